"""How fast do the searches look ahead, from the first move of a hand?

``ismcts`` is what ismcts-4k does for a move: a tree of 4,000 iterations, each down the tree in a
sampled world and out of it by a rollout of 70 % greedy moves; ``uniform`` the same with rollouts by
chance alone, as game libraries have them. ``pimc`` is a move of pimc-128. Openings are dealt
anew for every slice; seconds are those of one pinned core, and the fastest slice counts.

    python benchmarks/search.py [--json] [--seconds S] [--core N]
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import time
from collections.abc import Callable
from typing import Any

from cicera import PRESETS, Rules, make_rules, stream
from cicera.kernels import packing
from cicera.kernels.chance import deal
from cicera.kernels.greedy import GREEDY
from cicera.kernels.layout import TURN, Words
from cicera.kernels.play import count_moves
from cicera.kernels.rollout import UNIFORM
from cicera.kernels.warming import search_steps, warm
from cicera.players.search import (
    EXPLORATION,
    GREEDY_SHARE,
    ITERATIONS,
    WORLDS,
    Grower,
    Weigher,
)

Look = Callable[[Words, int], float]
"""Look for a move of a state and a seat; how many iterations or rollouts it was."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=3, help="for each figure")
    parser.add_argument("--core", type=int, default=None, help="to be pinned to")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        cores = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {max(cores) if options.core is None else options.core})
    figures = measure(options.seconds)
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:<32} {value:>12,.1f}")


def measure(seconds: float) -> dict[str, Any]:
    """Every figure by its name."""
    begun = time.perf_counter()
    compiled = warm(steps=search_steps())
    figures: dict[str, Any] = {"kernels_compiled": compiled, "ready_s": time.perf_counter() - begun}
    for preset in PRESETS:
        rate, spent = fastest(grower(GREEDY_SHARE), make_rules(preset), seconds)
        figures[f"ismcts_{preset}_per_s"] = rate
        figures[f"ismcts_{preset}_ms"] = 1000 * spent
    figures["ismcts_uniform_per_s"], _ = fastest(grower(UNIFORM), make_rules(), seconds)
    figures["pimc_rollouts_per_s"], spent = fastest(weigher(), make_rules(), seconds)
    figures["pimc_ms"] = 1000 * spent
    figures["peak_mb"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return figures


def grower(taste: int) -> Look:
    """A look of ismcts-4k, with rollouts of that taste."""
    player = Grower(stream(1, "bench"), iterations=ITERATIONS, explore=EXPLORATION, taste=taste)

    def look(state: Words, seat: int) -> float:
        player.best(state, seat)
        return ITERATIONS

    return look


def weigher() -> Look:
    """A look of pimc-128."""
    player = Weigher(stream(1, "bench"), rounds=WORLDS, taste=GREEDY)

    def look(state: Words, seat: int) -> float:
        count = count_moves(state)
        player.best(state, seat, count)
        return count * WORLDS

    return look


def fastest(look: Look, rules: Rules, seconds: float) -> tuple[float, float]:
    """The most looks a second of any slice, and its seconds of the core."""
    state, chance = packing.new_state(rules), packing.new_chance(1)
    best, least = 0.0, 0.0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        deal(state, chance, 0)
        started = time.thread_time()
        count = look(state, int(state[TURN]))
        spent = time.thread_time() - started
        if count / spent > best:
            best, least = count / spent, spent
    return best, least


if __name__ == "__main__":
    main()
