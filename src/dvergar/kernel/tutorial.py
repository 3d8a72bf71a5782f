"""A tutorial: one match on a fixed seed, and chapters that begin at moves of it.

Who learns sits on seat 0; the moves of the other seats are the script's as long as the learner
follows it. A chapter is a list of steps: something to read or something to do. What a step says
stands among the page's words, as `lesson-<chapter>-<step>`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from dvergar.kernel.game import Game
from dvergar.kernel.match import Match, Move
from dvergar.kernel.state import Setup, State

LEARNER = 0
_FILE = "tutorial.toml"


class Step(NamedTuple):
    """Something to read; with `do` also something to do."""

    id: str
    #: it is said when so many moves of the script have been made
    at: int
    #: the places of the table that it speaks of: `data-place` in the page; `…*`: all that begin so
    light: tuple[str, ...]
    #: what the learner may do here, the script's own move first; empty: nothing
    do: tuple[str, ...]


class Chapter(NamedTuple):
    """A part of the script that can be started on its own."""

    id: str
    #: how many moves have been made when it begins
    begin: int
    #: and when everything that it asks for is done; a chapter that begins there goes on
    end: int
    #: nobody follows the script: the learner plays on, to the end
    free: bool
    steps: tuple[Step, ...]


class Tutorial(NamedTuple):
    """The script and its chapters."""

    setup: Setup
    moves: tuple[Move, ...]
    chapters: tuple[Chapter, ...]

    def chapter(self, name: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.id == name), None)

    def position(self, game: Game[Any], number: int) -> State:
        """The position after so many moves of the script."""
        state: State = game.start(self.setup)
        for seat, action in self.moves[:number]:
            state.apply(seat, action)
        return state

    def answer(self, chapter: Chapter, made: Iterable[tuple[int, str]], seat: int) -> str | None:
        """What the script lets a seat do after these moves of a chapter; None: it does not say.

        Each seat is followed separately: bids that are laid at the same time come in any order.
        """
        if chapter.free:
            return None
        left = [_of_seat(self.moves[chapter.begin :], each) for each in range(self.setup.seats)]
        for who, action in made:
            if not left[who] or left[who].pop(0) != action:
                return None
        return left[seat][0] if left[seat] else None


def _of_seat(moves: Sequence[Move], seat: int) -> list[str]:
    return [str(move.action) for move in moves if move.seat == seat]


# --- the file --------------------------------------------------------------------------------


class _StepRecord(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    light: list[str] = []
    do: list[str] = []


class _ChapterRecord(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    begin: int
    step: list[_StepRecord]
    free: bool = False


class _Record(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    seed: int
    options: dict[str, str | bool | int]
    moves: list[str]
    chapter: list[_ChapterRecord]


def read_tutorial(game: Game[Any]) -> Tutorial | None:
    """The tutorial that a game ships as `data/tutorial.toml`, played through once; None: none."""
    file = files(game.package).joinpath("data", _FILE)
    if not file.is_file():
        return None
    record = msgspec.convert(tomllib.loads(file.read_text("utf-8")), _Record)
    match = Match(game, game.setup(record.seats, record.seed, record.options))
    for line in record.moves:
        seat, _, action = line.partition(" ")
        match.play(int(seat) - 1, game.parse(action))
    moves = tuple(match.moves)
    chapters = tuple(_read_chapter(chapter, moves) for chapter in record.chapter)
    return Tutorial(match.setup, moves, chapters)


def _read_chapter(record: _ChapterRecord, moves: Sequence[Move]) -> Chapter:
    """With each step's place in the script: it moves on where the learner has something to do."""
    at = record.begin
    steps = []
    for step in record.step:
        steps.append(Step(step.id, at, tuple(step.light), tuple(step.do)))
        if step.do:
            at += 1 + next(n for n, move in enumerate(moves[at:]) if move.seat == LEARNER)
    return Chapter(record.id, record.begin, at, record.free, tuple(steps))
