"""Which words, comments and tags does a text hold, and where? (notation.md N1, N5, N7)"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from cicera.errors import InvalidText
from cicera.notation.records import is_tag_name

_SPACE = re.compile(r"[^\S\n]*")
_WORD = re.compile(r"/|[^\s/;{]+")
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\["\\])*)"')
_ESCAPED = re.compile(r'\\(["\\])')


class Kind(Enum):
    """What a token is; FAULT carries the error that reading on from here would raise."""

    WORD = auto()
    COMMENT = auto()
    TAG = auto()
    FAULT = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the text with its place, line and column from 1."""

    kind: Kind
    text: str
    line: int
    column: int
    values: tuple[str, ...] = ()
    columns: tuple[int, ...] = ()
    """Where each value of a tag starts, behind its quote."""
    fault: InvalidText | None = None


class NotUnicode(InvalidText):
    """Bytes that are not UTF-8; ``before`` is the text of the lines that are."""

    before: str = ""


def decode(data: bytes) -> str:
    """``data`` as UTF-8; raises :class:`NotUnicode` at the first byte that is not."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = _plain_lines(data[: error.start].decode("utf-8"))
        refusal = NotUnicode("not-utf-8", byte=f"0x{data[error.start]:02x}")
        refusal.before = before[: before.rfind("\n") + 1]
        raise refusal.at(*_end_of(before)) from None


def verify_text(text: str) -> str:
    """``text`` itself; raises :class:`InvalidText` for what is no text or cannot be written."""
    if not isinstance(text, str):
        raise InvalidText("not-text", text=repr(text))
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        place = _end_of(_plain_lines(text[: error.start]))
        raise InvalidText("not-utf-8", byte=ascii(text[error.start])).at(*place) from None
    return text


def _end_of(text: str) -> tuple[int, int]:
    """Line and column just behind ``text``."""
    return text.count("\n") + 1, len(text) - text.rfind("\n")


def scan(text: str) -> Iterator[Token]:
    """The tokens of ``text``, an END last; a FAULT, if any, ends them."""
    text = _plain_lines(text)
    lines = _Lines()
    place = 0
    last = Token(Kind.END, "", 1, 1)
    while True:
        place = _SPACE.match(text, place).end()  # type: ignore[union-attr]  # matches always
        if place == len(text):
            yield last
            return
        if text[place] == "\n":
            place += 1
            lines.newline(place)
            continue
        token, place = _token(text, place, lines)
        yield token
        if token.kind is Kind.FAULT:
            return
        last = Token(Kind.END, "", *lines.at(place))


def _plain_lines(text: str) -> str:
    """``text`` without its byte-order mark, its lines ended by LF alone (N7)."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


class _Lines:
    """Where the current line starts."""

    def __init__(self) -> None:
        self.line, self.start = 1, 0

    def newline(self, place: int) -> None:
        self.line, self.start = self.line + 1, place

    def at(self, place: int) -> tuple[int, int]:
        return self.line, place - self.start + 1


def _token(text: str, place: int, lines: _Lines) -> tuple[Token, int]:
    """The token at ``place``, which is not white space, and the place behind it."""
    line, column = lines.at(place)
    first = text[place]
    try:
        if first == ";":
            end = text.find("\n", place)
            end = len(text) if end < 0 else end
            return Token(Kind.COMMENT, text[place + 1 : end].strip(), line, column), end
        if first == "{":
            return _braces(text, place, lines)
        if first == "[":
            return _tag(text, place, lines)
    except InvalidText as fault:
        return Token(Kind.FAULT, "", line, column, fault=fault), place
    word = _WORD.match(text, place)
    assert word is not None
    return Token(Kind.WORD, word[0], line, column), word.end()


def _braces(text: str, place: int, lines: _Lines) -> tuple[Token, int]:
    line, column = lines.at(place)
    end = text.find("}", place)
    if end < 0:
        raise InvalidText("open-comment").at(line, column)
    inside = text[place + 1 : end]
    if "\n" in inside:
        lines.line += inside.count("\n")
        lines.start = place + 1 + inside.rfind("\n") + 1
    return Token(Kind.COMMENT, inside.strip(), line, column), end + 1


def _tag(text: str, place: int, lines: _Lines) -> tuple[Token, int]:
    """A tag ``[Name "value" …]``, which fills its line but for comments."""
    line, column = lines.at(place)
    name = re.compile(r'[^\s"\]\[]*').match(text, _skip(text, place + 1))
    assert name is not None
    if not is_tag_name(name[0]):
        raise InvalidText("tag-name", text=name[0]).at(*lines.at(name.start()))
    values, columns = [], []
    place = _skip(text, name.end())
    while text[place : place + 1] == '"':
        quoted = _QUOTED.match(text, place)
        if quoted is None:
            raise InvalidText("open-quote", text=name[0]).at(*lines.at(place))
        values.append(_ESCAPED.sub(r"\1", quoted[1]))
        columns.append(lines.at(place)[1] + 1)
        place = _skip(text, quoted.end())
    if not values:
        raise InvalidText("tag-value", text=name[0]).at(*lines.at(place))
    if text[place : place + 1] != "]":
        raise InvalidText("open-tag", text=name[0]).at(*lines.at(place))
    after = _skip(text, place + 1)
    if text[after : after + 1] not in ("", "\n", ";", "{"):
        raise InvalidText("tag-line", text=name[0]).at(*lines.at(after))
    return Token(Kind.TAG, name[0], line, column, tuple(values), tuple(columns)), place + 1


def _skip(text: str, place: int) -> int:
    space = _SPACE.match(text, place)
    assert space is not None
    return space.end()
