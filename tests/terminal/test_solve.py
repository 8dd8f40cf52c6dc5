"""``cicera solve``: which position, what it tells, what it refuses, how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cicera import make_rules, new_match, open_hand, parse_record, play, shuffled_deal
from cicera.locale import LANGUAGES
from cicera.notation import Record, format_record, parse_move
from cicera.terminal.command import run
from cicera.terminal.solve import find_position, split_position

EVENING = str(Path(__file__).parents[2] / "docs/examples/evening.cgn")


def test_it_tells_value_line_and_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", f"{EVENING}:41", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Hand 1, before move 41: Est to play\n8 cards to play\n" in told
    assert "Est + Ovest: " in told
    assert "Every move, its value, and what it loses\n  " in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_all_languages(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", f"{EVENING}:45", "--lang", language]) == 0
    assert "2sx2c" in capsys.readouterr().out


def test_json_replays_to_its_value(capsys: pytest.CaptureFixture[str]) -> None:
    """The line is legal and ends as it says; losses are against the best move."""
    assert run(["solve", f"{EVENING}:1.37", "--json"]) == 0
    solution = json.loads(capsys.readouterr().out)
    assert (solution["hand"], solution["move"], solution["left"]) == (1, 37, 12)
    state = find_position(parse_record(Path(EVENING).read_bytes()), 1, 37).state
    for text in solution["line"]:
        state = play(state, parse_move(text, state))
    assert state.over
    own = solution["side"]
    assert solution["value"] == solution["totals"][own] - solution["totals"][1 - own]
    moves = solution["moves"]
    assert moves[0]["move"] == solution["line"][0]
    assert all(one["loss"] == solution["value"] - one["value"] >= 0 for one in moves)


def test_without_a_move_where_the_record_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = Path(EVENING).read_text("utf-8")
    (tmp_path / "part:12").write_text(text[: text.index("2sx2c")], "utf-8")
    assert run(["solve", str(tmp_path / "part:12"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["move"] == 45


def test_positions_as_text(tmp_path: Path) -> None:
    assert split_position("a.cgn") == ("a.cgn", None, None)
    assert split_position("a.cgn:12") == ("a.cgn", None, 12)
    assert split_position("C:\\a.cgn:2.12") == ("C:\\a.cgn", 2, 12)
    assert split_position("-:3") == ("-", None, 3)
    assert split_position("a.cgn:x") == ("a.cgn:x", None, None)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (EVENING, "hand 1 is over; name one of its moves, 1 to 48, as FILE:1.48"),
        (f"{EVENING}:49", "hand 1 has no move 49; it can be 1 to 48"),
        (f"{EVENING}:0", "hand 1 has no move 0; it can be 1 to 48"),
        (f"{EVENING}:2.3", "there is no hand 2; the record has hands 1 to 1"),
        (f"{EVENING}:3", "46 cards are still to be played"),
        ("missing.cgn:3", "missing.cgn: "),
    ],
)
def test_refusals(position: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", position, "--lang", "en"]) == 2
    told, refused = capsys.readouterr()
    assert told == ""
    assert why in refused


def test_too_few_nodes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", f"{EVENING}:21", "--nodes", "5000", "--lang", "en"]) == 2
    told, refused = capsys.readouterr()
    assert told == ""
    assert "not solved after 5000 positions, with 28 cards to play" in refused


def test_unknown_packets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = make_rules(packet=4)
    deal = shuffled_deal(rules, 0, 1)
    text = format_record(Record(open_hand(new_match(rules), deal)))
    head = text[: text.index("Pack")]
    table, hands = deal.table, deal.packets[0]
    from cicera import format_cards

    seats = [format_cards(hands[seat]) for seat in (1, 2, 3, 0)]
    lines = f"Table {format_cards(table, separator=' ')}\nDeal {' / '.join(seats)}\n"
    (tmp_path / "a.cgn").write_text(head + lines, "utf-8")
    assert run(["solve", f"{tmp_path / 'a.cgn'}", "--deep", "--lang", "en"]) == 2
    assert "1 of 3 packets" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="signals as POSIX has them")
def test_interrupt_ends_at_once() -> None:
    """Without a trace, and with the status of an interrupt."""
    command = [sys.executable, "-m", "cicera", "solve", f"{EVENING}:2", "--deep"]
    with subprocess.Popen(  # noqa: S603
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        time.sleep(6)
        process.send_signal(signal.SIGINT)
        told, noise = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told == ""
    assert "Traceback" not in noise
