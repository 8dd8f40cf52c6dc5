"""Who is better off, the first to play or the dealer? (rules.md T3, T4)"""

from __future__ import annotations

import numpy as np

from cicera.analysis.lab.answers import Row, Table
from cicera.analysis.lab.figures import Figure, mean, share_of
from cicera.analysis.lab.points import side_keys, tied
from cicera.analysis.lab.sampling import Numbers, Sample
from cicera.domain.bonuses import Bonus

PICADA = list(Bonus).index(Bonus.PICADA)


def answer_seats(sample: Sample) -> tuple[Table, ...]:
    """Points and hands won by side, the dealer's lead, and what each seat does and suffers."""
    return (_sides(sample), _lead(sample), _seats(sample))


def lead(sample: Sample) -> Figure:
    """By how many points a hand the dealer's side is ahead of the one that plays first."""
    points = sample.points
    return mean(points[:, -1] - points[:, 0], "signed")


def winners(sample: Sample) -> Numbers:
    """The place of the side that won the hand, by napoleone or points; -1 for a tie."""
    points = sample.points
    best = np.where(tied(sample, points), -1, points.argmax(1))
    return np.where(sample.napoleone >= 0, sample.napoleone, best)


def _sides(sample: Sample) -> Table:
    points, won = sample.points, winners(sample)
    rows = [
        Row(
            key,
            {
                "points": mean(points[:, place], "points"),
                "won": share_of(won == place),
                "last-capture": share_of(
                    (sample.taker >= 0) & (sample.taker % sample.rules.sides == place)
                ),
            },
        )
        for place, key in enumerate(side_keys(sample.rules))
    ]
    return Table("sides", (*rows, Row("hand-tied", {"won": share_of(won < 0)})))


def _lead(sample: Sample) -> Table:
    return Table("lead", (Row("dealer-lead", {"points": lead(sample)}),))


def _seats(sample: Sample) -> Table:
    earned, caught, players = sample.earned, sample.caught, sample.rules.players
    rows = []
    for place in range(players):
        after = (place + 1) % players
        key = "seat-dealer" if place == players - 1 else f"seat-{place + 1}"
        rows.append(
            Row(
                key,
                {
                    "bonuses": mean(earned[:, place].sum(1), "points"),
                    "picada": mean(earned[:, place, PICADA], "points"),
                    "picada-suffered": mean(earned[:, after, PICADA], "points"),
                    "honours": mean((caught == place).sum(1), "points"),
                    "cards": mean(sample.taken[:, place], "cards"),
                    "last-capture": share_of(sample.taker == place),
                },
            )
        )
    return Table("seats", tuple(rows))
