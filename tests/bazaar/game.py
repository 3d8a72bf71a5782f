"""The rules: a turn is a strike, to which the others may react, or a market, until it is ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Self

from dvergar.kernel.action import Action
from dvergar.kernel.form import Form, Part, Seat, Word
from dvergar.kernel.game import Game
from dvergar.kernel.message import Message
from dvergar.kernel.record import Json
from dvergar.kernel.sheet import Line, Sheet
from dvergar.kernel.state import State
from dvergar.kernel.step import Step, StepKind, decision, free_for_all, reaction

TURNS = 4
GEMS = ("ruby", "emerald")
NO = Action("no")
DONE = Action("done")
GOODS = {"ruby": 9, "emerald": 9}
OFFER = Form("offer", Part("give", GOODS, of="gem"), Word("for"), Part("want", GOODS, of="gem"))
TERMS = (Part("give", GOODS, of="gem"), Word("for"), Part("want", GOODS, of="gem"))
ACCEPT = Form("accept", Seat("seat", range(3)), *TERMS)


class Bazaar(State):
    """Who has how many gems and shields (a secret), who is done, and what is offered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("turn", "gems", "shields", "hits", "done", "offers")
    __slots__ = FIELDS
    turn: int
    gems: list[dict[str, int]]
    shields: list[int]
    hits: list[int]
    done: list[int]
    #: by seat: the terms
    offers: list[str]

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.turn, other.shields, other.hits = self.turn, self.shields.copy(), self.hits.copy()
        other.gems = [dict(gems) for gems in self.gems]
        other.done, other.offers = self.done.copy(), self.offers.copy()
        return other


def others(state: Bazaar, seat: int) -> tuple[int, ...]:
    return tuple(other for other in range(state.seats) if other != seat)


# --- a turn ----------------------------------------------------------------------------------


def turn_options(state: Bazaar, step: Step, seat: int) -> list[Action]:
    return [Action("strike"), Action("trade"), Action("end")]


def take_turn(state: Bazaar, step: Step, seat: int, action: Action) -> None:
    state.push(step)
    if action.verb == "strike":
        if state.events is not None:
            state.tell("log-struck", {"seat": seat})
        state.push(Step("shield", seat, others(state, seat)))
    elif action.verb == "trade":
        state.done, state.offers = [], [""] * state.seats
        state.push(Step("market"))
    else:
        state.agenda.pop()
        state.turn += 1
        if state.turn < TURNS:
            state.push(Step("turn", (seat + 1) % state.seats))


# --- a strike --------------------------------------------------------------------------------


def shield_options(state: Bazaar, step: Step, seat: int) -> list[Action]:
    return [NO, Action("shield")] if state.shields[seat] else [NO]


def answer(state: Bazaar, step: Step, seat: int, action: Action) -> None:
    shields = action.verb == "shield"
    state.shields[seat] -= shields
    state.hits[seat] += not shields
    if shields:  # for all
        state.settle()
    if state.events is not None:
        state.tell("log-shielded" if shields else "log-hurt", {"seat": seat})


# --- a market --------------------------------------------------------------------------------


def traders(state: Bazaar, step: Step) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if seat not in state.done)


def are_done(state: Bazaar, step: Step) -> tuple[int, ...]:
    return tuple(state.done)


def market_options(state: Bazaar, step: Step, seat: int) -> list[Action]:
    found = [] if seat in state.done else [DONE]
    for other in others(state, seat):
        terms = tuple(state.offers[other].split())
        accept = Action("accept", (str(other + 1), *terms))
        if terms and lacks(state, accept, seat) is None:
            found.append(accept)
    return found


def offers(state: Bazaar, step: Step, seat: int) -> list[Form]:
    own = {gem: count for gem, count in state.gems[seat].items() if count}
    want = Part("want", GOODS, of="gem", most=3)
    return [Form("offer", Part("give", own, of="gem", least=1), Word("for"), want)] if own else []


def lacks(state: Bazaar, action: Action, seat: int) -> Message | None:
    """Why an answer to an offer is not possible: it names the terms."""
    giver = int(action.args[0]) - 1
    if giver == seat or state.offers[giver] != " ".join(action.args[1:]):
        return Message("why-no-offer")
    terms = ACCEPT.read(action)
    assert not isinstance(terms, Message)
    for owner, name in ((giver, "give"), (seat, "want")):
        wanted = terms[name]
        assert isinstance(wanted, dict)
        if any(state.gems[owner].get(gem, 0) < count for gem, count in wanted.items()):
            return Message("why-not-yours")
    return None


def why_not_trade(state: Bazaar, step: Step, seat: int, action: Action) -> Message | None:
    return lacks(state, action, seat) if action.verb == "accept" else None


def trade(state: Bazaar, step: Step, seat: int, action: Action) -> None:
    if action.verb == "done":
        state.done.append(seat)
        return
    if action.verb == "offer":
        state.offers[seat] = " ".join(action.args)
        state.done = []
        return
    terms = ACCEPT.read(action)
    assert not isinstance(terms, Message)
    giver = int(action.args[0]) - 1
    for owner, other, name in ((giver, seat, "give"), (seat, giver, "want")):
        wanted = terms[name]
        assert isinstance(wanted, dict)
        for gem, count in wanted.items():
            state.gems[owner][gem] -= count
            state.gems[other][gem] = state.gems[other].get(gem, 0) + count
    state.offers[giver] = ""
    if state.events is not None:
        state.tell("log-traded", {"seat": seat, "seat_from": giver})


class BazaarGame(Game[Bazaar]):
    """For up to three; there is no more of it than tests need."""

    name = "bazaar"
    package = "tests.bazaar"
    rules_version = 1
    seat_counts = (2, 3)
    minutes = 5
    difficulty = 1
    open_scores = True
    score_bounds = (-100, 0)
    longest = 1000
    state_class = Bazaar
    steps: dict[str, StepKind] = {
        "turn": decision(turn_options, take_turn),
        "shield": reaction(shield_options, answer, silence=NO, discreet=True),
        "market": free_for_all(
            market_options,
            trade,
            why_not_trade,
            to_act=traders,
            may_act=are_done,
            forms=offers,
        ),
    }

    def set_up(self, state: Bazaar) -> None:
        state.turn = 0
        state.gems = [{"ruby": 2, "emerald": 2} for _ in range(state.seats)]
        state.shields = [state.below(2) for _ in range(state.seats)]
        state.hits = [0] * state.seats
        state.done, state.offers = [], [""] * state.seats
        state.push(Step("turn", 0))
        state.run_on()

    def turn(self, state: Bazaar) -> int | None:
        return state.turn

    def read_action(self, action: Action) -> Action | None:
        for form in (OFFER, ACCEPT):
            if form.verb == action.verb:
                return form.spell(action)
        known = action.verb in self.verbs() and not action.args
        return action if known else None

    def verbs(self) -> list[str]:
        return ["strike", "shield", "no", "trade", "offer", "accept", "done", "end"]

    def view(self, state: Bazaar, seat: int | None) -> dict[str, Any]:
        players: list[Json] = [
            {"gems": dict(gems), "hits": hits, "offer": offer}
            for gems, hits, offer in zip(state.gems, state.hits, state.offers, strict=True)
        ]
        own = None if seat is None else state.shields[seat]
        return {"players": players, "shields": own, "done": list(state.done)}

    def open_view(self, state: Bazaar) -> dict[str, Any]:
        return {**self.view(state, None), "all_shields": list(state.shields)}

    def redeal(self, state: Bazaar, seat: int | None) -> None:
        for other in range(state.seats):
            if other != seat:
                state.shields[other] = state.below(2)

    def score_sheet(self, state: Bazaar, seat: int) -> Sheet:
        return Sheet((Line("points", -state.hits[seat]),))

    def census(self, state: Bazaar) -> dict[str, int]:
        return {gem: sum(gems.get(gem, 0) for gems in state.gems) for gem in GEMS}


def create(data: Path | None) -> BazaarGame:
    return BazaarGame()
