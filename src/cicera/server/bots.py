"""Who asks the bots, and who stops one that thinks too long?"""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import structlog

from cicera.domain.cards import cards_in
from cicera.domain.play import Move
from cicera.domain.view import View
from cicera.server.worker import LENGTH, Question, pack

_LOG: Final = structlog.get_logger("cicera.bots")
_WORKER: Final = ("-P", "-c", "from cicera.server.worker import main; main()")


class Bots:
    """Some processes that answer questions, each one at a time.

    A bot has ``budget`` seconds. Then its process is killed and another takes its place.
    """

    def __init__(self, *, workers: int, budget: float) -> None:
        self._budget = budget
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(workers):
            self._free.put_nowait(None)  # started when first needed
        self._all: set[Process] = set()

    async def choose(self, question: Question) -> Move:
        """The move of the bot; when there is none in time its first card, so the game goes on."""
        return await self.think(question) or fallback(question.view)

    async def think(self, question: Question) -> Move | None:
        """The move of the bot; None when there is none in time."""
        worker = await self._free.get()
        try:
            async with asyncio.timeout(self._budget):
                worker = worker or await self._start()
                return await _ask(worker, question)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            _LOG.warning("bot-failed", player=question.name, reason=type(error).__name__)
            await self._stop(worker)
            worker = None
            return None
        except BaseException:
            await self._stop(worker)  # its answer would come to the wrong question
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End every process."""
        for worker in list(self._all):
            await self._stop(worker)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, *_WORKER, stdin=PIPE, stdout=PIPE
        )
        self._all.add(worker)
        return worker

    async def _stop(self, worker: Process | None) -> None:
        if worker is None:
            return
        self._all.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await asyncio.shield(worker.wait())


def fallback(view: View) -> Move:
    """The move instead of one that did not come in time: the first card is laid."""
    return Move(cards_in(view.hand)[0])


async def _ask(worker: Process, question: Question) -> Move:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(pack(question))
    await worker.stdin.drain()
    size = int.from_bytes(await worker.stdout.readexactly(LENGTH), "big")
    move = pickle.loads(await worker.stdout.readexactly(size))  # noqa: S301  # our own child
    assert isinstance(move, Move)
    return move
