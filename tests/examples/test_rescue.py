"""Rescue, rule by rule: work, the mountain, shields, whistles, and the common end."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.bots import make_bot
from dvergar.kernel.action import Action
from dvergar.kernel.errors import IllegalAction
from dvergar.kernel.state import State
from dvergar.kernel.step import Step
from rescue.game import AIR, DIE, PROPS, ROCKS, RUBBLE, STRENGTH, Rescue, RescueState
from tests.examples.installed import toy


def game() -> Rescue:
    found = toy("rescue")
    assert isinstance(found, Rescue)
    return found


def new(seats: int = 2, seed: int = 1, mountain: str = "calm") -> RescueState:
    return game().new(seats=seats, seed=seed, mountain=mountain)


def do(state: State, *moves: str) -> None:
    for move in moves:
        seat, verb = move.split()
        state.apply(int(seat) - 1, Action(verb))


def hurt(seats: int = 2) -> RescueState:
    """A rock is falling on the first seat, and all are asked for their shields."""
    state = new(seats)
    state.agenda = [Step("breathe")]
    state.hurt = 0
    state.push(Step("shield", 0, tuple(range(seats))))
    state.run_on()
    return state


# --- work --------------------------------------------------------------------------------------


def test_digging_clears_half_of_what_the_die_shows() -> None:
    for seed in range(10):
        state = new(seed=seed)
        state.listen()
        do(state, "1 dig")
        told = state.heard()[0].args
        number = told["number"]
        assert isinstance(number, int)
        assert 1 <= number <= DIE
        assert told["count"] == (number + 1) // 2 == 2 * RUBBLE - state.rubble


def test_there_is_room_for_so_many_props() -> None:
    state = new(seats=4)
    do(state, *[f"{seat + 1} prop" for seat in range(PROPS)])
    with pytest.raises(IllegalAction, match="room for 2 props only"):
        do(state, f"{PROPS + 1} prop")


def test_only_who_is_tired_can_rest() -> None:
    state = new()
    with pytest.raises(IllegalAction, match="well rested"):
        do(state, "1 rest")
    state = new()
    state.strength[0] = STRENGTH - 1
    do(state, "1 rest")
    assert state.strength[0] == STRENGTH


# --- the mountain --------------------------------------------------------------------------------


def waves(mountain: str, **fields: object) -> list[tuple[RescueState, list[str]]]:
    """What the mountain did to a table like this, with several seeds."""
    found = []
    for seed in range(30):
        state = new(seed=seed, mountain=mountain)
        for name, value in fields.items():
            setattr(state, name, value)
        do(state, "1 dig")
        state.listen()
        do(state, "2 dig")
        found.append((state, [event.key for event in state.heard()]))
    return found


@pytest.mark.parametrize("mountain", ROCKS)
def test_a_rock_falls_on_a_low_throw(mountain: str) -> None:
    keys = [key for _, keys in waves(mountain, props=9) for key in keys]
    share = keys.count("held") / (keys.count("held") + keys.count("missed"))
    assert abs(share - ROCKS[mountain] / DIE) < 0.25


def test_a_prop_holds_one_rock() -> None:
    for state, keys in waves("wild", props=1):
        assert keys.count("held") == 1 - state.props


def test_who_was_warned_dodges_one_rock() -> None:
    for state, keys in waves("wild", warned=True):
        assert keys.count("dodged") == 1 - state.warned


def test_a_round_uses_up_air_and_the_last_one_ends_the_game() -> None:
    state = new(seats=1)
    state.rubble, state.shields, state.strength = 99, [False], [99]
    for left in reversed(range(AIR)):
        do(state, "1 dig")
        assert state.air == left
    assert state.is_over
    assert (state.winners(), state.outcome().key) == ([], "no-air")


def test_every_rock_is_a_scene_with_the_table_as_it_was_then() -> None:
    state = new(mountain="wild", seed=3)
    state.shields = [False, False]
    do(state, "1 prop")
    state.listen()
    do(state, "2 prop")
    events = state.heard()
    scenes = [event for event in events if event.scene is not None]
    assert (scenes[0].key, scenes[-1].key) == ("shakes", "air")
    props = [event.scene.props for event in scenes if isinstance(event.scene, RescueState)]
    assert props == sorted(props, reverse=True)
    assert props[0] == 2
    assert props[-1] == state.props


# --- shields -----------------------------------------------------------------------------------


def test_a_shield_saves_whoever_is_hit_and_settles_it() -> None:
    state = hurt(seats=3)
    assert (state.mode, state.silence, state.to_act) == ("reaction", Action("no"), (0, 1, 2))
    do(state, "2 no", "3 shield")
    assert (state.strength[0], state.shields) == (STRENGTH, [True, True, False])
    assert state.hurt == -1
    assert state.mode == "turn"


def test_silence_leaves_the_shields_down() -> None:
    state = hurt()
    for seat in state.to_act:
        assert state.silence is not None
        state.apply(seat, state.silence)
    assert (state.strength[0], state.shields) == (STRENGTH - 1, [True, True])


def test_nobody_is_asked_without_a_shield() -> None:
    for state, keys in waves("wild", shields=[False, False]):
        assert keys.count("hurt") == keys.count("falls") == 2 * STRENGTH - sum(state.strength)
        assert state.mode == "turn"


def test_the_round_is_the_turn_for_which_one_can_wish_not_to_be_asked() -> None:
    state = hurt()
    before = game().turn(state)
    do(state, "1 no", "2 no")
    assert game().turn(state) == before + 1


# --- whistles ----------------------------------------------------------------------------------


def test_anybody_can_whistle_once_at_any_time() -> None:
    state = new()
    assert (state.to_act, state.may_act) == ((0,), (1,))
    do(state, "2 whistle")
    assert (state.to_act, state.may_act) == ((0,), ())
    assert state.warned
    with pytest.raises(IllegalAction, match="warned already"):
        do(state, "1 whistle")
    state.warned = False
    with pytest.raises(IllegalAction, match="not your turn"):
        do(state, "2 whistle")


def test_a_whistle_leaves_the_question_for_shields_as_it_is() -> None:
    state = hurt()
    do(state, "1 whistle")
    assert (state.mode, state.to_act) == ("reaction", (0, 1))


# --- the end -----------------------------------------------------------------------------------


def test_all_win_when_the_way_is_free() -> None:
    state = new(seats=3)
    state.rubble = 1
    do(state, "1 dig")
    assert state.is_over
    assert state.winners() == [0, 1, 2]
    why = state.outcome().why
    assert why is not None
    assert game().text("en").say(why) == "The way out is free. Rounds of air left: 6."


def test_all_lose_when_one_has_no_strength_left() -> None:
    state = hurt()
    state.strength[0] = 1
    do(state, "1 no", "2 no")
    assert state.is_over
    assert (state.winners(), state.outcome().key) == ([], "crushed")


def test_all_know_the_same() -> None:
    state = new()
    views = [{**state.view(seat), "you": None} for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]


def test_conformance() -> None:
    report = dvergar.conformance.check(game(), seeds=range(5), every=5)
    assert report.ok, report


def test_a_search_that_leads_all_wins_more_often_than_chance() -> None:
    """One tree for all seats, dice and shields in it."""
    saved = {"random": 0, "search:40": 0}
    for lineup in saved:
        for seed in range(8):
            state = new(seats=2, seed=seed, mountain="wild")
            bots = [make_bot(lineup, seat, game()) for seat in range(2)]
            while not state.is_over:
                seat = state.to_act[0]
                state.apply(seat, bots[seat].choose(state, seat))
            saved[lineup] += bool(state.winners())
    assert saved["search:40"] > saved["random"] + 1
