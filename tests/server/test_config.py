"""How a server is set up."""

from __future__ import annotations

from pathlib import Path

import pytest

from dvergar.server.config import (
    Config,
    Keep,
    Limits,
    database_url,
    default_folder,
    from_environment,
    to_environment,
)
from dvergar.server.refusal import Refusal
from tests.server.harness import running

FOLDER = Path("/somewhere")


def test_without_an_address_the_database_is_a_file_in_the_data_folder() -> None:
    assert database_url(FOLDER, None) == "sqlite+aiosqlite:////somewhere/dvergar.sqlite"


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_an_address_of_postgresql_is_taken_with_either_name(scheme: str) -> None:
    found = database_url(FOLDER, f"{scheme}://player:a%40b@host:5433/name")
    assert found == "postgresql+asyncpg://player:a%40b@host:5433/name"


@pytest.mark.parametrize("address", ["", "mysql://host/name", "host/name", "sqlite:///x", "://x"])
def test_any_other_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refusal:
        database_url(FOLDER, address)
    assert refusal.value.message.key == "bad-database"


def test_a_refused_address_does_not_show_its_password() -> None:
    with pytest.raises(Refusal) as refusal:
        database_url(FOLDER, "mysql://player:hidden@host/name")
    assert "hidden" not in refusal.value.say("en")


def test_limits_are_changed_by_name() -> None:
    changed = Limits().with_values({"frames": 7, "chat": 1})
    assert (changed.frames, changed.chat, changed.body) == (7, 1, Limits().body)


@pytest.mark.parametrize("pair", [("unknown", 1), ("frames", 0), ("frames", -1), ("body", 10**10)])
def test_a_limit_that_is_none_is_refused(pair: tuple[str, int]) -> None:
    with pytest.raises(Refusal) as refusal:
        Limits().with_values(dict([pair]))
    assert "frames" in refusal.value.say("en")


def test_how_long_something_is_kept_is_changed_by_name() -> None:
    changed = Keep().with_values({"guests": 0, "open": 7})
    assert (changed.guests, changed.open, changed.lessons) == (0, 7, Keep().lessons)


@pytest.mark.parametrize("pair", [("unknown", 1), ("guests", -1), ("guests", 36_501)])
def test_what_cannot_be_kept_is_refused(pair: tuple[str, int]) -> None:
    with pytest.raises(Refusal) as refusal:
        Keep().with_values(dict([pair]))
    assert "lessons" in refusal.value.say("en")


def test_a_worker_gets_the_whole_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DVERGAR_SERVER", "")
    limits = Limits(frames=3)
    config = Config(
        data="/a folder", database="postgresql+asyncpg://x", host="::1", port=9, workers=3,
        thinkers=5, think_seconds=0.5, limits=limits, keep=Keep(guests=7),
    )  # fmt: skip
    to_environment(config)
    assert from_environment() == config


def test_the_default_folder_is_ours_alone() -> None:
    assert default_folder().name == "dvergar"
    assert default_folder().is_absolute()


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["two words", "50%25", "Zwerg⚒", "a#b", "what?"])
async def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    async with running(tmp_path / name) as server:
        await server.guest()
    assert (tmp_path / name / "dvergar.sqlite").stat().st_size > 0


def test_postgresql_may_be_asked_for_encryption_in_its_own_words(tmp_path: Path) -> None:
    given = "postgresql://user@host/name?sslmode=require"
    assert database_url(tmp_path, given) == "postgresql+asyncpg://user@host/name?ssl=require"
