"""Taking back: which decision, and whether the others have to agree."""

from __future__ import annotations

from dvergar.kernel.action import Action
from dvergar.kernel.outlook import outcome
from dvergar.kernel.state import State
from dvergar.server.silence import QUIET
from dvergar.server.standing import Position, Standing

#: with how many worlds a move is compared: what two worlds in three hide is missed once in 16,000
_WORLDS = 24


def last_decision(standing: Standing, seat: int) -> int | None:
    """How many moves stand before the last one in which this seat had a choice.

    Answers that the player did not want to be asked for go with the wish.
    """
    for number in range(len(standing.line) - 1, -1, -1):
        made = standing.line[number]
        if made.seat == seat and not made.forced and made.silent != QUIET:
            return number
    return None


def nobody_acted_on(standing: Standing, seat: int, to: int) -> bool:
    """Whether there was nothing since but this seat's own moves."""
    return all(made.seat == seat for made in standing.line[to:])


def all_agree(standing: Standing, person: str | None, seat: int) -> bool:
    """Is there nobody but this person, or have all others agreed (and the rest is gone for good)?

    Who is away is asked, too: else one would only have to wait until nobody looks.
    """
    wish = standing.undo_wish
    agreed = wish.agreed if wish is not None and wish.seat == seat else frozenset()
    return standing.asked() <= agreed | {person}


def reveals(before: Position, standing: Standing, seat: int, to: int) -> bool:
    """Did the moves since `to`, all of this seat, show anybody what this seat did not know?

    They are made again in worlds that look the same to the seat. If everything that is told, and
    what the seat and a spectator see afterwards, is the same in all of them, nothing was revealed.
    """
    actions = [before.state.game.parse(made.action) for made in standing.line[to:]]
    chance = standing.chance()
    truth = _shown(before.state, seat, actions)
    worlds = (before.state.redeal(seat, chance) for _ in range(_WORLDS))
    return any(_shown(world, seat, actions) != truth for world in worlds)


def _shown(world: State, seat: int, actions: list[Action]) -> object:
    """What these actions tell and show in a world; None if they are not possible there."""
    found = outcome(world, seat, actions)
    if found is None:
        return None
    after, events = found
    return events, after.view(seat), after.view(None)
