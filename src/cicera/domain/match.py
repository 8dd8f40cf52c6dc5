"""Who wins? (rules.md T3, M1, M2, S7)

A :class:`Match` is the hands played so far and what they add up to. Like a state it never
changes: :func:`open_hand`, :func:`advance` and :func:`refill_hand` return the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cicera.domain.cards import Mask
from cicera.domain.deal import Deal
from cicera.domain.play import Move, State, play, refill, start
from cicera.domain.rules import Rules
from cicera.domain.scoring import Sheet, score
from cicera.errors import IllegalMove


@dataclass(frozen=True, slots=True)
class Match:
    """The hands of a match, the last perhaps in progress, and the sheets of the complete ones.

    ``totals`` are the points of each side over the complete hands (M1).
    """

    rules: Rules
    hands: tuple[State, ...]
    sheets: tuple[Sheet, ...]
    totals: tuple[int, ...]

    @property
    def state(self) -> State | None:
        """The hand in progress; None between hands, before the first and after the last."""
        return self.hands[-1] if len(self.hands) > len(self.sheets) else None

    @property
    def napoleone(self) -> int | None:
        """The side that won by napoleone (S7)."""
        return self.sheets[-1].napoleone if self.sheets else None

    @property
    def winner(self) -> int | None:
        """The side that has won the match (M2, S7); None while it is undecided."""
        if self.napoleone is not None:
            return self.napoleone
        totals = self.totals
        best = max(totals)
        if self.state is not None or best < self.rules.target or totals.count(best) > 1:
            return None
        return totals.index(best)

    @property
    def next_dealer(self) -> int | None:
        """Who deals the next hand (T3); None before the first, when anyone may."""
        if not self.hands:
            return None
        return (self.hands[-1].deal.dealer + 1) % self.rules.players


def new_match(rules: Rules) -> Match:
    """A match in which no hand has been dealt."""
    return Match(rules, (), (), (0,) * rules.sides)


def verify_open(match: Match, dealer: int) -> None:
    """Raise :class:`IllegalMove` unless ``dealer`` may deal the next hand of ``match`` (T3, M2)."""
    number = len(match.hands)
    if match.state is not None:
        raise IllegalMove("hand-not-over", hand=number)
    if match.winner is not None:
        raise IllegalMove("match-decided", side=match.winner)
    if match.next_dealer is not None and dealer != match.next_dealer:
        raise IllegalMove("wrong-dealer", seat=dealer, right=match.next_dealer)


def open_hand(match: Match, deal: Deal) -> Match:
    """``match`` with the next hand dealt."""
    state = start(match.rules, deal)
    verify_open(match, deal.dealer)
    return replace(match, hands=(*match.hands, state))


def advance(match: Match, move: Move) -> Match:
    """``match`` after ``move`` in the hand in progress; the sheet is added when the hand ends."""
    state = play(_state(match), move)
    hands = (*match.hands[:-1], state)
    if not state.over:
        return Match(match.rules, hands, match.sheets, match.totals)
    sheet = score(state)
    totals = tuple(map(sum, zip(match.totals, sheet.totals, strict=True)))
    return Match(match.rules, hands, (*match.sheets, sheet), totals)


def refill_hand(match: Match, packet: Sequence[Mask]) -> Match:
    """``match`` with the next ``packet`` of the hand in progress given (D2)."""
    state = refill(_state(match), packet)
    return replace(match, hands=(*match.hands[:-1], state))


def _state(match: Match) -> State:
    if match.state is None:
        raise IllegalMove("hand-over" if match.hands else "nothing-dealt")
    return match.state
