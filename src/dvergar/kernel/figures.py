"""The figures of a game: read from its data, refused where the rules could not work with them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dvergar.kernel.data import DataFolder, DataRecord, Origin, bad_record
from dvergar.kernel.message import Args, Message
from dvergar.kernel.subclassed import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class CheckedFigures:
    """What the figures of all games have in common. Subclasses load their files and check them."""

    def __init__(
        self,
        package: str,
        game: str,
        files: Mapping[str, type[DataRecord]],
        overlay: Path | None = None,
    ) -> None:
        self._package = package
        #: by the name of a data file, folders included: what its records are
        self.files = files
        self._folder = DataFolder(package, game, overlay)
        self._folder.check_overlay(files)

    @property
    def origins(self) -> list[Origin]:
        return self._folder.origins

    @property
    def corrections(self) -> list[Origin]:
        return self._folder.corrections

    @property
    def mark(self) -> str:
        return self._folder.mark

    def _need(
        self, holds: bool, file: str, record: str, field: str, key: str, args: Args | None = None
    ) -> None:
        """Refuse a field unless this holds; the reason is a message of the game."""
        if not holds:
            reason = Message(key, args or {})
            raise bad_record(self._folder.path(file), record, field, reason, self._package)

    def _within(self, file: str, record: str, field: str, value: int, low: int, high: int) -> None:
        args: Args = {"low": low, "high": high}
        self._need(low <= value <= high, file, record, field, "data-range", args)
