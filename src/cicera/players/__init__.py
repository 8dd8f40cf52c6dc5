"""Players: each makes a move of what it sees, and sees no more than its seat may know."""

from cicera.players.greedy import Greedy
from cicera.players.player import Player, no_turn
from cicera.players.registry import PLAYERS, make_player
from cicera.players.uniform import Uniform

__all__ = ["PLAYERS", "Greedy", "Player", "Uniform", "make_player", "no_turn"]
