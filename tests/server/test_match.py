"""A match over HTTP and sockets, from the first request to the record."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.client import Person, events

from cicera import parse_record
from cicera.server.fairness import verify_record

Make = Callable[..., Person]


async def play_hand(*people: Person) -> None:
    """Each plays whenever it is their turn, until the hand is over."""
    first = people[0]
    number = first.view["hand"]
    while first.view["phase"] == "playing" and first.view["hand"] == number:
        turn = first.view["turn"]
        mine = [one for one in people if one.view["seat"] == turn]
        if mine:
            one = mine[0]
            await one.until(lambda one=one: one.view["version"] >= first.view["version"])
            if one.view["turn"] == one.view["seat"]:
                answer = await one.play_first()
                assert answer["type"] == "accepted", answer
                await one.until(lambda: one.view["version"] >= answer["version"])
                await first.until(lambda: first.view["version"] >= answer["version"])
        else:
            await first.until(lambda: first.view["turn"] != turn)


async def test_one_person_and_three_bots_play_a_match(person: Make) -> None:
    ana = person()
    await ana.create("caciada target=5 packet=6", fill="greedy")
    await ana.connect()
    assert ana.view["phase"] == "lobby"
    assert [seat["kind"] for seat in ana.view["seats"]] == ["human", "bot", "bot", "bot"]
    assert (await ana.get("/record")).status_code == 404
    while ana.view["phase"] != "over":
        assert (await ana.nonce())["type"] == "accepted"
        assert (await ana.deal())["type"] == "accepted"
        await ana.until(lambda: ana.view["phase"] != "lobby")
        await play_hand(ana)
    text = (await ana.get("/record")).text
    match = parse_record(text).match
    assert match.winner == ana.view["winner"]
    assert list(match.totals) == ana.view["totals"]
    assert all(verify_record(parse_record(text)).values())
    replay = (await ana.get("/replay")).json()
    assert [len(hand["plies"]) for hand in replay["hands"]] == [49] * len(match.hands)
    assert all(hand["verified"] for hand in replay["hands"])


async def test_each_seat_takes_home_its_own_cards_of_a_running_hand(person: Make) -> None:
    ana, bea, watcher = person("Ana"), person("Bea"), person("Zoe")
    await ana.create("caciada players=2 packet=6", dealer=1)
    await bea.join(ana.table)
    watcher.table = ana.table
    await ana.connect()
    await bea.connect()
    await ana.deal()
    await bea.until(lambda: bea.view["phase"] == "playing")
    await ana.until(lambda: ana.view["phase"] == "playing")
    texts = [(await one.get("/record")).text for one in (ana, bea, watcher)]
    for text, deal in zip(
        texts,
        (f"{''.join(ana.view['cards'])} / ?", f"? / {''.join(bea.view['cards'])}", "? / ?"),
        strict=True,
    ):
        assert '[Players "Ana" "Bea"]' in text
        assert f"\nDeal {deal}}}\n" in text
    for _round in range(6):
        for one in (ana, bea):
            await one.until(lambda one=one: one.view["turn"] == one.view["seat"])
            await one.play_first()
    await ana.until(lambda: ana.view["ply"] == 12)
    match = parse_record((await watcher.get("/record")).text).match
    assert len(match.hands[0].log) == 12
    assert not match.sheets


async def test_two_people_play_and_play_again(person: Make) -> None:
    ana, bea = person("Ana"), person("Bea")
    await ana.create("veloce players=2 packet=4 target=1", dealer=1)
    await ana.connect()
    await bea.join(ana.table)
    await bea.connect()
    await ana.until(lambda: ana.view["seats"][1]["connected"])
    assert (await bea.deal())["code"] == "not-host"
    await ana.deal()
    await bea.until(lambda: bea.view["phase"] == "playing")
    assert bea.view["dealer"] == 1
    await play_hand(ana, bea)
    rounds = 0
    while ana.view["phase"] == "between":
        await bea.until(lambda: bea.view["version"] == ana.view["version"])
        await bea.ready()
        await ana.ready()
        rounds += 1
        await ana.until(lambda: ana.view["hand"] == rounds + 1)
        await bea.until(lambda: bea.view["hand"] == rounds + 1)
        await play_hand(ana, bea)
    last = ana.view["dealer"]
    assert ana.view["finished"] == 1
    await bea.until(lambda: bea.view["phase"] == "over")
    await bea.ready()
    await ana.ready()
    await ana.until(lambda: ana.view["match"] == 2)
    assert ana.view["dealer"] == (last + 1) % 2
    assert ana.view["totals"] == [0, 0]
    assert "Hand 1 dealer" in (await ana.get("/record", match="2")).text
    assert (await ana.get("/replay", match="2")).status_code == 404
    assert (await ana.get("/record", match="3")).status_code == 404
    assert parse_record((await ana.get("/record", match="1")).text).players == ("Ana", "Bea")
    assert [e["seat"] for e in events(ana) if e["type"] == "became-ready"][:2] == [1, 0]


async def test_a_bot_plays_for_who_is_gone_and_gives_the_seat_back(person: Make) -> None:
    ana, bea = person("Ana"), person("Bea")
    await ana.create("caciada players=2 packet=6", dealer=0)
    await ana.connect()
    await bea.join(ana.table)
    await bea.connect()
    await ana.deal()
    await ana.until(lambda: ana.view["turn"] == 1)
    assert (await ana.send("stand-in", seat=1))["code"] == "seat-connected"
    await bea.disconnect()
    await ana.until(lambda: not ana.view["seats"][1]["connected"])
    assert (await ana.send("stand-in", seat=1))["type"] == "accepted"
    await ana.until(lambda: ana.view["turn"] == 0)
    assert [entry["seat"] for entry in ana.view["log"]] == [1]
    since = bea.view["version"]
    await bea.connect(since=since)
    assert [e["type"] for e in events(bea) if e["version"] > since] == ["went-away", "played"]
    assert bea.view["seats"][1]["away"]
    assert (await bea.send("return"))["type"] == "accepted"
    await ana.play_first()
    await bea.until(lambda: bea.view["turn"] == 1)
    assert (await bea.play_first())["type"] == "accepted"
    assert (await bea.send("leave"))["type"] == "accepted"
    await ana.until(lambda: ana.view["seats"][1]["player"] == "traditional")


async def test_seats_are_arranged_while_people_gather(person: Make) -> None:
    ana, bea, zoe = person("Ana"), person("Bea"), person("Zoe")
    await ana.create("caciada")
    await ana.connect()
    zoe.table = ana.table
    await zoe.connect()
    assert zoe.view["seat"] is None
    await bea.join(ana.table, seat=1)
    await bea.connect()
    assert (await ana.deal())["code"] == "seats-empty"
    assert (await zoe.send("leave"))["code"] == "not-seated"
    await bea.send("swap", one=1, other=2)
    await ana.until(lambda: ana.view["seats"][2]["name"] == "Bea")
    assert ana.view["seats"][2]["side"] == ana.view["seats"][0]["side"]
    for seat in (1, 3):
        await ana.send("assign", seat=seat, player="random")
    await zoe.until(lambda: all(seat["kind"] != "empty" for seat in zoe.view["seats"]))
    assert bea.view["seat"] == 2
    await ana.deal()
    for one in (ana, bea, zoe):
        await one.until(lambda one=one: one.view["phase"] == "playing")
    assert len(bea.view["cards"]) == 12
    assert (await ana.send("swap", one=1, other=2))["code"] == "match-running"
    assert (await zoe.post(f"/api/tables/{ana.table}/seats", {"name": "Zoe"})).status_code == 409
