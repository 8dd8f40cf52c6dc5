"""Ten thousand hands go the same way in ``domain`` and in the kernels, move by move."""

from __future__ import annotations

import random

import pytest
from tests.kernels.comparing import Both, random_deal
from tests.strategies import BIASES, chance_of, random_move, random_rules

from cicera import PRESETS, Rules, deal_pack, make_rules, parse_rules
from cicera.domain.rules import packets_for
from cicera.kernels import packing
from cicera.kernels.rollout import taking_move, uniform_move

PARTS = 25
HANDS = 400
"""Hands a part: 10,000 in all."""


def play_both(rules: Rules, chance: random.Random) -> Both:
    """A whole hand, compared after every play; who chooses the moves is left to chance."""
    both = Both(rules, random_deal(chance, rules), known=chance.random() < 0.7)
    stream = packing.new_chance(chance.getrandbits(64))
    bias = chance.choice((*BIASES, "uniform", "taking"))
    while not both.state.over:
        if both.state.awaits_packet:
            both.refill()
        both.assert_same_moves()
        if bias == "uniform":
            move = uniform_move(both.words, stream)
        elif bias == "taking":
            move = taking_move(both.words, stream)
        else:
            move = packing.pack_move(random_move(chance, both.state, bias))
        both.play(move)
        both.assert_alike()
    assert both.assert_same_moves() == []
    return both


@pytest.mark.parametrize("part", range(PARTS))
def test_whole_hands(part: int) -> None:
    for number in range(HANDS):
        chance = chance_of(f"kernels {part} {number}")
        play_both(random_rules(chance), chance)


def every_rule_set() -> list[Rules]:
    """Each preset for each number of players and each packet."""
    return [
        make_rules(preset, players=players, packet=packet)
        for preset in PRESETS
        for players in (2, 3, 4)
        for packet in packets_for(players)
    ]


def test_every_rule_set() -> None:
    for rules in every_rule_set():
        play_both(rules, chance_of(f"each {rules}"))


def test_napoleone() -> None:
    """Hands stacked so that one side takes every spade, in the middle or by the sweep."""
    met = set()
    for number in range(150):
        chance = chance_of(f"napoleone {number}")
        players = chance.choice((2, 3))
        rules = parse_rules(f"caciada players={players} packet={48 // players}")
        spade, others = list(range(13)), list(range(13, 52))
        chance.shuffle(spade)
        chance.shuffle(others)
        left = 48 // players - 11
        mine, table, rest = spade[:11] + others[:left], spade[11:], others[left:]
        pack = mine + rest[2:] + table + rest[:2]
        both = Both(rules, deal_pack(rules, players - 1, pack))
        while not both.state.over:
            taste = "always" if both.state.turn == 0 else "never"
            both.play(packing.pack_move(random_move(chance, both.state, taste)))
            both.assert_alike()
        assert both.assert_same_moves() == []
        met.add((both.state.napoleone, len(both.state.log) == 48))
    assert {(0, True), (0, False)} <= met
