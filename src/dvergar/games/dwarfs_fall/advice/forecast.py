"""How a game will probably end: each seat's expected score and chance, judged when a turn begins.

A score is expected from what lies on the table: for each feature of a seat a weight, which depends
on how many goals the foremost seat still lacks. The weights in `data/forecast.toml` were fitted to
games of bots by `tools/fit.py`; the names there are those of FEATURES here. In the last round
points are counted instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dvergar.games.dwarfs_fall.advice.plan import Plan
from dvergar.games.dwarfs_fall.advice.worth import Wishes, known_points
from dvergar.games.dwarfs_fall.figures import (
    BUILDER,
    DISGUISED_OGRE,
    EMERALD,
    EXPLORER,
    GEMS,
    HUNTER,
    KING,
    MINER,
)
from dvergar.games.dwarfs_fall.goals import can_reveal
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.forecast import Fitting, Weights, chances_of

#: what a seat is described by, in the order of `describe`
FEATURES: Final = (
    "start",
    "goals",
    "goal_points",
    "monsters",
    *GEMS,
    "extra_action",
    "kingdom_points",
    "kingdom_cards",
    "dragon",
    "ogres",
    "hand",
    "crowded",
    "shut_out",
    "towards_trade",
    "trade",
    "to_move",
    "secret",
    "next_turn",
)
#: weights are for 1, 2, and 3 or more goals that the foremost seat lacks
_STAGES: Final = 3
#: what a card is worth that could be laid then
_SOME_CARD: Final = 0.3
#: with more kingdom cards in hand gems find no room
_ROOMY: Final = 5
#: how many points make one seat e times as likely to win as another, in the last round
_SPREAD_AT_END: Final = 3.0

_EITHER_WAY: Final = {"start": 0, "hand": 0, "to_move": 0}
_HURTS: Final = {"dragon": -1, "crowded": -1, "shut_out": -1}
FITTING: Final = Fitting(
    slips=(0.0, 0.04, 0.1),
    relative=True,
    signs=dict.fromkeys(FEATURES, 1) | _EITHER_WAY | _HURTS,
)
_WEIGHTS: Final = Weights("dvergar.games.dwarfs_fall", FEATURES)


def is_start_of_turn(state: DwarfsFallState) -> bool:
    begun = state.used or state.ogres_played or state.resolved
    return not begun and state.agenda[-1].name == "act"


def stage_of(state: DwarfsFallState) -> int:
    """How far the end is: goals that the foremost seat lacks, counted from 0."""
    most = max([player.goals_done() for player in state.players])
    return min(max(state.config.goals_to_end - most - 1, 0), _STAGES - 1)


def expected_scores(state: DwarfsFallState) -> list[float]:
    """The final score that each seat can expect."""
    seats = range(state.seats)
    if state.last_round:
        return [final_points(state, seat) for seat in seats]
    weights = _WEIGHTS.of(state.seats, stage_of(state))
    return [expected_score(Wishes(state, seat), weights) for seat in seats]


def expected_score(wishes: Wishes, weights: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(describe(wishes), weights, strict=False)], 0.0)


def chances(state: DwarfsFallState) -> list[float]:
    """Each seat's chance of winning."""
    last = state.last_round
    spread = _SPREAD_AT_END if last else _WEIGHTS.of(state.seats, stage_of(state))[-1]
    return chances_of(expected_scores(state), spread)


def sample(state: DwarfsFallState) -> tuple[int, list[list[float]]] | None:
    """The stage of a game and the features of all seats, where they can be judged."""
    if state.is_over or state.last_round or not is_start_of_turn(state):
        return None
    return stage_of(state), [describe(Wishes(state, seat)) for seat in range(state.seats)]


def final_points(state: DwarfsFallState, seat: int) -> float:
    """What a seat has, and what its last turn will bring, if that is still to come."""
    figures = state.config.figures
    player = state.players[seat]
    points = known_points(state, seat)
    points += sum([a * b for a, b in zip(player.gems, figures.gem_points, strict=True)])
    if can_reveal(state, seat):
        points += figures.secret_points[player.secret]
    active = state.agenda[-1].seat
    if (seat - state.start) % state.seats >= (active - state.start) % state.seats:
        points += Plan(Wishes(state, seat), 0.0).value
    return points


def describe(wishes: Wishes) -> list[float]:
    """The features of a seat."""
    state, seat = wishes.state, wishes.seat
    figures = state.config.figures
    player = state.players[seat]
    kingdom = state.kingdoms.of(seat)
    points = sum([figures.trade_points[goal] for goal in player.goals])
    prize = figures.secret_points[player.secret]
    part = 0.0 if player.revealed else min(secret_part(state, seat, player.secret), 1.0)
    return [
        1.0,
        player.goals_done(),
        points + (prize if player.revealed else 0),
        len(player.monsters),
        *player.gems,
        kingdom is not None and not kingdom.giant,
        kingdom.points if kingdom is not None else 0,
        len(kingdom.cells) if kingdom is not None else 0,
        kingdom is not None and kingdom.dragon,
        len(player.ogres.cards),
        len(player.hand),
        max(len(player.hand) - _ROOMY, 0),
        shut_out(state, seat),
        towards_trade(wishes),
        wishes.trade(player.gems),
        state.agenda[-1].seat == seat,
        prize * part * part,
        Plan(wishes, _SOME_CARD).value,
    ]


def towards_trade(wishes: Wishes) -> float:
    """How near the gems in hand come to the goal that they serve best."""
    state = wishes.state
    cost = state.config.figures.cost
    own = state.players[wishes.seat].gems
    best = 0.0
    for goal, net in wishes.net.items():
        whole = float(wishes.shop_need)
        done = 0.0
        for asked, held, each in zip(cost[goal], own, wishes.effort, strict=True):
            whole += asked * each
            done += (asked if asked < held else held) * each
        best = max(best, net * done / whole)
    return best


def shut_out(state: DwarfsFallState, seat: int) -> int:
    """Dwarfs who wait for others in vain: there is no room for these."""
    figures = state.config.figures
    count = 0
    for cell, here in state.dwarfs.items():
        if here[seat]:
            kind = state.tops[cell] >> 4
            if figures.need[kind] - here[seat] > figures.spaces[kind] - sum(here):
                count += here[seat]
    return count


def secret_part(state: DwarfsFallState, seat: int, secret: int) -> float:
    """How much of a secret goal is done, from 0 to 1 or beyond."""
    player = state.players[seat]
    amount = state.config.figures.secret_amount[secret]
    kingdom = state.kingdoms.of(seat)
    if secret == BUILDER:
        return len(kingdom.cells) / amount if kingdom is not None else 0.0
    if secret == KING:
        return max(kingdom.points, 0) / amount if kingdom is not None else 0.0
    if secret == HUNTER:
        return hunter_part(state, seat)
    if secret == DISGUISED_OGRE:
        return len(player.ogres.cards) / amount
    if secret == MINER:
        return sum([min(held, amount) for held in player.gems]) / (amount * len(GEMS))
    if secret == EXPLORER:
        return explorer_part(state, seat)
    return player.gems[EMERALD] / amount


def hunter_part(state: DwarfsFallState, seat: int) -> float:
    """Trophies, and the dwarfs before the monster with most of them."""
    figures = state.config.figures
    waiting = [
        here[seat] / figures.need[state.tops[cell] >> 4] for cell, here in _on_monsters(state)
    ]
    slain = len(state.players[seat].monsters) + max(waiting, default=0.0)
    return slain / figures.secret_amount[HUNTER]


def explorer_part(state: DwarfsFallState, seat: int) -> float:
    """The dwarfs on the monsters with most of them, as many as the goal asks for."""
    figures = state.config.figures
    amount, needed = figures.secret_amount[EXPLORER], figures.explorer_monsters
    counts = sorted([min(here[seat], amount) for _, here in _on_monsters(state)])
    return sum(counts[-needed:]) / (needed * amount)


def _on_monsters(state: DwarfsFallState) -> list[tuple[int, Sequence[int]]]:
    """The monsters with dwarfs before them."""
    is_monster = state.config.figures.is_monster
    return [
        (cell, here) for cell, here in state.dwarfs.items() if is_monster[state.tops[cell] >> 4]
    ]
