"""Worked examples with numbers: what goes in, what must come out."""

from __future__ import annotations

import pytest

from .builder import Table, at

both_editions = pytest.mark.parametrize("edition", ["de", "fr"])

RECRUIT = [("recruit", 0)]


def exchanged(coins: str, treasury: str, edition: str) -> Table:
    """Seat 0 bids the first three coins, a trading coin in front, and exchanges the others."""
    table = at(edition=edition).coins(coins).treasury(treasury).taverns("B B B")
    return table.bids(" ".join(coins.split()[:3]), "5 4 3").take_all()


def transformed(coin: str, treasury: str, edition: str, card: str) -> list[str]:
    """The coins of seat 0 after a royal offering for the coin in its pouch."""
    table = at(edition=edition).coins(f"0 2 3 4 {coin}").treasury(treasury).taverns(f"{card} B B")
    table.bids("4 0 2", "2 3 4").do(0, f"take {card}").do(0, f"transform {coin} pouch")
    return table.coins_of(0)


def test_vector_01_final_score_204() -> None:
    table = at().army(W="W9 W8 W7 W4", H=4, M="M0 M0 M0 M2 M2", B=3, E="E11 E10 E7 E6")
    table.heroes("skaa").coins("0 5 10 14 24").finish()
    parts = ["warrior", "majority", "hunter", "miner", "blacksmith", "explorer", "hero", "coins"]
    assert [table.line(0, part) for part in parts] == [28, 24, 16, 20, 12, 34, 17, 53]
    assert table.state.score_sheet(0).total == 204
    assert table.state.scores()[0] == 204


def test_vector_02_order_of_5_2_2() -> None:
    table = at(seats=3).gem(1).seat(1).gem(3).seat(2).gem(2).taverns("B B B")
    table.bids("5 3 4", "2 3 4", "2 3 4")
    assert table.state.order == (0, 1, 2)
    assert table.take_all().gems() == [1, 2, 3]


def test_vector_03_two_ties_in_one_tavern() -> None:
    table = at(seats=5).taverns("B B B B B")
    for seat, gem in enumerate((3, 1, 5, 4, 2)):
        table.seat(seat).gem(gem)
    table.bids("3 2 4", "3 2 4", "0 2 4", "0 2 4", "0 2 4")
    assert table.state.order == (0, 1, 2, 3, 4)
    assert table.take_all().gems() == [1, 3, 2, 4, 5]


def test_vector_04_tie_of_three_with_the_special_gem() -> None:
    table = at(seats=3).gem(3).seat(1).gem(5).seat(2).gem(6).taverns("B B B")
    assert table.bids(*["4 2 3"] * 3).take_all().gems() == [5, 3, 6]


@both_editions
def test_vector_05_exchange_of_2_and_3(edition: str) -> None:
    table = exchanged("0 4 5 2 3", "5 6", edition)
    assert table.coins_of(0) == ["0", "2", "4", "5", "5g"]
    assert table.box_coins() == ["3"]
    assert table.state.treasury[5] == 0


@both_editions
def test_vector_06_transformed_coin_lies_in_the_same_place(edition: str) -> None:
    def offered() -> Table:
        table = at(edition=edition).coins("0 2 4 5 7").taverns("R3 B B").bids("5 7 2", "4 3 5")
        return table.do(0, "take R3")

    face_down = offered().do(0, "transform 7 2")
    assert face_down.board_of(0) == ["5", "10", "2", "0", "4"]
    assert face_down.take_all().state.shown == (10, 3)
    face_up = offered().do(0, "transform 5 1")
    assert face_up.board_of(0) == ["8", "7", "2", "0", "4"]
    assert face_up.state.view(1)["players"][0]["board"] == ["8", "?", "?", "?", "?"]


def three_lines_with_aegur() -> Table:
    table = at().army(W=3, H=3, M=3, E=3).taverns("B").turn(0).do(0, "take B")
    return table.do(0, "recruit aegur")


def test_vector_07_aegur_makes_three_lines_and_brings_two_more_heroes() -> None:
    table = three_lines_with_aegur()
    assert table.player(0).lines() == 3
    for hero in ("skaa", "astrid"):
        assert table.waiting == RECRUIT
        table.do(0, f"recruit {hero}")
    assert table.waiting != RECRUIT


@both_editions
def test_vector_08_coins_that_the_treasury_lacks(edition: str) -> None:
    assert exchanged("0 2 3 7 9", "15 18 20", edition).coins_of(0)[-1] == "18"
    assert exchanged("0 2 3 10 13", "19 20", edition).coins_of(0)[-1] == "20"


@pytest.mark.parametrize(("edition", "taken"), [("de", "25"), ("fr", "24")])
def test_vector_09_transformed_25(edition: str, taken: str) -> None:
    assert transformed("25", "8 24", edition, "R3") == ["0", "2", "3", "4", taken]


@both_editions
def test_vector_10_exchanged_24_is_no_candidate(edition: str) -> None:
    table = exchanged("0 3 4 2 24", "20 23", edition)
    assert table.coins_of(0) == ["0", "2", "3", "4", "23"]
    assert table.state.treasury[24] == 1
    assert exchanged("0 3 4 2 24", "8 20", edition).coins_of(0)[-1] == "20"


def test_vector_11_blacksmiths_and_hunters() -> None:
    table = at().army(B=6, H=5).seat(1).army(B=16, H=16).finish()
    assert [table.line(seat, "blacksmith") for seat in range(2)] == [33, 168]
    assert [table.line(seat, "hunter") for seat in range(2)] == [25, 256]
    assert table.state.scores() == [33 + 25 + 14, 168 + 256 + 14]


@pytest.mark.parametrize(
    ("miners", "ranks", "points"), [("M0 M0 M0", 3, 0), ("zoral", 3, 3), ("lokdur zoral", 4, 16)]
)
def test_vector_12_miners(miners: str, ranks: int, points: int) -> None:
    table = at().army(M=miners).finish()
    assert table.ranks_of(0)["M"] == ranks
    assert table.line(0, "miner") == points
    assert table.state.scores()[0] == points + 14


def test_vector_13_idunn_and_hourya() -> None:
    table = at().army(E="E5 E6 E7 E8 E9 idunn hourya").finish()
    assert table.line(0, "explorer") + table.line(0, "idunn") == 76
    assert table.state.scores()[0] == 76 + 14


def test_vector_14_discards_of_dagda_delay_the_next_hero() -> None:
    table = at().army(W=2, H=4, M=4, B=4, E=4).heroes("skaa astrid").taverns("W3 W4 M0 W5")
    table.turn(0, 0, 0, 0).do(0, "take W3")
    assert table.player(0).lines() == 3
    table.do(0, "recruit dagda").do(0, "discard W M")
    assert (len(table.heroes_of(0)), table.player(0).lines()) == (3, 2)
    table.do(0, "take W4").do(0, "take M0")
    assert (table.player(0).lines(), table.waiting) == (3, [("take", 0)])
    table.do(0, "take W5")
    assert (table.player(0).lines(), table.waiting) == (4, RECRUIT)


def test_vector_15_thrud_is_the_fifth_explorer_for_hourya() -> None:
    def line_with(explorers: str) -> Table:
        table = at().army(W=2, H=2, M=2, B=1, E=explorers).taverns("B").turn(0)
        return table.do(0, "take B")

    assert "recruit hourya" in line_with("E5 E6 E7 E8 thrud").legal(0)
    assert "recruit hourya" not in line_with("E5 E6 E7 thrud").legal(0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_vector_16_no_special_gem_without_miners(seats: int) -> None:
    table = at(seats=seats).army(W=1, H=1, B=1, E=1).distinctions("crown_jeweler")
    assert 6 not in table.gems()
    assert all(player.distinctions == () for player in table.state.players)


@pytest.mark.parametrize(("edition", "taken"), [("de", "24"), ("fr", "23")])
def test_vector_17_transformed_24_while_the_25_is_owned(edition: str, taken: str) -> None:
    assert transformed("24", "8 23", edition, "R5") == ["0", "2", "3", "4", taken]


def test_vector_18_discards_of_dagda_cost_the_third_hero() -> None:
    table = three_lines_with_aegur().do(0, "recruit dagda").do(0, "discard M E")
    assert (table.player(0).lines(), len(table.heroes_of(0))) == (2, 2)
    assert table.waiting != RECRUIT


def dagda_and_the_special_blacksmith(*, discard_special: bool) -> Table:
    table = at(discard_special=discard_special).army(W=1, H=1, M=1, B="B B special")
    return table.taverns("E5").turn(0).do(0, "take E5").do(0, "recruit dagda")


def test_vector_19_special_blacksmith_is_discarded_with_both_ranks() -> None:
    table = dagda_and_the_special_blacksmith(discard_special=True)
    assert table.ranks_of(0)["B"] == 4
    table.do(0, "discard W B")
    assert table.ranks_of(0)["B"] == 2
    assert table.column_of(0, "B") == ["B", "B"]
    assert table.discarded() == ["W5", "special"]


def test_vector_19_special_blacksmith_is_safe_in_the_literal_reading() -> None:
    table = dagda_and_the_special_blacksmith(discard_special=False)
    assert table.legal(0) == ["discard W M", "discard W E", "discard M E"]


def test_vector_20_ylud_stays_and_thrud_completes_a_line() -> None:
    table = at().army(W="W3 W4 W5 ylud thrud", H=4, M=4, B=4, E=3).heroes("skaa").end_age_2()
    table.do(0, "ylud W").do(0, "thrud E")
    assert (table.player(0).lines(), table.waiting) == (4, RECRUIT)
    table.do(0, "recruit ymir")
    assert table.state.is_over
    assert table.ranks_of(0) == {"W": 4, "H": 4, "M": 4, "B": 4, "E": 3}
    assert table.line(0, "hero") == 17 + 13
