"""What does a figure say, and how sure is it?

Hands are independent, and one figure a hand goes into every mean. Sums and squares are whole
numbers, so a figure is the same on every machine. Intervals hold the true value with 95 % chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from cicera.analysis.statistics import t_quantile, wilson

LEVELS: Final = {"p5": 0.05, "median": 0.5, "p95": 0.95}
"""The quantiles that are told of a distribution."""

Counts = npt.NDArray[Any]
"""Whole numbers, one a hand."""
Hits = npt.NDArray[np.bool_]
"""Yes or no, one a hand."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A ``value`` with its interval; what cannot have one (an extreme, one hand) has None."""

    value: float
    low: float | None
    high: float | None
    unit: str

    @property
    def margin(self) -> float | None:
        """The longer half of the interval."""
        if self.low is None or self.high is None:
            return None
        return max(self.value - self.low, self.high - self.value)


def mean(values: Counts, unit: str) -> Figure:
    """The mean of ``values`` with Student's interval.

    >>> mean(np.array([1, 2, 3]), "points")
    Figure(value=2.0, low=-0.48..., high=4.48..., unit='points')
    """
    count = len(values)
    return _around(*_moments(values), count, unit)


def share(hits: int, count: int) -> Figure:
    """Of ``count`` hands or matches the share that ``hits`` are, with Wilson's interval."""
    value = hits / count
    low, high = wilson(hits, count)
    return Figure(value, min(low, value), max(high, value), "share")


def share_of(hit: Hits) -> Figure:
    """The share of the hands where ``hit`` is true."""
    return share(int(np.count_nonzero(hit)), len(hit))


def ratio(parts: Counts, wholes: Counts, unit: str) -> Figure:
    """All ``parts`` over all ``wholes``, both one a hand; the interval is by linearization.

    What a hand adds to the error is its part less the ratio times its whole.
    """
    count, top, bottom = len(parts), _sum(parts), _sum(wholes)
    value = top / bottom if bottom else 0.0
    if count < 2 or not bottom:
        return Figure(value, None, None, unit)
    # n² times the sum of squares, as a whole number: nothing is lost by taking away
    squares = (
        bottom * bottom * _products(parts, parts)
        - 2 * top * bottom * _products(parts, wholes)
        + top * top * _products(wholes, wholes)
    )
    error = sqrt(squares / bottom**2 * count / (count - 1)) / bottom
    half = t_quantile(count - 1) * error
    return Figure(value, value - half, value + half, unit)


def spread(values: Counts, unit: str) -> Figure:
    """The standard deviation of ``values``, with its interval by the fourth moment."""
    count = len(values)
    if count < 2:
        return Figure(0.0, None, None, unit)
    histogram = np.bincount(values)
    centre = _sum(values) / count
    second, fourth = (
        sum(int(times) * (place - centre) ** power for place, times in enumerate(histogram)) / count
        for power in (2, 4)
    )
    sd = sqrt(second * count / (count - 1))
    if not sd:
        return Figure(0.0, None, None, unit)
    half = t_quantile(count - 1) * sqrt(max(0.0, fourth - second**2) / count) / (2 * sd)
    return Figure(sd, sd - half, sd + half, unit)


def quantile(values: Counts, level: float, unit: str) -> Figure:
    """The smallest number that ``level`` of all ``values`` do not exceed.

    ``values`` has shape (hands,) or (hands, plies), in which -1 is no value; plies of one hand are
    not independent. The interval is Woodruff's: that of the share below, read back as numbers.
    """
    table = values.reshape(len(values), -1)
    histogram = np.cumsum(np.bincount(table[table >= 0]))
    value = _at(histogram, level)
    below = ratio(((table >= 0) & (table <= value)).sum(1), (table >= 0).sum(1), "share")
    if below.margin is None:
        return Figure(value, None, None, unit)
    low = _at(histogram, level - below.margin) if below.margin else value
    high = _at(histogram, level + below.margin) if below.margin else value
    return Figure(value, min(low, value), max(high, value), unit)


def largest(values: Counts, unit: str) -> Figure:
    """The largest of ``values``: what was seen, without an interval."""
    return Figure(float(values.max()), None, None, unit)


def _moments(values: Counts) -> tuple[int, int]:
    return _sum(values), _products(values, values)


def _around(total: int, squares: int, count: int, unit: str) -> Figure:
    value = total / count
    if count < 2:
        return Figure(value, None, None, unit)
    variance = (count * squares - total * total) / (count * (count - 1))
    half = t_quantile(count - 1) * sqrt(variance / count)
    return Figure(value, value - half, value + half, unit)


def _sum(values: Counts) -> int:
    return int(values.sum(dtype=np.int64))


def _products(left: Counts, right: Counts) -> int:
    return int(np.dot(left.astype(np.int64), right.astype(np.int64)))


def _at(cumulated: Counts, level: float) -> float:
    """The first place where so much of all is reached; the last if it is never."""
    all_of_it = int(cumulated[-1])
    wanted = level * all_of_it if level < 1 else inf
    place = int(np.searchsorted(cumulated, wanted))
    return float(min(place, len(cumulated) - 1))
