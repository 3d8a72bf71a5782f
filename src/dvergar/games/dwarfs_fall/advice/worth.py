"""What gems, goals, tasks and ogres are worth to a seat, in points; from what that seat may know.

An action is the coin of this game: a goal is worth its points beyond the gems it costs, spread over
the actions that are still missing, and so a gem is worth more the nearer it brings a goal.
"""

from __future__ import annotations

from typing import Final

from dvergar.games.dwarfs_fall.cards import why_no_dig
from dvergar.games.dwarfs_fall.figures import (
    BUILDER,
    DIG,
    DISGUISED_OGRE,
    DRAGON,
    EMERALD,
    EXPLORER,
    GEM,
    GIANT,
    HUNTER,
    KINDS,
    KING,
    MINER,
    NOTHING,
    OGRE,
    SHOP,
    SLAY,
    SORCERER,
    TRADE,
)
from dvergar.games.dwarfs_fall.kingdoms import Kingdoms, Region
from dvergar.games.dwarfs_fall.state import DwarfsFallState

#: what a goal is worth beyond its points: it brings the end nearer
GOAL: Final = 3.0
#: what one more action in each turn to come is worth
ACTION: Final = 0.9
#: what an ogre card is worth in hand
OGRE_CARD: Final = 1.3
#: what a gem is worth to somebody whose plans one does not know
SOME_GEM: Final = 1.9
#: rounds that a goal takes
_ROUNDS_FOR_A_GOAL: Final = 3.0
#: how much of a goal's worth remains when there is hardly time for it
_TOO_LATE: Final = 0.2
#: how often a mine that works again will probably be used
_USES: Final = 2.0
#: how much of a task is worth an ogre card that may clear the way for it
_HELP: Final = 0.3
#: how much a card is worth less for each one that lies on it
_DEEPER: Final = 0.5
#: how many cards and points a kingdom may gain by one card
_CARDS_AT_ONCE: Final = 2
_POINTS_AT_ONCE: Final = 3
#: what a monster on the table is worth to who has to find two
_PREY: Final = 2.5
#: how much a point more for somebody else hurts, with one opponent
_ENVY: Final = 0.7


def rounds_left(state: DwarfsFallState) -> float:
    """How many rounds probably come after this one."""
    if state.last_round:
        return 0.0
    most = max([player.goals_done() for player in state.players])
    missing = max(state.config.goals_to_end - most, 1)
    return min(_ROUNDS_FOR_A_GOAL * missing - 1.0, float(state.config.max_rounds - state.round))


class Wishes:
    """What a seat wants now."""

    __slots__ = (
        "card",
        "effort",
        "envy",
        "gem",
        "monster",
        "net",
        "ogre",
        "point",
        "rounds",
        "seat",
        "secret",
        "shop_need",
        "state",
        "there",
    )

    def __init__(self, state: DwarfsFallState, seat: int) -> None:
        figures = state.config.figures
        player = state.players[seat]
        self.state = state
        self.seat = seat
        self.rounds = rounds_left(state)
        self.secret = NOTHING if player.revealed else player.secret
        self.envy = _ENVY / (state.seats - 1)
        #: actions for one gem of each kind
        self.effort = [figures.need[mine] / figures.amount[mine] for mine in figures.mine]
        self.shop_need = figures.need[SHOP]
        #: by kind: how many lie on the table
        self.there = [0] * len(KINDS)
        for top in state.tops.values():
            self.there[top >> 4] += 1
        #: what a card and a point in the own kingdom, a monster and an ogre card are worth
        self.card = self.monster = 0.0
        self.point = 1.0
        self.ogre = OGRE_CARD / (1 + 0.5 * len(player.ogres.cards)) if self.rounds else 0.1
        #: by trade goal in the row: points beyond the gems it costs
        self.net = {
            goal: figures.trade_points[goal]
            + self.goal_bonus()
            - sum(
                [
                    count * points
                    for count, points in zip(figures.cost[goal], figures.gem_points, strict=True)
                ]
            )
            for goal in state.trade_row
        }
        self.gem = [float(points) for points in figures.gem_points]
        self._wish_for_trades()
        self._wish_for_the_secret()
        if self.rounds:
            self.ogre += _HELP * self.shut_out()

    def goal_bonus(self) -> float:
        """A goal brings the end nearer; the last one is wanted by those in front."""
        state = self.state
        if state.last_round:
            return 0.0
        if state.players[self.seat].goals_done() + 1 < state.config.goals_to_end:
            return GOAL
        points = [open_points(state, other) for other in range(state.seats)]
        behind = max(points) - points[self.seat]
        return GOAL + 2.0 if behind < 12 else 0.0

    def _wish_for_trades(self) -> None:
        """A missing gem is worth its share of the best goal that it leads to."""
        state = self.state
        figures = state.config.figures
        own = state.players[self.seat].gems
        time = 4.0 * (self.rounds + 1.0)
        uplift = [0.0, 0.0, 0.0, 0.0]
        for goal, net in self.net.items():
            missing = [
                max(asked - held, 0) for asked, held in zip(figures.cost[goal], own, strict=True)
            ]
            if any(short > there for short, there in zip(missing, state.piles, strict=True)):
                continue
            effort = float(self.shop_need)
            for short, each in zip(missing, self.effort, strict=True):
                effort += short * each
            density = net / effort * (1.0 if effort <= time else _TOO_LATE)
            for gem, short in enumerate(missing):
                if short:
                    uplift[gem] = max(uplift[gem], density * self.effort[gem])
        for gem, more in enumerate(uplift):
            self.gem[gem] += more

    def _wish_for_the_secret(self) -> None:
        """A secret goal is worth its points in as many parts as steps are missing."""
        if self.secret == NOTHING:
            return
        figures = self.state.config.figures
        player = self.state.players[self.seat]
        kingdom = self.state.kingdoms.of(self.seat)
        amount = figures.secret_amount[self.secret]
        prize = figures.secret_points[self.secret] + self.goal_bonus()
        if self.secret == BUILDER:
            self.card = prize / max(amount - (len(kingdom.cells) if kingdom else 0), _CARDS_AT_ONCE)
        elif self.secret == KING:
            self.point += prize / max(amount - (kingdom.points if kingdom else 0), _POINTS_AT_ONCE)
        elif self.secret == HUNTER:
            self.monster = prize / max(amount - len(player.monsters), 1)
        elif self.secret == DISGUISED_OGRE:
            self.ogre = prize / max(amount - len(player.ogres.cards), 1)
        elif self.secret == SORCERER:
            self.gem[EMERALD] += prize / max(amount - player.gems[EMERALD], 1)
        elif self.secret == MINER:
            lacking = [gem for gem, held in enumerate(player.gems) if held < amount]
            for gem in lacking:
                self.gem[gem] += prize / len(lacking)

    def shut_out(self) -> float:
        """What the best task would bring that only foreign dwarfs prevent: ogres help there."""
        state, seat = self.state, self.seat
        figures = state.config.figures
        best = 0.0
        for cell, here in state.dwarfs.items():
            kind = state.tops[cell] >> 4
            free = figures.spaces[kind] - sum(here)
            if figures.is_monster[kind] and figures.need[kind] - here[seat] > free:
                best = max(best, self.task(cell))
        return best

    # --- tasks -------------------------------------------------------------------------------

    def task(self, cell: int) -> float:
        """What the task of a card would bring now; a shop's depends on the gems, see `trade`."""
        state = self.state
        figures = state.config.figures
        kind = state.tops[cell] >> 4
        task = figures.task[kind]
        if task == GEM:
            gem = figures.gem[kind]
            count = min(figures.amount[kind], state.piles[gem])
            return 0.0 if state.kingdoms.region[cell].dragon else count * self.gem[gem]
        if task == OGRE:
            return self.ogre if state.ogre_deck or state.ogre_discard else 0.0
        if task == TRADE:
            return self.trade(state.players[self.seat].gems)
        if task == DIG:
            return self.best_dig(cell)[1]
        return self.slay(cell)

    def trade(self, gems: tuple[int, ...] | list[int]) -> float:
        """What a trade with these gems would bring."""
        cost = self.state.config.figures.cost
        best = 0.0
        for goal, net in self.net.items():
            asked = cost[goal]
            if (
                net > best
                and gems[0] >= asked[0]
                and gems[1] >= asked[1]
                and gems[2] >= asked[2]
                and gems[3] >= asked[3]
            ):
                best = net
        return best

    def slay(self, cell: int) -> float:
        """A trophy, and what the monster did to whose kingdom."""
        state = self.state
        figures = state.config.figures
        kind = state.tops[cell] >> 4
        region = state.kingdoms.region[cell]
        harm = -figures.points[kind] + (ACTION * self.rounds if kind == GIANT else 0.5)
        value = figures.monster_points + self.monster
        if kind == DRAGON:
            value += self.freed_mines(region)
        for owner in region.castles:
            value += harm if owner == self.seat else -self.envy * harm
        return value

    def freed_mines(self, region: Region) -> float:
        """What the mines of a region would be worth without its dragon: those that are the only
        ones of their kind to lie open."""
        state = self.state
        figures = state.config.figures
        regions = state.kingdoms.region
        shut: set[int] = set()
        working: set[int] = set()
        for cell, top in state.tops.items():
            gem = figures.gem[top >> 4]
            if gem != NOTHING:
                if not regions[cell].dragon:
                    working.add(gem)
                elif regions[cell] is region:
                    shut.add(gem)
        return min(self.rounds, _USES) * sum([self.gem[gem] for gem in shut - working], 0.0)

    def best_dig(self, castle: int) -> tuple[int, float]:
        """The stack that is best dug from a castle, and what that brings; NOTHING: none."""
        state = self.state
        if state.config.dig_castle and state.kingdoms.region[castle].monster:
            return NOTHING, 0.0
        best, found = 0.0, NOTHING
        for cell in state.covered:
            if why_no_dig(state, cell) is None:
                value = self.dig(cell)
                if value > best:
                    best, found = value, cell
        return found, best

    def dig(self, cell: int) -> float:
        """What comes of turning a stack over; of what lies deeper, a part."""
        state = self.state
        figures = state.config.figures
        value = 0.0
        share = 1.0
        for number in reversed(state.covered[cell]):
            value = max(value, share * self.use(number >> 4))
            share *= _DEEPER
        value -= self.use(state.tops[cell] >> 4, besides=-1)
        top = state.covered[cell][-1]
        return value + self.kingdoms_change(state.kingdoms.with_top(cell, top, state.tops, figures))

    # --- cards on the table ------------------------------------------------------------------

    def use(self, kind: int, besides: int = 0) -> float:
        """What one more card of a kind on the table is good for: the first is worth the most.

        With `besides=-1`, what one of those that lie there is good for.
        """
        there = self.there[kind] + besides
        figures = self.state.config.figures
        task = figures.task[kind]
        if task == TRADE:
            return (6.0, 1.0, 0.2)[min(there, 2)]
        if task == GEM:
            want = self.gem[figures.gem[kind]] - figures.gem_points[figures.gem[kind]]
            return (2.5 + want, 0.6 * want, 0.1)[min(there, 2)]
        if task == OGRE:
            return (1.0, 0.2, 0.1)[min(there, 2)]
        if task == SLAY and self.secret in (HUNTER, EXPLORER):
            return _PREY if self.there[DRAGON] + self.there[GIANT] + besides < 2 else 0.0
        return 0.0

    def kingdoms_change(self, after: Kingdoms) -> float:
        """What other walls or cards do to everybody's kingdoms."""
        before = self.state.kingdoms
        value = 0.0
        for seat in range(self.state.seats):
            old, new = before.of(seat), after.of(seat)
            points = (new.points if new else 0) - (old.points if old else 0)
            cards = (len(new.cells) if new else 0) - (len(old.cells) if old else 0)
            giant = (new is not None and new.giant) - (old is not None and old.giant)
            if seat == self.seat:
                value += self.point * points + self.card * cards
                value -= ACTION * self.rounds * giant
            else:
                value -= self.envy * (points - ACTION * self.rounds * giant)
        return value


def open_points(state: DwarfsFallState, seat: int) -> float:
    """The points of a seat that everybody can count; gems by their number."""
    return known_points(state, seat) + SOME_GEM * sum(state.players[seat].gems)


def known_points(state: DwarfsFallState, seat: int) -> float:
    """The points of a seat without its gems."""
    figures = state.config.figures
    player = state.players[seat]
    kingdom = state.kingdoms.of(seat)
    points = sum([figures.trade_points[goal] for goal in player.goals])
    points += figures.secret_points[player.secret] if player.revealed else 0
    points += figures.monster_points * len(player.monsters)
    return points + (kingdom.points if kingdom is not None else 0)


def monster_harm(kind: int, rounds: float) -> float:
    """What a monster in a kingdom costs its owner beyond its points."""
    if kind == GIANT:
        return ACTION * rounds
    return 1.0 if kind == DRAGON else 0.0
