"""``cicera lab``: what it tells, draws, refuses, and how it ends."""

from __future__ import annotations

import errno
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

from cicera import parse_rules
from cicera.analysis.lab.asking import ask
from cicera.analysis.lab.names import QUESTIONS
from cicera.locale import LANGUAGES, words
from cicera.terminal.command import run
from cicera.terminal.findings import tell_answer

LAB = ("lab", "seats", "--hands", "600", "--lang", "en")


def test_it_tells_what_seats_are_worth(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*LAB]) == 0
    told, noise = capsys.readouterr()
    assert noise == ""
    assert told.startswith("What is it worth to play first, or last?\ncaciada · greedy in every")
    assert re.search(r"^dealer's side ahead by +\+\d\.\d\d ±\d\.\d\d$", told, re.MULTILINE)
    assert re.search(r"^dealer, last +\d\.\d+ ±\d\.\d+ ", told, re.MULTILINE)
    assert "cicera lab seats --rules caciada --player greedy --hands 600 --seed 1" in told


def test_the_command_that_is_told_tells_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*LAB, "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    again = first["command"].split()[1:]
    assert run([*again, "--json", "--workers", "1", "--lang", "pt"]) == 0
    assert json.loads(capsys.readouterr().out) == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_no_line_is_too_wide(question: str, language: str) -> None:
    speech = words(language)
    rules = None if question in ("match", "rules") else [parse_rules("veloce players=3 packet=4")]
    answer = ask(question, rules, hands=400, seed=1)
    for width in (60, 80, 120):
        lines = list(tell_answer(answer, speech, width))
        assert max(map(len, lines)) <= width
        assert not any(re.search(r"\b(lab|item)-[a-z]", line) for line in lines)


def test_long_rule_sets_fit_as_well() -> None:
    long = "bigia players=2 packet=6 napula_limit=9 napoleone=off last_scua=off target=31"
    answer = ask("rules", [parse_rules(long), parse_rules("caciada")], hands=50, seed=1)
    assert max(map(len, tell_answer(answer, words("it"), 60))) <= 60


def _never(*_given: Any, **_more: Any) -> None:
    pytest.fail("a hand is played")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["lab"], "points"),
        (["lab", "weather"], "points, seats, match, rules, table"),
        (["lab", "points", "seats"], "seats"),
        (["lab", "points", "--hands", "0"], "--hands"),
        (["lab", "points", "--hands", "many"], "--hands"),
        (["lab", "points", "--hands", "1000001"], "1-1000000"),
        (["lab", "points", "--seed", "-1"], "--seed"),
        (["lab", "points", "--workers", "0"], "--workers"),
        (["lab", "points", "--player", "nobody"], "greedy, taking, random"),
        (["lab", "points", "--rules", "scopa"], "caciada"),
        (["lab", "points", "--rules", "bigia", "--rules", "veloce"], "points"),
        (["lab", "rules", "--rules", "bigia", "--rules", "bigia"], "bigia"),
        (["lab", "points", "--plot", "answer.gif"], ".png, .svg, .pdf"),
        (["lab", "points", "--plot", "/no/where/answer.png"], "/no/where/answer.png"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_use_is_refused_before_a_hand_is_played(
    given: list[str], said: str, language: str,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr("cicera.analysis.lab.asking.draw", _never)
    assert run([*given, "--lang", language]) == 2
    told, refusal = capsys.readouterr()
    assert told == ""
    assert refusal.startswith("cicera: ")
    assert said in refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_few_hands_for_a_match(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "match", "--hands", "1", "--lang", language]) == 2
    told, refusal = capsys.readouterr()
    assert told == ""
    assert "caciada" in refusal
    assert "--hands" in refusal


def test_without_matplotlib_a_plot_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setattr("cicera.analysis.lab.asking.draw", _never)
    assert run([*LAB, "--plot", str(tmp_path / "a.png")]) == 2
    assert "cicera[lab]" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_picture_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for suffix, head in ((".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")):
        file = tmp_path / f"answer{suffix}"
        file.write_text("before", "utf-8")
        assert run([*LAB, "--plot", str(file)]) == 0
        assert file.read_bytes().startswith(head)
    assert len(list(tmp_path.iterdir())) == 3
    capsys.readouterr()
    assert run([*LAB, "--plot", str(tmp_path)]) == 2
    folder = tmp_path / "folder.png"
    folder.mkdir()
    assert run([*LAB, "--plot", str(folder)]) == 2
    assert str(folder) in capsys.readouterr().err


def test_a_picture_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full when it comes to it: said in words, and the one before is left."""
    place = tmp_path / "answer.png"
    place.write_text("before", "utf-8")
    monkeypatch.setattr(os, "fsync", _full)
    assert run([*LAB, "--plot", str(place)]) == 2
    noise = capsys.readouterr().err
    assert str(place) in noise
    assert words("en")("file-disk-full") in noise
    assert [file.name for file in tmp_path.iterdir()] == ["answer.png"]
    assert place.read_text("utf-8") == "before"


def _full(_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, "no space")


def test_compiling_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cicera.kernels.warming.is_warm", lambda _steps: False)
    assert run([*LAB]) == 0
    told, noise = capsys.readouterr()
    assert noise == words("en")("lab-compiling") + "\n"
    assert told.startswith("What is it worth")


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


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
@pytest.mark.parametrize(
    ("player", "end"), [("random", signal.SIGINT), ("traditional", signal.SIGINT),
                        ("traditional", signal.SIGKILL)]
)  # fmt: skip
def test_an_end_leaves_no_process(player: str, end: signal.Signals) -> None:
    """Ctrl-C, or kill -9, while threads or processes play."""
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "cicera", "lab", "rules", "--player", player,
         "--hands", "1000000", "--workers", "2", "--json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    if player == "traditional":
        while len(group(process.pid)) < 3:
            assert process.poll() is None, process.communicate()
            time.sleep(0.01)
    else:
        while len(list(Path(f"/proc/{process.pid}/task").iterdir())) < 3:
            assert process.poll() is None, process.communicate()
            time.sleep(0.01)
    if end == signal.SIGINT:
        os.killpg(process.pid, end)
    else:
        process.kill()
    told, said = process.communicate()
    assert told == ""
    if end == signal.SIGINT:  # a killed owner cannot hush a process that is just starting
        assert "Traceback" not in said
    assert process.returncode == (130 if end == signal.SIGINT else -9)
    for _ in range(1000):
        if not group(process.pid):
            return
        time.sleep(0.02)
    pytest.fail("processes are left")


def test_a_person_sees_how_far_it_is() -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "cicera", "lab", "points", "--player", "traditional", "--hands", "150",
         "--lang", "en"],
        env=os.environ | {"TERM": "xterm-256color", "LANG": "C.UTF-8"},  # type: ignore[arg-type]
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=120,
    )  # fmt: skip
    child.expect(r"Hands .*\d+/150.*time left")
    child.expect("caciada · traditional in every seat · 150 hands")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
