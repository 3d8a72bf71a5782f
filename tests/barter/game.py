"""Barter: everybody bids gems in secret, and who bids most takes a point. Then the winner may sell
gems to somebody for points, who may refuse. Bids and sales are described, not listed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Self

from dvergar.kernel.action import Action
from dvergar.kernel.form import Form, Number, Part, Seat, Word
from dvergar.kernel.game import Game
from dvergar.kernel.sheet import Line, Sheet
from dvergar.kernel.state import State
from dvergar.kernel.step import Step, decision, free_for_all, reaction, sealed

GEMS = ("ruby", "emerald")
#: of each gem, at the beginning
HAND = 3
ROUNDS = 2
MOST = 3
NOT_YET = (-1, -1)

Hand = tuple[int, int]


class BarterState(State):
    """What everybody holds and has bid, the sale on the table, and who is done."""

    FIELDS = ("bids", "done", "hands", "points", "price", "round", "sold", "spent")
    __slots__ = FIELDS

    hands: list[Hand]
    bids: list[Hand]
    done: tuple[int, ...]
    points: list[int]
    price: int
    round: int
    sold: Hand
    spent: Hand

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.hands = self.hands.copy()
        other.bids = self.bids.copy()
        other.points = self.points.copy()
        other.done, other.price, other.round = self.done, self.price, self.round
        other.sold, other.spent = self.sold, self.spent
        return other


def plus(hand: Hand, more: Hand, times: int = 1) -> Hand:
    return (hand[0] + times * more[0], hand[1] + times * more[1])


def counts(hand: Hand) -> dict[str, int]:
    return dict(zip(GEMS, hand, strict=True))


def hand_of(words: object) -> Hand:
    assert isinstance(words, dict)
    ruby, emerald = (int(words.get(gem, 0)) for gem in GEMS)
    return (ruby, emerald)


# --- bids ---------------------------------------------------------------------------------------


def missing(state: BarterState, step: Step) -> tuple[int, ...]:
    return tuple(seat for seat, bid in enumerate(state.bids) if bid == NOT_YET)


def bid_in(state: BarterState, step: Step) -> tuple[int, ...]:
    return tuple(seat for seat, bid in enumerate(state.bids) if bid != NOT_YET)


def bid_forms(state: BarterState, step: Step, seat: int) -> list[Form]:
    return [Form("bid", Part("gem", counts(state.hands[seat]), most=MOST))]


def bids(state: BarterState, step: Step, seat: int) -> list[Action]:
    one = [Action("bid", (gem,)) for gem, count in counts(state.hands[seat]).items() if count]
    return [Action("bid", ("-",)), *one]


def bid(state: BarterState, step: Step, seat: int, action: Action) -> None:
    state.bids[seat] = hand_of(bid_forms(state, step, seat)[0].read(action))


def open_bids(state: BarterState, step: Step) -> None:
    if state.events is not None:
        state.tell("bids", {"count_list": [str(sum(bid)) for bid in state.bids]})
    best = max(range(state.seats), key=lambda seat: sum(state.bids[seat]))
    state.points[best] += 1
    for seat, bid in enumerate(state.bids):
        state.hands[seat] = plus(state.hands[seat], bid, -1)
        state.spent = plus(state.spent, bid)
    state.bids = [NOT_YET] * state.seats
    state.push(Step("trade"))
    state.push(Step("sell", best))


# --- a sale -------------------------------------------------------------------------------------


def sell_forms(state: BarterState, step: Step, seat: int) -> list[Form]:
    hand = counts(state.hands[seat])
    if not any(hand.values()):
        return []
    others = [other for other in range(state.seats) if other != seat]
    gems = Part("gem", hand, least=1)
    return [Form("sell", Seat("seat", others), gems, Word("for"), Number("points", 0, 2))]


def keep_all(state: BarterState, step: Step, seat: int) -> list[Action]:
    return [Action("keep")]


def sell(state: BarterState, step: Step, seat: int, action: Action) -> None:
    if action.verb == "keep":
        return
    values = sell_forms(state, step, seat)[0].read(action)
    assert isinstance(values, dict)
    state.sold = hand_of(values["gem"])
    state.price = int(str(values["points"]))
    state.push(Step("buy", seat, (int(str(values["seat"])) - 1,)))


def answers(state: BarterState, step: Step, seat: int) -> list[Action]:
    return [Action("refuse"), Action("buy")]


def answer(state: BarterState, step: Step, seat: int, action: Action) -> None:
    seller = step.seat
    if action.verb == "buy":
        state.hands[seller] = plus(state.hands[seller], state.sold, -1)
        state.hands[seat] = plus(state.hands[seat], state.sold)
        state.points[seller] += state.price
        state.points[seat] -= state.price
    if state.events is not None:
        state.tell("answered", {"seat": seat, "answer": action.verb})
    state.sold, state.price = (0, 0), 0


# --- and the end of a round ---------------------------------------------------------------------


def not_done(state: BarterState, step: Step) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if seat not in state.done)


def are_done(state: BarterState, step: Step) -> tuple[int, ...]:
    return state.done


def chat(state: BarterState, step: Step, seat: int) -> list[Action]:
    return [Action("wave"), *([] if seat in state.done else [Action("done")])]


def talk(state: BarterState, step: Step, seat: int, action: Action) -> None:
    if action.verb == "done":
        state.done += (seat,)
    elif state.events is not None:
        state.tell("waved", {"seat": seat})


def next_round(state: BarterState, step: Step) -> None:
    state.done = ()
    state.round += 1
    if state.round < ROUNDS:
        state.push(Step("bid"))


class Barter(Game[BarterState]):
    """Bids, a sale with an answer, and a phase in which all act."""

    name = "barter"
    package = "tests.barter"
    rules_version = 1
    seat_counts = (2, 3)
    minutes = 5
    difficulty = 1
    open_scores = True
    score_bounds = (-4, 6)
    longest = 99
    steps = {
        "bid": sealed(bids, bid, to_act=missing, may_act=bid_in, then=open_bids, forms=bid_forms),
        "sell": decision(keep_all, sell, forms=sell_forms),
        "buy": reaction(answers, answer, silence=Action("refuse")),
        "trade": free_for_all(chat, talk, to_act=not_done, may_act=are_done, then=next_round),
    }
    state_class = BarterState

    def set_up(self, state: BarterState) -> None:
        state.hands = [(HAND, HAND)] * state.seats
        state.bids = [NOT_YET] * state.seats
        state.points = [0] * state.seats
        state.done, state.round, state.price = (), 0, 0
        state.sold = state.spent = (0, 0)
        state.push(Step("bid"))
        state.run_on()

    def read_action(self, action: Action) -> Action | None:
        many = Part("gem", dict.fromkeys(GEMS, HAND * 3))
        seats = Seat("seat", (0, 1, 2))
        forms = (Form("bid", many), Form("sell", seats, many, Word("for"), Number("points", 0, 2)))
        for form in forms:
            if form.verb == action.verb:
                return form.spell(action)
        return action if action.verb in self.verbs() and not action.args else None

    def verbs(self) -> list[str]:
        return ["bid", "sell", "keep", "buy", "refuse", "wave", "done"]

    def view(self, state: BarterState, seat: int | None) -> dict[str, Any]:
        own = None if seat is None or state.bids[seat] == NOT_YET else state.bids[seat]
        return {
            "own_bid": None if own is None else sum(own),
            "sale": counts(state.sold),
            "price": state.price,
            "players": [
                {"points": state.points[other], "gems": counts(state.hands[other])}
                for other in range(state.seats)
            ],
        }

    def open_view(self, state: BarterState) -> dict[str, Any]:
        """For replays: what all seats together see."""
        bids = [None if bid == NOT_YET else sum(bid) for bid in state.bids]
        return {**self.view(state, None), "bids": bids}

    def redeal(self, state: BarterState, seat: int | None) -> None:
        """Only bids are hidden."""
        for other, bid in enumerate(state.bids):
            if other != seat and bid != NOT_YET:
                ruby = state.below(min(state.hands[other][0], MOST) + 1)
                state.bids[other] = (ruby, state.below(min(state.hands[other][1], MOST - ruby) + 1))

    def score_sheet(self, state: BarterState, seat: int) -> Sheet:
        return Sheet((Line("points", state.points[seat]),))

    def census(self, state: BarterState) -> dict[str, int]:
        total = Counter(counts(state.spent))
        for hand in state.hands:
            total.update(counts(hand))
        return dict(total)


def create(data: Path | None) -> Barter:
    """What the registry calls."""
    return Barter()
