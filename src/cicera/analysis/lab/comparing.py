"""How do the rule sets differ? (rules.md section 8)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cicera.analysis.lab.answers import Row, Table
from cicera.analysis.lab.figures import Figure, mean, share_of
from cicera.analysis.lab.matches import matches_of
from cicera.analysis.lab.points import tied
from cicera.analysis.lab.sampling import Sample
from cicera.analysis.lab.seats import lead
from cicera.domain.bonuses import Bonus
from cicera.domain.scoring import Item

ITEMS: Final = tuple(Item)


def answer_rules(samples: dict[str, Sample]) -> tuple[Table, ...]:
    """The same measures of every rule set, side by side."""
    three = any(one.rules.sides == 3 for one in samples.values())
    measures: dict[str, Callable[[Sample], Figure]] = {
        "points": lambda one: mean(one.points.sum(1), "points"),
        "bonuses": lambda one: mean(one.earned.sum((1, 2)), "points"),
        **{f"item-{bonus}": _item(Item(bonus.value)) for bonus in Bonus},
        "item-carte": _item(Item.CARTE),
        "item-napula": _item(Item.NAPULA),
        "carte-tied": lambda one: share_of(tied(one, one.piles)),
        **({"spade-tied": lambda one: share_of(tied(one, one.spades))} if three else {}),
        "napoleone": lambda one: share_of(one.napoleone >= 0),
        "dealer-lead": lead,
    }
    rows = [
        Row(key, {name: measure(one) for name, one in samples.items()})
        for key, measure in measures.items()
    ]
    lengths = {name: found.hands for name, one in samples.items() if (found := matches_of(one))}
    if lengths:
        rows.append(
            Row("hands-a-match", {name: mean(hands, "hands") for name, hands in lengths.items()})
        )
    return (Table("rules", tuple(rows)),)


def _item(item: Item) -> Callable[[Sample], Figure]:
    place = ITEMS.index(item)
    return lambda one: mean(one.sheet[:, :, place].sum(1), "points")
