"""The match of a game's tutorial, to be asked about its moments."""

from __future__ import annotations

from typing import Any

from dvergar.kernel.game import Game
from dvergar.kernel.message import Event
from dvergar.kernel.state import State
from dvergar.kernel.tutorial import LEARNER, Step, Tutorial


class Script:
    """A game's tutorial and its positions, by chapter and step."""

    def __init__(self, game: Game[Any]) -> None:
        found = game.tutorial()
        assert found is not None
        self.game = game
        self.tutorial: Tutorial = found

    def step(self, chapter: str, step: str) -> Step:
        found = self.tutorial.chapter(chapter)
        assert found is not None
        return next(each for each in found.steps if each.id == step)

    def state(self, chapter: str, step: str) -> State:
        """The position in which the learner hears it: the others have moved."""
        number = self.step(chapter, step).at
        while self.tutorial.position(self.game, number).to_act not in ((LEARNER,), ()):
            number += 1
        return self.tutorial.position(self.game, number)

    def state_after(self, chapter: str, step: str, action: str) -> State:
        """What would be if the learner did this."""
        state = self.state(chapter, step)
        state.apply(LEARNER, self.game.parse(action))
        return state

    def events(self, begin: int, end: int) -> list[Event]:
        """What happens with the moves from one number to another."""
        state = self.tutorial.position(self.game, begin)
        state.listen()
        for seat, action in self.tutorial.moves[begin:end]:
            state.apply(seat, action)
        return state.heard()
