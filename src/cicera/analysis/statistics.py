"""What do the figures of many deals say, and how sure is it?

One figure a deal, taken over all its seatings: the luck of the cards is the same for both players
and falls out. Intervals hold the true mean with 95 % chance; they are Student's, from the
standard deviation of these figures.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import nan, pi, sqrt, tan
from statistics import NormalDist
from typing import Final

import numpy as np
from numpy.typing import NDArray

Figures = NDArray[np.float64]
CONFIDENCE: Final = 0.95
_UPPER: Final = (1 + CONFIDENCE) / 2


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard deviation ``sd`` a figure and the half width of its interval.

    Of one figure alone nothing is known about either: both are ``nan``.
    """

    mean: float
    sd: float
    margin: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin


def estimate(figures: Figures) -> Estimate:
    """The mean of independent ``figures``, shape (deals,), with its interval.

    >>> estimate(np.array([1.0, 2.0, 3.0]))
    Estimate(mean=2.0, sd=1.0, margin=2.484...)
    """
    count = len(figures)
    mean = float(figures.mean())
    if count < 2:
        return Estimate(mean, nan, nan)
    sd = float(figures.std(ddof=1))
    return Estimate(mean, sd, t_quantile(count - 1) * sd / sqrt(count))


def wilson(won: float, count: int) -> tuple[float, float]:
    """Wilson's interval for the chance of an event that came ``won`` times of ``count``.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    z = NormalDist().inv_cdf(_UPPER)
    share = won / count
    middle = share + z * z / (2 * count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return (max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale))


def t_quantile(freedom: int) -> float:
    """How many standard errors Student's interval reaches to either side (two-sided 95 %).

    Exact for 1 and 2 degrees of ``freedom``, for more by the series in their inverse (Abramowitz
    and Stegun 26.7.5), good to 1 % from 3 on and to 0.01 % from 10 on.

    >>> [round(t_quantile(freedom), 3) for freedom in (1, 2, 10, 1000)]
    [12.706, 4.303, 2.228, 1.962]
    """
    if freedom == 1:
        return tan(pi * (_UPPER - 0.5))
    if freedom == 2:
        return (2 * _UPPER - 1) / sqrt(2 * _UPPER * (1 - _UPPER))
    z = NormalDist().inv_cdf(_UPPER)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    series = sum(term / freedom**power for power, term in enumerate(terms, start=1))
    return float(z + series)
