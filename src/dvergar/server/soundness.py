"""A look at an SQLite file before the server starts: is it whole, and as new as it should be?"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

from sqlalchemy.engine import make_url

from dvergar.server.config import Config
from dvergar.server.mark import mark_file, read_mark
from dvergar.server.refusal import NOT_NOW, Refusal

#: seconds that the look may take; what is larger is looked at by `dvergar check`
QUICK = 5.0
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

_log = logging.getLogger(__name__)


def demand_sound(config: Config, *, accept_loss: bool = False) -> None:
    """Refuse a database that is damaged or older than what was acknowledged."""
    mark = mark_file(config)
    if mark is None:
        return
    file = Path(make_url(config.database).database or "")
    if file.exists() and complaints(file, QUICK):
        raise Refusal(NOT_NOW, "start-damaged", {"given": str(config.folder)})
    lost = lost_transactions(file, mark)
    if lost and not accept_loss:
        raise Refusal(NOT_NOW, "start-older", {"count": lost})
    if lost:
        mark.unlink()


def lost_transactions(file: Path, mark: Path) -> int:
    """How many transactions were acknowledged that the database does not know."""
    return max(0, read_mark(mark) - _committed(file))


def _committed(file: Path) -> int:
    if not file.exists():
        return 0
    with reading(file) as connection:
        try:
            row = connection.execute("SELECT count FROM commits").fetchone()
        except sqlite3.Error:  # a database of before
            return 0
    return 0 if row is None else int(row[0])


def complaints(file: Path, seconds: float | None = None) -> list[str]:
    """What SQLite finds wrong with a file; in so many seconds, or thoroughly."""
    with reading(file) as connection:
        watch = None if seconds is None else Timer(seconds, connection.interrupt)
        if watch is not None:
            watch.start()
        try:
            look = "integrity_check" if seconds is None else "quick_check"
            found = [str(row[0]) for row in connection.execute(f"PRAGMA {look}")]
            strays = connection.execute("PRAGMA foreign_key_check").fetchall()
        except sqlite3.Error as error:
            return _complaint(error)
        finally:
            if watch is not None:
                watch.cancel()
    strayed = [f"foreign key: {row[0]} {row[1]} -> {row[2]}" for row in strays]
    return [line for line in found if line != "ok"] + strayed


def _complaint(error: sqlite3.Error) -> list[str]:
    code = error.sqlite_errorcode & 0xFF
    if code == sqlite3.SQLITE_INTERRUPT:
        _log.warning("the database is large: only a part of it was checked")
    # with anything else, such as a file that may not be read, it cannot be opened either
    return [str(error)] if code in _DAMAGED else []


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that changes nothing."""
    address = f"{file.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(address, uri=True, check_same_thread=False, timeout=10)
    try:
        yield connection
    finally:
        connection.close()
