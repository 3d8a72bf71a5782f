"""Play one game of a plan: the only place where the arena lets bots act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dvergar.arena.schedule import Plan, Seating
from dvergar.bots import Bot, make_bot, woken
from dvergar.kernel.game import Game
from dvergar.kernel.rng import derive
from dvergar.kernel.state import State


def bot_of(name: str, seed: int, game: Game[Any]) -> Bot:
    """A bot of ours by its name; refuses one that does not exist."""
    return make_bot(name, seed, game)


def bot_seed(plan: Plan, number: int, place: int) -> int:
    """The seed of a bot in a game: each place of the line-up has its own."""
    return derive(plan.setup.seed, number, place)


def positions(
    game: Game[Any], plan: Plan, sitting: Seating, bots: Sequence[Bot]
) -> Iterator[State]:
    """The game, decision by decision: the same state, before each of them and at the end."""
    state: State = game.start(plan.setup._replace(seed=sitting.seed))
    yield state
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(state, seat))
        yield state
        if state.may_act:
            yield from _besides(state, bots)


def _besides(state: State, bots: Sequence[Bot]) -> Iterator[State]:
    """After a move, each seat that nobody waits for may do one thing."""
    asked: set[int] = set()
    while left := [seat for seat in woken(state) if seat not in asked]:
        seat = left[0]
        asked.add(seat)
        action = bots[seat].besides(state, seat)
        if action is not None:
            state.apply(seat, action)
            yield state


def play_out(walk: Iterator[State]) -> tuple[State, int]:
    """The end of a game, and how many decisions led there."""
    state = next(walk)
    return state, sum(1 for _ in walk)
