"""Which requests are answered by HTTP? ``docs/server.md`` lists them."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Annotated, Final

import segno
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from cicera import __version__
from cicera.domain.rules import DEFAULT_PRESET, parse_rules
from cicera.server import bodies
from cicera.server.answers import AnyRequest, client_of, language_of
from cicera.server.deciding import Actor, Join
from cicera.server.failures import Refusal, sentence
from cicera.server.guard import PICTURE_POLICY
from cicera.server.keeping import game_of, show_replay, write_record
from cicera.server.pages import Pages
from cicera.server.room import Room
from cicera.server.rulebook import choices, explain
from cicera.server.service import Service
from cicera.server.shapes import View
from cicera.server.tokens import TOKEN, hash_token, new_token
from cicera.storage import DATABASE_ERRORS

COOKIE: Final = "cicera_seat"
_HALF_A_YEAR: Final = 180 * 24 * 3600
_SECONDS_FOR_HEALTH: Final = 3.0
Serving = NamedDependency[Service]
_MatchNumber = Annotated[int | None, QueryParameter(name="match", ge=1, le=100_000)]


@post("/api/tables", status_code=201)
async def create_table(
    request: AnyRequest, service: Serving, data: JSONBody[bodies.CreateTable]
) -> Response[bodies.Joined]:
    """A new table, with you as its host."""
    service.count(service.creations, client_of(request))
    room, token = await service.hub.found(data, language_of(request))
    return _joined(request, service, room, token, data.seat)


@get("/api/tables/{table:str}")
async def show_table(request: AnyRequest, service: Serving, table: FromPath[str]) -> View:
    """What you may see of a table."""
    room = await service.hub.room(table)
    return room.show(token_of(request))


@post("/api/tables/{table:str}/seats", status_code=200)
async def join_table(
    request: AnyRequest, service: Serving, table: FromPath[str], data: JSONBody[bodies.JoinTable]
) -> Response[bodies.Joined]:
    """A seat for you; the one you have, if you have one."""
    service.count(service.requests, client_of(request))
    room = await service.hub.room(table)
    token = request.cookies.get(COOKIE, "")
    seat = room.table.seat_of(hash_token(token)) if token else None
    if seat is None:
        token = new_token()
        hashed = hash_token(token)
        join = Join(data, hashed, language_of(request))
        await room.act(Actor(hashed), join, key=f"join-{hashed[:32]}")
        seat = room.table.seat_of(hashed)
    if seat is None:
        raise Refusal("not-seated")  # the host was faster than the answer
    return _joined(request, service, room, token, seat)


@post("/api/tables/{table:str}/claim", status_code=200)
async def claim_seat(
    request: AnyRequest, service: Serving, table: FromPath[str], data: JSONBody[bodies.ClaimSeat]
) -> Response[bodies.Joined]:
    """Your seat, on this device too."""
    service.count(service.requests, client_of(request))
    room = await service.hub.room(table)
    seat = room.table.seat_of(hash_token(data.token)) if TOKEN.fullmatch(data.token) else None
    if seat is None:
        raise Refusal("wrong-token")
    return _joined(request, service, room, data.token, seat)


@post("/api/tables/{table:str}/link", status_code=200)
async def personal_link(
    request: AnyRequest, service: Serving, table: FromPath[str]
) -> Response[bodies.PersonalLink]:
    """The address of your seat, for another device of yours."""
    service.count(service.requests, client_of(request))
    room = await service.hub.room(table)
    if room.table.seat_of(token_of(request)) is None:
        raise Refusal("not-seated")
    address = f"{invitation(request, service, table)}#seat={request.cookies[COOKIE]}"
    return Response(bodies.PersonalLink(address), headers={"Cache-Control": "no-store"})


@get("/api/tables/{table:str}/invitation.svg", media_type="image/svg+xml")
async def invitation_code(
    request: AnyRequest, service: Serving, table: FromPath[str]
) -> Response[bytes]:
    """The invitation as a QR code."""
    service.count(service.requests, client_of(request))
    await service.hub.room(table)
    code = segno.make(invitation(request, service, table), error="m", micro=False)
    picture = BytesIO()
    code.save(
        picture, kind="svg", border=4, dark="#000", light="#fff", svgclass=None, lineclass=None
    )
    return Response(
        picture.getvalue(),
        media_type="image/svg+xml",
        headers={"Content-Security-Policy": PICTURE_POLICY},
    )


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(
    request: AnyRequest, service: Serving, table: FromPath[str], match_number: _MatchNumber = None
) -> Response[str]:
    """The record of a match, as a file."""
    service.count(service.requests, client_of(request))
    room = await service.hub.room(table)
    game = game_of(room.table, match_number, running=True)
    seat = room.table.seat_of(token_of(request))
    text = await asyncio.to_thread(write_record, game, at=room.begun[game.number], seat=seat)
    name = f"cicera-{table[:6]}-{game.number}.cgn"
    return Response(
        text,
        media_type="text/plain",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",  # of a running match each seat gets another one
        },
    )


@get("/api/tables/{table:str}/replay")
async def replay(
    request: AnyRequest, service: Serving, table: FromPath[str], match_number: _MatchNumber = None
) -> bodies.Replay:
    """The hands of a match that are over, ply by ply with all cards open."""
    service.count(service.requests, client_of(request))
    room = await service.hub.room(table)
    return await asyncio.to_thread(show_replay, game_of(room.table, match_number))


@get("/api/tables/{table:str}/dealt")
async def dealt_here(
    request: AnyRequest, service: Serving, table: FromPath[str]
) -> bodies.DealtCards:
    """Who was dealt what at a table, in the hands that are over."""
    service.count(service.requests, client_of(request))
    await service.hub.room(table)
    return await service.dealings.at(table)


@get("/api/dealt")
async def dealt_everywhere(request: AnyRequest, service: Serving) -> bodies.DealtCards:
    """What persons and bots were dealt against each other at the newest tables."""
    service.count(service.requests, client_of(request))
    return await service.dealings.everywhere()


@get("/api/rules")
async def rules_in_words(
    request: AnyRequest, text: Annotated[str, QueryParameter(max_length=200)] = DEFAULT_PRESET
) -> bodies.RulesInWords:
    """A rule set in plain words."""
    return explain(parse_rules(text), language_of(request))


@get("/api/choices")
async def table_choices(request: AnyRequest) -> bodies.Choices:
    """What a table can be made with."""
    return choices(language_of(request))


@get("/health")
async def health(service: Serving) -> Response[bodies.Health]:
    """Whether the server can do its work."""
    try:
        async with asyncio.timeout(_SECONDS_FOR_HEALTH):
            await service.hub.store.check()
    except (TimeoutError, *DATABASE_ERRORS):
        return Response(bodies.Health("database-away", __version__), status_code=503)
    return Response(bodies.Health("ok", __version__))


@get("/", include_in_schema=False)
async def home(request: AnyRequest, pages: NamedDependency[Pages]) -> Response[bytes]:
    """The home page."""
    return await _asset(request, pages, "")


@get("/{path:path}", include_in_schema=False)
async def page(
    request: AnyRequest, pages: NamedDependency[Pages], path: FromPath[str]
) -> Response[bytes]:
    """A file of the page, or the page itself."""
    if path.startswith(("/api", "/schema")):
        raise Refusal("no-such-page")
    return await _asset(request, pages, path)


ROUTES: Final = [
    create_table,
    show_table,
    join_table,
    claim_seat,
    personal_link,
    invitation_code,
    record,
    replay,
    dealt_here,
    dealt_everywhere,
    rules_in_words,
    table_choices,
    health,
    home,
    page,
]


def token_of(request: AnyRequest) -> str | None:
    """The hash of the token that the request comes with."""
    token = request.cookies.get(COOKIE, "")
    return hash_token(token) if TOKEN.fullmatch(token) else None


def invitation(request: AnyRequest, service: Serving, table: FromPath[str]) -> str:
    """The address of a table."""
    base = service.settings.address or str(request.base_url).rstrip("/")
    return f"{base}/t/{table}"


async def _asset(request: AnyRequest, pages: Pages, path: str) -> Response[bytes]:
    asset = pages.find(path)
    if asset is None and not pages.built:
        text = sentence(Refusal("page-not-built"), language_of(request))
        return Response(f"{text}\n".encode(), status_code=404, media_type="text/plain")
    if asset is None:
        raise Refusal("no-such-page")
    file, encoding = asset.pick(request.headers.get("accept-encoding", ""))
    headers = asset.headers(encoding)
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    content = await asyncio.to_thread(file.read_bytes)
    return Response(content, headers=headers, media_type=asset.kind)


def _joined(
    request: AnyRequest, service: Service, room: Room, token: str, seat: int
) -> Response[bodies.Joined]:
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path=f"/api/tables/{room.name}",
        max_age=_HALF_A_YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https" or service.settings.address.startswith("https:"),
    )
    body = bodies.Joined(room.name, seat, invitation(request, service, room.name))
    return Response(body, cookies=[cookie], headers={"Cache-Control": "no-store"})
