"""Who is at a table: told after the first frame and whenever it changes, not too often."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

from dvergar.server import presence
from tests.patience import PATIENCE
from tests.server.harness import Running, Socket
from tests.server.pair import finished_pair, open_pair, raw_socket, running_pair, say

pytestmark = pytest.mark.anyio


async def told(socket: Socket, here: list[int], watching: int) -> None:
    """Wait until the socket is told that these are here."""
    async with asyncio.timeout(PATIENCE):
        while socket.presence != {"type": "presence", "here": here, "watching": watching}:
            raw = await socket.connection.recv()
            content = json.loads(raw)
            if content["type"] == "presence":
                socket.presence = content


async def test_it_follows_the_first_frame_and_counts_oneself(server: Running) -> None:
    pair = await running_pair(server)
    async with raw_socket(server, pair.table, pair.host) as socket:
        await say(socket, {"type": "hello", "seat": 0, "seen": 1})
        first, second = [json.loads(await socket.recv()) for _ in range(2)]
        assert first["type"] == "state"
        assert second == {"type": "presence", "here": [0], "watching": 0}


async def test_everybody_learns_who_comes_and_goes(server: Running) -> None:
    pair = await running_pair(server)
    async with pair.host.look(pair.table, 0) as host:
        await told(host, [0], 0)
        async with pair.friend.look(pair.table, 1) as friend:
            await told(friend, [0, 1], 0)
            await told(host, [0, 1], 0)
            async with server.visitor().look(pair.table) as watching:
                await told(watching, [0, 1], 1)
                await told(host, [0, 1], 1)
            await told(host, [0, 1], 0)
        await told(host, [0], 0)
    assert not (await server.hall.room(pair.table)).viewers


async def test_who_has_several_seats_is_here_on_all_of_them(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("me", "greedy", "me", hot_seat=True))["id"]
    async with host.look(table, 2) as socket:
        await told(socket, [0, 2], 0)
        await socket.send({"type": "hello", "seat": None})
        await told(socket, [], 1)


async def test_two_sockets_of_one_person_are_one_who_is_here(server: Running) -> None:
    pair = await running_pair(server)
    async with pair.host.look(pair.table, 0) as one, pair.host.look(pair.table, 0) as other:
        await told(other, [0], 0)
        await told(one, [0], 0)


async def test_a_seat_that_is_left_has_nobody(server: Running) -> None:
    pair = await open_pair(server)
    async with pair.host.look(pair.table, 0) as socket:
        await told(socket, [0], 0)
        await pair.host.post(f"{pair.path}/seats/0/leave")
        await told(socket, [], 1)
        await pair.host.sit(pair.table, 0)
        await socket.send({"type": "hello", "seat": 0})
        await told(socket, [0], 0)


async def test_after_the_end_a_look_from_the_seat_of_another_is_only_a_look(
    server: Running,
) -> None:
    pair = await finished_pair(server)
    async with server.visitor().look(pair.table, 1) as stranger:
        await told(stranger, [], 1)


async def test_many_who_come_at_once_are_told_together(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "_PAUSE", 1.0)
    pair = await running_pair(server)
    async with AsyncExitStack() as stack, pair.host.look(pair.table, 0) as host:
        await told(host, [0], 0)
        for _ in range(10):
            await stack.enter_async_context(server.visitor().look(pair.table))
        # the next that is told is all of them, not one after the other
        content = json.loads(await asyncio.wait_for(host.connection.recv(), PATIENCE))
        assert content == {"type": "presence", "here": [0], "watching": 10}
