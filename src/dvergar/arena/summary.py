"""What a tournament says about its bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, combinations
from typing import Any, NamedTuple

from dvergar.arena.bootstrap import Interval, Ratio, intervals
from dvergar.arena.contest import Contest, win_shares
from dvergar.arena.outside import Fault
from dvergar.arena.rating import rate
from dvergar.arena.schedule import Plan, seating
from dvergar.games import game as find_game


class Times(NamedTuple):
    """How long a bot took for decisions in which it had a choice, in microseconds."""

    decisions: int
    mean: float
    p50: int
    p99: int


class Standing(NamedTuple):
    """One bot. A share is of the games on its seats: fair is one by the number of seats."""

    bot: str
    #: games, counted once for each seat that it had
    played: int
    #: a shared victory is a fraction of one, unless all play together
    wins: float
    share: Interval
    #: None: where all win or lose together, nobody is rated
    rating: Interval | None
    score: Interval
    #: mean points by line of the score sheet
    categories: dict[str, float]
    times: Times | None
    faults: list[Fault]


class Duel(NamedTuple):
    """A bot beside another: how often it finished ahead, level or behind; level counts half."""

    ahead: int
    level: int
    behind: int
    share: Interval


class Lonely(NamedTuple):
    """A bot alone against a table full of another."""

    bot: str
    other: str
    games: int
    share: Interval


class Ending(NamedTuple):
    """How games ended in which all win or lose together: `key` as in the outcome."""

    key: str
    won: bool
    games: int
    share: Interval


class Summary(NamedTuple):
    """All figures of a tournament. Nothing but the times depends on the machine."""

    plan: Plan
    deals: int
    decisions: int
    #: the best first
    standings: list[Standing]
    #: by the names of two bots
    duels: dict[tuple[str, str], Duel]
    #: only where there are fewer bots than seats
    lonely: list[Lonely]
    #: only where all win or lose together: the most frequent first
    endings: list[Ending]

    def as_json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.setup.seats,
            "options": dict(plan.setup.options),
            "seed": plan.setup.seed,
            "games": plan.games,
            "deals": self.deals,
            "decisions": self.decisions,
            "bots": [
                {
                    "bot": each.bot,
                    "played": each.played,
                    "wins": each.wins,
                    "share": each.share._asdict(),
                    "rating": None if each.rating is None else each.rating._asdict(),
                    "score": each.score._asdict(),
                    "categories": each.categories,
                    "faults": [fault._asdict() for fault in each.faults],
                }
                for each in self.standings
            ],
            "duels": [
                {"bot": one, "other": other, **duel._asdict(), "share": duel.share._asdict()}
                for (one, other), duel in self.duels.items()
            ],
            "alone": [{**each._asdict(), "share": each.share._asdict()} for each in self.lonely],
            "endings": [{**each._asdict(), "share": each.share._asdict()} for each in self.endings],
            "times_us": {
                each.bot: each.times._asdict() for each in self.standings if each.times is not None
            },
        }


def summarise(plan: Plan, contests: Sequence[Contest]) -> Summary:
    """All figures, from all games in order."""
    cooperative = find_game(plan.game, plan.data).cooperative
    bots = range(len(plan.bots))
    deals = plan.games // plan.block
    wins, scores = [Ratio() for _ in bots], [Ratio() for _ in bots]
    lonely = [Ratio() for _ in plan.lineups]
    duels = _Duels()
    points: list[Counter[str]] = [Counter() for _ in bots]
    times: list[Counter[int]] = [Counter() for _ in bots]
    faults: list[list[Fault]] = [[] for _ in bots]
    for contest in contests:
        sitting = seating(plan, contest.number)
        shares = win_shares(contest.places, cooperative)
        for seat, bot in enumerate(sitting.bots):
            wins[bot].add(sitting.deal, shares[seat])
            scores[bot].add(sitting.deal, contest.scores[seat])
            points[bot].update(contest.sheets[seat])
            if contest.times:
                times[bot].update(contest.times[seat])
            if sitting.places[seat] == 0:
                lonely[sitting.lineup].add(sitting.deal, shares[seat])
        for fault in contest.faults:
            faults[sitting.bots[fault.seat]].append(fault)
        if not cooperative:
            duels.add(sitting.deal, sitting.bots, contest.places)
    ratings = [None for _ in bots] if cooperative else rate(plan, contests)
    means = intervals(scores, deals)
    standings = [
        Standing(
            name,
            wins[bot].count,
            round(wins[bot].total, 6),
            share,
            ratings[bot],
            means[bot],
            {key: amount / wins[bot].count for key, amount in points[bot].items()},
            _times(times[bot]),
            faults[bot],
        )
        for bot, (name, share) in enumerate(
            zip(plan.bots, intervals(wins, deals, shares=True), strict=True)
        )
    ]
    return Summary(
        plan,
        deals,
        sum(contest.decisions for contest in contests),
        sorted(standings, key=_rank),
        duels.counted(plan, deals),
        _alone(plan, lonely, deals),
        _endings(plan, contests, deals) if cooperative else [],
    )


def _rank(standing: Standing) -> float:
    """The best first: the highest rating or, where nobody is rated, the highest share."""
    return -(standing.rating or standing.share).value


def _endings(plan: Plan, contests: Sequence[Contest], deals: int) -> list[Ending]:
    won = {contest.ending: contest.places[0] == 1 for contest in contests}
    ratios = {key: Ratio() for key in won}
    for contest in contests:
        for key, ratio in ratios.items():
            ratio.add(seating(plan, contest.number).deal, float(key == contest.ending))
    shares = intervals(list(ratios.values()), deals, shares=True)
    found = [
        Ending(key, won[key], round(ratio.total), share)
        for (key, ratio), share in zip(ratios.items(), shares, strict=True)
    ]
    return sorted(found, key=lambda each: (-each.games, each.key))


class _Duels:
    """How often each bot finished ahead of each other, over all games."""

    def __init__(self) -> None:
        self._results: dict[tuple[int, int], Counter[int]] = {}
        self._shares: dict[tuple[int, int], Ratio] = {}

    def add(self, deal: int, bots: Sequence[int], places: Sequence[int]) -> None:
        for (one, mine), (other, theirs) in combinations(zip(bots, places, strict=True), 2):
            if one != other:
                self._add(deal, one, other, (mine > theirs) - (mine < theirs))
                self._add(deal, other, one, (theirs > mine) - (theirs < mine))

    def _add(self, deal: int, one: int, other: int, sign: int) -> None:
        pair = (one, other)
        self._results.setdefault(pair, Counter())[sign] += 1
        self._shares.setdefault(pair, Ratio()).add(deal, (1 - sign) / 2)

    def counted(self, plan: Plan, deals: int) -> dict[tuple[str, str], Duel]:
        pairs = sorted(self._shares)
        shares = intervals([self._shares[pair] for pair in pairs], deals, shares=True)
        return {
            (plan.bots[pair[0]], plan.bots[pair[1]]): Duel(
                self._results[pair][-1], self._results[pair][0], self._results[pair][1], share
            )
            for pair, share in zip(pairs, shares, strict=True)
        }


def _alone(plan: Plan, ratios: Sequence[Ratio], deals: int) -> list[Lonely]:
    if len(plan.bots) >= plan.setup.seats:
        return []
    shares = intervals(ratios, deals, shares=True)
    return [
        Lonely(plan.bots[lineup[0]], plan.bots[lineup[1]], ratio.count, share)
        for lineup, ratio, share in zip(plan.lineups, ratios, shares, strict=True)
    ]


def _times(counted: Counter[int]) -> Times | None:
    decisions = counted.total()
    if not decisions:
        return None
    mean = sum(us * count for us, count in counted.items()) / decisions
    return Times(decisions, mean, percentile(counted, 0.5), percentile(counted, 0.99))


def percentile(counted: Counter[int], part: float) -> int:
    """The smallest value that at least this part of all does not exceed."""
    values = sorted(counted)
    sums = accumulate(counted[value] for value in values)
    need = part * counted.total()
    return next(value for value, reached in zip(values, sums, strict=True) if reached >= need)
