"""Which players are there, by name?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cicera.domain.chance import Stream, stream
from cicera.errors import InvalidText
from cicera.players.greedy import Greedy
from cicera.players.player import Player
from cicera.players.uniform import Uniform

PLAYERS: Final[dict[str, Callable[[Stream], Player]]] = {
    "greedy": lambda _chance: Greedy(),
    "uniform": Uniform,
}
"""How each player is made from the stream of chance it may use."""


def make_player(name: str, *, seed: int, seat: int = 0) -> Player:
    """The player called ``name``, with a stream of ``seed`` of its own for ``seat``.

    Raises :class:`InvalidText` for a name that is none of :data:`PLAYERS`.
    """
    if name not in PLAYERS:
        raise InvalidText("unknown-player", text=name, known=", ".join(PLAYERS))
    return PLAYERS[name](stream(seed, "player", seat, name))
