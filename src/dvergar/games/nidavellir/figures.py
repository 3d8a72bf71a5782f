"""The figures of `data/`, checked and frozen: ints and tuples for the rules.

Cards are small ints: first the kinds of dwarves (identical cards are one kind), then the royal
offerings, the special blacksmith card, and the heroes. Classes are 0 to 4 in the order of CLASSES.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from dvergar.games.nidavellir.records import (
    FILES,
    CoinRecord,
    DistinctionRecord,
    DwarfRecord,
    HeroRecord,
    OfferingRecord,
    TableRecord,
)
from dvergar.kernel.data import DataRecord
from dvergar.kernel.figures import CheckedFigures
from dvergar.kernel.message import Args

CLASSES: Final = ("warrior", "hunter", "miner", "blacksmith", "explorer")
LETTERS: Final = ("W", "H", "M", "B", "E")
WARRIOR: Final = 0
HUNTER: Final = 1
MINER: Final = 2
BLACKSMITH: Final = 3
EXPLORER: Final = 4
NEUTRAL: Final = -1

TAVERNS: Final = 3
COINS: Final = 5
#: places of a player's board: taverns 0, 1, 2, the two of the pouch, and as if it were one the hand
FIRST_IN_POUCH: Final = 3
LAST_IN_POUCH: Final = 4
HAND: Final = 5
MIN_SEATS: Final = 2
MAX_SEATS: Final = 5
SEAT_COUNTS: Final = MAX_SEATS - MIN_SEATS + 1

#: the powers that exactly one hero has
SINGLE_POWERS: Final = (
    "bonus_per_rank",
    "highest_coin",
    "bids_last",
    "always_on_top",
    "placed_at_end_of_age",
)


class Figures(CheckedFigures):
    """Every figure of the game."""

    def __init__(self, overlay: Path | None = None) -> None:
        super().__init__(__package__, "nidavellir", FILES, overlay)
        folder = self._folder
        self.dwarves = folder.load("dwarves.toml", DwarfRecord)
        self.offerings = folder.load("offerings.toml", OfferingRecord)
        self.treasury = folder.load("treasury.toml", CoinRecord)
        self.heroes = folder.load("heroes.toml", HeroRecord)
        #: in the order in which they are awarded
        self.distinctions = sorted(
            folder.load("distinctions.toml", DistinctionRecord), key=lambda record: record.place
        )
        self.table = folder.load("table.toml", TableRecord)
        self._check()
        self._number_cards()
        self._number_coins()
        self._number_heroes()

    def _values(self, name: str) -> tuple[int, ...]:
        return next(record.values for record in self.table if record.id == name)

    def _number_cards(self) -> None:
        specials = [("special", BLACKSMITH, self._special_ranks(), 0)]
        hero_cards = [
            (
                hero.id,
                CLASSES.index(hero.hero_class) if hero.hero_class != "neutral" else NEUTRAL,
                len(hero.ranks),
                sum(hero.ranks),
            )
            for hero in self.heroes
        ]
        cards = [
            *[(card.id, CLASSES.index(card.dwarf_class), 1, card.points) for card in self.dwarves],
            *[(card.id, NEUTRAL, 0, 0) for card in self.offerings],
            *specials,
            *hero_cards,
        ]
        self.card_ids: tuple[str, ...] = tuple(card[0] for card in cards)
        self.card_class: tuple[int, ...] = tuple(card[1] for card in cards)
        self.card_ranks: tuple[int, ...] = tuple(card[2] for card in cards)
        self.card_points: tuple[int, ...] = tuple(card[3] for card in cards)
        self.card_of: dict[str, int] = {card[0]: number for number, card in enumerate(cards)}
        #: cards below this are dwarves, from here to `special` royal offerings
        self.first_offering: int = len(self.dwarves)
        self.special: int = self.first_offering + len(self.offerings)
        self.first_hero: int = self.special + 1
        #: by card: what a royal offering adds
        self.offering_add: dict[int, int] = {
            self.card_of[card.id]: card.add for card in self.offerings
        }

    def _special_ranks(self) -> int:
        return next(d.amount for d in self.distinctions if d.id == "great_armorer")

    def _number_coins(self) -> None:
        """Coins are ints: a base or treasury coin is its value, where both exist the treasury's
        copy and the special coin have numbers of their own behind the highest value."""
        self.base_coins: tuple[int, ...] = self._values("base_coins")
        self.special_coin_value: int = self._values("special_coin")[0]
        self.top_value: int = max(coin.value for coin in self.treasury)
        values = list(range(self.top_value + 1))
        ids = [str(value) for value in values]
        #: by value: the coin that the treasury gives
        self.gold_coin: list[int] = values.copy()
        for value in self.base_coins:
            if any(coin.value == value for coin in self.treasury):
                self.gold_coin[value] = len(values)
                values.append(value)
                ids.append(f"{value}g")
        self.special_coin: int = len(values)
        values.append(self.special_coin_value)
        ids.append(f"{self.special_coin_value}s")
        self.coin_value: tuple[int, ...] = tuple(values)
        self.coin_ids: tuple[str, ...] = tuple(ids)
        self.coin_of: dict[str, int] = {name: coin for coin, name in enumerate(ids)}
        self.zero_coin: int = 0
        base = set(self.base_coins)
        #: by coin: does it go back to the treasury when it is discarded?
        self.is_gold: tuple[bool, ...] = tuple(
            coin != self.special_coin and coin not in base for coin in range(len(values))
        )
        #: by coin: does it start an exchange? Such a coin is never transformed.
        self.is_trading: tuple[bool, ...] = tuple(
            coin in (self.zero_coin, self.special_coin) for coin in range(len(values))
        )

    def _number_heroes(self) -> None:
        by_power = {hero.power: number for number, hero in enumerate(self.heroes) if hero.power}
        self.hero_ids: tuple[str, ...] = tuple(hero.id for hero in self.heroes)
        self.hero_of: dict[str, int] = {name: number for number, name in enumerate(self.hero_ids)}
        self.hero_class: tuple[int, ...] = self.card_class[self.first_hero :]
        self.hero_power: tuple[str, ...] = tuple(hero.power for hero in self.heroes)
        self.hero_amount: tuple[int, ...] = tuple(hero.amount for hero in self.heroes)
        self.hero_worth: tuple[int, ...] = tuple(hero.worth for hero in self.heroes)
        self.brothers: tuple[int, ...] = tuple(
            number for number, hero in enumerate(self.heroes) if hero.power == "brother"
        )
        #: the heroes that cannot always be recruited
        self.choosy: frozenset[int] = frozenset(
            number
            for number, hero in enumerate(self.heroes)
            if hero.power in ("discard", "needs_ranks")
        )
        self.idunn: int = by_power["bonus_per_rank"]
        self.astrid: int = by_power["highest_coin"]
        self.thrud: int = by_power["always_on_top"]
        self.ylud: int = by_power["placed_at_end_of_age"]
        self.thrud_card: int = self.first_hero + self.thrud
        self.ylud_card: int = self.first_hero + self.ylud
        self.ylud_points: tuple[int, ...] = self._values("ylud_points")
        self.brothers_points: tuple[int, ...] = (0, *self._values("brothers"))
        self.special_gem: int = self._values("special_gem")[0]
        self.special_gem_points: int = self._values("special_gem_points")[0]

    # --- by seat count -----------------------------------------------------------------------

    def rounds(self, seats: int) -> int:
        """Rounds per age."""
        return self._values("rounds")[seats - MIN_SEATS]

    def tavern_cards(self, seats: int) -> int:
        """Cards dealt to each tavern."""
        return self._values("tavern_cards")[seats - MIN_SEATS]

    def deck(self, age: int, seats: int) -> tuple[int, ...]:
        """The cards of an age deck, in order."""
        cards: list[int] = []
        for dwarf in self.dwarves:
            copies = dwarf.copies + (dwarf.extra if seats == MAX_SEATS else 0)
            cards += [self.card_of[dwarf.id]] * copies
        for offering in self.offerings:
            if offering.age == age:
                copies = offering.copies + (offering.extra if seats == MAX_SEATS else 0)
                cards += [self.card_of[offering.id]] * copies
        return tuple(cards)

    def treasury_coins(self, seats: int) -> list[int]:
        """By value: how many coins the treasury holds at the start."""
        counts = [0] * (self.top_value + 1)
        for coin in self.treasury:
            counts[coin.value] = coin.few if seats <= 3 else coin.copies
        return counts

    # --- what must hold for the rules to work ------------------------------------------------

    def _check(self) -> None:
        for dwarf in self.dwarves:
            self._all_within("dwarves.toml", dwarf, ("points", "copies", "extra"), 0, 99)
        for offering in self.offerings:
            self._all_within("offerings.toml", offering, ("add", "copies", "extra"), 0, 25)
        for coin in self.treasury:
            self._all_within("treasury.toml", coin, ("value",), 5, 99)
            self._all_within("treasury.toml", coin, ("copies", "few"), 1, 9)
            self._need(
                coin.id == str(coin.value), "treasury.toml", coin.id, "value", "data-coin-id"
            )
        for hero in self.heroes:
            self._check_hero(hero)
        self._check_powers()
        for distinction in self.distinctions:
            plain = distinction.id in ("hunting_master", "crown_jeweler")
            low, high = (0, 0) if plain else (1, 9)
            self._all_within("distinctions.toml", distinction, ("amount",), low, high)
        for record in self.table:
            self._check_table(record)
        classes = [record.distinction_class for record in self.distinctions]
        each_once = sorted(classes) == sorted(CLASSES)
        blamed = self._folder.corrected("distinctions.toml")
        self._need(each_once, "distinctions.toml", blamed, "class", "data-class-twice")
        places = [record.place for record in self.distinctions]
        in_order = places == list(range(1, len(CLASSES) + 1))
        self._need(in_order, "distinctions.toml", blamed, "place", "data-places")
        base = self._values("base_coins")
        rising = sorted(set(base)) == list(base) and base[0] == 0 and base[-1] <= 5
        self._need(rising, "table.toml", "base_coins", "values", "data-base-coins")
        self._check_decks()

    def _check_hero(self, hero: HeroRecord) -> None:
        self._all_within("heroes.toml", hero, ("worth",), 0, 99)
        self._all_within("heroes.toml", hero, ("amount",), 0, 25)
        if hero.power == "discard":
            self._all_within("heroes.toml", hero, ("amount",), 1, 2)
        movable = hero.power in ("always_on_top", "placed_at_end_of_age")
        classless = movable or hero.power in ("highest_coin", "transform", "bids_last", "brother")
        with_class = hero.power in ("discard", "bonus_per_rank", "needs_ranks")
        neutral = hero.hero_class == "neutral"
        right = not (classless and not neutral) and not (with_class and neutral)
        self._need(right, "heroes.toml", hero.id, "class", "data-hero-class")
        if neutral:
            fits = hero.ranks == ((0,) if movable else ())
        else:
            fits = 1 <= len(hero.ranks) <= 9 and all(0 <= points <= 99 for points in hero.ranks)
        self._need(fits, "heroes.toml", hero.id, "ranks", "data-hero-ranks")

    def _check_powers(self) -> None:
        """The powers that the rules look up by name have one owner each; five are brothers."""
        owners = Counter(hero.power for hero in self.heroes)
        for hero in self.heroes:
            alone = hero.power not in SINGLE_POWERS or owners[hero.power] == 1
            self._need(alone, "heroes.toml", hero.id, "power", "data-power-twice")
        for power in SINGLE_POWERS:
            args: Args = {"power": power}
            blamed = self._folder.corrected("heroes.toml")
            self._need(
                owners[power] == 1, "heroes.toml", blamed, "power", "data-power-missing", args
            )
        self._need(owners["brother"] == 5, "heroes.toml", blamed, "power", "data-brothers")

    def _check_table(self, record: TableRecord) -> None:
        lengths = {
            "base_coins": COINS,
            "rounds": SEAT_COUNTS,
            "tavern_cards": SEAT_COUNTS,
            "brothers": 5,
            "ylud_points": len(CLASSES),
        }
        length = lengths.get(record.id, 1)
        low, high = (6, 9) if record.id == "special_gem" else (0, 999)
        fits = len(record.values) == length and all(low <= v <= high for v in record.values)
        args: Args = {"count": length, "low": low, "high": high}
        self._need(fits, "table.toml", record.id, "values", "data-values", args)

    def _check_decks(self) -> None:
        """Both decks end exactly empty: age 2 has one card more, for the explorers' distinction."""
        for seats in range(MIN_SEATS, MAX_SEATS + 1):
            per_tavern = self.tavern_cards(seats)
            self._need(
                per_tavern >= seats, "table.toml", "tavern_cards", "values", "data-tavern-cards"
            )
            extra = seats == MAX_SEATS
            dwarves = sum(card.copies + extra * card.extra for card in self.dwarves)
            for age in (1, 2):
                offerings = sum(
                    card.copies + extra * card.extra for card in self.offerings if card.age == age
                )
                needed = TAVERNS * per_tavern * self.rounds(seats) + (age == 2)
                count = dwarves + offerings
                args: Args = {"players": seats, "age": age, "needed": needed, "count": count}
                blamed = self._folder.corrected("dwarves.toml", "offerings.toml", "table.toml")
                self._need(
                    count == needed, "dwarves.toml", blamed, "copies", "data-deck-size", args
                )

    def _all_within(
        self, file: str, record: DataRecord, fields: tuple[str, ...], low: int, high: int
    ) -> None:
        for field in fields:
            self._within(file, record.id, field, getattr(record, field), low, high)
