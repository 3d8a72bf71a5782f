"""Everything that the server knows of a person, as one JSON, and nothing that is still secret."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, select

from dvergar.server.entry import Entry, Header
from dvergar.server.history import standing_after
from dvergar.server.now import now_ms
from dvergar.server.people import Person
from dvergar.server.refusal import Refusal
from dvergar.server.relations import relations_of
from dvergar.server.schema import entries, persons, results, tables
from dvergar.server.store import Store

_FORM = "dvergar person 1"

Json = dict[str, Any]


async def export(store: Store, person: Person) -> Json:
    """Person, tables, results and words, with the match files of what is over."""
    async with store.engine.connect() as connection:
        me = persons.c.id == person.id
        selves = (
            await connection.execute(select(persons).where(me | (persons.c.became == person.id)))
        ).all()
        ids = [row.id for row in selves]
        said = select(entries).where(entries.c.kind == "chat", entries.c.person.in_(ids))
        chat = (await connection.execute(said.order_by(entries.c.at))).all()
        thought = select(entries).where(
            entries.c.kind.in_(["react", "unreact"]), entries.c.person.in_(ids)
        )
        reactions = (await connection.execute(thought.order_by(entries.c.at))).all()
    mine = next(row for row in selves if row.id == person.id)
    return {
        "form": _FORM,
        "exported": now_ms(),
        "person": {"name": mine.name, "account": mine.account_shown, "created": mine.created},
        "guests": [
            {"name": row.name, "created": row.created} for row in selves if row.id != person.id
        ],
        "tables": [
            await _table(store, person.id, ids, table)
            for table in sorted(await store.tables_of(person.id, alive=False))
        ],
        "chat": [
            {"table": row.table_id, "at": row.at, **msgspec.json.decode(row.body)} for row in chat
        ],
        "reactions": [
            {
                "table": row.table_id,
                "number": row.number,
                "at": row.at,
                "kind": row.kind,
                **msgspec.json.decode(row.body),
            }
            for row in reactions
        ],
        "others": [
            {"name": each.name, "kind": each.kind, "since": each.since}
            for each in await relations_of(store, person.id)
        ],
    }


async def _table(store: Store, person: str, ids: list[str], table: str) -> Json:
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == table))).one()
        ended = select(results).where(results.c.table_id == table).order_by(results.c.seat)
        rows = (await connection.execute(ended)).all()
    shown = msgspec.json.decode(row.shown)
    made = await store.entries_after(table, 0)
    found: Json = {
        "id": table,
        "game": row.game,
        "rules": row.rules,
        "options": shown["options"],
        "clock": shown["clock"],
        "hot_seat": shown["hot_seat"],
        "public": row.public,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "host": row.host == person,
        "seats": shown["seats"],
        "decisions": [_decision(e) for e in made if e.kind in _DECISIONS and e.person in ids],
        "results": [_result(each) for each in rows],
    }
    try:
        header = await store.header(table)
    except Refusal:  # of other rules: it cannot be played again here
        return found
    return found | await _played(store, header, made, person)


#: what a person decides at a table; with words it says something, which stands elsewhere
_DECISIONS = (
    "move", "undo", "ask-undo", "agree-undo", "refuse-undo", "leave", "return", "sit", "fork",
    "vote-out", "here", "remove", "propose",
)  # fmt: skip


def _decision(entry: Entry) -> Json:
    told: Json = {
        key: entry.body[key]
        for key in ("seat", "action", "places", "to", "about", "quiet")
        if key in entry.body
    }
    return {"number": entry.number, "at": entry.at, "kind": entry.kind, **told}


def _result(row: Row[Any]) -> Json:
    lines = msgspec.json.decode(row.lines)
    return {"seat": row.seat, "score": row.score, "place": row.place, "lines": lines}


async def _played(store: Store, header: Header, made: list[Entry], person: str) -> Json:
    """The match file of what is over; of what goes on only what one's own seats may know."""
    standing = await standing_after(store, header, made)
    own = standing.seats_of(person)
    if standing.is_over:
        whole = header.base is None
        return {"yours": own, "match": standing.match().dumps() if whole else None}
    views = {str(seat): standing.state.view(seat) for seat in own} if standing.begun else {}
    return {"yours": own, "views": views}
