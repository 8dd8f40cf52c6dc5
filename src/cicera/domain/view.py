"""What may one person know? (rules.md T2, D1, P1-P6, B1-B5)

A :class:`View` holds what a seat, or a spectator, sees at a real table and nothing else: two
matches that differ only in cards hidden from that seat give equal views. It is a plain value:
it compares, hashes, pickles, and ``dataclasses.asdict`` makes it JSON.
"""

from __future__ import annotations

from dataclasses import dataclass

from cicera.domain.cards import Card, Mask
from cicera.domain.match import Match
from cicera.domain.play import Choice, Play, State, legal_moves
from cicera.domain.rules import Rules
from cicera.domain.scoring import Line, Sheet, bonus_lines
from cicera.errors import InvalidRules


@dataclass(frozen=True, slots=True)
class View:
    """What ``seat`` knows of a match; ``seat`` is None for a spectator.

    Tuples are indexed by seat (``held``) or side (``totals``, ``piles``). ``turn`` is None when
    no one is to move, and ``legal`` is empty unless it is this seat's turn.
    """

    rules: Rules
    seat: int | None
    number: int
    """Which hand of the match this is, from 1."""
    dealer: int
    totals: tuple[int, ...]
    """Points of each side over the complete hands."""
    turn: int | None
    hand: Mask
    """The seat's own cards."""
    table: Mask
    opening: Mask
    """The four cards that lay on the table first."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    stock: int
    """How many cards are still to be dealt."""
    piles: tuple[int, ...]
    """How many cards each side has taken."""
    bonuses: tuple[Line, ...]
    """The bonuses so far, with their face-up cards."""
    laid: Card | None
    """The card just laid, which a picada would take (B2)."""
    last_capture: Play | None
    taker: int | None
    """The side that captured last, to which the sweep will go (P6)."""
    log: tuple[Play, ...]
    """Every play of this hand."""
    legal: tuple[Choice, ...]
    sheets: tuple[Sheet, ...]
    """The score sheets of the complete hands."""
    over: bool
    """Whether this hand is complete."""
    winner: int | None
    napoleone: int | None


def view(match: Match, seat: int | None = None) -> View:
    """What ``seat`` (None: a spectator) may know of the last hand of ``match``.

    Raises :class:`InvalidRules` for a seat that is not at the table or before the first deal.
    """
    rules = match.rules
    if seat is not None and (type(seat) is not int or not 0 <= seat < rules.players):
        raise InvalidRules("no-such-seat", seat=str(seat), last=rules.players - 1)
    if not match.hands:
        raise InvalidRules("nothing-dealt")
    state = match.hands[-1]
    return View(
        rules=rules,
        seat=seat,
        number=len(match.hands),
        dealer=state.deal.dealer,
        totals=match.totals,
        turn=None if state.over or state.awaits_packet else state.turn,
        hand=0 if seat is None else state.hands[seat],
        table=state.table,
        opening=state.deal.table,
        held=tuple(cards.bit_count() for cards in state.hands),
        stock=state.stock,
        piles=tuple(pile.bit_count() for pile in state.piles),
        bonuses=tuple(bonus_lines(state)) if state.napoleone is None else (),
        laid=state.laid,
        last_capture=next((p for p in reversed(state.log) if p.move.captured), None),
        taker=state.taker,
        log=state.log,
        legal=_legal(state, seat),
        sheets=match.sheets,
        over=state.over,
        winner=match.winner,
        napoleone=match.napoleone,
    )


def _legal(state: State, seat: int | None) -> tuple[Choice, ...]:
    if seat != state.turn:
        return ()
    choices = legal_moves(state).choices()
    return tuple(Choice(card, tuple(captures)) for card, captures in choices)
