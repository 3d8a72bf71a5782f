"""What many games say about the game itself: seats, beginnings, what winners had, points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain
from statistics import fmean
from typing import Any, NamedTuple, TypeVar

from dvergar.arena.bootstrap import Interval, Ratio, intervals
from dvergar.arena.contest import categories, places, seated, win_shares
from dvergar.arena.crew import Hiring, play_all
from dvergar.arena.outside import Guests, faults_of
from dvergar.arena.play import positions
from dvergar.arena.schedule import Plan, seating
from dvergar.games import game as find_game
from dvergar.kernel.game import Game
from dvergar.kernel.insight import Insight


class Counted(NamedTuple):
    """One game."""

    number: int
    #: by seat: its part of the victory
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    sheets: tuple[dict[str, int], ...]
    insight: Insight


class Chance(NamedTuple):
    """How often a seat with something won."""

    seats: int
    share: Interval


class Gained(NamedTuple):
    """Something that seats got: how often in a game, how often they won, and when it came."""

    seats: int
    frequency: float
    share: Interval
    mean_when: float
    #: how often it came at each moment
    when: dict[int, int]


class Grown(NamedTuple):
    """A mean of all seats, of those that won, and of the others."""

    all: float
    winners: float
    others: float


class Stats(NamedTuple):
    """All figures."""

    plan: Plan
    score: Grown
    #: by seat
    seats: list[Chance]
    #: by kind and item
    traits: dict[str, dict[str, Chance]]
    gains: dict[str, dict[str, Gained]]
    #: by kind and moment
    levels: dict[str, dict[int, Grown]]
    #: by line of the score sheet
    categories: dict[str, Grown]

    def as_json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.setup.seats,
            "options": dict(plan.setup.options),
            "seed": plan.setup.seed,
            "bots": list(plan.bots),
            "games": plan.games,
            "score": self.score._asdict(),
            "by_seat": [_plain(chance) for chance in self.seats],
            "traits": {kind: _plain_all(found) for kind, found in self.traits.items()},
            "gains": {kind: _plain_all(found) for kind, found in self.gains.items()},
            "levels": {kind: _plain_all(found) for kind, found in self.levels.items()},
            "categories": _plain_all(self.categories),
        }


def _plain(figures: Chance | Gained | Grown) -> dict[str, Any]:
    plain = figures._asdict()
    return {
        key: value._asdict() if isinstance(value, Interval) else value
        for key, value in plain.items()
    }


def _plain_all(found: Any) -> dict[str, Any]:
    return {str(key): _plain(figures) for key, figures in found.items()}


def count_games(plan: Plan, numbers: Sequence[int]) -> list[Counted]:
    """Some games of a plan, in this process."""
    game = find_game(plan.game, plan.data)
    with Guests() as guests:
        return [_count(game, plan, number, guests) for number in numbers]


def _count(game: Game[Any], plan: Plan, number: int, guests: Guests) -> Counted:
    sitting = seating(plan, number)
    bots = seated(game, plan, sitting, number, guests)
    walk = positions(game, plan, sitting, bots)
    state = next(walk)
    insight = game.insight(chain([state], walk))
    for _ in walk:  # a game that counts nothing looks at nothing
        pass
    faulty = {fault.seat for fault in faults_of(bots)}
    return Counted(
        number,
        tuple(win_shares(places(state, faulty), game.cooperative)),
        tuple(state.scores()),
        tuple(categories(state, seat) for seat in range(state.seats)),
        insight,
    )


def gather(
    plan: Plan, hiring: Hiring | None = None, progress: Callable[[int], None] | None = None
) -> Stats:
    """Play the plan and count."""
    games: list[Counted] = []

    def keep(done: list[Counted]) -> None:
        games.extend(done)
        if progress is not None:
            progress(len(done))

    play_all(partial(count_games, plan), range(plan.games), hiring, keep)
    games.sort(key=lambda game: game.number)
    return add_up(plan, games)


class _Mean:
    """The parts of a `Grown`: sums weighted with the part of the victory."""

    def __init__(self) -> None:
        self._seats = 0
        self._amount = self._won = self._won_amount = 0.0

    def add(self, amount: float, share: float) -> None:
        self._seats += 1
        self._amount += amount
        self._won += share
        self._won_amount += share * amount

    def grown(self) -> Grown:
        lost = self._seats - self._won
        return Grown(
            self._amount / self._seats,
            self._won_amount / self._won if self._won else 0.0,
            (self._amount - self._won_amount) / lost if lost else 0.0,
        )


def add_up(plan: Plan, games: Sequence[Counted]) -> Stats:
    """All figures, from all games in order."""
    seats = plan.setup.seats
    score = _Mean()
    by_seat = [Ratio() for _ in range(seats)]
    traits: dict[tuple[str, str], Ratio] = {}
    gains: dict[tuple[str, str], tuple[Ratio, list[int]]] = {}
    levels: dict[tuple[str, int], _Mean] = {}
    lines = list(dict.fromkeys(key for game in games for sheet in game.sheets for key in sheet))
    sheets = {key: _Mean() for key in lines}
    for game in games:
        deal = game.number // plan.block
        shares = game.shares
        for seat in range(seats):
            by_seat[seat].add(deal, shares[seat])
            score.add(game.scores[seat], shares[seat])
            for key, mean in sheets.items():
                mean.add(game.sheets[seat].get(key, 0), shares[seat])
        for trait in game.insight.traits:
            traits.setdefault((trait.kind, trait.item), Ratio()).add(deal, shares[trait.seat])
        for gain in game.insight.gains:
            ratio, moments = gains.setdefault((gain.kind, gain.item), (Ratio(), []))
            ratio.add(deal, shares[gain.seat])
            moments.append(gain.when)
        for level in game.insight.levels:
            mean = levels.setdefault((level.kind, level.when), _Mean())
            mean.add(level.amount, shares[level.seat])
    return Stats(
        plan,
        score.grown(),
        _chances(plan, by_seat),
        _by_kind(dict(zip(traits, _chances(plan, list(traits.values())), strict=True))),
        _by_kind(_gained(plan, gains)),
        _by_kind({key: mean.grown() for key, mean in levels.items()}),
        {key: mean.grown() for key, mean in sheets.items()},
    )


K = TypeVar("K", str, int)
F = TypeVar("F")


def _by_kind(found: Mapping[tuple[str, K], F]) -> dict[str, dict[K, F]]:
    """What was found by kind and item, kind by kind, in order."""
    kinds: dict[str, dict[K, F]] = {}
    for kind, item in sorted(found):
        kinds.setdefault(kind, {})[item] = found[kind, item]
    return kinds


def _deals(plan: Plan) -> int:
    return plan.games // plan.block


def _chances(plan: Plan, ratios: Sequence[Ratio]) -> list[Chance]:
    shares = intervals(ratios, _deals(plan), shares=True)
    return [Chance(ratio.count, share) for ratio, share in zip(ratios, shares, strict=True)]


def _gained(
    plan: Plan, gains: Mapping[tuple[str, str], tuple[Ratio, list[int]]]
) -> dict[tuple[str, str], Gained]:
    shares = intervals([ratio for ratio, _ in gains.values()], _deals(plan), shares=True)
    return {
        key: Gained(
            ratio.count,
            ratio.count / plan.games,
            share,
            fmean(moments),
            dict(sorted(Counter(moments).items())),
        )
        for (key, (ratio, moments)), share in zip(gains.items(), shares, strict=True)
    }
