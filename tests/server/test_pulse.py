"""What `/healthz` tells, with databases that are damaged, cannot be written to, or hang."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from dvergar.server.pulse import is_damage
from tests.patience import PATIENCE
from tests.server.harness import Running, Visitor, running
from tests.server.party import gather
from tests.server.postgresql import PostgreSQL, private_postgresql

pytestmark = pytest.mark.anyio


async def health(visitor: Visitor) -> tuple[int, str]:
    """The status of `/healthz`, and the key of what is wrong."""
    answer = await visitor.http.get("/healthz")
    return answer.status_code, "" if answer.status_code == 200 else answer.json()["key"]


async def recovered(visitor: Visitor) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await health(visitor))[0] != 200:
            await asyncio.sleep(0.1)


async def test_a_sound_database_is_well(either_server: Running) -> None:
    assert await health(either_server.visitor()) == (200, "")


async def test_a_page_that_cannot_be_read_is_remembered(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with running(folder) as server:
        table = (await gather(server, 2)).table
    spoil(folder / "dvergar.sqlite", "entries")
    async with running(folder) as server:
        visitor = server.visitor()
        assert await health(visitor) == (200, "")
        await visitor.get(f"/api/tables/{table}", expect=503)
        assert await health(visitor) == (503, "database-damaged")


def spoil(file: Path, table: str) -> None:
    """Overwrite the first page of a table with nonsense."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = connection.execute(query, [table]).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xa5" * size)


async def test_a_database_that_cannot_be_written_to_is_not_well_until_it_can(
    server: Running,
) -> None:
    visitor = server.visitor()
    async with server.store.writing() as connection:
        refuse = (
            "CREATE TRIGGER full BEFORE UPDATE ON uptimes BEGIN SELECT raise(FAIL, 'full'); END"
        )
        await connection.execute(text(refuse))
    pulse = server.hall.pulse
    pulse._beat_at = 0.0
    await pulse.beat()
    assert await health(visitor) == (503, "database-full")
    async with server.store.writing() as connection:
        await connection.execute(text("DROP TRIGGER full"))
    await recovered(visitor)  # by the keeper of the hall


@pytest.mark.parametrize(
    ("error", "damage"),
    [
        (asyncpg.DataCorruptedError("invalid page"), True),
        (asyncpg.DiskFullError("full"), False),
        (TimeoutError(), False),
        (None, False),
    ],
)
def test_which_errors_tell_of_damage(error: BaseException | None, damage: bool) -> None:
    assert is_damage(error) is damage
    wrapped = DatabaseError("SELECT 1", {}, Exception())
    wrapped.__cause__ = error
    assert is_damage(wrapped) is damage


# --- a PostgreSQL that hangs -----------------------------------------------------------------


@pytest.fixture
def own_postgresql() -> Iterator[PostgreSQL]:
    """A cluster that may be stopped: nobody else uses it."""
    with private_postgresql() as cluster:
        yield cluster


@contextmanager
def hanging(cluster: PostgreSQL) -> Iterator[None]:
    """Stop all processes of a cluster, as if its machine did not answer."""
    leader = postmaster(cluster)
    stopped: list[int] = []
    try:
        for process in [leader, *children(leader)]:
            os.kill(process, signal.SIGSTOP)
            stopped.append(process)
        yield
    finally:
        for process in reversed(stopped):
            os.kill(process, signal.SIGCONT)


def postmaster(cluster: PostgreSQL) -> int:
    folder = Path(cluster.run("postgres", "SHOW data_directory").strip())
    return int((folder / "postmaster.pid").read_text().split()[0])


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(each) for each in found.split()]


async def test_a_database_that_hangs_is_told_soon_and_comes_back(
    tmp_path: Path, own_postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dvergar.server.app._PATIENCE", 2.0)
    async with running(tmp_path / "data", own_postgresql.database()) as server:
        party = await gather(server, 2)
        visitor = server.visitor()
        assert await health(visitor) == (200, "")
        with hanging(own_postgresql):
            for _ in range(2):
                began = time.monotonic()
                assert await health(visitor) == (503, "database-silent")
                assert time.monotonic() - began < PATIENCE
            # everything else is refused, too, and does not hang for ever
            asked = [visitor.http.get("/api/tables?show=open") for _ in range(15)]
            refused = await asyncio.gather(*asked)
            assert {answer.status_code for answer in refused} == {503}
            with pytest.raises((SQLAlchemyError, OSError)):
                await party.act(0, "bid 5 4 3", "once")
        await recovered(visitor)
        # whether it was stored or not: sent again, it is there once
        await party.act(0, "bid 5 4 3", "once")
        made = [entry for entry in await server.store.entries_after(party.table, 0) if entry.client]
        assert [entry.client for entry in made] == ["once"]
        assert party.room.standing.version == made[0].number
        await party.act(1, "bid 0 2 3")
