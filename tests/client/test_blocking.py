"""The client without asyncio is the same client."""

from __future__ import annotations

import asyncio
import inspect
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal

from dvergar.client import AsyncClient, AsyncTable, Client, Frame, Refused, Table, Unreachable
from tests.client.fake import Fake


@pytest.fixture
def portal() -> Iterator[BlockingPortal]:
    """Where the server runs."""
    with start_blocking_portal() as portal:
        yield portal


@pytest.fixture
def fake(portal: BlockingPortal) -> Iterator[Fake]:
    with portal.wrap_async_context_manager(Fake(length=4)) as fake:
        yield fake


@pytest.mark.parametrize(("blocking", "other"), [(Client, AsyncClient), (Table, AsyncTable)])
def test_the_same_names_with_the_same_parameters(blocking: type, other: type) -> None:
    def public(kind: type) -> dict[str, object]:
        methods = inspect.getmembers(kind, inspect.isfunction)
        return {
            name: inspect.signature(method).parameters
            for name, method in methods
            if not name.startswith("_")
        }

    assert public(blocking) == public(other)
    if blocking is Client:
        assert inspect.signature(Client).parameters == inspect.signature(AsyncClient).parameters


def test_a_game_to_its_end_on_a_bad_line(fake: Fake) -> None:
    fake.lose("stored", times=2)
    fake.lose("request")
    seen = []
    with Client(fake.link) as client, client.open(fake.link, 0) as table:
        with client.open(fake.link, 1) as other:
            for frame in table:
                seen += [news.version for news in frame.news]
                if not frame.over:
                    (table if frame.my_turn else other).act("yes")
        assert table.frame is table.current
    assert (fake.said, seen) == (["yes"] * 4, [1, 2, 3, 4])


def test_a_table(fake: Fake, portal: BlockingPortal) -> None:
    with Client(fake.url) as client:
        with client.open(fake.link, 0, seen=0) as table:
            assert (table.undo(), table.answer(True), table.chat("Hello")) == (1, 2, 3)
            assert [table.next().version for _ in range(3)] == [1, 2, 3]
            assert (table.phrase("oops"), table.react(3, "wow")) == (4, 5)
            assert [table.next().version for _ in range(2)] == [4, 5]
            assert table.look(None).seat is None
            with pytest.raises(Refused, match="Not now"):
                table.act("bad", 0)
            portal.call(fake.happen)
            assert table.next().version == 6
        with pytest.raises(Unreachable, match="closed"):
            table.next()


def test_the_lobby(fake: Fake, tmp_path: Path) -> None:
    fake.rest = lambda *_: (200, {"yours": [1], "seats": []})
    fake.set_cookie = "dvergar=me"
    with Client(fake.url, cookies=tmp_path / "cookies") as client:
        client.games()
        client.bots()
        client.tables("open", "nidavellir")
        client.create("nidavellir", seats=[{"kind": "me"}], public=True)
        client.import_match("text")
        assert client.table(fake.link)["yours"] == [1]
        assert client.sit(fake.link) == 1
        client.leave(fake.link, 1)
        client.take_back(fake.link, 1)
        client.rematch(fake.link)
        client.fork(fake.link, 1, [{"kind": "me"}, {"kind": "open"}])
        client.mute(fake.link, seat=1)
        client.block(fake.link, said=17)
        client.remove(fake.link, seat=1)
        client.others()
        client.lift("0f")
        client.match(fake.link)
        client.sheets(fake.link)
        client.request("PATCH", "/api/me", json={"name": "Player 1"})
    assert len(fake.requests) == 20
    assert fake.requests[4][2]["public"] is True
    assert (tmp_path / "cookies").exists()


def test_nobody_there(fake: Fake, portal: BlockingPortal) -> None:
    portal.call(fake.__aexit__, None, None, None)
    before = threading.active_count()
    client = Client(fake.url)
    with pytest.raises(Unreachable), client:
        pass
    assert threading.active_count() == before


def test_an_interrupted_wait_eats_no_frame(
    fake: Fake, portal: BlockingPortal, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait = AsyncTable.next

    async def interrupted(table: AsyncTable) -> Frame:
        await asyncio.sleep(0.05)
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        return await wait(table)

    with Client(fake.url) as client, client.open(fake.link) as table:
        with monkeypatch.context() as patch:
            patch.setattr(AsyncTable, "next", interrupted)
            with pytest.raises(KeyboardInterrupt):
                table.next()
        portal.call(fake.happen)
        assert table.next().version == 1
