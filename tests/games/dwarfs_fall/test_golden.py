"""Finished matches, replayed whole: at least one a variant and an ending."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import dvergar
from dvergar.games.dwarfs_fall.state import DwarfsFallState

GOLDEN = Path(__file__).parent / "golden"
EVERY = 20
RESULTS = json.loads((GOLDEN / "results.json").read_text("utf-8"))
GAME = dvergar.game("dwarfs_fall")


def load(name: str) -> dvergar.Match:
    return dvergar.Match.load(GOLDEN / f"{name}.match", dvergar.game)


def test_every_golden_game_has_a_result() -> None:
    assert sorted(RESULTS) == sorted(path.stem for path in GOLDEN.glob("*.match"))


@pytest.mark.parametrize("name", sorted(RESULTS))
def test_golden_game(name: str) -> None:
    match = load(name)
    assert match.state.is_over
    course = [match.at(number).scores() for number in range(0, len(match.moves), EVERY)]
    assert course == RESULTS[name]["course"]
    assert match.state.scores() == RESULTS[name]["scores"]
    assert match.state.winners() == RESULTS[name]["winners"]


def test_golden_games_cover_every_seat_count_choice_and_ending() -> None:
    matches = [load(name) for name in RESULTS]
    assert {match.setup.seats for match in matches} == {2, 3, 4}
    for option in GAME.options:
        assert {match.setup.options[option.name] for match in matches} == set(option.choices)
    ends = [cast(DwarfsFallState, match.state).last_round for match in matches]
    assert set(ends) == {True, False}
    assert {1, 2} <= {len(result["winners"]) for result in RESULTS.values()}


def test_golden_games_cover_every_kind_of_action() -> None:
    verbs = {move.action.verb for name in RESULTS for move in load(name).moves}
    assert verbs == set(GAME.verbs())
