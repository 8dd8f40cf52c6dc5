"""Which players are there, by name?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cicera.domain.chance import Stream, stream
from cicera.errors import InvalidText
from cicera.players.greedy import Greedy
from cicera.players.player import Player
from cicera.players.traditional import Traditional
from cicera.players.uniform import Uniform


def _ismcts(chance: Stream) -> Player:
    from cicera.players.search import Ismcts

    return Ismcts(chance)


def _pimc(chance: Stream) -> Player:
    from cicera.players.search import Pimc

    return Pimc(chance)


PLAYERS: Final[dict[str, Callable[[Stream], Player]]] = {
    "greedy": lambda _chance: Greedy(),
    "traditional": lambda _chance: Traditional(),
    "pimc-128": _pimc,
    "ismcts-4k": _ismcts,
    "random": Uniform,
}
"""How each player is made from the stream of chance it may use.

Those that need compiled code load it when they are made.
"""
COMPILED: Final = frozenset({"pimc-128", "ismcts-4k"})
"""The players that need compiled code."""


def make_player(name: str, *, seed: int, seat: int = 0) -> Player:
    """The player called ``name``, with a stream of ``seed`` of its own for ``seat``.

    Raises :class:`InvalidText` for a name that is none of :data:`PLAYERS`.
    """
    if name not in PLAYERS:
        raise InvalidText("unknown-player", text=name, known=", ".join(PLAYERS))
    return PLAYERS[name](stream(seed, "player", seat, name))
