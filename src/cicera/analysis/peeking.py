"""The cheats that search the true cards: a tree of 1,000 iterations, and 32 rollouts a move.

The same searches as the fair players of :mod:`cicera.players.search`, looking at an open hand. Only
packets that the state itself does not know are sampled. All constants are frozen.
"""

from __future__ import annotations

from typing import Final

from cicera.domain.chance import Stream
from cicera.domain.play import Move, State, legal_moves
from cicera.errors import IllegalMove
from cicera.kernels.packing import pack_state
from cicera.kernels.worlds import OPEN
from cicera.players.search import EXPLORATION, GREEDY_SHARE, Grower, Weigher

ITERATIONS: Final = 1000
ROLLOUTS: Final = 32


class CheatMcts:
    """A tree of 1,000 iterations on the true state."""

    name = "cheat-mcts-1k"

    def __init__(self, chance: Stream) -> None:
        self._grower = Grower(
            chance, iterations=ITERATIONS, explore=EXPLORATION, taste=GREEDY_SHARE
        )

    @property
    def nodes(self) -> int:
        """How many cards were played in the search for the last choice."""
        return self._grower.nodes

    def choose(self, state: State) -> Move:
        """The move visited most; of equals the first of the legal moves."""
        _count(state)
        return self._grower.best(pack_state(state), OPEN)


class CheatFlat:
    """32 rollouts of every move on the true state."""

    name = "cheat-flat-32"

    def __init__(self, chance: Stream) -> None:
        self._weigher = Weigher(chance, rounds=ROLLOUTS, taste=GREEDY_SHARE)

    @property
    def nodes(self) -> int:
        """How many cards were played in the rollouts for the last choice."""
        return self._weigher.nodes

    def choose(self, state: State) -> Move:
        """The move with the best average lead; of equals the first of the legal moves."""
        return self._weigher.best(pack_state(state), OPEN, _count(state))


def _count(state: State) -> int:
    """How many legal moves there are; raises :class:`IllegalMove` when there is none."""
    count = len(legal_moves(state))
    if not count:
        raise IllegalMove("hand-over" if state.over else "nobody-to-play")
    return count
