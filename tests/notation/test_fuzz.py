"""notation.md N8: whatever is in a file, it is a record or refused with a place and a reason."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.notation.samples import DECIDED, OPENING
from tests.strategies import chance_of, seeds

from cicera import InvalidText, Record, format_record, parse_record

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = [file.read_bytes() for file in sorted(GOLDEN.glob("*/*.cgn"))]
WORDS = (
    "Hand 2 dealer 0", "Hand", "dealer", "Table", "Deal", "Pack", "Score", "Result", "napoleone",
    "0", "1", "99", "-1", "/", "x", "{", "}", ";", "[", "]", '"', "\\", '[Cicera "1"]',
    '[Rules "bigia"]', "7dx3d4d", "As", "Rb", "10b", "7", "\n", "\r", "\r\n", "\t", "\x00", "\x85",
    "\u2028", "\ufeff", "è", "🂡", "٣", "Ⅷs", "ſ",
)  # fmt: skip


def reads_or_refuses(text: str | bytes) -> Record | None:
    """The record in ``text``, which is a fixed point; None if it is refused as it should be."""
    try:
        record = parse_record(text)
    except InvalidText as error:
        assert_says_where(error, text)
        return None
    written = format_record(record)
    assert parse_record(written) == record
    assert format_record(parse_record(written)) == written
    return record


def assert_says_where(error: InvalidText, text: str | bytes) -> None:
    assert error.line >= 1
    assert error.column >= 1
    assert error.message()
    assert str(error).startswith(f"{error.line}:{error.column}: ")
    plain = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    assert error.line <= plain.count(b"\n") + plain.count(b"\r") + 1


def flip_bytes(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        place = chance.randrange(len(changed))
        changed[place] = chance.choice(
            (changed[place] ^ 1 << chance.randrange(8), chance.randrange(256))
        )
    return bytes(changed)


def delete(data: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(data))
    return data[:start] + data[start + chance.choice((1, 1, 2, 5, 40)) :]


def double(data: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(data))
    end = start + chance.choice((1, 1, 2, 5, 40))
    return data[:end] + data[start:]


def swap_lines(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return b"".join(lines)


def drop_or_double_a_line(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    place = chance.randrange(len(lines))
    lines[place : place + 1] = [lines[place]] * chance.choice((0, 2))
    return b"".join(lines)


def swap_words(data: bytes, chance: random.Random) -> bytes:
    words = data.split(b" ")
    one, two = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[two] = words[two], words[one]
    return b" ".join(words)


def put_in_a_word(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + chance.choice(WORDS).encode() + data[place:]


def cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def cross(data: bytes, chance: random.Random) -> bytes:
    other = chance.choice(FILES)
    return data[: chance.randrange(len(data))] + other[chance.randrange(len(other)) :]


MUTATIONS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    flip_bytes, delete, double, swap_lines, drop_or_double_a_line, swap_words, put_in_a_word, cut,
    cross,
)  # fmt: skip


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_mutated_records(mutate: Callable[[bytes, random.Random], bytes]) -> None:
    """Every vector changed in one way; most are refused, and never in another way."""
    chance = chance_of(mutate.__name__)
    for data in FILES:
        for _ in range(3):
            changed = mutate(data, chance) if data else data
            reads_or_refuses(changed)
            reads_or_refuses(changed.decode("utf-8", "replace"))


@settings(max_examples=100)
@given(
    st.sampled_from(FILES), seeds(), st.lists(st.sampled_from(MUTATIONS), min_size=2, max_size=5)
)
def test_records_mutated_often(
    data: bytes, seed: int, mutations: list[Callable[[bytes, random.Random], bytes]]
) -> None:
    chance = chance_of(seed)
    for mutate in mutations:
        if data:
            data = mutate(data, chance)
    reads_or_refuses(data)


@settings(max_examples=200)
@given(st.binary(max_size=200))
@example(b"\xef\xbb\xbf")
@example(b"\xef\xbb")
@example(b"\xff\xfe[\x00")
def test_any_bytes(data: bytes) -> None:
    reads_or_refuses(data)
    reads_or_refuses(b'[Cicera "1"]\n' + data)
    reads_or_refuses(OPENING.encode() + data)


@settings(max_examples=200)
@given(st.text(st.characters(), max_size=200))
@example("\ud800")
@example('[Cicera "\ud800"]')
@example('[Cicera "1"]\r[Rules "x"]')
@example("[" * 5000)
@example("{" * 5000)
@example('[Cicera "' + "\\" * 5000)
def test_any_text(text: str) -> None:
    reads_or_refuses(text)
    reads_or_refuses('[Cicera "1"]\n' + text)
    reads_or_refuses(OPENING + text)


@settings(max_examples=200)
@given(st.lists(st.sampled_from(WORDS), max_size=30), st.sampled_from((" ", "\n", "")))
def test_any_words(words: list[str], separator: str) -> None:
    text = separator.join(words)
    reads_or_refuses(text)
    reads_or_refuses(OPENING + text)
    reads_or_refuses(DECIDED + text)


@settings(max_examples=100)
@given(st.text(st.characters(exclude_categories=("Cs",)), max_size=60))
def test_any_comment_and_value(text: str) -> None:
    """Text in a comment or in quotes comes back as it was, line ends aside."""
    inside = text.replace("}", ")").replace("\r\n", "\n").replace("\r", "\n")
    record = reads_or_refuses(OPENING + "7s {" + inside + "} 7c\n")
    assert record is not None
    assert record.annotation(1, 0) == ((inside.strip(),) if inside.strip() else ())
    value = text.replace("\n", " ").replace("\r", " ")
    quoted = value.replace("\\", "\\\\").replace('"', '\\"')
    record = reads_or_refuses(OPENING.replace("\n\n", f'\n[Event "{quoted}"]\n\n', 1))
    assert record is not None
    assert record.tags[0].values == (value,)


def test_long_texts_are_read_in_good_time() -> None:
    """No text makes the reader try many ways: a megabyte of each kind is done at once."""
    for text in (
        "{" * 10**6,
        "[" * 10**6,
        '[Cicera "' + '\\"' * 500_000,
        " " * 10**6 + "x",
        "7sx" + "7b" * 500_000,
        OPENING + "1" * 10**6,
        OPENING + ";" + "}" * 10**6,
        '[Cicera "1"]\n' * 50_000,
        OPENING + "\n" * 10**6 + "x",
        '[Cicera "1"]\n[Rules "caciada ' + "target=1 " * 10**5 + '"]\n',
    ):
        reads_or_refuses(text)
