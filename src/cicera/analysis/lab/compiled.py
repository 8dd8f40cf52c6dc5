"""How are very many hands played? Compiled, by players that the kernels know.

What is kept of each hand is told in :mod:`cicera.analysis.lab.rows`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from cicera.analysis.lab import rows as layout
from cicera.domain.rules import HAND_CARDS, Rules, make_rules
from cicera.kernels import packing
from cicera.kernels.bonuses import BONUS_MASK
from cicera.kernels.chance import CHANCE_WIDTH, deal, seed_chance
from cicera.kernels.greedy import greedy_move
from cicera.kernels.jit import kernel
from cicera.kernels.layout import (
    BONUS_BITS,
    CARD_BIT,
    DIECI,
    FANTE_CAGNI,
    FULL_MASK,
    ITEMS,
    MATA,
    MAX_SIDES,
    NAPOLEONE,
    PILES,
    PLAYERS,
    PLIES,
    SIDES,
    SUIT_MASK,
    TABLE,
    TURN,
    Words,
)
from cicera.kernels.machine import add, popcount, slot
from cicera.kernels.play import count_moves, over, play
from cicera.kernels.rollout import taking_move, uniform_move
from cicera.kernels.scoring import score
from cicera.kernels.warming import Step

UNIFORM, TAKING, GREEDY = range(3)
_TASTES: Final = {"random": UNIFORM, "taking": TAKING, "greedy": GREEDY}

_SHEET: Final = layout.SHEET
_NAPOLEONE: Final = layout.NAPOLEONE
_TAKER: Final = layout.TAKER
_EARNED: Final = layout.EARNED
_TAKEN: Final = layout.TAKEN
_CAUGHT: Final = layout.CAUGHT
_PILES: Final = layout.PILES
_SPADES: Final = layout.SPADES
_SIZES: Final = layout.SIZES
_BONUSES: Final = layout.BONUSES
_MOST_TAKEN: Final = layout.MOST_TAKEN
_WIDTH: Final = layout.WIDTH


@kernel
def play_hands(
    state: Words, chance: Words, moves: Words, task: Words, rows: Words, plies: Words
) -> None:
    """Play the hands that ``task`` names and write what is kept of them.

    ``task`` is a taste, the seed of hand 0, the number of the first hand, how many there are, and
    whether the table and the moves of each ply are wanted. ``rows`` has ``WIDTH`` words a hand;
    ``plies`` 96 a hand, where they are wanted. Hand ``n`` is dealt by seat ``(n - 1) % players``,
    from the chance whose seed is that of hand 0 plus ``n``. ``state`` needs only its rules.
    """
    taste, seed, first, hands, detailed = task[0], task[1], task[2], task[3], task[4]
    sheet = np.zeros(ITEMS * MAX_SIDES, np.int64)
    players = state[PLAYERS]
    for hand in range(hands):
        number = first + hand
        dealer = (number - 1) % players
        seed_chance(chance, add(seed, number))
        deal(state, chance, dealer)
        row = hand * _WIDTH
        for word in range(_WIDTH):
            rows[slot(row + word)] = 0
        while not over(state):
            if detailed:
                place = 2 * (HAND_CARDS * hand + state[PLIES])
                plies[slot(place)] = popcount(state[TABLE])
                plies[slot(place + 1)] = count_moves(state)
            if taste == UNIFORM:
                move = uniform_move(state, chance)
            elif taste == TAKING:
                move = taking_move(state, chance)
            else:
                move = greedy_move(state, moves)
            place = (state[TURN] - dealer - 1 + players) % players
            earned = play(state, move)
            _note_play(rows, row, place, move, earned)
        score(state, sheet)
        _note_end(state, sheet, dealer, rows, row)


@kernel
def _note_play(rows: Words, row: int, place: int, move: int, earned: int) -> None:
    """Add what the seat at ``place`` did with ``move`` to the hand's row."""
    captured = move & FULL_MASK
    size = popcount(captured)
    rows[slot(row + _SIZES + min(size, _MOST_TAKEN))] += 1
    if captured == 0:
        return
    rows[slot(row + _TAKER)] = place + 1
    rows[slot(row + _TAKEN + place)] += size + 1
    for kind in range(_BONUSES):
        rows[slot(row + _EARNED + _BONUSES * place + kind)] += (
            earned >> BONUS_BITS * kind & BONUS_MASK
        )
    taken = captured | 1 << (move >> CARD_BIT)
    if taken >> MATA & 1:
        rows[slot(row + _CAUGHT)] = place + 1
    if taken >> DIECI & 1:
        rows[slot(row + _CAUGHT + 1)] = place + 1
    if taken >> FANTE_CAGNI & 1:
        rows[slot(row + _CAUGHT + 2)] = place + 1


@kernel
def _note_end(state: Words, sheet: Words, dealer: int, rows: Words, row: int) -> None:
    """Write what the hand came to, each side at its place."""
    sides = state[SIDES]
    for side in range(sides):
        place = (side - dealer - 1 + 2 * state[PLAYERS]) % state[PLAYERS] % sides
        for item in range(ITEMS):
            rows[slot(row + _SHEET + ITEMS * place + item)] = sheet[slot(ITEMS * side + item)]
        pile = state[slot(PILES + side)]
        rows[slot(row + _PILES + place)] = popcount(pile)
        rows[slot(row + _SPADES + place)] = popcount(pile & SUIT_MASK)
        if state[NAPOLEONE] == side:
            rows[slot(row + _NAPOLEONE)] = place + 1


def sample_hands(
    rules: Rules, player: str, seed: int, first: int, hands: int, *, detailed: bool
) -> tuple[layout.Rows, layout.Plies]:
    """Hands ``first`` … of ``rules`` as ``player``, one of :data:`COMPILED`, plays all seats.

    ``seed`` is that of hand 0. The plies are empty unless ``detailed``.
    """
    seed = (seed + (1 << 63)) % (1 << 64) - (1 << 63)
    task = np.array([_TASTES[player], seed, first, hands, detailed], np.int64)
    rows = np.zeros(hands * layout.WIDTH, np.int64)
    plies = np.zeros(hands * HAND_CARDS * 2 if detailed else 0, np.int64)
    play_hands(
        packing.new_state(rules), packing.new_chance(0), packing.new_moves(), task, rows, plies
    )
    return (
        rows.reshape(hands, layout.WIDTH).astype(np.uint8),
        plies.reshape(-1, HAND_CARDS, 2).astype(np.uint16),
    )


def playing_steps() -> list[Step]:
    """What has to be compiled before the first compiled hand."""
    call = partial(sample_hands, make_rules(), "greedy", 0, 1, 1, detailed=True)
    return [*dealing_steps(), Step(play_hands, call)]


def dealing_steps() -> list[Step]:
    """What has to be compiled before a hand is dealt to players that are not."""
    state, chance = packing.new_state(make_rules()), np.zeros(CHANCE_WIDTH, np.int64)
    return [
        Step(seed_chance, lambda: seed_chance(chance, 0)),
        Step(deal, lambda: deal(state, chance, 0)),
    ]
