"""A server does not start on a database that is damaged, or older than what was acknowledged."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dvergar.server.config import Config, database_url
from dvergar.server.mark import read_mark
from dvergar.server.refusal import Refusal
from dvergar.server.soundness import complaints, demand_sound, lost_transactions
from tests.server.harness import running
from tests.server.party import gather
from tests.server.processes import server_process
from tests.server.test_pulse import spoil

pytestmark = pytest.mark.anyio


def config(folder: Path) -> Config:
    return Config(data=str(folder), database=database_url(folder, None))


def refused(folder: Path) -> str:
    with pytest.raises(Refusal) as caught:
        demand_sound(config(folder))
    return caught.value.message.key


async def played(folder: Path) -> None:
    async with running(folder) as server:
        await (await gather(server, 2)).play(moves=4)


async def test_what_a_killed_server_leaves_is_sound(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    for number in range(3):
        with server_process(folder) as server:
            await server.healthy()
            await (await server.guest(f"Player {number}")).create("me", "random")
            server.kill()
        assert read_mark(folder / "dvergar.mark") > number
        copy = tmp_path / f"copy {number}"
        shutil.copytree(folder, copy)
        demand_sound(config(copy))
        demand_sound(config(folder))


async def test_a_log_that_was_removed_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with server_process(folder) as server:
        await server.healthy()
        await (await server.guest()).create("me", "open")
        server.kill()
    (folder / "dvergar.sqlite-wal").unlink()
    with server_process(folder, start=False) as server:
        assert server.start() == "refused start-older"
    assert lost_transactions(folder / "dvergar.sqlite", folder / "dvergar.mark") > 0
    demand_sound(config(folder), accept_loss=True)
    demand_sound(config(folder))


async def test_a_log_that_is_damaged_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with server_process(folder) as server:
        await server.healthy()
        await (await server.guest()).create("me", "open")
        server.kill()
    log = folder / "dvergar.sqlite-wal"
    content = bytearray(log.read_bytes())
    content[len(content) // 2 :] = b"\xa5" * (len(content) - len(content) // 2)
    log.write_bytes(content)
    assert refused(folder) == "start-older"


async def test_a_damaged_page_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    await played(folder)
    demand_sound(config(folder))
    spoil(folder / "dvergar.sqlite", "entries")
    assert refused(folder) == "start-damaged"


async def test_a_damaged_header_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    await played(folder)
    with (folder / "dvergar.sqlite").open("r+b") as file:
        file.write(b"\0" * 100)
    assert refused(folder) == "start-damaged"


async def test_a_database_that_was_removed_is_noticed_but_not_an_empty_folder(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "data"
    await played(folder)
    for file in folder.glob("dvergar.sqlite*"):
        file.unlink()
    assert refused(folder) == "start-older"
    shutil.rmtree(folder)
    demand_sound(config(folder))


async def test_a_look_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    await played(folder)
    assert complaints(folder / "dvergar.sqlite", 0.0) == []
