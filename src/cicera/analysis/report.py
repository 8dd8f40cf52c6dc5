"""What does a measurement say? Every figure of it, for a table, a picture or a program."""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan
from typing import Any

import numpy as np

from cicera.analysis.duplicate import Setting, seatings
from cicera.analysis.ledger import header
from cicera.analysis.rating import Ratings, rate
from cicera.analysis.referee import Played
from cicera.analysis.results import Results, matches_won, winners_of
from cicera.analysis.statistics import Estimate, estimate, wilson


@dataclass(frozen=True, slots=True)
class Versus:
    """One pair: ``players`` are the names of the first and the second.

    ``points`` is by how many points a hand the first was ahead, its ``sd`` a deal; ``won``,
    ``tied`` and ``lost`` count hands; ``share`` is the first's share of the hands, a tie counting
    half; ``matches`` are those that either won, and ``napoleoni`` those that either made.
    """

    players: tuple[str, str]
    points: Estimate
    won: int
    tied: int
    lost: int
    share: Estimate
    matches: tuple[int, int]
    napoleoni: tuple[int, int]

    @property
    def match_share(self) -> tuple[float, float, float] | None:
        """The first's share of the matches, and Wilson's interval; None without a match."""
        played = sum(self.matches)
        if not played:
            return None
        return (self.matches[0] / played, *wilson(self.matches[0], played))


@dataclass(frozen=True, slots=True)
class Effort:
    """What a player spent: ``seconds`` and ``longest`` are times, which differ from run to run."""

    player: str
    moves: int
    nodes: int
    seconds: float
    longest: float


@dataclass(frozen=True, slots=True)
class Report:
    """All that is known once every deal of ``setting`` is played."""

    setting: Setting
    pairs: tuple[Versus, ...]
    ratings: Ratings
    efforts: tuple[Effort, ...]

    @property
    def ranking(self) -> list[int]:
        """The players as places in the setting, the strongest first."""
        values = self.ratings.values
        return sorted(range(len(values)), key=lambda place: (-values[place], place))

    def between(self, first: int, second: int) -> Estimate:
        """Points a hand by which player ``first`` was ahead of ``second``."""
        pair = self.pairs[self.setting.pairs.index((min(first, second), max(first, second)))]
        points = pair.points
        return points if first < second else Estimate(-points.mean, points.sd, points.margin)


def make_report(results: Results, *, anchor: str | None = None) -> Report:
    """The report on complete ``results``, with ratings relative to ``anchor`` or to the mean."""
    setting = results.setting
    differences = results.differences()
    place = None if anchor is None else setting.players.index(anchor)
    return Report(
        setting,
        tuple(
            _versus(setting, pair, results.of_pair(pair), estimate(differences[:, pair]))
            for pair in range(len(setting.pairs))
        ),
        rate(len(setting.players), setting.pairs, differences, place),
        _efforts(results),
    )


def report_dict(report: Report) -> dict[str, Any]:
    """``report`` for JSON; only what is under ``timing`` differs from run to run."""
    ratings = report.ratings
    names = report.setting.players
    return {
        **header(report.setting),
        "hands": report.setting.deals * len(seatings(report.setting.rules.players)),
        "pairs": [_versus_dict(pair) for pair in report.pairs],
        "anchor": None if ratings.anchor is None else names[ratings.anchor],
        "misfit": _round(ratings.misfit),
        "ratings": [
            {
                "player": names[place],
                "rating": _round(ratings.values[place]),
                "margin": _round(ratings.margins[place]),
            }
            for place in report.ranking
        ],
        "efforts": [
            {"player": one.player, "moves": one.moves, "nodes": one.nodes} for one in report.efforts
        ],
        "timing": [
            {
                "player": one.player,
                "ms_a_move": _round(1000 * one.seconds / one.moves),
                "longest_ms": _round(1000 * one.longest),
            }
            for one in report.efforts
        ],
    }


def _versus(setting: Setting, pair: int, played: list[Played], points: Estimate) -> Versus:
    rules = setting.rules
    first, second = setting.pairs[pair]
    counts = {"won": 0, "tied": 0, "lost": 0}
    shares, napoleoni = [], [0, 0]
    for one in played:
        share = 0.0
        for seating, hand in zip(seatings(rules.players), one.hands, strict=True):
            winners = winners_of(rules, seating, hand)
            outcome = "tied" if len(winners) == 2 else "won" if 0 in winners else "lost"
            counts[outcome] += 1
            share += {"won": 1.0, "tied": 0.5, "lost": 0.0}[outcome]
            if hand.napoleone is not None:
                napoleoni[seating[hand.napoleone]] += 1
        shares.append(share / len(one.hands))
    return Versus(
        (setting.players[first], setting.players[second]),
        points,
        **counts,
        share=estimate(np.array(shares)),
        matches=matches_won(rules, played),
        napoleoni=(napoleoni[0], napoleoni[1]),
    )


def _efforts(results: Results) -> tuple[Effort, ...]:
    setting = results.setting
    played = [
        (setting.pairs[pair][who], one, who)
        for pair in range(len(setting.pairs))
        for one in results.of_pair(pair)
        for who in (0, 1)
    ]
    efforts = []
    for place, name in enumerate(setting.players):
        own = [(one, who) for player, one, who in played if player == place]
        efforts.append(
            Effort(
                name,
                sum(one.moves[who] for one, who in own),
                sum(one.nodes[who] for one, who in own),
                sum(one.seconds[who] for one, who in own),
                max(one.longest[who] for one, who in own),
            )
        )
    return tuple(efforts)


def _versus_dict(pair: Versus) -> dict[str, Any]:
    share = pair.match_share
    return {
        "players": list(pair.players),
        "points": _estimate_dict(pair.points),
        "hands": {
            "won": pair.won,
            "tied": pair.tied,
            "lost": pair.lost,
            "share": _share_dict(pair.share),
        },
        "matches": {
            "won": pair.matches[0],
            "lost": pair.matches[1],
            "share": None
            if share is None
            else dict(zip(("mean", "low", "high"), map(_round, share), strict=True)),
        },
        "napoleoni": list(pair.napoleoni),
    }


def _estimate_dict(one: Estimate) -> dict[str, float | None]:
    return {name: _round(getattr(one, name)) for name in ("mean", "low", "high", "sd")}


def _share_dict(one: Estimate) -> dict[str, float | None]:
    """The same for a share, whose interval ends at 0 and 1."""
    ends = {"low": max(one.low, 0.0), "high": min(one.high, 1.0)} if not isnan(one.low) else {}
    return _estimate_dict(one) | {name: _round(end) for name, end in ends.items()}


def _round(value: float) -> float | None:
    """So many digits as every machine agrees on; None for what is not known."""
    return None if isnan(value) else round(float(value), 9) + 0.0
