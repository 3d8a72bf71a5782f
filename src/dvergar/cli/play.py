"""Playing at one keyboard: people, bots, a table drawn for the player who decides."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from dvergar.bots import Bot
from dvergar.bots.analysis import analyse
from dvergar.bots.budget import Budget
from dvergar.cli.analyse import show_analysis
from dvergar.cli.screen import Screen, numbered
from dvergar.kernel.action import Action
from dvergar.kernel.errors import why_failed
from dvergar.kernel.language import Text
from dvergar.kernel.match import Match, is_match_file
from dvergar.kernel.message import Event
from dvergar.kernel.state import State
from dvergar.kernel.step import TURN

#: how long a hint may take
_HINT = Budget(seconds=1.0)

__all__ = ["Quit", "Table", "numbered"]


class Quit(Exception):
    """Raised when a player wants to leave."""


class Table:
    """A match that is being played here: who sits where, and what each has seen of the log."""

    def __init__(
        self, match: Match, bots: Sequence[Bot | None], text: Text, console: Console
    ) -> None:
        self.match = match
        #: by seat; None: a person
        self.bots = bots
        self.text = text
        self.screen = Screen(match.game, text, console)
        self.terminal = self.screen.terminal
        self.say = self.screen.say
        self.chance = random.Random(match.setup.seed)
        #: by seat: what has happened since this person's last decision
        self.news: list[list[Event]] = [[] for _ in bots]
        #: the moves that people chose themselves: number and seat
        self.chosen = self.choices_so_far()
        self.at_keyboard: int | None = None
        #: whose decision it is before which people were asked what they want to do besides
        self.offered: tuple[int, ...] = ()
        #: something to say below the next table that is drawn
        self.note = text("play-welcome", game=text("game-title"))
        self.tell(match.state.heard())

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def choices_so_far(self) -> list[tuple[int, int]]:
        """In a match that was loaded: where a person had something to choose."""
        state = self.match.at(0)
        found: list[tuple[int, int]] = []
        for number, (seat, action) in enumerate(self.match.moves):
            if self.bots[seat] is None and not self.is_forced(state, seat):
                found.append((number, seat))
            state.apply(seat, action)
        return found

    # --- the loop ----------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.match.state.is_over:
                self.next_decision()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say(self.text("play-bye"))
            return
        self.show_end()

    def next_decision(self) -> None:
        """Bots first: where all decide at once, nobody waits for them."""
        state = self.match.state
        if self.act_besides():
            return
        for seat in state.to_act:
            bot = self.bots[seat]
            if bot is not None:
                self.play(seat, bot.choose(state.redeal(seat, self.chance), seat))
                return
        seat = state.to_act[0]
        legal = state.legal(seat)
        if self.is_forced(state, seat):
            self.play(seat, legal[0])
        else:
            self.ask(seat, legal)

    def is_forced(self, state: State, seat: int) -> bool:
        """Whether there is nothing to choose; alone with bots this need not be hidden."""
        alone = len(self.people) == 1 and seat in state.to_act and not state.forms(seat)
        return state.is_forced(seat) or (alone and len(state.legal(seat)) == 1)

    def act_besides(self) -> bool:
        """Before a bot decides, people may do what they may do besides; once for each bot's turn.

        One person among bots is asked if there is anything. Where several play, all are asked
        whenever one of them might: nobody sees who could.
        """
        state = self.match.state
        if state.to_act != self.offered:
            self.offered = ()
        if self.offered or state.mode != TURN or self.bots[state.to_act[0]] is None:
            return False
        found = [seat for seat in state.may_act if seat in self.people]
        if len(self.people) == 1:
            found = [seat for seat in found if state.legal(seat)]
        if not found:
            return False
        self.offered = state.to_act
        if len(self.people) == 1:
            return self.ask(found[0], state.legal(found[0]))
        acted = self.ask_all(found)
        if acted:  # the others may want to as well
            self.offered = ()
        return acted

    def ask_all(self, people: list[int]) -> bool:
        """Let a player who wants to act before the next bot take the keyboard."""
        state = self.match.state
        self.screen.console.clear()
        self.at_keyboard = None
        self.say(self.text("play-besides-all", seat_list=list(state.to_act)), style="yellow")
        while True:
            word, _, rest = self.screen.read().partition(" ")
            if not word:
                return False
            if word.lower() == "quit":
                raise Quit
            seat = self.seat_of(rest) if word.lower() == "seat" else None
            if seat in people:
                return self.ask(seat, state.legal(seat))
            self.say(self.text("play-no-change", number=rest.strip()), style="red")

    def play(self, seat: int, action: Action) -> None:
        self.tell(self.match.play(seat, action))

    def tell(self, events: list[Event]) -> None:
        for news in self.news:
            news.extend(events)

    # --- one person's decision ---------------------------------------------------------------

    def ask(self, seat: int, legal: tuple[Action, ...]) -> bool:
        """Show the table and take commands until there is a decision.

        A seat that only *may* act can skip with an empty line. Says whether something was done.
        """
        waited = seat in self.match.state.to_act
        if not waited:
            self.note = self.text("play-besides" if legal else "play-besides-nothing")
        self.hand_over(seat)
        self.show_decision(seat, legal)
        while True:
            line = self.screen.read()
            word, _, rest = line.partition(" ")
            word = word.lower()
            if not line:
                if waited:
                    continue
                return False
            other = self.another_seat(rest) if word == "seat" else None
            if other is not None:
                return self.ask(other, self.match.state.legal(other))
            if word == "seat":
                self.say(self.text("play-no-change", number=rest.strip()), style="red")
            elif word.startswith("?"):
                self.screen.help(line[1:].strip(), self.text("play-help"))
            elif word == "quit":
                raise Quit
            elif word == "save":
                self.save(rest.strip())
            elif word == "table":
                self.show_decision(seat, legal)
            elif word == "hint":
                self.hint(seat)
            elif word == "undo":
                if self.undo():
                    return True
            else:
                why_not = partial(self.match.state.why_not, seat)
                action = self.screen.understand(line, legal, why_not)
                if action is not None:
                    self.chosen.append((len(self.match.moves), seat))
                    self.news[seat].clear()
                    self.play(seat, action)
                    return True

    def another_seat(self, word: str) -> int | None:
        """The seat of a person who may act besides, or has chosen already and may choose again."""
        seat = self.seat_of(word)
        return seat if seat in self.people and seat in self.match.state.may_act else None

    def seat_of(self, word: str) -> int:
        """The seat of this number; -1 if it is none."""
        number = word.strip()
        return int(number) - 1 if number.isascii() and number.isdigit() and len(number) < 3 else -1

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard nobody sees another's secrets, if there are any."""
        secrets = not self.match.game.open_hands
        if secrets and len(self.people) > 1 and self.at_keyboard != seat:
            self.screen.curtain(seat)
        self.screen.console.clear()
        self.at_keyboard = seat

    def show_decision(self, seat: int, legal: tuple[Action, ...]) -> None:
        state = self.match.state
        news = [event.seen_by(seat) for event in self.news[seat]]
        self.screen.show_table(news, state.view(seat), state.prompt(seat), self.note)
        self.screen.show_options(legal)
        self.note = ""

    def hint(self, seat: int) -> None:
        """What a search would do here; it knows what this person knows."""
        self.say(self.text("play-thinking"), style="bright_black")
        found = analyse(self.match.state, seat, _HINT, len(self.match.moves))
        show_analysis(found, self.text, self.screen.console)

    def save(self, name: str) -> None:
        if not name:
            self.say(self.text("play-save-how"))
            return
        try:
            path = Path(name).expanduser()
            if path.exists() and not path.is_dir() and not is_match_file(path):
                self.say(self.text("play-save-other", file=name), style="red")
                return
            self.match.save(path)
        except OSError as error:
            self.say(self.text("bad-save", file=name, **why_failed(error)), style="red")
            return
        except (RuntimeError, ValueError):  # a home that nobody has, a name with a null in it
            self.say(self.text("bad-save", file=name, reason="ENOENT"), style="red")
            return
        self.say(self.text("play-saved", file=name))

    def undo(self) -> bool:
        """Take back the last decision of the person at the keyboard, and all that came after."""
        mine = [number for number, seat in self.chosen if seat == self.at_keyboard]
        if not mine:
            self.say(self.text("play-no-undo"))
            return False
        self.match.undo(mine[-1])
        self.chosen = [(number, seat) for number, seat in self.chosen if number < mine[-1]]
        for news in self.news:
            news.clear()
        self.note = self.text("play-undone")
        return True

    # --- the end -----------------------------------------------------------------------------

    def show_end(self) -> None:
        state = self.match.state
        seat = self.people[0] if len(self.people) == 1 else None
        news = [event.seen_by(seat) for event in self.news[seat or 0]]
        sheets = [state.score_sheet(number) for number in range(state.seats)]
        self.screen.show_end(news, state.view(seat), sheets, state.outcome())
