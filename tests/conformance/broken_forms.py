"""Games with one thing wrong in what is described or declared."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from dvergar.kernel.action import Action
from dvergar.kernel.form import Form, Number, Part
from dvergar.kernel.message import Message
from dvergar.kernel.step import Step, StepKind, decision, free_for_all, reaction, sealed
from tests.bots import toys
from tests.bots.toys import GEMS, Bids, GemState, GemToy, Siege, Trade


def bidding(**changed: Any) -> dict[str, StepKind]:
    given = {
        "options": toys.bid_options,
        "choose": toys.bid,
        "forms": toys.bid_forms,
        "to_act": toys.not_bid,
        "may_act": toys.has_bid,
        "then": toys.open_bids,
        **changed,
    }
    return {"bid": sealed(**given)}


def rich_bid(state: GemState, step: Step, seat: int, action: Action) -> None:
    toys.bid(state, step, seat, action)
    if len(state.bids[seat] or ()) > 1:
        state.points[seat] += 1000


class BigBidsBreakTheBounds(Bids):
    """Only an action that is described and not listed does."""

    steps = bidding(choose=rich_bid)


def shy_bid(state: GemState, step: Step, seat: int, action: Action) -> None:
    toys.bid(state, step, seat, action)
    if len(state.bids[seat] or ()) > 2:
        raise KeyError(seat)


class BigBidsCrash(Bids):
    steps = bidding(choose=shy_bid)


def too_much(state: GemState, step: Step, seat: int, action: Action) -> Message | None:
    if len(action.args) < 2:
        return None
    return Message("why-not-possible", {"action": str(action)})


class BarsWhatFits(Bids):
    steps = bidding(why_not=too_much)


class ForgetsBigBids(Bids):
    def read_action(self, action: Action) -> Action | None:
        return super().read_action(action) if len(action.args) < 2 else None


class ReadsAnotherBid(Bids):
    def parse(self, text: Any) -> Action:
        action = super().parse(text)
        return Action("bid", action.args[:1])


def unfit(state: GemState, step: Step, seat: int) -> list[Action]:
    missing = [gem for kind, gem in enumerate(GEMS) if kind not in state.hands[seat]]
    return [*toys.bid_options(state, step, seat), *[Action("bid", (gem,)) for gem in missing]]


def any_bid(state: GemState, step: Step, seat: int, action: Action) -> None:
    state.bids[seat] = ()


class ListsWhatDoesNotFit(Bids):
    steps = bidding(options=unfit, choose=any_bid)


WIDE = Form("say", Number("count", 1, 500))


def sayings(state: GemState, step: Step, seat: int) -> list[Action]:
    return [Action("say", (str(number),)) for number in range(1, 300)]


def saying_forms(state: GemState, step: Step, seat: int) -> list[Form]:
    return [WIDE]


class ListsEverything(Bids):
    steps = bidding(options=sayings, choose=any_bid, forms=saying_forms)

    def verbs(self) -> list[str]:
        return ["say"]

    def widest(self) -> list[Form]:
        return [WIDE]


def twice(state: GemState, step: Step, seat: int) -> list[Form]:
    return toys.bid_forms(state, step, seat) * 2


class DescribesTwice(Bids):
    steps = bidding(forms=twice)


def empty(state: GemState, step: Step, seat: int) -> list[Form]:
    return [Boasting("bid", Part("gem", {"ruby": 1}, least=2))]


class Boasting(Form):
    """Nothing fits."""

    @property
    def size(self) -> int:
        return 5


def bid_nothing(state: GemState, step: Step, seat: int) -> list[Action]:
    return [Action("bid", ("-",))]


class CountsWhatIsNotThere(Bids):
    steps = bidding(forms=empty, options=bid_nothing, choose=any_bid)


class Partial(Form):
    """What it draws does not always fit."""

    def sample(self, source: random.Random) -> Action:
        return Action(self.verb, ("ruby*6",))


def partial(state: GemState, step: Step, seat: int) -> list[Form]:
    return [Partial("bid", Part("gem", toys.counts(state.hands[seat])))]


class DrawsWhatDoesNotFit(Bids):
    steps = bidding(forms=partial)


def peeping(state: GemState, step: Step, seat: int) -> list[Form]:
    """As many as the next seat has."""
    counts = toys.counts(state.hands[(seat + 1) % state.seats])
    return [Form("bid", Part("gem", {**counts, "ruby": 6, "emerald": 6}))]


class DescribesAnothersHand(Bids):
    steps = bidding(forms=peeping, choose=any_bid)


def once(state: GemState, step: Step, seat: int) -> list[Action]:
    return [] if state.bids[seat] is not None else toys.bid_options(state, step, seat)


class CannotReplace(Bids):
    steps = bidding(options=once, forms=None, why_not=toys.why_no_trade)


def back_out(state: GemState, step: Step, seat: int, action: Action) -> None:
    """A second bid takes back the first."""
    if state.bids[seat] is None:
        toys.bid(state, step, seat, action)
    else:
        state.bids[seat] = None


class ReplacingTakesBack(Bids):
    steps = bidding(choose=back_out)


def all_twice(state: GemState, step: Step) -> tuple[int, ...]:
    return toys.not_quiet(state, step) * 2


class WaitsTwice(Trade):
    steps = {
        "trade": free_for_all(
            toys.trade_options,
            toys.trade,
            toys.why_not_fair,
            forms=toys.trade_forms,
            to_act=all_twice,
            may_act=toys.is_quiet,
            then=toys.count_wishes,
        )
    }


def attack_twice(state: GemState, step: Step, seat: int, action: Action) -> None:
    state.push(Step("react", seat, tuple(toys.others(state, seat)) * 2))


class AsksTwice(Siege):
    steps = {**Siege.steps, "attack": decision(toys.attack_options, attack_twice)}


def must_shield(state: GemState, step: Step, seat: int) -> list[Action]:
    return [toys.SHIELD] if 0 in state.hands[seat] else [toys.LET]


class MustShield(Siege):
    steps = {
        **Siege.steps,
        "react": reaction(
            must_shield, toys.react, silence=toys.LET, then=toys.after, discreet=True
        ),
    }


def not_twice(state: GemState, step: Step, seat: int) -> list[Action]:
    """The last one who is asked has to shield."""
    return toys.react_options(state, step, seat) if len(step.args) > 1 else [toys.SHIELD]


def react_anyhow(state: GemState, step: Step, seat: int, action: Action) -> None:
    state.points[step.seat] = 0


class TheLastMustShield(Siege):
    steps = {
        **Siege.steps,
        "react": reaction(
            not_twice, react_anyhow, silence=toys.LET, then=toys.after, discreet=True
        ),
    }


#: with the fault that it has
BROKEN_FORMS: list[tuple[Callable[[], GemToy], str]] = [
    (BigBidsBreakTheBounds, "scores"),
    (BigBidsCrash, "crash"),
    (BarsWhatFits, "forms"),
    (ForgetsBigBids, "text"),
    (ReadsAnotherBid, "text"),
    (ListsWhatDoesNotFit, "forms"),
    (ListsEverything, "forms"),
    (DescribesTwice, "forms"),
    (CountsWhatIsNotThere, "forms"),
    (DrawsWhatDoesNotFit, "forms"),
    (DescribesAnothersHand, "view-leaks"),
    (CannotReplace, "turn"),
    (ReplacingTakesBack, "turn"),
    (WaitsTwice, "turn"),
    (AsksTwice, "turn"),
    (MustShield, "silence"),
    (TheLastMustShield, "silence"),
]
