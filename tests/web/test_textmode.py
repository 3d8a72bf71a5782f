"""The table in words: all by role and name alone, as somebody meets it who does not see it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.phases import table_at
from tests.web.playing import ListeningPlayer
from tests.web.test_games import QUIET
from tests.web.test_phases import DECISIONS
from tests.web.visitor import Visitor
from tests.web.words import foreign_texts, say

#: a whole game leads to most kinds of decisions; `make test-all` looks at every phase
_PHASES = [
    name if name == "uline" else pytest.param(name, marks=pytest.mark.long) for name in DECISIONS
]


def begin(
    visitor: Visitor, table: str, language: str = "en", **settings: object
) -> ListeningPlayer:
    """At a table in words; `table`: its id, or the phase it stands in."""
    visitor.settle(**{**QUIET, "inWords": True, **settings})
    visitor.open(f"/t/{table}")
    player = ListeningPlayer(visitor, language)
    player.wait(lambda: player.my_turn)
    expect(player.actions).to_be_visible()
    return player


def test_a_game_by_role_and_name(visitor: Visitor) -> None:
    """From the first stop of the keyboard, which leads from pictures to words, to the end."""
    visitor.settle(**{**QUIET, "oneClick": True})
    visitor.guest("1")
    page = visitor.open(f"/t/{visitor.table('me', 'novice')}")
    player = ListeningPlayer(visitor)
    player.wait(lambda: player.my_turn)
    expect(player.question).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=say("to-words"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(player.question).to_be_focused()
    expect(page.get_by_role("region", name=say("textmode-mine"))).to_be_visible()
    assert problems(page) == []
    player.confirm = lambda: None  # type: ignore[method-assign]
    player.play()
    player.hear_the_end()


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_game_in_words_of_another_language(visit: Visit, language: str) -> None:
    visitor = visit(locale=language)
    visitor.guest("1")
    player = begin(visitor, visitor.table("me", "novice"), language)
    seen: set[str] = set()

    def listen() -> None:
        if player.frame["prompt"]["key"] not in seen:
            seen.add(player.frame["prompt"]["key"])
            assert foreign_texts(visitor.page, language) == []

    player.play(listen)
    player.hear_the_end()
    assert foreign_texts(visitor.page, language) == []


@pytest.mark.parametrize("phase", _PHASES)
def test_a_decision_in_words(visitor: Visitor, phase: str) -> None:
    """Every action has a button of its own name, and what is pressed twice is done."""
    visitor.guest("1")
    player = begin(visitor, table_at(visitor, phase))
    legal = player.frame["legal"]
    if len(legal) <= 20:
        buttons = player.actions.get_by_role("button")
        expect(buttons).to_have_text([player.name(action) for action in legal])
    assert problems(visitor.page) == []
    player.decide(legal[-1])


def test_what_is_said_and_where_the_focus_is(visitor: Visitor) -> None:
    """One's own act leads to the next question, the others' moves are told; undo, chat, keys."""
    visitor.guest("1")
    player = begin(visitor, table_at(visitor, "take-2"))
    page = visitor.page
    asked = player.question.inner_text()
    first = player.frame["legal"][0]

    player.choose(first)
    chosen = player.actions.get_by_role("button", pressed=True)
    expect(chosen).to_be_focused()
    expect(chosen).to_have_accessible_description(re.compile(r"\w"))
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)

    player.decide(first)
    expect(player.question).to_be_focused()
    expect(player.news).to_contain_text(player.name(first).removeprefix("Take "))

    page.get_by_role("button", name=say("decide-undo"), exact=True).press("Enter")
    expect(player.question).to_have_text(asked)
    expect(player.news).to_contain_text("undoes a move")

    page.get_by_label(say("chat-label")).fill("Hello")
    page.get_by_role("button", name=say("chat-send")).press("Enter")
    expect(page.get_by_role("list", name=say("chat-messages")).get_by_text("Hello")).to_be_visible()
    expect(player.news).to_contain_text("Hello")

    player.question.press("?")
    keys = page.get_by_role("dialog", name=say("keys"))
    expect(keys.get_by_text(say("keys-words-reader"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("menu")).press("Enter")
    page.get_by_role("dialog", name=say("menu")).get_by_role("button", name=say("keys")).press(
        "Enter"
    )
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("button", name=say("settings"), exact=True).press("Enter")
    page.get_by_role("switch", name=re.compile(say("settings-inWords"))).press("Space")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name=say("textmode-mine"))).to_have_count(0)
