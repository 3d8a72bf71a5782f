"""The bodies of requests, and those answers that are not tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from dvergar.server.table_json import OutcomeShown

#: long enough for every choice, short enough for a message; no database takes a zero byte
Word = Annotated[str, Field(max_length=100, pattern=r"^[^\x00]*$")]
#: a name is measured in letters, of which one may take many characters
Name = Annotated[str, Field(max_length=1000, pattern=r"^[^\x00]*$")]
SeatNumber = Annotated[int, Field(ge=0, le=99)]


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    """A refusal: a message of the texts, and its sentence."""

    key: str
    args: dict[str, Any]
    text: str


class PersonName(_Body):
    name: Name


class Credentials(_Body):
    account: Name
    password: Annotated[str, Field(max_length=1000)]


class NewPassword(_Body):
    old: Annotated[str, Field(max_length=1000)]
    new: Annotated[str, Field(max_length=1000)]


class PersonShown(BaseModel):
    name: str
    account: str | None


class Farewell(_Body):
    """That one means it: the password of an account, or a guest's own name."""

    password: Annotated[str, Field(max_length=1000)] | None = None
    name: Name | None = None


class SeatWish(_Body):
    """The wish for a seat: me (on a hot seat by another name), anyone, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Word | None = None
    #: of the bot; null: one of the level's, each at a table another
    character: Word | None = None
    name: Name | None = None


class Whom(_Body):
    """Someone at a table: the player of a seat, or who said an entry of the chat. One of both."""

    seat: SeatNumber | None = None
    said: Annotated[int, Field(ge=1, le=2**31 - 1)] | None = None


class OtherShown(BaseModel):
    """Someone whom one has muted or blocked, by the name of then."""

    handle: str
    name: str
    kind: Literal["mute", "block"]
    since: int


class SeatChange(_Body):
    kind: Literal["open", "bot"]
    level: Word | None = None
    character: Word | None = None


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
    #: null: only where one person plays against bots
    hints: bool | None = None
    #: without a clock: how long who is waited for may be away until the others may let a bot play
    pace: Literal["live", "days"] = "live"


class Fork(_Body):
    """Go on after so many moves: I on one of the seats, bots or other people on the rest."""

    move: Annotated[int, Field(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=20)]


class CharacterShown(BaseModel):
    """A bot with a name, of a level. Texts: `character-<id>` and `character-<id>-about`."""

    id: str
    level: str
    risk: float
    likes: list[str]


class OnlyShown(BaseModel):
    """Where an option applies: where another one has one of these values."""

    option: str
    values: list[str | int | bool]


class OptionShown(BaseModel):
    name: str
    text: str
    default: str | int | bool
    choices: list[str | int | bool]
    only: OnlyShown | None


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
    open_hands: bool
    tutorial: bool
    options: list[OptionShown]


class SourceShown(BaseModel):
    """Where a value comes from: `detail` names a public source."""

    kind: Literal["rulebook", "public", "reconstructed", "overlay"]
    detail: str


class OriginShown(BaseModel):
    """A record of a game's data, and where each of its fields comes from."""

    file: str
    kind: str
    id: str
    fields: dict[str, Any]
    sources: dict[str, SourceShown]


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


class ToldShown(BaseModel):
    """What happened with a move (`seat` null: in the deal), as the viewer may know it."""

    seat: int | None
    at: int
    events: list[dict[str, Any]]


class StoryShown(BaseModel):
    """The deal, then every move that stands."""

    told: list[ToldShown]


class SceneInPast(BaseModel):
    """The position after so many of the events of a move: what is different from the next one."""

    after: int
    view: dict[str, Any]


class LookShown(BaseModel):
    """A position; the scenes are those on the way to it."""

    view: dict[str, Any]
    prompt: dict[str, Any] | None
    scenes: list[SceneInPast]


class PositionsShown(BaseModel):
    """Positions one after the other, the first after `first` of `of` moves."""

    first: int
    of: int
    positions: list[LookShown]


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
    """`outcome` is null in an imported match that has no end."""

    seats: list[SheetShown]
    outcome: OutcomeShown | None


class ScoresShown(BaseModel):
    """By number of moves: the score of each seat, as if the game had ended then."""

    moves: list[int]
    scores: list[list[int]]


class ReviewShown(BaseModel):
    """How far the review of a finished game is, and what it has found so far."""

    state: Literal["none", "waiting", "running", "done"]
    done: int
    of: int
    review: dict[str, Any] | None


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


class IntervalShown(BaseModel):
    """A figure, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float


class FinishedSeat(BaseModel):
    """The player of a seat, and how it ended for them; `won` is the share of the victory."""

    kind: str
    name: str | None
    level: str | None
    character: str | None
    away: bool
    score: int
    place: int
    won: float


class FinishedShown(BaseModel):
    """A finished game; does it count in one's own statistics?"""

    id: str
    game: str
    ended: int
    moves: int
    seats: list[FinishedSeat]
    yours: list[int]
    counts: bool
    outcome: OutcomeShown | None


class TallyShown(BaseModel):
    played: int
    won: float
    share: IntervalShown
    mean_score: float


class SeatsTally(TallyShown):
    """Of tables with so many seats."""

    seats: int


class LevelTally(TallyShown):
    """Of tables whose strongest bot had this level; null: only people."""

    level: str | None


class CategoryShown(BaseModel):
    """A line of the score sheets: the mean of one's own, and of everybody else's."""

    key: str
    mine: float
    others: float


class GainShown(BaseModel):
    """Something that one got: in how many games, and how many of them one won."""

    kind: str
    item: str
    got: int
    won: float
    share: IntervalShown


class EndingShown(BaseModel):
    """How games in which all win or lose together ended: `key` is that of the words."""

    key: str
    won: bool
    times: int


class BestShown(BaseModel):
    table: str
    score: int


class RatingShown(BaseModel):
    games: int
    value: IntervalShown


class CareerShown(BaseModel):
    """What one's games of a kind add up to."""

    game: str
    cooperative: bool
    uncounted: int
    total: TallyShown | None
    best: BestShown | None
    by_seats: list[SeatsTally]
    by_level: list[LevelTally]
    categories: list[CategoryShown]
    gains: list[GainShown]
    endings: list[EndingShown]
    levels: dict[str, float]
    rating: RatingShown | None
