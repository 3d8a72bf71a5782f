"""Sections 2 and 3: the figures of the box, and how a game is set up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import dvergar
from dvergar.games.nidavellir.figures import CLASSES, NEUTRAL, Figures
from dvergar.games.nidavellir.scoring import blacksmiths, hunters
from dvergar.kernel.errors import BadData
from dvergar.kernel.message import Message

from .builder import at

FIGURES = Figures()
SEATS = (2, 3, 4, 5)


def count(names: str) -> Counter[str]:
    return Counter(names.split())


DWARVES = count(
    "W3 W4 W5 W6 W6 W7 W8 W9 H H H H H H M0 M0 M1 M1 M2 M2 B B B B B B B B E5 E6 E7 E8 E9 E10 E11"
)
FIFTH = count("W10 H H M0 M1 B B E12")
OFFERINGS = {
    (1, False): Counter({"R3": 1}),
    (1, True): Counter({"R3": 2}),
    (2, False): Counter({"R5": 2}),
    (2, True): Counter({"R5": 3}),
}

#: class, points in each rank, worth at the end
HEROES: dict[str, tuple[str, tuple[int, ...], int]] = {
    "kraal": ("warrior", (7, 0), 0),
    "tarah": ("warrior", (14,), 0),
    "aral": ("hunter", (0, 0), 0),
    "dagda": ("hunter", (0, 0, 0), 0),
    "lokdur": ("miner", (3,), 0),
    "zoral": ("miner", (1, 0, 0), 0),
    "aegur": ("blacksmith", (0, 0), 0),
    "bonfur": ("blacksmith", (0, 0, 0), 0),
    "idunn": ("explorer", (7,), 0),
    "hourya": ("explorer", (20,), 0),
    "astrid": ("neutral", (), 0),
    "grid": ("neutral", (), 7),
    "skaa": ("neutral", (), 17),
    "uline": ("neutral", (), 9),
    "thrud": ("neutral", (0,), 13),
    "ylud": ("neutral", (0,), 0),
    "ymir": ("neutral", (), 0),
    "aesir": ("neutral", (), 0),
    "sigmir": ("neutral", (), 0),
    "jungir": ("neutral", (), 0),
    "bergelmir": ("neutral", (), 0),
}

BLACKSMITH_TABLE = (
    *(3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88, 102, 117, 133),
    *(150, 168, 187, 207, 228, 250, 273, 297, 322, 348, 375, 403, 432, 462),
)
HUNTER_TABLE = (
    *(1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121),
    *(144, 169, 196, 225, 256, 289, 324, 361, 400, 441, 484),
)


def deck(age: int, seats: int) -> Counter[str]:
    return Counter(FIGURES.card_ids[card] for card in FIGURES.deck(age, seats))


# --- 2.1 to 2.3 cards ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("age", [1, 2])
def test_rule_2_1_cards_of_each_age(age: int, seats: int) -> None:
    dwarves = DWARVES + FIFTH if seats == 5 else DWARVES
    assert deck(age, seats) == dwarves + OFFERINGS[age, seats == 5]


def test_rule_2_1_eighty_six_dwarves_in_the_box() -> None:
    both = deck(1, 5) + deck(2, 5)
    by_letter: Counter[str] = Counter()
    for name, count in both.items():
        by_letter[name[0]] += count
    assert by_letter == {"W": 18, "H": 16, "M": 16, "B": 20, "E": 16, "R": 5}


def test_rule_2_1_a_dwarf_has_one_rank_and_the_points_of_its_name() -> None:
    for name in DWARVES + FIFTH:
        card = FIGURES.card_of[name]
        assert FIGURES.card_ranks[card] == 1
        assert FIGURES.card_points[card] == int(name[1:] or 0)


def test_rule_2_2_offerings_add_three_and_five() -> None:
    assert [(card.id, card.age, card.add) for card in FIGURES.offerings] == [
        ("R3", 1, 3),
        ("R5", 2, 5),
    ]


@pytest.mark.parametrize(
    ("seats", "per_round", "rounds", "sizes"),
    [(2, 9, 4, (36, 37)), (3, 9, 4, (36, 37)), (4, 12, 3, (36, 37)), (5, 15, 3, (45, 46))],
)
def test_rule_2_3_deck_sizes(
    seats: int, per_round: int, rounds: int, sizes: tuple[int, int]
) -> None:
    assert (len(FIGURES.deck(1, seats)), len(FIGURES.deck(2, seats))) == sizes
    assert 3 * FIGURES.tavern_cards(seats) == per_round
    assert FIGURES.rounds(seats) == rounds
    assert per_round * rounds == sizes[0] == sizes[1] - 1


# --- 2.4 and 2.5 coins and gems --------------------------------------------------------------


def test_rule_2_4_base_coins() -> None:
    assert FIGURES.base_coins == (0, 2, 3, 4, 5)


@pytest.mark.parametrize(("seats", "total"), [(2, 28), (3, 28), (4, 34), (5, 34)])
def test_rule_2_4_treasury(seats: int, total: int) -> None:
    thrice = 1 if seats <= 3 else 3
    expected = dict.fromkeys(range(15, 26), 1)
    expected |= dict.fromkeys((5, 6, 8, 10, 12, 13, 14), 2)
    expected |= dict.fromkeys((7, 9, 11), thrice)
    coins = FIGURES.treasury_coins(seats)
    assert {value: count for value, count in enumerate(coins) if count} == expected
    assert sum(coins) == total


def test_rule_2_4_sixty_coins_in_the_box() -> None:
    assert 5 * len(FIGURES.base_coins) + sum(FIGURES.treasury_coins(5)) + 1 == 60


def test_rule_2_4_special_coin_is_a_trading_three() -> None:
    trading = [FIGURES.coin_ids[c] for c in range(len(FIGURES.coin_ids)) if FIGURES.is_trading[c]]
    assert trading == ["0", "3s"]
    assert FIGURES.coin_value[FIGURES.coin_of["3s"]] == 3


def test_rule_2_4_base_five_and_gold_five_are_different_coins() -> None:
    base, gold = FIGURES.coin_of["5"], FIGURES.coin_of["5g"]
    assert base != gold
    assert FIGURES.coin_value[base] == FIGURES.coin_value[gold] == 5
    assert (FIGURES.is_gold[base], FIGURES.is_gold[gold]) == (False, True)


def test_rule_2_5_special_gem_is_the_highest_and_worth_three() -> None:
    assert FIGURES.special_gem == 6
    assert FIGURES.special_gem_points == 3


# --- 2.6 and 2.7 distinctions and heroes -----------------------------------------------------


def test_rule_2_6_distinctions_in_order() -> None:
    assert [(d.id, d.distinction_class, d.amount) for d in FIGURES.distinctions] == [
        ("kings_hand", "warrior", 5),
        ("hunting_master", "hunter", 0),
        ("crown_jeweler", "miner", 0),
        ("great_armorer", "blacksmith", 2),
        ("pioneer", "explorer", 3),
    ]


def test_rule_2_6_special_blacksmith_has_two_ranks() -> None:
    assert FIGURES.card_class[FIGURES.special] == CLASSES.index("blacksmith")
    assert FIGURES.card_ranks[FIGURES.special] == 2
    assert FIGURES.card_points[FIGURES.special] == 0


def test_rule_2_7_heroes() -> None:
    found = {hero.id: (hero.hero_class, hero.ranks, hero.worth) for hero in FIGURES.heroes}
    assert found == HEROES


def test_rule_2_7_ten_class_heroes_two_of_each_class_and_eleven_neutral() -> None:
    groups = Counter(FIGURES.hero_class)
    assert groups == {0: 2, 1: 2, 2: 2, 3: 2, 4: 2, NEUTRAL: 11}


def test_rule_2_7_powers_have_their_figures() -> None:
    powers = {hero.id: (hero.power, hero.amount) for hero in FIGURES.heroes if hero.amount}
    assert powers == {
        "dagda": ("discard", 2),
        "bonfur": ("discard", 1),
        "idunn": ("bonus_per_rank", 2),
        "hourya": ("needs_ranks", 5),
        "grid": ("transform", 7),
    }


def test_rule_2_7_brothers() -> None:
    names = [FIGURES.hero_ids[hero] for hero in FIGURES.brothers]
    assert names == ["ymir", "aesir", "sigmir", "jungir", "bergelmir"]
    assert FIGURES.brothers_points == (0, 13, 40, 81, 108, 135)


def test_rule_2_7_ylud_by_class() -> None:
    assert dict(zip(CLASSES, FIGURES.ylud_points, strict=True)) == {
        "warrior": 7,
        "hunter": 0,
        "miner": 1,
        "blacksmith": 0,
        "explorer": 11,
    }


# --- 2.8 score tables ------------------------------------------------------------------------


def test_rule_2_8_blacksmiths_up_to_28_ranks() -> None:
    assert tuple(blacksmiths(n) for n in range(1, 29)) == BLACKSMITH_TABLE
    assert blacksmiths(0) == 0


def test_rule_2_8_hunters_up_to_22_ranks() -> None:
    assert tuple(hunters(n) for n in range(1, 23)) == HUNTER_TABLE
    assert hunters(0) == 0


def test_rule_2_8_no_column_can_be_longer_than_the_tables() -> None:
    both = deck(1, 5) + deck(2, 5)
    ranks = {"H": both["H"] + 1, "B": both["B"] + 1 + FIGURES.card_ranks[FIGURES.special]}
    for hero in FIGURES.heroes:
        if hero.hero_class in ("hunter", "blacksmith"):
            ranks[hero.hero_class[0].upper()] += len(hero.ranks)
    assert ranks == {"H": len(HUNTER_TABLE), "B": len(BLACKSMITH_TABLE)}


# --- 3 setup ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_rule_3_1_everybody_has_the_base_coins_in_hand(seats: int) -> None:
    table = at(seats=seats)
    for seat in range(seats):
        assert table.hand_of(seat) == ["0", "2", "3", "4", "5"]
        assert table.board_of(seat) == [None] * 5
        assert table.ranks_of(seat) == dict.fromkeys("WHMBE", 0)


@pytest.mark.parametrize("seats", SEATS)
def test_rule_3_2_gems_of_each_edition(seats: int) -> None:
    assert sorted(at(seats=seats, edition="de").gems()) == list(range(1, seats + 1))
    assert sorted(at(seats=seats, edition="fr").gems()) == list(range(6 - seats, 6))


def test_rule_3_2_gems_are_dealt_by_chance() -> None:
    assert {tuple(at(seats=2, seed=seed).gems()) for seed in range(20)} == {(1, 2), (2, 1)}


@pytest.mark.parametrize(("first_game", "count"), [(False, 21), (True, 18)])
def test_rule_3_3_free_heroes(first_game: bool, count: int) -> None:
    table = at(seats=3, first_game=first_game)
    free = {FIGURES.hero_ids[hero] for hero in table.state.free_heroes}
    assert len(free) == count
    assert ({"thrud", "ylud", "uline"} <= free) is not first_game


def test_rule_3_4_distinctions_lie_ready() -> None:
    assert at().state.awards == (0, 1, 2, 3, 4)


@pytest.mark.parametrize(("seats", "total"), [(2, 28), (3, 28), (4, 34), (5, 34)])
def test_rule_3_5_treasury_is_filled(seats: int, total: int) -> None:
    assert sum(at(seats=seats).state.treasury) == total


@pytest.mark.parametrize("seats", SEATS)
def test_rule_3_6_cards_for_five_stay_in_the_box_with_fewer(seats: int) -> None:
    state = at(seats=seats).state
    cards = [*state.decks[0], *state.decks[1], *[c for tavern in state.taverns for c in tavern]]
    names = Counter(FIGURES.card_ids[card] for card in cards)
    assert names == deck(1, seats) + deck(2, seats)
    assert (names["W10"] + names["E12"] > 0) is (seats == 5)


def test_rule_3_7_decks_are_shuffled() -> None:
    orders = {tuple(at(seed=seed).state.decks[1]) for seed in range(5)}
    assert len(orders) == 5
    assert FIGURES.deck(2, 2) not in orders


# --- figures that cannot be ------------------------------------------------------------------


def overlay(folder: Path, file: str, text: str) -> Path:
    (folder / "nidavellir").mkdir()
    (folder / "nidavellir" / file).write_text(text, "utf-8")
    return folder


def test_an_overlay_corrects_a_figure(tmp_path: Path) -> None:
    text = '[[hero]]\nid = "skaa"\nworth = 18\n'
    figures = Figures(overlay(tmp_path, "heroes.toml", text))
    assert figures.hero_worth[figures.hero_of["skaa"]] == 18
    assert figures.mark
    assert not FIGURES.mark


@pytest.mark.parametrize(
    ("file", "text", "key"),
    [
        ("dwarves.toml", '[[dwarf]]\nid = "H"\ncopies = 7\n', "data-deck-size"),
        ("dwarves.toml", '[[dwarf]]\nid = "W3"\npoints = -1\n', "data-range"),
        ("offerings.toml", '[[offering]]\nid = "R3"\nadd = 99\n', "data-range"),
        ("treasury.toml", '[[coin]]\nid = "9"\nvalue = 8\n', "data-coin-id"),
        ("treasury.toml", '[[coin]]\nid = "9"\ncopies = 0\n', "data-range"),
        ("heroes.toml", '[[hero]]\nid = "skaa"\nranks = [1]\n', "data-hero-ranks"),
        ("heroes.toml", '[[hero]]\nid = "dagda"\namount = 3\n', "data-range"),
        (
            "distinctions.toml",
            '[[distinction]]\nid = "pioneer"\nclass = "warrior"\n',
            "data-class-twice",
        ),
        ("table.toml", '[[table]]\nid = "base_coins"\nvalues = [0, 2, 3, 4]\n', "data-values"),
        (
            "table.toml",
            '[[table]]\nid = "base_coins"\nvalues = [0, 3, 2, 4, 5]\n',
            "data-base-coins",
        ),
        (
            "table.toml",
            '[[table]]\nid = "tavern_cards"\nvalues = [3, 2, 4, 5]\n',
            "data-tavern-cards",
        ),
    ],
)
def test_impossible_figures_are_refused(tmp_path: Path, file: str, text: str, key: str) -> None:
    with pytest.raises(BadData) as caught:
        Figures(overlay(tmp_path, file, text))
    why = caught.value.message.args["why"]
    assert isinstance(why, Message)
    assert why.key == key
    assert dvergar.game("nidavellir").text("en").knows(key)
