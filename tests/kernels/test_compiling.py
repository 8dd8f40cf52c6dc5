"""Compiled and interpreted kernels do the same, and the cache is right."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cicera
from cicera.kernels import jit, warming

SAME = """
import json
import numpy as np
from cicera import parse_rules, shuffled_deal
from cicera.kernels import chance, packing, play, rollout
from cicera.kernels.jit import INTERPRETED
from cicera.kernels.perft import perft

said = {"interpreted": INTERPRETED, "tallies": [], "perft": []}
for number, words in enumerate((
    "caciada", "bigia players=2 packet=6", "moedas", "veloce players=3 packet=4",
    "bigia players=2 packet=24",
)):
    rules = parse_rules(words)
    for taste in (0, 100, 256):
        state, stream = packing.new_state(rules), packing.new_chance(number - 2)
        tally = np.zeros(rollout.TALLY_WIDTH, np.int64)
        rollout.playouts(state, stream, taste, 6, tally)
        said["tallies"].append([tally.tolist(), state.tolist(), stream[:4].tolist()])
    tally = np.zeros(rollout.TALLY_WIDTH, np.int64)
    rollout.listed_playouts(state, stream, packing.new_moves(), 2, tally)
    said["tallies"].append([tally.tolist(), state.tolist()])
    kept = np.zeros(100, np.int64)
    said["perft"].append(int(perft(packing.pack_deal(rules, shuffled_deal(rules, 0, 1)), 2, kept)))
print(json.dumps(said))
"""


def run(*arguments: str, **variables: str) -> str:
    """What a new Python prints, warnings being errors."""
    answer = subprocess.run(  # noqa: S603
        [sys.executable, "-W", "error::RuntimeWarning", *arguments],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, **variables},
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def test_interpreted_is_the_same() -> None:
    compiled = json.loads(run("-c", SAME, NUMBA_DISABLE_JIT="0"))
    interpreted = json.loads(run("-c", SAME, NUMBA_DISABLE_JIT="1"))
    assert (compiled.pop("interpreted"), interpreted.pop("interpreted")) == (False, True)
    assert compiled == interpreted


@pytest.mark.skipif(jit.INTERPRETED, reason="this is the interpreted run")
def test_interpreted_agrees_with_domain() -> None:
    """The comparison with ``domain``, the generator's and the captures' tests hold interpreted."""
    here = Path(__file__).parent
    chosen = "every_rule_set or test_takes or published_values or stream_of_a_seed or shuffle"
    output = run(
        "-m", "pytest", str(here), "-q", "-n", "0", "-p", "no:cacheprovider", "-k", chosen,
        NUMBA_DISABLE_JIT="1",
    )  # fmt: skip
    assert "passed" in output


def test_numba_only_when_needed() -> None:
    """Neither the package nor the commands load numba or numpy."""
    loaded = "import sys; print(sorted({'numba', 'numpy', 'llvmlite'} & set(sys.modules)))"
    assert run("-c", f"import cicera, cicera.kernels; {loaded}").strip() == "[]"
    assert run("-c", f"import cicera.terminal.command; {loaded}").strip() == "[]"


WARMING = """
import json
from cicera.kernels import warming
said = []
before = warming.is_warm()
compiled = warming.warm(lambda done, total: said.append([done, total]))
print(json.dumps([before, compiled, said, warming.is_warm(), len(warming.play_steps())]))
"""


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
def test_warming_compiles_once(tmp_path: Path) -> None:
    """The first process compiles and says so before each step, the second only loads."""
    before, compiled, said, after, steps = json.loads(
        run("-c", WARMING, NUMBA_CACHE_DIR=str(tmp_path))
    )
    assert (before, after) == (False, True)
    assert 0 < compiled == len(said) <= steps
    assert said == sorted(said)
    assert {total for _, total in said} == {steps}
    assert json.loads(run("-c", WARMING, NUMBA_CACHE_DIR=str(tmp_path))) == [
        True, 0, [], True, steps,
    ]  # fmt: skip


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is cached")
def test_cache_follows_every_source(tmp_path: Path) -> None:
    """Another text in any kernel makes all compile anew; a new copy of the same does not."""
    package = Path(cicera.__file__).parent
    copy = tmp_path / "copy" / "cicera"
    parts = shutil.ignore_patterns("__pycache__", "server", "art", "page")
    shutil.copytree(package, copy, ignore=parts)
    asked = "from cicera.kernels import chance; from cicera.kernels.jit import is_cached"
    one = f"{asked}; print(is_cached(chance.seed_chance))"
    make = "from cicera.kernels.packing import new_chance; new_chance(1)"
    variables = {"NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(copy.parent)}
    assert run("-c", one, **variables).strip() == "False"
    run("-c", make, **variables)
    assert run("-c", one, **variables).strip() == "True"
    for source in copy.rglob("*.py"):
        os.utime(source, (1, 1))
    assert run("-c", one, **variables).strip() == "True"
    machine = copy / "kernels/machine.py"
    machine.write_text(machine.read_text("utf-8") + "\n", "utf-8")
    assert run("-c", one, **variables).strip() == "False"


def test_example_of_the_page(tmp_path: Path) -> None:
    """The function in docs/kernels.md can be compiled, cached, and finds the best of its moves."""
    page = (Path(__file__).parents[2] / "docs/kernels.md").read_text("utf-8")
    [example] = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    (tmp_path / "example.py").write_text(example, "utf-8")
    asked = """
import numpy as np
from example import best_by_playouts
from cicera import make_rules
from cicera.kernels import chance, packing, play
from cicera.kernels.layout import LIVE
state, stream = packing.new_state(make_rules()), packing.new_chance(2)
chance.deal(state, stream, 3)
before = state.copy()
move = best_by_playouts(state, stream, 50, np.zeros(LIVE, np.int64))
assert (state[:LIVE] == before[:LIVE]).all()
moves = packing.new_moves()
print(move in moves[: play.legal_moves(state, moves)].tolist())
"""
    for _ in range(2):
        assert run("-c", asked, PYTHONPATH=str(tmp_path)).strip() == "True"
    assert jit.INTERPRETED or list((tmp_path / "__pycache__").glob("example.best_by_playouts*.nbi"))


def test_steps_are_kernels() -> None:
    """Warming calls each function it names."""
    names = [step.function.__name__ for step in warming.play_steps()]
    assert len(set(names)) == len(names)
    for step in warming.play_steps():
        step.call()
        assert jit.is_cached(step.function)
