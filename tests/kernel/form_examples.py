"""Forms with what they read, refuse and still allow: what the rules and the page must agree on.

`python -m tests.kernel.form_examples` writes them to `forms.json`, which the page's tests read too
(`web/src/table/form.test.ts`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dvergar.kernel.action import Action
from dvergar.kernel.form import Apart, Form, Number, Part, Pick, Seat, Total, Values, Word
from dvergar.kernel.message import Message

FILE = Path(__file__).with_name("forms.json")

BID = Form("bid", Part("gem", {"ruby": 2, "emerald": 1}))
OFFER = Form(
    "offer",
    Seat("seat", (0, 2), ("all",)),
    Part("give", {"ruby": 2, "emerald": 1}, of="gem", least=1),
    Word("for"),
    Part("want", {"ruby": 3, "emerald": 3}, of="gem", least=1, most=3),
    demands=(Apart(("give", "want")),),
)
PAY = Form(
    "pay",
    Part("gem", {"ruby": 2, "emerald": 3}),
    Number("points", 0, 2),
    Pick("hall", ("low", "high")),
    demands=(Total(("gem", "points"), 4, 5, {"ruby": 2}),),
)
#: nothing is to be had, and nothing can be too little
POOR = Form("pay", Part("gem", {}), Number("debt", -2, 1))
#: the demands cannot be met
NEVER = Form("pay", Part("gem", {"ruby": 2}), demands=(Total(("gem",), 3, 9),))

#: forms, the actions to read by each, and what may be filled in already
EXAMPLES: Sequence[tuple[Form, Sequence[str], Sequence[Values]]] = (
    (
        BID,
        (
            *("bid emerald ruby ruby", "bid ruby*1 ruby", "bid -", "bid", "sell ruby"),
            *("bid topaz", "bid constructor", "bid ruby*3", "bid ruby*0", "bid - ruby"),
            *("bid Ruby", "bid ruby*2 emerald*99999"),
        ),
        ({}, {"gem": {"ruby": 1}}, {"gem": {"ruby": 3}}, {"gem": {"ruby": 0, "emerald": 1}}),
    ),
    (
        OFFER,
        (
            *("offer all ruby for emerald*2", "offer 3 emerald for ruby", "offer 1 ruby for -"),
            *("offer 2 ruby for emerald", "offer all - for emerald", "offer all ruby emerald"),
            *("offer all ruby for ruby", "offer all ruby for emerald*3 ruby", "offer"),
            *("offer all ruby for", "offer all for ruby", "offer all ruby for for"),
        ),
        (
            {},
            {"seat": "all"},
            {"give": {"ruby": 1}},
            {"give": {"ruby": 1, "emerald": 0}},
            {"want": {"ruby": 2}, "seat": "1"},
            {"give": {"ruby": 1}, "want": {"ruby": 1}},
        ),
    ),
    (
        PAY,
        (
            *("pay ruby*2 1 low", "pay emerald*3 ruby 0 high", "pay ruby many low", "pay ruby 1"),
            *("pay ruby 3 low", "pay ruby 1 low", "pay ruby*2 1 low low", "pay 1 low", "pay low"),
            *("pay ruby*2 01 low", "pay ruby*2 -1 low", "pay ruby*2 1 lower"),
        ),
        ({}, {"points": 2}, {"gem": {"ruby": 2}}, {"gem": {"ruby": 0}, "points": 1}),
    ),
    (POOR, ("pay - -2", "pay - 0", "pay - -0", "pay ruby 0", "pay - 2"), ({}, {"debt": -1})),
    (NEVER, ("pay ruby*2",), ({},)),
)


def action(text: str) -> Action:
    """An action that was typed."""
    verb, *words = text.split()
    return Action(verb, tuple(words))


def examples() -> list[dict[str, Any]]:
    """What the forms say to them, as JSON-able data."""
    return [
        {
            "form": form.plain(),
            "read": [read(form, text) for text in texts],
            "still": [{"values": values, "still": form.still(values)} for values in filled],
        }
        for form, texts, filled in EXAMPLES
    ]


def read(form: Form, text: str) -> dict[str, Any]:
    """An action with its one spelling and what is in its slots, or with the reason why not."""
    values = form.read(action(text))
    if isinstance(values, Message):
        return {"action": text, "reason": {"key": values.key, "args": values.args}}
    return {"action": text, "values": values, "spelled": str(form.write(values))}


def main() -> None:
    lines = json.dumps(examples(), indent=2, ensure_ascii=False)
    FILE.write_text(f"{lines}\n", "utf-8")


if __name__ == "__main__":
    main()
