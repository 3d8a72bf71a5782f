"""How fast a game is: random play, where it spends its time, and the pieces of a search."""

from __future__ import annotations

import cProfile
import pstats
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from dvergar.bots import RandomBot
from dvergar.kernel.action import Action
from dvergar.kernel.game import Game
from dvergar.kernel.outlook import outlooks
from dvergar.kernel.state import State

_ROUNDS = 20
#: how many functions are named as those that take most of the time
_MOST_NAMED = 8


class Figures(NamedTuple):
    """What was measured for one seat count; times in microseconds."""

    seats: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    copy_us: float
    redeal_us: float
    legal_us: float
    apply_us: float
    edge_us: float
    view_us: float
    #: what one action would bring
    ask_us: float
    #: by function: its share of random play (by cProfile); none if compiled: that cannot be watched
    spent: dict[str, float]


def is_compiled() -> bool:
    """Does the compiled kernel run, or the plain source?"""
    from dvergar.kernel import state

    return not str(state.__file__).endswith(".py")


def measure(game: Game[Any], seats: int, seconds: float) -> Figures:
    """Random play and its pieces, each for about so much processor time. The best of several rounds
    counts: a busy machine can only make things look slower."""
    games = [_random_games(game, seats, number, seconds / _ROUNDS) for number in range(_ROUNDS)]
    per_game, decisions = min(games)
    choose = random.Random(1)
    positions = [
        (state, choose.choice(state.copy().legal(state.to_act[0])))
        for state in _positions(game, seats)
    ]

    def best(work: Callable[[State, Action], object], *, asked: bool = False) -> float:
        return _best(positions, work, seconds, asked=asked)

    return Figures(
        seats,
        1 / per_game,
        decisions / per_game,
        decisions,
        best(lambda state, _: state.copy()),
        best(lambda state, _: state.redeal(state.to_act[0], choose)),
        best(lambda state, _: state.legal(state.to_act[0])),
        best(lambda state, action: state.apply(state.to_act[0], action), asked=True),
        best(_edge, asked=True),
        best(lambda state, _: state.view(state.to_act[0])),
        best(lambda state, action: outlooks(state, state.to_act[0], [action], choose)),
        {} if is_compiled() else _spent(game, seats, seconds),
    )


def _spent(game: Game[Any], seats: int, seconds: float) -> dict[str, float]:
    """The functions that take most of random play, each with its share."""
    with cProfile.Profile(time.process_time) as profile:
        _random_games(game, seats, 0, seconds)
    own: Counter[str] = Counter()
    # typeshed does not know `stats`, which is what pstats itself prints from
    lines = pstats.Stats(profile).stats.items()  # type: ignore[attr-defined]
    for function, (_, _, time_within, _, callers) in lines:
        if _has_name(function):
            own[_name(function)] += time_within
        else:  # a comprehension or a built-in function works for who calls it
            for caller, (_, _, time_for, _) in callers.items():
                own[_name(caller)] += time_for
    whole = own.total()
    return {name: round(each / whole, 3) for name, each in own.most_common(_MOST_NAMED)}


_Function = tuple[str, int, str]


def _has_name(function: _Function) -> bool:
    file, _, name = function
    return file != "~" and not name.startswith("<")


def _name(function: _Function) -> str:
    file, _, name = function
    return f"{Path(file).stem}.{name}"


def _edge(state: State, action: Action) -> None:
    """One edge of a search: copy, apply, legal."""
    child = state.copy()
    child.apply(child.to_act[0], action)
    if child.to_act:
        child.legal(child.to_act[0])


def _random_games(game: Game[Any], seats: int, number: int, seconds: float) -> tuple[float, float]:
    """Seconds and decisions per game."""
    bot = RandomBot(number)
    games = decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds or games == 0:
        state = game.new(seats=seats, seed=1000 * number + games)
        while not state.is_over:
            seat = state.to_act[0]
            state.apply(seat, bot.choose(state, seat))
            decisions += 1
        state.scores()
        games += 1
    return spent / games, decisions / games


def _positions(game: Game[Any], seats: int) -> list[State]:
    """Every position of a few random games."""
    positions: list[State] = []
    for seed in range(3):
        bot = RandomBot(seed)
        state = game.new(seats=seats, seed=seed)
        while not state.is_over:
            positions.append(state.copy())
            seat = state.to_act[0]
            state.apply(seat, bot.choose(state, seat))
    return positions


def _best(
    positions: list[tuple[State, Action]],
    work: Callable[[State, Action], object],
    seconds: float,
    *,
    asked: bool,
) -> float:
    """Microseconds for one piece of work on a fresh position, in the best round; `asked`: its
    legal actions have been asked for before, as somebody who acts has to."""
    best = float("inf")
    end = time.process_time() + seconds
    while time.process_time() < end:
        fresh = [(state.copy(), action) for state, action in positions]
        if asked:
            for state, _ in fresh:
                state.legal(state.to_act[0])
        begin = time.process_time()
        for state, action in fresh:
            work(state, action)
        best = min(best, (time.process_time() - begin) / len(fresh))
    return 1e6 * best
