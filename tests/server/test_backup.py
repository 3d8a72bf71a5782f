"""All data in one file and back, from either database to either."""

from __future__ import annotations

import asyncio
import gzip
import random
import re
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dvergar.server.backup import backup, restore
from dvergar.server.config import Config, database_url
from dvergar.server.refusal import Refusal
from tests.server.harness import Running, Visitor, play_to_the_end, running
from tests.server.postgresql import PostgreSQL
from tests.server.stored import NEWEST, a_table, all_rows, chat, index_row, opened

pytestmark = pytest.mark.anyio


def config(folder: Path, database: str | None = None) -> Config:
    return Config(data=str(folder), database=database_url(folder, database))


async def rows(folder: Path, database: str | None = None) -> dict[str, list[dict[str, Any]]]:
    async with running(folder, database) as server:
        return await all_rows(server.store)


async def fill(server: Running) -> tuple[Visitor, Visitor, str]:
    """A finished game, a running one, an account, chat. The players, and the running table."""
    host, friend = await server.guest("Player 1"), await server.guest("Zwerg ⚒ 2")
    account = {"account": "player", "password": "a long password"}
    await host.post("/api/account", account, expect=201)
    for finished in (True, False):
        table: str = (await host.create("me", "open", public=True))["id"]
        await friend.sit(table, 1)
        async with host.look(table, 0) as first, friend.look(table, 1) as second:
            await first.request("chat", text="“quoted” \\ 'text'")
            if finished:
                await play_to_the_end([first, second], random.Random(1))
            else:
                await first.act(first.frame["legal"][0])
    return host, friend, table


@pytest.mark.parametrize("way", ["ss", "sp", "ps", "pp"])
async def test_a_backup_of_a_running_server_is_restored_whole_on_either_database(
    tmp_path: Path, postgresql: PostgreSQL, way: str
) -> None:
    source, target = (postgresql.database() if kind == "p" else None for kind in way)
    file = tmp_path / "backup"
    async with running(tmp_path / "old", source) as server:
        host, friend, table = await fill(server)
        before = await all_rows(server.store)
        count = await backup(config(tmp_path / "old", source), file)
        assert count == sum(map(len, before.values())) > 60
        assert await all_rows(server.store) == before
    assert await restore(config(tmp_path / "new", target), file) == count
    async with running(tmp_path / "new", target) as server:
        assert await all_rows(server.store) == before
        cookies = [dict(person.http.cookies) for person in (host, friend)]
        again = [Visitor(server.url, cookie) for cookie in cookies]
        assert (await again[0].get("/api/me"))["account"] == "player"
        async with again[0].look(table, 0) as first, again[1].look(table, 1) as second:
            assert first.frame["table"]["moves"] == 1
            await play_to_the_end([first, second], random.Random(2))
        assert (await again[0].get("/api/games/nidavellir/statistics"))["games"] == 2


async def test_a_backup_during_play_is_of_one_moment(tmp_path: Path, database: str | None) -> None:
    folder = tmp_path / "old"
    async with running(folder, database) as server:
        host = await server.guest()
        ids = [(await host.create("me", "open"))["id"] for _ in range(5)]
        going = True

        async def talk(table: str) -> None:
            async with host.look(table, 0) as socket:
                while going:
                    await socket.request("chat", text="more")

        talking = [asyncio.create_task(talk(table)) for table in ids]
        for number in range(3):
            await backup(config(folder, database), tmp_path / f"backup{number}")
        going = False
        await asyncio.gather(*talking)
    for number in range(3):
        new = tmp_path / f"new{number}"
        await restore(config(new), tmp_path / f"backup{number}")
        found = await rows(new)
        for table in found["tables"]:
            mine = [e["number"] for e in found["entries"] if e["table_id"] == table["id"]]
            assert sorted(mine) == list(range(1, len(mine) + 1))
            # what the lobby shows is of the same moment as the entries
            assert msgspec.json.decode(table["shown"])["version"] == len(mine)


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A backup of a small server."""
    async with running(tmp_path / "source") as server:
        host = await server.guest()
        table = (await host.create("me", "open"))["id"]
        async with host.look(table, 0) as socket:
            for number in range(20):
                await socket.request("chat", text=f"message {number}")
    await backup(config(tmp_path / "source"), tmp_path / "file")
    return tmp_path / "file"


async def test_the_file_can_be_read_by_its_owner_only(file: Path) -> None:
    assert file.stat().st_mode & 0o777 == 0o600


async def test_a_file_is_never_overwritten(tmp_path: Path, file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(Refusal) as refusal:
        await backup(config(tmp_path / "source"), file)
    assert refusal.value.message.key == "bad-backup-file"
    assert file.read_bytes() == before


async def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path, file: Path) -> None:
    with pytest.raises(Refusal):
        await backup(config(tmp_path / "source"), tmp_path / "nowhere" / "file")


async def test_a_server_with_data_is_not_restored_over(
    tmp_path: Path, file: Path, database: str | None
) -> None:
    async with running(tmp_path / "other", database) as server:
        await server.guest()
        before = await all_rows(server.store)
        with pytest.raises(Refusal) as refusal:
            await restore(config(tmp_path / "other", database), file)
        assert refusal.value.message.key == "not-empty"
        assert await all_rows(server.store) == before


async def test_a_database_with_data_is_not_restored_over_from_another_folder(
    tmp_path: Path, file: Path, postgresql: PostgreSQL
) -> None:
    address = postgresql.database()
    async with opened(tmp_path / "one", address) as store:
        await store.append((await a_table(store)).header.id, chat(2), index_row())
        before = await all_rows(store)
        with pytest.raises(Refusal) as refusal:
            await restore(config(tmp_path / "two", address), file)
        assert refusal.value.message.key == "not-empty"
        assert await all_rows(store) == before
    assert not (tmp_path / "two" / "secret.key").exists()


def lines_changed(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    """The same file with other lines."""

    def apply(whole: bytes) -> bytes:
        return gzip.compress(b"".join(change(gzip.decompress(whole).splitlines(keepends=True))))

    return apply


def changed_byte(whole: bytes, place: int) -> bytes:
    return whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "no gzip": lambda _: b"dvergar match 1\n",
    "plain text": gzip.decompress,
    "half": lambda whole: whole[: len(whole) // 2],
    "without its last byte": lambda whole: whole[:-1],
    "without its check sum": lambda whole: whole[:-8],
    "wrong check sum": lambda whole: changed_byte(whole, len(whole) - 6),
    "something behind": lambda whole: whole + b"more",
    "another behind": lambda whole: whole + whole,
    "empty gzip": lambda _: gzip.compress(b""),
    "foreign gzip": lambda _: gzip.compress(b"hello\n" * 100),
    "foreign json": lambda _: gzip.compress(b"[1, 2, 3]\n" * 10),
    "without the last line": lines_changed(lambda lines: lines[:-1]),
    "a row is missing": lines_changed(lambda lines: [*lines[:3], *lines[4:]]),
    "a row twice": lines_changed(lambda lines: [*lines[:3], lines[2], *lines[3:]]),
    "a row of no table": lines_changed(lambda lines: [*lines[:3], b'["x",{}]\n', *lines[4:]]),
    "a row is a number": lines_changed(lambda lines: [*lines[:3], b"7\n", *lines[4:]]),
    "a row is short": lines_changed(lambda lines: [*lines[:3], b'["entries"]\n', *lines[4:]]),
    "a row is no row": lines_changed(lambda lines: [*lines[:3], b'["seats",[1]]\n', *lines[4:]]),
    "an unknown column": lines_changed(
        lambda lines: [*lines[:2], lines[2].replace(b'"seats"', b'"chairs"'), *lines[3:]]
    ),
    "a huge number": lines_changed(
        lambda lines: [
            lines[0],
            lines[1].replace(b'"generation":0', b'"generation":' + b"9" * 19),
            *lines[2:],
        ]
    ),
    "no text": lines_changed(lambda lines: [*lines[:3], b'["\xff\xfe",{}]\n', *lines[4:]]),
    "no key": lines_changed(
        lambda lines: [
            b'{"form":"dvergar backup 1","version":"%s"}\n' % NEWEST.encode(),
            *lines[1:],
        ]
    ),
    "a key that is not whole": lines_changed(
        lambda lines: [re.sub(rb'"key":"[0-9a-f]+"', b'"key":"0"', lines[0]), *lines[1:]]
    ),
    "of the future": lines_changed(
        lambda lines: [lines[0].replace(NEWEST.encode(), b"9999"), *lines[1:]]
    ),
}


@pytest.mark.parametrize("name", DAMAGES)
async def test_a_damaged_file_is_refused_and_changes_nothing(
    tmp_path: Path, file: Path, name: str
) -> None:
    damaged = tmp_path / "damaged"
    whole = file.read_bytes()
    damaged.write_bytes(DAMAGES[name](whole))
    assert damaged.read_bytes() != whole
    with pytest.raises(Refusal):
        await restore(config(tmp_path / "new"), damaged)
    assert not (tmp_path / "new" / "secret.key").exists()
    # there is nothing in the way of a good one
    assert await restore(config(tmp_path / "new"), file) > 20
    assert await rows(tmp_path / "new") == await rows(tmp_path / "source")


def says_the_same(whole: bytes, other: bytes) -> bool:
    """A few bits of a compressed file mean nothing."""
    with suppress(OSError, EOFError, zlib.error):
        return gzip.decompress(other) == gzip.decompress(whole)
    return False


async def test_any_changed_byte_is_noticed(tmp_path: Path, file: Path) -> None:
    whole, damaged = file.read_bytes(), tmp_path / "damaged"
    chance = random.Random(4)
    # the ten bytes of the head hold a time and a system, which mean nothing
    for place in chance.sample(range(10, len(whole)), 40):
        damaged.write_bytes(changed_byte(whole, place))
        if says_the_same(whole, damaged.read_bytes()):
            continue
        with pytest.raises(Refusal):
            await restore(config(tmp_path / "new"), damaged)
    assert not (tmp_path / "new" / "secret.key").exists()
    assert await restore(config(tmp_path / "new"), file) > 20


async def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        await restore(config(tmp_path / "new"), tmp_path / "nothing")
    assert refusal.value.message.key == "bad-backup"
