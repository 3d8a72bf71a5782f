"""Players who see nothing but the page: by mouse, by keyboard alone, and with a finger."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Locator, expect

import dvergar
from tests.patience import PATIENCE
from tests.web.axe import problems
from tests.web.visitor import Json, Visitor
from tests.web.words import say

#: which of the lit pieces it is, from 1; 0: none
_NUMBER = """element => 1 + [...document.querySelectorAll("[data-action].legal")]
  .filter((piece) => piece.getClientRects().length).indexOf(element)"""
#: about how many Tabs lead there from where the focus is, also a heading; negative: backwards
_TABS = """element => {
  const within = element.closest("dialog[open]") ?? document;
  const stops = [...within.querySelectorAll("a[href], button, input, summary, [tabindex]")]
    .filter((stop) => stop.tabIndex >= 0 && !stop.disabled && stop.getClientRects().length);
  const focus = document.activeElement;
  const before = stops.findLastIndex((stop) =>
    stop === focus || focus.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
  return stops.indexOf(element) - (focus === document.body ? -1 : before);
}"""
#: more actions than this are found word by word in the table in words
_LONG_LIST = 20
#: no page has so many places where the focus can be
_MOST_TABS = 250


class Player:
    """Somebody at a table, with a mouse."""

    #: the words of its game
    speech = say

    def __init__(self, visitor: Visitor, language: str = "en", seed: int = 1) -> None:
        self.visitor = visitor
        self.language = language
        self._chance = random.Random(seed)

    @property
    def frame(self) -> Json:
        """What the page was told last."""
        return self.visitor.states[-1]

    @property
    def bar(self) -> Locator:
        """Where the decision is said, and confirmed."""
        # to find it by its role, the browser would work out the name of everything on the page
        return self.visitor.page.locator(f"section[aria-label='{say('decide', self.language)}']")

    @property
    def over(self) -> bool:
        return bool(self.visitor.states) and bool(self.frame["view"] and self.frame["view"]["over"])

    @property
    def my_turn(self) -> bool:
        if not self.visitor.states or self.over or self.frame["view"] is None:
            return False
        return self.frame["seat"] in self.frame["view"]["to_act"]

    def wait(self, until: Callable[[], bool]) -> None:
        """Until the page was told something."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, f"nothing happened after {self.visitor.frames[-1:]}"
            self.visitor.page.wait_for_timeout(10)

    def play(self, watch: Callable[[], None] = lambda: None) -> None:
        """To the end of the game; `watch` is called before each decision."""
        while True:
            self.wait(lambda: self.over or self.my_turn)
            if self.over:
                return
            watch()
            self.decide()

    def decide(self, action: str | None = None) -> str:
        """One decision: this one, or any."""
        chosen = self._chance.choice(self.frame["legal"]) if action is None else action
        seat, told = self.frame["seat"], len(self.visitor.states)
        self.choose(chosen)
        self.confirm()
        self.wait(lambda: self._has_moved(seat, told))
        return chosen

    def _has_moved(self, seat: int, told: int) -> bool:
        """Has the page been told of a decision of this seat, after so many states?"""
        news = [entry for frame in self.visitor.states[told:] for entry in frame["news"]]
        return any(entry["kind"] == "move" and entry["seat"] == seat for entry in news)

    def choose(self, action: str) -> None:
        """Select it, without confirming."""
        verb, *words = action.split()
        if verb == "bid":
            self._leave_awards()
            sealed = self.frame["seat"] in self.frame["view"]["may_act"]
            for tavern, coin in enumerate(words, start=1):
                # a bid that can still be replaced is not asked for: nothing is lit
                self.press(
                    self.named("bid-pick", coin=coin) if sealed else self.lit(f"pick {coin}")
                )
                here = self.named("bid-place-here", coin=coin, tavern=str(tavern))
                self.press(here if sealed else self.lit(f"bid {tavern}"))
        elif verb == "discard":
            for column in words:
                self.press(self.lit(f"discard {column}"))
        else:
            self.press(self.lit(action))

    def _leave_awards(self) -> None:
        """Age 2 begins with a look at the distinctions, if there is something to see."""
        view = self.frame["view"]
        summary = self.named("awards-leave")
        if (view["age"], view["round"]) == (2, 1) and summary.is_visible():
            self.press(summary)

    def lit(self, action: str) -> Locator:
        """The piece that stands for an action."""
        return self.visitor.page.locator(f"button[data-action='{action}']:visible").first

    def named(self, key: str, **args: str) -> Locator:
        """The button that is called so."""
        name = self.speech(key, self.language, **args)
        return self.visitor.page.get_by_role("button", name=name, exact=True).first

    def confirm(self) -> None:
        button = self.bar.locator("button.primary")
        expect(button).to_be_enabled()
        self.press(button)

    def clear(self) -> None:
        """Choose nothing after all."""
        self.press(self.named("decide-clear"))

    def press(self, target: Locator) -> None:
        target.click()


class SwiftPlayer(Player):
    """Presses buttons without moving there: where it matters what is shown, not how it is done."""

    def press(self, target: Locator) -> None:
        target.dispatch_event("click")


class KeyboardPlayer(Player):
    """Never touches the mouse: number keys for what is lit, Tab and Enter for everything else."""

    def press(self, target: Locator) -> None:
        expect(target).to_be_visible()
        wanted = target.element_handle()
        assert wanted is not None
        keyboard = self.visitor.page.keyboard
        number = self.number(target)
        if 1 <= number <= 9:
            keyboard.press(str(number))
            return
        tabs = wanted.evaluate(_TABS)
        key = "Tab" if tabs >= 0 else "Shift+Tab"
        for _ in range(abs(tabs)):
            keyboard.press(key)
        for _ in range(_MOST_TABS):
            if wanted.evaluate("element => element === document.activeElement"):
                keyboard.press("Enter")
                return
            keyboard.press(key)
        raise AssertionError(f"Tab does not lead to {target}")

    def number(self, target: Locator) -> int:
        """Which of the lit pieces it is, from 1; 0: none."""
        return int(target.evaluate(_NUMBER))


class ListeningPlayer(Player):
    """Plays the table in words, and finds everything by role and name: as a screen reader would."""

    def __init__(
        self, visitor: Visitor, language: str = "en", seed: int = 1, game: str = "nidavellir"
    ) -> None:
        super().__init__(visitor, language, seed)
        self._game = dvergar.game(game)
        self._text = self._game.text(language)

    @property
    def question(self) -> Locator:
        return self.visitor.page.get_by_role("heading", level=1)

    @property
    def news(self) -> Locator:
        return self.visitor.page.get_by_role("status", name=say("textmode-news", self.language))

    @property
    def actions(self) -> Locator:
        besides = self.frame["seat"] in self.frame["view"]["may_act"]
        name = "textmode-actions-besides" if besides else "textmode-actions"
        return self.visitor.page.get_by_role("region", name=say(name, self.language))

    def choose(self, action: str) -> None:
        """Bids are too many for a list: one coin after the other."""
        if action.startswith("bid ") and len(self.frame["legal"]) > _LONG_LIST:
            for coin in action.split()[1:]:
                self.press(self.button(self._coin(coin)))
        else:
            self.press(self.button(self.name(action)))

    def confirm(self) -> None:
        """What is chosen is pressed once more."""
        self.press(self.actions.get_by_role("button", pressed=True))

    def press(self, target: Locator) -> None:
        target.press("Enter")

    def name(self, action: str) -> str:
        """What the terminal calls it, too."""
        return self._text.action(self._game.parse(action))

    def _coin(self, coin: str) -> str:
        key = f"coin-{coin}"
        return (
            self._text(key)
            if self._text.knows(key)
            else say("coin-shown", self.language, coin=coin)
        )

    def button(self, name: str) -> Locator:
        return self.actions.get_by_role("button", name=name, exact=True)

    def hear_the_end(self) -> None:
        """The score sheet is a table with a column for everybody, the best first."""
        page = self.visitor.page
        expect(page.get_by_role("button", name=say("end-rematch", self.language))).to_be_visible()
        sheet = page.get_by_role("region", name=say("sheet", self.language)).get_by_role("table")
        totals = sheet.get_by_role("row").last.get_by_role("cell")
        scores = [seat["score"] for seat in self.frame["view"]["players"]]
        expect(totals).to_have_text([str(score) for score in sorted(scores, reverse=True)])
        assert problems(page) == []


class TouchPlayer(Player):
    """With a finger; nothing may need scrolling."""

    def press(self, target: Locator) -> None:
        expect(target).to_be_in_viewport(ratio=0.5)
        target.tap()
