"""How is an event kept, once and for good?

An event is appended under the next number of its table. Two writers who both believe that theirs is
the next cannot both succeed: one gets :class:`Conflict`, reads what the other wrote and judges
again. What :meth:`Store.append` has returned from is on the disk.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from cicera.storage.schema import EVENTS, TABLES
from cicera.storage.writing import Conflict, Entry, Writing, make_writer

__all__ = ["DATABASE_ERRORS", "Conflict", "Entry", "Quiet", "Store"]

DATABASE_ERRORS: Final = (SQLAlchemyError, OSError)
"""What is raised while a database cannot be reached or cannot work."""


class Quiet(NamedTuple):
    """A table at which nothing happens: its last event, and when that was."""

    table: str
    last: int
    at: int


class Store:
    """The logs of all tables in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = make_writer(engine)

    async def create(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep a new ``table`` with its first ``entries``; :class:`Conflict` if the id is taken."""
        await self._writer.write(Writing(table, entries, new=True))

    async def append(self, table: str, entries: Sequence[Entry], *, signal: str = "") -> None:
        """Keep ``entries``, all or none; :class:`Conflict` when a number or command is taken.

        Where the database can, it passes ``signal`` on to all processes, once the entries are kept.
        """
        await self._writer.write(Writing(table, entries, signal))

    async def read(self, table: str, *, after: int = 0, but: str = "") -> list[Entry]:
        """The entries of ``table`` behind number ``after``, in order; none for an unknown table.

        Those whose body begins with ``but`` are left out.
        """
        columns = EVENTS.c
        query = (
            select(columns.sequence, columns.body, columns.at, columns.command)
            .where(columns.table_id == table, columns.sequence > after)
            .order_by(columns.sequence)
        )
        if but:
            query = query.where(~columns.body.startswith(but, autoescape=True))
        async with self._engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def tables(self, *, newest: int) -> list[str]:
        """The ``newest`` tables, or as many as there are, the newest first."""
        query = select(TABLES.c.id).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(newest)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

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

    async def quiet(self, *, since: int) -> list[Quiet]:
        """The tables at which nothing has happened since ``since``, but for those kept for good."""
        columns, others = EVENTS.c, EVENTS.alias().c
        last = select(func.max(others.sequence)).where(others.table_id == TABLES.c.id)
        query = (
            select(columns.table_id, columns.sequence, columns.at)
            .join(TABLES, TABLES.c.id == columns.table_id)
            .where(~TABLES.c.kept, columns.sequence == last.scalar_subquery(), columns.at < since)
        )
        async with self._engine.connect() as connection:
            return [Quiet(*row) for row in await connection.execute(query)]

    async def keep(self, table: str) -> None:
        """Keep ``table`` for good."""
        async with self._engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(kept=True))

    async def remove(self, table: str, *, last: int) -> bool:
        """Remove ``table`` with all of its events, if number ``last`` is still the last of them.

        Whether it was removed. Who appends meanwhile either comes before, and the table stays, or
        gets :class:`Conflict`.
        """
        kept = EVENTS.alias()
        newest = select(func.max(kept.c.sequence)).where(kept.c.table_id == table)
        mine = (EVENTS.c.table_id == table) & (newest.scalar_subquery() == last)
        try:
            async with self._engine.begin() as connection:
                if not (await connection.execute(delete(EVENTS).where(mine))).rowcount:
                    return False
                await connection.execute(delete(TABLES).where(TABLES.c.id == table))
        except IntegrityError:  # an event has come to it meanwhile
            return False
        return True

    async def check(self) -> None:
        """Raise what the database raises unless it answers."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """Give back every connection."""
        await self._writer.close()
        await self._engine.dispose()
