"""How is a client told what is wrong, and who is it?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from cicera.errors import CiceraError
from cicera.server import bodies
from cicera.server.failures import Refusal, TooFast, choose_language, failure, status_of
from cicera.server.guard import route_of

_LOG: Final = structlog.get_logger("cicera.http")
_FAULT: Final = 500
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused, not failed on, when it is no JSON at all."""

    async def json(self) -> Any:
        """What the body says; raises :class:`Refusal` for broken letters and endless brackets."""
        try:
            return await super().json()
        except (UnicodeError, RecursionError):
            raise Refusal("bad-request") from None


def tell_refusal(request: AnyRequest, error: CiceraError) -> Response[bodies.Failure]:
    """The answer to a request that is refused."""
    wait = {"Retry-After": str(error.seconds)} if isinstance(error, TooFast) else None
    return _tell(request, error, wait)


def tell_http(request: AnyRequest, error: HTTPException) -> Response[bodies.Failure]:
    """The answer to a request that the framework refuses."""
    codes = {404: "no-such-page", 405: "wrong-method", 413: "too-large"}
    fault = "server-fault" if error.status_code >= _FAULT else "bad-request"
    return _tell(request, Refusal(codes.get(error.status_code, fault)), _allowed(error))


def tell_database(request: AnyRequest, _error: Exception) -> Response[bodies.Failure]:
    """The answer while the database cannot be reached."""
    return _tell(request, Refusal("database-away"))


def tell_fault(request: AnyRequest, _error: Exception) -> Response[bodies.Failure]:
    """The answer to a request that shows a fault of ours; the trace goes into the log."""
    _LOG.exception("server-fault", route=route_of(request.scope))
    return _tell(request, Refusal("server-fault"))


def client_of(connection: AnyConnection) -> str:
    """What a client is counted by."""
    return connection.client.host if connection.client else ""


def language_of(connection: AnyConnection) -> str:
    """The language of a client."""
    asked = connection.query_params.get("lang")
    return choose_language(asked, connection.headers.get("accept-language"))


def _tell(
    request: AnyRequest, error: CiceraError, headers: Mapping[str, str] | None = None
) -> Response[bodies.Failure]:
    return Response(
        failure(error, language_of(request)),
        status_code=status_of(error),
        media_type="application/json",
        headers=headers,
    )


def _allowed(error: HTTPException) -> dict[str, str]:
    """What an address does instead of what was asked, as a header; what it gives it also heads."""
    allowed = (error.headers or {}).get("allow")
    return {"Allow": allowed.replace("GET", "GET, HEAD")} if allowed else {}
