"""Actions that are too many to list: written from values, and read, by the forms of a frame.

A form describes all actions of a verb (see the protocol). By slot, a value is how many of each item
(`part`), a word (`pick`) or a number (`number`). What slots demand of each other is left to the
server, which says why an action does not fit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

#: how many of each item, a word, or a number
Value = Mapping[str, int] | str | int

_NOTHING = "-"


def write_action(form: Mapping[str, Any], values: Mapping[str, Value]) -> str:
    """The action of a form with these values; ValueError if one is missing or does not fit."""
    words = [form["verb"]]
    for slot in form["slots"]:
        if slot["kind"] == "word":
            words.append(slot["name"])
        elif slot["name"] not in values:
            raise ValueError(f"{form['verb']}: there is no value for {slot['name']}")
        else:
            words += _write(slot, values[slot["name"]])
    return " ".join(words)


def read_action(form: Mapping[str, Any], action: str) -> dict[str, Value]:
    """The values of an action by slot; ValueError if it is none of this form."""
    verb, *words = action.split()
    if verb != form["verb"]:
        raise ValueError(f"{action} is not written with {form['verb']}")
    values: dict[str, Value] = {}
    for number, slot in enumerate(form["slots"]):
        end = _end(form["slots"][number + 1 :], words) if slot["kind"] == "part" else 1
        if slot["kind"] != "word":
            values[slot["name"]] = _read(slot, words[:end])
        elif words[:1] != [slot["name"]]:
            raise ValueError(f"{action}: there is no {slot['name']}")
        words = words[end:]
    if words:
        raise ValueError(f"{action}: {' '.join(words)} is too much")
    return values


def _write(slot: Mapping[str, Any], value: Value) -> list[str]:
    if slot["kind"] != "part":
        if not _fits(slot, value):
            raise ValueError(f"{slot['name']}: {value} is not possible")
        return [str(value)]
    if not isinstance(value, Mapping):
        raise ValueError(f"{slot['name']}: {value} does not say how many of what")
    counts = {item: count for item, count in value.items() if count}
    for item, count in counts.items():
        if not 0 < count <= slot["counts"].get(item, 0):
            raise ValueError(f"{slot['name']}: there are not {count} of {item}")
    if not slot["least"] <= sum(counts.values()) <= slot["most"]:
        raise ValueError(f"{slot['name']}: from {slot['least']} to {slot['most']} are possible")
    words = [
        item if counts[item] == 1 else f"{item}*{counts[item]}"
        for item in slot["counts"]
        if item in counts
    ]
    return words or [_NOTHING]


def _fits(slot: Mapping[str, Any], value: Value) -> bool:
    if slot["kind"] == "number":
        return isinstance(value, int) and slot["low"] <= value <= slot["high"]
    return str(value) in slot["words"]


def _read(slot: Mapping[str, Any], words: Sequence[str]) -> Value:
    if slot["kind"] != "part":
        if len(words) != 1:
            raise ValueError(f"{slot['name']}: something is missing")
        value = int(words[0]) if slot["kind"] == "number" else words[0]
        _write(slot, value)
        return value
    counts: dict[str, int] = {}
    for word in [] if list(words) == [_NOTHING] else words:
        item, _, times = word.partition("*")
        counts[item] = counts.get(item, 0) + int(times or 1)
    _write(slot, counts)
    return counts


def _end(later: Sequence[Mapping[str, Any]], words: Sequence[str]) -> int:
    """How many of the words a part takes: it leaves one for each slot up to the next `word`, or to
    the end."""
    needed = 0
    for slot in later:
        if slot["kind"] == "word":
            there = slot["name"] in words
            return max(words.index(slot["name"]) - needed, 0) if there else len(words)
        needed += 1
    return max(len(words) - needed, 0)
