"""The contract that everything else sees."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dvergar
from dvergar.bots import RandomBot
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.action import Action
from dvergar.kernel.errors import (
    BadActionText,
    BadSetup,
    BadSnapshot,
    DvergarError,
    IllegalAction,
)
from dvergar.kernel.game import MAX_SEED, Game, Option
from dvergar.kernel.state import State


@pytest.fixture
def game() -> Game[Any]:
    return dvergar.game("nidavellir")


@pytest.fixture
def state(game: Game[Any]) -> State:
    fresh: State = game.new(seats=3, seed=7)
    return fresh


def bid(*coins: str) -> Action:
    return Action("bid", coins)


def play(state: State, moves: int = 1000, seed: int = 1) -> None:
    bot = RandomBot(seed)
    for _ in range(moves):
        if state.is_over:
            return
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state, seat))


def refused(state: State, seat: int, action: Action) -> IllegalAction:
    """Refuses, with the reason that `why_not` gives, and changes nothing."""
    before, acting = state.dump(), (state.to_act, state.may_act)
    reason = state.why_not(seat, action)
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert caught.value.message == reason
    assert state.dump() == before
    assert (state.to_act, state.may_act) == acting
    return caught.value


# --- whose turn it is ------------------------------------------------------------------------


def test_sealed_bids_wait_for_everybody(state: State) -> None:
    assert (state.to_act, state.may_act) == ((0, 1, 2), ())
    state.apply(1, bid("5", "4", "3"))
    assert (state.to_act, state.may_act) == ((0, 2), (1,))
    assert state.view(None)["mode"] == "sealed", "who may act has made the same choice"
    state.apply(1, bid("3", "4", "5"))
    assert (state.to_act, state.may_act) == ((0, 2), (1,)), "a bid can be replaced"
    state.apply(0, bid("0", "2", "3"))
    state.apply(2, bid("4", "2", "5"))
    assert state.to_act == (2,)
    assert state.may_act == ()
    assert state.view(None)["mode"] == "turn"


def test_only_who_acts_has_legal_actions(state: State) -> None:
    for seat, coins in enumerate((("0", "2", "3"), ("3", "4", "5"), ("4", "2", "5"))):
        assert len(state.legal(seat)) == 60
        state.apply(seat, bid(*coins))
    assert state.legal(0) == state.legal(1) == ()
    assert {action.verb for action in state.legal(2)} == {"take"}


def test_the_end(state: State) -> None:
    play(state)
    assert state.is_over
    assert (state.to_act, state.may_act) == ((), ())
    assert state.prompt() is None
    for seat in range(3):
        assert state.legal(seat) == ()
        assert str(refused(state, seat, bid("5", "4", "3"))) == "The game is over."
    assert state.winners() == [s for s in range(3) if state.scores()[s] == max(state.scores())]


def test_a_decision_is_asked_in_a_sentence(game: Game[Any], state: State) -> None:
    text = game.text("en")
    while not state.is_over:
        prompt = state.prompt()
        assert prompt is not None
        assert text.knows(prompt.key)
        play(state, 1)


# --- refusals --------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, -2, -(10**30), 3, 4, 10**6, 10**30])
def test_a_seat_that_does_not_exist(state: State, seat: int) -> None:
    for moves in range(6):
        assert state.legal(seat) == ()
        for action in (bid("5", "4", "3"), *state.legal(state.to_act[0])):
            assert refused(state, seat, action).message.key == "why-no-such-seat"
        play(state, 1, seed=moves)


@pytest.mark.parametrize("seat", [-1, 3, 10**6, 10**30, -(10**30)])
def test_the_refusal_of_a_seat_can_be_said(state: State, seat: int) -> None:
    assert "this game has 3 seats" in str(refused(state, seat, bid("5", "4", "3")))


def test_nobody_repeats_a_move_for_nobody(state: State) -> None:
    """What was legal a moment ago is not legal for seat -1."""
    bot = RandomBot(2)
    for _ in range(60):
        seat = state.to_act[0]
        action = bot.choose(state, seat)
        state.apply(seat, action)
        assert state.legal(-1) == ()
        assert refused(state, -1, action).message.key == "why-no-such-seat"


def test_a_seat_out_of_turn(state: State) -> None:
    for seat, coins in enumerate((("0", "2", "3"), ("3", "4", "5"), ("4", "2", "5"))):
        state.apply(seat, bid(*coins))
    error = refused(state, 0, state.legal(2)[0])
    assert str(error) == "It is not your turn. Waiting for Player 3."


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (bid("5", "5", "4"), "why-coin-twice"),
        (bid("9", "5", "4"), "why-coin-not-owned"),
        (Action("take", ("W9",)), "why-other-verb"),
        (Action("keep", ("W9",)), "why-other-verb"),
        (Action("dance"), "bad-action"),
        (Action(""), "bad-action"),
        (Action("bid"), "bad-action"),
        (bid("5", "4"), "bad-action"),
        (bid("5", "4", "3", "2"), "bad-action"),
        (bid("5 4", "3", "2"), "bad-action"),
        (bid("5", "4", "x" * 10_000), "bad-action"),
        (bid("05", "4", "3"), "bad-action"),
        (Action("BID", ("5", "4", "3")), "bad-action"),
        (Action("bid 5 4 3"), "bad-action"),
        (Action("discard", ("W", "W")), "bad-action"),
        (Action("recruit", ("",)), "bad-action"),
        (Action("take", ("w9",)), "bad-action"),
        (Action("transform", ("5", "nowhere")), "bad-action"),
    ],
)
def test_an_action_that_is_not_legal(state: State, action: Action, key: str) -> None:
    error = refused(state, 0, action)
    assert error.message.key == key
    assert str(error) not in ("", key)


@pytest.mark.parametrize(
    "action",
    # wrong on purpose: what somebody without a type checker may hand over
    [
        Action("take", (1,)),  # type: ignore[arg-type]
        Action("take", (None,)),  # type: ignore[arg-type]
        Action("take", (["W9"],)),  # type: ignore[arg-type]
        Action("bid", (5, 4, 3)),  # type: ignore[arg-type]
        Action("bid", ["5", "4", "3"]),  # type: ignore[arg-type]
        Action("bid", "543"),  # type: ignore[arg-type]
        Action(None),  # type: ignore[arg-type]
        Action(7, ("W9",)),  # type: ignore[arg-type]
    ],
)
def test_an_action_that_is_not_made_of_words(state: State, action: Action) -> None:
    refused(state, 0, action)


class Contrary:
    """It can be neither compared nor shown nor looked up."""

    __hash__ = None  # type: ignore[assignment]  # on purpose

    def __eq__(self, other: object) -> bool:
        raise ArithmeticError

    def __repr__(self) -> str:
        raise ArithmeticError


class Flatterer(str):
    """A word that says it is whatever it is compared with."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Number(int):
    """A number that is none of Python's own."""


class Special(Action):
    """An action that could do more than an action."""

    __slots__ = ()


BID = ("5", "4", "3")
NO_WORDS: list[Any] = [None, 0, {}, Contrary(), (Contrary(),), ([],), (Flatterer("x"),) * 3]
NO_VERBS: list[Any] = [None, [], Contrary(), Flatterer("x")]
NO_ACTIONS: list[Any] = [
    *(None, 5, "bid 5 4 3", ("bid", BID), ["bid", BID], Contrary(), Special("bid", BID)),
    *(Action("bid", words) for words in NO_WORDS),
    *(Action(verb, BID) for verb in NO_VERBS),
]
NO_SEATS: list[Any] = [
    *(1.0, True, False, "1", b"1", None, float("nan"), Number(1), -1, 10**30, 10**5000),
    *([], {}, (1,), object(), Contrary()),
]


@pytest.mark.parametrize("action", NO_ACTIONS, ids=range(len(NO_ACTIONS)))
def test_what_is_no_action_is_refused_though_it_may_equal_one(state: State, action: Any) -> None:
    for _ in range(2):  # before and after the legal actions were asked for
        error = refused(state, 0, action)
        assert error.message.key == "bad-action"
        assert "is not an action in this game" in str(error)
        assert state.legal(0)


@pytest.mark.parametrize("seat", NO_SEATS, ids=range(len(NO_SEATS)))
def test_what_is_no_seat_is_refused_though_it_may_equal_one(state: State, seat: Any) -> None:
    play(state, 1)
    for asked in (False, True):
        actions = state.legal(1) if asked else (bid("5", "4", "3"),)
        error = refused(state, seat, actions[0])
        assert error.message.key == "why-no-such-seat"
        assert "this game has 3 seats" in str(error)
        assert state.legal(seat) == ()
        assert state.is_forced(seat) is False


@pytest.mark.parametrize(
    "seat", [seat for seat in NO_SEATS if seat is not None], ids=range(len(NO_SEATS) - 1)
)
def test_nobody_looks_from_what_is_no_seat(state: State, seat: Any) -> None:
    looks: list[Callable[[Any], object]] = [
        *(state.view, state.prompt, state.score_sheet),
        lambda seat: state.redeal(seat, random.Random(1)),
    ]
    for look in looks:
        with pytest.raises(DvergarError, match="this game has 3 seats"):
            look(seat)


@pytest.mark.parametrize("text", [None, 5, b"bid 5 4 3", ["bid"], bid("5", "4", "3"), Contrary()])
def test_what_is_no_text_is_no_action(game: Game[Any], text: Any) -> None:
    with pytest.raises(BadActionText, match="is not an action in this game"):
        game.parse(text)


@pytest.mark.parametrize("snapshot", [None, 5, [], {}, {"rng": 1}, {"rng": 1, "agenda": [5]}])
def test_a_snapshot_of_nothing_is_refused(game: Game[Any], snapshot: Any) -> None:
    with pytest.raises(BadSnapshot, match="not a position of nidavellir"):
        game.restore(game.setup(2, 0, {}), snapshot)


def test_a_damaged_snapshot_is_refused(game: Game[Any], state: State) -> None:
    for name in state.dump():
        damaged = {key: value for key, value in state.dump().items() if key != name}
        with pytest.raises(BadSnapshot):
            game.restore(state.setup, damaged)


verbs = st.sampled_from(["bid", "coin", "take", "transform", "recruit", "discard", "keep"])
word = st.one_of(st.sampled_from(["5", "0", "W", "W9", "R3", "+3", "pouch", "skaa"]), st.text())


@given(verb=verbs | st.text(), args=st.lists(word, max_size=4), seat=st.integers(-3, 5))
def test_any_words_are_played_or_refused(verb: str, args: list[str], seat: int) -> None:
    state = dvergar.game("nidavellir").new(seats=2, seed=3)
    action = Action(verb, tuple(args))
    if state.why_not(seat, action) is None:
        assert action in state.legal(seat)
        state.apply(seat, action)
    else:
        refused(state, seat, action)


@given(st.text(max_size=40) | st.lists(word, max_size=4).map(" ".join))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    game = dvergar.game("nidavellir")
    try:
        action = game.parse(text)
    except BadActionText:
        return
    assert game.parse(str(action)) == action


# --- copies, events, chance ------------------------------------------------------------------


def test_a_copy_is_equal_and_independent(state: State) -> None:
    play(state, 20)
    before = state.dump()
    twin = state.copy()
    assert type(twin) is type(state)
    assert twin.dump() == before
    assert (twin.to_act, twin.may_act) == (state.to_act, state.may_act)
    play(twin)
    assert twin.is_over
    assert state.dump() == before
    last = twin.dump()
    play(state, 10, seed=5)
    assert twin.dump() == last


def test_a_copy_of_a_copy_plays_the_same(state: State) -> None:
    twin = state.copy().copy()
    play(state)
    play(twin)
    assert twin.dump() == state.dump()


def test_a_snapshot_restores_the_position(game: Game[Any], state: State) -> None:
    play(state, 25)
    restored = game.restore(state.setup, state.dump())
    assert restored.dump() == state.dump()
    play(state)
    play(restored)
    assert restored.dump() == state.dump()


def test_events_are_recorded_only_if_somebody_listens(state: State) -> None:
    assert state.events is None
    state.apply(0, bid("5", "4", "3"))
    assert state.heard() == []
    assert state.events is None
    state.listen()
    state.apply(1, bid("5", "4", "3"))
    assert [event.key for event in state.heard()] == ["bid-placed"]
    assert state.heard() == [], "each event is heard once"
    state.apply(1, bid("3", "4", "5"))
    state.listen()
    assert len(state.heard()) == 1, "to listen twice loses nothing"


def test_a_scene_is_the_true_position_at_its_moment(state: State) -> None:
    state.listen()
    state.apply(0, bid("5", "4", "3"))
    state.scene()
    then = state.view(1)
    state.apply(1, bid("5", "4", "3"))
    first, second = state.heard()[:2]
    assert second.scene is None
    assert first.scene is not None
    nobody: dict[str, Any] = {"to_act": [], "may_act": [], "mode": "turn"}
    assert {**then, **nobody} == {**first.scene.view(1), **nobody}
    assert first.scene.to_act == ()
    assert first.scene.legal(1) == ()


def test_a_scene_costs_nothing_and_keeps_nothing_if_nobody_listens(state: State) -> None:
    state.apply(0, bid("5", "4", "3"))
    state.scene()
    assert state.events is None
    state.listen()
    state.scene()
    assert state.heard() == [], "there is no event to see"


def test_a_scene_in_the_last_step_is_not_over(state: State) -> None:
    play(state)
    assert state.is_over
    state.listen()
    state.tell("game-over", {})
    state.scene()
    (event,) = state.heard()
    assert event.scene is not None
    assert not event.scene.is_over
    assert state.is_over


def test_copies_are_silent(state: State) -> None:
    state.listen()
    twin = state.copy()
    assert twin.events is None
    assert state.redeal(0, random.Random(1)).events is None
    twin.apply(0, bid("5", "4", "3"))
    assert twin.heard() == state.heard() == []


def test_listening_changes_nothing(game: Game[Any]) -> None:
    setup = game.setup(3, 9, {})
    quiet, heard = game.start(setup), game.start(setup, listen=True)
    assert [event.key for event in heard.heard()] == ["dealt"]
    play(quiet)
    play(heard)
    assert quiet.dump() == heard.dump()
    assert heard.heard()[-1].key == "game-over"


def test_the_same_seed_gives_the_same_game(game: Game[Any]) -> None:
    dumps = []
    for _ in range(2):
        state = game.new(seats=4, seed=11, edition="fr")
        play(state)
        dumps.append(state.dump())
    assert dumps[0] == dumps[1]


def test_different_seeds_give_different_games(game: Game[Any]) -> None:
    starts = {str(game.new(seats=2, seed=seed).dump()) for seed in (*range(50), MAX_SEED)}
    assert len(starts) == 51


def test_a_redeal_is_a_copy_with_chance_of_its_own(state: State) -> None:
    play(state, 5)
    before = state.dump()
    other = state.redeal(0, random.Random(1))
    assert state.dump() == before
    assert other.rng != state.rng
    assert other.view(0) == state.view(0)
    assert state.redeal(0, random.Random(1)).dump() == other.dump()


# --- set-up ----------------------------------------------------------------------------------


def test_options_are_declared_and_filled_in(game: Game[Any]) -> None:
    assert {option.name: option.default for option in game.options} == {
        "edition": "de",
        "first_game": False,
        "discard_special": True,
    }
    for option in game.options:
        assert option.default in option.choices
    assert dict(game.new(seats=2).setup.options) == {
        "edition": "de",
        "first_game": False,
        "discard_special": True,
    }
    chosen = game.new(seats=2, edition="fr", first_game=True).setup.options
    assert (chosen["edition"], chosen["first_game"]) == ("fr", True)


@pytest.mark.parametrize("word", ["yes", "true", "on", "1", " YES "])
def test_a_switch_can_be_written_in_words(game: Game[Any], word: str) -> None:
    assert game.setup(2, 0, {"first_game": word}).options["first_game"] is True


@pytest.mark.parametrize("word", ["no", "false", "off", "0"])
def test_a_switch_can_be_turned_off_in_words(game: Game[Any], word: str) -> None:
    assert game.setup(2, 0, {"discard_special": word}).options["discard_special"] is False


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "es"),
        ("edition", ""),
        ("edition", None),
        ("edition", True),
        ("edition", ["de"]),
        ("first_game", "maybe"),
        ("first_game", 1),
        ("first_game", 0),
        ("first_game", None),
        ("first_game", 1.0),
    ],
)
def test_an_option_refuses_other_values(game: Game[Any], name: str, value: object) -> None:
    with pytest.raises(BadSetup) as caught:
        game.setup(2, 0, {name: value})
    assert caught.value.message.key == "bad-option-value"
    assert f"“{name}”" in str(caught.value)


def test_an_option_of_numbers_takes_numbers_and_their_text() -> None:
    option = Option("rounds", 3, (3, 4))
    assert option.read(4) == option.read("4") == 4
    for wrong in (5, "5", True, 3.0):
        with pytest.raises(BadSetup):
            option.read(wrong)


def test_an_unknown_option_is_refused(game: Game[Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        game.new(seats=2, colour="red")
    assert caught.value.message.key == "bad-option"
    assert "edition, first_game, discard_special" in str(caught.value)


@pytest.mark.parametrize("options", [None, 5, "edition", ["edition"], {5: "de"}, Contrary()])
def test_options_are_a_mapping_of_names(game: Game[Any], options: Any) -> None:
    with pytest.raises(BadSetup, match="Available: edition, first_game, discard_special"):
        game.setup(2, 0, options)


@pytest.mark.parametrize("seats", [0, 1, 6, -2, 10**30, True, "3", 2.0, None, [2], Contrary()])
def test_other_seat_counts_are_refused(game: Game[Any], seats: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        game.new(seats=seats)
    assert caught.value.message.key == "bad-seats"
    assert "2, 3, 4, 5 players" in str(caught.value)


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 10**30, True, "7", 7.0, None, Contrary()])
def test_other_seeds_are_refused(game: Game[Any], seed: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        game.new(seats=2, seed=seed)
    assert caught.value.message.key == "bad-seed"
    assert "18446744073709551615" in str(caught.value)


def test_numbers_with_thousands_of_digits_are_refused(game: Game[Any]) -> None:
    with pytest.raises(BadSetup, match="2, 3, 4, 5 players"):
        game.new(seats=10**5000)
    with pytest.raises(BadSetup, match="18446744073709551615"):
        game.new(seats=2, seed=10**5000)


def test_an_unknown_game_is_refused() -> None:
    assert "nidavellir" in dvergar.game_names()
    names: list[Any] = ["chess", "", "__init__", "nidavellir.game", None, 5, ["chess"], Contrary()]
    for name in names:
        with pytest.raises(BadSetup, match=f"Available: {', '.join(dvergar.game_names())}"):
            dvergar.game(name)


# --- nothing to choose -----------------------------------------------------------------------


def test_a_single_option_is_forced(state: State) -> None:
    assert not any(state.is_forced(seat) for seat in range(3))
    bot = RandomBot(1)
    while len(state.legal(state.to_act[0])) > 1:
        state.apply(state.to_act[0], bot.choose(state, state.to_act[0]))
    forced = state.to_act[0]
    assert [state.is_forced(seat) for seat in range(3)] == [seat == forced for seat in range(3)]
    play(state)
    assert not any(state.is_forced(seat) for seat in range(3))


def test_a_single_option_is_not_forced_where_that_is_a_secret() -> None:
    state = cast(DwarfsFallState, dvergar.game("dwarfs_fall").new(seats=2))
    assert (state.discreet, state.mode) == (True, "turn")
    assert state.view(None)["discreet"]
    state.used = 3
    assert [str(action) for action in state.legal(0)] == ["end"]
    assert not state.is_forced(0)
    play(state, moves=10_000)
    assert (state.is_over, state.discreet, state.mode) == (True, False, "turn")
