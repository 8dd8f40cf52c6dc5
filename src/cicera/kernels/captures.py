"""What can a card take from the table, and in how many ways? (rules.md P2, P3)

The numbers of sets of table numerals that add up to 0, 1, 2 … are the coefficients of the product
of ``1 + x**value`` over those cards. A state keeps that product for ``x = 2**11`` modulo 2**128,
in two words: laying a card multiplies it, taking one multiplies by the inverse, which exists
because the factor is odd, and the count for ``total`` is read from bit ``11 * total`` on. None
runs over, as at most 1,702 sets are worth ten; and of the one that lies across both words, for 5,
there are at most 100. A third word counts the courts in the same way.

The captures of a card are ordered by their sets as numbers, the largest first, so that single
cards come before sums. :func:`nth_capture` and :func:`captures` keep to it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from cicera.kernels.jit import inlined, kernel
from cicera.kernels.layout import (
    CARD_BIT,
    COURT_RANK,
    MAX_MOVES,
    RANKS,
    TABLE,
    WAYS,
    Words,
)
from cicera.kernels.machine import highest, popcount, product_128, slot

_BITS: Final = 11
_FIELD: Final = (1 << _BITS) - 1
_STACK: Final = 6
"""Words that a branch still to be listed takes; there are at most nine of them at a time."""


def _table(values: list[int]) -> npt.NDArray[np.int64]:
    """``values`` modulo 2**64 as int64."""
    return np.array([value & (1 << 64) - 1 for value in values], np.uint64).view(np.int64)


_NUMERALS: Final = range(COURT_RANK)
_PLACES: Final = [
    _BITS * (rank + 1) if rank in _NUMERALS else 128 + _BITS * (rank - COURT_RANK)
    for rank in range(RANKS)
]
"""The bit at which the captures of a rank are counted."""
_FACTORS: Final = [1 + (1 << _PLACES[rank]) if rank in _NUMERALS else 1 for rank in range(RANKS)]
_INVERSES: Final = [pow(factor, -1, 1 << 128) for factor in _FACTORS]
_FACTOR_LOW: Final = _table(_FACTORS)
_FACTOR_HIGH: Final = _table([factor >> 64 for factor in _FACTORS])
_INVERSE_LOW: Final = _table(_INVERSES)
_INVERSE_HIGH: Final = _table([inverse >> 64 for inverse in _INVERSES])
_COURT: Final = _table(
    [0 if rank in _NUMERALS else 1 << _PLACES[rank] - 128 for rank in range(RANKS)]
)
_PLACE: Final = _table(_PLACES)


@inlined
def ways(state: Words, rank: int) -> int:
    """How many captures a card of ``rank`` 0-12 has on the table of ``state`` (P2, P3)."""
    place = _PLACE[slot(rank)]
    counts: int = state[slot(WAYS + (place >> 6))] >> (place & 63) & _FIELD
    return counts


@inlined
def lay_ways(state: Words, card: int) -> None:
    """Count ``card``, which has just come to the table."""
    rank = slot(card >> 2)
    state[WAYS], state[WAYS + 1] = product_128(
        state[WAYS], state[WAYS + 1], _FACTOR_LOW[rank], _FACTOR_HIGH[rank]
    )
    state[WAYS + 2] += _COURT[rank]


@inlined
def take_ways(state: Words, captured: int) -> None:
    """Count the cards of the set ``captured`` no longer."""
    low, high, courts = state[WAYS], state[WAYS + 1], state[WAYS + 2]
    while captured:
        card = highest(captured)
        captured ^= 1 << card
        rank = slot(card >> 2)
        low, high = product_128(low, high, _INVERSE_LOW[rank], _INVERSE_HIGH[rank])
        courts -= _COURT[rank]
    state[WAYS], state[WAYS + 1], state[WAYS + 2] = low, high, courts


@kernel
def count_table(state: Words) -> None:
    """Set the counters of ``state`` to what its table says."""
    state[WAYS], state[WAYS + 1], state[WAYS + 2] = 1, 0, 0
    table = state[TABLE]
    while table:
        card = highest(table)
        table ^= 1 << card
        lay_ways(state, card)


@inlined
def takes(card: int, captured: int) -> bool:
    """Whether ``card`` may take exactly the set ``captured``, if it lies on the table (P2, P3)."""
    rank = card >> 2
    if captured & ~(15 << 4 * rank) == 0:
        return popcount(captured) == 1
    total = 0
    courts = rank >= COURT_RANK or captured >> 4 * COURT_RANK != 0
    while captured:
        taken = highest(captured)
        captured ^= 1 << taken
        total += (taken >> 2) + 1
    return not courts and total == rank + 1


@inlined
def nth_capture(state: Words, rank: int, index: int) -> int:
    """The set at ``index``, from 0, among the captures of a card of ``rank`` (P2, P3)."""
    table = state[TABLE]
    same = table >> 4 * rank & 15
    count = popcount(same)
    if index < count:
        return _nth_highest(same, index) << 4 * rank
    low, high = state[WAYS], state[WAYS + 1]
    index -= count
    rest = rank + 1
    below = table & (1 << 4 * rank) - 1
    captured = 0
    while True:
        card = highest(below)
        below ^= 1 << card
        taken = slot(card >> 2)
        low, high = product_128(low, high, _INVERSE_LOW[taken], _INVERSE_HIGH[taken])
        left = rest - (card >> 2) - 1
        count = _counted(low, high, left)
        if index >= count:
            index -= count
            continue
        captured |= 1 << card
        rest = left
        same = below >> 4 * (rest - 1) & 15
        count = popcount(same)
        if index < count:
            break
        index -= count
        below &= (1 << 4 * (rest - 1)) - 1
    return captured | _nth_highest(same, index) << 4 * (rest - 1)


@inlined
def captures(state: Words, card: int, moves: Words, place: int) -> int:
    """Write every move in which ``card`` takes something to ``moves`` from ``place`` on (P2, P3).

    The place behind the last comes back. ``moves`` has ``MOVES_WIDTH`` words.
    """
    rank = card >> 2
    move = card << CARD_BIT
    table = state[TABLE]
    same = table & 15 << 4 * rank
    left = ways(state, rank) - popcount(same)
    place = _singles(same, move, moves, place)
    if not left:
        return place
    low, high = state[WAYS], state[WAYS + 1]
    below = table & (1 << 4 * rank) - 1
    rest = rank + 1
    stack = top = MAX_MOVES
    while True:
        # ``left`` sums to ``rest`` of cards in ``below`` are still to be listed behind ``move``.
        while True:
            card = highest(below)
            below ^= 1 << card
            taken = slot(card >> 2)
            low, high = product_128(low, high, _INVERSE_LOW[taken], _INVERSE_HIGH[taken])
            after = rest - (card >> 2) - 1
            count = _counted(low, high, after)
            if count:
                break
        if left > count:
            moves[slot(top)] = below
            moves[slot(top + 1)] = low
            moves[slot(top + 2)] = high
            moves[slot(top + 3)] = rest
            moves[slot(top + 4)] = move
            moves[slot(top + 5)] = left - count
            top += _STACK
        move |= 1 << card
        rest = after
        same = below & 15 << 4 * (rest - 1)
        place = _singles(same, move, moves, place)
        left = count - popcount(same)
        below &= (1 << 4 * (rest - 1)) - 1
        if not left:
            if top == stack:
                break
            top -= _STACK
            below = moves[slot(top)]
            low = moves[slot(top + 1)]
            high = moves[slot(top + 2)]
            rest = moves[slot(top + 3)]
            move = moves[slot(top + 4)]
            left = moves[slot(top + 5)]
    return place


@inlined
def _counted(low: int, high: int, total: int) -> int:
    """How many sets add up to ``total``, 0 … 10."""
    place = _BITS * total
    return (high if place > 63 else low) >> (place & 63) & _FIELD


@inlined
def _nth_highest(mask: int, index: int) -> int:
    """The set of one with the card at ``index``, from 0, counted from the highest of ``mask``."""
    while index:
        mask ^= 1 << highest(mask)
        index -= 1
    return 1 << highest(mask)


@inlined
def _singles(mask: int, move: int, moves: Words, place: int) -> int:
    """Write ``move`` with each card of ``mask`` added, the highest first."""
    while mask:
        bit = 1 << highest(mask)
        mask ^= bit
        moves[slot(place)] = move | bit
        place += 1
    return place
