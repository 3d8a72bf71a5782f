"""What a person sees of a table, and how a typed line is understood; where the game is, is the
affair of others: `play.py` has it here, `connect.py` on a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text as RichText

from dvergar.cli.sheets import show_outcome
from dvergar.cli.terminal import terminal_of
from dvergar.kernel.action import Action
from dvergar.kernel.errors import BadActionText
from dvergar.kernel.game import Game
from dvergar.kernel.language import Text
from dvergar.kernel.message import Message
from dvergar.kernel.outcome import Outcome
from dvergar.kernel.sheet import Sheet

_MOST_OPTIONS = 25


def numbered(legal: Sequence[Action]) -> bool:
    """Whether options can be chosen by number: not where a number could be an answer."""
    numbers = any(action.args and action.args[0].isdigit() for action in legal)
    return len(legal) <= _MOST_OPTIONS and not numbers


class Screen:
    """One game on one console, in one language."""

    def __init__(self, game: Game[Any], text: Text, console: Console) -> None:
        self.game = game
        self.text = text
        self.console = console
        self.terminal = terminal_of(game.package)

    # --- what is shown -----------------------------------------------------------------------

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(RichText(sentence, style=style))

    def show_news(self, news: Iterable[Message]) -> None:
        for message in news:
            self.say("  " + self.text.say(message), style="bright_black")

    def draw(self, view: dict[str, Any]) -> None:
        self.console.print(self.terminal.draw(view, self.text, self.game))

    def show_table(
        self, news: Sequence[Message], view: dict[str, Any], prompt: Message | None, note: str = ""
    ) -> None:
        """What happened, the table, what is asked, and a note."""
        if news:
            self.say(self.text("play-since"), style="bold")
            self.show_news(news)
            self.console.print(Rule(style="bright_black"))
        self.draw(view)
        if prompt is not None:
            self.console.print(Rule(style="bright_black"))
            self.say(self.text.say(prompt), style="bold")
        if note:
            self.say(note, style="yellow")

    def show_options(self, legal: Sequence[Action]) -> None:
        if len(legal) > _MOST_OPTIONS:
            self.say(self.terminal.hint(legal, self.text))
            return
        for number, action in enumerate(legal, start=1):
            sign = f"{number:>3}" if numbered(legal) else "  ·"
            line = RichText(f"{sign} ", style="bold yellow").append(f"{action}  ", "default")
            said = [self.text.action(action), self.terminal.about(action, self.text, self.game)]
            self.console.print(line.append(" – ".join(filter(None, said)), "bright_black"))

    def show_end(
        self,
        news: Iterable[Message],
        view: dict[str, Any],
        sheets: Sequence[Sheet],
        outcome: Outcome | None,
    ) -> None:
        """What happened last, the table, the score sheets, and how it ended."""
        self.console.clear()
        self.show_news(news)
        self.draw(view)
        names = [self.text.name(seat) for seat in range(len(sheets))]
        show_outcome(outcome, names, sheets, self.text, self.console)
        self.say(self.text("play-thanks"), style="bold")

    def help(self, word: str, commands: str) -> None:
        """What a word on the table means; without one, the commands there are."""
        if not word:
            self.say(commands)
            words = self.terminal.topics(self.text, self.game)
            self.say(self.text("play-words", word_list=words), style="bright_black")
            return
        found = self.terminal.explain(word, self.text, self.game)
        self.say(found or self.text("play-unknown-word", given=word))

    # --- what is typed -----------------------------------------------------------------------

    def read(self) -> str:
        """The next line that is typed."""
        return self.console.input("[bold yellow]>[/] ").strip()

    def curtain(self, seat: int) -> None:
        """Another person takes the keyboard: nobody sees another's secrets."""
        self.console.clear()
        self.console.input(escape(self.text("play-pass", seat=seat)) + " ")

    def understand(
        self, line: str, legal: Sequence[Action], why_not: Callable[[Action], Message | None]
    ) -> Action | None:
        """The action that a line means: by number, or by its words with or without the verb.

        Says why if there is none; `why_not` decides on one that is not listed.
        """
        if line.isascii() and line.isdigit() and numbered(legal):
            if len(line) < 4 and 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            self.say(self.text("play-choice", count=len(legal)), style="red")
            return None
        asked = sorted({action.verb for action in legal})
        words = line.lower().split()
        if len(asked) == 1 and words[0] not in self.game.verbs():
            words = [asked[0], *words]
        begins = [action for action in legal if str(action).lower().split()[: len(words)] == words]
        if len(begins) == 1:
            return begins[0]
        try:
            action = self.game.parse(" ".join(words))
        except BadActionText:
            self.say(self.text("play-form", verb_list=asked), style="red")
            return None
        reason = why_not(action)
        if reason is not None:
            self.say(self.text.say(reason), style="red")
            return None
        return action
