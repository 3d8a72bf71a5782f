"""Who may do what: every request by everybody, and what a seat shows to whom."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest

from tests.patience import PATIENCE
from tests.server.harness import Running, Visitor
from tests.server.pair import (
    Pair,
    close_code,
    finished_pair,
    hear,
    open_pair,
    raw_socket,
    running_pair,
    say,
)

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "level": "random"}
FORK = {"move": 0, "seats": [BOT, {"kind": "me"}]}
FORK_OF_THREE = {"move": 0, "seats": [BOT, {"kind": "me"}, BOT]}


class Expected(NamedTuple):
    """The status that everybody gets for a request."""

    method: str
    path: str
    body: object
    nobody: int
    stranger: int
    player: int
    host: int


#: the table runs; seat 1 is the player's
RUNNING = [
    Expected("GET", "", None, 200, 200, 200, 200),
    Expected("DELETE", "", None, 401, 403, 403, 409),
    Expected("POST", "/seats/1/sit", None, 401, 409, 409, 409),
    Expected("POST", "/seats/1/return", None, 401, 403, 409, 403),
    Expected("POST", "/seats/1/vote-out", None, 401, 403, 409, 409),
    Expected("PUT", "/seats/1", {"kind": "open"}, 401, 403, 403, 409),
    Expected("PUT", "/seats/1", BOT, 401, 403, 403, 409),
    Expected("POST", "/remove", {"seat": 1}, 401, 403, 403, 409),
    Expected("POST", "/mute", {"seat": 1}, 401, 200, 400, 200),
    Expected("POST", "/mute", {"seat": 9}, 401, 400, 400, 400),
    Expected("POST", "/block", {"seat": 0}, 401, 200, 200, 400),
    Expected("POST", "/rematch", None, 401, 409, 409, 409),
    Expected("POST", "/fork", FORK, 401, 403, 201, 403),
    Expected("GET", "/match", None, 409, 409, 409, 409),
    Expected("GET", "/moves", None, 409, 409, 409, 409),
    Expected("GET", "/moves?seat=1", None, 409, 409, 409, 409),
    Expected("GET", "/positions/0", None, 409, 409, 409, 409),
    Expected("GET", "/positions/0?seat=1", None, 409, 409, 409, 409),
    Expected("GET", "/story", None, 200, 200, 200, 200),
    Expected("GET", "/story?seat=1", None, 401, 403, 200, 403),
    Expected("GET", "/story?open=true", None, 409, 409, 409, 409),
    Expected("GET", "/positions", None, 200, 200, 200, 200),
    Expected("GET", "/positions?seat=1", None, 401, 403, 200, 403),
    Expected("GET", "/positions?open=true", None, 409, 409, 409, 409),
    Expected("GET", "/sheets", None, 409, 409, 409, 409),
    Expected("GET", "/scores", None, 409, 409, 409, 409),
    Expected("POST", "/seats/1/leave", None, 401, 403, 200, 403),
]
#: the table is open; seat 1 is the player's, seat 2 is free
OPEN = [
    Expected("GET", "", None, 200, 200, 200, 200),
    Expected("GET", "/match", None, 409, 409, 409, 409),
    Expected("GET", "/moves", None, 409, 409, 409, 409),
    Expected("GET", "/positions/0?seat=1", None, 409, 409, 409, 409),
    Expected("GET", "/story?seat=1", None, 409, 409, 409, 409),
    Expected("GET", "/positions", None, 409, 409, 409, 409),
    Expected("GET", "/sheets", None, 409, 409, 409, 409),
    Expected("GET", "/scores", None, 409, 409, 409, 409),
    Expected("POST", "/rematch", None, 401, 409, 409, 409),
    Expected("POST", "/fork", FORK_OF_THREE, 401, 403, 409, 403),
    Expected("POST", "/seats/1/return", None, 401, 403, 409, 403),
    Expected("POST", "/seats/1/vote-out", None, 401, 403, 409, 409),
    Expected("POST", "/seats/1/sit", None, 401, 409, 409, 409),
    Expected("POST", "/seats/9/sit", None, 401, 400, 400, 400),
    Expected("PUT", "/seats/2", {"kind": "open"}, 401, 403, 403, 200),
    Expected("PUT", "/seats/9", {"kind": "open"}, 401, 403, 403, 400),
    Expected("PUT", "/seats/1", BOT, 401, 403, 403, 409),
    Expected("POST", "/remove", {"seat": 0}, 401, 403, 403, 400),
    Expected("POST", "/remove", {"seat": 2}, 401, 404, 404, 404),
    Expected("POST", "/remove", {"said": 1}, 401, 404, 404, 404),
    Expected("POST", "/remove", {"seat": 9}, 401, 400, 400, 400),
    Expected("POST", "/remove", {}, 401, 400, 400, 400),
    Expected("POST", "/mute", {"seat": 2}, 401, 404, 404, 404),
    Expected("POST", "/mute", {"seat": 1, "said": 1}, 401, 400, 400, 400),
    Expected("POST", "/block", {"said": 0}, 401, 422, 422, 422),
    Expected("POST", "/seats/1/leave", None, 401, 403, 200, 403),
    Expected("DELETE", "", None, 401, 403, 403, 200),
]
#: the game is over; seat 1 is the player's
OVER = [
    Expected("GET", "", None, 200, 200, 200, 200),
    Expected("DELETE", "", None, 401, 403, 403, 409),
    Expected("POST", "/seats/1/sit", None, 401, 409, 409, 409),
    Expected("POST", "/seats/1/leave", None, 401, 403, 409, 403),
    Expected("POST", "/seats/1/vote-out", None, 401, 403, 409, 409),
    Expected("PUT", "/seats/1", BOT, 401, 403, 403, 409),
    Expected("GET", "/match", None, 200, 200, 200, 200),
    Expected("GET", "/moves?seat=1", None, 200, 200, 200, 200),
    Expected("GET", "/moves?seat=9", None, 400, 400, 400, 400),
    Expected("GET", "/positions/0?seat=1", None, 200, 200, 200, 200),
    Expected("GET", "/positions/9999", None, 400, 400, 400, 400),
    Expected("GET", "/story?open=true", None, 200, 200, 200, 200),
    Expected("GET", "/story?open=true&seat=1", None, 400, 400, 400, 400),
    Expected("GET", "/positions?seat=1", None, 200, 200, 200, 200),
    Expected("GET", "/positions?seat=9", None, 400, 400, 400, 400),
    Expected("GET", "/positions?first=9999", None, 400, 400, 400, 400),
    Expected("GET", "/positions?count=65", None, 422, 422, 422, 422),
    Expected("GET", "/sheets", None, 200, 200, 200, 200),
    Expected("GET", "/scores", None, 200, 200, 200, 200),
    Expected("POST", "/fork", FORK, 401, 201, 201, 201),
    Expected("POST", "/rematch", None, 401, 409, 201, 201),
]
#: without a table
ELSEWHERE = [
    Expected("GET", "/api/me", None, 200, 200, 200, 200),
    Expected("PATCH", "/api/me", {"name": "Player 3"}, 401, 200, 200, 200),
    Expected(
        "POST", "/api/tables", {"game": "nidavellir", "seats": [BOT, BOT]}, 401, 201, 201, 201
    ),
    Expected("POST", "/api/matches", "x", 401, 400, 400, 400),
    Expected("GET", "/api/tables?show=mine", None, 200, 200, 200, 200),
    Expected("GET", "/api/me/others", None, 401, 200, 200, 200),
    Expected("DELETE", f"/api/me/others/{'0' * 32}", None, 401, 404, 404, 404),
    Expected("DELETE", "/api/me/others/nobody", None, 401, 422, 422, 422),
    Expected("POST", "/api/tables/nowhere/mute", {"seat": 0}, 401, 404, 404, 404),
    Expected("GET", "/api/tables/nowhere", None, 404, 404, 404, 404),
    Expected("POST", "/api/tables/nowhere/rematch", None, 401, 404, 404, 404),
    Expected("POST", "/api/guest", {"name": "Player 3"}, 201, 409, 409, 409),
]
WHO = ["nobody", "stranger", "player", "host"]


async def person(server: Running, pair: Pair, who: str) -> Visitor:
    if who == "nobody":
        return server.visitor()
    if who == "stranger":
        return await server.guest("Player 3")
    return pair.friend if who == "player" else pair.host


async def check(visitor: Visitor, who: str, path: str, table: list[Expected]) -> None:
    """Ask for everything, in this order, and compare."""
    found = {}
    for row in table:
        answer = await visitor.http.request(row.method, path + row.path, json=row.body)
        found[f"{row.method} {row.path} {row.body}"] = answer.status_code
    expected = {f"{row.method} {row.path} {row.body}": getattr(row, who) for row in table}
    assert found == expected


@pytest.mark.parametrize("who", WHO)
async def test_at_a_running_table_everybody_may_do_this(server: Running, who: str) -> None:
    pair = await running_pair(server)
    await check(await person(server, pair, who), who, pair.path, RUNNING)


@pytest.mark.parametrize("who", WHO)
async def test_at_an_open_table_everybody_may_do_this(server: Running, who: str) -> None:
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    pair = Pair(host, friend, (await host.create("me", "open", "open"))["id"])
    await friend.sit(pair.table, 1)
    await check(await person(server, pair, who), who, pair.path, OPEN)


@pytest.mark.parametrize("who", WHO)
async def test_at_a_finished_table_everybody_may_do_this(server: Running, who: str) -> None:
    pair = await finished_pair(server)
    await check(await person(server, pair, who), who, pair.path, OVER)


@pytest.mark.parametrize("who", WHO)
async def test_apart_from_tables_everybody_may_do_this(server: Running, who: str) -> None:
    pair = await open_pair(server)
    await check(await person(server, pair, who), who, "", ELSEWHERE)


async def test_a_refusal_of_secrets_tells_none(server: Running) -> None:
    pair = await running_pair(server)
    room = await server.hall.room(pair.table)
    seed = str(room.header.setup.seed)
    for path in ("", "/match", "/moves", "/positions/0", "/sheets", "/scores"):
        assert seed not in (await pair.host.http.get(pair.path + path)).text
    async with pair.host.look(pair.table, 0, 0) as socket:
        assert seed.encode() not in socket.received[0]


# --- sockets ---------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["nobody", "stranger", "player"])
async def test_a_foreign_seat_shows_nothing_before_the_end(server: Running, who: str) -> None:
    pair = await running_pair(server)
    visitor = await person(server, pair, who)
    for first in ([], [{"type": "hello", "seat": None}]):
        async with raw_socket(server, pair.table, visitor if visitor.cookie else None) as socket:
            for frame in first:
                await say(socket, frame)
                assert (await hear(socket))["seat"] is None
            await say(socket, {"type": "hello", "seat": 0, "seen": 0})
            assert await close_code(socket) == 4401


@pytest.mark.parametrize("who", WHO)
async def test_after_the_end_everybody_looks_from_every_seat(server: Running, who: str) -> None:
    pair = await finished_pair(server)
    visitor = await person(server, pair, who)
    for seat in (0, 1, None):
        async with visitor.look(pair.table, seat, 0) as socket:
            assert socket.frame["seat"] == seat
            assert socket.frame["view"]["over"]
            assert socket.frame["legal"] == []


async def test_a_seat_that_does_not_exist_is_nobodys(server: Running) -> None:
    pair = await finished_pair(server)
    async with raw_socket(server, pair.table, pair.host) as socket:
        await say(socket, {"type": "hello", "seat": 2})
        assert await close_code(socket) == 4401


@pytest.mark.parametrize(
    ("who", "act", "answer"),
    [
        ("nobody", "sign-in", "not-your-seat"),
        ("stranger", "not-your-seat", "not-your-seat"),
        ("player", "not-your-seat", "no-undo-wish"),
    ],
)
async def test_a_seat_is_moved_by_its_owner_only(
    server: Running, who: str, act: str, answer: str
) -> None:
    pair = await running_pair(server)
    visitor = await person(server, pair, who)
    async with pair.host.look(pair.table, 0) as mine, visitor.look(pair.table) as socket:
        before = socket.frame["version"]
        for action in (mine.frame["legal"][0], "nonsense"):
            refused = await socket.request("act", seat=0, action=action)
            assert (refused["type"], refused["key"]) == ("refused", act)
        assert (await socket.request("undo", seat=0))["key"] == act
        assert (await socket.request("answer", agree=True))["key"] == answer
        for seat in (2, 99):
            assert (await socket.request("act", seat=seat, action="x"))["type"] == "refused"
            assert (await socket.request("undo", seat=seat))["type"] == "refused"
        assert (await server.hall.room(pair.table)).standing.version == before


async def test_only_who_is_somebody_may_chat(server: Running) -> None:
    pair = await running_pair(server)
    async with server.visitor().look(pair.table) as socket:
        assert (await socket.request("chat", text="hello"))["key"] == "sign-in"
    async with (await server.guest("Player 3")).look(pair.table) as socket:
        assert (await socket.request("chat", text="hello"))["type"] == "done"


async def test_nobody_agrees_to_ones_own_wish(server: Running) -> None:
    pair = await running_pair(server)
    async with pair.host.look(pair.table, 0) as first, pair.friend.look(pair.table, 1) as second:
        await first.act(first.frame["legal"][0])
        await second.until(first.frame["version"])
        await second.act(second.frame["legal"][0])
        asked = await first.request("undo", seat=0)
        if (await pair.host.get(pair.path))["undo"] is None:
            pytest.fail(f"nobody was asked: {asked}")
        assert (await first.request("answer", agree=True))["key"] == "undo-answered"
        async with (await server.guest("Player 3")).look(pair.table) as stranger:
            assert (await stranger.request("answer", agree=True))["key"] == "not-your-seat"
        assert (await pair.host.get(pair.path))["undo"]["waiting"] == [1]


# --- a seat that changes hands ---------------------------------------------------------------


async def test_who_has_left_an_open_table_sees_nothing_of_the_next_owner(server: Running) -> None:
    host, gone = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "open", "open"))["id"]
    await gone.sit(table, 1)
    new = await server.guest("Player 3")
    async with gone.look(table, 1) as left:
        assert left.frame["seat"] == 1
        await gone.post(f"/api/tables/{table}/seats/1/leave")
        await new.sit(table, 1)
        await gone.sit(table, 2)
        async with new.look(table, 1) as owner:
            frame = await left.until(owner.frame["version"])
            assert frame["seat"] is None
            assert frame["legal"] == []
            async with server.visitor().look(table) as outside:
                assert frame["view"] == outside.frame["view"]
            assert frame["view"] != owner.frame["view"]


async def test_whom_the_host_removes_becomes_a_spectator_at_once(server: Running) -> None:
    host, gone = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "open", "open"))["id"]
    await gone.sit(table, 1)
    async with gone.look(table, 1) as left:
        await host.post(f"/api/tables/{table}/remove", {"seat": 1})
        await host.ask("PUT", f"/api/tables/{table}/seats/1", json=BOT)
        await host.ask("PUT", f"/api/tables/{table}/seats/2", json=BOT)
        while left.frame["view"] is None:
            await left.next_frame()
            assert left.frame["seat"] is None
        assert left.frame["legal"] == []
        assert (await left.request("act", seat=1, action="x"))["key"] == "not-your-seat"


async def test_a_seat_that_changes_hands_while_a_frame_is_made_is_not_shown(
    server: Running,
) -> None:
    host, gone = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "open", "open"))["id"]
    await gone.sit(table, 1)
    room = await server.hall.room(table)
    person_id = room.standing.seats[1].person
    seen = asyncio.Event()
    happened = room.happened

    async def slowly(since: int) -> object:
        seen.set()
        while room.standing.status == "open":
            await asyncio.sleep(0.005)
        return await happened(since)

    room.happened = slowly  # type: ignore[method-assign,assignment]
    making = asyncio.create_task(room.frame(person_id, 1, 0, ""))
    await seen.wait()
    await host.post(f"/api/tables/{table}/remove", {"seat": 1})
    await host.ask("PUT", f"/api/tables/{table}/seats/1", json=BOT)
    await host.ask("PUT", f"/api/tables/{table}/seats/2", json=BOT)
    frame = await asyncio.wait_for(making, PATIENCE)
    assert frame.seat is None
    assert frame.legal == []
