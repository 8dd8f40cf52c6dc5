"""Hands won, matches won, and what is missing, on results written out by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.analysis.measuring import played, setting, told

from cicera import make_rules
from cicera.analysis.arena import measure
from cicera.analysis.duplicate import Chunk
from cicera.analysis.referee import Hand
from cicera.analysis.report import make_report
from cicera.analysis.results import (
    Results,
    difference,
    matches_won,
    points_of,
    winners_of,
)

FOUR = make_rules(target=20)
THREE = make_rules(players=3, packet=4, target=20)
A, B, C = (9, 5), (7, 12), (30, 0)


def test_the_difference_of_a_deal_is_over_its_seatings() -> None:
    """Ahead by 4, then, in the other seats, by 5: 4.5 a hand."""
    assert difference(FOUR, (Hand((9, 5)), Hand((7, 12)))) == 4.5


def test_a_napoleone_is_worth_a_match() -> None:
    assert points_of(FOUR, (0, 1, 0, 1), Hand((0, 0), 1)) == (0, 20)
    assert winners_of(FOUR, (0, 1, 0, 1), Hand((0, 0), 1)) == {1}


def test_of_three_players_two_share_their_points() -> None:
    hand = Hand((6, 3, 8))
    assert points_of(THREE, (0, 1, 1), hand) == (6, 5.5)
    assert points_of(THREE, (1, 0, 1), hand) == (3, 7)
    assert winners_of(THREE, (0, 1, 1), hand) == {1}
    assert winners_of(THREE, (0, 1, 1), Hand((8, 3, 8))) == {0, 1}
    assert winners_of(THREE, (0, 1, 1), Hand((2, 8, 8))) == {1}


@pytest.mark.parametrize(
    ("hands", "won"),
    [
        ([A, A], (0, 0)),  # 18 – 10: not decided
        ([A, A, A], (1, 0)),  # 27 – 15
        ([A, A, A, B, B], (1, 1)),  # then 14 – 24
        ([(20, 20), (1, 0)], (1, 0)),  # a tie at the target is played on (M2)
        ([(20, 20), (0, 0)], (0, 0)),
        ([(12, 0), (9, 22)], (0, 1)),  # both over the target: the higher
        ([(19, 3), Hand((0, 0), 1), (1, 0)], (0, 1)),  # napoleone (S7)
        ([C, C, C], (3, 0)),
    ],
)
def test_matches_are_hands_that_follow_one_another(hands: list[Any], won: tuple[int, int]) -> None:
    """With hands of no points in the other seats, where no match ends."""
    deals = [played(0, number, hand, (0, 0)) for number, hand in enumerate(hands, start=1)]
    assert matches_won(FOUR, deals) == won


def test_the_other_seating_has_matches_of_its_own() -> None:
    """Side 0 wins all: the first player in one seating, the second in the other."""
    assert matches_won(FOUR, [played(0, 1, C, C), played(0, 2, C, A)]) == (2, 1)


def test_a_report_by_hand() -> None:
    results = Results(setting(deals=3, target=20))
    results.add([
        played(0, 1, (9, 5), (7, 12)),  # 4.5 ahead: won both
        played(0, 2, (6, 6), (10, 4)),  # 3 behind: tied, lost
        played(0, 3, (11, 8), (5, 5)),  # 1.5 ahead: won, tied
    ])  # fmt: skip
    (pair,) = make_report(results).pairs
    assert (pair.won, pair.tied, pair.lost) == (3, 2, 1)
    assert pair.points.mean == 1
    assert pair.points.sd == pytest.approx(14.25**0.5)  # 3.5² + 4² + 0.5², over 2
    assert pair.share.mean == pytest.approx((1 + 0.25 + 0.75) / 3)
    assert pair.matches == (1, 1)  # 26 – 19; in the other seating 22 – 21 for the other side
    assert pair.napoleoni == (0, 0)


def test_efforts_are_added_up() -> None:
    results = Results(setting(deals=2))
    results.add([played(0, 1, A, B), played(0, 2, B, A)])
    first, second = make_report(results).efforts
    assert (first.player, first.moves, first.nodes) == ("greedy", 96, 0)
    assert (second.moves, second.nodes, second.longest) == (96, 192, 0.005)
    assert (first.seconds, second.seconds) == pytest.approx((0.096, 0.192))


def test_a_deal_counts_once() -> None:
    results = Results(setting(deals=5))
    results.add([played(0, 2, A, A), played(0, 4, A, A)])
    results.add([played(0, 2, B, B)])
    assert results.done == 2
    assert list(results.missing(2)) == [Chunk(0, 1, 1), Chunk(0, 3, 1), Chunk(0, 5, 1)]
    results.add([played(0, deal, A, A) for deal in (1, 3, 5)])
    assert results.complete
    assert results.of_pair(0)[1].hands == (Hand(A), Hand(A))


def test_a_single_deal_has_no_interval() -> None:
    report = told(measure(setting(deals=1)))
    points = report["pairs"][0]["points"]
    assert points["mean"] is not None
    assert (points["low"], points["high"], points["sd"]) == (None, None, None)
    json.dumps(report, allow_nan=False)


def test_greedy_beats_uniform() -> None:
    (pair,) = make_report(measure(setting(deals=40))).pairs
    assert pair.points.low > 5
    assert pair.match_share is not None
    assert pair.match_share[1] > 0.5
