"""What are messages made of? Seats, cards, plays, score sheets and the view, as the page gets them.

Everything here is a value on the wire. Cards are codes (``"7d"``), seats and sides are numbers from
0 in the order of play (rules.md T1, T2), moves are notation (``"9dx2d3d4d"``). Nothing of it holds
a card that its receiver may not know.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

CardCode: TypeAlias = str
BonusName: TypeAlias = Literal["scua", "picada", "simili", "quadriglia", "cinquanta"]
ItemName: TypeAlias = Literal[
    "carte", "spade", "mata", "dieci", "fante", "napula",
    "scua", "picada", "simili", "quadriglia", "cinquanta",
]  # fmt: skip
Phase: TypeAlias = Literal["lobby", "playing", "between", "over"]
Occupant: TypeAlias = Literal["empty", "human", "bot"]
PlayerName: TypeAlias = Literal["traditional", "greedy", "random"]
RuleValue: TypeAlias = bool | int | str
Code: TypeAlias = Annotated[str, Meta(min_length=2, max_length=2)]
"""A card as a client sends it."""


class Shape(Struct, frozen=True):
    """A value inside messages."""


class Capture(Shape, frozen=True):
    """A set of table cards that a card can take, and the bonuses that taking it would earn."""

    cards: tuple[CardCode, ...]
    bonuses: tuple[BonusName, ...]


class CardChoice(Shape, frozen=True):
    """All that one card of the hand can do: be laid, always, or take one of ``captures``."""

    card: CardCode
    captures: tuple[Capture, ...]


class LogEntry(Shape, frozen=True):
    """A play that was made: who, what, what it earned, what the sweep took and for which side."""

    ply: int
    """Which play of its hand, from 0."""
    seat: int
    move: str
    card: CardCode
    captured: tuple[CardCode, ...]
    bonuses: tuple[BonusName, ...]
    swept: tuple[CardCode, ...]
    swept_to: int | None


class ScoreLine(Shape, frozen=True):
    """What ``side`` scores for ``item``, and the cards that earned it.

    For ``carte`` they are the whole pile; for a bonus those that made the captures, which lie face
    up in the pile, and ``moves`` are its plays, one a point.
    """

    item: ItemName
    side: int
    points: int
    cards: tuple[CardCode, ...]
    moves: tuple[str, ...]


class ScoreSheet(Shape, frozen=True):
    """The score of one complete hand. After a napoleone it has no lines: the match is won."""

    hand: int
    dealer: int
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    """Points of each side in this hand."""
    napoleone: int | None


class Pile(Shape, frozen=True):
    """What ``side`` has taken in this hand: how many cards, and those that lie face up."""

    side: int
    count: int
    bonus_cards: tuple[CardCode, ...]
    bonuses: tuple[ScoreLine, ...]
    """The bonuses so far, one line an item; their points stand with the side already."""
    points: int
    """The bonus points so far."""


class Seat(Shape, frozen=True):
    """Who sits where, and what everybody can see of that seat."""

    seat: int
    side: int
    kind: Occupant
    name: str
    """Empty for an empty seat."""
    player: PlayerName | None
    """The bot that plays here: always for a bot's seat, for a person's only while away."""
    away: bool
    """The person has left; ``player`` plays until the person comes back."""
    connected: bool
    """A screen of the person is connected now; False for bots and empty seats."""
    ready: bool
    """The person is ready for the hand that is due; bots always are."""
    nonce: bool
    """The person's screen has given its number for the shuffle of the hand that is due."""
    held: int
    """How many cards the seat holds."""


class Nonce(Shape, frozen=True):
    """A seat's number in a shuffle; ``given`` by its own screen, or else by the server."""

    seat: int
    value: str
    given: bool


class Shuffle(Shape, frozen=True):
    """The fair deal of one hand: the promise before it and, once the hand is over, the proof.

    ``commitment`` is the SHA-256 of ``secret``, both in hexadecimal.
    """

    match: int
    hand: int
    commitment: str
    secret: str | None
    nonces: tuple[Nonce, ...]
    """Empty until the hand is over."""


class DueHand(Shape, frozen=True):
    """A hand that waits to be dealt: the first, the next, or the first of a rematch."""

    match: int
    hand: int
    dealer: int | None
    """Who will deal; null when chance decides (the very first hand)."""
    waiting: tuple[int, ...]
    """Who is not ready yet; when nobody is left the hand is dealt. Before the first hand of all it
    is the host, who begins."""
    commitment: str
    """The promise about this hand's shuffle: a screen gives its nonce only after it."""


class View(Shape, frozen=True):
    """All that one seat, or a spectator, may see. Every screen can be built from it alone.

    Before the first deal (``hand`` 0) the cards and counts are empty. Between hands and after the
    match it shows the hand that has just ended.
    """

    protocol: int
    version: int
    """How many events this table has had."""
    table: str
    phase: Phase
    seat: int | None
    """Your seat; None for a spectator."""
    host: int | None
    rules: str
    """The rule set in its text form, ``caciada target=31``."""
    fields: dict[str, RuleValue]
    """The preset and every field of the rules."""
    target: int
    seats: tuple[Seat, ...]
    match: int
    """Which match at this table, from 1."""
    hand: int
    """Which hand of the match, from 1; 0 before the first deal."""
    dealer: int | None
    turn: int | None
    """Who is to play; None when nobody is."""
    ply: int
    """How many plays the hand has had."""
    totals: tuple[int, ...]
    """Points of each side over the complete hands."""
    cards: tuple[CardCode, ...]
    """Your own hand."""
    laid_out: tuple[CardCode, ...]
    """The cards on the table, in canonical order."""
    opening: tuple[CardCode, ...]
    """The four cards that lay on the table first."""
    stock: int
    piles: tuple[Pile, ...]
    laid: CardCode | None
    """The card just laid, which a picada would take."""
    last_capture: LogEntry | None
    taker: int | None
    """The side that captured last, to which the sweep will go."""
    log: tuple[LogEntry, ...]
    legal: tuple[CardChoice, ...]
    """What each of your cards can do; empty unless it is your turn."""
    sheets: tuple[ScoreSheet, ...]
    """Of the complete hands of this match."""
    winner: int | None
    napoleone: int | None
    due: DueHand | None
    shuffle: Shuffle | None
    """The fair deal of the hand on the table."""
    finished: int
    """How many matches at this table are finished."""


class ReplayPly(Shape, frozen=True):
    """A moment of a hand that is over, all cards open: after ``play``, or the start (None)."""

    play: LogEntry | None
    turn: int | None
    hands: tuple[tuple[CardCode, ...], ...]
    laid_out: tuple[CardCode, ...]
    laid: CardCode | None
    piles: tuple[int, ...]
    points: tuple[int, ...]
    """Bonus points of each side so far in this hand."""
    stock: int


class ReplayHand(Shape, frozen=True):
    """A hand that is over: a ply for its start and one after each play, its score, its shuffle."""

    hand: int
    dealer: int
    opening: tuple[CardCode, ...]
    plies: tuple[ReplayPly, ...]
    sheet: ScoreSheet
    shuffle: Shuffle
    verified: bool
    """Whether the commitment, the nonces and the cards that were dealt fit together."""
