"""What the lobby and the statistics can be asked about a table: it follows from the entries."""

from __future__ import annotations

from typing import Any

import msgspec

from dvergar.server import absence, clocks, silence
from dvergar.server.entry import Entry
from dvergar.server.history import SNAPSHOT_EVERY
from dvergar.server.standing import Standing
from dvergar.server.store import LESSON, IndexRow
from dvergar.server.table_json import show_table

#: milliseconds after which another process takes care of a bot or clock
BOT_GRACE, CLOCK_GRACE = 15_000, 3_000


def index_row_of(before: Standing, after: Standing, entry: Entry) -> IndexRow:
    """What changes with an entry."""
    seated = entry.kind in ("sit", "bot", "open", "remove", "rename")
    ended = after.is_over and not before.is_over and after.header.settings.counts
    due = entry.kind == "move" and len(after.line) % SNAPSHOT_EVERY == 0
    return IndexRow(
        status=listed_as(after),
        host=after.host,
        shown=shown_in_lobby(after, entry.at),
        wake=wake_time(after, entry.at),
        people=[seat.person for seat in after.seats] if seated else None,
        results=result_rows(after, entry.at) if ended else (),
        snapshots=[(entry.number, after.position.dump())] if due else (),
    )


def first_index_row(standing: Standing, snapshots: list[tuple[int, bytes]]) -> IndexRow:
    """Of a new table, with what it begins with."""
    return IndexRow(
        status=listed_as(standing),
        host=standing.host,
        shown=shown_in_lobby(standing, standing.updated),
        wake=wake_time(standing, standing.updated),
        people=[seat.person for seat in standing.seats],
        snapshots=snapshots,
    )


def listed_as(standing: Standing) -> str:
    """The status by which the lobby finds a table. Lessons are not listed and fill no limit."""
    return LESSON if standing.header.settings.lesson else standing.status


def shown_in_lobby(standing: Standing, now: int) -> bytes:
    """The table for the lobby."""
    return msgspec.json.encode(show_table(standing, None, now))


def wake_time(standing: Standing, now: int) -> int | None:
    """When another process should take over this table, if its own has died."""
    if standing.bots_due():
        return now + BOT_GRACE
    ends = [
        clocks.next_deadline(standing),
        absence.next_effect(standing),
        silence.next_effect(standing),
    ]
    return min((end + CLOCK_GRACE for end in ends if end is not None), default=None)


def result_rows(standing: Standing, now: int) -> list[dict[str, Any]]:
    """How a game ended, for the statistics."""
    state = standing.state
    sheets = [state.score_sheet(seat) for seat in range(state.seats)]
    outcome = state.outcome()
    return [
        {
            "table_id": standing.header.id,
            "seat": number,
            "game": standing.header.game.name,
            "seats": state.seats,
            "level": seat.level,
            "score": sheets[number].total,
            "place": outcome.place(number),
            "won": int(1000 * outcome.share(number)),
            "moves": len(standing.line),
            "lines": msgspec.json.encode(
                [[line.key, line.points] for line in sheets[number].lines]
            ).decode(),
            "ended": now,
        }
        for number, seat in enumerate(standing.seats)
    ]
