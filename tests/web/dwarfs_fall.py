"""Situations of Dwar7s Fall: bots play seeded games until each of them was met."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from playwright.sync_api import Locator, expect

import dvergar
from dvergar.bots import GreedyBot
from dvergar.games.dwarfs_fall.figures import OGRES
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.match import Match
from dvergar.kernel.message import Event
from tests.server.harness import against_bots
from tests.web.playing import KeyboardPlayer, Player
from tests.web.visitor import Visitor
from tests.web.words import Speech

#: no situation is so rare that so many games do not reach it
_MOST_GAMES = 60
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

#: where a game stands, and what happened last
Fits = Callable[[DwarfsFallState, list[Event]], bool]


def _asked(name: str, options: int = 1) -> Fits:
    """This decision, with so many options at least."""
    return lambda state, _: (
        state.agenda[-1].name == name and len(state.legal(state.to_act[0])) >= options
    )


def _holds(ogre: str) -> Fits:
    """The active player could play this ogre card."""
    return lambda state, _: (
        state.agenda[-1].name == "act"
        and any(action.verb == ogre for action in state.legal(state.to_act[0]))
    )


def _slays(state: DwarfsFallState, _: list[Event]) -> bool:
    """Enough dwarfs stand on a monster, whose turn it is to resolve."""
    seat = state.to_act[0]
    return state.agenda[-1].name in ("act", "order") and any(
        here[seat] >= state.config.figures.need[state.tops[cell] >> 4]
        and state.config.figures.is_monster[state.tops[cell] >> 4]
        for cell, here in state.dwarfs.items()
    )


def _blocked(state: DwarfsFallState, _: list[Event]) -> bool:
    """Enough dwarfs stand in a mine that a dragon guards."""
    seat = state.to_act[0]
    figures = state.config.figures
    return state.agenda[-1].name == "act" and any(
        here[seat] >= figures.need[state.tops[cell] >> 4]
        and figures.task[state.tops[cell] >> 4] == 0
        and state.kingdoms.region[cell].dragon
        for cell, here in state.dwarfs.items()
    )


SITUATIONS: dict[str, Fits] = {
    "first": lambda *_: True,
    "act": lambda state, _: state.round == 4 and state.used == 1 and state.agenda[-1].name == "act",
    "late": lambda state, _: state.round == 8 and state.agenda[-1].name == "act",
    "order": _asked("order", 2),
    "trade": _asked("trade", 3),
    "dig": _asked("dig", 3),
    "window": _asked("window", 2),
    "discard": _asked("discard", 3),
    "slay": _slays,
    "blocked": _blocked,
    "shared": lambda state, _: (
        state.agenda[-1].name == "act"
        and any(len(region.castles) > 1 for region in state.kingdoms.region.values())
    ),
    "last": lambda state, _: state.last_round and state.agenda[-1].name == "act",
    **{ogre: _holds(ogre) for ogre in OGRES},
}


@cache
def match_at(situation: str, seats: int = 3) -> Match:
    """The first match that reaches the situation."""
    for seed in range(_MOST_GAMES):
        for match, events in _game(seats, seed):
            state = match.state
            assert isinstance(state, DwarfsFallState)
            if not state.is_over and SITUATIONS[situation](state, events):
                return match
    raise LookupError(f"no game reaches {situation}")


@cache
def secret_of_who_waits() -> tuple[Match, int]:
    """A match of two in which the seat that waits could show its secret goal, and that seat."""
    for seed in range(_MOST_GAMES):
        for match, _ in _game(2, seed):
            for seat in match.state.may_act:
                if match.state.agenda[-1].name == "act" and match.state.legal(seat):
                    return match, seat
    raise LookupError("nobody waits with a goal")


def _game(seats: int, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """A game between bots, decision by decision."""
    game = dvergar.game("dwarfs_fall")
    match = Match(game, game.setup(seats, seed, {}), listen=True)
    bots = [GreedyBot(seed + seat) for seat in range(seats)]
    yield match, match.state.heard()
    while not match.state.is_over:
        seat = match.state.to_act[0]
        yield match, match.play(seat, bots[seat].choose(match.state, seat))


def table_at(visitor: Visitor, situation: str, seats: int = 3, level: str = "greedy") -> str:
    """A running table in this situation; the visitor sits where it is decided."""
    match = match_at(situation, seats)
    shown = visitor.post("/api/matches", match.dumps())
    wish = {
        "move": len(match.moves),
        "seats": against_bots(seats, match.state.to_act[0], level),
    }
    return str(visitor.post(f"/api/tables/{shown['id']}/fork", wish)["id"])


# --- playing ---------------------------------------------------------------------------------


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
            self.press(self.lit(f"play {words[0]}"))
            self.press(self.place(words[1]))
            self._turn(words[1], action)
        elif verb in ("place", "upkeep"):
            self.press(self.lit(verb))
            self.press(self.place(words[0]))
        elif verb == "move":
            self.press(self.dwarf(words[0], str(self.seat + 1)))
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
