"""What does the greedy player do, and how does a hand go on among greedy players?

The same as :mod:`cicera.players.greedy`, move by move: gains are whole twentieths of a point, and
risks the same operations on floats in the same order.
"""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt

from cicera.kernels.bonuses import bonus_points, bonuses_of
from cicera.kernels.chance import below
from cicera.kernels.jit import inlined, kernel
from cicera.kernels.layout import (
    CARD_BIT,
    CARDS,
    CINQUANTA,
    COURT_RANK,
    DIECI,
    FANTE_CAGNI,
    FULL_MASK,
    HAND_CARDS,
    HANDS,
    LAID,
    LAST_SCUA,
    MATA,
    NAPULA_LIMIT,
    NAPULA_SUIT,
    PACKET,
    PILES,
    PLAYERS,
    PLIES,
    STAGE,
    SUIT_MASK,
    TABLE,
    TURN,
    Words,
)
from cicera.kernels.machine import lowest, popcount, slot
from cicera.kernels.order import precedes
from cicera.kernels.play import awaits_packet, legal_moves, over, play
from cicera.kernels.rollout import uniform_move

POINT: Final = 20
CARD: Final = 2
SPADE_CARD: Final = 3
HONOUR: Final = 20
NAPULA_LOW: Final = 16
NAPULA_HIGH: Final = 4
GREEDY: Final = 256
"""The taste, for :func:`greedy_playout`, of players that are greedy always."""

_HONOURS: Final = 1 << MATA | 1 << DIECI | 1 << FANTE_CAGNI
_VALUED: Final = (0, MATA, 8, FANTE_CAGNI, DIECI)
"""All cards that can be worth a point or more, in the order of ``domain``."""
_VALUED_MASK: Final = sum(1 << card for card in _VALUED)
_LARGEST_HAND: Final = 24
_GOOD: Final = 5
"""A rank has so many numbers of cards, 0 … 4."""


def _odds() -> npt.NDArray[np.float64]:
    """The chance that a hand holds a good card, at ``(pool * 25 + hand) * 5 + good``."""
    table = np.zeros((CARDS + 1, _LARGEST_HAND + 1, _GOOD))
    for pool in range(CARDS + 1):
        for hand in range(min(pool, _LARGEST_HAND) + 1):
            for good in range(min(pool, _GOOD - 1) + 1):
                table[pool, hand, good] = 1 - comb(pool - good, hand) / comb(pool, hand)
    return table.reshape(-1)


_ODDS: Final = _odds()


@inlined
def _worth(cards: int, low: int, high: int) -> int:
    """What taking ``cards`` is worth, in twentieths of a point; ``low``, ``high``: the napula."""
    return (
        CARD * popcount(cards)
        + SPADE_CARD * popcount(cards & SUIT_MASK)
        + HONOUR * popcount(cards & _HONOURS)
        + NAPULA_LOW * popcount(cards & low)
        + NAPULA_HIGH * popcount(cards & high)
    )


@inlined
def _unseen(state: Words) -> int:
    """The cards that the player to move has not seen."""
    seen = state[TABLE] | state[slot(HANDS + state[TURN])]
    seen |= state[PILES] | state[PILES + 1] | state[PILES + 2]
    unseen: int = FULL_MASK ^ seen
    return unseen


@inlined
def _odds_row(state: Words, pool: int) -> int:
    """Where in the odds the next player's hand of ``pool`` unseen cards begins."""
    players = state[PLAYERS]
    following = state[TURN] + 1 if state[TURN] + 1 < players else 0
    held = popcount(state[slot(HANDS + following)])
    if held == 0 and state[STAGE] * players * state[PACKET] < HAND_CARDS:
        held = state[PACKET]
    return (pool * (_LARGEST_HAND + 1) + held) * _GOOD


@inlined
def _held(unseen: int, rank: int, row: int) -> float:
    """The chance that the next player holds a card of ``rank``."""
    odds: float = _ODDS[slot(row + popcount(unseen >> 4 * rank & 15))]
    return odds


@inlined
def _clearing_rank(table: int, courts: int, total: int) -> int:
    """The rank that takes all of ``table``, or -1: ``courts`` of it, numerals worth ``total``."""
    if table & table - 1 == 0:
        return lowest(table) >> 2
    return total - 1 if courts == 0 and total <= COURT_RANK else -1


@inlined
def _risk(table: int, clearing: int, unseen: int, row: int, low: int, high: int) -> float:
    """What the next player may expect of ``table``, which rank ``clearing`` clears (-1: none)."""
    risk = POINT * _held(unseen, clearing, row) if clearing >= 0 else 0.0
    if table & _VALUED_MASK:
        for valued in _VALUED:
            worth = _worth(table & 1 << valued, low, high)
            if worth >= HONOUR:
                risk += worth * _held(unseen, valued >> 2, row)
    return risk


@kernel
def greedy_move(state: Words, moves: Words) -> int:
    """The move that the greedy player makes; ``moves`` has ``MOVES_WIDTH`` words.

    Of the hands only that of the player to move is looked at, and how many cards the next one has.
    """
    count = legal_moves(state, moves)
    table = state[TABLE]
    unseen = _unseen(state)
    row = _odds_row(state, popcount(unseen))
    suit = SUIT_MASK << state[NAPULA_SUIT]
    low = suit & 0xFFF
    high = suit & (1 << 4 * state[NAPULA_LIMIT]) - 1 & ~0xFFF
    courts = popcount(table >> 4 * COURT_RANK)
    total = 0
    for rank in range(COURT_RANK):
        total += (rank + 1) * popcount(table >> 4 * rank & 15)
    scua_counts = state[LAST_SCUA] != 0 or state[PLIES] != HAND_CARDS - 1
    scua_next = state[LAST_SCUA] != 0 or state[PLIES] != HAND_CARDS - 2
    best = -1
    most = 0.0
    for place in range(count):
        move = moves[slot(place)]
        card = move >> CARD_BIT
        captured = move & FULL_MASK
        rank = card >> 2
        step = -1 if captured else 1
        left = courts
        sum_left = total
        if rank < COURT_RANK:
            sum_left += step * (rank + 1)
        else:
            left += step
        after = table ^ captured if captured else table | 1 << card
        clearing = _clearing_rank(after, left, sum_left) if after and scua_next else -1
        risk = _risk(after, clearing, unseen, row, low, high)
        if captured:
            earned = bonuses_of(
                card, captured, after == 0, state[LAID], scua_counts, state[CINQUANTA]
            )
            gain = POINT * bonus_points(earned) + _worth(captured | 1 << card, low, high)
            value = gain - risk
        else:
            value = -risk - POINT * _held(unseen, rank, row)
        if best < 0 or value > most or (value == most and precedes(move, best)):
            best = move
            most = value
    return best


@kernel
def greedy_playout(state: Words, chance: Words, moves: Words, taste: int) -> None:
    """Play the hand to its end, or to a packet that is not known.

    ``taste`` out of 256 moves are greedy, the others uniform; :data:`GREEDY` draws nothing.
    """
    while not over(state) and not awaits_packet(state):
        if taste == GREEDY or below(chance, GREEDY) < taste:
            play(state, greedy_move(state, moves))
        else:
            play(state, uniform_move(state, chance))
