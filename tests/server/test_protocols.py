"""Connections that dawdle, and those that come in masses: with real ones, on loopback."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from dvergar.server.config import Limits
from dvergar.server.connections import raise_descriptors
from tests.patience import PATIENCE
from tests.server.harness import GENEROUS, Running, running
from tests.server.logged import captured_logs
from tests.server.pair import close_code, open_pair, raw_socket
from tests.server.processes import ServerProcess, server_process

pytestmark = pytest.mark.anyio

HALF_HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
HALF_BODY = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
#: as many as silenced a server that did not count them
_MANY = 1_200


def hasty(**pairs: int) -> Limits:
    """Limits with little patience."""
    seconds = {"head_seconds": 1, "body_seconds": 1, "read_seconds": 1}
    return GENEROUS.with_values(seconds | pairs)


async def healthy(port: int, source: str = "127.0.0.1") -> bool:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as http:
        answer = await http.get(f"http://127.0.0.1:{port}/healthz")
        return answer.text == "ok"


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server closes, properly or not."""
    came = bytearray()
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while piece := await reader.read(1000):
                came += piece
    return bytes(came)


@pytest.mark.parametrize("start", [b"", b"G", HALF_HEAD])
async def test_a_head_that_never_ends_is_not_waited_for(tmp_path: Path, start: bytes) -> None:
    async with running(tmp_path / "data", limits=hasty()) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(start)
        assert await until_closed(reader) == b""
        writer.close()


async def test_a_head_that_comes_byte_by_byte_has_no_longer(tmp_path: Path) -> None:
    async with running(tmp_path / "data", limits=hasty()) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        closed = asyncio.create_task(until_closed(reader))
        async with asyncio.timeout(PATIENCE):
            while not closed.done():
                writer.write(b"G")
                await asyncio.sleep(0.05)
        assert await closed == b""
        writer.close()


async def test_a_further_request_has_no_longer_than_the_first(tmp_path: Path) -> None:
    async with running(tmp_path / "data", limits=hasty()) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(HALF_HEAD + b"\r\n")
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
        writer.write(HALF_HEAD)
        assert await until_closed(reader) == b""
        writer.close()


async def test_a_body_that_never_ends_is_refused_and_the_connection_closed(tmp_path: Path) -> None:
    async with running(tmp_path / "data", limits=hasty()) as server:
        for more in (b"", b" "):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(HALF_BODY)
            closed = asyncio.create_task(until_closed(reader))
            async with asyncio.timeout(PATIENCE):
                while not closed.done():
                    writer.write(more)
                    await asyncio.sleep(0.05)
            answer = await closed
            writer.close()
            # what still comes when the server closes can overtake its answer
            if answer or not more:
                assert answer.startswith(b"HTTP/1.1 408"), answer
                assert json.loads(answer.partition(b"\r\n\r\n")[2])["key"] == "too-slow"


async def test_the_rest_of_a_refused_body_is_not_read_for_ever(tmp_path: Path) -> None:
    async with running(tmp_path / "data", limits=hasty()) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n"
        writer.write(head + b"x" * 100_000)
        closed = asyncio.create_task(until_closed(reader))
        async with asyncio.timeout(PATIENCE):
            while not closed.done():
                writer.write(b"x")
                await asyncio.sleep(0.05)
        assert b" 413 " in await closed
        writer.close()


async def test_a_socket_and_a_kept_connection_outlast_the_limits(tmp_path: Path) -> None:
    async with running(tmp_path / "data", limits=hasty()) as server:
        pair = await open_pair(server)
        async with pair.host.look(pair.table, 0) as socket:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            for _ in range(3):
                writer.write(HALF_HEAD + b"\r\n")
                assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
                await asyncio.sleep(1.5)  # longer than any of them
            assert (await socket.request("chat", text="still here"))["type"] == "done"
            writer.close()


# --- readers ---------------------------------------------------------------------------------


async def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "assets" / "large.js").write_bytes(b"x" * 30_000_000)
    async with running(tmp_path / "data", limits=hasty(), page=str(page)) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
        with captured_logs() as logged:
            writer.write(b"GET /assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n")
            async with asyncio.timeout(PATIENCE):
                while "slow-reader" not in logged.getvalue():
                    await asyncio.sleep(0.1)
        writer.close()


async def raw_frames(connection: ClientConnection, frame: bytes, count: int) -> None:
    """Frames that the client's library would not send."""
    while connection.transport.is_closing() is False:
        connection.transport.write(frame * count)
        await asyncio.sleep(0.01)


async def closed_by(connection: ClientConnection, frame: bytes, why: str) -> None:
    with captured_logs() as logged:
        sending = asyncio.create_task(raw_frames(connection, frame, 5_000))
        async with asyncio.timeout(PATIENCE):
            while why not in logged.getvalue():
                await asyncio.sleep(0.1)
        sending.cancel()
    connection.transport.abort()


def masked(opcode: Opcode, data: bytes, *, fin: bool) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def test_answers_to_pings_do_not_pile_up(server: Running) -> None:
    pair = await open_pair(server)
    async with raw_socket(server, pair.table, pair.host) as connection:
        connection.transport.pause_reading()
        await closed_by(connection, masked(Opcode.PING, b"x" * 125, fin=True), "slow-reader")


async def test_empty_parts_of_a_frame_do_not_pile_up(server: Running) -> None:
    pair = await open_pair(server)
    async with raw_socket(server, pair.table, pair.host) as connection:
        connection.transport.write(masked(Opcode.TEXT, b"", fin=False))
        await closed_by(connection, masked(Opcode.CONT, b"", fin=False), "slow-request")


# --- masses ----------------------------------------------------------------------------------


@asynccontextmanager
async def half_open(port: int, count: int, start: bytes) -> AsyncIterator[None]:
    """So many connections that have sent no more than this."""
    writers = []
    async with asyncio.timeout(PATIENCE):
        for _ in range(count):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(start)
            writers.append(writer)
    yield
    for writer in writers:
        writer.close()


async def until_logged(server: ServerProcess, words: str) -> list[dict[str, object]]:
    """The lines of the log that hold these words, as soon as there is one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = [line for line in server.logged.splitlines() if words in line]
            if found:
                return [json.loads(line) for line in found]
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("start", [HALF_HEAD, HALF_BODY])
async def test_a_thousand_half_open_connections_do_not_silence_the_server(
    tmp_path: Path, start: bytes
) -> None:
    raise_descriptors(Limits())
    limits = GENEROUS.with_values({"lines": 100})
    with server_process(tmp_path / "data", limits=limits) as server:
        async with half_open(server.port, _MANY, start):
            for source in ("127.0.0.1", "127.0.0.2"):
                assert await healthy(server.port, source)
            lines = await until_logged(server, "connections closed")
            assert {line["why"] for line in lines} == {"address-full"}
            figures = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
            closed = 'dvergar_connections_closed_total{why="address-full"} '
            assert float(figures.partition(closed)[2].split()[0]) >= _MANY - 100
        assert "127.0.0." not in server.logged


async def test_the_limits_of_all_hold_also_for_half_open_connections(tmp_path: Path) -> None:
    limits = GENEROUS.with_values({"all_lines": 50})
    with server_process(tmp_path / "data", limits=limits) as server:
        async with half_open(server.port, 200, HALF_HEAD):
            assert await healthy(server.port, "127.0.0.2")
            assert (await until_logged(server, "connections closed"))[0]["why"] == "all-full"


async def test_a_server_without_file_descriptors_survives_and_says_so(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server:
        assert server.process is not None
        assert await healthy(server.port)
        process = server.process.pid
        used = max(int(path.name) for path in Path(f"/proc/{process}/fd").iterdir())
        _, hard = resource.prlimit(process, resource.RLIMIT_NOFILE)
        # half of them are kept for other things
        resource.prlimit(process, resource.RLIMIT_NOFILE, (2 * used + 100, hard))
        async with AsyncExitStack() as stack:
            for _ in range(10):
                await stack.enter_async_context(half_open(server.port, 20, HALF_HEAD))
                assert await healthy(server.port)
            assert (await until_logged(server, "connections closed"))[0]["why"] == "all-full"
        assert await healthy(server.port)


async def test_behind_a_proxy_each_client_has_its_own_share(tmp_path: Path) -> None:
    limits = GENEROUS.with_values({"lines": 3})
    async with running(tmp_path / "data", limits=limits) as server, AsyncExitStack() as stack:
        pair = await open_pair(server)
        for client in ("192.0.2.7", "192.0.2.8"):
            for _ in range(3):
                socket = raw_socket(server, pair.table, None, **{"X-Forwarded-For": client})
                await stack.enter_async_context(socket)
        for client, status in [("192.0.2.7", 429), ("192.0.2.8", 429), ("192.0.2.9", 200)]:
            async with httpx.AsyncClient(timeout=PATIENCE) as http:
                answer = await http.get(
                    f"{server.url}/healthz", headers={"x-forwarded-for": client}
                )
            assert answer.status_code == status
        socket = raw_socket(server, pair.table, None, **{"X-Forwarded-For": "192.0.2.7"})
        assert await close_code(await stack.enter_async_context(socket)) == 4429
