"""Decisions whose actions cannot be listed in full, and prompts for one seat."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import pytest

import dvergar
from dvergar.kernel.action import Action
from dvergar.kernel.errors import IllegalAction
from dvergar.kernel.game import Game
from dvergar.kernel.message import Message
from dvergar.kernel.state import Setup, State
from dvergar.kernel.step import Step, StepKind, decision


class Haggling(State):
    """One seat offers a number, the other accepts or not."""

    FIELDS: ClassVar[tuple[str, ...]] = ("offered",)
    __slots__ = FIELDS
    offered: str

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.offered = self.offered
        return other


def offers(state: Haggling, step: Step, seat: int) -> list[Action]:
    return [Action("offer", ("1",))]


def offer(state: Haggling, step: Step, seat: int, action: Action) -> None:
    state.offered = action.args[0]
    state.push(Step("answer", 1))


def why_not_offer(state: Haggling, step: Step, seat: int, action: Action) -> Message | None:
    if action.verb == "offer" and int(action.args[0]) > 9:
        return Message("why-not-possible", {"action": str(action)})
    return None


def answers(state: Haggling, step: Step, seat: int) -> list[Action]:
    return [Action("accept"), Action("decline")]


def answer(state: Haggling, step: Step, seat: int, action: Action) -> None:
    pass


def ask_answer(state: Haggling, step: Step, seat: int | None) -> Message:
    return Message("ask-you" if seat == step.seat else "ask-them")


class Market(Game[Haggling]):
    name = "market"
    package = "dvergar.kernel"
    rules_version = 1
    seat_counts = (2,)
    steps: dict[str, StepKind] = {
        "offer": decision(offers, offer, why_not_offer, open_verbs=("offer",)),
        "answer": decision(answers, answer, prompt=ask_answer),
    }

    def start(self, setup: Setup, *, listen: bool = False) -> Haggling:
        state = Haggling()
        state.begin(self, setup, listen=listen)
        state.offered = ""
        state.push(Step("offer", 0))
        state.run_on()
        return state

    def read_action(self, action: Action) -> Action | None:
        return action if action.verb in self.verbs() else None

    def verbs(self) -> list[str]:
        return ["offer", "accept", "decline"]

    def view(self, state: Haggling, seat: int | None) -> dict[str, Any]:
        return {"offered": state.offered}


def market() -> Haggling:
    return Market().new(seats=2)


def test_an_open_action_is_accepted_though_it_is_not_listed() -> None:
    state = market()
    assert state.legal(0) == (Action("offer", ("1",)),)
    assert state.open_verbs == ("offer",)
    state.apply(0, Action("offer", ("7",)))
    assert state.offered == "7"


def test_an_open_action_is_refused_with_a_reason() -> None:
    state = market()
    with pytest.raises(IllegalAction, match="offer 10"):
        state.apply(0, Action("offer", ("10",)))
    assert state.offered == ""


def test_a_verb_is_open_only_in_the_decision_that_says_so() -> None:
    state = market()
    state.apply(0, Action("offer", ("7",)))
    assert state.open_verbs == ()
    with pytest.raises(IllegalAction, match="accept"):
        state.apply(1, Action("offer", ("2",)))
    with pytest.raises(IllegalAction):
        market().apply(0, Action("accept"))


def test_a_prompt_can_differ_by_seat() -> None:
    state = market()
    state.apply(0, Action("offer", ("7",)))
    assert state.prompt(1) == Message("ask-you")
    assert state.prompt(0) == state.prompt(None) == Message("ask-them")


def test_what_all_games_show_stands_in_every_view() -> None:
    view = market().view(0)
    assert view == {
        "game": "market",
        "options": {},
        "seats": 2,
        "you": 0,
        "over": False,
        "to_act": [0],
        "may_act": [],
        "together": False,
        "discreet": False,
        "corrections": [],
        "offered": "",
    }


@pytest.mark.parametrize("seat", [-1, 2, 7, True, "0"])
def test_a_seat_that_does_not_exist_has_no_view_and_no_sheet(seat: Any) -> None:
    state = market()
    for look in (state.view, state.score_sheet):
        with pytest.raises(dvergar.DvergarError, match="There is no seat"):
            look(seat)


@pytest.mark.parametrize("thing", [None, 5, "bid 5 4 3", ("offer", ("1",)), ["offer"]])
def test_what_is_no_action_is_refused(thing: Any) -> None:
    state = market()
    before = state.dump()
    with pytest.raises(IllegalAction, match="not an action in this game"):
        state.apply(0, thing)
    assert state.dump() == before


def test_a_game_without_score_pad_or_data_says_so() -> None:
    with pytest.raises(dvergar.DvergarError, match="no score pad for market"):
        Market().score_pad({})
    assert Market().origins() == []
