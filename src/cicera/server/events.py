"""What is written down about a table?

These are the bodies of the log, never sent to anybody: they hold packs, secrets and hashes of
tokens. A table is replayed from them alone, so a type here is never changed, only added to.

What is told of an event is another type, in :mod:`cicera.server.messages`, even where the fields
are the same: that one changes with the protocol, and can leave out what this one hides.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct


class Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that has happened at a table."""


class Created(Event, frozen=True, tag="created"):
    """A table with ``rules``; ``dealer`` deals first, ``seed`` is for the bots' chance."""

    rules: str
    dealer: int | None
    seed: int


class Seated(Event, frozen=True, tag="seated"):
    """A person (``token``, hashed) or a bot (``player``) has ``seat``, or nobody has."""

    seat: int
    name: str = ""
    token: str | None = None
    player: str | None = None


class Swapped(Event, frozen=True, tag="swapped"):
    """Two seats have changed occupants."""

    one: int
    other: int


class WentAway(Event, frozen=True, tag="went-away"):
    """The person of ``seat`` is away, ``by`` whose word; ``player`` plays on."""

    seat: int
    by: int
    player: str


class CameBack(Event, frozen=True, tag="came-back"):
    """The person of ``seat`` plays again."""

    seat: int


class Committed(Event, frozen=True, tag="committed"):
    """A hand is due, and the server has promised its ``secret`` by a hash."""

    match: int
    hand: int
    secret: str


class NonceGiven(Event, frozen=True, tag="nonce-given"):
    """The screen of ``seat`` has given its number for the hand that is due."""

    seat: int
    nonce: str


class BecameReady(Event, frozen=True, tag="became-ready"):
    """The person of ``seat`` is ready for the hand that is due."""

    seat: int


class Dealt(Event, frozen=True, tag="dealt"):
    """The hand that was due is dealt: ``pack`` in dealing order, and what was void before it."""

    dealer: int
    pack: str
    void: tuple[str, ...] = ()


class Played(Event, frozen=True, tag="played"):
    """``seat`` has made ``move``, in notation."""

    seat: int
    move: str


TableEvent: TypeAlias = (
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

PLAYED: Final = '{"kind":"played"'
"""How a play begins as text: most events are plays, and many questions are not about them."""

_DECODER: Final[msgspec.json.Decoder[TableEvent]] = msgspec.json.Decoder(TableEvent)
_ENCODER: Final = msgspec.json.Encoder()


def parse_event(text: str) -> TableEvent:
    """The event that ``text`` holds."""
    return _DECODER.decode(text)


def format_event(event: TableEvent) -> str:
    """``event`` as text."""
    return _ENCODER.encode(event).decode()
