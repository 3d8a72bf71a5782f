"""What a game brings for the terminal: its `terminal.py`, or `plain.py` if it has none."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from dvergar.cli import plain
from dvergar.kernel.action import Action
from dvergar.kernel.game import Game
from dvergar.kernel.language import Text


class GameTerminal(Protocol):
    """The functions of a game's `terminal.py`."""

    def draw(self, view: dict[str, Any], text: Text, game: Game[Any]) -> RenderableType:
        """The whole table as one seat sees it."""

    def about(self, action: Action, text: Text, game: Game[Any]) -> str:
        """What an action is good for, where its name does not say so; "" otherwise."""

    def hint(self, legal: Sequence[Action], text: Text) -> str:
        """How to answer where there are too many options to list."""

    def explain(self, word: str, text: Text, game: Game[Any]) -> str | None:
        """What a word on the table means."""

    def topics(self, text: Text, game: Game[Any]) -> list[str]:
        """Words that can be explained."""


def terminal_of(package: str) -> GameTerminal:
    """The terminal of the game in a package; a plain one if it brings none."""
    if find_spec(f"{package}.terminal") is None:
        return cast(GameTerminal, plain)
    return cast(GameTerminal, import_module(f"{package}.terminal"))
