"""The tree of errors: what each carries, in words and across processes."""

from __future__ import annotations

import copy
import pickle

import pytest

from cicera import (
    AmbiguousMove,
    CiceraError,
    IllegalMove,
    InvalidRules,
    InvalidText,
    make_rules,
    parse_card,
    parse_record,
    parse_rules,
)
from cicera.locale import LANGUAGES

KINDS = (InvalidText, InvalidRules, IllegalMove, AmbiguousMove)


def test_one_tree() -> None:
    for kind in KINDS:
        assert kind.__mro__[1] is CiceraError
        assert kind.__doc__
    assert issubclass(CiceraError, Exception)
    assert not issubclass(CiceraError, (ValueError, KeyError))


def test_code_and_values() -> None:
    error = IllegalMove("not-in-hand", card="8c", seat=2, hand="7d 9d")
    assert error.code == "not-in-hand"
    assert error.values == {"card": "8c", "seat": 2, "hand": "7d 9d"}
    assert str(error) == error.message("en")
    assert "8c" in str(error)
    assert repr(error) == "IllegalMove('not-in-hand', card='8c', seat=2, hand='7d 9d')"
    assert len({error.message(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_place() -> None:
    error = InvalidText("not-a-card", text="7x")
    assert (error.line, error.column) == (0, 0)
    assert str(error) == error.message()
    placed = error.at(3, 14)
    assert placed is error
    assert str(error) == f"3:14: {error.message()}"


@pytest.mark.parametrize("kind", [CiceraError, *KINDS])
def test_errors_travel(kind: type[CiceraError]) -> None:
    """Pickled and copied they are the same, place included."""
    error = kind("not-a-card", text="7x")
    if isinstance(error, InvalidText):
        error.at(3, 14)
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301
        assert type(other) is kind
        assert (other.code, other.values) == (error.code, error.values)
        assert str(other) == str(error)
        assert repr(other) == repr(error)


def test_numbers_are_written_as_typed() -> None:
    for language in LANGUAGES:
        error = InvalidRules("out-of-range", field="target", value=10000, low=1, high=9999)
        assert "10000" in error.message(language)
        assert "9999" in error.message(language)


LONG = "x" * 20_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_texts_have_messages_too(language: str) -> None:
    """What somebody wrote may be as long as a file; its error can be said all the same."""
    errors = []
    for read, text in (
        (parse_card, LONG),
        (parse_rules, LONG),
        (parse_rules, f"caciada {LONG}"),
        (parse_rules, f"caciada {LONG}=1"),
        (parse_rules, f"caciada target={LONG}"),
        (parse_record, f'[Cicera "{LONG}"]'),
        (parse_record, f'[Cicera "1"]\n{LONG}'),
        (parse_record, f'[Cicera "1"]\n[{LONG}]'),
        (parse_record, f'[Cicera "1"]\n[Date "{LONG}"]'),
    ):
        with pytest.raises(CiceraError) as refused:
            read(text)
        errors.append(refused.value)
    for error in errors:
        assert 10 < len(error.message(language)) < 20_500


def test_huge_numbers_have_messages_too() -> None:
    with pytest.raises(CiceraError) as refused:
        make_rules(target=10**5000)
    assert "target" in str(refused.value)
    assert len(str(refused.value)) < 1000
