"""One search: trees that grow, bounded, with pay-offs for every seat."""

from __future__ import annotations

import random

import pytest

import dvergar
from dvergar.bots.search import run
from dvergar.bots.search.run import Search
from dvergar.kernel.action import Action
from tests.bots.toys import (
    ATTACK,
    AdvisedBids,
    GemToy,
    Pennies,
    Siege,
    Team,
    Trade,
)


def searched(search: Search, playouts: int) -> Search:
    for _ in range(playouts):
        search.iterate()
    return search


def test_every_playout_is_counted_once() -> None:
    search = searched(Search(Team().new(seats=2), 0, random.Random(1)), 80)
    assert search.root.visits == 80
    assert sum(option.visits for option in search.root.options.values()) == 80


def test_it_learns_what_wins_together() -> None:
    state = Team().new(seats=2)
    search = searched(Search(state, 0, random.Random(1)), 400)
    values = {str(option.action): option.value for option in search.root.options.values()}
    assert values["add 3"] > 0.5 > values["add 0"] == 0.0


def test_a_playout_can_begin_with_any_action() -> None:
    state = Team().new(seats=2)
    search = searched(Search(state, 0, random.Random(1)), 50)
    worst = state.legal(0)[0]
    before = search.root.options[worst].visits if worst in search.root.options else 0
    playout = search.iterate(worst)
    assert playout.action == worst
    assert list(playout.payoffs) == [0, 0]
    assert playout.world.is_over
    assert search.root.options[worst].visits == before + 1


def test_a_choice_made_at_once_is_not_seen_by_the_others() -> None:
    search = searched(Search(Pennies().new(seats=2), 0, random.Random(1)), 50)
    for seat, root in enumerate(search.roots):
        assert {who for who, _ in root.later} == {seat}


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "MOST_NODES", 100)
    state = dvergar.game("nidavellir").new(seats=3, seed=1)
    search = searched(Search(state, 1, random.Random(1)), 200)
    assert search.nodes == 100
    assert sum(1 for root in search.roots for _ in root.below()) == 100
    assert search.root.visits == 200


@pytest.mark.parametrize("game", [Trade(), Siege()])
def test_what_one_seat_does_where_all_act_in_any_order_all_see(game: GemToy) -> None:
    state = game.new(seats=3, seed=1)
    if isinstance(game, Siege):
        state.apply(0, ATTACK)
    seat = state.to_act[-1]
    search = searched(Search(state, seat, random.Random(1)), 60)
    assert search.first == (seat,)
    assert search.root.visits in (0, 60)
    seen = [{who for who, _ in root.later} for root in search.roots]
    assert seen == [seen[0]] * 3


def test_a_seat_that_only_may_act_is_searched_alone() -> None:
    state = Trade().new(seats=3, seed=1)
    state.apply(1, Action("done"))
    assert Search(state, 1, random.Random(1)).first == (1,)


def test_described_actions_are_options() -> None:
    state = AdvisedBids().new(seats=3, seed=1)
    search = searched(Search(state, 0, random.Random(1)), 300)
    best = max(search.root.options.values(), key=lambda option: option.visits)
    assert best.action not in state.legal(0)
    assert len(best.action.args) == 2 or best.action.args[0].endswith("*2")
    assert search.root.described
