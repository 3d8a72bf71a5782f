"""How a game will probably end."""

from __future__ import annotations

import pytest

from dvergar.games.dwarfs_fall.figures import SECRETS
from dvergar.games.dwarfs_fall.forecast import (
    chances,
    expected_scores,
    is_start_of_turn,
    secret_part,
)

from .builder import Table, at


def chance(table: Table) -> float:
    return chances(table.state)[0]


def test_chances_are_even_at_the_start_and_add_up() -> None:
    assert chances(at(seats=4).secret(0, "builder").state) == pytest.approx([0.25] * 4)
    assert sum(chances(at(seats=3).goals(1, "T09").gems(2, ruby=3).state)) == pytest.approx(1)


def test_goals_gems_kingdoms_and_monsters_help() -> None:
    even = chance(at())
    assert chance(at().goals(0, "T04")) > even
    assert chance(at().gems(0, emerald=2)) > even
    assert chance(at().lay("castle@0,0,0")) > even
    assert chance(at().ogres(0, "thief")) > even
    hunter = at()
    hunter.player(0).monsters = (80,)
    assert chance(hunter) > even


def test_a_lead_counts_more_at_the_end() -> None:
    early = at().goals(0, "T04")
    late = at().goals(0, "T04")
    late.state.last_round = True
    assert chance(late) > chance(early)


def test_dwarfs_who_are_shut_out_are_a_burden() -> None:
    free = at().lay("emerald_mine@0,0,0:red").dwarfs("0,0", blue=1)
    shut = at().lay("emerald_mine@0,0,0:red").dwarfs("0,0", blue=1, red=2)
    assert chance(free) > chance(shut)


@pytest.mark.parametrize("name", SECRETS)
def test_every_secret_goal_has_parts(name: str) -> None:
    secret = SECRETS.index(name)
    table = at()
    assert secret_part(table.state, 0, secret) == 0
    table.lay("castle@0,0,0", "inn@1,0,0", "dragon@5,5,0").dwarfs("5,5", blue=2)
    table.gems(0, emerald=2).ogres(0, "thief")
    table.player(0).monsters = (96,)
    assert 0 < secret_part(table.state, 0, secret) < 1


def test_it_is_judged_when_a_turn_begins() -> None:
    table = at().turn(0)
    assert is_start_of_turn(table.state)
    table.do("play castle 0,0 0")
    assert not is_start_of_turn(table.state)


def test_scores_to_expect() -> None:
    start = expected_scores(at(seats=3).state)
    assert all(30 < score < 60 for score in start)
    ahead = at().goals(0, "T09 T10")
    first, second = expected_scores(ahead.state)
    assert first > second + 10
    ahead.state.last_round = True
    assert expected_scores(ahead.state) == [32, 0]
    assert ahead.state.game.advisor.expect(ahead.state) == [32, 0]
