"""What an action would bring: all that is certain, nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import dvergar
from dvergar.games import game_names
from dvergar.kernel.action import Action
from dvergar.kernel.message import Message
from dvergar.kernel.outlook import Outlook, outlooks
from dvergar.kernel.state import State

NIDAVELLIR = dvergar.game("nidavellir")


def some(state: State) -> list[tuple[int, list[Action]]]:
    """Each seat that may act, with a few of its actions and one of another phase."""
    seats = [*state.to_act, *state.may_act]
    return [(seat, [*state.legal(seat)[:4], Action("take", ("W9",))]) for seat in seats]


def walk(name: str, seed: int) -> Iterator[State]:
    """The positions of a random game."""
    chance = random.Random(seed)
    game = dvergar.game(name)
    state: State = game.new(seats=chance.choice(list(game.seat_counts)), seed=seed)
    while not state.is_over:
        yield state
        seat = chance.choice(state.to_act)
        state.apply(seat, chance.choice(state.legal(seat)))


def ask(state: State, seat: int, *texts: str) -> list[Outlook]:
    actions = [state.game.parse(text) for text in texts]
    return outlooks(state, seat, actions, random.Random(1))


def bidding_done(seats: int = 2) -> State:
    """Everybody has bid the same; somebody has to take a card."""
    state: State = NIDAVELLIR.new(seats=seats, seed=7)
    for seat in range(seats):
        state.apply(seat, state.game.parse("bid 5 4 3"))
    return state


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seed", range(3))
def test_the_answer_is_the_same_whatever_the_seat_cannot_know(name: str, seed: int) -> None:
    chance = random.Random(seed)
    for state in walk(name, seed):
        for seat, actions in some(state):
            told = outlooks(state, seat, actions, random.Random(5))
            swapped = state.redeal(seat, chance)
            assert outlooks(swapped, seat, actions, random.Random(5)) == told


@pytest.mark.parametrize("name", game_names())
def test_asking_changes_nothing_and_refuses_what_the_state_refuses(name: str) -> None:
    for state in walk(name, 4):
        before = state.dump()
        for seat, actions in some(state):
            told = outlooks(state, seat, actions, random.Random(5))
            reasons = [state.why_not(seat, action) for action in actions]
            assert [outlook.why_not for outlook in told] == reasons
        assert state.dump() == before


def test_what_is_certain_is_what_then_happens() -> None:
    certain = 0
    for state in walk("nidavellir", 6):
        seat = state.to_act[0]
        if state.legal(seat)[0].verb != "take":
            continue
        for action, outlook in zip(
            state.legal(seat),
            outlooks(state, seat, state.legal(seat), random.Random(5)),
            strict=True,
        ):
            after = state.copy()
            after.listen()
            after.apply(seat, action)
            heard = [event.seen_by(seat) for event in after.heard()]
            assert outlook.events, "a card that is taken is always told"
            if outlook.to_act:
                certain += 1
                assert outlook.events == heard
                assert outlook.scores == after.scores()
                assert outlook.prompt == after.prompt(seat)
    assert certain > 20


def test_a_card_shows_its_points_before_it_is_taken() -> None:
    state = bidding_done()
    (seat,) = state.to_act
    card = str(state.legal(seat)[0])
    (outlook,) = ask(state, seat, card)
    after = state.copy()
    after.apply(seat, state.legal(seat)[0])
    assert outlook.scores == after.scores()
    assert outlook.scores != state.scores()
    assert outlook.to_act == (1 - seat,)


def test_the_bid_that_reveals_the_others_tells_only_itself() -> None:
    state: State = NIDAVELLIR.new(seats=3, seed=7)
    state.apply(1, state.game.parse("bid 5 4 3"))
    state.apply(2, state.game.parse("bid 5 4 3"))
    (outlook,) = ask(state, 0, "bid 0 2 3")
    assert [message.key for message in outlook.events] == ["log-bid-placed-own"]
    assert (outlook.prompt, outlook.to_act) == (None, ())


def test_what_is_not_possible_brings_nothing() -> None:
    state = bidding_done()
    (seat,) = state.to_act
    waiting, wrong = ask(state, 1 - seat, "bid 5 4 3"), ask(state, seat, "bid 5 4 3")
    assert waiting == [Outlook(Message("why-not-your-turn", {"seat_list": [seat]}))]
    assert wrong[0].why_not == state.why_not(seat, state.game.parse("bid 5 4 3"))


def test_scores_that_are_not_public_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    state = bidding_done()
    (seat,) = state.to_act
    monkeypatch.setattr(type(NIDAVELLIR), "open_scores", False)
    (outlook,) = ask(state, seat, str(state.legal(seat)[0]))
    assert outlook.events
    assert outlook.scores is None
