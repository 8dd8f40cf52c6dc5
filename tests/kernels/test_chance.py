"""The generator is xoshiro256++ seeded by splitmix64, and draws are fair (rules.md D1, D4)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from cicera import make_rules, parse_rules
from cicera.domain.deal import is_void
from cicera.domain.rules import packets_for
from cicera.kernels import chance, packing
from cicera.kernels.layout import (
    FULL_MASK,
    HANDS,
    LIVE,
    OPENING,
    PACKETS,
    STAGE,
    TABLE,
    TURN,
    Words,
)

WORD = 1 << 64


def splitmix(seed: int) -> list[int]:
    """The first four words of splitmix64, in plain Python."""
    words = []
    for _ in range(4):
        seed = (seed + 0x9E3779B97F4A7C15) % WORD
        mixed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 % WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % WORD
        words.append(mixed ^ mixed >> 31)
    return words


class Plain:
    """xoshiro256++ in plain Python."""

    def __init__(self, words: list[int]) -> None:
        self.words = list(words)

    def word(self) -> int:
        s = self.words
        word = (turned((s[0] + s[3]) % WORD, 23) + s[0]) % WORD
        shifted = s[1] << 17 & WORD - 1
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = turned(s[3], 45)
        return word

    def below(self, limit: int) -> int:
        while True:
            high, low = divmod(self.word() * limit, WORD)
            if low >= WORD % limit:
                return high

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, six draws a word."""
        count = len(items)
        while count > 1:
            limits = list(range(count, max(count - 6, 1), -1))
            choices = int(np.prod(np.array(limits, object)))
            word = self.word()
            while word * choices % WORD < WORD % choices:
                word = self.word()
            for limit in limits:
                other, word = divmod(word * limit, WORD)
                items[limit - 1], items[other] = items[other], items[limit - 1]
            count -= len(limits)


def turned(word: int, count: int) -> int:
    return (word << count | word >> 64 - count) % WORD


def words_of(stream: Words, count: int) -> list[int]:
    return [int(chance.next_word(stream)) % WORD for _ in range(count)]


def test_published_values() -> None:
    """The known first outputs of both generators."""
    assert splitmix(1234567) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
    ]
    stream = packing.new_chance(0)
    stream[:4] = 1, 2, 3, 4
    assert words_of(stream, 4) == [41943041, 58720359, 3588806011781223, 3591011842654386]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63 - 1, 2**63, 2**64 - 1, -1, -(2**63), 3**50])
def test_stream_of_a_seed(seed: int) -> None:
    plain = Plain(splitmix(seed % WORD))
    assert words_of(packing.new_chance(seed), 200) == [plain.word() for _ in range(200)]


@pytest.mark.parametrize("limit", [1, 2, 3, 10, 52, 371, 2**40 + 1, 2**60 - 1, 2**60 + 1])
def test_below(limit: int) -> None:
    """The same numbers as plain Python; the large limits make it draw again."""
    plain, stream = Plain(splitmix(limit)), packing.new_chance(limit)
    right = [plain.below(limit) for _ in range(500)]
    assert [chance.below(stream, limit) for _ in range(500)] == right
    assert words_of(stream, 1) == [plain.word()]


@pytest.mark.parametrize("count", [0, 1, 2, 5, 6, 7, 13, 48, 52])
def test_shuffle(count: int) -> None:
    plain, stream = Plain(splitmix(count)), packing.new_chance(count)
    for _ in range(50):
        right = list(range(count))
        plain.shuffle(right)
        items = np.arange(-2, count + 2)
        chance.shuffle(items, 2, count, stream)
        assert items[2 : count + 2].tolist() == right
        assert items[:2].tolist() == [-2, -1]
        assert items[count + 2 :].tolist() == [count, count + 1]
    assert words_of(stream, 1) == [plain.word()]


def test_every_order_as_often() -> None:
    """Chi-square over the 24 orders of four items, at 1 in 10,000 for a fixed seed."""
    stream = packing.new_chance(5)
    met: Counter[tuple[int, ...]] = Counter()
    rounds = 24_000
    for _ in range(rounds):
        items = np.arange(4)
        chance.shuffle(items, 0, 4, stream)
        met[tuple(items.tolist())] += 1
    expected = rounds / 24
    square = sum((met[order] - expected) ** 2 / expected for order in permutations(range(4)))
    assert square < 57.1  # 23 degrees of freedom


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_gives_every_card_once(players: int) -> None:
    stream = packing.new_chance(players)
    for packet in packets_for(players):
        state = packing.new_state(make_rules(players=players, packet=packet))
        for dealer in range(players):
            chance.deal(state, stream, dealer)
            groups = state[PACKETS : PACKETS + 48 // packet].tolist()
            assert {group.bit_count() for group in groups} == {packet}
            assert int(state[OPENING]).bit_count() == 4
            assert sum(groups) + state[OPENING] == FULL_MASK
            assert not state[PACKETS + 48 // packet : PACKETS + 48].any()
            assert state[TABLE] == state[OPENING]
            assert state[HANDS : HANDS + players].tolist() == groups[:players]
            assert (state[TURN], state[STAGE]) == ((dealer + 1) % players, 1)
            assert packing.unpack_deal(
                state, make_rules(players=players, packet=packet)
            ).dealer == (dealer)


def test_void_deals_are_dealt_again() -> None:
    """With redeal no opening is void; without, about one in 80 is (D4)."""
    void = parse_rules("caciada redeal=on")
    met = {}
    for redeal in ("on", "off"):
        state = packing.new_state(parse_rules(f"caciada redeal={redeal}"))
        stream = packing.new_chance(3)
        met[redeal] = 0
        for _ in range(5000):
            chance.deal(state, stream, 0)
            met[redeal] += is_void(void, packing.unpack_mask(state[OPENING]))
    assert met["on"] == 0
    assert met["off"] > 0


def test_same_seed_same_deal() -> None:
    """A deal follows from the generator alone, whatever was dealt before."""
    first, second = (packing.new_state(make_rules()) for _ in range(2))
    stream = packing.new_chance(8)
    chance.deal(first, stream, 1)
    chance.deal(first, stream, 1)
    chance.seed_chance(stream, 8)
    chance.deal(second, packing.new_chance(8), 1)
    chance.deal(first, stream, 1)
    np.testing.assert_array_equal(first[:LIVE], second[:LIVE])
