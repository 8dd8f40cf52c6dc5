"""How many hands does a match take, and who wins it? (rules.md M1, M2, S7, T3)"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from cicera.analysis.lab.answers import Row, Table
from cicera.analysis.lab.failures import LabRefused
from cicera.analysis.lab.figures import LEVELS, Figure, mean, quantile, share, share_of
from cicera.analysis.lab.sampling import Numbers, Sample
from cicera.domain.rules import Rules


@dataclass(frozen=True, slots=True)
class Matches:
    """The matches that the hands of ``rules`` make one after the other; the last may be cut off.

    One figure a match: how many ``hands`` it took, by how many turns the winner sits behind the
    side that dealt first (0: that side itself), whether it ended by ``napoleone``.
    """

    rules: Rules
    hands: Numbers
    winner: Numbers
    napoleone: Numbers


def matches_of(sample: Sample) -> Matches | None:
    """The whole matches that the hands make; None when they are too few for one."""
    rules = sample.rules
    played: list[tuple[int, int, bool]] = []
    totals, start = [0] * rules.sides, 0
    points, napoleoni = sample.points.tolist(), sample.napoleone.tolist()
    for hand, (row, made) in enumerate(zip(points, napoleoni, strict=True)):
        lead = hand + 1  # the seat that plays first: hand 0 is dealt by seat 0
        for place, more in enumerate(row):
            totals[(lead + place) % rules.players % rules.sides] += more
        best = max(totals)
        if made >= 0:
            side = (lead + made) % rules.players % rules.sides
        elif best >= rules.target and totals.count(best) == 1:
            side = totals.index(best)
        else:
            continue
        dealer = rules.side_of(start % rules.players)
        played.append((hand + 1 - start, (side - dealer) % rules.sides, made >= 0))
        totals, start = [0] * rules.sides, hand + 1
    if not played:
        return None
    hands, winner, napoleone = (np.array(column, np.int64) for column in zip(*played, strict=True))
    return Matches(rules, hands, winner, napoleone)


def answer_match(samples: dict[str, Sample]) -> tuple[Table, ...]:
    """For each rule set: the length of a match, and who wins it.

    Raises :class:`LabRefused` where the hands are too few for a match.
    """
    matches = {}
    for name, sample in samples.items():
        found = matches_of(sample)
        if found is None:
            target = sample.rules.target
            raise LabRefused("lab-no-match", hands=sample.hands, rules=name, target=target)
        matches[name] = found
    return (_matches(matches), _length(matches))


def _matches(matches: dict[str, Matches]) -> Table:
    measures: dict[str, Callable[[Matches], Figure]] = {
        "target": lambda one: Figure(one.rules.target, None, None, "given"),
        "hands": lambda one: mean(one.hands, "hands"),
        **{name: _level(level) for name, level in LEVELS.items()},
        "won-by-first-dealer": lambda one: share_of(one.winner == 0),
        "by-napoleone": lambda one: share_of(one.napoleone > 0),
    }
    return Table(
        "matches",
        tuple(
            Row(key, {name: measure(one) for name, one in matches.items()})
            for key, measure in measures.items()
        ),
    )


def _level(level: float) -> Callable[[Matches], Figure]:
    return lambda one: quantile(one.hands, level, "whole")


def _length(matches: dict[str, Matches]) -> Table:
    most = max(int(one.hands.max()) for one in matches.values())
    counts = {name: np.bincount(one.hands, minlength=most + 1) for name, one in matches.items()}
    return Table(
        "length",
        tuple(
            Row(
                str(hands),
                {
                    name: share(int(column[hands]), len(matches[name].hands))
                    for name, column in counts.items()
                },
            )
            for hands in range(1, most + 1)
        ),
    )
