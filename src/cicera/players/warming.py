"""Which players wait for a compiler, the first time on a machine?

Those of :data:`cicera.players.registry.COMPILED` make their first move only when the kernels that
they search with are compiled, which takes some seconds, once; later processes read the cache. A
program asks :func:`is_ready`, says so if not, and calls :func:`prepare` where nobody has to wait
for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cicera.players.registry import COMPILED


def is_ready(names: Iterable[str]) -> bool:
    """Whether all players called ``names`` can make their first move at once."""
    if COMPILED.isdisjoint(names):
        return True
    from cicera.kernels.warming import is_warm, search_steps

    return is_warm(search_steps())


def prepare(names: Iterable[str], report: Callable[[int, int], object] | None = None) -> int:
    """Compile what the players called ``names`` need; how many kernels were compiled.

    ``report`` is called with the number of steps done and of all steps, before each that has to
    compile. Nothing is compiled, or loaded, for players that need nothing.
    """
    if COMPILED.isdisjoint(names):
        return 0
    from cicera.kernels.warming import search_steps, warm

    return warm(report, search_steps())
