"""Finished matches of the examples, replayed whole: what changes their course is seen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dvergar.kernel.match import Match
from tests.examples.installed import TOYS, toy
from tests.test_golden import EVERY

GOLDEN = Path(__file__).parent / "golden"
MATCHES = sorted(
    path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.rglob("*.match")
)


@pytest.mark.parametrize("name", MATCHES)
def test_golden_game(name: str) -> None:
    match = Match.load(GOLDEN / f"{name}.match", toy)
    result = json.loads((GOLDEN / name).with_name("results.json").read_text("utf-8"))[
        Path(name).stem
    ]
    assert match.state.is_over
    course = [match.at(number).scores() for number in range(0, len(match.moves), EVERY)]
    assert course == result["course"]
    assert match.state.scores() == result["scores"]
    assert match.state.winners() == result["winners"]


@pytest.mark.parametrize("name", TOYS)
def test_golden_games_cover_every_choice_and_action(name: str) -> None:
    game = toy(name)
    played = [Match.load(path, toy) for path in (GOLDEN / name).glob("*.match")]
    for option in game.options:
        assert {match.setup.options[option.name] for match in played} == set(option.choices)
    verbs = {move.action.verb for match in played for move in match.moves}
    assert verbs == set(game.verbs())
