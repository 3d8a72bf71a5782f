"""Bots by name: a level, a plain bot, or one with a budget, such as `search:0.1s`; behind it may
stand a character, such as `master:sindri`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dvergar.bots.bot import Bot
from dvergar.bots.budget import Budget, read_budget
from dvergar.bots.characters import CHARACTERS, Character, find_character
from dvergar.bots.flat import FlatBot
from dvergar.bots.search import SearchBot
from dvergar.bots.simple import GreedyBot, RandomBot
from dvergar.bots.style import Style, StyledFlat, StyledGreedy, StyledSearch
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.game import LEVELS, Game

_SIMPLE: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
_THINKING: dict[str, Callable[[int, Budget], Bot]] = {"flat": FlatBot, "search": SearchBot}
#: the same with a temperament; chance has none
_STYLED_SIMPLE: dict[str, Callable[[int, Style], Bot]] = {"greedy": StyledGreedy}
_STYLED: dict[str, Callable[[int, Budget, Style], Bot]] = {
    "flat": StyledFlat,
    "search": StyledSearch,
}
#: what a thinking bot may spend if its name does not say
_BUDGET = Budget(iterations=400)

#: what people choose from: the levels, then the plain bots
BOTS = (*LEVELS, *_SIMPLE, *_THINKING)


def make_bot(name: str, seed: int, game: Game[Any]) -> Bot:
    """The bot of this name. With the same seed it plays the same, unless it thinks by the clock."""
    plain, character = _apart(name)
    style = None if character is None else Style(character.temper, game)
    kind, sign, spent = game.levels.get(plain, plain).partition(":")
    if kind in _SIMPLE and not sign:
        if style is None:
            return _SIMPLE[kind](seed)
        if kind in _STYLED_SIMPLE:
            return _STYLED_SIMPLE[kind](seed, style)
    budget = read_budget(spent) if sign else _BUDGET
    if kind in _THINKING and budget is not None:
        return (
            _THINKING[kind](seed, budget) if style is None else _STYLED[kind](seed, budget, style)
        )
    known = [*BOTS, *[f"{kind}:{size}" for kind in _THINKING for size in ("400", "0.1s")]]
    raise DvergarError("bad-bot", {"given": name, "known_list": known})


def _apart(name: str) -> tuple[str, Character | None]:
    """The bot and the character of a name. A level has its own characters; any other bot can be
    given any of them, to see what they make of it."""
    plain, sign, last = name.rpartition(":")
    if plain in LEVELS:
        return plain, find_character(plain, last)
    return (plain, CHARACTERS[last]) if last in CHARACTERS and sign else (name, None)


def seconds_of(name: str, game: Game[Any]) -> float:
    """How long this bot thinks about a decision; 0: it does not go by the clock."""
    plain, _ = _apart(name)
    _, _, spent = game.levels.get(plain, plain).partition(":")
    budget = read_budget(spent)
    return budget.seconds if budget is not None and budget.is_timed else 0.0


def line_up(names: Sequence[str], seats: int, game: Game[Any]) -> list[str]:
    """A bot for each seat: one for all of them, or one named for each."""
    lineup = list(names) * seats if len(names) == 1 else list(names)
    if len(lineup) != seats:
        raise DvergarError("bad-bots", {"count": len(names), "wanted": seats})
    for name in lineup:
        make_bot(name, 0, game)
    return lineup
