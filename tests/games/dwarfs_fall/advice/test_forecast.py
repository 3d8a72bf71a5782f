"""How a game will probably end."""

from __future__ import annotations

import pytest

from dvergar.games.dwarfs_fall.advice.forecast import (
    FEATURES,
    chances,
    describe,
    expected_scores,
    is_start_of_turn,
    sample,
    secret_part,
    shut_out,
)
from dvergar.games.dwarfs_fall.advice.worth import Wishes
from dvergar.games.dwarfs_fall.figures import SECRETS

from ..builder import Table, at


def chance(table: Table) -> float:
    return chances(table.state)[0]


def test_whose_turn_it_is_has_a_small_advantage_and_chances_add_up() -> None:
    table = at()
    for seat in (0, 1):
        table.secret(seat, "hunter")
    assert 0.5 < chances(table.state)[0] < 0.65
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
    free = (
        at().lay("emerald_mine@0,0,0:red", "inn@5,0,0").dwarfs("0,0", blue=1).dwarfs("5,0", red=2)
    )
    shut = at().lay("emerald_mine@0,0,0:red", "inn@5,0,0").dwarfs("0,0", blue=1, red=2)
    assert (shut_out(free.state, 0), shut_out(shut.state, 0)) == (0, 1)
    assert chance(free) > chance(shut)


def test_a_dwarf_who_waits_is_worth_something() -> None:
    mine = at().row("T04").lay("emerald_mine@0,0,0:red", "inn@5,0,0")
    none = chance(mine)
    assert chance(mine.dwarfs("0,0", blue=1)) > none


def test_in_the_last_round_points_are_counted_with_the_turn_that_is_left() -> None:
    table = at().gems(0, ruby=1).gems(1, ruby=1).lay("emerald_mine@0,0,0:red").hand(0, "").turn(1)
    table.state.last_round = True
    assert chance(table) < 0.5
    rich = at().gems(0, ruby=4).lay("emerald_mine@0,0,0:red").turn(1)
    rich.state.last_round = True
    assert chance(rich) > 0.8


def test_the_stage_is_how_many_goals_the_foremost_seat_lacks() -> None:
    stages = [sample(at().goals(1, goals).state) for goals in ("", "T09", "T09 T10")]
    assert [found and found[0] for found in stages] == [2, 1, 0]
    assert [found and len(found[1]) for found in stages] == [2, 2, 2]


def test_only_starts_of_turns_before_the_last_round_are_samples() -> None:
    table = at().turn(0)
    assert sample(table.state) is not None
    table.do("play castle 0,0 0")
    assert sample(table.state) is None
    last = at()
    last.state.last_round = True
    assert sample(last.state) is None


def test_every_feature_is_described() -> None:
    assert len(describe(Wishes(at().state, 0))) == len(FEATURES) == len(set(FEATURES))


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


def test_a_turn_that_began_with_an_ogre_card_has_begun() -> None:
    table = at().ogres(0, "thief").gems(1, gold=1).turn(0)
    assert is_start_of_turn(table.state)
    table.do("thief 2")
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
