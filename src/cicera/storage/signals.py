"""How does one process hear of what another has done?

By PostgreSQL's own LISTEN and NOTIFY, which delivers what a transaction says exactly when it is
committed. An SQLite file belongs to one process as a rule, so there nobody is told. A signal may be
lost with a connection; it is a hint to look, never the news itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL: Final = "cicera"
LIMIT: Final = 7000
"""A signal may have so many bytes."""
_RETRY: Final = 1.0


class Signals(Protocol):
    """A way to tell all other processes something short."""

    async def start(self, heard: Callable[[str], None]) -> None:
        """Begin to listen: every signal, our own too, goes to ``heard``."""

    async def send(self, signal: str) -> None:
        """Tell everybody who listens."""

    async def close(self) -> None:
        """Stop listening."""


def make_signals(engine: AsyncEngine) -> Signals:
    """The signals that the database of ``engine`` can give."""
    return PostgresSignals(engine) if engine.dialect.name == "postgresql" else NoSignals()


class NoSignals:
    """Nobody else is there to be told."""

    async def start(self, heard: Callable[[str], None]) -> None:
        """Nothing will ever be heard."""

    async def send(self, signal: str) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """Nothing to stop."""


class PostgresSignals:
    """LISTEN on a connection of its own, which is opened again when it breaks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._task: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    async def start(self, heard: Callable[[str], None]) -> None:
        """Begin to listen."""
        connection = await self._listen(heard)
        self._task = asyncio.create_task(self._keep(connection, heard))

    async def send(self, signal: str) -> None:
        """Tell everybody, us too."""
        async with self._engine.begin() as connection:
            await connection.execute(
                text("SELECT pg_notify(:channel, :signal)"),
                {"channel": CHANNEL, "signal": signal},
            )

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, heard: Callable[[str], None]) -> AsyncConnection:
        connection = await self._engine.connect()
        raw: Any = (await connection.get_raw_connection()).driver_connection
        self._lost.clear()
        raw.add_termination_listener(lambda _connection: self._lost.set())
        await raw.add_listener(CHANNEL, lambda _c, _pid, _channel, signal: heard(signal))
        return connection

    async def _keep(self, connection: AsyncConnection, heard: Callable[[str], None]) -> None:
        """Listen for ever; after a break there is silence until the database is back."""
        try:
            while True:
                await self._lost.wait()
                await connection.invalidate()
                await connection.close()
                with suppress(SQLAlchemyError, OSError):
                    connection = await self._listen(heard)
                    continue
                await asyncio.sleep(_RETRY)
        finally:
            await connection.invalidate()
            await connection.close()
