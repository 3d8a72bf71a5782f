"""Logs: lines of JSON, and nothing in them about anybody."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from dvergar.server.logs import JsonLines
from tests.server.harness import Running, against_bots
from tests.server.logged import captured_logs
from tests.server.pair import close_code, finish, open_pair, raw_socket, running_pair, say

pytestmark = pytest.mark.anyio


def formatted(**fields: object) -> dict[str, object]:
    record = logging.makeLogRecord({"name": "dvergar", "levelname": "INFO", **fields})
    line = JsonLines().format(record)
    assert "\n" not in line
    found: dict[str, object] = json.loads(line)
    return found


def test_a_record_is_one_line_of_json() -> None:
    line = formatted(msg="two\nlines %s", args=("é",), created=12.3456)
    assert line == {"at": 12.346, "level": "info", "from": "dvergar", "message": "two\nlines é"}


def test_only_known_fields_are_logged() -> None:
    line = formatted(msg="x", status=200, route="/api/me", name_of_person="Player 1", cookie="c")
    assert (line["status"], line["route"]) == (200, "/api/me")
    assert "Player 1" not in line.values()
    assert "cookie" not in line


def test_a_traceback_is_part_of_the_line() -> None:
    try:
        raise ValueError("what happened")
    except ValueError:
        line = formatted(msg="x", exc_info=sys.exc_info())
    assert "what happened" in str(line["traceback"])


async def test_a_request_is_logged_by_its_route_and_not_by_its_address(server: Running) -> None:
    pair = await running_pair(server)
    with captured_logs() as logged:
        await pair.host.get(f"{pair.path}?secret=words")
        await pair.host.http.get("/nowhere/at/all")
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("GET", "/api/tables/{table}", 200),
        ("GET", "-", 404),
    ]
    assert all(line["ms"] >= 0 for line in lines)


async def test_no_line_tells_anything_about_anybody(either_server: Running) -> None:
    server = either_server
    with captured_logs() as logged:
        pair = await open_pair(server, public=True)
        await pair.friend.ask("PATCH", "/api/me", json={"name": "Somebody Else"})
        await pair.friend.sit(pair.table, 1)
        async with pair.host.look(pair.table, 0) as socket:
            await socket.request("chat", text="private words")
            await socket.request("act", seat=0, action="an action of mine")
        await finish(pair)
        forked = await pair.host.post(
            f"{pair.path}/fork", {"move": 2, "seats": against_bots(2, 0)}, expect=201
        )
        await pair.host.get(f"/t/{pair.table}")
        await pair.host.get("/api/tables/sometable", expect=404, headers={"x-header": "hidden"})
        async with raw_socket(server, "sometable", pair.host) as lost:
            assert await close_code(lost) == 4404
        async with raw_socket(
            server, pair.table, pair.host, **{"X-Forwarded-For": "192.0.2.7"}
        ) as s:
            await say(s, {"type": "hello", "seat": 7, "lang": "private words"})
            assert await close_code(s) == 4401
    lines = logged.getvalue()
    assert len(lines.splitlines()) > 10
    for line in lines.splitlines():
        assert set(json.loads(line)) >= {"at", "level", "from", "message"}
    cookies = [visitor.http.cookies["dvergar"] for visitor in (pair.host, pair.friend)]
    for secret in ("Player", "Somebody", "private", "an action", pair.table, forked["id"],
                   "sometable", "127.0.0.1", "192.0.2.7", "hidden", *cookies):  # fmt: skip
        found = [line for line in lines.splitlines() if secret in line]
        assert not found, secret


async def test_a_failure_of_ours_is_written_down_and_not_told(server: Running) -> None:
    async def fail(game: str) -> None:
        raise RuntimeError("what went wrong")

    server.store.results_of = fail  # type: ignore[method-assign,assignment]
    with captured_logs() as logged:
        answer = await server.visitor().http.get("/api/games/nidavellir/statistics")
    assert (answer.status_code, answer.json()["key"]) == (500, "our-fault")
    assert "what went wrong" not in answer.text
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["error", "info"]
    assert "what went wrong" in lines[0]["traceback"]
    assert lines[1]["status"] == 500
