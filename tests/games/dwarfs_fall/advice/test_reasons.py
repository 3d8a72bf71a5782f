"""What speaks for an action: from what a seat may know, and true."""

from __future__ import annotations

import random

import pytest

from dvergar.bots.simple import GreedyBot
from dvergar.kernel.language import LANGUAGES
from dvergar.kernel.message import Args, Message
from dvergar.kernel.state import State

from ..builder import Table, at


def why(table: Table, action: str, seat: int = 0) -> dict[str, Args]:
    """What the reasons say, by key."""
    state = table.state
    found = state.game.advisor.reasons(state, seat, state.game.parse(action))
    return {message.key.removeprefix("reason-"): message.args for message in found}


@pytest.mark.parametrize("seats", [2, 4])
def test_they_tell_nothing_hidden_change_nothing_and_have_words(seats: int) -> None:
    state: State = at(seats=seats, seed=3, recall=True, gems_public=False).state
    bot, source = GreedyBot(2), random.Random(1)
    texts = [state.game.text(language) for language in LANGUAGES]
    verbs: set[str] = set()
    said: list[Message] = []
    while not state.is_over:
        seat = state.to_act[0]
        before = state.dump()
        other = state.redeal(seat, source)
        by_verb = {action.verb: action for action in state.legal(seat)}
        for action in by_verb.values():
            found = state.game.advisor.reasons(state, seat, action)
            assert state.game.advisor.reasons(other, seat, action) == found, str(action)
            verbs.add(action.verb)
            said += found
        assert state.dump() == before
        state.apply(seat, bot.choose(state, seat))
    assert {"play", "place", "move", "end", "trade", "recall"} <= verbs
    assert all(text.knows(message.key) for text in texts for message in said)
    assert len({message.key for message in said}) > 12


# --- cards -----------------------------------------------------------------------------------


def test_a_card_for_the_own_kingdom_and_the_first_of_its_kind() -> None:
    table = at().lay("castle@0,0,0").turn(0)
    found = why(table, "play ruby_mine 1,0 1")
    assert found["kingdom"] == {"gain": "+2", "count": 2}
    assert found["first"] == {"kind": "ruby_mine"}
    assert "kingdom" not in why(table, "play ruby_mine 1,0 0")


def test_the_castle_brings_an_action() -> None:
    assert "extra-action" in why(at().turn(0), "play castle 0,0 0")
    shut = at().lay("giant@0,1,2").turn(0)
    assert "extra-action" not in why(shut, "play castle 0,0 0")


def test_a_monster_in_a_foreign_kingdom() -> None:
    table = at().lay("castle@0,0,0:red", "ruby_mine@1,0,1:red").turn(0)
    found = why(table, "play dragon 0,1 2")
    assert found["loses"] == {"seat2": 1, "gain": "−2", "count": 2}
    assert found["dragon"] == {"seat2": 1}
    assert why(table, "play giant 0,1 2")["giant"] == {"seat2": 1}
    assert "giant" not in why(table, "play giant 0,1 0")


def test_a_kingdom_is_shared() -> None:
    table = at().lay("castle@0,0,0:red").turn(0)
    assert why(table, "play castle 0,1 2")["shared"] == {"seat2": 1}


def test_towards_the_secret_goal() -> None:
    table = at().lay("castle@0,0,0").secret(0, "builder").turn(0)
    assert why(table, "play ruby_mine 1,0 1")["secret"] == {"secret": "builder", "count": 6}
    assert "secret" not in why(table, "play ruby_mine 1,0 0")
    miner = at().lay("ruby_mine@0,0,0").gems(0, gold=1, emerald=1, diamond=1)
    miner.secret(0, "miner").dwarfs("0,0", blue=2).turn(0)
    assert why(miner, "place 0,0")["secret-met"] == {"secret": "miner"}


# --- dwarfs and tasks ------------------------------------------------------------------------


def test_a_dwarf_finishes_a_task_or_waits() -> None:
    table = at().lay("gold_mine@0,0,0").turn(0)
    assert why(table, "place 0,0") == {"waits": {"kind": "gold_mine", "count": 1}}
    table.dwarfs("0,0", blue=1)
    assert why(table, "place 0,0")["gems"] == {"gem": "gold", "count": 2}


def test_a_dragon_leaves_nothing_to_say_for_a_mine() -> None:
    table = at().lay("gold_mine@0,0,1", "dragon@0,1,2").dwarfs("0,0", blue=1).turn(0)
    assert why(table, "place 0,0") == {}


def test_gems_for_an_open_goal() -> None:
    table = at().lay("emerald_mine@0,0,0").row("T04").dwarfs("0,0", blue=1).turn(0)
    assert why(table.gems(0, emerald=1), "place 0,0")["short"] == {"trade": "T04"}
    assert why(table.gems(0, emerald=1), "place 0,0")["pays"] == {"trade": "T04"}


def test_the_last_gems_of_a_pile() -> None:
    table = at().lay("ruby_mine@0,0,0").pile(ruby=1).dwarfs("0,0", blue=2).turn(0)
    assert why(table, "place 0,0")["last-gems"] == {"gem": "ruby", "count": 1}


def test_a_place_is_taken_from_somebody_else() -> None:
    table = at().lay("ruby_mine@0,0,0").dwarfs("0,0", red=2, blue=1).turn(0)
    assert why(table, "place 0,0")["blocks"] == {"seat2": 1, "kind": "ruby_mine"}


def test_tasks_that_are_ready() -> None:
    table = at().lay("dragon@0,0,0", "inn@1,0,0").dwarfs("0,0", blue=5).dwarfs("1,0", blue=2)
    found = why(table.turn(0), "end")
    assert found["slays"] == {"kind": "dragon", "points": 3}
    assert "ogre" in found
    assert "slays" in why(table.resolve(0), "resolve 0,0")


def test_a_castle_digs_and_a_shop_buys() -> None:
    table = at().lay("castle@0,0,0", "shop@5,5,0", "inn@5,5,0").dwarfs("0,0", blue=1)
    assert why(table.turn(0), "place 0,0")["digs"] == {"kind": "shop"}
    shop = at().lay("shop@0,0,0").dwarfs("0,0", blue=2).row("T04").gems(0, emerald=3).turn(0)
    found = why(shop, "place 0,0")
    assert found["buys"] == {"trade": "T04", "points": 4}
    assert found["goal"] == {"count": 1, "needed": 3}


# --- goals -----------------------------------------------------------------------------------


def test_the_third_goal_makes_the_round_the_last() -> None:
    table = at().lay("shop@0,0,0").row("T04").gems(0, emerald=3).goals(0, "T01 T02")
    table.dwarfs("0,0", blue=3).resolve(0)
    assert "last-round" in why(table, "trade T04")
    assert why(table, "trade none") == {}


def test_a_secret_goal_is_shown_or_held_back() -> None:
    table = at().goals(0, "T01 T02").goals(1, "T09").secret(0, "sorcerer").gems(0, emerald=5)
    assert why(table.turn(0), "reveal") == {"points": {"points": 10}, "last-round": {}}
    assert why(table, "pass") == {}
    assert "behind" in why(table.goals(1, "T09 T10"), "pass")


def test_a_dig_and_what_its_walls_do() -> None:
    table = at().lay("castle@0,0,0", "inn@1,0,0", "shop@1,0,2").dwarfs("0,0", blue=2).resolve(0)
    assert why(table, "dig 1,0") == {"digs": {"kind": "inn"}}
    assert why(table, "dig none") == {}


def test_what_one_can_do_without() -> None:
    table = at().row("T04").gems(0, emerald=3, ruby=1).ogres(0, "panic").resolve(0)
    assert why(table, "discard ruby")["surplus"] == {"gem": "ruby"}
    assert why(table, "discard emerald")["worth"] == {"gem": "emerald", "points": 2}
    assert "no-points" in why(table, "discard panic")


# --- ogres -----------------------------------------------------------------------------------


def test_ogres() -> None:
    table = at().lay("emerald_mine@0,0,0", "emerald_mine@1,0,0:red").ogres(1, "brute brute")
    table.dwarfs("0,0", blue=1, red=2).dwarfs("1,0", blue=1).gems(1, ruby=1).turn(0)
    table.ogres(0, "upkeep thief crown panic")
    assert why(table, "thief 2")["steals"] == {"seat2": 1}
    assert why(table, "crown 2")["takes"] == {"seat2": 1, "count": 2}
    found = why(table, "upkeep 0,0")
    assert found["room"] == {"kind": "emerald_mine"}
    assert found["drives-off"] == {"seat2": 1, "count": 2, "kind": "emerald_mine"}
    assert why(table, "panic 1 0,0 1,0")["gems"] == {"gem": "emerald", "count": 1}


def test_a_brute_puts_a_dwarf_where_it_is_needed() -> None:
    table = at().lay("inn@0,0,0", "dragon@5,5,0").dwarfs("0,0", blue=1, red=1)
    table.dwarfs("5,5", blue=1).ogres(0, "brute").turn(0)
    found = why(table, "brute 5,5 0,0 2")
    assert "ogre" in found
    assert found["drives-off"] == {"seat2": 1, "count": 1, "kind": "inn"}


def test_a_dwarf_who_waits_in_vain_is_called_home() -> None:
    table = at(recall=True).lay("inn@0,0,0").dwarfs("0,0", blue=1, red=2).turn(0)
    assert "in-vain" in why(table, "recall 0,0")
