"""Figures from TOML: loaded once, validated, each record with where it comes from.

A data file `heroes.toml` holds records `[[hero]]`, each with an `id` and a `source`: `rulebook`,
`public: NAME` or `reconstructed`. A file of the same name in an overlay folder (`DIR/<game>/`)
corrects single fields of single records; nothing else needs to be repeated there.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from dvergar.kernel.errors import BadData, why_failed
from dvergar.kernel.message import Args, Message

_SOURCE = re.compile(r"rulebook|public: \S.*|reconstructed|overlay(: .+)?")


class DataRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every record has. Subclasses add the figures."""

    id: str
    source: str


R = TypeVar("R", bound=DataRecord)


class Origin(NamedTuple):
    """One record, for `dvergar data`; `kind` is the name of its table: `[[hero]]`."""

    file: str
    kind: str
    id: str
    fields: dict[str, Any]
    source: str


class DataFolder:
    """The data files of one game, with an overlay folder or without."""

    def __init__(self, package: str, game: str, overlay: Path | None = None) -> None:
        self._package = package
        self._overlay = overlay / game if overlay is not None else None
        if self._overlay is not None and not self._overlay.is_dir():
            raise BadData("bad-data-folder", {"folder": str(self._overlay)})
        self._content: list[str] = []
        self.origins: list[Origin] = []
        #: those of them that the overlay has corrected
        self.corrections: list[Origin] = []

    def load(self, file: str, kind: type[R]) -> tuple[R, ...]:
        """The records of one file, checked against their type, overlay applied."""
        shipped = files(self._package).joinpath("data", file).read_text("utf-8")
        tables = _parse(file, shipped)
        corrected: Iterable[str] = ()
        if self._overlay is not None and (self._overlay / file).exists():
            path = str(self._overlay / file)
            content = _read(self._overlay / file)
            corrections = _parse(path, content)
            _merge(path, tables, corrections)
            corrected = corrections.keys()
            self._content.append(file + "\n" + content)
        where = self.path(file)
        records = tuple(_check(where, table, kind) for _, table in tables.values())
        for (name, _), record in zip(tables.values(), records, strict=True):
            fields = {
                field.encode_name: getattr(record, field.name)
                for field in msgspec.structs.fields(kind)
                if field.name not in ("id", "source")
            }
            origin = Origin(file, name, record.id, fields, record.source)
            self.origins.append(origin)
            if record.id in corrected:
                self.corrections.append(origin)
        return records

    def path(self, file: str) -> str:
        """The file that is to be blamed: the overlay's if there is one."""
        overlaid = self._overlay is not None and (self._overlay / file).exists()
        return str(self._overlay and self._overlay / file) if overlaid else file

    def corrected(self, *names: str) -> str:
        """The records of these files that the overlay has corrected."""
        ids = [origin.id for origin in self.corrections if origin.file in names]
        return ", ".join(ids) or "-"

    def check_overlay(self, known: Iterable[str]) -> None:
        """Refuse files in the overlay that the game does not have."""
        names = set(known)
        for path in sorted(self._overlay.iterdir()) if self._overlay is not None else []:
            if path.name not in names:
                raise BadData(
                    "bad-data-unknown-file", {"file": str(path), "known_list": sorted(names)}
                )

    @property
    def mark(self) -> str:
        """Fingerprint of the overlay; empty if nothing is overlaid."""
        if not self._content:
            return ""
        return hashlib.sha256("\n".join(self._content).encode()).hexdigest()[:12]


def bad_record(file: str, record: str, field: str, reason: Message, package: str = "") -> BadData:
    """The error for a figure that cannot be; `package` has the words of the reason."""
    args: Args = {"file": file, "record": record, "field": field, "why": reason}
    return BadData("bad-data", args, package)


_CHOICE = re.compile(r"Invalid enum value '?(.*?)'?")
_LENGTH = re.compile(r"Expected `array` of length (\d+)(?: .*)?, got (\d+)")
_WRONG_TYPE = re.compile(r"Expected `(.+)`, got `(.+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(.+)`")
_MISSING = re.compile(r"Object missing required field `(.+)`")


def explain_invalid(error: msgspec.ValidationError) -> tuple[str, Message]:
    """Where in the input something is wrong, and what."""
    what, _, where = str(error).partition(" - at `$")
    where = where.rstrip("`").lstrip(".")
    if found := _WRONG_TYPE.fullmatch(what):
        expected = found[1].split(" | ")
        return where or "-", Message("data-type", {"type_list": expected, "type": found[2]})
    if found := _LENGTH.fullmatch(what):
        return where or "-", Message("data-length", {"count": int(found[1]), "given": found[2]})
    if found := _CHOICE.fullmatch(what):
        return where or "-", Message("data-choice", {"given": found[1]})
    if found := _UNKNOWN.fullmatch(what):
        return f"{where}.{found[1]}".lstrip("."), Message("data-unknown-field")
    if found := _MISSING.fullmatch(what):
        return f"{where}.{found[1]}".lstrip("."), Message("data-missing-field")
    return where or "-", Message("data-other")


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadData("bad-data-file", {"file": str(path), **why_failed(error)}) from None
    except UnicodeDecodeError:
        raise BadData("bad-data-file", {"file": str(path), "reason": "text"}) from None


#: records by id, each with the name of its table: `[[hero]]`
_Tables = dict[str, tuple[str, dict[str, Any]]]


def _parse(file: str, content: str) -> _Tables:
    try:
        document = tomllib.loads(content)
    except (ValueError, RecursionError) as error:
        found = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = found.groups() if found else ("?", "?")
        args: Args = {"file": file, "line": line, "column": column}
        raise BadData("bad-data-syntax", args) from None
    tables: _Tables = {}
    for kind, group in document.items():
        if not isinstance(group, list) or not all(isinstance(table, dict) for table in group):
            raise bad_record(file, kind, "-", Message("data-no-records", {"kind": kind}))
        for number, table in enumerate(group, start=1):
            name = table.get("id")
            if not isinstance(name, str):
                raise bad_record(file, f"{kind} {number}", "id", Message("data-no-id"))
            if name in tables:
                raise bad_record(file, name, "id", Message("data-id-twice"))
            tables[name] = (kind, table)
    return tables


def _merge(file: str, tables: _Tables, corrections: _Tables) -> None:
    for name, (kind, correction) in corrections.items():
        if name not in tables:
            raise bad_record(file, name, "id", Message("data-no-such-record"))
        own_kind, table = tables[name]
        if kind != own_kind:
            raise bad_record(file, name, "-", Message("data-no-records", {"kind": own_kind}))
        tables[name] = (kind, {**table, "source": "overlay", **correction})


def _check(file: str, table: dict[str, Any], kind: type[R]) -> R:
    try:
        record = msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        field, reason = explain_invalid(error)
        raise bad_record(file, str(table["id"]), field, reason) from None
    if not _SOURCE.fullmatch(record.source):
        raise bad_record(file, record.id, "source", Message("data-source"))
    return record
