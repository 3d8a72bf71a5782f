"""Requests about oneself: guests, names, accounts, log-in and log-out, and the cookie."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from dvergar.games import game as find_game
from dvergar.server import operator
from tests.server.harness import GENEROUS, Running, Visitor, running
from tests.server.logged import captured_logs
from tests.server.pair import check_refusal, finish, open_pair, running_pair
from tests.server.party import id_of

pytestmark = pytest.mark.anyio

PASSWORD = "a long password"


async def register(visitor: Visitor, account: str = "player-1") -> None:
    given = {"account": account, "password": PASSWORD}
    assert (await visitor.post("/api/account", given, expect=201))["account"] == account


async def log_in(server: Running, account: str = "player-1", password: str = PASSWORD) -> Visitor:
    """The account on another device."""
    visitor = server.visitor()
    await visitor.post("/api/login", {"account": account, "password": password})
    return visitor


async def mine(visitor: Visitor) -> list[str]:
    return [table["id"] for table in await visitor.get("/api/tables?show=mine")]


# --- guests ----------------------------------------------------------------------------------


async def test_a_guest_has_a_name_and_no_account(either_server: Running) -> None:
    guest = await either_server.guest("  Player   1 ")
    assert await guest.get("/api/me") == {"name": "Player 1", "account": None}


async def test_without_a_cookie_one_is_nobody(server: Running) -> None:
    assert await server.visitor().get("/api/me") is None


async def test_who_is_somebody_does_not_become_another_guest(server: Running) -> None:
    guest = await server.guest("Player 1")
    answer = await guest.http.post("/api/guest", json={"name": "Player 2"})
    check_refusal(answer, 409, "is-somebody")
    assert "set-cookie" not in answer.headers


async def test_two_guests_may_have_the_same_name_and_are_not_the_same(server: Running) -> None:
    first, second = await server.guest("Player 1"), await server.guest("Player 1")
    table = (await first.create("me", "open"))["id"]
    assert await mine(first) == [table]
    assert await mine(second) == []


async def test_a_new_name_is_told_at_the_tables(either_server: Running) -> None:
    pair = await running_pair(either_server)
    async with pair.host.look(pair.table, 0) as socket:
        await pair.friend.ask("PATCH", "/api/me", json={"name": "Player 3"})
        frame = await socket.until(socket.frame["version"] + 1)
    assert frame["table"]["seats"][1]["name"] == "Player 3"
    news = frame["news"][-1]
    assert (news["kind"], news["seat"], news["name"]) == ("rename", 1, "Player 3")


async def test_nobody_changes_names_all_the_time(tmp_path: Path) -> None:
    limits = GENEROUS.with_values({"renames": 2})
    async with running(tmp_path / "data", limits=limits) as server:
        guest = await server.guest("Player 1")
        for name, status in (("Player 2", 200), ("Player 3", 200), ("Player 4", 429)):
            await guest.ask("PATCH", "/api/me", status, json={"name": name})
        assert (await guest.get("/api/me"))["name"] == "Player 3"


async def test_who_is_muted_by_the_operator_keeps_the_name(server: Running) -> None:
    guest = await server.guest("Player 1")
    await operator.mute(server.store, await id_of(server, guest), None)
    check_refusal(await guest.http.patch("/api/me", json={"name": "Player 2"}), 403, "muted")
    assert (await guest.get("/api/me"))["name"] == "Player 1"


@pytest.mark.parametrize("name", ["", "x" * 25, "x" * 101, "\x00", "\ud800", "a\u202eb", 7, None])
async def test_a_bad_name_changes_nothing(server: Running, name: object) -> None:
    guest = await server.guest("Player 1")
    body = json.dumps({"name": name})
    json_type = {"content-type": "application/json"}
    answer = await guest.http.patch("/api/me", content=body, headers=json_type)
    assert answer.status_code in (400, 422)
    assert (await guest.get("/api/me"))["name"] == "Player 1"


# --- accounts --------------------------------------------------------------------------------


async def test_a_guest_who_becomes_an_account_keeps_seats_and_tables(
    either_server: Running,
) -> None:
    pair = await running_pair(either_server)
    await register(pair.friend)
    assert await pair.friend.get("/api/me") == {"name": "Player 2", "account": "player-1"}
    assert (await pair.friend.get(pair.path))["yours"] == [1]
    async with pair.friend.look(pair.table, 1) as socket:
        assert socket.frame["seat"] == 1
    await finish(pair)


async def test_an_account_on_another_device_sees_the_same_tables(either_server: Running) -> None:
    pair = await running_pair(either_server)
    await register(pair.host)
    other = await log_in(either_server, "PLAYER-1")
    assert await other.get("/api/me") == {"name": "Player 1", "account": "player-1"}
    assert await mine(other) == [pair.table]
    seen = await other.get(pair.path)
    assert (seen["yours"], seen["host"]) == ([0], True)
    async with other.look(pair.table, 0) as socket:
        assert socket.frame["legal"]


async def test_the_seats_of_a_guest_who_logs_in_move_to_the_account(
    either_server: Running,
) -> None:
    await register(await either_server.guest("Player 3"))
    pair = await running_pair(either_server)
    guest = Visitor(either_server.url, dict(pair.friend.http.cookies))
    await pair.friend.post("/api/login", {"account": "player-1", "password": PASSWORD})
    seen = await pair.friend.get(pair.path)
    assert seen["yours"] == [1]
    assert seen["seats"][1]["name"] == "Player 3"
    assert await mine(pair.friend) == [pair.table]
    assert (await guest.get(pair.path))["yours"] == []
    await finish(pair)


async def test_no_seat_is_orphaned_when_a_guest_logs_in_to_an_account_at_the_same_table(
    server: Running,
) -> None:
    pair = await running_pair(server)
    await register(pair.host)
    await pair.friend.post("/api/login", {"account": "player-1", "password": PASSWORD})
    assert (await pair.friend.get(pair.path))["yours"] == [0, 1]


async def test_a_table_of_other_rules_does_not_keep_anybody_from_a_name_or_an_account(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = await running_pair(server)
    await register(await server.guest("Player 3"))
    server.hall.rooms.clear()
    monkeypatch.setattr(find_game("nidavellir"), "rules_version", 99)
    assert (await pair.host.http.get(pair.path)).json()["key"] == "other-rules"
    renamed = await pair.host.ask("PATCH", "/api/me", json={"name": "Player 5"})
    assert renamed["name"] == "Player 5"
    await pair.friend.post("/api/login", {"account": "player-1", "password": PASSWORD})
    assert (await pair.friend.get("/api/me"))["account"] == "player-1"


async def test_an_account_that_logs_in_as_another_leaves_its_seats_behind(server: Running) -> None:
    pair = await running_pair(server)
    await register(pair.host, "player-1")
    await register(await server.guest("Player 3"), "player-3")
    await pair.host.post("/api/login", {"account": "player-3", "password": PASSWORD})
    assert (await pair.host.get(pair.path))["yours"] == []
    back = await log_in(server, "player-1")
    assert (await back.get(pair.path))["yours"] == [0]


async def test_an_account_belongs_to_one_person(either_server: Running) -> None:
    await register(await either_server.guest("Player 1"))
    thief = await either_server.guest("Player 2")
    given = {"account": "Player-1", "password": "another password"}
    check_refusal(await thief.http.post("/api/account", json=given), 409, "account-taken")
    assert (await thief.get("/api/me"))["account"] is None
    await log_in(either_server)


async def test_nobody_has_two_accounts(server: Running) -> None:
    person = await server.guest()
    await register(person)
    given = {"account": "player-2", "password": PASSWORD}
    check_refusal(await person.http.post("/api/account", json=given), 409, "has-account")


async def test_nobody_makes_an_account_without_being_somebody(server: Running) -> None:
    given = {"account": "player-2", "password": PASSWORD}
    answer = await server.visitor().http.post("/api/account", json=given)
    check_refusal(answer, 401, "sign-in")


@pytest.mark.parametrize("account", ["player-1", "player-9", "", "' OR 1=1 --", "x" * 100])
async def test_a_wrong_password_and_an_unknown_account_are_refused_alike(
    either_server: Running, account: str
) -> None:
    await register(await either_server.guest())
    given = {"account": account, "password": "a wrong password"}
    answer = await either_server.visitor().http.post("/api/login", json=given)
    content = check_refusal(answer, 401, "wrong-password")
    assert content["args"] == {}
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("password", ["", "x", "x" * 201, "x" * 1000, "a long password ", "\x00"])
async def test_only_the_very_password_opens_an_account(server: Running, password: str) -> None:
    await register(await server.guest())
    given = {"account": "player-1", "password": password}
    answer = await server.visitor().http.post("/api/login", json=given)
    check_refusal(answer, 401, "wrong-password")


async def test_no_letter_makes_the_database_fail(either_server: Running) -> None:
    visitor = either_server.visitor()
    given = {"account": "\x00", "password": PASSWORD}
    assert (await visitor.http.post("/api/login", json=given)).status_code == 422
    assert (await visitor.http.get("/api/tables?game=%00")).status_code == 422
    assert (await visitor.http.get("/t/%00")).status_code == 404
    assert (await visitor.http.get("/api/tables/%00")).status_code == 422
    assert (await visitor.http.get("/api/games/%00/statistics")).status_code == 404


# --- passwords and log-out -------------------------------------------------------------------


async def test_a_new_password_logs_out_all_other_devices(either_server: Running) -> None:
    person = await either_server.guest("Player 1")
    await register(person)
    other = await log_in(either_server)
    given = {"old": PASSWORD, "new": "another password"}
    await person.ask("PUT", "/api/account/password", json=given)
    assert (await person.get("/api/me"))["account"] == "player-1"
    assert await other.get("/api/me") is None
    await log_in(either_server, password="another password")
    old = {"account": "player-1", "password": PASSWORD}
    answer = await either_server.visitor().http.post("/api/login", json=old)
    check_refusal(answer, 401, "wrong-password")


async def test_the_old_password_is_needed_for_a_new_one(server: Running) -> None:
    person = await server.guest()
    await register(person)
    given = {"old": "a wrong password", "new": "another password"}
    answer = await person.http.put("/api/account/password", json=given)
    check_refusal(answer, 401, "wrong-password")
    short = {"old": PASSWORD, "new": "short"}
    check_refusal(await person.http.put("/api/account/password", json=short), 400, "bad-password")
    await log_in(server)


async def test_a_guest_has_no_password_to_change(server: Running) -> None:
    guest = await server.guest()
    given = {"old": "", "new": "another password"}
    check_refusal(await guest.http.put("/api/account/password", json=given), 409, "no-account")


async def test_who_logs_out_is_nobody_and_can_come_back(server: Running) -> None:
    pair = await open_pair(server)
    await register(pair.host)
    await pair.host.post("/api/logout", expect=204)
    assert "dvergar" not in pair.host.http.cookies
    assert await pair.host.get("/api/me") is None
    assert await mine(await log_in(server)) == [pair.table]


# --- the cookie ------------------------------------------------------------------------------


def flags(answer: httpx.Response) -> set[str]:
    _, *rest = answer.headers["set-cookie"].split(";")
    return {part.strip().lower() for part in rest}


async def cookie_answers(server: Running, **headers: str) -> list[httpx.Response]:
    """Every answer that sets the cookie."""
    http = server.visitor().http
    http.headers.update(headers)
    account = {"account": "player-1", "password": PASSWORD}
    new = {"old": PASSWORD, "new": PASSWORD}
    found = [await http.post("/api/guest", json={"name": "Player 1"})]
    # a client on plain HTTP does not send back a secure cookie by itself
    http.headers["cookie"] = found[0].headers["set-cookie"].split(";")[0]
    await http.post("/api/account", json=account)
    found.append(await http.post("/api/login", json=account))
    found.append(await http.put("/api/account/password", json=new))
    found.append(await http.post("/api/logout"))
    assert [answer.status_code for answer in found] == [201, 200, 200, 204]
    return found


async def test_the_cookie_is_for_no_script_and_no_other_site(server: Running) -> None:
    for answer in await cookie_answers(server):
        assert {"httponly", "samesite=lax", "path=/"} <= flags(answer)
        assert "secure" not in flags(answer)
        assert not any(flag.startswith("domain") for flag in flags(answer))


async def test_behind_tls_the_cookie_is_for_tls_only(server: Running) -> None:
    for answer in await cookie_answers(server, **{"X-Forwarded-Proto": "https"}):
        assert {"httponly", "samesite=lax", "secure"} <= flags(answer)
        assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize(
    "cookie", ["dvergar=", "dvergar=x.y", "dvergar=%00", "dvergar; a=b", "==;"]
)
async def test_a_forged_cookie_is_like_none(server: Running, cookie: str) -> None:
    assert await server.visitor().get("/api/me", headers={"cookie": cookie}) is None


async def test_the_cookie_of_another_server_opens_nothing(server: Running, tmp_path: Path) -> None:
    async with running(tmp_path / "other") as other:
        foreign = await other.guest("Player 1")
    visitor = Visitor(server.url, dict(foreign.http.cookies))
    assert await visitor.get("/api/me") is None


# --- logs ------------------------------------------------------------------------------------


async def test_passwords_and_names_are_never_logged(server: Running) -> None:
    with captured_logs() as logged:
        person = await server.guest("Nobody Special")
        await person.ask("PATCH", "/api/me", json={"name": "Somebody Else"})
        await register(person, "account-of-mine")
        wrong = {"account": "account-of-mine", "password": "a wrong one"}
        await server.visitor().http.post("/api/login", json=wrong)
        await log_in(server, "account-of-mine")
    lines = logged.getvalue()
    assert lines.count('"route":"/api/login"') == 2
    cookie = person.http.cookies["dvergar"]
    for secret in ("Special", "Somebody", "account-of-mine", PASSWORD, "wrong", "argon2", cookie):
        assert secret not in lines
