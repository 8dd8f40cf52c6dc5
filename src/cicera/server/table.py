"""What stands at one table? Its seats, its matches and the hand that is due.

A :class:`Table` never changes; :func:`apply` makes the next one of an event. It holds everything,
hidden cards too, and stays inside the server: what a seat may see of it is in
``cicera.server.showing``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from cicera.domain.cards import Mask, mask_of, parse_cards
from cicera.domain.deal import deal_pack
from cicera.domain.match import Match, advance, new_match, open_hand
from cicera.domain.rules import Rules, parse_rules
from cicera.notation.moves import read_move
from cicera.server import events
from cicera.server.fairness import Mix

Phase: TypeAlias = Literal["lobby", "playing", "between", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Who has a seat: a person, who has a ``token`` (hashed), or a bot, which has none."""

    name: str
    token: str | None = None
    player: str | None = None
    """The bot that plays here: instead of a person who is ``away``, or for good."""
    arrived: int = 0
    """The event with which they came; the first person who is there is the host."""
    nonce: str | None = None
    ready: bool = False

    @property
    def away(self) -> bool:
        """A person for whom a bot plays."""
        return self.token is not None and self.player is not None

    @property
    def present(self) -> bool:
        """A person who plays."""
        return self.token is not None and self.player is None


@dataclass(frozen=True, slots=True)
class Due:
    """The hand that waits to be dealt, and the secret that its shuffle is promised by."""

    match: int
    hand: int
    secret: str


@dataclass(frozen=True, slots=True)
class Game:
    """A match at this table: who sat where in it, and what each hand was mixed from."""

    number: int
    names: tuple[str, ...]
    match: Match
    mixes: tuple[Mix, ...] = ()
    void: tuple[Mask, ...] = ()
    """The table cards of the deals that were void before the last one (rules.md D4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table after ``version`` events."""

    id: str
    version: int = 0
    rules: Rules
    seed: int
    dealer: int | None = None
    """Who deals the next match's first hand; None where chance decides."""
    seats: tuple[Sitter | None, ...]
    game: Game
    """The match on the table; none of its hands is dealt while people gather."""
    past: tuple[Game, ...] = ()
    """Matches that are finished and no longer on the table."""
    due: Due | None = None

    @property
    def phase(self) -> Phase:
        """Whether people gather, play, wait for the next hand or have finished a match."""
        match = self.game.match
        if not match.hands:
            return "lobby"
        if match.state is not None:
            return "playing"
        return "between" if match.winner is None else "over"

    @property
    def turn(self) -> int | None:
        """The seat that is to play."""
        state = self.game.match.state
        return None if state is None else state.turn

    @property
    def ply(self) -> int:
        """How many plays the hand on the table has had."""
        hands = self.game.match.hands
        return len(hands[-1].log) if hands else 0

    @property
    def moment(self) -> tuple[int, int, int]:
        """Which match, hand and ply this is."""
        return self.game.number, len(self.game.match.hands), self.ply

    @property
    def host(self) -> int | None:
        """The person who has been here longest, of those who are not away."""
        there = [seat for seat, sitter in enumerate(self.seats) if sitter and sitter.present]
        return min(there, key=self._arrival, default=None)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who keeps the hand that is due from being dealt."""
        if self.due is None:
            return ()
        if self.phase == "lobby":
            return () if self.host is None else (self.host,)
        return tuple(
            seat
            for seat, sitter in enumerate(self.seats)
            if sitter and sitter.present and not sitter.ready
        )

    @property
    def finished(self) -> tuple[Game, ...]:
        """Every match that has been decided, in order."""
        return (*self.past, self.game) if self.phase == "over" else self.past

    @property
    def next_dealer(self) -> int | None:
        """Who deals the hand that is due (rules.md T3); None where chance decides."""
        dealer = self.game.match.next_dealer
        return self.dealer if dealer is None else dealer

    def seat_of(self, token: str | None) -> int | None:
        """Where the person with ``token`` (hashed) sits."""
        for seat, sitter in enumerate(self.seats):
            if token is not None and sitter is not None and sitter.token == token:
                return seat
        return None

    def mix(self) -> Mix:
        """What the hand that is due will be mixed from, as things are."""
        assert self.due is not None
        return Mix(self.due.secret, tuple(s.nonce if s else None for s in self.seats))

    def _arrival(self, seat: int) -> int:
        sitter = self.seats[seat]
        return sitter.arrived if sitter else 0


def replay(table: str, history: Iterable[events.TableEvent]) -> Table | None:
    """The table after all of ``history``; None when there is none."""
    state: Table | None = None
    for event in history:
        state = apply(state, event, table)
    return state


def apply(table: Table | None, event: events.TableEvent, name: str = "") -> Table:
    """``table`` after ``event``, which has been judged before it was written down."""
    if isinstance(event, events.Created):
        return _created(event, name)
    assert table is not None
    return replace(_next(table, event), version=table.version + 1)


def _created(event: events.Created, name: str) -> Table:
    rules = parse_rules(event.rules)
    return Table(
        id=name,
        version=1,
        rules=rules,
        seed=event.seed,
        dealer=event.dealer,
        seats=(None,) * rules.players,
        game=Game(1, (), new_match(rules)),
    )


def _next(table: Table, event: events.TableEvent) -> Table:
    """Who sits where, and what they do there that is no play."""
    match event:
        case events.Seated(seat, name, token, player):
            sitter = Sitter(name=name, token=token, player=player, arrived=table.version + 1)
            return _sit(_gather(table), seat, sitter if name else None)
        case events.Swapped(one, other):
            gathered = _gather(table)
            first, second = gathered.seats[one], gathered.seats[other]
            return _sit(_sit(gathered, one, second), other, first)
        case events.WentAway(seat, _by, player):
            return _change(table, seat, player=player, ready=False)
        case events.CameBack(seat):
            return _change(table, seat, player=None)
        case events.BecameReady(seat):
            return _change(table, seat, ready=True)
    return _go_on(table, event)


def _go_on(table: Table, event: events.TableEvent) -> Table:
    """How a hand comes about and is played."""
    match event:
        case events.Committed(match, hand, secret):
            return _committed(table, Due(match, hand, secret))
        case events.NonceGiven(seat, nonce):
            return _change(table, seat, nonce=nonce)
        case events.Dealt():
            return _dealt(table, event)
        case events.Played(_seat, move):
            game = table.game
            return replace(table, game=replace(game, match=advance(game.match, read_move(move))))
    raise AssertionError(event)


def _sit(table: Table, seat: int, sitter: Sitter | None) -> Table:
    return replace(table, seats=(*table.seats[:seat], sitter, *table.seats[seat + 1 :]))


def _change(table: Table, seat: int, **changes: object) -> Table:
    sitter = table.seats[seat]
    assert sitter is not None
    return _sit(table, seat, replace(sitter, **changes))  # type: ignore[arg-type]


def _gather(table: Table) -> Table:
    """``table`` with a finished match put away, since its seats are about to change."""
    if table.phase != "over":
        return table
    return replace(
        table,
        dealer=table.next_dealer,
        past=table.finished,
        game=Game(table.game.number + 1, (), new_match(table.rules)),
    )


def _committed(table: Table, due: Due) -> Table:
    seats = tuple(s and replace(s, nonce=None, ready=False) for s in table.seats)
    return replace(table, due=due, seats=seats)


def _dealt(table: Table, event: events.Dealt) -> Table:
    """The hand that was due; after a finished match it opens the next one (the rematch)."""
    mix = table.mix()
    table = _gather(table)
    deal = deal_pack(table.rules, event.dealer, parse_cards(event.pack))
    names = tuple(sitter.name if sitter else "" for sitter in table.seats)
    game = replace(
        table.game,
        names=table.game.names or names,
        match=open_hand(table.game.match, deal),
        mixes=(*table.game.mixes, mix),
        void=tuple(mask_of(parse_cards(cards)) for cards in event.void),
    )
    return replace(table, game=game, due=None)
