"""Score pads: how one is read, where it is wrong, and how the page has one scored.

A pad is an object with a list `players`, each with a `name`; the rest of it is up to the game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from dvergar.kernel.data import explain_invalid
from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.game import Game
from dvergar.kernel.message import Message, Value, plain_message
from dvergar.kernel.sheet import Line, Sheet, ranking

_MAX_NAME = 40
_PLACE = re.compile(r"players\[(\d+)\]\.?(\w*).*")


class _Named(Protocol):
    @property
    def name(self) -> str: ...


class _Pad(Protocol):
    @property
    def players(self) -> Sequence[_Named]: ...


P = TypeVar("P", bound=_Pad)


def read_form(content: object, kind: type[P], most: int) -> P:
    """The pad as the game declares it, for one to `most` players."""
    try:
        pad = msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        raise bad_form(*explain_invalid(error)) from None
    count = len(pad.players)
    if not 1 <= count <= most:
        raise BadScorePad("pad-players", {"count": count, "most": most})
    return pad


def read_names(pad: _Pad) -> list[str]:
    """The players' names as they can be shown; they may be empty."""
    return [
        "".join(sign for sign in player.name if sign.isprintable()).strip()[:_MAX_NAME]
        for player in pad.players
    ]


def called(name: str, seat: int) -> Value:
    """How a message calls a player: by name, or by number."""
    return name or Message("player", {"number": seat + 1})


def bad_form(where: str, why: Message) -> BadScorePad:
    """Something that is not written as a pad is; `where` is a path such as players[0].gems."""
    place = _PLACE.fullmatch(where)
    seat, field = (int(place[1]), place[2]) if place else (None, "")
    return BadScorePad("pad-form", {"field": where, "why": why}, player=seat, field=field)


def reckon(game: Game[Any], text: str) -> str:
    """Score a pad as text: `{"sheets": […]}`, or `{"refused": {"key", "args", "player", "field"}}`.

    The page asks for this in a browser that runs Python; the server's answers have the same form.
    """
    try:
        results = game.score_pad(json.loads(text))
    except BadScorePad as error:
        where = {"player": error.player, "field": error.field}
        return json.dumps({"refused": {**plain_message(error.message), **where}})
    places = ranking([sheet for _, sheet in results])
    sheets = [
        _plain_sheet(name, sheet, place)
        for (name, sheet), place in zip(results, places, strict=True)
    ]
    return json.dumps({"sheets": sheets})


def _plain_sheet(name: str, sheet: Sheet, place: int) -> dict[str, Any]:
    return {
        "name": name,
        "total": sheet.total,
        "place": place,
        "won": place == 1,
        "lines": [_plain_line(line) for line in sheet.lines],
    }


def _plain_line(line: Line) -> dict[str, Any]:
    args = plain_message(Message(line.key, line.args))["args"]
    return {"key": line.key, "points": line.points, "args": args}
