"""The compiled greedy player makes the moves of the one in plain Python."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from tests.domain.positions import match_with
from tests.kernels.comparing import Both, random_deal
from tests.strategies import chance_of, random_rules

from cicera import PRESETS, Move, format_move, legal_moves, make_rules, parse_rules, view
from cicera.kernels import packing, rollout
from cicera.kernels import play as kernels
from cicera.kernels.chance import deal
from cicera.kernels.greedy import GREEDY, _odds, greedy_move, greedy_playout
from cicera.kernels.layout import CARD_BIT
from cicera.kernels.order import precedes
from cicera.kernels.scoring import total
from cicera.players import Greedy

MANY = 400
"""Positions with more moves are played on, but not compared: ``domain`` takes its time."""


def compare(chance: random.Random, both: Both, greed: float) -> Counter[str]:
    """Play a hand, ``greed`` of its moves greedy, and compare every choice."""
    player, buffer = Greedy(), packing.new_moves()
    counts: Counter[str] = Counter()
    while not both.state.over:
        if both.state.awaits_packet:
            both.refill()
        moves = both.listed()
        move = chance.choice(moves)
        if len(moves) <= MANY:
            seen = view(match_with(both.rules, (both.state,), ()), both.state.turn)
            right = player.choose(seen)
            chosen = packing.unpack_move(greedy_move(both.words, buffer))
            assert format_move(chosen) == format_move(right)
            counts["compared"] += 1
            counts["takes"] += right.captured != 0
            if chance.random() < greed:
                move = packing.pack_move(right)
        both.play(move)
    return counts


@pytest.mark.parametrize("part", range(4))
def test_greedy_is_greedy(part: int) -> None:
    """In thousands of positions of random rule sets, after good, bad and random play."""
    chance = chance_of(f"greedy {part}")
    counts: Counter[str] = Counter()
    for number in range(25):
        rules = random_rules(chance)
        both = Both(rules, random_deal(chance, rules), known=number % 3 > 0)
        counts += compare(chance, both, (0.0, 0.5, 0.9, 1.0)[number % 4])
    assert counts["compared"] > 900
    assert counts["takes"] > 300


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_greedy_is_greedy_in_every_preset(preset: str) -> None:
    chance = chance_of(preset)
    for _ in range(5):
        rules = make_rules(preset)
        assert compare(chance, Both(rules, random_deal(chance, rules)), 1.0)["compared"] == 48


def test_order_is_that_of_domain() -> None:
    chance = chance_of("order")
    for _ in range(10):
        rules = make_rules()
        both = Both(rules, random_deal(chance, rules))
        for _ in range(20):
            moves = both.assert_same_moves()
            in_order = [packing.pack_move(move) for move in legal_moves(both.state)]
            for first, second in itertools.pairwise(in_order):
                assert precedes(first, second)
                assert not precedes(second, first)
            both.play(chance.choice(moves))


def test_odds_by_hand() -> None:
    """Two good cards among three, of which one is held; and never a chance above 1."""
    odds = _odds().reshape(53, 25, 5)
    assert abs(odds[3, 1, 2] - 2 / 3) < 1e-15
    assert odds[36, 12, 0] == odds[36, 0, 4] == 0
    assert abs(odds[36, 12, 3] - 0.7165266106442577) < 1e-15
    assert odds[2, 2, 1] == 1
    assert odds.max() <= 1


@pytest.mark.parametrize("text", ["caciada", "veloce players=3 packet=4", "moedas players=2"])
def test_greedy_playout_goes_to_the_end(text: str) -> None:
    """Greedy playouts draw nothing; others follow their chance."""
    rules = parse_rules(text)
    logs = []
    for taste, seed in ((GREEDY, 1), (GREEDY, 2), (100, 1), (100, 1), (100, 2)):
        state, chance, dealing = (
            packing.new_state(rules),
            packing.new_chance(seed),
            packing.new_chance(7),
        )
        deal(state, dealing, 0)
        before = chance.copy()
        greedy_playout(state, chance, packing.new_moves(), taste)
        assert kernels.over(state)
        assert (taste == GREEDY) == (chance.tolist() == before.tolist())
        logs.append(packing.unpack_state(state, rules).log)
    assert logs[0] == logs[1] != logs[2]
    assert logs[2] == logs[3] != logs[4]


def test_greedy_playout_waits_for_an_unknown_packet() -> None:
    rules = parse_rules("bigia players=2 packet=6")
    chance = chance_of("waits")
    both = Both(rules, random_deal(chance, rules), known=False)
    greedy_playout(both.words, packing.new_chance(1), packing.new_moves(), 128)
    assert kernels.awaits_packet(both.words)
    assert not kernels.over(both.words)


def test_greedy_playouts_beat_uniform_ones() -> None:
    """Side 0 plays greedily and the other by chance: far more points for side 0."""
    rules = parse_rules("caciada napoleone=off")
    state, chance, moves = packing.new_state(rules), packing.new_chance(3), packing.new_moves()
    points = [0, 0]
    for number in range(100):
        deal(state, chance, number % 4)
        while not kernels.over(state):
            greedy = state[0] % 2 == 0
            move = greedy_move(state, moves) if greedy else rollout.uniform_move(state, chance)
            kernels.play(state, move)
        points = [points[side] + total(state, side) for side in (0, 1)]
    assert points[0] > 3 * points[1]


def test_moves_of_one_card_come_lay_first() -> None:
    lay = packing.pack_move(Move(5))
    assert precedes(lay, packing.pack_move(Move(5, 1)))
    assert not precedes(lay, lay)
    assert lay >> CARD_BIT == packing.pack_card(5)
