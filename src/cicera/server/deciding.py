"""What does a command do at a table?

:func:`decide` judges a command against a table and answers with the events to be written down,
or raises why not. It changes nothing and takes chance from outside. What follows of itself (the
promise of the next shuffle, a deal when everybody is ready) is among the events.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from cicera.domain.cards import format_cards, mask_of, parse_card
from cicera.domain.deal import Deal
from cicera.domain.play import Move, format_move, verify_play
from cicera.domain.rules import format_rules, parse_rules
from cicera.errors import IllegalMove, InvalidRules, StaleCommand
from cicera.locale import DEFAULT_LANGUAGE
from cicera.server import events, messages
from cicera.server.bodies import CreateTable, JoinTable
from cicera.server.failures import Refusal
from cicera.server.names import bot_name, person_name
from cicera.server.table import Sitter, Table, apply

_Event: TypeAlias = events.TableEvent
Events: TypeAlias = tuple[_Event, ...]
STAND_IN: Final = "traditional"
"""The bot that plays for a person who is away."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: the person with ``token`` (hashed), or the bot of ``seat``."""

    token: str | None = None
    bot: int | None = None


@dataclass(frozen=True, slots=True)
class Edge:
    """What the table itself does not know: a fresh secret, and whose screens are connected."""

    secret: str
    connected: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Join:
    """The person with ``token`` (hashed), who speaks ``language``, wants to sit down."""

    body: JoinTable
    token: str
    language: str = DEFAULT_LANGUAGE


Decidable: TypeAlias = messages.Command | Join


def found(
    body: CreateTable, token: str, seed: int, secret: str, language: str = DEFAULT_LANGUAGE
) -> Events:
    """The first events of a new table; raises for impossible rules, seats and names."""
    rules = parse_rules(body.rules)
    for seat in (body.seat, body.dealer or 0):
        _verify_seat(seat, rules.players)
    name = person_name(body.name, language)
    opened: list[_Event] = [
        events.Created(format_rules(rules), body.dealer, seed),
        events.Seated(body.seat, name, token=token),
    ]
    taken = [name]
    for seat in range(rules.players):
        if body.fill is not None and seat != body.seat:
            taken.append(bot_name(taken))
            opened.append(events.Seated(seat, taken[-1], player=body.fill))
    return (*opened, events.Committed(1, 1, secret))


def decide(table: Table, actor: Actor, command: Decidable, edge: Edge) -> Events:
    """The events that ``command`` of ``actor`` makes at ``table``.

    Raises :class:`StaleCommand` for one that was meant for another moment, and another
    :class:`CiceraError` for one that is not allowed.
    """
    if isinstance(command, Join):
        made = _join(table, command)
    elif isinstance(command, messages.Play):
        made = _play(table, actor, command)
    else:
        made = _ARRANGE[type(command)](table, _seat(table, actor), command, edge)
    return _settle(table, (made,), edge.secret)


def _nonce(table: Table, seat: int, command: messages.GiveNonce, _edge: Edge) -> _Event:
    _verify_due(table, command)
    if _sitter(table, seat).nonce is not None:
        raise StaleCommand("stale")
    return events.NonceGiven(seat, command.nonce)


def _ready(table: Table, seat: int, command: messages.Ready, _edge: Edge) -> _Event:
    _verify_due(table, command)
    if table.phase == "lobby":
        raise Refusal("host-begins")
    if _sitter(table, seat).ready:
        raise StaleCommand("stale")
    return events.BecameReady(seat)


def _deal_now(table: Table, seat: int, command: messages.DealNow, _edge: Edge) -> _Event:
    _verify_due(table, command)
    _verify_host(table, seat)
    if None in table.seats:
        raise Refusal("seats-empty")
    return _deal(table)


def _join(table: Table, join: Join) -> _Event:
    _verify_gathering(table)
    seat = join.body.seat
    if seat is None:
        free = [place for place, sitter in enumerate(table.seats) if sitter is None]
        bots = [place for place, sitter in enumerate(table.seats) if sitter and not sitter.token]
        if not free + bots:
            raise Refusal("table-full")
        seat = (free + bots)[0]
    _verify_seat(seat, table.rules.players)
    sitter = table.seats[seat]
    if sitter is not None and sitter.token is not None:
        raise Refusal("seat-taken", seat=seat)
    others = [other.name for place, other in enumerate(table.seats) if other and place != seat]
    name = person_name(join.body.name, join.language, others)
    return events.Seated(seat, name, token=join.token)


def _play(table: Table, actor: Actor, command: messages.Play) -> _Event:
    _player(table, actor)
    if (command.match, command.hand, command.ply) != table.moment:
        raise StaleCommand("stale")
    seat = verify_turn(table, actor)
    state = table.game.match.state
    assert state is not None
    captured = mask_of(map(parse_card, command.captured))
    move = Move(parse_card(command.card), captured)
    verify_play(state, move)
    return events.Played(seat, format_move(move))


def verify_turn(table: Table, actor: Actor) -> int:
    """The seat of ``actor``, whose turn it is; raises what a play of theirs would."""
    seat = _player(table, actor)
    if table.turn is None:
        raise StaleCommand("stale")
    if seat != table.turn:
        raise IllegalMove("not-your-turn", turn=table.turn)
    return seat


def _player(table: Table, actor: Actor) -> int:
    """The seat that ``actor`` plays for."""
    if actor.bot is not None:
        if _sitter(table, actor.bot).player is None:
            raise StaleCommand("stale")  # the person came back while the bot was thinking
        return actor.bot
    seat = _seat(table, actor)
    if _sitter(table, seat).away:
        raise Refusal("seat-away")
    return seat


def _swap(table: Table, seat: int, command: messages.Swap, _edge: Edge) -> _Event:
    _verify_gathering(table)
    for place in (command.one, command.other):
        _verify_seat(place, table.rules.players)
    if command.one == command.other:
        raise Refusal("same-seat")
    if seat != table.host:
        other = command.other if command.one == seat else command.one
        sitter = table.seats[other]
        if seat not in (command.one, command.other) or (sitter and sitter.token):
            raise Refusal("not-host")
    return events.Swapped(command.one, command.other)


def _assign(table: Table, seat: int, command: messages.Assign, _edge: Edge) -> _Event:
    _verify_gathering(table)
    _verify_host(table, seat)
    _verify_seat(command.seat, table.rules.players)
    if command.seat == seat:
        raise Refusal("own-seat")
    if command.player is None:
        return events.Seated(command.seat)
    taken = [sitter.name for sitter in table.seats if sitter]
    return events.Seated(command.seat, bot_name(taken), player=command.player)


def _stand_in(table: Table, seat: int, command: messages.StandIn, edge: Edge) -> _Event:
    _verify_seat(command.seat, table.rules.players)
    sitter = table.seats[command.seat]
    if sitter is None or not sitter.present:
        raise StaleCommand("stale")
    if command.seat == seat or command.seat in edge.connected:
        raise Refusal("seat-connected", seat=command.seat)
    return events.WentAway(command.seat, seat, STAND_IN)


def _leave(table: Table, seat: int, _command: messages.Leave, _edge: Edge) -> _Event:
    if table.phase == "lobby":
        return events.Seated(seat)
    if _sitter(table, seat).away:
        raise StaleCommand("stale")
    return events.WentAway(seat, seat, STAND_IN)


def _return(table: Table, seat: int, _command: messages.Return, _edge: Edge) -> _Event:
    if not _sitter(table, seat).away:
        raise StaleCommand("stale")
    return events.CameBack(seat)


_ARRANGE: Final[dict[type[Decidable], Callable[[Table, int, Any, Edge], _Event]]] = {
    messages.GiveNonce: _nonce,
    messages.Ready: _ready,
    messages.DealNow: _deal_now,
    messages.Swap: _swap,
    messages.Assign: _assign,
    messages.StandIn: _stand_in,
    messages.Leave: _leave,
    messages.Return: _return,
}
"""Every command of a seated person that is no play."""


def _settle(table: Table, made: Events, secret: str) -> Events:
    """``made`` with what follows of itself."""
    for event in made:
        table = apply(table, event)
    if table.due is not None and table.phase in ("between", "over"):
        someone = any(sitter and sitter.present for sitter in table.seats)
        if someone and not table.waiting:
            made = (*made, _deal(table))
            table = apply(table, made[-1])
    if table.due is None and table.phase in ("between", "over"):
        match = table.game.number + (table.phase == "over")
        hand = 1 if table.phase == "over" else len(table.game.match.hands) + 1
        made = (*made, events.Committed(match, hand, secret))
    return made


def _deal(table: Table) -> events.Dealt:
    """The deal of the hand that is due."""
    assert table.due is not None
    mix, dealer = table.mix(), table.next_dealer
    if dealer is None:
        dealer = mix.first_dealer()
    deal = mix.deal(table.rules, dealer=dealer, hand=table.due.hand)
    void = mix.void(table.rules, hand=table.due.hand)
    return events.Dealt(dealer, _pack(deal), tuple(format_cards(cards) for cards in void))


def _pack(deal: Deal) -> str:
    assert deal.pack is not None
    return format_cards(deal.pack)


def _seat(table: Table, actor: Actor) -> int:
    seat = table.seat_of(actor.token)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def _sitter(table: Table, seat: int) -> Sitter:
    sitter = table.seats[seat]
    if sitter is None:
        raise StaleCommand("stale")
    return sitter


def _verify_due(
    table: Table, command: messages.GiveNonce | messages.Ready | messages.DealNow
) -> None:
    due = table.due
    if due is None or (due.match, due.hand) != (command.match, command.hand):
        raise StaleCommand("stale")


def _verify_host(table: Table, seat: int) -> None:
    if seat != table.host:
        raise Refusal("not-host")


def _verify_gathering(table: Table) -> None:
    if table.phase not in ("lobby", "over"):
        raise Refusal("match-running")


def _verify_seat(seat: int, players: int) -> None:
    if seat >= players:
        raise InvalidRules("no-such-seat", seat=seat, last=players - 1)
