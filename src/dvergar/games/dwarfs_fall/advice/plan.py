"""A turn as a whole: which tasks can be finished with the actions that are left, and what the
others are good for. Two dwarfs on a mine bring nothing one by one."""

from __future__ import annotations

from typing import Final, NamedTuple

from dvergar.games.dwarfs_fall.advice.worth import Wishes
from dvergar.games.dwarfs_fall.figures import HIRE, HUNTER, MINE, SHOP, SLAY
from dvergar.games.dwarfs_fall.rules import allowed

#: how many of the best tasks are combined
_MOST_TASKS: Final = 9
#: how much of its part of a task a dwarf is worth who waits there for the next turn
_WAITING: Final = 0.5
#: the same for a hunter before a monster, which nobody slays in one turn
_STALKING: Final = 0.8
#: what each further card or dwarf of one turn is worth beside the one before
_FURTHER: Final = 0.85
#: what the loss of a card too many in hand costs
_LOST: Final = 1.6


class Job(NamedTuple):
    """A task that could be finished in this turn."""

    cell: int
    #: dwarfs that are missing
    missing: int
    worth: float
    gem: int
    amount: int
    #: cards that come to the hand
    cards: int
    shop: bool


class Plan:
    """The best use of the actions that are left, and of one less."""

    __slots__ = (
        "_by_cell",
        "_others",
        "_room",
        "left",
        "otherwise",
        "value",
        "value_with_one_less",
        "waiting",
        "wishes",
    )

    def __init__(self, wishes: Wishes, best_card: float) -> None:
        state, seat = wishes.state, wishes.seat
        player = state.players[seat]
        figures = state.config.figures
        self.wishes = wishes
        self.left = max(allowed(state, seat) - state.used, 0)
        self._room = figures.hand_limit - player.hand_size()
        #: by cell: what a dwarf is worth who waits there
        self.waiting: dict[int, float] = {}
        jobs = self._jobs()
        best_waiting = max(self.waiting.values(), default=0.0) if player.supply else 0.0
        #: what an action is worth that finishes no task
        self.otherwise = max(best_card, best_waiting, 0.0)
        #: by number: what so many of them are worth
        self._others = [0.0]
        extra = self.otherwise
        for _ in range(self.left):
            self._others.append(self._others[-1] + extra)
            extra *= _FURTHER
        self._by_cell: dict[int, float] = {}
        self.value = self.value_with_one_less = float("-inf")
        self._combine(jobs, min(player.supply, self.left))

    def _jobs(self) -> list[Job]:
        wishes = self.wishes
        state, seat = wishes.state, wishes.seat
        figures = state.config.figures
        found: list[Job] = []
        for cell, top in state.tops.items():
            kind = top >> 4
            here = state.dwarfs.get(cell)
            own = here[seat] if here is not None else 0
            missing = max(figures.need[kind] - own, 0)
            free = figures.spaces[kind] - (sum(here) if here is not None else 0)
            if missing > free:
                continue
            worth = wishes.task(cell)
            shop = kind == SHOP
            if worth <= 0.0 and not shop:
                continue
            part = worth or 2.0
            need = figures.need[kind]
            hunted = figures.task[kind] == SLAY and wishes.secret == HUNTER
            patience = _STALKING if hunted else _WAITING
            waits = patience * part / need * (0.8 + 0.4 * own / need)
            self.waiting[cell] = waits if wishes.rounds else 0.0
            if missing <= self.left:
                task = figures.task[kind]
                amount = figures.amount[kind] if task == MINE else 0
                gem = figures.gem[kind]
                cards = amount + (task == HIRE)
                found.append(Job(cell, missing, worth, gem, amount, cards, shop))
        return found

    def _combine(self, jobs: list[Job], dwarfs: int) -> None:
        """Every few of the best tasks; those that are ready will be done in any case."""
        ready = [job for job in jobs if not job.missing]
        jobs = [job for job in jobs if job.missing and job.missing <= dwarfs]
        jobs.sort(key=lambda job: -(job.worth + (3.0 if job.shop else 0.0)) / job.missing)
        del jobs[_MOST_TASKS:]
        self._consider(ready, 0)
        chosen = [([*ready, job], job.missing, number) for number, job in enumerate(jobs)]
        for tasks, needed, number in chosen:  # it grows on the way
            self._consider(tasks, needed)
            for further in range(number + 1, len(jobs)):
                whole = needed + jobs[further].missing
                if whole <= dwarfs:
                    chosen.append(([*tasks, jobs[further]], whole, further))

    def _consider(self, jobs: list[Job], needed: int) -> None:
        value = 0.0
        gained = 0
        shops = 0
        gems = list(self.wishes.state.players[self.wishes.seat].gems)
        for job in jobs:
            gained += job.cards
            if job.shop:
                shops += 1
            else:
                value += job.worth
                if job.amount:
                    gems[job.gem] += job.amount
        if shops:
            value += self.wishes.trade(gems)
        spare = self.left - needed
        total = self._with_spare(value, gained, spare)
        if total > self.value:
            self.value = total
        by_cell = self._by_cell
        for job in jobs:
            if job.cell not in by_cell or total > by_cell[job.cell]:
                by_cell[job.cell] = total
        if spare:
            total = self._with_spare(value, gained, spare - 1)
            if total > self.value_with_one_less:
                self.value_with_one_less = total

    def _with_spare(self, value: float, gained: int, spare: int) -> float:
        """Tasks together with actions that finish none; cards too many in hand are lost."""
        lost = gained - self._room - spare
        return value + self._others[spare] - (_LOST * lost if lost > 0 else 0.0)

    # --- what an action is worth -------------------------------------------------------------

    def instead(self, worth: float) -> float:
        """An action that finishes no task, beside the best use of the others."""
        return self.value_with_one_less + worth

    def dwarf_to(self, cell: int) -> float:
        """One more dwarf on a card: for a task of this turn, or to wait there."""
        waits = self.instead(self.waiting.get(cell, -0.5))
        return max(waits, self._by_cell.get(cell, waits))

    def done(self) -> float:
        """No more actions: what is ready, and nothing else."""
        wishes = self.wishes
        state = wishes.state
        need = state.config.figures.need
        ready = [
            cell
            for cell, here in state.dwarfs.items()
            if here[wishes.seat] >= need[state.tops[cell] >> 4]
        ]
        return sum([wishes.task(cell) for cell in ready], 0.0)
