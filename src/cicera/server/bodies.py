"""What goes in and out by HTTP?

The bodies of requests and answers, JSON all of them but for the record and the QR code. A field
that is not here is refused.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from cicera.server.messages import SeatNumber
from cicera.server.shapes import PlayerName, ReplayHand, RuleValue, Shape

DealtKind: TypeAlias = Literal["good", "mata", "dieci", "fante", "napula", "spade", "courts"]
"""The cards that are counted after a deal. ``good`` are those that score by themselves."""


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class CreateTable(Request, frozen=True):
    """Set up a table and sit down at it as its host.

    ``fill`` puts a bot in every other seat at once. ``dealer`` names the first dealer, else chance
    decides (rules.md T3). Whoever gives no name is a guest: "Guest", "Guest 2" … in their language.
    """

    name: Annotated[str, Meta(max_length=200)] = ""
    rules: Annotated[str, Meta(max_length=200)] = "caciada"
    seat: SeatNumber = 0
    fill: PlayerName | None = None
    dealer: SeatNumber | None = None


class JoinTable(Request, frozen=True):
    """Sit down: in ``seat``, empty or a bot's, or where there is room.

    Whoever gives no name is a guest.
    """

    name: Annotated[str, Meta(max_length=200)] = ""
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


class Tally(Shape, frozen=True):
    """How many cards of ``kind`` somebody was dealt (``seen``), and how many would be fair.

    ``fair`` is the average of fair deals, to two decimals; at least 95 of 100 fair deals give
    ``low`` to ``high``. ``napula`` are ace, 2 and 3 of its suit, ``good`` these and the mata, the
    dieci and the fante.
    """

    kind: DealtKind
    seen: int
    fair: float
    low: int
    high: int


class DealtTo(Shape, frozen=True):
    """What somebody was dealt in ``hands`` hands, one tally a kind.

    ``bot``: a bot played there when the hand was dealt. ``name`` is empty where all persons, or
    all bots, are counted together.
    """

    name: str
    bot: bool
    hands: int
    tallies: tuple[Tally, ...]


class DealtCards(Shape, frozen=True):
    """Who got the good cards in the ``hands`` hands that are over.

    ``numbers`` tallies are in it, and ``unusual`` of them lie outside their range; of fair deals
    too up to one in twenty does.
    """

    hands: int
    receivers: tuple[DealtTo, ...]
    numbers: int
    unusual: int


class Health(Shape, frozen=True):
    """Whether the server can do its work."""

    status: str
    version: str
