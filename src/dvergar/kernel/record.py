"""Plain objects as JSON and back: snapshots of a state, and comparing two states.

A record lists its data in `FIELDS`. Lists, tuples, dicts and records nest; all but lists are marked
with their name, so that what is loaded is exactly what was dumped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dvergar.kernel.subclassed import mypyc_attr

Json = Any


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """An object that is nothing but its fields. It is made empty, then filled by its owner."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in self.FIELDS
        )

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} can change, so it cannot be hashed")

    def __reduce__(self) -> tuple[Any, ...]:
        return refilled, (type(self), [getattr(self, name) for name in self.FIELDS])


def refilled(kind: type[Record], values: Sequence[Any]) -> Record:
    """A record of these values: for `pickle`."""
    record = kind()
    for name, value in zip(kind.FIELDS, values, strict=True):
        setattr(record, name, value)
    return record


def dump(value: object) -> Json:
    """A value made of plain data and records, as JSON-able data."""
    if isinstance(value, Record):
        return {type(value).__name__: dump_fields(value)}
    if isinstance(value, tuple):
        return {"tuple": [dump(item) for item in value]}
    if isinstance(value, list):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return {"dict": [[dump(key), dump(item)] for key, item in value.items()]}
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"{type(value).__name__} is not plain data")


def dump_fields(record: Record) -> dict[str, Json]:
    """The fields of a record by name."""
    return {name: dump(getattr(record, name)) for name in record.FIELDS}


def load(data: Json, records: Mapping[str, type[Record]]) -> Any:
    """The inverse of `dump`; `records` are the classes that may occur."""
    if isinstance(data, list):
        return [load(item, records) for item in data]
    if isinstance(data, dict):
        ((name, content),) = data.items()
        if name == "tuple":
            return tuple([load(item, records) for item in content])
        if name == "dict":
            return {load(key, records): load(item, records) for key, item in content}
        record = records[name]()
        load_fields(record, content, records)
        return record
    return data


def load_fields(record: Record, data: Json, records: Mapping[str, type[Record]]) -> None:
    """The inverse of `dump_fields`, into a record that exists."""
    for name in record.FIELDS:
        setattr(record, name, load(data[name], records))
