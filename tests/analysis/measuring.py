"""Settings, players and results for the tests of measuring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from cicera import Move, State, View, cards_in, make_rules
from cicera.analysis.duplicate import Setting
from cicera.analysis.referee import Hand, Played
from cicera.analysis.report import make_report, report_dict
from cicera.analysis.results import Results

RULES = {
    2: make_rules("bigia", players=2, packet=6, target=31),
    3: make_rules("veloce", players=3, packet=4),
    4: make_rules(),
}
"""A rule set for each number of players."""


def setting(*players: str, seats: int = 4, seed: int = 1, deals: int = 6, **rules: Any) -> Setting:
    chosen = make_rules(**rules) if rules else RULES[seats]
    return Setting(players=players or ("greedy", "random"), rules=chosen, seed=seed, deals=deals)


def told(results: Results) -> dict[str, Any]:
    """The report as JSON has it, without what differs from run to run."""
    report = report_dict(make_report(results))
    assert report.pop("timing")
    return report


def played(pair: int, deal: int, *hands: Hand | Sequence[int]) -> Played:
    """A deal with these hands, or hands with these points."""
    return Played(
        pair,
        deal,
        tuple(hand if isinstance(hand, Hand) else Hand(tuple(hand)) for hand in hands),
        (48, 48),
        (0, 96),
        (0.048, 0.096),
        (0.003, 0.005),
    )


def synthetic(powers: dict[str, float], deals: int, seed: int = 1) -> Results:
    """Results of players so strong, over deals whose luck all pairs share.

    ``powers`` are points a hand; their names have to be known as players.
    """
    results = Results(setting(*powers, deals=deals))
    chance = np.random.default_rng(seed)
    luck = chance.normal(0, 4, deals)
    for pair, (first, second) in enumerate(results.setting.pairs):
        names = list(powers)
        ahead = powers[names[first]] - powers[names[second]]
        for deal in range(deals):
            noise = chance.normal(0, 3, 2)
            gaps = (luck[deal] + ahead + noise[0], luck[deal] - ahead + noise[1])
            hands = [(round(500 + 50 * gap), 500) for gap in gaps]
            results.add([played(pair, deal + 1, *hands)])
    return results


class First:
    """Lays the first card of its hand."""

    name = "first"
    nodes = 7

    def choose(self, view: View) -> Move:
        return Move(cards_in(view.hand)[0])


class Failing:
    """Fails at its tenth card."""

    name = "failing"

    def choose(self, view: View) -> Move:
        if len(view.log) >= 36:
            raise RuntimeError("out of ideas")
        return Move(cards_in(view.hand)[0])


class Cheating:
    """Plays a card of somebody else."""

    name = "cheating"

    def choose(self, view: View) -> Any:
        return Move(next(card for card in range(52) if not view.hand >> card & 1))


class Peeking:
    """Sees all cards: lays its highest where the next player could take nothing with its own."""

    name = "cheat-first"

    def choose(self, state: State) -> Move:
        assert all(hand.bit_count() >= 0 for hand in state.hands)
        return Move(cards_in(state.hands[state.turn])[-1])
