"""Section 10: the final scoring, line by line."""

from __future__ import annotations

import pytest

from dvergar.bots import RandomBot
from dvergar.kernel.sheet import ranking

from .builder import Table, at

KEYS = ["warrior", "majority", "hunter", "miner", "blacksmith", "explorer"]


def keys(table: Table, seat: int = 0) -> list[str]:
    return [line.key for line in table.state.score_sheet(seat).lines]


# --- by class --------------------------------------------------------------------------------


def test_rule_10_vector_1_the_example_of_the_rulebooks() -> None:
    table = at(seats=2).army(W="W9 W7 W8 W4", H=4, M="M0 M1 M1 M2 M0", B=3, E="E5 E8 E10 E11")
    table.heroes("skaa").coins("4 5 9 11 24").finish()
    sheet = table.state.score_sheet(0)
    assert {line.key: line.points for line in sheet.lines} == {
        "warrior": 28,
        "majority": 24,
        "hunter": 16,
        "miner": 20,
        "blacksmith": 12,
        "explorer": 34,
        "hero": 17,
        "coins": 53,
    }
    assert sheet.total == 204


def test_rule_10_warriors_sum_their_points() -> None:
    assert at().army(W="W3 W9 kraal tarah").line(0, "warrior") == 3 + 9 + 7 + 14


def test_rule_10_most_warrior_ranks_add_the_own_highest_coin() -> None:
    table = at().seat(0).army(W=2).coins("0 2 3 4 19").seat(1).army(W="W10")
    assert (table.line(0, "majority"), table.line(1, "majority")) == (19, 0)


def test_rule_10_ranks_decide_the_majority_not_points() -> None:
    table = at().seat(0).army(W="kraal").seat(1).army(W="W10")
    assert (table.line(0, "majority"), table.line(1, "majority")) == (5, 0)


def test_rule_10_everybody_tied_for_the_most_warriors_gets_the_bonus() -> None:
    table = at(seats=3).seat(0).army(W=2).coins("0 2 3 4 19").seat(2).army(W="kraal")
    assert [table.line(seat, "majority") for seat in range(3)] == [19, 0, 5]


def test_rule_10_ylud_among_the_warriors_counts_for_the_majority() -> None:
    table = at().seat(0).army(W="W3 ylud").seat(1).army(W="W3")
    assert (table.line(0, "majority"), table.line(1, "majority")) == (5, 0)


def test_ruling_30_no_bonus_with_no_warriors() -> None:
    table = at(seats=3)
    assert [table.line(seat, "majority") for seat in range(3)] == [0, 0, 0]
    assert table.state.scores() == [14, 14, 14]


def test_ruling_31_thrud_among_the_warriors_has_left() -> None:
    table = at().seat(0).army(W="W3 thrud").seat(1).army(W="W4").finish()
    assert (table.line(0, "majority"), table.line(1, "majority")) == (5, 5)


@pytest.mark.parametrize(("ranks", "points"), [(0, 0), (1, 1), (5, 25), (16, 256)])
def test_rule_10_hunters_squared(ranks: int, points: int) -> None:
    assert at().army(H=ranks).line(0, "hunter") == points


@pytest.mark.parametrize(
    ("column", "points"),
    [("M1 M2", 6), ("M0 M0 M0", 0), ("zoral", 3), ("lokdur zoral", 16), ("", 0)],
)
def test_rule_10_miners_multiply_sum_and_ranks(column: str, points: int) -> None:
    """Vector 12 and ruling 37."""
    assert at().army(M=column).line(0, "miner") == points


@pytest.mark.parametrize(("ranks", "points"), [(0, 0), (1, 3), (6, 33), (16, 168)])
def test_rule_10_blacksmiths_by_their_table(ranks: int, points: int) -> None:
    assert at().army(B=ranks).line(0, "blacksmith") == points


def test_rule_10_vector_13_explorers_with_idunn_and_hourya() -> None:
    table = at().army(E="E5 E6 E7 E8 E9 idunn hourya")
    assert table.line(0, "explorer") == 35 + 7 + 20
    assert table.line(0, "idunn") == 2 * 7


def test_rule_10_idunn_counts_ylud_but_not_thrud() -> None:
    table = at().army(E="E5 idunn ylud thrud").finish()
    assert table.line(0, "idunn") == 2 * 3


def test_rule_10_without_idunn_no_line_for_her() -> None:
    assert keys(at().army(E="E5 E6")) == [*KEYS, "coins"]


# --- heroes, coins, gem ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "points"), [("skaa", 17), ("thrud", 13), ("uline", 9), ("grid", 7), ("astrid", 5)]
)
def test_rule_10_neutral_heroes_have_a_line_each(hero: str, points: int) -> None:
    table = at().heroes(hero)
    found = [line for line in table.state.score_sheet(0).lines if line.key == "hero"]
    assert [(line.points, line.args) for line in found] == [(points, {"hero": hero})]


def test_rule_10_class_heroes_and_ylud_have_no_line_of_their_own() -> None:
    assert keys(at().heroes("kraal aral ylud")) == [*KEYS, "coins"]


def test_ruling_36_the_highest_coin_is_the_one_owned_at_the_end() -> None:
    table = at(edition="fr").army(W=1).heroes("astrid").coins("0 2 3 4 25").treasury("20")
    table.taverns("R3 H H").turn(0).do(0, "take R3").do(0, "transform 25 hand")
    assert (table.line(0, "hero"), table.line(0, "majority")) == (20, 20)


def test_rule_10_the_same_coin_counts_for_coins_astrid_and_warriors() -> None:
    table = at().army(W="W3").heroes("astrid").coins("0 2 3 4 20")
    assert table.state.scores()[0] == 3 + 20 + 20 + 29


def test_rule_10_coins_are_added_up() -> None:
    table = at().coins("2 4 5g 11 3s")
    assert table.line(0, "coins") == 25


def test_ruling_35_the_special_gem_is_worth_three() -> None:
    table = at().seat(0).gem(6)
    assert table.line(0, "gem") == 3
    assert "gem" not in keys(table, 1)


# --- the sheet and the end -------------------------------------------------------------------


def test_rule_10_lines_say_how_they_came_about() -> None:
    table = at().army(M="M1 M2 zoral").heroes("ymir aesir").coins("0 2 3 4 12")
    lines = {line.key: line for line in table.state.score_sheet(0).lines}
    assert lines["miner"].args == {"ranks": 5, "sum": 4}
    assert lines["brothers"].args == {"count": 2}
    assert lines["coins"].args == {"coin_list": ["0", "2", "3", "4", "12"]}


def test_rule_10_the_live_score_leaves_thrud_s_rank_out() -> None:
    table = at().army(H="H H thrud")
    assert table.ranks_of(0)["H"] == 3
    assert table.line(0, "hunter") == 4
    assert table.line(0, "hero") == 13
    before = table.state.scores()
    assert table.finish().state.scores() == before


def test_rule_10_a_tie_is_shared_without_tie_break() -> None:
    table = at(seats=3).seat(0).gem(1).army(H=3).seat(1).gem(3).army(H=3).seat(2).gem(2)
    table.finish()
    assert table.state.scores() == [23, 23, 14]
    assert table.state.winners() == [0, 1]
    assert ranking([table.state.score_sheet(seat) for seat in range(3)]) == [1, 1, 3]


def test_rule_10_the_highest_total_wins() -> None:
    table = at(seats=3).seat(1).army(H=4).seat(2).army(H=5).finish()
    assert table.state.winners() == [2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_rule_10_scores_equal_the_sheets_all_game_long(seats: int, edition: str) -> None:
    state = at(seats=seats, seed=seats, edition=edition).state
    bot = RandomBot(seats)
    while True:
        sheets = [state.score_sheet(seat).total for seat in range(seats)]
        assert state.scores() == sheets
        if state.is_over:
            break
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state, seat))


def test_rule_10_scores_equal_the_sheets_with_every_hero() -> None:
    table = at(seats=2).seat(0).army(W="W3 thrud", E="E5 ylud").gem(6)
    table.heroes("kraal aral zoral aegur idunn astrid grid skaa ymir aesir sigmir")
    table.seat(1).heroes("tarah dagda lokdur bonfur hourya uline jungir bergelmir")
    assert table.state.scores() == [table.state.score_sheet(seat).total for seat in (0, 1)]
