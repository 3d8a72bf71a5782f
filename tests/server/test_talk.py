"""Phrases that everyone reads in their own language, and reactions to what was said."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from dvergar.kernel.language import LANGUAGES, words_file
from dvergar.server import operator
from dvergar.server.export import export
from dvergar.server.farewell import forget
from dvergar.server.people import Person
from dvergar.server.refusal import SERVER
from dvergar.server.room import Room
from dvergar.server.talk import PHRASES, REACTIONS
from tests.server.harness import GENEROUS, Json, Running, Socket, running
from tests.server.party import Party, gather, id_of, refusal

pytestmark = pytest.mark.anyio


async def said(party: Party, who: int = 0, key: str = "hello") -> int:
    """A phrase; the version it led to."""
    return await party.room.phrase(party.ids[who], f"Player {who + 1}", key, None)


async def react(party: Party, who: int, to: int, key: str = "thumb", *, on: bool = True) -> int:
    return await party.room.react(party.ids[who], f"Player {who + 1}", to, key, None, on=on)


def reactions_of(room: Room) -> set[tuple[int, str, str | None]]:
    return set(room.standing.reactions.values())


async def news_to(socket: Socket, after: int, version: int) -> list[Json]:
    """What a socket is told between two versions."""
    await socket.until(version)
    frames = [msgspec.json.decode(each) for each in socket.received]
    told = [news for frame in frames if frame["type"] == "state" for news in frame["news"]]
    return [news for news in told if after < news["version"] <= version]


# --- phrases ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("prefix", "keys"), [("phrase", PHRASES), ("reaction", REACTIONS)])
def test_the_texts_have_words_for_each_of_them_and_no_others(
    language: str, prefix: str, keys: tuple[str, ...]
) -> None:
    source = words_file(SERVER, language).read_text("utf-8")
    assert re.findall(rf"^{prefix}-([a-z-]+) = ", source, re.MULTILINE) == [*keys]


async def test_a_phrase_is_told_by_its_key(either_server: Running) -> None:
    party = await gather(either_server, 2)
    watcher = await either_server.guest("Player 3")
    async with (
        party.visitors[0].look(party.table, 0, seen=0) as host,
        watcher.look(party.table) as watching,
    ):
        answer = await watching.request("phrase", phrase="good-luck")
        assert answer["type"] == "done"
        version = answer["version"]
        (news,) = await news_to(host, version - 1, version)
        assert (news["kind"], news["name"], news["phrase"]) == ("chat", "Player 3", "good-luck")
        assert not {"text", "mine", "seat"} & news.keys()
        answer = await host.request("phrase", phrase="thanks")
        version = answer["version"]
        (news,) = await news_to(host, version - 1, version)
        assert (news["phrase"], news["seat"], news["mine"]) == ("thanks", 0, True)
    # another process tells the same
    reopened = await party.reopened()
    assert reopened.standing.said == party.room.standing.said
    assert [*reopened.standing.said.values()] == [await id_of(either_server, watcher), party.ids[0]]


async def test_an_unknown_phrase_is_refused_and_changes_nothing(server: Running) -> None:
    party = await gather(server, 2)
    async with party.visitors[0].look(party.table, 0) as socket:
        version = party.room.standing.version
        answer = await socket.request("phrase", phrase="curse")
    assert (answer["type"], answer["key"]) == ("refused", "bad-phrase")
    assert "curse" in answer["text"]
    assert "good-luck" in answer["text"]
    assert party.room.standing.version == version


async def test_nobody_speaks_without_a_name_here(server: Running) -> None:
    party = await gather(server, 2)
    to = await said(party)
    async with server.visitor().look(party.table) as socket:
        for kind, more in (
            ("phrase", {"phrase": "hello"}),
            ("react", {"to": to, "reaction": "wow"}),
        ):
            assert (await socket.request(kind, **more))["key"] == "sign-in"


async def test_what_is_sent_twice_is_said_once(server: Running) -> None:
    party = await gather(server, 2)
    async with party.visitors[0].look(party.table, 0) as socket:
        answers = [await socket.request("phrase", id="p1", phrase="hello") for _ in range(2)]
        to = answers[0]["version"]
        answers += [await socket.request("react", id="r1", to=to, reaction="wow") for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[2] == answers[3]
    assert len(party.room.standing.said) == len(party.room.standing.reactions) == 1


# --- reactions -------------------------------------------------------------------------------


async def test_a_reaction_is_given_and_taken_back(either_server: Running) -> None:
    party = await gather(either_server, 2)
    to = await said(party)
    async with party.visitors[0].look(party.table, 0) as host:
        given = await react(party, 1, to, "heart")
        (news,) = await news_to(host, to, given)
        assert news == {
            "version": given, "at": news["at"], "kind": "react", "name": "Player 2", "to": to,
            "reaction": "heart",
        }  # fmt: skip
        assert reactions_of(await party.reopened()) == {(to, "heart", party.ids[1])}
        back = await react(party, 1, to, "heart", on=False)
        (news,) = await news_to(host, given, back)
        assert (news["kind"], news["to"]) == ("unreact", given)
    assert reactions_of(await party.reopened()) == reactions_of(party.room) == set()


async def test_who_looks_later_sees_the_same(server: Running) -> None:
    party = await gather(server, 2)
    to = await said(party)
    await react(party, 1, to, "laugh")
    async with party.visitors[1].look(party.table, 1, seen=0) as socket:
        (news,) = [each for each in socket.frame["news"] if each["kind"] == "react"]
        assert (news["to"], news["reaction"], news["mine"]) == (to, "laugh", True)


async def test_reactions_that_make_no_sense_are_refused(server: Running) -> None:
    party = await gather(server, 2)
    to = await said(party)
    given = await react(party, 1, to)
    version = party.room.standing.version

    async def why(to: int, key: str, *, on: bool = True) -> str:
        return (await refusal(react(party, 1, to, key, on=on))).key

    assert await why(to, "thumb") == "already-reacted"
    assert await why(to, "spit") == "bad-reaction"
    assert await why(to, "wow", on=False) == "not-reacted"
    # only people are reacted to: no move, no reaction, nothing that will be
    for nothing in (0, 1, given, version + 1):
        assert await why(nothing, "wow") == "unknown-message"
    # one's own only
    assert (await refusal(react(party, 0, to, on=False))).key == "not-reacted"
    assert party.room.standing.version == version


async def test_an_undo_loses_nothing_that_was_said(server: Running) -> None:
    party = await gather(server, 2)
    to = await said(party)
    await party.act(0)
    await react(party, 0, to)
    await party.room.undo(party.ids[0], 0, None)
    assert party.room.standing.line == []
    for room in (party.room, await party.reopened()):
        assert [*room.standing.said] == [to]
        assert reactions_of(room) == {(to, "thumb", party.ids[0])}


# --- who may, and who hears ------------------------------------------------------------------


async def test_who_mutes_someone_sees_neither_words_nor_reactions(either_server: Running) -> None:
    party = await gather(either_server, 3)
    to = await said(party)
    await party.visitors[0].post(f"{party.path}/mute", {"seat": 1})
    async with (
        party.visitors[0].look(party.table, 0) as deaf,
        party.visitors[2].look(party.table, 2) as hearing,
    ):
        await said(party, 1, "oops")
        await react(party, 1, to)
        last = await react(party, 1, to, on=False)
        assert await news_to(deaf, to, last) == []
        assert [each["kind"] for each in await news_to(hearing, to, last)] == [
            "chat", "react", "unreact",
        ]  # fmt: skip


async def test_who_is_muted_by_the_operator_or_banned_says_nothing(server: Running) -> None:
    party = await gather(server, 2)
    to = await said(party)
    tries: list[tuple[str, Json]] = [
        ("phrase", {"phrase": "hello"}),
        ("react", {"to": to, "reaction": "thumb"}),
    ]
    await operator.mute(server.store, party.ids[1], None)
    async with party.visitors[1].look(party.table, 1) as socket:
        for kind, more in tries:
            assert (await socket.request(kind, **more))["key"] == "muted"
    await operator.ban(server.store, party.ids[0])
    async with party.visitors[0].look(party.table) as socket:
        for kind, more in tries:
            assert (await socket.request(kind, **more))["key"] == "sign-in"
    assert [*party.room.standing.said] == [to]


async def test_who_is_removed_or_blocked_says_nothing(server: Running) -> None:
    host, guest = await server.guest("Player 1"), await server.guest("Player 2")
    running = (await host.create("me", "novice"))["id"]
    waiting = (await host.create("me", "open"))["id"]
    for table, key in ((waiting, "removed-here"), (running, "no-chat-here")):
        async with guest.look(table) as socket:
            to = (await socket.request("phrase", phrase="hello"))["version"]
            path = "remove" if table == waiting else "block"
            await host.post(f"/api/tables/{table}/{path}", {"said": to})
            assert (await socket.request("phrase", phrase="hello"))["key"] == key
            assert (await socket.request("react", to=to, reaction="thumb"))["key"] == key


async def test_words_phrases_and_reactions_have_one_limit(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, chat=3)
    async with running(tmp_path / "data", limits=limits) as server:
        party = await gather(server, 2)
        async with party.visitors[0].look(party.table, 0) as socket:
            assert (await socket.request("phrase", phrase="curse"))["key"] == "bad-phrase"
            to = (await socket.request("phrase", phrase="hello"))["version"]
            answers = [
                await socket.request("react", to=to, reaction="thumb"),
                await socket.request("react", to=to, reaction="thumb", on=False),
                await socket.request("react", to=to, reaction="thumb"),
                await socket.request("phrase", phrase="bye"),
                await socket.request("chat", text="bye"),
            ]
    assert [answer.get("key") for answer in answers] == [None, None, *["too-often"] * 3]


# --- whose data it is ------------------------------------------------------------------------


async def test_they_belong_to_ones_data(either_server: Running) -> None:
    party = await gather(either_server, 2)
    to = await said(party, 1, "bye")
    await react(party, 1, to, "wow")
    await react(party, 1, to, "wow", on=False)
    data = await export(either_server.store, Person(party.ids[1], "Player 2", None, 0))
    (words,) = data["chat"]
    assert (words["table"], words["phrase"]) == (party.table, "bye")
    assert [(each["kind"], each["to"]) for each in data["reactions"]] == [
        ("react", to),
        ("unreact", to + 1),
    ]


async def test_who_deletes_everything_leaves_no_word(either_server: Running) -> None:
    party = await gather(either_server, 2)
    first, second = await said(party, 0), await said(party, 1)
    await react(party, 1, first, "wow")
    await react(party, 0, second, "wow")
    await forget(either_server.store, either_server.hall, party.ids[1])
    made = await either_server.store.entries_after(party.table, 0)
    theirs = [entry.body for entry in made if entry.number in (second, second + 1)]
    assert theirs == [
        {"text": None, "name": None},
        {"to": first, "reaction": "wow", "name": None},
    ]
    # the table opens, and the others go on talking
    room = await party.reopened()
    assert len(room.standing.reactions) == 2
    assert (await refusal(room.react("x", "", 1, "wow", None))).key == "unknown-message"


async def test_two_who_are_gone_can_have_reacted_alike(server: Running) -> None:
    party = await gather(server, 3)
    to = await said(party)
    for who in (1, 2):
        await react(party, who, to)
    for who in (1, 2):
        await forget(server.store, server.hall, party.ids[who])
    assert len((await party.reopened()).standing.reactions) == 2
