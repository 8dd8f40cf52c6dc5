"""Connections come and go, commands come twice or too late: nothing is lost and nothing doubled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.server.client import Person, Running, choose, events, running

from cicera.server.messages import Close
from cicera.server.settings import Settings

Make = Callable[..., Person]


async def seated(person: Make, rules: str = "caciada players=2 packet=6") -> tuple[Person, Person]:
    """Ana, the host, and Bea, both connected; the first hand is dealt, Ana to play."""
    ana, bea = person("Ana"), person("Bea")
    await ana.create(rules, dealer=1)
    await bea.join(ana.table)
    await ana.connect()
    await bea.connect()
    await ana.deal()
    for one in (ana, bea):
        await one.until(lambda one=one: one.view["phase"] == "playing")
    return ana, bea


async def test_a_play_is_seen_by_all(person: Make) -> None:
    ana, bea = await seated(person)
    watcher = person("Zoe")
    watcher.table = ana.table
    await watcher.connect()
    answer = await ana.play_first()
    assert answer["type"] == "accepted"
    for one in (ana, bea, watcher):
        await one.until(lambda one=one: one.view["version"] == answer["version"])
        assert [entry["move"] for entry in one.view["log"]] == [ana.view["log"][0]["move"]]
    assert watcher.view["seat"] is None
    assert watcher.view["cards"] == []
    assert ana.view["legal"] == [] != bea.view["legal"]


async def test_what_was_missed_is_told_again(person: Make) -> None:
    ana, bea = await seated(person)
    await bea.disconnect()
    version = bea.view["version"]
    answer = await ana.play_first()
    await bea.connect(since=version)
    told = [e for e in events(bea) if e["version"] > version]
    assert [event["type"] for event in told] == ["played"]
    assert bea.view["version"] == answer["version"]


@pytest.mark.parametrize("since", [None, 10**6])
async def test_a_first_connection_gets_the_view_alone(person: Make, since: int | None) -> None:
    ana, _bea = await seated(person)
    ana.view = {}
    await ana.connect(since=since)
    assert ana.first["type"] == "update"
    assert (ana.first["since"], ana.first["events"]) == (None, [])


async def test_who_missed_too_much_gets_the_view_alone(
    person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cicera.server.room.REMEMBERED", 5)
    ana = person()
    await ana.create("caciada", fill="greedy", dealer=3)
    await ana.connect()
    await ana.deal()
    await ana.play_first()
    await ana.until(lambda: ana.view["ply"] >= 4)
    ana.view = {}
    await ana.connect(since=3)
    assert ana.first["since"] is None


async def test_the_same_command_twice_is_done_once(person: Make) -> None:
    ana, bea = await seated(person)
    view = ana.view
    card, captured = choose(view)
    play = {"match": 1, "hand": 1, "ply": 0, "card": card, "captured": captured, "id": "twice"}
    first = await ana.send("play", **play)
    again = await ana.send("play", **play)
    assert first == again
    await ana.disconnect()
    await ana.connect()
    assert await ana.send("play", **play) == first
    await bea.until(lambda: bea.view["version"] >= first["version"])
    assert len(ana.view["log"]) == 1


async def test_two_at_once_are_one(person: Make) -> None:
    """A double tap: two commands for the same moment, with ids of their own."""
    ana, _bea = await seated(person)
    card, captured = choose(ana.view)
    moment = {"match": 1, "hand": 1, "ply": 0}
    play = {"type": "play", **moment, "card": card, "captured": captured}
    await ana.say({**play, "id": "one"})
    await ana.say({**play, "id": "two"})
    assert (await ana.answer("one"))["type"] == "accepted"
    assert (await ana.answer("two"))["code"] == "stale"


async def test_the_same_id_of_another_person_is_another_command(person: Make) -> None:
    ana, bea = await seated(person)
    await ana.play_first()
    await ana.until(lambda: ana.view["ply"] == 1)
    await bea.until(lambda: bea.view["ply"] == 1)
    card, captured = choose(bea.view)
    moment = {"match": 1, "hand": 1, "ply": 1}
    play = {"id": "same", **moment, "card": card, "captured": captured}
    assert (await ana.send("play", **play))["code"] == "not-your-turn"
    assert (await bea.send("play", **play))["type"] == "accepted"


async def test_a_wrong_move_says_why_in_the_language(person: Make) -> None:
    ana = person(language="it")
    await ana.create("caciada", fill="greedy", dealer=3)
    await ana.connect()
    await ana.deal()
    await ana.until(lambda: ana.view["turn"] == 0)
    held = ana.view["cards"]
    other = next(c for c in ("As", "2s", "3s", "4s", "5s", "6s", "7s") if c not in held)
    refused = await ana.play(other)
    assert refused["code"] == "not-in-hand"
    assert "non è in mano" in refused["message"]
    refused = await ana.play("xx")
    assert refused["code"] == "not-a-card"


async def test_a_stale_command_changes_nothing(person: Make) -> None:
    ana, bea = await seated(person)
    await ana.play_first()
    await bea.until(lambda: bea.view["turn"] == 1)
    card, captured = choose(bea.view)
    for moment in ((1, 1, 0), (1, 2, 0), (2, 1, 1), (1, 1, 2)):
        keys = dict(zip(("match", "hand", "ply"), moment, strict=True))
        refused = await bea.send("play", **keys, card=card, captured=captured)
        assert refused["code"] == "stale"
    assert bea.view["ply"] == 1


async def test_the_newest_screen_of_a_seat_wins(person: Make, server: Running) -> None:
    ana, bea = await seated(person)
    other = Person(server.address, "Ana")
    other.http.cookies = ana.http.cookies
    other.table = ana.table
    await other.connect()
    await ana.until(lambda: ana.closed is not None)
    assert ana.closed == 4001
    assert ana.told[-1]["type"] == "replaced"
    assert (await other.play_first())["type"] == "accepted"
    assert bea.view["seats"][0]["connected"]
    await other.disconnect()
    await bea.until(lambda: not bea.view["seats"][0]["connected"])
    await other.http.aclose()


async def test_a_personal_link_takes_the_seat_along(person: Make) -> None:
    ana, _bea = await seated(person)
    answer = await ana.post(f"/api/tables/{ana.table}/link", {})
    address, _, token = answer.json()["address"].partition("#seat=")
    assert address == f"{ana.address}/t/{ana.table}"
    phone = person("Phone")
    phone.table = ana.table
    wrong = await phone.post(f"/api/tables/{ana.table}/claim", {"token": "x" * 32})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-token")
    right = await phone.post(f"/api/tables/{ana.table}/claim", {"token": token})
    assert right.json()["seat"] == 0
    await phone.connect()
    assert phone.view["cards"] == ana.view["cards"]
    assert (await person("Zoe").post(f"/api/tables/{ana.table}/link", {})).status_code == 403


NO_MESSAGES = (
    "", "{", "[]", "null", '"x"', "{}", "[" * 5000,
    '{"type":"fly","id":"a"}',
    '{"type":"ready","id":"a"}',
    '{"type":"ready","id":"","match":1,"hand":1}',
    '{"type":"ready","id":"a","match":-1,"hand":1}',
    '{"type":"ready","id":"a","match":1,"hand":1,"more":1}',
    '{"type":"play","id":"a","match":1,"hand":1,"ply":0,"card":"7dd"}',
    '{"type":"nonce","id":"a","match":1,"hand":1,"nonce":"zz"}',
)  # fmt: skip


async def test_what_is_no_message_is_refused(person: Make) -> None:
    ana = person()
    await ana.create(fill="greedy")
    await ana.connect()
    assert ana.socket is not None
    for text in NO_MESSAGES:
        await ana.socket.send(text)
        assert (await ana.answer(None))["code"] == "not-a-message", text
    await ana.say({"type": "ping"})
    await ana.until(lambda: ana.told[-1]["type"] == "pong")
    await ana.socket.send(b"\xff\xfe")
    await ana.until(lambda: ana.closed is not None or ana.told[-1]["type"] == "refused")


async def test_another_protocol_and_unknown_tables_are_closed(person: Make) -> None:
    ana = person()
    await ana.create(fill="greedy")
    await ana.connect(protocol="2")
    await ana.until(lambda: ana.closed is not None)
    assert (ana.closed, ana.told[-1]["code"]) == (4005, "wrong-protocol")
    ana.table = "b" * 14
    await ana.connect()
    await ana.until(lambda: ana.closed is not None)
    assert (ana.closed, ana.told[-1]["code"]) == (4004, "no-such-table")


async def test_too_many_messages_end_a_connection(settings: Settings) -> None:
    async with (
        running(replace(settings, messages_per_second=1)) as server,
        Person(server.address) as ana,
    ):
        await ana.create(fill="greedy")
        await ana.connect()
        for _ in range(6):
            await ana.say({"type": "ping"})
        await ana.until(lambda: ana.closed is not None)
        assert (ana.closed, ana.told[-1]["code"]) == (4029, "too-fast")


async def test_a_huge_message_ends_a_connection(person: Make) -> None:
    ana, bea = await seated(person)
    assert ana.socket is not None
    await ana.socket.send("x" * 2_000_000)
    await ana.until(lambda: ana.closed is not None)
    await bea.until(lambda: not bea.view["seats"][0]["connected"])


async def test_a_server_that_stops_says_so(settings: Settings) -> None:
    async with running(settings) as server:
        ana = Person(server.address)
        await ana.create(fill="greedy")
        await ana.connect()
    await ana.until(lambda: ana.closed is not None)
    assert ana.told[-1]["type"] == "closing"
    assert ana.closed == 1012
    await ana.http.aclose()


async def test_the_log_has_each_ply_once(person: Make) -> None:
    """Every play is sent three times with ids of its own."""
    ana, bea = await seated(person, "caciada players=2 packet=4")
    for ply in range(12):
        one = (ana, bea)[ply % 2]
        await one.until(lambda one=one, ply=ply: one.view["ply"] == ply)
        card, captured = choose(one.view)
        play = {"match": 1, "hand": 1, "ply": ply, "card": card, "captured": captured}
        for n in "abc":
            await one.say({"type": "play", "id": f"{ply}-{n}", **play})
        answers = [await one.answer(f"{ply}-{n}") for n in "abc"]
        assert sorted(a["type"] for a in answers) == ["accepted", "refused", "refused"]
    await ana.until(lambda: ana.view["ply"] == 12)
    assert [entry["ply"] for entry in ana.view["log"]] == list(range(12))


async def test_a_view_says_who_is_connected_now(person: Make) -> None:
    ana, zoe, ida = person("Ana"), person("Zoe"), person("Ida")
    await ana.create()
    await ana.connect()
    zoe.table = ida.table = ana.table
    await zoe.connect()
    assert zoe.first["view"]["seats"][0]["connected"]
    await ana.disconnect()
    await zoe.until(lambda: not zoe.view["seats"][0]["connected"])
    await ida.connect()
    assert not ida.first["view"]["seats"][0]["connected"]


@pytest.mark.parametrize("command", ["a b", "é", "a\n", "", "a" * 41])
async def test_a_command_has_a_plain_id(person: Make, command: str) -> None:
    ana = person()
    await ana.create(fill="greedy")
    await ana.connect()
    await ana.say({"type": "deal", "id": command, "match": 1, "hand": 1})
    assert (await ana.answer(None))["code"] == "not-a-message"
    nonce = {"type": "nonce", "id": "n", "match": 1, "hand": 1, "nonce": "0" * 32 + "\n"}
    await ana.say(nonce)
    assert (await ana.answer(None))["code"] == "not-a-message"


async def test_one_client_has_so_many_screens_and_no_more(settings: Settings) -> None:
    few = replace(settings, sockets_per_client=2)
    async with running(few) as server:
        people = [Person(server.address, f"Person {n}") for n in range(4)]
        await people[0].create("caciada players=2 packet=6")
        for one in people:
            one.table = people[0].table
        await people[0].connect()
        await people[1].connect()
        await people[2].connect()
        assert (people[2].first["type"], people[2].first["code"]) == ("refused", "too-many-screens")
        await people[2].until(lambda: people[2].closed is not None)
        assert people[2].closed == Close.CROWDED
        await people[0].disconnect()
        await people[1].until(lambda: not people[1].view["seats"][0]["connected"])
        await people[3].connect()
        assert people[3].first["type"] == "update"
        for one in people:
            await one.disconnect()
            await one.http.aclose()


async def test_a_crowded_table_lets_its_players_in(settings: Settings) -> None:
    few = replace(settings, sockets_per_table=2)
    async with running(few) as server:
        ana, *watchers = [Person(server.address, f"Person {n}") for n in range(4)]
        await ana.create("caciada players=2 packet=6")
        for one in watchers:
            one.table = ana.table
            await one.connect()
        assert watchers[1].first["type"] == "update"
        last = watchers[2]
        assert (last.first["type"], last.first["code"]) == ("refused", "table-crowded")
        await last.until(lambda: last.closed is not None)
        assert last.closed == Close.CROWDED
        await ana.connect()
        assert ana.view["seat"] == 0
        for one in (ana, *watchers):
            await one.disconnect()
            await one.http.aclose()
