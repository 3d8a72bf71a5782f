"""Who is who: cookies, names, passwords, the secret that signs, and the files that hold it all."""

from __future__ import annotations

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy.exc import OperationalError

from dvergar.server.people import People, Person
from dvergar.server.private import make_folder, read_secret
from dvergar.server.refusal import Refusal
from tests.server.harness import Running, running

pytestmark = pytest.mark.anyio

PASSWORD = "a long password"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def a_person(server: Running) -> tuple[People, Person]:
    people = server.services.people
    return people, await people.new_guest("Player 1")


# --- cookies ---------------------------------------------------------------------------------


async def test_a_cookie_is_recognised_as_its_person(server: Running) -> None:
    people, person = await a_person(server)
    assert await people.recognise(people.cookie(person)) == person


@pytest.mark.parametrize(
    "payload", [None, 1, "x", [], ["x"], {}, [None, 0], [["x"], 0], ["x", 0, 1], [True, True]]
)
async def test_a_cookie_signed_with_another_secret_opens_nothing(
    server: Running, payload: object
) -> None:
    forged = URLSafeSerializer(b"another secret", salt="person").dumps(payload)
    assert await server.services.people.recognise(str(forged)) is None


async def test_our_signature_for_another_purpose_opens_nothing(server: Running) -> None:
    people, person = await a_person(server)
    secret = read_secret(server.services.config.folder)
    other = URLSafeSerializer(secret, salt="something else").dumps([person.id, 0])
    assert await people.recognise(str(other)) is None
    right = URLSafeSerializer(secret, salt="person").dumps([person.id, 0])
    assert await people.recognise(str(right)) == person


async def test_no_part_of_a_cookie_opens_anything(server: Running) -> None:
    people, person = await a_person(server)
    cookie = people.cookie(person)
    for length in range(len(cookie)):
        assert await people.recognise(cookie[:length]) is None
        assert await people.recognise(cookie[length + 1 :]) is None


async def test_no_changed_letter_of_a_cookie_opens_anything_else(server: Running) -> None:
    people, person = await a_person(server)
    cookie = people.cookie(person)
    for place in range(len(cookie)):
        for letter in ("A", "z", ".", "\x00", "é", "=", " "):
            changed = cookie[:place] + letter + cookie[place + 1 :]
            found = await people.recognise(changed)
            # the last letter of base64 has bits that do not count: then nothing has changed
            same = changed == cookie or place == len(cookie) - 1
            assert found is None or (same and found == person)


@pytest.mark.parametrize("cookie", ["", ".", "..", "x" * 501, "a" * 100_000, "\x00", "é.é", "=.="])
async def test_nonsense_is_nobody(server: Running, cookie: str) -> None:
    assert await server.services.people.recognise(cookie) is None


async def test_the_cookie_of_somebody_unknown_opens_nothing(server: Running) -> None:
    people = server.services.people
    assert await people.recognise(people.cookie(Person("nobody", "Player 1", None, 0))) is None


async def test_a_disk_that_takes_nothing_keeps_nobody_from_being_recognised(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people, person = await a_person(server)
    await server.store.change_person(person.id, seen=0)

    async def full(*_: object, **__: object) -> None:
        raise OperationalError("UPDATE", {}, Exception("disk full"))

    monkeypatch.setattr(server.store, "change_person", full)
    assert await people.recognise(people.cookie(person)) == person
    assert "noting failed" in caplog.text


async def test_who_was_once_several_guests_is_read_as_one_row(server: Running) -> None:
    people, person = await a_person(server)
    for _ in range(3):
        await people.merge(await people.new_guest("Player 2"), person)
    found = await people.recognise(people.cookie(person))
    assert found == person._replace(was_guest=True)


async def test_a_new_password_makes_old_cookies_void(server: Running) -> None:
    people, person = await a_person(server)
    account = await people.register(person, "player-1", PASSWORD)
    old = people.cookie(account)
    changed = await people.change_password(account, PASSWORD, "another password")
    assert await people.recognise(old) is None
    assert await people.recognise(people.cookie(changed)) == changed


# --- names and passwords ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        *[
            "",
            " ",
            "\t\n",
            "x" * 25,
            "a\x00b",
            "a\x1b[31mb",
            "a\u202eb",
            "a\u200bb",
            "a\u2028b\x07",
        ],
        *["\u3164", "\u2800", "\u115f", "Z" + "\u0315" * 9],
    ],
)
async def test_a_name_is_short_and_visible(server: Running, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        server.services.people.check_name(name)
    assert refused.value.message.key == "bad-name"


async def test_a_name_is_kept_on_one_line(server: Running) -> None:
    assert server.services.people.check_name("  Player \n\t 1 ") == "Player 1"
    assert server.services.people.check_name("x" * 24) == "x" * 24
    assert server.services.people.check_name("Þórr 矮人") == "Þórr 矮人"
    assert server.services.people.check_name("Bo\u0301b") == "Bób"


async def test_a_name_of_families_comes_through_whole(server: Running) -> None:
    family = "👨\u200d👩\u200d👧\u200d👦"
    visitor = await server.guest(family * 24)
    assert (await visitor.get("/api/me"))["name"] == family * 24


async def test_an_old_name_is_shown_as_it_is_and_confirms_a_farewell(server: Running) -> None:
    old = "Zo\u0301" + "\u0315" * 30 + " \u3164"
    visitor = await server.guest()
    person = await server.services.people.recognise(visitor.http.cookies.get("dvergar"))
    assert person is not None
    await server.store.change_person(person.id, name=old)
    assert (await visitor.get("/api/me"))["name"] == old
    await visitor.ask("DELETE", "/api/me", 204, json={"name": old})


@pytest.mark.parametrize(
    "account", ["", "ab", "x" * 25, "a b c", "a/b/c", "a\x00bc", "<abc>", "äö ", "bob\u3164", "𝐁ob"]
)
async def test_an_account_has_a_plain_name(server: Running, account: str) -> None:
    people, person = await a_person(server)
    with pytest.raises(Refusal) as refused:
        await people.register(person, account, PASSWORD)
    assert refused.value.message.key == "bad-account"


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
async def test_a_password_is_neither_short_nor_endless(server: Running, password: str) -> None:
    people, person = await a_person(server)
    with pytest.raises(Refusal) as refused:
        await people.register(person, "player-1", password)
    assert refused.value.message.key == "bad-password"


async def test_accounts_that_look_alike_are_the_same(server: Running) -> None:
    people, person = await a_person(server)
    await people.register(person, "Müller", PASSWORD)
    other = await people.new_guest("Player 2")
    for alike in ("muller", "MÜLLER", "Mu\u0308ller"[:3] + "ller"):
        with pytest.raises(Refusal):
            await people.register(other, alike, PASSWORD)
    assert (await people.log_in(" mÜLLER ", PASSWORD)).id == person.id


async def test_a_password_is_stored_by_argon2_only(server: Running) -> None:
    people, person = await a_person(server)
    await people.register(person, "player-1", PASSWORD)
    row = await server.store.person(person.id)
    assert row is not None
    assert row.password.startswith("$argon2id$")
    folder = server.services.config.folder
    for file in folder.iterdir():
        assert PASSWORD.encode() not in file.read_bytes(), file.name


async def test_any_letters_make_a_password(server: Running) -> None:
    people, person = await a_person(server)
    await people.register(person, "player-1", "\x00ÿ矮人 \n🪓🪓🪓")
    assert (await people.log_in("player-1", "\x00ÿ矮人 \n🪓🪓🪓")).id == person.id
    with pytest.raises(Refusal):
        await people.log_in("player-1", "\x00ÿ矮人 \n🪓🪓")


# --- files -----------------------------------------------------------------------------------


async def test_the_files_can_be_read_by_their_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    mask = os.umask(0)
    try:
        async with running(folder) as server:
            await server.guest()
            modes = {file.name: mode(file) for file in folder.iterdir()}
    finally:
        os.umask(mask)
    assert mode(folder) == 0o700
    assert {"secret.key", "dvergar.sqlite"} <= set(modes)
    assert set(modes.values()) == {0o600}, modes


async def test_a_second_start_keeps_the_secret(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server:
        visitor = await server.guest("Player 1")
        cookie = visitor.http.cookies["dvergar"]
    async with running(tmp_path / "data") as server:
        again = server.visitor()
        again.http.cookies.set("dvergar", cookie)
        assert (await again.get("/api/me"))["name"] == "Player 1"


def test_each_server_has_a_secret_of_its_own(tmp_path: Path) -> None:
    secrets = set()
    for name in ("a", "b"):
        make_folder(tmp_path / name)
        secrets.add(read_secret(tmp_path / name))
    assert len(secrets) == 2
    assert all(len(secret) >= 32 for secret in secrets)


def test_processes_that_start_at_once_share_one_whole_secret(tmp_path: Path) -> None:
    for attempt in range(30):
        folder = tmp_path / str(attempt)
        make_folder(folder)
        with ThreadPoolExecutor(8) as pool:
            found = set(pool.map(read_secret, [folder] * 8))
        assert len(found) == 1
        assert len(found.pop()) == 64
        assert [file.name for file in folder.iterdir()] == ["secret.key"]
