"""What a search remembers: for each seat a tree of what that seat can tell apart.

Where all seats know the same, one tree is enough: in it, each decision belongs to who makes it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import log, sqrt

from dvergar.kernel.action import Action
from dvergar.kernel.state import State

#: how much is tried beside what seems best, in standard deviations of the pay-offs
_CURIOSITY = 0.5
#: after n visits, this many times the root of n options are tried
_WIDENING = 1.0
#: nodes of one search, all seats together
MOST_NODES = 100_000


class Option:
    """One action of the seat whose tree it is: how often it was tried, and what it brought."""

    __slots__ = ("action", "total", "visits")

    def __init__(self, action: Action) -> None:
        self.action = action
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
        *("besides", "later", "left_out", "look", "options", "seat", "squares"),
        *("total", "visits", "waiting"),
    )

    def __init__(self, seat: int = -1) -> None:
        #: who decides here; -1: nobody has yet
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        #: what was tried here
        self.options: dict[Action, Option] = {}
        #: what was not tried yet, the best last
        self.waiting: list[Action] = []
        #: what the game's advice does not want to be thought about
        self.left_out: set[Action] = set()
        self.later: dict[Deed, Node] = {}
        #: in a tree that all share, by seat: others who decide here, because chance fell otherwise
        self.besides: dict[int, Node] = {}
        #: how the table once looked to the seat when it had to decide here
        self.look: int | None = None

    def select(
        self, state: State, seat: int, legal: Sequence[Action], source: random.Random
    ) -> Option:
        """The option to try now: upper confidence bounds over a list that widens slowly."""
        options = self.options
        tried = [options[action] for action in legal if action in options]
        if len(tried) < len(legal) and len(tried) <= _WIDENING * sqrt(self.visits):
            fresh = self._widen(state, seat, legal, source)
            if fresh is not None:
                return fresh
        mean = self.total / self.visits
        spread = sqrt(max(self.squares / self.visits - mean * mean, 1e-6))
        reach = _CURIOSITY * spread * sqrt(log(self.visits + 1))
        best, found = -1.0, tried[0]
        for option in tried:
            bound = option.total / option.visits + reach / sqrt(option.visits)
            if bound > best:
                best, found = bound, option
        return found

    def _widen(
        self, state: State, seat: int, legal: Sequence[Action], source: random.Random
    ) -> Option | None:
        """The most promising option that was not tried yet; None: there is none."""
        waiting, left_out = self.waiting, self.left_out
        fresh = [action for action in legal if action not in self.options]
        if not left_out.union(waiting).issuperset(fresh):
            source.shuffle(fresh)  # among equals no order is better than another
            advisor = state.game.advisor
            wanted = list(advisor.candidates(state, seat, fresh))
            ranked = sorted(
                zip(advisor.values(state, seat, wanted), range(len(wanted)), strict=True)
            )
            others = [action for action in waiting if action not in fresh]
            waiting[:] = [*others, *[wanted[number] for _, number in ranked]]
            left_out.update(set(fresh).difference(wanted))
        for spot in range(len(waiting) - 1, -1, -1):
            if waiting[spot] in fresh:
                return self.option(waiting.pop(spot))
        # in another world nothing else may be possible
        return None if len(fresh) < len(legal) else self.option(fresh[0])

    def of(self, seat: int) -> Node:
        """This place as the seat's own decision."""
        if self.seat < 0:
            self.seat = seat
        if self.seat == seat:
            return self
        found = self.besides.get(seat)
        if found is None:
            found = self.besides[seat] = Node(seat)
        return found

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
            waiting += node.besides.values()

    def recall(self, look: int) -> Node | None:
        """The node from here on at which the table looked like this, if there is one."""
        return next((node for node in self.below() if node.look == look), None)


def look_of(state: State, seat: int) -> int:
    """How the table looks to a seat, in one number."""
    return hash(repr(state.view(seat)))
