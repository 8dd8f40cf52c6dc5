"""Do the messages of all languages fit the code and one another?"""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.project.codes import RAISED, STRINGS

from cicera.locale import LANGUAGES, Words, message_files, words

CATEGORIES = {
    "en": {"one", "other"},
    "it": {"one", "other"},
    "es": {"one", "other"},
    "pt": {"one", "other"},
}
"""The CLDR plural categories that whole counts of cards and points can meet: the ``many`` of
Italian, Spanish and Portuguese is for millions, and falls to ``other``."""


class Found(Visitor):
    """The variables, the plural selectors and the references of one message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ftl.SelectExpression] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def entries(language: str) -> dict[str, tuple[str, Found]]:
    """Each message of ``language``: its file and what is in it; nothing may be unreadable."""
    messages: dict[str, tuple[str, Found]] = {}
    for file, text in message_files(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in messages, f"{language}: {entry.id.name} stands twice"
                found = Found()
                found.visit(entry)
                messages[entry.id.name] = (file, found)
    return messages


MESSAGES = {language: entries(language) for language in LANGUAGES}


def variables(language: str, key: str) -> set[str]:
    """The variables of a message, those of the messages that it refers to included."""
    _, found = MESSAGES[language][key]
    together = set(found.variables)
    for reference in found.references:
        together |= variables(language, reference)
    return together


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_message(language: str) -> None:
    assert len(RAISED) > 60
    for place, code, values in RAISED:
        key = f"error-{code}"
        assert key in MESSAGES[language], f"{place}: {key} is missing in {language}"
        if values is not None:
            missing = variables(language, key) - values
            assert not missing, f"{place}: {language} {key} needs {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_error_message_is_unused(language: str) -> None:
    """The code of each stands in the source, where an error is made or looked up."""
    codes = {key.removeprefix("error-") for key in MESSAGES[language] if key.startswith("error-")}
    assert not codes - STRINGS - {code for _, code, _ in RAISED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_things(language: str) -> None:
    english = MESSAGES["en"]
    assert set(message_files(language)) == set(message_files("en"))
    assert set(MESSAGES[language]) == set(english)
    for key in english:
        assert MESSAGES[language][key][0] == english[key][0], key
        assert variables(language, key) == variables("en", key), f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_in_the_same_order(language: str) -> None:
    """Files that can be compared side by side."""
    assert list(MESSAGES[language]) == list(MESSAGES["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_dialect_messages_replace_messages(language: str) -> None:
    """They stand in the file of the message that they replace, and need no other values."""
    for key in MESSAGES[language]:
        plain = key.removesuffix("-dialect")
        if plain != key and key != "option-dialect":
            assert MESSAGES[language][plain][0] == MESSAGES[language][key][0]
            assert variables(language, key) <= variables(language, plain) | {"code"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_cover_their_language(language: str) -> None:
    """A count has a form for ``one`` and a default ``other``; no form is of another language."""
    counted = 0
    for key, (_, found) in MESSAGES[language].items():
        for select in found.selects:
            names = [key_of(variant) for variant in select.variants]
            defaults = [key_of(variant) for variant in select.variants if variant.default]
            assert len(defaults) == 1
            if not {"zero", "one", "two", "few", "many"} & set(names):
                continue
            counted += 1
            assert defaults == ["other"], f"{language}: {key}"
            plural = {name for name in names if not name.isdigit()}
            assert plural == CATEGORIES[language], f"{language}: {key}"
    assert counted >= 6


def key_of(variant: ftl.Variant) -> str:
    key: Any = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_in_words(language: str) -> None:
    """One card and more; 0, a million and what Portuguese calls ``one``."""
    speak = words(language)
    one, two = speak("cards", count=1), speak("cards", count=2)
    assert one.replace("1", "#") != two.replace("2", "#")
    for count in (3, 11, 21, 1001, 1_000_000, 2_500_000):
        assert speak("cards", count=count) == two.replace("2", str(count))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """With texts and with numbers for its variables, in plain words and in the dialect."""
    for dialect in (False, True):
        speak = Words(language, dialect=dialect)
        for key in MESSAGES[language]:
            for value in (0, 1, 2, "x"):
                values = dict.fromkeys(variables(language, key), value)
                assert key in speak
                assert speak(key, **values), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_language_is_left_in(language: str) -> None:
    """An error's message, if it has words of its own, is not the English one."""
    if language == "en":
        return
    same = []
    for key in MESSAGES["en"]:
        if key in MESSAGES[language] and key.startswith("error-"):
            names = dict.fromkeys(variables("en", key), 2)
            if not any(character.isalpha() for character in words("en")(key, **names)):
                continue
            if words(language)(key, **names) == words("en")(key, **names):
                same.append(key)
    assert not same


def test_unknown_words() -> None:
    with pytest.raises(KeyError):
        words("en")("no-such-key")
    with pytest.raises(KeyError):
        Words("xx")
    with pytest.raises(ValueError, match="seat"):
        words("en")("seat-number")
