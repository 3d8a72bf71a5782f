"""The bot that searches: the same for the same seed, blind to secrets, and worth its time."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import dvergar
from dvergar.bots import GreedyBot
from dvergar.bots.budget import Budget
from dvergar.bots.search import SearchBot
from dvergar.kernel.state import State
from tests.bots.toys import OpenTeam, Pennies, Team


def positions(seats: int, seed: int) -> list[tuple[State, int]]:
    """Decisions of a game of greedy bots, sealed bids of others included."""
    state: State = dvergar.game("nidavellir").new(seats=seats, seed=seed)
    bots = [GreedyBot(seat) for seat in range(seats)]
    found: list[tuple[State, int]] = []
    while not state.is_over:
        seat = state.to_act[-1]
        if len(state.legal(seat)) > 1:
            found.append((state.copy(), seat))
        state.apply(seat, bots[seat].choose(state, seat))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_it_decides_from_what_its_seat_knows(seats: int) -> None:
    """All that the seat cannot know is swapped: the choice stays, and so does the state."""
    source = random.Random(3)
    for state, seat in positions(seats, seats)[:: 3 * seats]:
        before = state.dump()
        chosen = SearchBot(9, Budget(iterations=25)).choose(state, seat)
        assert state.dump() == before
        for _ in range(3):
            other = state.redeal(seat, source)
            assert SearchBot(9, Budget(iterations=25)).choose(other, seat) == chosen


def test_the_same_seed_plays_the_same_game() -> None:
    games: list[list[str]] = []
    for _ in range(2):
        state: State = dvergar.game("nidavellir").new(seats=2, seed=8)
        bots = [SearchBot(seat, Budget(iterations=10)) for seat in range(2)]
        moves: list[str] = []
        while not state.is_over:
            seat = state.to_act[0]
            action = bots[seat].choose(state, seat)
            moves.append(str(action))
            state.apply(seat, action)
        games.append(moves)
    assert games[0] == games[1]


def test_a_single_option_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Pennies().new(seats=2)
    only = state.legal(0)[:1]
    monkeypatch.setattr(SearchBot, "search", None)
    monkeypatch.setattr(type(state), "legal", lambda *_: only)
    assert SearchBot(1, Budget()).choose(state, 0) == only[0]


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_through_it_at_matching_pennies(seat: int, sealed: bool) -> None:
    """Both sides about as often, whether the other one has chosen or not."""
    state = Pennies().new(seats=2)
    if sealed:
        state.apply(1 - seat, state.legal(1 - seat)[0])
    chosen = Counter(
        str(SearchBot(seed, Budget(iterations=60)).choose(state, seat)) for seed in range(120)
    )
    assert 40 <= chosen["heads"] <= 80  # outside once in five thousand times


def test_one_bot_that_leads_both_goes_on_with_what_it_thought() -> None:
    state = OpenTeam().new(seats=2)
    bot = SearchBot(1, Budget(iterations=300))
    state.apply(0, bot.choose(state, 0))
    assert bot.search(state, 1).root.visits > 300
    state.apply(1, bot.choose(state, 1))
    assert state.outcome().key == "sum"


def test_partners_find_each_other() -> None:
    """The first number must leave the second player a way to win."""
    for seed in range(5):
        state = Team().new(seats=2)
        bots = [SearchBot(seed + seat, Budget(iterations=150)) for seat in range(2)]
        state.apply(0, bots[0].choose(state, 0))
        state.apply(1, bots[1].choose(state, 1))
        assert state.winners() == [0, 1]


def test_what_it_thought_about_it_thinks_no_second_time() -> None:
    """The other seat does what was expected: the tree behind it is used again."""
    for state, seat in positions(2, 1):
        if state.legal(seat)[0].verb == "take" and len(state.taverns[state.tavern]) == 3:  # type: ignore[attr-defined]
            bot = SearchBot(1, Budget(iterations=300))
            state.apply(seat, bot.choose(state, seat))
            while state.to_act != (seat,) or len(state.legal(seat)) == 1:
                state.apply(state.to_act[0], GreedyBot(1).choose(state, state.to_act[0]))
            if bot.search(state, seat).root.visits > 300:
                return
    pytest.fail("no tree was used again")
