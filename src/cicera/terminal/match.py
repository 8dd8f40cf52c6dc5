"""How is a match played in the terminal?"""

from __future__ import annotations

from cicera.terminal.options import Options


def run(options: Options) -> int:
    """Play the match of ``options``; the exit status: 0, or 2 for a file that is refused."""
    raise NotImplementedError(options)
