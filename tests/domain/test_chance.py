"""rules.md T3, D1: chance, against a second writing of the algorithm."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import rule_sets, seeds

from cicera import (
    InvalidText,
    Stream,
    first_dealer,
    make_rules,
    shuffled_deal,
    shuffled_pack,
    stream,
)
from cicera.domain.deal import is_void

GOLDEN = json.loads((Path(__file__).parents[1] / "golden/chance.json").read_text("utf-8"))


def words_of(label: bytes) -> Iterator[int]:
    """32 bits at a time: SHA-256 of the label's SHA-256 and a counter."""
    key = hashlib.sha256(label).digest()
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4))
        counter += 1


def number_below(words: Iterator[int], limit: int) -> int:
    """Words that would favour the low numbers are passed over."""
    whole_rounds = 2**32 // limit * limit
    return next(word for word in words if word < whole_rounds) % limit


def shuffled(words: Iterator[int], items: list[int]) -> list[int]:
    """Fisher-Yates, from the last item down."""
    items = list(items)
    for last in reversed(range(1, len(items))):
        other = number_below(words, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def test_d1_stream_golden() -> None:
    for label, numbers in GOLDEN["words"].items():
        numbers_there = Stream(label.encode())
        assert [numbers_there.word() for _ in numbers] == numbers
    for entry in GOLDEN["below"]:
        numbers_there = stream(entry["seed"], *entry["purpose"])
        assert [numbers_there.below(entry["limit"]) for _ in entry["numbers"]] == entry["numbers"]


def test_d1_pack_golden() -> None:
    for entry in GOLDEN["packs"]:
        pack = shuffled_pack(entry["seed"], hand=entry["hand"], attempt=entry["attempt"])
        assert list(pack) == entry["pack"]


def test_t3_first_dealer_golden() -> None:
    for entry in GOLDEN["first_dealers"]:
        dealers = [first_dealer(seed, entry["players"]) for seed in range(len(entry["dealers"]))]
        assert dealers == entry["dealers"]


@given(st.binary(max_size=40), st.lists(st.integers(1, 2**32), max_size=40))
def test_d1_stream(label: bytes, limits: list[int]) -> None:
    words = words_of(label)
    numbers = Stream(label)
    for limit in limits:
        assert numbers.below(limit) == number_below(words, limit)
    assert numbers.word() == next(words)


@given(seeds() | st.integers(), st.integers(1, 99), st.integers(0, 9))
def test_d1_pack(seed: int, hand: int, attempt: int) -> None:
    label = f"cicera 1 {seed} pack {hand} {attempt}".encode()
    pack = shuffled_pack(seed, hand=hand, attempt=attempt)
    assert pack == tuple(shuffled(words_of(label), list(range(52))))
    assert sorted(pack) == list(range(52))


@given(seeds(), st.sampled_from((2, 3, 4)))
def test_t3_first_dealer(seed: int, players: int) -> None:
    right = number_below(words_of(f"cicera 1 {seed} dealer".encode()), players)
    assert first_dealer(seed, players) == right


def test_d1_rejection() -> None:
    """A limit just above 2**31 passes over nearly half of the words."""
    limit = 2**31 + 1
    numbers, words = Stream(b"x"), words_of(b"x")
    drawn = [numbers.below(limit) for _ in range(200)]
    assert drawn == [word for word in (next(words) for _ in range(600)) if word < limit][:200]


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_d1_limits(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        Stream(b"").below(limit)


def test_d1_streams_of_other_purposes_differ() -> None:
    purposes: list[tuple[str | int, ...]] = [(), ("pack", 1, 0), ("pack", 1, 1), ("pack", 2, 0)]
    assert len({stream(7, *purpose).word() for purpose in purposes}) == len(purposes)
    assert stream(7, "pack").word() != stream(8, "pack").word()


def test_d1_every_place_is_equally_likely() -> None:
    """Each card stands in the first place of 5,200 packs about 100 times."""
    firsts = Counter(shuffled_pack(seed)[0] for seed in range(5200))
    lasts = Counter(shuffled_pack(seed)[-1] for seed in range(5200))
    for counts in (firsts, lasts):
        assert set(counts) == set(range(52))
        assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 100  # 51 expected


@given(rule_sets(), seeds(), st.integers(1, 9))
def test_d4_shuffled_deal(rules, seed: int, hand: int) -> None:
    """The first pack that is not void, and never a void one."""
    dealer = seed % rules.players
    deal = shuffled_deal(rules, dealer, seed, hand=hand)
    assert deal.pack is not None
    assert not is_void(rules, deal.table)
    first = rules.players * rules.packet
    for attempt in range(100):
        pack = shuffled_pack(seed, hand=hand, attempt=attempt)
        ranks = [card % 13 for card in pack[first : first + 4]]
        if not rules.redeal or all(ranks.count(court) < 3 for court in (10, 11, 12)):
            assert deal.pack == pack
            return


def test_d4_redealt_seed() -> None:
    """A seed whose first table is void: with ``redeal`` the second attempt is dealt."""
    void = GOLDEN["void"]
    on, off = make_rules("veloce"), make_rules("veloce", redeal=False)
    first = shuffled_deal(off, 1, void["seed"])
    assert first.pack == shuffled_pack(void["seed"])
    assert is_void(on, first.table)
    again = shuffled_deal(on, 1, void["seed"])
    assert again.pack == shuffled_pack(void["seed"], attempt=1)
    assert again.dealer == 1


@pytest.mark.parametrize("seed", [7.0, True, "7", None, b"7"])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(InvalidText) as refused:
        shuffled_pack(seed)  # type: ignore[arg-type]
    assert refused.value.code == "not-a-seed"
