"""What has one connected screen still to be told?

A :class:`Screen` holds no messages about the table, only the version it was shown last: what is new
is put together when the screen can take it, so a slow one holds up nobody and costs no memory.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from cicera.server import messages


@dataclass(eq=False, slots=True, kw_only=True)
class Screen:
    """A connection of the person with ``token`` (hashed), or of a spectator."""

    token: str | None
    language: str
    version: int | None
    """The version that is shown there; None before the first view."""
    word: str
    """What it is called among all screens, and nowhere else."""
    claimed: bool = False
    """All processes have heard of it: a screen of the same person that they hear of later wins."""
    notices: deque[messages.ServerMessage] = field(default_factory=deque)
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    dismissed: int | None = None
    """The code to close it with, once everything has been said."""

    def wake(self) -> None:
        """There is something new at the table."""
        self.woken.set()

    def tell(self, notice: messages.ServerMessage) -> None:
        """Something besides what is new at the table; nothing comes after the last word."""
        if self.dismissed is None:
            self.notices.append(notice)
            self.woken.set()

    def dismiss(self, notice: messages.ServerMessage, code: int) -> None:
        """The last word."""
        self.tell(notice)
        if self.dismissed is None:
            self.dismissed = code
