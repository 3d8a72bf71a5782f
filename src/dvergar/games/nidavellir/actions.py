"""What can be said in this game: every action, built once, and how it is written.

    bid 5 3 0            coins on taverns 1, 2, 3; the other two go to the pouch
    coin 5               Uline's owner: this coin on the current tavern
    take W9              a card of the current tavern (R3, also written +3: the royal offering)
    transform 8 pouch    a coin and where it lies: 1, 2, 3 (tavern), pouch or hand
    recruit dagda
    discard W M          Dagda's and Bonfur's discards, by column
    thrud E              put Thrud on a column
    ylud W               put Ylud on a column
    exchange 3 5         add 3 and 5, discard the 5
    keep E11             one of the explorers' three cards

A plain number is a coin by its value; `5g` is the treasury's gold 5, `3s` the special 3.
"""

from __future__ import annotations

from itertools import combinations, permutations

from dvergar.games.nidavellir.figures import COINS, LETTERS, TAVERNS, Figures
from dvergar.kernel.action import Action

#: by place of the board: how it is written
PLACES = ("1", "2", "3", "pouch", "pouch", "hand")

VERBS = [
    *("bid", "coin", "take", "transform", "recruit"),
    *("discard", "thrud", "ylud", "exchange", "keep"),
]

_WAYS_TO_BID = tuple(permutations(range(COINS), TAVERNS))
#: how many hands' bids are remembered
_MOST_HANDS = 20_000


class Actions:
    """All actions of the game, so that a list of legal ones is a matter of looking them up."""

    def __init__(self, figures: Figures) -> None:
        tavern_cards = figures.card_ids[: figures.special]
        columns = [*LETTERS]
        self._coin_ids = figures.coin_ids
        self.take = [Action("take", (card,)) for card in tavern_cards]
        self.keep = [Action("keep", (card,)) for card in tavern_cards]
        self.coin = [Action("coin", (coin,)) for coin in figures.coin_ids]
        self.recruit = [Action("recruit", (hero,)) for hero in figures.hero_ids]
        self.thrud = [Action("thrud", (column,)) for column in columns]
        self.ylud = [Action("ylud", (column,)) for column in columns]
        #: by coin and place
        self.transform = [
            [Action("transform", (coin, place)) for place in PLACES] for coin in figures.coin_ids
        ]
        #: by kept and discarded coin
        self.exchange = [
            [Action("exchange", (kept, gone)) for gone in figures.coin_ids]
            for kept in figures.coin_ids
        ]
        #: by the columns that lose their top card
        self.discard = {
            chosen: Action("discard", tuple(columns[column] for column in chosen))
            for count in (1, 2)
            for chosen in combinations(range(len(columns)), count)
        }
        #: by the coins on taverns 1, 2, 3
        self._bid = [
            [
                [Action("bid", (first, second, third)) for third in figures.coin_ids]
                for second in figures.coin_ids
            ]
            for first in figures.coin_ids
        ]
        self._bids: dict[tuple[int, ...], tuple[Action, ...]] = {}
        self._known = {
            str(action).lower(): action
            for group in (
                self.take,
                self.keep,
                self.coin,
                self.recruit,
                self.thrud,
                self.ylud,
                *self.transform,
                *self.exchange,
                self.discard.values(),
            )
            for action in group
        }

    def bids(self, coins: tuple[int, ...]) -> tuple[Action, ...]:
        """Every bid with these five coins: rule 4.2. Equal coins make equal bids."""
        found = self._bids.get(coins)
        if found is None:
            if len(self._bids) >= _MOST_HANDS:
                self._bids.clear()
            bid = self._bid
            options = [bid[coins[i]][coins[j]][coins[k]] for i, j, k in _WAYS_TO_BID]
            if len(set(coins)) < len(coins):
                options = list(dict.fromkeys(options))
            found = self._bids[coins] = tuple(options)
        return found

    def read(self, action: Action) -> Action | None:
        """The action in its one spelling, or None if there is no such action.

        Small and capital letters are the same, `+3` is the royal offering, and the columns of a
        discard may come in any order.
        """
        verb = action.verb.lower()
        args = tuple([word.lower() for word in action.args])
        if verb == "bid":
            known = len(args) == TAVERNS and all(coin in self._coin_ids for coin in args)
            return Action(verb, args) if known else None
        if verb == "discard":
            args = tuple(sorted(args, key=_column_order))
        elif verb in ("take", "keep"):
            args = tuple([word.replace("+", "r") for word in args])
        return self._known.get(str(Action(verb, args)))


def _column_order(letter: str) -> int:
    return LETTERS.index(letter.upper()) if letter.upper() in LETTERS else len(LETTERS)
