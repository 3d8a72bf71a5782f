"""How many connections there may be, which of them makes room, and how long one may dawdle."""

from __future__ import annotations

import asyncio
import json
import resource
import time
from typing import cast

import pytest

from dvergar.server import connections
from dvergar.server.config import Limits
from dvergar.server.connections import Line, Lines, line_of, raise_descriptors
from dvergar.server.refusal import Refusal
from tests.server.logged import captured_logs


class Transport:
    """Stands for a connection's transport: says what it is asked, remembers its end."""

    def __init__(self, number: int = 3) -> None:
        self.aborted = False
        self.unsent = 0
        self.number = number

    def abort(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def get_extra_info(self, name: str) -> Transport:
        return self

    def fileno(self) -> int:
        return self.number


def opened(lines: Lines, address: str = "a", number: int = 3) -> tuple[Transport, Line | None]:
    transport = Transport(number)
    return transport, lines.open(cast(asyncio.Transport, transport), address)


def accepted(lines: Lines, address: str = "a") -> tuple[Transport, Line]:
    transport, line = opened(lines, address)
    assert line is not None
    return transport, line


def test_the_oldest_connection_without_a_request_makes_room() -> None:
    lines = Lines(Limits(lines=3))
    found = [accepted(lines) for _ in range(3)]
    found[0][1].claim("a")
    found[0][1].serve()
    accepted(lines)
    assert [transport.aborted for transport, _ in found] == [False, True, False]


def test_one_that_was_answered_makes_room_only_after_those_without_a_request() -> None:
    lines = Lines(Limits(lines=2))
    idle, new = accepted(lines), accepted(lines)
    idle[1].claim("a")
    idle[1].serve()
    idle[1].rest()
    third = accepted(lines)
    assert (idle[0].aborted, new[0].aborted) == (False, True)
    third[1].serve()
    accepted(lines)
    assert idle[0].aborted


def test_while_all_are_being_served_a_new_one_is_refused() -> None:
    lines = Lines(Limits(lines=2))
    for _ in range(2):
        accepted(lines)[1].serve()
    transport, line = opened(lines)
    assert (line, transport.aborted) == (None, True)
    accepted(lines, "b")


def test_all_addresses_together_have_a_limit() -> None:
    lines = Lines(Limits(all_lines=2))
    first, second = accepted(lines, "a"), accepted(lines, "b")
    accepted(lines, "c")
    assert (first[0].aborted, second[0].aborted) == (True, False)


def test_one_that_is_closed_counts_no_more() -> None:
    lines = Lines(Limits(lines=1))
    for _ in range(5):
        transport, line = accepted(lines)
        line.serve()
        line.leave()
        line.leave()
        line.rest()
        line.claim("b")
        assert not transport.aborted
    accepted(lines, "b")[1].serve()
    assert opened(lines, "b")[1] is None


def test_behind_a_proxy_a_connection_counts_for_its_client() -> None:
    lines = Lines(Limits(lines=2))
    for number in range(10):
        transport, line = accepted(lines, "proxy")
        line.claim(f"client {number}")
        line.serve()
        assert not transport.aborted
    for _ in range(2):
        transport, line = accepted(lines, "proxy")
        line.claim("busy client")
        line.serve()
    _, refused = accepted(lines, "proxy")
    with pytest.raises(Refusal) as refusal:
        refused.claim("busy client")
    assert refusal.value.message.key == "too-many-sockets"


def test_a_connection_does_not_make_room_for_itself() -> None:
    lines = Lines(Limits(lines=1))
    transport, line = accepted(lines, "proxy")
    line.claim("client")
    other, second = accepted(lines, "proxy")
    second.claim("client")
    assert (transport.aborted, other.aborted) == (True, False)


def test_a_head_has_so_long_and_each_further_one_from_its_first_byte() -> None:
    lines = Lines(Limits(head_seconds=10))
    now = time.monotonic()
    late, line = accepted(lines)
    line.heard()
    line.look(now + 9)
    assert not late.aborted
    line.look(now + 30)
    assert late.aborted
    kept, line = accepted(lines)
    line.claim("a")
    line.serve()
    line.look(now + 1000)
    line.rest()
    line.look(now + 1000)
    assert not kept.aborted
    line.heard()
    line.look(now + 1000)
    assert kept.aborted


def test_a_reader_may_be_slow_but_has_to_read() -> None:
    lines = Lines(Limits(read_seconds=10))
    now = time.monotonic()
    transport, line = accepted(lines)
    line.serve()
    line.claim("a")
    for unsent in range(1000, 0, -1):
        transport.unsent = unsent
        now += 9
        line.look(now)
    assert not transport.aborted
    for unsent in (1, 500, 500, 700):  # more to send is no sign of reading
        transport.unsent = unsent
        now += 9
        line.look(now)
    assert transport.aborted


def test_the_log_tells_of_each_reason_once_a_minute_and_of_no_address() -> None:
    lines = Lines(Limits(lines=1))
    accepted(lines, "192.0.2.7")
    now = time.monotonic()
    with captured_logs() as logged:
        for moment in (now, now + 1, now + 59, now + 61, now + 62):
            for _ in range(3):
                opened(lines, "192.0.2.7")
            lines._tell(moment)
    told = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert [(line["message"], line["why"], line["count"]) for line in told] == [
        ("connections closed", "address-full", 3),
        ("connections closed", "address-full", 9),
    ]
    assert "192.0.2.7" not in logged.getvalue()


def test_before_file_descriptors_run_out_the_oldest_makes_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (10, 10))
    lines = Lines(Limits())
    found = [accepted(lines, str(number)) for number in range(5)]
    accepted(lines)
    assert [transport.aborted for transport, _ in found] == [True] + [False] * 4


def test_the_last_file_descriptors_are_for_no_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (4096, 4096))
    lines = Lines(Limits())
    first, _ = accepted(lines)
    assert opened(lines, "b", 4096 - 129)[1] is not None
    transport, line = opened(lines, "b", 4096 - 128)
    assert (line, transport.aborted, first.aborted) == (None, True, False)


@pytest.mark.parametrize(
    ("soft", "hard", "becomes"),
    [
        (100, resource.RLIM_INFINITY, 1768),
        (100, 5000, 1768),
        (100, 500, 500),
        (4000, 5000, None),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None),
    ],
)
def test_as_many_file_descriptors_are_asked_for_as_may_be_needed(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, becomes: int | None
) -> None:
    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: asked.append(pair))
    with captured_logs() as logged:
        raise_descriptors(Limits(all_lines=1000))
    assert asked == ([] if becomes is None else [(becomes, hard)])
    assert ("few file descriptors" in logged.getvalue()) == (becomes == 500)


def test_what_came_by_no_connection_has_none() -> None:
    assert line_of({"type": "http"}) is None
    assert connections.line_of({"state": {}}) is None


def test_a_pipelined_request_has_as_long_for_its_body_as_any() -> None:
    lines = Lines(Limits(head_seconds=10))
    transport, line = accepted(lines)
    line.claim("a")
    line.serve()
    line.rest()
    line.claim("a")  # its head had come with the first request
    line.heard()
    line.look(time.monotonic() + 1000)
    assert not transport.aborted
