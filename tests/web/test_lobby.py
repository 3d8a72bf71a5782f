"""The way to a table: the first visit, a table of one's own, joining by a link, settings."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from dvergar.bots import CHARACTERS
from dvergar.kernel.game import LEVELS
from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.visitor import Visitor
from tests.web.words import foreign_texts, say

#: bytes on the wire until the lobby stands, fonts apart
_FIRST_LOAD = 300_000


def test_a_new_visitor_plays_within_two_clicks(visitor: Visitor) -> None:
    page = visitor.open("/")
    visitor.button(say("lobby-play-now-name", title="Nidavellir")).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("region", name=say("decide"), exact=True)).to_be_visible()
    assert visitor.states[-1]["view"]["you"] in visitor.states[-1]["view"]["to_act"]


def test_the_first_load_is_small_and_keeps_nothing_but_the_settings(visitor: Visitor) -> None:
    sizes: dict[str, int] = {}
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    urls: dict[str, str] = {}
    session.on(
        "Network.responseReceived", lambda it: urls.update({it["requestId"]: it["response"]["url"]})
    )
    session.on(
        "Network.loadingFinished",
        lambda it: sizes.update({urls.get(it["requestId"], ""): it["encodedDataLength"]}),
    )
    page = visitor.open("/")
    visitor.button(say("lobby-play-now-name", title="Nidavellir")).wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(size for url, size in sizes.items() if not url.endswith(".woff2")) < _FIRST_LOAD
    kept = page.evaluate("Object.keys(localStorage).concat(Object.keys(sessionStorage))")
    # the last is what the visitor has played before
    assert set(kept) <= {"dvergar-settings", "dvergar-language", "dvergar-coach"}


def test_a_table_can_be_opened_joined_by_its_link_and_begins_by_itself(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.guest("Player 1")
    page = host.open("/new/nidavellir")
    host.pick("2", say("new-seats"))
    host.pick(say("new-found-link"))
    host.button(say("new-open")).click()
    expect(page).to_have_url(re.compile("/t/"))
    assert problems(page) == []
    guest.open(page.url)
    assert problems(guest.page) == []
    guest.page.get_by_role("textbox", name=say("join-name")).fill("Player 2")
    guest.button(say("join-sit")).click()
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("region", name=say("decide"), exact=True)).to_be_visible()
        expect(visitor.page.get_by_text("Player 2").first).to_be_visible()


def test_an_open_table_stands_in_the_lobby_and_a_running_one_can_be_watched(visit: Visit) -> None:
    host, other = visit(), visit()
    host.guest("Player 1")
    opened = host.table("me", "open", public=True)
    running = host.table("me", "greedy", public=True)
    page = other.open("/")
    lists = {
        say(f"lobby-{kind}"): table for kind, table in (("open", opened), ("running", running))
    }
    for name, table in lists.items():
        region = page.get_by_role("region", name=name)
        expect(region.locator(f"a[href='/t/{table}']")).to_be_visible()
    mine = host.open("/").get_by_role("region", name=say("lobby-mine"))
    expect(mine.locator(f"a[href='/t/{running}']")).to_contain_text(say("act-my-turn"))


def test_a_table_is_left_to_bots_or_given_up_from_the_lobby(visitor: Visitor) -> None:
    visitor.guest()
    wish = [{"kind": "me"}, {"kind": "me", "name": "Player 2"}]
    running = visitor.post("/api/tables", {"game": "nidavellir", "seats": wish, "hot_seat": True})
    opened = visitor.table("me", "open")
    page = visitor.open("/")
    mine = page.get_by_role("region", name=say("lobby-mine"))
    for way in ("leave", "give-up"):
        act = say(f"lobby-{way}")
        asking = mine.get_by_role("button", name=f"{act}: Nidavellir")
        asking.click()
        page.get_by_role("dialog").get_by_role("button", name=act, exact=True).click()
        expect(asking).to_have_count(0)
    left = visitor.get(f"/api/tables/{running['id']}")
    assert [seat["away"] for seat in left["seats"]] == [True, True]
    assert visitor.get(f"/api/tables/{opened}")["status"] == "cancelled"


def test_a_link_that_leads_nowhere_says_so(visitor: Visitor) -> None:
    page = visitor.open("/t/nothing2here3ab")
    expect(page.get_by_role("alert")).to_have_text(say("no-table"))
    page.get_by_role("link", name=say("to-lobby")).click()
    expect(visitor.button(say("lobby-play-now-name", title="Nidavellir"))).to_be_visible()
    visitor.forgive("status of 404")


def test_a_name_is_changed_in_place(visitor: Visitor) -> None:
    page = visitor.open("/")
    visitor.button(say("lobby-name-change")).click()
    page.get_by_label(say("lobby-you-play-as")).fill("Player 7")
    visitor.button(say("lobby-name-save")).click()
    expect(page.get_by_text("Player 7")).to_be_visible()
    assert visitor.get("/api/me")["name"] == "Player 7"


def test_settings_hold_at_once_and_stay(visitor: Visitor) -> None:
    page = visitor.open("/")
    html = page.locator("html")
    visitor.button(say("settings")).click()
    dialog = page.get_by_role("dialog")
    visitor.pick(say("settings-theme-light"))
    visitor.pick(say("settings-size-xl"))
    dialog.get_by_role("switch", name=say("settings-letters")).check()
    assert problems(page) == []
    for _ in range(2):
        for name, value in (("theme", "light"), ("size", "xl"), ("letters", "on")):
            expect(html).to_have_attribute(f"data-{name}", value)
        page.reload()
    kept = json.loads(page.evaluate("localStorage['dvergar-settings']"))
    assert (kept["theme"], kept["size"], kept["letters"]) == ("light", "xl", True)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_language_changes_in_place_and_nothing_stays_english(
    visitor: Visitor, language: str
) -> None:
    visitor.guest("1")
    page = visitor.open("/")
    # the English games have come: the next to come are not English
    expect(visitor.button(say("lobby-play-now-name", title="Nidavellir"))).to_be_visible()
    with page.expect_response(re.compile("/api/games")) as games:
        visitor.pick({"de": "Deutsch", "fr": "Français"}[language])
    about = next(game["about"] for game in games.value.json() if game["name"] == "nidavellir")
    expect(page.locator("main")).to_contain_text(about)
    play = say("lobby-play-now-name", language, title="Nidavellir")
    expect(visitor.button(play)).to_be_visible()
    assert foreign_texts(page, language, names=r"Player \d") == []
    visitor.open("/new/nidavellir")
    expect(visitor.button(say("new-open", language))).to_be_visible()
    assert foreign_texts(page, language) == []
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", [1280, 390])
def test_the_lobby_is_accessible(visit: Visit, theme: str, width: int) -> None:
    visitor = visit(color_scheme=theme, viewport={"width": width, "height": 800})
    visitor.guest()
    for seats in (("me", "greedy"), ("me", "open")):
        visitor.table(*seats, public=True)
    page = visitor.open("/")
    visitor.button(say("lobby-play-now-name", title="Nidavellir")).wait_for()
    page.get_by_role("region", name=say("lobby-mine")).get_by_role("link").first.wait_for()
    assert problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    visitor.open("/new/nidavellir")
    visitor.button(say("new-open")).wait_for()
    assert problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_bot_that_is_none_of_the_levels_is_named_in_the_waiting_room(visitor: Visitor) -> None:
    visitor.guest("1")
    page = visitor.open(f"/t/{visitor.table('me', 'open', 'greedy')}")
    chosen = page.get_by_role("combobox", name=say("room-place", number=3))
    expect(chosen).to_have_value("greedy")
    # left open, each level with its characters, and the bot that is none of them
    expect(chosen.locator("option")).to_have_count(1 + len(LEVELS) + len(CHARACTERS) + 1)
