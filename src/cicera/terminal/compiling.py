"""What does a command say and do when its players have to be compiled first?"""

from __future__ import annotations

from collections.abc import Sequence

from cicera.locale import Words
from cicera.players.registry import COMPILED
from cicera.terminal.work import echo


def compile_players(names: Sequence[str], speech: Words) -> None:
    """Compile what the players called ``names`` need, with a line first; else nothing is said.

    Done in this process before others start, which then find everything in the cache.
    """
    if not any(name in COMPILED or name.startswith("cheat-") for name in names):
        return
    from cicera.kernels.warming import is_warm, search_steps, warm

    if not is_warm(search_steps()):
        echo(speech("terminal-compiling"), err=True)
        warm(None, search_steps())
