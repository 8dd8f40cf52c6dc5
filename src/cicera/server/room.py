"""How does one table live in this process?

A :class:`Room` holds the table as far as it has been read and tells the screens that are connected
here. What it knows is only a copy: the log in the store decides. Every command is judged against
the copy, appended to the log under the next number, and told to the screens once it is kept. If
another process was faster the number is taken; then the room reads on and judges again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import structlog

from cicera.errors import CiceraError, StaleCommand
from cicera.server import events, messages, shapes
from cicera.server.deciding import Actor, Decidable, Edge, Events, decide
from cicera.server.failures import Refusal
from cicera.server.presence import Presence
from cicera.server.screens import Screen
from cicera.server.showing import show_event, show_table
from cicera.server.table import Table, apply
from cicera.storage import Conflict, Entry, Store

_LOG: Final = structlog.get_logger("cicera.room")
REMEMBERED: Final = 100
"""So many of the last events can be told again to a screen that missed them."""
_ATTEMPTS: Final = 8


class _Step(NamedTuple):
    """An event and the table after it."""

    event: events.TableEvent
    table: Table


class Room:
    """One table in this process. Make one with :meth:`load`."""

    def __init__(
        self, name: str, store: Store, clock: Callable[[], int], process: str = ""
    ) -> None:
        self.name = name
        self.screens: set[Screen] = set()
        self.presence = Presence()
        self.begun: dict[int, int] = {}
        """When each match at this table was first dealt, in milliseconds since 1970."""
        self.changed: Callable[[Room, bool], None] = lambda _room, _own: None
        """Called after new events, with whether they were made here."""
        self._store = store
        self._clock = clock
        self._process = process
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._steps: deque[_Step] = deque(maxlen=REMEMBERED)
        self._commands: dict[str, int] = {}
        self._letters: dict[tuple[str | None, int | None], bytes] = {}
        """The news as it is sent, by person and version shown, until there is newer."""

    @property
    def table(self) -> Table:
        """The table as far as it is known here."""
        assert self._table is not None
        return self._table

    @property
    def version(self) -> int:
        """How many events are known here."""
        return 0 if self._table is None else self._table.version

    async def load(self) -> bool:
        """Read what is kept; whether there is such a table."""
        await self.sync()
        return self._table is not None

    async def sync(self, newest: int | None = None) -> None:
        """Read what others have written; nothing to do if ``newest`` is known already."""
        if newest is not None and newest <= self.version:
            return
        async with self._lock:
            await self._read()

    async def act(self, actor: Actor, command: Decidable, *, key: str) -> int:
        """Do ``command`` once, however often it comes with the same ``key``.

        Its version comes back once it is kept, even if whoever asked has gone meanwhile. Raises
        what ``decide`` raises.
        """
        work = asyncio.create_task(self._act(actor, command, key))
        work.add_done_callback(_hear_out)
        return await asyncio.shield(work)

    def show(self, token: str | None) -> shapes.View:
        """What the person with ``token`` (hashed) may see."""
        return show_table(self.table, self.table.seat_of(token), self.connected())

    def news(self, screen: Screen) -> messages.Update:
        """What is new for ``screen`` since the version it shows, and the view."""
        since = screen.version
        first = self._steps[0].table.version if self._steps else 0
        if since is None or not first - 1 <= since <= self.version:
            return messages.Update(since=None, events=(), view=self.show(screen.token))
        missed = [step for step in self._steps if step.table.version > since]
        told = tuple(show_event(step.table, step.event, screen.token) for step in missed)
        return messages.Update(since=since, events=told, view=self.show(screen.token))

    def letter(self, screen: Screen) -> bytes:
        """The news for ``screen`` as it is sent; all spectators get the same one."""
        key = (screen.token, screen.version)
        if key not in self._letters:
            self._letters[key] = messages.encode_message(self.news(screen))
        return self._letters[key]

    def connected(self) -> frozenset[int]:
        """The seats whose persons have a screen connected, here or at another process."""
        tokens = {screen.token for screen in self.screens} | self.presence.tokens(self._clock())
        seats = (self.table.seat_of(token) for token in tokens)
        return frozenset(seat for seat in seats if seat is not None)

    def tell_presence(self) -> None:
        """Tell every screen who is connected."""
        self._letters.clear()
        there = self.connected()
        seats = range(self.table.rules.players)
        notice = messages.Presence(connected=tuple(seat in there for seat in seats))
        for screen in self.screens:
            screen.tell(notice)

    async def _act(self, actor: Actor, command: Decidable, key: str) -> int:
        async with self._lock:
            for _attempt in range(_ATTEMPTS):
                if key in self._commands:
                    return self._commands[key]
                edge = Edge(secrets.token_hex(32), self.connected())
                try:
                    made = decide(self.table, actor, command, edge)
                except CiceraError:
                    if not await self._read():
                        raise
                    continue  # it was judged by what is not so any more
                if await self._keep(made, key):
                    return self._commands[key]
                await self._read()
        if not await self._store.newest([self.name]):
            raise Refusal("no-such-table")  # it was old, and has been removed meanwhile
        raise StaleCommand("stale")

    async def _keep(self, made: Events, key: str) -> bool:
        """Append ``made``; False when another process was faster."""
        now = self._clock()
        entries = [
            Entry(
                sequence=self.version + place,
                body=events.format_event(event),
                at=now,
                command=key if place == 1 else None,
            )
            for place, event in enumerate(made, start=1)
        ]
        signal = f"{self._process} news {self.name} {entries[-1].sequence}"
        try:
            await self._store.append(self.name, entries, signal=signal)
        except Conflict:
            return False
        self._take(zip(entries, made, strict=True), own=True)
        return True

    async def _read(self) -> bool:
        """Take in what is kept and not known yet; whether there was any."""
        entries = await self._store.read(self.name, after=self.version)
        if entries:
            parsed = [events.parse_event(entry.body) for entry in entries]
            self._take(zip(entries, parsed, strict=True), own=False)
        return bool(entries)

    def _take(self, new: Iterable[tuple[Entry, events.TableEvent]], *, own: bool) -> None:
        for entry, event in new:
            self._table = apply(self._table, event, self.name)
            self._steps.append(_Step(event, self._table))
            if entry.command is not None:
                self._commands[entry.command] = entry.sequence
            if isinstance(event, events.Dealt):
                self.begun.setdefault(self._table.game.number, entry.at)
        self._letters.clear()
        for screen in self.screens:
            screen.wake()
        self.changed(self, own)


def _hear_out(work: asyncio.Task[int]) -> None:
    """Take note of how ``work`` ended, for the case that whoever asked has gone."""
    if not work.cancelled():
        work.exception()


def first_entries(made: Sequence[events.TableEvent], at: int) -> list[Entry]:
    """The first events of a table as they are kept."""
    return [
        Entry(sequence=place, body=events.format_event(event), at=at)
        for place, event in enumerate(made, start=1)
    ]
