"""How are hands played on a cluster? With Ray, of the extra ``cicera[ray]``.

The cluster is the one that ``RAY_ADDRESS`` names or that this process is joined to; else one is
started on this machine for as long as the run lasts. Every machine has to have the same version of
the package installed.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any

from cicera.analysis.duplicate import Chunk, Setting
from cicera.analysis.failures import ArenaRefused, WorkerLost
from cicera.analysis.referee import Played, play_chunk
from cicera.errors import CiceraError

_STORE_BYTES = 100 << 20
"""What a cluster of our own sets apart for shared values, which here are small."""


class RayEngine:
    """Chunks as tasks of a Ray cluster, ``workers`` of them at a time.

    Raises :class:`ArenaRefused` when Ray is not installed.
    """

    def __init__(self, workers: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError as error:
            raise ArenaRefused("arena-needs-extra", library="Ray", extra="ray") from error
        self._ray: Any = ray
        self._workers = workers

    def run(self, setting: Setting, chunks: Iterable[Chunk]) -> Generator[list[Played], None, None]:
        """See :class:`cicera.analysis.engines.Engine`."""
        started = self._join()
        running: list[Any] = []
        try:
            play = self._ray.remote(num_cpus=1, max_retries=3)(play_chunk)
            shared = self._ray.put(setting)
            workers = self._workers or int(self._ray.cluster_resources().get("CPU", 1))
            left = iter(chunks)
            running += [play.remote(shared, chunk) for chunk in islice(left, 2 * workers)]
            while running:
                ready, running = self._ray.wait(running)
                running += [play.remote(shared, chunk) for chunk in islice(left, len(ready))]
                for done in ready:
                    yield self._get(done)
        finally:
            for task in running:
                self._ray.cancel(task, force=True)
            if started:
                self._ray.shutdown()

    def _join(self) -> bool:
        """Join the cluster, or start one; whether it is ours to leave."""
        if self._ray.is_initialized():
            return False
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if not os.environ.get("RAY_ADDRESS"):
            settings |= {
                "address": "local",
                "num_cpus": self._workers,
                "include_dashboard": False,
                "object_store_memory": _STORE_BYTES,
            }
        self._ray.init(**settings)
        return True

    def _get(self, task: Any) -> list[Played]:
        try:
            played: list[Played] = self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, CiceraError):
                raise error.cause from None
            raise
        except self._ray.exceptions.RayError as error:
            raise WorkerLost("arena-worker-lost") from error
        return played
