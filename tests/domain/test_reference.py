"""The package and the reference engine agree: move sequences counted, whole hands played."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from tests.domain.reference import PACK, Hand, Pair, Taken, perft, share_out
from tests.strategies import (
    BIASES,
    chance_of,
    random_move,
    random_pack,
    random_rules,
    rule_sets,
    seeds,
    without_pack,
)

from cicera import (
    Item,
    Move,
    Rules,
    State,
    cards_in,
    deal_pack,
    legal_moves,
    mask_of,
    parse_rules,
    play,
    refill,
    score,
    shuffled_deal,
    start,
)
from cicera.domain.rules import rules_dict

COUNTS = json.loads((Path(__file__).parents[1] / "golden/perft.json").read_text("utf-8"))
NUMBER = {pair: card for card, pair in enumerate(PACK)}


def count(state: State, depth: int) -> int:
    """The number of sequences of ``depth`` moves from ``state``, by the package."""
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(count(play(state, move), depth - 1) for move in moves)


def name_of(entry: dict) -> str:
    return str(entry["rules"])


@pytest.mark.parametrize("entry", COUNTS, ids=name_of)
def test_perft(entry: dict) -> None:
    rules = parse_rules(entry["rules"])
    state = start(rules, shuffled_deal(rules, entry["dealer"], entry["seed"]))
    right = entry["counts"]
    assert [count(state, depth) for depth in range(1, len(right))] == right[:-1]
    assert count(state, len(right)) == right[-1]


@pytest.mark.parametrize("entry", COUNTS, ids=name_of)
def test_perft_reference(entry: dict) -> None:
    """The stored counts are the reference engine's (the deeper ones are taken on trust)."""
    rules = parse_rules(entry["rules"])
    pack = shuffled_deal(rules, entry["dealer"], entry["seed"]).pack
    assert pack is not None
    table, packets = share_out(rules_dict(rules), entry["dealer"], [PACK[card] for card in pack])
    hand = Hand(rules_dict(rules), entry["dealer"], table, packets)
    for depth, right in enumerate(entry["counts"], start=1):
        if right < 3000:
            assert perft(hand, depth) == right


def pairs(cards: int) -> set[Pair]:
    return {PACK[card] for card in cards_in(cards)}


def as_pair(move: Move) -> tuple[Pair, Taken]:
    return PACK[move.card], frozenset(pairs(move.captured))


def assert_alike(state: State, hand: Hand) -> None:
    """State and reference hold the same cards and say the same."""
    assert state.over == hand.over
    assert pairs(state.table) == hand.table
    assert [pairs(pile) for pile in state.piles] == hand.piles
    assert state.napoleone == hand.napoleone
    assert state.taker == hand.taker
    if not state.awaits_packet:
        assert [pairs(cards) for cards in state.hands] == hand.hands
    if not state.over:
        assert state.turn == hand.turn
        assert (None if state.laid is None else PACK[state.laid]) == hand.laid
    sheet = score(state)
    assert sheet.complete == hand.over
    assert [
        {str(item): sheet.points(side, item) for item in Item} for side in range(sheet.sides)
    ] == hand.sheet()


def assert_same_moves(state: State, hand: Hand) -> None:
    found = legal_moves(state)
    if len(found) <= 300:
        listed = sorted(
            (NUMBER[card], mask_of(NUMBER[other] for other in taken))
            for card, taken in hand.moves()
        )
        assert [(move.card, move.captured) for move in found] == listed
    else:
        assert len(found) == len(hand.moves())


def play_both(rules: Rules, chance: random.Random) -> None:
    dealer = chance.randrange(rules.players)
    pack = random_pack(chance, rules)
    fields = rules_dict(rules)
    hand = Hand(fields, dealer, *share_out(fields, dealer, [PACK[card] for card in pack]))
    whole = deal_pack(rules, dealer, pack)
    state = start(rules, whole if chance.random() < 0.5 else without_pack(rules, whole))
    bias = chance.choice(BIASES)
    assert_alike(state, hand)
    while not state.over:
        if state.awaits_packet:
            state = refill(state, whole.packets[state.stage])
        assert_same_moves(state, hand)
        move = random_move(chance, state, bias)
        state = play(state, move)
        earned = hand.play(*as_pair(move))
        assert [str(bonus) for bonus in state.log[-1].bonuses] == earned
        assert_alike(state, hand)


@pytest.mark.parametrize("part", range(6))
def test_whole_hands(part: int) -> None:
    """300 random hands over random rule sets, compared after every play."""
    for number in range(50):
        chance = chance_of(f"{part} {number}")
        play_both(random_rules(chance), chance)


@settings(max_examples=50)
@given(rule_sets(), seeds())
def test_any_hand(rules: Rules, seed: int) -> None:
    play_both(rules, chance_of(seed))


def test_napoleone_in_whole_hands() -> None:
    """Hands stacked so that one side takes every spade, in the middle or at the end."""
    met = set()
    for number in range(60):
        chance = chance_of(f"napoleone {number}")
        rules = parse_rules("caciada players=2 packet=24")
        spade = list(range(13))
        others = list(range(13, 52))
        chance.shuffle(spade)
        chance.shuffle(others)
        mine = spade[:11] + others[:13]
        table = spade[11:] + others[13:15]
        deal = deal_pack(rules, 1, [*mine, *others[15:], *table])
        hand = Hand(rules_dict(rules), 1, pairs(deal.table), [[pairs(h) for h in deal.packets[0]]])
        state = start(rules, deal)
        while not state.over:
            move = random_move(chance, state, "always" if state.turn == 0 else "never")
            state = play(state, move)
            hand.play(*as_pair(move))
            assert_alike(state, hand)
        met.add((state.napoleone, len(state.log) == 48))
    assert (0, True) in met
    assert (0, False) in met
