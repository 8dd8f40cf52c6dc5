"""Does a database come to have the columns that the code means?"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from tests.storage.databases import KINDS, new_database

from cicera.errors import CiceraError
from cicera.locale import LANGUAGES
from cicera.storage import open_database
from cicera.storage.engine import parse_url
from cicera.storage.schema import METADATA


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    async with new_database(request.param, tmp_path) as address:
        yield address


async def test_migrations_lead_to_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    engine = await open_database(url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_two_processes_may_migrate_at_once(url: str) -> None:
    for engine in await asyncio.gather(*(open_database(url) for _ in range(3))):
        await engine.dispose()


async def test_a_file_is_written_ahead_and_safely(tmp_path: Path) -> None:
    engine = await open_database(f"sqlite:///{tmp_path / 'a.db'}")
    async with engine.connect() as connection:
        mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
        safety = (await connection.execute(text("PRAGMA synchronous"))).scalar()
    assert (mode, safety) == ("wal", 2)
    await engine.dispose()


@pytest.mark.parametrize("url", ["", "x", "mysql://a/b", "tables.db"])
def test_a_wrong_url_is_refused(url: str) -> None:
    with pytest.raises(CiceraError, match="must be a URL") as caught:
        parse_url(url)
    assert caught.value.values == {}


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("sqlite:///a.db", "sqlite+aiosqlite"),
        ("postgres://h/d", "postgresql+asyncpg"),
        ("postgresql://h/d", "postgresql+asyncpg"),
    ],
)
def test_the_driver_follows_from_the_database(url: str, driver: str) -> None:
    assert parse_url(url).drivername == driver


@pytest.mark.parametrize(
    "url", ["sqlite:////no/such/folder/a.db", "postgresql://nobody:pw@127.0.0.1:1/x"]
)
async def test_a_database_that_does_not_open_is_an_error_without_secrets(url: str) -> None:
    with pytest.raises(CiceraError, match="cannot be opened") as caught:
        await open_database(url)
    assert "pw" not in str(caught.value)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
async def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    """It holds the secrets of shuffles; so does the log beside it."""
    engine = await open_database(f"sqlite:///{tmp_path / 'a.db'}")
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE a (b)"))
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {"a.db": 0o600, "a.db-wal": 0o600, "a.db-shm": 0o600}
    await engine.dispose()


async def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    with pytest.raises(CiceraError) as caught:
        await open_database(f"sqlite:///{folder / 'a.db'}")
    assert (caught.value.code, caught.value.values) == ("database-folder", {"folder": str(folder)})
    for language in LANGUAGES:
        assert str(folder) in caught.value.message(language)
    assert list(tmp_path.iterdir()) == []
