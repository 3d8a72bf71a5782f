"""Actions from values and back; the kernel's own forms say what is right."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dvergar.client import read_action, write_action
from dvergar.client.forms import Value
from dvergar.kernel.action import Action
from dvergar.kernel.form import Form
from tests.kernel.form_examples import FORMS, OFFER, PAY


def plain(form: Form) -> Any:
    return form.plain()


def test_an_action_is_written_from_values() -> None:
    values: dict[str, Value] = {
        "seat": "3",
        "give": {"emerald": 1, "ruby": 2},
        "want": {"emerald": 0, "ruby": 1},
    }
    assert write_action(plain(OFFER), values) == "offer 3 ruby*2 emerald for ruby"
    bid = plain(Form("bid", *FORMS[0].slots))
    assert write_action(bid, {"gem": {}}) == "bid -"
    assert write_action(plain(PAY), {"gem": {"ruby": 2}, "points": 1, "hall": "low"}) == (
        "pay ruby*2 1 low"
    )


@pytest.mark.parametrize("form", FORMS)
def test_what_is_read_is_written_the_same_again(form: Form) -> None:
    source = random.Random(1)
    for _ in range(50):
        action = form.sample(source)
        values = read_action(plain(form), str(action))
        assert values == {
            slot: value
            for slot, value in read(form, action).items()
            if slot not in [each.name for each in form.slots if each.plain()["kind"] == "word"]
        }
        assert write_action(plain(form), values) == str(action)


def read(form: Form, action: Action) -> dict[str, Any]:
    found = form.read(action)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({}, "no value for seat"),
        ({"seat": 2}, "seat: 2 is not possible"),
        ({"seat": "all", "give": "ruby"}, "does not say how many"),
        ({"seat": "all", "give": {"ruby": 3}}, "there are not 3 of ruby"),
        ({"seat": "all", "give": {"ruby": -1}}, "there are not -1 of ruby"),
        ({"seat": "all", "give": {"topaz": 1}}, "there are not 1 of topaz"),
        ({"seat": "all", "give": {}}, "from 1 to 3"),
    ],
)
def test_values_that_do_not_fit_are_refused(values: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        write_action(plain(OFFER), values)


@pytest.mark.parametrize(
    "action",
    [
        "bid ruby",
        "offer 3 ruby emerald",
        "offer 2 ruby for emerald",
        "offer 3 ruby*x for emerald",
        "offer 3 topaz for emerald",
        "offer 3 - for emerald",
        "offer",
    ],
)
def test_what_is_no_action_of_the_form_is_refused(action: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_action(plain(OFFER), action)


@pytest.mark.parametrize("action", ["pay ruby*2 many low", "pay ruby*2 1", "pay ruby*2 9 low"])
def test_numbers_and_what_follows_must_be_there(action: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_action(plain(PAY), action)


def test_words_beyond_the_last_slot_are_too_many() -> None:
    form = {"verb": "go", "slots": [{"kind": "pick", "name": "way", "words": ["left"]}]}
    with pytest.raises(ValueError, match="left is too much"):
        read_action(form, "go left left")
