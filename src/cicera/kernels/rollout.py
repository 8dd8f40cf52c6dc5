"""How does a hand go on by chance?

Playouts are seeded: what they do follows from the state, the chance and the taste alone.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from cicera.kernels.captures import nth_capture, ways
from cicera.kernels.chance import below, deal
from cicera.kernels.jit import inlined, kernel
from cicera.kernels.layout import (
    HANDS,
    ITEMS,
    MAX_SIDES,
    NAPOLEONE,
    PLAYERS,
    TURN,
    Words,
)
from cicera.kernels.machine import lowest, slot
from cicera.kernels.play import (
    awaits_packet,
    count_moves,
    legal_moves,
    make_move,
    nth_move,
    over,
    play,
)
from cicera.kernels.scoring import score

UNIFORM: Final = 0
TAKING: Final = 256
TALLY_WIDTH: Final = ITEMS * MAX_SIDES + MAX_SIDES
"""The width of what :func:`playouts` adds up."""


@inlined
def uniform_move(state: Words, chance: Words) -> int:
    """A move of the player to move, each legal one equally likely, found by counting."""
    return nth_move(state, below(chance, count_moves(state)))


@inlined
def taking_move(state: Words, chance: Words) -> int:
    """A capture, each equally likely, or if there is none a lay, each equally likely."""
    hand = state[slot(HANDS + state[TURN])]
    cards = hand
    count = 0
    while cards:
        count += ways(state, lowest(cards) >> 2)
        cards &= cards - 1
    if count == 0:
        return uniform_move(state, chance)
    index = below(chance, count)
    card = lowest(hand)
    count = ways(state, card >> 2)
    while index >= count:
        index -= count
        hand &= hand - 1
        card = lowest(hand)
        count = ways(state, card >> 2)
    return make_move(card, nth_capture(state, card >> 2, index))


@kernel
def playout(state: Words, chance: Words, taste: int) -> None:
    """Play the hand to its end, or to a packet that is not known.

    ``taste`` out of 256 moves are a :func:`taking_move`, the others a :func:`uniform_move`:
    :data:`UNIFORM` … :data:`TAKING`.
    """
    if taste == UNIFORM:
        while not over(state) and not awaits_packet(state):
            play(state, uniform_move(state, chance))
    else:
        while not over(state) and not awaits_packet(state):
            if below(chance, TAKING) < taste:
                play(state, taking_move(state, chance))
            else:
                play(state, uniform_move(state, chance))


@kernel
def playouts(state: Words, chance: Words, taste: int, hands: int, tally: Words) -> None:
    """Deal, play and score ``hands`` hands, the dealers in turn, and add up what they score.

    ``tally`` has :data:`TALLY_WIDTH` words: the points of each side by item as :func:`score`
    writes them, then each side's napoleoni. ``state`` needs only its rules and ends as the last
    hand.
    """
    points = np.zeros(ITEMS * MAX_SIDES, np.int64)
    dealer = 0
    for _ in range(hands):
        deal(state, chance, dealer)
        playout(state, chance, taste)
        score(state, points)
        for place in range(ITEMS * MAX_SIDES):
            tally[slot(place)] += points[slot(place)]
        if state[NAPOLEONE] >= 0:
            tally[slot(ITEMS * MAX_SIDES + state[NAPOLEONE])] += 1
        dealer = dealer + 1 if dealer + 1 < state[PLAYERS] else 0


@kernel
def listed_playouts(state: Words, chance: Words, moves: Words, hands: int, tally: Words) -> None:
    """The uniform :func:`playouts`, with every legal move written to ``moves`` before each play."""
    points = np.zeros(ITEMS * MAX_SIDES, np.int64)
    dealer = 0
    for _ in range(hands):
        deal(state, chance, dealer)
        while not over(state):
            count = legal_moves(state, moves)
            play(state, moves[slot(below(chance, count))])
        score(state, points)
        for place in range(ITEMS * MAX_SIDES):
            tally[slot(place)] += points[slot(place)]
        if state[NAPOLEONE] >= 0:
            tally[slot(ITEMS * MAX_SIDES + state[NAPOLEONE])] += 1
        dealer = dealer + 1 if dealer + 1 < state[PLAYERS] else 0
