"""What a server tells becomes what the screen shows."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.cli.wire import events_of, gathered, names_of, news_of, outcome_of, public, sheets_of
from dvergar.client import Message as WireMessage
from dvergar.client import News
from dvergar.kernel.language import Text
from dvergar.kernel.message import Event, Message
from dvergar.kernel.outcome import by_merit, together
from dvergar.kernel.sheet import ranking

from .command import raw_keys
from .fake_server import SEATS

GAME = dvergar.game("nidavellir")
KINDS = [
    *("undo", "ask-undo", "refuse-undo", "agree-undo", "sit", "leave", "timeout", "return"),
    *("bot", "open", "remove", "rename", "chat"),
]


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_news_has_words(kind: str, lang: str) -> None:
    text = Text(lang, "dvergar.cli")
    news = News(1, 0, kind, 1, name="Player 1", text="hello", to=3 if kind == "undo" else None)
    (message,) = news_of(news)
    said = text.say(message)
    assert raw_keys(said) == []
    assert "{" not in said
    seat = text("player", number=2)
    for number in {"undo": "3", "bot": "2", "open": "2"}.get(kind, ""):
        assert number in said
    if kind == "chat":
        assert "hello" in said
    assert ("Player 1" in said) == (kind in ("chat", "rename"))
    assert (seat in said) == (kind not in ("undo", "bot", "open", "remove", "chat", "rename"))


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("unit", [60_000, 3_600_000, 86_400_000])
def test_a_pause_says_how_long_no_server_ran(unit: int, count: int, lang: str) -> None:
    (message,) = news_of(News(1, 0, "pause", lasted=count * unit + 1000))
    assert message.args == {"count": count}
    said = Text(lang, "dvergar.cli").say(message)
    assert raw_keys(said) == []
    assert ("3" in said) == (count == 3)


def test_a_move_is_told_by_its_events() -> None:
    events = [WireMessage("log-took", {"seat": 1, "card": "W9"}), WireMessage("log-x")]
    news = News(1, 0, "move", 1, events)
    told = [Message("log-took", {"seat": 1, "card": "W9"}), Message("log-x")]
    assert news_of(news) == events_of(news) == told


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_proposal_is_told_as_it_could_be_typed(lang: str) -> None:
    text = Text(lang, "dvergar.cli")
    (action,) = news_of(News(1, 0, "propose", 1, action="lay 2"))
    (places,) = news_of(News(1, 0, "propose", 1))
    assert "lay 2" in text.say(action)
    assert text("player", number=2) in text.say(places)
    assert raw_keys(text.say(places)) == []


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Good luck!"), ("de", "Viel Glück!"), ("fr", "Bonne chance\u202f!")]
)
def test_a_phrase_and_a_reaction_are_told_in_the_language_of_who_reads(
    lang: str, said: str
) -> None:
    text = Text(lang, "dvergar.cli", "dvergar.server")
    (phrase,) = news_of(News(1, 0, "chat", name="Player 1", phrase="good-luck"))
    assert text.say(phrase).endswith(said)
    (reaction,) = news_of(News(1, 0, "react", name="Player 1", to=1, reaction="heart"))
    assert text("reaction-heart") in text.say(reaction)
    for forgotten in (News(1, 0, "react", to=1, reaction="heart"), News(2, 0, "unreact", to=1)):
        assert news_of(forgotten) == []


def test_the_hints_of_a_player_are_one_line_that_counts() -> None:
    moved = Message("log-x")
    hints = [news_of(News(1, 0, "hint", seat))[0] for seat in (0, 1, 0, 0)]
    told = gathered([hints[0], moved, *hints[1:]])
    assert [message.key for message in told] == ["news-hint", "log-x", "news-hint"]
    assert [told[0].args["count"], told[2].args["count"]] == [3, 1]
    said = Text("en", "dvergar.cli").say(told[0])
    assert said == "Player 1 has asked for 3 hints."


def test_what_happens_at_the_deal_is_told_with_the_one_who_sits_down_last() -> None:
    news = News(1, 0, "sit", 1, [WireMessage("log-dealt")])
    assert [message.key for message in news_of(news)] == ["news-sit", "log-dealt"]
    assert [message.key for message in events_of(news)] == ["log-dealt"]


def test_news_of_a_kind_that_nobody_knows_say_nothing() -> None:
    assert news_of(News(1, 0, "rematch", table="abc")) == []
    assert news_of(News(1, 0, "thunder", 1)) == []


def test_what_is_public_of_an_event() -> None:
    text = Text("en", GAME.package)
    event = Event("bid-placed", {"seat": 0}, {0: {"coin_list": ["5"]}})
    assert text.say(public(event.seen_by(0))) == text.say(event.seen_by(None))
    assert public(event.seen_by(1)) == event.seen_by(1)


def test_names() -> None:
    text = Text("en", "dvergar.cli")
    seats = [SEATS[kind] for kind in ("me", "bot", "open", "friend")]
    assert names_of(seats, text) == ["Player 1", "Greedy 2", "Player 3", "Player 2"]
    assert names_of([SEATS["me"]] * 2, text) == ["Player 1 (1)", "Player 1 (2)"]
    odd = {**SEATS["me"], "name": "\x1b[2J" + "x" * 1000}
    (name,) = names_of([odd], text)
    assert name.isprintable()
    assert len(name) < 400


def test_sheets_with_the_places_that_the_server_gave() -> None:
    state = GAME.new(seats=2, seed=3)
    sheets = [state.score_sheet(seat) for seat in range(2)]
    answer = {
        "seats": [
            {"lines": [line._asdict() for line in sheet.lines], "name": None, "place": 2 - seat}
            for seat, sheet in enumerate(sheets)
        ]
    }
    found = sheets_of(answer)
    assert [sheet.lines for sheet in found] == [sheet.lines for sheet in sheets]
    assert [sheet.total for sheet in found] == [14, 14]
    assert ranking(found) == [2, 1]


def test_how_a_game_ended_as_the_server_told_it() -> None:
    why = {"key": "outcome-too-late", "args": {"count": 2}}
    lost = {"winners": [], "places": [], "why": why}
    assert outcome_of({"outcome": lost}) == together(
        3, won=False, key="too-late", args={"count": 2}
    )
    won = {"winners": [1], "places": [2, 1], "why": None}
    assert outcome_of({"outcome": won}) == by_merit([(3,), (5,)])
    assert outcome_of({"outcome": None}) is None
