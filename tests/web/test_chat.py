"""What people say at a table: words, phrases in the reader's language, reactions, unread marks."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.test_others import waiting_room
from tests.web.test_together import sit_down
from tests.web.visitor import Visitor
from tests.web.words import say

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}


def messages(visitor: Visitor, language: str = "en") -> Locator:
    shown = visitor.page.get_by_role("list", name=say("chat-messages", language))
    return shown.get_by_role("listitem")


def phrase(visitor: Visitor, key: str, language: str = "en") -> Locator:
    said = say(f"phrase-{key}", language)
    return visitor.page.get_by_role("button", name=said, exact=True)


def in_german(visitor: Visitor) -> Visitor:
    visitor.page.evaluate("localStorage['dvergar-language'] = 'de'")
    visitor.page.reload()
    return visitor


def test_two_people_talk_and_each_reads_in_their_own_language(visit: Visit) -> None:
    host, guest = sit_down(visit(), visit())
    english, german = host.visitor, in_german(guest.visitor)
    tab = german.page.get_by_role("tab", name=say("chat", "de"))
    expect(tab).to_have_text(say("chat", "de"))

    english.page.get_by_role("tab", name=say("chat")).click()
    phrase(english, "good-luck").click()
    field = english.page.get_by_role("textbox", name=say("chat-label"))
    field.fill("<b>Ready?</b>")
    field.press("Enter")
    expect(messages(english)).to_have_count(2)
    expect(messages(english).first).to_contain_text(say("phrase-good-luck"))

    # it is not in the saga, and is marked as unread until it is seen
    expect(tab).to_contain_text(say("chat-unread", "de", count=2))
    saga = german.page.get_by_role("list", name=say("saga", "de"))
    expect(saga.get_by_text("Ready?")).to_have_count(0)
    german.page.reload()
    expect(tab).to_contain_text(say("chat-unread", "de", count=2))
    tab.press("Enter")
    expect(messages(german, "de").first).to_contain_text(say("phrase-good-luck", "de"))
    expect(messages(german, "de").last).to_contain_text("<b>Ready?</b>")
    german.page.get_by_role("tab", name=say("saga", "de")).click()
    expect(tab).to_have_text(say("chat", "de"))
    german.page.reload()
    expect(tab).to_have_text(say("chat", "de"))

    # a reaction, by the keyboard alone
    tab.press("Enter")
    line = messages(german, "de").first
    line.get_by_role("button", name=say("chat-react", "de", name="Player 1")).press("Enter")
    assert problems(german.page) == []
    line.get_by_role("button", name=say("reaction-heart", "de")).press("Enter")
    given = say("chat-reaction", name=say("reaction-heart"), count=1, who="Player 2")
    seen = messages(english).first.get_by_role("button", name=given)
    expect(seen).to_have_text("1")
    expect(seen).to_have_attribute("aria-pressed", "false")
    english.page.reload()
    english.page.get_by_role("tab", name=say("chat")).click()
    seen.click()
    both = say("chat-reaction", name=say("reaction-heart"), count=2, who="Player 2 and Player 1")
    own = messages(english).first.get_by_role("button", name=both)
    expect(own).to_have_attribute("aria-pressed", "true")
    own.click()
    expect(seen).to_have_text("1")


def test_the_waiting_room_has_the_same_chat(visit: Visit) -> None:
    host, guest = visit(), visit(locale="de-DE")
    for number, visitor in enumerate((host, guest), start=1):
        visitor.guest(f"Player {number}")
    table = host.table("me", "open", "open")
    host.open(f"/t/{table}")
    guest.open(f"/t/{table}")
    phrase(guest, "hello", "de").click()
    expect(messages(host)).to_contain_text([say("phrase-hello")])
    more = host.page.get_by_role("button", name=say("chat-more"))
    expect(phrase(host, "bye")).to_be_hidden()
    more.press("Enter")
    phrase(host, "bye").click()
    expect(messages(guest, "de").last).to_contain_text(say("phrase-bye", "de"))
    assert problems(host.page) == []


def test_a_phone_has_a_tab_for_it(visit: Visit) -> None:
    host, guest = sit_down(visit(), visit(**PHONE))
    desk, phone = host.visitor, in_german(guest.visitor)
    desk.page.get_by_role("tab", name=say("chat")).click()
    phrase(desk, "hello").click()
    tabs = phone.page.get_by_role("navigation", name=say("tabs", "de"))
    tab = tabs.get_by_role("button", name=re.compile(f"^{say('chat', 'de')}"))
    expect(tab).to_contain_text("1")
    tab.tap()
    expect(messages(phone, "de")).to_contain_text([say("phrase-hello", "de")])
    expect(tab).to_have_text(say("chat", "de"))
    messages(phone, "de").first.get_by_role("button").last.tap()
    phone.page.get_by_role("button", name=say("reaction-thumb", "de")).tap()
    given = say("chat-reaction", name=say("reaction-thumb"), count=1, who="Player 2")
    expect(messages(desk).first.get_by_role("button", name=given)).to_be_visible()
    assert problems(phone.page) == []
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_tablet_has_a_sheet_for_it(visit: Visit) -> None:
    host, guest = sit_down(visit(), visit(**TABLET))
    desk, tablet = host.visitor, guest.visitor
    desk.page.get_by_role("tab", name=say("chat")).click()
    phrase(desk, "hello").click()
    button = tablet.page.get_by_role("banner").get_by_role("button", name=say("chat"))
    expect(button).to_contain_text("1")
    button.tap()
    sheet = tablet.page.get_by_role("dialog", name=say("chat"))
    expect(messages(tablet)).to_contain_text([say("phrase-hello")])
    expect(sheet).to_be_visible()
    assert problems(tablet.page) == []
    tablet.page.keyboard.press("Escape")
    expect(button).to_have_text(say("chat"))


def test_hints_are_one_quiet_line_that_counts(visit: Visit) -> None:
    host, guest = sit_down(visit(), visit(), hints=True)
    asked = 0
    while asked < 2:
        host.wait(lambda: host.my_turn or guest.my_turn)
        if host.my_turn:
            host.visitor.button(say("hint")).click()
            expect(host.visitor.page.get_by_text(say("hint-title"))).to_be_visible()
            host.visitor.page.keyboard.press("Escape")
            host.decide()
            asked += 1
        else:
            guest.decide()
    page = guest.visitor.page
    told = say("news-hint", seat="Player 1", count=2)
    expect(page.locator("li.aside", has_text=told)).to_have_count(1)
    expect(page.locator("li.aside")).to_have_count(1)
    expect(page.get_by_role("tab", name=say("chat"))).to_have_text(say("chat"))


def test_who_is_muted_by_a_reader_leaves_no_mark(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = waiting_room(host, guest)
    phrase(host, "hello").click()
    host.post(f"/api/tables/{table}/mute", {"seat": 1})
    host.page.reload()
    phrase(guest, "hello").click()
    expect(messages(guest)).to_have_count(2)
    messages(guest).first.get_by_role("button").last.click()
    guest.page.get_by_role("button", name=say("reaction-wow")).click()
    expect(messages(guest).first.get_by_role("button", pressed=True)).to_have_count(1)
    phrase(host, "good-luck").click()
    expect(messages(host)).to_have_count(2)
    expect(messages(host).locator("[aria-pressed]")).to_have_count(0)
