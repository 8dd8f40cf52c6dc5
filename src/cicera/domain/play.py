"""What happens when a card is played? (rules.md T4, D2, P1-P6, B1-B5, S7)

A :class:`State` is one hand in play, from the first packet to the sweep. Only :func:`start`,
:func:`refill` and :func:`play` make states; each has a ``verify_…`` that raises why not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, NoReturn, overload

from cicera.domain.bonuses import Bonus, bonuses_of
from cicera.domain.captures import captures, sums, takes, ways
from cicera.domain.cards import (
    CODES,
    COURTS_MASK,
    FULL_MASK,
    RANK,
    RANK_MASKS,
    SPADE,
    SUIT_MASKS,
    VALUE,
    Card,
    Mask,
    cards_in,
    format_cards,
)
from cicera.domain.deal import Deal, add_packet, verify_deal
from cicera.domain.rules import HAND_CARDS, Rules
from cicera.errors import IllegalMove

_SPADE_MASK = SUIT_MASKS[SPADE]


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """Play ``card`` and take the set ``captured``, or lay it when that is empty (P1)."""

    card: Card
    captured: Mask = 0


@dataclass(frozen=True, slots=True)
class Play:
    """A move that was made: by whom, what it earned at once, and what the sweep took (P6)."""

    seat: int
    move: Move
    bonuses: tuple[Bonus, ...] = ()
    swept: Mask = 0
    taker: int | None = None
    """The side that the sweep went to; None when nothing was swept or nobody had captured."""


class Choice(NamedTuple):
    """All that one card can do: be laid, or take one of ``captures`` (ascending)."""

    card: Card
    captures: Sequence[Mask]


class State(NamedTuple):
    """One hand in play. Seats and sides index the tuples; cards are masks.

    A named tuple, since one is made for every card played and this is the cheapest to make.

    ``laid`` is the card that the previous player laid and a picada would take (B2); ``taker`` the
    side that captured last; ``stage`` how many packets have been given to each seat.
    """

    rules: Rules
    deal: Deal
    stage: int
    turn: int
    hands: tuple[Mask, ...]
    table: Mask
    piles: tuple[Mask, ...]
    laid: Card | None = None
    taker: int | None = None
    napoleone: int | None = None
    log: tuple[Play, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the hand has ended (D2, S7)."""
        return self.napoleone is not None or len(self.log) == HAND_CARDS

    @property
    def awaits_packet(self) -> bool:
        """Whether the next packet must be given, and is not known, before play goes on (D2)."""
        return not self.over and not self.hands[self.turn]

    @property
    def stock(self) -> int:
        """How many cards are still to be dealt."""
        return HAND_CARDS - self.stage * self.rules.players * self.rules.packet


class Moves(Sequence[Move]):
    """The moves that ``cards`` can make on ``table``, in canonical order (P2-P4).

    Ordered by card; for each card the lay first, then its captures in ascending order. They are
    counted without being made, and made only when asked for: a table can allow many thousands.
    """

    __slots__ = ("_numbers", "cards", "table")

    def __init__(self, cards: Sequence[Card], table: Mask) -> None:
        self.cards = cards
        self.table = table
        self._numbers: list[int] = []

    @property
    def _counts(self) -> list[int]:
        if not self._numbers:
            self._numbers = _count_moves(self.cards, self.table)
        return self._numbers

    def __len__(self) -> int:
        return sum(self._counts)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return list(self)[index]
        place = index if index >= 0 else index + len(self)
        if place >= 0:
            for card, count in zip(self.cards, self._counts, strict=True):
                if place < count:
                    return Move(card, captures(self.table, card)[place - 1] if place else 0)
                place -= count
        raise IndexError(f"move {index} of {len(self)}")

    def __iter__(self) -> Iterator[Move]:
        for card, sets in self.choices():
            yield Move(card)
            for captured in sets:
                yield Move(card, captured)

    def choices(self) -> list[Choice]:
        """The same moves, grouped by card."""
        by_value = sums(self.table)
        return [
            Choice(card, by_value[VALUE[card]] if VALUE[card] else captures(self.table, card))
            for card in self.cards
        ]


def start(rules: Rules, deal: Deal) -> State:
    """The state in which the first player of ``deal`` is to play (T4).

    Raises :class:`InvalidRules` for a deal of other rules.
    """
    verify_deal(rules, deal)
    return State(
        rules=rules,
        deal=deal,
        stage=1,
        turn=(deal.dealer + 1) % rules.players,
        hands=deal.packets[0],
        table=deal.table,
        piles=(0,) * rules.sides,
    )


def legal_moves(state: State) -> Moves:
    """Every move that the player to move can make (P2-P4); none when no one is to move."""
    if state.over:
        return Moves((), 0)
    return Moves(cards_in(state.hands[state.turn]), state.table)


def moves_of(state: State, card: Card) -> Moves:
    """Every move that ``card`` can make in ``state``, whoever holds it (P2-P4)."""
    return Moves((card,), state.table)


def format_move(move: Move) -> str:
    """The canonical notation of ``move`` (notation.md N3): ``7d`` lays, ``9dx2d3d4d`` takes."""
    code = CODES[move.card]
    return f"{code}x{format_cards(move.captured)}" if move.captured else code


def list_moves(moves: Sequence[Move], *, limit: int = 8) -> str:
    """The first ``limit`` of ``moves`` in notation, for a message."""
    listed = [format_move(move) for move in moves[:limit]]
    return ", ".join(listed + ["…"] * (len(moves) > limit))


def verify_play(state: State, move: Move) -> None:
    """Raise :class:`IllegalMove` unless ``move`` is legal in ``state`` (P1-P4)."""
    if state.over:
        raise IllegalMove("hand-over")
    if not isinstance(move, Move):
        raise IllegalMove("no-such-move", move=repr(move))
    hand = state.hands[state.turn]
    card, captured = move.card, move.captured
    if type(card) is not int or type(captured) is not int:
        raise IllegalMove("no-such-move", move=repr(move))
    if not 0 <= card < len(CODES) or not 0 <= captured <= FULL_MASK:
        raise IllegalMove("no-such-move", move=repr(move))
    if not hand >> card & 1:
        _refuse_card(state, card)
    if not captured:
        return
    if captured & ~state.table:
        raise IllegalMove(
            "not-on-table",
            card=format_cards(captured & ~state.table, separator=" "),
            table=format_cards(state.table, separator=" ") or "-",
            played=CODES[card],
            options=list_moves(moves_of(state, card)),
        )
    if not takes(card, captured):
        _refuse_capture(state, card, captured)


def can_play(state: State, move: Move) -> bool:
    """Whether ``move`` is legal in ``state``."""
    try:
        verify_play(state, move)
    except IllegalMove:
        return False
    return True


def play(state: State, move: Move) -> State:
    """The state after ``move``: captures, bonuses, refill, sweep and napoleone included.

    Raises :class:`IllegalMove` when the move is not legal; ``state`` itself never changes.
    """
    verify_play(state, move)
    rules, seat, card, captured = state.rules, state.turn, move.card, move.captured
    last = len(state.log) == HAND_CARDS - 1
    taker, piles, bonuses = state.taker, state.piles, _NO_BONUS
    if captured:
        table = state.table ^ captured
        taker = rules.side_of(seat)
        piles = _add(piles, taker, captured | 1 << card)
        bonuses = _earned(state, move, empty=not table, last=last)
    else:
        table = state.table | 1 << card
    swept = 0
    if last and taker is not None:
        swept, table = table, 0
        piles = _add(piles, taker, swept)
    return _next_turn(
        state,
        Play(seat, move, bonuses, swept, taker if swept else None),
        table,
        piles,
        taker,
    )


def verify_refill(state: State, packet: Sequence[Mask]) -> Deal:
    """The deal of ``state`` with ``packet`` added; raises why it cannot be (D2).

    :class:`IllegalMove` when no packet is due, :class:`InvalidRules` for wrong cards.
    """
    if not state.awaits_packet:
        raise IllegalMove("no-packet-due")
    return add_packet(state.rules, state.deal, packet)


def refill(state: State, packet: Sequence[Mask]) -> State:
    """Give each seat its next ``packet``, where the deal did not know it (D2)."""
    deal = verify_refill(state, packet)
    return state._replace(deal=deal, stage=state.stage + 1, hands=deal.packets[-1])


_NO_BONUS: tuple[Bonus, ...] = ()


def _count_moves(cards: Sequence[Card], table: Mask) -> list[int]:
    """How many moves each of ``cards`` has: to lay it, and each capture."""
    sets = ways(table)
    counts = []
    for card in cards:
        value = VALUE[card]
        if value:
            counts.append(1 + (sets >> 16 * value & 0xFFFF))
        else:
            counts.append(1 + (table & RANK_MASKS[RANK[card]]).bit_count())
    return counts


def _add(piles: tuple[Mask, ...], side: int, cards: Mask) -> tuple[Mask, ...]:
    return (*piles[:side], piles[side] | cards, *piles[side + 1 :])


def _earned(state: State, move: Move, *, empty: bool, last: bool) -> tuple[Bonus, ...]:
    return bonuses_of(
        move.card,
        move.captured,
        empty=empty,
        laid=state.laid,
        scua_counts=state.rules.last_scua or not last,
        cinquanta=state.rules.cinquanta,
    )


def _next_turn(
    state: State, played: Play, table: Mask, piles: tuple[Mask, ...], taker: int | None
) -> State:
    """The state after ``played``: napoleone judged, hands refilled, the next seat to move."""
    rules, deal, stage, seat, move = state.rules, state.deal, state.stage, played.seat, played.move
    napoleone = None
    if rules.napoleone and taker is not None and piles[taker] & _SPADE_MASK == _SPADE_MASK:
        napoleone = taker
    hands = state.hands
    hands = (*hands[:seat], hands[seat] ^ 1 << move.card, *hands[seat + 1 :])
    if not any(hands) and stage < len(deal.packets) and napoleone is None:
        hands = deal.packets[stage]
        stage += 1
    return State(
        rules,
        deal,
        stage,
        (seat + 1) % rules.players,
        hands,
        table,
        piles,
        None if move.captured else move.card,
        taker,
        napoleone,
        (*state.log, played),
    )


def _refuse_card(state: State, card: Card) -> NoReturn:
    hand = format_cards(state.hands[state.turn], separator=" ")
    raise IllegalMove("not-in-hand", card=CODES[card], seat=state.turn, hand=hand or "-")


def _refuse_capture(state: State, card: Card, captured: Mask) -> NoReturn:
    """Say why ``card`` does not take ``captured``, and what it could do instead."""
    if not VALUE[card]:
        code = "court-takes-its-rank"
    elif captured & COURTS_MASK:
        code = "court-in-sum"
    else:
        code = "wrong-sum" if captured & (captured - 1) else "takes-its-value"
    values = [VALUE[taken] for taken in cards_in(captured)]
    raise IllegalMove(
        code,
        move=format_move(Move(card, captured)),
        card=CODES[card],
        terms=" + ".join(map(str, values)),
        total=sum(values),
        value=VALUE[card],
        options=list_moves(moves_of(state, card)),
    )
