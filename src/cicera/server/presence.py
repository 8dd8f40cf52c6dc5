"""Whose screens are connected at other processes?"""

from __future__ import annotations

from typing import Final

LIFETIME: Final = 45_000
"""Milliseconds after which a screen that is not heard of again counts as gone."""


class Presence:
    """What other processes have said of the screens at one table."""

    def __init__(self) -> None:
        self._until: dict[tuple[str, str], int] = {}

    def here(self, process: str, token: str, now: int) -> bool:
        """``process`` has a screen of ``token``; whether that is new."""
        new = (process, token) not in self._until
        self._until[process, token] = now + LIFETIME
        return new

    def gone(self, process: str, token: str) -> bool:
        """``process`` has none any more; whether it had."""
        return self._until.pop((process, token), None) is not None

    def expire(self, now: int) -> bool:
        """Forget processes that have fallen silent; whether there were any."""
        old = [key for key, until in self._until.items() if until <= now]
        for key in old:
            del self._until[key]
        return bool(old)

    def tokens(self, now: int) -> set[str]:
        """The persons who are connected elsewhere."""
        return {token for (_process, token), until in self._until.items() if until > now}
