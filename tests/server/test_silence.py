"""Reactions that silence answers: by a clock, an absence or a wish; nobody loses the seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dvergar.server import index
from dvergar.server.clocks import GRACE
from dvergar.server.config import USUAL
from dvergar.server.standing import Played
from tests.bazaar import open_bazaar
from tests.server.harness import Json, Running
from tests.server.party import Party, gather, refusal, until
from tests.server.test_clocks import Time

pytestmark = pytest.mark.anyio

GONE, CALL, AWAY = USUAL.gone * 1000, USUAL.call * 1000, USUAL.away * 1000
DECISION = {"kind": "decision", "seconds": 60}
BANK = {"kind": "bank", "seconds": 60, "increment": 10}


@pytest.fixture(autouse=True)
def bazaar(tmp_path: Path) -> Iterator[None]:
    with open_bazaar(tmp_path / "toy"):
        yield


async def struck(server: Running, people: int = 3, **more: Any) -> tuple[Party, Time]:
    """A table where the first has struck and all others are asked."""
    party = await gather(server, people, game="bazaar", **more)
    time = Time(party.room)
    time.now = party.room.standing.clock_from[0]
    await party.act(0, "strike")
    return party, time


def line(party: Party) -> list[tuple[int, str, str | None]]:
    return [(made.seat, made.action, made.silent) for made in party.room.standing.line]


def away(party: Party) -> list[bool]:
    return [seat.away for seat in party.room.standing.seats]


def has_moves(party: Party, count: int) -> bool:
    return len(line(party)) == count


async def kinds(party: Party) -> list[str]:
    return [entry.kind for entry in await party.server.store.entries_after(party.table, 0)]


# --- the clock -------------------------------------------------------------------------------


async def test_a_clock_that_runs_out_answers_and_leaves_the_seat(server: Running) -> None:
    party, time = await struck(server, clock=DECISION)
    await party.act(1, "no")
    time.passes(60_000 + GRACE - 1)
    assert len(line(party)) == 2
    time.passes(1)
    await until(lambda: len(line(party)) == 3)
    assert line(party)[2] == (2, "no", "clock")
    assert away(party) == [False] * 3
    assert party.room.standing.state.to_act == (0,), "the game goes on"


async def test_all_whose_time_is_up_are_answered_for(server: Running) -> None:
    party, time = await struck(server, clock=DECISION)
    time.passes(60_000 + GRACE)
    await until(lambda: len(line(party)) == 3)
    assert sorted(line(party)[1:]) == [(1, "no", "clock"), (2, "no", "clock")]


async def test_with_an_empty_bank_silence_answers_at_once_whenever_asked(server: Running) -> None:
    party, time = await struck(server, 2, clock=BANK)
    time.passes(60_000 + GRACE)
    await until(lambda: len(line(party)) == 2)
    assert party.room.standing.bank[1] == -GRACE, "silence earns nothing"
    for moves in (4, 6):
        await party.act(0, "strike")
        await until(partial(has_moves, party, moves))
        assert line(party)[-1] == (1, "no", "clock")
    assert away(party) == [False, False]


async def test_in_other_decisions_a_bot_still_takes_over(server: Running) -> None:
    party, time = await struck(server, 2, clock=DECISION)
    await party.act(1, "no")
    time.passes(60_000 + GRACE)
    await until(lambda: away(party) == [True, False])


async def test_a_new_reaction_has_its_whole_time(server: Running) -> None:
    """Also for those who were still being asked when the last one was settled."""
    party, time = await struck(server, clock=DECISION)
    party.room.standing.state.shields[1] = 1  # type: ignore[attr-defined]
    time.passes(40_000)
    await party.act(1, "shield")
    await party.act(0, "strike")
    time.passes(40_000)
    await party.act(1, "no")
    assert len(line(party)) == 4
    time.passes(20_000 + GRACE)
    await until(lambda: len(line(party)) == 5)
    assert line(party)[-1] == (2, "no", "clock")


# --- nobody there ----------------------------------------------------------------------------


async def test_silence_answers_for_who_has_closed_the_tab(server: Running) -> None:
    party, time = await struck(server)
    async with party.visitors[2].look(party.table, 2) as there:
        async with party.visitors[1].look(party.table, 1):
            time.passes(GONE + CALL)
            assert len(line(party)) == 1
        await until(lambda: not party.room.viewers.has(party.ids[1]))
        time.passes(GONE)
        await until(lambda: 1 in party.room.standing.calls)
        time.passes(CALL)
        await until(lambda: len(line(party)) == 2)
        assert line(party)[1] == (1, "no", "gone")
        assert away(party) == [False] * 3
        (told,) = (await there.until(party.room.standing.version))["news"]
        assert (told["kind"], told["seat"], told["silent"]) == ("move", 1, "gone")
        time.passes(10 * (GONE + CALL))
        assert len(line(party)) == 2, "who looks is waited for"


async def test_who_is_back_in_time_answers_themselves(server: Running) -> None:
    party, time = await struck(server, 2)
    async with party.visitors[1].look(party.table, 1):
        pass
    await until(lambda: not party.room.viewers.has(party.ids[1]))
    time.passes(GONE)
    await until(lambda: 1 in party.room.standing.calls)
    async with party.visitors[1].look(party.table, 1) as back:
        await until(lambda: not party.room.standing.calls)
        time.passes(CALL)
        assert (await back.act("no"))["type"] == "done"
    assert line(party)[1] == (1, "no", None)


async def test_another_process_says_that_the_person_is_there(server: Running) -> None:
    party, _ = await struck(server, 2)
    elsewhere = await party.reopened()
    later = Time(elsewhere)
    async with party.visitors[1].look(party.table, 1):
        later.passes(AWAY - 1000)
        assert "call" not in await kinds(party), "a process that has seen nothing waits longer"
        later.passes(2000)
        await until(lambda: 1 in elsewhere.standing.calls)
        await party.room.catch_up()
        await until(lambda: not party.room.standing.calls)
        assert (await kinds(party))[-2:] == ["call", "here"]
        await elsewhere.catch_up()
        later.passes(CALL)
        assert elsewhere.standing.calls == {}
        assert len(elsewhere.standing.line) == 1
    await elsewhere.close()


async def test_a_call_is_not_told(server: Running) -> None:
    party, time = await struck(server, 2)
    time.passes(AWAY)
    await until(lambda: 1 in party.room.standing.calls)
    async with party.visitors[0].look(party.table, 0, 0) as looking:
        assert "call" not in [news["kind"] for news in looking.frame["news"]]


async def test_over_days_nobody_need_be_connected(server: Running) -> None:
    slow = {"kind": "decision", "seconds": 24 * 3600}
    for more in ({"pace": "days"}, {"clock": slow}):
        party, time = await struck(server, 2, **more)
        time.passes(2 * AWAY)
        assert party.room.standing.calls == {}
        assert not party.room.watch.is_set or "clock" in more


async def test_other_decisions_wait_for_who_is_gone(server: Running) -> None:
    party, time = await struck(server, 2)
    await party.act(1, "no")
    time.passes(2 * AWAY)
    assert party.room.standing.calls == {}
    assert party.room.standing.state.to_act == (0,)


# --- don't ask me again this turn ------------------------------------------------------------


async def quiet(party: Party, seat: int, action: str = "no") -> int:
    return await party.room.act(party.ids[seat], seat, action, None, quiet=True)


async def test_who_does_not_want_to_be_asked_is_left_alone_this_turn(server: Running) -> None:
    party, _ = await struck(server, 2)
    await quiet(party, 1)
    await party.act(0, "strike")
    await until(lambda: len(line(party)) == 4)
    assert line(party)[1:] == [(1, "no", None), (0, "strike", None), (1, "no", "quiet")]
    assert away(party) == [False, False]
    await party.act(0, "end")
    await party.act(1, "end")
    await party.act(0, "strike")
    assert party.room.standing.state.to_act == (1,), "another turn"


async def test_the_wish_survives_a_restart(server: Running) -> None:
    party, _ = await struck(server, 2)
    await quiet(party, 1)
    room = await party.reopened()
    assert room.standing.quiet == [None, 0]
    await room.act(party.ids[0], 0, "strike", None)
    await until(lambda: len(room.standing.line) == 4)
    assert room.standing.line[3].silent == "quiet"
    await room.close()


async def test_another_process_takes_over_if_ours_dies(server: Running) -> None:
    party, time = await struck(server, 2)
    await quiet(party, 1)
    party.room.closed = True
    await party.act(0, "strike")
    wake = index.wake_time(party.room.standing, time.now)
    assert wake is not None
    assert wake <= time.now + index.CLOCK_GRACE
    party.room.closed = False


async def test_an_undo_takes_the_wish_back_with_the_answer(server: Running) -> None:
    party, _ = await struck(server, 2)
    await quiet(party, 1)
    await party.act(0, "strike")
    await until(lambda: len(line(party)) == 4)
    await party.room.undo(party.ids[1], 1, None)
    assert party.room.standing.undo_wish is not None
    assert party.room.standing.undo_wish.to == 1, "the answer that was chosen, not the last"
    await party.room.answer_undo(party.ids[0], True, None)
    assert party.room.standing.quiet == [None, None]
    assert party.room.standing.state.to_act == (1,)
    await party.act(1, "no")
    await party.act(0, "strike")
    assert party.room.standing.state.to_act == (1,)


async def test_an_undo_of_something_later_keeps_the_wish(server: Running) -> None:
    party, _ = await struck(server, 2)
    await quiet(party, 1)
    await party.act(0, "trade")
    await party.room.undo(party.ids[0], 0, None)
    assert party.room.standing.quiet == [None, 0]


async def test_the_wish_goes_only_with_silence_and_where_turns_are_counted(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, _ = await struck(server, 2)
    party.room.standing.state.shields[1] = 1  # type: ignore[attr-defined]
    message = await refusal(quiet(party, 1, "shield"))
    assert (message.key, message.args) == ("quiet-not-silence", {"action": "no"})
    game = party.room.header.game
    monkeypatch.setattr(type(game), "turn", lambda *_: None)
    assert (await refusal(quiet(party, 1))).key == "quiet-not-here"
    await party.act(1, "no")
    assert (await refusal(quiet(party, 0, "end"))).key == "quiet-not-here"
    assert (await refusal(quiet(party, 1))).key == "why-not-your-turn"


async def test_over_the_socket_the_wish_is_a_field_of_the_act(server: Running) -> None:
    party, _ = await struck(server, 2)
    async with party.visitors[1].look(party.table, 1) as socket:
        view = socket.frame["view"]
        assert (view["turn"], view["silence"], view["mode"]) == (0, "no", "reaction")
        answer = await socket.request("act", seat=1, action="no", quiet=True)
        assert answer["type"] == "done"
        await party.act(0, "strike")
        await socket.until(answer["version"] + 2)
        assert socket.frame["view"]["players"][1]["hits"] == 2


# --- what is told ----------------------------------------------------------------------------


@pytest.mark.parametrize("shields", [0, 1])
async def test_that_silence_answered_does_not_tell_who_had_a_choice(
    server: Running, shields: int
) -> None:
    """The same entries at the same times, whether there was a choice or not."""
    party, time = await struck(server, clock=DECISION)
    party.room.standing.state.shields[:] = [shields] * 3  # type: ignore[attr-defined]
    await quiet(party, 1)
    time.passes(60_000 + GRACE)
    await until(lambda: len(line(party)) == 3)
    await party.act(0, "strike")
    await until(lambda: len(line(party)) == 5)
    assert line(party)[2:] == [(2, "no", "clock"), (0, "strike", None), (1, "no", "quiet")]
    began = party.room.standing.clock_from[0]
    times = [made.at - began for made in party.room.standing.line]
    assert times == [0, 0, *[60_000 + GRACE] * 3]
    made = await server.store.entries_after(party.table, 0)
    told: list[Json] = [entry.body for entry in made if entry.kind == "move"]
    assert told[2] == {"seat": 2, "action": "no", "silent": "clock", "spent": 60_000 + GRACE}
    assert told[4] == {"seat": 1, "action": "no", "silent": "quiet", "spent": 0}


def test_a_move_that_a_player_made_has_no_mark() -> None:
    made = Played(1, 0, "no", 5, forced=False)
    assert (made.quiet, made.silent) == (None, None)
