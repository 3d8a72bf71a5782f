"""The flow of a round: a treasure is turned up, all trade, all bid, and a loser may outbid."""

from __future__ import annotations

from dvergar.kernel.action import Action
from dvergar.kernel.form import Form
from dvergar.kernel.message import Args, Message
from dvergar.kernel.step import Step, StepKind, auto, free_for_all, reaction, sealed
from haggle.actions import (
    DONE,
    ONE_FOR_ONE,
    PASS,
    WITHDRAW,
    accept,
    bid,
    bid_form,
    bid_of,
    offer_form,
    outbid,
    terms_of,
)
from haggle.gems import GEMS, Cards, has, united, without, words_of
from haggle.state import ALL, OFFERS, ROUNDS, HaggleState, favoured_by, worth_of

# --- a new round -------------------------------------------------------------------------------


def begin_round(state: HaggleState, step: Step) -> None:
    """Turn up the next treasure."""
    state.round += 1
    state.lot = state.lots[-1]
    state.lots = state.lots[:-1]
    state.offers_left = [OFFERS] * state.seats
    state.done = [False] * state.seats
    if state.events is not None:
        gem = GEMS[favoured_by(state.lot)]
        state.tell("lot", {"round": state.round, "gem": gem, "points": worth_of(state.lot)})
    state.push(Step("bid"))
    state.push(Step("trade"))


# --- free trade --------------------------------------------------------------------------------


def not_done(state: HaggleState, step: Step) -> tuple[int, ...]:
    return tuple([seat for seat in range(state.seats) if not state.done[seat]])


def are_done(state: HaggleState, step: Step) -> tuple[int, ...]:
    """Who is done may still answer, or make another offer."""
    return tuple([seat for seat in range(state.seats) if state.done[seat]])


def trade_options(state: HaggleState, step: Step, seat: int) -> list[Action]:
    """What is on offer, and of the offers one could make, one gem for one, to all."""
    hand = state.hand(seat)
    found = [] if state.done[seat] else [DONE]
    for maker, terms in enumerate(state.offers):
        if terms is not None and terms[0] in (ALL, seat) and maker != seat and has(hand, terms[2]):
            found.append(accept(maker, terms))
    if state.offers[seat] is not None:
        found.append(WITHDRAW)
    if state.offers_left[seat]:
        found += [action for (give, _), action in ONE_FOR_ONE.items() if give in hand]
    return found


def trade_forms(state: HaggleState, step: Step, seat: int) -> list[Form]:
    """All offers: far too many to list."""
    hand = state.hand(seat)
    if not state.offers_left[seat] or not hand:
        return []
    return [offer_form([other for other in range(state.seats) if other != seat], hand)]


def why_not_trade(state: HaggleState, step: Step, seat: int, action: Action) -> Message | None:
    if action.verb == "offer" and not state.offers_left[seat]:
        return Message("why-no-offers-left", {"count": OFFERS})
    if action.verb == "withdraw":
        return Message("why-nothing-offered")
    if action.verb == "done":
        return Message("why-done-already")
    if action.verb == "accept":
        return why_not_accept(state, seat, action)
    return None


def why_not_accept(state: HaggleState, seat: int, action: Action) -> Message | None:
    maker, give, want = terms_of(action)
    standing = state.offers[maker] if maker < state.seats else None
    if standing is None or standing[1:] != (give, want):
        return Message("why-offer-gone", {"seat": maker})
    if standing[0] not in (ALL, seat) or maker == seat:
        return Message("why-offer-not-yours")
    missing = without(want, state.hand(seat))
    return Message("why-gems-missing", {"gem_list": words_of(missing)}) if missing else None


def trade(state: HaggleState, step: Step, seat: int, action: Action) -> None:
    if action.verb == "offer":
        make_offer(state, seat, action)
    elif action.verb == "accept":
        accept_offer(state, seat, action)
    elif action.verb == "withdraw":
        state.offers[seat] = None
        if state.events is not None:
            state.tell("withdrawn", {"seat": seat})
    else:
        state.done[seat] = True
        if state.events is not None:
            state.tell("done", {"seat": seat})


def make_offer(state: HaggleState, seat: int, action: Action) -> None:
    """The gems on offer are laid open. A new offer takes the place of an older one, and wakes those
    to whom it is made."""
    to, give, want = terms_of(action)
    state.offers[seat] = (to, give, want)
    state.offers_left[seat] -= 1
    show(state, seat, give)
    for other in range(state.seats):
        if other != seat and to in (ALL, other):
            state.done[other] = False
    if state.events is not None:
        told: Args = {"seat": seat, "gem_list": words_of(give), "gem2_list": words_of(want)}
        if to == ALL:
            state.tell("offered", told)
        else:
            state.tell("offered-one", {**told, "seat2": to})


def accept_offer(state: HaggleState, seat: int, action: Action) -> None:
    """Both give, and what was on offer with the gems that are gone falls away."""
    maker, give, want = terms_of(action)
    hand_over(state, maker, give)
    hand_over(state, seat, want)
    state.shown[seat] = united(state.shown[seat], give)
    state.shown[maker] = united(state.shown[maker], want)
    state.offers[maker] = None
    if state.events is not None:
        gems = {"gem_list": words_of(give), "gem2_list": words_of(want)}
        state.tell("traded", {"seat": seat, "seat2": maker, **gems})
    terms = state.offers[seat]
    if terms is not None and not has(state.shown[seat], terms[1]):
        state.offers[seat] = None
        if state.events is not None:
            state.tell("void", {"seat": seat})


def end_trade(state: HaggleState, step: Step) -> None:
    state.offers = [None] * state.seats


def show(state: HaggleState, seat: int, cards: Cards) -> None:
    """Now everybody knows that the seat has these."""
    more = without(cards, state.shown[seat])
    state.shown[seat] = united(state.shown[seat], more)
    state.hidden[seat] = without(state.hidden[seat], more)


def hand_over(state: HaggleState, seat: int, cards: Cards) -> None:
    """Take cards out of a hand, in the open: first those that everybody knows of."""
    show(state, seat, cards)
    state.shown[seat] = without(state.shown[seat], cards)


# --- sealed bids -------------------------------------------------------------------------------


def value(state: HaggleState, cards: Cards) -> int:
    """What a bid is worth: gems of the treasure's kind count double."""
    favoured = favoured_by(state.lot)
    return sum([2 if kind == favoured else 1 for kind in cards])


def have_not_bid(state: HaggleState, step: Step) -> tuple[int, ...]:
    return tuple([seat for seat, cards in enumerate(state.bids) if cards is None])


def have_bid(state: HaggleState, step: Step) -> tuple[int, ...]:
    return tuple([seat for seat, cards in enumerate(state.bids) if cards is not None])


def bid_options(state: HaggleState, step: Step, seat: int) -> list[Action]:
    """Nothing, one or all gems of a kind, the favoured ones with those of another kind, or all."""
    hand = state.hand(seat)
    of_kind = [tuple([kind for kind in hand if kind == wanted]) for wanted in range(len(GEMS))]
    favoured = of_kind[favoured_by(state.lot)]
    found = [(), *[cards[:1] for cards in of_kind], *of_kind]
    found += [united(favoured, cards) for cards in of_kind if cards != favoured]
    return [bid(cards) for cards in dict.fromkeys([*found, hand])]


def bid_forms(state: HaggleState, step: Step, seat: int) -> list[Form]:
    return [bid_form(state.hand(seat))]


def lay_bid(state: HaggleState, step: Step, seat: int, action: Action) -> None:
    """Lay gems face down. How many is plain to see."""
    cards = bid_of(action)
    state.bids[seat] = cards
    if state.events is not None:
        count = {"seat": seat, "count": len(cards)}
        state.tell("bid", count, {seat: {"gem_list": words_of(cards)}})


def turn_over(state: HaggleState, step: Step) -> None:
    """Who has bid most leads; of several, who laid fewer gems, then who comes first this round."""
    for seat in range(state.seats):
        cards = state.bid(seat)
        show(state, seat, cards)
        if state.events is not None and cards:
            points = value(state, cards)
            state.tell("shown", {"seat": seat, "gem_list": words_of(cards), "points": points})
    first = state.round - 1
    order = [(first + number) % state.seats for number in range(state.seats)]
    merits = [(value(state, state.bid(seat)), -len(state.bid(seat))) for seat in order]
    leader = order[merits.index(max(merits))]
    if state.bid(leader):
        state.leader = leader
        state.push(Step("outbid", leader, may_outbid(state)))
    else:
        state.lost += (state.lot,)
        if state.events is not None:
            state.tell("no-bids", {})
        end_round(state)


# --- a last word -------------------------------------------------------------------------------


def may_outbid(state: HaggleState) -> tuple[int, ...]:
    """Who has a gem left and could lead with another one, for all that everybody knows."""
    wanted = value(state, state.bid(state.leader))
    return tuple(
        [
            seat
            for seat in range(state.seats)
            if seat != state.leader
            and len(state.hand(seat)) > len(state.bid(seat))
            and value(state, state.bid(seat)) + 2 > wanted
        ]
    )


def outbid_options(state: HaggleState, step: Step, seat: int) -> list[Action]:
    left = without(state.hand(seat), state.bid(seat))
    kinds = [kind for kind in range(len(GEMS)) if kind in left and leads_with(state, seat, kind)]
    return [PASS, *[outbid(kind) for kind in kinds]]


def leads_with(state: HaggleState, seat: int, kind: int) -> bool:
    return value(state, (*state.bid(seat), kind)) > value(state, state.bid(state.leader))


def why_not_outbid(state: HaggleState, step: Step, seat: int, action: Action) -> Message | None:
    if action.verb != "outbid":
        return None
    kind = GEMS.index(action.args[0])
    if kind not in without(state.hand(seat), state.bid(seat)):
        return Message("why-gems-missing", {"gem_list": [action.args[0]]})
    return Message("why-too-little", {"points": value(state, state.bid(state.leader))})


def answer_bid(state: HaggleState, step: Step, seat: int, action: Action) -> None:
    """The first who adds a gem leads, and nobody else is asked."""
    if action.verb == "pass":
        if state.events is not None:
            state.tell("let-go", {"seat": seat})
        return
    state.bids[seat] = united(state.bid(seat), (GEMS.index(action.args[0]),))
    show(state, seat, state.bid(seat))
    state.leader = seat
    state.settle()
    if state.events is not None:
        state.tell("outbid", {"seat": seat, "gem": action.args[0]})


def award(state: HaggleState, step: Step) -> None:
    """Who leads pays the bid and takes the treasure; the others take their bids back."""
    seat = state.leader
    paid = state.bid(seat)
    hand_over(state, seat, paid)
    state.discard = united(state.discard, paid)
    state.taken[seat] = (*state.taken[seat], state.lot)
    if state.events is not None:
        gem = GEMS[favoured_by(state.lot)]
        state.tell("won", {"seat": seat, "gem": gem, "points": worth_of(state.lot)})
    end_round(state)


def end_round(state: HaggleState) -> None:
    """All draw a gem, and the next round begins; after the last one, the hands are shown."""
    state.lot = -1
    state.leader = -1
    state.bids = [None] * state.seats
    for seat in range(state.seats):
        card = state.stack[-1]
        state.stack = state.stack[:-1]
        state.hidden[seat] = united(state.hidden[seat], (card,))
        if state.events is not None:
            state.tell("drawn", {"seat": seat}, {seat: {"gem": GEMS[card]}})
    if state.round < ROUNDS:
        state.push(Step("round"))
        return
    for seat in range(state.seats):
        if state.events is not None:
            state.tell("hand", {"seat": seat, "gem_list": words_of(state.hand(seat))})


STEPS: dict[str, StepKind] = {
    "round": auto(begin_round),
    "trade": free_for_all(
        trade_options,
        trade,
        why_not_trade,
        to_act=not_done,
        may_act=are_done,
        then=end_trade,
        forms=trade_forms,
        discreet=True,  # whether you could accept is your secret
    ),
    "bid": sealed(
        bid_options,
        lay_bid,
        to_act=have_not_bid,
        may_act=have_bid,
        then=turn_over,
        forms=bid_forms,
    ),
    "outbid": reaction(
        outbid_options,
        answer_bid,
        why_not_outbid,
        silence=PASS,
        then=award,
        discreet=True,  # and so is whether you could outbid
    ),
}
