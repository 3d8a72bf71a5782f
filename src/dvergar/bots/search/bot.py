"""The bot that searches."""

from __future__ import annotations

import random

from dvergar.bots.besides import Advised
from dvergar.bots.budget import Budget
from dvergar.bots.playout import is_free
from dvergar.bots.search.run import Search
from dvergar.bots.search.tree import Node, Option, look_of
from dvergar.kernel.action import Action
from dvergar.kernel.state import State

#: in a choice that all make at once, options tried this often as the favourite count as its equals
EQUALS = 0.5


class SearchBot(Advised):
    """The option that its search came back to most often."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._source = random.Random(seed)
        self._budget = budget
        #: the part of the last search that lies behind the action that was chosen
        self._kept: Node | None = None

    def choose(self, state: State, seat: int) -> Action:
        if not is_free(state, seat):
            return state.legal(seat)[0]
        search = self.search(state, seat)
        option = self.prefer(search)
        self._kept = search.root.later.get((seat, option.action))
        return option.action

    def search(self, state: State, seat: int) -> Search:
        """Think about a position for as long as the budget lasts."""
        kept = self._kept.recall(look_of(state, seat)) if self._kept is not None else None
        search = Search(state, seat, self._source, kept)
        self.think(search)
        return search

    def think(self, search: Search) -> None:
        for _ in self._budget.spend():
            search.iterate()

    def prefer(self, search: Search) -> Option:
        """The option tried most often. Where all choose at once, one of those tried nearly as
        often: who always does the same there can be seen through."""
        options = possible(search)
        best = max(options, key=lambda option: (option.visits, option.value))
        if len(search.first) == 1:
            return best
        equals = [option for option in options if option.visits >= EQUALS * best.visits]
        return self._source.choices(equals, [option.visits for option in equals])[0]


def possible(search: Search) -> list[Option]:
    """What was tried and can be done: what is kept of an earlier search may know other worlds."""
    state, seat = search.state, search.seat
    tried = search.root.options.values()
    return [option for option in tried if state.why_not(seat, option.action) is None]
