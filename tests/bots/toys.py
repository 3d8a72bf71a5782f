"""Tiny games to see through: one decision at once, one after the other, and all together; and with
gems, one for each sort of decision that cannot be listed or is not one seat's turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Self

from dvergar.kernel.action import Action
from dvergar.kernel.form import Apart, Form, Part, Seat, Word
from dvergar.kernel.game import Game, NoAdvice
from dvergar.kernel.message import Message
from dvergar.kernel.outcome import Outcome, together
from dvergar.kernel.sheet import Line, Sheet
from dvergar.kernel.state import Setup, State
from dvergar.kernel.step import Step, auto, decision, free_for_all, reaction, sealed

SIDES = ("heads", "tails")


class ToyState(State):
    """What each seat has played; -1: nothing yet."""

    FIELDS = ("played", "pool")
    __slots__ = FIELDS

    played: list[int]
    pool: tuple[int, ...]

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.played = self.played.copy()
        other.pool = self.pool
        return other


class Toy(Game[ToyState]):
    """What the toys share."""

    package = "dvergar.kernel"
    rules_version = 1
    seat_counts: Sequence[int] = (2,)
    score_bounds = (0, 9)
    longest = 9
    first = Step("play")

    def start(self, setup: Setup, *, listen: bool = False) -> ToyState:
        state = ToyState()
        state.begin(self, setup, listen=listen)
        state.played = [-1] * setup.seats
        state.pool = ()
        state.push(self.first)
        state.run_on()
        return state

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        own = None if seat is None else state.played[seat]
        return {"own": own, "done": [played >= 0 for played in state.played]}

    def redeal(self, state: ToyState, seat: int | None) -> None:
        pass

    def score_sheet(self, state: ToyState, seat: int) -> Sheet:
        return Sheet((Line("points", 0),))


def missing(state: ToyState, step: Step) -> tuple[int, ...]:
    return tuple(seat for seat, side in enumerate(state.played) if side < 0)


def done(state: ToyState, step: Step) -> tuple[int, ...]:
    return tuple(seat for seat, side in enumerate(state.played) if side >= 0)


def sides(state: ToyState, step: Step, seat: int) -> list[Action]:
    return [Action(side) for side in SIDES]


def put(state: ToyState, step: Step, seat: int, action: Action) -> None:
    state.played[seat] = SIDES.index(action.verb)


class Pennies(Toy):
    """Matching pennies: both choose at once; seat 0 wins if the sides are the same."""

    name = "pennies"
    steps = {"play": sealed(sides, put, to_act=missing, may_act=done)}

    def redeal(self, state: ToyState, seat: int | None) -> None:
        for other, side in enumerate(state.played):
            if other != seat and side >= 0:
                state.played[other] = state.below(2)

    def score_sheet(self, state: ToyState, seat: int) -> Sheet:
        first, second = state.played
        return Sheet((Line("points", int((first == second) == (seat == 0))),))


NUMBERS = 5
WANTED = 7


def numbers(state: ToyState, step: Step, seat: int) -> list[Action]:
    return [Action("add", (str(number),)) for number in range(NUMBERS)]


def add(state: ToyState, step: Step, seat: int, action: Action) -> None:
    state.played[seat] = int(action.args[0])
    if seat + 1 < state.seats:
        state.push(Step("play", seat + 1))


class Team(Toy):
    """One after the other says a number; all win if the sum is right."""

    name = "team"
    cooperative = True
    first = Step("play", 0)
    steps = {"play": decision(numbers, add)}

    def outcome(self, state: ToyState) -> Outcome:
        won = sum(state.played) == WANTED
        return together(state.seats, won=won, key="sum" if won else "no-sum")


# --- gems ------------------------------------------------------------------------------------

GEMS = ("ruby", "emerald", "pearl")
#: how many of each kind there are
EACH = 6
HAND = 4


class GemState(State):
    """Hands of gems, and what a toy needs besides."""

    FIELDS = ("bag", "bids", "hands", "offers", "points", "quiet", "spoken", "wishes")
    __slots__ = FIELDS

    #: kinds of gems that nobody has
    bag: tuple[int, ...]
    #: by seat: its hand, sorted, as kinds
    hands: list[tuple[int, ...]]
    #: by seat: what it has bid; None: nothing yet
    bids: list[tuple[int, ...] | None]
    #: who offers, to whom, what for what
    offers: tuple[tuple[int, int, tuple[int, ...], tuple[int, ...]], ...]
    points: list[int]
    quiet: list[bool]
    #: by seat: how many offers it has made
    spoken: list[int]
    #: by seat: the kind it likes, a secret
    wishes: list[int]

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.bag = self.bag
        other.hands = self.hands.copy()
        other.bids = self.bids.copy()
        other.offers = self.offers
        other.points = self.points.copy()
        other.quiet = self.quiet.copy()
        other.spoken = self.spoken.copy()
        other.wishes = self.wishes.copy()
        return other


def counts(gems: Sequence[int]) -> dict[str, int]:
    return {gem: gems.count(kind) for kind, gem in enumerate(GEMS)}


def kinds(count: Mapping[str, int]) -> tuple[int, ...]:
    return tuple([kind for kind, gem in enumerate(GEMS) for _ in range(count.get(gem, 0))])


def part(action: Action, form: Form, slot: str) -> tuple[int, ...]:
    """What is in a slot of an action that fits."""
    values = form.read(action)
    assert isinstance(values, dict)
    value = values[slot]
    assert isinstance(value, dict)
    return kinds(value)


class GemToy(Game[GemState]):
    """What the toys with gems share: hands of four, dealt from a bag. Secret are hands and wishes,
    or wishes only (`open_hands`)."""

    package = "dvergar.kernel"
    rules_version = 1
    seat_counts: Sequence[int] = (3,)
    score_bounds = (0, 3)
    longest = 80
    state_class = GemState
    open_hands = False
    first: Step

    def set_up(self, state: GemState) -> None:
        gems = state.shuffled(tuple([kind for kind in range(len(GEMS)) for _ in range(EACH)]))
        seats = range(state.seats)
        state.hands = [tuple(sorted(gems[HAND * seat : HAND * (seat + 1)])) for seat in seats]
        state.bag = tuple(sorted(gems[HAND * state.seats :]))
        state.bids = [None for _ in seats]
        state.offers = ()
        state.points = [0 for _ in seats]
        state.quiet = [False for _ in seats]
        state.spoken = [0 for _ in seats]
        state.wishes = [state.below(len(GEMS)) for _ in seats]
        state.push(self.first)
        state.run_on()

    def redeal(self, state: GemState, seat: int | None) -> None:
        others = [other for other in range(state.seats) if other != seat]
        for other in others:
            state.wishes[other] = state.below(len(GEMS))
        if self.open_hands:
            return
        gems = sorted([*state.bag, *[gem for other in others for gem in state.hands[other]]])
        drawn = list(state.shuffled(tuple(gems)))
        for other in others:
            size = len(state.hands[other])
            state.hands[other] = tuple(sorted(drawn[:size]))
            drawn = drawn[size:]
            if state.bids[other] is not None:
                state.bids[other] = tuple([gem for gem in state.hands[other] if state.below(2)])
        state.bag = tuple(sorted(drawn))

    def read_action(self, action: Action) -> Action | None:
        for form in self.widest():
            if form.verb == action.verb:
                return form.spell(action)
        plain = action.verb in self.verbs() and not action.args
        return action if plain else None

    def widest(self) -> list[Form]:
        """The forms of all actions that there are at all."""
        return []

    def view(self, state: GemState, seat: int | None) -> dict[str, Any]:
        seats = range(state.seats)
        return {
            "hands": [
                list(state.hands[other])
                if self.open_hands or other == seat
                else len(state.hands[other])
                for other in seats
            ],
            "bids": [
                list(bid) if bid is not None and other == seat else bid is not None
                for other, bid in enumerate(state.bids)
            ],
            "offers": [[who, to, list(give), list(want)] for who, to, give, want in state.offers],
            "points": state.points.copy(),
            "quiet": state.quiet.copy(),
            "spoken": state.spoken.copy(),
            "wish": None if seat is None else state.wishes[seat],
        }

    def open_view(self, state: GemState) -> dict[str, Any]:
        bids = [None if bid is None else list(bid) for bid in state.bids]
        hands = [list(hand) for hand in state.hands]
        return {**self.view(state, None), "all": [hands, bids, state.wishes.copy()]}

    def score_sheet(self, state: GemState, seat: int) -> Sheet:
        return Sheet((Line("points", state.points[seat]),))

    def census(self, state: GemState) -> dict[str, int]:
        return counts([*state.bag, *[gem for hand in state.hands for gem in hand]])


def tell_points(state: GemState) -> None:
    if state.events is not None:
        state.tell("points", {"count_list": [str(points) for points in state.points]})


# --- sealed bids over a hand -----------------------------------------------------------------


def bid_form(hand: Sequence[int]) -> Form:
    return Form("bid", Part("gem", counts(hand)))


def bid_forms(state: GemState, step: Step, seat: int) -> list[Form]:
    return [bid_form(state.hands[seat])]


def bid_options(state: GemState, step: Step, seat: int) -> list[Action]:
    """Nothing, or a single gem."""
    return [
        Action("bid", (word,)) for word in ("-", *[GEMS[k] for k in sorted({*state.hands[seat]})])
    ]


def bid(state: GemState, step: Step, seat: int, action: Action) -> None:
    state.bids[seat] = part(action, bid_form(state.hands[seat]), "gem")


def not_bid(state: GemState, step: Step) -> tuple[int, ...]:
    return tuple([seat for seat, made in enumerate(state.bids) if made is None])


def has_bid(state: GemState, step: Step) -> tuple[int, ...]:
    return tuple([seat for seat, made in enumerate(state.bids) if made is not None])


def open_bids(state: GemState, step: Step) -> None:
    """Three points for whoever has bid most; a third gem or more is too much."""
    sizes = [len(made) if made is not None and len(made) < 3 else -1 for made in state.bids]
    for seat, size in enumerate(sizes):
        if size >= 0 and sizes.count(size) == 1 and size == max(sizes):
            state.points[seat] = 3
    tell_points(state)


class Bids(GemToy):
    """All bid any part of their hand in secret. Two gems win, unless somebody else bids two."""

    name = "bids"
    first = Step("bid")
    steps = {
        "bid": sealed(
            bid_options, bid, forms=bid_forms, to_act=not_bid, may_act=has_bid, then=open_bids
        )
    }

    def verbs(self) -> list[str]:
        return ["bid"]

    def widest(self) -> list[Form]:
        return [Form("bid", Part("gem", dict.fromkeys(GEMS, EACH)))]


# --- free trade ------------------------------------------------------------------------------

#: a seat makes no more offers
OFFERS = 2


def trade_form(verb: str, seats: Sequence[int], own: Mapping[str, int]) -> Form:
    """`offer 2 ruby for emerald*2`"""
    wanted = Part("want", dict.fromkeys(GEMS, 2), of="gem", least=1, most=2)
    given = Part("give", own, of="gem", least=1, most=2)
    apart = Apart(("give", "want"))
    return Form(verb, Seat("seat", seats), given, Word("for"), wanted, demands=(apart,))


def others(state: GemState, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def trade_forms(state: GemState, step: Step, seat: int) -> list[Form]:
    if state.spoken[seat] >= OFFERS or not state.hands[seat]:
        return []
    return [trade_form("offer", others(state, seat), counts(state.hands[seat]))]


def has(hand: Sequence[int], gems: Sequence[int]) -> bool:
    return all(hand.count(gem) >= gems.count(gem) for gem in gems)


def answer(who: int, give: tuple[int, ...], want: tuple[int, ...]) -> Action:
    """What takes an offer: its terms, in the words of who made it."""
    form = trade_form("accept", [who], dict.fromkeys(GEMS, 2))
    values: dict[str, Any] = {"give": counts(give), "want": counts(want)}
    return form.write({"seat": str(who + 1), "for": "for", **values})


def trade_options(state: GemState, step: Step, seat: int) -> list[Action]:
    found = [] if state.quiet[seat] else [Action("done")]
    for who, to, give, want in state.offers:
        if to == seat and has(state.hands[who], give) and has(state.hands[seat], want):
            found.append(answer(who, give, want))
    return list(dict.fromkeys(found))


def trade(state: GemState, step: Step, seat: int, action: Action) -> None:
    if action.verb == "done":
        state.quiet[seat] = True
    elif action.verb == "offer":
        form = trade_form("offer", others(state, seat), counts(state.hands[seat]))
        to = int(action.args[0]) - 1
        state.offers += ((seat, to, part(action, form, "give"), part(action, form, "want")),)
        state.spoken[seat] += 1
        state.quiet[to] = False
    else:
        taken = next(offer for offer in state.offers if answer(offer[0], *offer[2:]) == action)
        who, _, give, want = taken
        state.offers = tuple([offer for offer in state.offers if offer is not taken])
        hands = [list(hand) for hand in state.hands]
        for gem in give:
            hands[who].remove(gem)
        for gem in want:
            hands[seat].remove(gem)
        state.hands[who] = tuple(sorted([*hands[who], *want]))
        state.hands[seat] = tuple(sorted([*hands[seat], *give]))


def why_no_trade(state: GemState, step: Step, seat: int, action: Action) -> Message | None:
    return Message("why-not-possible", {"action": str(action)})


def why_not_fair(state: GemState, step: Step, seat: int, action: Action) -> Message | None:
    return (
        None
        if action.verb == "offer" and trade_forms(state, step, seat)
        else (why_no_trade(state, step, seat, action))
    )


def not_quiet(state: GemState, step: Step) -> tuple[int, ...]:
    return tuple([seat for seat, quiet in enumerate(state.quiet) if not quiet])


def is_quiet(state: GemState, step: Step) -> tuple[int, ...]:
    return tuple([seat for seat, quiet in enumerate(state.quiet) if quiet])


def count_wishes(state: GemState, step: Step) -> None:
    for seat, hand in enumerate(state.hands):
        state.points[seat] = hand.count(state.wishes[seat])
    tell_points(state)


class Trade(GemToy):
    """All make offers and take them, in any order, until all are done. A point for each gem of the
    kind that a seat likes."""

    name = "trade"
    open_hands = True
    score_bounds = (0, EACH)
    first = Step("trade")
    steps = {
        "trade": free_for_all(
            trade_options,
            trade,
            why_not_fair,
            forms=trade_forms,
            to_act=not_quiet,
            may_act=is_quiet,
            then=count_wishes,
        )
    }

    def verbs(self) -> list[str]:
        return ["done", "offer", "accept"]

    def widest(self) -> list[Form]:
        seats = list(range(max(self.seat_counts)))
        return [trade_form(verb, seats, dict.fromkeys(GEMS, 2)) for verb in ("offer", "accept")]


# --- reactions -------------------------------------------------------------------------------

ATTACK, LEAVE, SHIELD, LET = Action("attack"), Action("leave"), Action("shield"), Action("let")


def attack_options(state: GemState, step: Step, seat: int) -> list[Action]:
    return [ATTACK, LEAVE]


def attack(state: GemState, step: Step, seat: int, action: Action) -> None:
    if action == ATTACK:
        state.push(Step("react", seat, tuple(others(state, seat))))
    else:
        state.push(Step("next", seat))


def react_options(state: GemState, step: Step, seat: int) -> list[Action]:
    return [LET, SHIELD] if 0 in state.hands[seat] else [LET]


def react(state: GemState, step: Step, seat: int, action: Action) -> None:
    """A shield costs a ruby."""
    if action == SHIELD:
        hand = list(state.hands[seat])
        hand.remove(0)
        state.hands[seat] = tuple(hand)
        state.bag = tuple(sorted((*state.bag, 0)))
        state.points[step.seat] -= 1
        state.settle()


def after(state: GemState, step: Step) -> None:
    """A point for an attack that nobody shielded."""
    state.points[step.seat] += 1
    state.push(Step("next", step.seat))


def following(state: GemState, step: Step) -> None:
    if step.seat + 1 < state.seats:
        state.push(Step("attack", step.seat + 1))


class Siege(GemToy):
    """Each attacks or leaves it; the others are asked for a shield. One is enough."""

    name = "siege"
    score_bounds = (0, 1)
    first = Step("attack", 0)
    steps = {
        "attack": decision(attack_options, attack),
        "react": reaction(react_options, react, silence=LET, then=after, discreet=True),
        "next": auto(following),
    }

    def verbs(self) -> list[str]:
        return ["attack", "leave", "shield", "let"]


# --- advice ----------------------------------------------------------------------------------


class Pairs(NoAdvice):
    """Bids of two gems, which are not listed, are worth most and a thought."""

    def candidates(self, state: GemState, seat: int) -> list[Action]:
        pairs = {tuple(sorted(pair)) for pair in combinations(state.hands[seat], 2)}
        form = bid_form(state.hands[seat])
        return [*state.legal(seat), *[form.write({"gem": counts(pair)}) for pair in sorted(pairs)]]

    def values(self, state: GemState, seat: int, actions: Sequence[Action]) -> list[float]:
        form = bid_form(state.hands[seat])
        return [float(len(part(action, form, "gem")) == 2) for action in actions]


class AdvisedBids(Bids):
    advisor = Pairs()


class Swaps(NoAdvice):
    """For a seat that is done: whatever is offered to it is welcome."""

    def besides(self, state: GemState, seat: int, actions: Sequence[Action]) -> Action | None:
        return next((action for action in actions if action.verb == "accept"), None)
