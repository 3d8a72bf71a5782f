"""What a search remembers: for each seat a tree of what that seat can tell apart."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import log, sqrt

from dvergar.kernel.action import Action
from dvergar.kernel.state import State

#: how much is tried beside what seems best, in standard deviations of the pay-offs
_CURIOSITY = 0.5
#: after n visits, this many times the root of n options are tried
_WIDENING = 1.0
#: a list is long if it is so many times as long as what was tried of it
_LONG = 4
#: nodes of one search, all seats together
MOST_NODES = 100_000


class Option:
    """One action of the seat whose tree it is: how often it was tried, and what it brought."""

    __slots__ = ("action", "spot", "total", "visits")

    def __init__(self, action: Action) -> None:
        self.action = action
        #: where it last stood among the legal actions
        self.spot = 0
        self.visits = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


#: what a seat sees happen: who did what
Deed = tuple[int, Action]


class Node:
    """A seat's knowledge since the search began: what it did itself, and what it saw others do."""

    __slots__ = (
        "described",
        "later",
        "left_out",
        "look",
        "options",
        "seen",
        "squares",
        "total",
        "visits",
        "waiting",
    )

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        #: what was tried here
        self.options: dict[Action, Option] = {}
        #: what was not tried yet, the best last
        self.waiting: list[Action] = []
        #: what the game's advice does not want to be thought about
        self.left_out: set[Action] = set()
        #: were actions proposed that are not listed?
        self.described = False
        #: the legal actions of a world in which nothing was left to try
        self.seen: tuple[Action, ...] = ()
        self.later: dict[Deed, Node] = {}
        #: how the table once looked to the seat when it had to decide here
        self.look: int | None = None

    def select(
        self, state: State, seat: int, legal: tuple[Action, ...], source: random.Random
    ) -> Option:
        """The option to try now: upper confidence bounds over a list that widens slowly."""
        options = self.options
        if len(legal) < _LONG * len(options) and not self.described:
            tried = [options[action] for action in legal if action in options]
        else:
            tried = self._tried(legal)
        if len(tried) <= _WIDENING * sqrt(self.visits) and (self.waiting or legal != self.seen):
            fresh = self._widen(state, seat, legal, source)
            if fresh is not None:
                return fresh
        while tried:
            mean = self.total / self.visits
            spread = sqrt(max(self.squares / self.visits - mean * mean, 1e-6))
            reach = _CURIOSITY * spread * sqrt(log(self.visits + 1))
            best, found = -1.0, tried[0]
            for option in tried:
                bound = option.total / option.visits + reach / sqrt(option.visits)
                if bound > best:
                    best, found = bound, option
            if not self.described or state.why_not(seat, found.action) is None:
                return found
            tried.remove(found)
        # in another world nothing else may be possible
        return self.option(legal[0])

    def _tried(self, legal: tuple[Action, ...]) -> list[Option]:
        """What was tried here and is possible in this world. Of described actions this is believed:
        only the one that is wanted is looked at. A long list is not gone through as long as all
        are where they were."""
        options = self.options
        if self.described:
            return list(options.values())
        count = len(legal)
        for option in options.values():
            spot, action = option.spot, option.action
            if spot >= count or (legal[spot] is not action and legal[spot] != action):
                break
        else:
            return list(options.values())
        tried: list[Option] = []
        for spot, action in enumerate(legal):
            if action in options:
                option = options[action]
                option.spot = spot
                tried.append(option)
        return tried

    def _widen(
        self, state: State, seat: int, legal: tuple[Action, ...], source: random.Random
    ) -> Option | None:
        """The most promising option that was not tried yet; None: there is none."""
        waiting = self.waiting
        fresh = {action for action in legal if action not in self.options}
        if not self.options or not self.left_out.union(waiting).issuperset(fresh):
            self._propose(state, seat, fresh, source)
        for spot in range(len(waiting) - 1, -1, -1):
            action = waiting[spot]
            if action in fresh or (self.described and state.why_not(seat, action) is None):
                return self.option(waiting.pop(spot))
        self.seen = legal
        return None

    def _propose(self, state: State, seat: int, fresh: set[Action], source: random.Random) -> None:
        """Ask the game's advice what is worth a thought, and put it in order."""
        advisor = state.game.advisor
        options, waiting = self.options, self.waiting
        wanted = [action for action in advisor.candidates(state, seat) if action not in options]
        proposed = set(wanted)
        if wanted:
            source.shuffle(wanted)  # among equals no order is better than another
            values = advisor.values(state, seat, wanted)
            ranked = sorted(zip(values, range(len(wanted)), strict=True))
            others = [action for action in waiting if action not in proposed]
            waiting[:] = [*others, *[wanted[number] for _, number in ranked]]
        self.left_out.update(fresh.difference(proposed))
        self.described = self.described or not proposed.issubset(fresh)

    def option(self, action: Action) -> Option:
        """An action as an option of this node; from now on, if it was none."""
        found = self.options.get(action)
        if found is None:
            found = self.options[action] = Option(action)
        return found

    def below(self) -> Iterator[Node]:
        """This node and all that come after it."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += node.later.values()

    def recall(self, look: int) -> Node | None:
        """The node from here on at which the table looked like this, if there is one."""
        return next((node for node in self.below() if node.look == look), None)


def look_of(state: State, seat: int) -> int:
    """How the table looks to a seat, in one number."""
    return hash(repr(state.view(seat)))
