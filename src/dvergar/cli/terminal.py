"""What a game brings for the terminal: its `terminal.py`."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from dvergar.kernel.action import Action
from dvergar.kernel.language import Text


class GameTerminal(Protocol):
    """The functions of a game's `terminal.py`."""

    def draw(self, view: dict[str, Any], text: Text) -> RenderableType:
        """The whole table as one seat sees it."""

    def label(self, action: Action, text: Text) -> str:
        """An action for somebody who does not know the short texts."""

    def explain(self, word: str, text: Text) -> str | None:
        """What a word on the table means."""

    def topics(self, text: Text) -> list[str]:
        """Words that can be explained."""


def terminal_of(package: str) -> GameTerminal:
    """The terminal of the game in a package."""
    return cast(GameTerminal, import_module(f"{package}.terminal"))
