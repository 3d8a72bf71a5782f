"""Bots think in processes of their own, within a budget, and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from dvergar.games.dwarfs_fall.actions import REVEAL
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.state import State
from dvergar.server import bots
from dvergar.server.bots import Thinkers
from dvergar.server.shares import Share
from dvergar.server.thinking import think
from tests.bazaar import open_bazaar
from tests.bazaar.game import Bazaar, BazaarGame
from tests.patience import PATIENCE
from tests.server.harness import Running, running
from tests.server.party import Party, gather, until
from tests.server.stand_ins import (
    die_in_there,
    fail_in_there,
    say_who_thinks,
    sleep_in_there,
)
from tests.server.test_standing import windows
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


# --- the pace tells nothing ------------------------------------------------------------------


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long bots have waited with their answers; nobody really waits."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return waits


def thinking_for(seconds: float, action: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let bots choose this after so many seconds of thinking; the functions that were sent away."""
    sent: list[str] = []

    async def elsewhere(
        self: Thinkers, share: Share, function: object, *args: object
    ) -> tuple[str, float]:
        sent.append(getattr(function, "__name__", ""))
        return action, seconds

    monkeypatch.setattr(Thinkers, "_elsewhere", elsewhere)
    return sent


@pytest.mark.parametrize(("level", "usual"), [("elder", 0.7), ("master", 0.2), ("novice", 0.2)])
async def test_a_discreet_answer_comes_at_the_same_moment_whatever_there_was_to_choose(
    thinkers: Thinkers,
    slept: list[float],
    monkeypatch: pytest.MonkeyPatch,
    level: str,
    usual: float,
) -> None:
    moments = []
    for able in ((), (0,)):
        state = at_a_window(*able)
        assert len(state.legal(0)) == 1 + len(able)
        for action in map(str, state.legal(0)):
            for spent in (0.0, 0.001, usual / 2, usual - 0.01):
                sent = thinking_for(spent, action, monkeypatch)
                assert await thinkers.choose(state, 0, level, SHARE) == action
                assert sent == ["think"], "a single option waits for a process like all others"
                moments.append(spent + slept.pop())
    assert moments == pytest.approx([usual] * len(moments))


async def test_thinking_longer_than_a_step_is_rounded_up(
    thinkers: Thinkers, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    for spent in (0.21, 0.3, 0.39):
        thinking_for(spent, "end", monkeypatch)
        await thinkers.choose(at_a_window(), 0, "greedy", SHARE)
        assert spent + slept.pop() == pytest.approx(0.4)


async def test_where_there_is_no_secret_bots_answer_at_once(
    thinkers: Thinkers, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking_for(0.01, "bid 5 4 3", monkeypatch)
    assert await thinkers.choose(after(3), 0, "elder", SHARE) == "bid 5 4 3"
    assert slept == []


async def test_a_bot_that_fails_keeps_the_pace(
    thinkers: Thinkers, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*given: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Thinkers, "_elsewhere", fail)
    assert await thinkers.choose(at_a_window(), 0, "greedy", SHARE) == "end"
    assert slept == [pytest.approx(0.2)]


async def test_a_single_option_needs_no_thought(thinkers: Thinkers) -> None:
    """By the clock of its process: so the pause, not the search, keeps the pace."""
    redealt = thinkers._redealt(at_a_window(), 0)
    action, spent = think(redealt, "search:60s", 1)
    assert action == "end"
    assert spent < 30


def at_a_window(*able: int) -> State:
    """Seat 0 has nothing left to do but to show its secret goal, if it is able to."""
    state = windows(*able).state
    state.apply(0, state.game.parse("play castle 0,0 0"))
    cast(DwarfsFallState, state).used = 4
    return state


# --- what bots do besides --------------------------------------------------------------------


class Wishes:
    """In the place of the processes: bots that are done at once, and what they want besides."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        #: the seats whose bots were asked
        self.asked: list[int] = []
        self.wanted: list[str] = []

        async def choose(_: Thinkers, state: State, seat: int, level: str, share: Share) -> str:
            return "done" if state.mode == "free" else str(state.legal(seat)[0])

        async def besides(
            _: Thinkers, state: State, seat: int, level: str, share: Share
        ) -> str | None:
            self.asked.append(seat)
            return self.wanted.pop() if self.wanted else None

        monkeypatch.setattr(Thinkers, "choose", choose)
        monkeypatch.setattr(Thinkers, "besides", besides)


@pytest.fixture
def wishes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wishes]:
    with open_bazaar(tmp_path / "toy"):
        yield Wishes(monkeypatch)


async def at_a_market(server: Running) -> Party:
    """Where two people may trade, and the bot is done."""
    party = await gather(server, 2, "greedy", game="bazaar")
    await party.act(0, "trade")
    await until(lambda: party.room.standing.state.may_act == (2,))
    return party


async def settled(party: Party) -> None:
    await until(lambda: not (party.room._besides or party.room._thinking))


async def test_a_bot_is_asked_once_after_each_move(server: Running, wishes: Wishes) -> None:
    party = await at_a_market(server)
    await until(lambda: wishes.asked == [2])
    for _ in range(3):
        party.room.wake()
        await settled(party)
    assert wishes.asked == [2]
    await party.act(1, "done")
    await until(lambda: wishes.asked == [2, 2])


async def test_what_a_bot_wants_besides_is_done_and_may_wake_others(
    server: Running, wishes: Wishes
) -> None:
    party = await at_a_market(server)
    await until(lambda: wishes.asked == [2])
    wishes.wanted.append("offer ruby for emerald")
    await party.act(1, "done")
    await until(
        lambda: (
            [made.action for made in party.room.standing.line][-2:]
            == [
                "offer ruby for emerald",
                "done",
            ]
        )
    )
    assert party.room.standing.state.to_act == (0, 1), "an offer wakes who was done"
    await settled(party)
    assert wishes.asked == [2, 2], "its own move is no reason to ask it again"


async def test_a_wish_that_came_too_late_or_is_not_possible_is_dropped(
    server: Running, wishes: Wishes
) -> None:
    party = await at_a_market(server)
    wishes.wanted.append("strike")
    before = len(party.room.standing.line)
    await party.act(1, "done")
    await until(lambda: not wishes.wanted)
    await settled(party)
    assert len(party.room.standing.line) == before + 1
    assert party.room.standing.state.to_act == (0,)


async def test_in_a_free_phase_all_bots_act_in_any_order(server: Running, wishes: Wishes) -> None:
    party = await gather(server, 1, "greedy", "greedy", game="bazaar")
    await party.act(0, "trade")
    await until(lambda: party.room.standing.state.to_act == (0,))
    assert sorted(party.room.standing.state.may_act) == [1, 2]


async def test_where_a_choice_is_a_secret_all_bots_that_may_act_are_asked(
    server: Running, wishes: Wishes
) -> None:
    party = await gather(server, 2, "greedy", game="dwarfs_fall")
    standing = party.room.standing
    state = standing.state
    assert state.discreet
    assert state.to_act == (0,)
    assert not state.legal(2), "it has nothing to show"
    assert standing.bots_besides() == [2]
    await until(lambda: wishes.asked == [2])


async def test_where_nothing_is_listed_chance_takes_what_is_described(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with open_bazaar(tmp_path / "toy"):
        state = BazaarGame().new(seats=2)
        state.apply(0, state.legal(0)[1])
        monkeypatch.setattr(bots, "think", fail_in_there)
        monkeypatch.setattr(Bazaar, "legal", lambda *_: ())
        action = state.game.parse(await choose(thinkers, state))
        assert action.verb == "offer"
        assert state.why_not(0, action) is None


async def test_a_bot_says_in_its_own_process_what_it_does_besides(thinkers: Thinkers) -> None:
    state = at_a_window(1)
    assert await thinkers.besides(state, 1, "random", SHARE) is None
    assert await thinkers.besides(state, 1, "greedy", SHARE) in (None, str(REVEAL))
