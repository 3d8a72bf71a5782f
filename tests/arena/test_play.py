"""One game of a plan, decision by decision."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.arena.play import bot_of, bot_seed, play_out, positions
from dvergar.arena.schedule import seating
from dvergar.arena.simulate import make_plan
from dvergar.bots import RandomBot
from dvergar.kernel.action import Action
from dvergar.kernel.state import State
from tests.bots.toys import Bids, GemToy, Siege, Trade

from .plans import balanced


def test_the_positions_of_a_game_lead_from_its_start_to_its_end() -> None:
    plan = balanced("random", seats=3)
    game = dvergar.game("nidavellir")
    sitting = seating(plan, 0)
    bots = [bot_of("random", bot_seed(plan, 0, place), game) for place in sitting.places]
    walk = positions(game, plan, sitting, bots)
    state = next(walk)
    assert not state.is_over
    assert state.setup.seed == sitting.seed
    assert all(position is state for position in walk)
    assert state.is_over


def test_playing_out_counts_the_decisions() -> None:
    plan = balanced("random")
    game = dvergar.game("nidavellir")
    sitting = seating(plan, 1)
    bots = [bot_of("random", place, game) for place in sitting.places]
    state, decisions = play_out(positions(game, plan, sitting, bots))
    assert state.is_over
    assert decisions > 48


def test_every_place_of_a_game_has_a_seed_of_its_own() -> None:
    plan = balanced("random", seats=4)
    seeds = {bot_seed(plan, number, place) for number in range(3) for place in range(4)}
    assert len(seeds) == 12


class Asked(RandomBot):
    """Counts how often it is woken, and takes what it is offered then."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.woken: list[int] = []

    def besides(self, state: State, seat: int) -> Action | None:
        assert seat not in state.to_act
        self.woken.append(seat)
        return next((action for action in state.legal(seat) if action.verb == "accept"), None)


def played(game: GemToy) -> list[int]:
    """Who was woken in a game of three."""
    plan = balanced("random", seats=3)
    plan = plan._replace(setup=plan.setup._replace(options={}))
    bots = [Asked(seed) for seed in range(3)]
    state, _ = play_out(positions(game, plan, seating(plan, 0), bots))
    assert state.is_over
    return [seat for bot in bots for seat in bot.woken]


def test_who_is_done_in_a_free_for_all_is_asked_what_it_does_besides() -> None:
    assert played(Trade())


@pytest.mark.parametrize("game", [Bids(), Siege()])
def test_where_nobody_can_do_anything_besides_no_bot_is_woken(game: GemToy) -> None:
    assert played(game) == []


def test_a_secret_goal_is_shown_out_of_turn() -> None:
    game = dvergar.game("dwarfs_fall")
    plan = make_plan("dwarfs_fall", seats=2, games=1, seed=0, bots=["greedy"], options={})
    shown = 0
    for seed in range(8):
        sitting = seating(plan._replace(setup=plan.setup._replace(seed=seed)), 0)
        bots = [bot_of("greedy", place, game) for place in range(2)]
        active, hidden = -1, [True, True]
        for state in positions(game, plan, sitting, bots):
            players = state.players  # type: ignore[attr-defined]
            for seat in range(2):
                early = hidden[seat] and players[seat].revealed and not state.is_over
                shown += early and seat != active
            hidden = [not player.revealed for player in players]
            active = state.to_act[0] if state.to_act else -1
    assert shown > 0
