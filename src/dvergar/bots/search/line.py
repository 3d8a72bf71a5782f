"""The principal line of a search: what it thinks will be played."""

from __future__ import annotations

from collections.abc import Sequence

from dvergar.bots.search.run import Search
from dvergar.bots.search.tree import Deed, Node
from dvergar.kernel.action import Action
from dvergar.kernel.state import State

#: an option that was tried less often says nothing
_SURE = 4


def principal_line(search: Search) -> list[Deed]:
    """In one redeal, what each seat's tree prefers, as far as the trees are sure."""
    world = search.state.redeal(search.seat, search.source)
    places: list[Node | None] = list(search.roots)
    line: list[Deed] = []
    acting: Sequence[int] = search.first
    while acting:
        here = places[0]
        if search.shared and here is not None and len(world.legal(acting[0])) > 1:
            places = [here.of(acting[0])] * world.seats
        chosen = [_preferred(world, seat, places[seat]) for seat in acting]
        for seat, action in zip(acting, chosen, strict=True):
            if action is None or action not in world.legal(seat):
                return line
            forced = len(world.legal(seat)) == 1
            world.apply(seat, action)
            line.append((seat, action))
            for watcher in range(world.seats) if len(acting) == 1 else (seat,):
                place = places[watcher]
                if place is not None and not forced:
                    places[watcher] = place.later.get((seat, action))
        judged = world.is_over or world.game.advisor.evaluate(world) is not None
        acting = () if judged else search.acting(world)
    return line


def _preferred(world: State, seat: int, node: Node | None) -> Action | None:
    """What a seat would do; None if nobody knows."""
    legal = world.legal(seat)
    if len(legal) == 1:
        return legal[0]
    options = [node.options[action] for action in legal if node and action in node.options]
    best = max(options, key=lambda option: option.visits, default=None)
    return best.action if best is not None and best.visits >= _SURE else None
