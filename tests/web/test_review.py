"""A bot that helps: hints during play, and the review of a game that is over."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.playing import Player
from tests.web.words import say

GOLDEN = Path(__file__).parents[1] / "games" / "nidavellir" / "golden"
REVIEW = "Game review"


def test_a_hint_is_read_and_chosen(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 900})
    visitor.guest()
    visitor.open(f"/t/{visitor.table('me', 'random')}")
    player = Player(visitor)
    player.wait(lambda: player.my_turn)
    visitor.button(say("hint")).click()
    advice = visitor.page.get_by_role("region", name=say("hint-title"))
    expect(advice.get_by_role("listitem").first).to_contain_text("%")
    assert problems(visitor.page) == []
    options = advice.get_by_role("listitem").get_by_role("button")
    options.first.click()
    expect(options.first).to_have_attribute("aria-pressed", "true")
    expect(player.bar.locator("button.primary")).to_contain_text("Seal the bid")
    expect(visitor.page.get_by_text("has asked for a hint")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(advice).to_be_hidden()
    player.confirm()
    player.wait(lambda: any(made["kind"] == "move" for made in player.frame["news"]))


def test_a_game_is_gone_through(visit: Visit) -> None:
    visitor = visit(viewport={"width": 390, "height": 844})
    visitor.guest()
    table = visitor.post("/api/matches", (GOLDEN / "two-de-literal-discard.match").read_text())[
        "id"
    ]
    visitor.open(f"/replay/{table}#review")
    review = visitor.page.get_by_role("region", name=REVIEW)
    review.get_by_role("button", name="Review this game").click()
    slider = review.get_by_role("slider", name="Move by move: the chances of winning")
    expect(slider).to_be_attached()
    expect(review.get_by_role("progressbar")).to_have_count(0)
    first = review.get_by_role("article").first
    expect(first).to_contain_text("Better")
    assert problems(visitor.page) == []
    move = first.get_by_role("button", name="Move ")
    move.click()
    expect(move).to_have_attribute("aria-current", "true")
    wanted = int((move.text_content() or "").split()[-1]) - 1
    assert slider.input_value() == str(wanted)
    visitor.page.reload()
    expect(review.get_by_role("article").first).to_be_visible()
