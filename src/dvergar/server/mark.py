"""How far the database had come, in a small file beside it.

SQLite goes back silently to its last checkpoint if the log beside its file is lost or damaged. So
every transaction is counted in the database and, once it is durable, here. The file is not synced:
after a failure of power it may be older than the database. If it is newer, something is lost.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from dvergar.server.config import Config

_WIDTH = 20


def mark_file(config: Config) -> Path | None:
    """Where the mark lies; PostgreSQL needs none."""
    return config.folder / "dvergar.mark" if config.database.startswith("sqlite") else None


def read_mark(path: Path) -> int:
    """How many transactions were durable; 0 if nobody knows."""
    try:
        return int(path.read_bytes()[:_WIDTH])
    except (OSError, ValueError):
        return 0


class Mark:
    """The file, kept open."""

    def __init__(self, path: Path) -> None:
        self._file = os.fdopen(os.open(path, os.O_CREAT | os.O_RDWR, 0o600), "r+b", buffering=0)

    def write(self, count: int) -> None:
        with suppress(OSError, ValueError):  # full, or closed: what was stored stays stored
            os.pwrite(self._file.fileno(), b"%0*d\n" % (_WIDTH, count), 0)

    def close(self) -> None:
        self._file.close()
