"""The bots as people meet them: chosen in the lobby, with a name and a face at the table."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from dvergar.bots.characters import of_level
from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.visitor import Visitor
from tests.web.words import say


def test_play_now_remembers_the_level_and_its_characters_sit_at_the_table(
    visitor: Visitor,
) -> None:
    page = visitor.open("/")
    level = page.get_by_role("combobox", name=say("lobby-level", title="Nidavellir"))
    expect(level).to_have_value("apprentice")
    level.select_option("novice")
    other = page.get_by_role("combobox", name=say("lobby-level", title="Dwar7s Fall"))
    expect(other).to_have_value("novice")
    known = {say(f"character-{character}") for character in of_level("novice")}
    faces = page.get_by_role("list", name=say("lobby-meet")).first.get_by_role("img")
    expect(faces).to_have_count(len(known))
    assert problems(page) == []
    page.reload()
    expect(level).to_have_value("novice")
    kept = json.loads(page.evaluate("localStorage['dvergar-settings']"))
    assert kept["level"] == "novice"

    visitor.button(say("lobby-play-now-name", title="Nidavellir")).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("region", name=say("decide"), exact=True)).to_be_visible()
    seats = visitor.states[-1]["table"]["seats"][1:]
    names = {say(f"character-{seat['character']}") for seat in seats}
    assert len(names) == 2
    assert names < known
    for name in names:
        rival = page.get_by_role("region", name=name, exact=True)
        expect(rival.get_by_role("img", name=say("bot"))).to_be_visible()
    assert problems(page) == []


def test_a_character_is_invited_to_a_new_table_and_to_a_waiting_one(visit: Visit) -> None:
    visitor = visit()
    visitor.guest("Player 1")
    page = visitor.open("/new/nidavellir")
    visitor.pick(say("new-seat-bot"), say("new-seat", number=2))
    page.get_by_role("combobox", name=say("new-level", number=2)).select_option("master:sindri")
    expect(page.get_by_text(say("character-sindri-about"))).to_be_visible()
    visitor.button(say("new-open")).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text(say("character-sindri"), exact=True).first).to_be_visible()
    page.get_by_role("combobox", name=say("room-place", number=3)).select_option("elder:dvalin")
    expect(page.get_by_role("region", name=say("decide"), exact=True)).to_be_visible()
    seats = visitor.states[-1]["table"]["seats"]
    assert [(seat["level"], seat["character"]) for seat in seats[1:]] == [
        ("master", "sindri"),
        ("elder", "dvalin"),
    ]
    for name in ("Sindri", "Dvalin"):
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()


def test_a_person_may_be_called_like_a_bot_and_is_told_from_it(visitor: Visitor) -> None:
    visitor.guest("Sindri")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "master", "character": "sindri"}]
    table = visitor.post("/api/tables", {"game": "nidavellir", "seats": seats})
    page = visitor.open(f"/t/{table['id']}")
    rival = page.get_by_role("region", name="Sindri (2)", exact=True)
    expect(rival.get_by_role("img", name=say("bot"))).to_be_visible()
    page = visitor.open("/")
    mine = page.get_by_role("region", name=say("lobby-mine"))
    marked = say("bot-named", name="Sindri")
    expect(mine.get_by_role("img", name=marked)).to_be_visible()
