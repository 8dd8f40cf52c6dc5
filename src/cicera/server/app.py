"""How do the parts become one application?"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cicera import __version__
from cicera.errors import CiceraError
from cicera.server.answers import JsonRequest, tell_database, tell_fault, tell_http, tell_refusal
from cicera.server.guard import SCHEMA, Guard, page_policy
from cicera.server.hub import Hub
from cicera.server.pages import Pages
from cicera.server.routes import ROUTES
from cicera.server.service import Service
from cicera.server.settings import Settings
from cicera.server.socket import table_socket
from cicera.storage import DATABASE_ERRORS, Store, make_signals, open_database

BODY_LIMIT = 16 * 1024
"""A request has at most so many bytes."""


def milliseconds() -> int:
    """The time by the clock of this machine, since 1970."""
    return time.time_ns() // 1_000_000


class Application(Guard):
    """The whole server behind its guard."""

    hub: Hub


async def make_app(settings: Settings, pages: Pages | None = None) -> Application:
    """The application for ``settings``, its database opened; it is closed when the server stops.

    Raises :class:`CiceraError` when the database cannot be opened.
    """
    engine = await open_database(settings.database)
    pages = Pages() if pages is None else pages

    hub = Hub(Store(engine), make_signals(engine), settings, milliseconds)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hub.start()
        app.state.service = Service(hub, settings)
        try:
            yield
        finally:
            await hub.close()
            await hub.store.close()

    app = Litestar(
        route_handlers=[*ROUTES, table_socket],
        dependencies={
            "service": Provide(_service, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers={
            CiceraError: tell_refusal,
            HTTPException: tell_http,
            **dict.fromkeys(DATABASE_ERRORS, tell_database),
            Exception: tell_fault,
        },
        request_class=JsonRequest,
        request_max_body_size=BODY_LIMIT,
        openapi_config=OpenAPIConfig(
            title="Cicera",
            version=__version__,
            path=SCHEMA,
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        debug=False,
    )
    guarded = Application(app, settings, page_policy(pages.script_hashes()))  # type: ignore[arg-type]
    guarded.hub = hub
    return guarded


def _service(state: State) -> Service:
    service: Service = state.service
    return service
