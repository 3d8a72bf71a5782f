"""What an action would bring, as far as the seat that asks can know.

The action is tried in worlds that look the same to the seat, never in the true state: what is told
is what is the same in all of them, so that asking reveals nothing.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple, TypeVar

from dvergar.kernel.action import Action
from dvergar.kernel.message import Event, Message
from dvergar.kernel.state import State

S = TypeVar("S", bound=State)

#: in how many worlds an action is tried: one chance in three is taken for certain once in 243
_WORLDS = 6


class Outlook(NamedTuple):
    """What is certain about an action; nothing but `why_not` if it is not possible."""

    why_not: Message | None
    #: what would happen, as the seat would see it, up to where it becomes uncertain
    events: Sequence[Message] = ()
    #: of each seat; None: not certain, or not public in this game
    scores: Sequence[int] | None = None
    #: the next decision for the seat; None: something uncertain comes first, or the end
    prompt: Message | None = None
    #: for whom the game would then wait; empty: something uncertain comes first, or the end
    to_act: Sequence[int] = ()


def outcome(world: S, seat: int, actions: Sequence[Action]) -> tuple[S, list[Event]] | None:
    """Where actions of a seat lead, and what happens then; None if they are not possible.

    The world itself stays as it is.
    """
    after = world.copy()
    after.listen(scenes=False)
    for action in actions:
        if after.why_not(seat, action) is not None:
            return None
        after.apply(seat, action)
    return after, after.heard()


def outlooks(
    state: State, seat: int, actions: Sequence[Action], source: random.Random
) -> list[Outlook]:
    """What each of these actions would bring to a seat."""
    worlds = [state.redeal(seat, source) for _ in range(_WORLDS)]
    return [_outlook(worlds, seat, action) for action in actions]


def _outlook(worlds: Sequence[State], seat: int, action: Action) -> Outlook:
    reason = worlds[0].why_not(seat, action)
    if reason is not None:
        return Outlook(reason)
    found = [outcome(world, seat, [action]) for world in worlds]
    ends = [each for each in found if each is not None]
    if len(ends) < len(found):  # whether it is possible depends on what is hidden
        return Outlook(None)
    told = [[event.seen_by(seat) for event in events] for _, events in ends]
    scores = [end.scores() for end, _ in ends] if worlds[0].game.open_scores else [None]
    next_ones = [(end.prompt(seat), end.to_act) for end, _ in ends]
    certain = _all_same(told) and _all_same(next_ones)
    prompt, to_act = next_ones[0] if certain else (None, ())
    return Outlook(None, _common(told), scores[0] if _all_same(scores) else None, prompt, to_act)


def _all_same(values: Sequence[object]) -> bool:
    return all(value == values[0] for value in values)


def _common(told: Sequence[Sequence[Message]]) -> list[Message]:
    """What all begin with."""
    beginning = takewhile(_all_same, zip(*told, strict=False))
    return [messages[0] for messages in beginning]
