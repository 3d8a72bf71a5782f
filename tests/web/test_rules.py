"""The rules to look up and the page about a game: found by search, and opened from the table."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import dvergar
from dvergar.kernel.language import LANGUAGES
from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.playing import Player
from tests.web.test_games import begin
from tests.web.visitor import Visitor
from tests.web.words import foreign_texts

RULES = "/rules/nidavellir"
#: the places of the table of which no rule can be told; rivals' totals are drawn by the frame
UNEXPLAINED = """() => [...document.querySelectorAll("[data-place]:not([data-place$=score])")]
  .filter((at) => at.getClientRects().length)
  .filter((at) => !/^(decision|reference-.*)$/.test(at.dataset.place))
  .filter((at) => !(at.closest("[data-rule]") ?? at.querySelector("[data-rule]")))
  .map((at) => at.dataset.place)"""


def drawer(page: Page, name: str = "Rules") -> Locator:
    """The rules over the table."""
    return page.get_by_role("dialog", name=name, exact=True)


def heading(within: Locator, name: str) -> Locator:
    return within.get_by_role("heading", name=name)


def test_the_table_leads_to_its_rules(visit: Visit) -> None:
    """By key, by the title of a panel, and from a refusal; the game is not left."""
    visitor = visit(viewport={"width": 1440, "height": 900})
    page = visitor.page
    spoil_bids(page)
    begin(visitor, "greedy")
    player = Player(visitor)
    player.wait(lambda: player.my_turn)
    address = page.url

    page.get_by_role("img", name="Coin 25: one left").hover()
    page.keyboard.press("r")
    expect(heading(drawer(page), "The treasury")).to_be_focused()
    drawer(page).get_by_role("link", name="editions differ").click()
    expect(heading(drawer(page), "The two editions")).to_be_visible()
    drawer(page).get_by_role("searchbox").fill("thrud headhunter")
    expect(heading(drawer(page), "Thrud, the Headhunter")).to_be_visible()
    assert problems(page) == []
    # the first Escape leaves the search, the second the rules
    page.keyboard.press("Escape")
    expect(heading(drawer(page), "The two editions")).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer(page)).to_have_count(0)

    page.get_by_role("button", name="Rules: Distinctions").click()
    expect(heading(drawer(page), "Distinctions")).to_be_focused()
    page.keyboard.press("Escape")
    assert page.evaluate(UNEXPLAINED) == []

    player.choose("bid 5 4 3")
    player.bar.get_by_role("button", name="Seal the bid").click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("only one")
    refusal.get_by_role("button", name="Rules").click()
    expect(heading(drawer(page), "Bidding")).to_be_focused()
    assert page.url == address


def spoil_bids(page: Page) -> None:
    """On its way a bid becomes one that the server must refuse."""

    def relay(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def spoil(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "act":
                frame["action"] = "bid 5 5 3"
            server.send(json.dumps(frame))

        route.on_message(spoil)

    page.route_web_socket(re.compile("/socket$"), relay)


def test_a_finger_that_stays_is_told_and_led_to_the_rules(visit: Visit) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    begin(visitor, "greedy")
    page = visitor.page
    card = page.locator("[data-place^='tavern-1-']").first
    touch = {"pointerType": "touch", "bubbles": True}
    card.dispatch_event("pointerdown", touch)
    told = page.get_by_role("tooltip")
    expect(told).to_be_visible()
    for event in ("pointerup", "pointerleave"):
        card.dispatch_event(event, touch)
    expect(told).to_be_visible()
    page.get_by_role("button", name="Rules", exact=True).tap()
    expect(drawer(page)).to_be_visible()
    expect(told).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_rules_are_searched_in_german(visit: Visit) -> None:
    visitor = visit(locale="de-DE")
    page = visitor.open(f"{RULES}#hero-aegur")
    main = page.get_by_role("main")
    expect(heading(main, "Aëgur, Stahlfaust")).to_be_in_viewport()
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="In den Regeln suchen")
    expect(field).to_be_focused()
    page.keyboard.type("konig MUNZE")
    expect(heading(main, "Die Hand des Königs")).to_be_visible()
    expect(heading(main, "Aëgur, Stahlfaust")).to_have_count(0)
    assert {"König", "Münze"} <= set(page.locator("mark").all_inner_texts())
    expect(page.get_by_role("status")).to_contain_text("Stellen gefunden")
    field.fill("quatsch")
    expect(main).to_contain_text("„quatsch“ steht nirgends in den Regeln.")
    page.keyboard.press("Escape")
    contents = page.get_by_role("navigation", name="Inhalt")
    contents.get_by_role("link", name="Sonderfälle").click()
    expect(heading(main, "Sonderfälle")).to_be_in_viewport()
    assert page.url.endswith("#rulings")
    page.go_back()
    expect(heading(main, "Aëgur, Stahlfaust")).to_be_in_viewport()


def test_about_a_game(visitor: Visitor) -> None:
    """From the lobby: whose it is, where the figures come from, how many are reconstructed."""
    page = visitor.open("/")
    page.get_by_role("navigation", name="More about Nidavellir").get_by_role(
        "link", name="About"
    ).click()
    main = page.get_by_role("main")
    expect(main).to_contain_text("Serge Laget")
    expect(main).to_contain_text("buy the box")
    origins = dvergar.game("nidavellir").origins()
    counts = Counter(
        source.partition(":")[0] for origin in origins for source in origin.sources.values()
    )
    assert counts["reconstructed"] == 0 < counts["public"] < counts["rulebook"]
    said = ("from the rulebook", "from public", "reconstructed")
    for kind, source in zip(("rulebook", "public", "reconstructed"), said, strict=True):
        told = main.get_by_role("term").filter(has_text=source)
        expect(told.locator("xpath=..")).to_contain_text(str(counts[kind]))
    expect(main).to_contain_text("Nothing is reconstructed")
    main.get_by_role("searchbox").fill("ymir")
    rows = main.get_by_role("row")
    expect(rows).to_have_count(2)
    expect(rows.last).to_contain_text("names from two public implementations")
    assert problems(page) == []
    main.get_by_role("link", name="the rules say so").click()
    expect(heading(main, "Special cases")).to_be_in_viewport()


@pytest.mark.long
@pytest.mark.parametrize("game", ["nidavellir", "dwarfs_fall"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_pages_are_accessible(visit: Visit, language: str, game: str) -> None:
    for scheme, width in (("dark", 1280), ("light", 390)):
        visitor = visit(
            locale=language, color_scheme=scheme, viewport={"width": width, "height": 800}
        )
        for path in (f"/rules/{game}", f"/about/{game}"):
            page = visitor.open(path)
            expect(page.get_by_role("searchbox")).to_be_visible()
            assert problems(page) == []
            # records are named as in their files, too
            assert foreign_texts(page, language, names=r"\w+\.toml · \w+") == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
