"""What a tournament has found so far, in a folder: games are added as they come, none is lost.

`games.jsonl` begins with the plan and has a line for each game; `times.jsonl` keeps apart what
differs from machine to machine. A line that was cut off by a crash is forgotten.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dvergar.arena.contest import Contest, as_line, from_line
from dvergar.arena.schedule import ARENA, Plan
from dvergar.games import game as find_game
from dvergar.kernel.errors import DvergarError, why_failed
from dvergar.kernel.message import Args

_FORMAT = 1
GAMES = "games.jsonl"
TIMES = "times.jsonl"


def plan_line(plan: Plan) -> dict[str, Any]:
    """The first line of the results: all that decides how a game of the plan goes.

    The number of games does not, so that a tournament can be made longer.
    """
    game = find_game(plan.game, plan.data)
    return {
        "results": _FORMAT,
        "game": plan.game,
        "rules": game.rules_version,
        "data": game.data_mark,
        "seats": plan.setup.seats,
        "options": dict(plan.setup.options),
        "seed": plan.setup.seed,
        "bots": list(plan.bots),
    }


class Results:
    """The results of a plan, in memory and (with a folder) on disk."""

    def __init__(self, plan: Plan, folder: Path | None) -> None:
        """Go on with what the folder has; another plan's results are refused."""
        self._plan = plan
        self._folder = folder
        self._found: dict[int, Contest] = {}
        if folder is not None:
            try:
                self._open(folder)
            except OSError as error:
                args: Args = {"folder": str(folder), **why_failed(error)}
                raise DvergarError("bad-report", args, ARENA) from None

    def missing(self) -> list[int]:
        """The games that are still to be played."""
        return [number for number in range(self._plan.games) if number not in self._found]

    def all(self) -> list[Contest]:
        """The games of the plan that were played, in order."""
        return [self._found[number] for number in sorted(self._found) if number < self._plan.games]

    def add(self, contests: Iterable[Contest]) -> None:
        """Keep finished games."""
        new = {contest.number: contest for contest in contests}
        self._found.update(new)
        if self._folder is not None:
            _append(self._folder / GAMES, [as_line(self._plan, each) for each in new.values()])
            _append(self._folder / TIMES, [_times_line(each) for each in new.values()])

    def close(self) -> None:
        """When all is played: the games in order, so that the file is the same on every machine."""
        if self._folder is None:
            return
        lines = [plan_line(self._plan)]
        lines += [as_line(self._plan, self._found[number]) for number in sorted(self._found)]
        sorted_file = self._folder / f"{GAMES}.part"
        sorted_file.unlink(missing_ok=True)
        _append(sorted_file, lines)
        sorted_file.replace(self._folder / GAMES)

    def _open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / GAMES
        lines = _read_lines(file)
        if not lines:
            if any(folder.iterdir()) and not file.exists():
                raise DvergarError("bad-report-folder", {"folder": str(folder)}, ARENA)
            _append(file, [plan_line(self._plan)])
            return
        if "results" not in lines[0]:
            raise _damaged(file, 1)
        if lines[0] != plan_line(self._plan):
            raise DvergarError("bad-other-plan", {"folder": str(folder)}, ARENA)
        times = {line["number"]: line["times"] for line in _read_lines(folder / TIMES)}
        for number, line in enumerate(lines[1:], 2):
            try:
                contest = from_line(line)
            except (KeyError, TypeError):
                raise _damaged(file, number) from None
            spent = times.get(contest.number, ())
            clocks = tuple({int(us): count for us, count in each.items()} for each in spent)
            self._found[contest.number] = contest._replace(times=clocks)


def _damaged(file: Path, line: int) -> DvergarError:
    return DvergarError("bad-results", {"file": str(file), "line": line}, ARENA)


def _times_line(contest: Contest) -> dict[str, Any]:
    return {"number": contest.number, "times": contest.times}


def _append(file: Path, lines: Iterable[object]) -> None:
    with file.open("a", encoding="utf-8", newline="\n") as out:
        out.write("".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines]))


def _read_lines(file: Path) -> list[dict[str, Any]]:
    """The lines of a file; one that was cut off at the end is removed from it."""
    if not file.exists():
        return []
    content = file.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        with file.open("rb+") as damaged:
            damaged.truncate(whole)
    found: list[dict[str, Any]] = []
    for number, line in enumerate(content[:whole].splitlines(), 1):
        try:
            read = json.loads(line)
        except ValueError:
            read = None
        if not isinstance(read, dict):
            raise _damaged(file, number)
        found.append(read)
    return found
