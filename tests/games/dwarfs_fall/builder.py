"""Positions for rule tests in a line or two.

table = at(seats=2).lay("castle@0,0,0", "ruby_mine@1,0,1", "castle@0,1,2:red")
table.dwarfs("1,0", blue=3).turn(0).do("end")
assert table.player(0).gems[RUBY] == 1
"""

from __future__ import annotations

from typing import Self, cast

import dvergar
from dvergar.games.dwarfs_fall.figures import COLOURS, GEMS, KINDS, OGRES, SECRETS, card
from dvergar.games.dwarfs_fall.kingdoms import Region
from dvergar.games.dwarfs_fall.rules import END_TURN, FINISH, LIMIT, RESOLVE
from dvergar.games.dwarfs_fall.state import DwarfsFallState, Player
from dvergar.kernel.game import OptionValue
from dvergar.kernel.hand import hand_of
from dvergar.kernel.message import Event
from dvergar.kernel.step import Step

GOLD, EMERALD, DIAMOND, RUBY = range(4)


def at(seats: int = 2, seed: int = 1, **options: OptionValue) -> Table:
    """A fresh game before its first action. Nobody can show a secret goal by chance."""
    table = Table(seats, seed, **options)
    for seat in range(seats):
        table.secret(seat, ("hunter", "explorer", "sorcerer", "disguised_ogre")[seat])
    return table


class Table:
    """A state under construction. What is set need not add up to a whole box."""

    def __init__(self, seats: int, seed: int, **options: OptionValue) -> None:
        game = dvergar.game("dwarfs_fall")
        self.state = cast(
            DwarfsFallState, game.start(game.setup(seats, seed, options), listen=True)
        )

    # --- setting up --------------------------------------------------------------------------

    def lay(self, *texts: str) -> Self:
        """Cards such as `castle@0,0,0:red`, blue ones without a colour; several on a cell stack."""
        for text in texts:
            what, _, colour = text.partition(":")
            name, _, place = what.partition("@")
            x, y, rotation = place.split(",")
            cell = self.cell(f"{x},{y}")
            owner = COLOURS.index(colour or "blue")
            if cell in self.state.tops:
                below = self.state.covered.get(cell, ())
                self.state.covered[cell] = (*below, self.state.tops[cell])
            kind = KINDS.index(name)
            self.state.tops[cell] = card(kind, owner, int(rotation))
            if owner < self.state.seats:
                player = self.player(owner)
                player.hand = tuple(held for held in player.hand if held != kind)
        self.state.cards_moved()
        return self.again()

    def dwarfs(self, place: str, **counts: int) -> Self:
        """Dwarfs of each colour on a card."""
        for colour, count in counts.items():
            seat = COLOURS.index(colour)
            self.state.add_dwarfs(self.cell(place), seat, count)
            self.player(seat).supply -= count
        return self.again()

    def hand(self, seat: int, names: str) -> Self:
        self.player(seat).hand = tuple(KINDS.index(name) for name in names.split())
        return self.again()

    def gems(self, seat: int, **counts: int) -> Self:
        """Gems in hand; they come from the piles."""
        for name, count in counts.items():
            gem = GEMS.index(name)
            held, piles = list(self.player(seat).gems), list(self.state.piles)
            held[gem] += count
            piles[gem] -= count
            self.player(seat).gems, self.state.piles = tuple(held), tuple(piles)
        return self.again()

    def pile(self, **counts: int) -> Self:
        piles = list(self.state.piles)
        for name, count in counts.items():
            piles[GEMS.index(name)] = count
        self.state.piles = tuple(piles)
        return self.again()

    def ogres(self, seat: int, names: str) -> Self:
        """Ogre cards in hand; they come from the pile."""
        deck = list(self.state.ogre_deck)
        held = [OGRES.index(name) for name in names.split()]
        for ogre in held:
            deck.remove(ogre)
        self.player(seat).ogres = hand_of(tuple(sorted(held)), ((),) * self.state.seats)
        self.state.ogre_deck = tuple(deck)
        return self.again()

    def secret(self, seat: int, name: str) -> Self:
        self.player(seat).secret = SECRETS.index(name)
        return self.again()

    def goals(self, seat: int, names: str) -> Self:
        of = self.state.config.figures.trade_of
        self.player(seat).goals = tuple(of[name] for name in names.split())
        return self.again()

    def row(self, names: str, deck: str = "") -> Self:
        """The open trade goals, and those that come next."""
        of = self.state.config.figures.trade_of
        self.state.trade_row = tuple(of[name] for name in names.split())
        self.state.trade_deck = tuple(of[name] for name in deck.split())
        return self.again()

    # --- where the game stands ---------------------------------------------------------------

    def turn(self, seat: int) -> Self:
        """The turn of a seat begins now."""
        return self.next(Step("turn", seat))

    def resolve(self, seat: int) -> Self:
        """A seat's actions are over."""
        self.state.resolved = ()
        return self.next(END_TURN[seat], LIMIT[seat], RESOLVE[seat])

    def finish(self) -> Self:
        """The game ends now."""
        return self.next(FINISH)

    def next(self, *agenda: Step) -> Self:
        """This is the agenda, its last step first."""
        self.state.agenda = list(agenda)
        self.state.heard()
        self.again()
        self.state.run_on()
        return self

    def again(self) -> Self:
        """What is legal has to be worked out anew."""
        self.state._asked = -1
        return self

    # --- playing -----------------------------------------------------------------------------

    def do(self, *texts: str, seat: int | None = None) -> Self:
        """Actions of whoever has to act, or of a seat."""
        for text in texts:
            who = self.state.to_act[0] if seat is None else seat
            self.state.apply(who, self.state.game.parse(text))
        return self

    def legal(self, verb: str = "", seat: int | None = None) -> list[str]:
        """The legal actions as texts; only those with this verb."""
        who = self.state.to_act[0] if seat is None else seat
        found = self.state.legal(who)
        return [str(action) for action in found if verb in ("", action.verb)]

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The key of the reason why this is refused."""
        who = self.state.to_act[0] if seat is None else seat
        reason = self.state.why_not(who, self.state.game.parse(text))
        return reason.key if reason else None

    # --- looking -----------------------------------------------------------------------------

    def cell(self, place: str) -> int:
        return self.state.config.actions.cell_of[place]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def on(self, place: str) -> list[int]:
        """The dwarfs on a card, by seat."""
        return list(self.state.dwarfs.get(self.cell(place), (0,) * self.state.seats))

    def stack(self, place: str) -> list[str]:
        """The cards of a cell with their rotation, the lowest first."""
        cell = self.cell(place)
        if cell not in self.state.tops:
            return []
        laid = (*self.state.covered.get(cell, ()), self.state.tops[cell])
        return [f"{KINDS[number >> 4]},{number & 3}" for number in laid]

    def kingdom(self, seat: int) -> tuple[int, int] | None:
        """Cards and points of a kingdom."""
        found = self.state.kingdoms.of(seat)
        return None if found is None else (len(found.cells), found.points)

    def region(self, place: str) -> Region:
        return self.state.kingdoms.region[self.cell(place)]

    def is_open(self, place: str, other: str) -> bool:
        """Can one walk from a card to its neighbour?"""
        paths = self.state.kingdoms.paths
        there = self.cell(other) in paths[self.cell(place)]
        assert there == (self.cell(place) in paths[self.cell(other)])
        return there

    def line(self, seat: int, key: str) -> int:
        """The points in a line of the score sheet; all lines of that key together."""
        sheet = self.state.score_sheet(seat)
        return sum(line.points for line in sheet.lines if line.key == key)

    def heard(self) -> list[Event]:
        return self.state.heard()

    @property
    def waiting(self) -> tuple[str, int] | None:
        """What the game waits for: the step's name and seat."""
        return None if self.state.is_over else (self.state.agenda[-1].name, self.state.to_act[0])
