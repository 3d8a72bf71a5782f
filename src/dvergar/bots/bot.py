"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from dvergar.kernel.action import Action
from dvergar.kernel.state import State


class Bot(Protocol):
    """Chooses for one seat, from what that seat may know."""

    def choose(self, state: State, seat: int) -> Action:
        """One of the actions that are possible, for a seat that the game waits for."""

    def besides(self, state: State, seat: int) -> Action | None:
        """What a seat does for which nobody waits (`woken`); None: nothing."""
