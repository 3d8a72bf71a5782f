"""A load on the play server: `python -m tools.load [--tables N] [--sockets N] [--rate N] …`.

Starts a server as a process of its own and drives it over loopback for a bounded time: two people
at every table, the other sockets are spectators, no bots. At the given rate, whoever is to act at a
table makes a move; measured is the time from sending it until all its viewers have seen it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

#: actions under way at the same time, where the rate is not given
_AT_ONCE = 50
_LIMITS = (
    "tables", "requests", "guests", "connections", "all_connections", "lines", "all_lines",
)  # fmt: skip


class _Table(msgspec.Struct):
    status: str
    to_act: list[int]


class _Frame(msgspec.Struct):
    """What a viewer needs of any frame."""

    type: str
    version: int = 0
    id: str | None = None
    table: _Table | None = None
    legal: list[str] = []


_read = msgspec.json.Decoder(_Frame).decode


class Table:
    """A table and its sockets: two players, then spectators."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sockets: list[ClientConnection] = []
        self.legal: list[list[str]] = []
        self.seen: list[int] = []
        self.to_act: list[int] = [0, 1]
        self.busy = False
        self.over = False
        self.done: asyncio.Future[int] | None = None
        self.news = asyncio.Event()

    async def add(self, url: str, cookie: str, seat: int | None) -> None:
        headers = {"Cookie": cookie} if seat is not None else {}
        socket = await connect(
            f"{url.replace('http', 'ws')}/api/tables/{self.name}/socket",
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            max_queue=None,
        )
        await socket.send(msgspec.json.encode({"type": "hello", "seat": seat}).decode())
        number = len(self.sockets)
        self.sockets.append(socket)
        self.legal.append([])
        self.seen.append(0)
        self.take(number, await socket.recv(decode=False))

    def take(self, number: int, raw: bytes) -> None:
        frame = _read(raw)
        if frame.type == "done" and self.done is not None:
            self.done.set_result(frame.version)
        elif frame.type == "refused":
            raise RuntimeError(raw.decode())
        elif frame.table is not None:
            self.seen[number] = frame.version
            self.legal[number] = frame.legal
            if frame.version == max(self.seen):
                self.to_act = frame.table.to_act
                self.over = frame.table.status != "running"
            self.news.set()

    async def listen(self, number: int) -> None:
        socket = self.sockets[number]
        while True:
            self.take(number, await socket.recv(decode=False))

    async def act(self, number: int, chance: random.Random) -> float:
        """A move by someone whose turn it is; the time until everyone has seen it."""
        seat = self.to_act[0]
        self.done = asyncio.get_running_loop().create_future()
        action = {"type": "act", "id": str(number), "seat": seat}
        began = time.perf_counter()
        legal = self.legal[seat]
        await self.sockets[seat].send(
            msgspec.json.encode(action | {"action": chance.choice(legal)}).decode()
        )
        version = await self.done
        while min(self.seen) < version:
            self.news.clear()
            await self.news.wait()
        self.busy = False
        return time.perf_counter() - began


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has used."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def drive(url: str, process: int, wish: argparse.Namespace) -> None:
    """Open everything, play at the rate, print the figures."""
    chance = random.Random(1)
    idle = memory(process)
    async with (
        httpx.AsyncClient(base_url=url, timeout=60) as host,
        httpx.AsyncClient(base_url=url, timeout=60) as friend,
    ):
        for person in (host, friend):
            (await person.post("/api/guest", json={"name": "Player 1"})).raise_for_status()
        tables = []
        for _ in range(wish.tables):
            body = {"game": wish.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
            name = (await host.post("/api/tables", json=body)).raise_for_status().json()["id"]
            (await friend.post(f"/api/tables/{name}/seats/1/sit")).raise_for_status()
            tables.append(Table(name))
        with_tables = memory(process)
        cookies = [f"dvergar={person.cookies['dvergar']}" for person in (host, friend)]
    listening = []
    for number, table in zip(range(wish.sockets), itertools.cycle(tables), strict=False):
        place = number // len(tables)
        seat = place if place < 2 else None
        await table.add(url, cookies[place] if seat is not None else "", seat)
    for table in tables:
        listening += [asyncio.create_task(table.listen(n)) for n in range(len(table.sockets))]
    with_sockets = memory(process)
    print(
        f"{len(tables)} tables and {wish.sockets} sockets open; memory: idle {idle:.0f} MB, "
        f"{(with_tables - idle) / len(tables) * 1024:.1f} KB a table, "
        f"{(with_sockets - with_tables) / wish.sockets * 1024:.1f} KB a socket",
        flush=True,
    )
    # what is measured is the server: no pauses of our own
    gc.collect()
    gc.disable()
    for rate in wish.rate:
        await at_rate(tables, rate, wish.seconds, chance, process)
    print(f"memory at the end: {memory(process):.0f} MB")
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    for table in tables:
        await asyncio.gather(*(socket.close() for socket in table.sockets))


async def at_rate(
    tables: list[Table], rate: int, seconds: float, chance: random.Random, process: int
) -> None:
    """So many actions a second for a while; rate 0: every table as fast as it can."""
    began, used = time.perf_counter(), processor_time(process)
    acting: set[asyncio.Task[float]] = set()
    took: list[float] = []
    numbers = itertools.count(time.monotonic_ns())
    skipped = 0
    while (now := time.perf_counter() - began) < seconds:
        due = int(now * rate) if rate else len(took) + _AT_ONCE
        started = len(took) + len(acting) + skipped
        for _ in range(due - started):
            table = chance.choice(tables)
            if table.busy or table.over:
                skipped += bool(rate)
                continue
            table.busy = True
            acting.add(asyncio.create_task(table.act(next(numbers), chance)))
        await asyncio.sleep(0.002)
        finished = {task for task in acting if task.done()}
        took += [task.result() for task in finished]
        acting -= finished
    took += await asyncio.wait_for(asyncio.gather(*acting), 30)
    whole = time.perf_counter() - began
    used = processor_time(process) - used
    took.sort()
    p50, p95, p99 = (took[int(len(took) * share)] * 1000 for share in (0.5, 0.95, 0.99))
    asked = f"asked for {rate} actions a second" if rate else "as fast as possible"
    print(
        f"{asked}: {len(took) / whole:.0f} a second, to the last viewer "
        f"p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms, most {took[-1] * 1000:.0f} ms; "
        f"{used / len(took) * 1000:.2f} ms of processor time an action",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="nidavellir")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=3000)
    parser.add_argument("--rate", type=int, nargs="+", default=[300, 0])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--database", default=None)
    wish = parser.parse_args()
    if wish.sockets < 2 * wish.tables:
        parser.error("two players a table need a socket each")
    with tempfile.TemporaryDirectory(prefix="dvergar-load-") as folder:
        limits = [f"--limit={name}=100000000" for name in _LIMITS]
        command = [
            sys.executable,
            "-m",
            "dvergar",
            "serve",
            "--port",
            "0",
            "--data",
            folder,
            *limits,
        ]
        if wish.database:
            command += ["--database", wish.database]
        with (Path(folder) / "log").open("wb") as log:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            bound = 120 + wish.tables / 10 + 2 * len(wish.rate) * wish.seconds
            asyncio.run(asyncio.wait_for(drive(url, server.pid, wish), bound))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


if __name__ == "__main__":
    main()
