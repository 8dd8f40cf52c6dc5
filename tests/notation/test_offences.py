"""notation.md N8: one error, at the first offence, for everything that can be wrong in a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.notation.samples import (
    DEAL,
    DECIDED,
    GROUPS,
    HAND,
    NAPOLEONE,
    OPENING,
    PACK,
    TABLE,
    TAGS,
    UNDECIDED,
)
from tests.project.codes import RAISED, VARIABLE_CODES

from cicera import InvalidText, parse_record

RULES = '[Cicera "1"]\n[Rules "{}"]\n'
TWO = '[Cicera "1"]\n[Rules "caciada players=2 packet=1"]\n\nHand 1 dealer 1\n'
TWO_OPENED = TWO + "Table 4s 7b Fc Rd\nDeal As / Ac\n"


def hand_of(*groups: str) -> str:
    return TAGS + HAND + TABLE + "Deal " + " / ".join(groups) + "\n"


def without(text: str, *starts: str) -> str:
    """``text`` without the lines that start so."""
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(starts))


CASES: list[tuple[str, int, int, str]] = [
    # text, line, column, code
    # Tags (N1)
    ("", 1, 1, "cicera-first"),
    ("\n\n", 1, 1, "cicera-first"),
    ("Hand 1 dealer 0\n", 1, 1, "cicera-first"),
    ('{x}\n[Rules "caciada"]\n', 2, 1, "cicera-first"),
    ('[cicera "1"]\n', 1, 1, "cicera-first"),
    ('[Cicera "2"]\n', 1, 10, "format-version"),
    ('[Cicera ""]\n', 1, 10, "format-version"),
    ('[Cicera "1" "1"]\n', 1, 1, "one-value"),
    ('[Cicera "1"]\n[Cicera "1"]\n', 2, 1, "tag-twice"),
    ('[Cicera "1"]\n[Rules "caciada"]\n[Rules "caciada"]\n', 3, 1, "tag-twice"),
    ('[Cicera "1"]\n[Rules "caciada" "target=31"]\n', 2, 1, "one-value"),
    ('[Cicera "1"]\n[Date "2026-11-29" "x"]\n', 2, 1, "one-value"),
    ('[Cicera "1"]\n[Event]\n', 2, 7, "tag-value"),
    ('[Cicera "1"]\n[Event x]\n', 2, 8, "tag-value"),
    ('[Cicera "1"]\n[]\n', 2, 2, "tag-name"),
    ('[Cicera "1"]\n["x"]\n', 2, 2, "tag-name"),
    ('[Cicera "1"]\n[-x "x"]\n', 2, 2, "tag-name"),
    ('[Cicera "1"]\n[  a.b "x"]\n', 2, 4, "tag-name"),
    ('[Cicera "1"]\n[Event "x]\n', 2, 8, "open-quote"),
    ('[Cicera "1"]\n[Event "x\\n"]\n', 2, 8, "open-quote"),
    ('[Cicera "1"]\n[Event "a" "x]\n', 2, 12, "open-quote"),
    ('[Cicera "1"]\n[Event "x"\n', 2, 11, "open-tag"),
    ('[Cicera "1"]\n[Event "x" y]\n', 2, 12, "open-tag"),
    ('[Cicera "1"', 1, 12, "open-tag"),
    ('[Cicera "1"] [Rules "caciada"]\n', 1, 14, "tag-line"),
    ('[Cicera "1"] Hand 1 dealer 0\n', 1, 14, "tag-line"),
    ('[Cicera "1"]\n[Date "2026-02-30"]\n', 2, 8, "not-a-date"),
    ('[Cicera "1"]\n[Date "29.11.2026"]\n', 2, 8, "not-a-date"),
    ('[Cicera "1"]\n[Date "20261129"]\n', 2, 8, "not-a-date"),
    ('[Cicera "1"]\n[Date "2026-W48-7"]\n', 2, 8, "not-a-date"),
    ('[Cicera "1"]\n[Players "A" "B"]\n\nHand 1 dealer 0\n', 2, 1, "players-tag"),
    ('[Cicera "1"]\n[Players "A"]\n', 2, 1, "players-tag"),
    ('[Cicera "1"]\n[Players "A" "B"]\n[Rules "caciada"]\n', 2, 1, "players-tag"),
    (TAGS + '[Cicera "1"]\n', 4, 1, "tag-twice"),
    (OPENING + '[Event "x"]\n', 7, 1, "tags-first"),
    (TAGS + HAND + '[Event "x"]\n', 5, 1, "tags-first"),
    # Rules (N1, rules.md section 8)
    (RULES.format("scopa"), 2, 9, "unknown-preset"),
    (RULES.format(""), 2, 9, "unknown-preset"),
    (RULES.format("caciada colour=red"), 2, 17, "unknown-field"),
    (RULES.format("caciada redeal"), 2, 17, "not-a-setting"),
    (RULES.format("caciada  redeal=on redeal=on"), 2, 28, "field-twice"),
    (RULES.format("caciada redeal=yes"), 2, 17, "not-a-flag"),
    (RULES.format("caciada target=x"), 2, 17, "not-a-number"),
    (RULES.format("caciada carte_tie=half"), 2, 17, "not-a-choice"),
    (RULES.format("caciada players=5"), 2, 17, "not-a-choice"),
    (RULES.format("caciada target=0"), 2, 17, "out-of-range"),
    (RULES.format("caciada packet=5"), 2, 17, "packet-divides"),
    (RULES.format("bigia target=21 batch=5"), 2, 25, "batch-divides"),
    # Hands (N2, N6)
    (TAGS, 2, 18, "no-hand"),
    (TAGS + "Table 4s 7b Fc Rd\n", 4, 1, "hand-due"),
    (TAGS + DEAL, 4, 1, "hand-due"),
    (TAGS + "7d\n", 4, 1, "hand-due"),
    (TAGS + "Score 0 0\n", 4, 1, "hand-due"),
    (TAGS + "Result 0 0\n", 4, 1, "result-early"),
    (TAGS + "rubbish\n", 4, 1, "not-a-move"),
    (TAGS + "hand 1 dealer 0\n", 4, 1, "not-a-move"),
    (TAGS + "Hand\n", 4, 1, "hand-line"),
    (TAGS + "Hand 1\n", 4, 1, "hand-line"),
    (TAGS + "Hand 1 dealer\n", 4, 1, "hand-line"),
    (TAGS + "Hand 1 Dealer 0\n", 4, 1, "hand-line"),
    (TAGS + "Hand 1 dealer 0 0\n", 4, 1, "hand-line"),
    (TAGS + "Hand 1\ndealer 0\n", 4, 1, "hand-line"),
    (TAGS + "Hand 0 dealer 0\n", 4, 6, "hand-number"),
    (TAGS + "Hand 2 dealer 0\n", 4, 6, "hand-number"),
    (TAGS + "Hand one dealer 0\n", 4, 6, "not-a-count"),
    (TAGS + "Hand 1 dealer x\n", 4, 15, "not-a-count"),
    (TAGS + "Hand 1 dealer -1\n", 4, 15, "not-a-count"),
    (TAGS + "Hand 1 dealer ٣\n", 4, 15, "not-a-count"),
    (TAGS + "Hand 1 dealer 4\n", 4, 15, "no-such-seat"),
    (TAGS + HAND, 4, 16, "cards-due-at-end"),
    (TAGS + HAND + TABLE, 5, 18, "cards-due-at-end"),
    (TAGS + HAND + "7d\n", 5, 1, "cards-due"),
    (TAGS + HAND + DEAL, 5, 1, "cards-due"),
    (TAGS + HAND + TABLE + TABLE, 6, 1, "cards-due"),
    (TAGS + HAND + TABLE + f"Pack {PACK}\n", 6, 1, "cards-due"),
    (TAGS + HAND + TABLE + "7s\n", 6, 1, "cards-due"),
    (TAGS + HAND + HAND, 5, 1, "cards-due"),
    (TAGS + HAND + "Score 0 0\n", 5, 1, "score-early"),
    (TAGS + HAND + "Result 0 0\n", 5, 1, "result-early"),
    (TAGS + HAND + TABLE + "Result 0 0\n", 6, 1, "result-early"),
    (OPENING + HAND, 7, 1, "hand-not-over"),
    (OPENING + "7s Hand 2 dealer 0\n", 7, 4, "hand-not-over"),
    (OPENING + DEAL, 7, 1, "no-cards-due"),
    (OPENING + TABLE, 7, 1, "no-cards-due"),
    (OPENING + f"7s\nPack {PACK}\n", 8, 1, "no-cards-due"),
    (UNDECIDED + DEAL, 19, 1, "hand-due"),
    (UNDECIDED + "Hand 1 dealer 1\n", 19, 6, "hand-number"),
    (UNDECIDED + "Hand 3 dealer 1\n", 19, 6, "hand-number"),
    (UNDECIDED + "Hand 2 dealer 0\n", 19, 15, "wrong-dealer"),
    (UNDECIDED + "Hand 2 dealer 2\n", 19, 15, "wrong-dealer"),
    (without(DECIDED, "Result") + "Hand 2 dealer 1\n", 19, 1, "match-decided"),
    (without(NAPOLEONE, "Result") + "Hand 2 dealer 1\n", 19, 1, "match-decided"),
    # Cards (N2)
    (TAGS + HAND + "Table 4s 7b Fc\n", 5, 1, "table-size"),
    (TAGS + HAND + "Table\n", 5, 1, "table-size"),
    (TAGS + HAND + "Table 4s 7b Fc Rd 2s\n", 5, 1, "table-size"),
    (TAGS + HAND + "Table 4s 7b Fc Kd\n", 5, 16, "not-a-card"),
    (TAGS + HAND + "Table 4s7bFcKd\n", 5, 13, "not-a-card"),
    (TAGS + HAND + "Table 4s / 7b Fc Rd\n", 5, 10, "not-a-card"),
    (TAGS + HAND + "Table 4s 4s Fc Rd\n", 5, 10, "distinct-cards"),
    (TAGS + HAND + "Table 4s7bFc4s\n", 5, 13, "distinct-cards"),
    (
        '[Cicera "1"]\n[Rules "moedas"]\nHand 1 dealer 0\nTable Fs Fc Fd 2s\n',
        4, 1, "void-deal",
    ),
    (hand_of(*GROUPS[:3]), 6, 1, "groups"),
    (hand_of(*GROUPS, ""), 6, 1, "groups"),
    (TAGS + HAND + TABLE + "Deal\n", 6, 1, "groups"),
    (hand_of(GROUPS[0][:-2], *GROUPS[1:]), 6, 6, "packet-size"),
    (hand_of(GROUPS[0], GROUPS[1] + "4s", *GROUPS[2:]), 6, 33, "packet-size"),
    (hand_of(GROUPS[0], "", *GROUPS[2:]), 6, 1, "packet-size"),
    (hand_of(*GROUPS[:3], "Ab2b3b4b5b6b8b9bTbFbCb4s"), 6, 109, "distinct-cards"),
    (hand_of(GROUPS[0], "As" + GROUPS[1][2:], *GROUPS[2:]), 6, 33, "distinct-cards"),
    (hand_of(GROUPS[0], "As" + GROUPS[1][2:] + "2c", *GROUPS[2:]), 6, 33, "packet-size"),
    (hand_of(*GROUPS[:3], "Ab2b3b4b5b6b8b9bTbFbCbJb"), 6, 109, "not-a-card"),
    (TAGS + HAND + f"Pack {PACK[:-2]}\n", 5, 1, "not-52-cards"),
    (TAGS + HAND + "Pack\n", 5, 1, "not-52-cards"),
    (TAGS + HAND + f"Pack {PACK[:-2]}As\n", 5, 108, "not-52-cards"),
    (TAGS + HAND + f"Pack {PACK}As\n", 5, 110, "not-52-cards"),
    (TAGS + HAND + f"Pack {PACK[:-2]}Xb\n", 5, 108, "not-a-card"),
    (
        '[Cicera "1"]\n[Rules "moedas"]\nHand 1 dealer 0\nPack '
        + PACK.replace("Fs", "").replace("Fc", "").replace("Fd", "").replace("2s", "")
        + "FsFcFd2s\n",
        4, 1, "void-deal",
    ),
    # Refills (N2)
    (TWO_OPENED + "As Ac 2s\n", 7, 7, "packet-due"),
    (TWO_OPENED + "As Ac\nTable 4s 7b Fc Rd\n", 8, 1, "no-cards-due"),
    (TWO_OPENED + "As Ac\nDeal 2s\n", 8, 1, "groups"),
    (TWO_OPENED + "As Ac\nDeal 2s / 2s\n", 8, 11, "distinct-cards"),
    (TWO_OPENED + "As Ac\nDeal As / 2c\n", 8, 6, "distinct-cards"),
    (TWO_OPENED + "As Ac\nDeal 2s / 7b\n", 8, 11, "distinct-cards"),
    (TWO_OPENED + "As Ac\nDeal As / 2c3c\n", 8, 6, "distinct-cards"),
    (TWO_OPENED + "As Ac\nDeal 2s3s / 2c\n", 8, 6, "packet-size"),
    (TWO_OPENED + "As\nDeal 2s / 2c\n", 8, 1, "no-cards-due"),
    (TWO_OPENED + "As Ac\nHand 2 dealer 0\n", 8, 1, "hand-not-over"),
    (TWO_OPENED + "As Ac\nScore 0 0\n", 8, 1, "score-early"),
    # Moves (N3)
    (OPENING + "7\n", 7, 1, "not-a-move-here"),
    (OPENING + "7sx\n", 7, 1, "not-a-move-here"),
    (OPENING + "7s x 7b\n", 7, 4, "not-a-move-here"),
    (OPENING + "7s-7b\n", 7, 1, "not-a-move-here"),
    (OPENING + "7sx7bx7b\n", 7, 1, "not-a-move-here"),
    (OPENING + "7s!\n", 7, 1, "not-a-move-here"),
    (OPENING + "7s,7c\n", 7, 1, "not-a-move-here"),
    (OPENING + "1. 7s\n", 7, 1, "not-a-move-here"),
    (OPENING + "7s /\n", 7, 4, "not-a-move-here"),
    (OPENING + "7s }\n", 7, 4, "not-a-move-here"),
    (OPENING + "score 0 0\n", 7, 1, "not-a-move-here"),
    (OPENING + "7s\n  deal\n", 8, 3, "not-a-move-here"),
    (OPENING + "7sx7b7b\n", 7, 1, "named-twice-here"),
    (OPENING + "7c\n", 7, 1, "not-in-hand"),
    (OPENING + "7b\n", 7, 1, "not-in-hand"),
    (OPENING + "7s 8c 8c\n", 7, 7, "not-in-hand"),
    (OPENING + "7s 7c 7d 8b\n7s\n", 8, 1, "not-in-hand"),
    (OPENING + "7sx7c\n", 7, 1, "not-on-table"),
    (OPENING + "7sx4s3d\n", 7, 1, "not-on-table"),
    (OPENING + "9sx4s7b\n", 7, 1, "wrong-sum"),
    (OPENING + "5sx4s\n", 7, 1, "takes-its-value"),
    (OPENING + "FsxRd\n", 7, 1, "court-takes-its-rank"),
    (OPENING + "FsxFcRd\n", 7, 1, "court-takes-its-rank"),
    (OPENING + "9sx4sFc\n", 7, 1, "court-in-sum"),
    (UNDECIDED + "7s\n", 19, 1, "hand-due"),
    (without(UNDECIDED, "Score") + "Rb\n", 18, 1, "hand-due"),
    (NAPOLEONE + "Rb\n", 20, 1, "after-result"),
    (without(NAPOLEONE, "Result") + "Rb\n", 19, 1, "match-decided"),
    (without(DECIDED, "Result") + "Deal As\n", 19, 1, "match-decided"),
    (RULES.format("caciada players=5 foo=1"), 2, 17, "not-a-choice"),
    (RULES.format('caciada napula_suit=\\"\\" foo=1'), 2, 17, "not-a-choice"),
    (RULES.format('caciada \\"=1 foo=1'), 2, 17, "unknown-field"),
    (RULES.format('caciada target=\\"'), 2, 17, "not-a-number"),
    (RULES.format('caci\\"ada foo=1'), 2, 9, "unknown-preset"),
    # Score and Result (N4, N6)
    (OPENING + "Score 0 0\n", 7, 1, "score-early"),
    (OPENING + "7s\nScore 0 0\n", 8, 1, "score-early"),
    (OPENING + "Result 0 0\n", 7, 1, "result-early"),
    (OPENING + "7s\nResult 0 0\n", 8, 1, "result-early"),
    (UNDECIDED + "Score 0 0\n", 19, 1, "score-twice"),
    (without(UNDECIDED, "Score") + "Score 0 1\n", 18, 9, "wrong-score"),
    (without(UNDECIDED, "Score") + "Score 1 0\n", 18, 7, "wrong-score"),
    (without(UNDECIDED, "Score") + "Score 0\n", 18, 1, "wrong-count"),
    (without(UNDECIDED, "Score") + "Score\n", 18, 1, "wrong-count"),
    (without(UNDECIDED, "Score") + "Score 0 0 0\n", 18, 1, "wrong-count"),
    (without(UNDECIDED, "Score") + "Score 0 x\n", 18, 9, "not-a-count"),
    (without(UNDECIDED, "Score") + "Score -0 0\n", 18, 7, "not-a-count"),
    (without(UNDECIDED, "Score") + "Score 0.0 0\n", 18, 7, "not-a-count"),
    (UNDECIDED + "Result 0 2\n", 19, 10, "wrong-result"),
    (without(DECIDED, "Result") + "Result 19 1\n", 19, 11, "wrong-result"),
    (without(DECIDED, "Result") + "Result 19\n", 19, 1, "wrong-count"),
    (without(DECIDED, "Result") + "Result\n", 19, 1, "wrong-count"),
    (without(DECIDED, "Result") + "Result napoleone 0\n", 19, 8, "no-napoleone"),
    (without(NAPOLEONE, "Result") + "Result napoleone\n", 19, 8, "napoleone-side"),
    (without(NAPOLEONE, "Result") + "Result napoleone 0 0\n", 19, 8, "napoleone-side"),
    (without(NAPOLEONE, "Result") + "Result napoleone 1\n", 19, 18, "wrong-napoleone"),
    (without(NAPOLEONE, "Result") + "Result napoleone x\n", 19, 18, "not-a-count"),
    (DECIDED + "Result 19 0\n", 20, 1, "after-result"),
    (DECIDED + "Score 19 0\n", 20, 1, "after-result"),
    (DECIDED + "Hand 2 dealer 1\n", 20, 1, "after-result"),
    (UNDECIDED + "Result 0 0\nHand 2 dealer 1\n", 20, 1, "after-result"),
    # Comments (N5)
    (OPENING + "7s {open\n7c\n", 7, 4, "open-comment"),
    ("{", 1, 1, "open-comment"),
    (TAGS + "{one\ntwo}\n rubbish\n", 6, 2, "not-a-move"),
    (TAGS + "{one\ntwo} rubbish\n", 5, 6, "not-a-move"),
    (TAGS + "; 7d\nrubbish\n", 5, 1, "not-a-move"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "column", "code"), CASES)
def test_n8_first_offence(text: str, line: int, column: int, code: str) -> None:
    with pytest.raises(InvalidText) as refused:
        parse_record(text)
    error = refused.value
    assert (error.code, error.line, error.column) == (code, line, column)
    assert str(error) == f"{line}:{column}: {error.message()}"
    assert error.message()
    for language in ("it", "en", "es", "pt"):
        assert error.message(language)


@pytest.mark.parametrize(("text", "line", "column", "code"), CASES)
def test_n7_n8_line_ends_and_mark(text: str, line: int, column: int, code: str) -> None:
    """The same place with CRLF, with a byte-order mark, and as bytes."""
    for data in (
        text.encode(),
        text.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + text.encode(),
        b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(),
    ):
        with pytest.raises(InvalidText) as refused:
            parse_record(data)
        assert (refused.value.code, refused.value.line, refused.value.column) == (
            code, line, column,
        )  # fmt: skip


BYTES = [
    (b"\xff", 1, 1),
    (b"abc\n\xc3(", 2, 1),
    (OPENING.encode() + b"7s {\xe8}\n", 7, 5),
    ("[Cicera \"1\"] ; è".encode() + b"\xfe", 1, 17),
    (b"\xef\xbb\xbf\xff", 1, 1),
    (b"\xef\xbb\xbfab\xff", 1, 3),
    (b"a\r\nb\xff", 2, 2),
    (b"a\rb\xff", 2, 2),
    (b"a\xed\xa0\x80", 1, 2),
]  # fmt: skip


def test_n8_an_offence_before_bytes_that_are_no_text_comes_first() -> None:
    for data, line, code in (
        (b'[Cicera "1"]\n7s\n\xff\n', 2, "hand-due"),
        (b'[Cicera "1"]\n\xff7s\n', 2, "not-utf-8"),
        (b'[Cicera "1"]\n{ a\nb\xff }\n', 3, "not-utf-8"),
        (b'[Cicera "1"]\nHand 1 dealer 0\n\xff', 3, "not-utf-8"),
        (b"\n\xff", 2, "not-utf-8"),
        (b'[Cicera "2"]\n\xff', 1, "format-version"),
    ):
        with pytest.raises(InvalidText) as refused:
            parse_record(data)
        assert (refused.value.line, refused.value.code) == (line, code)


@pytest.mark.parametrize(("data", "line", "column"), BYTES)
def test_n8_bytes_that_are_no_text(data: bytes, line: int, column: int) -> None:
    with pytest.raises(InvalidText) as refused:
        parse_record(data)
    assert (refused.value.code, refused.value.line, refused.value.column) == (
        "not-utf-8", line, column,
    )  # fmt: skip


ELSEWHERE = {
    "named-twice": "tests/notation/test_notation.py",
    "not-a-seed": "tests/domain/test_chance.py",
    "not-text": "tests/notation/test_notation.py",
    "hand-over": "tests/domain/test_deal.py",
    "no-packet-due": "tests/domain/test_deal.py",
    "nothing-left-to-deal": "tests/domain/test_deal.py",
    "dealt-twice": "tests/domain/test_deal.py",
    "foreign-card": "tests/domain/test_deal.py",
    "no-such-move": "tests/domain/test_play.py",
    "takes-nothing": "tests/domain/test_play.py",
    "which-capture": "tests/domain/test_play.py",
    "nothing-dealt": "tests/domain/test_view.py",
    "other-deal": "tests/domain/test_match.py",
    "nobody-to-play": "tests/players/test_players.py",
    "not-your-turn": "tests/players/test_players.py",
    "unknown-player": "tests/players/test_players.py",
    "line-break": "tests/notation/test_notation.py",
    "comment-text": "tests/notation/test_notation.py",
    "comment-place": "tests/notation/test_notation.py",
}
"""Errors that no file can raise, and the tests that do."""


def test_n8_every_error_has_its_test() -> None:
    """Every error of the game is raised by a file above, or by a test that is named."""
    game = ("domain/", "notation/", "players/")
    known = {code for place, code, _ in RAISED if place.startswith(game)} | VARIABLE_CODES
    raised = {code for *_, code in CASES} | {"not-utf-8"}
    assert known == raised | set(ELSEWHERE)
    assert not raised & set(ELSEWHERE)
    for code, file in ELSEWHERE.items():
        assert f'"{code}"' in (Path(__file__).parents[2] / file).read_text("utf-8"), code


SAID = [
    (TAGS + HAND + "Table 3s 5b Fc Rd\n" + DEAL.replace("3s", "4s").replace("5b", "7b")
     + "7sx3s5b\n", "7sx3s5b: 3 + 5 is 8, not 7"),
    (OPENING + "7s 7c 8c\n", "8c is not in seat 2's hand"),
    (hand_of(*GROUPS[:3], "Ab2b3b4b5b6b8b9bTbFbCb4s"),
     "the Table and Deal lines hold 51 distinct cards, not 52"),
    (OPENING + "rubbish\n", "legal here: As, 2s, 3s, 5s, 6s, 7s, 7sx7b, 8s, …"),
    (without(UNDECIDED, "Score") + "Score 0 1\n", "0 0"),
    (RULES.format("caciada packet=5"), "1, 2, 3, 4, 6, 12"),
    (UNDECIDED + "Hand 2 dealer 0\n", "seat 1"),
    (TAGS + HAND + f"Pack {PACK[:-2]}\n", "51"),
    (TAGS + HAND + f"Pack {PACK[:-2]}As\n", "Rb"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "words"), SAID)
def test_n8_says_what_is_wrong_and_what_would_be_right(text: str, words: str) -> None:
    with pytest.raises(InvalidText) as refused:
        parse_record(text)
    assert words in str(refused.value)


@pytest.mark.parametrize("text", [text for text, *_, code in CASES if code == "distinct-cards"])
def test_n8_says_what_is_missing_only_where_something_is(text: str) -> None:
    """While cards are still to come nothing is missing, and no list stands empty."""
    with pytest.raises(InvalidText) as refused:
        parse_record(text)
    for language in ("it", "en", "es", "pt"):
        assert not refused.value.message(language).rstrip().endswith(":")


def test_n8_columns_behind_escapes() -> None:
    r"""A ``\"`` before the offending word of the rules counts for two columns, as it stands."""
    with pytest.raises(InvalidText) as refused:
        parse_record('[Cicera "1"]\n[Rules "caciada target=\\"1\\" foo=1"]\n')
    assert (refused.value.line, refused.value.column) == (2, 17)
