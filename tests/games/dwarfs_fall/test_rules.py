"""Sections 3, 5, 6, 8 and 10: set-up, actions, discarding, the end."""

from __future__ import annotations

import pytest

import dvergar

from .builder import GOLD, at


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_3(seats: int) -> None:
    state = dvergar.game("dwarfs_fall").new(seats=seats, seed=5)
    assert len(state.trade_row) == 3
    assert len(state.trade_deck) == 7
    assert len(state.secrets_left) == 7 - seats
    assert len({player.secret for player in state.players}) == seats
    assert [len(player.hand) for player in state.players] == [9] * seats
    assert [player.supply for player in state.players] == [7] * seats
    assert len(state.ogre_deck) == 13
    assert state.piles == (12, 9, 7, 6)
    assert state.tops == {}
    assert state.to_act == (0,)


def test_setup_3_the_starting_player_may_be_drawn() -> None:
    game = dvergar.game("dwarfs_fall")
    starts = {game.new(seats=4, seed=seed, start="random").to_act for seed in range(40)}
    assert starts == {(0,), (1,), (2,), (3,)}


def test_legal_16_the_first_moves() -> None:
    table = at().turn(0)
    assert len(table.legal()) == 10
    table.do("play castle 0,0 0")
    assert len(table.legal()) == 114


def test_legal_16_rotations_that_look_the_same_are_one() -> None:
    table = at().lay("castle@0,0,0").turn(0)
    counts = {
        kind: sum(text.startswith(f"play {kind} 1,0") for text in table.legal())
        for kind in ("gold_mine", "inn", "ruby_mine", "dragon", "shop")
    }
    assert counts == {"gold_mine": 2, "inn": 2, "ruby_mine": 4, "dragon": 4, "shop": 4}
    assert str(table.state.game.parse("play gold_mine 1,0 3")) == "play gold_mine 1,0 1"


def test_actions_6_1_three_or_four() -> None:
    table = at().turn(0).do("play inn 0,0 0", "play shop 1,0 0", "place 0,0")
    assert table.waiting == ("act", 1)
    table.turn(0).do("play castle 2,0 0", "place 1,0", "place 1,0")
    assert table.waiting == ("act", 0)
    table.do("place 2,0")
    assert table.waiting == ("act", 1)


def test_actions_6_1_shutting_a_giant_out_gives_the_action_back() -> None:
    table = at(castle_cover="forbidden").lay("castle@0,0,0", "giant@0,2,2:red", "inn@0,1,1:red")
    assert table.region("0,0").giant
    table.turn(0).do("place 0,0", "place 0,2", "play shop 0,1 1")
    assert not table.region("0,0").giant
    assert table.waiting == ("act", 0)


def test_actions_6_2_laying_takes_the_card_from_the_hand() -> None:
    table = at().turn(0).do("play ruby_mine 0,0 0")
    assert table.why_not("play ruby_mine 1,0 0") == "why-not-in-hand"
    assert table.stack("0,0") == ["ruby_mine,0"]


def test_actions_6_2_no_card_onto_dwarfs() -> None:
    table = at().lay("inn@0,0,0:red").dwarfs("0,0", red=1).turn(0)
    assert table.why_not("play shop 0,0 0") == "why-cover-dwarfs"


def test_actions_6_2_stacks_have_no_limit() -> None:
    table = at(seats=4).lay("inn@0,0,0", "shop@0,0,1", "inn@0,0,1:red", "shop@0,0,2:red").turn(2)
    table.do("play inn 0,0 1", "play shop 0,0 3")
    assert len(table.stack("0,0")) == 6


def test_actions_6_3_dwarfs_go_anywhere_with_room() -> None:
    table = at().lay("dragon@0,0,0:red", "castle@9,9,0:red").turn(0)
    assert table.legal("place") == ["place 0,0", "place 9,9"]
    table.dwarfs("9,9", red=3)
    assert table.why_not("place 9,9") == "why-full"
    assert table.why_not("place 5,5") == "why-no-card"


def test_actions_6_3_the_supply_ends() -> None:
    table = at().lay("dragon@0,0,0:red", "giant@3,0,0:red").dwarfs("0,0", blue=4)
    table.dwarfs("3,0", blue=3).turn(0)
    assert table.legal("place") == []
    assert table.why_not("place 0,0") == "why-no-supply"


def test_actions_6_4_walls_stop_dwarfs() -> None:
    table = at().lay("inn@0,0,1", "dragon@0,1,2", "dragon@1,0,0:red").dwarfs("0,0", blue=1).turn(0)
    assert table.legal("move") == ["move 0,0 0,1"]
    assert table.why_not("move 0,0 1,0") == "why-wall"
    assert table.why_not("move 0,1 0,0") == "why-no-dwarf"
    table.do("move 0,0 0,1")
    assert (table.on("0,0"), table.on("0,1")) == ([0, 0], [1, 0])


def test_actions_6_4_every_card_on_the_way_needs_room() -> None:
    table = at().lay("inn@0,0,1", "inn@0,1,1:red", "dragon@0,2,2").dwarfs("0,0", blue=1)
    table.dwarfs("0,1", red=3).turn(0)
    assert table.why_not("move 0,0 0,1") == "why-full"


def test_actions_6_4_only_own_dwarfs_move() -> None:
    table = at().lay("inn@0,0,1", "dragon@0,1,2").dwarfs("0,0", red=1).turn(0)
    assert table.legal("move") == []


def test_actions_6_6_the_phase_ends_by_itself_or_by_word() -> None:
    table = at().turn(0).do("play inn 0,0 0", "place 0,0", "end")
    assert table.waiting == ("act", 1)
    ogre = at().ogres(0, "thief").turn(0).do("play inn 0,0 0", "place 0,0", "place 0,0")
    assert ogre.waiting == ("act", 0)
    assert ogre.legal() == ["end"]
    assert ogre.why_not("place 0,0") == "why-no-actions"


def test_discard_8_gems_go_back_to_their_pile_and_ogres_to_the_discard() -> None:
    table = at().gems(0, gold=1).ogres(0, "panic").resolve(0)
    assert table.legal() == ["discard gold", "discard panic"]
    assert table.why_not("discard ruby") == "why-no-gem"
    table.do("discard gold", "discard panic")
    assert table.state.piles[GOLD] == 12
    assert table.state.ogre_discard == (0,)


def test_end_10_others_who_reach_three_goals_change_nothing() -> None:
    table = at(seats=3).goals(0, "T01 T02 T03").goals(1, "T04 T05 T06").turn(0).do("end")
    assert table.state.last_round
    table.do("end", "end")
    assert table.state.is_over
    assert table.state.round == 1


@pytest.mark.parametrize("goals", [2, 4])
def test_end_10_option_other_numbers_of_goals(goals: int) -> None:
    table = at(goals_to_end=goals).goals(0, "T01 T02 T03").turn(0).do("end")
    assert table.state.last_round is (goals == 2)


def test_end_10_the_last_of_all_rounds() -> None:
    table = at(max_rounds=10)
    for _ in range(20):
        assert not table.state.is_over
        table.do("end")
    assert table.state.is_over
    assert table.state.round == 10


def test_refusals_say_why() -> None:
    table = at().lay("inn@0,0,0").turn(0)
    assert table.why_not("thief 2") == "why-no-ogre"
    assert table.ogres(0, "thief").why_not("thief 2") == "why-thief"
    assert table.ogres(0, "crown").why_not("crown 2") == "why-crown"
    assert table.ogres(0, "upkeep").why_not("upkeep 0,0") == "why-upkeep"
    assert table.ogres(0, "panic").why_not("panic 2 0,0 1,0") == "why-panic"
    assert table.ogres(0, "brute").why_not("brute 0,0 1,0 2") == "why-brute"
    assert table.why_not("reveal") == "why-secret-not-met"
    assert table.why_not("trade T01") == "why-other-verb"
    assert table.why_not("place 0,0", seat=1) == "why-not-your-turn"


# --- what is worth seeing --------------------------------------------------------------------


def test_an_action_and_the_tasks_after_it_are_seen_one_by_one() -> None:
    table = at(seats=2).lay("castle@0,0,0", "gold_mine@1,0,1")
    table.dwarfs("1,0", blue=2).resolve(0)
    (mined,) = [event for event in table.heard() if event.key == "mined"]
    assert mined.scene is not None
    view = mined.scene.view(None)
    assert view["players"][0]["supply"] == table.state.config.figures.dwarfs
    assert view["to_act"] == []
    assert table.waiting == ("act", 1)
