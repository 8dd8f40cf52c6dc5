"""When does a bot play at a table, and what does one advise a person to play?

As soon as it is its turn, if the play before was kept by this process. If another process kept it,
that one lets the bot play; only if it does not, having been stopped perhaps, this one does. Should
both do it, the log takes one of the two.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple

import structlog

from cicera.domain.cards import CODES, cards_in
from cicera.domain.play import Move
from cicera.domain.view import view
from cicera.errors import CiceraError, StaleCommand
from cicera.server import messages
from cicera.server.bots import Bots, fallback
from cicera.server.deciding import Actor, verify_turn
from cicera.server.failures import Refusal
from cicera.server.room import Room
from cicera.server.table import Table
from cicera.server.worker import Question
from cicera.storage import DATABASE_ERRORS

_LOG: Final = structlog.get_logger("cicera.bots")


ADVISER: Final = "traditional"
"""The player that gives hints."""


class Advice(NamedTuple):
    """What to play at ``moment``: match, hand, ply."""

    moment: tuple[int, int, int]
    move: Move

    def tell(self, command: str) -> messages.Hint:
        """The answer to the question ``command``."""
        match, hand, ply = self.moment
        captured = tuple(CODES[card] for card in cards_in(self.move.captured))
        return messages.Hint(command, match, hand, ply, CODES[self.move.card], captured)


def question_at(table: Table, seat: int, player: str) -> Question:
    """What would ``player`` do in ``seat``, from what can be seen there?"""
    purpose = (seat, player, *table.moment)
    return Question(player, table.seed, purpose, view(table.game.match, seat))


class Thinker:
    """The bots of one table."""

    def __init__(self, room: Room, bots: Bots, patience: float) -> None:
        self._room = room
        self._bots = bots
        self._patience = patience
        self._task: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()
        self._advised: tuple[int, int, int] | None = None
        self._advice: asyncio.Task[Move | None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, or about to."""
        return self._task is not None and not self._task.done()

    def consider(self, *, own: bool) -> None:
        """Have the bots play, if it is their turn; at once if the news is our ``own``."""
        if self._seat() is None:
            return
        if own:
            self._hurry.set()
        if not self.busy:
            self._task = asyncio.create_task(self._work())

    async def hint(self, actor: Actor) -> Advice:
        """What :data:`ADVISER` would play for ``actor`` now.

        It is thought of once, however often it is asked for. Raises what a play of theirs would,
        ``stale`` when the table has moved on meanwhile, ``no-hint`` when none comes in time.
        """
        table = self._room.table
        seat = verify_turn(table, actor)
        if self._advised != table.moment or self._advice is None:
            question = question_at(table, seat, ADVISER)
            self._advised = table.moment
            self._advice = asyncio.create_task(self._bots.think(question))
        move = await asyncio.shield(self._advice)
        if self._room.table.moment != table.moment:
            raise StaleCommand("stale")
        verify_turn(self._room.table, actor)
        if move is None:
            self._advice = None
            raise Refusal("no-hint")
        return Advice(table.moment, move)

    async def close(self) -> None:
        """Stop; what a bot has not played yet is played later, or elsewhere."""
        for task in (self._task, self._advice):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    def _seat(self) -> int | None:
        """The seat whose turn it is, if a bot plays there."""
        table = self._room.table
        sitter = None if table.turn is None else table.seats[table.turn]
        return table.turn if sitter is not None and sitter.player is not None else None

    async def _work(self) -> None:
        """Play for bots until it is a person's turn."""
        try:
            while (seat := self._seat()) is not None:
                if await self._is_ours():
                    await self._play(seat)
        except (CiceraError, *DATABASE_ERRORS) as error:
            _LOG.warning("bot-stuck", reason=type(error).__name__)

    async def _is_ours(self) -> bool:
        """Whether it is for us to play: at once, or after nobody else has for a while."""
        version = self._room.version
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), self._patience)
        self._hurry.clear()
        return self._room.version == version

    async def _play(self, seat: int) -> None:
        table = self._room.table
        sitter = table.seats[seat]
        assert sitter is not None
        assert sitter.player is not None
        moment = table.moment
        question = question_at(table, seat, sitter.player)
        move = await self._bots.choose(question)
        with suppress(StaleCommand):
            try:
                await self._send(seat, moment, move)
            except CiceraError as error:
                if isinstance(error, StaleCommand):
                    raise
                _LOG.error("bot-refused", player=sitter.player, code=error.code)
                await self._send(seat, moment, fallback(question.view))

    async def _send(self, seat: int, moment: tuple[int, int, int], move: Move) -> None:
        match, hand, ply = moment
        key = f"bot-{match}-{hand}-{ply}"
        command = messages.Play(
            id=key,
            match=match,
            hand=hand,
            ply=ply,
            card=CODES[move.card],
            captured=tuple(CODES[card] for card in cards_in(move.captured)),
        )
        await self._room.act(Actor(bot=seat), command, key=key)
