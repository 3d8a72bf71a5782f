"""Ratings from places, by openskill's Plackett–Luce model, with intervals by the bootstrap."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from openskill.models import PlackettLuce

from dvergar.arena.bootstrap import Interval, draws, groups_of
from dvergar.arena.contest import Contest
from dvergar.arena.schedule import Plan, seating

_SEED = 1
_SAMPLES = 100
#: so many games are rated in each sample; of more, the interval is reckoned from a part
_MOST_GAMES = 400
#: so many standard deviations to either side hold 95 %
_DEVIATIONS = 1.96


def rate(plan: Plan, contests: Sequence[Contest]) -> list[Interval]:
    """By bot: its rating (openskill's mu) and the interval."""
    chance = random.Random(_SEED)
    ratings = _rated(plan, contests, chance)
    deals = -(-plan.games // plan.block)
    group_of, groups = groups_of(deals)
    grouped: list[list[Contest]] = [[] for _ in range(groups)]
    for contest in contests:
        grouped[group_of[contest.number // plan.block]].append(contest)
    per_group = len(contests) / groups
    part = min(groups, max(1, int(_MOST_GAMES / per_group)))

    def rated_again(drawn: Sequence[int]) -> list[float]:
        again = [contest for group in drawn[:part] for contest in grouped[group]]
        return _rated(plan, again, chance)

    samples = [rated_again(drawn) for drawn in draws(groups, _SAMPLES)]
    # the spread of a figure from a part of the games is larger by the root of that part
    scale = _DEVIATIONS * sqrt(part / groups)
    spreads = [scale * stdev(sample[bot] for sample in samples) for bot in range(len(ratings))]
    return [
        Interval(mu, mu - spread, mu + spread) for mu, spread in zip(ratings, spreads, strict=True)
    ]


def _rated(plan: Plan, contests: Sequence[Contest], chance: random.Random) -> list[float]:
    """Rated one after the other, in a drawn order: that of the schedule would be unfair."""
    # strength does not change during a tournament: hence no tau, which would forget old games
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in plan.bots]
    for contest in chance.sample(contests, len(contests)):
        bots = seating(plan, contest.number).bots
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in bots]
        rated = model.rate(teams, ranks=[float(place) for place in contest.places])
        for bot in set(bots):
            # a bot on several seats learns from all of them, as much as from one
            mine = [team[0] for team, other in zip(rated, bots, strict=True) if other == bot]
            mu, sigma = fmean(each.mu for each in mine), fmean(each.sigma for each in mine)
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return [rating.mu for rating in ratings]
