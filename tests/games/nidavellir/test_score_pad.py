"""The score pad: what people with the box write down, counted; and refused where impossible."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.message import Message
from dvergar.kernel.sheet import Sheet

from .builder import at

EXAMPLE: dict[str, Any] = {
    "name": "A",
    "warrior": [4, 28],
    "hunter": 4,
    "miner": [5, 4],
    "blacksmith": 3,
    "explorer": [4, 34],
    "heroes": ["skaa"],
    "coins": [24, 5, 4, 11, 9],
    "gem": False,
}
EMPTY: dict[str, Any] = {
    "warrior": [0, 0],
    "hunter": 0,
    "miner": [0, 0],
    "blacksmith": 0,
    "explorer": [0, 0],
    "coins": [0, 2, 3, 4, 5],
}


def pad(*players: dict[str, Any]) -> list[tuple[str, Sheet]]:
    return dvergar.game("nidavellir").score_pad({"players": list(players)})


def refused(content: object) -> Message:
    with pytest.raises(BadScorePad) as caught:
        dvergar.game("nidavellir").score_pad(content)
    words = str(caught.value)
    assert words != caught.value.message.key
    return caught.value.message


def refused_player(*players: dict[str, Any]) -> str:
    return refused({"players": list(players)}).key


# --- what is counted -------------------------------------------------------------------------


def test_vector_1_the_example_of_the_rulebooks_is_204() -> None:
    ((name, sheet),) = pad(EXAMPLE)
    assert name == "A"
    assert sheet.total == 204


def test_the_lines_are_those_of_the_example() -> None:
    ((_, sheet),) = pad(EXAMPLE)
    assert [(line.key, line.points) for line in sheet.lines] == [
        ("warrior", 28),
        ("majority", 24),
        ("hunter", 16),
        ("miner", 20),
        ("blacksmith", 12),
        ("explorer", 34),
        ("hero", 17),
        ("coins", 53),
    ]


def test_the_warrior_bonus_goes_to_the_most_ranks() -> None:
    rival = {**EMPTY, "warrior": [5, 27], "coins": [0, 2, 3, 4, 7]}
    sheets = [sheet for _, sheet in pad(EXAMPLE, rival)]
    assert [line.points for sheet in sheets for line in sheet.lines if line.key == "majority"] == [
        0,
        7,
    ]


def test_the_pad_counts_as_the_game_does() -> None:
    table = at(seats=2).army(W="W3 kraal", H=2, M="M2 zoral", B="B special", E="E5 idunn")
    table.heroes("grid ymir aesir").coins("2 4 7 12 3s").gem(6).finish()
    written = {
        "warrior": [3, 10],
        "hunter": 2,
        "miner": [4, 3],
        "blacksmith": 3,
        "explorer": [2, 12],
        "heroes": ["kraal", "zoral", "idunn", "grid", "ymir", "aesir"],
        "coins": [2, 3, 4, 7, 12],
        "gem": True,
    }
    totals = [sheet.total for _, sheet in pad(written, EMPTY)]
    assert totals == table.state.scores()


def test_names_are_cleaned_and_may_be_missing() -> None:
    named = {**EMPTY, "name": " Bo\x00 "}
    long = {**EMPTY, "name": "x" * 99}
    assert [name for name, _ in pad(EMPTY, named, long)] == ["", "Bo", "x" * 40]


def test_a_player_without_a_name_is_numbered_in_refusals() -> None:
    message = refused({"players": [EMPTY, {**EMPTY, "coins": []}]})
    assert message.args["who"] == Message("player", {"number": 2})


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("Skaa", 17),
        ("  SKAA ", 17),
        ("Thrud", 13),
        ("Dwerg Aësir", 13),
        ("dwerg_ymir", 13),
        ("Dwerg-Bergelmir", 13),
        ("aësir", 13),
        ("Aësir", 13),
        ("Astrid", 5),
    ],
)
def test_hero_names_are_understood_as_people_write_them(word: str, line: int) -> None:
    ((_, sheet),) = pad({**EMPTY, "heroes": [word]})
    assert sheet.total == 14 + line


def test_aegur_with_and_without_accent_is_one_hero() -> None:
    assert (
        refused_player({**EMPTY, "blacksmith": 2, "heroes": ["Aëgur", "aegur"]}) == "pad-hero-twice"
    )


def test_five_players_fit() -> None:
    assert len(pad(EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)) == 5


# --- what is refused -------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 6])
def test_one_to_five_players(count: int) -> None:
    assert refused({"players": [EMPTY] * count}).key == "pad-players"


@pytest.mark.parametrize("coins", [[0, 2, 3, 4, 5, 6], [0, 2, 3, 4], []])
def test_exactly_five_coins(coins: list[int]) -> None:
    assert refused_player({**EMPTY, "coins": coins}) == "pad-coins"


@pytest.mark.parametrize("value", [1, 26, -2])
def test_no_coin_of_an_unknown_value(value: int) -> None:
    assert refused_player({**EMPTY, "coins": [0, 2, 3, 4, value]}) == "pad-coin-unknown"


def test_no_more_copies_of_a_coin_than_the_box_has() -> None:
    assert refused_player({**EMPTY, "coins": [0, 2, 3, 25, 25]}) == "pad-coin-too-often"
    other = {**EMPTY, "coins": [0, 2, 3, 4, 20]}
    assert refused_player(other, other) == "pad-coin-too-often"
    assert refused_player({**EMPTY, "coins": [0, 0, 2, 3, 4]}) == "pad-coin-too-often"


def test_base_coins_and_the_special_three_may_repeat() -> None:
    assert len(pad({**EMPTY, "coins": [3, 3, 2, 4, 5]}, EMPTY)) == 2


def test_no_unknown_hero() -> None:
    message = refused({"players": [{**EMPTY, "heroes": ["Skaa", "Bilbo"]}]})
    assert message.key == "pad-hero-unknown"
    assert message.args["given"] == "Bilbo"


def test_no_hero_twice_with_one_player() -> None:
    assert refused_player({**EMPTY, "heroes": ["skaa", "Skaa"]}) == "pad-hero-twice"


def test_no_hero_with_two_players() -> None:
    owner = {**EMPTY, "heroes": ["skaa"]}
    assert refused_player(owner, owner) == "pad-hero-twice"


@pytest.mark.parametrize(
    ("hero", "column", "most"),
    [("aral", "hunter", 1), ("dagda", "hunter", 2), ("aegur", "blacksmith", 1)],
)
def test_no_class_hero_without_its_ranks(hero: str, column: str, most: int) -> None:
    player = {**EMPTY, "heroes": [hero]}
    assert refused_player({**player, column: most}) == "pad-hero-column"
    assert pad({**player, column: most + 1})[0][1].total > 14


def test_only_one_special_gem() -> None:
    owner = {**EMPTY, "gem": True}
    assert refused_player(owner, owner) == "pad-gem-twice"
    assert pad(owner, EMPTY)[0][1].total == 17


@pytest.mark.parametrize(
    "change",
    [
        {"hunter": -1},
        {"blacksmith": -3},
        {"warrior": [-1, 0]},
        {"miner": [-2, 0]},
        {"explorer": [-1, 0]},
        {"hunter": 23},
        {"blacksmith": 29},
    ],
)
def test_no_impossible_ranks(change: dict[str, Any]) -> None:
    assert refused_player({**EMPTY, **change}) == "pad-ranks"


@pytest.mark.parametrize(("field", "ranks"), [("hunter", 22), ("blacksmith", 28)])
def test_the_longest_columns_of_the_box_are_possible(field: str, ranks: int) -> None:
    assert pad({**EMPTY, field: ranks})[0][1].total > 400


@pytest.mark.parametrize(
    "change",
    [
        {"warrior": [1, 15]},
        {"warrior": [0, 3]},
        {"warrior": [2, 2]},
        {"warrior": [2, -1]},
        {"miner": [1, 4]},
        {"explorer": [1, 4]},
        {"explorer": [1, 21]},
    ],
)
def test_no_points_that_the_ranks_cannot_show(change: dict[str, Any]) -> None:
    assert refused_player({**EMPTY, **change}) == "pad-points"


@pytest.mark.parametrize("field", ["warrior", "hunter", "miner", "blacksmith", "explorer", "coins"])
def test_no_field_may_be_missing(field: str) -> None:
    player = {key: value for key, value in EMPTY.items() if key != field}
    message = refused({"players": [player]})
    assert message.key == "pad-form"
    assert field in str(message.args["field"])


@pytest.mark.parametrize(
    "content",
    [
        None,
        [],
        "204",
        {},
        {"players": {}},
        {"players": [EMPTY], "winner": "A"},
        {"players": [{**EMPTY, "hunter": "four"}]},
        {"players": [{**EMPTY, "hunter": 4.5}]},
        {"players": [{**EMPTY, "warrior": 4}]},
        {"players": [{**EMPTY, "warrior": [4]}]},
        {"players": [{**EMPTY, "warrior": [4, 28, 1]}]},
        {"players": [{**EMPTY, "coins": 53}]},
        {"players": [{**EMPTY, "coins": ["a"]}]},
        {"players": [{**EMPTY, "heroes": "skaa"}]},
        {"players": [{**EMPTY, "gem": 6}]},
        {"players": [{**EMPTY, "hero": ["skaa"]}]},
        {"players": [None]},
    ],
)
def test_no_wrong_form(content: object) -> None:
    assert refused(content).key == "pad-form"


@pytest.mark.parametrize(
    ("player", "key"),
    [
        ({"warrior": [1, 3], "heroes": ["tarah"]}, "pad-hero-column"),
        ({"warrior": [2, 21], "heroes": ["tarah", "kraal"]}, "pad-hero-column"),
        ({"coins": [0, 0, 2, 3, 4]}, "pad-coin-too-often"),
    ],
)
def test_what_cannot_lie_together_is_refused(player: dict[str, Any], key: str) -> None:
    assert refused_player({**EMPTY, **player}, EMPTY) == key


def test_tarah_and_kraal_fit_into_three_ranks() -> None:
    (_, sheet), *_ = pad({**EMPTY, "warrior": [3, 21], "heroes": ["tarah", "kraal"]})
    assert sheet.lines[0].points == 21


def test_all_players_together_have_no_more_than_the_box() -> None:
    many = {**EMPTY, "hunter": 12}
    assert refused_player(many, many) == "pad-ranks-together"
    assert len(pad(many, {**EMPTY, "hunter": 6})) == 2


def test_some_cards_and_coins_are_only_there_with_more_players() -> None:
    hunters, sevens = {**EMPTY, "hunter": 19}, {**EMPTY, "coins": [0, 3, 4, 7, 7]}
    assert refused_player(hunters, EMPTY) == "pad-ranks"
    assert len(pad(hunters, *[EMPTY] * 4)) == 5
    assert refused_player(sevens, EMPTY, EMPTY) == "pad-coin-too-often"
    assert len(pad(sevens, *[EMPTY] * 3)) == 4
    assert refused_player({**EMPTY, "warrior": ["W10"]}, EMPTY) == "pad-card-too-often"
    assert len(pad({**EMPTY, "warrior": ["W10", "W10"]}, *[EMPTY] * 4)) == 5


def test_nobody_has_a_base_coin_twice() -> None:
    assert refused_player({**EMPTY, "coins": [0, 2, 2, 3, 4]}, EMPTY) == "pad-coin-too-often"


# --- columns by their cards --------------------------------------------------------------------


def test_cards_count_as_their_ranks_and_points() -> None:
    heroes = ["kraal", "zoral", "idunn", "ylud", "grid"]
    by_cards = {
        "warrior": ["W3", "W6", "W6"],
        "hunter": ["H", "H"],
        "miner": ["M0", "M2"],
        "blacksmith": ["B", "special"],
        "explorer": ["E5", "Ylud"],
        "heroes": heroes,
        "coins": [0, 2, 3, 4, 5],
    }
    by_numbers = {
        "warrior": [5, 22],
        "hunter": 2,
        "miner": [5, 3],
        "blacksmith": 3,
        "explorer": [3, 23],
        "heroes": heroes,
        "coins": [0, 2, 3, 4, 5],
    }
    assert pad(by_cards) == pad(by_numbers)
    mixed = {**by_numbers, "miner": ["M0", "M2"], "blacksmith": ["B", "special"]}
    assert pad(mixed) == pad(by_numbers)


NO_CARDS: dict[str, Any] = {
    **{name: [] for name in ("warrior", "hunter", "miner", "blacksmith", "explorer")},
    "coins": [0, 2, 3, 4, 5],
}


def test_a_pad_without_cards_is_only_its_coins() -> None:
    assert [sheet.total for _, sheet in pad(NO_CARDS, NO_CARDS)] == [14, 14]


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"warrior": ["H"]}, "pad-card-unknown", "warrior"),
        ({"warrior": ["W2"]}, "pad-card-unknown", "warrior"),
        ({"warrior": ["tarah"]}, "pad-card-unknown", "warrior"),
        ({"hunter": ["R3"]}, "pad-card-unknown", "hunter"),
        ({"warrior": ["W3"] * 3}, "pad-card-too-often", "warrior"),
        ({"blacksmith": ["special", "special"]}, "pad-card-too-often", "blacksmith"),
        ({"miner": ["ylud"]}, "pad-ylud-unnamed", "miner"),
        ({"miner": ["ylud"], "hunter": ["ylud"], "heroes": ["ylud"]}, "pad-ylud-twice", "miner"),
        ({"heroes": ["ylud"]}, "pad-ylud-nowhere", "heroes"),
        ({"warrior": ["W3", 4]}, "pad-form", "warrior"),
    ],
)
def test_no_impossible_cards(change: dict[str, Any], key: str, field: str) -> None:
    content = {"players": [NO_CARDS, {**NO_CARDS, **change}]}
    with pytest.raises(BadScorePad) as caught:
        dvergar.game("nidavellir").score_pad(content)
    error = caught.value
    assert (error.message.key, error.player, error.field) == (key, 1, field)


def test_all_players_share_one_box_of_cards() -> None:
    one, two = {**NO_CARDS, "warrior": ["W9"]}, {**NO_CARDS, "warrior": ["W9", "W9"]}
    assert len(pad(one, one)) == 2
    assert refused_player(one, two) == "pad-card-too-often"


# --- where it is wrong, and the edition ----------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "player", "field"),
    [
        ({"players": [EMPTY, {**EMPTY, "coins": [1]}]}, 1, "coins"),
        ({"players": [EMPTY, {**EMPTY, "heroes": ["Bilbo"]}]}, 1, "heroes"),
        ({"players": [EMPTY, {**EMPTY, "miner": [1, 9]}]}, 1, "miner"),
        ({"players": [EMPTY, {**EMPTY, "gem": "yes"}]}, 1, "gem"),
        ({"players": [{**EMPTY, "gem": True}] * 2}, 1, "gem"),
        ({"players": [{**EMPTY, "hunter": 10}] * 2}, None, "hunter"),
        ({"players": []}, None, ""),
    ],
)
def test_a_refusal_says_where_it_belongs(content: object, player: int | None, field: str) -> None:
    with pytest.raises(BadScorePad) as caught:
        dvergar.game("nidavellir").score_pad(content)
    assert (caught.value.player, caught.value.field) == (player, field)


def test_the_edition_changes_no_points() -> None:
    game = dvergar.game("nidavellir")
    german, french = ({"edition": e, "players": [EXAMPLE, EMPTY]} for e in ("de", "fr"))
    assert game.score_pad(german) == game.score_pad(french)
    assert refused({"edition": "en", "players": [EMPTY]}).key == "pad-form"
