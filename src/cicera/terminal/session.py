"""What stands on the table of one match, and how does it go on? (rules.md T3, D2, M2)

A :class:`Session` is a match with the person's seat, the other players and the seed. It never
changes: :meth:`Session.play` and the like return the next one. Its record holds all of it, so
that a match read from a file goes on exactly as if it had never been broken off: the packs of
later hands, packets that a record does not know, and each player's chance follow from the seed
and the place in the match alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cicera.domain.cards import FULL_MASK, Mask, cards_in, mask_of
from cicera.domain.chance import first_dealer, stream
from cicera.domain.deal import shuffled_deal
from cicera.domain.match import Match, advance, new_match, open_hand, refill_hand
from cicera.domain.play import Move, Play, State
from cicera.domain.rules import Rules
from cicera.domain.view import View, view
from cicera.errors import IllegalMove, InvalidRules, InvalidText
from cicera.notation.records import Comment, Record, Tag
from cicera.players import PLAYERS

NAMES: Final = ("Lucia", "Piero", "Bortolo")
"""How the other players are called, from the person's right."""
DEFAULT_OPPONENTS: Final = ("greedy",)
SEAT_TAG, OPPONENTS_TAG, SEED_TAG = "Seat", "Opponents", "Seed"
_OWN_TAGS: Final = (SEAT_TAG, OPPONENTS_TAG, SEED_TAG)
_LAST_SEED: Final = (1 << 64) - 1
_SEAT_DIGITS: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """A match at this terminal, a hand of it always dealt.

    ``opponents`` are names of :data:`PLAYERS`, gone through again and again for the seats from
    the person's right on; ``names`` has one name a seat; ``tags`` and ``comments`` are what else
    a file held.
    """

    match: Match
    seat: int
    opponents: tuple[str, ...]
    seed: int
    names: tuple[str, ...]
    date: str | None = None
    tags: tuple[Tag, ...] = ()
    comments: tuple[Comment, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.match.rules

    @property
    def state(self) -> State:
        """The hand on the table: in progress, or the one that has just ended."""
        return self.match.hands[-1]

    @property
    def view(self) -> View:
        """What the person may see."""
        return view(self.match, self.seat)

    @property
    def turn(self) -> int | None:
        """Who is to move; None when the hand is over."""
        return None if self.state.over else self.state.turn

    @property
    def place(self) -> tuple[int, int]:
        """The hand, from 1, and how many moves have been made in it."""
        return len(self.match.hands), len(self.state.log)

    @property
    def last(self) -> Play | None:
        """The last move of the hand on the table."""
        return self.state.log[-1] if self.state.log else None

    def player(self, seat: int) -> str:
        """The name, among :data:`PLAYERS`, of the player in ``seat``."""
        place = (seat - self.seat - 1) % self.rules.players
        return self.opponents[place % len(self.opponents)]

    def choose(self) -> Move:
        """The move of the player whose turn it is, made from that seat's view alone.

        Raises :class:`IllegalMove` when it is the person's turn or nobody's.
        """
        seat = self.turn
        if seat is None:
            raise IllegalMove("hand-over")
        if seat == self.seat:
            raise IllegalMove("not-your-turn", turn=seat)
        name = self.player(seat)
        chance = stream(self.seed, "player", seat, name, *self.place)
        return PLAYERS[name](chance).choose(view(self.match, seat))

    def play(self, move: Move) -> Session:
        """The session after ``move``; raises :class:`IllegalMove` when it is not legal."""
        return self._with(advance(self.match, move))

    def next_hand(self) -> Session:
        """The session with the next hand dealt; raises :class:`IllegalMove` if none is due."""
        return replace(self, match=_deal(self.match, self.seed, self.match.next_dealer))

    def rematch(self, date: str) -> Session:
        """A new match at the same table: the deal passes on, the packs are new."""
        seed = stream(self.seed, "rematch").word()
        match = _deal(new_match(self.rules), seed, self.match.next_dealer)
        return replace(self, match=match, seed=seed, date=date, tags=(), comments=())

    def renamed(self, name: str) -> Session:
        """The session in which the person is called ``name``."""
        names = (*self.names[: self.seat], name, *self.names[self.seat + 1 :])
        session = replace(self, names=names)
        session.record()
        return session

    def record(self) -> Record:
        """The match with everything that going on needs."""
        own = (
            Tag(SEAT_TAG, (str(self.seat),)),
            Tag(OPPONENTS_TAG, self.opponents),
            Tag(SEED_TAG, (str(self.seed),)),
        )
        return Record(
            match=self.match,
            players=self.names,
            date=self.date,
            tags=own + self.tags,
            comments=self.comments,
        )

    def _with(self, match: Match) -> Session:
        return replace(self, match=_refilled(match, self.seed))


def start_session(
    rules: Rules,
    *,
    seed: int,
    seat: int = 0,
    opponents: tuple[str, ...] = DEFAULT_OPPONENTS,
    name: str,
    date: str,
) -> Session:
    """A new match with its first hand dealt.

    Raises :class:`InvalidRules` for a seat that is not at the table, :class:`InvalidText` for a
    player who is not known or a name that a record cannot hold.
    """
    opponents = opponents[: rules.players - 1] or DEFAULT_OPPONENTS
    _verify(rules, seat, opponents)
    match = _deal(new_match(rules), seed, first_dealer(seed, rules.players))
    names = _seated(rules, seat, name)
    session = Session(
        match=match, seat=seat, opponents=opponents, seed=seed, names=names, date=date
    )
    session.record()
    return session


def resume_session(
    record: Record, *, seed: int, seat: int = 0, opponents: tuple[str, ...], name: str
) -> Session:
    """The match of ``record`` going on; its tags count before the arguments.

    Raises :class:`IllegalMove` for a decided match, :class:`InvalidRules` and
    :class:`InvalidText` for tags that make no sense.
    """
    match = record.match
    if match.winner is not None:
        raise IllegalMove("match-decided", side=match.winner)
    tags = _own_tags(record)
    if SEAT_TAG in tags:
        seat = _seat(" ".join(tags[SEAT_TAG]))
    if SEED_TAG in tags:
        seed = _seed(" ".join(tags[SEED_TAG]))
    seats = record.rules.players - 1
    opponents = tags.get(OPPONENTS_TAG, opponents[:seats]) or DEFAULT_OPPONENTS
    _verify(record.rules, seat, opponents)
    match = _refilled(match, seed)
    if match.state is None:
        match = _deal(match, seed, match.next_dealer)
    return Session(
        match=match,
        seat=seat,
        opponents=opponents,
        seed=seed,
        names=record.players or _seated(record.rules, seat, name),
        date=record.date,
        tags=tuple(tag for tag in record.tags if tag.name not in _OWN_TAGS),
        comments=record.comments,
    )


def _deal(match: Match, seed: int, dealer: int | None) -> Match:
    assert dealer is not None
    number = len(match.hands) + 1
    return open_hand(match, shuffled_deal(match.rules, dealer, seed, hand=number))


def _refilled(match: Match, seed: int) -> Match:
    """``match`` with the next packet drawn from the unseen cards where none is known (D2)."""
    state = match.state
    if state is None or not state.awaits_packet:
        return match
    rules = match.rules
    unseen = list(cards_in(FULL_MASK ^ state.deal.dealt))
    stream(seed, "packet", len(match.hands), state.stage).shuffle(unseen)
    packet: list[Mask] = [0] * rules.players
    for place in range(rules.players):
        cards = unseen[place * rules.packet : (place + 1) * rules.packet]
        packet[(state.deal.dealer + 1 + place) % rules.players] = mask_of(cards)
    return refill_hand(match, packet)


def _seated(rules: Rules, seat: int, name: str) -> tuple[str, ...]:
    """One name a seat: ``name`` for the person, the others from the person's right on."""
    names = [name] * rules.players
    others = (NAMES[0], NAMES[1], NAMES[2])[: rules.players - 1]
    for place, other in enumerate(others, start=1):
        names[(seat + place) % rules.players] = other
    return tuple(names)


def _verify(rules: Rules, seat: int, opponents: tuple[str, ...]) -> None:
    if not 0 <= seat < rules.players:
        raise InvalidRules("no-such-seat", seat=seat, last=rules.players - 1)
    if len(opponents) > rules.players - 1:
        raise InvalidText("too-many-opponents", count=len(opponents), seats=rules.players - 1)
    for name in opponents:
        if name not in PLAYERS:
            raise InvalidText("unknown-player", text=name, known=", ".join(PLAYERS))


def _own_tags(record: Record) -> dict[str, tuple[str, ...]]:
    """The tags that keep the table; raises :class:`InvalidText` for one that is there twice."""
    found: dict[str, tuple[str, ...]] = {}
    for tag in record.tags:
        if tag.name in _OWN_TAGS:
            if tag.name in found:
                raise InvalidText("tag-twice", text=tag.name)
            found[tag.name] = tag.values
    return found


def _seat(text: str) -> int:
    """The seat that ``text`` names; raises :class:`InvalidText` when it is no number."""
    if not (text.isascii() and text.isdigit() and len(text) <= _SEAT_DIGITS):
        raise InvalidText("not-a-number", field=SEAT_TAG, text=text)
    return int(text)


def _seed(text: str) -> int:
    """The seed that ``text`` is; raises :class:`InvalidText` for anything but 0 to 2**64 - 1."""
    digits = text.lstrip("0") or "0"
    known = text.isascii() and text.isdigit() and len(digits) <= len(str(_LAST_SEED))
    if not known or int(digits) > _LAST_SEED:
        raise InvalidText("not-a-seed", text=text)
    return int(digits)
