"""The bodies of requests, and those answers that are not tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

#: long enough for every choice, short enough for a message; no database takes a zero byte
Word = Annotated[str, Field(max_length=100, pattern=r"^[^\x00]*$")]
SeatNumber = Annotated[int, Field(ge=0, le=99)]


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    """A refusal: a message of the texts, and its sentence."""

    key: str
    args: dict[str, Any]
    text: str


class PersonName(_Body):
    name: Word


class Credentials(_Body):
    account: Word
    password: Annotated[str, Field(max_length=1000)]


class NewPassword(_Body):
    old: Annotated[str, Field(max_length=1000)]
    new: Annotated[str, Field(max_length=1000)]


class PersonShown(BaseModel):
    name: str
    account: str | None


class SeatWish(_Body):
    """Who is to sit here: I (on a hot seat by another name), anybody, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Word | None = None
    name: Word | None = None


class SeatChange(_Body):
    kind: Literal["open", "bot"]
    level: Word | None = None


class ClockWish(_Body):
    kind: Literal["decision", "bank"]
    seconds: Annotated[int, Field(ge=5, le=30 * 24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=24 * 3600)] = 0


class NewTable(_Body):
    game: Word
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=20)]
    options: Annotated[dict[Word, Word | bool | int], Field(max_length=50)] = {}
    clock: ClockWish | None = None
    hot_seat: bool = False
    public: bool = False


class Fork(_Body):
    """Go on after so many moves, on this seat, against bots of this level."""

    move: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNumber
    level: Word


class OptionShown(BaseModel):
    name: str
    text: str
    default: str | int | bool
    choices: list[str | int | bool]


class GameShown(BaseModel):
    name: str
    title: str
    about: str
    credit: str
    rules: int
    seats: list[int]
    minutes: int
    difficulty: int
    cooperative: bool
    tutorial: bool
    options: list[OptionShown]


class StepShown(BaseModel):
    """A step of a lesson: `at` counts moves of the script, `do` is empty where one only reads."""

    id: str
    at: int
    light: list[str]
    do: list[str]


class ChapterShown(BaseModel):
    id: str
    begin: int
    end: int
    free: bool
    steps: list[StepShown]


class MoveShown(BaseModel):
    """A move of a finished game, with what happened as the seat saw it."""

    number: int
    seat: int
    action: str
    at: int
    events: list[dict[str, Any]]


class MovesShown(BaseModel):
    """All moves, and what happened before the first."""

    deal: list[dict[str, Any]]
    moves: list[MoveShown]


class PositionShown(BaseModel):
    """A position of a finished game, as a seat saw it."""

    move: int
    of: int
    seat: int | None
    view: dict[str, Any]
    prompt: dict[str, Any] | None


class LineShown(BaseModel):
    key: str
    points: int
    args: dict[str, Any]


class SheetShown(BaseModel):
    name: str | None
    total: int
    place: int
    won: bool
    lines: list[LineShown]


class SheetsShown(BaseModel):
    seats: list[SheetShown]


class ScoresShown(BaseModel):
    """By number of moves: the score of each seat, as if the game had ended then."""

    moves: list[int]
    scores: list[list[int]]


class GroupShown(BaseModel):
    """Results of humans (level null) or of a bot level on one seat."""

    seats: int
    seat: int
    level: str | None
    played: int
    won: float
    mean_score: float
    best_score: int
    mean_moves: float


class StatisticsShown(BaseModel):
    game: str
    games: int
    groups: list[GroupShown]
