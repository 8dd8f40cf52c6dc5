"""What do the routes work with? One of these in each process."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from cicera.server.dealings import Dealings
from cicera.server.failures import TooFast
from cicera.server.hub import Hub
from cicera.server.limits import Limit, Places
from cicera.server.settings import Settings


@dataclass(slots=True)
class Service:
    """The open tables, the settings, and how often each client may ask for what."""

    hub: Hub
    settings: Settings
    creations: Limit = field(init=False)
    requests: Limit = field(init=False)
    places: Places = field(init=False)
    dealings: Dealings = field(init=False)

    def __post_init__(self) -> None:
        self.creations = Limit(self.settings.tables_per_hour, 3600, time.monotonic)
        self.dealings = Dealings(self.hub.store, self.hub.clock)
        self.places = Places(self.settings.sockets_per_client)
        self.requests = Limit(self.settings.joins_per_minute, 60, time.monotonic)

    def count(self, limit: Limit, client: str) -> None:
        """Count one more request of ``client``; raises :class:`TooFast` when it is too many."""
        if not limit.allows(client):
            raise TooFast(max(1, limit.wait(client)))
