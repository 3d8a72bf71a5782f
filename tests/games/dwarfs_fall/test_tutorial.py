"""Proves what the tutor says: each test is named after the chapter and step whose claims it checks.

The words are web/src/games/dwarfs_fall/tutorial/text; the match is data/tutorial.toml.
"""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.games.dwarfs_fall.game import DwarfsFall
from dvergar.kernel.state import State
from tests.games.script import Script

MINE, RIVAL = 0, 1


@pytest.fixture(scope="module")
def game() -> DwarfsFall:
    found = dvergar.game("dwarfs_fall")
    assert isinstance(found, DwarfsFall)
    return found


class Moment:
    """What the learner sees when a step is said: the others have moved."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.view: dict[str, Any] = state.view(MINE)

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view["players"][seat]
        return found

    def stack(self, x: int, y: int) -> dict[str, Any]:
        found: dict[str, Any] = next(
            stack for stack in self.view["stacks"] if (stack["x"], stack["y"]) == (x, y)
        )
        return found

    def kinds(self, x: int, y: int) -> list[str]:
        """The cards of a place, the lowest first."""
        return [card["kind"] for card in self.stack(x, y)["cards"]]

    def kingdom(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = next(
            region for region in self.view["regions"] if seat in region["owners"]
        )
        return found

    @property
    def budget(self) -> tuple[int, int]:
        return self.view["used"], self.view["allowed"]


class Lesson(Script):
    """The tutorial of Dwar7s Fall, as the learner sees it."""

    def at(self, chapter: str, step: str) -> Moment:
        return Moment(self.state(chapter, step))

    def after(self, chapter: str, step: str, action: str) -> Moment:
        return Moment(self.state_after(chapter, step, action))


@pytest.fixture(scope="module")
def script(game: DwarfsFall) -> Lesson:
    return Lesson(game)


def walls(game: DwarfsFall, card: dict[str, Any]) -> str:
    """The sides of a laid card that have a wall."""
    upright = game.figures.upright[game.actions.kind_of[card["kind"]]]
    return "".join(
        side for number, side in enumerate("NESW") if upright[(number - card["rotation"]) % 4]
    )


# --- what lies on the table ------------------------------------------------------------------


def test_table(script: Lesson) -> None:
    now = script.at("table", "welcome")
    for player in now.view["players"]:
        assert len(player["hand"]) == 9
        assert len([kind for kind in player["hand"] if kind.endswith("_mine")]) == 4
        assert {"castle", "inn", "shop", "dragon", "giant"} <= set(player["hand"])
        assert player["supply"] == 7
    assert len(now.view["trades"]) == 3
    assert now.view["options"]["goals_to_end"] == 3
    assert now.view["stacks"] == []


# --- walls and kingdoms ----------------------------------------------------------------------


def test_lay_castle_the_learner_begins(script: Lesson) -> None:
    assert script.at("lay", "castle").state.to_act == (MINE,)


def test_lay_walls(game: DwarfsFall, script: Lesson) -> None:
    (castle,) = script.at("lay", "walls").stack(0, 0)["cards"]
    assert walls(game, castle) == "NW"


def test_lay_mine(game: DwarfsFall, script: Lesson) -> None:
    now = script.at("lay", "kingdom")
    (mine,) = now.stack(1, 0)["cards"]
    assert (mine["kind"], mine["rotation"], walls(game, mine)) == ("emerald_mine", 0, "N")
    kingdom = now.kingdom(MINE)
    assert (kingdom["cards"], kingdom["points"]) == (2, 4)
    points = {
        line[2]["kind"]: line[1] for line in now.player(MINE)["sheet"] if line[0] == "kingdom"
    }
    assert points == {"castle": 3, "emerald_mine": 1}


# --- dwarfs at work --------------------------------------------------------------------------


def test_work_actions(game: DwarfsFall, script: Lesson) -> None:
    assert game.figures.actions == 3
    assert script.at("work", "actions").budget == (2, 4)


def test_work_gem(script: Lesson) -> None:
    assert script.at("work", "first").stack(1, 0)["need"] == 2
    assert script.at("work", "second").budget == (3, 4)
    now = script.at("work", "gem")
    assert now.player(MINE)["gems"] == {"gold": 0, "emerald": 1, "diamond": 0, "ruby": 0}
    assert now.player(MINE)["supply"] == 7
    assert now.view["round"] == 2


# --- a dragon at the gate --------------------------------------------------------------------


def test_dragon(game: DwarfsFall, script: Lesson) -> None:
    before, now = script.at("lay", "kingdom"), script.at("dragon", "came")
    assert now.kinds(2, 0) == ["dragon"]
    assert now.stack(2, 0)["cards"][0]["owner"] == RIVAL
    assert (before.kingdom(MINE)["points"], now.kingdom(MINE)["points"]) == (4, 2)
    assert now.kingdom(MINE)["dragon"]
    assert game.figures.points[game.actions.kind_of["dragon"]] == -2
    after = script.at("dragon", "safe")
    assert after.kinds(1, 0) == ["emerald_mine", "diamond_mine"]
    top = after.stack(1, 0)["cards"][-1]
    assert (top["rotation"], walls(game, top)) == (1, "NE")
    assert after.kingdom(MINE)["points"] == 4
    assert not after.kingdom(MINE)["dragon"]


# --- the giant and the inn -------------------------------------------------------------------


def test_ogre_giant(script: Lesson) -> None:
    now = script.at("ogre", "giant")
    assert now.view["round"] == 3
    assert now.kinds(0, 1) == ["inn"]
    assert now.player(MINE)["gems"]["diamond"] == 1
    assert now.kinds(1, 1) == ["giant"]
    assert now.kingdom(MINE)["giant"]
    assert now.budget == (0, 3)
    assert now.stack(1, 1)["need"] == now.stack(1, 1)["spaces"] == 5
    assert now.stack(1, 1)["dwarfs"] == [0, 1]


def test_ogre_hired(script: Lesson) -> None:
    assert script.at("ogre", "inn").stack(0, 1)["need"] == 2
    assert script.at("ogre", "climb").budget == (2, 3)
    assert script.at("ogre", "hired").player(MINE)["ogres"] == ["panic"]


# --- slaying ---------------------------------------------------------------------------------


def test_slay(script: Lesson) -> None:
    now = script.at("slay", "full")
    assert now.view["round"] == 5
    assert now.stack(1, 1)["dwarfs"] == [4, 1]
    assert "place 1,1" not in [str(action) for action in now.state.legal(MINE)]
    after = script.at("slay", "fifth")
    assert after.budget == (0, 3)
    assert after.stack(1, 1)["dwarfs"] == [4, 0]
    assert after.stack(1, 0)["dwarfs"] == [0, 1]
    assert script.at("slay", "mine").budget == (1, 3)


def test_slay_panic_has_one_way_to_run(script: Lesson) -> None:
    legal = [str(action) for action in script.at("slay", "panic").state.legal(MINE)]
    assert "panic 2 1,1 1,0" in legal
    assert "panic 2 1,1 0,1" not in legal


def test_slay_order(script: Lesson) -> None:
    now = script.at("slay", "order")
    assert {str(action) for action in now.state.legal(MINE)} == {"resolve 1,1", "resolve 1,0"}
    assert now.stack(1, 0)["dwarfs"] == [2, 1]


def test_slay_slain(script: Lesson) -> None:
    before, now = script.at("slay", "order"), script.at("slay", "slain")
    assert now.player(MINE)["monsters"] == ["giant"]
    assert ["monsters", 3, {"count": 1}] in now.player(MINE)["sheet"]
    assert now.kingdom(MINE)["points"] == 5
    assert now.budget == (0, 4)
    gained = now.player(MINE)["gems"]["diamond"] - before.player(MINE)["gems"]["diamond"]
    assert gained == 1
    assert now.player(RIVAL)["goals"] == ["T01"]
    assert now.player(RIVAL)["goals_done"] == 1


# --- digging ---------------------------------------------------------------------------------


def test_dig_covered(script: Lesson) -> None:
    before, now = script.at("slay", "slain"), script.at("dig", "covered")
    assert now.view["round"] == 7
    assert now.kinds(-2, -1) == ["shop", "inn"]
    assert "shop" in now.player(MINE)["hand"]
    tops = [stack["cards"][-1]["kind"] for stack in before.view["stacks"]]
    assert tops.count("shop") == 1
    assert (before.kingdom(RIVAL)["points"], now.kingdom(RIVAL)["points"]) == (9, 5)


def test_dig(script: Lesson) -> None:
    assert script.at("dig", "castle").stack(0, 0)["need"] == 2
    assert script.at("dig", "ruby").budget == (2, 4)
    assert script.at("dig", "ruby").player(MINE)["gems"]["ruby"] == 0
    assert script.at("dig", "wait").stack(1, 2)["need"] == 3
    assert "dig -2,-1" in [str(action) for action in script.at("dig", "dig").state.legal(MINE)]


def test_dig_shop(script: Lesson) -> None:
    before, now = script.at("slay", "slain"), script.at("dig", "shop")
    assert now.kinds(-2, -1) == ["inn", "shop"]
    assert now.stack(-2, -1)["cards"][-1] == before.stack(-2, -1)["cards"][-1]
    assert now.view["regions"][now.stack(-2, -1)["region"]]["owners"] == [RIVAL]
    assert now.stack(1, 2)["dwarfs"] == [2, 0]


# --- two goals -------------------------------------------------------------------------------


def test_goals_secret(game: DwarfsFall, script: Lesson) -> None:
    now = script.at("goals", "secret")
    assert now.player(MINE)["secret"] == "miner"
    assert now.player(MINE)["gems"] == {"gold": 2, "emerald": 1, "diamond": 2, "ruby": 0}
    assert "T10" in now.view["trades"]
    beer = game.figures.trade_of["T10"]
    assert game.figures.cost[beer] == (2, 1, 1, 1)
    assert game.figures.trade_points[beer] == 16


def test_goals_order(script: Lesson) -> None:
    assert script.at("goals", "shop").stack(-2, -1)["need"] == 3
    now = script.at("goals", "order")
    legal = {str(action) for action in now.state.legal(MINE)}
    assert legal == {"resolve 1,2", "resolve -2,-1"}
    assert now.player(MINE)["gems"]["ruby"] == 0


def test_goals_reveal_before_the_trade(script: Lesson) -> None:
    assert "reveal" in [str(each) for each in script.at("goals", "reveal").state.legal(MINE)]
    without = script.after("goals", "reveal", "resolve -2,-1").state
    for action in ("trade T10", "end"):
        if MINE in without.to_act and action in [str(each) for each in without.legal(MINE)]:
            without.apply(MINE, script.game.parse(action))
    assert without.view(MINE)["players"][MINE]["gems"]["ruby"] == 0
    assert "reveal" not in [str(each) for each in without.legal(MINE)]


def test_goals_done(game: DwarfsFall, script: Lesson) -> None:
    now = script.at("goals", "done")
    sheet = now.player(MINE)["sheet"]
    assert ["trade", 16, {"trade": "T10"}] in sheet
    assert ["secret", 6, {"secret": "miner"}] in sheet
    assert now.player(MINE)["goals_done"] == 2
    assert [player["score"] for player in now.view["players"]] == [35, 26]
    assert game.figures.hand_limit == 9


# --- monsters of your own --------------------------------------------------------------------


def test_harm(game: DwarfsFall, script: Lesson) -> None:
    now = script.at("harm", "weapon")
    assert {"dragon", "giant"} <= set(now.player(MINE)["hand"])
    assert now.kingdom(RIVAL)["points"] == 9
    assert now.kinds(-1, -1) == ["gold_mine"]
    assert now.kinds(0, -1) == ["castle"]
    after = script.at("harm", "giant")
    dragon = after.stack(-1, -1)["cards"][-1]
    assert (dragon["kind"], dragon["rotation"], walls(game, dragon)) == ("dragon", 3, "W")
    assert after.kingdom(RIVAL)["points"] == 1


def test_harm_cut(game: DwarfsFall, script: Lesson) -> None:
    now = script.at("harm", "cut")
    (giant,) = now.stack(-1, 0)["cards"]
    assert (giant["kind"], giant["rotation"], walls(game, giant)) == ("giant", 3, "W")
    kingdom = now.kingdom(RIVAL)
    assert (kingdom["points"], kingdom["dragon"], kingdom["giant"]) == (-1, True, True)
    assert now.budget == (2, 4)


# --- the end ---------------------------------------------------------------------------------


def test_end_last(game: DwarfsFall, script: Lesson) -> None:
    now = script.at("end", "last")
    assert now.view["round"] == 11
    fish = game.figures.trade_of["T07"]
    assert "T07" in now.view["trades"]
    assert game.figures.cost[fish] == (2, 0, 1, 1)
    assert game.figures.trade_points[fish] == 12
    assert now.player(MINE)["gems"] == {"gold": 2, "emerald": 0, "diamond": 1, "ruby": 0}
    assert now.stack(-4, 0)["dwarfs"] == [2, 0]
    (ruby,) = now.stack(-4, 0)["cards"]
    assert (ruby["kind"], ruby["owner"]) == ("ruby_mine", RIVAL)
    (shop,) = now.stack(0, 2)["cards"]
    assert (shop["kind"], shop["owner"]) == ("shop", MINE)
    assert now.kinds(0, 1) == ["inn"]
    assert script.at("end", "ruby").budget == (3, 4)


def test_end_sheet(script: Lesson) -> None:
    now = script.at("end", "sheet")
    assert now.state.is_over
    assert now.state.scores() == [46, 28]
    assert now.player(MINE)["goals_done"] == 3
    points: dict[str, int] = {}
    for key, worth, _ in now.player(MINE)["sheet"]:
        points[key] = points.get(key, 0) + worth
    assert points["trade"] + points["secret"] == 34
    assert points["kingdom"] == 9
    assert points["monsters"] == 3
    last = [move for move in script.tutorial.moves if move.seat == RIVAL][-1]
    assert script.tutorial.moves[-1] == last


# --- play on ---------------------------------------------------------------------------------


def test_free(script: Lesson) -> None:
    now = script.at("free", "play")
    assert now.view["round"] == 6
    assert now.player(MINE)["monsters"] == ["giant"]
    assert now.player(MINE)["supply"] == 7
    assert [player["score"] for player in now.view["players"]] == [14, 20]
