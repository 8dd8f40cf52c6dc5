"""What stands before every request?

Only the page's own origin gets in, the page gets a strict policy, the log gets no secrets, and a
client never gets a stack trace.
"""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qs, urlsplit

import msgspec
import structlog
from uvicorn.protocols.utils import ClientDisconnected

from cicera.errors import CiceraError
from cicera.server.failures import Refusal, choose_language, failure, status_of
from cicera.server.settings import Settings

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

_LOG: Final = structlog.get_logger("cicera.http")
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_HOST: Final = re.compile(r"(?:[a-zA-Z0-9.-]+|\[[0-9a-fA-F:.]+\])(?::\d{1,5})?")
SCHEMA: Final = "/schema"
_SCHEMAS: Final = (SCHEMA, f"{SCHEMA}/", f"{SCHEMA}/openapi.json")
_LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
}
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""For SVG opened by itself: a picture, and no more."""


def page_policy(scripts: str = "") -> str:
    """The Content-Security-Policy; ``scripts`` are hashes of the page's own inline scripts."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' {scripts}".rstrip(),
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # places of cards, set by the page's own script
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


class Guard:
    """The application ``app`` behind its guard."""

    def __init__(self, app: App, settings: Settings, policy: str) -> None:
        self._app = app
        self._settings = settings
        self._policy = policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, one socket or the server's own start and stop."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope.get("method") == "HEAD":
            scope, send = {**scope, "method": "GET"}, _headers_only(send)
        begun = time.perf_counter()
        status: list[int] = []
        dressed = self._dress(send, status, secure=scope["scheme"] in ("https", "wss"))
        try:
            error = self._refuse(scope)
            if error is None:
                await self._app(scope, receive, dressed)
            else:
                await answer(error, scope, receive, dressed)
        except ClientDisconnected:
            _LOG.debug("client-gone", route=route_of(scope))
        except Exception:
            _LOG.exception("server-fault", route=route_of(scope))
            if scope["type"] == "http" and not status:
                await answer(Refusal("server-fault"), scope, receive, dressed)
        finally:
            spent = round((time.perf_counter() - begun) * 1000, 1)
            _LOG.info(
                "request",
                method=scope.get("method", "WEBSOCKET"),
                route=route_of(scope),
                status=status[0] if status else 0,
                ms=spent,
            )

    def _refuse(self, scope: Scope) -> CiceraError | None:
        headers = headers_of(scope)
        host = headers.get("host", "")
        if not _HOST.fullmatch(host):
            return Refusal("wrong-host")
        if self._settings.local and host.rsplit(":", 1)[0] not in _LOOPBACK:
            return Refusal("wrong-host")
        unsafe = scope["type"] == "websocket" or scope.get("method") not in _SAFE
        if unsafe and not self._own_origin(headers.get("origin", ""), host):
            return Refusal("wrong-origin")
        if scope["path"].startswith(f"{SCHEMA}/") and scope["path"] not in _SCHEMAS:
            return Refusal("no-such-page")  # the framework would answer by a page of its own
        return None

    def _own_origin(self, origin: str, host: str) -> bool:
        if self._settings.address and origin == self._settings.address:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()

    def _dress(self, send: Send, status: list[int], *, secure: bool) -> Send:
        """``send`` with the headers that every answer has."""

        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status.append(message["status"])
                headers = list(message["headers"])
                known = {name.lower() for name, _value in headers}
                extra = dict(_HEADERS)
                extra["Content-Security-Policy"] = self._policy
                if secure:
                    extra["Strict-Transport-Security"] = "max-age=31536000"
                headers += [
                    (name.lower().encode(), value.encode())
                    for name, value in extra.items()
                    if name.lower().encode() not in known
                ]
                message["headers"] = headers
            elif message["type"] == "websocket.accept":
                status.append(101)
            await send(message)

        return dressed


def _headers_only(send: Send) -> Send:
    """``send`` for HEAD: everything that GET would say, but for the body (RFC 9110, 9.3.2)."""

    async def bare(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return bare


async def answer(error: CiceraError, scope: Scope, receive: Receive, send: Send) -> None:
    """Tell ``error`` to a client that gets no further; a socket is closed before it is open."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": error.code})
        return
    body = msgspec.json.encode(failure(error, language_of(scope)))
    await send(
        {
            "type": "http.response.start",
            "status": status_of(error),
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def headers_of(scope: Scope) -> Mapping[str, str]:
    """The headers of a request; of one that comes twice the last."""
    return {
        name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
    }


def language_of(scope: Scope) -> str:
    """The language of the client."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    asked = query.get("lang", [None])[0]
    return choose_language(asked, headers_of(scope).get("accept-language"))


def route_of(scope: Mapping[str, Any]) -> str:
    """The route of a request, without what was filled in: no table's name gets into a log."""
    return str(scope.get("path_template") or "-")
