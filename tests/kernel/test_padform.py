"""Score pads of any game: what is read, and where a bad one is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.language import Text
from dvergar.kernel.message import Message
from dvergar.kernel.padform import called, read_form, read_names


class Column(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    cards: list[int] = []


class Pad(msgspec.Struct, forbid_unknown_fields=True):
    players: list[Column]


def refused(content: object) -> BadScorePad:
    with pytest.raises(BadScorePad) as raised:
        read_form(content, Pad, 3)
    return raised.value


def test_a_pad_is_read_with_the_names_as_they_can_be_shown() -> None:
    content = {"players": [{"name": " Player\x07 A\n"}, {"cards": [1]}, {"name": "x" * 99}]}
    pad = read_form(content, Pad, 3)
    assert pad.players[1].cards == [1]
    assert read_names(pad) == ["Player A", "", "x" * 40]


def test_a_player_without_a_name_is_called_by_number() -> None:
    assert called("Player A", 1) == "Player A"
    assert called("", 1) == Message("player", {"number": 2})


@pytest.mark.parametrize("count", [0, 4])
def test_a_pad_has_as_many_players_as_the_game(count: int) -> None:
    error = refused({"players": [{}] * count})
    assert (error.message.key, error.message.args) == ("pad-players", {"count": count, "most": 3})
    assert Text("en").say(error.message) == f"A score pad has 1 to 3 players, not {count}."


@pytest.mark.parametrize(
    ("content", "player", "field"),
    [
        ({"players": [{}, {"cards": ["x"]}]}, 1, "cards"),
        ({"players": [{"hats": 1}]}, 0, "hats"),
        ({"players": ["x"]}, 0, ""),
        ({"players": 7}, None, ""),
        ([], None, ""),
    ],
)
def test_what_is_not_written_as_a_pad_is_refused_where_it_stands(
    content: Any, player: int | None, field: str
) -> None:
    error = refused(content)
    assert (error.message.key, error.player, error.field) == ("pad-form", player, field)
