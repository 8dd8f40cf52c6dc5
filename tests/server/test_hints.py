"""A hint is what a good player would do with what this person sees, and nobody else hears of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from tests.server.client import Message, Person, Running, running
from tests.server.tables import NAME, Log
from tests.server.test_socket import seated
from tests.server.test_wire import known, played_logs, with_hidden_changed

from cicera import format_move, view
from cicera.domain.cards import CODES
from cicera.players.traditional import Traditional
from cicera.server.messages import encode_message
from cicera.server.settings import Settings
from cicera.server.table import Table, replay
from cicera.server.thinking import ADVISER, Advice, question_at
from cicera.server.worker import answer

Make = Callable[..., Person]


async def ask(person: Person, command: str = "why") -> Message:
    """The answer to a question for a hint."""
    before = len(person.told)
    await person.say({"type": "ask-hint", "id": command})

    def answered() -> bool:
        return any(m.get("id") == command for m in person.told[before:])

    await person.until(answered)
    return next(m for m in person.told[before:] if m.get("id") == command)


async def test_a_hint_is_what_the_traditional_player_would_do(
    server: Running, person: Make
) -> None:
    ana, bea = await seated(person)
    for _ply in range(6):
        for one in (ana, bea):
            room = await server.hub.room(ana.table)
            sight = view(room.table.game.match, one.view["seat"])
            move = Traditional().choose(sight)
            hint = await ask(one)
            assert hint["type"] == "hint"
            assert {k: hint[k] for k in ("match", "hand", "ply")} == {
                k: one.view[k] for k in ("match", "hand", "ply")
            }
            taken = "".join(hint["captured"])
            assert hint["card"] + (f"x{taken}" if taken else "") == format_move(move)
            assert (await one.play(hint["card"], hint["captured"]))["type"] == "accepted"
            ply = one.view["ply"]
            for other in (ana, bea):
                await other.until(lambda other=other, ply=ply: other.view["ply"] >= ply)
            await bea.until(lambda: bea.view["version"] >= room.version)
            await ana.until(lambda: ana.view["version"] >= room.version)


async def test_nothing_happens_at_the_table_and_nobody_else_is_told(
    server: Running, person: Make
) -> None:
    ana, bea = await seated(person)
    room = await server.hub.room(ana.table)
    version, heard = room.version, len(bea.frames)
    first = await ask(ana, "one")
    again = await ask(ana, "two")
    assert {**first, "id": ""} == {**again, "id": ""}
    await bea.say({"type": "ping"})
    await bea.until(lambda: bea.told[-1]["type"] == "pong")
    assert [m["type"] for m in bea.told[-1:]] == ["pong"]
    assert len(bea.frames) == heard + 1
    assert room.version == version
    assert await server.hub.store.newest([ana.table]) == {ana.table: version}


async def test_a_hint_is_for_whoever_is_to_play(person: Make) -> None:
    ana, bea = await seated(person)
    watcher = person("Zoe")
    watcher.table = ana.table
    await watcher.connect()
    assert (await ask(watcher))["code"] == "not-seated"
    refusal = await ask(bea)
    assert (refusal["code"], refusal["values"]) == ("not-your-turn", {"turn": 0})
    await ana.send("leave")
    assert (await ask(ana))["code"] == "seat-away"


async def test_there_is_no_hint_before_a_hand(person: Make) -> None:
    ana = person()
    await ana.create("caciada players=2 packet=6")
    await ana.connect()
    assert (await ask(ana))["code"] == "stale"


async def test_a_hint_that_does_not_come_in_time_is_refused(settings: Settings) -> None:
    """A bot would lay its first card; a person is not told to do that."""
    async with running(replace(settings, bot_seconds=1e-6)) as server:
        ana = Person(server.address)
        async with ana:
            await ana.create("caciada players=2 packet=6", fill="greedy", dealer=1)
            await ana.connect()
            await ana.deal()
            await ana.until(lambda: ana.view["turn"] == 0)
            assert (await ask(ana))["code"] == "no-hint"
            assert (await ana.play_first())["type"] == "accepted"


def hint_bytes(table: Table, seat: int) -> bytes:
    """The hint for ``seat`` as it is sent."""
    move = answer(question_at(table, seat, ADVISER))
    return encode_message(Advice(table.moment, move).tell("a"))


@given(played_logs(hands=1), st.randoms(use_true_random=False))
@examples(max_examples=25)
def test_hidden_cards_change_no_hint(log: Log, chance: random.Random) -> None:
    table, turn = log.table, log.table.turn
    if turn is None:
        return
    history = with_hidden_changed(log, known(table, turn), chance)
    other = replay(NAME, history)
    assert other is not None
    assert question_at(other, turn, ADVISER) == question_at(table, turn, ADVISER)
    hint = hint_bytes(table, turn)
    assert hint_bytes(other, turn) == hint
    mine = {CODES[card] for card, _sets in view(table.game.match, turn).legal}
    assert any(f'"card":"{code}"'.encode() in hint for code in mine)
