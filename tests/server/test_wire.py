"""Frames: what is written can be read, and nothing but frames is."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from dvergar.kernel.errors import IllegalAction
from dvergar.server.refusal import NOT_NOW, Refusal
from dvergar.server.table_json import SeatShown, TableShown
from dvergar.server.wire import (
    Act,
    Answer,
    Ask,
    Chat,
    Done,
    Error,
    Frame,
    Hello,
    Hint,
    News,
    Phrase,
    Ping,
    Pong,
    Propose,
    React,
    Refused,
    Sent,
    Told,
    Undo,
    read_frame,
    refusal_json,
    write_frame,
)

SENT: list[Sent] = [
    Hello(),
    Hello(0, 17, "de"),
    Hello(None, 0),
    Act("a1", 0, "take W9"),
    Undo("a2", 3),
    Answer("a3", agree=False),
    Chat("a4", "Wohlan, Zwerge – „los“ 🪙"),
    Ask("a5", 0, ["take W9", ""]),
    Hint("a6", 1),
    Propose("a7", 1, "take W9", ["card-W9"]),
    Phrase("a8", "good-luck"),
    React("a9", 17, "heart", on=False),
    Ping(),
]
SHOWN = TableShown(
    id="k3v", link="/t/k3v", game="nidavellir", options={"edition": "de"}, rules=1,
    status="running", public=True, hot_seat=False, hints=False, clock=None, imported=False,
    source=None,
    seats=[SeatShown("human", "Player 1", None, False), SeatShown("bot", None, "greedy", False)],
    yours=[0], host=True, version=18, moves=12, to_act=[0], time=None, undo=None, rematch=None,
    created=1, updated=2,
)  # fmt: skip
BARE: dict[str, dict[str, Any]] = {
    "hello": {},
    "act": {"id": "a", "seat": 0, "action": "take W9"},
    "undo": {"id": "a", "seat": 0},
    "answer": {"id": "a", "agree": True},
    "chat": {"id": "a", "text": "x"},
    "ask": {"id": "a", "seat": 0, "actions": ["take W9"]},
    "hint": {"id": "a", "seat": 0},
    "propose": {"id": "a", "seat": 0},
    "phrase": {"id": "a", "phrase": "hello"},
    "react": {"id": "a", "to": 17, "reaction": "heart"},
    "ping": {},
}


def read(content: object) -> Sent:
    frame: Sent = read_frame(json.dumps(content))
    return frame


@pytest.mark.parametrize("frame", SENT, ids=lambda frame: type(frame).__name__)
def test_what_a_client_writes_is_what_is_read(frame: Sent) -> None:
    assert read_frame(write_frame(frame)) == frame


def test_a_hello_may_say_nothing() -> None:
    assert read({"type": "hello"}) == Hello(seat=None, seen=None, lang="en")


@pytest.mark.parametrize("kind", BARE)
def test_unknown_fields_are_refused(kind: str) -> None:
    read({"type": kind, **BARE[kind]})
    for field in ("person", "version", "Seat", ""):
        with pytest.raises(msgspec.ValidationError):
            read({"type": kind, **BARE[kind], field: 1})


@pytest.mark.parametrize(("kind", "field"), [(k, f) for k, body in BARE.items() for f in body])
def test_no_field_may_be_missing_or_null(kind: str, field: str) -> None:
    body = BARE[kind]
    for wrong in ({n: v for n, v in body.items() if n != field}, {**body, field: None}):
        with pytest.raises(msgspec.ValidationError):
            read({"type": kind, **wrong})


@pytest.mark.parametrize("kind", ["state", "done", "refused", "error", "pong", "", "ACT", None, 1])
def test_only_frames_of_clients_are_read(kind: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        read({"type": kind, "id": "a", "version": 1})


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": ""},
        {"id": "x" * 65},
        {"id": 5},
        {"seat": -1},
        {"seat": 100},
        {"seat": True},
        {"seat": "0"},
        {"seat": 0.5},
        {"action": "x" * 1001},
        {"action": ["take", "W9"]},
    ],
    ids=str,
)
def test_values_out_of_bounds_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read({"type": "act", **BARE["act"], **wrong})


@pytest.mark.parametrize("seen", [-1, 2**31, 2**70, 1.5, "17", True])
def test_a_version_that_cannot_be_is_refused(seen: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        read({"type": "hello", "seen": seen})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "nonsense",
        '{"type":"ping"',
        '{"type":"ping"}{"type":"ping"}',
        '{"type":"hello","seat":NaN}',
        '{"type":"chat","id":"a","text":"\ud800"}'.encode("utf-8", "surrogatepass"),
        b"\xff\xfe",
    ],
    ids=repr,
)
def test_what_is_no_frame_is_refused(text: str | bytes) -> None:
    with pytest.raises((msgspec.DecodeError, ValueError)):
        read_frame(text)


def test_very_deep_nesting_ends_in_an_error_that_the_socket_knows() -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        read_frame('{"type":"ping","x":' + "[" * 100_000 + "]" * 100_000 + "}")


def test_a_state_comes_back_as_it_was_sent() -> None:
    message = {"key": "log-took", "args": {"seat": 1, "card": "W9"}}
    news = [News(18, 5, "move", seat=0, events=[message])]
    frame = Frame(18, None, 0, SHOWN, {"you": 0}, None, ["take W9"], [], news)
    assert msgspec.json.decode(write_frame(frame), type=Frame) == frame


def test_a_state_always_has_all_its_fields() -> None:
    frame = json.loads(write_frame(Frame(0, None, None, SHOWN, None, None, [], [], [])))
    assert frame["type"] == "state"
    assert [name for name, value in frame.items() if value is None] == [
        "since", "seat", "view", "prompt",
    ]  # fmt: skip


def test_news_leave_out_what_they_do_not_have() -> None:
    plain = json.loads(write_frame(News(3, 5, "cancel")))
    assert plain == {"version": 3, "at": 5, "kind": "cancel"}
    assert json.loads(write_frame(News(3, 5, "undo", seat=0, to=0))).keys() >= {"seat", "to"}


@pytest.mark.parametrize(
    ("frame", "kind"),
    [
        (Done("a", 1), "done"),
        (Refused("a", 1, "why-over", {}, "x"), "refused"),
        (Error(1, "bad-frame", {}, "x"), "error"),
        (Told("a", 1, []), "told"),
        (Pong(1), "pong"),
    ],
)
def test_an_answer_says_what_it_is(frame: msgspec.Struct, kind: str) -> None:
    written = json.loads(write_frame(frame))
    assert written["type"] == kind
    assert written["version"] == 1


def test_a_refusal_is_explained_in_the_language_of_the_client() -> None:
    refusal = Refusal(NOT_NOW, "not-your-seat")
    told = {language: refusal_json(refusal, language)["text"] for language in ("en", "de", "fr")}
    assert len(set(told.values())) == 3
    assert refusal_json(refusal, "tlh") == {"key": "not-your-seat", "args": {}, "text": told["en"]}


def test_a_refusal_of_the_kernel_keeps_its_arguments() -> None:
    why = refusal_json(IllegalAction("why-not-your-turn", {"seat_list": (0, 1)}), "en")
    assert why["args"] == {"seat_list": [0, 1]}
    assert why["text"]
