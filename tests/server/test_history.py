"""From the store back to a table: replays, snapshots, what happened since when."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from dvergar.kernel.message import plain_message
from dvergar.server.history import SNAPSHOT_EVERY, happened_since, position_at
from dvergar.server.schema import snapshots
from dvergar.server.standing import Position
from tests.server.harness import Running
from tests.server.party import Party, gather

pytestmark = pytest.mark.anyio


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The seats of all moves that are made again meanwhile."""
    played: list[int] = []
    really = Position.play

    def play(self: Position, seat: int, action: str, at: int) -> None:
        played.append(seat)
        really(self, seat, action, at)

    with monkeypatch.context() as patch:
        patch.setattr(Position, "play", play)
        yield played


async def long_game(server: Running) -> Party:
    """Five people in the middle of a long game, in which bids were often replaced."""
    party = await gather(server, 5)
    chance = random.Random(3)
    while len(party.room.standing.line) < 200 and party.room.standing.status == "running":
        state = party.room.standing.state
        seat = chance.choice([*state.to_act, *state.may_act])
        await party.act(seat, chance.choice(party.legal(seat)))
    return party


async def undo(party: Party, seat: int) -> None:
    """A seat takes back; everybody agrees."""
    await party.room.undo(party.ids[seat], seat, None)
    for other, person in enumerate(party.ids):
        if other != seat and party.room.standing.undo_wish is not None:
            await party.room.answer_undo(person, True, None)


async def test_a_finished_game_is_replayed_as_each_seat_saw_it(either_server: Running) -> None:
    party = await gather(either_server, 3)
    await party.play()
    match = party.room.standing.match()
    last = len(match.moves)
    anybody = either_server.visitor()
    for move in (0, 1, 3, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, last):
        then = match.at(move)
        for seat in (None, 0, 1, 2):
            query = "" if seat is None else f"?seat={seat}"
            found = await anybody.get(f"{party.path}/positions/{move}{query}")
            prompt = then.prompt(seat)
            assert found["view"] == then.view(seat)
            assert found["prompt"] == (None if prompt is None else plain_message(prompt))
            assert (found["move"], found["of"], found["seat"]) == (move, last, seat)
    assert (await anybody.get(f"{party.path}/positions/{last + 1}", expect=400))[
        "key"
    ] == "bad-move"


async def test_the_moves_of_a_finished_game_tell_what_happened(server: Running) -> None:
    party = await gather(server, 2)
    await party.play()
    found = await server.visitor().get(f"{party.path}/moves?seat=0")
    line = party.room.standing.line
    assert [(move["seat"], move["action"]) for move in found["moves"]] == [
        (made.seat, made.action) for made in line
    ]
    happened = await happened_since(server.store, party.room.header, 0)
    told = [
        [plain_message(event.seen_by(0)) for event in events]
        for entry, events in happened
        if entry.kind == "move"
    ]
    assert [move["events"] for move in found["moves"]] == told


async def test_nothing_of_a_running_game_is_replayed(server: Running) -> None:
    party = await gather(server, 2)
    await party.bid()
    for what in ("moves", "positions/0", "sheets", "scores", "match", "positions/1?seat=0"):
        found = await party.visitors[0].get(f"{party.path}/{what}", expect=409)
        assert found["key"] == "not-over"


async def test_opening_a_long_game_repeats_few_moves(
    either_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await long_game(either_server)
    with counted(monkeypatch) as played:
        again = await party.reopened()
    assert len(again.standing.line) > 3 * SNAPSHOT_EVERY
    assert len(played) <= SNAPSHOT_EVERY
    assert again.standing.state.dump() == party.room.standing.state.dump()


async def test_with_undos_in_between_few_moves_are_repeated_and_the_right_ones(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await gather(server, 3)
    chance = random.Random(11)
    undone = 0
    while party.room.standing.status == "running":
        seat = chance.choice(party.room.standing.state.to_act)
        await party.act(seat, chance.choice(party.legal(seat)))
        standing = party.room.standing
        near = len(standing.line) % SNAPSHOT_EVERY in (0, 1)
        if standing.status == "running" and undone < 40 and (near or chance.random() < 0.1):
            undone += 1
            with counted(monkeypatch) as played:
                await undo(party, standing.line[-1].seat if near else seat)
            # once to see what the move revealed, once to go back
            assert len(played) <= 2 * SNAPSHOT_EVERY + 1
            with counted(monkeypatch) as played:
                again = (await party.reopened()).standing
            assert len(played) <= SNAPSHOT_EVERY
            fresh = again.match().at(len(again.line))
            assert again.state.dump() == fresh.dump() == party.room.standing.state.dump()
    assert undone > 10


async def test_the_snapshot_of_an_undone_line_is_never_used(server: Running) -> None:
    party = await gather(server, 2)
    await party.play(SNAPSHOT_EVERY)
    old = party.room.standing.line[-1]
    await undo(party, old.seat)
    assert len(party.room.standing.line) < SNAPSHOT_EVERY
    async with server.store.writing() as connection:
        await connection.execute(snapshots.update().values(body="damaged"))
    again = await party.reopened()
    assert again.standing.state.dump() == party.room.standing.state.dump()
    await party.play(SNAPSHOT_EVERY + 3, random.Random(9))
    fresh = await party.reopened()
    assert old not in fresh.standing.line
    assert fresh.standing.state.dump() == party.room.standing.state.dump()


async def test_any_earlier_position_is_what_the_moves_lead_to(server: Running) -> None:
    party = await long_game(server)
    standing = party.room.standing
    match = standing.match()
    for to in range(0, len(standing.line), 13):
        found = await position_at(server.store, party.room.header, standing.line, to)
        assert found.state.dump() == match.at(to).dump()


async def test_what_happened_since_a_version_is_the_same_from_memory_and_store(
    server: Running,
) -> None:
    party = await gather(server, 3)
    await party.play(12)
    await party.act(party.room.standing.state.to_act[0])
    await undo(party, party.room.standing.line[-1].seat)
    version = party.room.standing.version
    again = await party.reopened()
    for seen in range(version + 1):
        remembered = await party.room.happened(seen)
        read = await again.happened(seen)
        assert remembered == read
        assert [entry.number for entry, _ in read] == list(range(seen + 1, version + 1))
