"""Games from other packages: found by their entry points, and looked at before anyone plays them.

A package says in its `pyproject.toml` where its game is:

    [project.entry-points."dvergar.games"]
    haggling = "haggling"

The value is the package that has the files of a game. Code of another package runs here, so
nothing that it does wrong may keep the other games from being played: it is refused by name.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from dvergar.kernel.game import Game, make_game
from dvergar.kernel.message import Message

GROUP = "dvergar.games"
#: what even the smallest game has
FILES = ("game.py", "text/en.ftl")
_MEMBERS = (
    *("rules_version", "seat_counts", "minutes", "difficulty"),
    *("score_bounds", "longest", "steps", "state_class"),
)
_WORDS = ("game-title", "game-about")
_NAME = re.compile(r"[a-z][a-z0-9_]{0,40}")


def announced() -> list[tuple[str, str]]:
    """The name and the package of each game that an installed package announces, in order."""
    return sorted({(each.name, each.value.strip()) for each in entry_points(group=GROUP)})


def missing_files(package: str) -> list[str]:
    """Which files a game lacks."""
    folder = files(package)
    has = {
        "game.py": find_spec(f"{package}.game") is not None,  # perhaps compiled
        "text/en.ftl": folder.joinpath("text", "en.ftl").is_file(),
    }
    return [file for file in FILES if not has[file]]


def fault_of(name: str, package: str) -> Message | None:
    """Why the game of another package cannot be played here; None if it can."""
    if not _NAME.fullmatch(name):
        return Message("unfit-name")
    try:
        import_module(package)
        missing = missing_files(package)
        return _lacks(missing) if missing else _fault_within(name, package)
    except Exception as error:  # whatever it does, the other games go on
        return Message("unfit-error", {"error": f"{type(error).__name__}: {error}"})


def _fault_within(name: str, package: str) -> Message | None:
    if not callable(getattr(import_module(f"{package}.game"), "create", None)):
        return _lacks(["game.create"])
    if not isinstance(import_module(f"{package}.game").create(None), Game):
        return Message("unfit-create")
    game: Game[Any] = make_game(package, None)
    for member, wanted in (("name", name), ("package", package)):
        given = getattr(game, member, "")
        if given != wanted:
            return Message("unfit-member", {"member": member, "given": given, "wanted": wanted})
    missing = [f"Game.{member}" for member in _MEMBERS if not hasattr(game, member)]
    text = game.text("en")
    missing += [f"text/en.ftl: {key}" for key in _WORDS if not text.knows(key)]
    return _lacks(missing) if missing else None


def _lacks(missing: list[str]) -> Message:
    return Message("unfit-missing", {"missing_list": missing})
