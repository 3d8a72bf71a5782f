"""What a seat would quickly do: the policy of playouts, which must cost next to nothing."""

from __future__ import annotations

from collections.abc import Sequence

from dvergar.games.nidavellir.advice.forecast import FAR, FEATURES, NEAR, WEIGHTS, rounds_left
from dvergar.games.nidavellir.figures import BLACKSMITH, EXPLORER, HUNTER, MINER, NEUTRAL, WARRIOR
from dvergar.games.nidavellir.state import NidavellirState, Player
from dvergar.kernel.action import Action

#: what a hero brings besides its class: a first guess, in points
_HERO = 20.0
_POWERS = {"highest_coin": 15.0, "transform": 10.0, "bids_last": 5.0, "always_on_top": 6.0}
_BROTHERS = (14.0, 30.0, 45.0, 27.0, 27.0)
_YLUD = 12.0
_COST_OF_A_DISCARD = 6.0

_AT = {name: number for number, name in enumerate(FEATURES)}
_W_POINTS, _W = _AT["warrior_points"], _AT["warriors"]
_H2, _H = _AT["hunters_squared"], _AT["hunters"]
_MP, _M, _P = _AT["miners_times_points"], _AT["miners"], _AT["miner_points"]
_B2, _B = _AT["blacksmiths_squared"], _AT["blacksmiths"]
_E_POINTS, _E, _I = _AT["explorer_points"], _AT["explorers"], _AT["idunn_explorers"]
_COINS = _AT["coins"]
_NEXT, _FAR = _AT["next_line"], _AT["next_line_far"]


def next_weights(state: NidavellirState) -> tuple[float, ...]:
    """The weights that will hold when this round is over."""
    return WEIGHTS.of(state.seats, rounds_left(state))


def gain(weight: tuple[float, ...], player: Player, column: int, more: int, points: int) -> float:
    """What ranks and points in a column bring to an army, the way to the next line included."""
    ranks = player.ranks[column]
    if column == WARRIOR:
        value = weight[_W_POINTS] * points + weight[_W] * more
    elif column == HUNTER:
        value = weight[_H2] * more * (2 * ranks + more) + weight[_H] * more
    elif column == MINER:
        sums = player.points[MINER]
        value = weight[_MP] * ((ranks + more) * (sums + points) - ranks * sums)
        value += weight[_M] * more + weight[_P] * points
    elif column == BLACKSMITH:
        value = weight[_B2] * more * (2 * ranks + more) + weight[_B] * more
    else:
        value = weight[_E_POINTS] * points + weight[_E] * more
    line = len(player.heroes) + 1
    if ranks < line:
        missing = sum([line - own for own in player.ranks if own < line])
        closer = missing - min(more, line - ranks)
        if closer == 0:
            value += _HERO
        else:
            value += weight[_NEXT] * (NEAR[closer] - NEAR[missing])
            value += weight[_FAR] * (FAR[closer] - FAR[missing])
    return value


def card_gain(
    state: NidavellirState, weight: tuple[float, ...], player: Player, card: int
) -> float:
    """What a card of a tavern brings to an army."""
    figures = state.config.figures
    if card >= figures.first_offering:
        return weight[_COINS] * figures.offering_add[card]
    return gain(weight, player, figures.card_class[card], 1, figures.card_points[card])


def quick_take(state: NidavellirState, seat: int, actions: Sequence[Action]) -> Action:
    """The card that brings most."""
    card_of = state.config.figures.card_of
    weight = next_weights(state)
    player = state.players[seat]
    best, found = -1e9, actions[0]
    for action in actions:
        value = card_gain(state, weight, player, card_of[action.args[0]])
        if value > best:
            best, found = value, action
    return found


def quick_recruit(state: NidavellirState, seat: int, actions: Sequence[Action]) -> Action:
    """The hero that brings most."""
    figures = state.config.figures
    weight = next_weights(state)
    player = state.players[seat]
    best, found = -1e9, actions[0]
    for action in actions:
        hero = figures.hero_of[action.args[0]]
        power = figures.hero_power[hero]
        column = figures.hero_class[hero]
        value = float(figures.hero_worth[hero])
        if column != NEUTRAL:
            card = figures.first_hero + hero
            value += gain(
                weight, player, column, figures.card_ranks[card], figures.card_points[card]
            )
            if power == "discard":
                value -= _COST_OF_A_DISCARD * figures.hero_amount[hero]
            elif power == "bonus_per_rank":
                value += weight[_I] * (player.ranks[EXPLORER] + 1)
        elif power == "brother":
            value += _BROTHERS[sum([other in figures.brothers for other in player.heroes])]
        elif power == "placed_at_end_of_age":
            value += _YLUD
        else:
            value += _POWERS.get(power, 0.0)
        if value > best:
            best, found = value, action
    return found
