"""Who got the good cards: counted right, fair by the book, and silent about a running hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, product

import pytest
from hypothesis import given
from tests.server.client import Person, Running
from tests.server.tables import TOKENS, Log, open_table
from tests.server.test_match import play_hand
from tests.server.test_wire import played_logs

from cicera.domain.cards import DIECI, FANTE_CAGNI, MATA, parse_cards
from cicera.domain.deal import deal_pack, shuffled_deal
from cicera.domain.rules import Rules, make_rules
from cicera.server import events, messages
from cicera.server.chances import EXACT, Draw, fair
from cicera.server.dealings import Dealings, Hand, Receiver, finished_hands, tell, tell_sorts
from cicera.server.deciding import Actor
from cicera.server.room import first_entries

Make = Callable[..., Person]
DRAWS = [Draw(12, 1), Draw(12, 6), Draw(24, 13), Draw(16, 3), Draw(3, 5), Draw(12, 0)]


def outside(draws: list[Draw], low: int, high: int) -> tuple[Fraction, Fraction]:
    """The exact chances to get less than ``low`` and more than ``high``, pack by pack."""
    chances = {0: Fraction(1)}
    for size, marked in draws:
        step = {0: Fraction(1)}
        for drawn in range(size):  # card by card, without putting back
            after: dict[int, Fraction] = Counter()
            for seen, chance in step.items():
                hit = Fraction(marked - seen, 48 - drawn)
                after[seen + 1] += chance * hit
                after[seen] += chance * (1 - hit)
            step = {seen: chance for seen, chance in after.items() if chance}
        both: dict[int, Fraction] = Counter()
        for (one, chance), (other, factor) in product(chances.items(), step.items()):
            both[one + other] += chance * factor
        chances = both
    return (
        sum((c for seen, c in chances.items() if seen < low), Fraction(0)),
        sum((c for seen, c in chances.items() if seen > high), Fraction(0)),
    )


@pytest.mark.parametrize("draws", [[d] for d in DRAWS] + [list(c) for c in combinations(DRAWS, 3)])
def test_the_range_holds_95_of_100_fair_deals_and_no_narrower_one_does(draws: list[Draw]) -> None:
    mean, low, high = fair(Counter(draws))
    assert mean == pytest.approx(float(sum(Fraction(s * m, 48) for s, m in draws)))
    below, above = outside(draws, low, high)
    assert max(below, above) <= Fraction(1, 40)
    below, above = outside(draws, low + 1, high - 1)
    assert min(below, above) > Fraction(1, 40)


@pytest.mark.parametrize("draw", DRAWS)
def test_many_hands_go_on_where_few_end(draw: Draw) -> None:
    exact, normal = fair(Counter({draw: EXACT})), fair(Counter({draw: EXACT + 1}))
    assert abs((exact.low - exact.mean) - (normal.low - normal.mean)) <= 1
    assert abs((exact.high - exact.mean) - (normal.high - normal.mean)) <= 1


def hand_of(rules: Rules, seed: int, bots: tuple[bool, ...]) -> Hand:
    deal = shuffled_deal(rules, seed % rules.players, seed)
    dealt = tuple(map(sum, zip(*deal.packets, strict=True)))
    names = (Receiver(f"Person {seat}", bot) for seat, bot in enumerate(bots))
    return Hand(rules, dealt, tuple(names))


@pytest.mark.parametrize("preset", ["caciada", "moedas"])
def test_fair_deals_are_called_fair(preset: str) -> None:
    """At most one number in twenty is outside its range, over many tables (D4 bends nothing)."""
    rules = make_rules(preset)
    told = [
        tell(hand_of(rules, 1000 * table + hand, (False, True, True, True)) for hand in range(8))
        for table in range(150)
    ]
    numbers, unusual = sum(one.numbers for one in told), sum(one.unusual for one in told)
    assert numbers == 150 * 4 * 7
    assert 0.005 < unusual / numbers < 0.05


def test_an_unfair_deal_is_called_unusual() -> None:
    rules = make_rules("caciada")
    spade = [f"{rank}s" for rank in "A23456789TFC"]
    rest = [card for card in range(52) if card not in parse_cards("".join(spade))]
    pack = [*rest[:36], *parse_cards("".join(spade)), *rest[36:]]
    deal = deal_pack(rules, 0, pack)
    names = tuple(Receiver(f"Person {seat}", bot=False) for seat in range(4))
    hand = Hand(rules, deal.packets[0], names)
    told = tell([hand])
    assert told.unusual > 0
    assert {t.kind for t in told.receivers[0].tallies if t.seen > t.high} >= {"spade", "napula"}


def test_all_numbers_add_up() -> None:
    rules = make_rules("bigia", players=3, packet=4)
    hands = [hand_of(rules, seed, (False, True, True)) for seed in range(40)]
    told, sorts = tell(hands), tell_sorts(hands)
    for answer in (told, sorts):
        for at, kind in enumerate(("good", "mata", "dieci", "fante", "napula", "spade", "courts")):
            tallies = [receiver.tallies[at] for receiver in answer.receivers]
            assert {tally.kind for tally in tallies} == {kind}
            seen = sum(tally.seen for tally in tallies)
            assert sum(tally.fair for tally in tallies) == pytest.approx(seen, abs=0.02)
    assert [(r.name, r.bot, r.hands) for r in sorts.receivers] == [("", False, 40), ("", True, 40)]
    assert told.hands == sorts.hands == 40
    cards = [MATA, DIECI, FANTE_CAGNI]
    for at, card in enumerate(cards, start=1):
        here = sum(hand.dealt[0] >> card & 1 for hand in hands)
        assert told.receivers[0].tallies[at].seen == here


def test_only_hands_with_persons_and_bots_compare_them() -> None:
    rules = make_rules("caciada")
    alone = [hand_of(rules, seed, (bot,) * 4) for seed in range(3) for bot in (True, False)]
    assert tell_sorts(alone).hands == 0
    assert tell_sorts(alone).receivers == ()


@given(played_logs(hands=2))
def test_hands_are_told_when_they_are_over_and_not_before(log: Log) -> None:
    games = (*log.table.past, log.table.game)
    over = [hand.deal for game in games for hand in game.match.hands[: len(game.match.sheets)]]
    told = [hand.dealt for hand in finished_hands(log.history)]
    assert told == [tuple(map(sum, zip(*deal.packets, strict=True))) for deal in over]
    unplayed = [event for event in log.history if not isinstance(event, events.Played)]
    assert list(finished_hands(unplayed)) == list(finished_hands(log.history))


def test_a_running_hand_changes_nothing() -> None:
    log = open_table("caciada packet=6")
    log.deal()
    while log.table.phase == "playing":
        log.play()
    before = tell(finished_hands(log.history))
    log.do(Actor(TOKENS[0]), messages.DealNow("d", 1, 2))
    assert log.table.phase == "playing"
    assert tell(finished_hands(log.history)) == before
    for _play in range(47):
        log.play()
        assert tell(finished_hands(log.history)) == before
    log.play()
    assert tell(finished_hands(log.history)).hands == 2


def test_who_played_at_the_deal_is_who_got_the_cards() -> None:
    log = open_table("caciada packet=6")
    log.do(Actor(TOKENS[0]), messages.Swap("s", 0, 1))
    log.deal()
    log.do(Actor(TOKENS[2]), messages.Leave("l"))
    while log.table.phase == "playing":
        log.play()
    log.do(Actor(TOKENS[0]), messages.DealNow("d", 1, 2))
    log.do(Actor(TOKENS[2]), messages.Return("r"))
    while log.table.phase == "playing":
        log.play()
    first, second = finished_hands(log.history)
    assert first.receivers == tuple(
        Receiver(name, bot=False) for name in ("Person 1", "Ana", "Person 2", "Person 3")
    )
    assert second.receivers[2] == Receiver("Person 2", bot=True)
    told = tell((first, second))
    assert {(r.name, r.bot): r.hands for r in told.receivers}["Person 2", True] == 1


async def test_a_table_tells_what_its_replay_shows(person: Make) -> None:
    ana = person()
    await ana.create("caciada target=500 packet=6", fill="greedy")
    empty = (await ana.get("/dealt")).json()
    assert empty == {"hands": 0, "receivers": [], "numbers": 0, "unusual": 0}
    await ana.connect()
    await ana.deal()
    await ana.until(lambda: ana.view["phase"] == "playing")
    assert (await ana.get("/dealt")).json() == empty
    await play_hand(ana)
    told = (await ana.get("/dealt")).json()
    assert told["hands"] == 1
    assert [(r["name"], r["bot"]) for r in told["receivers"]] == [
        (seat["name"], seat["kind"] == "bot") for seat in ana.view["seats"]
    ]
    plies = (await ana.get("/replay")).json()["hands"][0]["plies"]
    for seat, receiver in enumerate(told["receivers"]):
        played = {ply["play"]["card"] for ply in plies[1:] if ply["play"]["seat"] == seat}
        seen = {tally["kind"]: tally["seen"] for tally in receiver["tallies"]}
        assert seen["spade"] == sum(card[1] == "s" for card in played)
        assert seen["courts"] == sum(card[0] in "FCR" for card in played)
        assert seen["good"] == len(played & {"2s", "Td", "Fc", "As", "3s"})
    everywhere = (await ana.http.get("/api/dealt")).json()
    assert [receiver["bot"] for receiver in everywhere["receivers"]] == [False, True]
    assert everywhere["hands"] == 1


async def test_what_all_tables_tell_is_looked_up_now_and_then(server: Running) -> None:
    now = 0
    dealings = Dealings(server.hub.store, lambda: now)
    assert (await dealings.everywhere()).hands == 0
    log = open_table("caciada packet=6", people=1)
    log.deal()
    while log.table.phase == "playing":
        log.play()
    await server.hub.store.create("b" * 14, first_entries(log.history, at=1))
    now = 600_000
    assert (await dealings.everywhere()).hands == 0
    now += 1
    assert (await dealings.everywhere()) == tell_sorts(finished_hands(log.history))
    assert (await dealings.everywhere()).hands == 1
