"""A table as people see it."""

from __future__ import annotations

import msgspec

from dvergar.server.entry import Bank, PerDecision
from dvergar.server.standing import Standing
from dvergar.server.table_json import SeatShown, TableShown, show_table
from tests.server.test_standing import add, begun, header


def test_a_table_names_its_seats_without_telling_who_they_are() -> None:
    standing = begun(2)
    add(standing, "leave", "p1", seat=1, level="greedy")
    shown = show_table(standing, "p0", 5_000, "http://here")
    assert shown.seats == [
        SeatShown("human", "Player 1", None, False),
        SeatShown("human", "Player 2", "greedy", True),
    ]
    assert (shown.yours, shown.host, shown.link) == ([0], True, "http://here/t/t")
    text = msgspec.json.encode(shown).decode()
    assert '"p0"' not in text
    assert '"p1"' not in text
    assert "seed" not in text


def test_a_stranger_has_no_seat_and_is_no_host() -> None:
    standing = begun(2)
    for person in ("p9", None):
        shown = show_table(standing, person, 5_000)
        assert (shown.yours, shown.host) == ([], False)


def test_nobody_is_to_act_unless_the_game_runs() -> None:
    standing = Standing(header(2))
    assert show_table(standing, None, 0).to_act == []
    assert show_table(begun(2), None, 0).to_act == [0, 1]
    add(standing, "cancel")
    assert show_table(standing, None, 0).to_act == []


def test_both_clocks_are_shown_with_what_is_left() -> None:
    decision = show_table(begun(2, clock=PerDecision(30)), None, 12_000)
    assert decision.clock is not None
    assert (decision.clock.kind, decision.clock.seconds) == ("decision", 30)
    assert decision.time is not None
    assert decision.time.left == [20_000, 20_000]
    standing = begun(2, clock=Bank(60, 5))
    add(standing, "move", "p0", seat=0, action="bid 5 4 3", spent=10_000)
    bank = show_table(standing, None, 90_000)
    assert bank.clock is not None
    assert (bank.clock.kind, bank.clock.increment) == ("bank", 5)
    assert bank.time is not None
    assert bank.time.left == [55_000, 0]


def test_open_seats_and_bots_have_no_clock() -> None:
    standing = Standing(header(3, clock=PerDecision(30)))
    add(standing, "sit", seat=0, person="p0", name="Player 1")
    add(standing, "bot", seat=1, level="random")
    shown = show_table(standing, None, 0)
    assert shown.time is not None
    assert shown.time.left == [30_000, None, None]


def test_an_undo_waits_for_those_who_have_not_agreed_here_or_away() -> None:
    standing = begun(4)
    add(standing, "ask-undo", "p1", seat=1, to=0)
    add(standing, "agree-undo", "p2", seat=2)
    add(standing, "leave", "p3", seat=3, level="greedy")
    shown = show_table(standing, None, 0).undo
    assert shown is not None
    assert (shown.seat, shown.to, shown.waiting) == (1, 0, [0, 3])


def test_what_the_lobby_keeps_can_be_read_again() -> None:
    shown = show_table(begun(2, clock=Bank(60, 5)), None, 0)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=TableShown) == shown
