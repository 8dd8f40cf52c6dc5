"""What is kept: all finished chunks, whatever ended the run."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.analysis.measuring import setting, told

from cicera.analysis.arena import measure
from cicera.analysis.duplicate import Chunk, Setting
from cicera.analysis.failures import ArenaRefused
from cicera.analysis.ledger import Ledger
from cicera.analysis.referee import play_chunk
from cicera.analysis.results import Results

GIVEN = setting(deals=10)
WHOLE = told(measure(GIVEN))


class Stopped(Exception):
    """The run is stopped from outside."""


def run(path: Path, *, stop_at: int | None = None, chunk: int = 3) -> tuple[Results, int]:
    """A run on the file ``path``, stopped after some deals; how many it had at the start."""
    counts: list[int] = []

    def watch(results: Results) -> None:
        counts.append(results.done)
        if stop_at is not None and results.done >= stop_at:
            raise Stopped

    with Ledger(path, GIVEN) as ledger:
        return measure(GIVEN, ledger=ledger, chunk=chunk, progress=watch), counts[0]


def stopped(path: Path, at: int) -> None:
    with pytest.raises(Stopped):
        run(path, stop_at=at)


def test_a_run_goes_on_where_it_ended(tmp_path: Path) -> None:
    """With chunks of another size as well, and to the same result."""
    file = tmp_path / "run.jsonl"
    stopped(file, 3)
    stopped(file, 6)
    results, before = run(file, chunk=2)
    assert before == 6
    assert told(results) == WHOLE
    text = file.read_bytes()
    results, before = run(file)
    assert before == 10
    assert told(results) == WHOLE
    assert file.read_bytes() == text


def test_what_was_kept_is_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    played = play_chunk(GIVEN, Chunk(0, 4, 3))
    with Ledger(file, GIVEN) as ledger:
        ledger.add(played)
    with Ledger(file, GIVEN) as ledger:
        assert ledger.played == played


def test_napoleoni_are_kept(tmp_path: Path) -> None:
    """Greedy makes one against random in some of these deals."""
    given = setting(deals=40, seed=3)
    played = play_chunk(given, Chunk(0, 1, 40))
    assert any(hand.napoleone is not None for one in played for hand in one.hands)
    with Ledger(tmp_path / "run.jsonl", given) as ledger:
        ledger.add(played)
    with Ledger(tmp_path / "run.jsonl", given) as ledger:
        assert ledger.played == played


@pytest.mark.parametrize("cut", [1, 2, 40, 200])
def test_a_line_that_was_cut_off_is_played_again(cut: int, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    stopped(file, 6)
    file.write_bytes(file.read_bytes()[:-cut])
    results, before = run(file)
    assert before == (6 if cut == 1 else 3)
    assert told(results) == WHOLE
    for line in file.read_text("utf-8").splitlines():
        json.loads(line)


def test_a_last_line_of_garbage_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    stopped(file, 3)
    file.write_bytes(file.read_bytes() + b"\x00" * 50 + b"\n")
    results, before = run(file)
    assert before == 3
    assert told(results) == WHOLE
    assert b"\x00" not in file.read_bytes()


@pytest.mark.parametrize("kept", [0, 10, 60])
def test_a_file_killed_while_it_was_made_is_made_again(kept: int, tmp_path: Path) -> None:
    whole, file = tmp_path / "whole.jsonl", tmp_path / "run.jsonl"
    run(whole)
    file.write_bytes(whole.read_bytes()[:kept])
    assert told(run(file)[0]) == WHOLE


def test_a_broken_line_in_the_middle_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    run(file)
    lines = file.read_text("utf-8").splitlines()
    text = "\n".join([*lines[:2], lines[2][:-5], *lines[3:], ""])
    file.write_text(text, "utf-8")
    with pytest.raises(ArenaRefused) as refused:
        run(file)
    assert (refused.value.code, refused.value.values["line"]) == ("arena-broken-file", 3)
    assert file.read_text("utf-8") == text


def change(name: str, value: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda deal: deal.update({name: value})


@pytest.mark.parametrize(
    "spoil",
    [
        change("hands", [[1, 2, None]]),
        change("hands", [[1, None], [2, None]]),
        change("hands", [[1, 2, 7], [1, 2, None]]),
        change("deal", 11),
        change("deal", 0),
        change("moves", [1]),
        change("nodes", "many"),
        lambda deal: deal.pop("moves"),
    ],
)
def test_a_line_that_does_not_fit_is_not_believed(
    spoil: Callable[[dict[str, Any]], Any], tmp_path: Path
) -> None:
    file = tmp_path / "run.jsonl"
    run(file)
    lines = file.read_text("utf-8").splitlines()
    chunk = json.loads(lines[1])
    spoil(chunk["deals"][0])
    file.write_text("\n".join([lines[0], json.dumps(chunk), *lines[2:], ""]), "utf-8")
    with pytest.raises(ArenaRefused) as refused:
        run(file)
    assert (refused.value.code, refused.value.values["line"]) == ("arena-broken-file", 2)


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ("players", setting("random", "greedy", deals=10)),
        ("rules", setting(deals=10, preset="bigia")),
        ("seed", replace(GIVEN, seed=2)),
        ("deals", replace(GIVEN, deals=11)),
    ],
)
def test_a_file_of_other_settings_is_refused(field: str, other: Setting, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    run(file)
    text = file.read_bytes()
    with pytest.raises(ArenaRefused) as refused:
        Ledger(file, other)
    assert (refused.value.code, refused.value.values["field"]) == ("arena-other-setting", field)
    assert file.read_bytes() == text


@pytest.mark.parametrize("text", ["mine", "mine\n", "{}\n", "[1]\n[2]\n", '{"a": 1}\nrest'])
def test_somebodys_file_is_left_alone(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(text, "utf-8")
    with pytest.raises(ArenaRefused) as refused:
        Ledger(file, GIVEN)
    assert refused.value.code == "arena-other-file"
    assert file.read_text("utf-8") == text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_only_a_file_can_keep_a_run(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileExistsError):
        Ledger(tmp_path / "pipe", GIVEN)
    with pytest.raises(IsADirectoryError):
        Ledger(tmp_path, GIVEN)
    with pytest.raises(FileNotFoundError):
        Ledger(tmp_path / "nowhere" / "run.jsonl", GIVEN)
