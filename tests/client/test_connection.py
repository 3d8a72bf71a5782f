"""Nothing is lost and nothing happens twice, wherever the connection breaks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from dvergar.client import connection
from dvergar.client.connection import Connection
from dvergar.client.errors import Refused, Unreachable
from dvergar.client.frames import Frame
from tests.client.fake import ABORT, Fake, soon
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio

HEADERS = {"Cookie": "dvergar=me"}


@asynccontextmanager
async def connected(fake: Fake, **more: Any) -> AsyncIterator[Connection]:
    """A connection that has its first frame."""
    line = Connection(fake.socket, lambda: HEADERS, **{"patience": 2.0, "seat": 0, **more})
    try:
        await line.next()
        yield line
    finally:
        await line.close()


def versions(frames: list[Frame]) -> list[int]:
    return [news.version for frame in frames for news in frame.news]


async def read_up_to(line: Connection, version: int) -> list[Frame]:
    frames: list[Frame] = []
    async with asyncio.timeout(PATIENCE):
        while not frames or frames[-1].version < version:
            frames.append(await line.next())
    return frames


# --- the ordinary course -----------------------------------------------------------------------


async def test_the_handshake_and_the_first_frame() -> None:
    async with Fake() as fake, connected(fake, seat=1, lang="de") as line:
        (headers,) = fake.handshakes
        assert headers["Cookie"] == "dvergar=me"
        assert "Origin" not in headers
        assert "Sec-WebSocket-Extensions" not in headers
        assert fake.frames == [{"type": "hello", "seat": 1, "seen": None, "lang": "de"}]
        assert line.current is line.newest
        assert line.current is not None
        assert (line.current.seat, line.current.since, line.current.news) == (1, None, [])


async def test_a_request_is_answered_and_shown() -> None:
    async with Fake() as fake, connected(fake) as line:
        assert await line.request("act", seat=0, action="yes") == 1
        assert line.newest is not None
        assert line.newest.version == 1
        assert (await line.next()).news[0].events[0].args == {"said": "yes"}
        assert await line.request("chat", text="Hello") == 2
        ids = [frame["id"] for frame in fake.frames[1:]]
        assert len(set(ids)) == 2


async def test_no_frame_is_left_out() -> None:
    async with Fake() as fake, connected(fake) as line:
        for _ in range(5):
            await fake.happen()
        await soon(lambda: line.newest is not None and line.newest.version == 5)
        assert [(await line.next()).version for _ in range(5)] == [1, 2, 3, 4, 5]


async def test_a_refusal_is_raised_and_the_connection_lives_on() -> None:
    async with Fake() as fake, connected(fake) as line:
        with pytest.raises(Refused, match=r"^Not now\.$") as caught:
            await line.request("act", seat=0, action="bad")
        assert caught.value.key == "why-not-possible"
        assert caught.value.message_args == {"action": "bad"}
        assert await line.request("act", seat=0, action="yes") == 1


async def test_what_the_server_does_not_understand_is_refused() -> None:
    async with Fake() as fake, connected(fake) as line:
        odd = asyncio.create_task(line.request("act", seat=0, action="odd"))
        good = asyncio.create_task(line.request("act", seat=0, action="yes"))
        with pytest.raises(Refused, match="What"):
            await odd
        assert await good == 1


async def test_the_history_can_be_asked_for() -> None:
    async with Fake() as fake:
        for _ in range(3):
            await fake.happen()
        async with connected(fake, seen=1) as line:
            assert line.current is not None
            assert versions([line.current]) == [2, 3]
        assert fake.frames[0]["seen"] == 1


# --- losses ------------------------------------------------------------------------------------

POINTS = ["hello", "shown", "request", "stored", "answered"]


@pytest.mark.parametrize("code", [ABORT, 1000, 1011, 1012, 4429])
@pytest.mark.parametrize("point", POINTS[2:])
async def test_a_request_is_done_once_wherever_the_connection_breaks(point: str, code: int) -> None:
    async with Fake() as fake, connected(fake) as line:
        fake.lose(point, code=code)
        assert await line.request("act", seat=0, action="yes") == 1
        assert fake.said == ["yes"]
        assert versions(await read_up_to(line, 1)) == [1]
        ids = {frame["id"] for frame in fake.sent("act")}
        assert len(ids) == 1
        assert [frame["seen"] for frame in fake.sent("hello")] in ([None, 0], [None, 0, 1])


async def test_a_lost_answer_is_asked_for_with_the_same_id() -> None:
    async with Fake() as fake, connected(fake) as line:
        fake.lose("stored", times=2)
        assert await line.request("act", seat=0, action="yes") == 1
        first, second, third = fake.sent("act")
        assert first == second == third
        assert fake.said == ["yes"]


async def test_unanswered_requests_are_sent_again_in_order() -> None:
    async with Fake() as fake, connected(fake) as line:
        fake.lose("request")
        actions = [f"say {number}" for number in range(5)]
        requests = [line.request("act", seat=0, action=action) for action in actions]
        assert await asyncio.gather(*requests) == [1, 2, 3, 4, 5]
        assert fake.said == actions


async def test_a_request_made_while_nobody_is_there_is_done_later() -> None:
    fake = Fake()
    async with fake, connected(fake) as line:
        await fake.__aexit__(None, None, None)
        request = asyncio.create_task(line.request("act", seat=0, action="yes"))
        await asyncio.sleep(0.03)
        assert not request.done()
        async with fake:
            assert await request == 1


async def test_what_happened_meanwhile_is_told_once() -> None:
    async with Fake() as fake, connected(fake) as line:
        await fake.happen()
        await soon(lambda: line.newest is not None and line.newest.version == 1)
        await fake.hang_up()
        await fake.happen()
        await fake.happen()
        frames = await read_up_to(line, 3)
        assert versions(frames) == [1, 2, 3]
        assert [frame.since for frame in frames] == [0, 1]
        assert fake.sent("hello")[-1]["seen"] == 1


@pytest.mark.parametrize("point", ["hello", "shown"])
async def test_a_connection_that_breaks_at_once_is_made_again(point: str) -> None:
    async with Fake() as fake:
        await fake.happen()
        fake.lose(point, times=3)
        async with connected(fake, seen=0) as line:
            assert line.current is not None
            assert versions([line.current]) == [1]
            await soon(lambda: len(fake.sent("hello")) == 4)
            await fake.happen()
            assert versions([await line.next()]) == [2]
        if point == "hello":
            assert [frame["seen"] for frame in fake.sent("hello")] == [0, 0, 0, 0]


async def test_an_unchanged_table_after_a_loss_is_no_news() -> None:
    async with Fake() as fake, connected(fake) as line:
        await fake.happen()
        await line.next()
        fake.table_extra = {"time": {"left": [5000, None]}}
        await fake.hang_up()
        await soon(lambda: len(fake.sent("hello")) == 2)
        await fake.happen()
        frame = await line.next()
        assert (frame.version, versions([frame])) == (2, [2])
        assert line.current is frame


async def test_a_frame_without_anything_new_only_shows_the_clocks() -> None:
    async with Fake() as fake, connected(fake) as line:
        await fake.happen()
        frame = await line.next()
        fake.table_extra = {"time": {"left": [5000, None]}}
        await fake.push(fake.state(0, 0))
        await soon(lambda: "time" in frame.table)
        assert line.newest is line.current is frame
        assert versions([frame]) == [1]


async def test_news_that_overlap_are_cut() -> None:
    async with Fake() as fake, connected(fake) as line:
        await fake.happen()
        await line.next()
        fake.news.append({"version": 2, "at": 0, "kind": "chat"})
        await fake.push(fake.state(0, 0))
        frame = await line.next()
        assert (frame.since, versions([frame])) == (1, [2])


async def test_a_gap_in_the_news_is_filled() -> None:
    async with Fake() as fake, connected(fake) as line:
        fake.news += [{"version": number, "at": 0, "kind": "chat"} for number in (1, 2)]
        await fake.push(fake.state(0, 1))
        assert versions(await read_up_to(line, 2)) == [1, 2]


async def test_a_server_that_was_set_back_is_believed() -> None:
    async with Fake() as fake, connected(fake) as line:
        await fake.happen()
        await fake.happen()
        await read_up_to(line, 2)
        fake.news.pop()
        await fake.push(fake.state(0, None))
        frame = await line.next()
        assert (frame.version, frame.since, frame.news) == (1, None, [])
        assert line.newest is frame


async def test_a_cancelled_request_is_not_sent_again() -> None:
    async with Fake() as fake, connected(fake) as line:
        fake.silent = True
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.02):
                await line.request("act", seat=0, action="yes")
        fake.silent = False
        await fake.hang_up()
        assert await line.request("act", seat=0, action="no") == 1
        assert fake.said == ["no"]


@pytest.mark.parametrize("seed", range(10))
async def test_two_players_and_a_watcher_on_a_dreadful_line(seed: int) -> None:
    chance = random.Random(seed)
    async with Fake(length=30) as fake:
        codes = [ABORT, 1012, 4429]

        async def play(line: Connection, heard: list[int]) -> None:
            frame = line.current
            assert frame is not None
            while not frame.over:
                if frame.my_turn and frame is line.newest:
                    await line.request("act", seat=line.seat, action=f"{len(fake.said)}")
                frame = await line.next()
                heard += versions([frame])
                if chance.random() < 0.3:
                    fake.lose(chance.choice(POINTS), code=chance.choice(codes))

        heard: list[list[int]] = [[], [], []]
        async with (
            asyncio.timeout(PATIENCE),
            connected(fake) as one,
            connected(fake, seat=1) as two,
            connected(fake, seat=None) as watcher,
        ):
            await asyncio.gather(play(one, heard[0]), play(two, heard[1]), play(watcher, heard[2]))
        assert fake.said == [str(number) for number in range(30)]
        assert heard == [list(range(1, 31))] * 3


async def test_a_server_that_finds_us_too_quick_is_sent_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(connection, "LONGEST_PAUSE", 0.06)
    clock = asyncio.get_running_loop().time
    async with Fake() as fake, connected(fake) as line:
        fake.lose("request", code=4429, times=2)
        began = clock()
        requests = [line.request("chat", text="Hello") for _ in range(3)]
        assert await asyncio.gather(*requests) == [1, 2, 3]
        assert clock() - began >= 0.05 + 3 * 0.06


# --- another seat ------------------------------------------------------------------------------


async def test_scenes_are_asked_for_by_those_who_watch_them() -> None:
    async with Fake() as fake, connected(fake, scenes=True) as line:
        assert fake.frames[0]["scenes"] is True
        await line.look(1)
        assert fake.sent("hello")[-1]["scenes"] is True


async def test_hello_again_as_another_seat() -> None:
    async with Fake() as fake, connected(fake) as line:
        frame = await line.look(1)
        assert (frame.seat, frame.version, frame.news) == (1, 0, [])
        assert line.current is line.newest is frame
        assert fake.sent("hello")[-1] == {"type": "hello", "seat": 1, "seen": 0, "lang": "en"}
        assert await line.look(1) is frame
        assert len(fake.sent("hello")) == 2


async def test_the_other_seat_tells_what_nobody_has_read() -> None:
    async with Fake() as fake, connected(fake) as line:
        await fake.happen()
        await fake.happen()
        await soon(lambda: line.newest is not None and line.newest.version == 2)
        frame = await line.look(None)
        assert (frame.seat, frame.since, versions([frame])) == (None, 0, [1, 2])
        await fake.happen()
        assert versions([await line.next()]) == [3]


async def test_what_was_on_its_way_to_the_old_seat_is_told_by_the_new_one() -> None:
    async with Fake() as fake, connected(fake) as line:
        look = asyncio.create_task(line.look(1))
        await fake.happen()
        frames = [await look]
        while frames[-1].version < 1:
            frames.append(await line.next())
        assert [frame.seat for frame in frames] == [1] * len(frames)
        assert versions(frames) == [1]


@pytest.mark.parametrize("point", ["hello", "shown"])
async def test_the_other_seat_survives_a_loss(point: str) -> None:
    async with Fake() as fake, connected(fake) as line:
        fake.lose(point)
        assert (await line.look(1)).seat == 1
        await fake.happen()
        frame = await line.next()
        assert (frame.seat, versions([frame])) == (1, [1])


async def test_who_loses_the_seat_goes_on_watching() -> None:
    async with Fake() as fake, connected(fake) as line:
        fake.deprive()
        await fake.happen("leave", seat=0)
        frame = await line.next()
        assert (frame.seat, frame.my_turn, versions([frame])) == (None, False, [1])
        await fake.happen()
        assert versions([await line.next()]) == [2]
        await fake.hang_up()
        await fake.happen()
        assert versions([await line.next()]) == [3]
        assert [hello["seat"] for hello in fake.sent("hello")] == [0, None]


# --- the end -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "status"), [(4400, 400), (4401, 401), (4404, 404)])
async def test_some_codes_are_final(code: int, status: int) -> None:
    async with Fake() as fake:
        fake.lose("hello", code=code)
        with pytest.raises(Refused) as caught:
            async with connected(fake):
                pass
        assert (caught.value.status, caught.value.key) == (status, f"closed-{code}")
        assert str(caught.value) == connection.FINAL[code][1]
        assert len(fake.handshakes) == 1


async def test_who_was_let_in_comes_back_with_a_new_cookie() -> None:
    async with Fake() as fake, connected(fake) as line:
        fake.lose("request", code=4401)
        await line.request("act", seat=0, action="yes")
        assert len(fake.handshakes) == 2


async def test_a_cookie_that_was_called_in_for_good_is_final_after_some_tries() -> None:
    async with Fake() as fake, connected(fake) as line:
        fake.lose("request", code=4401)
        fake.lose("hello", times=9, code=4401)
        with pytest.raises(Refused) as caught:
            await line.request("act", seat=0, action="yes")
        assert caught.value.key == "closed-4401"
        assert len(fake.handshakes) == 1 + connection.TRIES


async def test_a_final_code_ends_all_that_waits_after_what_was_received() -> None:
    async with Fake() as fake, connected(fake) as line:
        fake.lose("request", code=4404)
        await fake.happen()
        with pytest.raises(Refused):
            await line.request("act", seat=0, action="yes")
        assert (await line.next()).version == 1
        with pytest.raises(Refused):
            await line.next()
        with pytest.raises(Refused):
            await line.request("act", seat=0, action="yes")


async def test_a_refused_handshake_is_final() -> None:
    async with Fake() as fake:
        why = {"key": "why-no-table", "args": {}, "text": "No such table."}
        fake.handshake_answers = [(404, why)]
        with pytest.raises(Refused, match=r"^No such table\.$") as caught:
            async with connected(fake):
                pass
        assert (caught.value.key, caught.value.status) == ("why-no-table", 404)


async def test_a_server_that_is_just_starting_is_waited_for() -> None:
    async with Fake() as fake:
        fake.handshake_answers = [(503, {}), (500, {})]
        async with connected(fake):
            assert len(fake.handshakes) == 3


async def test_nobody_there() -> None:
    async with Fake() as fake:
        pass
    with pytest.raises(Unreachable, match="cannot be reached"):
        async with connected(fake, patience=0.05):
            pass


@pytest.mark.parametrize("point", ["hello", "request"])
async def test_giving_up_when_nothing_goes_ahead(point: str) -> None:
    async with Fake() as fake:
        fake.lose(point, times=1_000_000)
        with pytest.raises(Unreachable):
            async with connected(fake, patience=0.1) as line:
                await line.request("act", seat=0, action="yes")
        assert len(fake.handshakes) > 1
        assert fake.said == []


async def test_giving_up_on_a_server_that_says_nothing() -> None:
    async with Fake() as fake:
        fake.silent = True
        with pytest.raises(Unreachable):
            async with connected(fake, patience=0.05):
                pass


async def test_patience_begins_anew_after_each_success() -> None:
    async with Fake() as fake, connected(fake, patience=0.4) as line:
        for number in range(1, 6):
            await asyncio.sleep(0.12)
            await fake.hang_up()
            assert await line.request("act", seat=0, action="yes") == number


async def test_what_is_no_frame_ends_the_connection() -> None:
    async with Fake() as fake, connected(fake) as line:
        await fake.push('{"type": "riddle"}')
        with pytest.raises(Unreachable, match="no frame"):
            await line.next()


async def test_closing_ends_all_that_waits() -> None:
    async with Fake() as fake, connected(fake) as line:
        waiting = asyncio.create_task(line.next())
        await asyncio.sleep(0)
        await line.close()
        with pytest.raises(Unreachable, match="closed"):
            await waiting
        await line.close()


async def test_the_delays_grow_and_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FIRST_DELAY", 0.1)
    monkeypatch.setattr(connection, "LONGEST_DELAY", 5.0)
    delays: list[float] = []

    async def sleep(delay: float) -> None:
        if delay:  # some versions of websockets yield by sleeping for no time
            delays.append(delay)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    async with Fake() as fake:
        pass
    line = Connection(fake.socket, lambda: HEADERS, patience=3600)
    while len(delays) < 10:
        await asyncio.wait([asyncio.create_task(asyncio.Event().wait())], timeout=0.01)
    await line.close()
    for delay, longest in zip(delays, [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5, 5, 5, 5], strict=False):
        assert longest / 2 <= delay <= longest
