"""What can be asked of the lab, and who can play for it? Without loading what plays."""

from __future__ import annotations

from typing import Final

from cicera.players import PLAYERS

QUESTIONS: Final = ("points", "seats", "match", "rules", "table")
COMPILED: Final = ("greedy", "taking", "random")
"""The players that the kernels know; ``taking`` is uniform over the captures if there are any."""
PLAYER: Final = "greedy"


def known_players() -> tuple[str, ...]:
    """The names of all that can play the lab's hands."""
    return (*COMPILED, *(name for name in PLAYERS if name not in COMPILED))
