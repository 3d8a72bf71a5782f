"""One search: playouts that begin in a redeal and go down every seat's tree at once.

Where all seats know the same, all go down one tree, one decision after the other.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from dvergar.bots.playout import choose_quickly, play_out, result, sealed
from dvergar.bots.search.tree import MOST_NODES, Node, Option, look_of
from dvergar.kernel.action import Action
from dvergar.kernel.state import State

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
        #: is there one tree for all seats?
        self.shared = state.game.open_hands
        own = Node() if root is None else root
        #: by seat; the searching seat's may come from an earlier search
        self.roots = [own if self.shared or each == seat else Node() for each in range(state.seats)]
        self.nodes = sum(1 for _ in own.below()) + (0 if self.shared else state.seats - 1)
        #: the seats that choose in the first decision; the last one ends it
        self.first = (seat,) if self.shared else self._all_who_choose()
        legal = state.legal(seat)
        #: what the searching seat does, if it has no choice
        self._only = legal[0] if len(legal) == 1 else None
        #: what the searching seat has to do at the root
        self._wanted: Action | None = None

    def _all_who_choose(self) -> tuple[int, ...]:
        """Those who choose at once with the searching seat, it included."""
        state, seat = self.state, self.seat
        own = () if seat in state.to_act else (seat,)
        return (*sealed(state, seat), *own, *state.to_act)

    @property
    def root(self) -> Node:
        return self.roots[self.seat]

    def acting(self, world: State) -> Sequence[int]:
        """The seats that choose in the next decision. Where nothing is secret, one after another:
        each knows what the one before did."""
        return world.to_act[:1] if self.shared else world.to_act

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
            self._decide(world, self.acting(world), places, trail)
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
        acting: Sequence[int],
        places: list[Node | None],
        trail: list[tuple[int, Node, Option]],
    ) -> None:
        """One decision. Where several seats choose at once, nobody's tree learns what the others
        chose before it shows; what one seat does alone, all see."""
        here = places[0]
        if self.shared and here is not None and len(world.legal(acting[0])) > 1:
            places[:] = [here.of(acting[0])] * world.seats
        chosen = [self._choose(world, seat, places, trail) for seat in acting]
        alone = len(acting) == 1
        for seat, action in zip(acting, chosen, strict=True):
            legal = world.legal(seat)
            # another seat's choice came first and changed what is possible
            if action not in legal and world.why_not(seat, action) is not None:
                continue
            forced = len(legal) == 1
            world.apply(seat, action)
            if forced:
                continue
            if self.shared:
                place = places[seat]
                places[:] = [place and self._follow(place, seat, action)] * world.seats
            else:
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
        if len(legal) == 1:
            return legal[0]
        node = places[seat]
        if node is None:
            return choose_quickly(world, seat, self.source)
        if node.visits == _WORTH_KEEPING and (self.shared or seat == self.seat):
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
