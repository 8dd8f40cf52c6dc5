"""Which player is stronger, and by how much?

>>> from cicera.domain.rules import make_rules
>>> setting = Setting(players=("greedy", "random"), rules=make_rules(), seed=1, deals=2)
>>> results = measure(setting)
>>> results.complete
True
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Final

from cicera.analysis.duplicate import Setting
from cicera.analysis.engines import Engine, HereEngine
from cicera.analysis.ledger import Ledger
from cicera.analysis.results import Results

CHUNK: Final = 4
"""So many deals are played and kept at a time."""


def measure(
    setting: Setting,
    *,
    engine: Engine | None = None,
    ledger: Ledger | None = None,
    chunk: int = CHUNK,
    progress: Callable[[Results], None] = lambda _results: None,
) -> Results:
    """Play all deals of ``setting`` that ``ledger`` does not hold, and keep them there.

    ``progress`` is called at the start and after each chunk. The same setting gives the same
    results whatever the engine, its workers and the size of a ``chunk``, timings apart.
    Raises what :class:`Engine` raises; what was kept until then stays.
    """
    results = Results(setting)
    if ledger is not None:
        results.add(ledger.played)
    progress(results)
    if results.complete:
        return results
    runs = (engine or HereEngine()).run(setting, results.missing(chunk))
    with closing(runs):
        for played in runs:
            if ledger is not None:
                ledger.add(played)
            results.add(played)
            progress(results)
    return results
