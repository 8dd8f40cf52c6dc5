"""The player that takes any legal move with equal chance: the floor to measure others from."""

from __future__ import annotations

from cicera.domain.chance import Stream
from cicera.domain.play import Move
from cicera.domain.view import View
from cicera.players.player import no_turn


class Uniform:
    """Uniform over the legal moves (rules.md P2-P4), each capture and each lay counting once."""

    name = "random"

    def __init__(self, chance: Stream) -> None:
        self._chance = chance

    def choose(self, view: View) -> Move:
        """Any of the legal moves of ``view``."""
        total = sum(1 + len(choice.captures) for choice in view.legal)
        if not total:
            no_turn(view)
        place = self._chance.below(total)
        for card, captures in view.legal:
            if place <= len(captures):
                return Move(card, captures[place - 1] if place else 0)
            place -= 1 + len(captures)
        raise AssertionError("the moves were counted above")
