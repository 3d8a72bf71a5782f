"""A store of its own, and tables in it, without a server around."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import select

from dvergar.server import making, migrations
from dvergar.server.api.models import NewTable
from dvergar.server.config import database_url
from dvergar.server.database import migrate, open_engine
from dvergar.server.entry import Entry
from dvergar.server.people import Person
from dvergar.server.schema import CONTENT
from dvergar.server.store import IndexRow, Store

#: the form that the migrations lead to
NEWEST = max(path.name[:4] for path in Path(migrations.__file__).parent.glob("versions/0*.py"))
HOST = Person("person1", "Player 1", None, 0)


@asynccontextmanager
async def opened(folder: Path, database: str | None = None) -> AsyncIterator[Store]:
    """A store in this folder, or at this PostgreSQL address."""
    folder.mkdir(parents=True, exist_ok=True)
    store = Store(open_engine(database_url(folder, database)))
    await migrate(store.engine)
    try:
        if await store.person(HOST.id) is None:
            await store.add_person(id=HOST.id, name=HOST.name, generation=0, created=1)
        yield store
    finally:
        await store.close()


async def a_table(store: Store, *seats: dict[str, Any], **settings: Any) -> making.NewTableRecord:
    """A new table; without seats: one that has not begun."""
    wish = {"game": "nidavellir", "seats": list(seats) or [{"kind": "me"}, {"kind": "open"}]}
    made = making.new_table(store.find_game, NewTable.model_validate({**wish, **settings}), HOST)
    await store.create_table(*made)
    return made


def chat(number: int, client: str | None = None, text: str = "hello") -> Entry:
    return Entry(number, "chat", HOST.id, client, 1000 + number, {"name": "Player 1", "text": text})


def index_row(status: str = "open", **more: Any) -> IndexRow:
    usual = {"status": status, "host": HOST.id, "shown": b"{}", "wake": None, "people": None}
    return IndexRow(**{**usual, **more})


async def all_rows(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Everything that a backup keeps, in an order that does not depend on it."""
    async with store.engine.connect() as connection:
        found = {}
        for table in CONTENT:
            query = select(table).order_by(*table.primary_key)
            found[table.name] = [dict(row._mapping) for row in await connection.execute(query)]
        return found
