"""Bridge: one after the other lays a beam of one to three yards, and the wind may take one yard.

All win if the bridge is exactly as long as the gap; too long or too short, and all lose. All know
the same; only the wind is known to nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from dvergar.kernel.action import Action
from dvergar.kernel.game import Game, Option
from dvergar.kernel.message import Message
from dvergar.kernel.outcome import Outcome, together
from dvergar.kernel.state import State
from dvergar.kernel.step import Step, auto, decision

BEAMS = (1, 2, 3)
ROUNDS = 2


class BridgeState(State):
    """The gap, the beams that were laid, in order, and what the wind did and will do."""

    FIELDS = ("beams", "blown", "gap", "wind")
    __slots__ = FIELDS

    gap: int
    beams: tuple[int, ...]
    blown: tuple[int, ...]
    wind: tuple[int, ...]

    @property
    def built(self) -> int:
        return sum(self.beams) - sum(self.blown)

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.gap, other.beams = self.gap, self.beams
        other.blown, other.wind = self.blown, self.wind
        return other


def beams(state: BridgeState, step: Step, seat: int) -> list[Action]:
    return [Action("lay", (str(beam),)) for beam in BEAMS]


def ask(state: BridgeState, step: Step, seat: int | None) -> Message:
    return Message("ask-lay", {"seat": step.seat, "gap": state.gap})


def lay(state: BridgeState, step: Step, seat: int, action: Action) -> None:
    wind, *later = state.wind
    state.beams += (int(action.args[0]),)
    state.blown += (wind,)
    state.wind = tuple(later)
    if state.events is not None:
        state.tell("laid", {"seat": seat, "beam": action.args[0], "count": wind})
    if state.wind and state.built < state.gap:
        state.push(Step("lay", (seat + 1) % state.seats))
    else:
        state.push(Step("end"))


def end(state: BridgeState, step: Step) -> None:
    if state.events is not None:
        state.tell("ended", {})


class Bridge(Game[BridgeState]):
    """What all lay together."""

    name = "bridge"
    package = "tests.bridge"
    rules_version = 1
    seat_counts: Sequence[int] = (2, 3, 4)
    minutes = 5
    difficulty = 1
    cooperative = True
    open_scores = True
    open_hands = True
    score_bounds = (0, 0)
    longest = ROUNDS * 4
    options = (Option("gap", "fair", ("fair", "wide")),)
    steps = {"lay": decision(beams, lay, prompt=ask), "end": auto(end)}
    state_class = BridgeState

    def set_up(self, state: BridgeState) -> None:
        count = ROUNDS * state.seats
        state.gap = 3 * count - 2 if state.setup.options["gap"] == "wide" else 2 * count
        state.beams = state.blown = ()
        state.wind = state.shuffled((1, 1, *[0] * (count - 2)))
        state.push(Step("lay", 0))
        state.run_on()

    def read_action(self, action: Action) -> Action | None:
        known = action.verb == "lay" and len(action.args) == 1
        return action if known and action.args[0] in map(str, BEAMS) else None

    def verbs(self) -> list[str]:
        return ["lay"]

    def view(self, state: BridgeState, seat: int | None) -> dict[str, Any]:
        laid = [list(state.beams[other :: state.seats]) for other in range(state.seats)]
        return {
            "gap": state.gap,
            "built": state.built,
            "wind_left": len(state.wind),
            "players": [{"beams": beams} for beams in laid],
        }

    def redeal(self, state: BridgeState, seat: int | None) -> None:
        state.wind = state.shuffled(tuple(sorted(state.wind)))

    def outcome(self, state: BridgeState) -> Outcome:
        missing = state.gap - state.built
        key = "bridged" if missing == 0 else "too-short" if missing > 0 else "too-long"
        return together(state.seats, won=missing == 0, key=key, args={"count": abs(missing)})

    def census(self, state: BridgeState) -> dict[str, int]:
        wind = (*state.wind, *state.blown)
        return {"gap": state.gap, "gusts": sum(wind), "calms": len(wind) - sum(wind)}


def create(data: Path | None) -> Bridge:
    """What the registry calls."""
    return Bridge()
