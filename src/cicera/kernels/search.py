"""Which move is best, as far as sampled worlds and playouts tell?

Two ways. :func:`weigh_moves` plays every legal move out in each of some worlds. :func:`grow_tree`
is information set Monte Carlo tree search with a single tree (Cowling, Powley and Whitehouse 2012):
each iteration goes down the tree in a world of its own, where only the moves are there that this
world allows, and a move that was there often and taken rarely is looked into. Seen from an open
hand the same is plain Monte Carlo tree search.

What a side reaches is its *lead*: its points less those of the other side, and among three sides
twice its points less those of both others. A napoleone (S7) counts :data:`NAPOLEONE_POINTS` points.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from cicera.kernels.chance import below
from cicera.kernels.greedy import greedy_playout
from cicera.kernels.jit import inlined, kernel
from cicera.kernels.layout import (
    CARD_BIT,
    HANDS,
    LIVE,
    NAPOLEONE,
    PLIES,
    SIDES,
    TURN,
    Words,
)
from cicera.kernels.machine import slot
from cicera.kernels.order import precedes
from cicera.kernels.play import (
    awaits_packet,
    count_moves,
    legal_moves,
    load,
    nth_move,
    over,
    play,
    save,
    side_of,
)
from cicera.kernels.rollout import UNIFORM, playout
from cicera.kernels.scoring import total
from cicera.kernels.worlds import sample_world

Floats = npt.NDArray[np.float64]

NAPOLEONE_POINTS: Final = 40
"""What a napoleone counts: it wins the match, but a search cannot say how much that is worth."""

NODE: Final = 8
"""Words of a node of the tree."""
MOVE, CHILD, SIBLING, VISITS, SEEN, POINTS = range(6)
"""A node: the move to it, its first child and next sibling (0 for none), how often it was visited
and could have been, and the leads of the side that made the move, added up."""
PLAN_WIDTH: Final = 4
SEAT, ROUNDS, TASTE, EXPLORE = range(PLAN_WIDTH)
"""A plan: the seat that looks, or ``OPEN``; how many worlds or iterations; out of 256 moves of a
playout so many are greedy, the others uniform; and the weight of what is little known, in
256ths of a point."""
EXPLORE_UNIT: Final = 256
_WORK_WIDTH: Final = 3 * 64
_PATH: Final = 64
_MOVERS: Final = 128
"""A search keeps the root, and the nodes and sides of the path of an iteration."""


@inlined
def lead(state: Words, side: int) -> int:
    """The lead of ``side`` at the end of the hand, times the number of the other sides."""
    sides = state[SIDES]
    if state[NAPOLEONE] >= 0:
        return NAPOLEONE_POINTS * (sides - 1 if state[NAPOLEONE] == side else -1)
    points = sides * total(state, side)
    for each in range(sides):
        points -= total(state, each)
    return int(points)


@inlined
def _roll(state: Words, chance: Words, moves: Words, taste: int) -> None:
    """Play to the end, ``taste`` out of 256 moves greedily."""
    if taste == UNIFORM:
        playout(state, chance, UNIFORM)
    else:
        greedy_playout(state, chance, moves, taste)


@kernel
def weigh_moves(state: Words, plan: Words, chance: Words, moves: Words, leads: Words) -> int:
    """Play every legal move out in each of some worlds, the same for all moves.

    ``moves`` and ``leads`` have ``MOVES_WIDTH`` words: at the place of each legal move, in the
    order of :func:`~cicera.kernels.play.legal_moves`, come the leads of its side, added up. The
    number of cards played comes back. ``state`` ends as it was.
    """
    before = state.copy()
    work = np.zeros(2 * LIVE, np.int64)
    count = legal_moves(state, moves)
    side = side_of(state, state[TURN])
    listed = moves[:count].copy()
    for place in range(count):
        leads[slot(place)] = 0
    played = 0
    save(state, work, 0)
    for _ in range(plan[ROUNDS]):
        load(state, work, 0)
        sample_world(state, plan[SEAT], chance)
        save(state, work, LIVE)
        for place in range(count):
            load(state, work, LIVE)
            play(state, listed[slot(place)])
            _roll(state, chance, moves, plan[TASTE])
            leads[slot(place)] += lead(state, side)
            played += state[PLIES] - work[PLIES]
    state[:] = before
    return played


@kernel
def best_weighed(state: Words, moves: Words, leads: Words) -> int:
    """The move with the largest of ``leads``; of equals the first in the order of ``domain``."""
    best = 0
    for place in range(1, legal_moves(state, moves)):
        more = leads[slot(place)] - leads[slot(best)]
        if more > 0 or (more == 0 and precedes(moves[slot(place)], moves[slot(best)])):
            best = place
    move: int = moves[slot(best)]
    return move


@kernel
def fill_logarithms(logs: Floats) -> None:
    """Set ``logs[n]`` to the natural logarithm of n, ``logs[0]`` to 0.

    From sums and quotients alone, so that they are the same on every machine.
    """
    logs[0] = 0.0
    logs[1] = 0.0
    for number in range(2, logs.size):
        part = 1.0 / (2 * number - 1)
        square = part * part
        term = part
        terms = part
        for odd in range(3, 42, 2):
            term *= square
            terms += term / odd
        logs[number] = logs[number - 1] + 2.0 * terms


@kernel
def grow_tree(
    state: Words, plan: Words, chance: Words, tree: Words, logs: Floats, moves: Words
) -> int:
    """Grow a tree from ``state``, node 0, by one node an iteration.

    ``tree`` has room for one node more than there are iterations, ``logs`` holds the logarithms up
    to their number. The number of cards played comes back. ``state`` ends as it was.
    """
    before = state.copy()
    work = np.zeros(_WORK_WIDTH, np.int64)
    explore = plan[EXPLORE] / EXPLORE_UNIT
    scale = 1.0 / (state[SIDES] - 1)
    save(state, work, 0)
    for word in range(NODE):
        tree[word] = 0
    size = 1
    played = 0
    for _ in range(plan[ROUNDS]):
        load(state, work, 0)
        sample_world(state, plan[SEAT], chance)
        depth = 0
        node = 0
        while not over(state) and not awaits_packet(state):
            work[slot(_MOVERS + depth)] = side_of(state, state[TURN])
            count = count_moves(state)
            child = _best_child(state, tree, node, count, scale, explore, logs)
            grown = child == 0
            if grown:
                child = size
                size += 1
                _add_child(tree, node, child, _new_move(state, tree, node, count, chance))
            work[slot(_PATH + depth)] = child
            depth += 1
            play(state, tree[slot(child * NODE + MOVE)])
            node = child
            if grown:
                break
        _roll(state, chance, moves, plan[TASTE])
        played += state[PLIES] - work[PLIES]
        for step in range(depth):
            place = work[slot(_PATH + step)] * NODE
            tree[slot(place + VISITS)] += 1
            tree[slot(place + POINTS)] += lead(state, work[slot(_MOVERS + step)])
    state[:] = before
    return played


@inlined
def _best_child(
    state: Words,
    tree: Words,
    node: int,
    count: int,
    scale: float,
    explore: float,
    logs: Floats,
) -> int:
    """The child to go on with (UCB1), counting those that are there; 0 to try a new move.

    A child is there if its card is in hand: what lies on the table, all worlds agree on.
    """
    hand = state[slot(HANDS + state[TURN])]
    best = 0
    most = 0.0
    child = tree[slot(node * NODE + CHILD)]
    while child:
        place = child * NODE
        if hand >> (tree[slot(place + MOVE)] >> CARD_BIT) & 1:
            count -= 1
            seen = tree[slot(place + SEEN)] + 1
            tree[slot(place + SEEN)] = seen
            visits = tree[slot(place + VISITS)]
            bound = scale * tree[slot(place + POINTS)] / visits
            bound += explore * sqrt(logs[slot(seen)] / visits)
            if best == 0 or bound > most:
                best = child
                most = bound
        child = tree[slot(place + SIBLING)]
    return 0 if count else best


@inlined
def _new_move(state: Words, tree: Words, node: int, count: int, chance: Words) -> int:
    """One of the ``count`` legal moves that are no child of ``node``, each equally likely."""
    while True:
        move = nth_move(state, below(chance, count))
        child = tree[slot(node * NODE + CHILD)]
        while child and tree[slot(child * NODE + MOVE)] != move:
            child = tree[slot(child * NODE + SIBLING)]
        if not child:
            return move


@inlined
def _add_child(tree: Words, node: int, child: int, move: int) -> None:
    """Make ``child`` the first child of ``node``."""
    place = child * NODE
    tree[slot(place + MOVE)] = move
    tree[slot(place + CHILD)] = 0
    tree[slot(place + SIBLING)] = tree[slot(node * NODE + CHILD)]
    tree[slot(place + VISITS)] = 0
    tree[slot(place + SEEN)] = 1
    tree[slot(place + POINTS)] = 0
    tree[slot(node * NODE + CHILD)] = child


@kernel
def most_visited(tree: Words) -> int:
    """The move of the root that was visited most; of equals the first for ``domain``."""
    best = tree[CHILD]
    child = best
    while child:
        more = tree[slot(child * NODE + VISITS)] - tree[slot(best * NODE + VISITS)]
        earlier = precedes(tree[slot(child * NODE + MOVE)], tree[slot(best * NODE + MOVE)])
        if more > 0 or (more == 0 and earlier):
            best = child
        child = tree[slot(child * NODE + SIBLING)]
    move: int = tree[slot(best * NODE + MOVE)]
    return move
