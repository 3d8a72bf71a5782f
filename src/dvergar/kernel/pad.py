"""A score pad as text, scored as text: what the page asks for, in a browser that runs this Python.

What comes back has the form of the server's answers: sheets, or a refusal with where it belongs.
"""

from __future__ import annotations

import json
from typing import Any

from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.game import Game
from dvergar.kernel.message import Message, plain_message
from dvergar.kernel.sheet import Line, Sheet, ranking


def reckon(game: Game[Any], text: str) -> str:
    """`{"sheets": […]}`, or `{"refused": {"key", "args", "player", "field"}}`."""
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
