"""Counting, listing and drawing captures agree with trying every set (rules.md P2, P3)."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from tests.strategies import chance_of

from cicera import make_rules
from cicera.domain.captures import captures as plain_captures
from cicera.domain.captures import takes as plain_takes
from cicera.domain.cards import NUMERALS_MASK
from cicera.kernels import captures, packing
from cicera.kernels.layout import CARD_BIT, FULL_MASK, HANDS, MAX_MOVES, TABLE
from cicera.kernels.layout import NUMERALS_MASK as PACKED_NUMERALS
from cicera.kernels.play import count_moves, legal_moves, nth_move


def with_table(table: int) -> np.ndarray:
    """A state in which the packed set ``table`` lies on the table."""
    state = packing.new_state(make_rules())
    state[TABLE] = table
    captures.count_table(state)
    return state


def listed(state: np.ndarray, card: int) -> list[int]:
    moves = packing.new_moves()
    end = captures.captures(state, card, moves, 3)
    assert {move >> CARD_BIT for move in moves[3:end].tolist()} <= {card}
    return [move & FULL_MASK for move in moves[3:end].tolist()]


def tried(table: list[int], card: int) -> set[int]:
    """Every set that ``card`` may take, found by trying all."""
    rank = card >> 2
    found = {1 << other for other in table if other >> 2 == rank}
    numerals = [other for other in table if other < 40]
    for size in range(2, len(numerals) + 1 if rank < 10 else 0):
        for chosen in combinations(numerals, size):
            if sum((other >> 2) + 1 for other in chosen) == rank + 1:
                found.add(sum(1 << other for other in chosen))
    return found


@pytest.mark.parametrize("number", range(60))
def test_every_set_that_sums(number: int) -> None:
    chance = chance_of(f"captures {number}")
    table = chance.sample(range(52), chance.randrange(14))
    state = with_table(sum(1 << card for card in table))
    for card in set(range(52)) - set(table):
        found = listed(state, card)
        assert set(found) == tried(table, card)
        assert found == sorted(found, reverse=True)
        assert len(found) == captures.ways(state, card >> 2)
        for place, captured in enumerate(found):
            assert captures.nth_capture(state, card >> 2, place) == captured


def test_all_numerals_on_the_table() -> None:
    """1,702 sets are worth ten (rules.md section 9); no counter runs over below."""
    state = with_table(PACKED_NUMERALS)
    counts = [captures.ways(state, rank) for rank in range(13)]
    assert counts == [4, 10, 24, 51, 100, 190, 344, 601, 1024, 1702, 0, 0, 0]
    for rank in range(10):
        card = packing.pack_card(rank)
        plain = sorted(map(packing.pack_mask, plain_captures(NUMERALS_MASK, rank)), reverse=True)
        assert listed(state, card) == plain
        assert [captures.nth_capture(state, rank, i) for i in range(len(plain))] == plain


def test_most_moves_fit() -> None:
    """Even a hand of all cards on a table of all cards has no more moves than the buffer takes."""
    state = with_table(FULL_MASK)
    state[HANDS] = FULL_MASK
    state[13] = 0
    assert count_moves(state) <= MAX_MOVES


def test_counters_come_back() -> None:
    """Laid and taken in any order, the counters are those of the table."""
    chance = chance_of("counters")
    for _ in range(200):
        state = with_table(0)
        cards = chance.sample(range(52), 40)
        for card in cards:
            captures.lay_ways(state, card)
        kept = sum(1 << card for card in cards[:10])
        captures.take_ways(state, sum(1 << card for card in cards) ^ kept)
        right = with_table(kept)
        state[TABLE] = kept
        np.testing.assert_array_equal(state, right)


def test_takes() -> None:
    chance = chance_of("takes")
    for _ in range(3000):
        card, *others = chance.sample(range(52), chance.randrange(2, 6))
        packed = sum(1 << packing.pack_card(other) for other in others)
        plain = sum(1 << other for other in others)
        assert captures.takes(packing.pack_card(card), packed) == plain_takes(card, plain)


def test_order_of_moves() -> None:
    """By card; the lay first, then the captures, the largest set first."""
    chance = chance_of("order")
    moves = packing.new_moves()
    for _ in range(300):
        pack = chance.sample(range(52), 24)
        state = with_table(sum(1 << card for card in pack[:12]))
        state[HANDS] = sum(1 << card for card in pack[12:])
        state[6] = -1
        found = moves[: legal_moves(state, moves)].tolist()
        assert found == sorted(
            found, key=lambda move: (move >> CARD_BIT, bool(move & FULL_MASK), -(move & FULL_MASK))
        )
        assert [nth_move(state, place) for place in range(len(found))] == found
