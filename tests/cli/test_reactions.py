"""In the terminal, here and at a server: reactions, free trade, described actions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

import dvergar
from dvergar.bots import Bot
from dvergar.cli.wire import news_of
from dvergar.client import News
from dvergar.kernel.action import Action
from dvergar.kernel.match import Match
from dvergar.kernel.message import Message
from dvergar.kernel.state import State
from tests.bazaar import open_bazaar
from tests.bazaar.game import Bazaar

from .command import flat
from .fake_server import FakeServer
from .test_play import Evening
from .test_visit import Stay


@pytest.fixture(autouse=True)
def bazaar(tmp_path: Path) -> Iterator[None]:
    with open_bazaar(tmp_path / "toy"):
        yield


def match(*moves: str, seats: int = 3) -> Match:
    """A match after moves of seat 0."""
    game = dvergar.game("bazaar")
    found = Match(game, game.setup(seats, 3, {}), listen=True)
    cast(Bazaar, found.state).shields[:] = [1] * seats
    for move in moves:
        found.play(0, game.parse(move))
    return found


def made(found: Match) -> list[str]:
    return [f"{move.seat} {move.action}" for move in found.moves]


# --- at one keyboard -------------------------------------------------------------------------


def test_enter_is_silence_and_the_screen_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(match("strike", seats=2), humans=2)
    out = flat(evening.play(monkeypatch, ["", "", ""]))
    assert "Press Enter for “no”, or type “quiet” to do that for the rest of this turn." in out
    assert made(evening.match) == ["0 strike", "1 no"]


def test_quiet_holds_for_this_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(match("strike", seats=2), humans=2)
    lines = ["", "quiet", "", "strike", "end", "", "end", "", "strike", "", "shield"]
    evening.play(monkeypatch, lines)
    assert made(evening.match) == [
        *("0 strike", "1 no", "0 strike", "1 no", "0 end", "1 end", "0 strike", "1 shield")
    ]


def test_an_undo_takes_quiet_back(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(match("strike", seats=2), humans=2)
    evening.table.at_keyboard = 1
    evening.play(monkeypatch, ["quiet", "", "undo", "strike", ""])
    assert evening.table.quiet == {}
    assert made(evening.match) == ["0 strike"], "asked again"


def test_quiet_elsewhere_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(match(seats=2), humans=2)
    out = flat(evening.play(monkeypatch, ["", "quiet"]))
    assert "Nothing asks for a reaction that you could turn off here." in out


def test_an_offer_is_built_by_its_number_or_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(match("trade"), humans=3)
    out = flat(evening.play(monkeypatch, ["", "2", "ruby*2", "emerald", "offer ruby*5 for ruby"]))
    assert "2 offer … “offer” and what for what; step by step" in out
    assert "What you give: ruby 0–2, emerald 0–2" in out
    assert "there are only 2 of ruby" in out
    assert made(evening.match) == ["0 trade", "0 offer ruby*2 for emerald"]
    evening = Evening(match("trade"), humans=3)
    evening.play(monkeypatch, ["", "offer", "", "offer emerald emerald for -"])
    assert made(evening.match)[1:] == ["0 offer emerald*2 for -"]


def test_anybody_takes_the_keyboard_in_a_free_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(match("trade"), humans=3)
    lines = [
        "",
        "offer ruby for emerald",
        "seat 3",
        "",
        "accept 1 ruby for emerald",
        "done",
        "seat 1",
    ]
    evening.play(monkeypatch, lines)
    assert made(evening.match)[1:] == [
        *("0 offer ruby for emerald", "2 accept 1 ruby for emerald", "2 done")
    ]


class Trader:
    """A bot that is done at once, and offers something when it is woken."""

    def __init__(self, wishes: list[str]) -> None:
        self.wishes = wishes
        self.asked = 0

    def choose(self, state: State, seat: int) -> Action:
        return Action("done")

    def besides(self, state: State, seat: int) -> Action | None:
        self.asked += 1
        return state.game.parse(self.wishes.pop()) if self.wishes else None


def test_bots_are_woken_once_after_each_move(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(match("trade"), humans=2)
    trader = Trader(["offer ruby for emerald"])
    evening.table.bots = [None, None, cast(Bot, trader)]
    evening.play(monkeypatch, ["", "table", "offer emerald for ruby"])
    assert made(evening.match)[1:] == [
        *("2 done", "2 offer ruby for emerald", "2 done"),
        *("0 offer emerald for ruby", "2 done"),
    ]
    assert trader.asked == 2


# --- at a server -----------------------------------------------------------------------------


def test_at_a_server_enter_and_quiet_mean_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    server = FakeServer(match("strike", seats=2), "friend me")
    stay = Stay(server, 1)
    server.meanwhile += [lambda: server.play(0, "strike")]
    out = flat(stay.run(monkeypatch, ["", "quiet"]))
    assert out.count("Press Enter for “no”, or type “quiet”") == 2
    assert made(server.match) == ["0 strike", "1 no", "0 strike", "1 no"]
    assert [asked for asked in server.asked if asked.startswith("quiet")] == ["quiet 1"]


def test_at_a_server_quiet_elsewhere_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    server = FakeServer(match(seats=2), "me friend")
    out = flat(Stay(server).run(monkeypatch, ["quiet"]))
    assert "Nothing asks for a reaction" in out
    assert made(server.match) == []


def test_at_a_server_an_offer_is_built_from_the_plain_form(monkeypatch: pytest.MonkeyPatch) -> None:
    server = FakeServer(match("trade"), "me friend friend")
    out = flat(Stay(server).run(monkeypatch, ["2", "ruby*3", "ruby", "emerald*2"]))
    assert "What you want: ruby 0–3, emerald 0–3" in out
    assert made(server.match)[1:] == ["0 offer ruby for emerald*2"]


def test_at_a_server_several_people_trade_at_one_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    server = FakeServer(match("trade"), "me friend me")
    lines = [
        "",
        "offer ruby for emerald",
        "seat 2",
        "seat 3",
        "",
        "accept 1 ruby for emerald",
        "done",
    ]
    out = flat(Stay(server).run(monkeypatch, lines))
    assert "Player 2 has nothing to do right now." in out
    assert made(server.match)[1:] == [
        *("0 offer ruby for emerald", "2 accept 1 ruby for emerald", "2 done")
    ]


@pytest.mark.parametrize("why", ["clock", "gone", "quiet"])
def test_it_is_told_why_silence_answered(why: str) -> None:
    told = news_of(News(5, 0, "move", 1, silent=why))
    assert told == [Message(f"news-silent-{why}", {"seat": 1})]
