"""How fast are other packages at card games of this size?

The kernels, plain ``cicera.domain``, OpenSpiel and RLCard in turn on one core, in slices of some
hundredths of a second of that core, over and over. Every move is uniform over all legal ones. No
other game is this one: ``docs/benchmarks.md`` says what differs. A peer that is not installed is
named and left out; ``make peers`` installs them.

    python benchmarks/peers.py [--json] [--seconds S] [--core N]

A rate is that of the best quarter of the slices, since what disturbs a slice only slows it; the
median stands beside it. Plies are decisions of a player: cards, bids, passes; chance is none.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from peer_games import DEAL, PLAY, SEARCH, Work, cicera_works, openspiel_works, rlcard_works

SLICE: Final = 0.03
"""Seconds of a slice; works that take longer for one hand or one search take one a slice."""
PEERS: Final = {"open_spiel": openspiel_works, "rlcard": rlcard_works}
OURS: Final = ("cicera", "numba", "numpy")
TITLES: Final = {
    DEAL: "deal, play and score",
    PLAY: "play and score a hand that is dealt",
    SEARCH: "information set MCTS from the opening",
}

Slice = tuple[float, int, int]
"""Seconds, hands (or iterations), plies (0 for a search)."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=90, help="for all of it")
    parser.add_argument("--core", type=int, help="the core to stay on; the last one if not said")
    options = parser.parse_args()
    if options.core is not None and options.core not in cores():
        parser.error(f"--core {options.core}: not one of {sorted(cores())}")
    figures = measure(options.seconds, options.core)
    if options.json:
        print(json.dumps(figures))
        return
    for line in lines(figures):
        print(line)


def measure(seconds: float, core: int | None) -> dict[str, Any]:
    """Every figure, with what it was measured on."""
    pin(core)
    versions = {name: installed(name) for name in (*OURS, *PEERS)}
    works = list(cicera_works())
    for name, works_of in PEERS.items():
        if versions[name] is not None:
            works += works_of()
    before = load()
    slices = timed(works, seconds)
    return {
        "versions": {"python": platform.python_version(), **versions},
        "machine": {"processor": processor(), "cores": os.cpu_count()},
        "load": {"before": before, "after": load()},
        "absent": [name for name in PEERS if versions[name] is None],
        "figures": summed(works, slices),
    }


def cores() -> set[int]:
    """The cores that this process may use; none where the system does not say."""
    return os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


def pin(core: int | None) -> None:
    """Stay on one core, where the system can do that."""
    if cores():
        os.sched_setaffinity(0, {max(cores()) if core is None else core})


def installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def load() -> float | None:
    """How many processes wanted a core in the last minute; None where nobody counts."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def processor() -> str:
    """Its name, as far as the system tells."""
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def timed(works: list[Work], seconds: float) -> list[list[Slice]]:
    """Slices of each work, in turn, until the time is up; two at least."""
    counts = [fitting(work) for work in works]
    slices: list[list[Slice]] = [[] for _ in works]
    begun, seed = time.perf_counter(), 0
    while seed < 2 or time.perf_counter() - begun < seconds:
        seed += 1
        for work, count, taken in zip(works, counts, slices, strict=True):
            taken.append(one_slice(work, count, seed))
    return slices


def fitting(work: Work) -> int:
    """How many hands fill a slice. Everything is loaded and compiled after this."""
    one_slice(work, 1, 0)
    count = 1
    while (spent := one_slice(work, count, 0)[0]) < SLICE / 2:
        count = max(2 * count, min(16 * count, int(count * SLICE / max(spent, 1e-6))))
    return count


def one_slice(work: Work, count: int, seed: int) -> Slice:
    begun = time.thread_time()
    hands, plies = work.run(count, seed)
    return time.thread_time() - begun, hands, plies


def summed(works: list[Work], slices: list[list[Slice]]) -> list[dict[str, Any]]:
    """The figures of each work, with how many times as much the first of its kind does."""
    figures: list[dict[str, Any]] = []
    first: dict[str, dict[str, Any]] = {}
    for work, taken in zip(works, slices, strict=True):
        found = {"kind": work.kind, "name": work.name, "way": work.way, **rates(taken)}
        ours = first.setdefault(work.kind, found)
        ratios = {
            f"ours_{unit}": ours[unit] / found[unit]
            for unit in ("hands_per_s", "plies_per_s", "iterations_per_s")
            if unit in found
        }
        figures.append(found | ratios)
    return figures


def rates(taken: list[Slice]) -> dict[str, float]:
    """Rates of the best quarter, of the median and of the best slice.

    Hands are plies by the mean length of a hand over all slices, so that a slice of short hands
    is not taken for a fast one.
    """
    hands, plies = sum(each[1] for each in taken), sum(each[2] for each in taken)
    speeds = [(each[2] or each[1]) / each[0] for each in taken]
    quarter, best = statistics.quantiles(speeds, n=4, method="inclusive")[2], max(speeds)
    told: dict[str, float] = {
        "slices": len(taken),
        "median_of_best_quarter": statistics.median(speeds) / quarter,
    }
    if not plies:
        return told | {"iterations_per_s": quarter, "best_iterations_per_s": best}
    length = plies / hands
    return told | {
        "plies_a_hand": length,
        "hands_per_s": quarter / length,
        "plies_per_s": quarter,
        "best_plies_per_s": best,
    }


def lines(figures: dict[str, Any]) -> Iterator[str]:
    """The figures as a table for people."""
    versions = {name: said for name, said in figures["versions"].items() if said is not None}
    yield ", ".join(f"{name} {said}" for name, said in versions.items())
    yield "{processor}, {cores} cores".format(**figures["machine"])
    yield "load {before} before, {after} after".format(**figures["load"])
    yield f"{figures['figures'][0]['slices']} slices of each"
    for name in figures["absent"]:
        yield f"{name} is not installed and left out; make peers installs it"
    for kind, title in TITLES.items():
        unit = "iterations" if kind == SEARCH else "hands"
        yield ""
        yield (
            f"{title:<40}{'':<12}{'plies each':>11}{unit + '/s':>14}{'plies/s':>14}"
            f"{'median':>8}{'ours/its ' + unit:>21}{'ours/its plies':>16}"
        )
        yield from (row(each, unit) for each in figures["figures"] if each["kind"] == kind)


def row(figure: dict[str, Any], unit: str) -> str:
    plies = ("plies_a_hand", "plies_per_s", "ours_plies_per_s")
    each, speed, times = (figure.get(name) for name in plies)
    return (
        f"{figure['name']:<40}{figure['way']:<12}{'' if each is None else f'{each:.1f}':>11}"
        f"{figure[f'{unit}_per_s']:>14,.0f}{'' if speed is None else f'{speed:,.0f}':>14}"
        f"{figure['median_of_best_quarter']:>8.2f}{figure[f'ours_{unit}_per_s']:>21,.2f}"
        f"{'' if times is None else f'{times:,.2f}':>16}"
    )


if __name__ == "__main__":
    main()
