"""From the store back to a table: standings, earlier positions, what happened since when.

Snapshots keep this short: no more than `SNAPSHOT_EVERY` moves have to be made again.
"""

from __future__ import annotations

from collections.abc import Sequence

from dvergar.kernel.message import Event
from dvergar.server.entry import Entry, Header
from dvergar.server.standing import Played, Position, Standing
from dvergar.server.store import Store

SNAPSHOT_EVERY = 32
#: how many entries are kept in memory for viewers that are a little behind
RECENT = 6

#: an entry, and what happened with it in the game
Happened = tuple[Entry, list[Event]]


async def position_at(
    store: Store, header: Header, line: Sequence[Played], to: int | None = None
) -> Position:
    """The position after the first `to` moves of a line."""
    line = line if to is None else line[:to]
    found = await store.snapshot(header.id, [made.number for made in line])
    if found is None:
        position, done = Position.start(header), 0
    else:
        position = Position.load(header, found[1])
        done = 1 + next(i for i, made in enumerate(line) if made.number == found[0])
    for made in line[done:]:
        position.play(made.seat, made.action, made.at)
    return position


async def standing_after(store: Store, header: Header, made: Sequence[Entry]) -> Standing:
    """What entries, from the first on, add up to."""
    standing = Standing(header)
    for entry in made:
        standing.note(entry)
    standing.position = await position_at(store, header, standing.line)
    return standing


async def take_entry(store: Store, standing: Standing, entry: Entry) -> list[Event]:
    """Add an entry to a standing. The deal is told when the game begins.

    A fork or a match file has moves before all have sat down: there it is told with the first.
    """
    back = None
    if entry.kind == "undo":
        back = await position_at(store, standing.header, standing.line, entry.body["to"])
    untold = not (standing.begun or standing.line)
    events = standing.take(entry, back)
    if untold and (standing.begun or standing.line):
        return [*standing.header.start_listening().heard(), *events]
    return events


async def happened_since(store: Store, header: Header, seen: int) -> list[Happened]:
    """Everything that happened at a table after an entry."""
    made = await store.entries_after(header.id, 0)
    old = [entry for entry in made if entry.number <= seen]
    standing = await standing_after(store, header, old)
    return [(e, await take_entry(store, standing, e)) for e in made[len(old) :]]
