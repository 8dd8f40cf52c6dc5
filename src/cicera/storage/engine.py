"""How is a database reached? By its URL: SQLite for one machine, PostgreSQL for many."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cicera.errors import CiceraError

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_PRAGMAS: Final = (
    "journal_mode=WAL",  # readers and the writer do not wait for each other
    "synchronous=FULL",  # what was acknowledged outlives a loss of power too
    "foreign_keys=ON",
)
_PATIENCE: Final = 10.0
"""Seconds that a writer waits for another one."""


def parse_url(text: str) -> URL:
    """The URL with the driver that is used for it.

    Raises :class:`CiceraError` for what is no URL of an SQLite file or of PostgreSQL; the text
    itself is not repeated, since it may hold a password.
    """
    try:
        url = make_url(text)
    except ArgumentError:
        raise CiceraError("database-url") from None
    kind = url.get_backend_name()
    if kind not in _DRIVERS or (kind == "sqlite" and url.database in (None, "", ":memory:")):
        raise CiceraError("database-url")
    return url.set(drivername=_DRIVERS[kind])


def make_engine(text: str) -> AsyncEngine:
    """An engine for the database at URL ``text``; nothing is connected yet."""
    url = parse_url(text)
    if url.get_backend_name() != "sqlite":
        try:
            return create_async_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=10)
        except ModuleNotFoundError as error:
            missing = str(error.name)
            raise CiceraError("database-driver", library=missing, extra="postgresql") from None
    engine = create_async_engine(url, **sqlite_settings())
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def sqlite_settings() -> dict[str, Any]:
    """What an engine for an SQLite file is made with."""
    return {"connect_args": {"timeout": _PATIENCE}}


def prepare(connection: Any, _record: object) -> None:
    """Set a new connection to an SQLite file up."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
