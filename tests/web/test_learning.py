"""The tutorial, by people who know nothing of the game but what the tutor says."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.playing import SwiftPlayer
from tests.web.visitor import Visitor
from tests.web.words import foreign_texts, say

#: more steps than any tutorial has
_MOST_STEPS = 80


class Learner(SwiftPlayer):
    """Does what the tutor says."""

    @property
    def tutor(self) -> Locator:
        # as with the bar: to find it by its role takes long
        return self.visitor.page.locator(f"aside[aria-label='{say('learn-tutor', self.language)}']")

    @property
    def said(self) -> Locator:
        return self.tutor.locator("[role=status]")

    @property
    def chapter(self) -> str:
        return self.tutor.locator(".chapter b").inner_text()

    def go_on(self) -> None:
        """One step: read on, or do what is asked for; then hear what comes next."""
        before = self.said.inner_text()
        task = self.tutor.locator(".task")
        if task.is_visible():
            self.obey(task.inner_text(), before)
        else:
            self.press(self.tutor.locator("button", has_text=say("learn-next", self.language)))
        expect(self.said).not_to_have_text(before, use_inner_text=True)

    def obey(self, task: str, said: str) -> None:
        """Press lit pieces until the button in the bar is called as the tutor calls it."""
        if "bid" in task:
            first, second, third, *_ = re.findall(r"the (\d+)", said)
            self.choose(f"bid {first} {second} {third}")
        else:
            pieces = self.visitor.page.locator("button[data-action].legal:visible")
            for number in range(pieces.count()):
                self.press(pieces.nth(number))
                if self.bar.locator("button.primary").inner_text() in task:
                    break
        self.confirm()


def test_the_whole_tutorial_by_doing_what_the_tutor_says(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor)
    visitor.open("/")
    visitor.page.get_by_role("link", name="Learn to play Nidavellir").click()
    expect(learner.tutor).to_be_visible()
    assert problems(visitor.page) == []
    chapters = [learner.chapter]
    real_game = learner.tutor.get_by_role("link", name="Play a real game")
    for _ in range(_MOST_STEPS):
        if real_game.is_visible():
            break
        learner.go_on()
        if learner.chapter != chapters[-1]:
            chapters.append(learner.chapter)
    assert chapters == [
        *("What is on the table", "The sealed bid", "Who chooses first", "Ties and gems"),
        *("The five classes", "How coins grow", "A line calls a hero"),
        *("The end of the first age", "Royal offerings", "The final score"),
    ]
    expect(visitor.page.locator("h1", has_text="You win by 47 points!")).to_be_visible()
    expect(real_game).to_have_attribute("href", "/new/nidavellir")
    expect(learner.tutor.get_by_role("link", name="Read the rules")).to_have_attribute(
        "href", "/rules/nidavellir"
    )
    # and now alone: nobody objects any more
    learner.tutor.get_by_role("button", name="On your own").click()
    expect(learner.tutor.locator(".chapter b")).to_have_text("On your own")
    learner.tutor.get_by_role("button", name="I’ve got this").click()
    learner.wait(lambda: learner.my_turn and len(learner.frame["legal"]) > 1)
    learner.decide(learner.frame["legal"][-1])
    assert learner.visitor.get("/api/tables?show=mine") == []


def test_another_choice_gets_a_friendly_word_and_the_lesson_goes_on(visit: Visit) -> None:
    """In German, on a phone."""
    visitor = visit(locale="de-DE", viewport={"width": 390, "height": 844})
    learner = Learner(visitor, "de")
    visitor.guest("Alva")
    visitor.open("/learn/nidavellir")
    while "Nimm die 5" not in learner.said.inner_text():
        learner.go_on()
    learner.choose("bid 0 2 3")
    learner.confirm()
    expect(learner.tutor).to_contain_text("Ein gutes Gebot!")
    learner.clear()
    expect(learner.tutor).not_to_contain_text("Ein gutes Gebot!")
    learner.choose("bid 5 3 0")
    learner.confirm()
    expect(learner.tutor).to_contain_text("Die erste Taverne öffnet")
    assert foreign_texts(visitor.page, "de") == []
    # a card before the tutor has finished: what is asked for is welcome, all else has to wait
    learner.choose("take B")
    learner.confirm()
    expect(learner.tutor).to_contain_text("Das wäre auch erlaubt.")
    _come_back(visitor, learner)
    learner.press(learner.tutor.locator("button", has_text="Zurück"))
    expect(learner.tutor).to_contain_text("Nimm die 5")
    # any chapter can be begun, by its name
    learner.press(learner.tutor.locator("button", has_text="Das verdeckte Gebot"))
    learner.press(visitor.page.locator("dialog button", has_text="Ein Set ruft einen Helden"))
    expect(learner.tutor).to_contain_text("Es läuft die zweite Runde")


def _come_back(visitor: Visitor, learner: Learner) -> None:
    """After a visit elsewhere the lesson is where it was."""
    visitor.open("/")
    visitor.open("/learn/nidavellir")
    expect(learner.tutor).to_contain_text("Die erste Taverne öffnet")
