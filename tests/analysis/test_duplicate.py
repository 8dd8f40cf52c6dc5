"""Duplicate deals: the same cards, every player in every seat."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.analysis.measuring import RULES, setting

from cicera import CiceraError, shuffled_deal, stream
from cicera.analysis.cheats import CHEATS
from cicera.analysis.duplicate import (
    Chunk,
    chunks_of,
    deal_of,
    entrants,
    players_seed,
    seatings,
)
from cicera.players import PLAYERS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_players_have_every_seat_and_role_equally_often(seats: int) -> None:
    roles = Counter(
        (who, seat, seating.count(who))
        for seating in seatings(seats)
        for seat, who in enumerate(seating)
    )
    for (who, seat, together), count in roles.items():
        assert roles[1 - who, seat, together] == count
    assert len(set(seatings(seats))) == len(seatings(seats)) == {2: 2, 3: 6, 4: 2}[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seating_is_followed_by_its_swapped_twin(seats: int) -> None:
    every = seatings(seats)
    for one, twin in zip(every[::2], every[1::2], strict=True):
        assert twin == tuple(1 - who for who in one)


def test_four_players_sit_as_partners() -> None:
    for seating in seatings(4):
        assert seating[0] == seating[2] != seating[1] == seating[3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deals_are_the_hands_of_the_match_with_that_seed(seats: int) -> None:
    """And the dealer goes round, as in a match (T3)."""
    given = setting(seats=seats, seed=7)
    for number in range(1, 9):
        dealer = (number - 1) % seats
        assert deal_of(given, number) == shuffled_deal(RULES[seats], dealer, 7, hand=number)


def test_the_players_chance_is_as_documented() -> None:
    words = stream(7, "arena", 3)
    assert players_seed(setting(seed=7), 3) == words.word() << 32 | words.word()
    seeds = {players_seed(setting(seed=seed), deal) for seed in range(20) for deal in range(1, 21)}
    assert len(seeds) == 400


@pytest.mark.parametrize("size", [1, 3, 4, 100])
def test_chunks_cover_every_task_once(size: int) -> None:
    tasks = [(deal, pair) for deal in range(1, 12) for pair in range(3) if (deal + pair) % 5]
    chunks = list(chunks_of(tasks, size))
    covered = [
        (deal, chunk.pair)
        for chunk in chunks
        for deal in range(chunk.first, chunk.first + chunk.size)
    ]
    assert sorted(covered) == sorted(tasks)
    assert max(chunk.size for chunk in chunks) <= size


def test_chunks_advance_all_pairs_together() -> None:
    tasks = [(deal, pair) for deal in range(1, 5) for pair in range(2)]
    assert list(chunks_of(tasks, 2)) == [
        Chunk(0, 1, 2),
        Chunk(1, 1, 2),
        Chunk(0, 3, 2),
        Chunk(1, 3, 2),
    ]


@pytest.mark.parametrize(
    ("players", "deals", "code"),
    [
        (("greedy",), 1, "arena-too-few"),
        (("greedy", "nobody"), 1, "unknown-player"),
        (("greedy", "random", "greedy"), 1, "arena-twice"),
        (("greedy", "random"), 0, "arena-no-deals"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    players: tuple[str, ...], deals: int, code: str
) -> None:
    with pytest.raises(CiceraError) as refused:
        setting(*players, deals=deals)
    assert refused.value.code == code
    assert str(refused.value)


def test_cheats_can_be_measured_and_are_no_players() -> None:
    assert entrants() == (*PLAYERS, *CHEATS)
    assert not set(PLAYERS) & set(CHEATS)
    assert not any(name.startswith("cheat-") for name in PLAYERS)
    assert all(name.startswith("cheat-") for name in CHEATS)
