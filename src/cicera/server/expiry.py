"""Which tables does nobody come back to?

A table at which no hand was ever dealt is removed some weeks after the last thing that happened
there, one whose match was broken off much later. One at which a match was finished is kept for
good, with its record and replay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

from cicera.server import events
from cicera.server.settings import Settings
from cicera.storage import Quiet, Store

DAY: Final = 24 * 3600 * 1000
"""In milliseconds."""
Progress: TypeAlias = Literal["unstarted", "unfinished", "finished"]


def progress_of(history: Iterable[events.TableEvent]) -> Progress:
    """How far a table has come; plays in ``history`` do not matter.

    The first hand of a second match is promised as soon as the first match is finished.
    """
    progress: Progress = "unstarted"
    for event in history:
        match event:
            case events.Dealt():
                progress = "unfinished"
            case events.Committed(match=number) if number > 1:
                return "finished"
    return progress


async def remove_old(
    store: Store, settings: Settings, now: int, forget: Callable[[str], bool]
) -> int:
    """Remove the tables that are old at ``now``, in milliseconds since 1970; how many.

    ``forget`` gives up what is known of a table, or answers no because somebody is there.
    """
    days = [days for days in (settings.unstarted_days, settings.idle_days) if days]
    if not days:
        return 0
    removed = 0
    for quiet in await store.quiet(since=now - min(days) * DAY):
        progress = await _progress(store, quiet.table)
        if progress == "finished":
            await store.keep(quiet.table)
        elif _is_old(quiet, progress, settings, now) and forget(quiet.table):
            removed += await store.remove(quiet.table, last=quiet.last)
    return removed


def _is_old(quiet: Quiet, progress: Progress, settings: Settings, now: int) -> bool:
    days = settings.unstarted_days if progress == "unstarted" else settings.idle_days
    return days > 0 and quiet.at < now - days * DAY


async def _progress(store: Store, table: str) -> Progress:
    entries = await store.read(table, but=events.PLAYED)
    return progress_of(events.parse_event(entry.body) for entry in entries)
