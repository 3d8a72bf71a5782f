"""Dwar7s Fall in words: a whole game by role and name alone, from what is offered to be pressed."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.playing import ListeningPlayer
from tests.web.test_games import QUIET
from tests.web.visitor import Visitor
from tests.web.words import Speech, foreign_texts

say = Speech("dwarfs_fall")

#: the shortest game that the options allow
SHORT = {"max_rounds": 10, "goals_to_end": 2}
#: so many actions of a turn, in so many rounds; the rest is left
ACTIONS, ROUNDS = 2, 4


class Listener(ListeningPlayer):
    """Knows nothing but what is said: presses what is offered, until something is chosen."""

    def __init__(self, visitor: Visitor, language: str = "en") -> None:
        super().__init__(visitor, language, game="dwarfs_fall")
        self._luck = random.Random(3)
        #: the questions that were heard
        self.asked: set[str] = set()

    @property
    def offered(self) -> list[Locator]:
        back = say("textmode-back", self.language)
        return [
            button
            for button in self.actions.get_by_role("button").all()
            if button.inner_text() != back
        ]

    def choose(self, action: str) -> None:
        """Anything; when enough was done, the end of the actions."""
        pressed = self.actions.get_by_role("button", pressed=True)
        # what was chosen before is shown until the page has taken in what came of it
        expect(pressed).to_have_count(0)
        view = self.frame["view"]
        enough = view["used"] >= ACTIONS or view["round"] > ROUNDS
        if enough and "end" in self.frame["legal"]:
            self.press(self.button(say("do-end", self.language)))
        while not pressed.count():
            questions = self.actions.get_by_role("heading", level=3).all_inner_texts()
            self.asked.update(questions)
            self.press(self._luck.choice(self.offered))

    def do_it(self) -> None:
        """What is chosen, until the page was told of it."""
        seat, told = self.frame["seat"], len(self.visitor.states)
        self.confirm()
        self.wait(lambda: self._has_moved(seat, told))


def sit_down(visitor: Visitor, language: str = "en") -> Listener:
    visitor.settle(**{**QUIET, "inWords": True})
    visitor.guest("1")
    table = visitor.table("me", "random", game="dwarfs_fall", options=SHORT)
    visitor.open(f"/t/{table}")
    player = Listener(visitor, language)
    player.wait(lambda: player.my_turn)
    expect(player.actions).to_be_visible()
    return player


def test_a_game_by_role_and_name(visitor: Visitor) -> None:
    player = sit_down(visitor)
    page = visitor.page

    # the first card can lie in one way only: a list
    player.press(player.button(player.name("play castle 0,0 0")))
    player.do_it()
    realm = page.get_by_role("region", name=say("map-count", count=1))
    expect(realm.get_by_role("heading", level=4)).to_have_text(["0,0 1’s castle"])
    expect(realm.get_by_role("row", name="y\u00a00").get_by_role("cell")).to_have_text("1’s castle")
    expect(realm.get_by_text(say("map-walls", sides="north, west"), exact=True)).to_be_visible()
    assert problems(page) == []

    # then there is too much for a list: which card, where, and turned how
    player.press(player.button(say("deed-play")))
    expect(player.actions.get_by_role("heading", name=say("asked-play-1"))).to_be_focused()
    player.press(player.button(say("kind-inn")))
    player.press(player.actions.get_by_role("button", name="1,0, west 1’s castle"))
    quarter = player.actions.get_by_role("button", name=say("turn-1"))
    expect(quarter).to_have_text(
        "a quarter turn: No open way; Walls: east, west; Open, but no card there: north, south"
    )
    player.press(quarter)
    expect(player.actions.get_by_role("button", pressed=True)).to_be_focused()
    player.press(player.button(say("textmode-back")))
    expect(player.actions.get_by_role("heading", name=say("asked-play-3"))).to_be_focused()
    player.press(player.actions.get_by_role("button", name=say("turn-0")))
    player.do_it()
    kingdom = say("map-kingdom", seat_list="1", points=4, count=2)
    expect(page.get_by_role("heading", name=kingdom)).to_be_visible()

    player.play()
    assert player.asked >= {say("textmode-which"), say("asked-play-1"), say("asked-play-2")}
    player.hear_the_end()


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_game_in_words_of_another_language(visit: Visit, language: str) -> None:
    visitor = visit(locale=language)
    player = sit_down(visitor, language)
    seen: set[str] = set()

    def listen() -> None:
        key = str(player.frame["prompt"]["key"])
        if key not in seen:
            seen.add(key)
            assert foreign_texts(visitor.page, language) == []
            assert problems(visitor.page) == []

    player.play(listen)
    player.hear_the_end()
    assert foreign_texts(visitor.page, language) == []
