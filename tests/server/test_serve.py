"""Running a server as a process: how it starts, how it refuses to, how it stops."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from dvergar.server.private import read_secret
from tests.patience import PATIENCE
from tests.server.harness import Socket
from tests.server.processes import server_process
from tests.server.stored import opened

pytestmark = pytest.mark.anyio


def test_the_first_line_is_the_port_and_the_port_is_open(tmp_path: Path) -> None:
    with (
        server_process(tmp_path / "data") as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as http,
    ):
        assert http.get("/healthz").text == "ok"


def test_a_busy_port_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with server_process(tmp_path / "data", start=False, port=port) as server:
            assert server.start() == "refused bad-port"


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for name in ("file", "file/data"):
        with server_process(tmp_path / name, start=False) as server:
            server.log = tmp_path / "log"
            assert server.start() == "refused bad-folder"
    assert (tmp_path / "file").read_text() == "not a folder"


def test_a_database_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "dvergar.sqlite").write_text("This is no database. " * 100)
    with server_process(tmp_path / "data", start=False) as server:
        assert server.start() == "refused start-damaged"


@pytest.mark.parametrize(
    ("rest", "key"),
    [
        ("nobody@127.0.0.1:{port}/x", "no-database-there"),
        ("127.0.0.1:999999/x", "no-database-there"),
        ("127.0.0.1:port/x", "bad-database"),
        ("[::/x", "bad-database"),
    ],
)
def test_a_postgresql_that_does_not_answer_is_refused(tmp_path: Path, rest: str, key: str) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"postgresql+asyncpg://{rest.format(port=unused.getsockname()[1])}"
        with server_process(tmp_path / "data", start=False, address=address) as server:
            assert server.start() == f"refused {key}", server.logged


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with server_process(tmp_path / "data", start=False, workers=2) as server:
        assert server.start() == "refused workers-need-postgresql"
        assert not (tmp_path / "data").exists()


def test_two_servers_do_not_share_a_folder_with_sqlite(tmp_path: Path) -> None:
    with (
        server_process(tmp_path / "data"),
        server_process(tmp_path / "data", start=False) as second,
    ):
        assert second.start() == "refused folder-in-use"


def test_the_data_can_be_read_by_their_owner_only(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server:
        httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
        modes = {p.name: p.stat().st_mode & 0o777 for p in (tmp_path / "data").iterdir()}
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    assert modes["secret.key"] == modes["dvergar.sqlite"] == 0o600
    assert all(mode & 0o077 == 0 for mode in modes.values())


def test_processes_that_start_at_once_agree_on_the_key(tmp_path: Path) -> None:
    for number in range(20):
        folder = tmp_path / str(number)
        folder.mkdir()
        with ThreadPoolExecutor(8) as threads:
            keys = set(threads.map(read_secret, [folder] * 8))
        assert len(keys) == 1
        assert len(keys.pop()) >= 32
        assert [path.name for path in folder.iterdir()] == ["secret.key"]


async def play_until_closed(looking: Socket, chance: random.Random, done: list[str]) -> int:
    """Act as fast as possible; the close code. `done` gets the ids of what was acknowledged."""
    try:
        async with looking:
            while True:
                answer = await looking.request("chat", text=str(chance.random()))
                assert answer["type"] == "done"
                done.append(answer["id"])
                if looking.my_turn and looking.frame["legal"]:
                    answer = await looking.act(chance.choice(looking.frame["legal"]))
                    if answer["type"] == "done":
                        done.append(answer["id"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1


async def test_sigterm_during_a_load_is_a_clean_stop(tmp_path: Path, database: str | None) -> None:
    chance, done = random.Random(1), list[str]()
    with server_process(tmp_path / "data", database) as server:
        people = [await server.guest(f"Player {n}") for n in range(8)]
        ids = [(await p.create("me", "greedy", "random"))["id"] for p in people]
        playing = [
            asyncio.create_task(play_until_closed(p.look(table, 0), chance, done))
            for p, table in zip(people, ids, strict=True)
        ]
        async with asyncio.timeout(PATIENCE):
            while len(done) < 100:
                await asyncio.sleep(0.02)
        assert await server.terminate() == 0
        async with asyncio.timeout(PATIENCE):
            assert await asyncio.gather(*playing) == [1012] * 8
        assert "traceback" not in server.logged.lower(), server.logged
        assert all(json.loads(line)["level"] == "info" for line in server.logged.splitlines())
    async with opened(tmp_path / "data", database) as store:
        stored = {e.client for table in ids for e in await store.entries_after(table, 0)}
    assert set(done) <= stored


def group_members(group: int) -> list[int]:
    """The processes that are alive in a process group."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(entry.name))
    return found


async def test_no_process_stays_behind_even_if_only_the_server_is_killed(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server:
        assert server.process is not None
        group = server.process.pid
        host = await server.guest()
        table = (await host.create("me", "random"))["id"]
        async with host.look(table, 0) as looking, asyncio.timeout(PATIENCE):
            while looking.frame["table"]["moves"] == 0:
                await looking.next_frame()
        assert len(group_members(group)) > 1
        os.kill(group, 9)
        server.process.wait(PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while group_members(group):
                await asyncio.sleep(0.1)
