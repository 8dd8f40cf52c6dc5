"""How is an event kept, once and for good?

An event is appended under the next number of its table. Two writers who both believe that theirs is
the next cannot both succeed: one gets :class:`Conflict`, reads what the other wrote and judges
again. What :meth:`Store.append` has returned from is on the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cicera.storage.schema import EVENTS, TABLES
from cicera.storage.signals import CHANNEL

DATABASE_ERRORS: Final = (SQLAlchemyError, OSError)
"""What is raised while a database cannot be reached or cannot work."""


class Conflict(Exception):
    """Somebody else has written under this number, or this command is done already."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as it is kept: ``body`` is JSON, ``at`` milliseconds since 1970."""

    sequence: int
    body: str
    at: int
    command: str | None = None


class Store:
    """The logs of all tables in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._signals = engine.dialect.name == "postgresql"
        self._turns = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    async def create(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep a new ``table`` with its first ``entries``; :class:`Conflict` if the id is taken."""
        async with self._writing() as connection:
            row = {"id": table, "created": entries[0].at}
            await self._insert(connection, TABLES, [row])
            await self._insert(connection, EVENTS, _rows(table, entries))

    async def append(self, table: str, entries: Sequence[Entry], *, signal: str = "") -> None:
        """Keep ``entries``, all or none; :class:`Conflict` when a number or command is taken.

        Where the database can, it passes ``signal`` on to all processes, once the entries are kept.
        """
        async with self._writing() as connection:
            await self._insert(connection, EVENTS, _rows(table, entries))
            if signal and self._signals:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :signal)"),
                    {"channel": CHANNEL, "signal": signal},
                )

    async def read(self, table: str, *, after: int = 0) -> list[Entry]:
        """The entries of ``table`` behind number ``after``, in order; none for an unknown table."""
        columns = EVENTS.c
        query = (
            select(columns.sequence, columns.body, columns.at, columns.command)
            .where(columns.table_id == table, columns.sequence > after)
            .order_by(columns.sequence)
        )
        async with self._engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        """The last number of each of ``tables``."""
        query = (
            select(EVENTS.c.table_id, func.max(EVENTS.c.sequence).label("last"))
            .where(EVENTS.c.table_id.in_(tables))
            .group_by(EVENTS.c.table_id)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return {row.table_id: row.last for row in rows}

    async def check(self) -> None:
        """Raise what the database raises unless it answers."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """Give back every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has one writer at a time, and no queue: here they take turns."""
        async with self._turns or nullcontext(), self._engine.begin() as connection:
            yield connection

    async def _insert(
        self, connection: AsyncConnection, into: object, rows: list[dict[str, object]]
    ) -> None:
        try:
            await connection.execute(insert(into), rows)  # type: ignore[arg-type]
        except IntegrityError as error:
            raise Conflict from error


def _rows(table: str, entries: Sequence[Entry]) -> list[dict[str, object]]:
    return [
        {
            "table_id": table,
            "sequence": entry.sequence,
            "command": entry.command,
            "at": entry.at,
            "body": entry.body,
        }
        for entry in entries
    ]
