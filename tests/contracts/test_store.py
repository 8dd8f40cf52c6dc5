"""What every store keeps to, whichever database it is on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.storage.databases import KINDS, new_database

from cicera.storage import Conflict, Entry, Store, make_signals, open_database


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    async with new_database(request.param, tmp_path) as address:
        yield address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = Store(await open_database(url))
    yield store
    await store.close()


def entry(number: int, command: str | None = None, body: str = "{}") -> Entry:
    return Entry(number, body, at=1_700_000_000_000 + number, command=command)


async def test_what_was_kept_is_read_again(store: Store) -> None:
    kept = [entry(1), entry(2, "a", '{"è": "♠"}'), entry(3)]
    await store.create("one", kept[:1])
    await store.append("one", kept[1:])
    assert await store.read("one") == kept
    assert await store.read("one", after=2) == kept[2:]
    assert await store.read("one", after=3) == []


async def test_tables_are_apart(store: Store) -> None:
    await store.create("one", [entry(1, "a")])
    await store.create("two", [entry(1, "a"), entry(2, "b")])
    assert await store.newest(["one", "two", "three"]) == {"one": 1, "two": 2}
    assert await store.newest([]) == {}
    assert await store.read("three") == []


async def test_a_name_is_taken_once(store: Store) -> None:
    await store.create("one", [entry(1)])
    with pytest.raises(Conflict):
        await store.create("one", [entry(1)])
    with pytest.raises(Conflict):
        await store.append("nowhere", [entry(1)])


async def test_a_number_is_taken_once(store: Store) -> None:
    await store.create("one", [entry(1)])
    await store.append("one", [entry(2, body="1")])
    with pytest.raises(Conflict):
        await store.append("one", [entry(2, body="2")])
    assert [kept.body for kept in await store.read("one")] == ["{}", "1"]


async def test_a_command_is_done_once(store: Store) -> None:
    await store.create("one", [entry(1)])
    await store.append("one", [entry(2, "a")])
    with pytest.raises(Conflict):
        await store.append("one", [entry(3, "a")])
    await store.append("one", [entry(3, "b")])


async def test_all_or_nothing_is_kept(store: Store) -> None:
    await store.create("one", [entry(1)])
    await store.append("one", [entry(3)])
    with pytest.raises(Conflict):
        await store.append("one", [entry(2), entry(3)])
    assert await store.newest(["one"]) == {"one": 3}
    assert len(await store.read("one")) == 2


async def test_of_many_writers_one_succeeds(store: Store) -> None:
    await store.create("one", [entry(1)])
    tries = [store.append("one", [entry(2, body=str(n))]) for n in range(8)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 7
    assert len(await store.read("one")) == 2


async def test_one_of_a_group_that_cannot_be_kept_holds_up_nobody(store: Store) -> None:
    names = [f"table {number}" for number in range(20)]
    await asyncio.gather(*(store.create(name, [entry(1)]) for name in names))
    wrong = {"table 3": 1, "table 7": 1}
    tries = [store.append(name, [entry(wrong.get(name, 2))]) for name in names]
    tries += [store.create("new", [entry(1), entry(2)]), store.append("none", [entry(1)])]
    results = await asyncio.gather(*tries, return_exceptions=True)
    refused = [n for n, result in enumerate(results) if isinstance(result, Conflict)]
    assert refused == [3, 7, 21]
    assert [result for result in results if result is not None] == [results[n] for n in refused]
    newest = await store.newest([*names, "new", "none"])
    assert newest == {name: wrong.get(name, 2) for name in names} | {"new": 2}


async def test_who_stops_waiting_stops_nobody_else(store: Store) -> None:
    await store.create("one", [entry(1)])
    await store.create("two", [entry(1)])
    first = asyncio.create_task(store.append("one", [entry(2)]))
    second = asyncio.create_task(store.append("two", [entry(2)]))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert first.cancelled() or first.done()
    await store.append("two", [entry(3)])
    assert (await store.newest(["two"])) == {"two": 3}


async def test_entries_of_a_kind_can_be_left_out(store: Store) -> None:
    bodies = ['{"a_":1}', '{"ab":2}', '{"a_":3}', '{"c":"a_"}']
    await store.create("one", [entry(n, body=body) for n, body in enumerate(bodies, start=1)])
    assert [kept.sequence for kept in await store.read("one", but='{"a_"')] == [2, 4]


async def test_the_newest_tables_come_first(store: Store) -> None:
    for number in (2, 3, 1):
        await store.create(f"table {number}", [entry(number)])
    assert await store.tables(newest=2) == ["table 3", "table 2"]


async def test_quiet_tables_are_found_until_they_are_kept(store: Store) -> None:
    await store.create("old", [entry(1), entry(2)])
    await store.create("new", [entry(1), entry(2), entry(9)])
    await store.create("dear", [entry(1)])
    assert sorted(await store.quiet(since=entry(9).at)) == [
        ("dear", 1, entry(1).at),
        ("old", 2, entry(2).at),
    ]
    await store.keep("dear")
    assert await store.quiet(since=entry(9).at) == [("old", 2, entry(2).at)]
    assert await store.quiet(since=entry(2).at) == []


async def test_a_table_is_removed_whole_or_not_at_all(store: Store) -> None:
    await store.create("one", [entry(1), entry(2)])
    await store.create("two", [entry(1)])
    assert not await store.remove("one", last=1)
    assert len(await store.read("one")) == 2
    assert await store.remove("one", last=2)
    assert not await store.remove("one", last=2)
    assert await store.tables(newest=9) == ["two"]
    assert await store.newest(["one", "two"]) == {"two": 1}
    with pytest.raises(Conflict):
        await store.append("one", [entry(3)])
    await store.create("one", [entry(1)])


async def test_who_comes_while_a_table_is_removed_is_told_or_saves_it(store: Store) -> None:
    names = [f"table {number}" for number in range(12)]
    for name in names:
        await store.create(name, [entry(1)])
    removals = [store.remove(name, last=1) for name in names]
    arrivals = [store.append(name, [entry(2)]) for name in names]
    results = await asyncio.gather(*removals, *arrivals, return_exceptions=True)
    newest = await store.newest(names)
    for name, removed, arrived in zip(names, results[:12], results[12:], strict=True):
        assert (removed, type(arrived), newest.get(name)) in (
            (True, Conflict, None),
            (False, type(None), 2),
        )


async def test_kept_entries_outlive_the_store(url: str) -> None:
    first = Store(await open_database(url))
    await first.create("one", [entry(1)])
    await first.close()
    second = Store(await open_database(url))
    assert await second.read("one") == [entry(1)]
    await second.check()
    await second.close()


async def test_signals_come_with_what_was_kept(tmp_path: Path) -> None:
    async with new_database("postgresql", tmp_path) as url:
        engine = await open_database(url)
        store, signals = Store(engine), make_signals(engine)
        heard: asyncio.Queue[str] = asyncio.Queue()
        await signals.start(heard.put_nowait)
        await store.create("one", [entry(1)])
        with pytest.raises(Conflict):
            await store.append("one", [entry(1)], signal="never")
        await store.append("one", [entry(2)], signal="kept")
        await signals.send("said")
        async with asyncio.timeout(20):
            assert [await heard.get(), await heard.get()] == ["kept", "said"]
        await signals.close()
        await store.close()


async def test_listening_goes_on_after_a_break(tmp_path: Path) -> None:
    async with new_database("postgresql", tmp_path) as url:
        import asyncpg

        engine = await open_database(url)
        signals = make_signals(engine)
        heard: asyncio.Queue[str] = asyncio.Queue()
        await signals.start(heard.put_nowait)
        breaker = await asyncpg.connect(url)
        await breaker.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        async with asyncio.timeout(20):
            while True:
                await breaker.execute("SELECT pg_notify('cicera', 'again')")
                with suppress(TimeoutError):
                    assert await asyncio.wait_for(heard.get(), 0.2) == "again"
                    break
        await breaker.close()
        await signals.close()
        await engine.dispose()
