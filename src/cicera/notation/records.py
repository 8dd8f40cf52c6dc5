"""What is in the record of a match? (notation.md N1-N6)"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final, NamedTuple

from cicera.domain.match import Match
from cicera.domain.rules import Rules
from cicera.errors import InvalidText

FORMAT_VERSION: Final = "1"
KNOWN_TAGS: Final = ("Cicera", "Rules", "Players", "Date")
_TAG_NAME = re.compile(r"\w[\w-]*")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


class Part(StrEnum):
    """The parts of a text that a comment can stand behind."""

    TAGS = "tags"
    HAND = "hand"
    TABLE = "table"
    DEAL = "deal"
    MOVE = "move"
    SCORE = "score"
    RESULT = "result"


class Place(NamedTuple):
    """A part, of which hand (from 1), and which deal or move of it (from 0)."""

    part: Part
    hand: int = 0
    nth: int = 0


class Comment(NamedTuple):
    """A comment and what it stands behind; behind a move it is that move's annotation (N5)."""

    place: Place
    text: str


class Tag(NamedTuple):
    """A tag that the format does not know, kept as it is (N1)."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A match with what its file says besides: names, date, other tags, comments.

    Raises :class:`InvalidText` for anything that the notation cannot write.
    """

    match: Match
    players: tuple[str, ...] = ()
    date: str | None = None
    tags: tuple[Tag, ...] = ()
    comments: tuple[Comment, ...] = ()

    def __post_init__(self) -> None:
        if not self.match.hands:
            raise InvalidText("no-hand")
        if self.players:
            verify_players(self.match.rules, self.players)
        if self.date is not None:
            verify_date(self.date)
        for tag in self.tags:
            verify_tag(tag)
        for comment in self.comments:
            _verify_comment(comment.text)
            _verify_place(self.match, comment.place)

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.match.rules

    def annotation(self, hand: int, move: int) -> tuple[str, ...]:
        """The comments behind move ``move`` (from 0) of hand ``hand`` (from 1)."""
        place = Place(Part.MOVE, hand, move)
        return tuple(comment.text for comment in self.comments if comment.place == place)


def verify_players(rules: Rules, players: tuple[str, ...]) -> None:
    """Raise :class:`InvalidText` unless there is one writable name a seat."""
    if len(players) != rules.players:
        raise InvalidText("players-tag", count=len(players), players=rules.players)
    for name in players:
        _verify_value(name)


def verify_date(text: str) -> None:
    """Raise :class:`InvalidText` unless ``text`` is a day as YYYY-MM-DD."""
    try:
        if not _DATE.fullmatch(text):
            raise ValueError(text)
        date.fromisoformat(text)
    except ValueError:
        raise InvalidText("not-a-date", text=text) from None


def verify_tag(tag: Tag) -> None:
    """Raise :class:`InvalidText` unless ``tag`` is a writable tag of a name of its own."""
    if not is_tag_name(tag.name) or tag.name in KNOWN_TAGS:
        raise InvalidText("tag-name", text=tag.name)
    if not tag.values:
        raise InvalidText("tag-value", text=tag.name)
    for value in tag.values:
        _verify_value(value)


def is_tag_name(text: str) -> bool:
    """Whether ``text`` can name a tag: letters, digits, ``_`` and ``-``."""
    return _TAG_NAME.fullmatch(text) is not None


def _verify_place(match: Match, place: Place) -> None:
    """Raise :class:`InvalidText` for a place that the text of ``match`` does not have."""
    part, hand, nth = place
    if part in (Part.TAGS, Part.RESULT):
        there = hand == nth == 0 and (part is Part.TAGS or match.winner is not None)
    elif not 1 <= hand <= len(match.hands):
        there = False
    else:
        state = match.hands[hand - 1]
        whole_pack = state.deal.pack is not None
        count = {
            Part.HAND: 1,
            Part.TABLE: 0 if whole_pack else 1,
            Part.DEAL: 1 if whole_pack else state.stage,
            Part.MOVE: len(state.log),
            Part.SCORE: 1 if hand <= len(match.sheets) else 0,
        }[part]
        there = 0 <= nth < count
    if not there:
        raise InvalidText("comment-place", place=f"{part} {hand} {nth}")


def _verify_value(value: str) -> None:
    if "\n" in value or "\r" in value:
        raise InvalidText("line-break", text=value)


def _verify_comment(text: str) -> None:
    """A comment is written in braces or, when it holds one, up to the end of its line (N5)."""
    if not text or text != text.strip() or "\r" in text or ("}" in text and "\n" in text):
        raise InvalidText("comment-text", text=text)
