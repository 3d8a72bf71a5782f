"""What sorts of decisions there are; actions that are described; prompts for one seat."""

from __future__ import annotations

import random
from typing import Any, ClassVar, Self

import pytest

import dvergar
from dvergar.kernel.action import Action
from dvergar.kernel.errors import IllegalAction
from dvergar.kernel.form import Form, Number
from dvergar.kernel.game import Game
from dvergar.kernel.message import Message
from dvergar.kernel.state import Setup, State
from dvergar.kernel.step import Aside, Step, StepKind, decision, free_for_all, reaction, sealed


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


def any_offer(state: Haggling, step: Step, seat: int) -> list[Form]:
    return [Form("offer", Number("count", 1, 20))]


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
        "offer": decision(offers, offer, why_not_offer, forms=any_offer),
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


def test_an_action_that_fits_the_form_is_accepted_though_it_is_not_listed() -> None:
    state = market()
    assert state.legal(0) == (Action("offer", ("1",)),)
    assert [form.verb for form in state.forms(0)] == ["offer"]
    assert not state.is_forced(0)
    state.apply(0, Action("offer", ("7",)))
    assert state.offered == "7"


@pytest.mark.parametrize("number", ["10", "21", "x"])
def test_what_does_not_fit_or_the_rules_forbid_is_refused_with_a_reason(number: str) -> None:
    state = market()
    with pytest.raises(IllegalAction, match=number):
        state.apply(0, Action("offer", (number,)))
    assert state.offered == ""


def test_an_action_is_described_only_in_the_decision_and_for_the_seat_that_has_it() -> None:
    state = market()
    assert state.forms(1) == ()
    state.apply(0, Action("offer", ("7",)))
    assert state.forms(0) == state.forms(1) == ()
    with pytest.raises(IllegalAction, match="accept"):
        state.apply(1, Action("offer", ("2",)))
    with pytest.raises(IllegalAction):
        market().apply(0, Action("accept"))


def test_a_sample_is_of_all_actions() -> None:
    state, source = market(), random.Random(1)
    assert {state.sample(0, source).args[0] for _ in range(300)} == {str(n) for n in range(1, 21)}
    state.apply(0, Action("offer", ("7",)))
    assert {state.sample(1, source).verb for _ in range(20)} == {"accept", "decline"}


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
        "mode": "turn",
        "silence": None,
        "turn": None,
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


# --- sorts of decisions ----------------------------------------------------------------------


class Log(State):
    """What was chosen, by whom; and who is done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("chosen", "done")
    __slots__ = FIELDS
    chosen: list[str]
    done: list[int]

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.chosen, other.done = self.chosen.copy(), self.done.copy()
        return other


def words(*texts: str) -> Any:
    def options(state: State, step: Step, seat: int) -> list[Action]:
        return [Action(text) for text in texts]

    return options


def note(state: Log, step: Step, seat: int, action: Action) -> None:
    state.chosen.append(f"{seat} {action}")
    if action.verb == "done":
        state.done.append(seat)
    if action.verb == "offer":
        state.done.clear()
    if action.verb == "stop":
        state.settle()


def not_done(state: Log, step: Step) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if seat not in state.done)


def are_done(state: Log, step: Step) -> tuple[int, ...]:
    return tuple(state.done)


def over(state: Log, step: Step) -> None:
    state.chosen.append("over")


def shouters(state: Log) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if f"{seat} shout" not in state.chosen)


def shouts(state: Log, seat: int) -> list[Action]:
    return [Action("shout")] if seat else []


def shout(state: Log, seat: int, action: Action) -> None:
    state.chosen.append(f"{seat} shout")


def no_voice(state: Log, seat: int, action: Action) -> Message:
    return Message("why-not-possible", {"action": "no voice"})


class Village(Game[Log]):
    """One decision of each sort."""

    name = "village"
    package = "dvergar.kernel"
    rules_version = 1
    seat_counts = (3,)
    state_class = Log
    steps: dict[str, StepKind] = {
        "vote": sealed(words("done"), note, to_act=not_done, may_act=are_done, then=over),
        "trade": free_for_all(
            words("offer", "done"), note, to_act=not_done, may_act=are_done, then=over
        ),
        "shield": reaction(words("block", "stop", "no"), note, silence=Action("no"), then=over),
        "rest": decision(words("done"), note, asides=False),
    }

    def set_up(self, state: Log) -> None:
        state.chosen, state.done = [], []

    def read_action(self, action: Action) -> Action | None:
        return action

    def verbs(self) -> list[str]:
        return ["offer", "done", "block", "stop", "no", "shout"]

    def view(self, state: Log, seat: int | None) -> dict[str, Any]:
        return {}


class Loud(Village):
    asides = (Aside("shout", seats=shouters, options=shouts, do=shout, why_not=no_voice),)


def at(game: Village, *steps: Step) -> Log:
    state = game.new(seats=3)
    for step in steps:
        state.push(step)
    state.run_on()
    return state


def test_a_sealed_choice_can_be_replaced_until_the_last_one_is_in() -> None:
    state = at(Village(), Step("vote"))
    assert (state.mode, state.to_act, state.may_act) == ("sealed", (0, 1, 2), ())
    state.apply(1, Action("done"))
    assert (state.to_act, state.may_act) == ((0, 2), (1,))
    assert state.legal(1)
    state.apply(0, Action("done"))
    state.apply(2, Action("done"))
    assert state.is_over
    assert state.chosen[-1] == "over"


def test_what_one_does_wakes_those_who_were_done() -> None:
    state = at(Village(), Step("trade"))
    state.apply(0, Action("done"))
    state.apply(1, Action("done"))
    assert (state.mode, state.to_act, state.may_act) == ("free", (2,), (0, 1))
    state.apply(0, Action("offer"))
    assert (state.to_act, state.may_act) == ((0, 1, 2), ())
    for seat in range(3):
        state.apply(seat, Action("done"))
    assert state.is_over
    assert state.chosen.count("over") == 1


def test_only_those_who_may_react_are_asked_and_each_answers_once() -> None:
    state = at(Village(), Step("shield", 0, (1, 2)))
    assert (state.mode, state.silence) == ("reaction", Action("no"))
    assert (state.to_act, state.may_act) == ((1, 2), ())
    state.apply(2, Action("no"))
    assert state.to_act == (1,)
    with pytest.raises(IllegalAction):
        state.apply(2, Action("block"))
    state.apply(1, Action("block"))
    assert state.chosen == ["2 no", "1 block", "over"]
    assert state.is_over


def test_a_reaction_that_settles_the_matter_asks_nobody_else() -> None:
    state = at(Village(), Step("shield", 0, (1, 2)))
    state.apply(2, Action("stop"))
    assert state.chosen == ["2 stop", "over"]
    assert state.is_over


def test_a_decision_that_waits_for_nobody_is_over() -> None:
    state = at(Village(), Step("rest", 1), Step("shield"))
    assert (state.mode, state.to_act) == ("turn", (1,))
    assert state.silence is None
    assert state.chosen == ["over"]


def test_an_aside_leaves_the_decision_as_it_is() -> None:
    state = at(Loud(), Step("shield", 0, (1,)))
    assert (state.to_act, state.may_act) == ((1,), (0, 2))
    assert state.legal(0) == ()  # it may act, as far as the others can tell
    assert state.legal(2) == (Action("shout"),)
    assert Action("shout") in state.legal(1)
    state.apply(2, Action("shout"))
    state.apply(1, Action("shout"))
    assert (state.to_act, state.may_act) == ((1,), (0,))
    state.apply(1, Action("block"))
    assert state.chosen == ["2 shout", "1 shout", "1 block", "over"]


def test_an_aside_is_refused_with_its_own_reason() -> None:
    state = at(Loud(), Step("shield", 0, (1,)))
    with pytest.raises(IllegalAction, match="no voice"):
        state.apply(0, Action("shout"))
    with pytest.raises(IllegalAction, match="not your turn"):
        state.apply(2, Action("block"))


def test_a_decision_can_be_without_asides() -> None:
    state = at(Loud(), Step("rest", 1))
    assert state.may_act == ()
    assert state.legal(1) == (Action("done"),)
    with pytest.raises(IllegalAction):
        state.apply(1, Action("shout"))


@pytest.mark.parametrize("step", [Step("vote"), Step("trade"), Step("shield", 0, (1, 2))])
def test_a_position_in_the_middle_of_any_sort_can_be_stored(step: Step) -> None:
    state = at(Loud(), step)
    state.apply(2, state.legal(2)[0])
    loaded = state.game.restore(state.setup, state.dump())
    assert loaded == state
    assert (loaded.to_act, loaded.may_act, loaded.mode) == (state.to_act, state.may_act, state.mode)
