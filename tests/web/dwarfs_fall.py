"""Players of Dwar7s Fall, who know their way about its map."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.playing import KeyboardPlayer, Player
from tests.web.words import Speech

#: by Tab to the map, or by arrows across it
_MOST_STEPS = 60
#: the arrow key that leads nearer to an element; empty: the focus is there
_WAY = """element => {
  const focus = document.activeElement;
  if (focus === element) return "";
  const [from, to] = [focus, element].map((each) => each.getBoundingClientRect());
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "ArrowRight" : "ArrowLeft";
  return y > 0 ? "ArrowDown" : "ArrowUp";
}"""
#: a place of the map outside of its window
_IS_OUT_OF_SIGHT = """element => {
  const ground = element.closest(".ground")?.getBoundingClientRect();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return ground !== undefined && (left < ground.left || right > ground.right
    || top < ground.top || bottom > ground.bottom);
}"""


class Settler(Player):
    """Plays what it sees: a card of the hand and its place, a dwarf and where it goes."""

    speech = Speech("dwarfs_fall")
    #: so many actions a turn, then it ends the phase
    busy = 1

    def decide(self, action: str | None = None) -> str:
        return super().decide(self.any() if action is None else action)

    def any(self) -> str:
        """Some action, each kind as likely as the other; a secret goal once it may be shown."""
        legal: list[str] = self.frame["legal"]
        if "reveal" in legal:
            return "reveal"
        if "end" in legal and self.frame["view"]["used"] >= self.busy:
            return "end"
        verbs = sorted({action.split()[0] for action in legal} - {"end"}) or ["end"]
        verb = self._chance.choice(verbs)
        return self._chance.choice([action for action in legal if action.split()[0] == verb])

    def choose(self, action: str) -> None:
        verb, *words = action.split()
        if verb == "play":
            self.take_up(f"play {words[0]}")
            self.press(self.place(words[1]))
            self._turn(words[1], action)
        elif verb in ("place", "upkeep"):
            self.take_up(verb)
            self.press(self.place(words[0]))
        elif verb == "move":
            dwarf, lit = self.dwarf(words[0], str(self.seat + 1)), self.lit(action)
            expect(dwarf.or_(lit)).to_be_visible()
            # one that has just moved there is still taken up
            if not lit.count():
                self.press(dwarf)
            self.press(self.place(words[1]))
        elif verb == "panic":
            self.press(self.lit(verb))
            self.press(self.dwarf(words[1], words[0]))
            self.press(self.place(words[2]))
        elif verb == "brute":
            self.press(self.lit(verb))
            self.press(self.dwarf(words[0], str(self.seat + 1)))
            self.press(self.dwarf(words[1], words[2]))
        elif verb in ("thief", "crown"):
            self.press(self.lit(verb))
            self.press(self.lit(action))
        elif verb in ("resolve", "dig") and words[0] != "none":
            self.press(self.place(words[0]))
        else:
            self.press(self.lit(action))

    @property
    def seat(self) -> int:
        return int(self.frame["seat"])

    def place(self, cell: str) -> Locator:
        """A place of the map."""
        return self.visitor.page.locator(f"button[data-place='cell-{cell}']")

    def dwarf(self, cell: str, player: str) -> Locator:
        return self.lit(f"dwarf {cell} {player}")

    def take_up(self, action: str) -> None:
        """Unless it is: after a dwarf was placed, the next one is."""
        piece = self.lit(action)
        expect(piece).to_be_enabled()
        if piece.get_attribute("aria-pressed") != "true":
            self.press(piece)

    def _turn(self, cell: str, action: str) -> None:
        """Until the card lies as wanted."""
        for _ in range(4):
            if self.place(cell).get_attribute("data-action") == action:
                return
            self.visitor.page.keyboard.press("e")
        raise AssertionError(f"{action} cannot be turned so")


class KeyboardSettler(Settler, KeyboardPlayer):
    """By keyboard alone: number keys, Tab, and in the map arrows from place to place."""

    def press(self, target: Locator) -> None:
        expect(target).to_be_visible()
        if target.evaluate("element => element.matches('.place')") and self.number(target) > 9:
            self._walk(target)
        else:
            super().press(target)

    def _walk(self, target: Locator) -> None:
        """Into the map, and there with the arrows."""
        page = self.visitor.page
        for _ in range(_MOST_STEPS):
            if page.evaluate("document.activeElement.matches('.place')"):
                break
            page.keyboard.press("Tab")
        for _ in range(_MOST_STEPS):
            arrow = target.evaluate(_WAY)
            if not arrow:
                page.keyboard.press("Enter")
                return
            page.keyboard.press(arrow)
        raise AssertionError(f"arrows do not lead to {target}")


class TouchSettler(Settler):
    """With a finger: what is not in sight on the map comes there when all of it is shown."""

    def press(self, target: Locator) -> None:
        if target.evaluate("element => element.matches('.hand *')"):
            target.evaluate("element => element.scrollIntoView({ inline: 'nearest' })")
        elif target.evaluate(_IS_OUT_OF_SIGHT):
            self.named("map-fit").tap()
        expect(target).to_be_in_viewport(ratio=0.5)
        target.tap()
