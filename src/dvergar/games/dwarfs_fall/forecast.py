"""How a game will probably end: each seat's chance and score, judged when a turn begins."""

from __future__ import annotations

from math import exp
from typing import Final

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
from dvergar.games.dwarfs_fall.plan import Plan
from dvergar.games.dwarfs_fall.scoring import totals
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.games.dwarfs_fall.worth import ACTION, GOAL, OGRE_CARD, Wishes, rounds_left

#: how many points make one seat e times as likely to win as another; at the end and before it
_SPREAD_AT_END: Final = 2.0
_SPREAD_A_ROUND: Final = 1.1
#: how much of a goal's worth the gems for it are
_GEMS_FOR_A_GOAL: Final = 0.75
#: how much of a secret goal's worth a part of it is
_PART_OF_SECRET: Final = 0.4
#: a goal that could be shown and is not is probably another one
_NOT_SHOWN: Final = 0.3
#: what a kingdom card in hand is worth, and what one costs that leaves no room for gems
_CARD_IN_HAND: Final = 0.4
_CROWDED: Final = 0.9
#: how much of what a seat could do in one turn is worth having before one
_NEXT_TURN: Final = 0.5
#: what a card is worth that one could lay then
_SOME_CARD: Final = 0.3
#: how much of its part of a task a dwarf on the table is worth, and what one costs who is shut out
_DWARF: Final = 0.2
_SHUT_OUT: Final = 0.6
#: points that a round brings, and how many less for each point that one has: fitted to games of bots
_ROUND: Final = 5.3
_SLOWER: Final = 0.05


def is_start_of_turn(state: DwarfsFallState) -> bool:
    step = state.agenda[-1]
    return step.name == "act" and state.used == 0 and not state.resolved


def chances(state: DwarfsFallState) -> list[float]:
    """Each seat's chance of winning."""
    prospects = [prospect(state, Wishes(state, seat)) for seat in range(state.seats)]
    rounds = max([wishes for _, wishes in prospects])
    spread = _SPREAD_AT_END + _SPREAD_A_ROUND * rounds
    best = max([points for points, _ in prospects])
    weights = [exp((points - best) / spread) for points, _ in prospects]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def prospect(state: DwarfsFallState, wishes: Wishes) -> tuple[float, float]:
    """The points that a seat has or will probably get, and how many rounds are left."""
    figures = state.config.figures
    seat = wishes.seat
    player = state.players[seat]
    kingdom = state.kingdoms.of(seat)
    rounds = wishes.rounds
    value = float(figures.monster_points * len(player.monsters))
    value += sum([figures.trade_points[goal] for goal in player.goals])
    value += GOAL * player.goals_done() if rounds else 0.0
    for gem, count in enumerate(player.gems):
        value += count * figures.gem_points[gem]
    if kingdom is not None:
        value += kingdom.points
        value += 0.0 if kingdom.giant else ACTION * rounds
    value += _secret_prospect(state, wishes)
    if rounds:
        value += _trade_prospect(wishes)
        value += OGRE_CARD * len(player.ogres)
        value += _CARD_IN_HAND * len(player.hand) - _CROWDED * max(len(player.hand) - 5, 0)
        value += _dwarf_prospect(wishes)
        value += _NEXT_TURN * Plan(wishes, _SOME_CARD).value
    return value, rounds


def _trade_prospect(wishes: Wishes) -> float:
    """How near the gems in hand come to the goal that they serve best."""
    state = wishes.state
    cost = state.config.figures.cost
    own = state.players[wishes.seat].gems
    best = 0.0
    part = _GEMS_FOR_A_GOAL if wishes.shops else 0.5 * _GEMS_FOR_A_GOAL
    for goal, net in wishes.net.items():
        asked = cost[goal]
        whole = wishes.shop_need + sum(
            [count * each for count, each in zip(asked, wishes.effort, strict=True)]
        )
        done = sum(
            [
                min(count, held) * each
                for count, held, each in zip(asked, own, wishes.effort, strict=True)
            ]
        )
        best = max(best, part * net * done / whole)
    return best


def _secret_prospect(state: DwarfsFallState, wishes: Wishes) -> float:
    figures = state.config.figures
    player = state.players[wishes.seat]
    prize = figures.secret_points[player.secret]
    if player.revealed:
        return float(prize)
    part = min(secret_part(state, wishes.seat, player.secret), 1.0)
    if part >= 1.0:
        return prize if state.last_round else _NOT_SHOWN * prize
    return _PART_OF_SECRET * prize * part * part if wishes.rounds else 0.0


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
        return len(player.monsters) / amount
    if secret == DISGUISED_OGRE:
        return len(player.ogres) / amount
    if secret == MINER:
        return sum([min(held, amount) for held in player.gems]) / (amount * len(GEMS))
    if secret == EXPLORER:
        return explorer_part(state, seat)
    return player.gems[EMERALD] / amount


def explorer_part(state: DwarfsFallState, seat: int) -> float:
    """The dwarfs on the two monsters with most of them, as far as they count."""
    figures = state.config.figures
    amount = figures.secret_amount[EXPLORER]
    counts = sorted(
        [
            min(here[seat], amount)
            for cell, here in state.dwarfs.items()
            if figures.is_monster[state.tops[cell] >> 4]
        ]
    )
    return sum(counts[-2:]) / (2 * amount)


def _dwarf_prospect(wishes: Wishes) -> float:
    """Dwarfs who wait for others to join them, and those who wait in vain."""
    state, seat = wishes.state, wishes.seat
    figures = state.config.figures
    value = 0.0
    for cell, here in state.dwarfs.items():
        own = here[seat]
        if own:
            kind = state.tops[cell] >> 4
            missing = max(figures.need[kind] - own, 0)
            if missing > figures.spaces[kind] - sum(here):
                value -= _SHUT_OUT * own
            else:
                value += _DWARF * wishes.task(cell) * own / (own + missing)
    return value


def expected_scores(state: DwarfsFallState) -> list[float]:
    """Each seat's probable final score: what it would have now, and what rounds bring."""
    rounds = rounds_left(state)
    return [points + rounds * (_ROUND - _SLOWER * points) for points in totals(state)]
