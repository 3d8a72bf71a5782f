"""Two who answer the same offer at the same moment: one has it, the other hears why not."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dvergar.kernel.errors import DvergarError
from dvergar.server import decisions
from dvergar.server.room import Room
from tests.bazaar import open_bazaar
from tests.server.harness import Running, Socket
from tests.server.party import Party, gather, refusal

pytestmark = pytest.mark.anyio

OFFER = "offer ruby*2 for emerald"
ACCEPT = "accept 1 ruby*2 for emerald"


@pytest.fixture(autouse=True)
def bazaar(tmp_path: Path) -> Iterator[None]:
    with open_bazaar(tmp_path / "toy"):
        yield


async def market(server: Running, **more: Any) -> Party:
    party = await gather(server, 3, game="bazaar", **more)
    await party.act(0, "trade")
    return party


def gems(room: Room) -> list[dict[str, int]]:
    found: list[dict[str, int]] = room.standing.state.gems  # type: ignore[attr-defined]
    return [{gem: count for gem, count in each.items() if count} for each in found]


async def test_of_two_who_accept_at_once_one_has_it_and_one_hears_why_not(
    either_server: Running,
) -> None:
    party = await market(either_server)
    async with (
        party.visitors[1].look(party.table, 1) as one,
        party.visitors[2].look(party.table, 2) as other,
    ):
        await party.act(0, OFFER)
        answers = await asyncio.gather(one.act(ACCEPT), other.act(ACCEPT))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert (refused["key"], refused["text"]) == ("why-no-offer", "There is no such offer.")
    winner = 1 if answers[0]["type"] == "done" else 2
    held = gems(party.room)
    assert held[0] == {"emerald": 3}
    assert held[winner] == {"ruby": 4, "emerald": 1}
    assert held[3 - winner] == {"ruby": 2, "emerald": 2}


async def test_in_two_processes_one_has_it_as_well(either_server: Running) -> None:
    party = await market(either_server)
    await party.act(0, OFFER)
    elsewhere = await party.reopened()

    async def accept(room: Room, seat: int) -> str:
        try:
            await room.act(party.ids[seat], seat, ACCEPT, None)
        except DvergarError as error:
            return error.message.key
        return "done"

    found = await asyncio.gather(accept(party.room, 1), accept(elsewhere, 2))
    assert sorted(found) == ["done", "why-no-offer"]
    await elsewhere.catch_up()
    await party.room.catch_up()
    assert gems(elsewhere) == gems(party.room)
    await elsewhere.close()


async def test_terms_that_were_changed_meanwhile_are_not_accepted(server: Running) -> None:
    party = await market(server)
    await party.act(0, OFFER)
    await party.act(0, "offer ruby for emerald*2")
    assert (await refusal(party.act(1, ACCEPT))).key == "why-no-offer"
    await party.act(1, "accept 1 ruby for emerald*2")


async def test_an_action_for_a_decision_that_is_over_is_refused(server: Running) -> None:
    party = await market(server)
    for seat in (0, 1, 2):
        await party.act(seat, "done")
    assert (await refusal(party.act(1, "done"))).key == "why-not-your-turn"
    assert (await refusal(party.act(0, OFFER))).key == "why-other-verb"
    await party.act(0, "strike")
    await party.act(1, "no")
    assert (await refusal(party.act(1, "no"))).key == "why-not-your-turn"


async def test_what_is_described_can_be_asked_about_and_counts_as_a_choice(
    server: Running,
) -> None:
    party = await market(server, hints=True)
    assert party.legal(0) == ["done"]
    assert decisions.hint(party.room.standing, party.ids[0], 0).kind == "hint"
    async with party.visitors[0].look(party.table, 0) as socket:
        (form,) = socket.frame["forms"]
        assert form["verb"] == "offer"
        told = await socket.request("ask", seat=0, actions=[OFFER, "offer ruby*9 for emerald"])
        outlook, refused = told["outlooks"]
        assert outlook["why_not"] is None
        assert refused["why_not"]["key"] == "why-slot-item"
        answer = await socket.act("offer ruby ruby for emerald")
        assert answer["type"] == "done"
        assert party.room.standing.line[-1].action == OFFER, "in its one spelling"


@pytest.mark.parametrize("seed", range(6))
async def test_however_they_race_nothing_is_lost_or_doubled(server: Running, seed: int) -> None:
    """All offer and accept at once, many times; each trade that was answered is one that stands."""
    chance = random.Random(seed)
    party = await market(server)
    done = 0

    async def trade(socket: Socket, seat: int) -> str | None:
        """Something that was possible when the frame came."""
        offers = [player["offer"] for player in socket.frame["view"]["players"]]
        accepts = [
            f"accept {n + 1} {terms}" for n, terms in enumerate(offers) if terms and n != seat
        ]
        own = [gem for gem, count in socket.frame["view"]["players"][seat]["gems"].items() if count]
        give, want = chance.choice(own or ["ruby"]), chance.choice(["ruby", "emerald", "emerald*2"])
        action = chance.choice([*accepts, *accepts, f"offer {give} for {want}"])
        answer = await socket.act(action)
        return action.split()[0] if answer["type"] == "done" else None

    async with (
        party.visitors[0].look(party.table, 0) as first,
        party.visitors[1].look(party.table, 1) as second,
        party.visitors[2].look(party.table, 2) as third,
    ):
        sockets = (first, second, third)
        for _ in range(12):
            made = await asyncio.gather(*[trade(each, n) for n, each in enumerate(sockets)])
            done += made.count("accept")
            version = party.room.standing.version
            await asyncio.gather(*[each.until(version) for each in sockets])
    held = gems(party.room)
    for gem in ("ruby", "emerald"):
        assert sum(each.get(gem, 0) for each in held) == 6
    stands = [made.action for made in party.room.standing.line]
    assert sum(action.startswith("accept") for action in stands) == done
    assert gems(await party.reopened()) == held
