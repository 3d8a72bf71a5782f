"""What finished games tell besides their points: calculated on demand, then kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, select, update

from dvergar.kernel.state import State
from dvergar.server.entry import Entry, Header
from dvergar.server.refusal import Refusal
from dvergar.server.schema import results, seats
from dvergar.server.standing import Played, Standing
from dvergar.server.store import Store

_KEEP = (
    update(results)
    .where(results.c.table_id == bindparam("b_table"), results.c.seat == bindparam("b_seat"))
    .values(gains=bindparam("b_gains"), undone=bindparam("b_undone"))
)


async def fill_in(store: Store, person: str) -> None:
    """Reckon what is still missing of a person's games."""
    mine = (results.c.table_id == seats.c.table_id) & (results.c.seat == seats.c.seat)
    missing = (
        select(results.c.table_id)
        .join(seats, mine)
        .where(seats.c.person == person, results.c.gains.is_(None))
        .distinct()
    )
    async with store.engine.connect() as connection:
        tables = (await connection.scalars(missing)).all()
    for table in tables:
        try:
            header = await store.header(table)
        except Refusal:  # of other rules: it cannot be played again here
            continue
        made = await store.entries_after(table, 0)
        rows = await asyncio.to_thread(_rows, header, made)
        async with store.writing() as connection:
            await connection.execute(_KEEP, rows)


def _rows(header: Header, made: Sequence[Entry]) -> list[dict[str, Any]]:
    """What is to be kept, by seat."""
    standing = Standing(header)
    for entry in made:
        standing.note(entry)
    # what revealed nothing was no help
    back = [e.body["seat"] for e in made if e.kind == "undo" and not e.body.get("free")]
    insight = header.game.insight(_positions(header, standing.line))
    return [
        {
            "b_table": header.id,
            "b_seat": seat,
            "b_gains": msgspec.json.encode(
                [[gain.kind, gain.item, gain.when] for gain in insight.gains if gain.seat == seat]
            ).decode(),
            "b_undone": back.count(seat),
        }
        for seat in range(header.setup.seats)
    ]


def _positions(header: Header, line: Sequence[Played]) -> Iterator[State]:
    """The game again: the same state, before each decision and at the end."""
    state = header.start()
    yield state
    for made in line:
        state.apply(made.seat, state.game.parse(made.action))
        yield state
