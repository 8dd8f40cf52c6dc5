"""How full is the table, and how many moves are there? (rules.md P1-P6)"""

from __future__ import annotations

import numpy as np

from cicera.analysis.lab.answers import Row, Table
from cicera.analysis.lab.figures import Figure, largest, mean, quantile, ratio
from cicera.analysis.lab.rows import MOST_TAKEN
from cicera.analysis.lab.sampling import Numbers, Sample
from cicera.domain.rules import HAND_CARDS

TOP = 0.99


def answer_table(sample: Sample) -> tuple[Table, ...]:
    """Cards on the table and legal moves, over all plies and ply by ply; sizes of captures."""
    seen = sample.plies.astype(np.int64)
    played = seen[:, :, 1] > 0
    cards, moves = (np.where(played, seen[:, :, what], -1) for what in (0, 1))
    return (_all(cards, moves), _captures(sample), _each(sample, cards, moves))


def _all(cards: Numbers, moves: Numbers) -> Table:
    plies = (cards >= 0).sum(1)
    return Table(
        "plies",
        tuple(
            Row(
                key,
                {
                    "mean": ratio(values.clip(0).sum(1), plies, key),
                    "p99": quantile(values, TOP, "whole"),
                    "max": largest(values, "whole"),
                },
            )
            for key, values in (("cards", cards), ("moves", moves))
        ),
    )


def _captures(sample: Sample) -> Table:
    sizes = sample.sizes
    plays = sizes.sum(1)
    rows = [
        Row(
            f"takes-{size}",
            {
                "a-hand": mean(sizes[:, size], "plays"),
                "of-plays": ratio(sizes[:, size], plays, "share"),
            },
        )
        for size in range(MOST_TAKEN + 1)
    ]
    piles = sample.piles.sum(1)
    left = np.where(sample.napoleone < 0, piles - sample.taken.sum(1), 0)
    return Table("captures", (*rows, Row("swept", {"a-hand": mean(left, "cards")})))


def _each(sample: Sample, cards: Numbers, moves: Numbers) -> Table:
    rows = []
    for ply in range(HAND_CARDS):
        there = cards[:, ply] >= 0
        figures: dict[str, Figure] = {}
        for key, values in (("cards", cards[there, ply]), ("moves", moves[there, ply])):
            if len(values):
                figures[f"{key}-mean"] = mean(values, key)
                figures[f"{key}-p99"] = quantile(values, TOP, "whole")
                figures[f"{key}-max"] = largest(values, "whole")
        rows.append(Row(str(ply + 1), figures))
    told = tuple(str(ply) for ply in range(1, HAND_CARDS + 1, sample.rules.players))
    return Table("ply", tuple(rows), told=told)
