"""Whom people mute or block: kept for each of them, told to nobody else.

A person mutes what another says; a block also keeps the two from being seated together. `other` is
always who that person is by now: a guest who logs in takes all relations along (`move`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, Select, and_, delete, func, literal, or_, select, union, union_all
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from dvergar.server.database import is_sqlite
from dvergar.server.refusal import BAD, MISSING, NOT_NOW, Refusal
from dvergar.server.schema import entries, persons, relations
from dvergar.server.standing import Standing
from dvergar.server.store import Store

MUTE, BLOCK = "mute", "block"


class Other(NamedTuple):
    """Someone at a table, and the name used there."""

    id: str
    name: str


class Relation(NamedTuple):
    """Someone whom a person has muted or blocked; `handle` names them to that person only."""

    handle: str
    name: str
    kind: str
    since: int


# --- who is meant ----------------------------------------------------------------------------


async def player_of(store: Store, standing: Standing, seat: int) -> Other:
    """The person who has a seat."""
    standing.state.check_seat(seat)
    place = standing.seats[seat]
    return await _known(store, place.person, place.name)


async def speaker_of(store: Store, table: str, number: int) -> Other:
    """The person who said an entry of the chat."""
    query = select(entries.c.person, entries.c.body).where(
        entries.c.table_id == table, entries.c.number == number, entries.c.kind == "chat"
    )
    async with store.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise Refusal(MISSING, "no-such-person")
    return await _known(store, row.person, msgspec.json.decode(row.body)["name"])


async def _known(store: Store, person: str | None, name: str | None) -> Other:
    """The person that an id means by now; refuses bots, open seats and people who are gone."""
    row = None if person is None else await store.person(person)
    if row is None or name is None:
        raise Refusal(MISSING, "no-such-person")
    return Other(row.became or row.id, name)


# --- keeping ---------------------------------------------------------------------------------


async def relate(
    store: Store, person: str, other: Other, kind: str, *, most: int, now: int
) -> Relation:
    """Mute or block someone. A block stays one when its person mutes the same one again."""
    if other.id == person:
        raise Refusal(BAD, "not-yourself")
    mine = relations.c.person == person
    async with store.writing() as connection:
        # they may log in at this moment: after this, or it is known here
        who = select(persons.c.became).where(persons.c.id == other.id).with_for_update(read=True)
        them = await connection.scalar(who) or other.id
        same = and_(mine, relations.c.other == them)
        row = {"person": person, "other": them, "kind": kind, "name": other.name}
        known = (await connection.execute(select(relations).where(same))).first()
        count = await connection.scalar(select(func.count()).select_from(relations).where(mine))
        if known is None and (count or 0) >= most:
            raise Refusal(NOT_NOW, "too-many-others", {"limit": most})
        await _put(store, connection, [{**row, "since": now}])
        return _read((await connection.execute(select(relations).where(same))).one())


async def _put(
    store: Store, connection: AsyncConnection, rows: Sequence[Mapping[str, Any]]
) -> None:
    """Store relations. Of two between the same people the block counts."""
    insert = sqlite_insert if is_sqlite(store.engine) else postgresql_insert
    statement = insert(relations)
    statement = statement.on_conflict_do_update(
        index_elements=[relations.c.person, relations.c.other],
        set_={"kind": statement.excluded.kind},
        where=statement.excluded.kind == BLOCK,
    )
    await connection.execute(statement, rows)


async def relations_of(store: Store, person: str) -> list[Relation]:
    """Whom a person has muted or blocked, the latest first."""
    query = select(relations).where(relations.c.person == person)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query.order_by(relations.c.since.desc()))).all()
    return [_read(row) for row in rows]


def _read(row: Row[Any]) -> Relation:
    # ids are random: nobody finds one by its hash, and two people get different ones
    handle = hashlib.sha256(f"{row.person} {row.other}".encode()).hexdigest()[:32]
    return Relation(handle, row.name, row.kind, row.since)


async def lift(store: Store, person: str, handle: str) -> None:
    """Neither mute nor block someone any more."""
    mine = relations.c.person == person
    async with store.writing() as connection:
        for row in (await connection.execute(select(relations).where(mine))).all():
            if _read(row).handle == handle:
                same = and_(mine, relations.c.other == row.other)
                await connection.execute(delete(relations).where(same))
                return
    raise Refusal(MISSING, "no-such-person")


async def move(store: Store, guest: str, account: str, *, most: int) -> set[str]:
    """Give an account the relations of a guest, in both directions; returns whose have changed.

    An account keeps so many at `most`: blocks rather than mutes, then the latest.
    """
    either = or_(relations.c.person == guest, relations.c.other == guest)
    async with store.writing() as connection:
        found = (await connection.execute(select(relations).where(either))).all()
        rows = [
            {name: account if value == guest else value for name, value in row._mapping.items()}
            for row in found
        ]
        kept = [row for row in rows if row["person"] != row["other"]]
        if found:
            await connection.execute(delete(relations).where(either))
        if kept:
            await _put(store, connection, kept)
            await _drop_beyond(connection, account, most)
    return {row["person"] for row in rows}


async def _drop_beyond(connection: AsyncConnection, person: str, most: int) -> None:
    mine = relations.c.person == person
    order = ((relations.c.kind == BLOCK).desc(), relations.c.since.desc())
    beyond = select(relations.c.other).where(mine).order_by(*order).offset(most)
    others = (await connection.scalars(beyond)).all()
    if others:
        await connection.execute(delete(relations).where(mine, relations.c.other.in_(others)))


# --- what follows ----------------------------------------------------------------------------


class Company(NamedTuple):
    """Whom a person is kept apart from, and the guests that this person once was."""

    blocked: frozenset[str] = frozenset()
    blockers: frozenset[str] = frozenset()
    guests: frozenset[str] = frozenset()


async def company_of(store: Store, person: str) -> Company:
    """To be asked before someone sits down or chats at another person's table."""
    block = relations.c.kind == BLOCK
    query = union_all(
        select(literal("blocked"), relations.c.other).where(relations.c.person == person, block),
        select(literal("blocker"), relations.c.person).where(relations.c.other == person, block),
        select(literal("guest"), persons.c.id).where(persons.c.became == person),
    )
    async with store.engine.connect() as connection:
        rows = [(row[0], row[1]) for row in await connection.execute(query)]
    return Company(
        *(
            frozenset(one for how, one in rows if how == wanted)
            for wanted in ("blocked", "blocker", "guest")
        )
    )


async def muted_by(store: Store, person: str) -> frozenset[str]:
    """The ids by which those whom a person has muted or blocked have ever said something."""
    others = select(relations.c.other).where(relations.c.person == person)
    query = union(others, select(persons.c.id).where(persons.c.became.in_(others)))
    async with store.engine.connect() as connection:
        return frozenset(await connection.scalars(query))


def apart_from(person: str) -> Select[tuple[str]]:
    """A query for everyone with a block between them and a person, on either side."""
    block = relations.c.kind == BLOCK
    found = union(
        select(relations.c.other.label("other")).where(relations.c.person == person, block),
        select(relations.c.person).where(relations.c.other == person, block),
    ).subquery()
    return select(found.c.other)
