"""Finished matches of every game, replayed whole: they cover all that can be chosen and done."""

from __future__ import annotations

import pytest

import dvergar
from tests.games.golden import folder, load, matches, results

GAMES = dvergar.game_names()
EVERY = 20


@pytest.mark.parametrize("game", GAMES)
def test_every_golden_game_has_a_result(game: str) -> None:
    assert sorted(results(game)) == sorted(path.stem for path in folder(game).glob("*.match"))


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in sorted(results(game))]
)
def test_golden_game(game: str, name: str) -> None:
    match, result = load(game, name), results(game)[name]
    assert match.state.is_over
    course = [match.at(number).scores() for number in range(0, len(match.moves), EVERY)]
    assert course == result["course"]
    assert match.state.scores() == result["scores"]
    assert match.state.winners() == result["winners"]


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_cover_every_seat_count_choice_action_and_number_of_winners(name: str) -> None:
    game, played = dvergar.game(name), matches(name)
    assert {match.setup.seats for match in played} == set(game.seat_counts)
    for option in game.options:
        chosen = [match.setup.options for match in played if option.name in match.setup.options]
        assert {options[option.name] for options in chosen} == set(option.choices)
    verbs = {move.action.verb for match in played for move in match.moves}
    assert verbs == set(game.verbs())
    winners = {len(result["winners"]) for result in results(name).values()}
    if game.cooperative:  # all or none
        assert 0 in winners
        assert len(winners) > 1
    else:
        assert {1, 2} <= winners
