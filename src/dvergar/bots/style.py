"""What a character does to a bot's choices: bots with a taste, and with a liking for risk or none.

A temperament never makes up an option, nor looks further than its bot. It weighs what the bot has
found out: what a character likes counts for a little more (`likings` of the game's advice), and who
is daring prefers the option whose playouts lie further apart. The bots without a character do not
ask: for them nothing is slower.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from statistics import fmean, pvariance
from typing import Any

from dvergar.bots.budget import Budget
from dvergar.bots.characters import Temper
from dvergar.bots.flat import FlatBot
from dvergar.bots.search.bot import EQUALS, SearchBot, possible
from dvergar.bots.search.run import Search
from dvergar.bots.search.tree import Option
from dvergar.bots.simple import GreedyBot
from dvergar.kernel.action import Action
from dvergar.kernel.game import RISK, Game
from dvergar.kernel.state import State

#: in a search, an option that suits counts as if it had been tried more often: this in the exponent
_LEAN = 0.5
#: how often a flat bot gives in to what suits it, where nothing else speaks for it
_MOOD = 0.15
#: playouts from which on half of what they say about risk is believed
_HALF_SURE = 6
#: a chance below it, or above the rest, counts as this: the scores behind it are hardly known
_SURE = 0.02


class Style:
    """A temperament in one game."""

    def __init__(self, temper: Temper, game: Game[Any]) -> None:
        known = game.advisor.likings()
        self.risk = temper.risk
        self._likings = [(known[name], 1.0) for name in temper.likes if name in known]
        if temper.risk and RISK in known:
            self._likings.append((known[RISK], temper.risk))

    def taste(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        """What actions are worth beyond what they are worth to everybody, in the same points."""
        found = [0.0] * len(actions)
        for liking, weight in self._likings:
            for number, more in enumerate(liking(state, seat, actions)):
                found[number] += weight * more
        return found

    def leanings(
        self, state: State, seat: int, actions: Sequence[Action], chances: Sequence[list[float]]
    ) -> list[float]:
        """From -1 to 1: how much each option suits, beside what the playouts say of it."""
        taste = self.taste(state, seat, actions)
        most = max(map(abs, taste)) or 1.0
        daring = self._daring(chances) if self.risk else [0.0] * len(actions)
        return [
            max(-1.0, min(1.0, like / most + self.risk * spread))
            for like, spread in zip(taste, daring, strict=True)
        ]

    def _daring(self, chances: Sequence[list[float]]) -> list[float]:
        """By option: how much further its playouts lie apart than those of all. Measured by the
        lead that a chance stands for: near 0 and 1, chances lie close to each other."""
        leads = [[_lead(chance) for chance in each] for each in chances]
        usual = pvariance([lead for each in leads for lead in each])
        if usual == 0.0:
            return [0.0] * len(leads)
        return [
            (pvariance(each) / usual - 1.0) * len(each) / (len(each) + _HALF_SURE)
            if len(each) > 1
            else 0.0
            for each in leads
        ]


def _lead(chance: float) -> float:
    bound = min(max(chance, _SURE), 1.0 - _SURE)
    return log(bound / (1.0 - bound))


class StyledGreedy(GreedyBot):
    """Adds what it likes to what the advice says."""

    def __init__(self, seed: int, style: Style) -> None:
        super().__init__(seed)
        self._style = style

    def values(self, state: State, seat: int, choices: Sequence[Action]) -> list[float]:
        taste = self._style.taste(state, seat, choices)
        plain = super().values(state, seat, choices)
        return [value + more for value, more in zip(plain, taste, strict=True)]


class StyledFlat(FlatBot):
    """Of the two options whose playouts went best now and then the second, if it suits better."""

    def __init__(self, seed: int, budget: Budget, style: Style) -> None:
        super().__init__(seed, budget)
        self._style = style

    def prefer(
        self, state: State, seat: int, choices: Sequence[Action], chances: Sequence[list[float]]
    ) -> Action:
        tried = choices[: len(chances)]
        if len(tried) == 1:
            return tried[0]
        means = [fmean(each) for each in chances]
        ranked = sorted(range(len(tried)), key=means.__getitem__, reverse=True)
        best, second = ranked[:2]
        leanings = self._style.leanings(state, seat, tried, chances)
        wish = leanings[second] - leanings[best]
        return tried[second if self._source.random() < _MOOD * wish else best]


class StyledSearch(SearchBot):
    """Searches like any other, looks at what it likes sooner, and of the options that its search
    came back to nearly as often takes the one that suits it."""

    def __init__(self, seed: int, budget: Budget, style: Style) -> None:
        super().__init__(seed, budget)
        self._style = style
        #: of the current search, by option
        self._chances: dict[Action, list[float]] = {}

    def think(self, search: Search) -> None:
        chances = self._chances = {}
        for number in self._budget.spend():
            playout = search.iterate()
            chances.setdefault(playout.action, []).append(playout.payoffs[search.seat])
            if number == 0:
                self._order(search)

    def _order(self, search: Search) -> None:
        """The options that were not tried yet, the best last, as this bot sees them."""
        waiting = search.root.waiting
        state, seat = search.state, search.seat
        if len(waiting) < 2 or search.root.described:
            return
        taste = self._style.taste(state, seat, waiting)
        if any(taste):
            values = state.game.advisor.values(state, seat, waiting)
            liked = [value + more for value, more in zip(values, taste, strict=True)]
            order = sorted(range(len(waiting)), key=liked.__getitem__)
            waiting[:] = [waiting[number] for number in order]

    def prefer(self, search: Search) -> Option:
        options = possible(search)
        most = max(option.visits for option in options)
        options = [option for option in options if option.visits >= EQUALS * most]
        if len(options) == 1:
            return options[0]
        actions = [option.action for option in options]
        chances = [self._chances.get(action, []) for action in actions]
        leanings = self._style.leanings(search.state, search.seat, actions, chances)
        weights = [
            option.visits * exp(_LEAN * lean)
            for option, lean in zip(options, leanings, strict=True)
        ]
        if len(search.first) > 1:
            return self._source.choices(options, weights)[0]
        return max(zip(weights, options, strict=True), key=lambda pair: (pair[0], pair[1].value))[1]
