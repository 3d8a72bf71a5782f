"""New tables: from a wish, from a match file, as a rematch, as a fork of another, as a lesson."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from dvergar.bots import BOTS, deal, find_character
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.game import Game
from dvergar.kernel.match import Match
from dvergar.kernel.message import Args
from dvergar.kernel.state import Setup
from dvergar.kernel.tutorial import LEARNER
from dvergar.server.api.models import ClockWish, Fork, NewTable, SeatWish
from dvergar.server.corrections import FindGame
from dvergar.server.decisions import bot_draft
from dvergar.server.entry import Bank, Draft, Entry, Header, Origin, PerDecision, Settings
from dvergar.server.history import SNAPSHOT_EVERY, position_at
from dvergar.server.index import first_index_row
from dvergar.server.lessons import LESSON_LEVEL, find_chapter
from dvergar.server.now import now_ms
from dvergar.server.people import Person
from dvergar.server.refusal import BAD, FORBIDDEN, NOT_NOW, Refusal
from dvergar.server.relations import Company
from dvergar.server.room import Room
from dvergar.server.side_games import origin_of
from dvergar.server.standing import Standing
from dvergar.server.store import IndexRow

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH = 14


class NewTableRecord(NamedTuple):
    """What the store needs for a new table."""

    header: Header
    entries: Sequence[Entry]
    index_row: IndexRow


def new_id() -> str:
    """An id that nobody can guess: it is all that a share link holds."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def new_seed() -> int:
    """From the operating system, never from anything that a player sees."""
    return secrets.randbits(64)


def bot_level(level: str | None) -> str:
    """A bot that is offered to everybody: none whose name asks for more of the server's time."""
    if level is None:
        raise Refusal(BAD, "bad-request", {"field": "level"})
    if level not in BOTS:
        raise DvergarError("bad-bot", {"given": level, "known_list": list(BOTS)})
    return level


def bot_character(level: str, character: str | None) -> str | None:
    """A character of a level, if one is wished for."""
    return None if character is None else find_character(level, character).id


def check_move(standing: Standing, move: int) -> None:
    if move > len(standing.line):
        raise Refusal(BAD, "bad-move", {"given": move, "count": len(standing.line)})


def new_table(find_game: FindGame, wish: NewTable, person: Person) -> NewTableRecord:
    """The table that a person asked for."""
    game = find_game(wish.game)
    setup = game.setup(len(wish.seats), new_seed(), wish.options)
    settings = Settings(
        clock=_clock(wish.clock),
        hot_seat=wish.hot_seat,
        public=wish.public,
        # nobody minds where one person plays with bots; else it must be wished for
        hints=_plays_alone(wish) if wish.hints is None else wish.hints,
        pace=wish.pace,
    )
    drafts = _seated(wish.seats, person, game, shared=wish.hot_seat)
    return _make(game, setup, settings, person, drafts)


def _plays_alone(wish: NewTable) -> bool:
    """Whether one person leads all seats that have no bot."""
    people = [seat.kind for seat in wish.seats if seat.kind != "bot"]
    return len(people) <= 1 or (not wish.hot_seat and "open" not in people)


def _seated(
    wishes: Sequence[SeatWish], person: Person, game: Game[Any], *, shared: bool
) -> list[Draft]:
    """The people seated from the start; several seats for one only at a `shared` screen, or where
    seats have no secrets from each other."""
    if not (shared or game.open_hands) and [wish.kind for wish in wishes].count("me") > 1:
        raise Refusal(BAD, "one-seat-each")
    drafts: list[Draft] = []
    dealt = _dealt(wishes)
    for number, wish in enumerate(wishes):
        if wish.character is not None and wish.kind != "bot":
            raise Refusal(BAD, "bad-request", {"field": f"seats.{number}.character"})
        if wish.name is not None and not (wish.kind == "me" and shared):
            raise Refusal(BAD, "bad-request", {"field": f"seats.{number}.name"})
        if wish.kind == "me":
            drafts.append(_sit(number, person, wish.name))
        elif wish.kind == "bot":
            level = bot_level(wish.level)
            character = bot_character(level, wish.character) or next(dealt)
            drafts.append(bot_draft(number, level, character))
    return drafts


def _dealt(wishes: Sequence[SeatWish]) -> Iterator[str | None]:
    """Who comes where a bot is wished for, but nobody of its level in particular: all different."""
    open_to_all = [wish.level for wish in wishes if wish.kind == "bot" and not wish.character]
    taken = [wish.character for wish in wishes]
    return iter(deal(open_to_all, taken, random.SystemRandom()))


def _clock(wish: ClockWish | None) -> PerDecision | Bank | None:
    if wish is None:
        return None
    if wish.kind == "bank":
        return Bank(wish.seconds, wish.increment)
    return PerDecision(wish.seconds)


def rematch_table(standing: Standing, person: Person, company: Company) -> NewTableRecord:
    """The same game again, with a new deal. Bots sit already, people must come."""
    header = standing.header
    setup = header.game.setup(header.setup.seats, new_seed(), header.setup.options)
    old = header.settings
    # a seat is not kept for someone with whom the host would not sit down
    apart = company.blocked | company.blockers
    kept = tuple(None if seat.person in apart else seat.person for seat in standing.seats)
    settings = Settings(
        old.clock, old.hot_seat, old.public, source=header.id, kept=kept, hints=old.hints,
        pace=old.pace,
    )  # fmt: skip
    drafts = [
        bot_draft(number, seat.level, seat.character)
        for number, seat in enumerate(standing.seats)
        if seat.kind == "bot" and seat.level is not None
    ]
    return _make(header.game, setup, settings, person, drafts)


def imported_table(find_game: FindGame, content: bytes, person: Person) -> NewTableRecord:
    """A match file, to look at. It may be long: to be called in a thread."""
    match = Match.read(content, find_game)
    drafts: list[Draft] = [
        Draft("move", {"seat": move.seat, "action": str(move.action)}) for move in match.moves
    ]
    return _make(match.game, match.setup, Settings(imported=True, counts=False), person, drafts)


async def forked_table(room: Room, wish: Fork, person: Person) -> NewTableRecord:
    """A fork from a move on, against bots or other people."""
    standing, header = room.standing, room.header
    check_move(standing, wish.move)
    if len(wish.seats) != header.setup.seats:
        args: Args = {"given": len(wish.seats), "count": header.setup.seats}
        raise Refusal(BAD, "fork-seats", args)
    settings = Settings(source=header.id, counts=False, hints=True, pace=header.settings.pace)
    origin = None if standing.is_over else origin_of(standing, person.id)
    shared = origin is not None and len(origin.seats) > 1
    seats = _seated(wish.seats, person, header.game, shared=shared)
    own = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    if not own:
        raise Refusal(BAD, "fork-without-me")
    if standing.is_over:
        if standing.state.is_over and wish.move == len(standing.line):
            raise Refusal(NOT_NOW, "table-over")
        moves = [
            Draft("move", {"seat": made.seat, "action": made.action, "forced": made.forced})
            for made in standing.line[: wish.move]
        ]
        return _make(header.game, header.setup, settings, person, [*seats, *moves], header.base)
    if not {*own} <= {*standing.seats_of(person.id)}:
        raise Refusal(FORBIDDEN, "not-your-seat")
    if standing.status != "running":
        raise Refusal(NOT_NOW, f"table-{standing.status}")
    if origin is not None:
        settings = _on_the_side(settings, origin, wish, person)
    then = await position_at(room.store, header, standing.line, wish.move)
    base = then.state.redeal(own[0], random.SystemRandom()).dump()
    setup = header.game.setup(header.setup.seats, new_seed(), header.setup.options)
    return _make(header.game, setup, settings, person, seats, base)


def _on_the_side(settings: Settings, origin: Origin, wish: Fork, person: Person) -> Settings:
    """Keep the seats of a fork's maker for that person; refuses bots there."""
    if any(wish.seats[seat].kind == "bot" for seat in origin.seats):
        raise Refusal(NOT_NOW, "side-game")
    kept = [person.id if seat in origin.seats else None for seat in range(len(wish.seats))]
    several = len(origin.seats) > 1
    return msgspec.structs.replace(settings, origin=origin, kept=tuple(kept), hot_seat=several)


def lesson_table(game: Game[Any], chapter: str, person: Person) -> NewTableRecord:
    """A chapter of a game's tutorial, for who learns; the others follow its script."""
    tutorial, begun = find_chapter(game, chapter)
    base = tutorial.position(game, begun.begin).dump() if begun.begin else None
    seats = [
        _sit(seat, person) if seat == LEARNER else bot_draft(seat, LESSON_LEVEL, None)
        for seat in range(tutorial.setup.seats)
    ]
    settings = Settings(counts=False, lesson=chapter)
    return _make(game, tutorial.setup, settings, person, seats, base)


def _sit(seat: int, person: Person, own_name: str | None = None) -> Draft:
    name = person.name if own_name is None else own_name
    named = own_name is not None
    return Draft("sit", {"seat": seat, "person": person.id, "name": name, "named": named})


def _make(
    game: Game[Any],
    setup: Setup,
    settings: Settings,
    person: Person,
    drafts: Sequence[Draft],
    base: Mapping[str, Any] | None = None,
) -> NewTableRecord:
    now = now_ms()
    settings = msgspec.structs.replace(settings, data=game.data_mark)
    header = Header(
        new_id(), game, setup, settings, person.id, now, None if base is None else dict(base)
    )
    entries = [
        Entry(number, draft.kind, None, None, now, draft.body)
        for number, draft in enumerate(drafts, 1)
    ]
    standing = Standing(header)
    snapshots: list[tuple[int, bytes]] = []
    for entry in entries:
        standing.take(entry)
        if entry.kind == "move" and len(standing.line) % SNAPSHOT_EVERY == 0:
            snapshots.append((entry.number, standing.position.dump()))
    return NewTableRecord(header, entries, first_index_row(standing, snapshots))
