"""One viewer of a table: resuming, changing seats, slow readers, versions, pings, limits."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from dvergar.server import operator
from dvergar.server import socket as sockets
from tests.server.harness import GENEROUS, Json, Running, Socket, Visitor, running
from tests.server.pair import (
    Pair,
    close_code,
    finish,
    hear,
    raw_socket,
    running_pair,
    say,
)
from tests.server.party import id_of

pytestmark = pytest.mark.anyio


async def play_some(pair: Pair, moves: int) -> None:
    """Random moves of both, with talk in between."""
    chance = random.Random(3)
    async with pair.host.look(pair.table, 0) as first, pair.friend.look(pair.table, 1) as second:
        for number in range(moves):
            if number % 5 == 0:
                await first.request("chat", text=f"move {number}")
            newest = max(first.frame["version"], second.frame["version"])
            for socket in (first, second):
                await socket.until(newest)
            mover = first if first.my_turn else second
            answer = await mover.act(chance.choice(mover.frame["legal"]))
            await first.until(answer["version"])
            await second.until(answer["version"])


async def first_frame(visitor: Visitor, pair: Pair, seat: int | None, seen: int | None) -> Json:
    async with visitor.look(pair.table, seat, seen) as socket:
        return socket.frame


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_whoever_says_what_it_has_seen_gets_exactly_the_rest(
    either_server: Running, seat: int | None
) -> None:
    pair = await running_pair(either_server)
    await play_some(pair, 36)
    visitor = pair.friend if seat == 1 else pair.host
    whole = await first_frame(visitor, pair, seat, 0)
    newest = whole["version"]
    assert [news["version"] for news in whole["news"]] == list(range(1, newest + 1))
    for forgotten in (False, True):
        if forgotten:  # from the store, not from memory
            either_server.hall.rooms.clear()
        async with visitor.look(pair.table, seat) as socket:
            for seen in range(newest + 1):
                await socket.send({"type": "hello", "seat": seat, "seen": seen})
                frame = await socket.next_frame()
                assert (frame["since"], frame["version"]) == (seen, newest)
                assert frame["news"] == whole["news"][seen:]
                assert frame["view"] == whole["view"]


async def test_history_as_it_came_is_history_as_it_is_asked_for(server: Running) -> None:
    pair = await running_pair(server)
    async with pair.host.look(pair.table, 0, 0) as socket:
        told = list(socket.frame["news"])
        await finish(pair)
        while not socket.over:
            told += (await socket.next_frame())["news"]
        await socket.send({"type": "hello", "seat": 0, "seen": 0})
        for news in told:
            news.pop("scenes", None)  # only what happens now is watched
        assert (await socket.next_frame())["news"] == told


async def test_a_fresh_view_has_no_history(server: Running) -> None:
    pair = await running_pair(server)
    await play_some(pair, 3)
    frame = await first_frame(pair.host, pair, 0, None)
    assert (frame["since"], frame["news"]) == (None, [])


@pytest.mark.parametrize("ahead", [1, 1000, 2**31 - 1])
async def test_who_has_seen_the_future_gets_a_fresh_view(server: Running, ahead: int) -> None:
    pair = await running_pair(server)
    newest = (await pair.host.get(pair.path))["version"]
    frame = await first_frame(pair.host, pair, 0, min(newest + ahead, 2**31 - 1))
    assert (frame["version"], frame["since"], frame["news"]) == (newest, None, [])
    async with pair.host.look(pair.table, 0, newest + 1) as socket:
        version = (await socket.act(socket.frame["legal"][0]))["version"]
        assert [news["version"] for news in socket.frame["news"]] == [version]


async def test_a_hello_changes_the_seat_of_a_hot_seat_table(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("me", "me", hot_seat=True))["id"]
    async with host.look(table, 0) as socket:
        first = socket.frame
        await socket.send({"type": "hello", "seat": 1, "seen": None})
        second = await socket.next_frame()
        assert (first["seat"], second["seat"]) == (0, 1)
        assert first["view"] != second["view"]
        for seat in (0, 1):
            answer = await socket.request("act", seat=seat, action=first["legal"][0])
            assert answer["type"] == "done"


async def test_each_of_many_hellos_at_once_may_count_but_the_last_one_does(
    server: Running,
) -> None:
    host = await server.guest()
    table = (await host.create("me", "me", hot_seat=True))["id"]
    async with host.look(table, 0) as socket:
        for _ in range(20):
            for seat in (0, 1):
                await socket.send({"type": "hello", "seat": seat, "seen": 0})
            await socket.send({"type": "ping"})
            frames: list[Json] = []
            while not (frames and frames[-1]["seat"] == 1):
                received = await socket.receive()
                frames += [received] if received["type"] == "state" else []
            for frame in frames:
                assert frame["since"] == 0
                assert len(frame["news"]) == frame["version"]


async def test_a_slow_reader_does_not_delay_the_others(server: Running) -> None:
    pair = await running_pair(server)
    async with raw_socket(server, pair.table) as slow:
        await say(slow, {"type": "hello", "seen": 0})
        slow.transport.pause_reading()
        await finish(pair)
        slow.transport.resume_reading()
        versions: list[int] = []
        while not versions or versions[-1] < (await pair.host.get(pair.path))["version"]:
            frame = await hear(slow)
            assert frame["since"] == (versions[-1] if versions else 0)
            versions.append(frame["version"])
    assert versions == sorted(set(versions))


async def test_versions_increase_and_no_news_is_missing_or_told_twice(server: Running) -> None:
    pair = await running_pair(server)
    watchers = [server.visitor().look(pair.table, None, 0) for _ in range(3)]

    async def watch(socket: Socket) -> None:
        async with socket:
            told = [news["version"] for news in socket.frame["news"]]
            while not socket.over:
                before = socket.frame["version"]
                frame = await socket.next_frame()
                assert frame["since"] == before < frame["version"]
                told += [news["version"] for news in frame["news"]]
            assert told == list(range(1, socket.frame["version"] + 1))

    await asyncio.gather(finish(pair), *map(watch, watchers))


async def test_a_ping_is_answered_with_the_version(server: Running) -> None:
    pair = await running_pair(server)
    async with pair.host.look(pair.table, 0) as socket:
        await socket.send({"type": "ping"})
        assert await socket.receive() == {"type": "pong", "version": socket.frame["version"]}


async def test_nothing_is_shown_before_the_hello(server: Running) -> None:
    pair = await running_pair(server)
    async with raw_socket(server, pair.table, pair.host) as socket:
        await socket.send("nonsense")
        assert (await hear(socket))["type"] == "error"
        await say(socket, {"type": "hello", "seat": 0})
        assert (await hear(socket))["seat"] == 0


# --- closing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["nowhere", "-", "%00", "a%00b", "%F0%9F%AA%93", "x" * 500])
async def test_a_table_that_does_not_exist_has_no_socket(
    either_server: Running, table: str
) -> None:
    async with raw_socket(either_server, table) as socket:
        assert await close_code(socket) == 4404


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "ping"},
        {"type": "chat", "id": "a", "text": "x"},
        {"type": "act", "id": "a", "seat": 0, "action": "x"},
        {"type": "undo", "id": "a", "seat": 0},
    ],
)
async def test_the_first_frame_is_a_hello(server: Running, frame: Json) -> None:
    pair = await running_pair(server)
    async with raw_socket(server, pair.table, pair.host) as socket:
        await say(socket, frame)
        assert await close_code(socket) == 4400


async def test_too_many_bad_frames_close_the_socket(tmp_path: Path) -> None:
    limits = GENEROUS.with_values({"bad_frames": 3})
    async with running(tmp_path / "data", limits=limits) as server:
        pair = await running_pair(server)
        async with raw_socket(server, pair.table, pair.host) as socket:
            await say(socket, {"type": "hello"})
            assert (await hear(socket))["type"] == "state"
            for _ in range(3):
                await socket.send("{")
                content = await hear(socket)
                assert (content["type"], content["key"]) == ("error", "bad-frame")
            await socket.send("{")
            assert await close_code(socket) == 4429


async def test_too_many_frames_a_second_close_the_socket(tmp_path: Path) -> None:
    limits = GENEROUS.with_values({"frames": 5})
    async with running(tmp_path / "data", limits=limits) as server:
        pair = await running_pair(server)
        async with raw_socket(server, pair.table, pair.host) as socket:
            await say(socket, {"type": "hello"})
            for _ in range(30):
                await say(socket, {"type": "ping"})
            assert await close_code(socket) == 4429


async def test_a_frame_that_is_too_large_closes_the_socket(server: Running) -> None:
    pair = await running_pair(server)
    async with raw_socket(server, pair.table, pair.host) as socket:
        await say(socket, {"type": "chat", "id": "a", "text": "x" * 9000})
        assert await close_code(socket) == 1009


async def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    limits = GENEROUS.with_values({"connections": 2})
    async with running(tmp_path / "data", limits=limits) as server:
        pair = await running_pair(server)
        first, second = pair.host.look(pair.table, 0), pair.friend.look(pair.table, 1)
        async with first, second, raw_socket(server, pair.table) as third:
            assert await close_code(third) == 4429
        async with pair.host.look(pair.table, 0) as again:
            assert again.frame["seat"] == 0


# --- chat ------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "  ", "x" * 301, "a\x00b", "a\x1b[2Jb", "a\u202eb"])
async def test_what_is_said_is_short_and_printable(server: Running, text: str) -> None:
    pair = await running_pair(server)
    async with pair.host.look(pair.table, 0) as socket:
        answer = await socket.request("chat", text=text)
        assert (answer["type"], answer["key"]) == ("refused", "bad-chat")
        assert answer["args"] == {"limit": 300}
        assert (await socket.request("chat", text="x" * 300))["type"] == "done"


async def test_nobody_talks_all_the_time(tmp_path: Path) -> None:
    limits = GENEROUS.with_values({"chat": 2})
    async with running(tmp_path / "data", limits=limits) as server:
        pair = await running_pair(server)
        async with pair.host.look(pair.table, 0) as first, pair.friend.look(pair.table, 1) as other:
            said = [(await first.request("chat", text="hello"))["type"] for _ in range(3)]
            assert said == ["done", "done", "refused"]
            assert (await other.request("chat", text="hello"))["type"] == "done"


async def test_words_are_looked_at_only_if_something_may_be_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []

    def visible_words(text: str, most: int) -> None:
        looked.append(text)

    monkeypatch.setattr(sockets, "visible_words", visible_words)
    async with running(tmp_path / "data", limits=GENEROUS.with_values({"chat": 2})) as server:
        pair = await running_pair(server)
        async with server.visitor().look(pair.table) as socket:
            assert (await socket.request("chat", text="hello"))["key"] == "sign-in"
        await operator.mute(server.store, await id_of(server, pair.friend), None)
        async with pair.friend.look(pair.table, 1) as socket:
            assert (await socket.request("chat", text="hello"))["key"] == "muted"
        assert looked == []
        async with pair.host.look(pair.table, 0) as socket:
            keys = [(await socket.request("chat", text="hello"))["key"] for _ in range(3)]
    # what is refused counts, too
    assert keys == ["bad-chat", "bad-chat", "too-often"]
    assert len(looked) == 2


async def test_no_id_of_a_client_makes_the_database_fail(either_server: Running) -> None:
    pair = await running_pair(either_server)
    async with pair.host.look(pair.table, 0) as socket:
        await socket.send({"type": "chat", "id": "a\x00", "text": "hello"})
        assert (await socket.receive())["key"] == "bad-frame"
        for name in ("é", "\x01", "'; --", "🪓" * 64):
            assert (await socket.request("chat", id=name, text="hello"))["type"] == "done"


async def test_refusals_are_in_the_language_of_the_hello(server: Running) -> None:
    pair = await running_pair(server)
    texts = {}
    async with pair.host.look(pair.table, 0) as socket:
        for lang in ("en", "de", "fr", "tlh", "\x00"):
            await socket.send({"type": "hello", "seat": 0, "lang": lang})
            texts[lang] = (await socket.request("act", seat=1, action="x"))["text"]
    assert texts["de"] == "Das ist nicht dein Platz."
    assert len({texts["en"], texts["de"], texts["fr"]}) == 3
    assert texts["tlh"] == texts["\x00"] == texts["en"]


async def test_a_new_password_ends_the_sockets_of_other_devices(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "_RECOGNISED_SECONDS", 0)
    person = await server.guest()
    given = {"account": "player-1", "password": "a long password"}
    await person.post("/api/account", given, expect=201)
    table = (await person.create("me", "open"))["id"]
    other = server.visitor()
    await other.post("/api/login", given)
    async with other.look(table, 0) as there:
        change = {"old": "a long password", "new": "another password"}
        await person.ask("PUT", "/api/account/password", json=change)
        await there.send({"type": "chat", "id": "c1", "text": "still here?"})
        with pytest.raises(ConnectionClosed) as closed:
            await there.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
