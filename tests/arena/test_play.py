"""One game of a plan, decision by decision."""

from __future__ import annotations

import dvergar
from dvergar.arena.play import bot_of, bot_seed, play_out, positions
from dvergar.arena.schedule import seating

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
