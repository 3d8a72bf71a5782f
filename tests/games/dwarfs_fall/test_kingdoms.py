"""Section 4: cells, walls and kingdoms."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.bots import RandomBot
from dvergar.games.dwarfs_fall.kingdoms import ORIGIN, REACH, Kingdoms, cell_at, place_of
from dvergar.games.dwarfs_fall.state import DwarfsFallState

from .builder import at


@pytest.mark.parametrize("place", [(0, 0), (3, -2), (-REACH, REACH), (REACH, -REACH)])
def test_cells_and_places_are_the_same(place: tuple[int, int]) -> None:
    assert place_of(cell_at(*place)) == place


def test_the_first_card_lies_in_the_middle() -> None:
    assert place_of(ORIGIN) == (0, 0)


@pytest.mark.parametrize(
    ("rotation", "shut"), [(0, {"0,-1"}), (1, {"1,0"}), (2, {"0,1"}), (3, {"-1,0"})]
)
def test_a_quarter_turn_moves_the_wall_clockwise(rotation: int, shut: set[str]) -> None:
    """An emerald mine has one wall, in the north when it lies upright."""
    table = at(seats=4).lay(f"emerald_mine@0,0,{rotation}")
    table.lay("dragon@0,-1,0", "dragon@1,0,1:red", "dragon@0,1,2:green", "dragon@-1,0,3:yellow")
    around = {"0,-1", "1,0", "0,1", "-1,0"}
    assert {place for place in around if not table.is_open("0,0", place)} == shut


def test_only_straight_neighbours_touch() -> None:
    table = at().lay("dragon@0,0,0", "dragon@1,1,0:red").turn(0)
    assert table.region("0,0") is not table.region("1,1")
    assert table.why_not("play castle 2,2 0") == "why-not-beside"


def test_without_a_castle_there_is_no_kingdom() -> None:
    table = at().lay("inn@0,0,0", "shop@1,0,0")
    assert table.kingdom(0) is None
    assert table.state.scores() == [0, 0]


def test_a_kingdom_need_not_be_closed_and_ends_at_walls() -> None:
    table = at().lay("castle@0,0,0", "inn@1,0,0", "inn@2,0,1:red")
    assert table.kingdom(0) == (2, 4)


def test_the_table_grows_at_its_edge() -> None:
    table = at().lay("inn@0,0,0", "shop@1,0,0")
    places = {place_of(cell) for cell in table.state.kingdoms.edge}
    assert places == {(0, -1), (1, -1), (2, 0), (0, 1), (1, 1), (-1, 0)}


def test_a_copy_shares_the_kingdoms_until_a_card_moves() -> None:
    state = at().lay("castle@0,0,0").turn(0).state
    assert len(state.kingdoms.region) == 1
    other = state.copy()
    other.apply(0, state.game.parse("play inn 1,0 0"))
    assert len(other.kingdoms.region) == 2
    assert len(state.kingdoms.region) == 1


@pytest.mark.parametrize("castle_cover", ["forbidden", "faq"])
def test_kingdoms_that_grew_are_as_if_worked_out_anew(castle_cover: str) -> None:
    game = dvergar.game("dwarfs_fall")
    state: DwarfsFallState = game.new(seats=4, seed=8, castle_cover=castle_cover)
    bot = RandomBot(8)
    while len(state.tops) < 26:
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state, seat))
        assert look(state.kingdoms) == look(Kingdoms(state.tops, state.config.figures))


def look(kingdoms: Kingdoms) -> object:
    """All that is known of kingdoms; in which order a region was walked does not count."""
    regions = {
        cell: (sorted(of.cells), sorted(of.castles), of.dragon, of.giant, of.points)
        for cell, of in sorted(kingdoms.region.items())
    }
    places = sorted(kingdoms.monsters), sorted(kingdoms.paths.items()), kingdoms.edge
    return regions, kingdoms.castle, kingdoms.castle_actions, places
