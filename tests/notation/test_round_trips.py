"""notation.md N7: reading what was written gives the record back, whatever is in it."""

from __future__ import annotations

import random
import re

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import chance_of, records, seeds

from cicera import Record, format_record, parse_record

QUOTED_OR_COMMENT = re.compile(r'("(?:[^"\\]|\\.)*"|\{[^}]*\}|;[^\n]*)')


def respelled(text: str, chance: random.Random) -> str:
    """``text`` with its cards in lower case or with 1 and 10, spaces added, comments untouched."""
    parts = QUOTED_OR_COMMENT.split(text)
    for place in range(0, len(parts), 2):
        words = re.split(r"(\s+|/)", parts[place])
        for index, word in enumerate(words):
            if re.fullmatch(r"(?:[A-Z0-9][scdb]|x)+", word) and chance.random() < 0.5:
                spelled = word.replace("T", "10").replace("A", "1")
                words[index] = chance.choice((spelled, spelled.lower(), word.upper(), word.lower()))
            elif word == " ":
                words[index] = chance.choice((" ", "  ", "\t"))
            elif "\n" in word:
                words[index] = word + chance.choice(("", "", "\n", " "))
        parts[place] = "".join(words)
    return "".join(parts)


@settings(max_examples=150)
@given(records(), seeds())
def test_n7_fixed_point(record: Record, seed: int) -> None:
    text = format_record(record)
    read = parse_record(text)
    assert read == record
    assert format_record(read) == text
    chance = chance_of(seed)
    other = respelled(text, chance)
    assert parse_record(other) == record
    assert parse_record("\ufeff" + other.replace("\n", "\r\n")) == record
    assert parse_record(other.replace("\n", "\r\n").encode()) == record


@settings(max_examples=60)
@given(records(), st.data())
def test_n6_cut_anywhere(record: Record, data: st.DataObject) -> None:
    """The head of a file, cut between two words, is a record or refused in a known way."""
    from tests.notation.test_fuzz import reads_or_refuses

    text = format_record(record)
    ends = [match.end() for match in re.finditer(r"\S+", text)]
    for end in data.draw(st.lists(st.sampled_from(ends), min_size=1, max_size=5)):
        reads_or_refuses(text[:end])
