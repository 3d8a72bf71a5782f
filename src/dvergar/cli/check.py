"""What the command line says about the soundness of a server's data."""

from __future__ import annotations

from pathlib import Path

from dvergar.kernel.language import Text
from dvergar.server.check import Damaged, Report

#: how many lines of the same kind are told
_MOST = 20


def tell_report(report: Report, text: Text, save: Path | None) -> None:
    """Print what was found."""
    for line in report.structure[:_MOST]:
        print(text("check-structure", reason=line))
    if report.missing:
        print(text("check-missing", count=report.missing))
    for name, count in report.unreadable.items():
        print(text("check-unreadable", name=name, count=count))
    for each in report.damaged:
        print(_tell_table(each, text))
    if report.skipped:
        print(text("check-skipped", count=report.skipped))
    if report.is_sound:
        print(text("check-sound", count=report.tables))
    elif save is None:
        print(text("check-save"))
    if report.saved is not None:
        print(text("check-saved", count=report.saved, file=str(save)))


def _tell_table(damaged: Damaged, text: Text) -> str:
    if damaged.lost:
        return text("check-nothing", table=damaged.table)
    return text("check-part", table=damaged.table, kept=damaged.kept, of=damaged.of)
