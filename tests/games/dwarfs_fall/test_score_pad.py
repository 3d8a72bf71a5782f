"""The score pad: the same scoring as in a game, and nothing that cannot lie on a table."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.bots import GreedyBot
from dvergar.games.dwarfs_fall.figures import GEMS, KINDS, SECRETS
from dvergar.games.dwarfs_fall.scoring import kingdom_kinds
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.sheet import ranking

GAME = dvergar.game("dwarfs_fall")
PLAYER: dict[str, Any] = {
    "name": "Alva",
    "trades": ["T04", "t08"],
    "secret": "king",
    "monsters": 1,
    "gems": {"ruby": 2, "gold": 1},
    "kingdom": {"castle": 2, "ruby_mine": 1, "dragon": 1},
}


def pad(**changes: Any) -> dict[str, Any]:
    return {"players": [{**PLAYER, **changes}]}


def test_all_lines() -> None:
    ((name, sheet),) = GAME.score_pad(pad())
    assert name == "Alva"
    assert sheet.total == 10 + 14 + 8 + 3 + 7 + 6 + 2 - 2
    assert [line.points for line in sheet.lines if line.key == "kingdom"] == [6, 2, -2]


def test_an_empty_column_is_worth_nothing() -> None:
    ((name, sheet),) = GAME.score_pad({"players": [{}]})
    assert (name, sheet.total) == ("", 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_finished_games_are_worth_the_same_on_the_pad(seats: int) -> None:
    state: DwarfsFallState = GAME.new(seats=seats, seed=seats)
    bot = GreedyBot(1)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state, seat))
    ids = state.config.figures.trade_ids
    players = [
        {
            "trades": [ids[goal] for goal in player.goals],
            "secret": SECRETS[player.secret] if player.revealed else "",
            "monsters": len(player.monsters),
            "gems": dict(zip(GEMS, player.gems, strict=True)),
            "kingdom": {KINDS[kind]: n for kind, n in kingdom_kinds(state, seat).items()},
            "dwarfs": state.config.figures.dwarfs - player.supply,
        }
        for seat, player in enumerate(state.players)
    ]
    sheets = GAME.score_pad({"players": players})
    assert [sheet for _, sheet in sheets] == [state.score_sheet(seat) for seat in range(seats)]


def test_what_is_printed_on_the_cards_can_be_written_down_instead() -> None:
    printed = {"trades": [2, 21], "secret": 7, "gems": 5, "kingdom": [6, -3]}
    ((_, sheet),) = GAME.score_pad(pad(**printed))
    assert [(line.key, line.points) for line in sheet.lines] == [
        *[("trades", 21), ("secrets", 7), ("monsters", 3), ("gems", 5), ("cards", -3)]
    ]


def test_tie_11_cards_of_the_kingdom_decide_then_dwarfs_in_play() -> None:
    castle = {"kingdom": {"castle": 1}}
    larger = {"kingdom": {"castle": 1, "inn": 1, "shop": 1, "dragon": 1}, "dwarfs": 2}
    counted = {"kingdom": [4, 3], "dwarfs": 3}
    sheets = [sheet for _, sheet in GAME.score_pad({"players": [castle, larger, counted]})]
    assert [sheet.total for sheet in sheets] == [3, 3, 3]
    assert ranking(sheets) == [3, 2, 1]


def test_ruling_14_21_a_shared_kingdom_counts_whole_or_is_divided() -> None:
    shared = {"kingdom": {"castle": 2, "inn": 1}}
    alone = {"kingdom": {"castle": 1, "inn": 1}}
    players = [shared, shared, alone]
    totals = [sheet.total for _, sheet in GAME.score_pad({"players": players})]
    assert totals == [7, 7, 4]
    divided = GAME.score_pad({"players": players, "shared_kingdom": "split"})
    assert [sheet.total for _, sheet in divided] == [3, 3, 4]


def test_a_refusal_says_whose_field_is_wrong() -> None:
    with pytest.raises(BadScorePad) as caught:
        GAME.score_pad({"players": [PLAYER, {"gems": {"opal": 1}}]})
    assert (caught.value.player, caught.value.field) == (1, "gems")
    with pytest.raises(BadScorePad) as caught:
        GAME.score_pad({"players": [PLAYER, {"dwarfs": "two"}]})
    assert (caught.value.player, caught.value.field) == (1, "dwarfs")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (17, "wrong at -"),
        ({"players": []}, "1 to 4 players"),
        ({"players": [{}] * 5}, "1 to 4 players"),
        (pad(towers=1), "no such field"),
        (pad(monsters="two"), "whole number"),
        (pad(trades=["T99"]), "no trade goal called “T99”"),
        (pad(trades=["T04", "T04"]), "only one of this trade goal"),
        (pad(secret="queen"), "no secret goal called “queen”"),
        (pad(gems={"opal": 1}), "no gem called “opal”"),
        (pad(gems={"ruby": 7}), "the box has 6"),
        (pad(gems={"ruby": -1}), "the box has 6"),
        (pad(kingdom={"tower": 1}), "no kingdom card called “tower”"),
        (pad(kingdom={"castle": 5}), "the box has 4"),
        (pad(kingdom={"castle": -1}), "the box has 4"),
        (pad(kingdom={"inn": 1}), "needs a castle"),
        (pad(monsters=9), "0 to 8"),
        (pad(monsters=-1), "0 to 8"),
        (pad(monsters={"troll": 1}), "no monster called “troll”"),
        (pad(monsters={"dragon": 5}), "the box has 4"),
        ({"players": [{"monsters": 3}, {"monsters": 2}]}, "cannot have 5 monsters"),
        (pad(trades=[2, "T04"]), r"players\[0\].trades"),
        (pad(trades=[2]), r"players\[0\].trades"),
        (pad(trades=[11, 80]), "80 points on 11 cards"),
        (pad(trades=[0, 8]), "8 points on 0 cards"),
        (pad(secret=-1), "-1 points on 1 card"),
        (pad(gems=400), "400 points"),
        (pad(kingdom=[2, 40]), "40 points on 2 cards"),
        (pad(dwarfs=8), "everyone has 7 dwarves"),
        ({"players": [{"kingdom": {"castle": 2}}, {"kingdom": {"castle": 1}}]}, "castle. A shared"),
        ({"players": [{"kingdom": {"castle": 1}}] * 2 + [{"kingdom": {"castle": 2}}]}, "4 cards"),
        (
            {"players": [{"kingdom": {"castle": 1, "dragon": 2}}, {"monsters": {"dragon": 1}}]},
            "3 cards of this kind",
        ),
        ({"players": [{"secret": "king"}, {"secret": "king"}]}, "only one of this secret goal"),
    ],
)
def test_what_cannot_be_is_refused(content: Any, why: str) -> None:
    with pytest.raises(BadScorePad, match=why):
        GAME.score_pad(content)
