"""Sections 1 and 2: the figures of the box, where they come from, and corrections."""

from __future__ import annotations

from pathlib import Path

import pytest

import dvergar
from dvergar.games.dwarfs_fall.figures import (
    DIG,
    GEMS,
    HIRE,
    KINDS,
    MINE,
    OGRES,
    SECRETS,
    SLAY,
    TASKS,
    TRADE,
    Figures,
    card,
    kind_of,
    owner_of,
    rotation_of,
)
from dvergar.games.dwarfs_fall.records import FILES
from dvergar.kernel.errors import BadData

FIGURES = Figures()

#: walls N E S W, spaces, need, points
PRINTED = {
    "castle": ((1, 0, 0, 1), 3, 2, 3),
    "emerald_mine": ((1, 0, 0, 0), 3, 2, 1),
    "gold_mine": ((1, 0, 1, 0), 3, 2, 1),
    "diamond_mine": ((1, 0, 0, 1), 3, 2, 1),
    "ruby_mine": ((1, 1, 0, 1), 4, 3, 2),
    "dragon": ((1, 0, 0, 0), 5, 5, -2),
    "giant": ((1, 0, 0, 0), 5, 5, -2),
    "inn": ((1, 0, 1, 0), 3, 2, 1),
    "shop": ((1, 0, 0, 1), 4, 3, 1),
}
IDS = {
    "cards.toml": KINDS,
    "gems.toml": GEMS,
    "ogres.toml": OGRES,
    "secrets.toml": SECRETS,
}


@pytest.mark.parametrize("file", sorted(IDS))
def test_records_stand_in_the_order_of_their_numbers(file: str) -> None:
    ids = [origin.id for origin in FIGURES.origins if origin.file == file]
    assert tuple(ids) == IDS[file]


def test_component_1_counts() -> None:
    assert len(KINDS) * 4 == 36
    assert len(FIGURES.trade_ids) == 10
    assert len(SECRETS) == 7
    assert sum(FIGURES.gem_copies) == 34
    assert len(FIGURES.ogres) == 13
    assert FIGURES.dwarfs * 4 == 28


@pytest.mark.parametrize("name", KINDS)
def test_data_2_kingdom_cards(name: str) -> None:
    kind = KINDS.index(name)
    figures = (
        FIGURES.upright[kind],
        FIGURES.spaces[kind],
        FIGURES.need[kind],
        FIGURES.points[kind],
    )
    assert figures == PRINTED[name]


def test_data_2_sixteen_walls_and_ten_points() -> None:
    assert sum(sum(walls) for walls in FIGURES.upright) == 16
    assert sum(points for points in FIGURES.points if points > 0) == 10


def test_data_2_trade_goals_pay_more_than_their_gems() -> None:
    for goal, cost in enumerate(FIGURES.cost):
        gems = sum(n * points for n, points in zip(cost, FIGURES.gem_points, strict=True))
        assert FIGURES.trade_points[goal] > gems


def test_data_2_where_figures_come_from() -> None:
    sources = {(origin.file, origin.id): origin.sources for origin in FIGURES.origins}
    assert {file for file, _ in sources} == set(FILES)
    castle, mine = sources["cards.toml", "castle"], sources["cards.toml", "emerald_mine"]
    assert (castle["walls"], castle["need"]) == ("reconstructed", "rulebook")
    assert (castle["points"], castle["effect"]) == ("reconstructed", "rulebook")
    assert castle["group"] == "public: reviews, a giant harms castles"
    assert mine["spaces"] == "public: publisher's description"
    king = sources["secrets.toml", "king"]
    assert king == {"amount": "rulebook", "points": "reconstructed"}


def test_data_2_tasks_have_the_numbers_of_their_verbs() -> None:
    assert TASKS == ("mine", "hire", "trade", "dig", "slay")
    assert [TASKS[task] for task in (MINE, HIRE, TRADE, DIG, SLAY)] == list(TASKS)


def test_a_card_is_its_kind_owner_and_rotation() -> None:
    numbers = {card(k, o, r) for k in range(9) for o in range(4) for r in range(4)}
    assert len(numbers) == 144
    assert all(card(kind_of(n), owner_of(n), rotation_of(n)) == n for n in numbers)


def corrected(tmp_path: Path, file: str, content: str) -> Figures:
    folder = tmp_path / "dwarfs_fall"
    folder.mkdir()
    (folder / file).write_text(content, "utf-8")
    return Figures(tmp_path)


def test_an_overlay_corrects_walls(tmp_path: Path) -> None:
    text = '[[card]]\nid = "shop"\nwalls = [1, 1, 1, 1]\n'
    figures = corrected(tmp_path, "cards.toml", text)
    (shop,) = figures.corrections
    shipped = next(origin for origin in FIGURES.origins if origin.id == "shop")
    assert shop.sources == {**shipped.sources, "walls": "overlay"}
    assert figures.rotations[KINDS.index("shop")] == (0,)
    game = dvergar.game("dwarfs_fall", tmp_path)
    assert game.data_mark
    state = game.new(seats=2, seed=1)
    state.apply(0, game.parse("play castle 0,0 0"))
    plays = [str(action) for action in state.legal(0) if action.args[:2] == ("shop", "1,0")]
    assert plays == ["play shop 1,0 0"]


INN = '[[card]]\nid = "inn"\n[[card.effect]]\n'
RUBY_MINE = '[[card]]\nid = "ruby_mine"\n[[card.effect]]\nverb = "mine"\n'


@pytest.mark.parametrize(
    ("file", "content", "why"),
    [
        ("cards.toml", '[[card]]\nid = "shop"\nwalls = [1, 2, 0, 0]', "walls"),
        ("cards.toml", '[[card]]\nid = "shop"\nwalls = [1, 0]', "expected 4 entries"),
        ("cards.toml", '[[card]]\nid = "inn"\nspaces = 0', "from 1 to 7"),
        ("cards.toml", '[[card]]\nid = "inn"\nneed = 4', "from 1 to 3"),
        ("cards.toml", '[[card]]\nid = "dragon"\nneed = 4', "exactly the dwarves"),
        ("cards.toml", f'{INN}verb = "dig"', "another task"),
        ("cards.toml", f'{INN}verb = "mine"\ngem = "gold"\namount = 1', "another task"),
        ("cards.toml", f'{INN}verb = "hire"\ngem = "gold"', "no such field"),
        ("cards.toml", f'{INN}verb = "sing"', "sing"),
        ("cards.toml", f'{INN}verb = "hire"\n[[card.effect]]\nverb = "hire"', "expected 1"),
        ("cards.toml", f'{RUBY_MINE}gem = "gold"\namount = 1', "each gem needs a mine"),
        ("cards.toml", f'{RUBY_MINE}gem = "ruby"\namount = 10', "from 1 to 9"),
        ("cards.toml", f'{RUBY_MINE}gem = "ruby"', "missing"),
        ("trades.toml", '[[trade]]\nid = "T01"\ncost = [0, 0, 0, 0]', "at least one gem"),
        ("trades.toml", '[[trade]]\nid = "T01"\ncost = [0, 0, 0, 7]', "at least one gem"),
        ("ogres.toml", '[[ogre]]\nid = "crown"\ncopies = 21', "from 0 to 20"),
        ("table.toml", '[[table]]\nid = "hand_limit"\nvalue = 5', "from 9 to 30"),
        ("towers.toml", "", "corrects nothing"),
    ],
)
def test_a_bad_overlay_is_refused(tmp_path: Path, file: str, content: str, why: str) -> None:
    with pytest.raises(BadData, match=why) as caught:
        corrected(tmp_path, file, content)
    assert file in str(caught.value)
