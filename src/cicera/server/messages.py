"""Which messages go between the page and the server by WebSocket?

All of them are here, closed and versioned: a message of another type, with another field or from
another :data:`PROTOCOL` is refused. Each has a ``type``. What they are made of is in
:mod:`cicera.server.shapes`, what goes by HTTP in :mod:`cicera.server.bodies`;
``python -m cicera.server.typescript`` writes all three for the page.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from cicera.server.shapes import (
    CardCode,
    Code,
    LogEntry,
    PlayerName,
    View,
)

PROTOCOL: Final = 1
"""Raised with every change that an older page would not understand."""

CommandId: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_-]+\Z")
]
NonceText: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}\Z")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]


# ── From the page, by WebSocket ──────────────────────────────────────────────────────────────


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that a person wants done.

    ``id`` is made by the page and is the same when it sends the command again: then the answer is
    the same too, and nothing is done twice.
    """

    id: CommandId


class Play(Command, frozen=True, tag="play"):
    """Play ``card``: lay it, or take the cards of ``captured``.

    ``match``, ``hand`` and ``ply`` are those of the view that the person was looking at.
    """

    match: Count
    hand: Count
    ply: Count
    card: Code
    captured: Annotated[tuple[Code, ...], Meta(max_length=40)] = ()


class GiveNonce(Command, frozen=True, tag="nonce"):
    """The screen's own number for the shuffle of the hand that is due: random, 128 to 256 bits.

    The page sends it by itself, once, as soon as it has seen the commitment of that hand.
    """

    match: Count
    hand: Count
    nonce: NonceText


class Ready(Command, frozen=True, tag="ready"):
    """The person is ready for the hand that is due; when all persons are, it is dealt."""

    match: Count
    hand: Count


class DealNow(Command, frozen=True, tag="deal"):
    """The host begins, or goes on, without waiting for the others. All seats must be taken."""

    match: Count
    hand: Count


class Swap(Command, frozen=True, tag="swap"):
    """Two seats change occupants, before the first hand or between matches.

    The host may swap any two; another person only their own seat with an empty or a bot's one.
    """

    one: SeatNumber
    other: SeatNumber


class Assign(Command, frozen=True, tag="assign"):
    """The host puts a bot in a seat that is not the host's own, or empties it (``player`` null).

    Before the first hand or between matches. A person who sat there may join again.
    """

    seat: SeatNumber
    player: PlayerName | None


class StandIn(Command, frozen=True, tag="stand-in"):
    """Let a bot play for a person who is not connected; that person may come back any time."""

    seat: SeatNumber


class Leave(Command, frozen=True, tag="leave"):
    """The person goes: a bot plays on. Before the first hand the seat becomes empty instead."""


class Return(Command, frozen=True, tag="return"):
    """The person takes the seat back from the bot."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Is anybody there? Answered by :class:`Pong`."""


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask-hint"):
    """What would a good player do now? For whoever is to play; answered by :class:`Hint`."""

    id: CommandId


ClientMessage: TypeAlias = (
    Play | GiveNonce | Ready | DealNow | Swap | Assign | StandIn | Leave | Return | Ping | AskHint
)


# ── From the server, by WebSocket ────────────────────────────────────────────────────────────


class Event(Struct, frozen=True, tag_field="type"):
    """Something that happened at the table, as this seat may see it; for movement and for words.

    Every seat sees the same versions.
    """

    version: int


class Created(Event, frozen=True, tag="created"):
    """The table was set up."""


class Seated(Event, frozen=True, tag="seated"):
    """A person or a bot (``player``) took ``seat``, or it was emptied (``name`` is empty)."""

    seat: int
    name: str
    player: PlayerName | None


class Swapped(Event, frozen=True, tag="swapped"):
    """Two seats changed occupants; seat numbers in later events mean the new order."""

    one: int
    other: int


class WentAway(Event, frozen=True, tag="went-away"):
    """A person left, by choice or because ``by`` another seat said so: ``player`` plays on."""

    seat: int
    by: int
    player: PlayerName


class CameBack(Event, frozen=True, tag="came-back"):
    """A person took the seat back from the bot."""

    seat: int


class Committed(Event, frozen=True, tag="committed"):
    """The server promises a shuffle for the hand that is due."""

    match: int
    hand: int
    commitment: str


class NonceGiven(Event, frozen=True, tag="nonce-given"):
    """A seat's screen gave its number; what it is stays covered until the hand is over."""

    seat: int


class BecameReady(Event, frozen=True, tag="became-ready"):
    """A person is ready for the hand that is due."""

    seat: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A hand was dealt. ``cards`` are your own.

    ``void`` has the table cards of each deal that was void before it (rules.md D4).
    """

    match: int
    hand: int
    dealer: int
    cards: tuple[CardCode, ...]
    opening: tuple[CardCode, ...]
    void: tuple[tuple[CardCode, ...], ...]


class Played(Event, frozen=True, tag="played"):
    """A card was played. ``refill`` are your own new cards, where new packets were dealt after it.

    When it ended the hand ``over`` is true and the sheet is in the view.
    """

    play: LogEntry
    refilled: bool
    refill: tuple[CardCode, ...]
    over: bool


EventMessage: TypeAlias = (
    Created
    | Seated
    | Swapped
    | WentAway
    | CameBack
    | Committed
    | NonceGiven
    | BecameReady
    | Dealt
    | Played
)


class Notice(Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class Update(Notice, frozen=True, tag="update"):
    """What is new: the events after ``since``, in order and without a gap, then the view.

    ``since`` is null when the server sends the view alone: on a first connection, or when the
    client missed too much. Show the view at once then.
    """

    since: int | None
    events: tuple[EventMessage, ...]
    view: View


class Accepted(Notice, frozen=True, tag="accepted"):
    """The command ``id`` is done, and kept: it is event ``version``."""

    id: str
    version: int


class Refused(Notice, frozen=True, tag="refused"):
    """The command ``id`` was not done, and why; ``id`` is null for what was no command.

    After ``stale`` the view has changed already: show it and let the person choose again.
    """

    id: str | None
    code: str
    message: str
    values: dict[str, str | int]


class Presence(Notice, frozen=True, tag="presence"):
    """Whose screens are connected now, by seat; the same as ``connected`` in the view's seats."""

    connected: tuple[bool, ...]


class Hint(Notice, frozen=True, tag="hint"):
    """To the question ``id``: a good player would play ``card`` and take ``captured``.

    Told to whoever asked and nobody else. It is for ``ply`` of that hand; at another it is no use.
    """

    id: str
    match: int
    hand: int
    ply: int
    card: CardCode
    captured: tuple[CardCode, ...]


class Pong(Notice, frozen=True, tag="pong"):
    """Somebody is there."""


class Replaced(Notice, frozen=True, tag="replaced"):
    """The seat was opened on another screen, which goes on; this one is closed (code 4001)."""


class Closing(Notice, frozen=True, tag="closing"):
    """The server stops. Nothing is lost: connect again in a moment."""


ServerMessage: TypeAlias = Update | Accepted | Refused | Presence | Hint | Pong | Replaced | Closing


class Close:
    """Codes that a socket is closed with."""

    REPLACED: ClassVar = 4001
    NO_TABLE: ClassVar = 4004
    PROTOCOL: ClassVar = 4005
    CROWDED: ClassVar = 4008
    TOO_FAST: ClassVar = 4029
    GOING_AWAY: ClassVar = 1012


_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


def decode_message(data: bytes | str) -> ClientMessage:
    """The message that ``data`` holds; raises :class:`msgspec.ValidationError` and the like."""
    return _DECODER.decode(data)


def encode_message(message: ServerMessage) -> bytes:
    """``message`` as JSON; the same message gives the same bytes."""
    return _ENCODER.encode(message)
