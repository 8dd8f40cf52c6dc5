"""What goes in and out by HTTP?

The bodies of requests and answers, JSON all of them but for the record and the QR code. A field
that is not here is refused.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cicera.server.messages import SeatNumber
from cicera.server.shapes import PlayerName, ReplayHand, RuleValue, Shape


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class CreateTable(Request, frozen=True):
    """Set up a table and sit down at it as its host.

    ``fill`` puts a bot in every other seat at once. ``dealer`` names the first dealer, else chance
    decides (rules.md T3).
    """

    name: Annotated[str, Meta(max_length=200)]
    rules: Annotated[str, Meta(max_length=200)] = "caciada"
    seat: SeatNumber = 0
    fill: PlayerName | None = None
    dealer: SeatNumber | None = None


class JoinTable(Request, frozen=True):
    """Sit down: in ``seat``, empty or a bot's, or where there is room."""

    name: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class ClaimSeat(Request, frozen=True):
    """Take a seat to another device, by the token of its personal link."""

    token: Annotated[str, Meta(max_length=100)]


class Joined(Shape, frozen=True):
    """You sit at ``table``; the browser has the cookie that proves it."""

    table: str
    seat: int
    invitation: str
    """The address to send to friends."""


class PersonalLink(Shape, frozen=True):
    """The address that opens your own seat on another device. Give it to nobody."""

    address: str


class Failure(Shape, frozen=True):
    """What every refusal looks like: a code for programs, a sentence for people."""

    code: str
    message: str
    values: dict[str, str | int]


class RuleWords(Shape, frozen=True):
    """One field of a rule set: its value, the sentence that explains it, the default's value."""

    field: str
    value: RuleValue
    words: str
    usual: RuleValue


class RulesInWords(Shape, frozen=True):
    """A rule set in plain words: what is the same in all of them, then field by field."""

    text: str
    preset: str
    words: str
    basics: tuple[str, ...]
    fields: tuple[RuleWords, ...]


class PresetInfo(Shape, frozen=True):
    """A rule set to choose."""

    preset: str
    words: str
    fields: dict[str, RuleValue]


class Choices(Shape, frozen=True):
    """What a table can be made with. ``packets`` are the packets that each number can be dealt."""

    presets: tuple[PresetInfo, ...]
    packets: dict[str, tuple[int, ...]]
    players: tuple[PlayerName, ...]
    languages: tuple[str, ...]
    name_limit: int
    target_limit: int


class Replay(Shape, frozen=True):
    """The hands of a match that are over, all cards open. ``winner`` is null while it goes on."""

    rules: str
    names: tuple[str, ...]
    match: int
    hands: tuple[ReplayHand, ...]
    totals: tuple[int, ...]
    winner: int | None
    napoleone: int | None


class Health(Shape, frozen=True):
    """Whether the server can do its work."""

    status: str
    version: str
