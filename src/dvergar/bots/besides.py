"""What a seat does although nobody waits for it: show a goal, offer a trade after it was done."""

from __future__ import annotations

from dvergar.kernel.action import Action
from dvergar.kernel.state import State
from dvergar.kernel.step import FREE, SEALED


def woken(state: State) -> tuple[int, ...]:
    """The seats that nobody waits for and that have something to do: their bots are asked for it.

    Not in a sealed decision, where who may act has chosen; replacing that choice without having
    learned anything is no progress.
    """
    if not state.may_act or not (state.game.asides or state.mode == FREE):
        return ()
    if state.mode == SEALED:
        return ()
    return tuple([seat for seat in state.may_act if state.legal(seat) or state.forms(seat)])


class Advised:
    """A bot that does besides what the game's advice says."""

    def besides(self, state: State, seat: int) -> Action | None:
        return state.game.advisor.besides(state, seat, state.legal(seat))
