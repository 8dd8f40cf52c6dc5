"""Requests: what is answered, what is refused, and what never gets out."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs
from tests.server.client import PATIENCE, Person, Running, running
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cicera.locale import LANGUAGES
from cicera.server.app import BODY_LIMIT
from cicera.server.guard import PICTURE_POLICY
from cicera.server.pages import Pages
from cicera.server.settings import Settings

Make = Callable[..., Person]


def is_failure(answer: httpx.Response, status: int, code: str) -> bool:
    body = answer.json()
    assert set(body) == {"code", "message", "values"}, body
    assert (answer.status_code, body["code"]) == (status, code), body
    return True


async def test_every_answer_has_the_headers(person: Make) -> None:
    ana = person()
    await ana.create(fill="greedy")
    table = f"/api/tables/{ana.table}"
    for path in ("/health", "/nothing", "/api/nothing", "/schema/", "/api/rules", table):
        headers = (await ana.http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "'unsafe-inline'" not in policy.partition("style-src-attr")[0]
        assert "server" not in headers


async def test_only_the_own_origin_may_change_things(person: Make, server: Running) -> None:
    ana = person()
    for origin in ("https://evil.example", "null", "", "http://127.0.0.1:1"):
        answer = await ana.post("/api/tables", {"name": "Ana"}, Origin=origin)
        assert is_failure(answer, 403, "wrong-origin")
    await ana.create(fill="greedy")
    url = f"{server.address.replace('http', 'ws')}/api/tables/{ana.table}/socket?protocol=1"
    for origin in ("https://evil.example", None):
        with pytest.raises(InvalidStatus, match="403"):
            await connect(url, origin=origin, proxy=None)  # type: ignore[arg-type]


async def test_a_local_server_answers_under_local_names_only(settings: Settings) -> None:
    async with running(replace(settings, local=True)) as server:
        port = server.address.rpartition(":")[2]
        async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
            for name in ("127.0.0.1", "localhost"):
                headers = {"Host": f"{name}:{port}"}
                assert (await http.get("/health", headers=headers)).status_code == 200
            answer = await http.get("/health", headers={"Host": f"evil.example:{port}"})
            assert is_failure(answer, 403, "wrong-host")


async def test_the_cookie_is_for_this_table_and_no_script(person: Make) -> None:
    ana = person()
    answer = await ana.post("/api/tables", {"name": "Ana"})
    cookie = answer.headers["set-cookie"]
    table = answer.json()["table"]
    for part in ("HttpOnly", "SameSite=strict", f"Path=/api/tables/{table}"):
        assert part in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) >= 32
    assert token not in answer.text
    assert token not in (await ana.http.get(f"/api/tables/{table}")).text


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "Ana", "rules": "caciada packet=7"}, "packet-divides"),
        ({"name": "Ana", "rules": "caciada players=5"}, "not-a-choice"),
        ({"name": "Ana", "rules": "x" * 300}, "bad-request"),
        ({"name": "Ana", "more": 1}, "bad-request"),
        ({"name": "Ana", "fill": "oracle"}, "bad-request"),
        ({"name": "Ana", "seat": 4}, "bad-request"),
        ({"name": 5}, "bad-request"),
        ({"name": "<b>" * 10}, "name-long"),
        ({"name": "a\u202eb"}, "name-characters"),
        ([], "bad-request"),
        ("x", "bad-request"),
    ],
)
async def test_an_impossible_table_is_refused_with_the_reason(
    person: Make, body: object, code: str
) -> None:
    answer = await person().post("/api/tables", body)
    status = 409 if code.startswith("name") else 400
    assert is_failure(answer, status, code)


async def test_refusals_speak_the_language(person: Make) -> None:
    said = set()
    for language in LANGUAGES:
        answer = await person(language=language).post("/api/tables", {"name": " "})
        said.add(answer.json()["message"])
        answer = await person().post(f"/api/tables?lang={language}", {"name": " "})
        said.add(answer.json()["message"])
    assert len(said) == 4


async def test_wrong_requests_get_the_one_shape(person: Make) -> None:
    ana = person()
    await ana.create(fill="greedy")
    other = "z" * 14
    get, post = ana.http.get, ana.http.post
    headers = {"content-type": "application/json"}
    for answer, status, code in (
        (await get(f"/api/tables/{other}"), 404, "no-such-table"),
        (await get("/api/tables/a%2fb"), 404, "no-such-page"),
        (await get(f"/api/tables/{other}/invitation.svg"), 404, "no-such-table"),
        (await get("/api/nothing"), 404, "no-such-page"),
        (await post("/api/rules", content=b"{}", headers=headers), 405, "wrong-method"),
        (await get("/api/rules?text=nix"), 400, "unknown-preset"),
        (await get(f"/api/rules?text={'x' * 300}"), 400, "bad-request"),
        (await post("/api/tables", content=b"{", headers=headers), 400, "bad-request"),
        (await post("/api/tables", content=b"\xff", headers=headers), 400, "bad-request"),
        (
            await post("/api/tables", content=b'{"name":"\xff"}', headers=headers),
            400,
            "bad-request",
        ),
        (await post("/api/tables", content=b"[" * 15_000, headers=headers), 400, "bad-request"),
        (await post("/api/tables", content=b'{"a":' * 3000, headers=headers), 400, "bad-request"),
        (await get("/schema/swagger"), 404, "no-such-page"),
        (await get("/schema/%00"), 404, "no-such-page"),
        (await ana.http.request("TRACE", "/api/tables"), 405, "wrong-method"),
        (await ana.get("/record"), 404, "nothing-to-record"),
        (await ana.get("/replay", match="3"), 404, "no-such-match"),
        (await ana.get("/replay", match="x"), 400, "bad-request"),
    ):
        assert is_failure(answer, status, code)
    big = json.dumps({"name": "a" * 2 * BODY_LIMIT}).encode()
    assert is_failure(await post("/api/tables", content=big, headers=headers), 413, "too-large")


async def test_head_says_what_get_says_without_the_body(settings: Settings, built: Pages) -> None:
    async with running(settings, built) as server, Person(server.address) as ana:
        await ana.create(fill="greedy")
        listed = (await ana.http.get("/schema/openapi.json")).json()["paths"]
        paths = [path for path, does in listed.items() if "get" in does]
        assert len(paths) >= 9
        paths += ["/", "/t/abc", "/immutable/main-abc123.js", "/nothing.js", "/schema", "/api/no"]
        for path in (path.replace("{table}", ana.table) for path in paths):
            got, headed = await ana.http.get(path), await ana.http.head(path)
            assert (headed.status_code, headed.content) == (got.status_code, b""), path
            assert dict(headed.headers) | {"date": ""} == dict(got.headers) | {"date": ""}, path
        answer = await ana.http.head("/api/tables")
        assert answer.status_code == 405
        assert "POST" in answer.headers["allow"]


async def test_a_fault_inside_shows_no_trace(person: Make, server: Running) -> None:
    ana = person()
    await ana.create(fill="greedy")

    async def broken(_name: str) -> None:
        raise ZeroDivisionError("secret detail")

    server.hub.room = broken
    answer = await ana.get()
    assert is_failure(answer, 500, "server-fault")
    assert "secret" not in answer.text


async def test_who_asks_too_often_has_to_wait(settings: Settings) -> None:
    few = replace(settings, tables_per_hour=2, joins_per_minute=1)
    async with running(few) as server, Person(server.address) as ana:
        await ana.create()
        await ana.create(fill="greedy")
        assert is_failure(await ana.post("/api/tables", {"name": "A"}), 429, "too-fast")
        assert (await ana.get("/invitation.svg")).status_code == 200
        refused = await ana.get("/invitation.svg")
        assert is_failure(refused, 429, "too-fast")
        assert 1 <= int(refused.headers["Retry-After"]) <= 60
        assert (await ana.get()).status_code == 200


async def test_joining_twice_gives_the_same_seat(person: Make) -> None:
    ana, bea, zoe = person("Ana"), person("Bea"), person("bea")
    await ana.create("caciada players=3 packet=4")
    first = await bea.join(ana.table)
    again = await bea.join(ana.table)
    assert first == again
    assert first["seat"] == 1
    answer = await zoe.post(f"/api/tables/{ana.table}/seats", {"name": "BEA "})
    assert is_failure(answer, 409, "name-taken")


async def test_the_invitation_is_a_picture_of_the_address(person: Make) -> None:
    ana = person()
    joined = await ana.create()
    assert joined["invitation"] == f"{ana.address}/t/{ana.table}"
    answer = await ana.get("/invitation.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in answer.text
    assert "<script" not in answer.text


async def test_the_address_from_outside_is_used_for_links(settings: Settings) -> None:
    outside = replace(settings, address="https://cicera.example")
    async with running(outside) as server, Person(server.address) as ana:
        answer = await ana.post("/api/tables", {"name": "Ana"}, Origin="https://cicera.example")
        assert answer.json()["invitation"].startswith("https://cicera.example/t/")
        assert "Secure" in answer.headers["set-cookie"]


async def test_rules_in_plain_words(person: Make) -> None:
    for language in LANGUAGES:
        answer = await person().http.get(
            "/api/rules", params={"text": "bigia players=2 packet=6", "lang": language}
        )
        body = answer.json()
        assert body["text"] == "bigia players=2 packet=6"
        assert len(body["fields"]) == 11
        assert all(field["words"] for field in body["fields"])
        choices = (await person().http.get("/api/choices", params={"lang": language})).json()
        assert choices["presets"][0]["preset"] == "caciada"
        assert choices["packets"]["3"] == [1, 2, 4, 8, 16]


async def test_the_list_for_programs_needs_no_other_site(person: Make) -> None:
    answer = await person().http.get("/schema/openapi.json")
    paths = answer.json()["paths"]
    assert "/api/tables/{table}/replay" in paths
    assert (await person().http.get("/schema")).json()["openapi"].startswith("3.")


async def test_health_says_when_the_database_is_gone(person: Make, server: Running) -> None:
    ana = person()
    assert (await ana.http.get("/health")).json()["status"] == "ok"

    async def gone() -> None:
        raise OSError("no database")

    server.hub.store.check = gone
    answer = await ana.http.get("/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "database-away")


@pytest.fixture
def built(tmp_path: Path) -> Pages:
    folder = tmp_path / "page"
    (folder / "immutable").mkdir(parents=True)
    (folder / "index.html").write_text("<script>start()</script><script src=/a.js></script>")
    (folder / "immutable" / "main-abc123.js").write_text("1")
    (folder / "immutable" / "main-abc123.js.br").write_bytes(b"br")
    (folder / "card.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return Pages(folder)


async def test_the_page_is_served(settings: Settings, built: Pages) -> None:
    async with running(settings, built) as server, Person(server.address) as ana:
        get = ana.http.get
        for path in ("/", "/t/abcdefgh", "/index.html"):
            answer = await get(path)
            assert "start()" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert "'sha256-" in answer.headers["content-security-policy"]
        answer = await get("/immutable/main-abc123.js", headers={"Accept-Encoding": "identity"})
        assert answer.text == "1"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        tag = answer.headers["etag"]
        again = await get("/immutable/main-abc123.js", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
        async with ana.http.stream(
            "GET", "/immutable/main-abc123.js", headers={"Accept-Encoding": "br"}
        ) as small:
            raw = b"".join([part async for part in small.aiter_raw()])
        assert (small.headers["content-encoding"], raw) == ("br", b"br")
        assert "sandbox" in (await get("/card.svg")).headers["content-security-policy"]
        for path in ("/nothing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            answer = await get(path)
            assert answer.status_code == 404, path
            assert "secret" not in answer.text


async def test_without_a_page_there_is_a_plain_line(settings: Settings, tmp_path: Path) -> None:
    async with running(settings, Pages(tmp_path / "none")) as server, Person(server.address) as ana:
        answer = await ana.http.get("/")
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/plain")
        assert "has not been built" in answer.text


async def test_whoever_gives_no_name_is_a_guest(person: Make) -> None:
    ana, bea, zoe = person("Ana"), person("Bea", language="it"), person("Zoe")
    table = (await ana.post("/api/tables", {})).json()["table"]
    for one in (bea, zoe):
        answer = await one.post(f"/api/tables/{table}/seats", {"name": ""})
        assert answer.status_code == 200, answer.text
    assert is_failure(await zoe.post("/api/tables", {"name": " "}), 409, "name-empty")
    seats = (await zoe.http.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["Guest", "Ospite", "Guest 2", ""]


async def test_a_refusal_is_a_sentence_of_its_own(person: Make) -> None:
    ana = person()
    for language in ("it", "en", "es", "pt"):
        for answer in (
            await ana.http.get("/api/tables/none", params={"lang": language}),
            await ana.http.get("/api/nothing", params={"lang": language}),
        ):
            assert answer.json()["message"][0].isupper()


async def test_the_invitation_is_a_picture_and_no_more(person: Make) -> None:
    ana = person()
    await ana.create()
    headers = (await ana.get("/invitation.svg")).headers
    assert headers["Content-Security-Policy"] == PICTURE_POLICY


async def test_a_client_that_vanishes_is_no_fault(server: Running, person: Make) -> None:
    """It asks for a socket and is gone before the answer, or just after it."""
    ana = person()
    await ana.create()
    host, port = server.address.removeprefix("http://").split(":")
    request = (
        f"GET /api/tables/{ana.table}/socket?protocol=1 HTTP/1.1\r\nHost: {host}:{port}\r\n"
        f"Origin: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with capture_logs() as entries:
        for steps in range(40):
            gone = socket.create_connection((host, int(port)))
            gone.sendall(request.encode())
            for _step in range(steps):
                await asyncio.sleep(0)
            gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            gone.close()  # by RST
        room = await server.hub.room(ana.table)
        async with asyncio.timeout(PATIENCE):
            while room.screens or not any(e["event"] == "request" for e in entries):
                await asyncio.sleep(0.01)
    assert [e for e in entries if e["log_level"] in ("warning", "error")] == []
