"""The client with asyncio: who one is, the lobby, and a table."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

import pytest

from dvergar.client import AsyncClient, Refused, Unreachable
from tests.client.fake import Answer, Fake

pytestmark = pytest.mark.anyio

TAKEN = {"key": "why-seat-taken", "args": {}, "text": "Somebody sits there."}


def stranger(method: str, path: str, body: Any) -> Answer:
    """The answers to somebody who has not been here."""
    return (200, None if path == "/api/me" else {"name": "Player 1", "account": None})


# --- who one is --------------------------------------------------------------------------------


async def test_a_stranger_becomes_a_guest_and_keeps_the_cookie(tmp_path: Path) -> None:
    path = tmp_path / "cookies"
    async with Fake() as fake:
        fake.rest = stranger
        fake.set_cookie = "dvergar=first"
        async with AsyncClient(fake.url, name="Player 1", cookies=path) as client:
            await client.games()
        assert fake.requests == [
            ("GET", "/api/me", None),
            ("POST", "/api/guest", {"name": "Player 1"}),
            ("GET", "/api/games", None),
        ]
        assert fake.handshakes[-1].get_all("Cookie") == ["dvergar=first"]
        assert json.loads(path.read_text()) == {fake.url: "first"}
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_the_cookie_of_the_file_is_used_again(tmp_path: Path) -> None:
    path = tmp_path / "cookies"
    async with Fake() as fake:
        path.write_text(json.dumps({fake.url: "mine", "http://127.0.0.1:1": "other"}))
        async with AsyncClient(fake.link, cookies=path, lang="fr") as client:
            assert client.server == fake.url
            async with await client.open(fake.link):
                pass
        assert fake.requests == [("GET", "/api/me", None)]
        assert [headers["Cookie"] for headers in fake.handshakes] == ["dvergar=mine"] * 2
        assert [headers["Accept-Language"] for headers in fake.handshakes] == ["fr"] * 2
        assert fake.frames[0]["lang"] == "fr"


async def test_after_a_log_out_the_cookie_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "cookies"
    async with Fake() as fake:
        fake.set_cookie = "dvergar=first"
        async with AsyncClient(fake.url, cookies=path) as client:
            fake.set_cookie = 'dvergar=""; Max-Age=0'
            await client.request("POST", "/api/logout")
            await client.games()
        assert "Cookie" not in fake.handshakes[-1]
        assert json.loads(path.read_text()) == {}


async def test_nobody_there() -> None:
    async with Fake() as fake:
        pass
    with pytest.raises(Unreachable, match=fake.url):
        async with AsyncClient(fake.url):
            pass


@pytest.mark.parametrize("url", ["nowhere", "http://", "http://a:b", "ftp://a"])
async def test_what_is_no_address(url: str) -> None:
    with pytest.raises(Unreachable):
        async with AsyncClient(url):
            pass


@pytest.mark.parametrize("answer", [(200, "<html>"), (502, {}), (301, {}), (200, [])])
async def test_another_kind_of_server(answer: Answer) -> None:
    async with Fake() as fake:
        fake.rest = lambda *_: answer
        with pytest.raises(Unreachable):
            async with AsyncClient(fake.url):
                pass


# --- the lobby ---------------------------------------------------------------------------------


async def test_every_request_is_the_protocols() -> None:
    async with Fake() as fake, AsyncClient(fake.url) as client:
        await client.games()
        await client.bots()
        await client.tables("mine")
        await client.tables("open", "nidavellir")
        await client.create("nidavellir", seats=[{"kind": "me"}, {"kind": "open"}])
        await client.table(fake.link)
        await client.sit("abc", 1)
        await client.leave(fake.link, 1)
        await client.take_back(fake.link + "/", 1)
        await client.rematch(fake.link)
        await client.fork(fake.link, 7, [{"kind": "me"}, {"kind": "open"}])
        await client.mute(fake.link, seat=1)
        await client.block(fake.link, said=17)
        await client.remove(fake.link, seat=1)
        await client.others()
        await client.lift("0f/1")
        await client.import_match("dvergar match 1\n…")
        await client.sheets("a/b")
        await client.request("PATCH", "/api/me", json={"name": "Player 2"})
    table = {"game": "nidavellir", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
    assert fake.requests[1:] == [
        ("GET", "/api/games", None),
        ("GET", "/api/bots", None),
        ("GET", "/api/tables?show=mine", None),
        ("GET", "/api/tables?show=open&game=nidavellir", None),
        ("POST", "/api/tables", {**table, "clock": None, "hot_seat": False, "public": False}),
        ("GET", "/api/tables/abc", None),
        ("POST", "/api/tables/abc/seats/1/sit", None),
        ("POST", "/api/tables/abc/seats/1/leave", None),
        ("POST", "/api/tables/abc/seats/1/return", None),
        ("POST", "/api/tables/abc/rematch", None),
        ("POST", "/api/tables/abc/fork", {"move": 7, "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", "/api/tables/abc/mute", {"seat": 1, "said": None}),
        ("POST", "/api/tables/abc/block", {"seat": None, "said": 17}),
        ("POST", "/api/tables/abc/remove", {"seat": 1, "said": None}),
        ("GET", "/api/me/others", None),
        ("DELETE", "/api/me/others/0f%2F1", None),
        ("POST", "/api/matches", "dvergar match 1\n…"),
        ("GET", "/api/tables/a%2Fb/sheets", None),
        ("PATCH", "/api/me", {"name": "Player 2"}),
    ]


async def test_a_match_file_is_text() -> None:
    async with Fake() as fake, AsyncClient(fake.url) as client:
        fake.rest = lambda *_: (200, "dvergar match 1\n")
        assert await client.match(fake.link) == "dvergar match 1\n"


async def test_a_refusal_is_raised() -> None:
    async with Fake() as fake, AsyncClient(fake.url) as client:
        fake.rest = lambda *_: (409, TAKEN)
        with pytest.raises(Refused, match=r"^Somebody sits there\.$") as caught:
            await client.sit(fake.link, 0)
        assert (caught.value.key, caught.value.status) == ("why-seat-taken", 409)


def lobby(taken: set[int], yours: list[int], *kinds: str) -> Any:
    """A table with such seats, of which some are taken just now."""

    def rest(method: str, path: str, body: Any) -> Answer:
        if method == "POST" and int(path.split("/")[-2]) in taken:
            return 409, TAKEN
        return 200, {"yours": yours, "seats": [{"kind": kind} for kind in kinds]}

    return rest


async def test_sitting_down_anywhere() -> None:
    async with Fake() as fake, AsyncClient(fake.url) as client:
        fake.rest = lobby(set(), [], "human", "open", "open")
        assert await client.sit(fake.link) == 1
        fake.rest = lobby({1}, [], "human", "open", "open")
        assert await client.sit(fake.link) == 2
        fake.rest = lobby(set(), [2], "open", "human", "human")
        assert await client.sit(fake.link) == 2
        fake.rest = lobby({1}, [], "human", "open")
        with pytest.raises(Refused, match="Somebody sits there"):
            await client.sit(fake.link)
        fake.rest = lobby(set(), [], "human", "bot")
        with pytest.raises(Refused, match="No seat is free"):
            await client.sit(fake.link)


# --- a table -----------------------------------------------------------------------------------


async def test_a_game_to_its_end() -> None:
    async with Fake(length=6) as fake, AsyncClient(fake.url) as client:
        seen = []
        async with await client.open(fake.link, 0) as mine, await client.open("abc", 1) as other:
            async for frame in mine:
                seen.append(frame.version)
                if frame.my_turn:
                    assert await mine.act(frame.legal[0]) == frame.version + 1
                elif not frame.over:
                    await other.act("no")
            assert mine.frame.over
            assert mine.current is mine.frame
        assert seen == [0, 1, 2, 3, 4, 5, 6]
        assert fake.said == ["yes", "no"] * 3


async def test_the_loop_begins_with_the_current_frame() -> None:
    async with Fake(length=1) as fake, AsyncClient(fake.url) as client:
        table = await client.open(fake.link, 0)
        await table.act("yes")
        assert table.frame.over
        assert not table.current.over
        assert [frame.version async for frame in table] == [0, 1]
        assert [frame.version async for frame in table] == [1]


async def test_what_one_may_send() -> None:
    async with Fake() as fake, AsyncClient(fake.url) as client:
        async with await client.open(fake.link, 0) as table:
            await table.act("yes")
            await table.act("no", seat=1)
            await table.undo()
            await table.undo(1)
            await table.answer(False)
            await table.chat("Hello")
            await table.phrase("good-luck")
            await table.react(6, "thumb")
            await table.react(6, "thumb", on=False)
            frame = await table.look(1)
            assert (frame.seat, frame.version, len(frame.news)) == (1, 9, 9)
            await table.act("yes")
        sent = [{**frame, "id": ""} for frame in fake.frames if "id" in frame]
        assert sent == [
            {"type": "act", "id": "", "seat": 0, "action": "yes"},
            {"type": "act", "id": "", "seat": 1, "action": "no"},
            {"type": "undo", "id": "", "seat": 0},
            {"type": "undo", "id": "", "seat": 1},
            {"type": "answer", "id": "", "agree": False},
            {"type": "chat", "id": "", "text": "Hello"},
            {"type": "phrase", "id": "", "phrase": "good-luck"},
            {"type": "react", "id": "", "to": 6, "reaction": "thumb", "on": True},
            {"type": "react", "id": "", "to": 6, "reaction": "thumb", "on": False},
            {"type": "act", "id": "", "seat": 1, "action": "yes"},
        ]


async def test_no_such_table() -> None:
    async with Fake() as fake, AsyncClient(fake.url) as client:
        fake.lose("hello", code=4404)
        with pytest.raises(Refused, match="no such table"):
            await client.open(fake.link)


async def test_the_patience_is_the_clients() -> None:
    async with Fake() as fake, AsyncClient(fake.url, patience=0.05) as client:
        fake.lose("hello", times=1_000_000)
        with pytest.raises(Unreachable):
            await client.open(fake.link)


async def test_leaving_the_client_leaves_all_tables() -> None:
    async with Fake() as fake:
        async with AsyncClient(fake.url) as client:
            table = await client.open(fake.link)
        with pytest.raises(Unreachable, match="closed"):
            await table.next()
