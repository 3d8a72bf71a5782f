"""Tiny games to see through: one decision at once, one after the other, and all together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from dvergar.kernel.action import Action
from dvergar.kernel.game import Game
from dvergar.kernel.outcome import Outcome, together
from dvergar.kernel.sheet import Line, Sheet
from dvergar.kernel.state import Setup, State
from dvergar.kernel.step import Step, auto, decision, sealed

SIDES = ("heads", "tails")


class ToyState(State):
    """What each seat has played; -1: nothing yet."""

    FIELDS = ("played", "pool")
    __slots__ = FIELDS

    played: list[int]
    pool: tuple[int, ...]

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.played = self.played.copy()
        other.pool = self.pool
        return other


class Toy(Game[ToyState]):
    """What the toys share."""

    package = "dvergar.kernel"
    rules_version = 1
    seat_counts: Sequence[int] = (2,)
    score_bounds = (0, 9)
    longest = 9
    first = Step("play")

    def start(self, setup: Setup, *, listen: bool = False) -> ToyState:
        state = ToyState()
        state.begin(self, setup, listen=listen)
        state.played = [-1] * setup.seats
        state.pool = ()
        state.push(self.first)
        state.run_on()
        return state

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        own = None if seat is None else state.played[seat]
        return {"own": own, "done": [played >= 0 for played in state.played]}

    def redeal(self, state: ToyState, seat: int | None) -> None:
        pass

    def score_sheet(self, state: ToyState, seat: int) -> Sheet:
        return Sheet((Line("points", 0),))


def missing(state: ToyState, step: Step) -> tuple[int, ...]:
    return tuple(seat for seat, side in enumerate(state.played) if side < 0)


def done(state: ToyState, step: Step) -> tuple[int, ...]:
    return tuple(seat for seat, side in enumerate(state.played) if side >= 0)


def sides(state: ToyState, step: Step, seat: int) -> list[Action]:
    return [Action(side) for side in SIDES]


def put(state: ToyState, step: Step, seat: int, action: Action) -> None:
    state.played[seat] = SIDES.index(action.verb)


class Pennies(Toy):
    """Matching pennies: both choose at once; seat 0 wins if the sides are the same."""

    name = "pennies"
    steps = {"play": sealed(sides, put, to_act=missing, may_act=done)}

    def redeal(self, state: ToyState, seat: int | None) -> None:
        for other, side in enumerate(state.played):
            if other != seat and side >= 0:
                state.played[other] = state.below(2)

    def score_sheet(self, state: ToyState, seat: int) -> Sheet:
        first, second = state.played
        return Sheet((Line("points", int((first == second) == (seat == 0))),))


class OpenPennies(Pennies):
    """The same, but all see what has been chosen: who waits has the better of it."""

    name = "open-pennies"
    open_hands = True
    steps = {"play": sealed(sides, put, to_act=missing)}

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return {"played": state.played.copy()}

    def redeal(self, state: ToyState, seat: int | None) -> None:
        pass


NUMBERS = 5
WANTED = 7


def numbers(state: ToyState, step: Step, seat: int) -> list[Action]:
    return [Action("add", (str(number),)) for number in range(NUMBERS)]


def add(state: ToyState, step: Step, seat: int, action: Action) -> None:
    state.played[seat] = int(action.args[0])
    if seat + 1 < state.seats:
        state.push(Step("play", seat + 1))


class Team(Toy):
    """One after the other says a number; all win if the sum is right."""

    name = "team"
    cooperative = True
    first = Step("play", 0)
    steps = {"play": decision(numbers, add)}

    def outcome(self, state: ToyState) -> Outcome:
        won = sum(state.played) == WANTED
        return together(state.seats, won=won, key="sum" if won else "no-sum")


class OpenTeam(Team):
    """The same, but all see what was said."""

    name = "open-team"
    open_hands = True

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return {"played": state.played.copy()}


def begin(state: ToyState, step: Step, seat: int, action: Action) -> None:
    state.push(Step("roll"))


def roll(state: ToyState, step: Step) -> None:
    state.push(Step("play", state.below(2)))


def guess(state: ToyState, step: Step, seat: int, action: Action) -> None:
    state.played[seat] = SIDES.index(action.verb)


class Draw(OpenPennies):
    """Seat 0 tosses, whatever it calls; who is drawn wins with heads and loses with tails."""

    name = "draw"
    first = Step("toss", 0)
    steps = {
        "toss": decision(sides, begin),
        "roll": auto(roll),
        "play": decision(sides, guess),
    }

    def score_sheet(self, state: ToyState, seat: int) -> Sheet:
        mine, other = state.played[seat], state.played[1 - seat]
        return Sheet((Line("points", int(mine == 0 or other == 1)),))
