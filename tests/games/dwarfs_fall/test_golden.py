"""What the golden games of Dwar7s Fall cover besides."""

from __future__ import annotations

from typing import cast

from dvergar.games.dwarfs_fall.state import DwarfsFallState
from tests.games.golden import matches


def test_ends_by_goals_and_by_the_number_of_rounds() -> None:
    states = [cast(DwarfsFallState, match.state) for match in matches("dwarfs_fall")]
    assert {state.last_round for state in states} == {True, False}
