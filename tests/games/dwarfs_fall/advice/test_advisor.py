"""The advice for bots: from what a seat may know, and sensible."""

from __future__ import annotations

import random

import pytest

import dvergar
from dvergar.bots import GreedyBot
from dvergar.games.dwarfs_fall.advice.advisor import VALUERS
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.game import OptionValue

from ..builder import Table, at


def choice(table: Table, seat: int = 0) -> str:
    return str(GreedyBot(1).choose(table.state, seat))


def play(seats: int, seed: int, **options: OptionValue) -> DwarfsFallState:
    """A whole game of greedy bots; at many decisions the secrets are drawn again."""
    state: DwarfsFallState = dvergar.game("dwarfs_fall").new(seats=seats, seed=seed, **options)
    bots = [GreedyBot(seat) for seat in range(seats)]
    source = random.Random(seed)
    while not state.is_over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        if source.random() < 0.3:
            before = state.dump()
            values = state.game.advisor.values(state, seat, legal)
            other = state.redeal(seat, source)
            assert state.game.advisor.values(other, seat, legal) == values
            assert state.dump() == before
        state.apply(seat, bots[seat].choose(state, seat))
    return state


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_choice_depends_on_nothing_hidden_and_changes_nothing(seats: int, hidden: bool) -> None:
    state = play(seats, 10 + seats, gems_public=not hidden)
    assert max(state.scores()) > 20


@pytest.mark.slow
@pytest.mark.parametrize(
    "seats", [2, pytest.param(3, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long)]
)
def test_games_of_the_bot_end_by_goals(seats: int) -> None:
    games = [play(seats, seed) for seed in range(12)]
    assert sum(state.last_round and state.round <= 25 for state in games) >= 11


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(3, 5).dump() == play(3, 5).dump()


def test_there_is_advice_for_every_decision() -> None:
    steps = at().state.game.steps
    assert set(VALUERS) == {name for name, kind in steps.items() if kind.options is not None}


def test_it_begins_with_the_castle() -> None:
    assert choice(at().turn(0)).startswith("play castle")


def test_it_finishes_a_mine_and_trades() -> None:
    table = at().hand(0, "").row("T04 T02 T09").gems(0, emerald=2)
    table.lay("emerald_mine@0,0,0:red", "shop@3,0,0", "castle@9,9,0").turn(0)
    first = choice(table)
    assert first in ("place 0,0", "place 3,0")


def test_monsters_then_mines_then_the_shop() -> None:
    table = at().hand(0, "").row("T04").gems(0, emerald=2).lay("dragon@0,0,0", "emerald_mine@0,1,2")
    table.dwarfs("0,0", blue=5).dwarfs("0,1", blue=2).resolve(0)
    assert choice(table) == "resolve 0,0"


def test_it_buys_the_better_goal() -> None:
    table = at().hand(0, "").row("T04 T08").gems(0, emerald=3, diamond=2).lay("shop@0,0,0")
    table.dwarfs("0,0", blue=3).resolve(0)
    assert choice(table) == "trade T08"


def test_it_digs_for_the_shop() -> None:
    table = at().lay("castle@9,9,0", "shop@0,0,0", "inn@0,0,0", "inn@5,0,0:red")
    table.dwarfs("9,9", blue=2).resolve(0)
    assert choice(table) == "dig 0,0"


def test_it_steals_from_the_rich() -> None:
    table = at(seats=3).hand(0, "inn").ogres(0, "thief").gems(1, gold=1).gems(2, ruby=3)
    table.goals(2, "T09").lay("inn@0,0,0:red").turn(0)
    assert choice(table) == "thief 3"


def test_an_ogre_clears_the_way() -> None:
    table = at().hand(0, "").ogres(0, "upkeep").lay("dragon@0,0,0", "emerald_mine@0,1,2:red")
    table.row("T04").dwarfs("0,0", red=3).turn(0)
    assert choice(table) == "upkeep 0,0"


def test_a_disguised_ogre_keeps_its_cards() -> None:
    table = at().hand(0, "inn").secret(0, "disguised_ogre").ogres(0, "thief panic thief brute")
    table.gems(1, gold=3).lay("inn@0,0,0:red").turn(0)
    assert not choice(table).startswith("thief")


def test_it_shows_its_goal_at_once_unless_that_loses() -> None:
    gems = {"gold": 1, "emerald": 1, "diamond": 1, "ruby": 1}
    table = at().hand(0, "inn").secret(0, "miner").gems(0, **gems).turn(0)
    assert choice(table) == "reveal"
    behind = at().hand(0, "inn").secret(0, "miner").gems(0, **gems).goals(0, "T01 T02")
    behind.goals(1, "T09 T10").gems(1, ruby=5).turn(0)
    assert choice(behind) != "reveal"
    watcher = at().secret(1, "miner").gems(1, **gems).turn(0)
    assert choice(watcher, seat=1) == "reveal"


def test_what_is_worth_least_is_discarded() -> None:
    table = at().row("T04 T08 T06").gems(0, emerald=2, gold=1).resolve(0)
    assert choice(table) == "discard gold"


def test_the_explorer_goes_to_monsters_when_the_end_is_near() -> None:
    table = at().secret(0, "explorer").hand(0, "").goals(0, "T01 T02")
    table.lay("dragon@0,0,0", "giant@5,0,0", "castle@9,9,0").dwarfs("0,0", blue=3).turn(0)
    assert choice(table) == "place 5,0"


def test_a_playout_plays_the_turn_to_its_end() -> None:
    state = at().turn(0).state
    source = random.Random(3)
    advisor = state.game.advisor
    for _ in range(6):
        seat = state.to_act[0]
        action = advisor.rollout(state, seat, state.legal(seat), source)
        assert action in state.legal(seat)
        state.apply(seat, action)
