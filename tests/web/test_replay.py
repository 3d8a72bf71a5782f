"""Looking back at games: replay, forks, match files, and what happened since one left."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tools.phases import find

from tests.web import axe
from tests.web.conftest import Visit
from tests.web.playing import Player
from tests.web.visitor import Visitor


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position in the game")


def expect_at(page: Page, move: int) -> None:
    """The position after so many moves is shown, and the address says so."""
    expect(slider(page)).to_have_value(str(move))
    expect(page).to_have_url(re.compile(rf"/{move}(\?|$)"))


def press(page: Page, key: str) -> None:
    """A key that is meant for the page, not for a slider or a list."""
    page.get_by_role("heading", level=1).click()
    page.keyboard.press(key)


def test_a_match_file_is_read_in_looked_back_on_and_saved(visitor: Visitor, visit: Visit) -> None:
    text, last = find("over").match.dumps(), len(find("over").match.moves)
    page = visitor.open("/")
    field = page.get_by_label("Choose a match file")
    for bad, said in (
        (b"What is this?", "Line 1"),
        (b"dvergar match 1\n\xff\xfe", "Line 2"),
        (text.replace("\n1 bid", "\n1 bet", 1).encode(), "bet"),
        (b"x" * 2_000_000, "too large"),
    ):
        field.set_input_files({"name": "bad.match", "mimeType": "text/plain", "buffer": bad})
        expect(
            page.get_by_role("region", name="Import a game").get_by_role("alert")
        ).to_contain_text(said)
    visitor.forgive("status of 400|status of 413")
    field.set_input_files({"name": "a.match", "mimeType": "", "buffer": text.encode()})
    expect_at(page, 0)

    saga = page.get_by_role("region", name="Saga")
    here = saga.locator("[aria-current=step]")
    visitor.button("One move forward").click()
    expect_at(page, 1)
    expect(here).to_have_text(re.compile(r"Player 1 has bid .*\d"))
    page.keyboard.press("ArrowRight")
    expect_at(page, 2)
    page.keyboard.press("ArrowLeft")
    expect_at(page, 1)
    page.get_by_role("combobox", name="Playback speed").select_option("4×")
    press(page, " ")
    expect(visitor.button("Pause")).to_be_visible()
    expect(slider(page)).not_to_have_value("1")
    visitor.button("Pause").click()
    slider(page).fill("40")
    expect_at(page, 40)
    chapter = slider(page).get_attribute("aria-valuetext")
    press(page, "PageUp")
    assert chapter is not None
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(chapter.split(", ", 1)[1]))
    line = saga.get_by_role("button").nth(60)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    press(page, "End")
    expect_at(page, last)
    press(page, "Home")
    slider(page).fill("1")
    expect_at(page, 1)

    # all hands are open, until one looks through the eyes of one seat
    rival = page.get_by_role("region", name="Player 1", exact=True)
    assert "2 of 4" not in rival.inner_text()
    eyes = page.get_by_role("combobox", name="Point of view")
    expect(eyes).to_have_value("")
    expect(here).to_have_text(re.compile(r"Player 1 has bid .*\d"))
    eyes.select_option("as Player 2")
    expect(page).to_have_url(re.compile(r"/1\?seat=1$"))
    expect(here).to_have_text(re.compile(r"Player 1 has bid\."))
    assert axe.problems(page) == []

    other = visit().open(page.url)
    expect_at(other, 1)
    expect(other.get_by_role("combobox", name="Point of view")).to_have_value("1")

    visitor.button("Replay menu").click()
    with page.expect_download() as download:
        visitor.button("Save as file").click()
    assert download.value.suggested_filename.endswith(".match")
    assert download.value.path().read_text("utf-8") == text


def test_a_game_is_played_on_from_a_move_with_a_bot_and_a_friend(
    visitor: Visitor, visit: Visit
) -> None:
    match = find("over").match
    shown = visitor
    shown.guest()
    table = shown.post("/api/matches", match.dumps())["id"]
    page = shown.open(f"/replay/{table}/{len(match.moves)}")
    shown.button("Play on from here").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("over")
    page.keyboard.press("Escape")
    slider(page).fill("6")
    shown.button("Play on from here").click()
    shown.pick("Me", "Who plays in seat 2")
    shown.pick("Bot", "Who plays in seat 1")
    shown.pick("Open", "Who plays in seat 3")
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/"))
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    friend = visit()
    friend.open(page.url)
    friend.button("Take seat").click()
    expect(friend.page.get_by_role("region", name="Saga")).to_be_visible()
    expect(page.get_by_role("region", name="Saga")).to_contain_text("has bid")
    made = shown.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (made["status"], made["source"], made["yours"]) == ("running", table, [1])
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "human", "human", "bot"]


def test_who_comes_back_is_told_and_shown_what_happened(visitor: Visitor, visit: Visit) -> None:
    visitor.guest("Player A")
    table = visitor.table("me", "open")
    friend = visit()
    friend.guest("Player B")
    friend.post(f"/api/tables/{table}/seats/1/sit")
    page = visitor.open(f"/t/{table}")
    expect(page.get_by_role("region", name="Saga")).to_be_visible()
    page.goto("about:blank")
    friend.open(f"/t/{table}")
    player = Player(friend)
    player.wait(lambda: player.my_turn)
    player.decide()
    # it was a while ago
    visitor.open("/")
    page.evaluate(
        """() => {
          const seen = JSON.parse(localStorage["dvergar-seen"]);
          for (const each of Object.values(seen)) each.at -= 120000;
          localStorage["dvergar-seen"] = JSON.stringify(seen);
        }"""
    )
    visitor.open(f"/t/{table}")
    told = page.get_by_role("dialog", name="Since you left")
    expect(told).to_contain_text("Player B has bid")
    expect(told.get_by_role("listitem")).to_have_count(1)
    assert axe.problems(page) == []
    told.get_by_role("button", name="Show me").click()
    expect_at(page, 1)
    expect(page).to_have_url(f"{visitor.url}/replay/{table}/1?seat=0")
    page.get_by_role("link", name="Back to table").click()
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    expect(told).to_have_count(0)
