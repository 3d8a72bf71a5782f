"""The bots that look at one decision only."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

import dvergar
from dvergar.bots.simple import GreedyBot, RandomBot
from dvergar.kernel.action import Action
from dvergar.kernel.state import State
from tests.bots.toys import AdvisedBids, Bids
from tests.conformance.broken_forms import BarsWhatFits


def fresh(seats: int = 3, seed: int = 1) -> State:
    state: State = dvergar.game("nidavellir").new(seats=seats, seed=seed)
    return state


def choices(kind: type[GreedyBot | RandomBot], seed: int, game: int = 1) -> list[str]:
    """All that one bot decides when it sits on all seats."""
    bot = kind(seed)
    state = fresh(seed=game)
    found: list[str] = []
    while not state.is_over:
        seat = state.to_act[0]
        action = bot.choose(state, seat)
        assert action in state.legal(seat)
        state.apply(seat, action)
        found.append(str(action))
    return found


@pytest.mark.parametrize("kind", [GreedyBot, RandomBot])
def test_the_same_seed_plays_the_same(kind: type[GreedyBot | RandomBot]) -> None:
    assert choices(kind, 5) == choices(kind, 5)


def test_another_seed_plays_otherwise() -> None:
    assert choices(RandomBot, 5) != choices(RandomBot, 6)


def test_random_takes_every_action_about_as_often() -> None:
    state = fresh()
    legal = state.legal(0)
    bot = RandomBot(1)
    counts = Counter(bot.choose(state, 0) for _ in range(100 * len(legal)))
    assert set(counts) == set(legal)
    assert len(legal) == 60
    chi_square = sum((count - 100) ** 2 / 100 for count in counts.values())
    assert chi_square < 100  # 59 degrees of freedom: more than this once in a thousand times
    assert min(counts.values()) > 50


@pytest.mark.parametrize("kind", [GreedyBot, RandomBot])
def test_choosing_changes_nothing(kind: type[GreedyBot | RandomBot]) -> None:
    state = fresh()
    before = state.dump()
    kind(1).choose(state, 0)
    assert state.dump() == before


class StubAdvisor:
    """Values what it is told to."""

    def __init__(self, *best: int) -> None:
        self.best = best
        self.asked = 0

    def values(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        self.asked += 1
        return [float(number in self.best) for number in range(len(actions))]


def until_forced() -> tuple[State, int]:
    """A position with one legal action only."""
    for game in range(20):
        state = fresh(seed=game)
        bot = RandomBot(game)
        while not state.is_over:
            seat = state.to_act[0]
            if len(state.legal(seat)) == 1:
                return state, seat
            state.apply(seat, bot.choose(state, seat))
    raise AssertionError("no choice was forced")


def test_greedy_takes_the_only_action_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = until_forced()
    advisor = StubAdvisor()
    monkeypatch.setattr(state.game, "advisor", advisor)
    assert GreedyBot(1).choose(state, seat) == state.legal(seat)[0]
    assert advisor.asked == 0


def test_greedy_takes_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    state = fresh()
    monkeypatch.setattr(state.game, "advisor", StubAdvisor(17))
    assert {GreedyBot(seed).choose(state, 0) for seed in range(20)} == {state.legal(0)[17]}


def test_greedy_takes_any_of_equals(monkeypatch: pytest.MonkeyPatch) -> None:
    state = fresh()
    monkeypatch.setattr(state.game, "advisor", StubAdvisor(3, 17, 59))
    legal = state.legal(0)
    chosen = Counter(GreedyBot(seed).choose(state, 0) for seed in range(300))
    assert set(chosen) == {legal[3], legal[17], legal[59]}
    assert min(chosen.values()) > 60


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_greedy_decides_from_what_its_seat_knows(seat: int) -> None:
    """All that the seat cannot know may be dealt again: the choice stays."""
    state = fresh()
    for other in (0, 1, 2):
        if other != seat:
            state.apply(other, state.legal(other)[7])
    chance = random.Random(1)
    dealt = [state.redeal(seat, chance) for _ in range(20)]
    assert len({GreedyBot(4).choose(other, seat) for other in dealt}) == 1


def test_greedy_takes_a_described_action_that_is_worth_most() -> None:
    state = AdvisedBids().new(seats=3, seed=1)
    action = GreedyBot(1).choose(state, 0)
    assert action not in state.legal(0)
    assert state.why_not(0, action) is None


def test_random_takes_described_actions_too() -> None:
    state = Bids().new(seats=3, seed=1)
    bot = RandomBot(1)
    chosen = [bot.choose(state, 0) for _ in range(60)]
    assert all(state.why_not(0, action) is None for action in chosen)
    assert not set(chosen) <= set(state.legal(0))


def test_random_does_not_insist_on_what_fits_and_is_refused() -> None:
    state = BarsWhatFits().new(seats=3, seed=1)
    bot = RandomBot(1)
    assert all(state.why_not(0, bot.choose(state, 0)) is None for _ in range(60))
