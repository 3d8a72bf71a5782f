"""What one seat may see, and how to draw the rest again.

Hidden are the gems in the others' hands that nobody has seen yet, which gems are in a bid that is
face down, and the order of what is to come. At the end all hands are open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haggle.gems import GEMS, Cards, counts_of
from haggle.state import ALL, ROUNDS, HaggleState, favoured_by, worth_of


def view(state: HaggleState, eyes: Sequence[int]) -> dict[str, Any]:
    """The table as these seats together see it."""
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "lot": _lot(state.lot) if state.lot >= 0 else None,
        "stack": len(state.stack),
        "discard": {"gems": counts_of(state.discard)},
        "offers": [_offer(state, maker) for maker, terms in enumerate(state.offers) if terms],
        "players": [_player(state, seat, seat in eyes) for seat in range(state.seats)],
    }


def _lot(lot: int) -> dict[str, Any]:
    return {"gem": GEMS[favoured_by(lot)], "points": worth_of(lot)}


def _offer(state: HaggleState, maker: int) -> dict[str, Any]:
    terms = state.offers[maker]
    assert terms is not None
    to, give, want = terms
    others = [seat for seat in range(state.seats) if seat != maker]
    return {
        "seat": maker,
        "seats": others if to == ALL else [to],
        "give": {"gems": counts_of(give)},
        "want": {"gems": counts_of(want)},
    }


def _player(state: HaggleState, seat: int, own: bool) -> dict[str, Any]:
    """A player; `gems` are those that the viewer knows to be in the hand."""
    knows_all = own or state.is_over
    known = state.hand(seat) if knows_all else state.shown[seat]
    bid = state.bids[seat]
    sees_bid = bid is not None and (own or state.leader >= 0)
    return {
        "cards": len(state.hand(seat)),
        "gems": counts_of(known),
        "bid_cards": None if bid is None else len(bid),
        "bid": {"gems": counts_of(state.bid(seat))} if sees_bid else None,
        "offers_left": state.offers_left[seat],
        "done": state.done[seat],
        "lots": [_lot(lot) for lot in state.taken[seat]],
        "points": sum([worth_of(lot) for lot in state.taken[seat]]),
    }


def redeal(state: HaggleState, seat: int | None) -> None:
    """Deal all gems that the seat has not seen once more, each as likely to be here as there."""
    state.lots = state.shuffled(tuple(sorted(state.lots)))
    others = [] if state.is_over else [other for other in range(state.seats) if other != seat]
    unseen = [*state.stack, *[kind for other in others for kind in state.hidden[other]]]
    deck = state.shuffled(tuple(sorted(unseen)))
    for other in others:
        count = len(state.hidden[other])
        state.hidden[other] = tuple(sorted(deck[:count]))
        deck = deck[count:]
        if state.leader < 0 and state.bids[other] is not None:
            state.bids[other] = _any(state, other, len(state.bid(other)))
    state.stack = deck


def _any(state: HaggleState, seat: int, count: int) -> Cards:
    """So many gems of a hand."""
    return tuple(sorted(state.shuffled(state.hand(seat))[:count]))
