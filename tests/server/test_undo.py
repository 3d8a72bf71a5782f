"""Taking back: what is free, what the others must agree to, and what it leads to."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dvergar.server import undo
from dvergar.server.history import position_at
from dvergar.server.standing import UndoWish
from tests.bazaar import open_bazaar
from tests.server.harness import Running
from tests.server.party import Party, gather, refusal, until

pytestmark = pytest.mark.anyio


async def take_back(party: Party, seat: int) -> int:
    return await party.room.undo(party.ids[seat], seat, None)


async def answer(party: Party, seat: int, agree: bool) -> int:
    return await party.room.answer_undo(party.ids[seat], agree, None)


async def asking(server: Running, people: int) -> Party:
    """A table at which seat 0 completed the bids and wants them back."""
    party = await gather(server, people)
    for seat in reversed(range(people)):
        await party.act(seat, "bid 5 4 3")
    await take_back(party, 0)
    return party


def moves(party: Party) -> list[tuple[int, str]]:
    return [(made.seat, made.action) for made in party.room.standing.line]


def wish_of(party: Party) -> UndoWish | None:
    return party.room.standing.undo_wish


def wish(party: Party) -> UndoWish:
    found = wish_of(party)
    assert found is not None
    return found


async def as_replayed(party: Party) -> bool:
    """Is the position what the moves that stand lead to, from the deal on?"""
    standing = party.room.standing
    fresh = standing.match().at(len(standing.line))
    return fresh.dump() == standing.state.dump()


# --- several at once -------------------------------------------------------------------------


@pytest.fixture
def bazaar(tmp_path: Path) -> Iterator[None]:
    with open_bazaar(tmp_path / "toy"):
        yield


async def test_a_deal_is_not_taken_back_alone(server: Running, bazaar: None) -> None:
    party = await gather(server, 3, game="bazaar")
    for seat, action in ((0, "trade"), (0, "offer ruby for emerald")):
        await party.act(seat, action)
    await party.act(1, "accept 1 ruby for emerald")
    await take_back(party, 1)
    assert wish(party).to == 2
    await answer(party, 0, agree=True)
    await answer(party, 2, agree=True)
    assert len(moves(party)) == 2
    assert await as_replayed(party)


async def test_ones_last_decision_may_lie_before_what_others_did(
    server: Running, bazaar: None
) -> None:
    party = await gather(server, 2, game="bazaar")
    for seat, action in ((0, "trade"), (1, "offer ruby for emerald"), (0, "done"), (1, "done")):
        await party.act(seat, action)
    await take_back(party, 0)
    assert wish(party).to == 2, "not what the other did"


async def test_an_answer_to_which_nobody_has_reacted_is_taken_back_at_once(
    server: Running, bazaar: None
) -> None:
    party = await gather(server, 3, game="bazaar")
    await party.act(0, "strike")
    await party.act(2, "no")
    await take_back(party, 2)
    assert moves(party) == [(0, "strike")]
    assert party.room.standing.state.to_act == (1, 2)
    await party.act(2, "no")
    await party.act(1, "no")
    await take_back(party, 2)
    assert wish(party).to == 1, "the other has answered since"


# --- what is free ----------------------------------------------------------------------------


async def test_a_bid_that_nobody_has_seen_is_taken_back_at_once(either_server: Running) -> None:
    party = await gather(either_server, 2)
    await party.act(0, "bid 5 4 3")
    await take_back(party, 0)
    assert moves(party) == []
    assert wish_of(party) is None
    assert 0 in party.room.standing.state.to_act


async def test_the_bid_that_reveals_the_others_needs_their_consent(server: Running) -> None:
    party = await asking(server, 3)
    assert len(moves(party)) == 3
    assert (wish(party).seat, wish(party).to) == (0, 2)


async def test_after_somebody_else_has_acted_the_others_must_agree(server: Running) -> None:
    party = await gather(server, 3)
    await party.act(0, "bid 5 4 3")
    await party.act(1, "bid 5 4 3")
    await take_back(party, 0)
    assert len(moves(party)) == 2
    assert (wish(party).seat, wish(party).to) == (0, 0)


async def test_a_card_that_was_taken_while_nothing_new_was_seen_comes_back_at_once(
    server: Running,
) -> None:
    party = await gather(server, 2)
    await party.bid()
    (seat,) = party.room.standing.state.to_act
    await party.act(seat)
    await take_back(party, seat)
    assert len(moves(party)) == 2
    assert await as_replayed(party)


async def test_a_sealed_bid_is_never_news_and_new_cards_always_are(server: Running) -> None:
    party = await gather(server, 2)
    chance = random.Random(5)
    seen = {True: 0, False: 0}
    while party.room.standing.status == "running":
        before = party.room.standing
        seat = chance.choice(before.state.to_act)
        action = chance.choice(party.legal(seat))
        await party.act(seat, action)
        after = party.room.standing
        then = await position_at(server.store, party.room.header, before.line)
        news = undo.reveals(then, after, seat, len(before.line))
        sealed = action.startswith("bid") and len(before.state.to_act) == 2
        dealt = after.state.view(None)["round"] != before.state.view(None)["round"]
        assert not (sealed and news)
        if dealt and after.status == "running":
            assert news
        seen[news] += 1
    assert min(seen.values()) > 5


async def test_there_must_be_a_decision_of_ones_own(server: Running) -> None:
    party = await gather(server, 2)
    assert (await refusal(take_back(party, 0))).key == "nothing-to-undo"
    await party.act(1, "bid 5 4 3")
    assert (await refusal(take_back(party, 0))).key == "nothing-to-undo"
    for person, seat in ((party.ids[0], 1), (party.ids[0], 9), ("nobody", 1)):
        assert (await refusal(party.room.undo(person, seat, None))).key == "not-your-seat"
    assert (await refusal(party.room.undo(None, 1, None))).key == "sign-in"


# --- asking ----------------------------------------------------------------------------------


async def test_the_last_to_agree_makes_it_so(either_server: Running) -> None:
    party = await asking(either_server, 3)
    await answer(party, 2, True)
    assert len(moves(party)) == 3
    shown = await party.visitors[0].get(party.path)
    assert shown["undo"] == {"seat": 0, "to": 2, "waiting": [1]}
    await answer(party, 1, True)
    assert moves(party) == [(2, "bid 5 4 3"), (1, "bid 5 4 3")]
    assert wish_of(party) is None
    assert await as_replayed(party)
    assert (await party.reopened()).standing.state.dump() == party.room.standing.state.dump()


async def test_one_refusal_is_enough(server: Running) -> None:
    party = await asking(server, 3)
    await answer(party, 1, False)
    assert wish_of(party) is None
    assert len(moves(party)) == 3
    assert (await refusal(answer(party, 2, True))).key == "no-undo-wish"


async def test_a_humans_next_move_makes_the_wish_lapse(server: Running) -> None:
    party = await asking(server, 2)
    (seat,) = party.room.standing.state.to_act
    await party.act(seat)
    assert wish_of(party) is None
    assert (await refusal(answer(party, 1, True))).key == "no-undo-wish"


async def test_only_the_other_players_answer_and_each_once(server: Running) -> None:
    party = await asking(server, 3)
    assert (await refusal(answer(party, 0, True))).key == "undo-answered"
    assert (await refusal(take_back(party, 1))).key == "undo-asked"
    for stranger in ("nobody", None):
        found = await refusal(party.room.answer_undo(stranger, True, None))
        assert found.key == "not-your-seat"
    await answer(party, 1, True)
    assert (await refusal(answer(party, 1, True))).key == "undo-answered"


async def test_who_has_asked_may_take_the_wish_back(server: Running) -> None:
    party = await asking(server, 2)
    asker = wish(party).seat
    await answer(party, asker, False)
    assert wish_of(party) is None


async def test_a_consent_that_is_sent_twice_counts_once(server: Running) -> None:
    party = await asking(server, 3)
    first = await party.room.answer_undo(party.ids[1], True, "yes")
    assert await party.room.answer_undo(party.ids[1], True, "yes") == first
    assert len(moves(party)) == 3


async def test_who_leaves_in_the_middle_of_a_wish_is_still_waited_for(server: Running) -> None:
    party = await asking(server, 3)
    await answer(party, 1, True)
    await party.room.leave(party.ids[2], 2)
    assert (await refusal(take_back(party, 0))).key == "undo-asked"
    assert len(moves(party)) >= 3
    shown = await party.visitors[0].get(party.path)
    assert shown["undo"] == {"seat": 0, "to": 2, "waiting": [2]}
    assert shown["seats"][2]["away"]


async def test_nothing_is_taken_back_alone_while_the_other_is_away(server: Running) -> None:
    party = await gather(server, 2)
    await party.bid()
    await party.room.leave(party.ids[1], 1)
    await until(lambda: party.room.standing.state.to_act == (0,))
    before = moves(party)
    await take_back(party, 0)
    assert moves(party) == before
    assert wish(party).agreed == {party.ids[0]}
    # nor by going away and coming back oneself
    await party.room.leave(party.ids[0], 0)
    await party.room.take_back(party.ids[0], 0)
    await take_back(party, 0)
    assert wish(party).agreed == {party.ids[0]}
    assert "undo" not in [entry.kind for entry in await server.store.entries_after(party.table, 0)]


async def test_who_is_away_answers_without_taking_the_seat_back(server: Running) -> None:
    party = await asking(server, 2)
    await party.room.leave(party.ids[1], 1)
    await answer(party, 1, True)
    assert len(moves(party)) <= 2
    assert party.room.standing.seats[1].away
    kinds = [entry.kind for entry in await server.store.entries_after(party.table, 0)]
    assert kinds.count("undo") == 1
    assert "return" not in kinds


async def test_who_is_away_may_refuse(server: Running) -> None:
    party = await asking(server, 2)
    await party.room.leave(party.ids[1], 1)
    await answer(party, 1, False)
    assert wish_of(party) is None


async def test_who_has_deleted_all_own_data_is_not_waited_for(server: Running) -> None:
    party = await asking(server, 2)
    gone = await party.visitors[1].http.request("DELETE", "/api/me", json={"name": "Player 2"})
    assert gone.is_success
    await take_back(party, 0)
    assert "undo" in [entry.kind for entry in await server.store.entries_after(party.table, 0)]


async def test_what_reveals_nothing_is_free_while_the_other_is_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(*given: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(server.hall.thinkers, "choose", choose)
    party = await gather(server, 2)
    await party.room.leave(party.ids[1], 1)
    await party.act(0, "bid 5 4 3")
    await take_back(party, 0)
    assert moves(party) == []


async def test_the_wish_of_somebody_who_leaves_lapses(server: Running) -> None:
    party = await asking(server, 2)
    await party.room.leave(party.ids[0], 0)
    assert wish_of(party) is None


async def test_a_wish_stays_that_of_a_guest_who_logs_in(server: Running) -> None:
    account = await server.guest("Player 9")
    words = {"account": "player-nine", "password": "long enough"}
    await account.post("/api/account", words, expect=201)
    party = await asking(server, 2)
    await party.visitors[0].post("/api/login", words)
    shown = await party.visitors[1].get(party.path)
    assert shown["undo"]["waiting"] == [1]
    await answer(party, 1, True)
    assert len(moves(party)) == 1


async def test_who_is_away_takes_nothing_back(server: Running) -> None:
    party = await gather(server, 2)
    await party.act(0, "bid 5 4 3")
    await party.room.leave(party.ids[0], 0)
    assert (await refusal(take_back(party, 0))).key == "seat-away"


# --- alone with bots -------------------------------------------------------------------------


async def test_alone_with_bots_everything_is_taken_back_at_once(server: Running) -> None:
    party = await gather(server, 1, "random", "greedy")
    standing = party.room.standing
    await party.act(0, "bid 5 4 3")
    await until(
        lambda: len(party.room.standing.line) > 3 or party.room.standing.state.to_act == (0,)
    )
    await take_back(party, 0)
    assert 0 in party.room.standing.state.to_act
    assert all(made.seat != 0 for made in party.room.standing.line)
    assert party.room.standing.version > standing.version


async def test_one_person_on_all_seats_asks_nobody(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("me", "me", hot_seat=True))["id"]
    room = await server.hall.room(table)
    person = room.standing.seats[0].person
    assert person is not None
    party = Party(server, room, [host, host], [person, person])
    await party.bid()
    await take_back(party, 1)
    assert [made.seat for made in room.standing.line] == [0]


async def test_forced_moves_are_skipped(server: Running) -> None:
    party = await gather(server, 1, "random", "random")

    def last() -> bool:
        line = party.room.standing.line
        return bool(line) and line[-1].seat == 0 and line[-1].forced

    while not last():
        await until(lambda: 0 in party.room.standing.state.to_act)
        await party.act(0)
    line = party.room.standing.line
    choices = [number for number, made in enumerate(line) if made.seat == 0 and not made.forced]
    await take_back(party, 0)
    entries = await server.store.entries_after(party.table, 0)
    assert [entry.body["to"] for entry in entries if entry.kind == "undo"] == choices[-1:]


async def test_a_bot_that_was_thinking_during_an_undo_does_no_harm(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[asyncio.Future[str]] = []

    async def choose(*given: Any) -> str:
        thoughts.append(asyncio.get_running_loop().create_future())
        return await thoughts[-1]

    monkeypatch.setattr(server.hall.thinkers, "choose", choose)
    party = await gather(server, 1, "random", "random")
    await until(lambda: len(thoughts) == 2)
    for thought in thoughts:
        thought.set_result("bid 5 4 3")
    await until(lambda: len(party.room.standing.line) == 2)
    await party.act(0, "bid 0 2 3")
    await until(lambda: len(thoughts) == 3)
    (bot,) = party.room.standing.state.to_act
    await take_back(party, 0)
    await party.act(0, "bid 0 3 2")
    thoughts[2].set_result(party.legal(bot)[0])
    await until(lambda: len(thoughts) == 4)
    assert [made.action for made in party.room.standing.line][2:] == ["bid 0 3 2"]


async def test_a_whole_game_with_undos_ends_like_its_moves(server: Running) -> None:
    party = await gather(server, 2)
    chance = random.Random(7)
    undone = 0
    while party.room.standing.status == "running":
        seat = chance.choice(party.room.standing.state.to_act)
        await party.act(seat, chance.choice(party.legal(seat)))
        if chance.random() < 0.3 and party.room.standing.status == "running":
            try_seat = chance.choice((0, 1))
            if undo.last_decision(party.room.standing, try_seat) is None:
                continue
            await take_back(party, try_seat)
            if wish_of(party) is not None:
                await answer(party, 1 - try_seat, True)
            undone += 1
            assert await as_replayed(party)
    assert undone > 5
    assert await as_replayed(party)
    assert (await party.reopened()).standing.state.dump() == party.room.standing.state.dump()
