"""Whatever is handed in, the state stays as it was and the error is ours."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.message import shown
from dvergar.kernel.record import Json
from dvergar.kernel.state import State

if TYPE_CHECKING:
    from dvergar.conformance.run import Run


class _Contrary:
    """Something that can be neither compared nor shown."""

    __hash__ = None  # type: ignore[assignment]  # on purpose: nor looked up

    def __eq__(self, other: object) -> bool:
        raise ArithmeticError("not to be compared")

    def __repr__(self) -> str:
        raise ArithmeticError("not to be shown")


class _Flatterer(str):
    """A word that says it is whatever it is compared with."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return super().__hash__()


class _Number(int):
    """A number that is none of Python's own."""


class _Special(Action):
    """An action that could do more than an action."""

    __slots__ = ()


#: how many positions of each kind of decision are looked at: more would tell nothing new
_ENOUGH = 1
#: how much of something long a fault shows
_SHOWN = 80
#: words that no game has, though Python takes some for numbers
_WORDS = ("", " ", "\n", "\0", "²", "٣", "-1", "1.5", "nan", "9" * 5000, "\ud800")
#: what is no seat of any game, nor a spectator
_NO_SEATS: tuple[Any, ...] = (
    *(-1, 10**30, 10**5000, 0.0, 1.0, float("nan"), True, False, _Number(0), "0", b"0"),
    *((), [], {}, object, _Contrary()),
)
#: what is no text
_NO_TEXTS: tuple[Any, ...] = (None, 0, b"take", ["take"], Action("take"), _Contrary())


class Manners:
    """The part of an examination that is about what nobody should hand in."""

    def __init__(self, run: Run) -> None:
        self.run = run

    def check(self, state: State, before: dict[str, Json]) -> None:
        """What is no seat, no action or no text is refused, and nothing has changed."""
        kind = state.agenda[-1].name
        self.run.findings.minded[kind] += 1
        if self.run.findings.minded[kind] > _ENOUGH:
            return
        twin = state.copy()
        self.check_seats(twin)
        self.check_actions(twin)
        text = str(state.legal(state.to_act[0])[0])
        for odd in (*_NO_TEXTS, text.encode(), [text]):
            self.refuses("parse", self.run.game.parse, odd)
        for odd in (None, 1.5, _Contrary()):
            self.refuses("setup", self.run.game.setup, odd, 0, {})
            self.refuses("setup", self.run.game.setup, state.seats, odd, {})
            self.refuses("setup", self.run.game.setup, state.seats, 0, odd)
        same = twin.dump() == before and twin.to_act == state.to_act
        same &= twin.may_act == state.may_act
        self.run.demand(same, "refusal-changes", "something that is no seat or no action")

    def check_seats(self, state: State) -> None:
        """No method of the contract takes something else for a seat."""
        seat = state.to_act[0]
        action = state.legal(seat)[0]
        redeal = partial(state.redeal, source=self.run.random)
        for odd in (*_NO_SEATS, float(seat), _Number(seat), state.seats):
            self.bars(state, odd, action)
            self.run.demand(self.guard("legal", state.legal, odd) == (), "manners", "legal")
            self.run.demand(not self.guard("is_forced", state.is_forced, odd), "manners", "forced")
            self.refuses("view", state.view, odd)
            self.refuses("prompt", state.prompt, odd)
            self.refuses("redeal", redeal, odd)
            self.refuses("score_sheet", state.score_sheet, odd)

    def check_actions(self, state: State) -> None:
        """Nothing else is taken for an action, and words that nobody knows harm nobody."""
        for seat in (state.to_act + state.may_act)[:2]:
            for odd in self.no_actions(state, seat):
                self.bars(state, seat, odd)
            legal = state.legal(seat)
            for verb in self.run.game.verbs():
                for word in _WORDS:
                    for action in (Action(verb, (word,)), Action(verb, (word,) * 3)):
                        fits = any(form.why_not(action) is None for form in state.forms(seat))
                        if action not in legal and not fits:
                            self.bars(state, seat, action)

    def no_actions(self, state: State, seat: int) -> list[Any]:
        """What only looks like a legal action, or like nothing at all."""
        verb, args = next(iter(state.legal(seat)), Action(self.run.game.verbs()[0]))
        words: list[Any] = [None, 0, [*args], {}, (None,), (0,), ([],), _Contrary(), (_Contrary(),)]
        verbs: list[Any] = [None, 0, [], _Flatterer(verb), _Contrary()]
        return [
            *(None, 0, verb, str(Action(verb, args)), (verb, args), [verb, args], _Contrary()),
            _Special(verb, args),
            *(Action(verb, odd) for odd in (*words, (_Flatterer(),) * max(len(args), 1))),
            *(Action(odd, args) for odd in verbs),
        ]

    def bars(self, state: State, seat: Any, action: Any) -> None:
        """`why_not` and `apply` refuse, for the same reason."""
        reason = self.guard("why_not", state.why_not, seat, action)
        error = self.refuses("apply", state.apply, seat, action)
        if error is not None:
            self.run.demand(error.message == reason, "why-not", f"{error}; why_not: {reason}")

    def refuses(self, name: str, method: Callable[..., object], *args: Any) -> DvergarError | None:
        """The refusal, in words; anything else is a fault."""
        try:
            method(*args)
        except DvergarError as error:
            self.guard(f"the refusal of {name}", str, error)
            return error
        except Exception as error:  # not ours: that is the fault
            self.run.fault("manners", f"{name} of {_listed(args)}: {error!r}")
            return None
        self.run.fault("manners", f"{name} takes {_listed(args)}")
        return None

    def guard(self, name: str, method: Callable[..., object], *args: Any) -> object:
        """What a method answers that need not refuse; no error of Python."""
        try:
            return method(*args)
        except Exception as error:  # not ours: that is the fault
            self.run.fault("manners", f"{name} of {_listed(args)}: {error!r}")
            return None


def _listed(args: tuple[Any, ...]) -> str:
    return ", ".join(shown(arg)[:_SHOWN] for arg in args)
