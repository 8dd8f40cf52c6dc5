"""Processes that are killed, and several of them at one database: the tables go on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.client import PATIENCE, Message, Person, choose, running
from tests.server.tables import open_table
from tests.server.test_match import play_hand
from tests.storage.databases import new_database

from cicera.server.room import first_entries
from cicera.server.settings import Settings
from cicera.storage import Store, open_database

Starter = Callable[[], AsyncIterator[asyncio.subprocess.Process]]


class Server:
    """``cicera serve`` as a process of its own."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.arguments = arguments
        self.environment = environment
        self.address = ""
        self.lines: list[str] = []

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "cicera", *self.arguments),
            env=os.environ | {"CICERA_LANG": "en", "BROWSER": "false"} | self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(60):
            while not self.address:
                line = (await self.process.stdout.readline()).decode()
                assert line, self.lines
                self.lines.append(line)
                if " is at " in line:
                    self.address = line.split()[3]
        self.drain = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            self.lines.append(line.decode())

    async def stop(self, number: int = signal.SIGTERM) -> int:
        if self.process.returncode is None:
            self.process.send_signal(number)
        async with asyncio.timeout(60):
            await self.drain
            return await self.process.wait()


@asynccontextmanager
async def serving(*arguments: str, **environment: str) -> AsyncIterator[Server]:
    server = Server(*arguments, **environment)
    await server.start()
    try:
        yield server
    finally:
        await server.stop(signal.SIGKILL)


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    arguments = ("serve", "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    acknowledged: dict[int, str] = {}
    pending: Message = {}
    async with Person("http://nowhere", "Segreta") as ana:
        for kill in range(2):
            async with serving(*arguments, "--port", "0", CICERA_TABLES_PER_HOUR="9") as server:
                ana.move_to(server.address)
                if not ana.table:
                    await ana.create("caciada packet=6", fill="greedy", dealer=1)
                    await ana.connect()
                    await ana.deal()
                else:
                    await ana.connect(since=ana.view["version"])
                    await ana.say(pending)
                    answer = await ana.answer(pending["id"])
                    assert answer["type"] == "accepted"
                    await ana.until(lambda a=answer: ana.view["version"] >= a["version"])
                for _play in range(2):
                    await ana.until(lambda: ana.view["turn"] == 0)
                    ply = ana.view["ply"]
                    assert (await ana.play_first())["type"] == "accepted"
                    await ana.until(lambda ply=ply: ana.view["ply"] > ply)
                    acknowledged[ply] = ana.view["log"][ply]["move"]
                await ana.until(lambda: ana.view["turn"] == 0)
                card, captured = choose(ana.view)
                moment = {"match": 1, "hand": 1, "ply": ana.view["ply"]}
                play = {"id": f"kill-{kill}", "card": card, "captured": captured}
                pending = {"type": "play", **moment, **play}
                await ana.say(pending)  # and the server dies before, while or after it does it
                await server.stop(signal.SIGKILL)
                token = next(iter(ana.http.cookies.jar)).value or "-"
                assert log_is_clean(server, ana.table, token, "Segreta", "tables.db")
            await ana.until(lambda: ana.closed is not None)
        log = ana.view["log"]
        assert {ply: log[ply]["move"] for ply in acknowledged} == acknowledged
        assert [entry["seat"] for entry in log] == [(2 + ply) % 4 for ply in range(len(log))]
        cards = [entry["card"] for entry in log]
        assert len(set(cards)) == len(cards)


async def test_the_command_stops_cleanly_and_keeps_its_secrets(tmp_path: Path) -> None:
    file = tmp_path / "data"
    async with (
        serving("play", "--port", "0", XDG_DATA_HOME=str(file), HOME=str(file)) as server,
        Person(server.address, "Ana Segreta") as ana,
    ):
        await ana.create(fill="greedy")
        await ana.connect()
        assert await server.stop(signal.SIGINT) == 0
        await ana.until(lambda: ana.closed is not None)
        assert ana.told[-1]["type"] == "closing"
    said = "".join(server.lines)
    assert "Cicera has stopped" in said
    assert "No browser" in said
    assert list(file.rglob("tables.db"))


async def test_old_tables_go_from_a_host_and_stay_on_a_persons_own_machine(tmp_path: Path) -> None:
    folder = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    async with serving("play", "--port", "0", **folder) as server:
        await server.stop()
    (file,) = tmp_path.rglob("tables.db")
    url, names = f"sqlite:///{file}", {"a" * 14, "b" * 14}
    store = Store(await open_database(url))
    for name in names:
        await store.create(name, first_entries(open_table("caciada").history, at=0))
    async with serving("play", "--port", "0", **folder) as server, Person(server.address) as ana:
        for ana.table in names:
            assert (await ana.get()).status_code == 200
    assert set(await store.tables(newest=9)) == names
    async with serving("serve", "--port", "0", "--database", url, CICERA_UNSTARTED_DAYS="1"):
        async with asyncio.timeout(PATIENCE):
            while await store.tables(newest=9):
                await asyncio.sleep(0.05)
    await store.close()


def log_is_clean(server: Server, *secrets: str) -> bool:
    """Whether the server has said one sentence and JSON objects, and none of ``secrets``."""
    said, *logged = server.lines
    assert all(isinstance(json.loads(line), dict) for line in logged)
    return not any(secret in line for secret in secrets for line in (said, *logged))


async def test_a_taken_port_is_a_clear_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        other = Server("play", "--port", port)
        with pytest.raises(AssertionError):
            await other.start()
        assert await other.process.wait() == 2
    assert len(other.lines) == 1
    assert other.lines[0].startswith(f"cicera: port {port} is taken")


async def test_any_process_serves_any_table(settings: Settings, tmp_path: Path) -> None:
    async with new_database("postgresql", tmp_path) as url:
        both = replace(settings, database=url, poll=30.0)
        async with (
            running(both) as one,
            running(both) as two,
            Person(one.address, "Ana") as ana,
            Person(two.address, "Bea") as bea,
        ):
            await ana.create("caciada players=2 packet=6 target=99", dealer=1)
            await bea.join(ana.table)
            await ana.connect()
            await bea.connect()
            await ana.until(lambda: ana.view["seats"][1]["connected"])
            assert bea.view["seats"][0]["name"] == "Ana"
            await ana.deal()
            await bea.until(lambda: bea.view["phase"] == "playing")
            await play_hand(ana, bea)
            await bea.until(lambda: bea.view["phase"] == "between")
            assert len(ana.view["log"]) == 48
            assert ana.view["log"] == bea.view["log"]
            ana.move_to(two.address)
            await ana.connect()
            await ana.ready()
            await bea.ready()
            await ana.until(lambda: ana.view["hand"] == 2)


async def test_the_newest_screen_wins_over_processes(settings: Settings, tmp_path: Path) -> None:
    async with new_database("postgresql", tmp_path) as url:
        both = replace(settings, database=url)
        async with (
            running(both) as one,
            running(both) as two,
            Person(one.address, "Ana") as ana,
            Person(two.address, "Ana") as again,
        ):
            await ana.create(fill="greedy")
            again.http.cookies, again.table = ana.http.cookies, ana.table
            await ana.connect()
            await again.connect()
            await ana.until(lambda: ana.closed is not None)
            assert (ana.closed, ana.told[-1]["type"]) == (4001, "replaced")
            assert (await again.nonce())["type"] == "accepted"
            await again.until(lambda: again.view["seats"][0]["connected"])


async def test_a_process_plays_for_a_bot_that_another_has_forgotten(
    settings: Settings, tmp_path: Path
) -> None:
    async with new_database("postgresql", tmp_path) as url:
        first = replace(settings, database=url)
        async with (
            running(first) as one,
            running(replace(first, patience=0.2)) as two,
            Person(one.address, "Ana") as ana,
            Person(two.address, "Zoe") as watcher,
        ):

            async def never(_question: object) -> None:
                await asyncio.Event().wait()

            one.hub.bots.choose = never
            await ana.create(fill="greedy", dealer=0)
            await ana.connect()
            watcher.table = ana.table
            await watcher.connect()
            await ana.deal()
            async with asyncio.timeout(PATIENCE):
                await ana.until(lambda: ana.view["turn"] == 0)
            assert [entry["seat"] for entry in ana.view["log"]] == [1, 2, 3]


async def test_bots_go_on_when_a_table_is_opened_again(settings: Settings) -> None:
    async with running(settings) as server, Person(server.address) as ana:

        async def never(_question: object) -> None:
            await asyncio.Event().wait()

        server.hub.bots.choose = never
        await ana.create(fill="greedy", dealer=0)
        await ana.connect()
        await ana.deal()
        await ana.disconnect()
    async with running(settings) as server:
        ana = ana.again(server.address)
        await ana.connect()
        await ana.until(lambda: ana.view["turn"] == 0)
        text = (await ana.get("/record")).text
        assert " ".join(entry["move"] for entry in ana.view["log"]) in text
        await ana.disconnect()
        await ana.http.aclose()
