"""The score pad: filled in by tapping and by steppers, checked, shared, and without a network."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.cli.command import run
from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.visitor import Visitor
from tests.web.words import Speech, foreign_texts, say

PATH = "/score/nidavellir"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
#: milliseconds: a browser on a busy machine has to start Python
STARTING = 120_000
PNG = b"\x89PNG\r\n\x1a\n"


class Phone:
    """Somebody who fills in a pad, in German."""

    def __init__(self, visitor: Visitor, say: Speech = say) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.say = say

    def row(self, part: str) -> Locator:
        name = self.say(f"part-{part}", "de")
        return self.page.locator("section.field").filter(
            has=self.page.get_by_role("heading", name=name)
        )

    def open(self, part: str) -> Locator:
        row = self.row(part)
        row.get_by_role("heading").get_by_role("button").click()
        return row

    def tap(self, row: Locator, name: str) -> None:
        row.get_by_role("button", name=name).first.click()

    def turn_to(self, name: str) -> None:
        sheets = self.page.get_by_role("navigation", name=self.say("score-whose", "de"))
        sheets.get_by_role("button", name=name).click()

    def total(self, points: int) -> None:
        sheet = self.page.get_by_role("region", name="Player A")
        expect(sheet.locator("header b")).to_have_text(str(points), timeout=STARTING)


def test_a_pad_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(locale="de-DE", accept_downloads=True, **PHONE)
    page = visitor.open(PATH)
    phone = Phone(visitor)
    page.get_by_role("textbox", name=say("score-name", "de", number=1)).fill("Player A")

    # at once, while Python is still starting: cards, a hero, a coin for another
    warriors = phone.open("warrior")
    phone.tap(warriors, "Krieger 9")
    phone.tap(warriors, "Krieger 9")
    phone.tap(warriors, "Krieger 6")
    expect(warriors.get_by_role("button", name="Krieger 9: 2")).to_be_disabled()
    phone.tap(phone.open("heroes"), "Skaa")
    # warriors 24 and the highest coin, Skaa 17, coins 14
    phone.total(24 + 5 + 17 + 14)

    hunters = phone.open("hunter")
    visitor.pick(say("score-by-counts", "de"))
    ranks = say("score-of", "de", what=say("score-ranks", "de"), whose=say("part-hunter", "de"))
    for _ in range(3):
        phone.tap(hunters, say("score-more", "de", what=ranks))
    phone.total(60 + 9)
    assert problems(page) == []
    assert foreign_texts(page, "de", names="Player A") == []

    # what cannot be is refused by the rules, where it stands
    hunters.get_by_role("textbox", name=ranks).fill("40")
    hunters.get_by_role("textbox", name=ranks).press("Enter")
    refusal = say("pad-ranks", "de", who="Player A", group="hunter", ranks=40, most=18)
    expect(hunters.get_by_role("alert")).to_have_text(refusal)
    hunters.get_by_role("textbox", name=ranks).fill("3")
    hunters.get_by_role("textbox", name=ranks).press("Enter")
    expect(hunters.get_by_role("alert")).to_be_hidden()

    # a hero that somebody has is not there for others
    phone.turn_to(say("player", "de", number=2))
    heroes = phone.open("heroes")
    expect(heroes.get_by_role("button", name="Skaa")).to_be_disabled()

    # the file counts the same in the terminal
    phone.turn_to(say("score-all", "de"))
    expect(
        page.get_by_text(
            say("score-outcome", "de", count=1, seat_list="Player A", points=69, edition="de")
        )
    ).to_be_visible()
    with page.expect_download() as saved:
        visitor.button(say("score-save", "de")).click()
    file = tmp_path / "pad.json"
    saved.value.save_as(file)
    counted = run("score", "nidavellir", str(file), "--json").json["players"]
    assert [(player["total"], player["place"]) for player in counted] == [(69, 1), (14, 2)]

    with page.expect_download() as drawn:
        visitor.button(say("score-share", "de")).click()
    picture = Path(drawn.value.path()).read_bytes()
    assert picture.startswith(PNG)
    width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
    assert width > 1400
    assert height > 1000
    assert len(picture) > 30_000

    # without a network: everything is still there, and counts
    expect(page.get_by_text(say("score-kept", "de"))).to_be_visible(timeout=STARTING)
    visitor.context.set_offline(True)
    page.reload()
    phone.total(69)
    phone.tap(phone.open("gem"), say("line-gem", "de"))
    phone.total(72)


@pytest.mark.long
def test_side_by_side_a_file_is_opened_and_a_new_game_begun(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(viewport={"width": 1440, "height": 900})
    page = visitor.open(PATH)
    chooser = page.locator("input[type=file]")
    no_pad, pad = tmp_path / "no.json", tmp_path / "pad.json"
    no_pad.write_text('{"players": "nobody"}')
    player = {"warrior": [0, 0], "hunter": 4, "miner": [0, 0], "blacksmith": 0, "explorer": []}
    coins = [0, 2, 3, 4, 5]
    names = ("A", "B", "C")
    pad.write_text(
        json.dumps(
            {"edition": "fr", "players": [{**player, "name": n, "coins": coins} for n in names]}
        )
    )
    result = page.get_by_role("region", name=say("sheet"), exact=True).first
    chooser.set_input_files(no_pad)
    expect(result.get_by_role("alert")).to_contain_text("players", timeout=STARTING)
    chooser.set_input_files(pad)
    shared = say("score-outcome", count=3, seat_list="A, B, C", points=30, edition="fr")
    expect(result.get_by_text(shared)).to_be_visible()
    assert problems(page) == []
    page.reload()
    expect(result.get_by_text(shared)).to_be_visible(timeout=STARTING)
    visitor.button(say("score-new")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("score-new")).click()
    tie = say("score-outcome", count=3, seat_list="A, B, C", points=14, edition="fr")
    expect(result.get_by_text(tie)).to_be_visible()


def test_a_game_without_a_pad_says_so(visitor: Visitor) -> None:
    page = visitor.open("/score/chess")
    expect(page.get_by_role("alert")).to_have_text(say("no-score-pad", game="chess"))
