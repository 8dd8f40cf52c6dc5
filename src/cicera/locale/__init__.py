"""The words for people, in Italian, English, Spanish and Portuguese.

Messages are Fluent files, ``locale/<language>/*.ftl``, which the page reads too. Fluent itself is
imported only when the first message is asked for. A message ``x-dialect`` replaces ``x`` for
those who want the Brescian names of cards and points.

>>> words("it")("seat-number", seat=2)
'posto 2'
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("it", "en", "es", "pt")
DEFAULT_LANGUAGE: Final = "en"
_VARIABLES: Final = ("CICERA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """The messages of one language; a missing key is a :class:`KeyError`."""

    def __init__(self, language: str, *, dialect: bool = False) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self.dialect = dialect
        self._messages = _messages(language)

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The message ``key`` with ``values`` put in.

        Raises :class:`KeyError` for a key that is not there and :class:`ValueError` for a message
        that cannot be formatted with these values.
        """
        if key not in self._messages:
            raise KeyError(key)
        spoken = f"{key}-dialect"
        if not (self.dialect and self._messages.bundle.has_message(spoken)):
            spoken = key
        bundle = self._messages.bundle
        pattern = bundle.get_message(spoken).value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, _ungrouped(values))
        if errors:
            raise ValueError(f"{self.language}:{spoken}: {errors[0]}")
        return str(text)

    def __contains__(self, key: str) -> bool:
        return key in self._messages


@lru_cache(maxsize=2 * len(LANGUAGES))
def words(language: str = DEFAULT_LANGUAGE, *, dialect: bool = False) -> Words:
    """The messages of ``language``, read once."""
    return Words(language, dialect=dialect)


def pick_language(environment: Mapping[str, str] = os.environ) -> str:
    """The person's language, from CICERA_LANG, LC_ALL, LC_MESSAGES or LANG; else English.

    >>> pick_language({"LANG": "pt_BR.UTF-8"}), pick_language({"LANG": "C"})
    ('pt', 'en')
    """
    for variable in _VARIABLES:
        language = environment.get(variable, "")[:2].lower()
        if environment.get(variable):
            return language if language in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def message_files(language: str) -> dict[str, str]:
    """The text of each Fluent file of ``language``, by name."""
    folder = resources.files(__name__) / language
    files = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return {file.name: file.read_text("utf-8") for file in files if file.name.endswith(".ftl")}


def _ungrouped(values: Mapping[str, str | int]) -> dict[str, object]:
    """``values`` with numbers written as they are typed: 1024, never 1,024."""
    from fluent.runtime.types import fluent_number

    return {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in values.items()
    }


class _Messages:
    """The Fluent files of one language, each read only when a key is not in those before it.

    A message and its ``-dialect`` stand in the same file.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._unread = iter(message_files(language).values())

    def __contains__(self, key: str) -> bool:
        from fluent.runtime import FluentResource

        while not self.bundle.has_message(key):
            text = next(self._unread, None)
            if text is None:
                return False
            self.bundle.add_resource(FluentResource(text))
        return True


@lru_cache(maxsize=len(LANGUAGES))
def _messages(language: str) -> _Messages:
    return _Messages(language)
