"""Whole tables in memory: commands in, events out, frames for every seat."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.strategies import chance_of

from cicera.domain.cards import CODES, Mask, cards_in, mask_of, parse_cards
from cicera.domain.play import legal_moves
from cicera.server import events, messages
from cicera.server.bodies import CreateTable, JoinTable
from cicera.server.deciding import Actor, Decidable, Edge, Join, decide, found
from cicera.server.room import Room
from cicera.server.screens import Screen
from cicera.server.table import Table, apply
from cicera.storage import Entry

NAME = "a" * 14
TOKENS = tuple(f"token {seat}" for seat in range(4))


def secret(number: int) -> str:
    return f"{number:064x}"


@dataclass
class Log:
    """A table with its events; ``tokens`` are those of seats 0, 1 …, None for a bot's."""

    table: Table
    history: list[events.TableEvent]
    chance: random.Random = field(default_factory=lambda: chance_of(7))

    def do(self, actor: Actor, command: Decidable, connected: Sequence[int] = ()) -> None:
        edge = Edge(secret(self.chance.getrandbits(256)), frozenset(connected))
        self.take(decide(self.table, actor, command, edge))

    def take(self, made: Sequence[events.TableEvent]) -> None:
        for event in made:
            self.table = apply(self.table, event)
            self.history.append(event)

    def deal(self, *, by: str = TOKENS[0], nonces: bool = True) -> None:
        due = self.table.due
        assert due is not None
        if nonces:
            for token in TOKENS[: self.table.rules.players]:
                if self.table.seat_of(token) is not None:
                    nonce = f"{self.chance.getrandbits(128):032x}"
                    given = messages.GiveNonce("n", due.match, due.hand, nonce)
                    self.do(Actor(token), given)
        self.do(Actor(by), messages.DealNow("d", due.match, due.hand))

    def play(self, *, bias: float = 0.8) -> None:
        """Any legal move, more often a capture than not."""
        state = self.table.game.match.state
        assert state is not None
        moves = legal_moves(state)
        takes = [move for move in moves[:3000] if move.captured]
        pick = takes if takes and self.chance.random() < bias else moves
        move = pick[self.chance.randrange(len(pick))]
        token = self.table.seats[state.turn]
        assert token is not None
        actor = Actor(token.token) if token.present else Actor(bot=state.turn)
        self.do(actor, play_of(self.table, CODES[move.card], cards_in(move.captured)))


def play_of(table: Table, card: str, captured: Sequence[int] = ()) -> messages.Play:
    hands = len(table.game.match.hands)
    taken = tuple(CODES[c] for c in captured)
    return messages.Play("p", table.game.number, hands, table.ply, card, taken)


def open_table(rules: str, *, people: int | None = None, seed: int = 7) -> Log:
    """A table with ``people`` persons from seat 0 on (all of them by default), else bots."""
    made = found(CreateTable("Ana", rules), TOKENS[0], seed, secret(seed))
    table: Table | None = None
    for event in made:
        table = apply(table, event, NAME)
    assert table is not None
    log = Log(table, list(made), chance_of(seed))
    players = table.rules.players
    for seat in range(1, players):
        if people is None or seat < people:
            join = Join(JoinTable(f"Person {seat}", seat), TOKENS[seat])
            log.do(Actor(TOKENS[seat]), join)
        else:
            log.do(Actor(TOKENS[0]), messages.Assign("a", seat, "greedy"))
    return log


def frames(history: Sequence[events.TableEvent], token: str | None) -> list[bytes]:
    """Every update that the person with ``token`` gets over ``history``, one an event."""
    room = Room(NAME, None, lambda: 0)  # type: ignore[arg-type]  # nothing is stored
    screen = Screen(token=token, language="en", version=None, word="")
    sent = []
    for number, event in enumerate(history, start=1):
        room._take([(Entry(number, "", 0), event)], own=True)
        sent.append(room.letter(screen))
        screen.version = room.version
    return sent


_CARDS = re.compile(r"(?:[A23456789TFCR][scdb])+(?:x(?:[A23456789TFCR][scdb])+)?")
_NO_CARDS = ("commitment", "secret", "nonces", "table", "name", "rules")


def cards_shown(message: Any, key: str = "") -> Mask:
    """Every card that stands anywhere in ``message``."""
    if isinstance(message, bytes):
        return cards_shown(json.loads(message))
    if isinstance(message, dict):
        shown = 0
        for name, value in message.items():
            if name not in _NO_CARDS:
                shown |= cards_shown(value, name)
        return shown
    if isinstance(message, list):
        shown = 0
        for value in message:
            shown |= cards_shown(value, key)
        return shown
    if isinstance(message, str) and _CARDS.fullmatch(message):
        return mask_of(parse_cards(message.replace("x", "")))
    return 0
