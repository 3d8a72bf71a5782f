"""What seats do although nobody waits for them."""

from __future__ import annotations

import dvergar
from dvergar.bots import GreedyBot, RandomBot, woken
from dvergar.bots.besides import Advised
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from tests.bots.toys import Pennies

SORCERER = 6
EMERALD = 1


def sorcerer(goals: tuple[int, ...] = ()) -> DwarfsFallState:
    """The second of two players could show the secret goal while the first one decides."""
    state: DwarfsFallState = dvergar.game("dwarfs_fall").new(seats=2, seed=1)
    player = state.players[1]
    player.secret, player.gems, player.goals = SORCERER, (0, 9, 0, 0), goals
    return state


def test_who_has_something_to_do_is_woken() -> None:
    state = sorcerer()
    assert state.to_act == (0,)
    assert woken(state) == (1,)
    state.apply(1, state.legal(1)[0])
    assert woken(state) == ()


def test_who_has_nothing_to_do_is_left_alone() -> None:
    state: DwarfsFallState = dvergar.game("dwarfs_fall").new(seats=2, seed=1)
    assert 1 in state.may_act
    assert woken(state) == ()


def test_a_sealed_choice_wakes_nobody() -> None:
    state = Pennies().new(seats=2)
    state.apply(0, state.legal(0)[0])
    assert state.may_act == (0,)
    assert woken(state) == ()


def test_a_bot_does_what_the_advice_says() -> None:
    assert str(GreedyBot(1).besides(sorcerer(), 1)) == "reveal"
    assert str(Advised().besides(sorcerer(), 1)) == "reveal"


def test_a_goal_that_would_start_the_last_round_is_not_shown_out_of_turn() -> None:
    state = sorcerer((0, 1))
    assert woken(state) == (1,)
    assert GreedyBot(1).besides(state, 1) is None
    state.last_round = True
    assert str(GreedyBot(1).besides(state, 1)) == "reveal"


def test_chance_does_nothing_besides() -> None:
    assert RandomBot(1).besides(sorcerer(), 1) is None


def test_without_advice_nothing_is_done_besides() -> None:
    state = Pennies().new(seats=2)
    assert GreedyBot(1).besides(state, 0) is None
