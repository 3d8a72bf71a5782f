"""A copy of everything that can still be read of a database, row by row where need be."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlalchemy.engine import make_url

from dvergar.server.config import Config
from dvergar.server.database import is_sqlite, open_database, open_engine
from dvergar.server.schema import metadata
from dvergar.server.soundness import reading

#: how many rows are read at once, and after how many that cannot be read none is sought any more
_SPAN, _ENOUGH = 1024, 4096
_Row = dict[str, Any]


async def copy_readable(config: Config, target: Config) -> dict[str, int]:
    """Copy what can be read into a new SQLite database; how many rows of each table could not."""
    await (await open_database(target.database)).dispose()
    file = Path(make_url(target.database).database or "")
    copy = sqlite3.connect(file)
    try:
        if config.database.startswith("sqlite"):
            with reading(Path(make_url(config.database).database or "")) as source:
                lost = {name: _copy(source, copy, name) for name in metadata.tables}
        else:
            lost = {}
            await _copy_all(config, copy)
        copy.commit()
    finally:
        copy.close()
    return {name: count for name, count in lost.items() if count}


async def _copy_all(config: Config, copy: sqlite3.Connection) -> None:
    """From PostgreSQL, which mends its own pages or says that it cannot."""
    engine = open_engine(config.database)
    assert not is_sqlite(engine)
    try:
        async with engine.connect() as connection:
            for name, table in metadata.tables.items():
                rows = (dict(row) for row in (await connection.execute(select(table))).mappings())
                _insert(copy, name, rows)
    finally:
        await engine.dispose()


def _copy(source: sqlite3.Connection, copy: sqlite3.Connection, name: str) -> int:
    source.row_factory = sqlite3.Row
    lost: list[int] = []
    try:
        (last,) = source.execute(f"SELECT max(rowid) FROM {name} NOT INDEXED").fetchone()
    except sqlite3.OperationalError:  # an older form does not have it
        return 0
    except sqlite3.DatabaseError:  # nobody knows how many there are
        last = None
    else:
        last = last or 0
    for first in count(0, _SPAN):
        if first > last if last is not None else len(lost) >= _ENOUGH:
            break
        _insert(copy, name, _readable(source, name, first, first + _SPAN - 1, lost))
    return len(lost)


def _readable(
    source: sqlite3.Connection, name: str, first: int, last: int, lost: list[int]
) -> Iterator[_Row]:
    query = f"SELECT * FROM {name} NOT INDEXED WHERE rowid BETWEEN ? AND ?"
    try:
        rows = [dict(row) for row in source.execute(query, (first, last))]
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        if first == last:
            lost.append(first)
            return
        middle = (first + last) // 2
        yield from _readable(source, name, first, middle, lost)
        yield from _readable(source, name, middle + 1, last, lost)
    else:
        yield from rows


def _insert(copy: sqlite3.Connection, name: str, rows: Iterator[_Row]) -> None:
    for row in rows:
        columns = ", ".join(f'"{column}"' for column in row)
        places = ", ".join("?" * len(row))
        # what contradicts another row, or lacks something, is no use
        copy.execute(f"INSERT OR IGNORE INTO {name} ({columns}) VALUES ({places})", [*row.values()])
