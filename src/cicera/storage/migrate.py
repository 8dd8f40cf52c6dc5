"""How does a database get the newest columns? By the migrations in ``migrations/versions``."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from cicera.errors import CiceraError
from cicera.storage.engine import make_engine

_LOCK: Final = 0x636963657261
"""The word cicera, as the number of a lock: of several processes one migrates, the others wait."""


_PRIVATE: Final = 0o600
"""A file of tables holds the secrets of shuffles."""


async def open_database(url: str) -> AsyncEngine:
    """The database at ``url``, with the newest columns.

    Raises :class:`CiceraError` for a URL that is none and a database that does not open.
    """
    engine = make_engine(url)
    try:
        if engine.dialect.name == "sqlite":
            await asyncio.to_thread(_try_file, str(engine.url.database))
        await migrate(engine)
    except CiceraError:
        await engine.dispose()
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError, CommandError) as error:
        await engine.dispose()
        reason = type(getattr(error, "orig", None) or error).__name__
        raise CiceraError("database-closed", reason=reason) from error
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database of ``engine`` up to date, in one transaction."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade)


def _try_file(path: str) -> None:
    """Raise what SQLite raises for a file that it cannot open; a new one is its owner's alone.

    SQLite gives the files beside it, such as the log, the same permissions. Its asynchronous form
    would leave a thread behind that waits for an event loop already closed.
    """
    folder = Path(path).parent
    if not folder.is_dir():
        raise CiceraError("database-folder", folder=str(folder))
    os.close(os.open(path, os.O_CREAT | os.O_RDONLY, _PRIVATE))
    sqlite3.connect(path).close()


def _upgrade(connection: Connection) -> None:
    command.upgrade(config(connection), "head")


def config(connection: Connection) -> Config:
    """Alembic's settings for ``connection``."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.attributes["connection"] = connection
    return settings
