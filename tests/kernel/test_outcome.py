"""Winners, places and ties come from one place."""

from __future__ import annotations

from dvergar.kernel.message import Message
from dvergar.kernel.outcome import Outcome, by_merit, places, together
from dvergar.kernel.sheet import NO_POINTS
from tests.bots.toys import OpenTeam, Team
from tests.bridge.game import Bridge


def test_the_most_points_win() -> None:
    assert by_merit([(3,), (9,), (5,)]) == Outcome((1,), (3, 1, 2))


def test_a_tie_is_decided_by_what_comes_after_the_points() -> None:
    outcome = by_merit([(9, 1), (9, 2), (4, 8)])
    assert outcome.winners == (1,)
    assert outcome.places == (2, 1, 3)


def test_seats_that_are_equal_in_everything_share() -> None:
    outcome = by_merit([(9, 2), (4, 0), (9, 2), (1, 0)])
    assert outcome.winners == (0, 2)
    assert outcome.places == (1, 3, 1, 4)
    assert [outcome.share(seat) for seat in range(4)] == [0.5, 0, 0.5, 0]
    assert [outcome.place(seat) for seat in range(4)] == [1, 3, 1, 4]


def test_places_count_those_in_front() -> None:
    assert places([(2,), (5,), (5,), (1,)]) == (3, 1, 1, 4)


def test_all_win_or_lose_together_for_a_reason() -> None:
    won = together(3, won=True, key="rescued", args={"count": 2})
    lost = together(3, won=False, key="too-late")
    assert (won.winners, won.places, won.key, won.args) == ((0, 1, 2), (), "rescued", {"count": 2})
    assert (lost.winners, lost.key) == ((), "too-late")
    assert [won.share(seat) for seat in range(3)] == [1, 1, 1]
    assert [lost.share(seat) for seat in range(3)] == [0, 0, 0]
    assert ([won.place(0), lost.place(0)]) == [1, 2]


def test_a_cooperative_game_says_how_it_ended() -> None:
    state = Team().new(seats=2)
    for seat, number in enumerate((3, 4)):
        action = next(each for each in state.legal(seat) if each.args == (str(number),))
        state.apply(seat, action)
    assert state.outcome() == together(2, won=True, key="sum")
    assert state.winners() == [0, 1]


def test_why_it_ended_is_a_message_of_the_game() -> None:
    assert together(2, won=False, key="late", args={"count": 1}).why == Message(
        "outcome-late", {"count": 1}
    )
    assert by_merit([(1,), (2,)]).why is None


def test_where_all_win_together_there_need_be_no_points() -> None:
    game = Bridge()
    state = game.new(seats=2)
    assert state.score_sheet(0) == NO_POINTS
    assert state.scores() == [0, 0]


def test_hands_are_secret_unless_a_game_says_otherwise() -> None:
    assert not Team.open_hands
    assert OpenTeam.open_hands
