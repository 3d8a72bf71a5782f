"""What a bot is told: its seat's redeal, never the true state or its seed."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest

from dvergar.games import game as find_game
from dvergar.kernel.state import State
from dvergar.server.bots import Thinkers
from dvergar.server.shares import Share
from dvergar.server.thinking import think

pytestmark = pytest.mark.anyio
GAME = find_game("nidavellir")
SEED = 0xDECAFBADDEADBEEF


def after(moves: int, seats: int = 3, seed: int = SEED) -> State:
    """A position in the middle of a game."""
    chance, state = random.Random(1), GAME.start(GAME.setup(seats, seed, {}))
    for _ in range(moves):
        seat = chance.choice(state.to_act)
        state.apply(seat, chance.choice(state.legal(seat)))
    found: State = state
    return found


class FakePool:
    """Writes down what would be sent to another process."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Any, ...]] = []
        self.functions: list[Any] = []

    def schedule(
        self, function: Any, args: tuple[Any, ...], timeout: float
    ) -> Future[tuple[str, float]]:
        self.functions.append(function)
        self.jobs.append(args)
        future: Future[tuple[str, float]] = Future()
        future.set_result(think(*args))
        return future


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> FakePool:
    fake = FakePool()
    monkeypatch.setattr(Thinkers, "_processes_at_work", lambda _: fake)
    return fake


def job_of(pool: FakePool, state: State, seat: int, level: str = "greedy") -> tuple[Any, ...]:
    thinkers = Thinkers(1, 5)
    action = asyncio.run(thinkers.choose(state, seat, level, Share(("a",), True)))
    assert action in [str(a) for a in state.legal(seat)]
    return pool.jobs[-1]


@pytest.mark.parametrize("moves", [0, 1, 10, 30])
def test_a_bot_gets_a_redeal_and_no_truth(pool: FakePool, moves: int) -> None:
    state = after(moves)
    seat = state.to_act[0]
    true = state.dump()
    sent = job_of(pool, state, seat)[0].dump
    assert sent["rng"] != true["rng"]
    hidden = [name for name in true if sent[name] != true[name]]
    assert set(hidden) > {"rng"}
    # what the seat sees is the same in both
    restored = GAME.restore(GAME.setup(3, 0, {}), sent)
    assert restored.view(seat) == state.view(seat)
    assert restored.legal(seat) == state.legal(seat)


def test_the_seed_is_never_passed_on(pool: FakePool) -> None:
    state = after(10)
    whole = msgspec.json.encode(job_of(pool, state, state.to_act[0])).decode()
    for secret in (SEED, state.dump()["rng"]):
        assert str(secret) not in whole
        assert hex(int(secret))[2:] not in whole.lower()


def test_the_bids_of_others_are_not_passed_on(pool: FakePool) -> None:
    """Whoever bids last is told no more of the bids than whoever bids first."""
    start = after(0)
    first, *_, last = start.to_act
    told = set()
    for action in start.legal(first)[:2]:
        state = start.copy()
        state.apply(first, action)
        seen = [job_of(pool, state, last)[0].dump for _ in range(30)]
        told.add(frozenset(msgspec.json.encode(_bids(each, first)).decode() for each in seen))
    # with either bid the redeals show several possible ones, not the true one
    assert all(len(possible) > 1 for possible in told)


def _bids(dump: dict[str, Any], seat: int) -> Any:
    state = GAME.restore(GAME.setup(3, 0, {}), dump)
    return state.view(seat)


def test_two_decisions_are_never_thought_with_the_same_chance(pool: FakePool) -> None:
    state = after(10)
    jobs = [job_of(pool, state, state.to_act[0]) for _ in range(20)]
    assert len({job[-1] for job in jobs}) == 20
    assert len({job[0].dump["rng"] for job in jobs}) == 20


def test_the_state_is_not_changed_by_thinking(pool: FakePool) -> None:
    state = after(12)
    before = state.dump()
    job_of(pool, state, state.to_act[0])
    assert state.dump() == before


def test_thinking_needs_nothing_but_its_arguments(pool: FakePool) -> None:
    job = job_of(pool, after(10), after(10).to_act[0], "random")
    assert think(*job)[0] == think(*job)[0]
    assert pool.functions[-1] is think
