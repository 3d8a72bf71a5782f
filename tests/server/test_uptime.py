"""Time in which no server ran costs nobody anything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from dvergar.server import clocks, now, operator, uptime
from dvergar.server.now import now_ms
from dvergar.server.room import Room
from dvergar.server.schema import uptimes
from dvergar.server.store import Store
from dvergar.server.uptime import AWAY, Gap, beat, begin, gaps
from tests.server.harness import Running, Visitor, running
from tests.server.party import Party, gather, refusal, until
from tests.server.postgresql import PostgreSQL
from tests.server.stored import opened

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
Shift = Callable[[int], None]
BANK = {"kind": "bank", "seconds": 600, "increment": 0}


@pytest.fixture
def shift(monkeypatch: pytest.MonkeyPatch) -> Shift:
    """Lets time pass, or go back, as if the process had been started then."""

    def passes(milliseconds: int) -> None:
        monkeypatch.setattr(now, "_ahead", now._ahead + milliseconds * 1_000_000)

    return passes


def left(room: Room) -> list[int]:
    found = clocks.time_left(room.standing, room.now())
    assert found is not None
    return [each or 0 for each in found]


async def kinds(store: Store, table: str) -> list[str]:
    return [entry.kind for entry in await store.entries_after(table, 0)]


async def test_a_server_that_is_there_leaves_no_gap(
    tmp_path: Path, database: str | None, shift: Shift
) -> None:
    async with opened(tmp_path, database) as store:
        await begin(store)
        for _ in range(5):
            shift(uptime.BEAT)
            assert await beat(store) is False
        shift(AWAY // 2)
        await begin(store)
        assert await gaps(store, 0) == []


async def test_time_without_a_server_is_a_gap(
    tmp_path: Path, database: str | None, shift: Shift
) -> None:
    async with opened(tmp_path, database) as store:
        await begin(store)
        died = now_ms()
        shift(3 * HOUR)
        await begin(store)
        ((since, ended),) = await gaps(store, 0)
        assert since <= died
        assert ended - since >= 3 * HOUR
        assert await gaps(store, ended) == []
        assert await gaps(store, ended - 1) == [Gap(since, ended)]


async def test_clocks_stand_still_while_no_server_runs(
    tmp_path: Path, database: str | None, shift: Shift
) -> None:
    async with running(tmp_path / "data", database) as server:
        party = await gather(server, 2, clock=BANK)
        before = left(party.room)
    shift(3 * HOUR)
    async with running(tmp_path / "data", database) as server:
        room = await server.hall.room(party.table)
        assert left(room) == pytest.approx(before, abs=300_000)
        await until(lambda: room.standing.pauses)
        again = await party_at(server, party)
        assert left(again.room) == pytest.approx(left(room), abs=60_000)
        assert not any(seat.away for seat in room.standing.seats)
        assert (await kinds(server.store, party.table)).count("pause") == 1
        visitor = Visitor(server.url, dict(party.visitors[0].http.cookies))
        async with visitor.look(party.table, 0, seen=0) as socket:
            (news,) = [each for each in socket.frame["news"] if each["kind"] == "pause"]
            assert 3 * HOUR <= news["lasted"] < 4 * HOUR
            assert set(news) == {"version", "at", "kind", "lasted"}


async def party_at(server: Running, party: Party) -> Party:
    """The same people, at the table as another process would read it."""
    room = await Room.open(server.store, server.hall.thinkers, party.table)
    return Party(server, room, party.visitors, party.ids)


async def test_each_absence_is_forgiven_once(tmp_path: Path, shift: Shift) -> None:
    async with running(tmp_path / "data") as server:
        table = (await gather(server, 2, clock=BANK)).table
    for _ in range(2):
        shift(3 * HOUR)
        async with running(tmp_path / "data") as server:
            pass  # nobody looked
    shift(3 * HOUR)
    async with running(tmp_path / "data") as server:
        room = await server.hall.room(table)
        assert len(room.standing.pauses) == 3
        assert min(left(room)) > 300_000


async def test_a_clock_that_was_put_back_gives_no_time(tmp_path: Path, shift: Shift) -> None:
    async with running(tmp_path / "data") as server:
        party = await gather(server, 2, clock=BANK)
        last = party.room.standing.updated
        # no later moment is stored: time goes on from there
        before = clocks.time_left(party.room.standing, last)
        assert before is not None
    shift(-30 * HOUR)
    async with running(tmp_path / "data") as server:
        room = await server.hall.room(party.table)
        assert room.now() >= last
        assert all(now <= (was or 0) for was, now in zip(before, left(room), strict=True))
        assert room.standing.pauses == ()


async def test_while_another_process_lives_nobody_was_away(
    tmp_path: Path, postgresql: PostgreSQL, shift: Shift
) -> None:
    address = postgresql.database()
    async with running(tmp_path / "one", address) as first:
        shift(uptime.BEAT)
        assert await beat(first.store) is False
        async with running(tmp_path / "two", address) as second:
            assert await gaps(second.store, 0) == []


async def test_a_database_that_was_away_stops_the_clocks_of_open_tables(server: Running) -> None:
    party = await gather(server, 2, clock=BANK)
    async with server.store.writing() as connection:
        (row,) = await connection.execute(select(uptimes))
        earlier = {"began": row.began - 2 * HOUR, "seen": row.seen - HOUR}
        await connection.execute(update(uptimes).values(**earlier))
    server.hall.pulse._beat_at = 0.0
    await until(lambda: party.room.standing.pauses)
    assert (await kinds(server.store, party.table)).count("pause") == 1


@pytest.mark.parametrize("pace", ["live", "days"])
async def test_without_clocks_nobody_was_absent_while_no_server_ran(
    tmp_path: Path, shift: Shift, pace: str
) -> None:
    async with running(tmp_path / "data") as server:
        party = await gather(server, 2, pace=pace)
        await party.act(0)
    shift(100 * HOUR)
    async with running(tmp_path / "data") as server:
        room = await server.hall.room(party.table)
        assert (await kinds(server.store, party.table))[-1] == "pause"
        refused = await refusal(room.vote_out(party.ids[0], 1))
        assert refused.key == "vote-early"


async def test_a_table_where_nobody_is_waited_for_is_left_alone(
    tmp_path: Path, shift: Shift
) -> None:
    async with running(tmp_path / "data") as server:
        table = (await (await server.guest()).create("me", "open"))["id"]
    shift(3 * HOUR)
    async with running(tmp_path / "data") as server:
        await server.hall.room(table)
        assert "pause" not in await kinds(server.store, table)


@pytest.mark.parametrize("done", [operator.ban, operator.delete_person])
async def test_what_an_operator_does_is_no_sign_of_life(
    tmp_path: Path, database: str | None, shift: Shift, done: Callable[..., Awaitable[None]]
) -> None:
    async with running(tmp_path / "data", database) as server:
        party, other = await gather(server, 2, clock=BANK), await gather(server, 2, clock=BANK)
        config = server.services.config
    shift(2 * HOUR)
    async with operator.visited(config) as store:
        await done(store, party.ids[1])
    async with running(tmp_path / "data", database) as server:
        room = await server.hall.room(other.table)
        assert min(left(room)) > 300_000
        assert await kinds(server.store, other.table) == ["sit", "sit", "pause"]
        assert "timeout" not in await kinds(server.store, party.table)


async def test_after_a_standstill_nobody_times_out(server: Running, shift: Shift) -> None:
    party, other = await gather(server, 2, clock=BANK), await gather(server, 2, clock=BANK)
    shift(2 * HOUR)
    party.room.watch._start_time_out()  # before the keeper has its turn
    await until(lambda: party.room.standing.version > 2)
    assert await kinds(server.store, party.table) == ["sit", "sit", "pause"]
    server.hall.pulse._beat_at = 0.0
    await until(lambda: other.room.standing.pauses)


async def test_a_move_after_a_standstill_costs_no_time(server: Running, shift: Shift) -> None:
    party = await gather(server, 2, clock=BANK)
    shift(2 * HOUR)
    await party.act(0)
    assert party.room.standing.bank[0] > 300_000


async def test_a_table_that_cannot_be_forgiven_keeps_no_other_from_it(
    server: Running, shift: Shift, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await gather(server, 2, clock=BANK), await gather(server, 2, clock=BANK)

    async def fails() -> None:
        raise OSError

    monkeypatch.setattr(first.room, "forgive", fails)
    shift(2 * HOUR)
    server.hall.pulse._beat_at = 0.0
    await until(lambda: second.room.standing.pauses)


async def test_two_processes_that_begin_on_an_older_database_both_serve(
    tmp_path: Path, database: str | None
) -> None:
    async with running(tmp_path / "data", database) as server:
        await gather(server, 2)
        async with server.store.writing() as connection:
            await connection.execute(delete(uptimes))
        await asyncio.gather(*(begin(server.store) for _ in range(4)))
        async with server.store.engine.connect() as connection:
            rows = (await connection.execute(select(uptimes))).all()
    assert 1 <= len(rows) <= 2
