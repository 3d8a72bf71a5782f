"""Actions that are too many to list: described slot by slot.

A bid over a hand of twenty gem cards or a trade offer has tens of thousands of spellings. A `Form`
describes them instead: its verb, what comes after it (slots), and what the slots demand together.
From the description follow whether an action fits and why not, an even sample, how many there are,
its text and back, and what still fits after a part of it. `plain` is what goes over the wire.

    Form("offer", Seat("seat", (0, 2)), Part("give", {"ruby": 2, "emerald": 1}, least=1),
         Word("for"), Part("want", {"ruby": 5, "emerald": 5}, least=1),
         demands=(Apart(("give", "want")),))

reads `offer 3 ruby*2 for emerald`: two rubies for an emerald, to the third seat.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence

from dvergar.kernel.action import Action
from dvergar.kernel.message import Args, Message
from dvergar.kernel.record import Json

#: what is in a slot: how many of each item, a number, or a word
Value = dict[str, int] | int | str
#: by slot
Values = Mapping[str, Value]

#: how a part writes that nothing was chosen
NOTHING = "-"
_ITEM = re.compile(r"([a-z][a-z0-9_.-]*)(?:\*([1-9][0-9]{0,3}))?")
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")


class Slot:
    """A place for words of an action.

    In the texts, `slot-<name>` is what it is called. What is chosen is called `<of>-<word>`, like
    the words of all actions: `gem-ruby`.
    """

    __slots__ = ("name", "of")

    def __init__(self, name: str, of: str = "") -> None:
        self.name = name
        self.of = of or name

    def read(self, words: Sequence[str]) -> Value | Message:
        """What these words mean, or why they mean nothing here."""
        raise NotImplementedError

    def write(self, value: Value) -> tuple[str, ...]:
        """A value in words, in its one spelling."""
        return (str(value),)

    def choices(self) -> list[list[tuple[str, int]]]:
        """The single choices that make up a value: of each, what may be chosen (an item and how
        many of it; for a slot with one word, the word and its weight)."""
        raise NotImplementedError

    def put_together(self, chosen: Sequence[tuple[str, int]]) -> Value:
        """The value that these choices make up."""
        raise NotImplementedError

    def plain(self) -> dict[str, Json]:
        """As JSON-able data."""
        raise NotImplementedError

    def named(self, kind: str) -> dict[str, Json]:
        """The part of it that all slots have."""
        return {"kind": kind, "name": self.name, "of": self.of}


class Part(Slot):
    """Any part of a multiset: `ruby*2 emerald`, or `-` for nothing. A `Word` has to be
    between two parts."""

    __slots__ = ("counts", "least", "most")

    def __init__(
        self,
        name: str,
        counts: Mapping[str, int],
        *,
        of: str = "",
        least: int = 0,
        most: int | None = None,
    ) -> None:
        super().__init__(name, of)
        self.counts = {item: count for item, count in counts.items() if count > 0}
        total = sum(self.counts.values())
        self.least = least
        self.most = total if most is None else min(most, total)

    def read(self, words: Sequence[str]) -> Value | Message:
        taken: dict[str, int] = {}
        for word in [] if tuple(words) == (NOTHING,) else words:
            found = _ITEM.fullmatch(word)
            if found is None or found[1] not in self.counts:
                return _no_such_word(self.name, word, [*self.counts] or [NOTHING])
            taken[found[1]] = taken.get(found[1], 0) + int(found[2] or 1)
        if not words:
            return Message("why-slot-empty", {"slot": self.name})
        for item, count in taken.items():
            if count > self.counts[item]:
                args: Args = {"slot": self.name, "item": item, "most": self.counts[item]}
                return Message("why-slot-item", args)
        count = sum(taken.values())
        if not self.least <= count <= self.most:
            return _not_within(self.name, count, self.least, self.most)
        return {item: taken[item] for item in self.counts if item in taken}

    def write(self, value: Value) -> tuple[str, ...]:
        assert isinstance(value, dict)
        words = [
            item if value[item] == 1 else f"{item}*{value[item]}"
            for item in self.counts
            if value.get(item)
        ]
        return tuple(words) or (NOTHING,)

    def choices(self) -> list[list[tuple[str, int]]]:
        return [[(item, n) for n in range(count + 1)] for item, count in self.counts.items()]

    def put_together(self, chosen: Sequence[tuple[str, int]]) -> Value:
        return {item: count for item, count in chosen if count}

    def plain(self) -> dict[str, Json]:
        size = {"least": self.least, "most": self.most}
        return {**self.named("part"), "counts": dict(self.counts), **size}


class Pick(Slot):
    """One of these words."""

    __slots__ = ("words",)

    def __init__(self, name: str, words: Sequence[str], *, of: str = "") -> None:
        super().__init__(name, of)
        self.words = tuple(words)

    def read(self, words: Sequence[str]) -> Value | Message:
        if len(words) != 1 or words[0] not in self.words:
            return _no_such_word(self.name, " ".join(words), self.words)
        return words[0]

    def choices(self) -> list[list[tuple[str, int]]]:
        return [[(word, 0) for word in self.words]]

    def put_together(self, chosen: Sequence[tuple[str, int]]) -> Value:
        return chosen[0][0]

    def plain(self) -> dict[str, Json]:
        return {**self.named("pick"), "words": list(self.words)}


class Seat(Pick):
    """One of these seats, or one of the words besides, such as `all`. Seats are written as in all
    actions, counted from 1, and shown by the player's name."""

    __slots__ = ()

    def __init__(self, name: str, seats: Sequence[int], besides: Sequence[str] = ()) -> None:
        super().__init__(name, (*besides, *[str(seat + 1) for seat in seats]), of="seat")


class Number(Slot):
    """A whole number within limits."""

    __slots__ = ("high", "low")

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def read(self, words: Sequence[str]) -> Value | Message:
        if len(words) != 1 or not _NUMBER.fullmatch(words[0]):
            args = {"slot": self.name, "given": " ".join(words) or NOTHING}
            return Message("why-slot-number", args)
        number = int(words[0])
        if not self.low <= number <= self.high:
            return _not_within(self.name, number, self.low, self.high)
        return number

    def choices(self) -> list[list[tuple[str, int]]]:
        return [[(str(number), number) for number in range(self.low, self.high + 1)]]

    def put_together(self, chosen: Sequence[tuple[str, int]]) -> Value:
        return chosen[0][1]

    def plain(self) -> dict[str, Json]:
        return {**self.named("number"), "low": self.low, "high": self.high}


class Word(Slot):
    """A word that is always there: it says where the next slot begins."""

    __slots__ = ()

    def read(self, words: Sequence[str]) -> Value | Message:
        if tuple(words) != (self.name,):
            return _no_such_word(self.name, " ".join(words), [self.name])
        return self.name

    def choices(self) -> list[list[tuple[str, int]]]:
        return []

    def put_together(self, chosen: Sequence[tuple[str, int]]) -> Value:
        return self.name

    def plain(self) -> dict[str, Json]:
        return self.named("word")


class Total:
    """The items of these parts and the numbers of these slots together lie within limits; `weights`
    says what an item counts (1 unless it is named)."""

    __slots__ = ("high", "low", "slots", "weights")

    def __init__(
        self,
        slots: Sequence[str],
        low: int,
        high: int,
        weights: Mapping[str, int] | None = None,
    ) -> None:
        self.slots = tuple(slots)
        self.low = low
        self.high = high
        self.weights = dict(weights or {})

    def plain(self) -> dict[str, Json]:
        limits = {"low": self.low, "high": self.high, "weights": dict(self.weights)}
        return {"kind": "total", "slots": list(self.slots), **limits}


class Apart:
    """No item is in two of these parts."""

    __slots__ = ("slots",)

    def __init__(self, slots: Sequence[str]) -> None:
        self.slots = tuple(slots)

    def plain(self) -> dict[str, Json]:
        return {"kind": "apart", "slots": list(self.slots)}


Demand = Total | Apart


class Form:
    """All actions of one verb that fit a description."""

    __slots__ = ("_counts", "demands", "slots", "verb")

    #: made when it is first needed
    _counts: Counts | None

    def __init__(self, verb: str, *slots: Slot, demands: Sequence[Demand] = ()) -> None:
        self.verb = verb
        self.slots = slots
        self.demands = tuple(demands)
        self._counts = None
        self._check()

    def _check(self) -> None:
        """Refuse what could not be read or counted."""
        between = True
        for slot in self.slots:
            if isinstance(slot, Part) and not between:
                raise ValueError("a Word has to be between two parts")
            between = isinstance(slot, Word) or (between and not isinstance(slot, Part))
        apart = [
            name for demand in self.demands if isinstance(demand, Apart) for name in demand.slots
        ]
        if len(set(apart)) < len(apart):
            raise ValueError("a part can be kept apart from others only once")

    # --- text ---------------------------------------------------------------------------------

    def read(self, action: Action) -> dict[str, Value] | Message:
        """What is in each slot of an action, or why it does not fit."""
        if action.verb != self.verb:
            return Message("why-form-verb", {"verb": action.verb})
        values: dict[str, Value] = {}
        words = action.args
        for number, slot in enumerate(self.slots):
            end = self._end(number, words)
            value = slot.read(words[:end])
            if isinstance(value, Message):
                return value
            words = words[end:]
            values[slot.name] = value
        if words:
            return Message("why-form-more", {"text": " ".join(words)})
        return self._demanded(values) or values

    def _end(self, number: int, words: tuple[str, ...]) -> int:
        """How many of the words are this slot's: a part leaves one for each slot up to the next
        `Word`, or to the end."""
        if not isinstance(self.slots[number], Part):
            return 1
        later = 0
        for slot in self.slots[number + 1 :]:
            if isinstance(slot, Word):
                return max(words.index(slot.name) - later, 0) if slot.name in words else len(words)
            later += 1
        return max(len(words) - later, 0)

    def write(self, values: Values) -> Action:
        """The action with these values, in its one spelling."""
        words = [
            word
            for slot in self.slots
            for word in ((slot.name,) if isinstance(slot, Word) else slot.write(values[slot.name]))
        ]
        return Action(self.verb, tuple(words))

    def spell(self, action: Action) -> Action | None:
        """The action in its one spelling; None if it does not fit."""
        values = self.read(action)
        return None if isinstance(values, Message) else self.write(values)

    def why_not(self, action: Action) -> Message | None:
        """Why an action does not fit; None if it does."""
        values = self.read(action)
        return values if isinstance(values, Message) else None

    def _demanded(self, values: Values) -> Message | None:
        """Why values that fit each on their own do not fit together."""
        for demand in self.demands:
            if isinstance(demand, Apart):
                parts = [value for name in demand.slots if isinstance(value := values[name], dict)]
                twice = [item for item in parts[0] if any(item in part for part in parts[1:])]
                if twice:
                    args = {"item_list": twice, "slot_list": list(demand.slots)}
                    return Message("why-form-apart", args)
            else:
                total = sum(_weighed(demand, values[name]) for name in demand.slots)
                if not demand.low <= total <= demand.high:
                    return _not_within(demand.slots, total, demand.low, demand.high)
        return None

    # --- how many, and one of them ------------------------------------------------------------

    @property
    def size(self) -> int:
        """How many actions fit."""
        return self._counted().size

    def _counted(self) -> Counts:
        if self._counts is None:
            self._counts = Counts(self)
        return self._counts

    def sample(self, source: random.Random) -> Action:
        """One of the actions that fit, each as likely as any other."""
        return self.write(self._counted().draw(source))

    def still(self, values: Values) -> dict[str, dict[str, list[int]]]:
        """What still fits, with these slots filled: by slot, item by item, how many of it lead to
        an action; of a slot with a single word, the words (and the numbers) that do. A part may be
        filled item by item: those that it does not name are open."""
        return Counts(self, values).still()

    def plain(self) -> dict[str, Json]:
        """As JSON-able data: what goes over the wire."""
        return {
            "verb": self.verb,
            "slots": [slot.plain() for slot in self.slots],
            "demands": [demand.plain() for demand in self.demands],
        }


def read_form(plain: Mapping[str, Json]) -> Form:
    """The form that `Form.plain` gave: as it comes over the wire."""
    slots = [_read_slot(slot) for slot in plain["slots"]]
    demands: list[Demand] = [
        Apart(demand["slots"])
        if demand["kind"] == "apart"
        else Total(demand["slots"], demand["low"], demand["high"], demand["weights"])
        for demand in plain["demands"]
    ]
    return Form(plain["verb"], *slots, demands=demands)


def _read_slot(plain: Mapping[str, Json]) -> Slot:
    kind, name, of = plain["kind"], plain["name"], plain["of"]
    if kind == "part":
        return Part(name, plain["counts"], of=of, least=plain["least"], most=plain["most"])
    if kind == "pick":
        return Pick(name, plain["words"], of=of)
    return Number(name, plain["low"], plain["high"]) if kind == "number" else Word(name)


#: one way to make a choice: in which slot which item (or word) how often
_Option = tuple[tuple[str, str, int], ...]
#: the running sums of all limits
_Sums = tuple[int, ...]


class Counts:
    """How many actions a form has, and what still fits, with some of it filled.

    An action is a row of single choices: how many of the first item, of the second, and so on;
    items that must not meet are chosen together. What is limited is summed up along the row.
    """

    __slots__ = ("_choices", "_form", "_known", "_limits")

    def __init__(self, form: Form, values: Values | None = None) -> None:
        self._form = form
        self._limits = _limits(form)
        #: by choice: the ways to make it, and what each adds to the sums
        self._choices = [
            [(option, self._adds(option)) for option in options if _keeps(option, values or {})]
            for options in _choices(form)
        ]
        self._known: dict[tuple[int, _Sums], int] = {}

    @property
    def size(self) -> int:
        return self._ways(0, self._start)

    @property
    def _start(self) -> _Sums:
        return tuple([0] * len(self._limits))

    def draw(self, source: random.Random) -> dict[str, Value]:
        """The values of one action; each is as likely as any other."""
        sums = self._start
        chosen: dict[str, list[tuple[str, int]]] = {slot.name: [] for slot in self._form.slots}
        for number, options in enumerate(self._choices):
            left = source.randrange(self._ways(number, sums))
            for option, adds in options:
                then = self._sum_up(sums, adds)
                ways = 0 if then is None else self._ways(number + 1, then)
                if then is not None and left < ways:
                    for slot, item, count in option:
                        chosen[slot].append((item, count))
                    sums = then
                    break
                left -= ways
        return {slot.name: slot.put_together(chosen[slot.name]) for slot in self._form.slots}

    def still(self) -> dict[str, dict[str, list[int]]]:
        """By slot and item (or word): how many of it lead to an action."""
        found: dict[str, dict[str, list[int]]] = {}
        reached = {self._start}
        for number, options in enumerate(self._choices):
            following: set[_Sums] = set()
            for option, adds in options:
                fits = False
                for sums in reached:
                    then = self._sum_up(sums, adds)
                    if then is not None and self._ways(number + 1, then):
                        following.add(then)
                        fits = True
                for slot, item, count in option if fits else ():
                    counts = found.setdefault(slot, {}).setdefault(item, [])
                    if count not in counts:
                        counts.append(count)
            reached = following
        return found

    def _ways(self, number: int, sums: _Sums) -> int:
        """In how many ways the choices from this one on can be made."""
        if number == len(self._choices):
            low = [limit.low for limit in self._limits]
            return int(all(least <= total for least, total in zip(low, sums, strict=True)))
        known = self._known.get((number, sums))
        if known is None:
            known = 0
            for _, adds in self._choices[number]:
                then = self._sum_up(sums, adds)
                if then is not None:
                    known += self._ways(number + 1, then)
            self._known[number, sums] = known
        return known

    def _sum_up(self, sums: _Sums, adds: _Sums) -> _Sums | None:
        """The sums after a choice; None if one is too high."""
        then = tuple([one + more for one, more in zip(sums, adds, strict=True)])
        for limit, total in zip(self._limits, then, strict=True):
            if total > limit.high:
                return None
        return then

    def _adds(self, option: _Option) -> _Sums:
        return tuple(
            [
                sum(
                    [
                        n * limit.weights.get(item, 1)
                        for slot, item, n in option
                        if slot in limit.slots
                    ]
                )
                for limit in self._limits
            ]
        )


def _limits(form: Form) -> list[Total]:
    """All that is limited: the demands, and the size of parts."""
    sizes = [
        Total((slot.name,), slot.least, slot.most)
        for slot in form.slots
        if isinstance(slot, Part) and (slot.least > 0 or slot.most < sum(slot.counts.values()))
    ]
    return sizes + [demand for demand in form.demands if isinstance(demand, Total)]


def _choices(form: Form) -> list[list[_Option]]:
    """The single choices of which an action is made."""
    single: dict[str, list[list[tuple[str, int]]]] = {s.name: s.choices() for s in form.slots}
    found: list[list[_Option]] = []
    for demand in form.demands:
        if isinstance(demand, Apart):
            apart = {name: single.pop(name, []) for name in demand.slots}
            items = dict.fromkeys([row[0][0] for rows in apart.values() for row in rows])
            for item in items:
                rows = {name: row for name in apart for row in apart[name] if row[0][0] == item}
                nothing: _Option = tuple([(name, item, 0) for name in rows])
                found.append([nothing])
                for name, row in rows.items():
                    for _, count in row[1:]:
                        found[-1].append(
                            tuple([(n, item, count if n == name else 0) for n in rows])
                        )
    for name, rows_of in single.items():
        found += [[((name, item, count),) for item, count in row] for row in rows_of]
    return found


def _keeps(option: _Option, values: Values) -> bool:
    """Whether a way to choose agrees with what is filled in already. Of a part only the items
    that are named in it are."""
    for slot, item, count in option:
        value = values.get(slot)
        if isinstance(value, dict):
            if value.get(item, count) != count:
                return False
        elif value is not None and str(value) != item:
            return False
    return True


def _weighed(limit: Total, value: Value) -> int:
    """What a value counts within a limit."""
    if isinstance(value, dict):
        return sum([count * limit.weights.get(item, 1) for item, count in value.items()])
    return value if isinstance(value, int) else 0


def _no_such_word(slot: str, given: str, words: Sequence[str]) -> Message:
    args = {"slot": slot, "given": given or NOTHING, "allowed_list": list(words)}
    return Message("why-slot-word", args)


def _not_within(slots: str | Sequence[str], given: int, low: int, high: int) -> Message:
    names = [slots] if isinstance(slots, str) else list(slots)
    return Message("why-slot-range", {"slot_list": names, "count": given, "low": low, "high": high})
