"""Many games between bots: fair to every bot, and the same every time."""

from __future__ import annotations

from typing import Any

import pytest

from dvergar.arena import play
from dvergar.arena import simulate as arena
from dvergar.arena.schedule import Plan
from dvergar.arena.simulate import Result, make_plan, play_games, simulate
from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.state import State


def plan(
    *bots: str,
    seats: int = 2,
    games: int = 4,
    seed: int = 1,
    options: dict[str, object] | None = None,
) -> Plan:
    lineup = bots or ("random",)
    return make_plan(
        "nidavellir", seats=seats, games=games, seed=seed, bots=lineup, options=options or {}
    )


def without_time(result: Result) -> Result:
    return result._replace(seconds=0)


# --- seats -----------------------------------------------------------------------------------


class Watcher:
    """Writes down who sat where in which deal, and plays on."""

    seen: list[tuple[str, int, int]]

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State, seat: int) -> Action:
        note = (self.name, state.setup.seed, seat)
        if note not in Watcher.seen:
            Watcher.seen.append(note)
        return state.legal(seat)[0]


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    Watcher.seen = []
    monkeypatch.setattr(play, "make_bot", lambda name, *_: Watcher(name))
    monkeypatch.setattr(arena, "line_up", lambda names, *_: names)
    return Watcher.seen


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_each_bot_plays_each_deal_from_each_seat(
    watched: list[tuple[str, int, int]], seats: int
) -> None:
    bots = [f"bot {number}" for number in range(seats)]
    simulate(plan(*bots, seats=seats, games=2 * seats))
    deals = list(dict.fromkeys(deal for _, deal, _ in watched))
    assert len(deals) == 2
    assert sorted(watched) == sorted(
        (bot, deal, seat) for bot in bots for deal in deals for seat in range(seats)
    )


def test_deals_repeat_in_blocks(watched: list[tuple[str, int, int]]) -> None:
    watching = plan("a", "b", "c", seats=3, games=7)
    deals = []
    for number in range(7):
        watched.clear()
        play_games(watching, [number])
        (deal,) = {deal for _, deal, _ in watched}
        deals.append(deal)
    assert deals == [deals[0]] * 3 + [deals[3]] * 3 + [deals[6]]
    assert len(set(deals)) == 3


def test_scores_and_victories_belong_to_bots_not_seats() -> None:
    """Greedy wins from either seat, and it is greedy's victory."""
    results = play_games(plan("greedy", "random", games=40), range(40))
    assert all(len(result.scores) == 2 for result in results)
    for result in results:
        best = max(result.scores)
        assert all(result.scores[bot] == best for bot in result.winners)
    assert sum(result.winners == (0,) for result in results[::2]) > 15
    assert sum(result.winners == (0,) for result in results[1::2]) > 15


# --- results ---------------------------------------------------------------------------------


def test_the_same_plan_gives_the_same_result() -> None:
    one, two = [simulate(plan("greedy", "random", games=10)) for _ in range(2)]
    assert without_time(one) == without_time(two)
    assert without_time(simulate(plan("greedy", "random", games=10, seed=2))) != without_time(one)


def test_games_do_not_depend_on_what_was_played_before() -> None:
    whole = play_games(plan(seats=3, games=9), range(9))
    assert [play_games(plan(seats=3, games=9), [number])[0] for number in range(9)] == whole


def test_the_number_of_processes_does_not_matter() -> None:
    many = plan(seats=2, games=50)
    done: list[int] = []
    parallel = simulate(many, jobs=2, progress=done.append)
    assert without_time(parallel) == without_time(simulate(many))
    assert sum(done) == 50


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    simulate(plan(games=43), progress=done.append)
    assert sum(done) == 43
    assert len(done) > 1


def test_shared_victories_are_fractions(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = [
        arena.GameResult(0, 100, (50, 50, 50), (0, 1, 2)),
        arena.GameResult(1, 90, (60, 60, 10), (0, 1)),
        arena.GameResult(2, 80, (1, 2, 3), (2,)),
    ]
    monkeypatch.setattr(arena, "play_games", lambda _, numbers: [shared[n] for n in numbers])
    result = simulate(plan(seats=3, games=3))
    assert result.wins == pytest.approx([1 / 3 + 1 / 2, 1 / 3 + 1 / 2, 1 / 3 + 1])
    assert sum(result.wins) == pytest.approx(3)
    assert result.mean_scores == pytest.approx([37, 112 / 3, 21])
    assert result.decisions == 270


def test_wins_add_up_to_the_games() -> None:
    result = simulate(plan(seats=5, games=60))
    assert sum(result.wins) == pytest.approx(60, abs=1e-4)
    assert result.games == 60


def test_options_reach_the_game() -> None:
    first = simulate(plan(games=10, options={"first_game": "yes"}))
    assert first.as_json()["options"]["first_game"] is True
    assert first.mean_scores != simulate(plan(games=10)).mean_scores


# --- what is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"bots": ["clever"]},
        {"bots": []},
        {"bots": ["random"] * 3},
        {"games": 0},
        {"games": -1},
        {"seats": 6},
        {"seed": -1},
        {"options": {"colour": "red"}},
        {"name": "chess"},
    ],
)
def test_bad_plans(changes: dict[str, Any]) -> None:
    good: dict[str, Any] = {"name": "nidavellir", "seats": 2, "games": 1, "seed": 0}
    good |= {"bots": ["random"], "options": {}}
    good |= changes
    with pytest.raises(DvergarError) as caught:
        make_plan(good.pop("name"), **good)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("jobs", [0, -1])
def test_bad_jobs(jobs: int) -> None:
    with pytest.raises(DvergarError) as caught:
        simulate(plan(), jobs=jobs)
    assert str(caught.value).endswith(".")


# --- strength --------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    result = simulate(plan("greedy", "random", games=200, seed=7))
    assert result.wins[0] > 0.9 * 200
    assert result.mean_scores[0] > result.mean_scores[1]


@pytest.mark.long
def test_greedy_beats_three_random_bots() -> None:
    result = simulate(plan("greedy", "random", "random", "random", seats=4, games=200, seed=7))
    assert result.wins[0] > 0.8 * 200


def test_an_interruption_drops_the_games_that_have_not_begun() -> None:
    """Few games were played when somebody has had enough; the rest must not be waited for."""
    finished: list[int] = []

    def enough(games: int) -> None:
        finished.append(games)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(plan("greedy", seats=2, games=100_000), jobs=2, progress=enough)
    assert len(finished) == 1
