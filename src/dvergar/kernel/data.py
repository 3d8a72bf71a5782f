"""Values from TOML: loaded once, validated, each with where it comes from.

A data file `heroes.toml` holds records `[[hero]]`, each with an `id` and a `source`: `rulebook`,
`public: NAME` or `reconstructed`. Where the fields of a record come from different sources, it
names them: `source = { worth = "rulebook", rest = "reconstructed" }`, or line by line:
`source.worth = "rulebook"`. Every field needs a source, its own or the one under `rest`. A game
with many files puts them in folders: `book1/heroes.toml`.

A file of the same name in an overlay folder (`DIR/<game>/`) corrects single fields of single
records; nothing else needs to be repeated there. The source of a corrected field is `overlay`,
unless the correction names another one; the other fields keep theirs.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from dvergar.kernel.errors import BadData, why_failed
from dvergar.kernel.message import Args, Message

_SOURCE = re.compile(r"rulebook|public: \S.*|reconstructed|overlay(: .+)?")
#: in a source by field: where all fields come from that it does not name
REST: Final = "rest"


class DataRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every record has. Subclasses add the figures."""

    id: str
    source: str | dict[str, str]


class Effect(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="verb",
    tag=str.lower,
):
    """One thing that a card does, as its record says it: `verb = "gain", amount = 3`.

    Subclasses add the figures; the verb is their name in small letters. See `effects.py`.
    """


R = TypeVar("R", bound=DataRecord)


class Shipped(NamedTuple):
    """A field as it was before its correction."""

    value: Any
    source: str


class Origin(NamedTuple):
    """One record, for `dvergar data`; `kind` is the name of its table: `[[hero]]`."""

    file: str
    kind: str
    id: str
    fields: dict[str, Any]
    #: by field
    sources: dict[str, str]
    #: by corrected field
    shipped: Mapping[str, Shipped] = {}

    @property
    def source(self) -> str | dict[str, str]:
        """As data files say it: one source for all fields, or one for each."""
        found = set(self.sources.values())
        return found.pop() if len(found) == 1 else self.sources


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
        shipped = files(self._package).joinpath("data", *file.split("/")).read_text("utf-8")
        tables = _parse(file, shipped)
        before = {name: _Read(file, table, kind) for name, (_, table) in tables.items()}
        now = before
        if self._overlay is not None and (self._overlay / file).exists():
            path = str(self._overlay / file)
            content = _read(self._overlay / file)
            now = {**before, **_correct(path, tables, before, _parse(path, content), kind)}
            self._content.append(file + "\n" + content)
        for name, read in now.items():
            old = before[name]
            # a correction that repeats what is there is one, too: somebody has looked
            shipped_fields = {
                field: Shipped(old.fields[field], old.sources[field])
                for field in read.fields
                if field in read.corrected or read.sources[field] != old.sources[field]
            }
            origin = Origin(file, tables[name][0], name, read.fields, read.sources, shipped_fields)
            self.origins.append(origin)
            if shipped_fields:
                self.corrections.append(origin)
        return tuple(read.record for read in now.values())

    def path(self, file: str) -> str:
        """The file that is to be blamed: the overlay's if there is one."""
        overlaid = self._overlay is not None and (self._overlay / file).exists()
        return str(self._overlay and self._overlay / file) if overlaid else file

    def corrected(self, *names: str) -> str:
        """The records of these files that the overlay has corrected."""
        ids = [origin.id for origin in self.corrections if origin.file in names]
        return ", ".join(ids) or "-"

    def check_overlay(self, known: Iterable[str]) -> None:
        """Refuse files and folders in the overlay that the game does not have."""
        names = set(known)
        folders = {str(folder) for name in names for folder in PurePosixPath(name).parents}
        overlay = self._overlay
        for path in sorted(overlay.rglob("*")) if overlay is not None else []:
            name = path.relative_to(overlay or path).as_posix()
            if name not in names and not (name in folders and path.is_dir()):
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


_CHOICE = re.compile(r"Invalid (?:enum )?value '?(.*?)'?")
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


class _Read(Generic[R]):
    """A record as it was read: its fields as JSON-able data, and where each comes from."""

    def __init__(self, file: str, table: dict[str, Any], kind: type[R]) -> None:
        try:
            self.record: R = msgspec.convert(table, kind)
        except msgspec.ValidationError as error:
            field, reason = explain_invalid(error)
            raise bad_record(file, str(table["id"]), field, reason) from None
        self.fields: dict[str, Any] = {
            field.encode_name: msgspec.to_builtins(getattr(self.record, field.name))
            for field in msgspec.structs.fields(kind)
            if field.name not in ("id", "source")
        }
        self.sources: dict[str, str] = _sources(file, self.record, self.fields)
        #: the fields that an overlay has named
        self.corrected: Iterable[str] = ()


def _sources(file: str, record: DataRecord, fields: Iterable[str]) -> dict[str, str]:
    """Where each field of a record comes from; refuses what is not clear."""
    given = record.source
    if isinstance(given, str):
        given = {REST: given}
    single = isinstance(record.source, str)
    for field, source in given.items():
        where = "source" if single else f"source.{field}"
        if not _SOURCE.fullmatch(source):
            raise bad_record(file, record.id, where, Message("data-source"))
        if field != REST and field not in fields:
            raise bad_record(file, record.id, where, Message("data-unknown-field"))
    found: dict[str, str] = {}
    for field in fields:
        covered = given.get(field) or given.get(REST)
        if covered is None:
            raise bad_record(file, record.id, f"source.{field}", Message("data-no-source"))
        found[field] = covered
    return found


def _correct(
    file: str, tables: _Tables, before: Mapping[str, _Read[R]], corrections: _Tables, kind: type[R]
) -> dict[str, _Read[R]]:
    """The records that an overlay corrects, as they are now."""
    found: dict[str, _Read[R]] = {}
    for name, (table_name, correction) in corrections.items():
        if name not in tables:
            raise bad_record(file, name, "id", Message("data-no-such-record"))
        own_name, table = tables[name]
        if table_name != own_name:
            raise bad_record(file, name, "-", Message("data-no-records", {"kind": own_name}))
        corrected = [field for field in correction if field not in ("id", "source")]
        source = _corrected_source(before[name].sources, corrected, correction.get("source"))
        read = found[name] = _Read(file, {**table, **correction, "source": source}, kind)
        read.corrected = corrected
    return found


def _corrected_source(before: Mapping[str, str], corrected: list[str], given: object) -> object:
    """The sources of a corrected record. A correction that names nothing but one source speaks of
    the whole record: somebody has compared it with the box."""
    if given is None:
        return {**before, **dict.fromkeys(corrected, "overlay")}
    if isinstance(given, str):
        return {**before, **dict.fromkeys(corrected or before, given)}
    if not isinstance(given, dict):
        return given
    single = {field: source for field, source in given.items() if field != REST}
    return {**before, **dict.fromkeys(corrected, given.get(REST, "overlay")), **single}
