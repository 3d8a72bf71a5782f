"""Refusals as they are raised."""

from __future__ import annotations

import pickle

import pytest

from dvergar.client.errors import Refused, refused


def test_a_refusal_says_its_sentence() -> None:
    body = b'{"key": "why-not-your-turn", "args": {"seat_list": [1]}, "text": "Not your turn."}'
    error = refused(409, body)
    assert (error.key, error.status) == ("why-not-your-turn", 409)
    assert error.message_args == {"seat_list": [1]}
    assert str(error) == error.text == "Not your turn."


@pytest.mark.parametrize("body", [None, b"", b"<html>", b"[]", b'{"detail": "no"}', b"\xff"])
def test_an_answer_in_other_words_is_a_refusal_too(body: bytes | None) -> None:
    error = refused(404, body)
    assert (error.key, error.message_args, str(error)) == ("http-404", {}, "404 Not Found")
    assert str(refused(499, body)) == "499"


def test_a_refusal_can_go_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(Refused("why-over", {"a": 1}, "It is over.", 409)))
    assert (error.key, error.message_args, str(error)) == ("why-over", {"a": 1}, "It is over.")
    assert error.status == 409
