"""All data of a server in one file, and back: to keep, or to move from SQLite to PostgreSQL.

The file is gzipped lines of JSON: a first line that says what it is, the key that signs cookies,
and every row of every table. It holds secrets: only its owner may read it.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import SQLAlchemyError

from dvergar.server.config import Config
from dvergar.server.database import is_sqlite, open_database
from dvergar.server.mark import mark_file
from dvergar.server.private import NAME, is_whole, make_folder, read_secret, write_secret
from dvergar.server.refusal import BAD, NOT_NOW, Refusal
from dvergar.server.schema import CONTENT, metadata

_FORM = "dvergar backup 1"
_ROWS = 500
#: the first and the last line, or a row of a table
_Line = dict[str, Any] | tuple[str, dict[str, Any]]


async def backup(config: Config, path: Path) -> int:
    """Write everything to a new file, as it is at one moment. Returns the number of rows."""
    make_folder(config.folder)
    engine = await open_database(config.database)
    try:
        try:
            file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except OSError:
            raise Refusal(BAD, "bad-backup-file", {"given": str(path)}) from None
        try:
            with os.fdopen(file, "wb") as raw, gzip.open(raw, "wb") as out:
                async with engine.connect() as connection:
                    if not is_sqlite(engine):
                        await connection.execution_options(isolation_level="REPEATABLE READ")
                    key = read_secret(config.folder).decode()
                    return await connection.run_sync(_write, cast(BinaryIO, out), key)
        except BaseException:
            path.unlink()  # no half of one
            raise
    finally:
        await engine.dispose()


def _write(connection: Connection, out: BinaryIO, key: str) -> int:
    version = MigrationContext.configure(connection).get_current_revision()
    out.write(_line({"form": _FORM, "version": version, "key": key}))
    count = 0
    for table in CONTENT:
        columns = [str(column.name) for column in table.columns]
        for row in connection.execution_options(yield_per=_ROWS).execute(select(table)):
            out.write(_line([str(table.name), dict(zip(columns, row, strict=True))]))
            count += 1
    out.write(_line({"rows": count}))
    return count


def _line(content: Any) -> bytes:
    return msgspec.json.encode(content) + b"\n"


async def restore(config: Config, path: Path) -> int:
    """Read everything into an empty server, or nothing at all. Returns the number of rows."""
    make_folder(config.folder)
    lines = _lines(path)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("form") != _FORM or not is_whole(head.get("key")):
        raise Refusal(BAD, "bad-backup", {"given": str(path)})
    key_file = config.folder / NAME
    if key_file.exists():
        raise Refusal(NOT_NOW, "not-empty")
    engine = await open_database(config.database)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(writing=True)
            async with connection.begin():
                count = await connection.run_sync(_read, lines, head, str(path))
                write_secret(config.folder, head["key"])
        mark = mark_file(config)
        if mark is not None:  # of a database that is no longer there
            mark.unlink(missing_ok=True)
        return count
    except SQLAlchemyError:  # it could not be made durable
        key_file.unlink(missing_ok=True)
        raise
    finally:
        await engine.dispose()


def _read(connection: Connection, lines: Iterator[Any], head: dict[str, Any], path: str) -> int:
    version = MigrationContext.configure(connection).get_current_revision()
    if head.get("version") != version:
        raise Refusal(NOT_NOW, "other-backup", {"given": str(head.get("version"))})
    for table in CONTENT:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise Refusal(NOT_NOW, "not-empty")
    waiting: list[dict[str, Any]] = []
    current = ""
    for count, content in enumerate(lines):
        if isinstance(content, dict):
            _insert(connection, current, waiting, path)
            # only the end of the file tells whether it is whole
            if content.get("rows") != count or next(lines, None) is not None:
                break
            return count
        name, row = content
        if name != current or len(waiting) >= _ROWS:
            _insert(connection, current, waiting, path)
            waiting = []
        current = name
        waiting.append(row)
    raise Refusal(BAD, "bad-backup", {"given": path})


def _insert(connection: Connection, name: str, rows: list[dict[str, Any]], path: str) -> None:
    if not rows:
        return
    table = metadata.tables.get(name)
    if table is None:
        raise Refusal(BAD, "bad-backup", {"given": path})
    try:
        connection.execute(insert(table), rows)
    except (SQLAlchemyError, OverflowError):
        raise Refusal(BAD, "bad-backup", {"given": path}) from None


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield msgspec.json.decode(line, type=_Line)
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal(BAD, "bad-backup", {"given": str(path)}) from None
