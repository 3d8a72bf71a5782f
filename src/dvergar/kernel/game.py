"""How a game introduces itself: its name, its options, its texts, and how to start it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, Self, TypeVar

from dvergar.kernel.action import Action, Anything
from dvergar.kernel.data import Origin
from dvergar.kernel.errors import BadActionText, BadScorePad, BadSetup, BadSnapshot
from dvergar.kernel.figures import CheckedFigures
from dvergar.kernel.insight import Insight
from dvergar.kernel.language import Text
from dvergar.kernel.message import Args, Message, shown
from dvergar.kernel.outcome import Merits, Outcome, by_merit
from dvergar.kernel.record import Json
from dvergar.kernel.sheet import NO_POINTS, Sheet, merits_of
from dvergar.kernel.state import Setup, State
from dvergar.kernel.step import Aside, StepKind
from dvergar.kernel.subclassed import mypyc_attr, take_over

if TYPE_CHECKING:
    from dvergar.kernel.tutorial import Tutorial

OptionValue = str | int | bool

_YES = ("yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")
MAX_SEED = (1 << 64) - 1
_MAX_ACTION_TEXT = 1000
#: what becomes of data that a state cannot be read from
_NO_DUMP = (
    *(ArithmeticError, AttributeError, LookupError, RecursionError),
    *(TypeError, ValueError),
)


class Only(NamedTuple):
    """Where an option applies: where another one, declared before it, has one of these values."""

    option: str
    values: tuple[OptionValue, ...]

    def holds(self, chosen: Mapping[str, OptionValue]) -> bool:
        """Whether it does, with what has been chosen. A number is not a switch: 1 is not True."""
        value = chosen.get(self.option)
        return any(type(value) is type(wanted) and value == wanted for wanted in self.values)


class Option(NamedTuple):
    """A choice that is made before the game. Texts: `option-<name>` and `option-<name>-<value>`."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    #: None: it always applies
    only: Only | None = None

    def applies(self, chosen: Mapping[str, OptionValue]) -> bool:
        """Whether it is offered, with what has been chosen of the options before it."""
        return self.only is None or self.only.holds(chosen)

    def read(self, value: object) -> OptionValue:
        """The choice that a value or its text means."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        if type(value) is str:
            word = value.strip().lower()
            for choice in self.choices:
                if isinstance(choice, bool):
                    if word in (_YES if choice else _NO):
                        return choice
                elif word == str(choice):
                    return choice
        allowed = [show_option(choice) for choice in self.choices]
        raise BadSetup(
            "bad-option-value",
            {"option": self.name, "value": shown(value), "allowed_list": allowed},
        )


def show_option(value: OptionValue) -> str:
    """The text of an option's value, in files and commands."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _does_not_apply(option: Option) -> BadSetup:
    only = option.only
    assert only is not None
    values = [show_option(value) for value in only.values]
    return BadSetup(
        "bad-option-only", {"option": option.name, "other": only.option, "value_list": values}
    )


#: of a state, a seat and the actions of one decision: how much more each is worth to somebody who
#: likes something, in the points of `Advisor.values`, from what the seat may know
Liking = Callable[[Any, int, Sequence[Action]], list[float]]
#: the liking that is risk: what a daring bot likes, and a careful one does not
RISK = "risk"


class Advisor(Protocol):
    """What a good player looks at: a game's `advice/`."""

    def values(self, state: Any, seat: int, actions: Sequence[Action]) -> list[float]:
        """What each action is worth to this seat, from what this seat may know."""

    def candidates(self, state: Any, seat: int) -> Sequence[Action]:
        """The actions that are worth thinking about, at least one: of several that come to the
        same, one; of those that are described (`State.forms`), a few dozen at most, listed or not.
        From what this seat may know."""

    def evaluate(self, state: Any) -> Sequence[float] | None:
        """Each seat's chance of winning, where this can be judged; None: play on to find out.

        It is asked in redealt worlds only, before each decision of a playout.
        """

    def rollout(
        self, state: Any, seat: int, actions: Sequence[Action], source: random.Random
    ) -> Action:
        """What a seat would quickly do in a playout, one of these or a described action: it is
        asked thousands of times."""

    def besides(self, state: Any, seat: int, actions: Sequence[Action]) -> Action | None:
        """What a seat does for which nobody waits, from what it may know; None: nothing."""

    def expect(self, state: Any) -> Sequence[float] | None:
        """Each seat's probable final score, where `evaluate` judges; None if it cannot tell."""

    def reasons(self, state: Any, seat: int, action: Action) -> list[Message]:
        """What speaks for a legal action, the weightiest first, from what this seat may know."""

    def likings(self) -> Mapping[str, Liking]:
        """What a bot can have a taste for in this game, by name; under `RISK`, how uncertain it is
        what comes of an action. Only bots with a character ask."""


NO_LIKINGS: Mapping[str, Liking] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class NoAdvice:
    """For a game without `advice/`, and what an advisor need not say: all listed actions are worth
    the same and a thought, only the end tells who wins, playouts are random, and there is nothing
    to do besides nor to say."""

    def values(self, state: Any, seat: int, actions: Sequence[Action]) -> list[float]:
        return [0.0] * len(actions)

    def candidates(self, state: Any, seat: int) -> Sequence[Action]:
        legal: Sequence[Action] = state.legal(seat)
        return legal

    def evaluate(self, state: Any) -> Sequence[float] | None:
        return None

    def rollout(
        self, state: Any, seat: int, actions: Sequence[Action], source: random.Random
    ) -> Action:
        return actions[int(source.random() * len(actions))]

    def besides(self, state: Any, seat: int, actions: Sequence[Action]) -> Action | None:
        return None

    def expect(self, state: Any) -> Sequence[float] | None:
        return None

    def reasons(self, state: Any, seat: int, action: Action) -> list[Message]:
        return []

    def likings(self) -> Mapping[str, Liking]:
        return NO_LIKINGS


#: the levels that people choose from, the weakest first, as bots for a game that says no more
LEVELS: Mapping[str, str] = {
    "novice": "flat:30",
    "apprentice": "flat:300",
    "master": "search:300",
    "elder": "search:1s",
}


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its rules. Subclasses say what is theirs; everything else goes through here."""

    name: str
    #: where the game's texts are
    package: str
    #: raised whenever the same moves may lead elsewhere; stored matches name it
    rules_version: int
    seat_counts: Sequence[int]
    #: how long a game typically takes, and how hard it is to learn: from 1 to 5
    minutes: int
    difficulty: int
    options: tuple[Option, ...] = ()
    #: do all win or lose together?
    cooperative: bool = False
    #: may everybody know everybody's score during the game?
    open_scores: bool = False
    #: do all seats know the same? Then no curtain falls between them, one person may lead several
    #: of them, and a search needs only one tree
    open_hands: bool = False
    #: no final score lies outside
    score_bounds: tuple[int, int]
    #: no game has more decisions
    longest: int
    advisor: Advisor = NoAdvice()
    #: the bot behind each level
    levels: Mapping[str, str] = LEVELS
    #: how strong each level is, in Elo points that were measured; none: nobody is rated
    level_ratings: Mapping[str, float] = {}
    #: the table of contents of the rules: every step of the flow
    steps: dict[str, StepKind]
    #: what seats may do besides, during any decision
    asides: tuple[Aside, ...] = ()

    #: what its states are
    state_class: type[S]
    #: the folder that corrects them
    overlay: Path | None = None
    _tutorial: Tutorial | None = None
    #: the steps, each with what seats may do besides; made with the first state
    flow: dict[str, StepKind] | None = None

    def __init__(self) -> None:
        take_over(self, Game)

    @property
    def figures(self) -> CheckedFigures | None:
        """The figures of its data, if it has any. A property, because mypyc lets a subclass say
        more exactly what a property returns, but not what an attribute is."""
        return None

    @property
    def data_mark(self) -> str:
        """Fingerprint of the figures in use, if they are not the shipped ones."""
        figures = self.figures
        return figures.mark if figures else ""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return make_game, (self.package, self.overlay)

    def new(self, *, seats: int, seed: int = 0, **options: OptionValue) -> S:
        """A fresh game, run on to its first decision."""
        return self.start(self.setup(seats, seed, options))

    def setup(self, seats: Anything, seed: Anything, options: Anything) -> Setup:
        """A checked set-up, with every option filled in that applies."""
        if type(seats) is not int or seats not in self.seat_counts:
            allowed = [str(count) for count in self.seat_counts]
            raise BadSetup(
                "bad-seats", {"game": self.name, "given": shown(seats), "allowed_list": allowed}
            )
        if type(seed) is not int or not 0 <= seed <= MAX_SEED:
            raise BadSetup("bad-seed", {"given": shown(seed)})
        known = {option.name: option for option in self.options}
        named = isinstance(options, Mapping)
        for name in options if named else [options]:
            if not named or type(name) is not str or name not in known:
                names = list(known) or ["-"]
                raise BadSetup(
                    "bad-option", {"game": self.name, "option": shown(name), "known_list": names}
                )
        chosen: dict[str, OptionValue] = {}
        for name, option in known.items():
            if option.applies(chosen):
                chosen[name] = option.read(options[name]) if name in options else option.default
            elif name in options:
                raise _does_not_apply(option)
        why = self.why_not_setup(seats, chosen)
        if why is not None:
            raise BadSetup(why.key, why.args, self.package)
        return Setup(seats, seed, chosen)

    def start(self, setup: Setup, *, listen: bool = False) -> S:
        """The state that a checked set-up begins with; `listen`: record events from the start."""
        state = self.state_class()
        state.begin(self, setup, listen=listen)
        self.set_up(state)
        return state

    def lay_out(self) -> None:
        """Let each step know what seats may do besides, before the first state needs it."""
        if self.flow is None:
            self.flow = {name: kind.in_game(self.asides) for name, kind in self.steps.items()}

    def restore(self, setup: Setup, snapshot: Mapping[str, Json]) -> S:
        """The state whose `dump` this is. Refuses what no `dump` can be; that it belongs to this
        game and set-up is believed."""
        state = self.start(setup)
        try:
            state.restore(snapshot)
        except _NO_DUMP as error:
            raise BadSnapshot("bad-snapshot", {"game": self.name}) from error
        return state

    def parse(self, text: Anything) -> Action:
        """The action that a text means; whether it is legal is the state's affair."""
        if type(text) is not str:
            raise self._no_action(shown(text))
        if len(text) > _MAX_ACTION_TEXT:
            raise BadActionText("bad-action-long", {"limit": _MAX_ACTION_TEXT})
        words = text.split()
        if not words:
            raise BadActionText("bad-action-empty")
        action = self.read_action(Action(words[0], tuple(words[1:])))
        if action is None:
            raise self._no_action(" ".join(words))
        return action

    def _no_action(self, text: str) -> BadActionText:
        args: Args = {"text": text, "verb_list": self.verbs()}
        return BadActionText("bad-action", args, self.package)

    def text(self, language: str) -> Text:
        """This game's words in a language."""
        return Text(language, self.package)

    # --- what a game fills in; `state` offers each of these by the same name -----------------

    def why_not_setup(self, seats: int, options: Mapping[str, OptionValue]) -> Message | None:
        """Why options that all apply do not go together, or not with this number of seats; None:
        they do. Its words are the game's own."""
        return None

    def set_up(self, state: S) -> None:
        """Lay the table for a state that has begun, and run on to the first decision."""
        raise NotImplementedError

    def read_action(self, action: Action) -> Action | None:
        """The action in its one spelling, or None if this game has no such action."""
        raise NotImplementedError

    def turn(self, state: S) -> int | None:
        """Which turn of the game it is, as a number that never comes again: in it, a seat that does
        not want to be asked for reactions is left alone. None: nobody can wish that."""
        return None

    def verbs(self) -> list[str]:
        """The first words of all actions; the text `verb-take` says how `take` is written."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """The game's part of `State.view`."""
        raise NotImplementedError

    def open_view(self, state: S) -> dict[str, Any]:
        """The game's part of `State.open_view`: all hands open, but nothing that no seat knows.

        By default what a spectator sees: enough where seats have no secrets.
        """
        return self.view(state, None)

    def redeal(self, state: S, seat: int | None) -> None:
        """Draw again, in place, all that the seat cannot know. The generator is fresh already."""
        raise NotImplementedError

    def score_sheet(self, state: S, seat: int) -> Sheet:
        """The score, itemised; during the game, as if it ended now. Where all win or lose together
        there need be no points."""
        if self.cooperative:
            return NO_POINTS
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """The score of each seat; during the game, as if it ended now."""
        return [self.score_sheet(state, seat).total for seat in range(state.seats)]

    def merits(self, state: S) -> Merits:
        """By seat: the points, then whatever decides a tie, as on the sheets. Bots ask for it at
        the end of every playout: a game may have a quicker way than writing the sheets."""
        return merits_of([self.score_sheet(state, seat) for seat in range(state.seats)])

    def outcome(self, state: S) -> Outcome:
        """How the game ended; during the game, as if it ended now. A cooperative game says here
        whether all have won (see `together`), the others follow from their merits."""
        return by_merit(self.merits(state))

    def census(self, state: S) -> dict[str, int]:
        """How many of each component there are, all places together: it never changes."""
        raise NotImplementedError

    def insight(self, positions: Iterable[S]) -> Insight:
        """What is worth counting in a game, from its positions: the same state, before each
        decision and at the end. By default, nothing."""
        return Insight()

    def origins(self) -> list[Origin]:
        """Every record of the game's data with where it comes from."""
        figures = self.figures
        return figures.origins if figures else []

    def corrections(self) -> list[Origin]:
        """Those of them that are not as they were shipped: every view names them."""
        figures = self.figures
        return figures.corrections if figures else []

    def score_pad(self, content: object) -> list[tuple[str, Sheet]]:
        """The sheets of a game played with the box, from what its players wrote down."""
        raise BadScorePad("no-score-pad", {"game": self.name})

    def tutorial(self) -> Tutorial | None:
        """How the game is taught by playing it; None: it is not. By itself as the file of the game
        says. That speaks of the shipped figures: with others, it would not be true."""
        if self._tutorial is None and not self.data_mark:
            from dvergar.kernel.tutorial import read_tutorial

            self._tutorial = read_tutorial(self)
        return self._tutorial


@lru_cache(maxsize=16)
def make_game(package: str, overlay: Path | None) -> Game[Any]:
    """The one game of a package, with the corrections of a folder if there is one."""
    made: Game[Any] = import_module(f"{package}.game").create(overlay)
    take_over(made, Game)
    made.overlay = overlay
    return made
