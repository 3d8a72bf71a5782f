"""One game of a tournament, written down: places, sheets, decision times and faults."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from dvergar.arena.outside import Fault, Guests, faults_of, is_outside
from dvergar.arena.play import bot_of, bot_seed, play_out, positions
from dvergar.arena.schedule import Plan, Seating, seating
from dvergar.bots import Bot
from dvergar.games import game as find_game
from dvergar.kernel.action import Action
from dvergar.kernel.game import Game
from dvergar.kernel.outcome import places as ranks
from dvergar.kernel.state import State


class Contest(NamedTuple):
    """A game that was played. All but the times is the same on every machine."""

    number: int
    decisions: int
    scores: tuple[int, ...]
    #: by seat, from 1; all winners have 1
    places: tuple[int, ...]
    #: by seat: points by line of the score sheet
    sheets: tuple[dict[str, int], ...]
    faults: tuple[Fault, ...]
    #: by seat: how many decisions took so many microseconds
    times: tuple[dict[int, int], ...]
    #: how it ended, where all win or lose together
    ending: str = ""


def contests(plan: Plan, numbers: Sequence[int]) -> list[Contest]:
    """Some games of a plan, in this process."""
    game = find_game(plan.game, plan.data)
    with Guests() as guests:
        return [_play(game, plan, number, guests) for number in numbers]


def seated(game: Game[Any], plan: Plan, sitting: Seating, number: int, guests: Guests) -> list[Bot]:
    """A bot for each seat, ours or from outside."""
    found: list[Bot] = []
    for seat, (bot, place) in enumerate(zip(sitting.bots, sitting.places, strict=True)):
        name = plan.bots[bot]
        seed = bot_seed(plan, number, place)
        if is_outside(name):
            found.append(guests.seat(name, game, plan.setup, seat, seed))
        else:
            found.append(bot_of(name, seed, game))
    return found


def _play(game: Game[Any], plan: Plan, number: int, guests: Guests) -> Contest:
    sitting = seating(plan, number)
    bots = seated(game, plan, sitting, number, guests)
    clocks = [_Clock(bot) for bot in bots]
    state, decisions = play_out(positions(game, plan, sitting, clocks))
    faults = faults_of(bots)
    return Contest(
        number,
        decisions,
        tuple(state.scores()),
        tuple(places(state, {fault.seat for fault in faults})),
        tuple(categories(state, seat) for seat in range(state.seats)),
        tuple(faults),
        tuple(dict(clock.times) for clock in clocks),
        state.outcome().key if game.cooperative else "",
    )


def places(state: State, faulty: set[int]) -> list[int]:
    """The place of each seat. A seat that made a fault comes last, so that no fault can pay;
    where all win or lose together it does not matter."""
    if state.game.cooperative:
        outcome = state.outcome()
        return [outcome.place(seat) for seat in range(state.seats)]
    merits = state.game.merits(state)
    return list(ranks([(seat not in faulty, *mine) for seat, mine in enumerate(merits)]))


def win_shares(places: Sequence[int], cooperative: bool) -> list[float]:
    """By seat: its part of the victory."""
    winners = sum(place == 1 for place in places)
    return [(1.0 if cooperative else 1 / winners) * (place == 1) for place in places]


def categories(state: State, seat: int) -> dict[str, int]:
    """The points of a seat by line of its sheet; lines of the same kind together."""
    found: Counter[str] = Counter()
    for line in state.score_sheet(seat).lines:
        found[line.key] += line.points
    return dict(found)


class _Clock:
    """Measures a bot whenever it has a choice."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.times: Counter[int] = Counter()

    def choose(self, state: State, seat: int) -> Action:
        if len(state.legal(seat)) == 1:
            return self._bot.choose(state, seat)
        begin = time.perf_counter()
        action = self._bot.choose(state, seat)
        self.times[two_digits((time.perf_counter() - begin) * 1e6)] += 1
        return action

    def besides(self, state: State, seat: int) -> Action | None:
        return self._bot.besides(state, seat)


def two_digits(figure: float) -> int:
    """Rounded to two digits, so that few different ones have to be counted."""
    return int(float(f"{max(figure, 1.0):.1e}"))


def as_line(plan: Plan, contest: Contest) -> dict[str, Any]:
    """A line of `games.jsonl`."""
    sitting = seating(plan, contest.number)
    line: dict[str, Any] = {
        "number": contest.number,
        "seed": sitting.seed,
        "bots": [plan.bots[bot] for bot in sitting.bots],
        "decisions": contest.decisions,
        "scores": contest.scores,
        "places": contest.places,
        "sheets": contest.sheets,
    }
    if contest.ending:
        line["ending"] = contest.ending
    if contest.faults:
        line["faults"] = contest.faults
    return line


def from_line(line: Mapping[str, Any]) -> Contest:
    """The game that a line of `games.jsonl` tells of, without its times."""
    return Contest(
        line["number"],
        line["decisions"],
        tuple(line["scores"]),
        tuple(line["places"]),
        tuple(line["sheets"]),
        tuple(Fault(*fault) for fault in line.get("faults", ())),
        (),
        line.get("ending", ""),
    )
