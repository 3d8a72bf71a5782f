"""What entries add up to, without a server."""

from __future__ import annotations

from typing import Any, cast

import pytest

from dvergar.games import game as find_game
from dvergar.games.dwarfs_fall.figures import DRAGON, EXPLORER, HUNTER, card
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.errors import DvergarError
from dvergar.server import clocks, decisions
from dvergar.server.entry import Bank, Entry, Header, Settings
from dvergar.server.standing import LEAST_BANK, Position, Standing


def header(seats: int = 2, **settings: Any) -> Header:
    game = find_game("nidavellir")
    return Header("t", game, game.setup(seats, 7, {}), Settings(**settings), "p0", 1_000)


def add(standing: Standing, kind: str, by: str | None = None, /, **body: Any) -> None:
    number = standing.version + 1
    standing.take(Entry(number, kind, by, None, 1_000 * number, body))


def begun(seats: int = 2, **settings: Any) -> Standing:
    standing = Standing(header(seats, **settings))
    for seat in range(seats):
        add(standing, "sit", seat=seat, person=f"p{seat}", name=f"Player {seat + 1}")
    return standing


def test_a_table_is_open_until_the_last_seat_is_taken() -> None:
    standing = Standing(header(2))
    assert standing.status == "open"
    add(standing, "sit", seat=0, person="p0", name="Player 1")
    assert (standing.status, standing.begun) == ("open", False)
    add(standing, "bot", seat=1, level="random")
    assert (standing.status, standing.bots_due()) == ("running", [1])
    assert standing.clock_from == [2_000, 2_000]


def test_a_cancelled_table_stays_cancelled() -> None:
    standing = Standing(header(2))
    add(standing, "cancel")
    assert standing.status == "cancelled"


def test_a_copy_is_independent() -> None:
    standing = begun(2, clock=Bank(60, 5))
    before = standing.copy()
    add(standing, "move", "p0", seat=0, action="bid 5 4 3", spent=4_000)
    add(standing, "leave", "p1", seat=1, level="greedy")
    add(standing, "rematch", table="other")
    assert (before.line, before.bank, before.rematch) == ([], [60_000] * 2, None)
    assert before.seats[1].away is False
    assert before.state.to_act == (0, 1)
    assert before.version == 2


def test_every_field_is_copied() -> None:
    standing = begun()
    copied = standing.copy()
    assert all(hasattr(copied, name) for name in Standing.__slots__)


def test_a_move_costs_its_time_and_earns_the_increment() -> None:
    standing = begun(2, clock=Bank(60, 5))
    add(standing, "move", "p0", seat=0, action="bid 5 4 3", spent=20_000)
    assert standing.bank == [45_000, 60_000]
    add(standing, "timeout", seat=1, level="greedy", spent=60_500)
    assert standing.bank == [45_000, -500]
    add(standing, "return", "p1", seat=1)
    assert standing.bank == [45_000, -500]  # the bot has not moved: nothing is won by leaving
    add(standing, "timeout", seat=1, level="greedy")
    add(standing, "move", seat=1, action="bid 0 2 3")
    add(standing, "return", "p1", seat=1)
    assert standing.bank == [45_000, LEAST_BANK]


def test_people_are_those_who_hold_seats_away_or_not() -> None:
    standing = begun(3)
    assert standing.people() == {"p0", "p1", "p2"}
    add(standing, "leave", "p1", seat=1, level="greedy")
    assert standing.people() == {"p0", "p1", "p2"}
    assert standing.seats_of("p1") == [1]
    assert standing.seats_of(None) == []
    assert standing.bots_due() == [1]


def test_somebody_known_by_another_id_keeps_seat_and_wish() -> None:
    standing = begun(2)
    add(standing, "ask-undo", "p0", seat=0, to=0)
    add(standing, "rename", "p0", was="p0", person="p9", name="Player 9")
    assert standing.seats_of("p9") == [0]
    assert standing.seats_of("p0") == []
    assert standing.undo_wish is not None
    assert (standing.undo_wish.person, standing.undo_wish.agreed) == ("p9", frozenset(["p9"]))


def test_a_wish_ends_with_a_humans_move_and_not_with_a_bots() -> None:
    standing = begun(3)
    add(standing, "ask-undo", "p0", seat=0, to=0)
    add(standing, "move", None, seat=2, action="bid 5 4 3")
    assert standing.undo_wish is not None
    add(standing, "move", "p1", seat=1, action="bid 5 4 3")
    assert standing.undo_wish is None


def test_a_seat_is_waited_for_since_its_turn_came() -> None:
    position = Position.start(header(2))
    position.play(0, "bid 5 4 3", 50)
    assert position.since == [0, 0]
    position.play(1, "bid 0 2 3", 70)
    assert position.state.to_act == (0,)
    assert position.since == [70, 0]


def test_a_position_survives_a_snapshot() -> None:
    made = header(3)
    position = Position.start(made)
    for seat in range(3):
        position.play(seat, "bid 5 4 3", seat)
    again = Position.load(made, position.dump().decode())
    assert again.state.dump() == position.state.dump()
    assert again.since == position.since


def test_an_imported_match_is_to_look_at_however_far_it_went() -> None:
    standing = Standing(header(2, imported=True))
    assert (standing.status, standing.is_over) == ("over", True)
    assert standing.bots_due() == []


def test_an_entry_of_an_unknown_kind_is_not_passed_over() -> None:
    with pytest.raises(AttributeError):
        add(begun(), "dance")


# --- who may act although nobody waits for it ------------------------------------------------


def windows(*able: int, **settings: Any) -> Standing:
    """Seat 0 is to act; these seats could show their secret goal."""
    game = find_game("dwarfs_fall")
    setup = game.setup(2, 7, {})
    standing = Standing(Header("t", game, setup, Settings(**settings), "p0", 1_000))
    for seat in range(2):
        add(standing, "sit", seat=seat, person=f"p{seat}", name=f"Player {seat + 1}")
    state = cast(DwarfsFallState, standing.state)
    for seat, player in enumerate(state.players):
        player.secret = HUNTER if seat in able else EXPLORER
        player.monsters = (card(DRAGON, seat, 0),) * 2
    return standing


def test_a_seat_that_merely_may_act_loses_no_time_and_nobody_waits_for_it() -> None:
    standing = windows(1, clock=Bank(60, 5))
    assert (standing.state.to_act, standing.state.may_act) == ((0,), (1,))
    assert clocks.running(standing) == [0]
    assert clocks.overdue(standing, 90_000) == 0
    assert clocks.time_left(standing, 12_000) == [50_000, 60_000]
    draft = decisions.act(standing, "p1", 1, "reveal", 12_000)
    assert draft.body == {"seat": 1, "action": "reveal"}
    add(standing, "move", "p1", **draft.body)
    assert standing.bank == [60_000, 60_000]
    assert clocks.time_left(standing, 12_000) == [50_000, 60_000], "seat 0 thinks on"


def test_what_somebody_did_out_of_turn_can_be_taken_back() -> None:
    standing = windows(1)
    add(standing, "move", "p1", **decisions.act(standing, "p1", 1, "reveal", 0).body)
    asked = decisions.undo(standing, "p1", 1, None)
    assert (asked.kind, asked.body["to"]) == ("ask-undo", 0)


@pytest.mark.parametrize("able", [(), (0,), (1,), (0, 1)])
def test_nobody_learns_from_a_hint_who_could_show_a_goal(able: tuple[int, ...]) -> None:
    """12: at a window that only the public table offers, a hint may be asked for in any case."""
    standing = windows(*able, hints=True)
    add(standing, "move", "p0", seat=0, action="play castle 0,0 0")
    state = cast(DwarfsFallState, standing.state)
    state.used = 4
    assert len(state.legal(0)) == 1 + (0 in able)
    assert decisions.hint(standing, "p0", 0).kind == "hint"
    with pytest.raises(DvergarError) as refused:
        decisions.hint(standing, "p1", 1)
    assert refused.value.message.key == "nothing-to-decide"


@pytest.mark.parametrize("able", [(), (0,)])
def test_nobody_learns_from_taking_back_whether_there_was_a_choice(able: tuple[int, ...]) -> None:
    standing = windows(*able)
    for _ in range(4):
        add(standing, "move", "p0", **decisions.act(standing, "p0", 0, _first(standing), 0).body)
    assert standing.state.to_act == (0,), "the table tells that there might be something to show"
    add(standing, "move", "p0", **decisions.act(standing, "p0", 0, "end", 0).body)
    assert decisions.undo(standing, "p0", 0, None).body["to"] == 4


def _first(standing: Standing) -> str:
    return str(standing.state.legal(0)[0])
