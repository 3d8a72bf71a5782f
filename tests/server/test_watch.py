"""What happens by time alone, and that it outlives the process that waited for it."""

from __future__ import annotations

import pytest

from dvergar.server.index import CLOCK_GRACE, wake_time
from tests.server.harness import Running
from tests.server.party import until
from tests.server.test_absence import ANSWER, AWAY, is_away, quiet, vote

pytestmark = pytest.mark.anyio


async def test_a_vote_under_way_keeps_its_table_in_memory(server: Running) -> None:
    party, time = await quiet(server, 2)
    assert not party.room.watch.is_set
    time.passes(AWAY)
    await vote(party, 0, 1)
    assert party.room.watch.is_set
    assert not party.room.is_idle


async def test_another_process_lets_a_vote_take_effect(server: Running) -> None:
    party, time = await quiet(server, 2)
    time.passes(AWAY)
    await vote(party, 0, 1)
    due = time.now + ANSWER
    assert wake_time(party.room.standing, time.now) == due + CLOCK_GRACE
    other = await party.reopened()
    other.now = lambda: due
    other.wake()
    await until(lambda: other.standing.seats[1].away)
    await party.room.catch_up()
    assert is_away(party, 1)
    await other.close()


async def test_a_closed_room_waits_for_nothing(server: Running) -> None:
    party, time = await quiet(server, 2)
    time.passes(AWAY)
    await vote(party, 0, 1)
    await party.room.close()
    time.passes(ANSWER)
    assert not party.room.watch.is_set
    assert not is_away(party, 1)
