"""Section 16: how actions are written."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.games.dwarfs_fall.actions import VERBS
from dvergar.kernel.errors import BadActionText

GAME = dvergar.game("dwarfs_fall")

TEXTS = [
    *("play ruby_mine 2,-1 3", "place 2,-1", "move 2,-1 3,-1", "recall 2,-1", "upkeep 2,-1"),
    *("panic 2 2,-1 3,0", "thief 4", "crown 3", "brute 2,-1 0,0 1", "end"),
    *("resolve 0,0", "trade T04", "trade none", "dig 2,-1", "dig none", "discard ruby"),
    *("discard panic", "reveal", "pass"),
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_leads_back_to_itself(text: str) -> None:
    assert str(GAME.parse(text)) == text


def test_every_verb_is_tried() -> None:
    assert {text.split()[0] for text in TEXTS} == set(VERBS) == set(GAME.verbs())


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("PLAY Ruby_Mine 2,-1 3", "play ruby_mine 2,-1 3"),
        ("trade t04", "trade T04"),
        ("play inn 0,1 2", "play inn 0,1 0"),
        ("play gold_mine 0,1 3", "play gold_mine 0,1 1"),
        ("play castle 0,1 3", "play castle 0,1 3"),
        ("Discard PANIC", "discard panic"),
    ],
)
def test_other_spellings(written: str, meant: str) -> None:
    assert str(GAME.parse(written)) == meant


@pytest.mark.parametrize(
    "text",
    [
        *("play", "play inn", "play inn 0,0", "play inn 0,0 4", "play tower 0,0 0", "place 0"),
        *(
            "place 00,1",
            "place -0,1",
            "place 37,0",
            "place 0,-99",
            "move 0,0",
            "panic pink 0,0 1,0",
        ),
        *("brute red 0,0 1,0", "trade T11", "dig", "discard castle", "end now", "fly 0,0"),
        *("place 1;1", "place ١,1", "reveal king"),
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(BadActionText):
        GAME.parse(text)
