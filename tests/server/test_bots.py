"""Bots think in processes of their own, within a budget, and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from dvergar.kernel.state import State
from dvergar.server import bots
from dvergar.server.bots import Thinkers
from dvergar.server.shares import Share
from tests.patience import PATIENCE
from tests.server.harness import running
from tests.server.stand_ins import (
    die_in_there,
    fail_in_there,
    say_who_thinks,
    sleep_in_there,
)
from tests.server.test_thinking import after

pytestmark = pytest.mark.anyio
SHARE = Share(("a",), urgent=True)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers(1, 0.5)
    yield found
    found.close()


def legal(state: State) -> list[str]:
    return [str(action) for action in state.legal(state.to_act[0])]


async def choose(thinkers: Thinkers, state: State, level: str = "greedy") -> str:
    return await asyncio.wait_for(thinkers.choose(state, state.to_act[0], level, SHARE), PATIENCE)


async def pid(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> int:
    with monkeypatch.context() as patch:
        patch.setattr(bots, "think", say_who_thinks)
        return int(await choose(thinkers, after(3)))


async def test_a_bot_thinks_in_another_process_that_is_kept(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await pid(thinkers, monkeypatch)
    assert first != os.getpid()
    assert await pid(thinkers, monkeypatch) == first
    state = after(3)
    assert await choose(thinkers, state) in legal(state)


async def test_a_bot_that_takes_too_long_is_stopped_and_the_choice_is_legal(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await pid(thinkers, monkeypatch)
    monkeypatch.setattr(bots, "think", sleep_in_there)
    state = after(3)
    choices = {await choose(thinkers, state) for _ in range(2)}
    assert choices <= set(legal(state))
    monkeypatch.undo()
    assert await pid(thinkers, monkeypatch) != before


async def test_the_event_loop_goes_on_while_a_bot_thinks(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "think", sleep_in_there)
    thinking = asyncio.create_task(choose(thinkers, after(3)))
    turns = 0
    while not thinking.done():
        await asyncio.sleep(0.01)
        turns += 1
    assert turns >= 5
    assert await thinking in legal(after(3))


async def test_a_process_that_was_killed_is_replaced_and_its_decision_made(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await pid(thinkers, monkeypatch)
    os.kill(before, signal.SIGKILL)
    state = after(3)
    assert await choose(thinkers, state) in legal(state)
    assert await pid(thinkers, monkeypatch) != before


async def test_killed_processes_are_replaced_again_and_again(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        os.kill(await pid(thinkers, monkeypatch), signal.SIGKILL)
        await asyncio.sleep(0.3)  # noticed while nobody thinks
    state = after(3)
    assert await choose(thinkers, state) in legal(state)


async def test_a_bot_that_kills_each_process_is_replaced_by_chance(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "think", die_in_there)
    state = after(3)
    assert await choose(thinkers, state) in legal(state)


async def test_a_mistake_of_a_bot_is_logged_and_the_next_may_think(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    state = after(3)
    with monkeypatch.context() as patch:
        patch.setattr(bots, "think", fail_in_there)
        assert await choose(thinkers, state) in legal(state)
        assert [record.error for record in caplog.records] == [  # type: ignore[attr-defined]
            "ZeroDivisionError('a mistake of the bot')"
        ]
    assert await choose(thinkers, state) in legal(state)


async def test_closing_stops_the_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1, 60)
    process = await pid(thinkers, monkeypatch)
    monkeypatch.setattr(bots, "think", sleep_in_there)
    thinking = asyncio.create_task(choose(thinkers, after(3)))
    await asyncio.sleep(0.2)
    thinking.cancel()
    thinkers.close()
    async with asyncio.timeout(PATIENCE):
        while Path(f"/proc/{process}").exists():
            await asyncio.sleep(0.05)


async def test_a_game_goes_on_although_no_bot_ever_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "think", sleep_in_there)
    async with running(tmp_path / "data", think_seconds=0.05, thinkers=2) as server:
        host = await server.guest()
        table = (await host.create("me", "greedy"))["id"]
        chance = random.Random(1)
        async with asyncio.timeout(PATIENCE), host.look(table, 0) as socket:
            while socket.frame["table"]["moves"] < 6:
                if socket.my_turn:
                    await socket.act(chance.choice(socket.frame["legal"]))
                else:
                    await socket.next_frame()
        found = (await server.hall.room(table)).standing.line
        assert sum(made.seat == 1 for made in found) >= 2
