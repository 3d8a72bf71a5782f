"""Frames as the protocol writes them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from dvergar.client.frames import (
    Advice,
    Done,
    Error,
    Frame,
    Message,
    No,
    Option,
    Outlook,
    Pong,
    Presence,
    Reason,
    Told,
    read_frame,
    write_frame,
)

STATE: dict[str, Any] = {
    "type": "state",
    "version": 18,
    "since": 17,
    "seat": 0,
    "table": {"status": "running"},
    "view": {"to_act": [0, 2]},
    "prompt": {"key": "ask-take", "args": {"count": 1}},
    "legal": ["take W9"],
    "forms": [],
    "news": [
        {"version": 18, "at": 5, "kind": "move", "seat": 1, "events": [{"key": "log-take"}]},
    ],
}


def state(**changes: object) -> Frame:
    frame = read_frame(json.dumps({**STATE, **changes}))
    assert isinstance(frame, Frame)
    return frame


def test_a_state_is_read() -> None:
    frame = state()
    assert (frame.version, frame.since, frame.legal) == (18, 17, ["take W9"])
    assert frame.prompt == Message("ask-take", {"count": 1})
    assert frame.news[0].events == [Message("log-take")]
    assert (frame.news[0].seat, frame.news[0].text) == (1, None)


def test_what_a_later_server_adds_is_no_matter() -> None:
    assert state(weather="fine") == state()


def test_the_views_of_scenes_are_whole() -> None:
    """Each comes as what is different from the next; the last one from the view of the frame."""
    scenes = [{"after": 1, "view": {"deck": 5}}, {"after": 2, "view": {"to_act": [], "deck": 4}}]
    (move,) = state(news=[{**STATE["news"][0], "scenes": scenes}]).news
    assert [(scene.after, scene.view) for scene in move.scenes] == [
        (1, {"to_act": [], "deck": 5}),
        (2, {"to_act": [], "deck": 4}),
    ]


def test_whose_turn_it_is() -> None:
    assert state().my_turn
    assert not state(seat=1).my_turn
    assert not state(seat=None).my_turn
    assert not state(table={"status": "open"}).my_turn
    assert not state(view=None).my_turn


@pytest.mark.parametrize(
    ("status", "over"),
    [("open", False), ("running", False), ("over", True), ("cancelled", True)],
)
def test_whether_it_is_over(status: str, over: bool) -> None:
    assert state(table={"status": status}).over is over


def test_the_answers_are_read() -> None:
    why = {"key": "why-over", "args": {}, "text": "Over."}
    assert read_frame('{"type":"done","id":"a","version":3}') == Done("a", 3)
    refusal = {"type": "refused", "id": "a", "version": 3, **why}
    assert read_frame(json.dumps(refusal)) == No("a", 3, "why-over", "Over.")
    error = {"type": "error", "version": 3, **why}
    assert read_frame(json.dumps(error)) == Error(3, "why-over", "Over.")
    assert read_frame('{"type":"pong","version":3}') == Pong(3)
    assert read_frame('{"type":"presence","here":[0],"watching":2}') == Presence([0], 2)


def test_what_actions_would_bring_is_read() -> None:
    certain = {"events": [], "scores": [3, 4], "prompt": None, "to_act": [1]}
    why = {"key": "why-over", "args": {}, "text": "Over."}
    nothing: dict[str, Any] = {"events": [], "scores": None, "prompt": None, "to_act": []}
    outlooks = [
        {"action": "take W9", "why_not": None, **certain},
        {"action": "bid 5", "why_not": why, **nothing},
    ]
    told = read_frame(json.dumps({"type": "told", "id": "a", "version": 3, "outlooks": outlooks}))
    reason = Reason("why-over", "Over.")
    assert told == Told(
        "a",
        3,
        [
            Outlook("take W9", None, [], [3, 4], None, [1]),
            Outlook("bid 5", reason, [], None, None, []),
        ],
    )


def test_what_a_bot_would_do_is_read() -> None:
    options = [{"action": "take W9", "value": 0.4, "points": None, "why": [{"key": "why-rank"}]}]
    advice = read_frame(json.dumps({"type": "advice", "id": "a", "version": 3, "options": options}))
    assert advice == Advice("a", 3, [Option("take W9", 0.4, None, [Message("why-rank")])])


@pytest.mark.parametrize("text", ["", "[]", '{"type":"done"}', '{"version":3}'])
def test_what_is_no_frame_is_noticed(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_frame(text)


def test_a_frame_is_written() -> None:
    assert json.loads(write_frame("chat", id="a1", text="Grüße")) == {
        "type": "chat",
        "id": "a1",
        "text": "Grüße",
    }
