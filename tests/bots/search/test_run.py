"""One search: trees that grow, bounded, with pay-offs for every seat."""

from __future__ import annotations

import random

import pytest

import dvergar
from dvergar.bots.search import run
from dvergar.bots.search.run import Search
from tests.bots.toys import Draw, OpenPennies, OpenTeam, Pennies, Team


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


def test_where_all_know_the_same_one_tree_is_enough() -> None:
    search = searched(Search(OpenTeam().new(seats=2), 0, random.Random(1)), 400)
    assert all(root is search.root for root in search.roots)
    assert search.root.visits == 400
    assert search.nodes == sum(1 for _ in search.root.below())
    then = max(search.root.later.values(), key=lambda node: node.visits)
    best = max(then.options.values(), key=lambda option: option.visits)
    assert then.seat == 1
    assert best.value == 1.0


def test_in_one_tree_who_waits_sees_what_the_other_chose() -> None:
    """Each decides for itself there: the payoffs are those of who acts."""
    search = searched(Search(OpenPennies().new(seats=2), 0, random.Random(1)), 300)
    assert search.first == (0,)
    for (seat, action), node in search.root.later.items():
        assert (seat, node.seat) == (0, 1)
        best = max(node.options.values(), key=lambda option: option.visits)
        assert best.value == 1.0
        assert best.action != action
    assert search.root.total < 0.2 * search.root.visits


def test_in_one_tree_chance_may_say_who_decides() -> None:
    search = searched(Search(Draw().new(seats=2), 0, random.Random(1)), 300)
    node = max(search.root.later.values(), key=lambda node: node.visits)
    for seat in range(2):
        best = max(node.of(seat).options.values(), key=lambda option: option.visits)
        assert (str(best.action), best.value) == ("heads", 1.0)
