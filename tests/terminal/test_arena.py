"""``cicera arena``: what it tells, refuses, keeps, and how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest
from tests.analysis.measuring import Failing, First, synthetic

from cicera.analysis.report import make_report
from cicera.locale import LANGUAGES, words
from cicera.players import PLAYERS
from cicera.terminal.command import run
from cicera.terminal.standings import tell

PAIR = ("arena", "greedy", "random")
ALONE = ("--workers", "1")


def arguments(*more: str) -> list[str]:
    return [*PAIR, "--deals", "6", *ALONE, "--lang", "en", *more]


def result(text: str) -> dict[str, Any]:
    """The JSON object, without what differs from run to run."""
    report: dict[str, Any] = json.loads(text)
    assert {one["player"] for one in report.pop("timing")} == set(report["players"])
    return report


def test_it_tells_who_is_stronger(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments()) == 0
    told, noise = capsys.readouterr()
    assert noise == ""
    assert told.startswith("caciada · 6 deals · seed 1\nEach deal is played 2 times")
    assert re.search(r"points a hand +\+\d+\.\d\d ± \d+\.\d\d  \(SD \d+\.\d\d\)", told)
    assert re.search(r"hands +\d+\.\d% won, \d+\.\d% tied, \d+\.\d% lost", told)
    assert re.search(r"^greedy +\d+\.\d{3} +\d+\.\d +0$", told, re.MULTILINE)


def test_json_says_the_same_each_time(capsys: pytest.CaptureFixture[str]) -> None:
    """And the players come in the order in which they were given."""
    texts = []
    for more in (("--chunk", "1"), ("--chunk", "5")):
        assert run(arguments("--json", *more)) == 0
        texts.append(capsys.readouterr().out)
    assert result(texts[0]) == result(texts[1])
    report = result(texts[0])
    assert report["players"] == ["greedy", "random"]
    assert (report["rules"], report["seed"], report["deals"]) == ("caciada", 1, 6)
    assert report["hands"] == 12
    points = report["pairs"][0]["points"]
    assert points["low"] < points["mean"] < points["high"]
    assert [one["player"] for one in report["ratings"]] == ["greedy", "random"]
    assert report["ratings"][0]["rating"] == pytest.approx(points["mean"] / 2)


def test_an_anchor_is_worth_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments("--anchor", "random")) == 0
    told = capsys.readouterr().out
    assert "Rating, in points a hand from random" in told
    assert re.search(r"^ +2 random +\+0\.00$", told, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_no_line_is_too_wide(language: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With seven players of the longest names, in every language."""
    powers = {f"cheat-mcts-{number}k": float(number) for number in range(7)}
    for name in powers:
        monkeypatch.setitem(PLAYERS, name, PLAYERS["random"])
    lines = list(tell(make_report(synthetic(powers, 20)), words(language), width))
    assert max(map(len, lines)) <= width
    assert len([line for line in lines if line.startswith("  1 cheat-mcts-6k")]) >= 2


def _never(*_given: Any, **_more: Any) -> None:
    pytest.fail("a hand is played")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["arena"], "metavar"),
        (["arena", "greedy"], "1"),
        (["arena", "greedy", "nobody"], ", ".join(PLAYERS)),
        (["arena", "greedy", "random", "greedy"], "greedy"),
        ([*PAIR, "--deals", "0"], "--deals"),
        ([*PAIR, "--seed", "-1"], "--seed"),
        ([*PAIR, "--workers", "0"], "--workers"),
        ([*PAIR, "--engine", "dask"], "local, ray"),
        ([*PAIR, "--rules", "scopa"], "caciada"),
        ([*PAIR, "--anchor", "nobody"], "greedy, random"),
        ([*PAIR, "--plot", "result.gif"], ".png, .svg, .pdf"),
        ([*PAIR, "--plot", "/no/where/result.png"], "/no/where/result.png"),
        ([*PAIR, "--out", "/no/where/run.jsonl"], "/no/where/run.jsonl"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_use_is_refused_before_a_hand_is_played(
    given: list[str], said: str, language: str,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr("cicera.terminal.arena.measure", _never)
    assert run([*given, "--lang", language]) == 2
    told, refusal = capsys.readouterr()
    assert told == ""
    assert refusal.startswith("cicera: ")
    wanted = words(language)("arena-metavar-players").rstrip(".") if said == "metavar" else said
    assert wanted in refusal


def test_a_file_of_another_run_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.jsonl"
    assert run(arguments("--out", str(file))) == 0
    kept = file.read_bytes()
    capsys.readouterr()
    assert run(arguments("--out", str(file), "--seed", "2")) == 2
    told, refusal = capsys.readouterr()
    assert told == ""
    assert refusal.startswith(f"cicera: {file} ")
    assert "seed: 1" in refusal
    assert file.read_bytes() == kept


def test_a_player_that_fails_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "failing", lambda _chance: Failing())
    given = ["arena", "first", "failing", "--seed", "5", *ALONE, "--lang", "en"]
    monkeypatch.setitem(PLAYERS, "first", lambda _chance: First())
    assert run(given) == 2
    refusal = capsys.readouterr().err
    assert "failing" in refusal
    assert "RuntimeError: out of ideas" in refusal
    assert "deal 1 of seed 5, seating 1" in refusal
    assert "Traceback" not in refusal


def test_a_picture_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for suffix, head in ((".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")):
        file = tmp_path / f"result{suffix}"
        file.write_text("before", "utf-8")
        assert run(arguments("--plot", str(file))) == 0
        assert file.read_bytes().startswith(head)
    assert len(list(tmp_path.iterdir())) == 3


def start(*more: str) -> subprocess.Popen[str]:
    """The command in a process group of its own, as a shell starts it."""
    return subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "cicera", *PAIR, "--lang", "en", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def kept(file: Path) -> int:
    """How many lines of deals are in the file."""
    return file.read_bytes().count(b"\n") - 1 if file.exists() else 0


def wait_for(file: Path, lines: int, process: subprocess.Popen[str]) -> None:
    while kept(file) < lines:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


def group(leader: int) -> list[int]:
    """The living processes of the group of ``leader``."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, _, member = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
            except OSError:
                continue
            if int(member) == leader and state != "Z":
                found.append(int(entry.name))
    return found


def wait_for_the_end(leader: int) -> None:
    for _ in range(1000):
        if not group(leader):
            return
        time.sleep(0.02)
    pytest.fail("processes are left")


needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")


@needs_proc
def test_a_killed_run_goes_on_to_the_same_result(tmp_path: Path) -> None:
    """kill -9 in the middle, twice: no process stays, and nothing that was kept is lost."""
    file = tmp_path / "run.jsonl"
    options = ("--deals", "150", "--chunk", "2", "--workers", "2", "--out", str(file))
    for lines in (5, 20):
        process = start(*options)
        wait_for(file, lines, process)
        process.kill()
        process.communicate()
        wait_for_the_end(process.pid)
        assert lines <= kept(file) < 75
    whole = start(*options, "--json")
    told, noise = whole.communicate()
    assert (whole.returncode, noise) == (0, "")
    alone = start("--deals", "150", "--json", *ALONE)
    assert result(told) == result(alone.communicate()[0])


@needs_proc
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_and_says_how_to_go_on(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    process = start("--deals", "5000", "--workers", workers, "--out", str(file))
    wait_for(file, 3, process)
    os.killpg(process.pid, signal.SIGINT)
    told, said = process.communicate()
    assert (process.returncode, told) == (130, "")
    stopped, go_on = said.splitlines()
    assert re.fullmatch(r"stopped after \d+ of 5000 deals", stopped)
    assert go_on.startswith("To go on: cicera arena greedy random --deals 5000 --seed 1")
    assert go_on.endswith(f"--out {file}")
    wait_for_the_end(process.pid)


def watch(*more: str) -> pexpect.spawn[str]:
    """The command in a terminal."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "cicera", *PAIR, "--lang", "en", *more],
        env=os.environ | {"TERM": "xterm-256color", "LANG": "C.UTF-8"},  # type: ignore[arg-type]
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=60,
    )


def test_a_person_sees_how_far_it_is_and_how_long_it_takes() -> None:
    child = watch("--deals", "120", *ALONE)
    child.expect(r"Deals .*\d+/120.*time left")
    child.expect("caciada · 120 deals")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_ctrl_c_without_a_file_says_that_nothing_is_kept() -> None:
    child = watch("--deals", "100000", "--workers", "2")
    child.expect(r"/100000")
    child.sendintr()
    child.expect(r"stopped after \d+ of 100000 deals")
    child.expect_exact("--out FILE")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


@pytest.mark.parametrize("players", [("greedy", "pimc-128"), ("greedy", "cheat-flat-32")])
def test_compiling_players_is_told(
    players: tuple[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a machine, where a player needs it; never for those who need nothing."""
    monkeypatch.setattr("cicera.kernels.warming.is_warm", lambda _steps: False)
    told = words("en")("terminal-compiling")
    assert run(["arena", *players, "--deals", "1", *ALONE, "--lang", "en"]) == 0
    assert capsys.readouterr().err == told + "\n"
    assert run(["arena", "greedy", "traditional", "--deals", "1", *ALONE, "--lang", "en"]) == 0
    assert capsys.readouterr().err == ""
