"""Old tables go, finished matches stay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.client import PATIENCE, Person, running
from tests.server.tables import Log, open_table
from tests.storage.databases import KINDS, new_database

from cicera.server.expiry import DAY, progress_of, remove_old
from cicera.server.room import first_entries
from cicera.server.settings import Settings
from cicera.storage import Store, open_database

NOW = 1000 * DAY


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with new_database(request.param, tmp_path) as url:
        store = Store(await open_database(url))
        yield store
        await store.close()


def tables() -> dict[str, Log]:
    """A table of each sort."""
    unstarted = open_table("caciada packet=6")
    begun = open_table("caciada packet=6 target=500")
    begun.deal()
    between = open_table("caciada packet=6 target=500")
    finished = open_table("caciada packet=6 target=1")
    for log, plies in ((begun, 5), (between, 48), (finished, 0)):
        if not log.table.game.match.hands:
            log.deal()
        for _play in range(plies):
            log.play()
    while finished.table.phase != "over":
        if finished.table.phase == "between":
            finished.deal()
        finished.play()
    rematch = open_table("caciada packet=6 target=1", seed=9)
    rematch.history, rematch.table = list(finished.history), finished.table
    rematch.deal()
    return {
        "unstarted": unstarted,
        "begun": begun,
        "between": between,
        "finished": finished,
        "rematch": rematch,
    }


def test_how_far_a_table_has_come() -> None:
    assert {name: progress_of(log.history) for name, log in tables().items()} == {
        "unstarted": "unstarted",
        "begun": "unfinished",
        "between": "unfinished",
        "finished": "finished",
        "rematch": "finished",
    }


@pytest.mark.parametrize(
    ("unstarted", "idle", "age", "left"),
    [
        (30, 365, 30, {"unstarted", "begun", "between", "finished", "rematch"}),
        (30, 365, 31, {"begun", "between", "finished", "rematch"}),
        (30, 365, 366, {"finished", "rematch"}),
        (0, 365, 366, {"unstarted", "finished", "rematch"}),
        (30, 0, 900, {"begun", "between", "finished", "rematch"}),
        (0, 0, 900, {"unstarted", "begun", "between", "finished", "rematch"}),
        (400, 7, 8, {"unstarted", "finished", "rematch"}),
    ],
)
async def test_tables_go_when_they_are_old(
    store: Store, unstarted: int, idle: int, age: int, left: set[str]
) -> None:
    for name, log in tables().items():
        await store.create(name, first_entries(log.history, NOW - age * DAY))
    settings = Settings(unstarted_days=unstarted, idle_days=idle)
    for _again in range(2):
        await remove_old(store, settings, NOW, lambda _name: True)
        assert set(await store.tables(newest=99)) == left
    for name in left:
        assert len(await store.read(name)) == len(tables()[name].history)


async def test_a_table_at_which_somebody_is_stays(store: Store) -> None:
    for name in ("here", "there"):
        await store.create(name, first_entries(tables()["unstarted"].history, 0))
    removed = await remove_old(store, Settings(), NOW, lambda name: name != "here")
    assert removed == 1
    assert await store.tables(newest=9) == ["here"]


async def test_old_tables_are_gone_soon_after_the_start(settings: Settings) -> None:
    logs = tables()
    names = {"unstarted": "a" * 14, "finished": "b" * 14}
    store = Store(await open_database(settings.database))
    for kind, name in names.items():
        await store.create(name, first_entries(logs[kind].history, 0))
    await store.close()
    async with running(settings) as server, Person(server.address) as ana:
        async with asyncio.timeout(PATIENCE):
            while await server.hub.store.tables(newest=9) != [names["finished"]]:
                await asyncio.sleep(0.01)
        assert (await ana.http.get(f"/api/tables/{names['unstarted']}")).status_code == 404
        assert (await ana.http.get(f"/api/tables/{names['finished']}/record")).status_code == 200


async def test_a_table_that_another_process_removed_says_so(settings: Settings) -> None:
    async with running(settings) as server, Person(server.address) as ana:
        await ana.create(fill="greedy")
        await ana.connect()
        store = server.hub.store
        (last,) = (await store.newest([ana.table])).values()
        assert await store.remove(ana.table, last=last)
        answer = await ana.deal()
        assert (answer["type"], answer["code"]) == ("refused", "no-such-table")


def test_days_are_sensible() -> None:
    assert replace(Settings(), idle_days=0).idle_days == 0
    for text in ("-1", "100001", "x"):
        with pytest.raises(Exception, match="cannot be"):
            Settings.from_environment({"CICERA_IDLE_DAYS": text})
