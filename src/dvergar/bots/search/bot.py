"""The bot that searches."""

from __future__ import annotations

import random

from dvergar.bots.besides import Advised
from dvergar.bots.budget import Budget
from dvergar.bots.search.run import Search
from dvergar.bots.search.tree import Node, Option, look_of
from dvergar.kernel.action import Action
from dvergar.kernel.state import State

#: in a choice that all make at once, options tried this often as the favourite count as its equals
_EQUALS = 0.5


class SearchBot(Advised):
    """The option that its search came back to most often."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._source = random.Random(seed)
        self._budget = budget
        #: the part of the last search that lies behind the action that was chosen
        self._kept: Node | None = None

    def choose(self, state: State, seat: int) -> Action:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        search = self.search(state, seat)
        option = _favourite(search, legal, self._source)
        self._kept = search.root.later.get((seat, option.action))
        return option.action

    def search(self, state: State, seat: int) -> Search:
        """Think about a position for as long as the budget lasts."""
        kept = self._kept.recall(look_of(state, seat)) if self._kept is not None else None
        search = Search(state, seat, self._source, kept)
        for _ in self._budget.spend():
            search.iterate()
        return search


def _favourite(search: Search, legal: tuple[Action, ...], source: random.Random) -> Option:
    """The option tried most often. Where all choose at once, one of those tried nearly as often:
    who always does the same there can be seen through."""
    options = [option for action, option in search.root.options.items() if action in legal]
    best = max(options, key=lambda option: (option.visits, option.value))
    if len(search.first) == 1:
        return best
    equals = [option for option in options if option.visits >= _EQUALS * best.visits]
    return source.choices(equals, [option.visits for option in equals])[0]
