"""What is damaged is found, and the rest can be saved."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select

from dvergar.server.backup import restore
from dvergar.server.check import check
from dvergar.server.config import Config, database_url
from dvergar.server.schema import relations
from tests.server.harness import running
from tests.server.party import gather, id_of
from tests.server.test_pulse import spoil

pytestmark = pytest.mark.anyio


def config(folder: Path, database: str | None = None) -> Config:
    return Config(data=str(folder), database=database_url(folder, database))


async def played(folder: Path, database: str | None = None) -> list[str]:
    async with running(folder, database) as server:
        parties = [await gather(server, 2, hints=True) for _ in range(2)]
        for party in parties:
            await party.play(moves=40)
            await party.room.undo(party.ids[0], 0, None)
        return [party.table for party in parties]


def change(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / "dvergar.sqlite") as connection:
        connection.execute(statement, values)
    connection.close()


async def test_what_is_sound_is_said_to_be_and_not_touched(
    tmp_path: Path, database: str | None
) -> None:
    folder = tmp_path / "data"
    await played(folder, database)
    before = {path: path.read_bytes() for path in folder.iterdir() if path.suffix != ".sqlite-shm"}
    report = await check(config(folder, database))
    assert report.is_sound
    assert (report.tables, report.skipped) == (2, 0)
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM entries WHERE table_id = ? AND number = 20",
        "UPDATE entries SET body = '{' WHERE table_id = ? AND number = 20",
        "UPDATE entries SET kind = 'move', body = '{}' WHERE table_id = ? AND number = 20",
        "DELETE FROM entries WHERE table_id = ? AND number >= 20",
    ],
)
async def test_a_table_is_saved_up_to_what_is_damaged(statement: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    broken, whole = await played(folder)
    change(folder, statement, broken)
    report = await check(config(folder), tmp_path / "saved")
    ((table, kept, of, _),) = report.damaged
    assert (table, kept) == (broken, 19)
    assert of > 20
    await restore(config(tmp_path / "new"), tmp_path / "saved")
    assert (await check(config(tmp_path / "new"))).is_sound
    async with running(tmp_path / "new") as server:
        assert (await server.hall.room(broken)).standing.version == 19
        assert (await server.hall.room(whole)).standing.version > 40


async def test_a_snapshot_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    await played(folder)
    change(folder, "UPDATE snapshots SET body = '[]'")
    assert (await check(config(folder), tmp_path / "saved")).damaged == []
    await restore(config(tmp_path / "new"), tmp_path / "saved")
    with sqlite3.connect(tmp_path / "new" / "dvergar.sqlite") as connection:
        assert connection.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)
    connection.close()


@pytest.mark.parametrize("name", ["persons", "sqlite_autoindex_entries_1"])
async def test_games_survive_a_damaged_page_elsewhere(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    tables = await played(folder)
    spoil(folder / "dvergar.sqlite", name)
    report = await check(config(folder), tmp_path / "saved")
    assert report.structure
    assert not report.is_sound
    assert report.damaged == []
    await restore(config(tmp_path / "new"), tmp_path / "saved")
    assert (await check(config(tmp_path / "new"))).is_sound
    async with running(tmp_path / "new") as server:
        for table in tables:
            assert len((await server.hall.room(table)).standing.line) >= 39


async def test_a_table_without_its_setting_cannot_be_saved(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    broken, _ = await played(folder)
    change(folder, "UPDATE tables SET settings = 'x' WHERE id = ?", broken)
    report = await check(config(folder), tmp_path / "saved")
    assert [(each.table, each.kept) for each in report.damaged] == [(broken, 0)]
    await restore(config(tmp_path / "new"), tmp_path / "saved")
    assert (await check(config(tmp_path / "new"))).tables == 1


async def test_a_table_where_nobody_sits_yet_is_sound(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with running(folder) as server:
        table = (await (await server.guest()).create("open", "open"))["id"]
    report = await check(config(folder), tmp_path / "saved")
    assert report.is_sound
    await restore(config(tmp_path / "new"), tmp_path / "saved")
    async with running(tmp_path / "new") as server:
        assert (await server.hall.room(table)).standing.status == "open"


async def test_a_table_without_any_of_its_entries_cannot_be_saved(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    broken, _ = await played(folder)
    change(folder, "DELETE FROM entries WHERE table_id = ?", broken)
    (found,) = (await check(config(folder), tmp_path / "saved")).damaged
    assert (found.table, found.kept, found.lost) == (broken, 0, True)
    await restore(config(tmp_path / "new"), tmp_path / "saved")


@pytest.mark.parametrize("column", ["person", "other"])
async def test_what_a_lost_person_has_blocked_is_left_out(column: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with running(folder) as server:
        people = [await id_of(server, await server.guest()) for _ in range(2)]
    row = "INSERT INTO relations (person, other, kind, name, since) VALUES (?, ?, 'block', 'x', 1)"
    change(folder, row, *people)
    change(folder, f"DELETE FROM persons WHERE id = (SELECT {column} FROM relations)")
    await check(config(folder), tmp_path / "saved")
    await restore(config(tmp_path / "new"), tmp_path / "saved")
    async with running(tmp_path / "new") as server, server.store.engine.connect() as connection:
        assert (await connection.execute(select(relations))).all() == []


async def test_what_belongs_to_a_lost_table_is_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    broken, whole = await played(folder)
    change(folder, "DELETE FROM tables WHERE id = ?", broken)
    change(folder, "DELETE FROM entries WHERE table_id = ?", broken)
    report = await check(config(folder), tmp_path / "saved")
    assert [(each.table, each.lost) for each in report.damaged] == [(broken, True)]
    await restore(config(tmp_path / "new"), tmp_path / "saved")
    async with running(tmp_path / "new") as server:
        assert (await server.hall.room(whole)).standing.version > 40
