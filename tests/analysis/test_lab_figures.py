"""The lab's figures: right where the truth is known, and as sure as they say."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb, perm

import numpy as np
import pytest

from cicera import make_rules
from cicera.analysis.lab.figures import (
    Figure,
    largest,
    mean,
    quantile,
    ratio,
    share,
    share_of,
    spread,
)
from cicera.analysis.lab.sampling import draw
from cicera.analysis.statistics import estimate, wilson
from cicera.domain.cards import NUMERALS_MASK, VALUE, cards_in
from cicera.kernels.layout import Words

EXPERIMENTS = 1000


def values(seed: int, shape: tuple[int, ...]) -> Words:
    return np.random.default_rng(seed).binomial(20, 0.3, shape)


def test_a_mean_is_the_estimate() -> None:
    figures = values(1, (500,))
    right = estimate(figures.astype(np.float64))
    found = mean(figures, "points")
    assert found.value == pytest.approx(right.mean)
    assert found.low == pytest.approx(right.low)
    assert found.margin == pytest.approx(right.margin)


def test_a_share_is_wilsons() -> None:
    assert share(3, 40) == Figure(3 / 40, *wilson(3, 40), "share")
    assert share_of(np.array([True, False, True, True])) == share(3, 4)
    nothing = share(0, 2000)
    assert (nothing.value, nothing.low) == (0, 0)
    assert nothing.margin == nothing.high == pytest.approx(0.0019, abs=1e-4)


def test_a_ratio_of_equals_is_a_mean() -> None:
    parts = values(2, (300,))
    of_ones, alone = ratio(parts, np.ones(300, np.int64), "x"), mean(parts, "x")
    assert of_ones.value == pytest.approx(alone.value)
    assert of_ones.margin == pytest.approx(alone.margin)
    same = ratio(parts, parts, "x")
    assert (same.value, same.margin) == (1, 0)
    assert ratio(parts, 0 * parts, "x").margin is None


def test_quantiles_of_small_samples() -> None:
    numbers = np.arange(1, 101)
    assert quantile(numbers, 0.5, "x").value == 50
    assert quantile(numbers, 0.99, "x").value == 99
    table = np.array([[1, 2, -1], [3, 4, 5]])  # -1 is no value
    assert quantile(table, 0.4, "x").value == 2
    assert quantile(table, 0.41, "x").value == 3
    assert quantile(np.full(50, 7), 0.99, "x") == Figure(7, 7, 7, "x")
    assert largest(table, "x") == Figure(5, None, None, "x")


def test_of_one_hand_nothing_is_known_but_itself() -> None:
    one = np.array([4])
    for figure in (mean(one, "x"), ratio(one, one, "x"), quantile(one, 0.5, "x"), spread(one, "x")):
        assert figure.margin is None


BINOMIAL = [comb(20, k) * 0.3**k * 0.7 ** (20 - k) for k in range(21)]
TRUE_SD = (20 * 0.3 * 0.7) ** 0.5
CASES: dict[str, tuple[Callable[[Words], Figure], float]] = {
    "mean": (lambda one: mean(one[:, 0], "x"), 6),
    "share": (lambda one: share_of(one[:, 0] <= 4), sum(BINOMIAL[:5])),
    "ratio": (lambda one: ratio(one[:, 0], one[:, 0] + one[:, 1], "x"), 0.5),
    "spread": (lambda one: spread(one[:, 0], "x"), TRUE_SD),
}


@pytest.mark.parametrize("case", CASES)
def test_intervals_hold_the_truth_in_95_of_100_cases(case: str) -> None:
    measure, truth = CASES[case]
    held = 0
    for seed in range(EXPERIMENTS):
        figure = measure(values(seed, (150, 2)))
        assert figure.low is not None
        assert figure.high is not None
        held += figure.low <= truth <= figure.high
    assert 0.93 <= held / EXPERIMENTS <= 0.97


def test_intervals_of_quantiles_hold_the_truth() -> None:
    """Of whole numbers, and of plies that lean on one another: 95 in 100 at least."""
    for leaning in (False, True):
        held = 0
        for seed in range(EXPERIMENTS):
            table = values(seed, (120, 3))
            if leaning:
                table[:] = table[:, :1]
            figure = quantile(table, 0.9, "x")
            assert figure.low is not None
            assert figure.high is not None
            held += figure.low <= 9 <= figure.high
        assert sum(BINOMIAL[:9]) < 0.9 <= sum(BINOMIAL[:10])  # the true 90 % quantile is 9
        assert held / EXPERIMENTS >= 0.93


def captures_of_size(size: int) -> int:
    """How many pairs of a card and a set of ``size`` cards that it takes there are (P2, P3)."""
    if size == 1:
        return 52 * 3
    numerals = cards_in(NUMERALS_MASK)
    takers = [0] * 41
    for number in range(2, 11):
        takers[number] = 4
    return sum(takers[sum(VALUE[card] for card in cards)] for cards in combinations(numerals, size))


def test_moves_of_the_opening_are_as_many_as_combinatorics_says() -> None:
    """Whatever is played, ply 1 has 4 cards, and the moves that hold on average."""
    truth = 12.0
    for size in (1, 2, 3, 4):
        chance = perm(4, size) / perm(52, size) * 12 / (52 - size)
        truth += captures_of_size(size) * chance
    sample = draw(make_rules(), player="random", hands=100_000, seed=2, detailed=True)
    first = sample.plies[:, 0].astype(np.int64)
    assert (first[:, 0] == 4).all()
    found = mean(first[:, 1], "moves")
    assert found.margin is not None
    assert abs(found.value - truth) < 1.5 * found.margin
    assert found.margin < 0.02
