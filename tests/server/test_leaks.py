"""The checks of `witness.py` can fail: whatever is leaked on purpose, they notice."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from dvergar.kernel.message import plain_message
from dvergar.server import frames
from dvergar.server import socket as sockets
from dvergar.server.decisions import move
from dvergar.server.entry import Entry
from dvergar.server.frames import make_frame, tell
from dvergar.server.room import Room
from dvergar.server.standing import Standing
from dvergar.server.table_json import TableShown, show_table
from dvergar.server.wire import Frame, News, write_frame
from tests.server.harness import Running
from tests.server.witness import complaints, foreign_refusals, play

pytestmark = pytest.mark.anyio

#: there every move is decided in secret
GAME = "nidavellir"
DEPENDS, FIELDS = "depends on secrets", "unknown fields"


def with_the_view_of_another(standing: Standing, *rest: Any, **more: Any) -> Frame:
    frame = make_frame(standing, *rest, **more)
    other = 1 if rest[2] == 0 else 0
    spied = {**(frame.view or {}), "spied": standing.state.view(other)}
    return msgspec.structs.replace(frame, view=spied)


def as_the_first_seat(
    standing: Standing, happened: Any, person: Any, seat: Any, *rest: Any, **more: Any
) -> Frame:
    """A spectator sees what a player sees."""
    frame = make_frame(standing, happened, person, 0 if seat is None else seat, *rest, **more)
    return msgspec.structs.replace(frame, seat=seat)


def before_the_beginning(standing: Standing, *rest: Any, **more: Any) -> Frame:
    begun = standing.copy()
    begun.begun = True
    return make_frame(begun, *rest, **more)


def with_options_in_a_telling_order(standing: Standing, *rest: Any, **more: Any) -> Frame:
    frame = make_frame(standing, *rest, **more)
    legal = frame.legal[::-1] if standing.state.rng & 1 else frame.legal
    return msgspec.structs.replace(frame, legal=legal)


def with_coming_chance_in_the_prompt(standing: Standing, *rest: Any, **more: Any) -> Frame:
    frame = make_frame(standing, *rest, **more)
    prompt = frame.prompt and {**frame.prompt, "args": {"count": standing.state.copy().below(6)}}
    return msgspec.structs.replace(frame, prompt=prompt)


def with_a_telling_number(standing: Standing, *rest: Any, **more: Any) -> Frame:
    frame = make_frame(standing, *rest, **more)
    moves = frame.table.moves + standing.state.rng % 3
    return msgspec.structs.replace(frame, table=_changed(frame.table, moves=moves))


def with_the_private_parts(entry: Entry, events: list[Any], seat: int | None, *rest: Any) -> News:
    parts = [
        {"key": "log-" + event.key, "args": {**event.args, "all": event.private}}
        for event in events
    ]
    return msgspec.structs.replace(tell(entry, events, seat, *rest), events=parts)


def as_the_player_hears_it(entry: Entry, events: list[Any], seat: int | None, *rest: Any) -> News:
    heard = [plain_message(event.seen_by(entry.body.get("seat"))) for event in events]
    return msgspec.structs.replace(tell(entry, events, seat, *rest), events=heard)


def with_the_scenes_of_another(
    entry: Entry, events: list[Any], seat: int | None, person: str | None, view: Any
) -> News:
    """Somebody sees between two decisions what another player sees."""
    other = 1 if seat == 0 else 0
    spied = tell(entry, events, other, person, view).scenes
    return msgspec.structs.replace(tell(entry, events, seat, person, view), scenes=spied)


def with_the_action(entry: Entry, events: list[Any], seat: int | None, *rest: Any) -> News:
    told = tell(entry, events, seat, *rest)
    return msgspec.structs.replace(told, text=entry.body.get("action"))


def with_the_seed(standing: Standing, *rest: Any) -> TableShown:
    seed = standing.header.setup.seed
    return _changed(show_table(standing, *rest), options={"seed": f"{seed:x}"})


def with_the_people(standing: Standing, *rest: Any) -> TableShown:
    shown = show_table(standing, *rest)
    for seat, place in zip(shown.seats, standing.seats, strict=True):
        seat.name = place.person
    return shown


def with_more_in_every_answer(frame: Any) -> bytes:
    """Only what is sent is different, not how frames are made."""
    written: bytes = write_frame(frame)
    return written if isinstance(frame, Frame) else written[:-1] + b',"hint":1}'


def _changed(shown: TableShown, **values: Any) -> TableShown:
    for name, value in values.items():
        setattr(shown, name, value)
    return shown


LEAKS: list[tuple[object, str, Callable[..., object], set[str]]] = [
    (frames, "make_frame", with_the_view_of_another, {DEPENDS}),
    (frames, "make_frame", as_the_first_seat, {DEPENDS, "says private"}),
    (frames, "make_frame", before_the_beginning, {DEPENDS}),
    (frames, "make_frame", with_options_in_a_telling_order, {DEPENDS}),
    (frames, "make_frame", with_coming_chance_in_the_prompt, {DEPENDS}),
    (frames, "make_frame", with_a_telling_number, {DEPENDS}),
    (frames, "tell", with_the_private_parts, {DEPENDS}),
    (frames, "tell", as_the_player_hears_it, {DEPENDS, "says private"}),
    (frames, "tell", with_the_scenes_of_another, {DEPENDS}),
    (frames, "tell", with_the_action, {DEPENDS, FIELDS, "says action"}),
    (frames, "show_table", with_the_seed, {DEPENDS, FIELDS, "says chance"}),
    (frames, "show_table", with_the_people, {DEPENDS, "says person"}),
    (sockets, "write_frame", with_more_in_every_answer, {FIELDS}),
]


@pytest.mark.parametrize(
    ("place", "name", "leak", "kinds"), LEAKS, ids=[x[2].__name__ for x in LEAKS]
)
async def test_a_leak_is_noticed(
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    place: object,
    name: str,
    leak: Callable[..., object],
    kinds: set[str],
) -> None:
    monkeypatch.setattr(place, name, leak)
    chance = random.Random(1)
    game = await play(server, {"game": GAME}, 2, chance, moves=8)
    assert complaints(game, chance) >= kinds


async def test_a_refusal_that_asks_the_position_first_is_noticed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    act = Room.act

    async def asking_first(
        room: Room, person: Any, seat: int, action: str, client: Any, *, quiet: bool
    ) -> int:
        move(room.standing, seat, action, room.now())
        return await act(room, person, seat, action, client, quiet=quiet)

    monkeypatch.setattr(Room, "act", asking_first)
    refusals = await foreign_refusals(server, GAME, random.Random(5))
    assert any(len(answers) > 1 for answers in refusals)


async def test_without_a_leak_there_is_nothing_to_notice(server: Running) -> None:
    chance = random.Random(1)
    game = await play(server, {"game": GAME}, 2, chance, moves=8)
    assert complaints(game, chance) == set()
