"""How messages become sentences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.language import LANGUAGES, Text
from dvergar.kernel.message import Event, Message, plain_message, read_message

GAME = "dvergar.games.nidavellir"


@pytest.fixture
def text() -> Text:
    return Text("en", GAME)


def test_a_message_is_said_with_its_arguments(text: Text) -> None:
    assert text("bad-action-long", limit=10) == (
        "That is not an action: it is longer than 10 characters."
    )
    assert text.say(Message("why-over")) == "The game is over."


def test_a_seat_is_shown_by_its_player(text: Text) -> None:
    waiting = Message("why-not-your-turn", {"seat_list": [0, 2]})
    assert text.say(waiting).endswith("Waiting for Player 1, Player 3.")
    named = text.naming(["Ada", "Bo", "Cy"])
    assert named.say(waiting).endswith("Waiting for Ada, Cy.")
    assert text.name(1) == "Player 2", "naming gives a new text and leaves the old one"


def test_a_word_for_a_player_counts_from_1_and_0_is_nobody(text: Text) -> None:
    named = text.naming(["Player A", "Player B"])
    assert named("log-took", seat="2", card="W9").startswith("Player B takes")
    assert named("log-took", seat="0", card="W9").startswith("0 takes")
    assert "Player B" not in named("log-took", seat=-1, card="W9")


def test_a_seat_without_a_name_is_numbered(text: Text) -> None:
    assert text.naming(["Ada"]).name(0) == "Ada"
    assert text.naming(["Ada"]).name(1) == "Player 2"


def test_a_name_is_shown_as_it_is(text: Text) -> None:
    odd = "{ $seat } <b>"
    assert odd in text.naming([odd]).say(Message("why-not-your-turn", {"seat_list": [0]}))


def test_a_word_is_shown_by_the_message_of_its_kind(text: Text) -> None:
    assert text("log-took", seat=0, card="W9") == f"Player 1 takes {text('card-W9')}."


def test_a_number_at_the_end_of_an_argument_does_not_count(text: Text) -> None:
    swapped = text("log-gems-swapped", seat=0, seat2=1, gem="3", gem2="5")
    assert "Player 1" in swapped
    assert "Player 2" in swapped


def test_an_action_is_said_with_its_words_in_their_order(text: Text) -> None:
    assert text.action(Action("take", ("W9",))) == "Take warrior 9"
    assert text.action(Action("transform", ("5", "pouch"))) == "Transform 5 in the pouch"
    assert text.action(Action("bid", ("5", "3s", "0"))) == "Seal the bid: 5, special 3, 0"
    assert Text("de", GAME).action(Action("take", ("W9",))) == "Krieger 9 nehmen"


def test_an_action_of_a_verb_alone_is_said() -> None:
    assert Text("en", "dvergar.games.dwarfs_fall").action(Action("end")) == "End your actions"


def test_an_action_without_words_is_shown_as_it_is(text: Text) -> None:
    assert text.action(Action("dance", ("W9",))) == "dance W9"


def test_a_word_without_a_message_is_shown_as_it_is(text: Text) -> None:
    assert "zzz" in text("log-took", seat=0, card="zzz", tavern="1")


def test_a_list_is_joined_and_each_word_is_shown(text: Text) -> None:
    shown = text("log-leftover", card_list=["W9", "H"], tavern="2")
    assert f"{text('card-W9')}, {text('card-H')}" in shown


def test_a_message_in_a_message_is_said_in_the_same_language(text: Text) -> None:
    assert text("match-bad-value", line=3, why=Message("why-over")) == "Line 3: The game is over."


def test_an_unknown_key_is_said_as_it_is(text: Text) -> None:
    assert text("no-such-key") == "no-such-key"
    assert not text.knows("no-such-key")
    assert text.knows("why-over")


@pytest.mark.parametrize("language", ["xx", "", "EN", "en.ftl", "../en", "de\0", None, 5, ["en"]])
def test_an_unknown_language_is_refused(language: Any) -> None:
    with pytest.raises(DvergarError) as caught:
        Text(language)
    assert caught.value.message.key == "bad-language"
    assert "en, de, fr" in str(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_kernels_words(language: str) -> None:
    assert Text(language).knows("why-over")
    assert dvergar.game("nidavellir").text(language).knows("card-W9")


def test_an_error_says_itself_in_a_language() -> None:
    error = DvergarError("bad-bot", {"given": "x", "known_list": ["random"]})
    assert str(error) == error.say("en") == "There is no bot called “x”. Available: random."
    assert error.say("de") != error.say("en")


def test_an_error_says_the_words_of_its_game() -> None:
    error = DvergarError("why-coin-not-owned", {"coin": "7"}, GAME)
    assert "7" in str(error)
    assert str(error) != "why-coin-not-owned"


def test_an_event_tells_each_seat_its_part() -> None:
    event = Event("bid-placed", {"seat": 0}, {0: {"coin_list": ["5"]}})
    assert event.seen_by(0) == Message("log-bid-placed-own", {"seat": 0, "coin_list": ["5"]})
    for other in (1, None):
        assert event.seen_by(other) == Message("log-bid-placed", {"seat": 0})


@pytest.mark.parametrize(
    "message",
    [
        Message("why-over"),
        Message("bad-action", {"text": "dance", "verb_list": ["bid", "take"]}),
        Message("why-not-your-turn", {"seat_list": [0, 2]}),
        Message("some-key", {"number": 3, "share": 0.5, "none_list": []}),
        Message("match-bad-value", {"line": 3, "why": Message("x", {"why": Message("y")})}),
    ],
)
def test_a_message_travels_as_json(message: Message, text: Text) -> None:
    wire = json.dumps(plain_message(message))
    assert read_message(json.loads(wire)) == message
    assert text.say(read_message(json.loads(wire))) == text.say(message)


def test_a_message_on_its_way_is_plain() -> None:
    message = Message("match-bad-value", {"n_list": (1, 2), "why": Message("why-over")})
    assert plain_message(message) == {
        "key": "match-bad-value",
        "args": {"n_list": [1, 2], "why": {"key": "why-over", "args": {}}},
    }


def test_a_message_without_arguments_may_leave_them_out() -> None:
    assert read_message({"key": "why-over"}) == Message("why-over")


# --- the words of composed actions -----------------------------------------------------------

BAZAAR = """
do-offer = Offer { $seat }: { $gem_list } for { $gem2_list }
    .words = seat gem_list =for gem2_list
do-pay = Pay { $gem_list } in { $hall }
    .words = gem_list hall
do-swap = { $gem } for { $gem2 }
    .words = gem =for gem2
gem-ruby = rubies
gem-emerald = emeralds
hall-low = the low hall
"""


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("offer 2 ruby*2 emerald for ruby", "Offer Player 2: 2 × rubies, emeralds for rubies"),
        ("offer 1 - for emerald*12", "Offer Player 1: nothing for 12 × emeralds"),
        ("offer all topaz*2 for -", "Offer all: 2 × topaz for nothing"),
        ("pay ruby emerald*3 low", "Pay rubies, 3 × emeralds in the low hall"),
        ("pay - low", "Pay nothing in the low hall"),
        ("swap ruby for emerald", "rubies for emeralds"),
    ],
)
def test_a_composed_action_is_said_slot_by_slot(
    typed: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "bazaar_of_words" / "text"
    words.mkdir(parents=True)
    (words.parent / "__init__.py").touch()
    (words / "en.ftl").write_text(BAZAAR, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    verb, *rest = typed.split()
    assert Text("en", "bazaar_of_words").action(Action(verb, tuple(rest))) == said
