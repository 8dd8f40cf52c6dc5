"""What do the tags of a file say? (notation.md N1)"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cicera.domain.rules import Rules, make_rules, parse_rules
from cicera.errors import InvalidRules, InvalidText
from cicera.notation.records import (
    FORMAT_VERSION,
    KNOWN_TAGS,
    Tag,
    verify_date,
    verify_players,
)
from cicera.notation.scanner import Kind, Token
from cicera.notation.tokens import Tokens, blame


@dataclass(slots=True)
class Header:
    """What the tags say, with defaults where they are silent."""

    rules: Rules = field(default_factory=make_rules)
    players: tuple[str, ...] = ()
    date: str | None = None
    tags: tuple[Tag, ...] = ()


def read_header(tokens: Tokens, keep: Callable[[Token], None]) -> Header:
    """The tags at the head of a text; comments among them go to ``keep``.

    Raises :class:`InvalidText` at the first tag that is wrong.
    """
    header = Header()
    known: dict[str, Token] = {}
    while tokens.peek().kind in (Kind.TAG, Kind.COMMENT, Kind.FAULT):
        token = tokens.take()
        if token.kind is Kind.COMMENT:
            keep(token)
            continue
        with blame(token):
            _read_tag(header, token, known)
    with blame(tokens.peek()):
        if not known:
            raise InvalidText("cicera-first")
    if "Players" in known:
        with blame(known["Players"]):
            verify_players(header.rules, header.players)
    return header


def _read_tag(header: Header, token: Token, known: dict[str, Token]) -> None:
    name, values = token.text, token.values
    if not known and name != "Cicera":
        raise InvalidText("cicera-first")
    if name not in KNOWN_TAGS:
        header.tags += (Tag(name, values),)
        return
    if name in known:
        raise InvalidText("tag-twice", text=name)
    known[name] = token
    if name == "Players":
        header.players = values
        return
    if len(values) != 1:
        raise InvalidText("one-value", text=name)
    with blame(token, column=token.columns[0]):
        _read_value(header, token, values[0])


def _read_value(header: Header, token: Token, value: str) -> None:
    if token.text == "Cicera" and value != FORMAT_VERSION:
        raise InvalidText("format-version", text=value, known=FORMAT_VERSION)
    if token.text == "Date":
        verify_date(value)
        header.date = value
    if token.text == "Rules":
        try:
            header.rules = parse_rules(value)
        except InvalidRules as error:
            before = value[: int(error.values["offset"])]
            offset = len(before.replace("\\", "\\\\").replace('"', '\\"'))
            placed = InvalidText(error.code, **error.values)
            raise placed.at(token.line, token.columns[0] + offset) from error
