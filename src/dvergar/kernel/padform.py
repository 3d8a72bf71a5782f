"""What the score pads of all games have in common: how they are read, and where one is wrong.

A pad is an object with a list `players`, each with a `name`; what else stands on it is the game's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol, TypeVar

import msgspec

from dvergar.kernel.data import explain_invalid
from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.message import Message, Value

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
