"""Clocks, with a time that stands still until a test lets it pass."""

from __future__ import annotations

import asyncio

import pytest

from dvergar.server import clocks
from dvergar.server.clocks import GRACE
from dvergar.server.decisions import STAND_IN
from dvergar.server.room import Room
from dvergar.server.standing import LEAST_BANK
from tests.server.harness import Running
from tests.server.party import Party, gather, refusal, until

pytestmark = pytest.mark.anyio

DECISION = {"kind": "decision", "seconds": 60}
BANK = {"kind": "bank", "seconds": 100, "increment": 10}


class Time:
    """What the room believes the time to be."""

    def __init__(self, room: Room) -> None:
        self.now = room.now()
        self.room = room
        room.now = lambda: self.now

    def passes(self, milliseconds: int) -> None:
        self.now += milliseconds
        self.room.wake()


async def timed(server: Running, people: int, *bots: str, **clock: object) -> tuple[Party, Time]:
    """A table whose clocks have just begun to run."""
    party = await gather(server, people, *bots, clock=clock)
    time = Time(party.room)
    time.now = party.room.standing.clock_from[0]
    return party, time


def left(party: Party) -> list[int | None]:
    found = clocks.time_left(party.room.standing, party.room.now())
    assert found is not None
    return found


def away(party: Party) -> list[bool]:
    return [seat.away for seat in party.room.standing.seats]


async def test_each_decision_has_its_time(server: Running) -> None:
    party, time = await timed(server, 2, **DECISION)
    time.passes(20_000)
    assert left(party) == [40_000, 40_000]
    await party.act(0, "bid 5 4 3")
    assert left(party) == [60_000, 40_000]
    time.passes(10_000)
    assert left(party) == [60_000, 30_000]
    await party.act(1, "bid 0 2 3")
    assert left(party) == [60_000, 60_000]
    time.passes(5_000)
    assert left(party) == [55_000, 60_000]


async def test_replacing_a_sealed_bid_costs_nothing(server: Running) -> None:
    party, time = await timed(server, 2, **BANK)
    await party.act(0, "bid 5 4 3")
    time.passes(30_000)
    await party.act(0, "bid 0 2 3")
    assert left(party) == [110_000, 70_000]


async def test_a_bank_pays_for_time_and_earns_with_each_decision(server: Running) -> None:
    party, time = await timed(server, 2, **BANK)
    time.passes(30_000)
    await party.act(0, "bid 5 4 3")
    assert left(party) == [80_000, 70_000]
    time.passes(30_000)
    await party.act(1, "bid 0 2 3")
    assert left(party) == [80_000, 50_000]
    assert party.room.standing.bank == [80_000, 50_000]


async def test_a_bot_takes_over_when_the_time_is_up(server: Running) -> None:
    party, time = await timed(server, 2, **DECISION)
    await party.act(0, "bid 5 4 3")
    time.passes(60_000 + GRACE - 1)
    assert away(party) == [False, False]
    time.passes(1)
    await until(lambda: away(party) == [False, True])
    assert party.room.standing.seats[1].level == STAND_IN
    await until(lambda: len(party.room.standing.line) >= 2)
    assert party.room.standing.line[1].seat == 1
    kinds = [entry.kind for entry in await server.store.entries_after(party.table, 0)]
    assert kinds.count("timeout") == 1


async def test_all_whose_time_is_up_lose_their_seat_to_a_bot(server: Running) -> None:
    party, time = await timed(server, 3, **DECISION)
    time.passes(60_000 + GRACE)
    await until(lambda: away(party) == [True, True, True])
    await until(lambda: len(party.room.standing.line) >= 3)


async def test_a_move_within_the_grace_still_counts(server: Running) -> None:
    party, time = await timed(server, 2, **DECISION)
    time.now += 60_000 + GRACE - 1
    await party.act(0, "bid 5 4 3")
    assert party.room.standing.line[0].seat == 0
    assert away(party)[0] is False


async def test_who_takes_the_seat_back_has_time_for_a_decision(server: Running) -> None:
    party, time = await timed(server, 2, kind="bank", seconds=20, increment=0)
    await party.act(0, "bid 5 4 3")
    time.passes(20_000 + GRACE)
    await until(lambda: away(party) == [False, True])
    await until(lambda: len(party.room.standing.line) >= 2)
    assert (await refusal(party.act(1, "bid 5 4 3"))).key == "seat-away"
    await party.visitors[1].post(f"{party.path}/seats/1/return")
    assert away(party)[1] is False
    assert left(party)[1] == LEAST_BANK
    time.passes(LEAST_BANK - 1)
    assert away(party)[1] is False


async def test_leaving_for_a_moment_gives_no_time_back(server: Running) -> None:
    party, time = await timed(server, 2, **BANK)
    time.passes(60_000)
    await party.room.leave(party.ids[1], 1)
    await party.room.take_back(party.ids[1], 1)
    assert left(party)[1] == 40_000


async def test_a_bid_that_is_taken_back_earns_nothing(server: Running) -> None:
    party, time = await timed(server, 2, **BANK)
    for _ in range(3):
        time.passes(1_000)
        await party.act(0, "bid 5 4 3")
        await party.room.undo(party.ids[0], 0, None)
    assert left(party)[0] == 97_000


async def test_bots_have_no_clock(server: Running) -> None:
    party, time = await timed(server, 1, "random", **DECISION)
    assert left(party) == [60_000, None]
    await until(lambda: party.room.standing.state.to_act == (0,))
    time.passes(30_000)
    assert left(party) == [30_000, None]
    assert clocks.running(party.room.standing) == [0]


async def test_who_is_away_has_no_clock(server: Running) -> None:
    party, _ = await timed(server, 2, **DECISION)
    await party.room.leave(party.ids[1], 1)
    assert left(party)[1] is None


async def test_a_table_without_clocks_shows_none(server: Running) -> None:
    party = await gather(server, 2)
    assert (await party.visitors[0].get(party.path))["time"] is None
    assert clocks.next_deadline(party.room.standing) is None


async def test_clocks_wait_for_the_beginning_and_stop_at_the_end(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("me", "open", clock=DECISION))["id"]
    room = await server.hall.room(table)
    assert clocks.next_deadline(room.standing) is None
    party, time = await timed(server, 2, **DECISION)
    await party.play()
    time.passes(10**9)
    assert clocks.next_deadline(party.room.standing) is None
    assert away(party) == [False, False]


async def test_taking_back_freely_wins_no_time_for_a_decision(server: Running) -> None:
    party, time = await timed(server, 2, **DECISION)
    time.passes(50_000)
    await party.act(0, "bid 5 4 3")
    await party.room.undo(party.ids[0], 0, None)
    assert left(party) == [10_000, 60_000]


async def test_an_undo_that_was_agreed_on_restarts_the_clocks(server: Running) -> None:
    party, time = await timed(server, 2, **DECISION)
    time.passes(50_000)
    await party.act(0, "bid 5 4 3")
    await party.act(1, "bid 5 4 3")
    await party.room.undo(party.ids[0], 0, None)
    await party.room.answer_undo(party.ids[1], True, None)
    assert left(party) == [60_000, 60_000]
    time.passes(20_000)
    assert left(party) == [40_000, 40_000]


async def test_leaving_for_a_moment_does_not_restart_a_decision(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, time = await timed(server, 2, **DECISION)
    monkeypatch.setattr(party.room.thinkers, "choose", lambda *_: asyncio.Event().wait())
    time.passes(50_000)
    await party.room.leave(party.ids[0], 0)
    await party.room.take_back(party.ids[0], 0)
    assert left(party)[0] == 10_000


async def test_a_table_that_is_opened_again_has_the_same_deadlines(
    either_server: Running,
) -> None:
    party, time = await timed(either_server, 3, **BANK)
    for seat in (2, 0):
        time.passes(7_000)
        await party.act(seat, "bid 5 4 3")
    await party.room.undo(party.ids[0], 0, None)
    time.passes(3_000)
    await party.act(0, "bid 5 4 3")
    await party.act(1, "bid 0 2 3")
    time.passes(2_000)
    while len(party.room.standing.line) < 40:
        time.passes(100)
        await party.act(party.room.standing.state.to_act[0])
    again = (await party.reopened()).standing
    now = party.room.standing
    assert again.bank == now.bank
    assert again.position.since == now.position.since
    assert [clocks.deadline(again, seat) for seat in clocks.running(again)] == [
        clocks.deadline(now, seat) for seat in clocks.running(now)
    ]


async def test_time_that_ran_out_while_nobody_served_is_up_at_once(server: Running) -> None:
    party, _ = await timed(server, 2, **DECISION)
    again = await party.reopened()
    time = Time(again)
    time.passes(10**9)
    await until(lambda: all(seat.away for seat in again.standing.seats))
    await again.close()
