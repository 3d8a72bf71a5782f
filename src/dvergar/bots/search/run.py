"""One search: playouts that begin in a redeal and go down every seat's tree at once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from dvergar.bots.playout import acting, choose_quickly, is_free, play_out, result, sealed
from dvergar.bots.search.tree import MOST_NODES, Node, Option, look_of
from dvergar.kernel.action import Action
from dvergar.kernel.state import State
from dvergar.kernel.step import SEALED

#: a node that is visited this often remembers how the table looked
_WORTH_KEEPING = 8


class Playout(NamedTuple):
    """One playout: what the searching seat did first, and what came of it."""

    action: Action
    payoffs: Sequence[float]
    #: where it ended: judged by the game's advice, or over
    world: State


class Search:
    """The trees over one position, as one seat sees it."""

    def __init__(
        self, state: State, seat: int, source: random.Random, root: Node | None = None
    ) -> None:
        self.state = state
        self.seat = seat
        self.source = source
        #: by seat; the searching seat's may come from an earlier search
        self.roots = [Node() for _ in range(state.seats)]
        if root is not None:
            self.roots[seat] = root
        self.nodes = state.seats if root is None else state.seats + sum(1 for _ in root.below())
        #: the seats that choose in the first decision; of a sealed one, the last one ends it
        self.first: tuple[int, ...] = (seat,)
        if state.mode == SEALED:
            own = () if seat in state.to_act else (seat,)
            self.first = (*sealed(state, seat), *own, *state.to_act)
        #: what the searching seat does, if it has no choice
        self._only = None if is_free(state, seat) else state.legal(seat)[0]
        #: what the searching seat has to do at the root
        self._wanted: Action | None = None

    @property
    def root(self) -> Node:
        return self.roots[self.seat]

    def iterate(self, first: Action | None = None) -> Playout:
        """One playout: down the trees, on by the quick policy, and back up with the pay-offs.

        `first` is what the searching seat has to begin with.
        """
        world = self.state.redeal(self.seat, self.source)
        places: list[Node | None] = list(self.roots)
        trail: list[tuple[int, Node, Option]] = []
        self._wanted = first
        self._decide(world, self.first, places, trail)
        self._wanted = None
        evaluate = world.game.advisor.evaluate
        payoffs: Sequence[float] | None = None
        while world.to_act and payoffs is None:
            payoffs = evaluate(world)
            if payoffs is not None:
                break
            if not any(places):
                payoffs = play_out(world, self.source)
                break
            self._decide(world, acting(world, self.source), places, trail)
        if payoffs is None:
            payoffs = result(world)
        for seat, node, option in trail:
            payoff = payoffs[seat]
            node.visits += 1
            node.total += payoff
            node.squares += payoff * payoff
            option.visits += 1
            option.total += payoff
        begun = self._only or next(option.action for _, node, option in trail if node is self.root)
        return Playout(begun, payoffs, world)

    def _decide(
        self,
        world: State,
        seats: Sequence[int],
        places: list[Node | None],
        trail: list[tuple[int, Node, Option]],
    ) -> None:
        """One decision. Where several seats choose at once, nobody's tree learns what the others
        chose before it shows; what one seat does alone, all see."""
        chosen = [self._choose(world, seat, places, trail) for seat in seats]
        alone = len(seats) == 1
        for seat, action in zip(seats, chosen, strict=True):
            # another seat's choice came first and changed what is possible
            if not alone and world.why_not(seat, action) is not None:
                places[seat] = None
                continue
            free = len(world.legal(seat)) > 1 or is_free(world, seat)
            world.apply(seat, action)
            if free:
                for watcher in range(world.seats) if alone else (seat,):
                    place = places[watcher]
                    if place is not None:
                        places[watcher] = self._follow(place, seat, action)

    def _choose(
        self,
        world: State,
        seat: int,
        places: list[Node | None],
        trail: list[tuple[int, Node, Option]],
    ) -> Action:
        legal = world.legal(seat)
        if len(legal) == 1 and not is_free(world, seat):
            return legal[0]
        node = places[seat]
        if node is None:
            return choose_quickly(world, seat, self.source)
        if node.visits == _WORTH_KEEPING and seat == self.seat:
            node.look = look_of(world, seat)
        if self._wanted is not None and node is self.root:
            option = node.option(self._wanted)
        else:
            option = node.select(world, seat, legal, self.source)
        trail.append((seat, node, option))
        return option.action

    def _follow(self, node: Node, seat: int, action: Action) -> Node | None:
        """Where a deed leads in a tree; one that is new there is added, but not entered yet."""
        deed = (seat, action)
        found = node.later.get(deed)
        if found is None and self.nodes < MOST_NODES:
            node.later[deed] = Node()
            self.nodes += 1
        return found
