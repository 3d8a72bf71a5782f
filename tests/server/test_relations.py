"""Whom people mute or block: what is kept, for whom, and what becomes of it."""

from __future__ import annotations

import pytest

from dvergar.server import relations
from dvergar.server.export import export
from dvergar.server.farewell import forget
from dvergar.server.people import Person
from dvergar.server.relations import Company, Other
from tests.server.harness import Running, Visitor
from tests.server.party import id_of, refusal
from tests.server.stored import all_rows

pytestmark = pytest.mark.anyio

PASSWORD = "a long password"


async def relate(server: Running, person: str, other: str, kind: str, most: int = 9) -> str:
    them = Other(other, "Player 2")
    made = await relations.relate(server.store, person, them, kind, most=most, now=5)
    return made.handle


async def people(server: Running, count: int) -> tuple[list[Visitor], list[str]]:
    visitors = [await server.guest(f"Player {number}") for number in range(1, count + 1)]
    return visitors, [await id_of(server, visitor) for visitor in visitors]


async def with_account(visitor: Visitor, account: str) -> None:
    await visitor.post("/api/account", {"account": account, "password": PASSWORD}, 201)


async def log_in(visitor: Visitor, account: str) -> None:
    await visitor.post("/api/login", {"account": account, "password": PASSWORD})


async def test_a_block_is_not_weakened_by_muting_again(either_server: Running) -> None:
    store = either_server.store
    _, (me, other) = await people(either_server, 2)
    handle = await relate(either_server, me, other, "mute")
    assert (await relations.company_of(store, me)).blocked == frozenset()
    for kind in ("block", "mute"):
        assert await relate(either_server, me, other, kind) == handle
    (kept,) = await relations.relations_of(store, me)
    assert kept == (handle, "Player 2", "block", 5)
    assert await relations.company_of(store, me) == Company(frozenset({other}))
    company = await relations.company_of(store, other)
    assert company == Company(blockers=frozenset({me}))
    assert await relations.muted_by(store, me) == {other}
    assert await relations.muted_by(store, other) == frozenset()


async def test_a_handle_tells_no_id_and_is_of_use_to_its_owner_only(server: Running) -> None:
    _, (me, other, third) = await people(server, 3)
    handle = await relate(server, me, third, "mute")
    theirs = await relate(server, other, third, "mute")
    assert handle != theirs
    assert third not in handle
    assert (await refusal(relations.lift(server.store, me, theirs))).key == "no-such-person"
    await relations.lift(server.store, me, handle)
    assert await relations.relations_of(server.store, me) == []
    assert len(await relations.relations_of(server.store, other)) == 1


async def test_there_is_a_limit_but_not_for_whom_one_has_already(either_server: Running) -> None:
    _, (me, first, second) = await people(either_server, 3)
    await relate(either_server, me, first, "mute", most=1)
    await relate(either_server, me, first, "block", most=1)
    why = await refusal(relate(either_server, me, second, "mute", most=1))
    assert (why.key, why.args) == ("too-many-others", {"limit": 1})
    assert (await refusal(relate(either_server, me, me, "mute"))).key == "not-yourself"


async def test_a_guest_who_logs_in_takes_all_relations_along(either_server: Running) -> None:
    server, store = either_server, either_server.store
    (guest, owner, *_), (was, now, friend, foe) = await people(server, 4)
    await with_account(owner, "owner")
    await relate(server, was, friend, "mute")
    await relate(server, now, foe, "mute")
    await relate(server, was, foe, "block")
    await relate(server, friend, was, "block")
    await relate(server, was, now, "mute")
    await log_in(guest, "owner")
    mine = {row["other"]: row["kind"] for row in (await all_rows(store))["relations"]
            if row["person"] == now}  # fmt: skip
    assert mine == {friend: "mute", foe: "block"}
    assert (await relations.company_of(store, friend)).blocked == {now}
    # what was said as a guest is not heard either
    assert await relations.muted_by(store, friend) == {was, now}
    assert await relations.company_of(store, now) == Company(
        frozenset({foe}), frozenset({friend}), frozenset({was})
    )


async def test_who_is_forgotten_takes_relations_along_in_both_directions(
    either_server: Running,
) -> None:
    _, (gone, other, third) = await people(either_server, 3)
    await relate(either_server, gone, other, "block")
    await relate(either_server, other, gone, "mute")
    await relate(either_server, other, third, "mute")
    await forget(either_server.store, either_server.hall, gone)
    rows = (await all_rows(either_server.store))["relations"]
    assert [(row["person"], row["other"]) for row in rows] == [(other, third)]


async def test_an_export_has_my_relations_and_not_those_to_me(server: Running) -> None:
    visitors, (me, other) = await people(server, 2)
    await relate(server, me, other, "block")
    found = []
    for visitor in visitors:
        person = await server.services.people.recognise(visitor.http.cookies["dvergar"])
        assert person is not None
        found.append(await export(server.store, person))
    mine, theirs = found
    assert mine["others"] == [{"name": "Player 2", "kind": "block", "since": 5}]
    assert theirs["others"] == []
    assert other not in str(mine)


async def test_an_account_keeps_no_more_than_the_limit_of_what_a_guest_brings(
    either_server: Running,
) -> None:
    server, store = either_server, either_server.store
    _, (was, now, *others) = await people(server, 6)
    for since, (person, other, kind) in enumerate(
        [
            (was, others[0], "block"),
            (now, others[1], "mute"),
            (now, others[2], "block"),
            (was, others[3], "mute"),
        ]
    ):
        them = Other(other, f"Player {since}")
        await relations.relate(store, person, them, kind, most=9, now=since)
    await relations.move(store, was, now, most=3)
    kept = await relations.relations_of(store, now)
    assert [each.name for each in kept] == ["Player 3", "Player 2", "Player 0"]
    await relations.move(store, was, now, most=3)
    assert await relations.relations_of(store, now) == kept


async def test_who_is_blocked_while_logging_in_is_blocked_as_the_account(
    either_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = either_server
    (guest, owner, *_), (was, now, first, second) = await people(server, 4)
    await with_account(owner, "owner")
    merge = server.services.people.merge

    async def meanwhile(*both: Person) -> None:
        await relate(server, first, was, "block")
        await merge(*both)
        await relate(server, second, was, "block")

    monkeypatch.setattr(server.services.people, "merge", meanwhile)
    await log_in(guest, "owner")
    assert (await relations.company_of(server.store, now)).blockers == {first, second}
    assert (await relations.company_of(server.store, was)).blockers == frozenset()
