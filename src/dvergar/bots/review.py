"""Going through a game that was played: what each decision was worth, and what was better.

A review is
{
  "game": "nidavellir", "seats": 2, "cooperative": false, "playouts": 200,
  "curve": [{"move": 0, "chances": [0.5, 0.5]}, …],    each seat's chance after so many moves
  "decisions": [                                      in the order in which they were made
    {"move": 12, "seat": 0, "action": "take W9",      after so many moves this was played
     "options": 3,                                    out of so many
     "chances": [0.43, 0.57], "points": 171.2,        what was to be expected of it
     "lost": 0.12, "error": 0.02,                     how much the best would have been better
     "why": [{"key", "args"}],                        what spoke for it, and not for the best
     "best": null | {"action": "take M2", "chances": […], "points": 180.0,
                     "why": […], "line": [{"seat": 0, "action": "take M2"}, …]}}]
}
Every decision is looked at from what its seat knew then, with a seed and at most so many playouts:
it ends sooner where more of them would tell nothing. What it takes to know that are the playouts
themselves, so the review of a game is the same every time. `best` is null where what was played was
best.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from dvergar.bots.analysis import plain_line, why
from dvergar.bots.playout import is_free, result, sealed
from dvergar.bots.search.run import Search
from dvergar.bots.tally import Tally
from dvergar.kernel.action import Action
from dvergar.kernel.match import Move
from dvergar.kernel.state import State

#: playouts of one search if nobody says otherwise
PLAYOUTS = 200
#: a loss below this, or below so many standard errors, may be chance
_LEAST, _ERRORS = 0.01, 2.0
#: after so many pairs of playouts each it is asked whether enough is known
_PAIRS = 20
#: the standard error of a chance that is known well enough
_EXACT = 0.02


def choices(start: State, moves: Sequence[Move]) -> list[int]:
    """The numbers of the moves in which something was decided.

    Not where nothing could be chosen, nor a sealed choice that its seat replaced before it showed.
    """
    state = start.copy()
    found: dict[int, Move] = {}
    for number, move in enumerate(moves):
        if move.seat in sealed(state, state.to_act[0]):
            del found[max(n for n in found if found[n].seat == move.seat)]
        if is_free(state, move.seat):
            found[number] = move
        state.apply(move.seat, move.action)
    return list(found)


def positions(start: State, moves: Sequence[Move]) -> Iterator[tuple[int, State, Move]]:
    """Each decision: its number, the position before it, and what was played."""
    wanted = set(choices(start, moves))
    state = start.copy()
    for number, move in enumerate(moves):
        if number in wanted:
            yield number, state, move
        state.apply(move.seat, move.action)


def judge(state: State, seat: int, action: Action, playouts: int, number: int) -> dict[str, Any]:
    """What a search thinks of an action that was chosen after `number` moves.

    The search finds the best option, then learns as much of the one that was played. How much
    better the best is, is measured afterwards by up to as many playouts again: both options in
    pairs, in the same worlds. So what was tried seldom is not underrated, what won by luck not
    overrated.
    """
    search = Search(state, seat, random.Random(number))
    for left in range(playouts, 0, -1):
        if _is_settled(search, left):
            break
        search.iterate()
    best = max(search.root.options.values(), key=lambda option: (option.visits, option.value))
    line = plain_line(search)
    for _ in range(best.visits - search.root.option(action).visits):
        search.iterate(action)
    rivals = list(dict.fromkeys((action, best.action)))
    tallies = [Tally(state.seats, seat) for _ in rivals]
    lost: list[float] = []
    played: list[float] = []
    for pair in range(max(1, playouts // 2)):
        payoffs: list[float] = []
        for rival, tally in zip(rivals, tallies, strict=True):
            search.source = random.Random(f"{number} {pair}")
            playout = search.iterate(rival)
            tally.add(playout)
            payoffs.append(playout.payoffs[seat])
        lost.append(payoffs[-1] - payoffs[0])
        played.append(payoffs[0])
        if len(lost) % _PAIRS == 0 and _are_known(lost, played):
            break
    mean = fmean(lost)
    found: dict[str, Any] = {
        "move": number,
        "seat": seat,
        "action": str(action),
        "options": _possible(state, seat),
        "chances": tallies[0].chances,
        "points": tallies[0].points,
        "lost": round(max(mean, 0.0), 4),
        "error": round(_error(lost), 4),
        "why": why(state, seat, action),
        "best": None,
    }
    if mean > 0:
        reasons = why(state, seat, best.action)
        found["best"] = {
            "action": str(best.action),
            "chances": tallies[1].chances,
            "points": tallies[1].points,
            "why": _without(reasons, found["why"]),
            "line": line,
        }
        found["why"] = _without(found["why"], reasons)
    return found


def _possible(state: State, seat: int) -> int:
    """How many options there are, described ones too."""
    forms = state.forms(seat)
    described = [form.verb for form in forms]
    listed = [action for action in state.legal(seat) if action.verb not in described]
    return len(listed) + sum([form.size for form in forms])


def _is_settled(search: Search, left: int) -> bool:
    """Whether so many playouts can no longer change which option was tried most."""
    visits = sorted([option.visits for option in search.root.options.values()])
    return len(visits) > 0 and visits[-1] > sum(visits[-2:-1]) + left


def _are_known(lost: list[float], played: list[float]) -> bool:
    """Is the loss known so well that its error plays no part in what is a mistake, and the chance
    well enough for the curve?"""
    return _ERRORS * _error(lost) <= _LEAST and _error(played) <= _EXACT


def _error(figures: list[float]) -> float:
    """The standard error of the mean."""
    return pstdev(figures) / sqrt(len(figures))


def _without(reasons: list[Any], others: list[Any]) -> list[Any]:
    """What speaks for one action and not for the other."""
    return [reason for reason in reasons if reason not in others]


def put_together(end: State, moves: int, playouts: int, judged: Iterable[Any]) -> dict[str, Any]:
    """A review from what was found out so far; `end` is the position after all moves."""
    decisions = list(judged)
    curve: list[dict[str, Any]] = []
    if decisions:
        first = decisions[0]
        before = first["best"] or first
        curve.append({"move": first["move"], "chances": before["chances"]})
    curve += [{"move": each["move"] + 1, "chances": each["chances"]} for each in decisions]
    if end.is_over:
        curve = [point for point in curve if point["move"] < moves]
        curve.append({"move": moves, "chances": [round(share, 4) for share in result(end)]})
    return {
        "game": end.game.name,
        "seats": end.seats,
        "cooperative": end.game.cooperative,
        "playouts": playouts,
        "curve": curve,
        "decisions": decisions,
    }


def mistakes(decisions: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The decisions that lost something for certain, the worst first."""
    sure = [each for each in decisions if each["lost"] >= max(_LEAST, _ERRORS * each["error"])]
    return sorted(sure, key=lambda each: float(each["lost"]), reverse=True)
