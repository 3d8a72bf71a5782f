"""Servers for tests: on SQLite, and on a private PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from dvergar.server import people
from dvergar.server.bots import Thinkers
from tests.server.harness import Json, Running, running
from tests.server.postgresql import PostgreSQL, private_postgresql


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """One cluster for all tests of this process."""
    with private_postgresql() as cluster:
        yield cluster


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashed by argon2 as always, but with next to no work."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(people, "PasswordHasher", quick)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """The address of a new database; None: SQLite in the data folder."""
    if request.param == "sqlite":
        return None
    cluster: PostgreSQL = request.getfixturevalue("postgresql")
    return cluster.database()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server on SQLite."""
    async with running(tmp_path / "data") as started:
        yield started


@pytest.fixture
async def either_server(tmp_path: Path, database: str | None) -> AsyncIterator[Running]:
    """A server, once on SQLite and once on PostgreSQL."""
    async with running(tmp_path / "data", database) as started:
        yield started


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """In the place of the processes: a bot that likes what comes first; when it was asked."""
    asked: list[Any] = []

    async def advise(_: Thinkers, state: Any, seat: int, playouts: int, share: Any) -> list[Json]:
        asked.append((seat, playouts))
        first = str(state.legal(seat)[0])
        return [{"action": first, "value": 0.5, "visits": 9, "points": 99.5, "why": []}]

    monkeypatch.setattr(Thinkers, "advise", advise)
    return asked
