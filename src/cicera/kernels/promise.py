"""Which move is looked at first?

The one that promises most to its player: bonuses and honours at once, less the scùa and the picada
that the next player, whose cards are known, could make of it; then what has often been best in
other positions of the same search. One of several moves with alike cards is enough.
"""

from __future__ import annotations

from typing import Final

from cicera.kernels.appraising import HONOURS, SPADE_COUNT
from cicera.kernels.bonuses import bonus_points, bonuses_of
from cicera.kernels.desk import HISTORY, HISTORY_BITS, MOVES, SCORES
from cicera.kernels.jit import inlined
from cicera.kernels.layout import (
    CARD_BIT,
    CINQUANTA,
    COURT_RANK,
    FULL_MASK,
    HAND_CARDS,
    HANDS,
    LAID,
    LAST_SCUA,
    PACKETS,
    PLAYERS,
    PLIES,
    STAGE,
    SUIT_MASK,
    TABLE,
    TURN,
    Words,
)
from cicera.kernels.machine import lowest, multiply, popcount, shift_down, slot
from cicera.kernels.reducing import alike_cards, picada_card

_MIX: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST: Final = 1 << 40
_POINT: Final = 1 << 14
_CARD: Final = _POINT // 16
_SPADE: Final = _POINT // 6
_COURTS: Final = FULL_MASK & ~((1 << 4 * COURT_RANK) - 1)


@inlined
def order(
    state: Words,
    search: Words,
    count: int,
    kind: int,
    best: int,
    place: int,
) -> int:
    """Write those of ``count`` listed moves that differ, and what they promise, from ``place`` on.

    The place behind the last comes back. ``best`` is the move that was best here before, 0 if none
    is known.
    """
    table, laid, plies = state[TABLE], state[LAID], state[PLIES]
    hand = state[slot(HANDS + state[TURN])]
    follower = following_hand(state)
    alike = alike_cards(search, kind)
    alone = table & alike & ~picada_card(state)
    total = value_of(table)
    counts = state[LAST_SCUA] != 0 or plies + 1 < HAND_CARDS
    cinquanta = state[CINQUANTA]
    later = _later(hand & alike) & alike
    for number in range(count):
        move = search[slot(number)]
        card, captured = move >> CARD_BIT, move & FULL_MASK
        if later >> card & 1:
            continue
        if captured & alone & _later(alone & ~captured):
            continue
        rank = card >> 2
        value = rank + 1 if rank < COURT_RANK else 0
        if captured:
            after = table ^ captured
            taken = captured | 1 << card
            earned = bonuses_of(card, captured, after == 0, laid, counts, cinquanta)
            score = _POINT * (bonus_points(earned) + popcount(taken & HONOURS))
            score += _CARD * popcount(taken)
            if kind & SPADE_COUNT:
                score += _SPADE * popcount(taken & SUIT_MASK)
            rest = total - value
        else:
            after = table | 1 << card
            rest = total + value
            score = 0
            if follower >> 4 * rank & 15:
                score -= _POINT
        if after and _clears(after, rest, follower):
            score -= _POINT
        score += search[slot(history_place(move))] >> 4
        if move == best:
            score += _FIRST
        search[slot(MOVES + place)] = move
        search[slot(SCORES + place)] = score
        place += 1
    return place


@inlined
def history_place(move: int) -> int:
    """Where the history of ``move`` stands."""
    return HISTORY + shift_down(multiply(move, _MIX), 64 - HISTORY_BITS)


@inlined
def following_hand(state: Words) -> int:
    """The cards of the next player, of the next packet where this one is played out."""
    players, turn = state[PLAYERS], state[TURN]
    seat = turn + 1 if turn + 1 < players else 0
    hand: int = state[slot(HANDS + seat)]
    if hand == 0 and state[PLIES] + 1 < HAND_CARDS:
        hand = state[slot(PACKETS + state[STAGE] * players + seat)]
    return hand


@inlined
def value_of(cards: int) -> int:
    """The sum of the values of the numerals among ``cards``."""
    total = 0
    cards &= (1 << 4 * COURT_RANK) - 1
    while cards:
        total += (lowest(cards) >> 2) + 1
        cards &= cards - 1
    return total


@inlined
def _clears(table: int, total: int, hand: int) -> bool:
    """Whether a card of ``hand`` takes all of ``table``, whose numerals are worth ``total``."""
    if table & table - 1 == 0:
        return hand >> (lowest(table) & ~3) & 15 != 0
    return table & _COURTS == 0 and total <= COURT_RANK and hand >> 4 * (total - 1) & 15 != 0


@inlined
def _later(cards: int) -> int:
    """All cards behind one of ``cards`` among those of its rank."""
    return (
        (cards & 0x7777777777777) << 1 | (cards & 0x3333333333333) << 2 | (cards & SUIT_MASK) << 3
    )
