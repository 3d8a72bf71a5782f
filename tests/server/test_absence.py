"""Voting to let a bot play for somebody who is away; time passes when a test says so."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from dvergar.server import decisions
from dvergar.server.config import USUAL, Patience
from dvergar.server.refusal import Refusal
from tests.server.harness import Json, Running, Visitor, running
from tests.server.party import Party, gather, refusal, until
from tests.server.postgresql import PostgreSQL
from tests.server.test_clocks import Time

pytestmark = pytest.mark.anyio

SECOND = 1000
AWAY, SILENT, DAYS, ANSWER = (
    seconds * SECOND for seconds in (USUAL.away, USUAL.silent, USUAL.days, USUAL.answer)
)


async def quiet(server: Running, people: int, *bots: str, **more: object) -> tuple[Party, Time]:
    """A table where the first has just bid and all others are waited for."""
    party = await gather(server, people, *bots, **more)
    time = Time(party.room)
    await party.act(0, "bid 5 4 3")
    return party, time


async def vote(party: Party, voter: int, about: int) -> int:
    return await party.room.vote_out(party.ids[voter], about)


def is_away(party: Party, seat: int) -> bool:
    return party.room.standing.seats[seat].away


async def shown(party: Party) -> list[Json]:
    found: list[Json] = (await party.visitors[0].get(party.path))["absent"]
    return found


async def kinds(party: Party) -> list[str]:
    return [entry.kind for entry in await party.server.store.entries_after(party.table, 0)]


# --- when ------------------------------------------------------------------------------------


async def test_before_the_time_is_up_it_is_refused_and_says_how_long(server: Running) -> None:
    party, time = await quiet(server, 2)
    message = await refusal(vote(party, 0, 1))
    assert message.key == "vote-early"
    assert message.args["minutes"] in (3, 4)
    time.passes(AWAY - 5 * SECOND)
    assert (await refusal(vote(party, 0, 1))).args["minutes"] == 1
    time.passes(5 * SECOND)
    await vote(party, 0, 1)


async def test_a_bot_takes_over_when_the_other_has_had_time_to_answer(server: Running) -> None:
    party, time = await quiet(server, 2)
    time.passes(AWAY)
    await vote(party, 0, 1)
    (told,) = await shown(party)
    assert (told["seat"], told["agreed"], told["waiting"]) == (1, [0], [])
    assert told["effect"] == time.now + ANSWER
    assert not is_away(party, 1)
    time.passes(ANSWER)
    await until(lambda: is_away(party, 1))
    assert await shown(party) == []
    await until(lambda: any(made.seat == 1 for made in party.room.standing.line))
    reopened = (await party.reopened()).standing
    assert reopened.seats[1].voted_out
    assert reopened.seats[1].person == party.ids[1]


async def test_who_is_connected_but_silent_has_longer(server: Running) -> None:
    party, time = await quiet(server, 2)
    async with party.visitors[1].look(party.table, 1):
        time.passes(AWAY)
        assert (await refusal(vote(party, 0, 1))).key == "vote-early"
        time.passes(SILENT - AWAY)
        await vote(party, 0, 1)


async def test_who_looks_what_actions_bring_is_not_silent(server: Running) -> None:
    party, time = await quiet(server, 2)
    async with party.visitors[1].look(party.table, 1) as socket:
        time.passes(SILENT - SECOND)
        await socket.request("ask", seat=1, actions=["bid 5 4 3"])
        time.passes(SECOND)
        assert (await refusal(vote(party, 0, 1))).key == "vote-early"


async def test_a_game_over_days_has_its_own_measure(server: Running) -> None:
    party, time = await quiet(server, 2, pace="days")
    time.passes(DAYS - 60 * SECOND)
    message = await refusal(vote(party, 0, 1))
    assert (message.key, message.args["hours"]) == ("vote-early", 0)
    time.passes(60 * SECOND)
    await vote(party, 0, 1)


async def test_at_a_game_over_days_coming_to_the_table_is_written_down(server: Running) -> None:
    party, time = await quiet(server, 2, pace="days")
    time.passes(DAYS - 60 * SECOND)
    for _ in range(2):
        async with party.visitors[1].look(party.table, 1):
            pass
    await until(lambda: party.room.standing.seats[1].seen == time.now)
    assert (await kinds(party)).count("here") == 1
    time.passes(60 * SECOND)
    message = await refusal(vote(party, 0, 1))
    assert message.args["hours"] == 71


async def test_it_is_about_people_who_are_waited_for_without_a_clock(server: Running) -> None:
    party, time = await quiet(server, 2, "random")
    time.passes(AWAY)
    assert (await refusal(vote(party, 1, 0))).key == "vote-not-waited"
    assert (await refusal(vote(party, 0, 0))).key == "vote-not-waited"
    assert (await refusal(vote(party, 0, 2))).key == "vote-not-waited"
    assert (await refusal(party.room.vote_out("nobody", 1))).key == "not-your-seat"
    assert (await refusal(vote(party, 0, 9))).key == "why-no-such-seat"
    clocked = await gather(server, 2, clock={"kind": "decision", "seconds": 3600})
    assert (await refusal(vote(clocked, 0, 1))).key == "vote-clock"


# --- who -------------------------------------------------------------------------------------


async def test_all_others_who_are_here_must_agree_each_once(server: Running) -> None:
    party, time = await quiet(server, 3)
    async with party.visitors[2].look(party.table, 2):
        await party.act(2, "bid 5 4 3")
        time.passes(AWAY)
        await vote(party, 0, 1)
        assert (await refusal(vote(party, 0, 1))).key == "vote-given"
        assert (await shown(party))[0]["waiting"] == [2]
        time.passes(ANSWER)
        assert not is_away(party, 1)
        await vote(party, 2, 1)
        await until(lambda: is_away(party, 1))


async def test_two_votes_at_once_both_count(server: Running) -> None:
    party, time = await quiet(server, 3)
    await party.act(2, "bid 5 4 3")
    time.passes(AWAY - SECOND)
    async with party.visitors[2].look(party.table, 2):
        time.passes(SECOND)
        await asyncio.gather(vote(party, 0, 1), vote(party, 2, 1))
        (told,) = await shown(party)
        assert sorted(told["agreed"]) == [0, 2]
        assert told["waiting"] == []


async def test_of_two_who_are_away_neither_is_asked_about_the_other(server: Running) -> None:
    party, time = await quiet(server, 3)
    time.passes(AWAY)
    await vote(party, 0, 1)
    await vote(party, 0, 2)
    time.passes(ANSWER)
    await until(lambda: is_away(party, 1) and is_away(party, 2))


async def test_who_has_left_has_no_vote(server: Running) -> None:
    party, time = await quiet(server, 3)
    await party.act(2, "bid 5 4 3")
    await party.room.leave(party.ids[2], 2)
    time.passes(AWAY)
    assert (await refusal(vote(party, 2, 1))).key == "seat-away"
    await vote(party, 0, 1)
    assert (await shown(party))[0]["waiting"] == []


# --- coming back -----------------------------------------------------------------------------


async def voted_out(server: Running) -> tuple[Party, Time]:
    party, time = await quiet(server, 2)
    time.passes(AWAY)
    await vote(party, 0, 1)
    time.passes(ANSWER)
    await until(lambda: is_away(party, 1))
    return party, time


async def test_coming_to_the_table_gives_the_seat_back_at_once(server: Running) -> None:
    party, _ = await voted_out(server)
    async with party.visitors[1].look(party.table, 1):
        await until(lambda: not is_away(party, 1))
    assert (await kinds(party))[-1] in ("return", "move")


async def test_watching_alone_gives_no_seat_back(server: Running) -> None:
    party, _ = await voted_out(server)
    async with party.visitors[1].look(party.table) as socket:
        await socket.request("chat", text="hello")
    assert is_away(party, 1)


async def test_who_acts_has_the_seat_back(server: Running) -> None:
    party, time = await quiet(server, 2)
    async with party.visitors[1].look(party.table, 1) as socket:
        time.passes(SILENT)
        await vote(party, 0, 1)
        time.passes(ANSWER)
        await until(lambda: is_away(party, 1))
        await socket.request("act", seat=1, action="bid 5 4 3")
        assert not is_away(party, 1)


@pytest.mark.parametrize("way", ["act", "return", "chat", "hello"])
async def test_any_sign_of_life_ends_a_vote(server: Running, way: str) -> None:
    party, time = await quiet(server, 2)
    time.passes(AWAY)
    await vote(party, 0, 1)
    if way == "act":
        await party.act(1, "bid 5 4 3")
    elif way == "return":
        await party.visitors[1].post(f"{party.path}/seats/1/return")
        assert (await kinds(party))[-1] == "here"
    elif way == "chat":
        await party.room.chat(party.ids[1], "Player 2", "hello", None)
    else:
        async with party.visitors[1].look(party.table, 1):
            await until(lambda: not party.room.standing.votes)
    assert await shown(party) == []
    time.passes(ANSWER)
    assert not is_away(party, 1)
    assert "absent" not in await kinds(party)


async def test_a_vote_and_a_return_at_once_leave_the_seat_to_its_person(server: Running) -> None:
    party, time = await quiet(server, 2)
    time.passes(AWAY)

    async def comes_back() -> None:
        async with party.visitors[1].look(party.table, 1):
            await until(lambda: not party.room.standing.votes and not is_away(party, 1))

    async def votes() -> None:
        with suppress(Refusal):  # the other was faster
            await vote(party, 0, 1)

    await asyncio.gather(votes(), comes_back())
    time.passes(ANSWER)
    assert not is_away(party, 1)


async def test_who_acts_when_the_time_is_up_keeps_the_seat(server: Running) -> None:
    party, time = await quiet(server, 2)
    time.passes(AWAY)
    await vote(party, 0, 1)
    time.now += ANSWER
    await party.act(1, "bid 5 4 3")
    time.passes(0)
    assert not is_away(party, 1)


async def test_a_vote_from_before_does_not_count_when_one_is_waited_for_anew(
    server: Running,
) -> None:
    party, time = await quiet(server, 2)
    time.passes(AWAY)
    await vote(party, 0, 1)
    await party.room.undo(party.ids[0], 0, None)
    assert await shown(party) == []
    time.passes(ANSWER)
    assert not is_away(party, 1)


async def test_taking_back_still_needs_who_was_voted_out(server: Running) -> None:
    party, _ = await voted_out(server)
    await until(lambda: party.room.standing.state.to_act == (0,))
    await party.room.undo(party.ids[0], 0, None)
    assert party.room.standing.undo_wish is not None


# --- told ------------------------------------------------------------------------------------


async def test_everybody_is_told_of_votes_and_of_the_bot(server: Running) -> None:
    party, time = await quiet(server, 2)
    async with party.visitors[0].look(party.table, 0) as socket:
        time.passes(AWAY)
        version = await vote(party, 0, 1)
        (news,) = (await socket.until(version))["news"]
        assert (news["kind"], news["seat"], news["about"]) == ("vote-out", 0, 1)
        time.passes(ANSWER)
        news = (await socket.until(version + 1))["news"][0]
        assert (news["kind"], news["seat"]) == ("absent", 1)


async def test_the_table_says_when_somebody_has_been_quiet_for_long(tmp_path: Path) -> None:
    async with running(tmp_path / "data", patience=Patience(away=1)) as server:
        party = await gather(server, 2)
        await party.act(0, "bid 5 4 3")
        async with party.visitors[0].look(party.table, 0) as socket:
            while not socket.presence.get("quiet"):
                await socket.send({"type": "ping"})
                await socket.receive()
            (told,) = socket.presence["quiet"]
            assert told["seat"] == 1
            await party.act(1, "bid 5 4 3")
            while socket.presence.get("quiet"):
                await socket.send({"type": "ping"})
                await socket.receive()


# --- several processes -----------------------------------------------------------------------


async def test_who_is_connected_to_another_process_is_not_voted_out(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    address = postgresql.database()
    async with running(tmp_path, address) as one, running(tmp_path, address) as two:
        party, time = await quiet(one, 2)
        there = Visitor(two.url, dict(party.visitors[1].http.cookies))
        async with there.look(party.table, 1) as socket:
            time.passes(AWAY)
            version = await vote(party, 0, 1)
            await socket.until(version + 1)
            assert [news["kind"] for news in socket.frame["news"]][-1] == "here"
            await until(lambda: not party.room.standing.votes)
        await there.close()


# --- who goes away, and servers that do ------------------------------------------------------


async def test_who_had_to_agree_and_has_gone_is_not_waited_for(server: Running) -> None:
    party, time = await quiet(server, 3)
    await party.act(2, "bid 5 4 3")
    async with party.visitors[2].look(party.table, 2):
        time.passes(AWAY)
        await vote(party, 0, 1)
        assert (await shown(party))[0]["waiting"] == [2]
    await until(lambda: not party.room.viewers)
    assert (await refusal(vote(party, 0, 1))).key == "vote-given"
    time.passes(AWAY)
    await vote(party, 0, 1)
    await until(lambda: is_away(party, 1))


async def test_time_without_a_server_is_no_absence(server: Running) -> None:
    party, time = await quiet(server, 2, pace="days")
    time.passes(2 * DAYS)
    await party.room.change(lambda s: decisions.pause(s, [(time.now - DAYS - SECOND, time.now)]))
    message = await refusal(vote(party, 0, 1))
    assert message.key == "vote-early"
    time.passes(2 * SECOND)
    await vote(party, 0, 1)


async def test_a_vote_lapses_when_nobody_could_answer(server: Running) -> None:
    party, time = await quiet(server, 2)
    time.passes(AWAY)
    await vote(party, 0, 1)
    time.now += ANSWER
    await party.room.change(lambda s: decisions.pause(s, [(time.now - ANSWER, time.now)]))
    assert await shown(party) == []
    assert not is_away(party, 1)


async def test_over_days_who_has_just_sat_down_or_looked_in_is_asked(server: Running) -> None:
    party, time = await quiet(server, 3, pace="days")
    assert all(seat.seen for seat in party.room.standing.seats)
    await party.act(2, "bid 5 4 3")
    time.passes(DAYS - SECOND)
    async with party.visitors[2].look(party.table, 2):  # who is not waited for
        await until(lambda: party.room.standing.seats[2].seen == time.now)
    time.passes(SECOND)
    await vote(party, 0, 1)
    assert (await shown(party))[0]["waiting"] == [2]
