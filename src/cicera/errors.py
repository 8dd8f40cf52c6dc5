"""The tree of errors, one code each.

Every error the package raises on purpose is a :class:`CiceraError`. It carries a ``code`` (stable,
for programs) and the ``values`` that went into it; the words are in ``cicera.locale`` under
``error-<code>``, in English for ``str(error)`` and in any language by :meth:`CiceraError.message`.
"""

from __future__ import annotations

from typing import Self

__all__ = [
    "AmbiguousMove",
    "CiceraError",
    "IllegalMove",
    "InvalidRules",
    "InvalidText",
    "StaleCommand",
]


LONGEST = 200
"""So many characters of a value stand in a message; a program finds all of them in ``values``."""


class CiceraError(Exception):
    """What is wrong, by ``code``, with the ``values`` that say where and what would be right."""

    def __init__(self, code: str, /, **values: str | int) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def message(self, language: str = "en") -> str:
        """The sentence for people, in one of ``cicera.locale.LANGUAGES``."""
        from cicera.locale import words  # the words are read only when somebody reads them

        values = {name: _short(value) for name, value in self.values.items()}
        return words(language)(f"error-{self.code}", **values)

    def __str__(self) -> str:
        return self.message()

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"{type(self).__name__}({self.code!r}{values})"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.values, self.__dict__)


class InvalidText(CiceraError):
    """A text that is no card, no move or no record.

    ``line`` and ``column`` count from 1 and are 0 where the text has no place of its own.
    """

    line: int = 0
    column: int = 0

    def at(self, line: int, column: int) -> Self:
        """The same error with its place in a text."""
        self.line, self.column = line, column
        return self

    def __str__(self) -> str:
        place = f"{self.line}:{self.column}: " if self.line else ""
        return place + self.message()


class InvalidRules(CiceraError):
    """Rules, seats or cards that cannot be played with (rules.md D2, D3, section 8)."""


class IllegalMove(CiceraError):
    """A move that exists but may not be played here (rules.md P1-P4)."""


class AmbiguousMove(CiceraError):
    """A move that could be several; ``values['options']`` lists them in canonical notation."""


class StaleCommand(CiceraError):
    """A command for a moment that has passed: somebody, perhaps oneself, was faster."""


def _short(value: str | int) -> str | int:
    """A value that fits a sentence: of a long text, its beginning."""
    if isinstance(value, int) and value.bit_length() <= LONGEST:
        return value
    text = value if isinstance(value, str) else hex(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _rebuild(
    kind: type[CiceraError], code: str, values: dict[str, str | int], state: dict[str, object]
) -> CiceraError:
    error = kind(code, **values)
    error.__dict__.update(state)
    return error
