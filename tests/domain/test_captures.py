"""rules.md P2, P3: what a card takes, against brute force."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.domain.positions import position
from tests.domain.reference import PACK, WORTH

from cicera import (
    IllegalMove,
    Move,
    Moves,
    can_play,
    captures,
    cards_in,
    legal_moves,
    mask_of,
    verify_play,
)
from cicera.domain import captures as module


def worth(card: int) -> int:
    return WORTH.get(PACK[card][0], 0)


def oracle(table: Sequence[int], total: int) -> Iterator[int]:
    """Every set of numerals of ``table`` worth ``total``, by taking or leaving card after card."""
    numerals = [card for card in table if 0 < worth(card) <= total]
    for place, card in enumerate(numerals):
        if worth(card) == total:
            yield 1 << card
        for others in oracle(numerals[place + 1 :], total - worth(card)):
            yield others | 1 << card


def expected(table: Sequence[int], card: int) -> list[int]:
    """All that ``card`` takes from ``table``, ascending."""
    rank = PACK[card][0]
    if rank in WORTH:
        return sorted(oracle(table, WORTH[rank]))
    return sorted(1 << other for other in table if PACK[other][0] == rank)


def expected_moves(table: Sequence[int], hand: Sequence[int]) -> list[Move]:
    return [
        Move(card, captured) for card in sorted(hand) for captured in (0, *expected(table, card))
    ]


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """A table of 0-20 cards, at times all low or nearly alike, and 1-12 other cards."""
    low = draw(st.booleans())
    pool = [card for card in range(52) if not low or 0 < worth(card) <= 5]
    table = draw(st.lists(st.sampled_from(pool), max_size=20, unique=True))
    others = [card for card in range(52) if card not in table]
    hand = draw(st.lists(st.sampled_from(others), min_size=1, max_size=12, unique=True))
    return table, hand


@settings(max_examples=250)
@given(tables())
def test_p2_p3_every_capture(drawn: tuple[list[int], list[int]]) -> None:
    table, hand = drawn
    for card in hand:
        assert captures(mask_of(table), card) == expected(table, card)


@settings(max_examples=150)
@given(tables(), st.data())
def test_p1_legal_moves(drawn: tuple[list[int], list[int]], data: st.DataObject) -> None:
    table, hand = drawn
    right = expected_moves(table, hand)
    moves = Moves(cards_in(mask_of(hand)), mask_of(table))
    assert len(moves) == len(right)
    assert list(moves) == right
    assert list(moves) == sorted(right, key=lambda move: (move.card, move.captured))
    grouped = [
        Move(choice.card, captured)
        for choice in moves.choices()
        for captured in (0, *choice.captures)
    ]
    assert grouped == right
    count = len(right)
    if count < 100:
        assert list(reversed(moves)) == right[::-1]
    some = data.draw(st.lists(st.integers(-count, count - 1), max_size=8))
    for index in {0, count - 1, -1, -count, *some}:
        assert moves[index] == right[index]
    for index in (count, -count - 1, 10**9):
        with pytest.raises(IndexError):
            moves[index]
    bounds = st.none() | st.integers(-count - 2, count + 2)
    steps = st.none() | st.integers(-3, 3).filter(bool)
    part = slice(data.draw(bounds), data.draw(bounds), data.draw(steps))
    assert moves[part] == right[part]


@settings(max_examples=40)
@given(tables())
def test_p1_membership_counts_and_index(drawn: tuple[list[int], list[int]]) -> None:
    table, hand = drawn
    moves = Moves(cards_in(mask_of(hand)), mask_of(table))
    for index, move in enumerate(moves[:30]):
        assert moves[index] == move
        assert move in moves
        assert moves.index(move) == index
        assert moves.count(move) == 1


@settings(max_examples=150)
@given(tables(), st.data())
def test_p1_any_move_is_judged_alike(
    drawn: tuple[list[int], list[int]], data: st.DataObject
) -> None:
    """``can_play`` and ``verify_play`` agree with the list of legal moves, for any move at all."""
    table, hand = drawn
    state = position("moedas players=4", hands=("".join(map(code, hand)),), table=codes(table))
    right = set(expected_moves(table, hand))
    assert set(legal_moves(state)) == right
    some = [move.captured for move in itertools.islice(right, 30)]
    sets = st.one_of(
        st.integers(0, 2**52 - 1),
        st.lists(st.sampled_from(table or [0]), max_size=5).map(mask_of),
        st.sampled_from(some),
        st.tuples(st.sampled_from(some), st.integers(0, 51)).map(lambda t: t[0] ^ 1 << t[1]),
    )
    cards = st.integers(0, 51) | st.sampled_from(hand)
    for move in data.draw(st.lists(st.builds(Move, cards, sets), min_size=10, max_size=20)):
        assert can_play(state, move) == (move in right)
        if move in right:
            verify_play(state, move)
        else:
            with pytest.raises(IllegalMove) as refused:
                verify_play(state, move)
            assert str(refused.value)


@settings(max_examples=60)
@given(st.lists(st.integers(0, 51), max_size=20, unique=True), st.integers(0, 10))
def test_p3_sums_and_ways(table: list[int], limit: int) -> None:
    mask = mask_of(table)
    sets = module.sums(mask, limit)
    assert [sorted(oracle(table, total)) for total in range(1, limit + 1)] == sets[1:]
    assert sets[0] == [0]
    counts = [module.ways(mask) >> 16 * total & 0xFFFF for total in range(11)]
    assert counts == [1] + [len(list(oracle(table, total))) for total in range(1, 11)]


@given(st.integers(0, 51), st.integers(0, 2**52 - 1), st.booleans())
def test_p2_p3_takes(card: int, captured: int, sparse: bool) -> None:
    if sparse:
        captured = mask_of(cards_in(captured)[::9])
    captured &= ~(1 << card)
    if captured:
        right = captured in expected(cards_in(captured), card)
        assert module.takes(card, captured) == right


@given(st.lists(st.integers(0, 51), max_size=11, unique=True), st.integers(1, 10))
def test_p3_the_oracle_is_right(table: list[int], total: int) -> None:
    """The oracle itself, against all subsets of small tables."""
    sets = [
        mask_of(chosen)
        for size in range(1, len(table) + 1)
        for chosen in itertools.combinations(table, size)
        if all(map(worth, chosen)) and sum(map(worth, chosen)) == total
    ]
    assert sorted(oracle(table, total)) == sorted(sets)


def test_p3_all_numerals() -> None:
    sets = module.sums(mask_of(card for card in range(52) if worth(card)))
    assert [len(found) for found in sets] == [1, 4, 10, 24, 51, 100, 190, 344, 601, 1024, 1702]
    assert all(found == sorted(found) for found in sets)
    assert all(len(found) == len(set(found)) for found in sets)


def test_p3_the_fullest_table() -> None:
    """Every card but one on the table: the ten takes 1,701 sets, and the moves count right."""
    ten = next(card for card in range(52) if PACK[card] == ("T", "d"))
    table = [card for card in range(52) if card != ten]
    moves = Moves((ten,), mask_of(table))
    assert len(moves) == len(list(moves)) == 1702
    assert moves[-1] == list(moves)[-1]


def code(card: int) -> str:
    return "".join(PACK[card])


def codes(cards: Sequence[int]) -> str:
    return "".join(map(code, cards))
