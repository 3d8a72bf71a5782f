"""What a bot can have a taste for: heroes, coins, one of the classes, or risk.

Each liking says what a card and a hero are worth more to somebody who has it, in points; from that
follows what a bid is worth that may buy the card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import pstdev
from typing import NamedTuple

from dvergar.games.nidavellir.advice.worth import Army, bought, rivals_ahead
from dvergar.games.nidavellir.figures import CLASSES, TAVERNS
from dvergar.games.nidavellir.state import NidavellirState
from dvergar.kernel.action import Action
from dvergar.kernel.game import RISK, Liking

#: of what a card adds to the hope of heroes, so much counts once more
_HEROES = 0.4
#: a point of coin
_COIN = 0.35
#: laying the coin that trades two others
_TRADING = 1.1
#: heroes that make coins grow
_COIN_HERO = 4.0
#: a card and a hero of the class that one likes
_CLASS_CARD, _CLASS_HERO = 0.8, 2.5
#: a point of deviation between the coins of a bid: all on one tavern, or something everywhere
_SPREAD = 0.06


class Taste(NamedTuple):
    """A liking, piece by piece."""

    card: Callable[[NidavellirState, int, int], float]
    hero: Callable[[NidavellirState, int, int], float]
    #: for a bid with the coin that trades two others
    trading: float = 0.0


def _nothing(state: NidavellirState, seat: int, piece: int) -> float:
    return 0.0


def _is_offering(state: NidavellirState, card: int) -> bool:
    return card >= state.config.figures.first_offering


def _hope(state: NidavellirState, seat: int, card: int) -> float:
    """How much nearer a card brings the next heroes."""
    if _is_offering(state, card):
        return 0.0
    army = Army(state, seat)
    before = army.prospects()
    army.add(state.config.figures.card_class[card], 1, 0)
    return _HEROES * (army.prospects() - before)


def _coin(state: NidavellirState, seat: int, card: int) -> float:
    figures = state.config.figures
    return _COIN * figures.offering_add[card] if _is_offering(state, card) else 0.0


def _coin_hero(state: NidavellirState, seat: int, hero: int) -> float:
    power = state.config.figures.hero_power[hero]
    return _COIN_HERO if power in ("transform", "highest_coin") else 0.0


def _class(column: int) -> Taste:
    def card(state: NidavellirState, seat: int, card: int) -> float:
        if _is_offering(state, card):
            return 0.0
        return _CLASS_CARD if state.config.figures.card_class[card] == column else 0.0

    def hero(state: NidavellirState, seat: int, hero: int) -> float:
        return _CLASS_HERO if state.config.figures.hero_class[hero] == column else 0.0

    return Taste(card, hero)


TASTES: dict[str, Taste] = {
    "heroes": Taste(_hope, _nothing),
    "coins": Taste(_coin, _coin_hero, _TRADING),
    **{f"{name}s": _class(column) for column, name in enumerate(CLASSES)},
}


def _liking(taste: Taste) -> Liking:
    def liking(state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
        figures = state.config.figures
        verb = actions[0].verb
        if verb in ("take", "keep"):
            return [taste.card(state, seat, figures.card_of[each.args[0]]) for each in actions]
        if verb == "recruit":
            return [taste.hero(state, seat, figures.hero_of[each.args[0]]) for each in actions]
        if verb == "bid":
            return _bids(taste, state, seat, actions)
        return [0.0] * len(actions)

    return liking


def _bids(
    taste: Taste, state: NidavellirState, seat: int, actions: Sequence[Action]
) -> list[float]:
    """A bid is worth what it will probably buy."""
    figures = state.config.figures
    bids: list[dict[str, float]] = []
    for tavern in range(TAVERNS):
        here = state.taverns[tavern]
        wishes = sorted([taste.card(state, seat, card) for card in here], reverse=True)
        bids.append(
            {
                figures.coin_ids[coin]: bought(wishes, rivals_ahead(state, seat, coin))
                for coin in state.players[seat].coins()
            }
        )
    found: list[float] = []
    for action in actions:
        value = sum([bids[tavern][name] for tavern, name in enumerate(action.args)], 0.0)
        if taste.trading and any(figures.is_trading[figures.coin_of[n]] for n in action.args):
            value += taste.trading
        found.append(value)
    return found


def _risk(state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
    """A bid that wins one tavern and loses another, against one in the middle everywhere."""
    if actions[0].verb != "bid":
        return [0.0] * len(actions)
    figures = state.config.figures
    value = {name: float(figures.coin_value[coin]) for name, coin in figures.coin_of.items()}
    return [_SPREAD * pstdev([value[name] for name in action.args]) for action in actions]


LIKINGS: dict[str, Liking] = {RISK: _risk, **{name: _liking(TASTES[name]) for name in TASTES}}
