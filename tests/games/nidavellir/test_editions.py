"""Section 12: where the German and the French edition differ, row by row."""

from __future__ import annotations

from typing import Any

import pytest

from .builder import Table, at

EDITIONS = ("de", "fr")


def transformed(edition: str, coins: str, treasury: str) -> Table:
    """Seat 0 transforms the last of these coins by +3."""
    table = at(seats=2, edition=edition).coins(coins).treasury(treasury).taverns("R3 H H")
    return table.turn(0).do(0, "take R3").do(0, f"transform {coins.split()[-1]} hand")


def exchanged(edition: str, coins: str, treasury: str) -> Table:
    """Seat 0 bids the first three of these coins, the trading coin first, in tavern 1."""
    table = at(seats=2, edition=edition).coins(coins).treasury(treasury)
    table.taverns("H H H", "H H H", "H H H").bids(f"{' '.join(coins.split()[:3])}", "5 4 3")
    return table.do(1, "take H").do(0, "take H")


def player_view(table: Table, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = table.state.view(None)["players"][seat]
    return found


# --- rows 1 and 2: gems ----------------------------------------------------------------------


def test_row_1_gem_sets() -> None:
    assert sorted(at(seats=3, edition="de").gems()) == [1, 2, 3]
    assert sorted(at(seats=3, edition="fr").gems()) == [3, 4, 5]


def test_row_1_the_order_of_the_gems_is_the_same_for_a_seed() -> None:
    german, french = at(seats=4, edition="de").gems(), at(seats=4, edition="fr").gems()
    assert [gem + 1 for gem in german] == french


@pytest.mark.parametrize(("edition", "covered"), [("de", 0), ("fr", 4)])
def test_row_2_the_special_gem_replaces_or_covers_the_old_one(edition: str, covered: int) -> None:
    table = at(seats=2, edition=edition).seat(0).gem(4).army(M=1).distinctions("crown_jeweler")
    assert player_view(table, 0)["gem"] == 6
    assert player_view(table, 0)["covered_gem"] == covered


# --- rows 5 to 8: coins ----------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "new"), [("de", "14"), ("fr", "13")])
def test_row_5_the_discarded_value_may_be_retaken_only_in_german(edition: str, new: str) -> None:
    assert transformed(edition, "0 2 3 4 14", "14 13").coins_of(0)[-1] == new


@pytest.mark.parametrize(("edition", "new"), [("de", "13"), ("fr", "12")])
def test_row_6_exchange_with_nothing_higher_and_a_second_copy(edition: str, new: str) -> None:
    table = exchanged(edition, "0 3 4 2 13", "12 13")
    assert table.coins_of(0)[-1] == new


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_6_a_single_discarded_coin_is_no_candidate_in_either(edition: str) -> None:
    assert exchanged(edition, "0 3 4 2 13", "12").coins_of(0)[-1] == "12"


@pytest.mark.parametrize(("edition", "new"), [("de", "25"), ("fr", "22")])
def test_row_7_a_25_keeps_its_value_only_in_german(edition: str, new: str) -> None:
    assert transformed(edition, "0 2 3 4 25", "22 7").coins_of(0)[-1] == new


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_7_no_difference_while_a_higher_coin_is_there(edition: str) -> None:
    assert transformed(edition, "0 2 3 4 20", "20 21 25").coins_of(0)[-1] == "25"


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_8_equal_pouch_coins_are_a_choice_in_both(edition: str) -> None:
    table = exchanged(edition, "0 3 4 5 5g", "10")
    assert sorted(table.legal(0)) == ["exchange 5 5g", "exchange 5g 5"]


# --- rows 11 to 13: the end of age 1 ---------------------------------------------------------


def no_pioneer(edition: str) -> Table:
    table = at(seats=2, edition=edition).deck(2, "E11 W3 W4 W5 W7 W8 W9 B H M0 M1 M2")
    table.state.listen()
    return table.distinctions("pioneer")


def test_row_11_german_the_card_leaves_unseen() -> None:
    table = no_pioneer("de")
    assert table.state.unseen == (table.figures.card_of["E11"],)
    assert table.state.discard == ()
    assert "card-removed-unseen" in [event.key for event in table.state.heard()]
    assert table.state.view(0)["unseen"] == 1


def test_row_11_french_the_card_is_discarded_face_up() -> None:
    table = no_pioneer("fr")
    assert table.state.unseen == ()
    assert table.state.view(0)["discard"] == ["E11"]
    removed = [event for event in table.state.heard() if event.key == "card-removed"]
    assert removed[0].args == {"card": "E11"}


def test_row_12_only_the_french_shuffle_age_2_again() -> None:
    order = [*("W3", "W4", "W5", "W7", "W8", "W9"), *("B", "H", "M0", "M1", "M2")]
    for edition in EDITIONS:
        table = no_pioneer(edition)
        cards = [card for tavern in table.state.taverns for card in tavern]
        names = [table.figures.card_ids[card] for card in (*cards, *table.state.decks[1])]
        assert sorted(names) == sorted(order)
        assert (names == order) is (edition == "de")


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_13_the_order_of_distinctions_is_a_datum_and_the_same(edition: str) -> None:
    table = at(edition=edition)
    table.state.listen()
    table.distinctions()
    told = [event.args["distinction"] for event in table.state.heard() if "group" in event.args]
    assert told == [record.id for record in table.figures.distinctions]
    assert [record.distinction_class[0] for record in table.figures.distinctions] == [*"whmbe"]


def test_row_13_another_order_would_be_followed() -> None:
    table = at().army(W=1, M=1).distinctions("crown_jeweler kings_hand")
    assert table.player(0).gem == 6
    assert table.waiting == [("transform", 0)]
    assert table.player(0).distinctions == (2, 0)


# --- row 15: Dagda and the special blacksmith ------------------------------------------------


def dagda(allowed: bool, **army: str | int) -> Table:
    columns: dict[str, str | int] = {"W": 1, "H": 1, "M": 1, "B": "B B special", **army}
    table = at(discard_special=allowed).army(**columns).taverns("E5 H H").turn(0)
    return table.do(0, "take E5")


def test_row_15_by_default_the_special_card_may_go() -> None:
    assert at().state.config.discard_special
    table = dagda(True).do(0, "recruit dagda")
    assert len(table.legal(0)) == 6
    table.do(0, "discard B E")
    assert table.ranks_of(0)["B"] == 2


def test_row_15_by_the_literal_reading_it_may_not() -> None:
    table = dagda(False).do(0, "recruit dagda")
    assert table.legal(0) == ["discard W M", "discard W E", "discard M E"]
    assert table.why_not(0, "discard W B") == "why-discard-top"


def test_row_15_the_literal_reading_can_bar_dagda() -> None:
    for allowed in (True, False):
        table = dagda(allowed, W="W3 W4 tarah", M="M0 M0 lokdur", H=3, E=2)
        assert ("recruit dagda" in table.legal(0)) is allowed


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_15_both_editions_allow_it_by_default(edition: str) -> None:
    table = at(edition=edition).army(W=1, H=1, M=1, B="B special").taverns("E5 H H").turn(0)
    assert "discard W B" in table.do(0, "take E5").do(0, "recruit dagda").legal(0)


# --- rows 24 and 26 --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "words"), [("de", "share first place"), ("fr", "share the victory")]
)
def test_row_24_how_a_tie_is_called(edition: str, words: str) -> None:
    table = at(seats=2, edition=edition)
    table.state.listen()
    table.finish()
    message = table.state.heard()[-1].seen_by(None)
    assert words in table.state.game.text("en").say(message)


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_24_one_winner_is_called_the_same(edition: str) -> None:
    table = at(seats=2, edition=edition).army(H=1)
    table.state.listen()
    table.finish()
    text = table.state.game.text("en").say(table.state.heard()[-1].seen_by(None))
    assert "wins" in text
    assert "share" not in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_26_the_first_game_is_an_option_of_both(edition: str) -> None:
    table = at(edition=edition, first_game=True).army(W=1, H=1, M=1, B=1).taverns("E5 H H").turn(0)
    table.do(0, "take E5")
    assert len(table.legal(0)) == 18 - 1
    assert table.why_not(0, "recruit thrud") == "why-hero-box"


def test_row_26_nothing_else_changes_in_the_first_game() -> None:
    plain, first = at(seats=3), at(seats=3, first_game=True)
    assert plain.state.taverns == first.state.taverns
    assert plain.state.decks == first.state.decks
    assert plain.gems() == first.gems()
