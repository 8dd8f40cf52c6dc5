"""How long does a play take to every screen, with many tables at once?

The server runs as a process of its own; every table has four persons with a screen each, played by
a script from this process. A latency is the time from sending a play to the moment when the last
of the four screens has the view after it. One line of JSON.

    python benchmarks/server.py [--tables 50] [--plays 40] [--pause 1.0] [--database URL]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from cicera.server.shapes import CardChoice, DueHand


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


DECODER = msgspec.json.Decoder(Told)


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


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--plays", type=int, default=40, help="at each table")
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds between plays")
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/tables.db"
        process, address = start(database)
        try:
            seated = [await seats(address) for _table in range(options.tables)]
            before, _memory = usage(process.pid)
            begun = time.perf_counter()
            tables = [table(screens, n, options) for n, screens in enumerate(seated)]
            latencies = [one for many in await asyncio.gather(*tables) for one in many]
            seconds = time.perf_counter() - begun
            cpu, memory = usage(process.pid)
            cpu -= before
        finally:
            process.terminate()
            process.wait()
    cuts = statistics.quantiles([one * 1e3 for one in latencies], n=100)
    figures = {
        "database": database.partition(":")[0],
        "tables": options.tables,
        "screens": 4 * options.tables,
        "plays": len(latencies),
        "plays a second": round(len(latencies) / seconds, 1),
        "play to every screen, p50 ms": round(cuts[49], 1),
        "play to every screen, p99 ms": round(cuts[98], 1),
        "slowest, ms": round(max(latencies) * 1e3, 1),
        "server CPU, ms a play": round(cpu * 1e3 / len(latencies), 2),
        "server memory, MB": round(memory / 1e6, 1),
        "cores": os.cpu_count(),
    }
    print(json.dumps(figures))


def start(database: str) -> tuple[subprocess.Popen[str], str]:
    """The server as a process, and its address."""
    limits = {"CICERA_TABLES_PER_HOUR": "100000", "CICERA_JOINS_PER_MINUTE": "100000"}
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "cicera", "serve", "--port", "0", "--database", database],
        env=os.environ | limits | {"CICERA_LANG": "en"},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    address = process.stderr.readline().split()[3]
    drain = f"cat <&{process.stderr.fileno()} >/dev/null"
    subprocess.Popen(["sh", "-c", drain], pass_fds=[process.stderr.fileno()])  # noqa: S603, S607
    return process, address


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
        socket = await connect(
            f"{address.replace('http', 'ws')}/api/tables/{name}/socket?protocol=1",
            origin=address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            open_timeout=60,
            proxy=None,
        )
        screens.append(Screen(socket))
        screens[-1].take(await socket.recv())
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
    asyncio.run(main())
