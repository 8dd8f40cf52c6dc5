"""Searches: what playouts and trees say of a move, on hands small enough to know."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys

import numpy as np
import pytest
from tests.domain.positions import position
from tests.strategies import chance_of, random_rules

from cicera import Rules, State, format_move, legal_moves, parse_rules, play, score
from cicera.kernels import jit, packing, warming
from cicera.kernels import play as kernels
from cicera.kernels.chance import deal
from cicera.kernels.greedy import GREEDY, greedy_move
from cicera.kernels.layout import MOVES_WIDTH, NAPOLEONE, Words
from cicera.kernels.search import (
    CHILD,
    MOVE,
    NAPOLEONE_POINTS,
    NODE,
    SEEN,
    SIBLING,
    VISITS,
    best_weighed,
    fill_logarithms,
    grow_tree,
    lead,
    most_visited,
    weigh_moves,
)
from cicera.kernels.worlds import OPEN
from cicera.players.search import make_plan


def best_lead(state: State, side: int) -> int:
    """The lead of ``side`` (two sides) when both play as well as they can, by trying everything."""
    if state.over:
        totals = score(state).totals
        return totals[side] - totals[1 - side]
    leads = [best_lead(play(state, move), side) for move in legal_moves(state)]
    return max(leads) if state.rules.side_of(state.turn) == side else min(leads)


def grown(state: Words, iterations: int, *, seat: int = OPEN) -> tuple[Words, int, int]:
    """The tree, the best move and the number of cards played."""
    tree, logs = np.zeros(NODE * (iterations + 1), np.int64), np.zeros(iterations + 1)
    fill_logarithms(logs)
    plan = make_plan(seat, iterations, 0, explore=4.0)
    chance, moves = packing.new_chance(1), packing.new_moves()
    nodes = grow_tree(state, plan, chance, tree, logs, moves)
    return tree, int(most_visited(tree)), nodes


ENDINGS = [
    position(
        "caciada napoleone=off", hands=("7d 2c", "3c Rb", "7s 2d", "9c Rd"), table="4s 3d", taker=1
    ),
    position(
        "bigia napoleone=off", hands=("As 5c", "5d Rb", "Ac 6d", "6c Rd"), table="2s 4d", taker=0
    ),
    position("moedas players=2 packet=12", hands=("7d 2c Fc", "3c Rb 7b"), table="4d 3d Fb"),
    position(
        "veloce players=2 packet=4 napoleone=off", hands=("As 9c 3b", "3s 8c Ab"), table="2s 5d"
    ),
]


@pytest.mark.parametrize("state", ENDINGS)
def test_an_open_tree_finds_the_best_move(state: State) -> None:
    """Against playing all hands there are; several moves may be best."""
    side = state.rules.side_of(state.turn)
    values = {move: best_lead(play(state, move), side) for move in legal_moves(state)}
    assert len(set(values.values())) > 1
    _, move, _ = grown(packing.pack_state(state), 20_000)
    assert values[packing.unpack_move(move)] == max(values.values())


def test_weighing_adds_up_what_playouts_score() -> None:
    """One greedy playout of an open hand, by hand: the move, then what greedy players do."""
    rules = parse_rules("veloce players=3 packet=4")
    state, chance = packing.new_state(rules), packing.new_chance(3)
    deal(state, chance, 0)
    moves, leads = packing.new_moves(), packing.new_moves()
    before = state.copy()
    played = weigh_moves(state, make_plan(OPEN, 3, GREEDY), chance, moves, leads)
    np.testing.assert_array_equal(state, before)
    count = kernels.legal_moves(state, moves)
    listed, weighed = moves[:count].copy(), leads[:count].copy()
    assert played == 3 * 48 * count
    for move, right in zip(listed, weighed, strict=True):
        after = state.copy()
        kernels.play(after, move)
        while not kernels.over(after):
            kernels.play(after, greedy_move(after, moves))
        totals = score(packing.unpack_state(after, rules)).totals
        assert right == 3 * (2 * totals[1] - totals[0] - totals[2])
    best = best_weighed(state, moves, leads)
    assert best in listed[weighed == weighed.max()]


def test_equals_go_to_the_first_of_domain() -> None:
    """Of two cards that nobody can take the one of coppe comes before the one of bastoni."""
    state = position("caciada napoleone=off", hands=("5c Ab", "Rb Cb"), table="", rest=0)
    words = packing.pack_state(state)
    moves, leads = packing.new_moves(), np.zeros(MOVES_WIDTH, np.int64)
    assert format_move(packing.unpack_move(best_weighed(words, moves, leads))) == "5c"
    tree = np.zeros(NODE * 3, np.int64)
    first, second = (packing.pack_move(move) for move in list(legal_moves(state))[:2])
    for children in ((first, second), (second, first)):
        tree[:] = 0
        tree[CHILD] = 1
        for place, move in enumerate(children, start=1):
            tree[NODE * place + MOVE] = move
            tree[NODE * place + SIBLING] = place + 1 if place < len(children) else 0
        assert most_visited(tree) == first


def test_tree_grows_a_node_an_iteration() -> None:
    """Each visit below the root is one iteration; in one world every child is there at all visits
    after the one that made it."""
    rules = parse_rules("caciada")
    state, chance = packing.new_state(rules), packing.new_chance(5)
    deal(state, chance, 0)
    before = state.copy()
    for seat in (OPEN, 1):
        tree, _, nodes = grown(state, 500, seat=seat)
        np.testing.assert_array_equal(state, before)
        assert nodes == 500 * 48
        nodes_of = tree.reshape(-1, NODE)
        assert (nodes_of[1:, VISITS] > 0).all()
        assert (nodes_of[1:, SEEN] >= nodes_of[1:, VISITS]).all()
        children = children_of(tree, 0)
        assert sum(int(nodes_of[child, VISITS]) for child in children) == 500
        moves = {int(nodes_of[child, MOVE]) for child in children}
        assert len(moves) == len(children) == kernels.count_moves(state)


def children_of(tree: Words, node: int) -> list[int]:
    found = []
    child = int(tree[NODE * node + CHILD])
    while child:
        found.append(child)
        child = int(tree[NODE * child + SIBLING])
    return found


def test_leads() -> None:
    """Two sides: the difference. Three: twice its own less the others'. Napoleone counts 40."""
    chance = chance_of("leads")
    stream = packing.new_chance(2)
    for _ in range(60):
        rules: Rules = random_rules(chance)
        state = packing.new_state(rules)
        deal(state, stream, 0)
        while not kernels.over(state):
            kernels.play(
                state, kernels.nth_move(state, chance.randrange(kernels.count_moves(state)))
            )
        totals = score(packing.unpack_state(state, rules)).totals
        leads = [int(lead(state, side)) for side in range(rules.sides)]
        assert sum(leads) == 0
        if state[NAPOLEONE] < 0:
            assert leads == [rules.sides * points - sum(totals) for points in totals]
        state[NAPOLEONE] = 1
        assert lead(state, 1) == NAPOLEONE_POINTS * (rules.sides - 1)
        assert lead(state, 0) == -NAPOLEONE_POINTS


def test_logarithms() -> None:
    logs = np.zeros(4001)
    fill_logarithms(logs)
    assert logs[0] == 0
    for number in (1, 2, 3, 10, 4000):
        assert abs(logs[number] - math.log(number)) < 1e-12


SAME = """
import json
import numpy as np
from cicera import parse_rules, stream
from cicera.kernels import packing
from cicera.kernels.chance import deal
from cicera.players.search import Grower, Weigher
said = []
for number, words in enumerate(("caciada packet=3", "veloce players=3 packet=4")):
    rules = parse_rules(words)
    state, chance = packing.new_state(rules), packing.new_chance(number)
    deal(state, chance, 0)
    for taste in (0, 179):
        grower = Grower(stream(1, "test"), iterations=12, explore=4.0, taste=taste)
        weigher = Weigher(stream(1, "test"), rounds=1, taste=taste)
        for seat in (1, -1):
            move = grower.best(state, seat)
            said.append([move.card, move.captured, grower.nodes, grower._tree.tolist()])
            move = weigher.best(state, seat, 20)
            said.append([move.card, move.captured, weigher.nodes, weigher._leads[:12].tolist()])
print(json.dumps(said))
"""


def test_interpreted_searches_are_the_same() -> None:
    said = []
    for disabled in "01":
        answer = subprocess.run(  # noqa: S603
            [sys.executable, "-W", "error::RuntimeWarning", "-c", SAME],
            check=False, capture_output=True, text=True,
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
        )  # fmt: skip
        assert answer.returncode == 0, answer.stderr
        said.append(json.loads(answer.stdout))
    assert said[0] == said[1]


def test_steps_of_the_searches_are_kernels() -> None:
    """Warming calls each function it names."""
    names = [step.function.__name__ for step in warming.search_steps()]
    assert len(set(names)) == len(names)
    for step in warming.search_steps():
        step.call()
        assert jit.is_cached(step.function)


def test_steps_run_in_order() -> None:
    """On arrays of their own, from nothing."""
    for step in warming.search_steps():
        step.call()
