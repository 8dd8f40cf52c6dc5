"""Playouts: fair, repeatable, and the same as the game (rules.md P1-P6, S1-S7)."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from tests.kernels.comparing import Both, random_deal
from tests.strategies import chance_of, random_rules

from cicera import Item, parse_rules, score
from cicera.domain.rules import Rules
from cicera.kernels import chance, packing, play, rollout
from cicera.kernels.layout import FULL_MASK, ITEMS, LIVE, MAX_SIDES, PLIES, Words

RULES = (
    "caciada",
    "bigia players=2 packet=6",
    "moedas packet=6",
    "veloce players=3 packet=4",
    "caciada players=2 packet=24 carte_tie=split last_scua=off",
)


def dealt(rules: Rules | str, seed: int) -> tuple[Words, Words]:
    """A state after the deal, and the chance to go on with."""
    rules = parse_rules(rules) if isinstance(rules, str) else rules
    state, stream = packing.new_state(rules), packing.new_chance(seed)
    chance.deal(state, stream, seed % rules.players)
    return state, stream


@pytest.mark.parametrize("taste", [rollout.UNIFORM, 128, rollout.TAKING])
@pytest.mark.parametrize("rules", RULES)
def test_playout_is_a_hand(rules: str, taste: int) -> None:
    """``domain`` plays the logged moves to the same end."""
    for seed in range(20):
        state, stream = dealt(rules, seed)
        rollout.playout(state, stream, taste)
        again = packing.unpack_state(state, parse_rules(rules))
        assert again.over
        np.testing.assert_array_equal(packing.pack_state(again), state)


def test_playout_waits_for_a_packet() -> None:
    """Where the stock is not known the playout stops at the end of the packet (D2)."""
    rules = parse_rules("caciada packet=4")
    both = Both(rules, random_deal(chance_of("waits"), rules), known=False)
    rollout.playout(both.words, packing.new_chance(1), rollout.UNIFORM)
    assert both.words[PLIES] == 16
    assert play.awaits_packet(both.words)
    assert packing.unpack_state(both.words, rules).awaits_packet


def test_uniform_moves_are_as_likely() -> None:
    """Chi-square over the legal moves of some positions, at 1 in 10,000 for fixed seeds."""
    for seed in range(6):
        state, stream = dealt("caciada", seed)
        while state[PLIES] < 6 + 4 * seed:
            play.play(state, rollout.uniform_move(state, stream))
        count = play.count_moves(state)
        rounds = 500 * count
        met = Counter(rollout.uniform_move(state, stream) for _ in range(rounds))
        moves = packing.new_moves()
        legal = moves[: play.legal_moves(state, moves)].tolist()
        assert set(met) <= set(legal)
        square = sum((met[move] - 500) ** 2 / 500 for move in legal)
        assert square < chi_square_limit(count - 1)


def chi_square_limit(degrees: int) -> float:
    """What chi-square passes once in 10,000 times (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 3.719 * part**0.5) ** 3)


def test_taking_moves_take() -> None:
    """Every capture is drawn as often, and a lay only where nothing can be taken."""
    moves = packing.new_moves()
    for seed in range(40):
        state, stream = dealt("veloce players=2 packet=4", seed)
        while not play.over(state):
            legal = moves[: play.legal_moves(state, moves)].tolist()
            captures = [move for move in legal if move & FULL_MASK]
            move = rollout.taking_move(state, stream)
            assert move in (captures or legal)
            play.play(state, rollout.uniform_move(state, stream))
    state, stream = dealt("caciada", 3)
    while True:
        captures = [m for m in moves[: play.legal_moves(state, moves)].tolist() if m & FULL_MASK]
        if len(captures) >= 5:
            break
        play.play(state, rollout.uniform_move(state, stream))
    met = Counter(rollout.taking_move(state, stream) for _ in range(500 * len(captures)))
    assert set(met) == set(captures)
    square = sum((met[move] - 500) ** 2 / 500 for move in captures)
    assert square < chi_square_limit(len(captures) - 1)


@pytest.mark.parametrize("rules", RULES)
def test_playouts_add_up_sheets(rules: str) -> None:
    """The tally is what the hands score one by one in ``domain``."""
    hands = 60
    state, stream = packing.new_state(parse_rules(rules)), packing.new_chance(9)
    tally, right = (np.zeros(rollout.TALLY_WIDTH, np.int64) for _ in range(2))
    rollout.playouts(state, stream, rollout.UNIFORM, hands, tally)
    state, stream = packing.new_state(parse_rules(rules)), packing.new_chance(9)
    players = parse_rules(rules).players
    for hand in range(hands):
        chance.deal(state, stream, hand % players)
        rollout.playout(state, stream, rollout.UNIFORM)
        sheet = score(packing.unpack_state(state, parse_rules(rules)))
        for side in range(sheet.sides):
            for place, item in enumerate(Item):
                right[ITEMS * side + place] += sheet.points(side, item)
        if sheet.napoleone is not None:
            right[ITEMS * MAX_SIDES + sheet.napoleone] += 1
    np.testing.assert_array_equal(tally, right)


@pytest.mark.parametrize("rules", RULES)
def test_listed_playouts_are_the_same(rules: str) -> None:
    """Drawing from the list and drawing by counting is the same draw."""
    tallies = []
    for listed in (False, True):
        state, stream = packing.new_state(parse_rules(rules)), packing.new_chance(4)
        tally = np.zeros(rollout.TALLY_WIDTH, np.int64)
        if listed:
            rollout.listed_playouts(state, stream, packing.new_moves(), 500, tally)
        else:
            rollout.playouts(state, stream, rollout.UNIFORM, 500, tally)
        tallies.append(tally.tolist())
    assert tallies[0] == tallies[1]


def test_load_takes_back() -> None:
    """From any place of a hand one comes back to any earlier one."""
    for number in range(30):
        rng = chance_of(f"back {number}")
        state, stream = dealt(random_rules(rng), number)
        kept = np.zeros(49 * LIVE, np.int64)
        rows = []
        while not play.over(state):
            play.save(state, kept, LIVE * len(rows))
            rows.append(state[:LIVE].tolist())
            play.play(state, rollout.uniform_move(state, stream))
        for ply in rng.sample(range(len(rows)), len(rows)):
            play.load(state, kept, LIVE * ply)
            assert state[:LIVE].tolist() == rows[ply]
            assert not play.over(state)
