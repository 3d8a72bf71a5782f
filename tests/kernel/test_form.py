"""Actions that are too many to list, described slot by slot."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dvergar.kernel.action import Action
from dvergar.kernel.form import Apart, Form, Part, Pick, Slot, Total, Word, read_form
from dvergar.kernel.language import LANGUAGES, Text
from dvergar.kernel.message import Message
from tests.kernel.form_examples import BID, FILE, OFFER, PAY, action, examples

FORMS = [BID, OFFER, PAY]


@pytest.mark.parametrize(
    ("form", "text", "spelled"),
    [
        (BID, "bid emerald ruby ruby", "bid ruby*2 emerald"),
        (BID, "bid ruby*1 ruby", "bid ruby*2"),
        (BID, "bid -", "bid -"),
        (OFFER, "offer all ruby for emerald*2", "offer all ruby for emerald*2"),
        (OFFER, "offer 3 emerald for ruby", "offer 3 emerald for ruby"),
        (PAY, "pay ruby*2 1 low", "pay ruby*2 1 low"),
    ],
)
def test_an_action_has_one_spelling(form: Form, text: str, spelled: str) -> None:
    assert form.spell(action(text)) == action(spelled)


@pytest.mark.parametrize(
    ("form", "text", "key"),
    [
        (BID, "sell ruby", "why-form-verb"),
        (BID, "bid", "why-slot-empty"),
        (BID, "bid topaz", "why-slot-word"),
        (BID, "bid ruby*3", "why-slot-item"),
        (BID, "bid ruby*0", "why-slot-word"),
        (OFFER, "offer 2 ruby for emerald", "why-slot-word"),
        (OFFER, "offer all - for emerald", "why-slot-range"),
        (OFFER, "offer all ruby emerald", "why-slot-word"),
        (OFFER, "offer all ruby for ruby", "why-form-apart"),
        (OFFER, "offer all ruby for emerald*3 ruby", "why-slot-range"),
        (PAY, "pay ruby many low", "why-slot-number"),
        (PAY, "pay ruby 3 low", "why-slot-range"),
        (PAY, "pay ruby 1 low", "why-slot-range"),
        (Form("go", Pick("hall", ("low", "high"))), "go low low", "why-form-more"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_reason(form: Form, text: str, key: str) -> None:
    reason = form.why_not(action(text))
    assert reason is not None
    assert reason.key == key
    for language in LANGUAGES:
        said = Text(language).say(reason)
        assert said != key
        assert "{" not in said


def every(form: Form) -> set[Action]:
    """All actions of a form, found by trying everything that its slots could have."""
    tried = []
    for slot in form.slots:
        rows = slot.choices()
        tried.append([slot.put_together(row) for row in product(*rows)] if rows else [slot.name])
    names = [slot.name for slot in form.slots]
    written = [form.write(dict(zip(names, row, strict=True))) for row in product(*tried)]
    return {one for one in written if form.why_not(one) is None}


@pytest.mark.parametrize("form", FORMS)
def test_its_size_is_the_number_of_actions_that_fit(form: Form) -> None:
    assert form.size == len(every(form)) > 5


@pytest.mark.parametrize("form", FORMS)
def test_a_sample_is_even(form: Form) -> None:
    source = random.Random(7)
    drawn = Counter(form.sample(source) for _ in range(200 * form.size))
    assert drawn.keys() == every(form)
    assert all(120 < count < 280 for count in drawn.values())


@pytest.mark.parametrize("form", FORMS)
def test_what_is_said_to_fit_still_leads_to_an_action(form: Form) -> None:
    """And nothing else does: found by trying everything."""
    values = [values for one in every(form) if isinstance(values := form.read(one), dict)]
    for slot in form.slots:
        if isinstance(slot, Word):
            continue
        for value in [known[slot.name] for known in values]:
            whole = value
            if isinstance(slot, Part) and isinstance(value, dict):
                whole = {item: value.get(item, 0) for item in slot.counts}
            still = form.still({slot.name: whole})
            agreeing = [known for known in values if known[slot.name] == value]
            for other in form.slots:
                if isinstance(other, Part) and other is not slot:
                    for item in other.counts:
                        found = {_count(known[other.name], item) for known in agreeing}
                        assert set(still[other.name][item]) == found
                elif not isinstance(other, Word) and other is not slot:
                    assert set(still[other.name]) == {str(known[other.name]) for known in agreeing}


def _count(value: object, item: str) -> int:
    assert isinstance(value, dict)
    count = value.get(item, 0)
    assert isinstance(count, int)
    return count


def test_a_part_can_be_filled_item_by_item() -> None:
    still = OFFER.still({"give": {"ruby": 1, "emerald": 0}})
    assert still["want"] == {"ruby": [0], "emerald": [1, 2, 3]}
    # the other way round nothing would be left to want
    assert OFFER.still({"give": {"ruby": 1}})["give"]["emerald"] == [0]
    assert BID.still({"gem": {"ruby": 1}})["gem"] == {"ruby": [1], "emerald": [0, 1]}


def test_nothing_fits_where_the_demands_cannot_be_met() -> None:
    form = Form("pay", Part("gem", {"ruby": 2}), demands=(Total(("gem",), 3, 9),))
    assert form.size == 0
    assert form.still({}) == {}


def test_a_hand_of_twenty_cards_is_described_as_briefly_as_a_small_one() -> None:
    """Zavandor's worst case: 82,944 bids over gems and backs."""
    counts = [2, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1]
    form = Form("bid", Part("card", {f"card{n}": count for n, count in enumerate(counts)}))
    assert sum(counts) == 20
    assert form.size > 80_000
    assert len(str(form.plain())) < 500


def test_a_part_is_kept_apart_only_once() -> None:
    slots: list[Slot] = [Part("a", {"ruby": 1}), Word("for"), Part("b", {"ruby": 1})]
    slots += [Word("and"), Part("c", {"ruby": 1})]
    with pytest.raises(ValueError, match="once"):
        Form("x", *slots, demands=(Apart(("a", "b")), Apart(("b", "c"))))


def test_two_parts_have_a_word_between_them() -> None:
    with pytest.raises(ValueError, match="between"):
        Form("x", Part("a", {"ruby": 1}), Pick("b", ("low",)), Part("c", {"ruby": 1}))


@given(st.lists(st.text(max_size=12), max_size=6))
def test_words_from_outside_never_fail(words: list[str]) -> None:
    for form in FORMS:
        found = form.read(Action(form.verb, tuple(words)))
        assert isinstance(found, (dict, Message))
        if isinstance(found, dict):
            assert form.why_not(form.write(found)) is None


def test_the_page_is_tested_with_the_same_examples() -> None:
    """If they are to change: python -m tests.kernel.form_examples."""
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(examples()))


def test_it_is_plain_data() -> None:
    assert OFFER.plain() == {
        "verb": "offer",
        "slots": [
            {"kind": "pick", "name": "seat", "of": "seat", "words": ["all", "1", "3"]},
            {
                "kind": "part",
                "name": "give",
                "of": "gem",
                "counts": {"ruby": 2, "emerald": 1},
                "least": 1,
                "most": 3,
            },
            {"kind": "word", "name": "for", "of": "for"},
            {
                "kind": "part",
                "name": "want",
                "of": "gem",
                "counts": {"ruby": 3, "emerald": 3},
                "least": 1,
                "most": 3,
            },
        ],
        "demands": [{"kind": "apart", "slots": ["give", "want"]}],
    }


@pytest.mark.parametrize("form", FORMS)
def test_what_goes_over_the_wire_can_be_read_again(form: Form) -> None:
    plain = json.loads(json.dumps(form.plain()))
    again = read_form(plain)
    assert again.plain() == plain
    assert again.size == form.size
    one = form.sample(random.Random(1))
    assert again.spell(one) == one
    assert again.still({}) == form.still({})
