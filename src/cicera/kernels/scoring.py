"""What is a hand worth? (rules.md S1-S7, B1-B5, M1)"""

from __future__ import annotations

from typing import Final

from cicera.kernels.bonuses import BONUS_MASK, bonus_points
from cicera.kernels.jit import inlined, kernel
from cicera.kernels.layout import (
    BONUS_BITS,
    BONUSES,
    CARTE_TIE,
    DIECI,
    FANTE_CAGNI,
    HAND_CARDS,
    ITEMS,
    MATA,
    NAPOLEONE,
    NAPULA_LIMIT,
    NAPULA_SUIT,
    PILES,
    PLIES,
    SIDES,
    SUIT_MASK,
    Words,
)
from cicera.kernels.machine import lowest, popcount, slot

CARTE, SPADE, MATA_ITEM, DIECI_ITEM, FANTE_ITEM, NAPULA, FIRST_BONUS = range(7)
"""Where the items stand in a side's row of the score sheet."""
CARTE_POINTS: Final = 2
NAPULA_FROM: Final = 3
_BONUSES: Final = ITEMS - FIRST_BONUS


@kernel
def score(state: Words, points: Words) -> None:
    """Write the score sheet to ``points``: honours and napula only once the hand is over (M1).

    ``points[ITEMS * side + item]`` are the points of ``side``, items in the order of
    :class:`cicera.domain.scoring.Item`; all 0 after napoleone. ``points`` has ``SHEET_WIDTH``
    words; those of sides that are not there stay as they are.
    """
    sides = state[SIDES]
    for place in range(ITEMS * sides):
        points[slot(place)] = 0
    if state[NAPOLEONE] >= 0:
        return
    for side in range(sides):
        counts = state[slot(BONUSES + side)]
        first = ITEMS * side + FIRST_BONUS
        for bonus in range(_BONUSES):
            points[slot(first + bonus)] = counts >> BONUS_BITS * bonus & BONUS_MASK
    if state[PLIES] < HAND_CARDS:
        return
    carte = _most(state, -1)
    if carte >= 0:
        points[slot(ITEMS * carte + CARTE)] = CARTE_POINTS
    elif _carte_split(state):
        points[CARTE] = points[ITEMS + CARTE] = CARTE_POINTS // 2
    spade = _most(state, SUIT_MASK)
    if spade >= 0:
        points[slot(ITEMS * spade + SPADE)] = 1
    for side in range(sides):
        pile = state[slot(PILES + side)]
        first = ITEMS * side
        points[slot(first + MATA_ITEM)] = pile >> MATA & 1
        points[slot(first + DIECI_ITEM)] = pile >> DIECI & 1
        points[slot(first + FANTE_ITEM)] = pile >> FANTE_CAGNI & 1
        points[slot(first + NAPULA)] = napula(state, pile)


@inlined
def total(state: Words, side: int) -> int:
    """The points of ``side``: those that :func:`score` writes, added up."""
    if state[NAPOLEONE] >= 0:
        return 0
    points: int = bonus_points(state[slot(BONUSES + side)])
    if state[PLIES] < HAND_CARDS:
        return points
    carte = _most(state, -1)
    if carte == side:
        points += CARTE_POINTS
    elif carte < 0 and _carte_split(state):
        points += CARTE_POINTS // 2
    if _most(state, SUIT_MASK) == side:
        points += 1
    pile: int = state[slot(PILES + side)]
    points += (pile >> MATA & 1) + (pile >> DIECI & 1) + (pile >> FANTE_CAGNI & 1)
    return points + napula(state, pile)


@inlined
def napula(state: Words, pile: int) -> int:
    """The unbroken run from the ace of the suit, from three cards on, up to the limit (S6)."""
    missing = ~pile >> state[NAPULA_SUIT] & SUIT_MASK | 1 << 52
    limit: int = state[NAPULA_LIMIT]
    length = min(lowest(missing) >> 2, limit)
    return length if length >= NAPULA_FROM else 0


@inlined
def _most(state: Words, mask: int) -> int:
    """The side with most cards of the set ``mask``; -1 for a tie at the top (S1, S2)."""
    best = -1
    most = -1
    for side in range(state[SIDES]):
        size = popcount(state[slot(PILES + side)] & mask)
        if size > most:
            most = size
            best = side
        elif size == most:
            best = -1
    return best


@inlined
def _carte_split(state: Words) -> bool:
    """Whether two sides that have equally many cards get a point each (S1)."""
    return bool(state[CARTE_TIE]) and state[SIDES] == 2
