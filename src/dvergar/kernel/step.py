"""The flow of a game: an agenda (a stack) of small named steps.

A step is plain data, so a position can be copied and stored in the middle of a turn. What a step
does is in the game's table of steps: it either runs automatically or waits for a decision.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dvergar.kernel.action import Action
from dvergar.kernel.form import Form
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


#: what sort of decision it is
TURN: Final = "turn"
SEALED: Final = "sealed"
FREE: Final = "free"
REACTION: Final = "reaction"

Options = Callable[[Any, Step, int], Sequence[Action]]
Choose = Callable[[Any, Step, int, Action], None]
WhyNot = Callable[[Any, Step, int, Action], Message | None]
Forms = Callable[[Any, Step, int], Sequence[Form]]
Run = Callable[[Any, Step], None]


class StepKind:
    """What the steps of one name do: an automatic step has `run`, a decision the rest.

    The callables take the game's own state, which a table of steps cannot say: hence Any.
    """

    __slots__ = (
        "asides",
        "besides",
        "choose",
        "discreet",
        "forms",
        "may_act",
        "mode",
        "options",
        "prompt",
        "run",
        "silence",
        "then",
        "to_act",
        "why_not",
    )

    def __init__(
        self,
        *,
        run: Run | None = None,
        mode: str = TURN,
        options: Options | None = None,
        choose: Choose | None = None,
        why_not: WhyNot = _no_detail,
        forms: Forms | None = None,
        to_act: Seats | None = None,
        may_act: Seats | None = None,
        prompt: Prompt = _ask,
        then: Run | None = None,
        silence: Action | None = None,
        discreet: bool = False,
        asides: bool = True,
        besides: tuple[Aside, ...] = (),
    ) -> None:
        self.run = run
        self.mode = mode
        self.options = options
        self.choose = choose
        self.why_not = why_not
        self.forms = forms
        self.to_act = to_act
        self.may_act = may_act
        self.prompt = prompt
        self.then = then
        self.silence = silence
        self.discreet = discreet
        self.asides = asides
        self.besides = besides

    def in_game(self, asides: tuple[Aside, ...]) -> StepKind:
        """The same in a game in which seats may do this besides."""
        return StepKind(
            run=self.run,
            mode=self.mode,
            options=self.options,
            choose=self.choose,
            why_not=self.why_not,
            forms=self.forms,
            to_act=self.to_act,
            may_act=self.may_act,
            prompt=self.prompt,
            then=self.then,
            silence=self.silence,
            discreet=self.discreet,
            asides=self.asides,
            besides=asides if self.asides else (),
        )


class Aside:
    """What a seat may do besides, during any decision: show a goal, cast a spell.

    `seats` are those that may, as far as everybody can tell, besides those that decide; one of them
    may find that it has no `options`, and nobody else has any. The decision stays as it is.
    """

    __slots__ = ("do", "options", "seats", "verb", "why_not")

    def __init__(
        self,
        verb: str,
        *,
        seats: Callable[[Any], tuple[int, ...]],
        options: Callable[[Any, int], Sequence[Action]],
        do: Callable[[Any, int, Action], None],
        why_not: Callable[[Any, int, Action], Message | None],
    ) -> None:
        self.verb = verb
        self.seats = seats
        self.options = options
        self.do = do
        self.why_not = why_not


#: keeps a position from being over that was marked while the last step ran
SCENE = Step("scene", 0)
#: before the first decision of a game
NO_DECISION = StepKind()


def auto(run: Run) -> StepKind:
    """A step that runs automatically."""
    return StepKind(run=run)


def decision(
    options: Options,
    choose: Choose,
    why_not: WhyNot = _no_detail,
    *,
    forms: Forms | None = None,
    to_act: Seats | None = None,
    then: Run | None = None,
    prompt: Prompt = _ask,
    discreet: bool = False,
    asides: bool = True,
) -> StepKind:
    """A decision of one seat, the step's own. Its step is taken off the agenda before `choose`.

    `options` lists what the seat may do, `choose` does it, `why_not` says why something else is not
    possible. `forms` describe actions that are too many to list: `options` then lists the sensible
    ones. `prompt` is the decision in one sentence, for a seat or a spectator. In a `discreet` one
    it is the seat's secret whether there is more than one option. `asides`: may seats do besides
    what they may do at any time (`Game.asides`)? `to_act` is given where such an aside can make the
    decision needless: when it waits for nobody, it is over without a choice, and `then` runs.
    """
    return StepKind(
        options=options,
        choose=choose,
        why_not=why_not,
        forms=forms,
        to_act=to_act,
        then=then,
        prompt=prompt,
        discreet=discreet,
        asides=asides,
    )


def sealed(
    options: Options,
    choose: Choose,
    why_not: WhyNot = _no_detail,
    *,
    to_act: Seats,
    may_act: Seats | None = None,
    then: Run | None = None,
    forms: Forms | None = None,
    prompt: Prompt = _ask,
    discreet: bool = False,
    asides: bool = True,
) -> StepKind:
    """A decision that several seats make at the same time, in secret.

    It waits for `to_act`; `may_act` have chosen, and may replace their choice until the last one
    is in (by default nobody may). Then it is over, and `then` runs.
    """
    return StepKind(
        mode=SEALED,
        options=options,
        choose=choose,
        why_not=why_not,
        forms=forms,
        to_act=to_act,
        may_act=may_act,
        prompt=prompt,
        then=then,
        discreet=discreet,
        asides=asides,
    )


def free_for_all(
    options: Options,
    choose: Choose,
    why_not: WhyNot = _no_detail,
    *,
    to_act: Seats,
    may_act: Seats | None = None,
    then: Run | None = None,
    forms: Forms | None = None,
    prompt: Prompt = _ask,
    discreet: bool = False,
    asides: bool = True,
) -> StepKind:
    """A phase in which all act in any order, as often as they like: free trade.

    It waits for `to_act`, those who are not done; `may_act` are done and may still do something.
    What one seat does may wake those who were done. When all are done it is over, and `then` runs.
    """
    return StepKind(
        mode=FREE,
        options=options,
        choose=choose,
        why_not=why_not,
        forms=forms,
        to_act=to_act,
        may_act=may_act,
        prompt=prompt,
        then=then,
        discreet=discreet,
        asides=asides,
    )


def asked(state: State, step: Step) -> tuple[int, ...]:
    """The seats whose reaction is still awaited: the step's own figures."""
    return step.args


def reaction(
    options: Options,
    choose: Choose,
    why_not: WhyNot = _no_detail,
    *,
    silence: Action,
    then: Run | None = None,
    forms: Forms | None = None,
    prompt: Prompt = _ask,
    discreet: bool = False,
    asides: bool = True,
) -> StepKind:
    """A question to those who may react to what happens: `Step("shield", hurt, (1, 3))`.

    The step's figures are the seats that are asked; each answers once, in any order. `silence` is
    what a seat does that does not answer: it is always among its options. When all have answered,
    or `State.settle` was called, it is over, and `then` runs.
    """
    return StepKind(
        mode=REACTION,
        options=options,
        choose=choose,
        why_not=why_not,
        forms=forms,
        to_act=asked,
        prompt=prompt,
        then=then,
        silence=silence,
        discreet=discreet,
        asides=asides,
    )
