"""Who may see all cards? Players for measuring only, never offered at a table.

They are yardsticks: how far a fair player is from one that knows everything. The server and the
terminal know only ``cicera.players.PLAYERS``, which no cheat is in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from cicera.domain.chance import Stream
from cicera.domain.play import Move, State


class Cheat(Protocol):
    """Anything that chooses among the legal moves of a state, hidden cards and stock included."""

    @property
    def name(self) -> str:
        """The name that the cheat is made by; it starts with ``cheat-``."""

    def choose(self, state: State) -> Move:
        """One of the legal moves of ``state``, for the seat whose turn it is."""


def _flat(chance: Stream) -> Cheat:
    from cicera.analysis.peeking import CheatFlat

    return CheatFlat(chance)


def _mcts(chance: Stream) -> Cheat:
    from cicera.analysis.peeking import CheatMcts

    return CheatMcts(chance)


CHEATS: Final[dict[str, Callable[[Stream], Cheat]]] = {
    "cheat-mcts-1k": _mcts,
    "cheat-flat-32": _flat,
}
"""How each cheat is made from the stream of chance it may use; compiled code is loaded then."""
