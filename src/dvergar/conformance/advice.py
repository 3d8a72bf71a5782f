"""Advice must be sound, and must not depend on what a seat cannot know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

from dvergar.kernel.action import Action
from dvergar.kernel.message import Message
from dvergar.kernel.state import State

if TYPE_CHECKING:
    from dvergar.conformance.run import Run

#: of the positions that are examined thoroughly, the part where all advice is asked for, and where
#: the reasons are compared: they take longest
_PART = 0.2
#: the part of the games in which advice leads, and how many of their moves it chooses: chance alone
#: hardly ever reaches a goal
_LED = 0.5
_FOLLOWED = 0.5


class Advice:
    """The part of an examination that is about what bots ask."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.advisor = run.game.advisor
        #: of its own, as in `Hidden`
        self.random = random.Random(f"advice {run.setup.seed}")
        self.leads = self.random.random() < _LED

    def draw(self, state: State, seat: int) -> Action | None:
        """Now and then, what a bot would do at a glance."""
        if not self.leads or self.random.random() >= _FOLLOWED:
            return None
        legal = state.legal(seat)
        if not legal:
            return None
        action = self.advisor.rollout(state.copy(), seat, legal, self.random)
        sound = state.why_not(seat, action) is None
        self.demand(sound, f"rollout gives {action}")
        return action if sound else None

    def check(self, state: State) -> None:
        """Now and then: what a bot asks, in a world as a bot sees it."""
        if self.random.random() >= _PART:
            return
        seat = self.random.choice(state.to_act)
        world = state.redeal(seat, self.random)
        legal = world.legal(seat)
        before = world.dump()
        self.check_forecast(world)
        values = self.advisor.values(world, seat, legal)
        self.demand(_are_numbers(values, len(legal)), f"values of {len(legal)} actions: {values}")
        for name, liking in self.advisor.likings().items():
            liked = liking(world, seat, legal)
            self.demand(_are_numbers(liked, len(legal)), f"liking {name}: {liked}")
        wanted = list(self.advisor.candidates(world, seat))
        sound = bool(wanted) and all(world.why_not(seat, action) is None for action in wanted)
        self.demand(sound, f"candidates {[*map(str, wanted)]}")
        seed = self.random.getrandbits(32)
        quick = [self.advisor.rollout(world, seat, legal, random.Random(seed)) for _ in range(2)]
        self.demand(world.why_not(seat, quick[0]) is None, f"rollout gives {quick[0]}")
        self.demand(quick[0] == quick[1], "rollout has chances of its own")
        action = self.random.choice(legal)
        self.check_words(self.advisor.reasons(world, seat, action))
        self.demand(world.dump() == before, "asking for it changed the state")

    def check_forecast(self, world: State) -> None:
        """A chance of winning and a probable score for each seat, where there are any."""
        chances = self.advisor.evaluate(world)
        if chances is not None:
            sound = _are_numbers(chances, world.seats) and all(0 <= one <= 1 for one in chances)
            self.demand(sound, f"evaluate gives {chances}")
        scores = self.advisor.expect(world)
        if scores is not None:
            self.demand(_are_numbers(scores, world.seats), f"expect gives {scores}")

    def check_words(self, reasons: Sequence[Message]) -> None:
        text = self.run.game.text("en")
        unknown = [reason.key for reason in reasons if not text.knows(reason.key)]
        self.demand(not unknown, f"no words for the reasons {unknown}")

    def demand(self, holds: bool, detail: str) -> None:
        self.run.demand(holds, "advice", detail)

    def compare(self, state: State, other: State, seat: int) -> None:
        """A bot gets the same advice in two worlds that its seat cannot tell apart.

        Not of `evaluate`, `expect` and `rollout`: these are asked in redealt worlds only, and may
        look at everything there.
        """
        legal = state.legal(seat)
        if legal:
            reasoned = self.random.random() < _PART
            action = self.random.choice(legal) if reasoned else None
            same = self.given(state, seat, action) == self.given(other, seat, action)
            self.run.demand(same, "advice-leaks", f"seat {seat}: {legal[0].verb}")

    def given(self, state: State, seat: int, action: Action | None) -> tuple[Any, ...]:
        """What must be the same."""
        legal = state.legal(seat)
        return (
            list(self.advisor.values(state, seat, legal)),
            [list(liking(state, seat, legal)) for liking in self.advisor.likings().values()],
            list(self.advisor.candidates(state, seat)),
            self.advisor.besides(state, seat, legal),
            [] if action is None else list(self.advisor.reasons(state, seat, action)),
        )


def _are_numbers(found: Sequence[Any], count: int) -> bool:
    return len(found) == count and all(type(one) in (float, int) and isfinite(one) for one in found)
