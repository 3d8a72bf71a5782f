"""What processes tell each other: heard as it was told, in its order, when it is durable."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dvergar.server.notices import MISSED, Notice, listen_once
from tests.patience import PATIENCE
from tests.server.postgresql import PostgreSQL
from tests.server.stored import opened

pytestmark = pytest.mark.anyio


async def test_entries_and_people_are_heard(tmp_path: Path, postgresql: PostgreSQL) -> None:
    heard: asyncio.Queue[Notice] = asyncio.Queue()
    many = [(f"table{number}" * 5, number) for number in range(150)]
    async with opened(tmp_path, postgresql.database()) as store:
        listening = asyncio.create_task(listen_once(store.engine, heard.put))
        try:
            async with asyncio.timeout(PATIENCE):
                assert await heard.get() == MISSED
                async with store.writing() as connection:
                    await store.tell_others(connection, Notice([("t1", 7)], ["anna"], ["t2"]))
                assert await heard.get() == Notice([("t1", 7)], ["anna"], ["t2"])
                await store.change_person("person1", name="Another")
                await store.change_person("person1", generation=1)
                assert await heard.get() == Notice([], ["person1"], [])
                # more than PostgreSQL takes at once
                async with store.writing() as connection:
                    await store.tell_others(connection, Notice(many))
                found = [*(await heard.get()).entries, *(await heard.get()).entries]
                assert found == many
        finally:
            listening.cancel()


async def test_sqlite_has_nobody_to_tell(tmp_path: Path) -> None:
    async with opened(tmp_path) as store, store.writing() as connection:
        await store.tell_others(connection, Notice([("t1", 7)], ["anna"], ["t2"]))
