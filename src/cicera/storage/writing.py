"""How do many tables write at once, and at small cost?

One transaction at a time: what comes meanwhile waits and then goes together into the next. So a
busy server waits for the disk once for many plays, and a quiet one never waits for company. When
one of a group cannot be kept the whole group is undone and each is tried alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from sqlalchemy import Engine, create_engine, event, insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from cicera.storage.engine import prepare, sqlite_settings
from cicera.storage.schema import EVENTS, TABLES
from cicera.storage.signals import CHANNEL

_GROUP: Final = 64
"""So many writings go together at most."""


class Conflict(Exception):
    """Somebody else has written under this number, or this command is done already."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as it is kept: ``body`` is JSON, ``at`` milliseconds since 1970."""

    sequence: int
    body: str
    at: int
    command: str | None = None


class Writing(NamedTuple):
    """Entries of one table, to be kept all or none; ``new`` if the table is new too."""

    table: str
    entries: Sequence[Entry]
    signal: str = ""
    new: bool = False


class Keeper(Protocol):
    """A way to keep a group of writings in one transaction."""

    async def keep(self, group: Sequence[Writing]) -> None:
        """Keep all or none; raises :class:`IntegrityError` when one of them cannot be kept."""

    async def close(self) -> None:
        """Give back what was taken."""


class Writer:
    """Keeps what is to be kept, in groups."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._queue: list[tuple[Writing, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, writing: Writing) -> None:
        """Come back once ``writing`` is kept; raises :class:`Conflict` when it cannot be."""
        done = asyncio.get_running_loop().create_future()
        self._queue.append((writing, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await done

    async def close(self) -> None:
        """Finish what was begun."""
        if self._task is not None:
            await self._task
        await self._keeper.close()

    async def _work(self) -> None:
        try:
            while self._queue:
                group, self._queue = self._queue[:_GROUP], self._queue[_GROUP:]
                group.sort(
                    key=lambda one: one[0].table
                )  # so that two servers cannot block each other
                await self._keep(group)
        finally:
            self._task = None

    async def _keep(self, group: list[tuple[Writing, asyncio.Future[None]]]) -> None:
        error: Exception | None = None
        try:
            await self._keeper.keep([writing for writing, _done in group])
        except IntegrityError as refusal:
            if len(group) > 1:
                for one in group:
                    await self._keep([one])
                return
            error = Conflict()
            error.__cause__ = refusal
        except Exception as failure:  # whoever waits gets it
            error = failure
        for _writing, done in group:
            if done.done():
                continue  # nobody waits for it any more
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)


def make_writer(engine: AsyncEngine) -> Writer:
    """The writer for the database of ``engine``."""
    postgres = engine.dialect.name == "postgresql"
    return Writer(PostgresKeeper(engine) if postgres else SqliteKeeper(engine))


class SqliteKeeper:
    """Writes from a thread of its own, to which each group goes in one step."""

    def __init__(self, engine: AsyncEngine) -> None:
        url = engine.url.set(drivername="sqlite")
        self._engine: Engine = create_engine(url, **sqlite_settings())
        event.listen(self._engine, "connect", prepare)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def keep(self, group: Sequence[Writing]) -> None:
        """Keep ``group``."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._keep, group)

    async def close(self) -> None:
        """Close the file."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    def _keep(self, group: Sequence[Writing]) -> None:
        with self._engine.begin() as connection:
            tables = _tables(group)
            if tables:
                connection.execute(insert(TABLES), tables)
            connection.execute(insert(EVENTS), _events(group))


_KEEP: Final = text(
    f"""
    WITH made AS (
        INSERT INTO tables (id, created)
        SELECT * FROM unnest(CAST(:ids AS text[]), CAST(:times AS bigint[]))
    ), kept AS (
        INSERT INTO events (table_id, sequence, command, at, body)
        SELECT * FROM unnest(CAST(:table_id AS text[]), CAST(:sequence AS integer[]),
            CAST(:command AS text[]), CAST(:at AS bigint[]), CAST(:body AS text[]))
    )
    SELECT pg_notify('{CHANNEL}', signal) FROM unnest(CAST(:signals AS text[])) AS signal
    """  # noqa: S608  # the channel is a constant
)
"""Rows and signals in one statement, which is a transaction of its own: one way there and back."""


class PostgresKeeper:
    """Writes by one statement a group, which passes the signals on once all is kept."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def keep(self, group: Sequence[Writing]) -> None:
        """Keep ``group``."""
        tables, events = _tables(group), _events(group)
        columns: dict[str, list[object]] = {
            column.name: [row[column.name] for row in events] for column in EVENTS.columns
        }
        columns["ids"] = [row["id"] for row in tables]
        columns["times"] = [row["created"] for row in tables]
        columns["signals"] = [writing.signal for writing in group if writing.signal]
        async with self._engine.connect() as connection:
            await connection.execute(_KEEP, columns)

    async def close(self) -> None:
        """The engine is not ours."""


def _tables(group: Sequence[Writing]) -> list[dict[str, object]]:
    return [{"id": one.table, "created": one.entries[0].at} for one in group if one.new]


def _events(group: Sequence[Writing]) -> list[dict[str, object]]:
    return [
        {
            "table_id": writing.table,
            "sequence": entry.sequence,
            "command": entry.command,
            "at": entry.at,
            "body": entry.body,
        }
        for writing in group
        for entry in writing.entries
    ]
