"""What can be said: the texts of actions, and why something is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import dvergar
from dvergar.bots import RandomBot
from dvergar.games.nidavellir.actions import PLACES, VERBS, Actions
from dvergar.games.nidavellir.figures import LETTERS, Figures
from dvergar.kernel.action import Action
from dvergar.kernel.errors import BadActionText, IllegalAction
from dvergar.kernel.game import Game

from .builder import Table, at

GAME: Game[Any] = dvergar.game("nidavellir")
QUIET = ("H H H", "H H H", "H H H")


# --- texts -----------------------------------------------------------------------------------


def test_every_action_of_the_lists_parses_back() -> None:
    actions = Actions(Figures())
    for group in (
        actions.take,
        actions.keep,
        actions.coin,
        actions.recruit,
        actions.thrud,
        actions.ylud,
        list(actions.discard.values()),
        [action for row in actions.transform for action in row],
        [action for row in actions.exchange for action in row],
        list(actions.bids((0, 2, 3, 4, 5))),
    ):
        assert group
        for action in group:
            assert GAME.parse(str(action)) == action


@pytest.mark.parametrize("seats", [2, 5])
def test_every_legal_action_of_a_game_parses_back(seats: int) -> None:
    state = at(seats=seats, seed=6).state
    bot = RandomBot(6)
    verbs: set[str] = set()
    while not state.is_over:
        for seat in (*state.to_act, *state.may_act):
            for action in state.legal(seat):
                assert GAME.parse(str(action)) == action
                verbs.add(action.verb)
        state.apply(state.to_act[0], bot.choose(state, state.to_act[0]))
    assert {"bid", "take", "transform", "recruit"} <= verbs


@pytest.mark.parametrize("text", ["  take   W9 ", "take\tW9", "take W9\n"])
def test_blanks_do_not_matter(text: str) -> None:
    assert GAME.parse(text) == Action("take", ("W9",))


def test_discarded_columns_may_be_named_in_any_order() -> None:
    assert GAME.parse("discard E W") == GAME.parse("discard W E") == Action("discard", ("W", "E"))


@pytest.mark.parametrize(
    ("text", "card"), [("take w9", "W9"), ("take h", "H"), ("take +3", "R3"), ("take r5", "R5")]
)
def test_cards_may_be_written_small_and_offerings_with_a_plus(text: str, card: str) -> None:
    assert GAME.parse(text) == Action("take", (card,))
    assert GAME.parse(text.replace("take", "keep")) == Action("keep", (card,))


def test_there_is_a_form_for_every_verb() -> None:
    assert GAME.verbs() == VERBS
    text = GAME.text("en")
    for verb in VERBS:
        assert text(f"verb-{verb}").split()[0] == verb


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "fly",
        "bid",
        "bid 5 4",
        "bid 5 4 3 2",
        "bid 5 4 26",
        "bid 5 4 1x",
        "bid 5 4 -3",
        "coin",
        "coin 26",
        "coin 5 4",
        "take",
        "take W99",
        "take special",
        "take dagda",
        "take W3 W4",
        "keep skaa",
        "transform 5",
        "transform 5 4",
        "transform 5 table",
        "recruit",
        "recruit nobody",
        "recruit W3",
        "discard",
        "discard X",
        "discard W W",
        "discard W H M",
        "thrud",
        "thrud Q",
        "exchange 3",
        "exchange 3 99",
        "take +4",
        "x" * 1001,
    ],
)
def test_bad_texts_are_refused(text: str) -> None:
    with pytest.raises(BadActionText):
        GAME.parse(text)


def test_a_refused_text_says_what_can_be_said() -> None:
    with pytest.raises(BadActionText) as caught:
        GAME.parse("fly away")
    words = GAME.text("en").say(caught.value.message)
    assert "fly away" in words
    assert "take CARD" in words


def test_places_are_three_taverns_two_in_the_pouch_and_the_hand() -> None:
    assert PLACES == ("1", "2", "3", "pouch", "pouch", "hand")
    assert LETTERS == ("W", "H", "M", "B", "E")


# --- refusals --------------------------------------------------------------------------------


def bidding() -> Table:
    return at(seats=2).taverns(*QUIET)


def taking() -> Table:
    return bidding().bids("5 4 3", "4 5 3")


def uline() -> Table:
    return at(seats=2).seat(0).heroes("uline").taverns(*QUIET).bids(None, "4 5 3")


def uline_later() -> Table:
    return uline().do(0, "coin 5").do(0, "take H").do(1, "take H")


def uline_trading() -> Table:
    return uline().do(0, "coin 0").do(1, "take H").do(0, "take H")


def transforming() -> Table:
    return at(seats=2).taverns("R3 H H", *QUIET[1:]).bids("5 4 3", "4 5 3").do(0, "take R3")


def recruiting(**options: bool) -> Table:
    table = at(seats=2, **options).seat(1).heroes("skaa").seat(0).army(W=1, H=1, M=1, B=1)
    return table.taverns("E5 H H").turn(0, 1).do(0, "take E5")


def recruiting_first_game() -> Table:
    return recruiting(first_game=True)


def recruiting_among_heroes() -> Table:
    table = at(seats=2).army(W="W3 W4 W5 tarah", M="M0 M0 M0 lokdur", B="B B aegur", H=4, E=3)
    return table.taverns("E5 H H").turn(0, 1).do(0, "take E5")


def discarding() -> Table:
    return recruiting().do(0, "recruit dagda")


def discarding_below_thrud() -> Table:
    table = at(seats=2).army(W="W3 thrud", H=2, M=2, B=2, E=1).taverns("E5 H H")
    return table.turn(0, 1).do(0, "take E5").do(0, "recruit bonfur")


def keeping() -> Table:
    return at(seats=2).army(E=1).deck(2, "E5 W9 R5" + " H" * 30).distinctions("pioneer")


REFUSALS: list[tuple[Callable[[], Table], str, str]] = [
    (bidding, "bid 5 4 7", "why-coin-not-owned"),
    (bidding, "bid 5 4 5", "why-coin-twice"),
    (uline, "coin 9", "why-coin-not-owned"),
    (uline_later, "coin 5", "why-coin-on-board"),
    (taking, "take W3", "why-card-not-here"),
    (transforming, "transform 9 hand", "why-coin-not-owned"),
    (transforming, "transform 0 pouch", "why-trading-coin"),
    (transforming, "transform 5 2", "why-coin-elsewhere"),
    (transforming, "transform 5 hand", "why-coin-elsewhere"),
    (uline_trading, "exchange 5 2", "why-exchange-higher"),
    (uline_trading, "exchange 2 9", "why-exchange-coins"),
    (uline_trading, "exchange 0 2", "why-exchange-coins"),
    (recruiting, "recruit skaa", "why-hero-taken"),
    (recruiting, "recruit hourya", "why-hero-ranks"),
    (recruiting_first_game, "recruit uline", "why-hero-box"),
    (recruiting_among_heroes, "recruit dagda", "why-hero-discards"),
    (discarding, "discard W", "why-discard-amount"),
    (discarding, "discard W H", "why-discard-own"),
    (discarding_below_thrud, "discard W M", "why-discard-amount"),
    (discarding_below_thrud, "discard B", "why-discard-own"),
    (discarding_below_thrud, "discard W", "why-discard-top"),
    (keeping, "keep E6", "why-not-looking"),
    (bidding, "take H", "why-other-verb"),
    (taking, "bid 5 4 3", "why-other-verb"),
    (uline, "bid 5 4 3", "why-other-verb"),
    (uline_trading, "take H", "why-other-verb"),
    (transforming, "take H", "why-other-verb"),
    (recruiting, "take H", "why-other-verb"),
    (discarding, "thrud W", "why-other-verb"),
    (keeping, "take E5", "why-other-verb"),
]


@pytest.mark.parametrize(
    ("position", "text", "key"), REFUSALS, ids=[f"{text}: {key}" for _, text, key in REFUSALS]
)
def test_why_not_names_the_reason(position: Callable[[], Table], text: str, key: str) -> None:
    table = position()
    assert table.why_not(0, text) == key
    reason = table.state.why_not(0, GAME.parse(text))
    assert reason is not None
    words = GAME.text("en").say(reason)
    assert words != key
    assert "$" not in words


@pytest.mark.parametrize(("position", "text", "key"), REFUSALS)
def test_a_refused_action_changes_nothing(
    position: Callable[[], Table], text: str, key: str
) -> None:
    table = position()
    before = table.state.dump()
    with pytest.raises(IllegalAction) as caught:
        table.do(0, text)
    assert caught.value.message.key == key
    assert table.state.dump() == before


def test_every_reason_of_the_rules_is_provoked_here() -> None:
    used: set[str] = set()
    for source in files("dvergar.games.nidavellir").iterdir():
        if source.name.endswith(".py"):
            used.update(re.findall(r'"(why-[a-z-]+)"', source.read_text("utf-8")))
    assert used
    assert used <= {key for _, _, key in REFUSALS}


def test_why_not_is_none_for_every_legal_action() -> None:
    for position in {position for position, _, _ in REFUSALS}:
        table = position()
        for text in table.legal(0):
            assert table.why_not(0, text) is None


def test_a_seat_that_does_not_exist_is_refused() -> None:
    assert bidding().why_not(7, "bid 5 4 3") == "why-no-such-seat"
    assert bidding().why_not(-1, "bid 5 4 3") == "why-no-such-seat"
    with pytest.raises(IllegalAction):
        bidding().do(7, "bid 5 4 3")


def test_an_action_that_is_not_of_this_game_is_refused() -> None:
    reason = bidding().state.why_not(0, Action("fly", ("away",)))
    assert reason is not None
    assert reason.key == "bad-action"
