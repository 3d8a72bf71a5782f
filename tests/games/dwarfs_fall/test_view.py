"""Section 12: who knows what, and what a redeal may draw again."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.errors import BadSnapshot

from .builder import Table, at


def seen(table: Table, viewer: int | None, of: int) -> dict[str, Any]:
    """The part of a view that is about one player."""
    player: dict[str, Any] = table.state.view(viewer)["players"][of]
    return player


def redeals(table: Table, seat: int | None, count: int = 40) -> list[DwarfsFallState]:
    source = random.Random(5)
    return [table.state.redeal(seat, source) for _ in range(count)]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_view_12_the_table_is_open_with_all_covered_cards(viewer: int | None) -> None:
    table = at().lay("inn@0,0,1", "shop@0,0,2:red", "castle@1,0,3").dwarfs("0,0", blue=1, red=2)
    view = table.state.view(viewer)
    stack = next(stack for stack in view["stacks"] if (stack["x"], stack["y"]) == (0, 0))
    assert [card["kind"] for card in stack["cards"]] == ["inn", "shop"]
    assert [card["rotation"] for card in stack["cards"]] == [1, 2]
    assert [card["owner"] for card in stack["cards"]] == [0, 1]
    assert (stack["dwarfs"], stack["spaces"], stack["need"]) == ([1, 2], 4, 3)
    assert [seen(table, viewer, seat)["supply"] for seat in (0, 1)] == [6, 5]


def test_view_12_regions_say_whose_they_are() -> None:
    table = at().lay("castle@0,0,0", "castle@0,1,2:red", "inn@5,5,0", "dragon@5,6,2")
    regions = table.state.view(None)["regions"]
    assert regions[0]["owners"] == [0, 1]
    assert (regions[0]["cards"], regions[0]["points"]) == (2, 6)
    assert any(region["dragon"] for region in regions)


def test_view_12_ogre_cards_are_hidden_from_others() -> None:
    table = at().ogres(0, "panic crown")
    assert seen(table, 0, 0)["ogres"] == ["panic", "crown"]
    assert seen(table, 1, 0)["ogres"] == seen(table, None, 0)["ogres"] == ["?", "?"]


def test_view_12_the_robbed_one_still_sees_what_went() -> None:
    table = at(seats=3).ogres(0, "crown").ogres(1, "thief panic").turn(0).do("crown 2")
    table.player(0).ogres = table.player(0).ogres.gain(2)
    assert sorted(seen(table, 1, 0)["ogres"]) == ["?", "panic", "thief"]
    assert seen(table, 2, 0)["ogres"] == ["?", "?", "?"]
    for other in redeals(table, 1):
        assert {0, 1} <= set(other.players[0].ogres.cards)
    for other in redeals(table, 2):
        known = other.players[0].ogres.named(1)
        assert len(known) == 2
        assert not Counter(known) - Counter(other.players[0].ogres.cards)


def test_a_snapshot_has_the_ogres_as_it_always_had() -> None:
    """Running tables have stored such ones: the parts of the hand are fields of the player."""
    table = at(seats=3).ogres(0, "crown").ogres(1, "thief panic").turn(0).do("crown 2")
    player = table.state.dump()["players"][0]["Player"]
    assert player["ogres"] == {"tuple": [0, 1]}
    assert player["known"] == {"tuple": [{"tuple": []}, {"tuple": [0, 1]}, {"tuple": []}]}
    state = table.state
    assert state.game.restore(state.setup, state.dump()) == state


def test_a_snapshot_in_which_a_seat_knows_what_is_not_so_is_refused() -> None:
    state = at(seats=3).ogres(0, "crown").ogres(1, "thief panic").turn(0).do("crown 2").state
    snapshot = state.dump()
    snapshot["players"][0]["Player"]["ogres"] = {"tuple": [1, 2]}
    with pytest.raises(BadSnapshot):
        state.game.restore(state.setup, snapshot)


def test_view_12_secret_goals_are_hidden_until_shown() -> None:
    table = at(seats=3)
    assert seen(table, 0, 0)["secret"] == "hunter"
    assert seen(table, 1, 0)["secret"] == seen(table, None, 0)["secret"] == "?"
    table.player(0).revealed = True
    assert seen(table, 1, 0)["secret"] == "hunter"


def test_view_12_gems_are_public_unless_an_option_hides_them() -> None:
    assert seen(at().gems(0, ruby=2), 1, 0)["gems"]["ruby"] == 2
    hidden = at(gems_public=False).gems(0, ruby=2).gems(1, gold=1)
    assert seen(hidden, 1, 0)["gems"] is None
    assert seen(hidden, 1, 0)["gem_count"] == 2
    assert seen(hidden, 1, 0)["score"] == 0
    assert seen(hidden, 0, 0)["gems"]["ruby"] == 2
    assert seen(hidden.finish(), 1, 0)["gems"]["ruby"] == 2


def test_view_12_the_decks_show_what_is_left_but_not_its_order() -> None:
    view = at().row("T01 T02 T03", "T09 T04 T10").state.view(0)
    assert view["trades"] == ["T01", "T02", "T03"]
    assert view["trade_deck"] == ["T04", "T09", "T10"]
    assert view["ogre_deck"] == 13


def test_redeal_12_draws_again_what_is_hidden() -> None:
    table = at(seats=3).ogres(1, "panic thief")
    worlds = redeals(table, 0)
    assert len({world.players[1].secret for world in worlds}) > 2
    assert {world.players[0].secret for world in worlds} == {table.player(0).secret}
    assert len({world.players[1].ogres.cards for world in worlds}) > 2
    assert len({world.ogre_deck for world in worlds}) > 20
    assert len({world.trade_deck for world in worlds}) > 20
    assert all(len(world.players[1].ogres.cards) == 2 for world in worlds)


def test_redeal_12_keeps_what_is_known() -> None:
    table = at(seats=3).ogres(0, "panic thief").gems(1, ruby=1, gold=2)
    table.player(2).revealed = True
    for world in redeals(table, 0):
        assert world.players[0].ogres == table.player(0).ogres
        assert world.players[1].gems == table.player(1).gems
        assert world.players[2].secret == table.player(2).secret
        assert world.trade_row == table.state.trade_row


def test_redeal_12_hidden_gems_keep_their_number() -> None:
    table = at(seats=3, gems_public=False).gems(0, gold=1).gems(1, ruby=3).gems(2, gold=3)
    worlds = redeals(table, 0)
    assert {sum(world.players[1].gems) for world in worlds} == {3}
    assert len({world.players[1].gems for world in worlds}) > 1
    assert {world.players[0].gems for world in worlds} == {(1, 0, 0, 0)}


def test_events_12_only_thief_and_victim_learn_of_hidden_gems() -> None:
    table = at(seats=3, gems_public=False).ogres(0, "thief").gems(1, ruby=1).turn(0)
    table.heard()
    (event,) = table.do("thief 2").heard()
    assert event.seen_by(0).args["gem"] == event.seen_by(1).args["gem"] == "ruby"
    assert "gem" not in event.seen_by(2).args
    assert "gem" not in event.seen_by(None).args


def test_events_12_a_hired_ogre_is_the_owners_secret() -> None:
    table = at().hand(0, "").lay("inn@0,0,0").dwarfs("0,0", blue=2).resolve(0)
    (event,) = [event for event in table.heard() if event.key == "ogre-hired"]
    assert "ogre" in event.seen_by(0).args
    assert "ogre" not in event.seen_by(1).args


def test_events_12_hidden_gems_are_laid_down_at_the_end() -> None:
    table = at(gems_public=False).gems(1, ruby=1, gold=2).finish()
    told = [event for event in table.heard() if event.key == "gems-shown"]
    assert [(event.args["seat"], event.args["gem_list"]) for event in told] == [
        (1, ["gold", "gold", "ruby"])
    ]
    assert {world.players[1].gems for world in redeals(table, 0)} == {(2, 0, 0, 1)}


# --- looking back ----------------------------------------------------------------------------


def test_an_open_view_shows_every_hand_and_every_secret_goal() -> None:
    table = at(gems_public=False).ogres(0, "crown").ogres(1, "thief panic").gems(1, ruby=2)
    blue, red = table.state.open_view()["players"]
    assert (blue["ogres"], red["ogres"]) == (["crown"], ["panic", "thief"])
    assert (blue["secret"], red["secret"]) == ("hunter", "explorer")
    assert red["gems"]["ruby"] == 2
    assert table.state.open_view()["ogre_deck"] == 10
