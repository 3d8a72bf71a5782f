"""Positions for rule tests in a line or two.

table = at(seats=3).seat(0).army(W="W3 W9", H=2, M="M0", B=1, E="E5").coins("0 2 3 4 5")
table.taverns("W4 H B").bids("5 4 3", "4 5 3", "3 4 5")
table.do(0, "take W4")
assert table.player(0).ranks[WARRIOR] == 3
"""

from __future__ import annotations

from typing import Self, cast

import dvergar
from dvergar.games.nidavellir.figures import CLASSES, LETTERS, NEUTRAL, Figures
from dvergar.games.nidavellir.rules import AWARD, FINISH, REVEAL, START_AGE_2, TAKE, TAKE_BACK
from dvergar.games.nidavellir.state import EMPTY, NidavellirState, Player
from dvergar.kernel.game import OptionValue
from dvergar.kernel.step import Step

PLAIN = {"W": "W5", "H": "H", "M": "M0", "B": "B", "E": "E5"}


def at(seats: int = 2, seed: int = 1, **options: OptionValue) -> Table:
    """A fresh game in its first bidding phase."""
    return Table(seats, seed, **options)


class Table:
    """A state under construction. What is set need not add up to a whole box."""

    def __init__(self, seats: int, seed: int, **options: OptionValue) -> None:
        game = dvergar.game("nidavellir")
        self.state = cast(NidavellirState, game.new(seats=seats, seed=seed, **options))
        self.figures: Figures = self.state.config.figures
        self._seat = 0

    # --- setting up --------------------------------------------------------------------------

    def seat(self, seat: int) -> Self:
        """What follows is about this seat."""
        self._seat = seat
        return self

    def army(self, **columns: str | int) -> Self:
        """Columns by letter: cards from bottom to top, or a number of plain dwarves.

        Class heroes in a column are owned by the seat; `special` is the special blacksmith card,
        `thrud` and `ylud` lie where they are named.
        """
        player = self._player
        for letter, content in columns.items():
            column = LETTERS.index(letter)
            names = [PLAIN[letter]] * content if isinstance(content, int) else content.split()
            cards = [self.figures.card_of[name] for name in names]
            player.columns[column] = tuple(cards)
            player.ranks[column] = sum(self.figures.card_ranks[card] for card in cards)
            player.points[column] = sum(self.figures.card_points[card] for card in cards)
            for name in names:
                if name in self.figures.hero_of:
                    self._own(name)
                if name == "thrud":
                    player.thrud = column
                if name == "ylud":
                    player.ylud = column
                    player.points[column] += self.figures.ylud_points[column]
        return self

    def heroes(self, names: str) -> Self:
        """More heroes of the seat, in the command zone; class heroes go on their columns."""
        for name in names.split():
            self._own(name)
            column = self.figures.hero_class[self.figures.hero_of[name]]
            if column != NEUTRAL:
                card = self.figures.card_of[name]
                self._player.columns[column] += (card,)
                self._player.ranks[column] += self.figures.card_ranks[card]
                self._player.points[column] += self.figures.card_points[card]
        return self

    def free_heroes(self, names: str) -> Self:
        """Only these heroes are still to be had."""
        self.state.free_heroes = tuple(self.figures.hero_of[name] for name in names.split())
        return self

    def coins(self, names: str) -> Self:
        """The five coins of the seat, in hand: `0 2 3 4 5`, `5g` gold, `3s` special."""
        coins = sorted(self.figures.coin_of[name] for name in names.split())
        self._player.hand = tuple(coins)
        self._player.board = [EMPTY] * 5
        return self

    def gem(self, gem: int) -> Self:
        self._player.gem = gem
        return self

    def treasury(self, values: str) -> Self:
        """The treasury holds exactly these coins."""
        self.state.treasury = [0] * len(self.state.treasury)
        for value in values.split():
            self.state.treasury[int(value)] += 1
        return self

    def taverns(self, *contents: str) -> Self:
        """The cards of taverns 1, 2, 3; the ones not given keep theirs."""
        for tavern, content in enumerate(contents):
            self.state.taverns[tavern] = tuple(
                self.figures.card_of[name] for name in content.split()
            )
        return self

    def deck(self, age: int, names: str) -> Self:
        """The deck of an age, top card first."""
        self.state.decks[age - 1] = tuple(self.figures.card_of[name] for name in names.split())
        return self

    # --- where the game stands ---------------------------------------------------------------

    def turn(self, *seats: int, tavern: int = 1) -> Self:
        """These seats take their turns in a tavern now; nobody owes an exchange or a gem swap."""
        self.state.tavern = tavern - 1
        later = [REVEAL[k] for k in range(2, tavern - 1, -1)]
        return self.next(TAKE_BACK, *later, *[TAKE[seat] for seat in reversed(seats)])

    def next(self, *agenda: Step) -> Self:
        """This is the agenda, its last step first."""
        self.state.agenda = list(agenda)
        self.state._asked = -1
        self.state.run_on()
        return self

    def end_age_1(self) -> Self:
        """The last tavern of age 1 is finished: Ylud, distinctions, age 2."""
        self.state.decks[0] = ()
        self.state.taverns = [(), (), ()]
        return self.next(TAKE_BACK)

    def distinctions(self, names: str | None = None) -> Self:
        """The distinctions are awarded now, without Ylud; all, or only these."""
        self.state.decks[0] = ()
        self.state.taverns = [(), (), ()]
        self.state.tavern = -1
        ids = [record.id for record in self.figures.distinctions]
        chosen = ids if names is None else names.split()
        self.state.awards = tuple(ids.index(name) for name in chosen)
        return self.next(START_AGE_2, *[AWARD] * len(chosen))

    def end_age_2(self) -> Self:
        """The last tavern of age 2 is finished: Ylud, then Thrud leaves."""
        self.state.age = 2
        self.state.decks = [(), ()]
        self.state.taverns = [(), (), ()]
        return self.next(TAKE_BACK)

    def finish(self) -> Self:
        """The game ends now: Thrud leaves, scores count."""
        return self.next(FINISH)

    # --- playing -----------------------------------------------------------------------------

    def bids(self, *texts: str | None) -> Self:
        """Bid for seats 0, 1, …; None for the owner of Uline."""
        for seat, text in enumerate(texts):
            if text is not None:
                self.do(seat, f"bid {text}")
        return self

    def do(self, seat: int, text: str) -> Self:
        self.state.apply(seat, self.state.game.parse(text))
        return self

    def take_all(self) -> Self:
        """Everybody takes the first card that is left, up to the end of this tavern."""
        tavern = self.state.tavern
        while self.state.tavern == tavern:
            (seat,) = self.state.to_act
            self.do(seat, self.legal(seat)[0])
        return self

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat as texts."""
        return [str(action) for action in self.state.legal(seat)]

    def why_not(self, seat: int, text: str) -> str | None:
        """The key of the reason why this is refused."""
        reason = self.state.why_not(seat, self.state.game.parse(text))
        return reason.key if reason else None

    # --- looking -----------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def coins_of(self, seat: int) -> list[str]:
        """All five coins, lowest first."""
        value = self.figures.coin_value
        coins = sorted(self.player(seat).coins(), key=lambda coin: (value[coin], coin))
        return [self.figures.coin_ids[coin] for coin in coins]

    def board_of(self, seat: int) -> list[str | None]:
        """Coins on taverns 1, 2, 3 and in the two places of the pouch."""
        ids = self.figures.coin_ids
        return [ids[coin] if coin != EMPTY else None for coin in self.player(seat).board]

    def hand_of(self, seat: int) -> list[str]:
        return [self.figures.coin_ids[coin] for coin in self.player(seat).hand]

    def heroes_of(self, seat: int) -> list[str]:
        return [self.figures.hero_ids[hero] for hero in self.player(seat).heroes]

    def column_of(self, seat: int, letter: str) -> list[str]:
        cards = self.player(seat).columns[LETTERS.index(letter)]
        return [self.figures.card_ids[card] for card in cards]

    def ranks_of(self, seat: int) -> dict[str, int]:
        return dict(zip(LETTERS, self.player(seat).ranks, strict=True))

    def box_coins(self) -> list[str]:
        """The coins that have left the game."""
        return [self.figures.coin_ids[coin] for coin in self.state.box_coins]

    def discarded(self) -> list[str]:
        """The face-up discard pile."""
        return [self.figures.card_ids[card] for card in self.state.discard]

    def gems(self) -> list[int]:
        return [player.gem for player in self.state.players]

    def line(self, seat: int, key: str) -> int:
        """The points in a line of the score sheet; all lines of that key together."""
        assert key in (*CLASSES, "majority", "idunn", "hero", "brothers", "coins", "gem")
        sheet = self.state.score_sheet(seat)
        return sum(line.points for line in sheet.lines if line.key == key)

    @property
    def waiting(self) -> list[tuple[str, int]]:
        """What the game waits for: the step's name and seat."""
        if self.state.is_over:
            return []
        step = self.state.agenda[-1]
        return [(step.name, seat) for seat in self.state.to_act]

    @property
    def _player(self) -> Player:
        return self.state.players[self._seat]

    def _own(self, name: str) -> None:
        hero = self.figures.hero_of[name]
        self.state.free_heroes = tuple(h for h in self.state.free_heroes if h != hero)
        if hero not in self._player.heroes:
            self._player.heroes += (hero,)
        if name == "uline":
            self._player.uline = True
