"""Real servers, each in a process of its own, that can be killed. None outlives its test."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec

from dvergar.server.config import Config, database_url
from tests.patience import PATIENCE
from tests.server.harness import GENEROUS, Visitor

_ROOT = Path(__file__).parents[2]


class ServerProcess:
    """A server, and the processes that it has started."""

    def __init__(self, config: Config, log: Path, grace: int) -> None:
        self.config = config
        self.log = log
        #: milliseconds after which the keeper looks after a bot
        self.grace = grace
        self.port = config.port
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def logged(self) -> str:
        return self.log.read_text()

    def start(self) -> str:
        """Start it, or start it again on the same port. Returns its first line."""
        config = msgspec.structs.replace(self.config, port=self.port)
        given = msgspec.json.encode(config).decode()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serving", given, str(self.grace)],
                stdout=subprocess.PIPE, stderr=log, cwd=_ROOT, start_new_session=True,
            )  # fmt: skip
        assert self.process.stdout is not None
        readable, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert readable, "the server did not say anything"
        line = self.process.stdout.readline().decode().strip()
        if line.isdigit():
            self.port = int(line)
        return line

    async def healthy(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=self.url) as http:
            while True:
                with suppress(httpx.RequestError):
                    if (await http.get("/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """As a failure of power would: the whole group, at once."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    async def terminate(self) -> int:
        """Ask it to stop; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    async def guest(self, name: str = "Player 1") -> Visitor:
        visitor = Visitor(self.url)
        await visitor.post("/api/guest", {"name": name}, expect=201)
        return visitor


@contextmanager
def server_process(
    folder: Path, database: str | None = None, *, start: bool = True, grace: int = 15_000,
    **settings: Any,
) -> Iterator[ServerProcess]:  # fmt: skip
    """A server that runs until the block ends; `start=False`: not yet."""
    address = settings.pop("address", None) or database_url(folder, database)
    values = {"port": 0, "thinkers": 1, "limits": GENEROUS, **settings}
    config = Config(data=str(folder), database=address, **values)
    server = ServerProcess(config, folder.parent / f"{folder.name}-{id(values)}.log", grace)
    try:
        if start:
            assert server.start().isdigit(), server.logged
        yield server
    finally:
        if server.process is not None:
            server.kill()
            assert server.process.stdout is not None
            server.process.stdout.close()
