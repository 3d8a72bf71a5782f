"""An action that is described, built slot by slot: each step shows what still fits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dvergar.kernel.action import Action
from dvergar.kernel.form import Counts, Form, Part, Slot, Value, Word
from dvergar.kernel.language import Text
from dvergar.kernel.message import Message

#: by item or word: how many of it still fit
Fit = Mapping[str, Sequence[int]]
Say = Callable[[str], None]


class Building:
    """One action of a form, while it is being built."""

    def __init__(self, form: Form, text: Text, read: Callable[[], str]) -> None:
        self.form = form
        self.text = text
        self._read = read
        self._values: dict[str, Value] = {}

    def build(self, say: Say, refuse: Say) -> Action | None:
        """Ask slot by slot; None: an empty line stopped it. `refuse` says what does not fit."""
        say(self.text("play-build-how"))
        for slot in self.form.slots:
            if isinstance(slot, Word):
                continue
            value = self._fill(slot, say, refuse)
            if value is None:
                say(self.text("play-build-off"))
                return None
            self._values[slot.name] = value
        return self.form.write(self._values)

    def _fill(self, slot: Slot, say: Say, refuse: Say) -> Value | None:
        fit = self.form.still(self._values).get(slot.name, {})
        only = _only(slot, fit)
        if only is not None:
            return only
        said = [self._say_fit(slot, word, counts) for word, counts in fit.items()]
        say(self.text("play-build-slot", slot=slot.name, fit_list=[each for each in said if each]))
        while line := self._read():
            value = slot.read(line.split())
            reason = value if isinstance(value, Message) else self._why_not(slot, value)
            if reason is None and not isinstance(value, Message):
                return value
            if reason is not None:
                refuse(self.text.say(reason))
        return None

    def _say_fit(self, slot: Slot, word: str, counts: Sequence[int]) -> str:
        """What may be typed, what it is called, and how many of it."""
        name = str(self.text.show(slot.of, word))
        called = word if name == word else f"{word} ({name})"
        if not isinstance(slot, Part):
            return called
        return f"{called} {_ranges(counts)}" if any(counts) else ""

    def _why_not(self, slot: Slot, value: Value) -> Message | None:
        """Why a value does not go with what was chosen before, or with anything after it."""
        whole: Value = value
        if isinstance(slot, Part) and isinstance(value, dict):
            whole = {item: value.get(item, 0) for item in slot.counts}
        values = {**self._values, slot.name: whole}
        if Counts(self.form, values).size:
            return None
        asked = [each.name for each in self.form.slots if not isinstance(each, Word)]
        if slot.name == asked[-1]:
            return self.form.why_not(self.form.write(values))
        return Message("play-build-unfit")


def _only(slot: Slot, fit: Fit) -> Value | None:
    """The one value that is left, if there is no choice."""
    if isinstance(slot, Part):
        if any(len(counts) > 1 for counts in fit.values()):
            return None
        return {item: counts[0] for item, counts in fit.items() if counts[0]}
    if len(fit) != 1:
        return None
    value = slot.read([*fit])
    return None if isinstance(value, Message) else value


def _ranges(counts: Sequence[int]) -> str:
    """Numbers, shortened where they follow one another: `0–2, 5`."""
    found: list[list[int]] = []
    for count in sorted(counts):
        if found and count == found[-1][1] + 1:
            found[-1][1] = count
        else:
            found.append([count, count])
    return ", ".join(str(low) if low == high else f"{low}–{high}" for low, high in found)
