"""The types of the data's records for the page: `python -m tools.records` writes them anew.

They are made from the records of each game in Python, so nobody writes them twice. A type belongs
to one file of one game: `*/dwarfs_fall/data/gems.toml`. What the records say of their sources is
left out, in the types as in what `web/tools/records.ts` makes of a file.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import inspect

import dvergar
from dvergar.kernel.data import DataRecord

OUT = Path(__file__).parents[1] / "web" / "src" / "records.d.ts"
HEAD = """/**
 * The records of the games' data: made by `python -m tools.records` from the records in Python.
 * Nobody edits this file.
 */
"""
_PLAIN: list[tuple[type[inspect.Type], str]] = [
    (inspect.StrType, "string"),
    (inspect.BoolType, "boolean"),
    (inspect.IntType, "number"),
    (inspect.FloatType, "number"),
]


def declarations() -> str:
    """The types of all records of all games."""
    modules = [
        _module(f"*/{name}/data/{file}", _tables(name, file), record)
        for name in dvergar.game_names()
        if dvergar.game(name).package.startswith("dvergar.games.")  # not one from outside
        for file, record in _files(name).items()
    ]
    return "\n".join([HEAD, *modules])


def _files(name: str) -> dict[str, type[DataRecord]]:
    found: dict[str, type[DataRecord]] = import_module(
        f"{dvergar.game(name).package}.records"
    ).FILES
    return found


def _tables(name: str, file: str) -> list[str]:
    """The tables of a data file: `[[card]]`."""
    path = files(dvergar.game(name).package).joinpath("data", *file.split("/"))
    return list(tomllib.loads(path.read_text("utf-8")))


def _module(path: str, tables: list[str], record: type[DataRecord]) -> str:
    """The types of one file."""
    info = msgspec.inspect.type_info(record)
    assert isinstance(info, inspect.StructType)
    lines = [f"declare module {json.dumps(path)} {{"]
    for struct in [*_effects(info), info]:
        lines += _interface(struct)
    lines += [f"  export const {table}: {info.cls.__name__}[];" for table in tables]
    return "\n".join([*lines, "}\n"])


def _effects(kind: inspect.Type) -> list[inspect.StructType]:
    """The structs that a record refers to."""
    found: dict[type, inspect.StructType] = {}
    for part in _parts(kind):
        if isinstance(part, inspect.StructType):
            found[part.cls] = part
        for inner in _effects(part):
            found[inner.cls] = inner
    return list(found.values())


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.StructType):
        yield from (field.type for field in kind.fields)
    elif isinstance(kind, inspect.UnionType):
        yield from kind.types
    elif isinstance(kind, inspect.TupleType):
        yield from kind.item_types
    elif isinstance(kind, (inspect.VarTupleType, inspect.ListType)):
        yield kind.item_type


def _interface(struct: inspect.StructType) -> list[str]:
    lines = [f"  export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f"    {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        if field.name != "source":
            sign = ":" if field.required else "?:"
            lines.append(f"    {field.encode_name}{sign} {_type(field.type)};")
    return [*lines, "  }"]


def _type(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    for plain, name in _PLAIN:
        if isinstance(kind, plain):
            return name
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join([json.dumps(value) for value in kind.values])
    if isinstance(kind, inspect.UnionType):
        return " | ".join([_type(part) for part in kind.types])
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join([_type(part) for part in kind.item_types])}]"
    if isinstance(kind, (inspect.VarTupleType, inspect.ListType)):
        inner = _type(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    raise TypeError(f"no TypeScript for {kind}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT, help="the file to write")
    given = parser.parse_args()
    given.out.write_text(declarations(), "utf-8")


if __name__ == "__main__":
    main()
