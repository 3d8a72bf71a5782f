"""How Dwar7s Fall introduces itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from dvergar.games.dwarfs_fall import goals, insight, rules, scoring, view
from dvergar.games.dwarfs_fall.actions import VERBS, Actions
from dvergar.games.dwarfs_fall.advice.advisor import DwarfsFallAdvisor
from dvergar.games.dwarfs_fall.figures import MAX_SEATS, MIN_SEATS, Figures
from dvergar.games.dwarfs_fall.score_pad import read_score_pad
from dvergar.games.dwarfs_fall.state import Config, DwarfsFallState
from dvergar.kernel.action import Action
from dvergar.kernel.game import Game, Option, OptionValue
from dvergar.kernel.insight import Insight
from dvergar.kernel.sheet import Sheet
from dvergar.kernel.step import Aside, StepKind


class DwarfsFall(Game[DwarfsFallState]):
    """The game with its figures."""

    name = "dwarfs_fall"
    package = __package__
    rules_version = 1
    seat_counts: Sequence[int] = range(MIN_SEATS, MAX_SEATS + 1)
    minutes = 45
    difficulty = 3
    options: tuple[Option, ...] = (
        #: may castles and giants cover a castle? ruling 14.1
        Option("castle_cover", "forbidden", ("forbidden", "faq")),
        #: does the castle's action count at once, or from the next turn? ruling 14.7
        Option("extra_action", "live", ("live", "turn_start")),
        #: where does a monster stop a dig? ruling 14.8
        Option("dig_block", "both", ("both", "stack", "castle")),
        #: when may a secret goal be shown? ruling 14.28
        Option("reveal", "windows", ("windows", "own_turn", "auto")),
        #: does everybody see the kinds of everybody's gems? rule 12
        Option("gems_public", True, (True, False)),
        #: does everybody in a shared kingdom get all its points? ruling 14.21
        Option("shared_kingdom", "full", ("full", "split")),
        #: may an action send an own dwarf home? ruling 14.25
        Option("recall", False, (False, True)),
        #: the round after which the game ends in any case: rule 10
        Option("max_rounds", 30, (10, 20, 30)),
        Option("goals_to_end", 3, (2, 3, 4)),
        Option("start", "seat0", ("seat0", "random")),
    )
    #: each wins two of three games or more against the one before: docs/bots.md
    levels: Mapping[str, str] = {
        "novice": "flat:4",
        "apprentice": "flat:8",
        "master": "greedy",
        "elder": "search:0.5s",
    }
    #: from tournaments of each with the next: docs/bots.md
    level_ratings: Mapping[str, float] = {
        "novice": 1000,
        "apprentice": 1300,
        "master": 1720,
        "elder": 1840,
    }
    score_bounds = (-60, 400)
    longest = 6000
    steps: dict[str, StepKind] = rules.STEPS
    asides: tuple[Aside, ...] = goals.ASIDES
    state_class = DwarfsFallState

    def __init__(self, data: Path | None = None) -> None:
        self._figures = Figures(data)
        self.actions = Actions(self._figures)
        self.advisor = DwarfsFallAdvisor()
        self._configs: dict[tuple[OptionValue, ...], Config] = {}

    @property
    def figures(self) -> Figures:
        return self._figures

    def set_up(self, state: DwarfsFallState) -> None:
        setup = state.setup
        key = tuple(setup.options.values())
        config = self._configs.get(key)
        if config is None:
            config = self._configs[key] = Config(self.figures, self.actions, setup)
        state.config = config
        rules.set_up(state)

    def read_action(self, action: Action) -> Action | None:
        return self.actions.read(action)

    def verbs(self) -> list[str]:
        return VERBS

    def view(self, state: DwarfsFallState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def open_view(self, state: DwarfsFallState) -> dict[str, Any]:
        return view.open_view(state)

    def redeal(self, state: DwarfsFallState, seat: int | None) -> None:
        view.redeal(state, seat)

    def score_sheet(self, state: DwarfsFallState, seat: int) -> Sheet:
        return scoring.score_sheet(state, seat)

    def scores(self, state: DwarfsFallState) -> list[int]:
        return scoring.totals(state)

    def merits(self, state: DwarfsFallState) -> list[tuple[int, ...]]:
        return scoring.merits(state)

    def census(self, state: DwarfsFallState) -> dict[str, int]:
        return view.census(state)

    def insight(self, positions: Iterable[DwarfsFallState]) -> Insight:
        return insight.insight(positions)

    def score_pad(self, content: object) -> list[tuple[str, Sheet]]:
        return read_score_pad(self.figures, content)


def create(data: Path | None) -> DwarfsFall:
    """The game; `data` is a folder of corrections to its figures."""
    return DwarfsFall(data)
