"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from dvergar.kernel.action import Action
from dvergar.kernel.state import State


class Bot(Protocol):
    """Chooses for one seat, from what that seat may know."""

    def choose(self, state: State, seat: int) -> Action:
        """One of the legal actions."""
