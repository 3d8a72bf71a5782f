"""What cards do, as their records say it: lists of effects, each a verb with its figures.

    [[card]]
    id = "gold_mine"
    [[card.effect]]
    verb = "mine"
    gem = "gold"
    amount = 2

A game declares its effects beside its records (`class Mine(Effect)` is the verb `mine`) and a union
of them for the field: `effect: tuple[Mine | Hire, ...]`. One table of the game, from verb to
function, carries them out; the message `effect-mine` says what they do, with the record's values as
its arguments. So the rules and the words of a card come from the same record.

The rules read no records: `figures.py` turns each effect into numbers, its verb too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, get_args

import msgspec

from dvergar.kernel.data import DataRecord, Effect
from dvergar.kernel.language import Text
from dvergar.kernel.message import Message

F = TypeVar("F")


def verb_of(effect: Effect | type[Effect]) -> str:
    """What an effect does, in one word."""
    return str(effect.__struct_config__.tag)


def verbs_of(effects: object) -> tuple[str, ...]:
    """The verbs of a union of effects, in its order: their numbers."""
    return tuple([verb_of(kind) for kind in kinds_in(effects)])


def by_number(effects: object, table: Mapping[str, F]) -> list[F]:
    """The functions of a table by the number of their verb; each verb has one, and no other has."""
    verbs = verbs_of(effects)
    if sorted(verbs) != sorted(table):
        odd = ", ".join(sorted(set(verbs) ^ set(table)))
        raise TypeError(f"effects and functions do not fit together: {odd}")
    return [table[verb] for verb in verbs]


def worded(effect: Effect) -> Message:
    """What an effect does: `effect-<verb>`, with its figures as they stand in the record."""
    figures = msgspec.to_builtins(effect)
    verb = figures.pop("verb")
    return Message(f"effect-{verb}", figures)


def in_words(effects: Iterable[Effect], text: Text) -> str:
    """What a list of effects does, one sentence after the other."""
    return " ".join([text.say(worded(effect)) for effect in effects])


def figures_of(kind: type[Effect]) -> list[str]:
    """The names of an effect's figures: the arguments of its words."""
    return [field.encode_name for field in msgspec.structs.fields(kind)]


def kinds_of(records: Iterable[type[DataRecord]]) -> list[type[Effect]]:
    """All effects that may stand in these records."""
    found: dict[type[Effect], None] = {}
    for record in records:
        for field in msgspec.structs.fields(record):
            found.update(dict.fromkeys(kinds_in(field.type)))
    return list(found)


def kinds_in(effects: Any) -> list[type[Effect]]:
    """The effects in a union, or in a list of one."""
    if isinstance(effects, type) and issubclass(effects, Effect):
        return [effects]
    found: list[type[Effect]] = []
    for part in get_args(effects):
        found += kinds_in(part)
    return found
