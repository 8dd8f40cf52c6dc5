"""The replay contract of notation.md, on records of many rule sets and on broken ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cicera import (
    InvalidText,
    Item,
    Match,
    State,
    format_record,
    legal_moves,
    parse_record,
    play,
    refill,
    score,
    start,
)
from cicera.domain.rules import rules_dict

GOLDEN = Path(__file__).parents[1] / "golden"


def expected(kind: str) -> list[dict]:
    lines = (GOLDEN / kind / "expected.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def summary(file: str, match: Match) -> dict[str, object]:
    """What the replay contract prints, made with the public names alone."""
    return {
        "file": file,
        "rules": rules_dict(match.rules),
        "hands": [hand_summary(state) for state in match.hands],
        "totals": list(match.totals),
        "winner": match.winner,
        "napoleone": match.napoleone,
    }


def hand_summary(state: State) -> dict[str, object]:
    sheet = score(state)
    return {
        "dealer": state.deal.dealer,
        "plies": len(state.log),
        "complete": state.over,
        "legal": legal_counts(state),
        "captured": [pile.bit_count() for pile in state.piles],
        "napoleone": state.napoleone,
        "sides": [
            {str(item): sheet.points(side, item) for item in Item} | {"total": sheet.totals[side]}
            for side in range(sheet.sides)
        ],
    }


def legal_counts(state: State) -> list[int]:
    """The number of legal moves before each ply, of the hand played again."""
    counts = []
    again = start(state.rules, state.deal)
    for played in state.log:
        if again.awaits_packet:
            again = refill(again, state.deal.packets[again.stage])
        counts.append(len(legal_moves(again)))
        again = play(again, played.move)
    return counts


@pytest.mark.parametrize("right", expected("good"), ids=lambda right: right["file"])
def test_replays(right: dict) -> None:
    data = (GOLDEN / "good" / right["file"]).read_bytes()
    match = parse_record(data).match
    found = summary(right["file"], match)
    assert found == right
    assert json.dumps(found) == json.dumps(right)


@pytest.mark.parametrize("right", expected("good"), ids=lambda right: right["file"])
def test_n7_canonical_text(right: dict) -> None:
    record = parse_record((GOLDEN / "good" / right["file"]).read_bytes())
    text = format_record(record)
    again = parse_record(text)
    assert again == record
    assert format_record(again) == text
    assert parse_record(text.encode()) == record
    assert summary(right["file"], again.match) == right
    assert "\r" not in text
    assert "\ufeff" not in text
    assert text.endswith("\n")


@pytest.mark.parametrize("right", expected("bad"), ids=lambda right: right["file"])
def test_n8_refuses_at_the_first_offence(right: dict) -> None:
    with pytest.raises(InvalidText) as refused:
        parse_record((GOLDEN / "bad" / right["file"]).read_bytes())
    assert refused.value.line == right["line"]
    assert refused.value.column >= 1
    assert str(refused.value).startswith(f"{right['line']}:{refused.value.column}: ")


def replay(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """``cicera replay`` of ``arguments``, run in ``folder``."""
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "cicera", "replay", *arguments],
        cwd=folder,
        env=os.environ | {"CICERA_LANG": "en", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )


def test_the_command_prints_the_summaries() -> None:
    """One JSON object a file, one a line, exactly."""
    right = expected("good")
    done = replay(GOLDEN / "good", "--json", *(entry["file"] for entry in right))
    assert done.stderr == ""
    assert done.returncode == 0
    assert [json.loads(line) for line in done.stdout.splitlines()] == right


def test_the_command_refuses_and_replays_the_others() -> None:
    files = [entry["file"] for entry in expected("bad")]
    good = "../good/m0000.cgn"
    done = replay(GOLDEN / "bad", "--json", *files[:4], good, *files[4:])
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    for line, entry in zip(lines, expected("bad"), strict=True):
        assert line.startswith(f"{entry['file']}:{entry['line']}:")
    assert [json.loads(line)["file"] for line in done.stdout.splitlines()] == [good]


def test_every_vector_is_expected() -> None:
    for kind in ("good", "bad"):
        files = {file.name for file in (GOLDEN / kind).glob("*.cgn")}
        assert files == {right["file"] for right in expected(kind)}
        assert files


def test_the_vectors_keep_their_bytes() -> None:
    """Some have CRLF and a byte-order mark, which a careless checkout would change."""
    files = [file.read_bytes() for file in sorted((GOLDEN / "good").glob("*.cgn"))]
    assert sum(b"\r\n" in data for data in files) == 10
    assert sum(data.startswith(b"\xef\xbb\xbf") for data in files) == 6
