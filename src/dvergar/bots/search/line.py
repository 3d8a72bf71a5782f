"""The principal line of a search: what it thinks will be played."""

from __future__ import annotations

from collections.abc import Sequence

from dvergar.bots.playout import acting, is_free
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
    seats: Sequence[int] = search.first
    while seats:
        chosen = [_preferred(world, seat, places[seat]) for seat in seats]
        for seat, action in zip(seats, chosen, strict=True):
            if action is None or world.why_not(seat, action) is not None:
                return line
            free = is_free(world, seat)
            world.apply(seat, action)
            line.append((seat, action))
            for watcher in range(world.seats) if len(seats) == 1 else (seat,):
                place = places[watcher]
                if place is not None and free:
                    places[watcher] = place.later.get((seat, action))
        judged = world.is_over or world.game.advisor.evaluate(world) is not None
        seats = () if judged else acting(world, search.source)
    return line


def _preferred(world: State, seat: int, node: Node | None) -> Action | None:
    """What a seat would do; None if nobody knows."""
    if not is_free(world, seat):
        return world.legal(seat)[0]
    tried = [] if node is None else [o for o in node.options.values() if o.visits >= _SURE]
    for option in sorted(tried, key=lambda option: option.visits, reverse=True):
        if world.why_not(seat, option.action) is None:
            return option.action
    return None
