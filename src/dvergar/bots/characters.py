"""Who the bots are: for each level some characters, each with a temperament of its own.

A character is data (`data/characters.toml`); what it does to a bot's choices is in `style.py`.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Container, Iterable, Sequence
from importlib.resources import files
from typing import NamedTuple

from dvergar.kernel.errors import DvergarError

PACKAGE = "dvergar.bots"


class Temper(NamedTuple):
    """How somebody plays, whatever the game."""

    #: from -1, who likes to be sure, to 1, who likes to gamble
    risk: float = 0.0
    #: of what the games declare
    likes: tuple[str, ...] = ()


class Character(NamedTuple):
    """A bot with a name. Texts: `character-<id>` and `character-<id>-about`."""

    id: str
    level: str
    temper: Temper


def _read() -> dict[str, Character]:
    text = (files(PACKAGE) / "data" / "characters.toml").read_text("utf-8")
    found: dict[str, Character] = {}
    for record in tomllib.loads(text)["character"]:
        temper = Temper(float(record["risk"]), tuple(record["likes"]))
        found[record["id"]] = Character(record["id"], record["level"], temper)
    return found


#: by id, in the order of the file: by level
CHARACTERS = _read()


def of_level(level: str) -> list[str]:
    """The ids of a level's characters; a bot that is no level has none."""
    return [each.id for each in CHARACTERS.values() if each.level == level]


def find_character(level: str, name: str) -> Character:
    """The character of a level; refuses one who does not exist or plays otherwise."""
    known = of_level(level)
    if name not in known:
        raise DvergarError("bad-character", {"given": name, "bot": level, "known_list": known})
    return CHARACTERS[name]


def bot_name(level: str, character: str | None) -> str:
    """The bot of a level with a character (see `names.py`), or without one who is no longer
    there: old tables are older than some characters."""
    return f"{level}:{character}" if character in of_level(level) else level


def deal(
    levels: Sequence[str | None], taken: Container[str | None], source: random.Random
) -> list[str | None]:
    """A character for each of these levels, all different as long as there are enough; None where
    there is none."""
    found: list[str | None] = []
    for level in levels:
        known = [] if level is None else of_level(level)
        free = _without(_without(known, taken) or known, found)
        found.append(source.choice(free or known) if known else None)
    return found


def _without(names: Iterable[str], others: Container[str | None]) -> list[str]:
    return [name for name in names if name not in others]
