"""How fast are whole hands by chance in the kernels?

A hand is dealt, 48 cards are played, each move uniform over all legal ones, and the score sheet is
written with all its items. ``uniform`` finds the move by counting, ``enumerate`` lists all legal
moves first. Machines differ and are noisy, so ``playouts.c`` does the same work in the same run,
compiled by gcc where there is one, slices of both in turn on one core, seconds of that core; the
ratio of the fastest slices travels, the seconds do not. Both must add up the same points.

    python benchmarks/playouts.py [--json] [--seconds S] [--core N]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from cicera import PRESETS, Rules, format_rules, make_rules, parse_rules
from cicera.kernels import packing, rollout

SOURCE = Path(__file__).with_suffix(".c")
SLICE = 20_000
"""Hands of a slice of uniform playouts; of the slower enumerating ones half as many."""
THREAD_SLICE = 5_000
OTHER_RULES = (
    *(preset for preset in PRESETS if preset != "caciada"),
    "caciada packet=6",
    "caciada packet=4",
    "bigia players=2 packet=6",
    "caciada players=2 packet=24",
    "veloce players=2 packet=4",
    "veloce players=3 packet=4",
)
STARTED = """
import json, resource, time
begun = time.perf_counter()
from cicera.kernels import packing, rollout, warming
compiled = warming.warm()
print(json.dumps({
    "compiled": compiled,
    "seconds": time.perf_counter() - begun,
    "mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
}))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=3, help="for each figure")
    parser.add_argument("--core", type=int, default=None, help="to be pinned to")
    options = parser.parse_args()
    figures = measure(options.seconds, options.core)
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in flat(figures):
        print(f"{name:<52} {value:>14,.2f}" if isinstance(value, float) else f"{name:<52} {value}")


def measure(seconds: float, core: int | None) -> dict[str, Any]:
    """Every figure; all but those of two threads on one core."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    pinned = max(cores) if core is None and cores else core
    pin({pinned} if pinned is not None else set())
    figures: dict[str, Any] = starts()
    with tempfile.TemporaryDirectory() as folder:
        program = compiled_c(Path(folder))
        default = make_rules()
        for work in ("uniform", "enumerate"):
            figures[work] = compare(work, default, program, seconds)
        figures["rules"] = {
            format_rules(rules): {
                work: compare(work, rules, program, seconds / 2)
                for work in ("uniform", "enumerate")
            }
            for rules in map(parse_rules, OTHER_RULES)
        }
    pin(cores)
    figures["two_threads"] = two_threads(seconds) if len(cores) > 1 else "needs two cores"
    figures["yardstick"] = "gcc -O3 -march=native" if program else "none: no gcc here"
    return figures


def pin(cores: set[int]) -> None:
    """Stay on ``cores``, where the system can do that."""
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def starts() -> dict[str, Any]:
    """Seconds from nothing to all kernels usable: all compiled, and all from the cache."""
    with tempfile.TemporaryDirectory() as cache:
        first = started(cache)
        others = [started(cache) for _ in range(3)]
    assert first["compiled"] > 0
    assert not any(other["compiled"] for other in others)
    return {
        "compile_s": first["seconds"],
        "compile_mb": first["mb"],
        "cached_start_s": min(other["seconds"] for other in others),
        "cached_mb": max(other["mb"] for other in others),
    }


def started(cache: str) -> dict[str, float]:
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    answer = subprocess.run(  # noqa: S603
        [sys.executable, "-c", STARTED], check=True, capture_output=True, text=True, env=environment
    )
    said: dict[str, float] = json.loads(answer.stdout)
    return said


def compiled_c(folder: Path) -> Path | None:
    """The yardstick as a program in ``folder``; None where there is no gcc."""
    gcc = shutil.which("gcc")
    if gcc is None:
        return None
    program = folder / "playouts"
    subprocess.run(  # noqa: S603
        [gcc, "-O3", "-march=native", "-o", str(program), str(SOURCE)], check=True
    )
    return program


def compare(work: str, rules: Rules, program: Path | None, seconds: float) -> dict[str, float]:
    """Hands a second of the fastest slices of the kernels and of C, in turn."""
    hands = SLICE if work == "uniform" else SLICE // 2
    kernel_slice(work, rules, 10, 0)
    ours, theirs = [], []
    begun = time.perf_counter()
    seed = 0
    while time.perf_counter() - begun < seconds:
        seed += 1
        spent, tally = kernel_slice(work, rules, hands, seed)
        ours.append(spent)
        if program is not None:
            spent, right = c_slice(program, work, rules, hands, seed)
            theirs.append(spent)
            assert tally == right, f"{format_rules(rules)}: {tally} in the kernels, {right} in C"
    figures = {"hands_per_s": hands / min(ours)}
    if theirs:
        figures["c_hands_per_s"] = hands / min(theirs)
        figures["ratio"] = min(theirs) / min(ours)
    return figures


def kernel_slice(work: str, rules: Rules, hands: int, seed: int) -> tuple[float, list[int]]:
    state, chance = packing.new_state(rules), packing.new_chance(seed)
    moves, tally = packing.new_moves(), np.zeros(rollout.TALLY_WIDTH, np.int64)
    begun = time.thread_time()
    if work == "uniform":
        rollout.playouts(state, chance, rollout.UNIFORM, hands, tally)
    else:
        rollout.listed_playouts(state, chance, moves, hands, tally)
    return time.thread_time() - begun, tally.tolist()


def c_slice(
    program: Path, work: str, rules: Rules, hands: int, seed: int
) -> tuple[float, list[int]]:
    fields = packing.pack_rules(rules)[:12].tolist()
    answer = subprocess.run(  # noqa: S603
        [program, work, *map(str, (hands, seed, *fields))],
        check=True,
        capture_output=True,
        text=True,
    )
    spent, *tally = answer.stdout.split()
    return float(spent), [int(points) for points in tally]


def two_threads(seconds: float) -> dict[str, float]:
    """Hands a second of one and of two threads of one process, slices in turn."""
    rules = make_rules()
    alone, together = [], []
    begun = time.perf_counter()
    seed = 0
    with ThreadPoolExecutor(2) as pool:
        while time.perf_counter() - begun < 2 * seconds:
            seed += 2
            alone.append(timed(pool, rules, [seed]))
            together.append(timed(pool, rules, [seed, seed + 1]))
    one, two = THREAD_SLICE / min(alone), 2 * THREAD_SLICE / min(together)
    return {"one_hands_per_s": one, "two_hands_per_s": two, "ratio": two / one}


def timed(pool: ThreadPoolExecutor, rules: Rules, seeds: list[int]) -> float:
    begun = time.perf_counter()
    list(pool.map(lambda seed: kernel_slice("uniform", rules, THREAD_SLICE, seed), seeds))
    return time.perf_counter() - begun


def flat(figures: dict[str, Any], before: str = "") -> list[tuple[str, float | str]]:
    """The figures with their names in a row."""
    lines: list[tuple[str, float | str]] = []
    for name, value in figures.items():
        if isinstance(value, dict):
            lines += flat(value, f"{before}{name}: ")
        else:
            lines.append((before + name, value))
    return lines


if __name__ == "__main__":
    main()
