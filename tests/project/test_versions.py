"""Is everything decided by the seed, on every Python?"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import cicera

SOURCE = Path(cicera.__file__).parents[1]
MINORS = range(11, 20)
SCRIPT = """
import hashlib, pickle, random
import cicera
from cicera.players import make_player

facts = [cicera.shuffled_pack(seed, hand=seed % 5 + 1) for seed in range(50)]
facts += [cicera.first_dealer(seed, players) for seed in range(50) for players in (2, 3, 4)]
for text in ("caciada", "moedas", "bigia players=2 packet=6", "veloce players=3 packet=4"):
    rules = cicera.parse_rules(text)
    for name in ("greedy", "random"):
        players = [make_player(name, seed=7, seat=seat) for seat in range(rules.players)]
        match = cicera.open_hand(cicera.new_match(rules), cicera.shuffled_deal(rules, 0, 7))
        while match.state is not None:
            seat = match.state.turn
            match = cicera.advance(match, players[seat].choose(cicera.view(match, seat)))
        facts.append(cicera.format_record(cicera.Record(match)))
print(hashlib.sha256(repr(facts).encode()).hexdigest())
"""


def run(python: str, hash_seed: str = "0") -> str:
    return subprocess.run(  # noqa: S603
        [python, "-W", "error", "-c", SCRIPT],
        env={"PYTHONPATH": str(SOURCE), "PYTHONHASHSEED": hash_seed, "PATH": os.defpath},
        capture_output=True,
        check=True,
        text=True,
    ).stdout


def candidates() -> list[str]:
    """Commands and folders in which another Python may be."""
    found = [shutil.which(f"python3.{minor}") for minor in MINORS]
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    folders = sorted(root.glob("versions/3.*/bin/python3"))
    return [python for python in found if python] + [str(python) for python in folders]


def version(python: str) -> str:
    """The version of ``python``, or nothing if it does not run."""
    try:
        done = subprocess.run(  # noqa: S603
            [python, "--version"], capture_output=True, check=True, text=True, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    match = re.search(r"\b3\.(\d+)", done.stdout)
    return match[0] if match and int(match[1]) in MINORS else ""


@cache
def interpreters() -> dict[str, str]:
    """Other versions that are new enough, one interpreter each."""
    own = f"3.{sys.version_info.minor}"
    found: dict[str, str] = {}
    for python in candidates():
        name = version(python)
        if name and name != own:
            found.setdefault(name, python)
    return found


@cache
def here() -> str:
    return run(sys.executable)


def test_hashing_decides_nothing() -> None:
    assert run(sys.executable, "1") == run(sys.executable, "2") == here()


def test_the_same_on_every_python() -> None:
    if not interpreters():
        pytest.skip("no other Python from 3.11 on is here")
    for name, python in interpreters().items():
        assert run(python) == here(), name
