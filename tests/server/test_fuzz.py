"""Everything that a client may not send, while an honest game goes on next door."""

from __future__ import annotations

import asyncio
import json
import random
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.harness import Running, play_to_the_end
from tests.server.logged import captured_logs
from tests.server.pair import Pair, hear, raw_socket, running_pair, say

pytestmark = pytest.mark.anyio

NESTED = '{"type":' + "[" * 3900 + "]" * 3900 + "}"
BAD: list[str | bytes] = [
    "", " ", "null", "true", "[]", "{}", "0", '"hello"', "{", "}", "\x00", "é" * 100, "NaN",
    '{"type": "hello"', '{"type": null}', '{"type": "nothing"}', '{"type": ["hello"]}', NESTED,
    "[" * 7900, '{"a":' * 1000, '{"type": "hello", "type": "ping", "seat": 0}',
    '{"type": "hello", "seat": -1}', '{"type": "hello", "seat": 1e400}',
    '{"type": "hello", "seen": -1}',
    '{"type": "hello", "seat": NaN}', '{"type": "hello", "seen": Infinity}',
    '{"type": "hello", "seat": ' + "9" * 5000 + "}", '{"type": "hello", "seat": 0.5}',
    '{"type": "hello", "seat": "0"}', '{"type": "hello", "seat": true}',
    '{"type": "hello", "lang": 5}', '{"type": "hello", "more": 1}',
    '{"type": "hello", "seen": 1e3000}',
    '{"type": "act"}', '{"type": "act", "id": "", "seat": 0, "action": "x"}',
    '{"type": "act", "id": "a", "seat": 0}', '{"type": "act", "id": 5, "seat": 0, "action": "x"}',
    '{"type": "act", "id": "' + "x" * 65 + '", "seat": 0, "action": "x"}',
    '{"type": "act", "id": "a", "seat": 99999999999999999999, "action": "x"}',
    '{"type": "act", "id": "\\ud800", "seat": 0, "action": "x"}',
    '{"type": "chat", "id": "\\u0000", "text": "x"}', '{"type": "chat", "id": "a", "text": null}',
    '{"type": "answer", "id": "a", "agree": "yes"}', '{"type": "answer", "id": "a", "agree": 1}',
    '{"type": "state", "version": 5}', '{"type": "done", "id": "a", "version": 5}',
    b"", b"\x00", b"\xff\xfe", b'{"type": "hello"}', bytes(range(256)) * 20,
]  # fmt: skip
ACTIONS = [
    "", " ", "x", "take", "take ", "bid", "bid 0 0 0", "bid 5 4", "bid 5 4 2 0", "bid -1 -2 -3",
    "bid ² ³ ¹", "bid ٠ ١ ٢", "bid 1e9 2 3", "bid " + "9" * 900, "take \x00", "take 🪓", "TAKE W9",
    "take W9 W9", "{}", "take {0}", "%s", "' OR 1=1", "pass", "x" * 1000, "undo",
]  # fmt: skip


@asynccontextmanager
async def beside_an_honest_game(server: Running) -> AsyncIterator[Pair]:
    """A table to be hostile at. The one next door is played to its end, and nothing fails."""
    with captured_logs() as logged:
        honest = await running_pair(server)
        hostile = await running_pair(server)
        first, second = honest.host.look(honest.table, 0), honest.friend.look(honest.table, 1)
        async with first, second:
            game = asyncio.create_task(play_to_the_end([first, second], random.Random(5)))
            try:
                yield hostile
                await asyncio.wait_for(game, PATIENCE)
            finally:
                game.cancel()
            assert first.frame["view"]["over"]
        assert len((await honest.host.get(f"{honest.path}/sheets"))["seats"]) == 2
        assert (await hostile.host.get(hostile.path))["status"] == "running"
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert not [line for line in lines if "Exception in ASGI" in line["message"]]
    assert not [line for line in lines if line["level"] == "error" and "UTF-8" not in str(line)]
    assert not [line for line in lines if line.get("status", 0) >= 500]


async def all_that_comes(connection: ClientConnection) -> list[dict[str, Any]]:
    """Everything up to the answer to a ping, or to the end."""
    found: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        await say(connection, {"type": "ping"})
        while not found or found[-1]["type"] != "pong":
            found.append(await hear(connection))
    return found


async def test_frames_that_make_no_sense_are_answered_and_do_no_harm(server: Running) -> None:
    async with beside_an_honest_game(server) as table:
        version = (await table.host.get(table.path))["version"]
        for begun in (True, False):
            for frame in BAD:
                async with raw_socket(server, table.table, table.host) as socket:
                    if begun:
                        await say(socket, {"type": "hello", "seat": 0})
                        assert (await hear(socket))["type"] == "state"
                    await socket.send(frame)
                    content = await hear(socket)
                    assert (content["type"], content["key"]) == ("error", "bad-frame"), frame
                    assert set(content) == {"type", "version", "key", "args", "text"}
        assert (await table.host.get(table.path))["version"] == version


async def test_actions_that_make_no_sense_are_refused(server: Running) -> None:
    async with beside_an_honest_game(server) as table, table.host.look(table.table, 0) as socket:
        for action in ACTIONS:
            answer = await socket.request("act", seat=0, action=action)
            assert answer["type"] == "refused", (action, answer)
            assert answer["text"]
            assert "Traceback" not in answer["text"]


async def test_frames_twice_and_out_of_order_count_once(server: Running) -> None:
    async with beside_an_honest_game(server) as table:
        async with table.host.look(table.table, 0) as socket:
            action = socket.frame["legal"][0]
            before = socket.frame["version"]
            frame = {"type": "act", "id": "same", "seat": 0, "action": action}
            for _ in range(10):
                await socket.send({"type": "answer", "id": "early", "agree": True})
                await socket.send(frame)
                await socket.send({"type": "hello", "seat": 0, "seen": 0})
            found = await all_that_comes(socket.connection)
            done = [content for content in found if content.get("id") == "same"]
            assert [(content["type"], content["version"]) for content in done] == [
                ("done", before + 1)
            ] * 10
        assert (await table.host.get(table.path))["moves"] == 1


def masked(opcode: int, payload: bytes, *, final: bool = True, mask: bool = True) -> bytes:
    """A frame of the WebSocket protocol, made by hand."""
    head = bytes([opcode | (0x80 if final else 0)])
    flag = 0x80 if mask else 0
    if len(payload) < 126:
        head += bytes([flag | len(payload)])
    else:
        head += bytes([flag | 126]) + struct.pack(">H", len(payload))
    return head + (b"\x00" * 4 if mask else b"") + payload


RAW = [
    masked(1, b"\xff\xfe\xfd"),  # not UTF-8
    masked(1, b'{"type": "hel', final=False),  # never ends
    masked(1, b"x", mask=False),
    masked(0, b"goes on, but nothing began"),
    masked(3, b"reserved"),
    masked(9, b"x" * 126),  # a ping that is too long
    masked(8, b"\x00"),  # a close with half a code
    b"\xff" * 1000,
    b"\x81\xff" + b"\xff" * 8,  # says that it is endless
    b"GET / HTTP/1.1\r\n\r\n",
    b"",
]


async def test_broken_sockets_do_no_harm(server: Running) -> None:
    async with beside_an_honest_game(server) as table:
        for raw in RAW:
            async with raw_socket(server, table.table, table.host) as socket:
                await say(socket, {"type": "hello", "seat": 0})
                await hear(socket)
                socket.transport.write(raw)
                socket.transport.abort() if not raw else socket.transport.write_eof()
        await no_sockets_but(server, 2)


async def no_sockets_but(server: Running, honest: int) -> None:
    """Wait until the server has noticed that all others are gone."""
    async with asyncio.timeout(PATIENCE):
        while sum(server.services.limiter._sockets.values()) > honest:
            await asyncio.sleep(0.02)


async def test_hundreds_of_sockets_come_and_go(server: Running) -> None:
    chance = random.Random(9)

    async def come_and_go(table: Pair) -> None:
        for _ in range(15):
            async with raw_socket(server, table.table, table.host) as socket:
                if chance.random() < 0.7:
                    await say(socket, {"type": "hello", "seat": 0, "seen": 0})
                    if chance.random() < 0.5:
                        await hear(socket)
                if chance.random() < 0.5:
                    socket.transport.abort()

    async with beside_an_honest_game(server) as table:
        await asyncio.gather(*(come_and_go(table) for _ in range(20)))
        await no_sockets_but(server, 2)
        room = await server.hall.room(table.table)
        assert not room.viewers


# --- random frames ---------------------------------------------------------------------------

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=10,
)
SEATS = st.sampled_from([0, 1, 2, 99, None]) | SCALARS
IDS = st.sampled_from(["a", "b"]) | st.text(max_size=70)
LIKELY = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "undo", "answer", "chat", "ping"])},
    optional={
        "id": IDS,
        "seat": SEATS,
        "action": st.sampled_from(ACTIONS) | st.text(max_size=50),
        "agree": st.booleans() | SCALARS,
        "text": st.text(max_size=320),
        "seen": SCALARS,
    },
)


async def test_random_frames_are_answered_and_do_no_harm(server: Running) -> None:
    frames: list[object] = []

    @settings(
        max_examples=250, derandomize=True, database=None, deadline=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(LIKELY | ANYTHING)
    def collect(frame: object) -> None:
        frames.append(frame)

    collect()
    async with beside_an_honest_game(server) as table:
        for start in range(0, len(frames), 15):
            async with raw_socket(server, table.table, table.host) as socket:
                await say(socket, {"type": "hello", "seat": 0})
                assert (await hear(socket))["type"] == "state"
                for frame in frames[start : start + 15]:
                    await say(socket, frame)
                    for content in await all_that_comes(socket):
                        kinds = ("state", "done", "refused", "error", "pong")
                        assert content["type"] in kinds
                        assert "Traceback" not in str(content.get("text"))
                assert socket.close_code is None, frames[start : start + 15]
