"""What is refused leaves nothing in memory: floods on a server in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from tools.load import memory
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.patience import PATIENCE
from tests.server.processes import ServerProcess, server_process

pytestmark = pytest.mark.anyio

#: megabytes that a flood may leave: without care each of these leaves two to twenty times as much
_MOST = 2
#: at the same time
_WIDTH = 8

Flood = Callable[[ServerProcess, str], Awaitable[None]]


def bad_bodies(body: bytes) -> Flood:
    """Bodies that are refused, on one connection each flood."""
    head = (
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()

    async def flood(server: ServerProcess, table: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        for _ in range(10):
            writer.write(head + body)
            answer = await reader.readuntil(b"\r\n\r\n")
            assert b" 422 " in answer or b" 400 " in answer, answer
            length = next(x for x in answer.split(b"\r\n") if x.startswith(b"content-length"))
            await reader.readexactly(int(length.split(b":")[1]))
        writer.close()
        await writer.wait_closed()

    return flood


async def nonsense(server: ServerProcess, table: str) -> None:
    for _ in range(10):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"nonsense\r\n\r\n")
        assert b" 400 " in await reader.readline()
        writer.close()
        await writer.wait_closed()


def sockets(*frames: str, lost: bool = False, **headers: str) -> Flood:
    """Sockets that are opened, say this, and are closed by one side or the other."""

    async def flood(server: ServerProcess, table: str) -> None:
        name = "nothing" if lost else table
        opened = connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket",
            additional_headers=headers,
            compression=None,
            max_queue=None,
        )
        for _ in range(10):
            with suppress(ConnectionClosed, InvalidStatus):
                async with opened as socket:
                    for frame in frames:
                        await socket.send(frame)
                    if frames or lost:
                        await socket.recv()

    return flood


async def known_person(server: ServerProcess, table: str) -> None:
    """Nothing of this is refused: a person is recognised again and again."""
    visitor = await server.guest()
    for _ in range(10):
        await visitor.get("/api/me")
    await visitor.close()


FLOODS: list[tuple[int, str, Flood]] = [
    (160, "no JSON at all", bad_bodies(b"x" * 63_000)),
    (480, "one byte", bad_bodies(b"x")),
    (240, "deep JSON", bad_bodies(b"[" * 5_000 + b"]" * 5_000)),
    (160, "no text", bad_bodies(b"\xff" * 10_000)),
    (80, "wrong fields", bad_bodies(b'{"name": [' + b'"x", ' * 2_000 + b'""]}')),
    (240, "no HTTP", nonsense),
    (160, "sockets of no table", sockets(lost=True)),
    (160, "sockets that are closed at once", sockets()),
    (160, "sockets that look and leave", sockets('{"type": "hello"}')),
    (160, "sockets that say nonsense", sockets(*["nonsense"] * 30)),
    (160, "sockets that say too much", sockets("x" * 9_000)),
    (160, "sockets of a foreign page", sockets(Origin="http://evil.example")),
    (320, "a known person", known_person),
]


async def repeat(flood: Flood, times: int, server: ServerProcess, table: str) -> None:
    async def one_of_many() -> None:
        for _ in range(times // _WIDTH // 10):
            await flood(server, table)

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(one_of_many() for _ in range(_WIDTH)))


async def test_a_flood_of_what_is_refused_does_not_fill_the_memory(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server:
        assert server.process is not None
        table = (await (await server.guest()).create("me", "open"))["id"]
        grown = {}
        for _, _, flood in FLOODS:
            await repeat(flood, 10 * _WIDTH, server, table)
        for times, name, flood in FLOODS:
            before = memory(server.process.pid)
            await repeat(flood, times, server, table)
            grown[name] = memory(server.process.pid) - before
        assert max(grown.values()) < _MOST, grown
        assert sum(grown.values()) < 2 * _MOST, grown
