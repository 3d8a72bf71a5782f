"""What a good player looks at: the turn as a whole (plan.py), what tasks, gems and goals are worth
(worth.py), where a card should lie (laying.py), and who is in front (forecast.py).

Everything here is read from what the seat may know: its own cards and secret goal, and the table.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from dvergar.games.dwarfs_fall.actions import seat_of
from dvergar.games.dwarfs_fall.advice.forecast import chances, expected_scores, is_start_of_turn
from dvergar.games.dwarfs_fall.advice.laying import Laying, one_of_each
from dvergar.games.dwarfs_fall.advice.likings import LIKINGS
from dvergar.games.dwarfs_fall.advice.plan import Plan
from dvergar.games.dwarfs_fall.advice.reasons import reasons
from dvergar.games.dwarfs_fall.advice.worth import SOME_GEM, Wishes, open_points
from dvergar.games.dwarfs_fall.figures import (
    DISGUISED_OGRE,
    EMERALD,
    EXPLORER,
    GEMS,
    HIRE,
    MINE,
    NOTHING,
    OGRES,
    SLAY,
    SORCERER,
    TRADE,
)
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.action import Action
from dvergar.kernel.game import Liking, NoAdvice
from dvergar.kernel.message import Message

#: in a playout only so many places for cards are looked at
_GLANCE: Final = 24
#: the order of tasks: by what one may need the other for
_ORDER: Final = {SLAY: 5.0, MINE: 4.0, HIRE: 3.0, TRADE: 1.0}
_DIG_FIRST: Final = 2.0
_REVEAL: Final = 1000.0
#: explorers do not come home: how much of the goal is worth that, as long as much is to be done
_TOO_EARLY: Final = 0.3
#: what an emerald is worth to a sorcerer who has most of them
_EMERALD: Final = 3.0


class DwarfsFallAdvisor(NoAdvice):
    """Values and reasons for every kind of decision, a judgement between turns, a quick policy."""

    def values(self, state: DwarfsFallState, seat: int, actions: Sequence[Action]) -> list[float]:
        step = state.agenda[-1]
        if step.seat != seat:
            return [reveal_value(state, seat) for _ in actions]
        return VALUERS[step.name](state, seat, actions)

    def candidates(self, state: DwarfsFallState, seat: int) -> list[Action]:
        return one_of_each(state, state.legal(seat))

    def evaluate(self, state: DwarfsFallState) -> list[float] | None:
        return chances(state) if is_start_of_turn(state) else None

    def rollout(
        self,
        state: DwarfsFallState,
        seat: int,
        actions: Sequence[Action],
        source: random.Random,
    ) -> Action:
        if len(actions) > 2 * _GLANCE:
            laying = [action for action in actions if action.verb == "play"]
            others = [action for action in actions if action.verb != "play"]
            seen = min(_GLANCE, len(laying))
            actions = others + [laying[int(source.random() * len(laying))] for _ in range(seen)]
        values = self.values(state, seat, actions)
        return actions[values.index(max(values))]

    def besides(
        self, state: DwarfsFallState, seat: int, actions: Sequence[Action]
    ) -> Action | None:
        return actions[0] if actions and is_safe_to_reveal(state, seat) else None

    def expect(self, state: DwarfsFallState) -> list[float] | None:
        return expected_scores(state) if is_start_of_turn(state) else None

    def reasons(self, state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
        return reasons(state, seat, action)

    def likings(self) -> Mapping[str, Liking]:
        return LIKINGS


def reveal_value(state: DwarfsFallState, seat: int) -> float:
    """At once, unless that would end a game in which others are in front."""
    player = state.players[seat]
    if state.last_round or player.goals_done() + 1 < state.config.goals_to_end:
        return _REVEAL
    points = [open_points(state, other) for other in range(state.seats)]
    prize = state.config.figures.secret_points[player.secret]
    return _REVEAL if points[seat] + prize >= max(points) else -_REVEAL


def is_safe_to_reveal(state: DwarfsFallState, seat: int) -> bool:
    """Out of turn: what holds now may not hold later. A goal that would start the last round waits:
    that begins at the end of the seat's own turn only, and until then the others may fall back."""
    done = state.players[seat].goals_done() + 1
    return state.last_round or done < state.config.goals_to_end


# --- actions ---------------------------------------------------------------------------------


def act_values(state: DwarfsFallState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Each action together with the best use of those that are left after it."""
    wishes = Wishes(state, seat)
    laying = Laying(wishes)
    cards = [laying.value(action) if action.verb == "play" else 0.0 for action in actions]
    plan = Plan(wishes, max(cards, default=0.0))
    explore = explorer_wishes(wishes)
    cell_of = state.config.actions.cell_of
    ogres = Ogres(wishes, plan)
    found: list[float] = []
    for action, card in zip(actions, cards, strict=True):
        verb = action.verb
        if verb == "play":
            found.append(plan.instead(card))
        elif verb == "place":
            cell = cell_of[action.args[0]]
            found.append(plan.dwarf_to(cell) + explore.get(cell, 0.0))
        elif verb == "move":
            start, end = cell_of[action.args[0]], cell_of[action.args[1]]
            found.append(move_value(wishes, plan, explore, start, end))
        elif verb == "recall":
            found.append(plan.instead(-0.3))
        elif verb == "end":
            found.append(plan.done() + (0.0 if plan.left else plan.value))
        elif verb == "reveal":
            found.append(reveal_value(state, seat))
        else:
            found.append(ogres.value(action))
    return found


def move_value(
    wishes: Wishes, plan: Plan, explore: dict[int, float], start: int, end: int
) -> float:
    """A dwarf more there, a dwarf less here; it is better to have one from home, if there is."""
    state, seat = wishes.state, wishes.seat
    figures = state.config.figures
    kind = state.tops[start] >> 4
    own = state.own_dwarfs(start, seat)
    surplus = own > figures.need[kind] or start not in plan.waiting
    loss = 0.0 if surplus else wishes.task(start) / figures.need[kind] + 0.3
    gain = plan.dwarf_to(end)
    there = figures.need[state.tops[end] >> 4] - state.own_dwarfs(end, seat)
    if there == 1 and end in plan.waiting:
        gain = max(gain, plan.instead(wishes.task(end)))
    return gain + explore.get(end, 0.0) - explore.get(start, 0.0) - loss - 0.2


def explorer_wishes(wishes: Wishes) -> dict[int, float]:
    """For the explorer: what a dwarf on a monster is worth, on the two that are nearest to it."""
    if wishes.secret != EXPLORER:
        return {}
    state, seat = wishes.state, wishes.seat
    figures = state.config.figures
    amount, needed = figures.secret_amount[EXPLORER], figures.explorer_monsters
    rooms: list[tuple[int, int]] = []
    for cell, top in state.tops.items():
        if figures.is_monster[top >> 4]:
            own = state.own_dwarfs(cell, seat)
            free = figures.spaces[top >> 4] - sum(state.dwarfs.get(cell, ()))
            if own + free >= amount:
                rooms.append((own, cell))
    rooms.sort(reverse=True)
    if len(rooms) < needed:
        return {}
    prize = figures.secret_points[EXPLORER] + wishes.goal_bonus()
    player = state.players[seat]
    near_the_end = player.goals_done() + 1 >= state.config.goals_to_end or wishes.rounds <= 3
    missing = needed * amount - sum([min(own, amount) for own, _ in rooms[:needed]])
    each = prize / max(missing, 1) * (1.0 if near_the_end else _TOO_EARLY)
    return {cell: each for own, cell in rooms[:needed] if own < amount}


# --- ogres -----------------------------------------------------------------------------------


class Ogres:
    """What the ogre cards in hand could do now, beside the best use of the actions."""

    __slots__ = ("keep", "plan", "wishes")

    def __init__(self, wishes: Wishes, plan: Plan) -> None:
        self.wishes = wishes
        self.plan = plan
        saving = wishes.secret == DISGUISED_OGRE
        #: what the card is worth if it stays in hand
        self.keep = 1.5 * wishes.ogre if saving else 0.7 if wishes.rounds else 0.0

    def value(self, action: Action) -> float:
        return self.plan.value - self.keep + self._gain(action)

    def _gain(self, action: Action) -> float:
        state = self.wishes.state
        known = state.config.actions
        if action.verb == "thief":
            victim = seat_of(action.args[0])
            lead = open_points(state, victim) / 50
            return SOME_GEM * (1.0 + self.wishes.envy) + lead if self._has_room() else 0.0
        if action.verb == "crown":
            victim = seat_of(action.args[0])
            return self.wishes.ogre * len(state.players[victim].ogres.cards)
        if action.verb == "upkeep":
            return self._upkeep(known.cell_of[action.args[0]])
        if action.verb == "panic":
            owner = seat_of(action.args[0])
            start, end = (known.cell_of[name] for name in action.args[1:])
            return self._leaves(start, owner) + self._comes(end, owner)
        start, end = (known.cell_of[name] for name in action.args[:2])
        owner = seat_of(action.args[2])
        seat = self.wishes.seat
        gain = self._leaves(start, seat) + self._comes(end, seat)
        return gain + self._leaves(end, owner) + self._comes(start, owner)

    def _has_room(self) -> bool:
        state = self.wishes.state
        player = state.players[self.wishes.seat]
        return player.hand_size() - 1 < state.config.figures.hand_limit

    def _part(self, cell: int, seat: int, change: int) -> float:
        """What a seat's dwarfs on a card are worth when one more or less stands there."""
        state = self.wishes.state
        figures = state.config.figures
        kind = state.tops[cell] >> 4
        own = state.own_dwarfs(cell, seat) + change
        need = figures.need[kind]
        worth = self.wishes.task(cell) if seat == self.wishes.seat else 2.5
        return worth if own >= need else 0.6 * worth * (own / need) ** 2

    def _leaves(self, cell: int, seat: int) -> float:
        """A dwarf is gone from a card; a space is free there."""
        loss = self._part(cell, seat, 0) - self._part(cell, seat, -1)
        if seat == self.wishes.seat:
            return -loss
        return self.wishes.envy * loss + self._freed(cell, 1)

    def _comes(self, cell: int, seat: int) -> float:
        gain = self._part(cell, seat, 1) - self._part(cell, seat, 0)
        return gain if seat == self.wishes.seat else -self.wishes.envy * gain

    def _freed(self, cell: int, spaces: int) -> float:
        """What free spaces on a card are worth to whose dwarfs were shut out there."""
        state, seat = self.wishes.state, self.wishes.seat
        figures = state.config.figures
        kind = state.tops[cell] >> 4
        own = state.own_dwarfs(cell, seat)
        free = figures.spaces[kind] - sum(state.dwarfs.get(cell, ()))
        missing = figures.need[kind] - own
        if not 0 < missing <= free + spaces or missing <= free:
            return 0.0
        soon = missing <= min(self.plan.left, state.players[seat].supply)
        return self.wishes.task(cell) * (0.8 if soon else 0.4)

    def _upkeep(self, cell: int) -> float:
        """All dwarfs of a card go home."""
        state, seat = self.wishes.state, self.wishes.seat
        here = state.dwarfs[cell]
        value = 0.0
        for owner, count in enumerate(here):
            if count and owner != seat:
                value += self.wishes.envy * self._part(cell, owner, 0) + 0.1 * count
        if here[seat]:
            value -= self._part(cell, seat, 0)
        return value + self._freed(cell, sum(here) - here[seat])


# --- the other decisions ---------------------------------------------------------------------


def order_values(state: DwarfsFallState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Monsters first, then mines, and the shop with all that they gave."""
    figures = state.config.figures
    cell_of = state.config.actions.cell_of
    found: list[float] = []
    for action in actions:
        if action.verb == "reveal":
            found.append(reveal_value(state, seat))
        else:
            kind = state.tops[cell_of[action.args[0]]] >> 4
            found.append(_ORDER.get(figures.task[kind], _DIG_FIRST))
    return found


def trade_values(state: DwarfsFallState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Points beyond the gems; the sorcerer keeps emeralds if only few are missing."""
    figures = state.config.figures
    wishes = Wishes(state, seat)
    saving = wishes.secret == SORCERER and state.players[seat].gems[1] >= 3
    found: list[float] = []
    for action in actions:
        if action.verb == "reveal":
            found.append(reveal_value(state, seat))
        elif action.args[0] not in figures.trade_of:
            found.append(0.0)
        else:
            goal = figures.trade_of[action.args[0]]
            found.append(
                wishes.net[goal] - (_EMERALD * figures.cost[goal][EMERALD] if saving else 0.0)
            )
    return found


def dig_values(state: DwarfsFallState, seat: int, actions: Sequence[Action]) -> list[float]:
    """What the card that comes up is good for, and what its walls do."""
    wishes = Wishes(state, seat)
    cell_of = state.config.actions.cell_of
    found: list[float] = []
    for action in actions:
        if action.verb == "reveal":
            found.append(reveal_value(state, seat))
        else:
            cell = cell_of.get(action.args[0], NOTHING)
            found.append(wishes.dig(cell) if cell != NOTHING else 0.0)
    return found


def window_values(state: DwarfsFallState, seat: int, actions: Sequence[Action]) -> list[float]:
    return [reveal_value(state, seat) if a.verb == "reveal" else 0.0 for a in actions]


def discard_values(state: DwarfsFallState, seat: int, actions: Sequence[Action]) -> list[float]:
    """What is worth least goes; of a kind that no goal asks for so often, the surplus."""
    wishes = Wishes(state, seat)
    figures = state.config.figures
    own = state.players[seat].gems
    found: list[float] = []
    for action in actions:
        if action.verb == "reveal":
            found.append(reveal_value(state, seat))
            continue
        name = action.args[0]
        if name in OGRES:
            found.append(-wishes.ogre)
            continue
        gem = GEMS.index(name)
        wanted = max([figures.cost[goal][gem] for goal in state.trade_row], default=0)
        surplus = own[gem] > wanted and not (wishes.secret == SORCERER and name == "emerald")
        found.append(-figures.gem_points[gem] if surplus else -wishes.gem[gem] - 1.0)
    return found


#: by decision
VALUERS: dict[str, Callable[[DwarfsFallState, int, Sequence[Action]], list[float]]] = {
    "act": act_values,
    "order": order_values,
    "trade": trade_values,
    "dig": dig_values,
    "window": window_values,
    "discard": discard_values,
}
