"""Which tables are open in this process, and what do the other processes say?

Processes talk by signals: *news* (a table has a new version); *here*, *still*, *gone* (a person's
screen has been connected somewhere, still is, no longer is). All processes hear them in the same
order, so they agree on which screen of a person came last. News that gets lost is found by asking
the database now and then.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final

import structlog

from cicera.server import messages
from cicera.server.bodies import CreateTable
from cicera.server.bots import Bots
from cicera.server.deciding import Actor, found
from cicera.server.expiry import remove_old
from cicera.server.failures import Refusal
from cicera.server.room import Room, first_entries
from cicera.server.screens import Screen
from cicera.server.settings import Settings
from cicera.server.thinking import Advice, Thinker
from cicera.server.tokens import TABLE_NAME, hash_token, new_table_name, new_token
from cicera.storage import DATABASE_ERRORS, Signals, Store

_LOG: Final = structlog.get_logger("cicera.hub")
IDLE: Final = 600_000
"""Milliseconds after which a table that nobody looks at is forgotten here."""
_HEARTBEAT: Final = 15_000
_CAPACITY: Final = 2000
_TIDY: Final = 6 * 3600.0
"""Seconds between two looks for old tables."""
_FAREWELL: Final = 2.0
"""Seconds that screens have to hear that the server stops."""


class Hub:
    """Every table that is open here. ``clock`` gives milliseconds since 1970."""

    def __init__(
        self, store: Store, signals: Signals, settings: Settings, clock: Callable[[], int]
    ) -> None:
        self.store = store
        self.clock = clock
        self.process = secrets.token_hex(6)
        self.bots = Bots(workers=settings.bots, budget=settings.bot_seconds)
        self._signals = signals
        self._settings = settings
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._used: dict[str, int] = {}
        self._thinkers: dict[str, Thinker] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._beaten = 0
        self._closing = False
        self._departed = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen to other processes, and to ask for what was not heard."""
        await self._signals.start(self._heard)
        self._spawn(self._poll())
        self._spawn(self._tidy())

    async def say_goodbye(self) -> None:
        """Tell every screen that the server stops, and wait a little until they know."""
        self._closing = True
        for room in self._rooms.values():
            for screen in room.screens:
                screen.dismiss(messages.Closing(), messages.Close.GOING_AWAY)
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                while any(room.screens for room in self._rooms.values()):
                    self._departed.clear()
                    await self._departed.wait()

    async def close(self) -> None:
        """End all work."""
        for task in self._tasks:
            task.cancel()
        for thinker in self._thinkers.values():
            await thinker.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._signals.close()
        await self.bots.close()

    async def room(self, name: str) -> Room:
        """The table called ``name``; raises :class:`Refusal` when there is none."""
        self._used[name] = self.clock()
        if name in self._rooms:
            room = self._rooms[name]
            if not room.screens:
                await room.sync()  # nobody has been looking here
            return room
        if not TABLE_NAME.fullmatch(name):
            raise Refusal("no-such-table")
        lock = self._loading.setdefault(name, asyncio.Lock())
        async with lock:
            if name not in self._rooms:
                room = Room(name, self.store, self.clock, self.process)
                if not await room.load():
                    self._loading.pop(name, None)
                    self._used.pop(name, None)
                    raise Refusal("no-such-table")
                self._open(room)
            self._loading.pop(name, None)
        return self._rooms[name]

    async def found(self, body: CreateTable, language: str) -> tuple[Room, str]:
        """A new table, and the token of the person who set it up."""
        token = new_token()
        seed, secret = secrets.randbits(53), secrets.token_hex(32)
        made = found(body, hash_token(token), seed, secret, language)
        name = new_table_name()
        await self.store.create(name, first_entries(made, self.clock()))
        return await self.room(name), token

    async def hint(self, room: Room, actor: Actor) -> Advice:
        """What a bot would play for ``actor``; raises what :meth:`Thinker.hint` raises."""
        return await self._thinkers[room.name].hint(actor)

    async def arrive(self, room: Room, screen: Screen) -> None:
        """``screen`` is connected; older ones of the same person are told and closed."""
        await room.sync()
        others = [old for old in room.screens if old.token == screen.token and screen.token]
        room.screens.add(screen)
        if self._closing:
            screen.dismiss(messages.Closing(), messages.Close.GOING_AWAY)
        for old in others:
            old.dismiss(messages.Replaced(), messages.Close.REPLACED)
        if room.table.seat_of(screen.token) is not None:
            room.tell_presence()
            await self._say(f"here {room.name} {screen.token} {screen.word}")

    async def depart(self, room: Room, screen: Screen) -> None:
        """``screen`` is no longer connected."""
        room.screens.discard(screen)
        self._departed.set()
        self._used[room.name] = self.clock()
        token = screen.token
        if token is None or any(other.token == token for other in room.screens):
            return
        if room.table.seat_of(token) is not None:
            room.tell_presence()
            await self._say(f"gone {room.name} {token}")

    async def _say(self, words: str) -> None:
        """Tell every process; if that cannot be done now, they find out by and by."""
        with suppress(*DATABASE_ERRORS):
            await self._signals.send(f"{self.process} {words}")

    def _open(self, room: Room) -> None:
        self._rooms[room.name] = room
        thinker = Thinker(room, self.bots, self._settings.patience)
        self._thinkers[room.name] = thinker
        room.changed = lambda _room, own: thinker.consider(own=own)
        thinker.consider(own=True)

    def _heard(self, signal: str) -> None:
        """A process has said something; it may have been this one."""
        sender, kind, name, *rest = signal.split(" ")
        room = self._rooms.get(name)
        if room is None:
            return
        if sender == self.process:
            if kind == "here":
                self._claim(room, *rest)
        elif kind == "news":
            self._spawn(self._catch_up(room, int(rest[0])))
        else:
            self._heard_of_screen(room, sender, kind, rest[0])

    def _claim(self, room: Room, token: str, word: str) -> None:
        for screen in room.screens:
            if (screen.token, screen.word) == (token, word):
                screen.claimed = True

    def _heard_of_screen(self, room: Room, sender: str, kind: str, token: str) -> None:
        if kind == "here":
            for screen in room.screens:
                if screen.token == token and screen.claimed:
                    screen.dismiss(messages.Replaced(), messages.Close.REPLACED)
        if kind == "gone":
            changed = room.presence.gone(sender, token)
        else:
            changed = room.presence.here(sender, token, self.clock())
        if changed:
            room.tell_presence()

    async def _catch_up(self, room: Room, newest: int | None) -> None:
        try:
            await room.sync(newest)
        except DATABASE_ERRORS as error:
            _LOG.warning("database-away", reason=type(error).__name__)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self._settings.poll)
            try:
                await self._look_around()
            except DATABASE_ERRORS as error:
                _LOG.warning("database-away", reason=type(error).__name__)

    async def _look_around(self) -> None:
        """Read what was written elsewhere, have bots go on, forget what is not used."""
        now = self.clock()
        watched = [room.name for room in self._rooms.values() if room.screens]
        newest = await self.store.newest(watched) if watched else {}
        for name, version in newest.items():
            if name in self._rooms:
                await self._rooms[name].sync(version)
        for name, room in list(self._rooms.items()):
            if room.presence.expire(now):
                room.tell_presence()
            self._thinkers[name].consider(own=False)
            self._forget_idle(room, now)
        if now - self._beaten >= _HEARTBEAT:
            self._beaten = now
            await self._beat()

    async def _beat(self) -> None:
        """Say again who is connected here, so that the others do not count them as gone."""
        for room in list(self._rooms.values()):
            for screen in list(room.screens):
                if room.table.seat_of(screen.token) is not None:
                    await self._say(f"still {room.name} {screen.token}")

    def _forget_idle(self, room: Room, now: int) -> None:
        lifetime = IDLE if len(self._rooms) <= _CAPACITY else 0
        if now - self._used.get(room.name, 0) > lifetime:
            self._forget(room.name)

    def _forget(self, name: str) -> bool:
        """Give up what is known of a table; False, and nothing is done, if somebody is there."""
        if name in self._rooms:
            if self._rooms[name].screens or self._thinkers[name].busy:
                return False
            del self._rooms[name], self._thinkers[name]
        self._used.pop(name, None)
        return True

    async def _tidy(self) -> None:
        """Remove old tables, at once and then now and then."""
        while True:
            try:
                removed = await remove_old(self.store, self._settings, self.clock(), self._forget)
                _LOG.info("old-tables", removed=removed)
            except DATABASE_ERRORS as error:
                _LOG.warning("database-away", reason=type(error).__name__)
            await asyncio.sleep(_TIDY)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
