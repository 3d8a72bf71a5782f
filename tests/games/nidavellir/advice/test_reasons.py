"""What speaks for an action: from what a seat may know, and true."""

from __future__ import annotations

import random

import pytest

from dvergar.bots import RandomBot
from dvergar.kernel.language import LANGUAGES
from dvergar.kernel.message import Message

from ..builder import Table, at


def why(table: Table, action: str, seat: int = 0) -> dict[str, Message]:
    """The reasons by key; each comes once, or for several taverns."""
    state = table.state
    found = state.game.advisor.reasons(state, seat, state.game.parse(action))
    return {message.key.removeprefix("reason-"): message for message in found}


@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize("seats", [2, 5])
def test_they_tell_nothing_hidden_change_nothing_and_have_words(seats: int, edition: str) -> None:
    state = at(seats=seats, seed=3, edition=edition).state
    bot, source = RandomBot(2), random.Random(1)
    texts = [state.game.text(language) for language in LANGUAGES]
    verbs: set[str] = set()
    while not state.is_over:
        seat = state.to_act[0]
        before = state.dump()
        other = state.redeal(seat, source)
        for action in state.legal(seat)[:6]:
            found = state.game.advisor.reasons(state, seat, action)
            assert state.game.advisor.reasons(other, seat, action) == found, str(action)
            assert all(text.knows(message.key) for text in texts for message in found)
            verbs.add(action.verb)
        assert state.dump() == before
        state.apply(seat, bot.choose(state, seat))
    assert {"bid", "take", "transform", "recruit"} <= verbs


def taking(cards: str = "H H M1", seats: int = 3) -> Table:
    """Seat 0 takes first."""
    return at(seats=seats).taverns(cards).turn(*range(seats))


def test_points_now() -> None:
    table = taking("W9 H H").seat(0).army(W=1).seat(1).army(W=3)
    assert why(table, "take W9")["points"].args == {"gain": "+9", "count": 9}


def test_the_way_to_the_next_hero() -> None:
    table = taking().seat(0).army(W=1, H=1, B=1)
    assert why(table, "take M1")["line-near"].args == {"count": 1}
    assert "line-near" not in why(table, "take H")
    complete = taking().seat(0).army(W=1, H=1, B=1, E=1)
    assert "line-hero" in why(complete, "take M1")


def test_the_most_warriors() -> None:
    table = taking("W3 H H").seat(0).army(W=1).seat(1).army(W=2)
    found = why(table, "take W3")
    assert "majority" in found
    assert found["points"].args["count"] == 3 + 5, "the highest coin"
    assert "lead" not in found, "a tie brings no distinction"


def test_a_distinction_to_lead_for() -> None:
    found = why(taking().seat(1).army(H=1).seat(0).army(H=1), "take H")
    assert found["lead"].args == {"distinction": "hunting_master"}


def test_what_the_next_card_of_the_class_would_bring() -> None:
    found = why(taking().seat(0).army(H=2), "take H")
    assert found["growth"].args == {"group": "hunter", "points": 7}


def test_who_would_miss_the_card() -> None:
    table = taking("H B M0").seat(1).army(H=6).seat(2).army(H=1)
    assert why(table, "take H")["denied"].args == {"seat2": 1}
    assert "denied" not in why(taking("H H B").seat(1).army(H=6), "take H"), "there is another"


def test_a_bid_is_for_cards_and_for_an_exchange() -> None:
    table = at(seats=3).taverns("W9 H H", "M0 M0 M0", "B B B")
    found = why(table, "bid 5 0 2")
    assert found["exchange"].args == {"coin": "3", "coin2": "4", "coin3": "7"}
    state = table.state
    reasons = state.game.advisor.reasons(state, 0, state.game.parse("bid 5 0 2"))
    aims = [each.args for each in reasons if each.key.startswith("reason-aim")]
    assert [(aim["tavern"], aim["coin"]) for aim in aims] == [("1", "5"), ("3", "2")]
    assert aims[1]["card"] == "B"
    assert "exchange" not in why(table, "bid 5 4 3")


def test_a_royal_offering_lets_a_coin_grow() -> None:
    assert why(taking("R3 H H"), "take R3")["offering"].args == {"amount": 3}
