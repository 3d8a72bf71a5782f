"""The score pad of Dwar7s Fall: tapped and counted, a shared kingdom, a tie that is decided."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.cli.command import run
from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.test_score import PHONE, STARTING, Phone
from tests.web.words import Speech, foreign_texts

say = Speech("dwarfs_fall")


def test_a_pad_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(locale="de-DE", accept_downloads=True, **PHONE)
    page = visitor.open("/score/dwarfs_fall")
    phone = Phone(visitor, say)
    page.get_by_role("textbox", name=say("score-name", "de", number=1)).fill("Player A")

    phone.tap(phone.open("trades"), say("trade-T04", "de"))
    kingdom = phone.open("kingdom")
    for kind in ("castle", "castle", "inn"):
        phone.tap(kingdom, f"{say(f'kind-{kind}', 'de')}:")
    phone.total(10 + 2 * 3 + 1)

    # what others read on their cards is counted
    gems = phone.open("gems")
    visitor.pick(say("score-by-counts", "de"))
    points = say("score-of", "de", what=say("score-points", "de"), whose=say("part-gems", "de"))
    gems.get_by_role("textbox", name=points).fill("4")
    gems.get_by_role("textbox", name=points).press("Enter")
    phone.total(17 + 4)
    assert problems(page) == []
    assert foreign_texts(page, "de", names="Player A") == []

    # the other one shares the kingdom, and has another goal and other gems
    phone.turn_to(say("player", "de", number=2))
    phone.open("kingdom")
    visitor.pick(say("score-with-seat", "de", seat="Player A"))
    trades = phone.open("trades")
    expect(trades.get_by_role("button", name=say("trade-T04", "de"))).to_be_disabled()
    phone.tap(trades, say("trade-T03", "de"))
    gems = phone.open("gems")
    for _ in range(2):
        phone.tap(gems, f"{say('gem-diamond', 'de')}:")

    # equal in everything but the dwarfs on the table
    page.get_by_role("button", name=say("score-dwarfs", "de")).click()
    page.get_by_role("button", name=f"{say('score-dwarf', 'de')}:").click()
    phone.turn_to(say("score-all", "de"))
    rival = say("player", "de", number=2)
    decided = say("score-outcome", "de", count=1, others=1, seat_list=rival, points=21)
    expect(page.get_by_text(decided)).to_be_visible(timeout=STARTING)

    with page.expect_download() as saved:
        visitor.button(say("score-save", "de")).click()
    file = tmp_path / "pad.json"
    saved.value.save_as(file)
    kingdoms = [player["kingdom"] for player in json.loads(file.read_text())["players"]]
    assert kingdoms == [{"castle": 2, "inn": 1}] * 2
    counted = run("score", "dwarfs_fall", str(file), "--json").json["players"]
    assert [(player["total"], player["place"]) for player in counted] == [(21, 2), (21, 1)]
