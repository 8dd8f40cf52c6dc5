"""Is all compiled that play needs, and if not, when will it be?

The first call of a kernel on a machine compiles it, which takes seconds; later processes read it
from the cache. A program that should not be held up calls :func:`warm` in a thread, or runs
``python -m cicera.kernels.warming`` beside itself, and tells people so when :func:`is_warm` is
false.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from cicera.domain.rules import make_rules
from cicera.kernels import (
    captures,
    chance,
    desk,
    greedy,
    packing,
    perft,
    play,
    reducing,
    rollout,
    scoring,
    search,
    solving,
    worlds,
)
from cicera.kernels.jit import is_cached
from cicera.kernels.layout import LIVE

Report = Callable[[int, int], object]
"""Called with the number of steps done and of all steps, before each that has to compile."""


@dataclass(frozen=True, slots=True)
class Step:
    """One ``function`` to compile, and a ``call`` of it with the usual types of arguments."""

    function: Callable[..., object]
    call: Callable[[], object]


def is_warm(steps: Sequence[Step] | None = None) -> bool:
    """Whether :func:`warm` has nothing to compile."""
    todo = play_steps() if steps is None else steps
    return all(is_cached(step.function) for step in todo)


def warm(report: Report | None = None, steps: Sequence[Step] | None = None) -> int:
    """Compile or load what ``steps`` name, or :func:`play_steps`; how many were compiled.

    ``report`` is called in the same thread.
    """
    todo = play_steps() if steps is None else steps
    compiled = 0
    for done, step in enumerate(todo):
        if not is_cached(step.function):
            compiled += 1
            if report is not None:
                report(done, len(todo))
        step.call()
    return compiled


def play_steps() -> list[Step]:
    """Every kernel of the game that is called from Python, on a hand of its own."""
    state, stream = packing.new_state(make_rules()), np.zeros(chance.CHANCE_WIDTH, np.int64)
    moves, sheet = packing.new_moves(), packing.new_sheet()
    kept = np.zeros(2 * (LIVE + 2), np.int64)
    tally = np.zeros(rollout.TALLY_WIDTH, np.int64)
    return [
        Step(chance.seed_chance, lambda: chance.seed_chance(stream, 0)),
        Step(chance.deal, lambda: chance.deal(state, stream, 0)),
        Step(captures.count_table, lambda: captures.count_table(state)),
        Step(play.start, lambda: play.start(state, 0)),
        Step(play.over, lambda: play.over(state)),
        Step(play.awaits_packet, lambda: play.awaits_packet(state)),
        Step(play.count_moves, lambda: play.count_moves(state)),
        Step(play.nth_move, lambda: play.nth_move(state, 0)),
        Step(play.legal_moves, lambda: play.legal_moves(state, moves)),
        Step(play.save, lambda: play.save(state, kept, 0)),
        Step(play.load, lambda: play.load(state, kept, 0)),
        Step(perft.perft, lambda: perft.perft(state, 1, kept)),
        Step(rollout.uniform_move, lambda: rollout.uniform_move(state, stream)),
        Step(rollout.taking_move, lambda: rollout.taking_move(state, stream)),
        Step(play.play, lambda: play.play(state, play.nth_move(state, 0))),
        Step(rollout.playout, lambda: rollout.playout(state, stream, rollout.UNIFORM)),
        Step(scoring.score, lambda: scoring.score(state, sheet)),
        Step(scoring.total, lambda: scoring.total(state, 0)),
        Step(rollout.playouts, lambda: rollout.playouts(state, stream, 0, 1, tally)),
        Step(
            rollout.listed_playouts, lambda: rollout.listed_playouts(state, stream, moves, 1, tally)
        ),
    ]


def search_steps() -> list[Step]:
    """Every kernel that the players who search call, on a hand of its own."""
    state, stream = packing.new_state(make_rules()), np.zeros(chance.CHANCE_WIDTH, np.int64)
    moves, leads = packing.new_moves(), packing.new_moves()
    plan = np.array([1, 1, rollout.TAKING // 2, 0], np.int64)
    tree, logs = np.zeros(2 * search.NODE, np.int64), np.zeros(2)
    return [
        Step(chance.seed_chance, lambda: chance.seed_chance(stream, 0)),
        Step(chance.deal, lambda: chance.deal(state, stream, 0)),
        Step(captures.count_table, lambda: captures.count_table(state)),
        Step(worlds.sample_world, lambda: worlds.sample_world(state, 1, stream)),
        Step(greedy.greedy_move, lambda: greedy.greedy_move(state, moves)),
        Step(search.weigh_moves, lambda: search.weigh_moves(state, plan, stream, moves, leads)),
        Step(search.best_weighed, lambda: search.best_weighed(state, moves, leads)),
        Step(search.fill_logarithms, lambda: search.fill_logarithms(logs)),
        Step(search.grow_tree, lambda: search.grow_tree(state, plan, stream, tree, logs, moves)),
        Step(search.most_visited, lambda: search.most_visited(tree)),
    ]


def solve_steps() -> list[Step]:
    """Every kernel that the solver calls, on a hand of its own."""
    state, stream = packing.new_state(make_rules()), np.zeros(chance.CHANCE_WIDTH, np.int64)
    open_hand = desk.new_search(4)
    return [
        Step(chance.seed_chance, lambda: chance.seed_chance(stream, 0)),
        Step(chance.deal, lambda: chance.deal(state, stream, 0)),
        Step(captures.count_table, lambda: captures.count_table(state)),
        Step(reducing.prepare, lambda: reducing.prepare(state, open_hand, 0, 0)),
        Step(solving.begin, lambda: solving.begin(open_hand, 0)),
        Step(solving.likely_lead, lambda: solving.likely_lead(state, open_hand)),
        Step(solving.reach, lambda: solving.reach(state, open_hand, 0, 0)),
        Step(solving.find_lead, lambda: solving.find_lead(state, open_hand, 0)),
    ]


if __name__ == "__main__":
    warm()
    warm(steps=search_steps())
    warm(steps=solve_steps())
