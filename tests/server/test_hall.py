"""The rooms of a process: opened once, forgotten when idle, and kept going by the keeper."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import InterfaceError

from dvergar.games import game as find_game
from dvergar.server import hall as hall_module
from dvergar.server import index
from dvergar.server import room as room_module
from dvergar.server.config import Keep
from dvergar.server.hall import Hall
from dvergar.server.notices import Notice
from dvergar.server.now import now_ms
from dvergar.server.refusal import Refusal
from dvergar.server.retention import Clearing
from dvergar.server.room import Room
from dvergar.server.standing import Standing
from dvergar.server.store import DAY
from tests.patience import PATIENCE
from tests.server.harness import Running, running
from tests.server.logged import captured_logs
from tests.server.party import id_of

pytestmark = pytest.mark.anyio


def everything(standing: Standing) -> object:
    """What two equal standings share."""
    return (
        standing.version, standing.updated, standing.seats, standing.line, standing.begun,
        standing.bank, standing.clock_from, standing.undo_wish, standing.status,
        standing.position.dump(),
    )  # fmt: skip


async def forget_all(hall: Hall) -> None:
    async with asyncio.timeout(PATIENCE):
        while hall.rooms:
            await hall.forget(time.monotonic() + 1)
            await asyncio.sleep(0.01)


async def test_a_room_is_opened_once_although_many_ask(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("me", "open"))["id"]
    await forget_all(server.hall)
    rooms = await asyncio.gather(*(server.hall.room(table) for _ in range(20)))
    assert len({id(room) for room in rooms}) == 1
    assert list(server.hall.rooms) == [table]


async def test_a_table_that_is_not_there_is_refused_each_time(server: Running) -> None:
    for _ in range(2):
        with pytest.raises(Refusal):
            await server.hall.room("nothing")
    assert server.hall.rooms == {}


async def test_a_room_that_was_forgotten_is_opened_again_equal(either_server: Running) -> None:
    host, friend = await either_server.guest(), await either_server.guest("Player 2")
    table = (await host.create("me", "open"))["id"]
    await friend.sit(table, 1)
    async with host.look(table, 0) as first, friend.look(table, 1) as second:
        # beyond a snapshot, with an undo and its wish open
        while first.frame["table"]["moves"] < 40:
            who = first if first.my_turn else second
            answer = await who.act(who.frame["legal"][-1])
            await asyncio.gather(first.until(answer["version"]), second.until(answer["version"]))
        await first.request("undo", seat=0)
    old = await either_server.hall.room(table)
    await forget_all(either_server.hall)
    new = await either_server.hall.room(table)
    assert new is not old
    assert everything(new.standing) == everything(old.standing)


async def test_a_room_is_not_forgotten_while_somebody_looks(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("me", "open"))["id"]
    async with host.look(table, 0):
        await server.hall.forget(time.monotonic() + 1)
        assert table in server.hall.rooms


async def test_a_room_is_not_forgotten_while_a_clock_runs_or_soon_after_its_use(
    server: Running,
) -> None:
    host = await server.guest()
    timed = await host.create("me", "random", clock={"kind": "decision", "seconds": 600})
    other = await host.create("me", "open")
    await server.hall.forget(time.monotonic() - 60)
    assert set(server.hall.rooms) == {timed["id"], other["id"]}
    async with asyncio.timeout(PATIENCE):
        while other["id"] in server.hall.rooms:
            await server.hall.forget(time.monotonic() + 1)
    assert set(server.hall.rooms) == {timed["id"]}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A keeper without patience."""
    monkeypatch.setattr(hall_module, "_SWEEP", 0.05)
    monkeypatch.setattr(hall_module, "_CLAIM", 200)
    monkeypatch.setattr(index, "BOT_GRACE", 100)


async def neglected_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table of bots whose process does nothing about it."""
    with monkeypatch.context() as patch:
        patch.setattr(room_module.Room, "wake", lambda _: None)
        table: str = (await (await server.guest()).create("random", "random"))["id"]
        await forget_all(server.hall)
    return table


async def until_a_bot_has_moved(server: Running, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not (await server.visitor().get(f"/api/tables/{table}"))["moves"]:
            await asyncio.sleep(0.02)


@pytest.mark.usefixtures("quick")
async def test_a_table_that_nobody_serves_is_woken_by_the_keeper(
    either_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await neglected_table(either_server, monkeypatch)
    async with asyncio.timeout(PATIENCE):
        while table not in either_server.hall.rooms:
            await asyncio.sleep(0.05)
    await until_a_bot_has_moved(either_server, table)


@pytest.mark.usefixtures("quick")
async def test_a_table_of_other_rules_is_let_sleep(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await neglected_table(server, monkeypatch)
    monkeypatch.setattr(find_game("nidavellir"), "rules_version", 99)
    async with asyncio.timeout(PATIENCE):
        while await server.store.claim_due(1 << 60, 0) != []:
            await server.hall._serve(table)


@pytest.mark.usefixtures("quick")
async def test_the_keeper_survives_a_failing_database(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[Exception] = [InterfaceError("x", None, OSError()), OSError(), ValueError()]
    original = server.store.claim_due

    async def claim_due(now: int, until: int) -> list[str]:
        if failures:
            raise failures.pop()
        return await original(now, until)

    monkeypatch.setattr(server.store, "claim_due", claim_due)
    table = await neglected_table(server, monkeypatch)
    await until_a_bot_has_moved(server, table)
    assert failures == []


@pytest.mark.usefixtures("quick")
async def test_the_keeper_survives_whatever_fails(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[str] = []

    def failing(name: str, error: Exception) -> Callable[..., Awaitable[object]]:
        async def fails(*_: object) -> object:
            failed.append(name)
            raise error

        return fails

    with monkeypatch.context() as patch:
        table = await neglected_table(server, monkeypatch)
        patch.setattr(server.hall, "room", failing("room", Refusal(404, "no-table")))
        patch.setattr(server.store, "let_sleep", failing("let_sleep", OSError()))
        async with asyncio.timeout(PATIENCE):
            while "let_sleep" not in failed:
                await asyncio.sleep(0.02)
        patch.setattr(server.hall, "forget", failing("forget", OSError()))
        async with asyncio.timeout(PATIENCE):
            while failed.count("forget") < 2:
                await asyncio.sleep(0.02)
    await until_a_bot_has_moved(server, table)


async def test_work_that_ends_with_an_error_is_logged(server: Running) -> None:
    async def fails() -> None:
        raise OSError("gone wrong")

    with captured_logs() as lines:
        server.hall.look_after(fails())
        async with asyncio.timeout(PATIENCE):
            while "gone wrong" not in lines.getvalue():
                await asyncio.sleep(0.01)


@pytest.mark.usefixtures("quick")
async def test_a_bot_that_failed_is_tried_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = [RuntimeError("no thought")] * 3
    assert server.hall.thinkers is not None
    original = server.hall.thinkers.choose

    async def choose(*given: object) -> str:
        if failures:
            raise failures.pop()
        return await original(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(server.hall.thinkers, "choose", choose)
    table = (await (await server.guest()).create("random", "greedy"))["id"]
    await until_a_bot_has_moved(server, table)
    assert failures == []


@pytest.mark.usefixtures("quick")
async def test_a_clock_runs_out_although_the_process_that_watched_it_died(
    tmp_path: Path, database: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "CLOCK_GRACE", 100)
    async with running(tmp_path / "data", database) as server:
        host = await server.guest()
        clock = {"kind": "decision", "seconds": 5}
        table = (await host.create("me", "random", clock=clock))["id"]
    later = time.time_ns() // 1_000_000 + 6_000
    monkeypatch.setattr(hall_module, "now_ms", lambda: later)
    monkeypatch.setattr(room_module, "now_ms", lambda: later)
    monkeypatch.setattr(room_module.Room.__init__, "__defaults__", (lambda: later,))
    async with running(tmp_path / "data", database) as server, asyncio.timeout(PATIENCE):
        while True:
            kinds = [entry.kind for entry in await server.store.entries_after(table, 0)]
            if "timeout" in kinds:
                break
            await asyncio.sleep(0.05)


async def slowly_opening(
    server: Running, table: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[asyncio.Task[Room], asyncio.Event]:
    """A room that was read, and is there when the event is set."""
    original, read, go = Room.forgive, asyncio.Event(), asyncio.Event()

    async def forgive(room: Room) -> None:
        read.set()
        await go.wait()
        await original(room)

    await forget_all(server.hall)
    monkeypatch.setattr(Room, "forgive", forgive)
    opening = asyncio.create_task(server.hall.room(table))
    await read.wait()
    return opening, go


async def test_a_table_that_is_removed_while_it_is_opened_is_let_go_of(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await (await server.guest()).create("me", "open"))["id"]
    opening, go = await slowly_opening(server, table, monkeypatch)
    hearing = asyncio.create_task(server.hall.heard(Notice(removed=[table])))
    await asyncio.sleep(0)
    go.set()
    await hearing
    assert (await opening).closed
    assert table not in server.hall.rooms


async def test_a_table_that_is_being_opened_is_not_cleared_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await server.guest()
    table = (await host.create("me", "open"))["id"]
    await (await server.hall.room(table)).cancel(await id_of(server, host))
    opening, go = await slowly_opening(server, table, monkeypatch)
    await Clearing(server.hall, Keep(cancelled=1)).turn(now_ms() + 9 * DAY)
    go.set()
    assert await server.store.header((await opening).header.id)
