"""What every request goes through, and what every answer carries."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import InvalidStatus

from dvergar.server.config import Limits
from dvergar.server.guard import HEADERS
from tests.patience import PATIENCE
from tests.server.harness import GENEROUS, Running, against_bots, running
from tests.server.pair import check_refusal, open_pair, raw_socket, running_pair

pytestmark = pytest.mark.anyio

FOREIGN = [
    "null", "http://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", "file://", "http://[",
    "http://127.0.0.1:{port}.evil.example", "http://evil.example/127.0.0.1:{port}", "", "*",
    "http://user@127.0.0.1:{port}", "127.0.0.1:{port}", "ftp://127.0.0.1:{port}", "http://[::1]:x",
]  # fmt: skip


def limited(**pairs: int) -> Limits:
    return GENEROUS.with_values(pairs)


# --- origins ---------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_changes_nothing_and_opens_no_socket(
    server: Running, origin: str
) -> None:
    pair = await open_pair(server)
    where = {"Origin": origin.format(port=server.port)}
    for method, path in [("PATCH", "/api/me"), ("POST", f"{pair.path}/seats/1/sit"),
                         ("DELETE", pair.path), ("PUT", f"{pair.path}/seats/0")]:  # fmt: skip
        answer = await pair.host.http.request(
            method, path, json={"name": "Player 3"}, headers=where
        )
        check_refusal(answer, 403, "foreign-origin")
    with pytest.raises(InvalidStatus) as refused:
        async with raw_socket(server, pair.table, pair.host, **where):
            pass
    assert refused.value.response.status_code == 403
    assert (await pair.host.get("/api/me"))["name"] == "Player 1"
    assert (await pair.host.get(pair.path))["status"] == "open"


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_our_own_page_may_do_everything(server: Running, scheme: str) -> None:
    pair = await open_pair(server)
    where = {"Origin": f"{scheme}://127.0.0.1:{server.port}"}
    await pair.host.ask("PATCH", "/api/me", json={"name": "Player 3"}, headers=where)
    async with raw_socket(server, pair.table, pair.host, **where) as connection:
        await connection.send('{"type": "hello"}')
        assert json.loads(await connection.recv())["type"] == "state"


async def test_a_request_without_a_host_is_not_of_our_own_page(server: Running) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"POST /api/logout HTTP/1.0\r\nOrigin: null\r\n\r\n")
    assert b" 403 " in await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()


# --- headers ---------------------------------------------------------------------------------


async def answers(server: Running) -> AsyncIterator[httpx.Response]:
    """Answers of all kinds: good ones, refusals, failures of our own."""
    pair = await running_pair(server)
    http = pair.host.http
    for path in ("/", "/healthz", "/metrics", "/api/me", "/api/openapi.json", "/nowhere",
                 f"/t/{pair.table}", "/t/nowhere", "/api/tables/nowhere", "/api/tables/-",
                 f"{pair.path}/match", "/api/games/chess/statistics"):  # fmt: skip
        yield await http.get(path)
    yield await http.delete(pair.path)
    yield await http.request("OPTIONS", "/api/me")
    yield await http.post("/api/guest", content=b"\xff", headers={"content-type": "text/plain"})
    yield await http.post("/api/tables", content=b"x" * 70_000)
    yield await http.patch("/api/me", json={"name": "x"}, headers={"origin": "null"})
    yield await server.visitor().http.get("/api/me/games")

    async def fail(game: str) -> None:
        raise RuntimeError("hidden words")

    server.store.results_of = fail  # type: ignore[method-assign,assignment]
    yield await http.get("/api/games/nidavellir/statistics")


async def test_every_answer_carries_the_headers(server: Running) -> None:
    statuses = set()
    async for answer in answers(server):
        statuses.add(answer.status_code)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (answer.request.url, answer.status_code)
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers
        if answer.request.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"
    assert statuses == {200, 401, 403, 404, 405, 409, 413, 422, 500}


async def test_the_policy_lets_no_foreign_or_inline_script_run(server: Running) -> None:
    policy = (await server.visitor().http.get("/")).headers["content-security-policy"]
    parts = dict(part.split(" ", 1) for part in policy.split("; "))
    assert parts["default-src"] == "'none'"
    # score pads run the rules as WebAssembly; text becomes no code
    assert parts["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert parts["frame-ancestors"] == parts["base-uri"] == "'none'"
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    assert "*" not in policy


async def test_every_refusal_is_a_message_and_a_sentence_in_the_language_asked_for(
    server: Running,
) -> None:
    async for answer in answers(server):
        if answer.status_code < 400:
            continue
        request = answer.request
        assert set(answer.json()) == {"key", "args", "text"}, request.url
        assert "hidden words" not in answer.text
        assert "Traceback" not in answer.text
        if answer.status_code == 500:
            continue
        again = httpx.Request(request.method, request.url, headers=request.headers,
                              content=request.content)  # fmt: skip
        again.headers["accept-language"] = "de-AT,de;q=0.9,en;q=0.5"
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            german = (await http.send(again)).json()
        assert german["key"] == answer.json()["key"]
        assert german["text"] != answer.json()["text"], german


async def test_a_language_that_we_do_not_speak_is_answered_in_english(server: Running) -> None:
    for language in ("tlh", "", "d", "*", "\xff\xfe", "x" * 5000):
        answer = await server.visitor().http.get(
            "/api/me/games", headers={b"accept-language": language.encode("latin-1")}
        )
        assert "First tell us" in check_refusal(answer, 401, "sign-in")["text"]


# --- size ------------------------------------------------------------------------------------


def pieces(size: int) -> Iterator[bytes]:
    yield b'{"name": "'
    for _ in range(size // 1000):
        yield b"x" * 1000


async def chunked(size: int) -> AsyncIterator[bytes]:
    for piece in pieces(size):
        yield piece


@pytest.mark.parametrize("size", [65_000, 300_000])
async def test_a_body_that_is_too_large_is_refused(server: Running, size: int) -> None:
    visitor = server.visitor()
    answer = await visitor.http.post("/api/guest", content=b"".join(pieces(size)))
    assert check_refusal(answer, 413, "too-large")["args"] == {"limit": 64_000}
    answer = await visitor.http.post("/api/guest", content=chunked(size))
    assert "content-length" not in answer.request.headers
    check_refusal(answer, 413, "too-large")


async def test_a_body_up_to_the_limit_is_read(server: Running) -> None:
    visitor = server.visitor()
    padded = b'{"name": "Player 1"' + b" " * (64_000 - 20) + b"}"
    json_type = {"content-type": "application/json"}
    answer = await visitor.http.post("/api/guest", content=padded, headers=json_type)
    assert answer.status_code == 201


async def test_a_match_file_may_be_larger_but_not_endless(tmp_path: Path) -> None:
    async with running(tmp_path / "data", limits=limited(match_file=100_000)) as server:
        guest = await server.guest()
        answer = await guest.http.post("/api/matches", content=b"x" * 90_000)
        check_refusal(answer, 400, "match-foreign")
        for content in (b"x" * 100_001, chunked(200_000)):
            answer = await guest.http.post("/api/matches", content=content)
            check_refusal(answer, 413, "too-large")


async def test_a_body_of_which_the_end_never_comes_does_nothing(server: Running) -> None:
    guest = await server.guest("Player 1")
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    body = b'{"name": "Player 3"}'
    head = f"PATCH /api/me HTTP/1.1\r\nHost: x\r\nCookie: {guest.cookie}\r\nContent-Length: 99\r\n"
    writer.write(head.encode() + b"Content-Type: application/json\r\n\r\n" + body)
    await writer.drain()
    writer.close()
    await writer.wait_closed()
    for _ in range(5):
        assert (await guest.get("/api/me"))["name"] == "Player 1"


# --- frequency -------------------------------------------------------------------------------


async def test_too_many_requests_of_one_address_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "data", limits=limited(requests=10)) as server:
        visitor = server.visitor()
        found = [await visitor.http.get("/api/bots") for _ in range(12)]
        assert [answer.status_code for answer in found] == [200] * 10 + [429] * 2
        check_refusal(found[-1], 429, "too-often")
        other = {"x-forwarded-for": "192.0.2.7"}
        assert (await visitor.http.get("/api/bots", headers=other)).status_code == 200


async def test_too_many_guests_and_log_ins_of_one_address_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "data", limits=limited(guests=2, logins=2)) as server:
        await server.guest()
        guest = await server.guest()
        answer = await server.visitor().http.post("/api/guest", json={"name": "Player 3"})
        check_refusal(answer, 429, "too-often")
        given = {"account": "player-1", "password": "a long password"}
        for _ in range(2):
            check_refusal(await guest.http.post("/api/login", json=given), 401, "wrong-password")
        for path in ("/api/login", "/api/account"):
            check_refusal(await guest.http.post(path, json=given), 429, "too-often")
        new = {"old": "a long password", "new": "a long password"}
        check_refusal(await guest.http.put("/api/account/password", json=new), 429, "too-often")


async def test_a_person_has_only_so_many_tables(tmp_path: Path) -> None:
    async with running(tmp_path / "data", limits=limited(tables=2)) as server:
        guest = await server.guest()
        first = (await guest.create("me", "open"))["id"]
        await guest.create("open", "open")
        refused = await guest.create("me", "open", expect=409)
        assert (refused["key"], refused["args"]) == ("too-many-tables", {"limit": 2})
        await guest.ask("DELETE", f"/api/tables/{first}")
        await guest.create("me", "open")


async def test_a_person_imports_only_so_often(tmp_path: Path) -> None:
    async with running(tmp_path / "data", limits=limited(imports=1)) as server:
        guest = await server.guest()
        check_refusal(await guest.http.post("/api/matches", content=b"x"), 400, "match-foreign")
        check_refusal(await guest.http.post("/api/matches", content=b"x"), 429, "too-often")
        fork = {"move": 0, "seats": against_bots(2, 0)}
        table = (await guest.create("me", "open"))["id"]
        answer = await guest.http.post(f"/api/tables/{table}/fork", json=fork)
        check_refusal(answer, 429, "too-often")


# --- around the API --------------------------------------------------------------------------


async def test_the_server_says_that_it_lives(either_server: Running) -> None:
    assert await either_server.visitor().get("/healthz") == "ok"


async def test_the_figures_are_for_this_machine_only(server: Running) -> None:
    async def ask(peer: str, **headers: str) -> int:
        # as uvicorn serves it: a proxy on this machine is believed
        app = ProxyHeadersMiddleware(server.app, trusted_hosts="127.0.0.1")  # type: ignore[arg-type]
        transport = httpx.ASGITransport(app, client=(peer, 4000))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return (await http.get("/metrics", headers=headers)).status_code

    assert await ask("127.0.0.1") == 200
    assert await ask("::1") == 200
    assert await ask("192.0.2.7") == 404
    for claimed in ("127.0.0.1", "::1", "192.0.2.7", "127.0.0.1, 192.0.2.7", ""):
        for name in ("X-Forwarded-For", "Forwarded"):
            assert await ask("192.0.2.7", **{name: claimed}) == 404
            assert await ask("127.0.0.1", **{name: claimed}) == 404


async def test_the_figures_tell_nothing_about_anybody(server: Running) -> None:
    pair = await running_pair(server)
    figures = await pair.host.get("/metrics")
    assert "dvergar_requests_total" in figures
    for secret in ("Player", pair.table, pair.host.http.cookies["dvergar"], "127.0.0.1"):
        assert secret not in figures
