"""A server to talk to, with a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import structlog
from tests.server.client import Person, Running, running

from cicera.server.settings import Settings


@pytest.fixture(autouse=True)
def quiet() -> None:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory(), processors=[])


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        port=0,
        database=f"sqlite:///{tmp_path / 'tables.db'}",
        tables_per_hour=1000,
        joins_per_minute=1000,
        messages_per_second=1000,
    )


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as started:
        yield started


@pytest.fixture
async def person(server: Running) -> AsyncIterator[Callable[..., Person]]:
    """Makes persons, and sends them all home at the end."""
    made: list[Person] = []

    def make(name: str = "Ana", **values: str) -> Person:
        made.append(Person(server.address, name, **values))
        return made[-1]

    yield make
    for one in made:
        await one.disconnect()
        await one.http.aclose()
