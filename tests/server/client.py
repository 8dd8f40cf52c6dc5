"""A person's browser, as far as the server can tell: cookies, requests, a socket, commands."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from cicera.server.app import Application, make_app
from cicera.server.pages import Pages
from cicera.server.running import make_config
from cicera.server.settings import Settings

PATIENCE = 20.0
"""Seconds after which a test gives up waiting."""
Message = dict[str, Any]


@dataclass
class Running:
    """A server that answers at ``address``, in this event loop."""

    app: Application
    address: str

    @property
    def hub(self) -> Any:
        return self.app.hub


class _Quiet(uvicorn.Server):
    """A server that leaves the signals to the tests."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets=sockets)
        self.ready.set()

    def capture_signals(self) -> Any:
        return nullcontext()


@asynccontextmanager
async def running(settings: Settings, pages: Pages | None = None) -> AsyncIterator[Running]:
    app = await make_app(settings, pages)
    config = make_config(app, settings)
    server = _Quiet(config)
    task = asyncio.create_task(server.serve())
    waiting = asyncio.create_task(server.ready.wait())
    await asyncio.wait((task, waiting), return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        waiting.cancel()
        task.result()
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Running(app, f"http://127.0.0.1:{port}")
    finally:
        await app.hub.say_goodbye()
        server.should_exit = True
        await task


@dataclass
class Person:
    """A browser. ``frames`` are all messages that came by socket, as they came."""

    address: str
    name: str = "Ana"
    language: str = "en"
    table: str = ""
    view: Message = field(default_factory=dict)
    frames: list[str] = field(default_factory=list)
    told: list[Message] = field(default_factory=list)
    closed: int | None = None
    first: Message = field(default_factory=dict)
    """The first message of the latest connection."""

    def __post_init__(self) -> None:
        self.http = httpx.AsyncClient(
            base_url=self.address,
            headers={"Origin": self.address, "Accept-Language": self.language},
            trust_env=False,
        )
        self.socket: ClientConnection | None = None
        self.changed = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self._ids = itertools.count(1)
        self._prefix = secrets.token_hex(4)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.disconnect()
        await self.http.aclose()

    def move_to(self, address: str) -> None:
        """Go on with another server; the browser keeps its cookies, which know no ports."""
        self.address = address
        self.http.base_url = httpx.URL(address)
        self.http.headers["Origin"] = address

    def again(self, address: str) -> Person:
        """The same browser after a pause."""
        other = Person(address, self.name, self.language, self.table)
        other.http.cookies = self.http.cookies
        return other

    async def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return await self.http.post(path, json=body, headers=headers)

    async def create(self, rules: str = "caciada", **body: object) -> Message:
        answer = await self.post("/api/tables", {"name": self.name, "rules": rules, **body})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        return answer.json()

    async def join(self, table: str, **body: object) -> Message:
        answer = await self.post(f"/api/tables/{table}/seats", {"name": self.name, **body})
        assert answer.status_code == 200, answer.text
        self.table = table
        return answer.json()

    async def get(self, path: str = "", **params: str) -> httpx.Response:
        return await self.http.get(f"/api/tables/{self.table}{path}", params=params)

    async def connect(self, since: int | None = None, **params: str) -> Self:
        """Open the socket and wait for the first message."""
        await self.disconnect()
        query = {"protocol": "1", "lang": self.language} | params
        if since is not None:
            query["since"] = str(since)
        url = f"/api/tables/{self.table}/socket"
        address = str(httpx.URL(self.address.replace("http", "ws") + url, params=query))
        cookies = {c.name: c.value for c in self.http.cookies.jar if c.path.endswith(self.table)}
        headers = {"Cookie": "; ".join(f"{k}={v}" for k, v in cookies.items())} if cookies else {}
        self.socket = await connect(
            address,
            origin=self.address,  # type: ignore[arg-type]
            additional_headers=headers,
            proxy=None,
            max_size=None,
        )
        self.closed = None
        before = len(self.frames)
        self._reader = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: len(self.frames) > before or self.closed is not None)
        self.first = json.loads(self.frames[before]) if len(self.frames) > before else {}
        return self

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            assert self._reader is not None
            await self._reader
            self.socket = None

    async def send(self, kind: str, **values: object) -> Message:
        """Send a command and wait for its answer."""
        command = str(values.pop("id", "")) or f"{self._prefix}-{next(self._ids)}"
        await self.say({"type": kind, "id": command, **values})
        return await self.answer(command)

    async def say(self, message: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def answer(self, command: str | None) -> Message:
        found: list[Message] = []

        def there() -> bool:
            found[:] = [
                m for m in self.told if m["type"] in ("accepted", "refused") and m["id"] == command
            ]
            return bool(found) or self.closed is not None

        await self.until(there)
        self.told.remove(found[0])
        return found[0]

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until ``holds``, which is asked again whenever something has come."""
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(lambda: bool(holds()))

    async def deal(self) -> Message:
        due = self.view["due"]
        return await self.send("deal", match=due["match"], hand=due["hand"])

    async def ready(self) -> Message:
        due = self.view["due"]
        return await self.send("ready", match=due["match"], hand=due["hand"])

    async def nonce(self, value: str | None = None) -> Message:
        due = self.view["due"]
        value = value or secrets.token_hex(16)
        return await self.send("nonce", match=due["match"], hand=due["hand"], nonce=value)

    async def play(self, card: str, captured: list[str] | None = None) -> Message:
        view = self.view
        return await self.send(
            "play",
            match=view["match"],
            hand=view["hand"],
            ply=view["ply"],
            card=card,
            captured=captured or [],
        )

    async def play_first(self, *, greedy: bool = True) -> Message:
        """Play what the view offers: a capture if there is one, else the first card."""
        return await self.play(*choose(self.view, greedy=greedy))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            with suppress(ConnectionClosedError):
                async for frame in socket:
                    async with self.changed:
                        self._take(str(frame))
                        self.changed.notify_all()
        finally:
            async with self.changed:
                self.closed = socket.close_code
                self.changed.notify_all()

    def _take(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "update":
            since = message["since"]
            assert since is None or since == self.view.get("version", since)
            assert since is None or [e["version"] for e in message["events"]] == list(
                range(since + 1, message["view"]["version"] + 1)
            )
            self.view = message["view"]
        if message["type"] == "presence":
            for seat, connected in zip(self.view["seats"], message["connected"], strict=True):
                seat["connected"] = connected
        self.told.append(message)


def choose(view: Message, *, greedy: bool = True) -> tuple[str, list[str]]:
    for choice in view["legal"] if greedy else ():
        if choice["captures"]:
            return choice["card"], choice["captures"][0]["cards"]
    return view["legal"][0]["card"], []


def events(person: Person) -> list[Message]:
    """Every event that the person was told of."""
    return [e for m in person.told if m["type"] == "update" for e in m["events"]]
