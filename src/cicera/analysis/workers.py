"""Who plays the hands at the same time? Threads for compiled hands, processes for the others."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from cicera.analysis.failures import WorkerLost
from cicera.errors import CiceraError

Results = Generator[tuple[int, Any], None, None]
Work = Callable[[Any], Any]
"""What is done with a task; for processes, a function of a module."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_threads(work: Work, tasks: Sequence[Any], workers: int) -> Results:
    """The place of every task with what ``work`` makes of it, in any order."""
    pool = ThreadPoolExecutor(workers)
    try:
        places = {pool.submit(work, task): place for place, task in enumerate(tasks)}
        for done in as_completed(places):
            yield places[done], done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def in_processes(work: Work, tasks: Sequence[Any], workers: int) -> Results:
    """The same as :func:`in_threads`; closing the iterator ends the processes.

    Raises what :class:`CiceraError` a task raises, and :class:`WorkerLost` when a process ends by
    itself. The processes end when this one does, whatever ends it.
    """
    if workers == 1:
        for place, task in enumerate(tasks):
            yield place, work(task)
        return
    pool: dict[Connection, BaseProcess] = {}
    left = iter(enumerate(tasks))
    try:
        with _deaf_children():
            for _ in range(min(workers, len(tasks))):
                pipe, process = _start(work)
                pool[pipe] = process
        busy = [pipe for pipe in pool if _give(pipe, left)]
        while busy:
            ready = wait(busy)
            for pipe in [pipe for pipe in pool if pipe in ready]:
                answer = _take(pipe)
                if not _give(pipe, left):
                    busy.remove(pipe)
                yield answer
    finally:
        for pipe, process in pool.items():
            process.terminate()
            pipe.close()
        for process in pool.values():
            process.join()


def serve(pipe: Connection, work: Work) -> None:
    """Do the tasks that come through ``pipe`` until it closes, as it does if its owner dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            place, task = pipe.recv()
            try:
                pipe.send((place, work(task)))
            except CiceraError as error:
                pipe.send((place, error))


def _start(work: Work) -> tuple[Connection, BaseProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, work), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _give(pipe: Connection, left: Iterator[tuple[int, Any]]) -> bool:
    """Give a worker the next task; whether there was one."""
    task = next(left, None)
    if task is None:
        return False
    with suppress(OSError):  # a worker that is gone is noticed when its answer is taken
        pipe.send(task)
    return True


def _take(pipe: Connection) -> tuple[int, Any]:
    try:
        place, answer = pipe.recv()
    except (EOFError, OSError) as error:
        raise WorkerLost("arena-worker-lost") from error
    if isinstance(answer, CiceraError):
        raise answer
    return place, answer


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started now do not hear Ctrl-C while they start; we stop them.

    A Ctrl-C in the meantime is answered afterwards, where the system can hold a signal back.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    holds = hasattr(signal, "pthread_sigmask")
    handler = signal.signal(
        signal.SIGINT, (lambda number, _frame: heard.append(number)) if holds else signal.SIG_IGN
    )
    if holds:  # children inherit it; threads of libraries may still bring the signal to us
        resource_tracker.ensure_running()  # its start would let the signal through again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if holds:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
    if heard:
        raise KeyboardInterrupt
