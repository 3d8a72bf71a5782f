"""Delete a person's data: name, account, chat and the link to every game are removed.

What was played stays, for those who played it too: moves, scores and places, by a former player.
Entries are rewritten here and nowhere else; one more, `gone`, lets the rooms of all processes know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Row, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dvergar.kernel.errors import DvergarError
from dvergar.server.entry import FORMER
from dvergar.server.hall import Hall
from dvergar.server.notices import Notice
from dvergar.server.now import now_ms
from dvergar.server.schema import entries, persons, seats, tables
from dvergar.server.store import Store

#: how often it is tried again when another change at one of the tables came first
_TRIES = 20
_encode = msgspec.json.encode
_decode = msgspec.json.decode


async def forget(store: Store, hall: Hall, person: str) -> None:
    """Forget a person and the guests that it once was."""
    await leave_tables(store, hall, person)
    async with store.engine.connect() as connection:
        became = select(persons.c.id).where(persons.c.became == person)
        ids = [person, *(await connection.scalars(became))]
    news = await _erased(store, ids)
    await hall.call_in(person)
    # what was still being stored
    news |= await _erased(store, ids)
    for table in news:
        if table in hall.rooms:
            await hall.rooms[table].catch_up()


async def _erased(store: Store, ids: Sequence[str]) -> dict[str, int]:
    """Remove everything, and tell the other processes."""
    attempt = 0
    while True:
        attempt += 1
        try:
            async with store.writing() as connection:
                news = await _erase(connection, ids)
                await store.tell_others(connection, Notice([*news.items()], ids))
                return news
        except IntegrityError:  # another entry has the number of ours: once more, with the next
            if attempt == _TRIES:
                raise


async def leave_tables(store: Store, hall: Hall, person: str, *, banned: bool = False) -> None:
    """Nobody waits for this person any more, at any table."""
    for table in await store.tables_of(person, alive=True):
        await _leave(hall, person, table, banned=banned)


async def _leave(hall: Hall, person: str, table: str, *, banned: bool) -> None:
    """Let a person leave a table: cancel it if it is theirs and open, free or hand over seats."""
    try:
        room = await hall.room(table)
    except DvergarError:  # of other rules: nobody plays there
        return
    if room.standing.host == person:
        with suppress(DvergarError):  # it has begun
            await room.cancel(person)
    for seat in room.standing.seats_of(person):
        with suppress(DvergarError):  # a bot plays there already
            await (room.ban if banned else room.leave)(person, seat)


async def _erase(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """Remove everything in one transaction; the `gone` entry of each table that it concerns."""
    found = [
        select(seats.c.table_id).where(seats.c.person.in_(ids)),
        select(entries.c.table_id).where(entries.c.person.in_(ids)),
        # from which the host has removed them
        select(entries.c.table_id).where(
            entries.c.kind == "remove",
            or_(*[entries.c.body.contains(one, autoescape=True) for one in ids]),
        ),
        select(tables.c.id).where(
            or_(
                tables.c.host.in_(ids),
                # seats that are kept for a rematch
                *[tables.c.settings.contains(one, autoescape=True) for one in ids],
            )
        ),
    ]
    concerned = sorted({table for query in found for table in await connection.scalars(query)})
    await _make_former(connection)
    news = {table: await _erase_at(connection, table, ids) for table in concerned}
    await connection.execute(delete(persons).where(persons.c.id.in_(ids)))
    return news


async def _make_former(connection: AsyncConnection) -> None:
    """The one person who stands for all who are gone, from the first of them on."""
    if await connection.scalar(select(persons.c.id).where(persons.c.id == FORMER)) is None:
        nobody = {"id": FORMER, "name": "", "generation": 0, "created": 0}
        await connection.execute(insert(persons), [nobody])


async def _erase_at(connection: AsyncConnection, table: str, ids: Sequence[str]) -> int:
    row = (await connection.execute(select(tables).where(tables.c.id == table))).one()
    sat = select(seats.c.seat).where(seats.c.table_id == table, seats.c.person.in_(ids))
    own = list(await connection.scalars(sat.order_by(seats.c.seat)))
    here = entries.c.table_id == table
    named = and_(here, entries.c.kind.in_(["sit", "rename", "remove", "chat", "react"]))
    changed = list(_rewritten((await connection.execute(select(entries).where(named))).all(), ids))
    if changed:
        await connection.execute(_REWRITE, changed)
    mine = and_(here, entries.c.person.in_(ids))
    await connection.execute(update(entries).where(mine).values(person=FORMER, client=None))
    await connection.execute(
        update(seats).where(seats.c.table_id == table, seats.c.person.in_(ids)).values(person=None)
    )
    number = 1 + (await connection.scalar(select(func.max(entries.c.number)).where(here)) or 0)
    body = {"seats": own, "host": row.host in ids}
    gone = {"table_id": table, "number": number, "kind": "gone", "at": now_ms()}
    await connection.execute(insert(entries), [{**gone, "body": _encode(body).decode()}])
    await connection.execute(
        update(tables)
        .where(tables.c.id == table)
        .values(
            host=FORMER if row.host in ids else row.host,
            shown=_shown(row.shown, own, number),
            settings=_settings(row.settings, ids),
        )
    )
    return number


_REWRITE = (
    update(entries)
    .where(entries.c.table_id == bindparam("b_table"), entries.c.number == bindparam("b_number"))
    .values(body=bindparam("b_body"))
)


def _rewritten(rows: Sequence[Row[Any]], ids: Sequence[str]) -> Iterator[Mapping[str, Any]]:
    """The entries that name a person, without the name."""
    for row in rows:
        body = _decode(row.body)
        if row.kind in ("chat", "react"):
            concerned = row.person in ids
            kept = ("to", "reaction") if row.kind == "react" else ()
            body = {"text": None} if not kept else {key: body[key] for key in kept}
        else:
            concerned = body["person"] in ids or body.get("was") in ids
            body |= {key: FORMER for key in ("person", "was") if body.get(key) in ids}
        if concerned:
            body = _encode(body | {"name": None}).decode()
            yield {"b_table": row.table_id, "b_number": row.number, "b_body": body}


def _shown(shown: str, own: Sequence[int], version: int) -> str:
    """The table for the lobby."""
    table = _decode(shown)
    for seat in own:
        table["seats"][seat]["name"] = None
    return _encode(table | {"version": version}).decode()


def _settings(settings: str, ids: Sequence[str]) -> str:
    """Open a seat that was kept for one person to everyone."""
    content = _decode(settings)
    kept = content.get("kept", ())
    return _encode(content | {"kept": [None if one in ids else one for one in kept]}).decode()
