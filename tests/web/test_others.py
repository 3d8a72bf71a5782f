"""What people do about each other: mute, block, remove from a waiting room."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.test_games import QUIET
from tests.web.visitor import Visitor
from tests.web.words import say


def waiting_room(host: Visitor, guest: Visitor) -> str:
    """Two people at a table where one more seat is free."""
    for number, visitor in enumerate((host, guest), start=1):
        visitor.settle(**QUIET)
        visitor.guest(f"Player {number}")
    table = host.table("me", "open", "open")
    guest.post(f"/api/tables/{table}/seats/1/sit")
    for visitor in (host, guest):
        visitor.open(f"/t/{table}")
        expect(visitor.page.get_by_role("heading", name=say("room"))).to_be_visible()
    return table


def write(visitor: Visitor, text: str) -> None:
    field = visitor.page.get_by_role("textbox", name=say("chat-label"))
    field.fill(text)
    field.press("Enter")


def menu_of(place: Page | Locator, name: str) -> Locator:
    return place.get_by_role("button", name=say("other-menu", name=name))


def press(visitor: Visitor, key: str) -> None:
    """One of the buttons of the menu that is open, by the keyboard."""
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("button", name=say(key), exact=True).press("Enter")


def test_a_muted_person_is_not_read_until_the_mute_is_lifted(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = waiting_room(host, guest)
    page = host.page
    write(guest, "First words")
    talk = page.get_by_role("region", name=say("chat"))
    expect(talk.get_by_text("First words")).to_be_visible()
    write(host, "An answer")
    expect(talk.get_by_text("An answer")).to_be_visible()
    expect(menu_of(talk, "Player 1")).to_have_count(0)
    # by the keyboard alone
    menu_of(talk, "Player 2").press("Enter")
    assert problems(page) == []
    press(host, "other-mute")
    expect(page.get_by_text(say("other-muted", name="Player 2"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(talk.get_by_text("First words")).to_have_count(0)
    write(guest, "Second words")
    expect(guest.page.get_by_text("Second words")).to_be_visible()
    write(host, "Nobody else")
    expect(talk.get_by_text("Nobody else")).to_be_visible()
    expect(talk.get_by_text("Second words")).to_have_count(0)
    assert "Second words" not in "".join(host.frames)

    host.open("/me")
    section = page.get_by_role("region", name=say("person-apart"))
    expect(section.get_by_role("listitem")).to_contain_text("Player 2")
    assert problems(page) == []
    section.get_by_role("button", name=say("person-apart-lift-name", name="Player 2")).click()
    expect(section.get_by_role("listitem")).to_have_count(0)
    host.open(f"/t/{table}")
    expect(talk.get_by_text("Second words")).to_be_visible()


def test_who_is_removed_is_told_and_led_to_the_lobby(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = waiting_room(host, guest)
    menu_of(guest.page, "Player 1").click()
    expect(guest.page.get_by_role("dialog").get_by_role("button")).to_have_count(3)
    guest.page.keyboard.press("Escape")
    menu_of(host.page, "Player 2").click()
    press(host, "other-remove")
    expect(host.page.get_by_text(say("room-waits", count=2))).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_text(say("removed-here"))
    guest.open(f"/t/{table}")
    expect(guest.page.get_by_role("alert")).to_have_text(say("removed-here"))
    guest.page.get_by_role("link", name=say("to-lobby")).click()
    expect(guest.page).to_have_url(re.compile("/$"))


def test_a_block_is_confirmed_first(visit: Visit) -> None:
    host, guest = visit(), visit()
    waiting_room(host, guest)
    menu_of(guest.page, "Player 1").click()
    press(guest, "other-block")
    expect(guest.page.get_by_text(say("other-block-sure", name="Player 1"))).to_be_visible()
    press(guest, "other-cancel")
    assert guest.get("/api/me/others") == []
    press(guest, "other-block")
    press(guest, "other-block")
    expect(guest.page.get_by_text(say("other-blocked", name="Player 1"))).to_be_visible()
    assert [other["kind"] for other in guest.get("/api/me/others")] == ["block"]
