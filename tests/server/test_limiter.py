"""How often somebody may do something."""

from __future__ import annotations

import pytest

from dvergar.server.config import Limits
from dvergar.server.limiter import Bucket, Limiter
from dvergar.server.refusal import Refusal, status_of


@pytest.mark.parametrize("kind", ["requests", "guests", "logins", "imports", "chat"])
def test_after_so_many_times_it_is_too_often(kind: str) -> None:
    limiter = Limiter(Limits().with_values({kind: 3}))
    for _ in range(3):
        limiter.demand(kind, "somebody")
    with pytest.raises(Refusal) as refused:
        limiter.demand(kind, "somebody")
    assert (status_of(refused.value), refused.value.message.key) == (429, "too-often")


def test_one_visitor_does_not_use_up_the_share_of_another() -> None:
    limiter = Limiter(Limits(chat=1))
    limiter.demand("chat", "somebody")
    limiter.demand("chat", "somebody else")
    with pytest.raises(Refusal):
        limiter.demand("chat", "somebody")


def test_one_kind_does_not_use_up_the_share_of_another() -> None:
    limiter = Limiter(Limits(chat=1, logins=1))
    limiter.demand("chat", "somebody")
    limiter.demand("logins", "somebody")


def test_an_address_has_only_so_many_sockets() -> None:
    limiter = Limiter(Limits(connections=2))
    limiter.add_socket("a")
    limiter.add_socket("a")
    with pytest.raises(Refusal):
        limiter.add_socket("a")
    limiter.add_socket("b")
    limiter.drop_socket("a")
    limiter.add_socket("a")


def test_all_addresses_together_have_only_so_many_sockets() -> None:
    limiter = Limiter(Limits(connections=2, all_connections=3))
    for address in ("a", "b", "c"):
        limiter.add_socket(address)
    with pytest.raises(Refusal):
        limiter.add_socket("d")
    limiter.drop_socket("b")
    limiter.add_socket("d")


def test_a_refused_socket_is_not_counted() -> None:
    limiter = Limiter(Limits(connections=1))
    limiter.add_socket("a")
    for _ in range(5):
        with pytest.raises(Refusal):
            limiter.add_socket("a")
    limiter.drop_socket("a")
    limiter.add_socket("a")


def test_a_bucket_gives_twice_its_rate_at_once_and_then_its_rate() -> None:
    bucket = Bucket(5, 100.0)
    assert [bucket.take(100.0) for _ in range(12)] == [True] * 10 + [False] * 2
    assert [bucket.take(100.5) for _ in range(4)] == [True, True, False, False]
    assert [bucket.take(101.5) for _ in range(6)] == [True] * 5 + [False]


def test_what_is_larger_takes_more_out_of_a_bucket_or_nothing() -> None:
    bucket = Bucket(5, 100.0)
    assert [bucket.take(100.0, count) for count in (6, 5, 4, 0)] == [True, False, True, True]


def test_a_bucket_never_holds_more_than_when_it_was_full() -> None:
    bucket = Bucket(1, 0.0)
    assert [bucket.take(1e9) for _ in range(4)] == [True, True, False, False]


def test_frames_at_the_rate_never_meet_the_limit() -> None:
    bucket = Bucket(20, 0.0)
    assert all(bucket.take(number / 20) for number in range(10_000))


@pytest.mark.parametrize("pairs", [{"unknown": 1}, {"chat": 0}, {"chat": -1}, {"body": 10**10}])
def test_a_limit_that_makes_no_sense_is_refused(pairs: dict[str, int]) -> None:
    with pytest.raises(Refusal) as refused:
        Limits().with_values(pairs)
    assert refused.value.message.key == "bad-limit"
