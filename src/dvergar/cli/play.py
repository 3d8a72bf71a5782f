"""Playing at one keyboard: people, bots, a table drawn for whoever is to decide."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text as RichText

from dvergar.bots import Bot
from dvergar.cli.sheets import draw_sheets
from dvergar.cli.terminal import terminal_of
from dvergar.kernel.action import Action
from dvergar.kernel.errors import BadActionText, why_failed
from dvergar.kernel.language import Text
from dvergar.kernel.match import Match, is_match_file
from dvergar.kernel.message import Event

_MOST_OPTIONS = 25


def numbered(legal: tuple[Action, ...]) -> bool:
    """May options be chosen by number? Not where a number could be meant as itself."""
    numbers = any(action.args and action.args[0].isdigit() for action in legal)
    return len(legal) <= _MOST_OPTIONS and not numbers


class Quit(Exception):
    """Somebody wants to leave."""


class Table:
    """A match that is being played here: who sits where, and what each has seen of the log."""

    def __init__(
        self, match: Match, bots: Sequence[Bot | None], text: Text, console: Console
    ) -> None:
        self.match = match
        #: by seat; None: a person
        self.bots = bots
        self.text = text
        self.console = console
        self.terminal = terminal_of(match.game.package)
        self.chance = random.Random(match.setup.seed)
        #: by seat: what has happened since this person's last decision
        self.news: list[list[Event]] = [[] for _ in bots]
        #: the moves that people chose themselves: number and seat
        self.chosen = self.choices_so_far()
        self.at_keyboard: int | None = None
        #: something to say below the next table that is drawn
        self.note = text("play-welcome", game=text("game-title"))
        self.tell(match.state.heard())

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def choices_so_far(self) -> list[tuple[int, int]]:
        """In a match that was loaded: where a person had more than one option."""
        state = self.match.at(0)
        found: list[tuple[int, int]] = []
        for number, (seat, action) in enumerate(self.match.moves):
            if self.bots[seat] is None and len(state.legal(seat)) > 1:
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
        for seat in state.to_act:
            bot = self.bots[seat]
            if bot is not None:
                self.play(seat, bot.choose(state.redeal(seat, self.chance), seat))
                return
        seat = state.to_act[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            self.play(seat, legal[0])
        else:
            self.ask(seat, legal)

    def play(self, seat: int, action: Action) -> None:
        self.tell(self.match.play(seat, action))

    def tell(self, events: list[Event]) -> None:
        for news in self.news:
            news.extend(events)

    # --- one person's decision ---------------------------------------------------------------

    def ask(self, seat: int, legal: tuple[Action, ...]) -> None:
        """Show the table and take commands until there is a decision."""
        self.hand_over(seat)
        self.show_table(seat)
        self.show_options(legal)
        while True:
            line = self.console.input("[bold yellow]>[/] ").strip()
            word, _, rest = line.partition(" ")
            word = word.lower()
            if not line:
                continue
            other = self.another_seat(rest) if word == "seat" else None
            if other is not None:
                self.ask(other, self.match.state.legal(other))
                return
            if word == "seat":
                self.say(self.text("play-no-change", number=rest.strip()), style="red")
            elif word.startswith("?"):
                self.help(line[1:].strip())
            elif word == "quit":
                raise Quit
            elif word == "save":
                self.save(rest.strip())
            elif word == "table":
                self.show_table(seat)
                self.show_options(legal)
            elif word == "undo":
                if self.undo():
                    return
            else:
                action = self.understand(seat, line, legal)
                if action is not None:
                    self.chosen.append((len(self.match.moves), seat))
                    self.news[seat].clear()
                    self.play(seat, action)
                    return

    def another_seat(self, word: str) -> int | None:
        """The seat of a person who has chosen already and may choose anew."""
        number = word.strip()
        seat = int(number) - 1 if number.isascii() and number.isdigit() and len(number) < 3 else -1
        return seat if seat in self.people and seat in self.match.state.may_act else None

    def understand(self, seat: int, line: str, legal: tuple[Action, ...]) -> Action | None:
        """The legal action that a line means: by number, or by its words with or without the verb.

        Says why if there is none.
        """
        if line.isascii() and line.isdigit() and numbered(legal):
            if len(line) < 4 and 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            self.say(self.text("play-choice", count=len(legal)), style="red")
            return None
        asked = sorted({action.verb for action in legal})
        words = line.lower().split()
        if len(asked) == 1 and words[0] not in self.match.game.verbs():
            words = [asked[0], *words]
        begins = [action for action in legal if str(action).lower().split()[: len(words)] == words]
        if len(begins) == 1:
            return begins[0]
        try:
            action = self.match.game.parse(" ".join(words))
        except BadActionText:
            self.say(self.text("play-form", verb_list=asked), style="red")
            return None
        reason = self.match.state.why_not(seat, action)
        if reason is not None:
            self.say(self.text.say(reason), style="red")
            return None
        return action

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard nobody sees another's secrets."""
        if len(self.people) > 1 and self.at_keyboard != seat:
            self.console.clear()
            self.console.input(escape(self.text("play-pass", seat=seat)) + " ")
        self.console.clear()
        self.at_keyboard = seat

    def show_table(self, seat: int) -> None:
        state = self.match.state
        if self.news[seat]:
            self.say(self.text("play-since"), style="bold")
            for event in self.news[seat]:
                self.say("  " + self.text.say(event.seen_by(seat)), style="bright_black")
            self.console.print(Rule(style="bright_black"))
        self.console.print(self.terminal.draw(state.view(seat), self.text, self.match.game))
        prompt = state.prompt(seat)
        if prompt is not None:
            self.console.print(Rule(style="bright_black"))
            self.say(self.text.say(prompt), style="bold")
        if self.note:
            self.say(self.note, style="yellow")
            self.note = ""

    def show_options(self, legal: tuple[Action, ...]) -> None:
        if len(legal) > _MOST_OPTIONS:
            self.say(self.terminal.hint(legal, self.text))
            return
        for number, action in enumerate(legal, start=1):
            sign = f"{number:>3}" if numbered(legal) else "  ·"
            line = RichText(f"{sign} ", style="bold yellow").append(f"{action}  ", "default")
            self.console.print(
                line.append(self.terminal.label(action, self.text, self.match.game), "bright_black")
            )

    def help(self, word: str) -> None:
        if not word:
            self.say(self.text("play-help"))
            words = self.terminal.topics(self.text, self.match.game)
            self.say(self.text("play-words", word_list=words), style="bright_black")
            return
        found = self.terminal.explain(word, self.text, self.match.game)
        self.say(found or self.text("play-unknown-word", given=word))

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
        self.console.clear()
        for event in self.news[seat or 0]:
            self.say("  " + self.text.say(event.seen_by(seat)), style="bright_black")
        self.console.print(self.terminal.draw(state.view(seat), self.text, self.match.game))
        names = [self.text.name(number) for number in range(state.seats)]
        sheets = [state.score_sheet(number) for number in range(state.seats)]
        self.console.print(draw_sheets(names, sheets, self.text, self.console.width))
        self.say(self.text("play-thanks"), style="bold")

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(RichText(sentence, style=style))
