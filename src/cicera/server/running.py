"""How is the server started and stopped?"""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from cicera.errors import CiceraError
from cicera.server.app import Application, make_app
from cicera.server.settings import Settings

_MESSAGE_LIMIT: Final = 8 * 1024
_GRACE: Final = 5
"""Seconds that requests have to end when the server stops."""


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Serve until SIGINT or SIGTERM; ``started`` gets the address once requests are answered.

    Raises :class:`CiceraError` when the address cannot be used or the database not be opened.
    """
    listener = _listen(settings.host, settings.port)
    host, port = listener.getsockname()[:2]
    address = settings.address or f"http://{_in_address(host)}:{port}"
    with listener:
        asyncio.run(_serve(settings, listener, lambda: started(address)))


async def _serve(settings: Settings, listener: socket.socket, started: Callable[[], None]) -> None:
    app = await make_app(settings)
    await _Server(make_config(app, settings), app, started).serve(sockets=[listener])


def make_config(app: Application, settings: Settings) -> uvicorn.Config:
    """How requests for ``app`` are read and answered."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=_MESSAGE_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=_GRACE,
        lifespan="on",
        port=0,
    )


def settle_memory() -> None:
    """Have the collector of garbage pass over what is there now, which stays to the end.

    Else it would look through all libraries now and then, and every table would stand still for a
    tenth of a second.
    """
    gc.collect()
    gc.freeze()


class _Server(uvicorn.Server):
    """Says when it has started; on a signal it tells the screens, then stops."""

    def __init__(
        self, config: uvicorn.Config, app: Application, started: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        settle_memory()
        if self.started:
            self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.hub.say_goodbye()
        await super().shutdown(sockets=sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, and have stopped cleanly then: the signal is not raised again."""
        numbers = [signal.SIGINT, signal.SIGTERM]
        if sys.platform == "win32":
            numbers.append(signal.SIGBREAK)
        before = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _listen(host: str, port: int) -> socket.socket:
    """A socket at ``host`` and ``port``; raises :class:`CiceraError` when there can be none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(512)  # from here on nobody else gets this port
    except OSError as error:
        listener.close()
        code = {errno.EADDRINUSE: "port-taken", errno.EACCES: "port-forbidden"}
        raise CiceraError(
            code.get(error.errno or 0, "host-unknown"), host=host, port=str(port)
        ) from None
    return listener


def _in_address(host: str) -> str:
    """``host`` as it stands in an address that can be opened on this machine."""
    if host in ("0.0.0.0", "::"):  # noqa: S104  # compared, not bound
        return "localhost"
    return f"[{host}]" if ":" in host else host
