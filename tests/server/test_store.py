"""Keeping what was played: entries are only added, each number and each client's id once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import DBAPIError

from dvergar.server.refusal import Refusal
from dvergar.server.store import Store
from tests.patience import PATIENCE
from tests.server.postgresql import PostgreSQL
from tests.server.stored import HOST, a_table, all_rows, chat, index_row, opened

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
async def store(tmp_path: Path, database: str | None) -> AsyncIterator[Store]:
    async with opened(tmp_path, database) as found:
        yield found


def commits(store: Store) -> list[Any]:
    """Grows with each transaction from now on."""
    seen: list[Any] = []
    event.listen(store.engine.sync_engine, "commit", seen.append)
    return seen


async def test_an_entry_is_read_as_it_was_written(store: Store) -> None:
    table = (await a_table(store)).header.id
    entry = chat(2, "c1", "Zwerge, nains & dwarves: ⚒ \\ \" '")
    assert await store.append(table, entry, index_row())
    assert await store.entries_after(table, 1) == [entry]
    assert await store.version_of(table, HOST.id, "c1") == 2


async def test_a_number_is_given_once_and_the_first_entry_stays(store: Store) -> None:
    table = (await a_table(store)).header.id
    assert await store.append(table, chat(2, "c1", "first"), index_row())
    before = await all_rows(store)
    assert not await store.append(table, chat(2, "c2", "second"), index_row("running"))
    assert await all_rows(store) == before


async def test_an_id_of_a_client_is_stored_once(store: Store) -> None:
    table = (await a_table(store)).header.id
    assert await store.append(table, chat(2, "c1"), index_row())
    before = await all_rows(store)
    assert not await store.append(table, chat(3, "c1"), index_row("running"))
    assert await all_rows(store) == before


async def test_the_same_id_may_be_used_at_another_table_and_by_another_person(
    store: Store,
) -> None:
    one, other = (await a_table(store)).header.id, (await a_table(store)).header.id
    assert await store.append(one, chat(2, "c1"), index_row())
    assert await store.append(other, chat(2, "c1"), index_row())
    assert await store.append(one, chat(3, "c1")._replace(person="person2"), index_row())
    assert await store.append(one, chat(4)._replace(person=None), index_row())
    assert await store.append(one, chat(5)._replace(person=None), index_row())


async def test_many_entries_at_once_share_few_transactions(store: Store) -> None:
    ids = [(await a_table(store)).header.id for _ in range(30)]
    seen = commits(store)
    stored = await asyncio.gather(
        *(store.append(table, chat(2 + n), index_row()) for n in range(10) for table in ids)
    )
    assert all(stored)
    assert 0 < len(seen) < 10
    for table in ids:
        assert [e.number for e in await store.entries_after(table, 1)] == list(range(2, 12))


async def test_a_conflict_does_not_disturb_the_others_of_its_batch(store: Store) -> None:
    ids = [(await a_table(store)).header.id for _ in range(9)]
    assert await store.append(ids[4], chat(2, "c1"), index_row())
    seen = commits(store)
    stored = await asyncio.gather(*(store.append(t, chat(2, "c2"), index_row("over")) for t in ids))
    assert stored == [table != ids[4] for table in ids]
    assert len(seen) == 1
    rows = (await all_rows(store))["tables"]
    assert {row["id"] for row in rows if row["status"] == "open"} == {ids[4]}


async def test_of_two_entries_with_one_number_in_one_batch_one_is_stored(store: Store) -> None:
    table = (await a_table(store)).header.id
    drafts = [chat(2, f"c{n}", f"text {n}") for n in range(5)]
    stored = await asyncio.gather(*(store.append(table, each, index_row()) for each in drafts))
    assert stored.count(True) == 1
    assert await store.entries_after(table, 1) == [drafts[stored.index(True)]]


async def test_of_one_id_twice_in_one_batch_one_is_stored(store: Store) -> None:
    table = (await a_table(store)).header.id
    drafts = [chat(2, "c1"), chat(3, "c1")]
    stored = await asyncio.gather(*(store.append(table, each, index_row()) for each in drafts))
    assert stored == [True, False]
    assert len(await store.entries_after(table, 1)) == 1


async def test_what_was_handed_over_is_stored_although_the_sender_went_away(store: Store) -> None:
    table = (await a_table(store)).header.id
    task = asyncio.create_task(store.append(table, chat(2), index_row()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.close()
    assert len(await store.entries_after(table, 1)) == 1


async def test_a_failing_database_refuses_the_batch_and_stores_nothing_of_it(
    store: Store,
) -> None:
    ids = [(await a_table(store)).header.id for _ in range(3)]
    async with store.writing() as connection:
        await connection.execute(text("ALTER TABLE snapshots RENAME TO gone"))
    work = [store.append(t, chat(2), index_row(snapshots=[(2, b"[]")])) for t in ids]
    outcomes = await asyncio.gather(*work, return_exceptions=True)
    assert all(isinstance(outcome, DBAPIError) for outcome in outcomes)
    async with store.writing() as connection:
        await connection.execute(text("ALTER TABLE gone RENAME TO snapshots"))
    assert [await store.entries_after(t, 1) for t in ids] == [[], [], []]
    assert await store.append(ids[0], chat(2), index_row(snapshots=[(2, b"[]")]))


async def test_whatever_goes_wrong_everybody_who_waits_is_told(store: Store) -> None:
    table = (await a_table(store)).header.id

    def fail(_connection: Any) -> None:
        raise ValueError("unforeseen")

    event.listen(store.engine.sync_engine, "begin", fail)
    with pytest.raises(ValueError, match="unforeseen"):
        await asyncio.wait_for(store.append(table, chat(2), index_row()), PATIENCE)
    event.remove(store.engine.sync_engine, "begin", fail)
    assert await asyncio.wait_for(store.append(table, chat(2), index_row()), PATIENCE)


async def test_results_are_stored_with_the_entry_that_ends_the_game_and_once(
    store: Store,
) -> None:
    table = (await a_table(store)).header.id
    row = {
        "table_id": table, "game": "nidavellir", "seats": 2, "place": 1, "moves": 80,
        "lines": "[]", "ended": 5,
    }  # fmt: skip
    rows = [
        {**row, "seat": 0, "level": None, "score": 200, "won": 1000},
        {**row, "seat": 1, "level": "greedy", "score": 180, "won": 0},
    ]
    assert await store.append(table, chat(2), index_row("over", results=rows))
    assert await store.append(table, chat(3), index_row("over", results=rows))
    found = await store.results_of("nidavellir")
    assert [(r.seat, r.level, r.played, r.won, r.best) for r in found] == [
        (0, None, 1, 1000, 200),
        (1, "greedy", 1, 0, 180),
    ]
    assert await store.results_of("other") == []


async def test_the_lobby_shows_public_tables_the_latest_first_and_ones_own(store: Store) -> None:
    ids = [(await a_table(store, public=n < 3)).header.id for n in range(4)]
    for number, table in enumerate(ids):
        entry = chat(2)._replace(at=100 + number)
        assert await store.append(table, entry, index_row(shown=f'"{number}"'.encode()))

    async def lobby(status: str | None = "open", limit: int = 9, before: int = 999) -> list[bytes]:
        found = await store.lobby(
            status=status, person=HOST.id, game=None, limit=limit, before=before
        )
        assert all(own == [0] and host for _, own, host in found)
        return [shown for shown, _, _ in found]

    assert await lobby() == [b'"2"', b'"1"', b'"0"']
    assert await lobby(limit=1, before=102) == [b'"1"']
    assert await lobby("running") == []
    assert await lobby(None) == [b'"3"', b'"2"', b'"1"', b'"0"']


async def test_the_tables_of_a_person_are_those_that_are_not_over(store: Store) -> None:
    ids = [(await a_table(store)).header.id for _ in range(3)]
    await store.append(ids[0], chat(2), index_row("over"))
    await store.append(ids[1], chat(2), index_row(people=[None, None]))
    assert set(await store.tables_of(HOST.id, alive=True)) == {ids[1], ids[2]}
    assert set(await store.tables_of(HOST.id, alive=False)) == set(ids)
    assert await store.count_hosted(HOST.id) == 2


async def test_a_neglected_table_is_claimed_by_one_of_many(store: Store) -> None:
    ids = [(await a_table(store)).header.id for _ in range(3)]
    await store.append(ids[0], chat(2), index_row(wake=50))
    await store.append(ids[1], chat(2), index_row(wake=51))
    assert await store.claim_due(49, 90) == []
    claimed = await asyncio.gather(*(store.claim_due(50, 90) for _ in range(5)))
    assert sorted(claimed) == [[], [], [], [], [ids[0]]]
    assert sorted(await store.claim_due(90, 99)) == sorted(ids[:2])


async def test_a_table_that_is_not_there_is_a_refusal(store: Store) -> None:
    with pytest.raises(Refusal) as refusal:
        await store.header("nothing")
    assert refusal.value.status == 404


async def test_the_whole_range_of_seeds_survives(store: Store) -> None:
    made = await a_table(store, BOT, BOT)
    header = made.header._replace(
        id="x", setup=made.header.setup._replace(seed=(1 << 64) - 1), base={"a": [1, None]}
    )
    await store.create_table(header, made.entries, made.index_row)
    assert await store.header("x") == header


async def test_two_processes_that_store_the_same_tables_do_not_stop_each_other(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    address = postgresql.database()
    async with opened(tmp_path, address) as one, opened(tmp_path, address) as other:
        ids = [(await a_table(one)).header.id for _ in range(150)]
        for number in range(2, 22):
            first = [one.append(t, chat(number), index_row()) for t in ids]
            second = [other.append(t, chat(number), index_row()) for t in reversed(ids)]
            stored = await asyncio.gather(*first, *second)
            assert all(a != b for a, b in zip(stored[:150], reversed(stored[150:]), strict=True))


async def test_no_statement_changes_or_removes_an_entry(
    tmp_path: Path,
) -> None:
    said: list[str] = []

    def listen(_c: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        said.append(statement)

    async with opened(tmp_path) as store:
        engine: Engine = store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", listen)
        table = (await a_table(store)).header.id
        for number in range(2, 6):
            assert await store.append(table, chat(number), index_row(people=[None, None]))
    touching = [s for s in said if "entries" in s and not s.startswith("SELECT")]
    assert touching
    assert all(s.startswith("INSERT INTO entries") for s in touching)


async def test_an_entry_of_a_removed_table_spoils_no_other(store: Store) -> None:
    gone, here = (await a_table(store)).header.id, (await a_table(store)).header.id
    async with store.writing() as connection:
        await store.remove_tables(connection, [gone])
    refused, stored = await asyncio.gather(
        store.append(gone, chat(2), index_row()),
        store.append(here, chat(2), index_row()),
        return_exceptions=True,
    )
    assert isinstance(refused, Refusal)
    assert refused.message.key == "no-table"
    assert stored is True
    assert [entry.kind for entry in await store.entries_after(here, 1)] == ["chat"]
