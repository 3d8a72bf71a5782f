"""Section 11: the final scoring."""

from __future__ import annotations

from .builder import at


def test_score_11_all_parts() -> None:
    table = at().lay("castle@0,0,0", "ruby_mine@1,0,1", "dragon@0,1,2", "castle@-5,0,0:red")
    table.goals(0, "T04 T09").gems(0, gold=2, emerald=1, diamond=1, ruby=1).ogres(0, "panic")
    table.player(0).monsters = (80,)
    table.secret(0, "king").player(0).revealed = True
    assert table.line(0, "trade") == 26
    assert table.line(0, "secret") == 8
    assert table.line(0, "monsters") == 3
    assert [table.line(0, gem) for gem in ("gold", "emerald", "diamond", "ruby")] == [2, 2, 2, 3]
    assert table.line(0, "kingdom") == 3
    assert table.state.scores()[0] == table.state.score_sheet(0).total == 26 + 8 + 3 + 9 + 3


def test_score_11_a_goal_that_could_be_shown_counts_as_if_the_game_ended_now() -> None:
    table = at().secret(0, "sorcerer").gems(0, emerald=5)
    assert table.state.scores() == [20, 0]


def test_score_11_cards_in_hand_are_worth_nothing() -> None:
    assert at().ogres(0, "crown panic").state.scores() == [0, 0]


def test_score_11_a_kingdom_may_be_negative() -> None:
    table = at().lay("castle@0,0,0", "dragon@0,1,2", "giant@1,0,1:red", "dragon@1,1,1:red")
    kingdom = table.kingdom(0)
    assert kingdom is not None
    assert table.line(0, "kingdom") == kingdom[1] < 0


def test_score_11_foreign_castles_count() -> None:
    table = at().lay("castle@0,0,0", "castle@0,1,2:red")
    assert table.state.scores() == [6, 6]


def test_tie_11_the_larger_kingdom_wins() -> None:
    table = at().lay("castle@0,0,0", "castle@5,0,0:red", "inn@6,0,0:red").gems(0, gold=1)
    assert table.state.scores() == [4, 4]
    assert table.state.winners() == [1]


def test_tie_11_then_more_dwarfs_in_play() -> None:
    table = at().lay("inn@0,0,0").dwarfs("0,0", blue=1)
    assert table.state.winners() == [0]
    assert table.dwarfs("0,0", red=1).state.winners() == [0, 1]


def test_tie_11_points_come_first() -> None:
    table = at().lay("castle@0,0,0").dwarfs("0,0", blue=2).gems(1, ruby=2)
    assert table.state.winners() == [1]
