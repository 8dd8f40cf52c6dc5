"""How many cards of a kind does a fair deal give?

In one hand a receiver gets ``size`` of the 48 dealt cards, of which ``marked`` are of the kind: the
hypergeometric distribution. Over several hands the numbers add up.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import accumulate
from math import ceil, comb, floor, sqrt
from typing import Final, NamedTuple

from cicera.domain.rules import HAND_CARDS

OUTSIDE: Final = 0.05
"""At most so much of the chance lies outside the range."""
EXACT: Final = 30
"""Up to so many hands the range is exact; beyond, the normal curve is as good."""
_SIGMAS: Final = 1.96
"""So many standard deviations of a normal curve hold all but ``OUTSIDE``."""


class Draw(NamedTuple):
    """What a receiver gets in one hand: ``size`` cards out of 48 of which ``marked`` count."""

    size: int
    marked: int


class Fair(NamedTuple):
    """What a fair deal gives: on average, and in at least 95 of 100 cases ``low`` to ``high``."""

    mean: float
    low: int
    high: int


def fair(draws: Counter[Draw]) -> Fair:
    """What is fair over all of ``draws``, each with how often it was made.

    >>> fair(Counter({Draw(size=12, marked=1): 4}))  # one card, one of four seats, four hands
    Fair(mean=1.0, low=0, high=3)
    """
    mean = sum(count * draw.size * draw.marked / HAND_CARDS for draw, count in draws.items())
    if draws.total() <= EXACT:
        return Fair(mean, *_exact(draws))
    reach = _SIGMAS * sqrt(sum(count * _variance(draw) for draw, count in draws.items()))
    most = sum(count * min(draw) for draw, count in draws.items())
    return Fair(mean, max(0, ceil(mean - reach - 0.5)), min(most, floor(mean + reach + 0.5)))


def _exact(draws: Counter[Draw]) -> tuple[int, int]:
    """The range outside of which on either side is at most half of ``OUTSIDE``."""
    chances = [1.0]
    for draw in draws.elements():
        chances = _sum(chances, _distribution(draw))
    below = list(accumulate(chances))
    low = next(n for n, chance in enumerate(below) if chance > OUTSIDE / 2)
    high = next(n for n, chance in enumerate(below) if 1 - chance <= OUTSIDE / 2)
    return low, high


def _sum(some: list[float], more: tuple[float, ...]) -> list[float]:
    """The distribution of the sum of two independent numbers."""
    both = [0.0] * (len(some) + len(more) - 1)
    for one, chance in enumerate(some):
        for other, factor in enumerate(more):
            both[one + other] += chance * factor
    return both


@cache
def _distribution(draw: Draw) -> tuple[float, ...]:
    size, marked = draw
    rest, ways = HAND_CARDS - marked, comb(HAND_CARDS, size)
    return tuple(
        comb(marked, seen) * comb(rest, size - seen) / ways if seen <= size else 0.0
        for seen in range(marked + 1)
    )


def _variance(draw: Draw) -> float:
    share = draw.marked / HAND_CARDS
    return draw.size * share * (1 - share) * (HAND_CARDS - draw.size) / (HAND_CARDS - 1)
