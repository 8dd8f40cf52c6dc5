"""Sampled worlds agree with the view they are made from, and are uniform over those that do."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest
from tests.domain.positions import match_with
from tests.strategies import chance_of, random_match, random_rules

from cicera import (
    IllegalMove,
    Match,
    Move,
    State,
    View,
    cards_in,
    legal_moves,
    make_rules,
    new_match,
    open_hand,
    parse_rules,
    play,
    shuffled_deal,
    stream,
    view,
)
from cicera.kernels import packing
from cicera.kernels.layout import HANDS, LIVE, PACKETS
from cicera.kernels.worlds import OPEN, pack_view, sample_world
from cicera.players.worlds import worlds


def views(match: Match) -> list[View]:
    """What every seat knows of the hand in progress."""
    return [view(match, seat) for seat in range(match.rules.players)]


@pytest.mark.parametrize("part", range(4))
def test_a_view_of_a_world_is_the_view(part: int) -> None:
    """In random rule sets, at any moment, for every seat, its turn or not."""
    chance = chance_of(f"worlds {part}")
    for _ in range(6):
        rules = random_rules(chance)
        seen: list[Match] = []
        random_match(chance, rules, on_state=seen.append)
        for match in chance.sample(seen, 8):
            if match.state is None or match.state.awaits_packet:
                continue
            for one in views(match):
                for world in itertools.islice(worlds(one, stream(part, "worlds")), 2):
                    again = match_with(rules, (*match.hands[:-1], world), match.sheets)
                    assert view(again, one.seat) == one


@pytest.mark.parametrize("part", range(2))
def test_packed_view_is_the_packed_state_without_what_is_hidden(part: int) -> None:
    chance = chance_of(f"packed {part}")
    for _ in range(20):
        rules = random_rules(chance)
        seen: list[Match] = []
        random_match(chance, rules, on_state=seen.append)
        for match in chance.sample(seen, 6):
            state = match.hands[-1]
            seat = chance.randrange(rules.players)
            right = packing.pack_state(state)[:LIVE]
            for other in range(rules.players):
                if other != seat:
                    right[HANDS + other] = 0
            np.testing.assert_array_equal(pack_view(view(match, seat))[:LIVE], right)


def small(text: str, plies: int) -> State:
    """A hand of which only the last cards are to be played."""
    rules = parse_rules(text)
    state = open_hand(new_match(rules), shuffled_deal(rules, 0, 5)).hands[-1]
    chance = chance_of(text)
    while len(state.log) < plies:
        state = play(state, chance.choice(list(legal_moves(state))))
    return state


def all_worlds(seen: View) -> set[tuple[object, ...]]:
    """Every way in which the unseen cards can lie, by trying all orders of them."""
    hidden = seen.hand | seen.table
    for played in seen.log:
        hidden |= 1 << played.move.card | played.move.captured
    unseen = cards_in((2**52 - 1) ^ hidden)
    sizes = [held for seat, held in enumerate(seen.held) if seat != seen.seat]
    sizes += [seen.rules.packet] * (seen.stock // seen.rules.packet)
    assert sum(sizes) == len(unseen)
    found = set()
    for order in itertools.permutations(unseen):
        rest = iter(order)
        found.add(tuple(frozenset(itertools.islice(rest, size)) for size in sizes))
    return found


@pytest.mark.parametrize(
    ("text", "plies", "count", "limit"),
    [
        # The last figure is the chi-square that one sample in a thousand exceeds.
        ("caciada", 40, 90, 135.98),
        ("caciada", 41, 30, 58.30),
        ("veloce players=3 packet=4", 42, 6, 20.52),
        ("bigia players=2 packet=2", 42, 30, 58.30),
        ("bigia players=2 packet=1", 44, 6, 20.52),
        ("caciada players=3 packet=2", 40, 630, 744.3),
    ],
)
def test_worlds_are_uniform(text: str, plies: int, count: int, limit: float) -> None:
    """As often each of all that exist, counted one by one."""
    state = small(text, plies)
    seen = view(match_with(state.rules, (state,), ()), state.turn)
    possible = all_worlds(seen)
    assert len(possible) == count
    words, chance = pack_view(seen), packing.new_chance(11)
    assert seen.seat is not None
    first = 48 // seen.rules.packet - seen.stock // seen.rules.packet
    places = [HANDS + seat for seat in range(seen.rules.players) if seat != seen.seat]
    places += range(PACKETS + first, PACKETS + 48 // seen.rules.packet)
    tally: Counter[tuple[object, ...]] = Counter()
    for _ in range(100 * count):
        sample_world(words, seen.seat, chance)
        hands = words[places].tolist()
        tally[tuple(frozenset(cards_in(packing.unpack_mask(hand))) for hand in hands)] += 1
    assert set(tally) <= possible
    assert sum((tally[world] - 100) ** 2 / 100 for world in possible) < limit


def test_seeds_give_worlds_of_their_own() -> None:
    """The same seed gives the same worlds, another one others, and so does the next draw."""
    rules = make_rules()
    match = open_hand(new_match(rules), shuffled_deal(rules, 0, 7))
    seen = view(match, 1)

    def drawn(seed: int) -> list[tuple[int, ...]]:
        source = worlds(seen, stream(seed, "test"))
        return [world.hands for world in itertools.islice(source, 5)]

    all_drawn = [hands for seed in range(200) for hands in drawn(seed)]
    assert len(set(all_drawn)) == len(all_drawn) == 1000
    assert drawn(3) == drawn(3) != drawn(4)


def test_open_hands_stay() -> None:
    """Where all hands are seen, only packets that are not known are sampled."""
    rules = parse_rules("bigia players=2 packet=6")
    deal = shuffled_deal(rules, 0, 5)
    words, chance = packing.pack_deal(rules, deal), packing.new_chance(1)
    before = words.copy()
    sample_world(words, OPEN, chance)
    np.testing.assert_array_equal(words, before)
    words[PACKETS + 2 : PACKETS + 8] = 0
    sample_world(words, OPEN, chance)
    np.testing.assert_array_equal(words[: PACKETS + 2], before[: PACKETS + 2])
    sampled = words[PACKETS + 2 : PACKETS + 8]
    assert [packet.bit_count() for packet in sampled.tolist()] == [6] * 6
    assert sum(sampled.tolist()) == sum(before[PACKETS + 2 : PACKETS + 8].tolist())
    assert sampled.tolist() != before[PACKETS + 2 : PACKETS + 8].tolist()


def test_no_worlds_where_nobody_is_to_play() -> None:
    match = random_match(chance_of(1), make_rules())
    with pytest.raises(IllegalMove) as refused:
        next(worlds(view(match, 0), stream(1)))
    assert refused.value.code == "hand-over"
    rules = make_rules()
    match = open_hand(new_match(rules), shuffled_deal(rules, 0, 7))
    with pytest.raises(IllegalMove) as refused:
        next(worlds(view(match), stream(1)))
    assert refused.value.code == "nobody-to-play"


def test_a_world_can_be_played() -> None:
    """What is sampled is a whole hand."""
    rules = parse_rules("veloce players=3 packet=4")
    match = open_hand(new_match(rules), shuffled_deal(rules, 0, 7))
    state = next(worlds(view(match, 1), stream(1)))
    while not state.over:
        state = play(state, Move(cards_in(state.hands[state.turn])[0]))
    assert len(state.log) == 48
