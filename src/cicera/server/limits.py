"""How often may a client do something, and how much of it at once?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil

_MANY = 10_000


@dataclass(slots=True)
class Bucket:
    """A bucket of ``size`` drops that fills with ``rate`` drops a second."""

    size: float
    rate: float
    drops: float
    at: float

    def take(self, now: float) -> bool:
        """Whether there was a drop to take at ``now``, in seconds."""
        self.drops = min(self.size, self.drops + (now - self.at) * self.rate)
        self.at = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Limit:
    """``count`` times in ``seconds``, for each client on its own; all at once is fine too."""

    def __init__(self, count: int, seconds: float, clock: Callable[[], float]) -> None:
        self._count = count
        self._rate = count / seconds
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def wait(self, client: str) -> int:
        """In how many whole seconds ``client`` may do it again, if nothing is tried before."""
        bucket = self._buckets.get(client)
        if bucket is None:
            return 0
        missing = 1 - bucket.drops - (self._clock() - bucket.at) * self._rate
        return max(0, ceil(missing / self._rate))

    def allows(self, client: str) -> bool:
        """Whether ``client`` may do it now; counted if so."""
        now = self._clock()
        if len(self._buckets) > _MANY:
            self._buckets = {
                name: bucket
                for name, bucket in self._buckets.items()
                if bucket.drops + (now - bucket.at) * self._rate < self._count
            }
        if client not in self._buckets:
            self._buckets[client] = Bucket(self._count, self._rate, self._count, now)
        return self._buckets[client].take(now)


class Places:
    """``count`` places for each client on its own."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, client: str) -> Iterator[bool]:
        """A place of ``client``, for as long as it is needed; False when none was free."""
        free = self._taken[client] < self._count
        self._taken[client] += free
        try:
            yield free
        finally:
            self._taken[client] -= free
            if not self._taken[client]:
                del self._taken[client]
