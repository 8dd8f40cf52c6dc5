"""How long does the exact solver take?

Positions after random play and after sensible play (the greedy player in every seat), of deals
from seeds 1, 2 …; each is solved for its value with an empty table. Seconds are those of the
thread's own work, so that other programs disturb them little; the load is printed beside them.

    python benchmarks/solver.py [--json] [--positions N] [--rules R]
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from cicera import Rules, advance, new_match, open_hand, parse_rules, shuffled_deal, view
from cicera.kernels import packing, play, rollout, solving
from cicera.kernels.desk import NODES, TABLE, new_search
from cicera.kernels.layout import HAND_CARDS, PLIES, Words
from cicera.kernels.reducing import prepare
from cicera.players import make_player

DEPTHS = (("random", 18), ("sensible", 20))
BITS = 20
ALL = 1 << 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--rules", default="caciada")
    options = parser.parse_args()
    rules = parse_rules(options.rules)
    figures: dict[str, Any] = {"rules": options.rules, "positions": options.positions}
    for kind, left in DEPTHS:
        figures[f"{kind}_{left}"] = measure(rules, kind, left, options.positions)
    if options.json:
        print(json.dumps(figures))
        return
    print(f"{options.rules}, {options.positions} positions each")
    for kind, left in DEPTHS:
        said = figures[f"{kind}_{left}"]
        low, median, high = said["ms"]
        print(
            f"{left} cards left after {kind} play: median {median:.1f} ms "
            f"(quartiles {low:.1f}, {high:.1f}; longest {said['longest_ms']:.0f}), "
            f"{said['nodes'][1]:,} nodes, {said['nodes_per_s'] / 1e6:.1f} million a second, "
            f"load {said['load']:.1f} on {os.cpu_count()} cores"
        )


def measure(rules: Rules, kind: str, left: int, count: int) -> dict[str, Any]:
    """Quartiles of milliseconds and of nodes over ``count`` positions."""
    search = new_search(BITS)
    every = positions(rules, kind, left)
    solved(next(every), search)  # compiles, or loads
    samples = [solved(next(every), search) for _ in range(count)]
    seconds, nodes = zip(*samples, strict=True)
    return {
        "ms": [1000 * float(value) for value in np.quantile(seconds, (0.25, 0.5, 0.75))],
        "longest_ms": 1000 * max(seconds),
        "nodes": [int(value) for value in np.quantile(nodes, (0.25, 0.5, 0.75))],
        "nodes_per_s": sum(nodes) / sum(seconds),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan"),
    }


def solved(state: Words, search: Words) -> tuple[float, int]:
    """Seconds and nodes of solving ``state`` from nothing."""
    search[: solving.MOVES] = 0
    search[TABLE:] = 0
    begun = time.thread_time()
    prepare(state, search, 0, 51)
    solving.begin(search, solving.likely_lead(state, search))
    solving.find_lead(state, search, ALL)
    return time.thread_time() - begun, int(search[NODES])


def positions(rules: Rules, kind: str, left: int) -> Iterator[Words]:
    """Positions with ``left`` cards to play, of one deal after another."""
    seed = 0
    while True:
        seed += 1
        state = random_play(rules, seed, left) if kind == "random" else sensible(rules, seed, left)
        if not play.over(state):
            yield state


def random_play(rules: Rules, seed: int, left: int) -> Words:
    state = packing.pack_deal(rules, shuffled_deal(rules, seed % rules.players, seed))
    chance = packing.new_chance(seed)
    while not play.over(state) and state[PLIES] < HAND_CARDS - left:
        play.play(state, rollout.uniform_move(state, chance))
    return state


def sensible(rules: Rules, seed: int, left: int) -> Words:
    players = [make_player("greedy", seed=seed, seat=seat) for seat in range(rules.players)]
    match = open_hand(new_match(rules), shuffled_deal(rules, seed % rules.players, seed))
    while (state := match.state) is not None and len(state.log) < HAND_CARDS - left:
        match = advance(match, players[state.turn].choose(view(match, state.turn)))
    return packing.pack_state(match.hands[-1])


if __name__ == "__main__":
    main()
