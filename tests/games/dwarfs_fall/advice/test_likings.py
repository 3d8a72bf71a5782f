"""What a bot can have a taste for in Dwar7s Fall."""

from __future__ import annotations

import dvergar
from dvergar.bots import make_bot
from dvergar.games.dwarfs_fall.advice.likings import LIKINGS
from dvergar.games.dwarfs_fall.figures import DIG, HIRE, MINE, SLAY, TRADE
from dvergar.games.dwarfs_fall.rules import allowed
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.game import RISK

TASKS = {"gems": MINE, "goals": TRADE, "ogres": HIRE, "monsters": SLAY, "kingdom": DIG}


def positions(count: int = 40) -> list[tuple[DwarfsFallState, int]]:
    game = dvergar.game("dwarfs_fall")
    bot = make_bot("greedy", 3, game)
    state: DwarfsFallState = game.new(seats=2, seed=4)
    found: list[tuple[DwarfsFallState, int]] = []
    while len(found) < count and not state.is_over:
        seat = state.to_act[0]
        if state.agenda[-1].name == "act":
            found.append((state.copy(), seat))
        state.apply(seat, bot.choose(state, seat))
    return found


def test_a_dwarf_is_wanted_on_the_task_that_is_liked_and_on_no_other() -> None:
    liked: set[str] = set()
    for state, seat in positions():
        legal = [action for action in state.legal(seat) if action.verb == "place"]
        if not legal:
            continue
        tasks = state.config.figures.task
        for name, task in TASKS.items():
            for action, more in zip(legal, LIKINGS[name](state, seat, legal), strict=True):
                cell = state.config.actions.cell_of[action.args[0]]
                assert (more > 0) is (tasks[state.tops[cell] >> 4] == task)
                liked.update([name] if more > 0 else [])
    assert {"gems", "goals"} <= liked


def test_risk_is_a_dwarf_on_a_task_that_this_turn_cannot_finish() -> None:
    seen: set[bool] = set()
    for state, seat in positions():
        legal = [action for action in state.legal(seat) if action.verb == "place"]
        if not legal:
            continue
        for action, more in zip(legal, LIKINGS[RISK](state, seat, legal), strict=True):
            cell = state.config.actions.cell_of[action.args[0]]
            need = state.config.figures.need[state.tops[cell] >> 4]
            left = allowed(state, seat) - state.used - 1
            waits = state.own_dwarfs(cell, seat) + 1 + left < need
            assert (more > 0) is waits
            seen.add(waits)
    assert seen == {True, False}
