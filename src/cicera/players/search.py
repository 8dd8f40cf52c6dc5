"""The players that sample worlds: one plays all moves out in each, one grows a tree.

Both take their view and public facts alone, and any number of worlds that agree with it; how much
they look at is counted in worlds or iterations, never in time. All constants are frozen.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from cicera.domain.chance import Stream
from cicera.domain.play import Move
from cicera.domain.view import View
from cicera.kernels.greedy import GREEDY
from cicera.kernels.layout import Words
from cicera.kernels.packing import new_moves, unpack_move
from cicera.kernels.search import (
    EXPLORE,
    EXPLORE_UNIT,
    NODE,
    PLAN_WIDTH,
    ROUNDS,
    SEAT,
    TASTE,
    best_weighed,
    fill_logarithms,
    grow_tree,
    most_visited,
    weigh_moves,
)
from cicera.kernels.worlds import pack_view
from cicera.players.player import no_turn
from cicera.players.worlds import kernel_chance

WORLDS: Final = 128
ROLLOUTS: Final = 128 * WORLDS
"""With more than 128 legal moves, as many worlds as so many rollouts allow."""
LEAST_WORLDS: Final = 8
ITERATIONS: Final = 4000
EXPLORATION: Final = 4.0
"""The weight of the term for moves little known in UCB1, in points."""
GREEDY_SHARE: Final = 179
"""So many of 256 moves of a rollout are greedy: ε = 0.3."""


class Weigher:
    """Plays each legal move out in ``rounds`` worlds and adds up the leads.

    ``nodes`` is how many cards were played for the last choice.
    """

    def __init__(self, chance: Stream, *, rounds: int, taste: int) -> None:
        self._chance = kernel_chance(chance)
        self._rounds = rounds
        self._taste = taste
        self._moves, self._leads = new_moves(), new_moves()
        self.nodes = 0

    def best(self, state: Words, seat: int, count: int) -> Move:
        """The best of the ``count`` legal moves of ``state`` as ``seat`` sees it, or ``OPEN``."""
        rounds = min(self._rounds, max(LEAST_WORLDS, ROLLOUTS // count))
        plan = make_plan(seat, rounds, self._taste)
        played = weigh_moves(state, plan, self._chance, self._moves, self._leads)
        self.nodes = int(played)
        return unpack_move(best_weighed(state, self._moves, self._leads))


class Grower:
    """Grows a tree of so many ``iterations``.

    ``nodes`` is how many cards were played for the last choice.
    """

    def __init__(self, chance: Stream, *, iterations: int, explore: float, taste: int) -> None:
        self._chance = kernel_chance(chance)
        self._iterations = iterations
        self._explore = explore
        self._taste = taste
        self._tree = np.zeros(NODE * (iterations + 1), np.int64)
        self._logs = np.zeros(iterations + 1, np.float64)
        self._moves = new_moves()
        fill_logarithms(self._logs)
        self.nodes = 0

    def best(self, state: Words, seat: int) -> Move:
        """The move of ``state`` that was visited most, as ``seat`` sees it, or ``OPEN``."""
        plan = make_plan(seat, self._iterations, self._taste, explore=self._explore)
        played = grow_tree(state, plan, self._chance, self._tree, self._logs, self._moves)
        self.nodes = int(played)
        return unpack_move(most_visited(self._tree))


class Pimc:
    """128 worlds, every legal move played out among greedy players in each of them."""

    name = "pimc-128"

    def __init__(self, chance: Stream) -> None:
        self._weigher = Weigher(chance, rounds=WORLDS, taste=GREEDY)

    @property
    def nodes(self) -> int:
        """How many cards were played in the rollouts for the last choice."""
        return self._weigher.nodes

    def choose(self, view: View) -> Move:
        """The move with the best average lead; of equals the first of the legal moves."""
        return self._weigher.best(*_seen(view))


class Ismcts:
    """A tree of 4,000 iterations, each in a world of its own."""

    name = "ismcts-4k"

    def __init__(self, chance: Stream) -> None:
        self._grower = Grower(
            chance, iterations=ITERATIONS, explore=EXPLORATION, taste=GREEDY_SHARE
        )

    @property
    def nodes(self) -> int:
        """How many cards were played in the search for the last choice."""
        return self._grower.nodes

    def choose(self, view: View) -> Move:
        """The move visited most; of equals the first of the legal moves."""
        state, seat, _ = _seen(view)
        return self._grower.best(state, seat)


def make_plan(seat: int, rounds: int, taste: int, *, explore: float = 0.0) -> Words:
    """A plan for the kernels' searches; ``explore`` in points."""
    plan = np.zeros(PLAN_WIDTH, np.int64)
    plan[SEAT], plan[ROUNDS], plan[TASTE] = seat, rounds, taste
    plan[EXPLORE] = round(EXPLORE_UNIT * explore)
    return plan


def _seen(view: View) -> tuple[Words, int, int]:
    """What ``view`` shows, its seat, and how many legal moves it has.

    Raises :class:`cicera.IllegalMove` when it has none.
    """
    count = sum(1 + len(choice.captures) for choice in view.legal)
    if not count:
        no_turn(view)
    assert view.seat is not None
    return pack_view(view), view.seat, count
