"""What nobody needs any more goes: in small portions, and nothing else with it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from dvergar.server import relations, retention
from dvergar.server.config import Keep
from dvergar.server.hall import Hall
from dvergar.server.now import now_ms
from dvergar.server.refusal import Refusal
from dvergar.server.retention import Clearing
from dvergar.server.schema import persons, tables
from dvergar.server.store import DAY, Store
from tests.patience import PATIENCE
from tests.server.harness import Running, Visitor, against_bots, running
from tests.server.party import gather, id_of, until
from tests.server.stored import all_rows
from tests.server.test_hall import forget_all

pytestmark = pytest.mark.anyio
ONLY = dict.fromkeys(Keep.__struct_fields__, 0)


async def clear(server: Running, days: float, **keep: int) -> None:
    """A turn so many days from now; only what is named is not kept for ever."""
    await Clearing(server.hall, Keep(**{**ONLY, **keep})).turn(now_ms() + int(days * DAY))


async def status(server: Running, table: str) -> str | None:
    async with server.store.engine.connect() as connection:
        found = await connection.scalar(select(tables.c.status).where(tables.c.id == table))
    return None if found is None else str(found)


async def is_known(server: Running, person: str) -> bool:
    return await server.store.person(person) is not None


async def a_match(server: Running) -> str:
    """The text of a finished match."""
    party = await gather(server, 2)
    await party.play()
    text: str = await party.visitors[0].get(f"{party.path}/match")
    return text


async def an_import(visitor: Visitor, match: str) -> str:
    table: str = (await visitor.ask("POST", "/api/matches", 201, content=match))["id"]
    return table


async def test_an_open_table_is_cancelled_when_nothing_happens_and_its_viewers_are_told(
    either_server: Running,
) -> None:
    host = await either_server.guest()
    table = (await host.create("me", "open"))["id"]
    async with host.look(table, 0) as socket:
        await clear(either_server, 13, open=14)
        assert await status(either_server, table) == "open"
        await clear(either_server, 15, open=14)
        frame = await socket.next_frame()
    assert [each["kind"] for each in frame["news"]] == ["cancel"]
    assert await status(either_server, table) == "cancelled"


async def test_what_happened_at_a_table_since_keeps_it_open(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("me", "open"))["id"]
    async with server.store.writing() as connection:
        await connection.execute(update(tables).values(updated=0))
    await clear(server, 13, open=14)
    assert await status(server, table) == "open"


async def test_a_cancelled_table_goes_later_with_all_that_belongs_to_it(
    either_server: Running,
) -> None:
    host = await either_server.guest()
    before = await all_rows(either_server.store)
    table = (await host.create("me", "open"))["id"]
    await host.ask("DELETE", f"/api/tables/{table}")
    await forget_all(either_server.hall)
    await clear(either_server, 29, cancelled=30)
    assert await status(either_server, table) == "cancelled"
    await clear(either_server, 31, cancelled=30)
    assert await all_rows(either_server.store) == before
    assert (await host.get(f"/api/tables/{table}", expect=404))["key"] == "no-table"


async def test_nothing_is_pulled_away_from_somebody_who_looks(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("me", "open"))["id"]
    await host.ask("DELETE", f"/api/tables/{table}")
    async with host.look(table):
        await clear(server, 99, cancelled=30)
        assert await status(server, table) == "cancelled"


async def test_lessons_go_after_their_time_a_portion_at_once(
    either_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner, hall = await either_server.guest(), either_server.hall
    table = (await learner.create("me", "open"))["id"]
    path = "/api/games/nidavellir/lessons/bid"
    lessons = [(await learner.post(path, expect=201))["id"] for _ in range(4)]
    rooms = [await hall.room(lesson) for lesson in lessons]
    await until(lambda: all(room.standing.state.to_act == (0,) for room in rooms))
    await forget_all(hall)

    async def kept() -> int:
        return [await status(either_server, each) for each in lessons].count("lesson")

    await clear(either_server, 29, lessons=30)
    assert await kept() == 4
    monkeypatch.setattr(retention, "_REMOVED", 3)
    await hall.room(lessons[0])
    await clear(either_server, 31, lessons=30)
    assert await kept() == 1
    await clear(either_server, 31, lessons=30)
    assert await kept() == 1, "somebody is there"
    assert await status(either_server, table) == "open"


async def test_imports_and_forks_that_nobody_played_go_and_finished_games_stay(
    either_server: Running,
) -> None:
    match = await a_match(either_server)
    me = await either_server.guest()
    read = await an_import(me, match)
    wish = {"move": 3, "seats": against_bots(2, 0)}
    forks = [(await me.post(f"/api/tables/{read}/fork", wish, expect=201))["id"] for _ in range(2)]
    async with me.look(forks[0], 0) as socket:
        while not socket.my_turn:
            await socket.next_frame()
        await socket.act(socket.frame["legal"][0])
    mine = "/api/games/nidavellir/statistics"
    before = await me.get(mine)
    await forget_all(either_server.hall)
    await clear(either_server, 89, imports=90)
    assert await status(either_server, read) == "over"
    await clear(either_server, 91, imports=90, cancelled=1, lessons=1)
    assert await status(either_server, read) is None
    assert await status(either_server, forks[1]) is None
    assert await status(either_server, forks[0]) == "running"
    assert await me.get(mine) == before
    async with either_server.store.engine.connect() as connection:
        over = select(func.count()).select_from(tables).where(tables.c.status == "over")
        assert await connection.scalar(over) == 1


async def test_an_import_that_was_opened_again_stays(server: Running) -> None:
    me = await server.guest()
    read = await an_import(me, await a_match(server))
    async with server.store.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == read).values(updated=0))

    async def opened() -> int:
        async with server.store.engine.connect() as connection:
            found = await connection.scalar(select(tables.c.opened).where(tables.c.id == read))
        return found or 0

    async with asyncio.timeout(PATIENCE):
        while not await opened():
            await asyncio.sleep(0.01)
    await forget_all(server.hall)
    await clear(server, 89, imports=90)
    assert await status(server, read) == "over"
    # once a day, and not each time
    then = await opened()
    await server.store.note_opened(read, then + DAY // 2)
    assert await opened() == then
    await server.store.note_opened(read, then + DAY + 1)
    assert await opened() == then + DAY + 1


async def test_a_running_game_that_everybody_left_alone_is_finished_by_bots(
    either_server: Running,
) -> None:
    party = await gather(either_server, 2)
    await party.play(4)
    await clear(either_server, 179, running=180)
    assert [seat.away for seat in party.room.standing.seats] == [False, False]
    await clear(either_server, 181, running=180)
    assert [seat.away for seat in party.room.standing.seats] == [True, True]
    kinds = [entry.kind for entry in await either_server.store.entries_after(party.table, 0)]
    assert kinds.count("timeout") == 2
    await until(lambda: party.room.standing.status == "over")


async def test_guests_who_left_nothing_behind_go(either_server: Running) -> None:
    idle, player, host, gone = [await either_server.guest(f"Player {n}") for n in range(4)]
    account, guest = await either_server.guest("Player 5"), await either_server.guest("Player 6")
    known = {"account": "player", "password": "a long password"}
    await account.post("/api/account", known, expect=201)
    guest_id = await id_of(either_server, guest)
    await guest.post("/api/login", known)
    table = (await host.create("open", "open"))["id"]
    await player.sit(table, 0)
    await gone.ask("DELETE", "/api/me", 204, json={"name": "Player 3"})
    ids = [await id_of(either_server, each) for each in (idle, player, host, account)]
    await clear(either_server, 59, guests=60)
    assert [await is_known(either_server, each) for each in ids] == [True] * 4
    await clear(either_server, 61, guests=60)
    assert [await is_known(either_server, each) for each in ids] == [False, True, True, True]
    assert await is_known(either_server, guest_id), "it is the account now"
    assert await is_known(either_server, "former")
    assert await idle.get("/api/me") is None


async def test_who_was_muted_or_banned_is_not_forgotten(either_server: Running) -> None:
    ids = [await id_of(either_server, await either_server.guest(f"Player {n}")) for n in range(4)]
    store = either_server.store
    loud = relations.Other(ids[1], "Player 1")
    await relations.relate(store, ids[0], loud, relations.MUTE, most=9, now=5)
    await store.change_person(ids[2], banned=True)
    async with store.writing() as connection:
        await connection.execute(update(persons).where(persons.c.id == ids[0]).values(account="a"))
    await clear(either_server, 61, guests=60)
    assert [await is_known(either_server, each) for each in ids] == [True, True, True, False]
    assert await relations.muted_by(store, ids[0]) == {ids[1]}


async def test_a_guest_who_is_seen_stays_and_that_is_noted_once_a_day(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await server.guest()
    person = await id_of(server, guest)
    async with server.store.writing() as connection:
        await connection.execute(update(persons).values(seen=now_ms() - 61 * DAY))
    written: list[object] = []
    original = Store.change_person

    async def change(store: Store, person: str, **values: object) -> None:
        written.append(values)
        await original(store, person, **values)

    monkeypatch.setattr(Store, "change_person", change)
    for _ in range(3):
        await guest.get("/api/me")
    assert len(written) == 1
    await clear(server, 0, guests=60)
    assert await is_known(server, person)


async def test_what_is_kept_for_ever_stays(server: Running) -> None:
    host = await server.guest()
    await host.create("me", "open")
    await forget_all(server.hall)
    before = await all_rows(server.store)
    await clear(server, 30_000)
    assert await all_rows(server.store) == before


async def test_tables_of_other_rules_block_nobody(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await gather(server, 2)
    host = await server.guest()
    old = (await host.create("me", "open"))["id"]
    await forget_all(server.hall)
    async with server.store.writing() as connection:
        await connection.execute(update(tables).values(rules=99))
    newer = [(await host.create("me", "open"))["id"] for _ in range(3)]
    monkeypatch.setattr(retention, "_CANCELLED", 1)
    monkeypatch.setattr(retention, "_LEFT", 1)
    clearing = Clearing(server.hall, Keep(open=14, running=14))
    for _ in range(4):
        await clearing.turn(now_ms() + 15 * DAY)
    assert [await status(server, each) for each in newer] == ["cancelled"] * 3
    assert await status(server, old) is None, "nobody could open it"
    assert await status(server, party.table) == "running"


async def test_a_rematch_that_was_removed_can_be_had_anew(server: Running) -> None:
    party = await gather(server, 2)
    await party.play(chance=random.Random(3))
    first = (await party.visitors[0].post(f"{party.path}/rematch", expect=201))["id"]
    await clear(server, 15, open=14)
    await forget_all(server.hall)
    await clear(server, 99, cancelled=30)
    assert await status(server, first) is None
    second = (await party.visitors[1].post(f"{party.path}/rematch", expect=201))["id"]
    assert second != first
    assert await status(server, second) == "open"


async def test_one_step_that_fails_does_not_stop_the_others(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*given: object) -> None:
        raise OSError

    monkeypatch.setattr(Clearing, "_cancel_open", fail)
    person = await id_of(server, await server.guest())
    await clear(server, 99, open=14, guests=60)
    assert not await is_known(server, person)
    assert "clearing failed" in caplog.text


async def test_a_server_clears_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "_EVERY", 0.01)
    monkeypatch.setattr(retention, "now_ms", lambda: now_ms() + 61 * DAY)
    async with running(tmp_path / "data") as server:
        person = await id_of(server, await server.guest())
        async with asyncio.timeout(PATIENCE):
            while await is_known(server, person):
                await asyncio.sleep(0.01)


async def test_two_processes_side_by_side_remove_each_thing_once(
    either_server: Running,
) -> None:
    host = await either_server.guest()
    made = [(await host.create("me", "open"))["id"] for _ in range(6)]
    for table in made:
        await host.ask("DELETE", f"/api/tables/{table}")
    await forget_all(either_server.hall)
    other = Hall(either_server.store, None)
    keep = Keep(**{**ONLY, "cancelled": 1, "open": 1})
    later = now_ms() + 2 * DAY
    await asyncio.gather(
        *(Clearing(hall, keep).turn(later) for hall in (either_server.hall, other))
    )
    await asyncio.gather(
        *(Clearing(hall, keep).turn(later) for hall in (either_server.hall, other))
    )
    assert [await status(either_server, each) for each in made] == [None] * 6
    with pytest.raises(Refusal):
        await either_server.store.header(made[0])
