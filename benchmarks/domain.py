"""How fast is the game in plain Python?

Machines differ and are noisy, so every figure stands beside the time that shuffling a pack with
Python's own ``random`` takes in the same run: the ratio travels, the seconds do not.

    python benchmarks/domain.py [--json] [--hands N]
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from cicera import (
    PRESETS,
    Record,
    Rules,
    advance,
    format_record,
    legal_moves,
    make_rules,
    new_match,
    open_hand,
    play,
    score,
    shuffled_deal,
    start,
)
from cicera.domain.cards import NUMERALS_MASK, PACK
from cicera.domain.play import Moves

ROUNDS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--hands", type=int, default=300)
    options = parser.parse_args()
    figures = measure(options.hands)
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:<34} {value:>12,.2f}")


def measure(hands: int) -> dict[str, float]:
    """Every figure, the best of some rounds taken in turn."""
    unit = fastest(lambda: shuffles(2000)) / 2000
    figures = {"shuffle of a pack, µs": unit * 1e6}
    for preset in PRESETS:
        rules = make_rules(preset)
        seconds = fastest(lambda rules=rules: uniform_hands(rules, hands)) / hands
        figures[f"{preset}: uniform hands a second"] = 1 / seconds
        figures[f"{preset}: shuffles a hand"] = seconds / unit
    figures |= crowded_table(unit)
    figures["replay of 1,000 hands, s"] = replay_seconds(1000)
    figures["help, s"] = fastest(lambda: command("--help"))
    return figures


def fastest(work: Callable[[], object]) -> float:
    """Seconds of the fastest of some rounds: the one that was disturbed least."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def shuffles(count: int) -> None:
    chance = random.Random(7)
    pack = list(PACK)
    for _ in range(count):
        chance.shuffle(pack)


def uniform_hands(rules: Rules, hands: int) -> None:
    """Deal, 48 moves uniform over all legal ones, full score."""
    chance = random.Random(7)
    for number in range(1, hands + 1):
        state = start(rules, shuffled_deal(rules, number % rules.players, 7, hand=number))
        while not state.over:
            moves = legal_moves(state)
            state = play(state, moves[int(chance.random() * len(moves))])
        score(state)


def crowded_table(unit: float) -> dict[str, float]:
    """Every legal move of a full hand, one card a rank, on a table with all 40 numerals."""
    moves = Moves(tuple(range(13)), NUMERALS_MASK)
    tracemalloc.start()
    listed = list(moves)
    _size, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    seconds = fastest(lambda: list(moves))
    return {
        "moves on a table of 40": len(listed),
        "… all of them, ms": seconds * 1e3,
        "… all of them, shuffles": seconds / unit,
        "… all of them, MB": peak / 1e6,
    }


def replay_seconds(hands: int) -> float:
    """``cicera replay --json`` of so many hands, the start of Python included."""
    with tempfile.TemporaryDirectory() as folder:
        files = write_matches(Path(folder), hands)
        return fastest(lambda: command("replay", "--json", *files))


def write_matches(folder: Path, hands: int) -> list[str]:
    """Files of whole matches of uniform play, ``hands`` hands between them."""
    rules = make_rules()
    chance = random.Random(7)
    files: list[str] = []
    while hands:
        match = new_match(rules)
        while match.winner is None and hands:
            dealer = match.next_dealer or 0
            match = open_hand(match, shuffled_deal(rules, dealer, 7, hand=hands))
            while match.state is not None:
                moves = legal_moves(match.state)
                match = advance(match, moves[int(chance.random() * len(moves))])
            hands -= 1
        file = folder / f"{len(files)}.cgn"
        file.write_text(format_record(Record(match)), "utf-8")
        files.append(str(file))
    return files


def command(*arguments: str) -> None:
    subprocess.run(  # noqa: S603
        [sys.executable, "-m", "cicera", *arguments], check=True, stdout=subprocess.DEVNULL
    )


if __name__ == "__main__":
    main()
