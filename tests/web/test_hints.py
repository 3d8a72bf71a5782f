"""Where the panel of hints is: it covers nothing of what it describes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.phases import table_at
from tests.web.playing import Player
from tests.web.test_games import QUIET
from tests.web.words import say

#: the lit pieces of the table that the panel covers
COVERED = """panel => {
  const own = panel.getBoundingClientRect();
  const lit = [...document.querySelectorAll("[data-action].legal, [data-action].selected")];
  return lit.filter((piece) => {
    const box = piece.getBoundingClientRect();
    return box.width && box.left < own.right && own.left < box.right
      && box.top < own.bottom && own.top < box.bottom;
  }).map((piece) => piece.dataset.action);
}"""


def ask(visit: Visit, phase: str, width: int, height: int) -> tuple[Player, Locator]:
    phone = width < 640
    visitor = visit(viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone)
    visitor.settle(**QUIET)
    visitor.guest("Alva")
    visitor.open(f"/t/{table_at(visitor, phase)}")
    player = Player(visitor)
    player.wait(lambda: player.my_turn)
    visitor.button(say("hint")).click()
    advice = visitor.page.get_by_role("region", name=say("hint-title"))
    expect(advice).to_be_visible()
    return player, advice


@pytest.mark.parametrize("phase", ["take-2", "fall-act"])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_hints_cover_no_lit_piece(visit: Visit, phase: str, width: int, height: int) -> None:
    player, advice = ask(visit, phase, width, height)
    player.wait(lambda: advice.bounding_box()["y"] > 0)  # type: ignore[index]
    assert advice.evaluate(COVERED) == []
    option = advice.get_by_role("listitem").get_by_role("button").first
    option.click()
    expect(option).to_have_attribute("aria-pressed", "true")
    # the panel has looked where it may be
    player.visitor.page.wait_for_timeout(100)
    assert advice.evaluate(COVERED) == []
    expect(player.bar.locator("button.primary")).to_be_in_viewport()


def test_an_option_that_is_pointed_at_marks_its_pieces(visit: Visit) -> None:
    player, advice = ask(visit, "take-2", 1366, 768)
    marks = player.visitor.page.locator("[data-mark]")
    expect(marks).to_have_count(0)
    option = advice.get_by_role("listitem").get_by_role("button").first
    option.hover()
    expect(marks).not_to_have_count(0)
    player.bar.get_by_role("heading", level=1).hover()
    expect(marks).to_have_count(0)
    option.focus()
    expect(marks).not_to_have_count(0)


def test_on_a_phone_hints_are_a_strip_that_unfolds(visit: Visit) -> None:
    player, advice = ask(visit, "take-2", 390, 844)
    folded = advice.bounding_box()
    assert folded is not None
    assert folded["height"] < 60
    expect(advice.get_by_text(say("hint-about"))).to_have_count(0)
    player.named("hint-unfold").tap()
    expect(advice.get_by_text(say("hint-about"))).to_be_visible()
    assert problems(player.visitor.page) == []
    player.named("hint-fold").tap()
    expect(advice.get_by_text(say("hint-about"))).to_have_count(0)
    assert player.visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
