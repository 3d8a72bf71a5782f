"""The flow of a game: an agenda (a stack) of small named steps.

A step is plain data, so a position can be copied and stored in the middle of a turn. What a step
does is in the game's table of steps: it either runs automatically or waits for a decision.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from dvergar.kernel.action import Action
from dvergar.kernel.message import Message

if TYPE_CHECKING:
    from dvergar.kernel.state import State


class Step(NamedTuple):
    """A point of the agenda: its name in the game's table, whom it concerns, and figures."""

    name: str
    seat: int = -1
    args: tuple[int, ...] = ()


Seats = Callable[[Any, Step], tuple[int, ...]]
Prompt = Callable[[Any, Step, int | None], Message]


def _no_detail(state: State, step: Step, seat: int, action: Action) -> Message | None:
    return None


def _ask(state: State, step: Step, seat: int | None) -> Message:
    key = "ask-" + step.name.replace("_", "-")
    return Message(key, {"seat": step.seat} if step.seat >= 0 else {})


class StepKind:
    """What the steps of one name do.

    An automatic step has `run`. A decision has `options` and `choose`; its step is taken off the
    agenda before `choose` is called, which puts it back if the decision goes on (sealed bids).
    The callables take the game's own state, which a table of steps cannot say: hence Any.
    """

    __slots__ = (
        "choose",
        "discreet",
        "may_act",
        "open_verbs",
        "options",
        "prompt",
        "run",
        "to_act",
        "why_not",
    )

    def __init__(
        self,
        *,
        run: Callable[[Any, Step], None] | None = None,
        options: Callable[[Any, Step, int], Sequence[Action]] | None = None,
        choose: Callable[[Any, Step, int, Action], None] | None = None,
        why_not: Callable[[Any, Step, int, Action], Message | None] = _no_detail,
        to_act: Seats | None = None,
        may_act: Seats | None = None,
        prompt: Prompt = _ask,
        open_verbs: tuple[str, ...] = (),
        discreet: bool = False,
    ) -> None:
        self.run = run
        self.options = options
        self.choose = choose
        self.why_not = why_not
        self.to_act = to_act
        self.may_act = may_act
        self.prompt = prompt
        self.open_verbs = open_verbs
        self.discreet = discreet


#: keeps a position from being over that was marked while the last step ran
SCENE = Step("scene", 0)
#: before the first decision of a game
NO_DECISION = StepKind()


def auto(run: Callable[[Any, Step], None]) -> StepKind:
    """A step that runs automatically."""
    return StepKind(run=run)


def decision(
    options: Callable[[Any, Step, int], Sequence[Action]],
    choose: Callable[[Any, Step, int, Action], None],
    why_not: Callable[[Any, Step, int, Action], Message | None] = _no_detail,
    *,
    to_act: Seats | None = None,
    may_act: Seats | None = None,
    prompt: Prompt = _ask,
    open_verbs: tuple[str, ...] = (),
    discreet: bool = False,
) -> StepKind:
    """A step that waits for one or more seats.

    `options` lists what a seat may do, `choose` does it, `why_not` says why something else is not
    possible. `to_act` are the seats it waits for (by default the step's own seat), `may_act` those
    that may act besides. `prompt` is the decision in one sentence, for a seat or a spectator.
    `open_verbs` begin actions that cannot be listed in full (a trade offer): there `why_not`
    alone decides, and must give a reason for everything that is not possible. In a `discreet` one
    it is the seat's secret whether there is more than one option.
    """
    return StepKind(
        options=options,
        choose=choose,
        why_not=why_not,
        to_act=to_act,
        may_act=may_act,
        prompt=prompt,
        open_verbs=open_verbs,
        discreet=discreet,
    )
