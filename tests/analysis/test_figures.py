"""Statistics and ratings, against figures worked out by hand or with NumPy."""

from __future__ import annotations

import math

import numpy as np
import pytest
from tests.analysis.measuring import synthetic

from cicera.analysis.rating import rate
from cicera.analysis.report import make_report
from cicera.analysis.statistics import estimate, t_quantile, wilson
from cicera.players import PLAYERS

POWERS = {"greedy": 2.5, "random": -4.0, "first": 0.0, "second": 1.5}


def test_an_estimate_by_hand() -> None:
    """Of 4, 6, 8, 10: mean 7, variance 20/3, and Student's 3.182 for 3 degrees of freedom."""
    one = estimate(np.array([4.0, 6.0, 8.0, 10.0]))
    assert one.mean == 7
    assert math.isclose(one.sd, math.sqrt(20 / 3))
    assert math.isclose(one.margin, 3.182 * math.sqrt(20 / 3) / 2, rel_tol=0.01)
    assert (one.low, one.high) == (7 - one.margin, 7 + one.margin)


def test_one_figure_says_nothing_of_its_spread() -> None:
    one = estimate(np.array([3.0]))
    assert one.mean == 3
    assert math.isnan(one.sd)
    assert math.isnan(one.margin)


@pytest.mark.parametrize(
    ("freedom", "known", "within"),
    [  # from printed tables of Student's distribution, two-sided 95 %
        (1, 12.706, 1e-4), (2, 4.303, 1e-3), (3, 3.182, 1e-2), (5, 2.571, 2e-3),
        (10, 2.228, 2e-4), (30, 2.042, 3e-4), (120, 1.980, 3e-4), (999, 1.962, 3e-4),
    ],
)  # fmt: skip
def test_student(freedom: int, known: float, within: float) -> None:
    assert math.isclose(t_quantile(freedom), known, rel_tol=within)


def test_wilson_by_hand() -> None:
    """Known values: 0 of 10 and 10 of 10 reach to 27.8 % and from 72.2 %."""
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_intervals_hold_the_truth_19_times_in_20() -> None:
    chance = np.random.default_rng(5)
    held = 0
    for _ in range(2000):
        one = estimate(chance.normal(1.0, 3.7, 12))
        held += one.low <= 1.0 <= one.high
    assert 0.935 < held / 2000 < 0.965


def test_ratings_of_consistent_results_are_exact() -> None:
    """Three players at 2, 0 and -2: every difference is met, and nothing is left over."""
    ratings = rate(3, ((0, 1), (0, 2), (1, 2)), np.array([[2.0, 4.0, 2.0], [2.0, 4.0, 2.0]]))
    assert ratings.values == pytest.approx([2, 0, -2])
    assert ratings.margins == pytest.approx([0, 0, 0])
    assert ratings.misfit == pytest.approx(0)


def test_ratings_of_a_circle_are_level_and_misfit() -> None:
    """A beats B beats C beats A by 3: nobody is stronger, and no rating explains it."""
    ratings = rate(3, ((0, 1), (0, 2), (1, 2)), np.array([[3.0, -3.0, 3.0]]))
    assert ratings.values == pytest.approx([0, 0, 0])
    assert ratings.misfit == pytest.approx(3)
    assert np.isnan(ratings.margins).all()


def test_an_anchor_is_worth_nothing() -> None:
    differences = np.random.default_rng(1).normal(1, 2, (50, 3))
    free = rate(3, ((0, 1), (0, 2), (1, 2)), differences)
    anchored = rate(3, ((0, 1), (0, 2), (1, 2)), differences, anchor=1)
    assert anchored.values == pytest.approx(free.values - free.values[1])
    assert (anchored.values[1], anchored.margins[1]) == (0, 0)


def test_margins_follow_from_the_covariance_of_the_pairs() -> None:
    """Against P S P' with the covariance matrix S of the means, as the textbook has it."""
    chance = np.random.default_rng(2)
    differences = chance.normal(0, 2, (200, 1)) + chance.normal(0, 1, (200, 3))
    design = np.array([[1, -1, 0], [1, 0, -1], [0, 1, -1]])
    solve = np.linalg.lstsq(design, np.eye(3), rcond=None)[0]
    covariance = solve @ (np.cov(differences.T) / 200) @ solve.T
    wanted = t_quantile(199) * np.sqrt(np.diag(covariance))
    assert rate(3, ((0, 1), (0, 2), (1, 2)), differences).margins == pytest.approx(wanted)


@pytest.fixture
def four_players(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in POWERS:
        monkeypatch.setitem(PLAYERS, name, PLAYERS["random"])


@pytest.mark.usefixtures("four_players")
def test_ratings_recover_known_strengths() -> None:
    """Within their intervals, 19 times in 20, though all pairs share the luck of the deals."""
    held = total = 0
    mean = sum(POWERS.values()) / 4
    for seed in range(25):
        ratings = make_report(synthetic(POWERS, 60, seed)).ratings
        for power, value, margin in zip(
            POWERS.values(), ratings.values / 50, ratings.margins / 50, strict=True
        ):
            assert abs(value - (power - mean)) < 2.5 * margin
            held += abs(value - (power - mean)) <= margin
            total += 1
    assert 0.88 < held / total < 0.99


@pytest.mark.usefixtures("four_players")
def test_the_strongest_comes_first() -> None:
    report = make_report(synthetic(POWERS, 100))
    assert [report.setting.players[place] for place in report.ranking] == [
        "greedy",
        "second",
        "first",
        "random",
    ]
    there, back = report.between(0, 3), report.between(3, 0)
    assert there.mean == -back.mean > 0
    assert there.margin == back.margin
