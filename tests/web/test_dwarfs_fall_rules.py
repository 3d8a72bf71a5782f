"""Dwar7s Fall: its rules looked up from the table, and its tutorial as the tutor asks for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import dvergar
from dvergar.kernel.tutorial import Chapter
from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.phases import table_at
from tests.web.test_learning import Learner
from tests.web.test_rules import UNEXPLAINED, drawer, heading


def test_the_table_leads_to_its_rules_and_the_origins_are_told(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 900})
    visitor.guest("Alva")
    page = visitor.open(f"/t/{table_at(visitor, 'fall-act')}")
    castle = page.locator("[data-kind=castle]").first
    expect(castle).to_be_visible()
    assert page.evaluate(UNEXPLAINED) == []
    castle.hover()
    page.keyboard.press("r")
    expect(heading(drawer(page), "The castle")).to_be_focused()
    drawer(page).get_by_role("searchbox").fill("panic full")
    expect(heading(drawer(page), "Ogres")).to_be_visible()
    assert problems(page) == []

    page = visitor.open("/about/dwarfs_fall")
    main = page.get_by_role("main")
    game = dvergar.game("dwarfs_fall")
    sources = [source for origin in game.origins() for source in origin.sources.values()]
    expect(main).to_contain_text(f"{sources.count('reconstructed')} values are reconstructed")
    expect(main.locator("pre").first).to_contain_text("# corrections/dwarfs_fall/cards.toml")
    main.get_by_role("searchbox").fill("walls shop")
    rows = main.get_by_role("row")
    # a line for each source of the one record that is found
    expect(rows).to_have_count(4)
    expect(main.get_by_role("rowheader")).to_have_count(1)
    expect(rows.filter(has_text="walls = [1, 0, 0, 1]")).to_contain_text("reconstructed")
    expect(rows.filter(has_text='effect = [{ verb = "trade" }]')).to_contain_text("the rulebook")
    main.locator("label", has_text="from the rulebook").click()
    expect(rows).to_have_count(2)


class Student(Learner):
    """Presses the pieces of a move one after the other, as the tutor's lights show them."""

    def do(self, action: str) -> None:
        verb, *words = action.split()
        page = self.visitor.page
        if verb == "play":
            self.press(page.locator(f"[data-action='play {words[0]}']"))
        elif verb == "place":
            self.press(page.locator("[data-action=place]"))
        if verb in ("trade", "reveal"):
            self.press(page.locator(f"[data-action='{action}']").first)
        elif verb == "panic":
            self.press(page.locator("[data-place^='seat-0-ogre-']").first)
            self.press(page.locator(f"[data-action='dwarf {words[1]} {words[0]}']"))
            self.press(page.locator(f"[data-place='cell-{words[2]}']"))
        else:
            cell = words[1] if verb == "play" else words[0]
            place = page.locator(f"[data-place='cell-{cell}']")
            self.press(place)
            while verb == "play" and place.get_attribute("data-action") != action:
                page.keyboard.press("e")
        self.confirm()

    def learn(self, chapter: Chapter) -> None:
        """All of a chapter but its last words."""
        for step in chapter.steps[:-1]:
            before = self.said.inner_text()
            if step.do:
                self.do(step.do[0])
            else:
                self.press(self.tutor.locator("button", has_text="Next"))
            expect(self.said).not_to_have_text(before, use_inner_text=True)


@pytest.mark.long
def test_the_whole_tutorial_by_doing_what_the_tutor_says(visit: Visit) -> None:
    visitor = visit()
    tutorial = dvergar.game("dwarfs_fall").tutorial()
    assert tutorial is not None
    student = Student(visitor)
    visitor.guest("Alva")
    visitor.open("/learn/dwarfs_fall")
    expect(student.tutor).to_be_visible()
    for chapter in tutorial.chapters:
        if chapter.free:
            break
        student.learn(chapter)
        if chapter.id != "end":
            before = student.said.inner_text()
            student.press(student.tutor.locator("button", has_text="Next"))
            expect(student.said).not_to_have_text(before, use_inner_text=True)
    expect(visitor.page.locator("h1", has_text="You win by 18 points!")).to_be_visible()
    expect(student.tutor.get_by_role("link", name="Read the rules")).to_have_attribute(
        "href", "/rules/dwarfs_fall"
    )
