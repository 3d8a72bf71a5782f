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
        }
        for seat, player in enumerate(state.players)
    ]
    sheets = GAME.score_pad({"players": players})
    assert [sheet for _, sheet in sheets] == [state.score_sheet(seat) for seat in range(seats)]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (17, "not right at -"),
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
        (pad(kingdom={"inn": 1}), "without a castle"),
        (pad(monsters=9), "0 to 8"),
        (pad(monsters=-1), "0 to 8"),
        ({"players": [{"monsters": 5}, {"monsters": 4}]}, "cannot have 9 monsters"),
        ({"players": [{"secret": "king"}, {"secret": "king"}]}, "only one of this secret goal"),
    ],
)
def test_what_cannot_be_is_refused(content: Any, why: str) -> None:
    with pytest.raises(BadScorePad, match=why):
        GAME.score_pad(content)
