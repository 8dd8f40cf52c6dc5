"""Line by line: through pipes, as a script or a screen reader would (in a process of its own)."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.terminal.tables import begin, my_turn, person, step, until

from cicera import format_move, format_record, parse_record, parse_rules
from cicera.domain.cards import CODES
from cicera.locale import LANGUAGES
from cicera.terminal.match import run
from cicera.terminal.options import Options
from cicera.terminal.session import Session

QUICK = ("--rules", "veloce players=2 target=1", "--seed", "7")
_PLAY = """
import sys
from pathlib import Path
from cicera import parse_rules
from cicera.terminal.match import run
from cicera.terminal.options import Options
arguments = iter(sys.argv[1:])
given = {name.removeprefix("--"): next(arguments) for name in arguments}
status = run(Options(
    file=Path(given["file"]) if "file" in given else None,
    rules=parse_rules(given.get("rules", "caciada")),
    seed=int(given.get("seed", "7")),
    seat=int(given.get("seat", "0")),
    opponents=tuple(given.get("opponents", "greedy").split()),
    name=given.get("name"),
    save=Path(given["save"]) if "save" in given else None,
    language=given.get("language", "en"),
    ascii="ascii" in given,
    french="french" in given,
    dialect="dialect" in given,
))
sys.stderr.write("textual was imported\\n" * ("textual" in sys.modules))
sys.exit(status)
"""


def play(
    *arguments: str, lines: str | bytes = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """A match by lines; standard input and output are pipes."""
    data = lines if isinstance(lines, bytes) else lines.encode()
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", _PLAY, *arguments],
        input=data,
        capture_output=True,
        check=False,
        timeout=60,
        env=_environment() | environment,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def _environment() -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return clean | {"PYTHONUTF8": "1", "TERM": "xterm"}


def script(session: Session) -> str:
    """What a person types in a whole match, from ``session`` on."""
    lines = []
    while session.match.winner is None:
        if my_turn(session):
            lines.append(format_move(person(session)))
        session = step(session)
    return "\n".join(lines) + "\n"


def test_a_whole_match_is_played_kept_and_the_same_every_time(tmp_path: Path) -> None:
    path = tmp_path / "match.cgn"
    lines = script(begin("veloce players=2 target=1"))
    first = play(*QUICK, "--save", str(path), lines=lines)
    assert first.returncode == 0
    assert not first.stderr
    record = parse_record(path.read_bytes())
    assert record.match.winner is not None
    assert f"The finished match is kept in {path}" in first.stdout
    assert first.stdout.count("kept in") == 1
    path.unlink()
    again = play(*QUICK, "--save", str(path), lines=lines)
    assert again.stdout == first.stdout


def test_the_end_of_input_saves_and_going_on_is_seamless(tmp_path: Path) -> None:
    path = tmp_path / "match.cgn"
    typed = script(begin("veloce players=2 target=1")).splitlines(keepends=True)
    some = play(*QUICK, "--save", str(path), lines="".join(typed[:9]))
    assert some.returncode == 0
    assert f"cicera terminal {path}" in some.stdout
    state = parse_record(path.read_bytes()).match.state
    assert state is not None
    assert len([played for played in state.log if played.seat == 0]) == 9
    rest = play("--file", str(path), "--seed", "99", lines="".join(typed[9:]))
    assert rest.returncode == 0
    whole = tmp_path / "whole.cgn"
    play(*QUICK, "--save", str(whole), lines="".join(typed))
    assert path.read_bytes() == whole.read_bytes()


def test_a_name_can_be_given_when_going_on(tmp_path: Path) -> None:
    path = tmp_path / "m.cgn"
    path.write_text(format_record(begin(seat=2).record()))
    play("--file", str(path), lines="quit\n")
    assert parse_record(path.read_bytes()).players == begin(seat=2).names
    play("--file", str(path), "--name", "Carla", lines="quit\n")
    assert parse_record(path.read_bytes()).players == ("Piero", "Bortolo", "Carla", "Lucia")
    refused = play("--file", str(path), "--name", "Car\nla")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1


def test_commands_answer_and_wrong_lines_are_explained(tmp_path: Path) -> None:
    session = until(begin(), my_turn)
    foreign = format_move(next(iter(session.state.log)).move)[:2]
    lines = f"help\ntable\nNAMES\nmoves\nscore\nrules\nsave\nfoo\n{foreign}\n7x\n\nrematch\nquit\n"
    done = play("--save", str(tmp_path / "m.cgn"), lines=lines)
    assert done.returncode == 0
    for said in (
        "Commands: help, table, names",
        "You: 12 cards",
        "of swords",
        "Lucia takes",
        "Hand 1 so far",
        "The match ends after the hand in which a side reaches 51 points",
        "The match is saved in",
        "“foo” is not a move",
        f"You do not hold {foreign}.",
        "“7x” is not a move",
        "This match is not decided yet.",
    ):
        assert said in done.stdout
    assert parse_record((tmp_path / "m.cgn").read_bytes()).match == session.match


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_words_of_the_language(language: str, tmp_path: Path) -> None:
    from cicera.locale import words

    quit_word = words(language)("terminal-command-quit")
    lines = f"{words(language)('terminal-command-rules')}\n{quit_word}\nfoo\n"
    done = play("--language", language, "--save", str(tmp_path / "m.cgn"), lines=lines)
    assert done.returncode == 0
    assert words(language)("terminal-rules-lay") in done.stdout
    assert "foo" not in done.stdout
    assert "terminal-" not in done.stdout.replace("cicera terminal", "")


def test_a_card_is_asked_what_it_can_take(tmp_path: Path) -> None:
    from tests.terminal.tables import laid

    session = laid("veloce players=2", 34)
    path = tmp_path / "m.cgn"
    path.write_text(format_record(session.record()))
    choice = max(session.view.legal, key=lambda choice: len(choice.captures))
    code = CODES[choice.card]
    done = play("--file", str(path), lines=f"6c?\n{code} ?\n6cx\nAs?\nx?\n")
    assert "6c: lay it, or take" in done.stdout
    assert f"and {len(choice.captures) - 40} more" in done.stdout
    assert "6cx2s4s" in done.stdout.split("6c: lay it")[1].split("You do not hold")[0]
    assert "You do not hold As." in done.stdout
    assert "is not a card" in done.stdout


@pytest.mark.parametrize("lines", [b"\xff\xfe\x00\n" * 3, b"x" * 100_000, b"\r\n\r\n", b"7\xc3"])
def test_bytes_of_any_kind_are_no_harm(lines: bytes, tmp_path: Path) -> None:
    done = play("--save", str(tmp_path / "m.cgn"), lines=lines)
    assert done.returncode == 0
    assert not done.stderr
    assert (tmp_path / "m.cgn").exists()


def test_textual_is_not_needed(tmp_path: Path) -> None:
    done = play("--save", str(tmp_path / "m.cgn"))
    assert done.returncode == 0
    assert "textual was imported" not in done.stderr


@pytest.mark.parametrize("language", ["it", "pt"])
def test_ascii_is_kept_to_where_utf_8_is_not_spoken(language: str, tmp_path: Path) -> None:
    done = play(
        *QUICK,
        *("--language", language, "--save", str(tmp_path / "m.cgn"), "--dialect", "on"),
        *("--french", "on", "--name", "Èrica"),
        lines="regole\nregras\nnomi\nnomes\n",
        PYTHONUTF8="0",
        PYTHONIOENCODING="latin-1",
    )
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "Erica" in done.stdout
    assert re.search(r" [A2-9TFCR]d=(10|[A2-9JQK])d ", done.stdout)
    assert "Èrica" in (tmp_path / "m.cgn").read_text("utf-8")


def test_without_a_folder_to_save_in_the_record_is_printed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = play("--save", str(tmp_path / "file" / "m.cgn"), lines="table\n")
    assert done.returncode == 2
    assert "could not be saved" in done.stderr
    record = done.stdout[done.stdout.index("[Cicera") :]
    assert parse_record(record).match == until(begin(), my_turn).match


def test_without_a_place_given_the_data_folder_is_used(tmp_path: Path) -> None:
    done = play(XDG_DATA_HOME=str(tmp_path))
    (path,) = (tmp_path / "cicera" / "matches").iterdir()
    assert str(path) in done.stdout
    assert path.suffix == ".cgn"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", 'first tag must be [Cicera "1"]'),
        ('[Cicera "1"]\n\nHand 1 dealer 0\n', ":3:16: "),
        ('[Cicera "1"]\n[Players "\x1b[2J"]\n', ":2:1: "),
        (None, "no such file"),
    ],
)
def test_a_file_that_cannot_go_on_is_refused_in_one_line(
    text: str | None, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "m.cgn"
    if text is not None:
        path.write_text(text)
    done = play("--file", str(path))
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.count("\n") == 1
    assert said in done.stderr
    assert str(path) in done.stderr
    assert "\x1b" not in done.stderr
    assert not path.exists() or path.read_text() == text


def test_a_decided_match_is_refused_with_a_way_to_see_it(tmp_path: Path) -> None:
    session = begin("veloce players=2 target=1")
    while session.match.winner is None:
        session = step(session)
    path = tmp_path / "m.cgn"
    path.write_text(format_record(session.record()))
    done = play("--file", str(path), "--language", "it")
    assert done.returncode == 2
    assert f"cicera replay {path}" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seat", "4"), "no seat 4"),
        (("--opponents", "wizard"), "wizard"),
        (("--rules", "veloce players=2", "--seat", "2"), "no seat 2"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: tuple[str, ...], said: str) -> None:
    done = play(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_match_is_followed_by_another(tmp_path: Path) -> None:
    path = tmp_path / "m.cgn"
    lines = script(begin("veloce players=2 target=1")) + "what?\nrematch\nquit\n"
    done = play(*QUICK, "--save", str(path), lines=lines)
    assert done.returncode == 0
    assert parse_record(path.read_bytes()).match.winner is not None
    second = parse_record((tmp_path / "m-2.cgn").read_bytes()).match
    assert second.hands
    assert second.winner is None


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_saves(number: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "m.cgn"
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", _PLAY, "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(),
    )
    assert process.stdout is not None
    for line in iter(process.stdout.readline, b""):
        if line.startswith(b"Your hand"):
            break
    time.sleep(0.1)
    process.send_signal(number)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 0
    assert not err
    assert str(path) in out.decode()
    assert parse_record(path.read_bytes()).match == until(begin(), my_turn).match


def test_a_reader_that_goes_away_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "m.cgn"
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", _PLAY, "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(),
    )
    assert process.stdout is not None
    assert process.stdin is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write(b"rules\n" * 50)
    process.stdin.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait(timeout=30)
    assert parse_record(path.read_bytes()).match.hands


@pytest.mark.parametrize("closed", ["stdin", "stdout", "stderr"])
def test_a_stream_closed_from_the_start_breaks_nothing(
    closed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.cgn"
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    monkeypatch.setattr(f"sys.{closed}", None)
    options = Options(rules=parse_rules("caciada"), seed=7, language="en", plain=True, save=path)
    assert run(options) == 0
    assert path.exists()
