"""How long does a play take to every screen, with many tables at once?

The server runs as a process of its own; every table has four persons with a screen each, played by
a script from this process. A latency is the time from sending a play to the moment when the last
of the four screens has read the view after it; beside it stands the part of it inside the server.
Bots do not play. One line of JSON.

    python benchmarks/server.py                  people, each table plays every 3 s on average
    python benchmarks/server.py --pause 0        as fast as it goes: no table pauses
    options: --tables 50 --plays 20 --pause 3.0 --database URL
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from cicera.server.app import make_app
from cicera.server.logs import start_logs
from cicera.server.running import make_config, settle_memory
from cicera.server.settings import Settings
from cicera.server.shapes import CardChoice, DueHand

PLAY: Final = re.compile(r'\{"type": "play", "id": "([^"]+)"')
ACCEPTED: Final = re.compile(r'\{"type":"accepted","id":"([^"]+)","version":(\d+)')
UPDATE: Final = re.compile(
    r'\{"type":"update","since":\d+,"events":\[\{"type":"\w+","version":(\d+)'
)


class Seen(msgspec.Struct):
    """What the script looks at in a view."""

    version: int
    phase: str
    seat: int | None
    turn: int | None
    match: int
    hand: int
    ply: int
    legal: tuple[CardChoice, ...]
    due: DueHand | None


class Told(msgspec.Struct):
    """Any message of the server."""

    type: str
    id: str | None = None
    code: str | None = None
    view: Seen | None = None


DECODER: Final = msgspec.json.Decoder(Told)


@dataclass
class Screen:
    """A person's connection."""

    socket: ClientConnection
    view: Seen | None = None
    arrived: dict[int, float] = field(default_factory=dict)
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def read(self) -> None:
        """Take in all that comes."""
        async for frame in self.socket:
            self.take(frame)

    def take(self, frame: str | bytes) -> None:
        """Take in one message."""
        now = time.perf_counter()
        told = DECODER.decode(frame)
        if told.view is not None:
            self.view = told.view
            self.arrived[told.view.version] = now
            self.changed.set()
        elif told.type == "refused":
            raise AssertionError(f"refused: {told.code}")

    async def until_version(self, version: int) -> float:
        """When this screen had the version."""
        while self.view is None or self.view.version < version:
            self.changed.clear()
            await self.changed.wait()
        return min(at for seen, at in self.arrived.items() if seen >= version)


class Stopwatch:
    """The application ``app``, and how long its plays took inside the server.

    From the moment when a play has been read to the moment when the last screen at its table has
    been sent what it did.
    """

    def __init__(self, app: Any) -> None:
        self._app = app
        self._begun: dict[tuple[str, str], float] = {}
        self._sent: dict[tuple[str, int], float] = {}
        self._versions: dict[tuple[str, str], int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request, or one socket and watch it."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        table = scope["path"]

        async def watched_receive() -> Any:
            message = await receive()
            if found := PLAY.match(message.get("text") or ""):
                self._begun[table, found[1]] = time.perf_counter()
            return message

        async def watched_send(message: Any) -> None:
            await send(message)
            text = message.get("text") or ""
            if found := UPDATE.match(text):
                self._sent[table, int(found[1])] = time.perf_counter()
            elif found := ACCEPTED.match(text):
                self._versions[table, found[1]] = int(found[2])

        await self._app(scope, watched_receive, watched_send)

    def latencies(self) -> list[float]:
        """Of every play that was also answered before the person left, in seconds."""
        return [
            self._sent[table, self._versions[table, command]] - begun
            for (table, command), begun in self._begun.items()
            if (table, command) in self._versions
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--plays", type=int, default=20, help="at each table")
    parser.add_argument("--pause", type=float, default=3.0, help="mean seconds before a play")
    parser.add_argument("--database", default="", help="a URL; else an SQLite file of its own")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        asyncio.run(serve(options.database))
    else:
        print(json.dumps(asyncio.run(measure(options))))


async def serve(database: str) -> None:
    """The server, until it is told to stop; then the latencies as it saw them, as JSON."""
    many = 1_000_000
    settings = Settings(
        port=0,
        database=database,
        tables_per_hour=many,
        joins_per_minute=many,
        sockets_per_client=many,
    )
    start_logs()
    app = await make_app(settings)
    stopwatch = Stopwatch(app)
    config = make_config(stopwatch, settings)  # type: ignore[arg-type]
    server = uvicorn.Server(config)
    listener = socket.create_server(("127.0.0.1", 0), backlog=512)
    settle_memory()
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    with suppress(KeyboardInterrupt):
        await server.serve(sockets=[listener])
    print(json.dumps(stopwatch.latencies()), flush=True)


async def measure(options: argparse.Namespace) -> dict[str, object]:
    """The figures."""
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/tables.db"
        process, address = start(database)
        try:
            seated = [await seats(address) for _table in range(options.tables)]
            before, _memory = usage(process.pid)
            own, begun = time.process_time(), time.perf_counter()
            tables = [table(screens, n, options) for n, screens in enumerate(seated)]
            seen = [one for many in await asyncio.gather(*tables) for one in many]
            seconds = time.perf_counter() - begun
            own = time.process_time() - own
            cpu, memory = usage(process.pid)
        finally:
            process.send_signal(signal.SIGINT)
            told, _nothing = process.communicate()
    return {
        "database": database.partition(":")[0],
        "tables": options.tables,
        "screens": 4 * options.tables,
        "mean pause, s": options.pause,
        "plays": len(seen),
        "plays a second": round(len(seen) / seconds, 1),
        **spread("to every screen", seen),
        **spread("in the server", json.loads(told)),
        "server CPU, ms a play": round((cpu - before) * 1e3 / len(seen), 2),
        "client CPU, ms a play": round(own * 1e3 / len(seen), 2),
        "server memory, MB": round(memory / 1e6, 1),
        "load average": round(os.getloadavg()[0], 1),
        "cores": os.cpu_count(),
    }


def spread(name: str, latencies: list[float]) -> dict[str, float]:
    """Median, 99th percentile and the longest, in milliseconds."""
    cuts = statistics.quantiles([one * 1e3 for one in latencies], n=100)
    return {
        f"{name}, p50 ms": round(cuts[49], 1),
        f"{name}, p99 ms": round(cuts[98], 1),
        f"{name}, longest ms": round(max(latencies) * 1e3, 1),
    }


def start(database: str) -> tuple[subprocess.Popen[str], str]:
    """The server as a process, and its address."""
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, __file__, "--serve", "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def usage(pid: int) -> tuple[float, int]:
    """Seconds of CPU and bytes of memory that a process has used; nothing where that is unknown."""
    try:
        with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0.0, 0
    ticks = int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK"), int(fields[21]) * os.sysconf("SC_PAGE_SIZE")


async def table(screens: list[Screen], number: int, options: argparse.Namespace) -> list[float]:
    """The latencies of the plays at one table."""
    chance = random.Random(number)
    readers = [asyncio.create_task(screen.read()) for screen in screens]
    latencies: list[float] = []
    try:
        await asyncio.sleep(chance.uniform(0, 2 * options.pause))  # tables do not begin together
        newest = max(screen.view.version for screen in screens if screen.view)
        for screen in screens:
            await screen.until_version(newest)
        for command in range(options.plays):
            first = screens[0].view
            assert first is not None
            if first.phase != "playing":
                await everybody(screens, {"type": "deal", "id": f"d{command}", **due(first)}, 0)
            await asyncio.sleep(chance.uniform(0, 2 * options.pause))
            latencies.append(await play(screens, command, chance))
    finally:
        for reader in readers:
            reader.cancel()
        for screen in screens:
            await screen.socket.close()
    return latencies


async def seats(address: str) -> list[Screen]:
    """Four persons at a new table, connected."""
    screens = []
    name = ""
    for seat in range(4):
        async with httpx.AsyncClient(
            base_url=address,
            headers={"Origin": address},
            trust_env=False,
            verify=False,  # noqa: S501
        ) as http:  # there is no TLS here, and reading certificates takes longer than a play
            path = f"/api/tables/{name}/seats" if name else "/api/tables"
            answer = await http.post(path, json={"name": f"Person {seat}"}, timeout=60)
            answer.raise_for_status()
            name = answer.json()["table"]
            cookie = answer.headers["set-cookie"].partition(";")[0]
        line = await connect(
            f"{address.replace('http', 'ws')}/api/tables/{name}/socket?protocol=1",
            origin=address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            open_timeout=60,
            proxy=None,
        )
        screens.append(Screen(line))
        screens[-1].take(await line.recv())
    return screens


def due(view: Seen) -> dict[str, int]:
    assert view.due is not None
    return {"match": view.due.match, "hand": view.due.hand}


async def play(screens: list[Screen], command: int, chance: random.Random) -> float:
    """One play: the seconds until every screen had it."""
    turn = screens[0].view.turn if screens[0].view else None
    assert turn is not None
    view = screens[turn].view
    assert view is not None
    choice = chance.choice(view.legal)
    captured = chance.choice(choice.captures).cards if choice.captures else ()
    moment = {"match": view.match, "hand": view.hand, "ply": view.ply}
    message = {"type": "play", "id": f"p{command}", **moment}
    begun = time.perf_counter()
    last = await everybody(screens, {**message, "card": choice.card, "captured": captured}, turn)
    return last - begun


async def everybody(screens: list[Screen], message: dict[str, object], seat: int) -> float:
    """Send ``message`` from ``seat``; when the last screen had what it did."""
    view = screens[0].view
    assert view is not None
    version = view.version + 1
    await screens[seat].socket.send(json.dumps(message))
    return max([await screen.until_version(version) for screen in screens])


if __name__ == "__main__":
    main()
