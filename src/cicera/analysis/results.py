"""What has been played so far, and what is missing?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from cicera.analysis.duplicate import Chunk, Seating, Setting, chunks_of, seatings
from cicera.analysis.referee import Hand, Played
from cicera.analysis.statistics import Figures
from cicera.domain.rules import Rules


class Results:
    """The deals of one setting that have been played, by pair and deal.

    They come in any order, and one that is there already changes nothing.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._played: dict[tuple[int, int], Played] = {}

    def add(self, played: Iterable[Played]) -> None:
        """Note what was played."""
        for one in played:
            self._played.setdefault((one.pair, one.deal), one)

    @property
    def done(self) -> int:
        """How many deals are there, each pair's counted apart."""
        return len(self._played)

    @property
    def complete(self) -> bool:
        """Whether every deal is there."""
        return self.done == self.setting.tasks

    def missing(self, size: int) -> Iterator[Chunk]:
        """The deals that are not there, in chunks of up to ``size``."""
        pairs = range(len(self.setting.pairs))
        return chunks_of(
            [
                (deal, pair)
                for deal in range(1, self.setting.deals + 1)
                for pair in pairs
                if (pair, deal) not in self._played
            ],
            size,
        )

    def of_pair(self, pair: int) -> list[Played]:
        """What ``pair`` played, in the order of the deals."""
        return [self._played[pair, deal] for deal in range(1, self.setting.deals + 1)]

    def differences(self) -> Figures:
        """Points a hand by which the first of each pair was ahead: shape (deals, pairs)."""
        rules = self.setting.rules
        columns = [
            [difference(rules, played.hands) for played in self.of_pair(pair)]
            for pair in range(len(self.setting.pairs))
        ]
        return np.array(columns, dtype=np.float64).T


def difference(rules: Rules, hands: tuple[Hand, ...]) -> float:
    """Points a hand by which the first player was ahead, over all seatings of one deal."""
    ahead = 0.0
    for seating, hand in zip(seatings(rules.players), hands, strict=True):
        first, second = points_of(rules, seating, hand)
        ahead += first - second
    return ahead / len(hands)


def points_of(rules: Rules, seating: Seating, hand: Hand) -> tuple[float, float]:
    """What either player made of ``hand``: the mean over its sides (two among three players).

    A napoleone (S7) wins the match then and there and is worth all of it: the target.
    """
    sums, sides = [0.0, 0.0], [0, 0]
    for side, points in enumerate(hand.points):
        who = seating[side]
        sums[who] += rules.target if hand.napoleone == side else points
        sides[who] += 1
    return sums[0] / sides[0], sums[1] / sides[1]


def winners_of(rules: Rules, seating: Seating, hand: Hand) -> set[int]:
    """Who won ``hand``: the players of the best side, or of all sides equal to the best."""
    if hand.napoleone is not None:
        return {seating[hand.napoleone]}
    best = max(hand.points)
    return {seating[side] for side in range(rules.sides) if hand.points[side] == best}


def matches_won(rules: Rules, played: list[Played]) -> tuple[int, int]:
    """How many matches either player won, if the hands of each seating follow one another.

    For each seating by itself, the hands are taken in the order of the deals, where the dealer
    goes round as in a match (T3); points add up until a side has won (M2, S7), and the next match
    starts with the next hand. The hands behind the last match that ended count for nothing.
    """
    won = [0, 0]
    for place, seating in enumerate(seatings(rules.players)):
        totals = [0] * rules.sides
        for one in played:
            hand = one.hands[place]
            totals = [total + points for total, points in zip(totals, hand.points, strict=True)]
            side = hand.napoleone
            best = max(totals)
            if side is None and best >= rules.target and totals.count(best) == 1:
                side = totals.index(best)
            if side is not None:
                won[seating[side]] += 1
                totals = [0] * rules.sides
    return won[0], won[1]
