"""Our definition of a correct game, as a function that anybody can call.

    report = dvergar.conformance.check(dvergar.game("nidavellir"))
    assert report.ok, report

It plays games of every seat count and option (`choices.py`: in which combinations), by chance and,
in half of them, partly as advised. It demands of every position:
each legal action applies, listed or described, and each other is refused; forms, silence and what a
sealed choice may be replaced by are as they say; whatever is handed in, nothing else changes the
state and the error is ours; copies are independent; save and load is
identity; header and moves replay to the same state; views, events and advice keep secrets, and a
redeal draws again what is hidden; the open view shows what all seats together see; every component
is in exactly one place; the game ends; scores are sound. What it cannot see: a step that runs on
for ever, and a secret that neither a view nor a redeal treats as one.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from dvergar.conformance.choices import Rows, bad_options, option_rows
from dvergar.conformance.report import FAULTS, Fault, Findings, Report, StopRun
from dvergar.conformance.run import Run
from dvergar.kernel.game import Game
from dvergar.kernel.state import Setup

__all__ = ["FAULTS", "Fault", "Report", "check", "setups"]


def setups(
    game: Game[Any], seeds: Sequence[int], seat_counts: Iterable[int] | None = None
) -> Iterator[Setup]:
    """Every seat count and every combination of options, each with seeds of its own.

    Where there are too many combinations, those in which every two choices meet; then the seeds
    are spread over them.
    """
    number = 0
    for seats in seat_counts or game.seat_counts:
        rows, more = combinations(game, seats)
        for row, options in enumerate(rows):
            own = seeds[row :: len(rows)] or seeds[:1] if more else seeds
            for seed in own:
                yield game.setup(seats, seed + 100_003 * number, options)
            number += 1


def combinations(game: Game[Any], seats: int) -> Rows:
    """The combinations of options that are played with so many seats."""
    return option_rows(game.options, lambda row: game.why_not_setup(seats, row) is None)


def check(
    game: Game[Any],
    *,
    seeds: Sequence[int] = range(5),
    seat_counts: Iterable[int] | None = None,
    every: int = 9,
) -> Report:
    """Play games and examine every position; every n-th one thoroughly."""
    findings = Findings()
    played = [row for seats in game.seat_counts for row in combinations(game, seats).rows]
    for wrong in bad_options(game.options, played):
        findings.add(Fault("options", game.name, wrong))
    games = positions = 0
    for setup in setups(game, seeds, seat_counts):
        run = Run(game, setup, findings, every)
        try:
            run.play()
        except StopRun:
            pass
        except Exception as error:  # the fault is the game's, and naming it is the purpose
            findings.add(Fault("crash", run.where(), _last_words(error)))
        games += 1
        positions += run.positions
        if findings.enough:
            break
    if games:
        findings.judge_redeals(game.name)
    return Report(game.name, games, positions, findings.faults)


def _last_words(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} (in {frame.name}, {frame.filename}:{frame.lineno})"
