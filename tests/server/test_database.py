"""The form of the database: made by migrations, at the start, by one process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from dvergar.server.config import database_url
from dvergar.server.database import migrate, open_engine
from dvergar.server.schema import metadata
from dvergar.server.store import Store
from tests.server.harness import Running, running
from tests.server.postgresql import PostgreSQL
from tests.server.processes import server_process
from tests.server.stored import NEWEST, all_rows, opened

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> Any:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, metadata)


def table_names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def version(store: Store) -> str:
    async with store.engine.connect() as connection:
        found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).all()
    assert len(found) == 1
    return str(found[0][0])


async def test_a_migrated_database_has_the_form_of_the_schema(
    tmp_path: Path, database: str | None
) -> None:
    async with opened(tmp_path, database) as store, store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        names = await connection.run_sync(table_names)
    assert names == {*metadata.tables, "alembic_version"}


async def test_a_difference_would_be_noticed(tmp_path: Path, database: str | None) -> None:
    async with opened(tmp_path, database) as store:
        async with store.writing() as connection:
            await connection.execute(text("ALTER TABLE tables DROP COLUMN base"))
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) != []


async def test_a_server_migrates_at_its_start(either_server: Running) -> None:
    assert await version(either_server.store) == NEWEST


async def test_a_second_start_changes_nothing(tmp_path: Path, database: str | None) -> None:
    async with running(tmp_path / "data", database) as server:
        await server.guest()
        before = await all_rows(server.store)
    async with running(tmp_path / "data", database) as server:
        assert await all_rows(server.store) == before
        assert await version(server.store) == NEWEST


async def test_engines_that_migrate_an_empty_database_at_once_do_it_once(
    tmp_path: Path, database: str | None
) -> None:
    engines = [open_engine(database_url(tmp_path, database)) for _ in range(4)]
    try:
        await asyncio.gather(*map(migrate, engines))
        assert await version(Store(engines[0])) == NEWEST
    finally:
        for engine in engines:
            await engine.dispose()


async def test_processes_that_start_at_once_on_an_empty_postgresql_both_serve(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    address = postgresql.database()
    with (
        server_process(tmp_path / "a", address, start=False) as one,
        server_process(tmp_path / "b", address, start=False) as other,
    ):
        lines = await asyncio.gather(*(asyncio.to_thread(s.start) for s in (one, other)))
        assert all(line.isdigit() for line in lines), lines
        await one.healthy()
        await other.healthy()
        await one.guest()
        await other.guest()


async def test_sqlite_waits_for_the_disk_and_checks_references(tmp_path: Path) -> None:
    async with opened(tmp_path) as store, store.engine.connect() as connection:
        asked = ("synchronous", "journal_mode", "foreign_keys")
        found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in asked]
    assert found == [2, "wal", 1]


async def test_a_file_that_others_could_read_becomes_its_owners(tmp_path: Path) -> None:
    path = tmp_path / "dvergar.sqlite"
    path.touch()
    path.chmod(0o644)
    engine = open_engine(database_url(tmp_path, None))
    await engine.dispose()
    assert path.stat().st_mode & 0o777 == 0o600
