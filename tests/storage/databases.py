"""Databases to test on: a file, and a PostgreSQL server where there is one.

``CICERA_TEST_POSTGRESQL`` says which server, as a URL of a database that may make others.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

SERVER = os.environ.get("CICERA_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/test")
KINDS = ("sqlite", "postgresql")


@asynccontextmanager
async def new_database(kind: str, folder: Path) -> AsyncIterator[str]:
    """The URL of an empty database, which is gone afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    name = f"cicera_{secrets.token_hex(6)}"
    try:
        server = await asyncpg.connect(SERVER, timeout=5)
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        pytest.skip(f"no PostgreSQL to test on: {error!r}")
    try:
        await server.execute(f'CREATE DATABASE "{name}"')
        try:
            yield f"{SERVER.rpartition('/')[0]}/{name}"
        finally:
            with suppress(asyncio.CancelledError):
                await server.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
    finally:
        await server.close()
