"""What a search remembers of one decision."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from dvergar.bots.search.tree import Node, look_of
from dvergar.kernel.action import Action
from dvergar.kernel.game import NoAdvice
from dvergar.kernel.state import State
from tests.bots.toys import AdvisedBids, Pennies, Team


def offering(*numbers: int) -> State:
    """A world in which the first seat has only these of its options."""
    state = Team().new(seats=2)
    state._legal = tuple([state.legal(0)[number] for number in numbers])
    return state


def visit(node: Node, payoff: float) -> str:
    """One selection, paid."""
    state = Team().new(seats=2)
    option = node.select(state, 0, state.legal(0), random.Random(1))
    for counted in (node, option):
        counted.visits += 1
        counted.total += payoff
    node.squares += payoff * payoff
    return str(option.action)


def test_options_are_tried_slowly_one_after_the_other() -> None:
    node = Node()
    tried = [len(node.options) for _ in range(30) if visit(node, 0.5)]
    assert tried[0] < tried[-1] == 5
    assert sorted(tried) == tried


def test_what_pays_is_tried_more_often() -> None:
    node = Node()
    state = Team().new(seats=2)
    for _ in range(200):
        option = node.select(state, 0, state.legal(0), random.Random(1))
        payoff = 0.9 if str(option.action) == "add 2" else 0.4
        for counted in (node, option):
            counted.visits += 1
            counted.total += payoff
        node.squares += payoff * payoff
    best = max(node.options.values(), key=lambda option: option.visits)
    assert str(best.action) == "add 2"
    assert best.visits > 100


def test_the_best_by_advice_comes_first() -> None:
    class Third(NoAdvice):
        def values(self, state: object, seat: int, actions: object) -> list[float]:
            assert isinstance(actions, list)
            return [float(str(action) == "add 3") for action in actions]

    game = Team()
    game.advisor = Third()
    state = game.new(seats=2)
    for seed in range(5):
        option = Node().select(state, 0, state.legal(0), random.Random(seed))
        assert str(option.action) == "add 3"


def test_what_is_not_worth_a_thought_is_left_out() -> None:
    class Few(NoAdvice):
        def candidates(self, state: State, seat: int) -> Sequence[Action]:
            return [action for action in state.legal(seat) if str(action) in ("add 1", "add 4")]

    game = Team()
    game.advisor = Few()
    state = game.new(seats=2)
    node = Node()
    for _ in range(40):
        option = node.select(state, 0, state.legal(0), random.Random(1))
        option.visits += 1
        node.visits += 1
    assert {str(action) for action in node.options} == {"add 1", "add 4"}
    # in a world where only others are possible, one of these has to do
    world = offering(2, 3)
    other = node.select(world, 0, world.legal(0), random.Random(1))
    assert other.action in state.legal(0)[2:4]


def test_options_of_one_world_only_are_tried_where_they_are_legal() -> None:
    node = Node()
    for state in (offering(0, 1), offering(2, 3, 4)) * 20:
        option = node.select(state, 0, state.legal(0), random.Random(1))
        assert option.action in state.legal(0)
        option.visits += 1
        node.visits += 1


def test_a_node_is_recalled_by_how_the_table_looked() -> None:
    state = Pennies().new(seats=2)
    root, later = Node(), Node()
    root.later[0, state.legal(0)[0]] = later
    later.look = look_of(state, 0)
    assert root.recall(look_of(state, 0)) is later
    assert root.recall(look_of(state, 1)) is None
    assert list(root.below()) == [root, later]


def test_a_described_option_is_tried_only_in_worlds_where_it_fits() -> None:
    node = Node()
    game = AdvisedBids()
    for seed in range(60):
        state = game.new(seats=3, seed=seed)
        option = node.select(state, 0, state.legal(0), random.Random(1))
        assert state.why_not(0, option.action) is None
        option.visits += 1
        node.visits += 1
    assert node.described
    assert len(node.options) > 4


def test_a_long_list_is_not_gone_through_at_every_visit() -> None:
    """All options are where they were: none of the others is looked at."""
    state = offering(0)
    looked: list[Action] = []

    class Long(tuple[Action, ...]):
        def __iter__(self) -> Iterator[Action]:
            looked.extend(self[:])
            return super().__iter__()

    legal = Long([Action("add", (str(number),)) for number in range(1000)])
    state._legal = legal
    node = Node()
    visits = 0
    for number in range(400):
        before = len(looked)
        option = node.select(state, 0, legal, random.Random(number))
        option.visits += 1
        node.visits += 1
        visits += len(looked) > before
    assert len(node.options) <= 22
    assert visits <= 2 * len(node.options)
