"""Random games over sockets, everything that was sent, and what is wrong with it.

A viewer may get nothing that depends on what it cannot know. So every frame is built again in
other worlds, in which all of that is different, and must be what was received, byte for byte.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from dvergar.games import game as find_game
from dvergar.kernel.message import Event, plain_message
from dvergar.kernel.state import State
from dvergar.server import frames, wire
from dvergar.server.entry import Entry
from dvergar.server.history import Happened, take_entry
from dvergar.server.people import COOKIE
from dvergar.server.room import Room
from dvergar.server.standing import Position, Standing
from tests.server.harness import Json, Running, Socket, Visitor

#: in how many other worlds each frame is built again
WORLDS = 2
#: all fields that may ever be sent; whatever is added to a frame has to be thought of here
TABLE = frozenset([
    "id", "link", "game", "options", "rules", "status", "public", "hot_seat", "hints", "clock",
    "imported",
    "source", "seats", "yours", "host", "version", "moves", "to_act", "time", "undo", "rematch",
    "created", "updated", "removed", "pace", "absent",
    "open_hands", "outcome",
])  # fmt: skip
FRAME = frozenset([
    "type", "version", "since", "seat", "table", "view", "prompt", "legal", "forms", "news",
])  # fmt: skip
PROBLEM = frozenset(["key", "args", "text"])
FIELDS = {
    "state": FRAME,
    "done": frozenset(["type", "id", "version"]),
    "refused": PROBLEM | {"type", "id", "version"},
    "error": PROBLEM | {"type", "version"},
    "told": frozenset(["type", "id", "version", "outlooks"]),
    "advice": frozenset(["type", "id", "version", "options"]),
    "pong": frozenset(["type", "version"]),
}
NEWS = {
    "move": frozenset(["seat", "events", "scenes"]),
    "undo": frozenset(["seat", "to"]),
    "ask-undo": frozenset(["seat", "to"]),
    "agree-undo": frozenset(["seat"]),
    "refuse-undo": frozenset(["seat"]),
    "sit": frozenset(["seat", "name", "events"]),
    "hint": frozenset(["seat"]),
    "chat": frozenset(["name", "seat", "text", "mine"]),
}
SEAT = frozenset(["kind", "name", "level", "away", "character"])
UNDO = frozenset(["seat", "to", "waiting"])
CLOCK = frozenset(["kind", "seconds", "increment"])


class Look(NamedTuple):
    """What one viewer was sent."""

    seat: int | None
    person: str | None
    received: list[bytes]


@dataclass
class Game:
    """A table at which a game is played, and everybody who looks at it."""

    server: Running
    room: Room
    players: list[Visitor]
    looks: list[Look] = field(default_factory=list)
    #: answers to requests: who asked, and what came
    answers: list[tuple[str | None, bytes]] = field(default_factory=list)
    #: the table after each entry, with what happened
    past: list[tuple[Standing, Happened | None]] = field(default_factory=list)

    @property
    def table(self) -> str:
        return self.room.header.id

    async def look(self, stack: AsyncExitStack, visitor: Visitor, *where: int | None) -> Socket:
        socket = await stack.enter_async_context(visitor.look(self.table, *where))
        self.looks.append(Look(socket.seat, await person_of(self.server, visitor), socket.received))
        return socket

    async def ask(self, visitor: Visitor, path: str) -> None:
        answer = await visitor.http.get(path)
        self.answers.append((await person_of(self.server, visitor), answer.content))

    async def remember(self) -> None:
        """Work out again, from the store, how the table stood after each entry."""
        standing = Standing(self.room.header)
        self.past = [(standing.copy(), None)]
        for entry in await self.room.store.entries_after(self.table, 0):
            events = await take_entry(self.room.store, standing, entry)
            self.past.append((standing.copy(), (entry, events)))


async def person_of(server: Running, visitor: Visitor) -> str | None:
    person = await server.services.people.recognise(visitor.http.cookies.get(COOKIE))
    return None if person is None else person.id


# --- playing ---------------------------------------------------------------------------------


async def play(
    server: Running, wish: Json, count: int, chance: random.Random, moves: int = 10_000
) -> Game:
    """A random game with chat, undo and late-comers; all that everybody was sent is kept."""
    players = [await server.guest(f"Player {number + 1}") for number in range(count)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
    table = (await players[0].post("/api/tables", {**wish, "seats": seats}, 201))["id"]
    game = Game(server, await server.hall.room(table), players)
    now = game.room.now()
    game.room.now = lambda: now
    async with AsyncExitStack() as stack:
        spectator = await game.look(stack, server.visitor())
        sockets = [await game.look(stack, players[0], 0)]
        await ask_around(game, chance)
        for number in range(1, count):
            await players[number].sit(table, number)
            sockets.append(await game.look(stack, players[number], number))
        while game.room.standing.status == "running" and len(game.room.standing.line) < moves:
            await happen(game, sockets, chance)
            for socket in (spectator, *sockets):
                await socket.until(game.room.standing.version)
            if chance.random() < 0.1:
                await come_late(game, chance)
        await game.remember()
    return game


async def happen(game: Game, sockets: list[Socket], chance: random.Random) -> None:
    """Mostly somebody moves; now and then there is something else."""
    state = game.room.standing.state
    other = chance.random()
    besides = [seat for seat in state.may_act if state.legal(seat)]
    waiting = besides if besides and other < 0.1 else state.to_act
    socket = sockets[chance.choice(waiting)]
    if other > 0.98:
        await socket.request("chat", text="Well, well")
    elif other > 0.95:
        await socket.request("undo", seat=chance.choice(sockets).seat)
        await sockets[0].request("undo", seat=0)
        for each in sockets:
            await each.request("answer", agree=chance.random() < 0.9)
    elif other > 0.9:
        await socket.request("ask", seat=socket.seat, actions=socket.frame["legal"][:60] or ["?"])
    elif other > 0.88:
        await socket.request("act", seat=socket.seat, action="nonsense")
        await ask_around(game, chance)
    else:
        await socket.until(game.room.standing.version)
        await socket.act(chance.choice(socket.frame["legal"]))


async def come_late(game: Game, chance: random.Random) -> None:
    """Somebody looks in who has seen something, everything or nothing so far."""
    version = game.room.standing.version
    seen = chance.choice([None, 0, chance.randrange(version), version - 1, version, version + 5])
    seat = chance.choice([None, *range(len(game.players))])
    visitor = game.server.visitor() if seat is None else game.players[seat]
    async with AsyncExitStack() as stack:
        await game.look(stack, visitor, seat, seen)


async def ask_around(game: Game, chance: random.Random) -> None:
    """A stranger and a player ask for all that there is to ask about a running table."""
    place = f"/api/tables/{game.table}"
    lobby = [f"/api/tables?show={show}" for show in ("open", "running", "mine")]
    later = [f"{place}/{what}" for what in ("match", "moves", "moves?seat=0", "sheets", "scores")]
    for visitor in (game.server.visitor(), chance.choice(game.players)):
        for path in (place, *lobby, *later, f"{place}/positions/0?seat=1"):
            await game.ask(visitor, path)


# --- other worlds ----------------------------------------------------------------------------


def other_world(standing: Standing, look: Look, chance: random.Random) -> Standing:
    """The same table, but all that this viewer cannot know is something else."""
    other = standing.copy()
    header = standing.header
    people = {header.host, standing.host, *[seat.person for seat in standing.seats if seat.person]}
    mask = {person: f"somebody {chance.random()}" for person in people}
    if look.person is not None:
        mask[look.person] = look.person
    setup = header.setup._replace(seed=chance.getrandbits(64))
    other.header = header._replace(setup=setup, host=mask[header.host])
    other.host = mask[standing.host]
    for seat in other.seats:
        seat.person = mask[seat.person] if seat.person else None
    wish = standing.undo_wish
    if wish is not None:
        agreed = frozenset(mask[person] for person in wish.agreed)
        other.undo_wish = replace(wish, person=mask[wish.person], agreed=agreed)
    rubbish = f"rubbish {chance.random()}"
    other.line = [made._replace(action=rubbish) for made in standing.line]
    if standing.begun:
        other.position.state = standing.state.redeal(look.seat, chance)
        other.position.state.setup = setup
    else:
        other.position = Position.start(other.header)
    return other


def other_past(happened: Sequence[Happened], look: Look, chance: random.Random) -> list[Happened]:
    """The same entries, but the parts of others are rubbish, and the scenes are dealt again."""
    return [
        (
            _other_entry(entry, look, chance),
            [_other_event(event, look.seat, chance) for event in events],
        )
        for entry, events in happened
    ]


def _other_entry(entry: Entry, look: Look, chance: random.Random) -> Entry:
    """What the viewer did stays the viewer's; everyone else is somebody else."""
    told = {"seat", "to", "table", *(("name",) if entry.kind != "rename" else ()), "text"}
    rubbish = f"rubbish {chance.random()}"
    body = {name: value if name in told else rubbish for name, value in entry.body.items()}
    own = look.person is not None and entry.person == look.person
    person = entry.person if own else rubbish
    return entry._replace(person=person, client=rubbish, body=body)


def _other_event(event: Event, seat: int | None, chance: random.Random) -> Event:
    private = {
        other: args if other == seat else {"rubbish": f"{chance.random()}"}
        for other, args in event.private.items()
    }
    scene = None if event.scene is None else event.scene.redeal(seat, chance)
    return event._replace(private=private, scene=scene)


# --- complaints ------------------------------------------------------------------------------


def complaints(game: Game, chance: random.Random) -> set[str]:
    """What is wrong with what was sent: nothing, let us hope."""
    found: set[str] = set()
    for look in game.looks:
        for received in look.received:
            frame = json.loads(received)
            found |= wrong_fields(frame)
            if frame["type"] == "state" and depends_on_secrets(game, look, received, chance):
                found.add("depends on secrets")
        found |= says_secrets(game, look.seat, look.person, look.received)
    for _, received in game.answers:
        found |= wrong_answer(json.loads(received))
    for person in {person for person, _ in game.answers}:
        told = [received for who, received in game.answers if who == person]
        found |= says_secrets(game, None, person, told)
    return found


def depends_on_secrets(game: Game, look: Look, received: bytes, chance: random.Random) -> bool:
    """Is this frame something else in worlds that look the same to the viewer?"""
    frame = json.loads(received)
    version, since = frame["version"], frame["since"]
    standing = game.past[version][0]
    news = [] if since is None else game.past[since + 1 : version + 1]
    happened = [each[1] for each in news if each[1] is not None]
    worlds = (
        (other_world(standing, look, chance), other_past(happened, look, chance))
        for _ in range(WORLDS)
    )
    return any(build(game, there, past, look, since) != received for there, past in worlds)


def build(
    game: Game, standing: Standing, happened: list[Happened], look: Look, since: int | None
) -> bytes:
    """A frame as the server makes it (and as whoever tampers with it has changed it)."""
    now, address = game.room.now(), game.server.url
    frame = frames.make_frame(
        standing, happened, look.person, look.seat, since, now, address, scenes=True
    )
    return wire.write_frame(frame)


def wrong_fields(frame: Json) -> set[str]:
    """Is there a field that nobody has thought of?"""
    wrong = frame.keys() != FIELDS[frame["type"]]
    if frame["type"] == "state":
        wrong |= bool(wrong_table(frame["table"]))
        wrong |= frame["prompt"] is not None and frame["prompt"].keys() != {"key", "args"}
        for news in frame["news"]:
            wrong |= not news.keys() <= NEWS[news["kind"]] | {"version", "at", "kind"}
            wrong |= any(event.keys() != {"key", "args"} for event in news.get("events", []))
            wrong |= any(scene.keys() != {"after", "view"} for scene in news.get("scenes", []))
    return {"unknown fields"} if wrong else set()


def wrong_table(table: Json) -> set[str]:
    wrong = table.keys() != TABLE
    wrong |= any(seat.keys() != SEAT for seat in table["seats"])
    wrong |= bool(table["undo"]) and table["undo"].keys() != UNDO
    wrong |= bool(table["clock"]) and table["clock"].keys() != CLOCK
    wrong |= bool(table["time"]) and table["time"].keys() != {"left"}
    # who is in front may be a secret
    wrong |= table["outcome"] is not None and table["status"] != "over"
    wrong |= table["options"].keys() != {o.name for o in find_game(table["game"]).options}
    return {"unknown fields"} if wrong else set()


def wrong_answer(answer: Any) -> set[str]:
    """Before the end a request is answered by tables or by a refusal, by nothing else."""
    if isinstance(answer, list):
        return set().union(*map(wrong_table, answer))
    if answer.keys() == PROBLEM:
        return set() if answer["key"] == "not-over" else {"unknown refusal"}
    return wrong_table(answer)


def says_secrets(
    game: Game, seat: int | None, person: str | None, received: list[bytes]
) -> set[str]:
    """Is a secret spelt out anywhere, but in lists of options and of verbs?"""
    said = "\n".join(_compact(_without_options(json.loads(each))) for each in received)
    secrets = set(secrets_of(game, seat, person))
    return {f"says {name}" for name, words in secrets if words in said}


def _without_options(content: Any) -> Any:
    if not isinstance(content, dict):
        return content
    outlooks = [{**outlook, "action": 0} for outlook in content.get("outlooks", [])]
    args = {**content.get("args", {}), "verb_list": 0}
    return {**content, "legal": 0, "outlooks": outlooks, "args": args}


def secrets_of(game: Game, seat: int | None, person: str | None) -> Iterator[tuple[str, str]]:
    """Everything that must not be told to a viewer, as it would be written."""
    own = {_compact(plain_message(event.seen_by(seat))) for event in _events(game)}
    seed = game.room.header.setup.seed
    for number in (seed, *[standing.state.rng for standing, _ in game.past]):
        yield "chance", str(number)
        yield "chance", f"{number:x}"
    for visitor in game.players:
        yield "cookie", visitor.http.cookies[COOKIE]
    for place in game.past[-1][0].seats:
        if place.person and place.person != person:
            yield "person", place.person
    for _, happened in game.past[1:]:
        assert happened is not None
        if happened[0].kind == "move" and happened[0].body["seat"] != seat:
            words = happened[0].body["action"]
            # a verb alone may be part of another word
            yield "action", words if " " in words else f'"{words}"'
    for event in _events(game):
        for other in event.private:
            words = _compact(plain_message(event.seen_by(other)))
            if words not in own:
                yield "private", words


def _events(game: Game) -> Iterator[Event]:
    for _, happened in game.past:
        yield from happened[1] if happened is not None else ()


def _compact(content: Any) -> str:
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False)


# --- what others do --------------------------------------------------------------------------


async def foreign_refusals(server: Running, name: str, chance: random.Random) -> list[set[bytes]]:
    """The answers to moves for the seat of another, for each asker and position."""
    count = find_game(name).seat_counts[0]
    game = await play(server, {"game": name}, count, chance, moves=2)
    found = []
    async with AsyncExitStack() as stack:
        own = await game.look(stack, game.players[0], 0)
        sockets = [own, *[await game.look(stack, game.players[n], n) for n in range(1, count)]]
        watching = await game.look(stack, server.visitor())
        for _ in range(15):
            state = game.room.standing.state
            for asking in (own, watching):
                texts = [str(action) for action in state.legal(1)[:4]]
                texts += ["nonsense", "", *[str(action) for action in state.legal(0)[:2]]]
                found.append({await _refusal(asking, text) for text in texts})
            acting = sockets[state.to_act[0]]
            await acting.act(chance.choice(acting.frame["legal"]))
            for socket in (*sockets, watching):
                await socket.until(game.room.standing.version)
    return found


async def _refusal(asking: Socket, text: str) -> bytes:
    await asking.request("act", id="x", seat=1, action=text)
    return asking.received[-1]


def position_of(name: str, seats: int, options: Any, snapshot: Any) -> State:
    """The position that a process for bots makes of what it is given."""
    game = find_game(name)
    state: State = game.restore(game.setup(seats, 0, options), snapshot)
    return state
