"""Where are hands played? In this process, in several here, or on the machines of a cluster.

An engine plays chunks and gives them back as they are finished, in any order; what a chunk comes
to does not depend on where it was played.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial
from typing import Final, Protocol

from cicera.analysis.duplicate import Chunk, Setting
from cicera.analysis.referee import Played, play_chunk
from cicera.analysis.workers import cores, in_processes

ENGINES: Final = ("local", "ray")


class Engine(Protocol):
    """A way to play chunks."""

    def run(self, setting: Setting, chunks: Iterable[Chunk]) -> Generator[list[Played], None, None]:
        """Every chunk of ``setting``, played; closing the iterator stops what still runs.

        Raises :class:`PlayerFault` when a player fails and :class:`WorkerLost` when a process
        ends by itself.
        """


def make_engine(name: str, workers: int | None = None) -> Engine:
    """The engine called ``name``, one of :data:`ENGINES`, with so many ``workers``.

    By default as many as there are cores, here or in the cluster. Raises :class:`ArenaRefused`
    when Ray is not installed.
    """
    if name == "ray":
        from cicera.analysis.cluster import RayEngine

        return RayEngine(workers)
    count = workers or cores()
    return LocalEngine(count) if count > 1 else HereEngine()


class HereEngine:
    """One chunk after the other, in this process."""

    def run(self, setting: Setting, chunks: Iterable[Chunk]) -> Generator[list[Played], None, None]:
        """See :class:`Engine`."""
        for chunk in chunks:
            yield play_chunk(setting, chunk)


class LocalEngine:
    """``workers`` processes of this machine, each started once and given one chunk at a time."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def run(self, setting: Setting, chunks: Iterable[Chunk]) -> Generator[list[Played], None, None]:
        """See :class:`Engine`."""
        with closing(
            in_processes(partial(play_chunk, setting), list(chunks), self._workers)
        ) as results:
            for _place, played in results:
                yield played
