"""Haggle, rule by rule: trade, sealed bids, the last word, and what nobody may know."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import dvergar
from dvergar.bots import make_bot
from dvergar.kernel.action import Action
from dvergar.kernel.errors import IllegalAction
from dvergar.kernel.game import Game
from dvergar.kernel.state import State
from dvergar.kernel.step import Step
from haggle.gems import GEMS, cards_of, counts_of
from haggle.rules import end_trade
from haggle.state import HANDS, WORTH, HaggleState
from tests.examples.installed import toy

RUBY = GEMS.index("ruby")


def game() -> Game[State]:
    return toy("haggle")


def at(*hands: str, favoured: str = "ruby") -> HaggleState:
    """All trade for a treasure; these are the hands, unseen by the others."""
    state = game().new(seats=len(hands), seed=1)
    assert isinstance(state, HaggleState)
    for seat, hand in enumerate(hands):
        counts = Counter(hand.split())
        state.hidden[seat] = cards_of(counts)
    state.lot = GEMS.index(favoured) * len(WORTH)
    return state


def do(state: State, *moves: str) -> None:
    """Moves as in a match file: `2 offer all ruby for emerald`, seats counted from 1."""
    for move in moves:
        seat, _, text = move.partition(" ")
        state.apply(int(seat) - 1, state.game.parse(text))


def bidding(*hands: str, favoured: str = "ruby") -> HaggleState:
    """The same, and all are done."""
    state = at(*hands, favoured=favoured)
    do(state, *[f"{seat + 1} done" for seat in range(state.seats)])
    return state


def gems(state: HaggleState, seat: int) -> str:
    """A hand in words."""
    return " ".join(gem for gem, count in counts_of(state.hand(seat)).items() for _ in range(count))


def listed(state: State, seat: int, verb: str) -> list[str]:
    return [str(action) for action in state.legal(seat) if action.verb == verb]


# --- free trade --------------------------------------------------------------------------------


def test_an_offer_is_answered_by_its_terms() -> None:
    state = at("ruby ruby opal", "emerald emerald", "amber")
    do(state, "1 offer all ruby*2 for emerald")
    assert listed(state, 1, "accept") == ["accept 1 ruby*2 for emerald"]
    assert listed(state, 2, "accept") == []  # it has no emerald
    do(state, "2 accept 1 ruby*2 for emerald")
    assert [gems(state, seat) for seat in range(3)] == [
        *("emerald opal", "ruby ruby emerald", "amber"),
    ]


def test_of_two_who_answer_one_is_refused_with_a_reason() -> None:
    state = at("ruby opal", "emerald", "emerald")
    do(state, "1 offer all ruby for emerald", "2 accept 1 ruby for emerald")
    with pytest.raises(IllegalAction, match="This offer is gone"):
        do(state, "3 accept 1 ruby for emerald")


def test_who_answers_gets_what_they_read_or_nothing() -> None:
    """A new offer takes the place of the older one."""
    state = at("ruby opal", "emerald")
    do(state, "1 offer all ruby for emerald", "1 offer all opal for emerald")
    with pytest.raises(IllegalAction, match="This offer is gone"):
        do(state, "2 accept 1 ruby for emerald")
    do(state, "2 accept 1 opal for emerald")


def test_an_offer_to_one_is_for_nobody_else() -> None:
    state = at("ruby", "emerald", "emerald")
    do(state, "1 offer 2 ruby for emerald")
    with pytest.raises(IllegalAction, match="for someone else"):
        do(state, "3 accept 1 ruby for emerald")
    with pytest.raises(IllegalAction, match="for someone else"):
        do(state, "1 accept 1 ruby for emerald")
    do(state, "2 accept 1 ruby for emerald")


def test_who_lacks_the_gems_cannot_accept() -> None:
    state = at("ruby", "emerald")
    do(state, "1 offer all ruby for emerald*2")
    with pytest.raises(IllegalAction, match="You don’t have the gems for this: Emerald"):
        do(state, "2 accept 1 ruby for emerald*2")


def test_an_offer_wakes_those_to_whom_it_is_made() -> None:
    state = at("ruby", "emerald", "opal")
    do(state, "2 done", "3 done")
    assert (state.to_act, state.may_act) == ((0,), (1, 2))
    do(state, "1 offer 2 ruby for emerald")
    assert (state.to_act, state.may_act) == ((0, 1), (2,))


def test_who_is_done_may_still_offer() -> None:
    state = at("ruby", "emerald", "opal")
    do(state, "1 done", "2 done", "1 offer 3 ruby for opal")
    assert (state.to_act, state.may_act) == ((2,), (0, 1))
    with pytest.raises(IllegalAction, match="You are done already"):
        do(state, "1 done")


def test_an_offer_falls_away_with_its_gems() -> None:
    state = at("ruby opal", "emerald ruby")
    do(state, "1 offer all ruby for emerald", "2 offer all emerald for ruby")
    do(state, "1 accept 2 emerald for ruby")
    assert state.offers == [None, None]


def test_an_offer_stands_whose_gems_are_still_there() -> None:
    state = at("ruby opal", "emerald ruby")
    do(state, "1 offer all ruby for topaz", "2 offer all emerald for opal")
    do(state, "1 accept 2 emerald for opal")
    assert state.offers[0] is not None


def test_there_are_two_offers_a_round_so_that_trade_ends() -> None:
    state = at("ruby", "emerald")
    do(state, *["1 offer all ruby for emerald"] * 2, "1 withdraw")
    with pytest.raises(IllegalAction, match="You have made 2 offers"):
        do(state, "1 offer all ruby for emerald")
    with pytest.raises(IllegalAction, match="no offer to withdraw"):
        do(state, "1 withdraw")
    assert state.forms(0) == ()


def test_no_offer_outlives_the_trade() -> None:
    state = at("ruby", "emerald")
    do(state, "1 offer all ruby for emerald", "1 done", "2 done")
    assert state.offers == [None, None]
    end_trade(state, Step("trade"))  # with none, too


# --- sealed bids -------------------------------------------------------------------------------


def test_the_highest_bid_pays_and_takes_the_treasure() -> None:
    state = bidding("opal opal opal opal", "topaz")
    do(state, "1 bid opal*3", "2 bid topaz")
    assert (counts_of(state.discard), len(state.taken[0])) == ({"opal": 3}, 1)
    assert len(state.hand(0)) == 2  # one is left, and one was drawn
    assert len(state.hand(1)) == 2
    assert state.round == 2


def test_gems_of_the_treasures_kind_count_double() -> None:
    state = bidding("ruby ruby", "topaz topaz topaz", favoured="ruby")
    do(state, "1 bid ruby*2", "2 bid topaz*3")
    assert len(state.taken[0]) == 1


def test_of_two_worth_the_same_the_one_with_fewer_gems_leads() -> None:
    state = bidding("topaz topaz", "ruby", favoured="ruby")
    do(state, "1 bid topaz*2", "2 bid ruby")
    assert len(state.taken[1]) == 1


def test_a_bid_can_be_replaced_until_the_last_one_is_in() -> None:
    state = bidding("opal topaz", "topaz")
    do(state, "1 bid topaz", "1 bid opal topaz")
    assert (state.to_act, state.may_act) == ((1,), (0,))
    do(state, "2 bid topaz")
    assert len(state.taken[0]) == 1
    assert counts_of(state.discard) == {"opal": 1, "topaz": 1}


def test_a_treasure_for_which_nobody_bids_is_lost() -> None:
    state = bidding("opal", "topaz")
    do(state, "1 bid -", "2 bid -")
    assert len(state.lost) == 1
    assert state.taken == [(), ()]


def test_a_bid_is_a_part_of_the_hand() -> None:
    state = bidding("opal", "topaz")
    with pytest.raises(IllegalAction, match="there is only 1"):
        do(state, "1 bid opal*2")


# --- the last word -----------------------------------------------------------------------------


def outbidding() -> HaggleState:
    """The first seat leads with a bid worth 2; both others have a gem left."""
    state = bidding("ruby", "ruby opal", "topaz opal", favoured="ruby")
    do(state, "1 bid ruby", "2 bid opal", "3 bid topaz")
    return state


def test_those_are_asked_who_might_outbid_for_all_that_is_known() -> None:
    state = outbidding()
    assert (state.mode, state.silence) == ("reaction", Action("pass"))
    assert state.to_act == (1, 2)
    assert listed(state, 1, "outbid") == ["outbid ruby"]
    assert listed(state, 2, "outbid") == []  # which is its secret
    assert state.discreet


def test_the_first_to_outbid_leads_and_nobody_else_is_asked() -> None:
    state = outbidding()
    do(state, "2 outbid ruby")
    assert counts_of(state.discard) == {"ruby": 1, "opal": 1}
    assert state.taken[1]
    assert state.round == 2


def test_silence_lets_it_go() -> None:
    state = outbidding()
    for seat in state.to_act:
        assert state.silence is not None
        state.apply(seat, state.silence)
    assert state.taken[0]


def test_what_does_not_lead_is_refused() -> None:
    state = outbidding()
    with pytest.raises(IllegalAction, match="bid to beat is worth 2"):
        do(state, "3 outbid opal")
    with pytest.raises(IllegalAction, match="You don’t have the gems"):
        do(state, "3 outbid ruby")


def test_the_round_is_the_turn_for_which_one_can_wish_not_to_be_asked() -> None:
    state = outbidding()
    before = game().turn(state)
    do(state, "2 pass", "3 pass")
    assert game().turn(state) != before


# --- what nobody may know ----------------------------------------------------------------------


def test_what_was_offered_or_bid_in_vain_is_known_in_every_redeal() -> None:
    state = bidding("ruby opal topaz amber", "emerald emerald emerald")
    do(state, "1 bid ruby", "2 bid emerald*3")
    source = random.Random(4)
    assert state.view(1)["players"][0]["gems"] == {"ruby": 1}
    drawn = [gems(state.redeal(1, source), 0) for _ in range(30)]
    assert all("ruby" in hand for hand in drawn)
    assert len(set(drawn)) > 10


def test_a_bid_face_down_shows_only_how_many_gems_it_has() -> None:
    state = bidding("ruby opal topaz", "emerald")
    do(state, "1 bid ruby topaz")
    assert state.view(0)["players"][0]["bid"] == {"gems": {"ruby": 1, "topaz": 1}}
    other = state.view(1)["players"][0]
    assert (other["bid"], other["bid_cards"]) == (None, 2)


def test_unseen_gems_are_dealt_evenly() -> None:
    """Seat 0 sees its own hand: what is left is dealt to the other and to the stack."""
    state = game().new(seats=2, seed=3)
    assert isinstance(state, HaggleState)
    source = random.Random(5)
    unseen = Counter([*state.hidden[1], *state.stack])
    times = 600
    drawn = Counter(kind for _ in range(times) for kind in state.redeal(0, source).hidden[1])
    size = len(state.hidden[1])
    for kind, count in unseen.items():
        expected = times * size * count / unseen.total()
        assert abs(drawn[kind] - expected) < 5 * expected**0.5


def test_all_hands_are_open_at_the_end() -> None:
    state = finished(seed=2)
    view = state.view(0)
    assert [player["gems"] for player in view["players"]] == [
        counts_of(state.hand(seat)) for seat in range(state.seats)
    ]


# --- points ------------------------------------------------------------------------------------


def finished(seed: int) -> HaggleState:
    state = game().new(seats=2, seed=seed)
    assert isinstance(state, HaggleState)
    source = random.Random(seed)
    while not state.is_over:
        seat = source.choice(state.to_act)
        state.apply(seat, source.choice(state.legal(seat)))
    return state


def test_more_gems_decide_a_tie() -> None:
    state = finished(seed=1)
    state.taken = [(0,), (0,)]
    state.shown = [(), ()]
    state.hidden = [(0, 1), (0, 0, 1)]
    assert state.scores() == [WORTH[0] + 2] * 2
    assert state.outcome().places == (2, 1)
    state.hidden[0] = (0, 1, 1)
    assert state.winners() == [0, 1]


# --- too much to list ----------------------------------------------------------------------------


def weight(state: State, seat: int) -> tuple[int, int, int]:
    """Of a decision: how many actions are listed, how many are possible, its bytes on the wire."""
    legal = [str(action) for action in state.legal(seat)]
    forms = [form.plain() for form in state.forms(seat)]
    possible = sum(form.size for form in state.forms(seat))
    return len(legal), possible, len(json.dumps({"legal": legal, "forms": forms}))


@pytest.mark.parametrize(("phase", "many"), [("trade", 100_000), ("bid", 5_000)])
def test_a_hand_of_twenty_gems_costs_hardly_more_than_one_of_six(phase: str, many: int) -> None:
    """In `legal`, and so in a search node, and on the wire."""
    weights: dict[str, list[tuple[int, int, int]]] = {hand: [] for hand in HANDS}
    for hand, found in weights.items():
        for seed in range(40):
            state = game().new(seats=4, seed=seed, hand=hand)
            if phase == "bid":
                do(state, *[f"{seat} done" for seat in (1, 2, 3, 4)])
            found.append(weight(state, 0))
    small, large = (
        [max(column) for column in zip(*each, strict=True)] for each in weights.values()
    )
    assert large[1] > max(many, 5 * small[1])
    assert max(small[0], large[0]) <= 40
    assert large[2] <= 1.3 * small[2]


def test_an_unlisted_offer_is_as_legal_as_a_listed_one() -> None:
    state = at("ruby ruby opal", "emerald emerald")
    action = state.game.parse("offer 2 opal ruby ruby for emerald emerald")
    assert str(action) == "offer 2 ruby*2 opal for emerald*2"
    assert action not in state.legal(0)
    state.apply(0, action)
    assert listed(state, 1, "accept") == ["accept 1 ruby*2 opal for emerald*2"]


def test_a_search_plays_it_from_what_its_seat_knows() -> None:
    """To the end; and in a world that its seat cannot tell apart it chooses the same."""
    state = game().new(seats=3, seed=4)
    source = random.Random(6)
    number = 0
    while not state.is_over:
        seat = state.to_act[0]
        chosen = make_bot("search:30", number, game()).choose(state, seat)
        if number % 4 == 0:
            other = state.redeal(seat, source)
            assert make_bot("search:30", number, game()).choose(other, seat) == chosen
        state.apply(seat, chosen)
        number += 1


def test_conformance() -> None:
    report = dvergar.conformance.check(game(), seeds=range(2), every=12)
    assert report.ok, report
