"""The single values of a snapshot, by where they stand: each may be a card that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from dvergar.kernel.record import Json

#: the way to something in a snapshot
Path = tuple[str | int, ...]
#: what no component is
_APART = ("rng", "agenda")


class Spot(NamedTuple):
    """One value of a snapshot."""

    path: Path
    #: the way to the list that it is a part of, and its number there; a field: itself
    home: Path
    number: int
    #: the names of the fields on the way; the same for all players
    kind: str
    value: int | str
    #: the way to the record that it is a part of
    record: Path


def spots(snapshot: dict[str, Json]) -> list[Spot]:
    """All numbers and words of a snapshot."""
    found: list[Spot] = []
    for name, value in snapshot.items():
        if name not in _APART:
            found += _below(value, (name,), (name,), 0, name, ())
    return found


def _below(
    data: Json, path: Path, home: Path, number: int, kind: str, record: Path
) -> Iterator[Spot]:
    if isinstance(data, dict):
        ((name, content),) = data.items()
        inside = (*path, name)
        if name == "tuple":
            yield from _listed(content, inside, kind, record)
        elif name == "dict":
            for place, (_, item) in enumerate(content):
                yield from _below(item, (*inside, place, 1), inside, place, kind, record)
        else:
            for field, item in content.items():
                own = (*inside, field)
                yield from _below(item, own, own, 0, f"{kind}.{field}", inside)
    elif isinstance(data, list):
        yield from _listed(data, path, kind, record)
    elif type(data) is int or type(data) is str:
        yield Spot(path, home, number, kind, data, record)


def _listed(items: list[Json], path: Path, kind: str, record: Path) -> Iterator[Spot]:
    """The players are all of one kind; of other lists in a list, each is its own."""
    for number, item in enumerate(items):
        nested = isinstance(item, list) or (isinstance(item, dict) and {*item} & {"tuple", "dict"})
        inner = f"{kind}.{number}" if nested else kind
        yield from _below(item, (*path, number), path, number, inner, record)


def value_at(snapshot: Json, path: Path) -> Any:
    """What stands there."""
    for part in path:
        snapshot = snapshot[part]
    return snapshot


def put(snapshot: Json, path: Path, value: int | str) -> None:
    """Write something else there."""
    value_at(snapshot, path[:-1])[path[-1]] = value


def swap(snapshot: Json, one: Path, other: Path) -> None:
    """Exchange what stands in two spots."""
    first = value_at(snapshot, one)
    put(snapshot, one, value_at(snapshot, other))
    put(snapshot, other, first)


def company(snapshot: Json, spot: Spot) -> list[int | str]:
    """All that stands in the same list; a field stands alone. In a world without it: nothing."""
    try:
        held = value_at(snapshot, spot.home)
    except (LookupError, TypeError):
        return []
    if spot.home == spot.path:
        return [held]
    return [item[1] for item in held] if spot.home[-1] == "dict" else list(held)


def beside(spot: Spot, number: int, value: int | str) -> Spot:
    """Another spot of the same list."""
    if spot.home == spot.path:
        return spot._replace(value=value)
    tail = spot.path[len(spot.home) + 1 :]
    return spot._replace(path=(*spot.home, number, *tail), number=number, value=value)


def spot_of(snapshot: Json, spot: Spot, value: int | str) -> Spot:
    """Where something stands in the same list."""
    return beside(spot, company(snapshot, spot).index(value), value)
