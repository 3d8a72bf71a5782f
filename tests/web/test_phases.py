"""Every phase of Nidavellir: the same after a reload, whole on the screen, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tools.phases.nidavellir import PHASES

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.phases import table_at
from tests.web.playing import Player, TouchPlayer
from tests.web.test_games import PHONE, QUIET
from tests.web.visitor import Visitor
from tests.web.words import foreign_texts

DECISIONS = [phase.name for phase in PHASES if phase.decides]
#: the fullest ones; a whole game on a phone leads to most others, `make test-all` to all
_FULL = ("take-5", "recruit", "uline-exchange", "dagda")
_ON_A_PHONE = [
    name if name in _FULL else pytest.param(name, marks=pytest.mark.long) for name in DECISIONS
]
_SIZES = ((1440, 900), (1280, 720))
_SCROLLS = "document.documentElement.scrollHeight > innerHeight"
_LIT = "[...document.querySelectorAll('button[data-action]')].map((e) => e.dataset.action).sort()"


def begin(visitor: Visitor, phase: str) -> Player:
    visitor.settle(**QUIET)
    visitor.guest("1")
    visitor.open(f"/t/{table_at(visitor, phase)}")
    player = Player(visitor)
    expect(player.bar).to_be_visible()
    player.wait(lambda: player.my_turn)
    return player


@pytest.mark.parametrize("phase", DECISIONS)
def test_a_phase_on_a_desktop(visitor: Visitor, phase: str) -> None:
    """Whole on the screen, and the same after a reload; the fullest ones accessible, too."""
    player = begin(visitor, phase)
    page = visitor.page
    said, lit = player.bar.get_by_role("heading").inner_text(), page.evaluate(_LIT)
    player.choose(player.frame["legal"][-1])
    for width, height in _SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(_SCROLLS), f"scrolls at {width}×{height}"
    if phase in _FULL:
        assert problems(page) == []
    page.reload()
    expect(player.bar.get_by_role("heading")).to_have_text(said)
    player.wait(lambda: page.evaluate(_LIT) == lit)
    player.decide()


@pytest.mark.long
@pytest.mark.parametrize("phase", DECISIONS)
def test_a_phase_in_every_language(visitor: Visitor, phase: str) -> None:
    """Accessible, and without a foreign word, also where a whole game does not lead."""
    player = begin(visitor, phase)
    player.choose(player.frame["legal"][-1])
    assert problems(visitor.page) == []
    for language, name in (("de", "Deutsch"), ("fr", "Français")):
        visitor.pick(name)
        expect(Player(visitor, language).bar).to_be_visible()
        assert foreign_texts(visitor.page, language) == []


@pytest.mark.parametrize("phase", _ON_A_PHONE)
def test_a_phase_on_a_phone(visit: Visit, phase: str) -> None:
    """Decided without scrolling, and accessible in daylight too."""
    visitor = visit(**PHONE, color_scheme="light")
    begin(visitor, phase)
    page = visitor.page
    assert not page.evaluate(_SCROLLS)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert problems(page) == []
    TouchPlayer(visitor).decide()
