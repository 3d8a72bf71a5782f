"""People take turns with the processes of the bots, however many tables one of them opens."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from dvergar.server import bots
from dvergar.server.shares import Share, Shares
from tests.patience import PATIENCE
from tests.server.harness import running
from tests.server.party import until
from tests.server.stand_ins import think_a_while

pytestmark = pytest.mark.anyio


class Work:
    """Wishes for places that are held until `finish`; `begun` says in which order they came."""

    def __init__(self, places: int) -> None:
        self.shares = Shares(places)
        self.begun: list[str] = []
        self.running: list[tuple[str, asyncio.Event]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, *people: str, urgent: bool = False, times: int = 1) -> None:
        for _ in range(times):
            self.tasks.append(asyncio.create_task(self._work(Share(people, urgent))))
        await self.settle()

    async def _work(self, share: Share) -> None:
        done = asyncio.Event()
        name = "+".join(share.people) + ("!" if share.urgent else "")
        async with self.shares.turn(share):
            self.begun.append(name)
            self.running.append((name, done))
            await done.wait()

    async def finish(self, name: str | None = None) -> None:
        """The first that works (for somebody) is done."""
        found = next(each for each in self.running if name in (None, each[0]))
        self.running.remove(found)
        found[1].set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


async def test_a_place_that_is_free_is_had_at_once_and_no_more_than_there_are() -> None:
    work = Work(2)
    await work.ask("a", times=3)
    assert work.begun == ["a", "a"]
    await work.finish()
    assert work.begun == ["a", "a", "a"]


async def test_a_newcomer_waits_for_one_decision_however_many_wait_before() -> None:
    work = Work(1)
    await work.ask("a", times=20)
    await work.ask("b")
    await work.finish()
    assert work.begun == ["a", "b"]


async def test_people_are_served_in_turn() -> None:
    work = Work(1)
    for person in "abc":
        await work.ask(person, times=3)
    for _ in range(8):
        await work.finish()
    assert work.begun == ["a", "b", "c"] * 3


async def test_who_asks_again_and_again_does_not_overtake_who_waits() -> None:
    work = Work(1)
    await work.ask("a")
    await work.ask("b", times=2)
    for _ in range(4):
        await work.finish()
        await work.ask("a")
    assert work.begun == ["a", "b", "b", "a", "a"]


async def test_one_person_does_not_keep_all_places_while_others_wait() -> None:
    work = Work(2)
    await work.ask("a", times=10)
    await work.ask("b", times=10)
    await work.finish("a")
    await work.finish("b")
    await work.finish("b")
    assert [name for name, _ in work.running] == ["a", "b"]


async def test_where_a_person_waits_goes_before_bots_among_themselves() -> None:
    work = Work(1)
    await work.ask("a")
    await work.ask("b")
    await work.ask("a", urgent=True)
    await work.finish()
    await work.finish()
    assert work.begun == ["a", "a!", "b"]


async def test_a_table_of_several_people_is_charged_to_the_one_with_the_least_going_on() -> None:
    work = Work(1)
    await work.ask("a", urgent=True, times=5)
    await work.ask("a", "b", urgent=True)
    await work.finish()
    assert work.begun == ["a!", "a+b!"]


async def test_who_gives_up_waiting_or_working_leaves_the_place_to_the_next() -> None:
    work = Work(1)
    await work.ask("a", times=2)
    await work.ask("b")
    await work.ask("c")
    for task in work.tasks[:3]:  # one at work, two in the queue
        task.cancel()
    await work.settle()
    assert work.begun == ["a", "c"]
    await work.finish("c")
    await work.ask("d")
    assert work.begun == ["a", "c", "d"]


async def test_a_wish_that_is_given_up_when_its_turn_comes_blocks_nothing() -> None:
    work = Work(1)
    await work.ask("a")
    await work.ask("b")
    await work.ask("c")
    work.running[0][1].set()
    work.tasks[1].cancel()
    await work.settle()
    assert work.begun == ["a", "c"]


async def test_nothing_is_remembered_of_who_is_gone() -> None:
    work = Work(2)
    for person in map(str, range(50)):
        await work.ask(person)
        if len(work.running) == 2:
            await work.finish()
    await work.finish()
    await work.ask("a", times=2)
    assert len(work.shares._next) < 5
    assert work.shares._at_work == {"a": 2}


async def test_a_flood_of_tables_of_bots_delays_another_person_s_bot_by_one_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "think", think_a_while)
    async with running(tmp_path / "data", thinkers=1, think_seconds=PATIENCE) as server:
        flood = await server.guest("Player 1")
        tables = [(await flood.create(*["random"] * 5))["id"] for _ in range(20)]
        rooms = [await server.hall.room(table) for table in tables]
        await until(lambda: sum(len(room.standing.line) for room in rooms) >= 2)
        host = await server.guest("Player 2")
        made = sum(len(room.standing.line) for room in rooms)
        began = time.monotonic()
        table = (await host.create("me", "random"))["id"]
        room = await server.hall.room(table)
        await until(lambda: room.standing.line)
        others = sum(len(room.standing.line) for room in rooms) - made
        assert [made.seat for made in room.standing.line] == [1]
        # a hundred decisions waited before it: one was in flight, and one may end as it begins
        assert others <= 3, f"{others} of the flood in {time.monotonic() - began:.1f} s"
