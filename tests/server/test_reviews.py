"""Reviews: made once, in the background, stored, bounded, and only after the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dvergar.server import reviews
from dvergar.server.bots import Thinkers
from tests.patience import PATIENCE
from tests.server.harness import GENEROUS, Json, Running, Visitor, running
from tests.server.party import Party, gather, until

pytestmark = pytest.mark.anyio


class Instead:
    """In the place of the processes: says at once what it was asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []
        #: how many decisions may be looked at
        self.allowed = 1_000_000
        instead = self

        async def judge(
            thinkers: Thinkers, state: Any, seat: int, action: str, playouts: int, number: int
        ) -> Json:
            await until(lambda: len(instead.asked) < instead.allowed)
            instead.asked.append(number)
            chances = [1 / state.seats] * state.seats
            found: Json = {"move": number, "seat": seat, "action": action, "best": None}
            return {**found, "chances": chances, "lost": 0.0, "error": 0.0}

        monkeypatch.setattr(Thinkers, "judge", judge)


@pytest.fixture
def instead(monkeypatch: pytest.MonkeyPatch) -> Instead:
    monkeypatch.setattr(reviews, "_KEEP", 0.0)
    return Instead(monkeypatch)


async def finished(server: Running) -> Party:
    party = await gather(server, 2)
    await party.play()
    return party


async def done(visitor: Visitor, path: str) -> Json:
    async with asyncio.timeout(PATIENCE):
        while True:
            shown: Json = await visitor.get(f"{path}/review")
            if shown["state"] == "done":
                return shown
            await asyncio.sleep(0.02)


async def test_a_review_is_made_once_and_stored(either_server: Running, instead: Instead) -> None:
    party = await finished(either_server)
    visitor, path = party.visitors[0], party.path
    before = await visitor.get(f"{path}/review")
    assert before == {"state": "none", "done": 0, "of": 0, "review": None}
    begun = await visitor.post(f"{path}/review", expect=202)
    assert begun["state"] in ("waiting", "running")
    shown = await done(visitor, path)
    review = shown["review"]
    assert shown["done"] == shown["of"] == len(review["decisions"]) == len(instead.asked) > 30
    moves = len(party.room.standing.line)
    assert review["curve"][-1]["move"] == moves
    assert sorted(review["curve"][-1]["chances"]) == [0, 1]
    assert (await visitor.post(f"{path}/review", expect=202)) == shown
    assert len(instead.asked) == shown["of"], "not made again"


async def test_it_is_taken_up_where_it_was_left(tmp_path: Path, instead: Instead) -> None:
    instead.allowed = 5
    async with running(tmp_path / "data") as server:
        party = await finished(server)
        cookies = dict(party.visitors[0].http.cookies)
        await party.visitors[0].post(f"{party.path}/review", expect=202)
        await until(lambda: len(instead.asked) == 5)
    instead.allowed = 1_000_000
    async with running(tmp_path / "data") as server:
        visitor = Visitor(server.url, cookies)
        shown = await visitor.get(f"{party.path}/review")
        assert (shown["state"], shown["done"]) == ("none", 5)
        assert len(shown["review"]["decisions"]) == 5
        await visitor.post(f"{party.path}/review", expect=202)
        shown = await done(visitor, party.path)
        assert len(instead.asked) == len(set(instead.asked)) == shown["of"]


async def test_one_at_a_time_and_not_too_many(tmp_path: Path, instead: Instead) -> None:
    instead.allowed = 3
    limits = {**{n: getattr(GENEROUS, n) for n in GENEROUS.__struct_fields__}, "review_queue": 2}
    async with running(tmp_path / "data", limits=type(GENEROUS)(**limits)) as server:
        parties = [await finished(server) for _ in range(3)]
        states = []
        for party in parties[:2]:
            await party.visitors[0].post(f"{party.path}/review", expect=202)
        await until(lambda: len(instead.asked) == 3)
        for party in parties[:2]:
            states.append((await party.visitors[0].get(f"{party.path}/review"))["state"])
        assert states == ["running", "waiting"]
        refused = await parties[2].visitors[0].post(f"{parties[2].path}/review", expect=429)
        assert refused["key"] == "too-many-reviews"
        instead.allowed = 1_000_000
        for party in parties[:2]:
            await done(party.visitors[0], party.path)


async def test_only_after_the_end_and_only_for_somebody(server: Running, instead: Instead) -> None:
    party = await gather(server, 2)
    for ask in (party.visitors[0].get, party.visitors[0].post):
        assert (await ask(f"{party.path}/review", expect=409))["key"] == "not-over"
    await party.play()
    stranger = server.visitor()
    assert (await stranger.post(f"{party.path}/review", expect=401))["key"] == "sign-in"
    assert (await stranger.get(f"{party.path}/review"))["state"] == "none"


async def test_one_that_fails_does_not_stop_the_next(
    server: Running, instead: Instead, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [await finished(server) for _ in range(2)]
    judge = Thinkers.judge

    async def fail(self: Thinkers, *given: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Thinkers, "judge", fail)
    await first.visitors[0].post(f"{first.path}/review", expect=202)
    await until(lambda: not server.services.reviews._wished)
    monkeypatch.setattr(Thinkers, "judge", judge)
    assert (await first.visitors[0].get(f"{first.path}/review"))["state"] == "none"
    await second.visitors[0].post(f"{second.path}/review", expect=202)
    await done(second.visitors[0], second.path)


async def test_a_match_file_is_reviewed_in_another_process(tmp_path: Path) -> None:
    async with running(tmp_path / "data", review_playouts=1) as server:
        host = await server.guest()
        golden = Path(__file__).parents[1] / "games" / "nidavellir" / "golden"
        text = (golden / "two-de-literal-discard.match").read_text()
        answer = await host.http.post("/api/matches", content=text)
        path = f"/api/tables/{answer.json()['id']}"
        await host.post(f"{path}/review", expect=202)
        shown = await done(host, path)
        decisions = shown["review"]["decisions"]
        assert len(decisions) == shown["of"]
        assert any(decision["why"] for decision in decisions)
        assert all(0 <= decision["lost"] <= 1 for decision in decisions)
