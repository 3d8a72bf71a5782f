"""What a good player looks at: what a card, hero or coin is worth to this army now.

Everything here is read from what the seat may know: its own coins, and the others' public sets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dvergar.games.nidavellir.advice.forecast import rounds_left, turns_left
from dvergar.games.nidavellir.coins import available
from dvergar.games.nidavellir.figures import (
    BLACKSMITH,
    EXPLORER,
    HUNTER,
    LETTERS,
    MINER,
    NEUTRAL,
    TAVERNS,
    WARRIOR,
)
from dvergar.games.nidavellir.state import NOWHERE, NidavellirState, Player
from dvergar.kernel.action import Action

#: what a hero is worth before one knows which
_HERO = 17.0
#: how much of a hero's worth is left for each rank that is still missing
_PATIENCE = 0.6
#: the share of one's later cards that join a given class
_SHARE = 0.2
#: what a point of coin is worth beyond its point at the end, for each round to come
_BUYING_POWER = 0.13
#: how often a seat that comes before me takes what I want most
_RIVALRY = 0.65


class Army:
    """An army as one wants to see it: what it is worth, and what it may become."""

    __slots__ = ("heroes", "idunn", "later", "points", "ranks")

    def __init__(self, state: NidavellirState, seat: int) -> None:
        player = state.players[seat]
        self.ranks = player.ranks.copy()
        self.points = player.points.copy()
        self.heroes = len(player.heroes)
        figures = state.config.figures
        self.idunn = figures.hero_amount[figures.idunn] if figures.idunn in player.heroes else 0
        self.later = _SHARE * turns_left(state)

    def add(self, column: int, ranks: int, points: int) -> None:
        self.ranks[column] += ranks
        self.points[column] += points

    def worth(self) -> float:
        """Points now and in prospect, and the way to the next heroes."""
        ranks, points, later = self.ranks, self.points, self.later
        hunters = ranks[HUNTER] + later
        smiths = ranks[BLACKSMITH] + later
        value = points[WARRIOR] + 1.0 * ranks[WARRIOR] + points[EXPLORER]
        value += self.idunn * ranks[EXPLORER]
        value += hunters * hunters + smiths * (smiths + 5) / 2
        value += (ranks[MINER] + later) * (points[MINER] + later)
        return value + self.prospects()

    def prospects(self) -> float:
        """Heroes that the lines bring: those due now in full, the next two by what is missing."""
        due = max(min(self.ranks) - self.heroes, 0)
        value = _HERO * due
        for line in (self.heroes + due + 1, self.heroes + due + 2):
            missing = sum([line - ranks for ranks in self.ranks if ranks < line])
            if missing <= 2 * self.later * len(self.ranks):
                value += _HERO * _PATIENCE**missing
        return value


# --- cards -----------------------------------------------------------------------------------


def card_worth(state: NidavellirState, seat: int, card: int) -> float:
    """What a card of a tavern brings to this army."""
    figures = state.config.figures
    if card >= figures.first_offering:
        return figures.offering_add[card] * coin_worth(state)
    army = Army(state, seat)
    before = army.worth()
    army.add(figures.card_class[card], 1, figures.card_points[card])
    return army.worth() - before


def coin_worth(state: NidavellirState) -> float:
    """What one more point of coin brings: a point at the end, and better bids until then."""
    return 1.0 + _BUYING_POWER * rounds_left(state)


def card_values(state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
    card_of = state.config.figures.card_of
    return [card_worth(state, seat, card_of[action.args[0]]) for action in actions]


# --- heroes ----------------------------------------------------------------------------------


def hero_values(state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
    hero_of = state.config.figures.hero_of
    return [hero_worth(state, seat, hero_of[action.args[0]]) for action in actions]


def hero_worth(state: NidavellirState, seat: int, hero: int) -> float:
    """Points at the end, the ranks in a column, and what the power is good for."""
    figures = state.config.figures
    player = state.players[seat]
    power = figures.hero_power[hero]
    amount = figures.hero_amount[hero]
    army = Army(state, seat)
    before = army.worth()
    army.heroes += 1
    value = float(figures.hero_worth[hero])
    column = figures.hero_class[hero]
    if column != NEUTRAL:
        card = figures.first_hero + hero
        army.add(column, figures.card_ranks[card], figures.card_points[card])
    if power == "bonus_per_rank":
        value += amount * (army.ranks[EXPLORER] + army.later)
    elif power == "discard":
        value -= 6.0 * amount
    elif power == "highest_coin":
        value += max(_values(state, player)) * (1.0 + 0.05 * rounds_left(state))
    elif power == "transform":
        value += amount * coin_worth(state)
    elif power == "bids_last":
        value += 1.5 * rounds_left(state)
    elif power == "always_on_top":
        army.add(min(range(5), key=army.ranks.__getitem__), 1, 0)
    elif power == "placed_at_end_of_age":
        value += max(figures.ylud_points)
    elif power == "brother":
        owned = sum([other in figures.brothers for other in player.heroes])
        value += figures.brothers_points[owned + 1] - figures.brothers_points[owned]
    return value + army.worth() - before


def column_values(state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Thrud's and Ylud's columns: what a rank there brings; Thrud's is gone at the end."""
    figures = state.config.figures
    player = state.players[seat]
    found: list[float] = []
    for action in actions:
        column = LETTERS.index(action.args[0])
        army = Army(state, seat)
        if action.verb == "thrud":
            army.add(column, 1, 0)
            value = army.prospects() + 0.1 * army.ranks[column]
        else:
            if player.ylud != NOWHERE:
                army.add(player.ylud, -1, -figures.ylud_points[player.ylud])
            army.add(column, 1, figures.ylud_points[column])
            value = army.worth()
        found.append(value)
    return found


def discard_values(state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Dagda and Bonfur: what is left of the army."""
    figures = state.config.figures
    player = state.players[seat]
    found: list[float] = []
    for action in actions:
        army = Army(state, seat)
        for letter in action.args:
            column = LETTERS.index(letter)
            card = player.columns[column][-1]
            army.add(column, -figures.card_ranks[card], -figures.card_points[card])
        found.append(army.worth())
    return found


# --- coins -----------------------------------------------------------------------------------


def _values(state: NidavellirState, player: Player) -> list[int]:
    value = state.config.figures.coin_value
    return [value[coin] for coin in player.coins()]


def transform_values(state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
    """The growth of the coin, and a little for a higher one."""
    figures = state.config.figures
    amount = state.agenda[-1].args[0]
    found: list[float] = []
    for action in actions:
        old = figures.coin_value[figures.coin_of[action.args[0]]]
        new = available(state, old + amount, old if state.config.french else -1)
        found.append((new - old) + 0.05 * new)
    return found


def exchange_values(state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
    figures = state.config.figures
    found: list[float] = []
    for action in actions:
        kept, gone = (figures.coin_of[name] for name in action.args)
        lost = figures.coin_value[gone]
        new = available(state, figures.coin_value[kept] + lost, lost if state.config.french else -1)
        # of two equal coins the treasury's is the better one to lose: it can be taken again
        found.append(new - lost + 0.1 * figures.is_gold[gone])
    return found


# --- bids ------------------------------------------------------------------------------------


def bid_values(state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
    """A bid as the joint choice that it is: three taverns and what stays in the pouch."""
    figures = state.config.figures
    player = state.players[seat]
    coins = sorted(player.coins())
    wishes = [_wishes(state, seat, tavern) for tavern in range(TAVERNS)]
    gains = [
        {
            figures.coin_ids[coin]: bought(wishes[tavern], rivals_ahead(state, seat, coin))
            for coin in coins
        }
        for tavern in range(TAVERNS)
    ]
    growth = coin_worth(state)
    found: list[float] = []
    for action in actions:
        value = sum([gains[tavern][name] for tavern, name in enumerate(action.args)])
        placed = [figures.coin_of[name] for name in action.args]
        if any(figures.is_trading[coin] for coin in placed):
            pouch = coins.copy()
            for coin in placed:
                pouch.remove(coin)
            value += growth * min([figures.coin_value[coin] for coin in pouch])
        found.append(value)
    return found


def _wishes(state: NidavellirState, seat: int, tavern: int) -> list[float]:
    """What the cards of a tavern are worth to me, best first."""
    here = state.taverns[tavern]
    worth = {card: card_worth(state, seat, card) for card in dict.fromkeys(here)}
    return sorted([worth[card] for card in here], reverse=True)


def bought(wishes: list[float], ahead: float) -> float:
    """What I get if so many seats choose before me."""
    index = min(ahead * _RIVALRY, len(wishes) - 1.0)
    low = int(index)
    high = min(low + 1, len(wishes) - 1)
    return wishes[low] + (index - low) * (wishes[high] - wishes[low])


def rivals_ahead(state: NidavellirState, seat: int, coin: int) -> float:
    """How many seats I expect before me with this coin, from their public sets of coins."""
    figures = state.config.figures
    mine = figures.coin_value[coin]
    gem = state.players[seat].gem
    ahead = 0.0
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        values = _values(state, player)
        higher = sum([value > mine for value in values])
        equal = sum([value == mine for value in values]) if player.gem > gem else 0
        ahead += (higher + equal) / len(values)
    return ahead


def uline_values(state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Uline's owner knows the others' bids: the cheapest coin that gets what is wanted."""
    figures = state.config.figures
    wishes = _wishes(state, seat, state.tavern)
    gem = state.players[seat].gem
    taverns_left = TAVERNS - 1 - state.tavern
    found: list[float] = []
    for action in actions:
        coin = figures.coin_of[action.args[0]]
        mine = figures.coin_value[coin]
        ahead = 0
        for other, player in enumerate(state.players):
            if other != seat:
                theirs = figures.coin_value[player.board[state.tavern]]
                ahead += theirs > mine or (theirs == mine and player.gem > gem)
        value = bought(wishes, float(ahead)) - 0.15 * taverns_left * mine
        if figures.is_trading[coin]:
            rest = sorted(figures.coin_value[c] for c in state.players[seat].hand if c != coin)
            value += coin_worth(state) * rest[-2]
        found.append(value)
    return found


VALUERS: dict[str, Callable[[NidavellirState, int, Sequence[Action]], list[float]]] = {
    "bid": bid_values,
    "coin": uline_values,
    "take": card_values,
    "keep": card_values,
    "transform": transform_values,
    "exchange": exchange_values,
    "recruit": hero_values,
    "discard": discard_values,
    "thrud": column_values,
    "ylud": column_values,
}
