"""Positions between two decisions: true, as a viewer may know them, for those who watch only."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dvergar.client.scenes import patched
from dvergar.games import game as find_game
from dvergar.games import game_names
from dvergar.kernel.message import Event, Message
from dvergar.server.frames import lately, make_frame
from dvergar.server.history import RECENT, happened_since
from dvergar.server.scenes import GONE, WHOLE, difference, show_scenes, unseen
from dvergar.server.wire import Frame, News, write_frame
from tests.server.harness import Json, Running
from tests.server.party import Party, gather
from tests.server.patch_examples import FILE, examples, written
from tests.server.witness import play

pytestmark = pytest.mark.anyio


def frame_for(party: Party, seat: int | None, since: int | None, *, scenes: bool = True) -> Frame:
    """What a viewer would be sent now who has seen something."""
    happened = [each for each in party.room._recent if each[0].number > (since or 0)]
    return make_frame(party.room.standing, happened, None, seat, since, 0, "", scenes=scenes)


def shown(frame: Frame) -> list[News]:
    return [news for news in frame.news if news.scenes]


async def until_scenes(party: Party) -> int:
    """Play on until something has happened between two decisions. The version before it."""
    chance = random.Random(3)
    while True:
        state = party.room.standing.state
        seat = chance.choice(state.to_act)
        await party.act(seat, str(chance.choice(state.legal(seat))))
        before = party.room.standing.version - 1
        if shown(frame_for(party, None, before)):
            return before


@pytest.mark.parametrize("seat", [None, 0, 1])
async def test_a_scene_is_the_true_position_of_its_moment(
    server: Running, seat: int | None
) -> None:
    party = await gather(server, 2)
    before = await until_scenes(party)
    frame = frame_for(party, seat, before)
    (news,) = shown(frame)
    ((_, events),) = [each for each in party.room._recent if each[0].number > before]
    moments = {n: event.scene for n, event in enumerate(events[:-1], 1) if event.scene is not None}
    assert [scene.after for scene in news.scenes] == list(moments)
    following = frame.view
    for scene in reversed(news.scenes):
        moment = moments[scene.after]
        assert moment is not None
        following = patched(following, scene.view)
        assert following == moment.view(seat)


async def test_who_does_not_watch_is_sent_no_byte_more(server: Running) -> None:
    party = await gather(server, 2)
    before = await until_scenes(party)
    assert not shown(frame_for(party, 0, before, scenes=False))
    assert b"scenes" not in write_frame(frame_for(party, 0, before, scenes=False))
    for since in (None, 0):
        assert not shown(frame_for(party, 0, since)), "a fresh view is not played"


async def test_a_socket_is_sent_scenes_if_it_asks_for_them(server: Running) -> None:
    party = await gather(server, 2)
    before = await until_scenes(party)
    async with party.visitors[0].look(party.table, 0, before) as socket:
        assert socket.frame["news"][0]["scenes"]
        await socket.send({"type": "hello", "seat": 0, "seen": before})
        assert "scenes" not in (await socket.receive())["news"][0]


async def test_scenes_are_the_same_from_memory_and_store(server: Running) -> None:
    party = await gather(server, 3)
    await until_scenes(party)
    again = await party.reopened()
    version = again.standing.version
    for seen in range(1, version):
        frames = [
            await room.frame(party.ids[1], 1, seen, "", scenes=True) for room in (party.room, again)
        ]
        assert frames[0].news == frames[1].news
        old = [news for news in frames[0].news if news.version <= version - RECENT]
        assert not any(news.scenes for news in old)


async def test_what_was_taken_back_is_not_played(server: Running) -> None:
    party = await gather(server, 2)
    before = await until_scenes(party)
    happened = await happened_since(server.store, party.room.header, before)
    assert any(event.scene for _, events in lately(happened) for event in events)
    undo = (happened[-1][0]._replace(kind="undo"), list[Event]())
    assert not any(event.scene for _, events in lately([*happened, undo]) for event in events)


@pytest.mark.parametrize("name", game_names())
async def test_each_game_shows_what_happens_between_decisions(server: Running, name: str) -> None:
    game = await play(server, {"game": name}, 2, random.Random(1))
    frames = [received for look in game.looks for received in look.received]
    assert sum(b'"scenes"' in each for each in frames) > 5


async def test_a_replay_has_the_same_scenes(server: Running) -> None:
    party = await gather(server, 2)
    before = await until_scenes(party)
    (live,) = shown(frame_for(party, 1, before))
    last = len(party.room.standing.line)
    for first in (0, last - 1, last):
        found = await party.visitors[1].get(f"{party.path}/positions?seat=1&first={first}")
        past = found["positions"][-1]["scenes"]
        assert past == [{"after": scene.after, "view": scene.view} for scene in live.scenes]


async def test_with_all_hands_open_a_scene_comes_after_what_all_have_heard(
    server: Running,
) -> None:
    party = await gather(server, 2)
    await party.play()
    story = (await party.visitors[0].get(f"{party.path}/story?open=true"))["told"]
    counted = 0
    for first in range(0, len(story), 64):
        path = f"{party.path}/positions?open=true&first={first}"
        found = (await party.visitors[0].get(path))["positions"]
        for move, position in enumerate(found, first):
            afters = [scene["after"] for scene in position["scenes"]]
            assert afters == sorted(set(afters))
            assert all(0 < after < len(story[move]["events"]) for after in afters)
            views = [position["view"]]
            for scene in reversed(position["scenes"]):
                views.append(patched(views[-1], scene["view"]))
            assert all(view.keys() == views[0].keys() for view in views)
            counted += len(afters)
    assert counted > 10


def test_only_what_is_different_is_sent() -> None:
    """If it is to change: python -m tests.server.patch_examples."""
    assert FILE.read_text("utf-8") == written(examples())


_NAMES = st.sampled_from([*"abc01", WHOLE, GONE])
_VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from(["a", "-"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(_NAMES, inner, max_size=4)
        | st.lists(st.dictionaries(_NAMES, inner, max_size=3), min_size=2, max_size=2)
    ),
    max_leaves=12,
)
_VIEWS = st.dictionaries(_NAMES, _VALUES, max_size=5)


@given(view=_VIEWS, following=_VIEWS)
def test_whatever_is_different_leads_back(view: Json, following: Json) -> None:
    patch = json.loads(json.dumps(difference(view, following)))
    back = patched(following, patch)
    assert json.dumps(back, sort_keys=True) == json.dumps(view, sort_keys=True)


@pytest.mark.parametrize("name", game_names())
def test_views_of_real_games_lead_back(name: str) -> None:
    """From any to any: not only neighbours, and those of other seats too."""
    game = find_game(name)
    state = game.start(game.setup(4, 5, {}))
    chance = random.Random(5)
    views = [state.view(None)]
    while not state.is_over:
        seat = chance.choice(state.to_act)
        state.apply(seat, chance.choice(state.legal(seat)))
        if chance.random() < 0.2:
            views.append(state.view(chance.choice([None, *range(4)])))
    views = [json.loads(json.dumps(view)) for view in views]
    for view in views:
        following = chance.choice(views)
        patch = json.loads(json.dumps(difference(view, following)))
        assert patched(following, patch) == view


def test_each_scene_is_told_by_the_next() -> None:
    moments: list[Any] = [
        type("Moment", (), {"view": lambda *_, n=n: {"a": n // 2, "b": n}})() for n in range(3)
    ]
    events = [*(Event("one", scene=moment) for moment in moments), Event("two")]
    found = show_scenes(
        events, lambda _: [Message("one")], lambda moment: moment.view(None), {"a": 1, "b": 3}
    )
    assert [(scene.after, scene.view) for scene in found] == [
        (1, {"b": 0}),
        (2, {"a": 0, "b": 1}),
        (3, {"b": 2}),
    ]


def test_the_last_scene_is_the_view_that_follows() -> None:
    state: Any = type("Moment", (), {"view": lambda *_: {"now": False}})()
    events = [Event("one", scene=state), Event("two"), Event("three", scene=state)]
    found = show_scenes(events, lambda _: [], lambda moment: moment.view(None), {"now": True})
    assert [scene.view for scene in found] == [{"now": False}]
    assert [event.scene for event in unseen(events)] == [None, None, None]
