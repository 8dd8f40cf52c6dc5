"""What is a player? A way from a view to a move."""

from __future__ import annotations

from typing import NoReturn, Protocol

from cicera.domain.play import Move
from cicera.domain.view import View
from cicera.errors import IllegalMove


class Player(Protocol):
    """Anything that chooses among the legal moves of a view.

    A player gets views, never states. The same player, made with the same seed, chooses the same
    moves for the same views in the same order.
    """

    @property
    def name(self) -> str:
        """The name that the player is made by."""

    def choose(self, view: View) -> Move:
        """One of ``view.legal``; raises :class:`IllegalMove` when there is none."""


class Searcher(Player, Protocol):
    """A player that looks ahead, and counts the positions that it looks at."""

    @property
    def nodes(self) -> int:
        """How many positions were looked at for the last choice."""


def nodes_of(player: object) -> int:
    """The ``nodes`` of a :class:`Searcher`; 0 for a player without search."""
    return getattr(player, "nodes", 0)


def no_turn(view: View) -> NoReturn:
    """Raise the error for a ``view`` whose seat is not to move."""
    if view.over:
        raise IllegalMove("hand-over")
    if view.turn is None:
        raise IllegalMove("nobody-to-play")
    raise IllegalMove("not-your-turn", turn=view.turn)
