"""What a person sees of a table, and how a typed line is understood; where the game is, is the
affair of others: `play.py` has it here, `connect.py` on a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text as RichText

from dvergar.cli.building import Building
from dvergar.cli.sheets import show_outcome
from dvergar.cli.terminal import terminal_of
from dvergar.kernel.action import Action
from dvergar.kernel.errors import BadActionText
from dvergar.kernel.form import Form
from dvergar.kernel.game import Game
from dvergar.kernel.language import Text
from dvergar.kernel.message import Message
from dvergar.kernel.outcome import Outcome
from dvergar.kernel.sheet import Sheet

_MOST_OPTIONS = 25

WhyNot = Callable[[Action], Message | None]


def numbered(legal: Sequence[Action], forms: Sequence[Form] = ()) -> bool:
    """Whether options can be chosen by number: not where a number could be an answer."""
    numbers = any(action.args and action.args[0].isdigit() for action in legal)
    return len(legal) + len(forms) <= _MOST_OPTIONS and not numbers


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

    def show_options(self, legal: Sequence[Action], forms: Sequence[Form] = ()) -> None:
        """The listed actions, and for each form that its actions can be built."""
        lines = [(f"{form.verb} …", [self._how(form)]) for form in forms]
        if len(legal) > _MOST_OPTIONS:
            self.say(self.terminal.hint(legal, self.text))
        else:
            about = self.terminal.about
            lines = [
                (str(each), [self.text.action(each), about(each, self.text, self.game)])
                for each in legal
            ] + lines
        for number, (typed, said) in enumerate(lines, start=1):
            sign = f"{number:>3}" if numbered(legal, forms) else "  ·"
            line = RichText(f"{sign} ", style="bold yellow").append(f"{typed}  ", "default")
            self.console.print(line.append(" – ".join(filter(None, said)), "bright_black"))

    def _how(self, form: Form) -> str:
        """How an action of a form comes about."""
        key = f"verb-{form.verb}"
        how = self.text(key) if self.text.knows(key) else form.verb
        return self.text("play-build", how=how)

    def show_reaction(self, silence: str, *, turns: bool) -> None:
        """What Enter means where a reaction is asked for; `turns`: and one may wish for it."""
        self.say(self.text("play-react-quiet" if turns else "play-react", action=silence), "yellow")

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
        self, line: str, legal: Sequence[Action], why_not: WhyNot, forms: Sequence[Form] = ()
    ) -> Action | None:
        """The action that a line means: by number, or by its words with or without the verb.

        The number or verb of a form begins to build one of its actions. Says why if there is none;
        `why_not` decides on one that is not listed.
        """
        if line.isascii() and line.isdigit() and numbered(legal, forms):
            number = int(line) if len(line) < 4 else 0
            if 1 <= number <= len(legal):
                return legal[number - 1]
            if len(legal) < number <= len(legal) + len(forms):
                return self._build(forms[number - len(legal) - 1], why_not)
            self.refuse(self.text("play-choice", count=len(legal) + len(forms)))
            return None
        asked = sorted({action.verb for action in legal} | {form.verb for form in forms})
        words = line.lower().split()
        if len(asked) == 1 and words[0] not in self.game.verbs():
            words = [asked[0], *words]
        begins = [action for action in legal if str(action).lower().split()[: len(words)] == words]
        for form in forms:
            if form.verb == words[0]:
                return self._described(form, Action(words[0], tuple(words[1:])), begins, why_not)
        if len(begins) == 1:
            return begins[0]
        try:
            action = self.game.parse(" ".join(words))
        except BadActionText:
            self.refuse(self.text("play-form", verb_list=asked))
            return None
        return self._checked(action, why_not)

    def _described(
        self, form: Form, typed: Action, begins: Sequence[Action], why_not: WhyNot
    ) -> Action | None:
        """What was typed with the verb of a form: it is the whole action, or begins a listed one;
        the verb alone begins to build."""
        if typed in begins or (not typed.args and not form.slots):
            return typed
        if not typed.args:
            return self._build(form, why_not)
        action = form.spell(typed)
        if action is not None:
            return self._checked(action, why_not)
        if len(begins) == 1:
            return begins[0]
        return self._checked(typed, form.why_not)

    def _build(self, form: Form, why_not: WhyNot) -> Action | None:
        action = Building(form, self.text, self.read).build(self.say, self.refuse)
        return None if action is None else self._checked(action, why_not)

    def _checked(self, action: Action, why_not: WhyNot) -> Action | None:
        """The action if it is possible; else it says why not."""
        reason = why_not(action)
        if reason is not None:
            self.refuse(self.text.say(reason))
            return None
        return action

    def refuse(self, sentence: str) -> None:
        """Say why something is not done."""
        self.say(sentence, style="red")
