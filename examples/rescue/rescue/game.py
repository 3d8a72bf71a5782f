"""Rescue: all dig together. After each round the mountain shakes, and rocks fall on everyone in
turn. If the way out is free before the air runs out, and nobody is hurt too badly, all win.

Nobody has secrets: all that is unknown is how the dice will fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

from dvergar.kernel.action import Action
from dvergar.kernel.game import Game, Option
from dvergar.kernel.message import Message
from dvergar.kernel.outcome import Outcome, together
from dvergar.kernel.state import State
from dvergar.kernel.step import Aside, Step, StepKind, auto, decision, reaction

DIE = 6
STRENGTH = 2
PROPS = 2
#: rounds until the air is used up
AIR = 6
#: rubble for each seat
RUBBLE = 8
#: a rock falls on a throw up to this number
ROCKS = {"calm": 3, "wild": 4}
WORK = ("dig", "prop", "rest")


class RescueState(State):
    """The way out, and how everybody is."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("air", "rubble", "props", "warned", "hurt", "strength", "shields", "whistles"),
    )
    __slots__ = FIELDS

    #: rounds that are left, and rubble in the way
    air: int
    rubble: int
    #: props hold a rock each
    props: int
    #: has somebody whistled? then the next rock hurts nobody
    warned: bool
    #: on whom a rock is falling; -1: on nobody
    hurt: int
    #: by seat
    strength: list[int]
    shields: list[bool]
    whistles: list[bool]

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.air = self.air
        other.rubble = self.rubble
        other.props = self.props
        other.warned = self.warned
        other.hurt = self.hurt
        other.strength = self.strength.copy()
        other.shields = self.shields.copy()
        other.whistles = self.whistles.copy()
        return other


def throw(state: RescueState) -> int:
    return 1 + state.below(DIE)


# --- work --------------------------------------------------------------------------------------


def work_options(state: RescueState, step: Step, seat: int) -> list[Action]:
    able = {"dig": True, "prop": state.props < PROPS, "rest": state.strength[seat] < STRENGTH}
    return [Action(verb) for verb in WORK if able[verb]]


def why_not_work(state: RescueState, step: Step, seat: int, action: Action) -> Message | None:
    if action.verb == "prop":
        return Message("why-props", {"most": PROPS})
    return Message("why-rested") if action.verb == "rest" else None


def work(state: RescueState, step: Step, seat: int, action: Action) -> None:
    """Dig, put up a prop, or rest. Then it is the next seat's turn, or the mountain's."""
    if action.verb == "dig":
        dig(state, seat)
    elif action.verb == "prop":
        state.props += 1
        if state.events is not None:
            state.tell("propped", {"seat": seat})
    else:
        state.strength[seat] += 1
        if state.events is not None:
            state.tell("rested", {"seat": seat})
    if state.rubble:
        last = seat + 1 == state.seats
        state.push(Step("wave") if last else Step("work", seat + 1))


def dig(state: RescueState, seat: int) -> None:
    """The die says how much rubble goes: half of it, rounded up."""
    thrown = throw(state)
    cleared = min((thrown + 1) // 2, state.rubble)
    state.rubble -= cleared
    if state.events is not None:
        state.tell("dug", {"seat": seat, "number": thrown, "count": cleared})


# --- the mountain ------------------------------------------------------------------------------


def wave(state: RescueState, step: Step) -> None:
    """The mountain shakes. Rocks fall on the seats in turn; then a round of air is used up."""
    if state.events is not None:
        state.tell("shakes", {})
    state.scene()
    state.push(Step("breathe"))
    for seat in reversed(range(state.seats)):
        state.push(Step("rock", seat))


def rock(state: RescueState, step: Step) -> None:
    """A low throw, and a rock falls: on a prop, beside those who were warned, or on the seat."""
    seat = step.seat
    thrown = throw(state)
    told = {"seat": seat, "number": thrown}
    if thrown > ROCKS[str(state.setup.options["mountain"])]:
        tell(state, "missed", told)
    elif state.props:
        state.props -= 1
        tell(state, "held", told)
    elif state.warned:
        state.warned = False
        tell(state, "dodged", told)
    else:
        state.hurt = seat
        tell(state, "falls", told)
        shields = tuple([other for other in range(state.seats) if state.shields[other]])
        state.push(Step("shield", seat, shields))


def tell(state: RescueState, key: str, told: dict[str, int]) -> None:
    """A moment worth seeing: whoever looks on is shown the table as it is now."""
    if state.events is not None:
        state.tell(key, told)
        state.scene()


def shield_options(state: RescueState, step: Step, seat: int) -> list[Action]:
    return [Action("no"), Action("shield")]


def hold_shield(state: RescueState, step: Step, seat: int, action: Action) -> None:
    """A shield breaks instead of a bone. One is enough: nobody else is asked."""
    if action.verb == "shield":
        state.shields[seat] = False
        state.hurt = -1
        state.settle()
    if state.events is not None:
        state.tell("shielded" if action.verb == "shield" else "no-shield", {"seat": seat})


def hit(state: RescueState, step: Step) -> None:
    """Without a shield, the rock costs strength. With none left, all is lost."""
    if state.hurt < 0:
        return
    seat, state.hurt = state.hurt, -1
    state.strength[seat] -= 1
    tell(state, "hurt", {"seat": seat})
    if not state.strength[seat]:
        state.agenda.clear()


def breathe(state: RescueState, step: Step) -> None:
    """A round of air is used up."""
    state.air -= 1
    tell(state, "air", {"count": state.air})
    if state.air:
        state.push(Step("work", 0))


# --- besides -----------------------------------------------------------------------------------


def have_whistles(state: RescueState) -> tuple[int, ...]:
    return tuple([seat for seat in range(state.seats) if state.whistles[seat]])


def whistle_options(state: RescueState, seat: int) -> list[Action]:
    return [] if state.warned else [Action("whistle")]


def why_not_whistle(state: RescueState, seat: int, action: Action) -> Message:
    return Message("why-warned" if state.warned else "why-no-whistle")


def whistle(state: RescueState, seat: int, action: Action) -> None:
    """Once in a game, at any time: a whistle warns everybody of the next rock."""
    state.whistles[seat] = False
    state.warned = True
    if state.events is not None:
        state.tell("whistled", {"seat": seat})


STEPS: dict[str, StepKind] = {
    "work": decision(work_options, work, why_not_work),
    "wave": auto(wave),
    "rock": auto(rock),
    "shield": reaction(shield_options, hold_shield, silence=Action("no"), then=hit),
    "breathe": auto(breathe),
}


class Rescue(Game[RescueState]):
    """All are saved, or none."""

    name = "rescue"
    package = "rescue"
    rules_version = 1
    seat_counts: Sequence[int] = (1, 2, 3, 4)
    minutes = 10
    difficulty = 1
    options = (Option("mountain", "calm", tuple(ROCKS)),)
    cooperative = True
    open_hands = True
    score_bounds = (0, 0)
    #: in each round all work, and each may be asked of each rock; and there are the whistles
    longest = AIR * (4 + 4 * 4) + 4
    steps = STEPS
    asides = (
        Aside(
            "whistle",
            seats=have_whistles,
            options=whistle_options,
            do=whistle,
            why_not=why_not_whistle,
        ),
    )
    state_class = RescueState

    def set_up(self, state: RescueState) -> None:
        state.air = AIR
        state.rubble = RUBBLE * state.seats
        state.props = 0
        state.warned = False
        state.hurt = -1
        state.strength = [STRENGTH] * state.seats
        state.shields = [True] * state.seats
        state.whistles = [True] * state.seats
        state.push(Step("work", 0))
        state.run_on()

    def read_action(self, action: Action) -> Action | None:
        return action if action.verb in self.verbs() and not action.args else None

    def verbs(self) -> list[str]:
        return [*WORK, "shield", "no", "whistle"]

    def turn(self, state: RescueState) -> int:
        return AIR - state.air

    def view(self, state: RescueState, seat: int | None) -> dict[str, Any]:
        return {
            "air": state.air,
            "rubble": state.rubble,
            "props": state.props,
            "warned": state.warned,
            "seat": None if state.hurt < 0 else state.hurt,
            "players": [
                {
                    "strength": state.strength[other],
                    "shield": state.shields[other],
                    "whistle": state.whistles[other],
                }
                for other in range(state.seats)
            ],
        }

    def redeal(self, state: RescueState, seat: int | None) -> None:
        """Nobody has secrets; the kernel draws the dice again."""

    def outcome(self, state: RescueState) -> Outcome:
        down = [seat for seat in range(state.seats) if not state.strength[seat]]
        if down:
            return together(state.seats, won=False, key="crushed", args={"seat_list": down})
        if state.rubble:
            return together(state.seats, won=False, key="no-air", args={"count": state.rubble})
        return together(state.seats, won=True, key="saved", args={"count": state.air})

    def census(self, state: RescueState) -> dict[str, int]:
        return {}


def create(data: Path | None) -> Rescue:
    """What the registry calls; `data` is a folder of corrections, of which this game has none."""
    return Rescue()
