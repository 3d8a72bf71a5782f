"""Playing a position on, by a game's quick policy, until it can be judged."""

from __future__ import annotations

import random
from collections.abc import Sequence

from dvergar.kernel.action import Action
from dvergar.kernel.state import State
from dvergar.kernel.step import SEALED


def sealed(state: State, seat: int) -> tuple[int, ...]:
    """The other seats that have already chosen in the decision that this seat has to make.

    What they chose is secret, and a redeal draws it evenly. That would make them worse players
    than they are: whoever looks ahead lets them choose anew. Which seats these are is public:
    they may replace their choice by an action of the same kind. In a decision that is one seat's
    own nobody else has chosen: there the others may only do something besides.
    """
    if not state.may_act or state.mode != SEALED:
        return ()
    verbs = {action.verb for action in state.legal(seat)}
    return tuple(
        other
        for other in state.may_act
        if other != seat and verbs >= {action.verb for action in state.legal(other)} != set()
    )


def acting(state: State, source: random.Random) -> tuple[int, ...]:
    """The seats that act next: several only in a sealed decision. Where all act in any order, it is
    one of those that the game waits for, whichever chance wants."""
    to_act = state.to_act
    if len(to_act) < 2 or state.mode == SEALED:
        return to_act
    return (to_act[int(source.random() * len(to_act))],)


def result(state: State) -> list[float]:
    """Each seat's share of the victory in a finished game."""
    outcome = state.outcome()
    return [outcome.share(seat) for seat in range(state.seats)]


def is_free(state: State, seat: int) -> bool:
    """Whether a seat has anything to choose."""
    return len(state.legal(seat)) > 1 or len(state.forms(seat)) > 0


def options(state: State, seat: int) -> list[Action]:
    """All that is listed, and the described actions that the game's advice proposes."""
    legal = state.legal(seat)
    if not state.described or not state.forms(seat):
        return list(legal)
    proposed = state.game.advisor.candidates(state, seat)
    return list(dict.fromkeys((*legal, *proposed)))


def choose_quickly(state: State, seat: int, source: random.Random) -> Action:
    """What the game's quick policy does; without a choice it is not asked."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return state.game.advisor.rollout(state, seat, legal, source)


def play_out(state: State, source: random.Random) -> Sequence[float]:
    """Play on, in place, to the end or to where the game's advice can judge: each seat's chance."""
    evaluate = state.game.advisor.evaluate
    while state.to_act:
        judged = evaluate(state)
        if judged is not None:
            return judged
        to_act = state.to_act
        seat = to_act[0] if len(to_act) == 1 else acting(state, source)[0]
        state.apply(seat, choose_quickly(state, seat, source))
    return result(state)
