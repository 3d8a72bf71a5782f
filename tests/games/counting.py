"""What a game counts in itself (`insight`), beside what its events tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import dvergar
from dvergar.kernel.insight import Insight
from dvergar.kernel.message import Event
from dvergar.kernel.state import State


def counted(
    name: str, seats: int, seed: int, hear: Callable[[Event], None] | None = None
) -> tuple[Insight, State]:
    """What is counted in a game of the greedy kind, and how it ended; `hear` is told all events."""
    game = dvergar.game(name)
    state: State = game.start(game.setup(seats, seed, {}), listen=True)

    def positions() -> Iterator[State]:
        yield state
        while True:
            for event in state.heard():
                if hear is not None:
                    hear(event)
            if state.is_over:
                return
            seat = state.to_act[0]
            legal = state.legal(seat)
            values = game.advisor.values(state, seat, legal)
            state.apply(seat, legal[values.index(max(values))])
            yield state

    return game.insight(positions()), state
