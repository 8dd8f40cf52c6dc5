"""In a real terminal: it starts, ends, is torn away, and leaves the terminal as it was."""

from __future__ import annotations

import os
import re
import signal
import sys
import termios
import time
from pathlib import Path

import pexpect
import pytest
from tests.terminal.tables import begin, my_turn, step

from cicera import Match, Move, cards_in, parse_record

ENTER_SCREEN, LEAVE_SCREEN, SHOW_CURSOR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[?25h"
CANONICAL = termios.ICANON | termios.ECHO | termios.ISIG


def start(
    path: Path, *arguments: str, lines: int = 24, columns: int = 80, **environment: str
) -> pexpect.spawn[str]:
    """The program in a terminal of its own; with this seed seat 1 plays first."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    for name in ("NO_COLOR", "LINES", "COLUMNS"):
        clean.pop(name, None)
    options = ["--seed", "7", "--seat", "1", "--lang", "en", "--save", str(path)]
    return pexpect.spawn(
        sys.executable,
        ["-m", "cicera", "terminal", *options, *arguments],
        env=clean | {"TERM": "xterm-256color", "LANG": "C.UTF-8"} | environment,  # type: ignore[arg-type]
        dimensions=(lines, columns),
        encoding="utf-8",
        timeout=30,
    )


def local_modes(child: pexpect.spawn[str]) -> int:
    return int(termios.tcgetattr(child.child_fd)[3])


def reached(path: Path, match: Match) -> None:
    """The match as it stood when it was the person's turn first, or on the way there."""
    saved = parse_record(path.read_bytes()).match
    log = match.hands[0].log
    assert saved.hands[0].log == log[: len(saved.hands[0].log)]


@pytest.mark.parametrize("key", ["\x03", "\x11", "q"])
def test_quitting_restores_the_terminal_and_says_where(key: str, tmp_path: Path) -> None:
    path = tmp_path / "m.cgn"
    child = start(path)
    before = local_modes(child)
    child.expect_exact(ENTER_SCREEN)
    child.expect("Your turn")
    child.send(key)
    child.expect_exact(LEAVE_SCREEN)
    child.expect_exact(SHOW_CURSOR)
    child.expect_exact(f"The match is saved in {path}")
    child.expect_exact(f"cicera terminal {path}")
    assert local_modes(child) & CANONICAL == before & CANONICAL
    child.expect(pexpect.EOF)
    assert "Traceback" not in (child.before or "")
    child.close()
    assert child.exitstatus == 0
    assert parse_record(path.read_bytes()).match == begin(seat=1).match


def test_going_on_in_the_terminal(tmp_path: Path) -> None:
    path, other = tmp_path / "m.cgn", tmp_path / "other.cgn"
    child = start(path)
    child.expect("Your turn")
    child.send("lq")
    child.expect(pexpect.EOF)
    child.close()
    session = begin(seat=1)
    session = session.play(Move(cards_in(session.view.hand)[0]))
    assert parse_record(path.read_bytes()).match == session.match
    again = start(other, str(path))
    again.expect("is to play")
    again.send("q")
    again.expect(pexpect.EOF)
    again.close()
    while my_turn(session) or session.match != parse_record(other.read_bytes()).match:
        assert not my_turn(session)
        session = step(session)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_restores_the_terminal_and_saves(number: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "m.cgn"
    child = start(path)
    child.expect("Your turn")
    child.kill(number)
    child.expect_exact(LEAVE_SCREEN)
    child.expect_exact(str(path))
    child.expect(pexpect.EOF)
    assert "Traceback" not in (child.before or "")
    child.close()
    assert child.exitstatus == 0
    assert path.exists()


def test_a_terminal_that_is_torn_away_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "m.cgn"
    child = start(path)
    child.expect("Your turn")
    os.close(child.child_fd)
    child.closed = True
    child.child_fd = -1
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and not path.exists():
        time.sleep(0.05)
    reached(path, begin(seat=1).match)
    while time.monotonic() < deadline and os.waitpid(child.pid, os.WNOHANG)[0] == 0:
        time.sleep(0.05)
    with pytest.raises(ChildProcessError):
        os.waitpid(child.pid, os.WNOHANG)
    child.terminated = True


def test_a_resize_is_followed(tmp_path: Path) -> None:
    child = start(tmp_path / "m.cgn")
    child.expect("Your turn")
    time.sleep(0.3)  # the last of the start is drawn
    child.setwinsize(8, 70)
    child.expect("too small")
    child.setwinsize(40, 120)
    child.expect("Your turn")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_no_color_sends_no_colour(tmp_path: Path) -> None:
    child = start(tmp_path / "m.cgn", NO_COLOR="1", COLORTERM="truecolor")
    child.expect("Your turn")
    seen = child.before or ""
    child.send("h")
    child.expect("How to play")
    seen += child.before or ""
    child.send("\x03")
    child.expect(pexpect.EOF)
    seen += child.before or ""
    child.close()
    numbers = {
        int(number)
        for codes in re.findall(r"\x1b\[([\d;]*)m", seen)
        for number in codes.split(";")
        if number
    }
    assert 7 in numbers
    assert numbers <= {0, 1, 2, 4, 7, 22, 24, 27}


@pytest.mark.parametrize("name", ["LC_ALL", "LANG"])
def test_the_locale_c_gets_ascii(name: str, tmp_path: Path) -> None:
    child = start(tmp_path / "m.cgn", **{name: "C"})
    child.expect("Your turn")
    seen = child.before or ""
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert seen.isascii()


def test_a_dumb_terminal_gets_lines(tmp_path: Path) -> None:
    path = tmp_path / "m.cgn"
    child = start(path, TERM="dumb")
    child.expect("Your move: ")
    assert "\x1b" not in (child.before or "")
    child.sendline("table")
    child.expect("Your hand: .*Your move: ")
    child.sendcontrol("c")
    child.expect_exact(f"The match is saved in {path}")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_the_end_of_typing_ends_plain_lines(tmp_path: Path) -> None:
    child = start(tmp_path / "m.cgn", "--plain")
    child.expect("Your move: ")
    child.sendeof()
    child.expect_exact("is saved in")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_terminal_without_utf_8_gets_ascii(tmp_path: Path) -> None:
    child = start(tmp_path / "m.cgn", PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    child.expect("Your turn")
    seen = child.before or ""
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert seen.isascii()
    assert "------" in seen
