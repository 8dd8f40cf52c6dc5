"""How is a screen kept up to date, and how do its commands come in?"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cicera.errors import CiceraError
from cicera.server import messages
from cicera.server.answers import client_of, language_of
from cicera.server.deciding import Actor
from cicera.server.failures import Refusal, refused
from cicera.server.limits import Bucket
from cicera.server.messages import Close, decode_message, encode_message
from cicera.server.room import Room
from cicera.server.routes import COOKIE, Serving
from cicera.server.screens import Screen
from cicera.server.service import Service
from cicera.server.tokens import TOKEN, hash_token
from cicera.storage import DATABASE_ERRORS

_LOG: Final = structlog.get_logger("cicera.socket")
_SLOW: Final = 20.0
"""Seconds that a message may take to go out; then the connection is given up."""
_BURST: Final = 3
_CODES: Final = {
    "wrong-protocol": Close.PROTOCOL,
    "too-many-screens": Close.CROWDED,
    "table-crowded": Close.CROWDED,
}
AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, service: Serving, table: FromPath[str]) -> None:
    """A screen at a table, for as long as it is connected."""
    language = language_of(socket)
    await socket.accept()
    try:
        with service.places.one(client_of(socket)) as free:
            if not free:
                raise Refusal("too-many-screens")
            await _serve(socket, service, table, language)
    except CiceraError as error:
        await _send(socket, refused(error, language, None))
        await socket.close(code=_CODES.get(error.code, Close.NO_TABLE))
    except WebSocketDisconnect:
        pass


async def _serve(socket: AnySocket, service: Service, table: str, language: str) -> None:
    if socket.query_params.get("protocol") != str(messages.PROTOCOL):
        raise Refusal("wrong-protocol", right=messages.PROTOCOL)
    room = await service.hub.room(table)
    token = socket.cookies.get(COOKIE, "")
    screen = Screen(
        token=hash_token(token) if TOKEN.fullmatch(token) else None,
        language=language,
        version=_since(socket.query_params.get("since", "")),
        word=secrets.token_hex(8),
    )
    crowded = len(room.screens) >= service.settings.sockets_per_table
    if crowded and room.table.seat_of(screen.token) is None:
        raise Refusal("table-crowded")
    await service.hub.arrive(room, screen)
    writer = asyncio.create_task(_write(socket, room, screen))
    reader = asyncio.create_task(_read(socket, room, screen, service))
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader):
            task.cancel()
        results = await asyncio.gather(writer, reader, return_exceptions=True)
        await service.hub.depart(room, screen)
    for result in results:
        if isinstance(result, Exception) and not isinstance(
            result, (WebSocketDisconnect, TimeoutError)
        ):
            raise result


def _since(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def _write(socket: AnySocket, room: Room, screen: Screen) -> None:
    """Send the view, then whatever is new, until the screen is dismissed."""
    await _send_news(socket, room, screen)
    while True:
        while screen.notices:
            await _send(socket, screen.notices.popleft())
        if screen.dismissed is not None:
            await socket.close(code=screen.dismissed)
            return
        if screen.version != room.version:
            await _send_news(socket, room, screen)
            continue
        screen.woken.clear()
        await screen.woken.wait()


async def _send_news(socket: AnySocket, room: Room, screen: Screen) -> None:
    letter = room.letter(screen)
    screen.version = room.version
    await _post(socket, letter)


async def _send(socket: AnySocket, message: messages.ServerMessage) -> None:
    await _post(socket, encode_message(message))


async def _post(socket: AnySocket, letter: bytes) -> None:
    async with asyncio.timeout(_SLOW):
        await socket.send_data(letter, mode="text")


async def _read(socket: AnySocket, room: Room, screen: Screen, service: Service) -> None:
    """Do what the screen sends, one thing after the other."""
    rate = service.settings.messages_per_second
    bucket = Bucket(_BURST * rate, rate, _BURST * rate, time.monotonic())
    while True:
        data = await socket.receive_data(mode="text")
        if not bucket.take(time.monotonic()):
            error = Refusal("too-fast")
            screen.dismiss(refused(error, screen.language, None), Close.TOO_FAST)
            await asyncio.Event().wait()  # the writer ends the connection
        await _obey(data, room, screen, service)


async def _obey(data: str | bytes, room: Room, screen: Screen, service: Service) -> None:
    """Do what one message wants, and answer it."""
    command: str | None = None
    try:
        try:
            message = decode_message(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("not-a-message") from None
        if isinstance(message, messages.Ping):
            screen.tell(messages.Pong())
            return
        command = message.id
        if isinstance(message, messages.AskHint):
            advice = await service.hub.hint(room, Actor(screen.token))
            screen.tell(advice.tell(message.id))
            return
        key = f"{(screen.token or '')[:32]}-{message.id}"
        version = await room.act(Actor(screen.token), message, key=key)
        screen.tell(messages.Accepted(id=message.id, version=version))
    except CiceraError as error:
        screen.tell(refused(error, screen.language, command))
    except DATABASE_ERRORS as error:
        _LOG.warning("database-away", reason=type(error).__name__)
        screen.tell(refused(Refusal("database-away"), screen.language, command))
