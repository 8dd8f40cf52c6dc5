"""How strong is each of many players? Ratings in points a hand, by least squares.

Ratings are the numbers whose differences come nearest to the mean results of all pairs. All pairs
play the same deals, so their results hang together; the intervals use the covariance of the pairs
over the deals, and hold for the differences that are shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np

from cicera.analysis.statistics import Figures, t_quantile


@dataclass(frozen=True, slots=True)
class Ratings:
    """``values`` and the half widths of their intervals, ``margins``: shape (players,).

    They are relative to the mean of the players, or to the player ``anchor``. ``misfit`` is the
    largest distance between the result of a pair and the difference of its ratings: 0 where
    strength is a matter of one number, large where A beats B beats C beats A.
    """

    values: Figures
    margins: Figures
    misfit: float
    anchor: int | None = None


def rate(
    players: int,
    pairs: tuple[tuple[int, int], ...],
    differences: Figures,
    anchor: int | None = None,
) -> Ratings:
    """The ratings of ``players`` from ``differences``, shape (deals, pairs).

    ``differences[d, k]`` are the points a hand by which the first of ``pairs[k]`` beat the second
    in deal ``d``. Margins are ``nan`` for a single deal.
    """
    deals = len(differences)
    design = np.zeros((len(pairs), players))
    for row, (first, second) in enumerate(pairs):
        design[row, first], design[row, second] = 1.0, -1.0
    solve = np.linalg.pinv(design)
    if anchor is not None:
        solve = solve - solve[anchor]
    means = differences.mean(axis=0)
    values = solve @ means
    misfit = float(np.abs(means - design @ values).max())
    if deals < 2:
        return Ratings(values, np.full(players, np.nan), misfit, anchor)
    figures = differences @ solve.T
    errors = figures.std(axis=0, ddof=1) / sqrt(deals)
    return Ratings(values, t_quantile(deals - 1) * errors, misfit, anchor)
