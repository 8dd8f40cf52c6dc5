"""Where are hands played? In this process, in several here, or on the machines of a cluster.

An engine plays chunks and gives them back as they are finished, in any order; what a chunk comes
to does not depend on where it was played.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, Protocol

from cicera.analysis.duplicate import Chunk, Setting
from cicera.analysis.failures import WorkerLost
from cicera.analysis.referee import Played, play_chunk
from cicera.errors import CiceraError

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
    count = workers or _cores()
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
        pool: dict[Connection, BaseProcess] = {}
        left = iter(chunks)
        try:
            with _deaf_children():
                for _ in range(self._workers):
                    pipe, process = _start(setting)
                    pool[pipe] = process
            busy = [pipe for pipe in pool if _give(pipe, left)]
            while busy:
                ready = wait(busy)
                for pipe in [pipe for pipe in pool if pipe in ready]:
                    played = _take(pipe)
                    if not _give(pipe, left):
                        busy.remove(pipe)
                    yield played
        finally:
            _stop(pool)


def work(pipe: Connection, setting: Setting) -> None:
    """Play the chunks that come through ``pipe`` until it closes, as it does if its owner dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            chunk = pipe.recv()
            try:
                answer: list[Played] | CiceraError = play_chunk(setting, chunk)
            except CiceraError as error:
                answer = error
            pipe.send(answer)


def _start(setting: Setting) -> tuple[Connection, BaseProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, setting), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _give(pipe: Connection, left: Iterator[Chunk]) -> bool:
    """Give a worker the next chunk; whether there was one."""
    chunk = next(left, None)
    if chunk is None:
        return False
    with suppress(OSError):  # a worker that is gone is noticed when its answer is taken
        pipe.send(chunk)
    return True


def _take(pipe: Connection) -> list[Played]:
    try:
        answer: list[Played] | CiceraError = pipe.recv()
    except (EOFError, OSError) as error:
        raise WorkerLost("arena-worker-lost") from error
    if isinstance(answer, CiceraError):
        raise answer
    return answer


def _stop(pool: dict[Connection, BaseProcess]) -> None:
    for pipe, process in pool.items():
        process.terminate()
        pipe.close()
    for process in pool.values():
        process.join()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started now do not hear Ctrl-C, not even while they start; we stop them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
