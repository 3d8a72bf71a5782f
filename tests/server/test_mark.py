"""The mark beside the database."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from dvergar.server.mark import Mark, read_mark
from tests.server.harness import running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("content", [b"", b"\0" * 21, b"nonsense"])
def test_an_unreadable_mark_knows_nothing(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mark"
    assert read_mark(path) == 0
    path.write_bytes(content)
    assert read_mark(path) == 0


def test_what_is_written_is_read(tmp_path: Path) -> None:
    mark = Mark(tmp_path / "mark")
    for count in (1, 10**15, 7):
        mark.write(count)
        assert read_mark(tmp_path / "mark") == count
    mark.close()
    mark.write(8)  # a disk that fails does no harm
    assert (tmp_path / "mark").stat().st_mode & 0o077 == 0


async def test_it_counts_what_the_database_counts(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        before = read_mark(tmp_path / "dvergar.mark")
        for _ in range(3):
            await server.guest()
        assert read_mark(tmp_path / "dvergar.mark") >= before + 3
    with sqlite3.connect(tmp_path / "dvergar.sqlite") as connection:
        (count,) = connection.execute("SELECT count FROM commits").fetchone()
    connection.close()
    assert read_mark(tmp_path / "dvergar.mark") == count
