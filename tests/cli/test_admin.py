"""`dvergar admin`, as an operator types it: without a server around, and beside one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dvergar.server.api.models import NewTable
from dvergar.server.making import new_table
from dvergar.server.people import Person
from tests.server.stored import HOST, opened

from .command import LANGUAGES, Outcome, flat, raw_keys, run
from .test_bad_input import assert_refused

ACTIONS = ("mute", "unmute", "ban", "unban", "delete-person")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data of a server with two people and a table."""

    async def fill() -> None:
        async with opened(tmp_path) as store:
            other = Person("-person2", "Player 2", None, 0)
            await store.add_person(id=other.id, name=other.name, generation=0, created=1, seen=1)
            seats = [{"kind": "me"}, {"kind": "open"}]
            wish = NewTable.model_validate({"game": "nidavellir", "seats": seats})
            await store.create_table(*new_table(store.find_game, wish, HOST))

    asyncio.run(fill())
    return tmp_path


def admin(folder: Path, *words: str, given: str = "") -> Outcome:
    return run("admin", *words, "--data", str(folder), given=given)


def person(folder: Path, name: str = "Player 2") -> str:
    (found,) = admin(folder, "people", "--search", name, "--json").json
    return str(found["id"])


def state(folder: Path) -> tuple[bool, bool]:
    """Is the second person muted, and banned?"""
    (found,) = admin(folder, "people", "--search", "Player 2", "--json").json
    return found["muted_until"] is not None, found["banned"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["tables", "people", "large"])
def test_lists_are_shown_in_every_language(folder: Path, what: str, lang: str) -> None:
    told = admin(folder, what, "--lang", lang)
    assert (told.code, told.err) == (0, "")
    assert raw_keys(told.out) == []
    assert "Player 1" in flat(told.out)


def test_tables_are_listed_by_status(folder: Path) -> None:
    assert len(admin(folder, "tables", "--status", "open", "--json").json) == 1
    assert admin(folder, "tables", "--status", "over", "--json").json == []
    assert_refused(admin(folder, "tables", "--status", "lost"))


def test_what_is_large_is_shown_with_the_database(folder: Path) -> None:
    found = admin(folder, "large", "--json").json
    assert found["database_bytes"] > 0
    assert found["rows"]["persons"] == 2


def test_a_person_is_muted_and_banned_and_neither_any_more(folder: Path) -> None:
    who = person(folder)
    for action, after in (
        (("mute", "--hours", "3"), (True, False)),
        (("ban",), (True, True)),
        (("unmute",), (False, True)),
        (("unban",), (False, False)),
    ):
        told = admin(folder, *action, who, "--yes")
        assert (told.code, told.err) == (0, "")
        assert "Player 2" in told.out
        assert state(folder) == after


def test_a_person_is_deleted(folder: Path) -> None:
    assert admin(folder, "delete-person", person(folder), "--yes").code == 0
    assert [each["name"] for each in admin(folder, "people", "--json").json] == ["Player 1"]


def test_a_table_is_deleted(folder: Path) -> None:
    (table,) = admin(folder, "tables", "--json").json
    assert admin(folder, "delete-table", table["id"], given="yes\n").code == 0
    assert admin(folder, "tables", "--json").json == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("action", ACTIONS)
def test_nothing_is_done_without_a_yes(folder: Path, action: str, lang: str) -> None:
    for answer in ("no\n", "", "perhaps\n"):
        told = admin(folder, action, person(folder), "--lang", lang, given=answer)
        assert told.code == 1
        assert raw_keys(told.out) == []
        assert "Player 2" in told.out
    assert state(folder) == (False, False)


@pytest.mark.parametrize(
    "line",
    [
        *[f"{action} nobody --yes" for action in ACTIONS],
        "delete-table nothing --yes",
        "mute nobody --hours 0",
        "mute nobody --hours soon",
        "ban",
        "dance",
    ],
)
def test_what_is_not_there_is_refused_in_one_sentence(folder: Path, line: str) -> None:
    before = admin(folder, "people", "--json").out
    assert_refused(run("admin", *line.split(), "--data", str(folder)))
    assert admin(folder, "people", "--json").out == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["tables", "people", "large", *ACTIONS, "delete-table"])
def test_every_command_has_its_help(command: str, lang: str) -> None:
    told = run("admin", command, "--help", "--lang", lang)
    assert (told.code, told.err) == (0, "")
    assert raw_keys(told.out) == []
    assert f"dvergar admin {command} " in told.out
