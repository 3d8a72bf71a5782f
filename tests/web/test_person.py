"""A person's page: finished games, what they add up to, the account, all own data."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.processes import ServerProcess
from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.veteran import Past, give_past
from tests.web.visitor import Visitor
from tests.web.words import foreign_texts, say

PASSWORD = "a long password"
#: ten games, of which four were won; one around one screen
PAST = [
    *[Past(("me", "novice"), 0)] * 3,
    *[Past(("me", "master", "novice"), 1)] * 3,
    Past(("me", "me"), 0),
    Past(("apprentice", "me"), 1),
    *[Past(("elder", "me"), 0)] * 2,
]


def test_a_veteran_looks_back_takes_the_data_away_and_goes(
    visitor: Visitor, page_server: ServerProcess, tmp_path: Path
) -> None:
    visitor.guest("Nobody 77")
    give_past(page_server.config, visitor, PAST)
    visitor.open("/").get_by_role("link", name=say("my-page"), exact=True).click()
    page = visitor.page
    expect(page).to_have_url(re.compile("/me$"))

    games = page.get_by_role("region", name=say("person-games"))
    expect(games.get_by_role("listitem")).to_have_count(8)
    visitor.button(say("person-older")).click()
    expect(games.get_by_role("listitem")).to_have_count(10)
    expect(games.get_by_text(say("person-shared"))).to_have_count(1)
    lost = games.get_by_role("listitem").first
    somebody = re.compile(say("person-opponents", names=rf"\S+ \({say('person-bot-elder')}\)"))
    expect(lost).to_contain_text(somebody)
    result = lost.get_by_role("link", name=re.compile(f"^{say('act-over')}: Nidavellir"))
    expect(result).to_have_attribute("href", re.compile("^/t/"))
    replay = lost.get_by_role("link", name=re.compile(f"^{say('person-replay')}: Nidavellir"))
    expect(replay).to_have_attribute("href", re.compile("^/replay/"))

    wins = page.get_by_role("region", name=say("person-wins"))
    row = wins.get_by_role("row", name=re.compile(f"^{say('person-bot-elder')}"))
    expect(row).to_contain_text("0 / 2")
    expect(wins.get_by_role("row", name=say("person-seats", count=3))).to_contain_text("0 / 3")
    expect(page.get_by_text(say("person-summary", played=9, won=4))).to_be_visible()
    rating = page.get_by_role("region", name=say("person-rating"))
    expect(rating).to_contain_text(re.compile(r"Rating \d+ from 9 games: between \d+ and \d+"))
    points = page.get_by_role("region", name=say("person-categories"))
    expect(points.get_by_role("listitem").first).to_contain_text(say("part-warrior"))
    heroes = page.get_by_role("region", name=say("person-gains"))
    expect(heroes.get_by_role("rowheader").first).not_to_be_empty()
    assert problems(page) == []

    with page.expect_download() as begun:
        visitor.button(say("person-export")).click()
    begun.value.save_as(tmp_path / "me.json")
    content = json.loads((tmp_path / "me.json").read_text("utf-8"))
    assert content["person"]["name"] == "Nobody 77"
    assert len([table for table in content["tables"] if table["match"]]) == 10

    visitor.button(say("person-delete")).click()
    dialog = page.get_by_role("dialog")
    assert problems(page) == []
    dialog.get_by_role("textbox").fill("Somebody else")
    dialog.get_by_role("button", name=say("person-delete-do")).click()
    expect(dialog.get_by_role("alert")).to_have_text(say("wrong-name", name="Nobody 77"))
    dialog.get_by_role("textbox").fill("Nobody 77")
    dialog.get_by_role("button", name=say("person-delete-do")).click()
    expect(page.get_by_role("heading", name=say("person-gone"))).to_be_visible()
    assert visitor.get("/api/me") is None
    visitor.forgive("status of 400")


def test_a_guest_makes_an_account_and_finds_it_on_another_device(visit: Visit) -> None:
    visitor, other = visit(), visit()
    visitor.guest("Player 5")
    page = visitor.open("/me")
    expect(page.get_by_text(say("person-games-none"))).to_be_visible()
    page.get_by_label(say("person-name")).fill("player-five")
    page.get_by_label(say("person-password")).fill("short")
    visitor.button(say("person-register-do")).click()
    expect(page.get_by_role("alert")).to_have_text(say("bad-password", low=8, limit=200))
    page.get_by_label(say("person-password")).fill(PASSWORD)
    visitor.button(say("person-register-do")).click()
    expect(page.get_by_text(say("person-has-account", account="player-five"))).to_be_visible()
    assert problems(page) == []

    page = other.open("/me")
    other.pick(say("person-log-in"))
    page.get_by_label(say("person-name")).fill("Player-Five")
    page.get_by_label(say("person-password")).fill(PASSWORD)
    other.button(say("person-log-in-do")).click()
    expect(page.get_by_text("Player 5", exact=True)).to_be_visible()
    page.get_by_label(say("person-old")).fill(PASSWORD)
    page.get_by_label(say("person-new")).fill("another password")
    other.button(say("person-change-password")).click()
    expect(page.get_by_text(say("person-password-changed"))).to_be_visible()
    other.button(say("person-log-out")).click()
    expect(page).to_have_url(re.compile("/$"))
    # the first device has been logged out by the new password
    assert visitor.get("/api/me") is None
    visitor.forgive("status of 400")


@pytest.mark.parametrize("language", ["de", pytest.param("fr", marks=pytest.mark.long)])
def test_nothing_stays_english(visit: Visit, page_server: ServerProcess, language: str) -> None:
    visitor = visit(locale=language, viewport={"width": 390, "height": 844})
    visitor.guest("77")
    give_past(page_server.config, visitor, PAST[4:7])
    page = visitor.open("/me")
    expect(page.get_by_role("region", name=say("person-gains", language))).to_be_visible()
    visitor.button(say("person-delete", language)).click()
    assert foreign_texts(page, language, "Novice|Nidavellir|77") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
