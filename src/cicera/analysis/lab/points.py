"""How do points arise? (rules.md S1-S7, B1-B5)"""

from __future__ import annotations

import numpy as np

from cicera.analysis.lab.answers import Row, Table
from cicera.analysis.lab.figures import (
    LEVELS,
    Figure,
    Hits,
    mean,
    quantile,
    ratio,
    share,
    share_of,
    spread,
)
from cicera.analysis.lab.sampling import Numbers, Sample
from cicera.domain.rules import Rules
from cicera.domain.scoring import NAPULA_FROM, Item


def answer_points(sample: Sample) -> tuple[Table, ...]:
    """Points by item and side, how the totals spread, the napula's length, what is rare."""
    return (_items(sample), _totals(sample), _napula(sample), events(sample), _spread(sample))


def side_keys(rules: Rules) -> tuple[str, ...]:
    """The sides by their places: the one that plays first, the dealer's last."""
    middle = ("side-middle",) if rules.sides == 3 else ()
    return ("side-first", *middle, "side-dealer")


def by_side(sample: Sample, values: Numbers, unit: str) -> dict[str, Figure]:
    """The mean of ``values``, shape (hands, sides), for each side."""
    keys = side_keys(sample.rules)
    return {key: mean(values[:, place], unit) for place, key in enumerate(keys)}


def events(sample: Sample) -> Table:
    """How many hands have a napoleone, a tie at carte or spade, nobody ahead."""
    return Table(
        "events",
        tuple(
            Row(key, {"of-hands": share_of(hit)})
            for key, hit in (
                ("napoleone", sample.napoleone >= 0),
                ("carte-tied", tied(sample, sample.piles)),
                *_spade_tied(sample),
                ("hand-tied", tied(sample, sample.points)),
            )
        ),
    )


def _spade_tied(sample: Sample) -> list[tuple[str, Hits]]:
    """Only three sides can share 13 spade evenly at the top."""
    return [("spade-tied", tied(sample, sample.spades))] if sample.rules.sides == 3 else []


def tied(sample: Sample, values: Numbers) -> Hits:
    """Whether two sides or more are level at the top, in a hand without napoleone."""
    best = values.max(1, keepdims=True)
    return np.asarray(((values == best).sum(1) > 1) & (sample.napoleone < 0))


def _items(sample: Sample) -> Table:
    sheet = sample.sheet
    total = sheet.sum((1, 2))
    rows = []
    for place, item in enumerate(Item):
        values = sheet[:, :, place]
        made = values.sum(1)
        rows.append(
            Row(
                f"item-{item}",
                {
                    "points": mean(made, "points"),
                    "of-points": ratio(made, total, "share"),
                    **by_side(sample, values, "points"),
                    "of-hands": share_of(made > 0),
                },
            )
        )
    rows.append(
        Row("total", {"points": mean(total, "points"), **by_side(sample, sample.points, "points")})
    )
    return Table("items", tuple(rows))


def _totals(sample: Sample) -> Table:
    """How much hands differ."""
    columns = {
        "all": sample.points.sum(1),
        **{key: sample.points[:, place] for place, key in enumerate(side_keys(sample.rules))},
    }
    rows = [Row("sd", {key: spread(values, "points") for key, values in columns.items()})]
    rows += [
        Row(name, {key: quantile(values, level, "whole") for key, values in columns.items()})
        for name, level in LEVELS.items()
    ]
    return Table("totals", tuple(rows))


def _napula(sample: Sample) -> Table:
    """Its length: only the side with the ace can have one (S6)."""
    place = list(Item).index(Item.NAPULA)
    counts = np.bincount(sample.sheet[:, :, place].max(1), minlength=14)
    lengths = [0, *range(NAPULA_FROM, sample.rules.napula_limit + 1)]
    return Table(
        "napula",
        tuple(
            Row(
                str(length) if length else "none",
                {"of-hands": share(int(counts[length]), sample.hands)},
            )
            for length in lengths
        ),
        told=tuple(
            str(length) if length else "none" for length in lengths if not length or counts[length]
        ),
    )


def _spread(sample: Sample) -> Table:
    """The whole distribution of the sides' totals: for plots and programs."""
    points = sample.points
    keys = side_keys(sample.rules)
    columns = [
        np.bincount(points[:, place], minlength=int(points.max()) + 1) for place in range(len(keys))
    ]
    return Table(
        "spread",
        tuple(
            Row(
                str(total),
                {
                    key: share(int(counts[total]), sample.hands)
                    for key, counts in zip(keys, columns, strict=True)
                },
            )
            for total in range(int(points.max()) + 1)
        ),
        told=(),
    )
