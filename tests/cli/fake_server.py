"""A play server in this process, with one table: what `connect` uses of the real client."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Self

import msgspec

from dvergar.bots import GreedyBot
from dvergar.client import Frame, News, Refused
from dvergar.client import Message as WireMessage
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.match import Match, Move
from dvergar.kernel.message import Event, Message, plain_message
from dvergar.kernel.sheet import ranking

LINK = "http://localhost:8000/t/abc"
SEATS: dict[str, dict[str, Any]] = {
    "me": {"kind": "human", "name": "Player 1", "level": None, "away": False},
    "friend": {"kind": "human", "name": "Player 2", "level": None, "away": False},
    "bot": {"kind": "bot", "name": None, "level": "greedy", "away": False},
    "open": {"kind": "open", "name": None, "level": None, "away": False},
}


class FakeServer:
    """It is asked like a `Client`, and it is the server as well."""

    def __init__(self, match: Match, seats: str, moves: Iterable[Move] = ()) -> None:
        self.match = match
        kinds = seats.split()
        self.seats = [dict(SEATS[kind]) for kind in kinds]
        self.yours = [number for number, kind in enumerate(kinds) if kind == "me"]
        self.cancelled = False
        self.undo: dict[str, Any] | None = None
        #: how undo is answered: at once, or after a question to these seats
        self.must_agree: list[int] = []
        #: all that happened, with its events
        self.history: list[tuple[News, list[Event]]] = []
        #: the moves that the others make, as in a match that was played before; or a bot's
        self.moves = deque(moves)
        self.recorded = bool(self.moves)
        self.bot = GreedyBot(1)
        #: what happens while nobody here does anything
        self.meanwhile: deque[Callable[[], object]] = deque()
        #: what its tables are like besides
        self.changes: dict[str, Any] = {}
        #: what was asked of it
        self.asked: list[str] = []
        self.given: dict[str, Any] = {}
        self.table_open: FakeTable | None = None
        #: what happened at the deal is told with the entry that makes the table begin
        self.dealt = match.state.heard()
        self.happen("sit", 0)

    def __call__(self, url: str, **given: Any) -> Self:
        self.given = {"url": url, **given}
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.asked.append("close")

    # --- the client --------------------------------------------------------------------------

    def table(self, link: str) -> dict[str, Any]:
        state = self.match.state
        status = "over" if state.is_over else "running"
        if any(seat["kind"] == "open" for seat in self.seats):
            status = "open"
        return {
            "link": LINK,
            "game": self.match.game.name,
            "rules": self.match.game.rules_version,
            "status": "cancelled" if self.cancelled else status,
            "seats": [dict(seat) for seat in self.seats],
            "yours": list(self.yours),
            "to_act": list(state.to_act) if status == "running" else [],
            "undo": self.undo,
            "open_hands": state.game.open_hands,
            **self.changes,
        }

    def sit(self, link: str, seat: int | None = None) -> int:
        free = [number for number, place in enumerate(self.seats) if place["kind"] == "open"]
        mine = free[0] if seat is None else seat
        if mine not in free:
            raise Refused("seat-taken", {}, "The seat is taken.", 409)
        self.seats[mine] = dict(SEATS["me"])
        self.yours.append(mine)
        self.asked.append(f"sit {mine}")
        self.happen("sit", mine)
        return mine

    def take_back(self, link: str, seat: int) -> None:
        self.seats[seat]["away"] = False
        self.asked.append(f"take back {seat}")
        self.happen("return", seat)

    def leave(self, link: str, seat: int) -> None:
        self.seats[seat]["away"] = True
        self.asked.append(f"leave {seat}")
        self.happen("leave", seat)

    def sheets(self, link: str) -> dict[str, Any]:
        state = self.match.state
        found = [state.score_sheet(seat) for seat in range(state.seats)]
        outcome = state.outcome()
        why = None if outcome.why is None else plain_message(outcome.why)
        return {
            "outcome": {**outcome._asdict(), "why": why} if state.is_over else None,
            "seats": [
                {
                    "place": place,
                    "lines": [
                        {"points": line.points, **plain_message(Message(line.key, line.args))}
                        for line in sheet.lines
                    ],
                }
                for sheet, place in zip(found, ranking(found), strict=True)
            ],
        }

    def open(self, link: str, seat: int | None = None, seen: int | None = None) -> FakeTable:
        self.asked.append(f"open {seat} {seen}")
        self.others_move()
        self.table_open = FakeTable(self, seat, seen)
        return self.table_open

    # --- what happens ------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.history)

    def happen(
        self, kind: str, seat: int | None = None, events: Iterable[Event] = (), **fields: Any
    ) -> None:
        news = News(self.version + 1, 0, kind, seat, **fields)
        if all(place["kind"] != "open" for place in self.seats):
            events, self.dealt = [*self.dealt, *events], []
        self.history.append((news, list(events)))
        if self.table_open is not None:
            self.table_open.hear()

    def play(self, seat: int, action: str) -> None:
        self.happen("move", seat, self.match.play(seat, self.match.game.parse(action)))

    def others_move(self) -> None:
        """Those who are not here make their moves, as far as it is theirs to move."""
        while self.moves and self.moves[0].seat not in self.yours:
            seat, action = self.moves.popleft()
            self.play(seat, str(action))
        state = self.match.state
        while not self.recorded and (turn := [s for s in state.to_act if self.is_bot(s)]):
            self.play(turn[0], str(self.bot.choose(state, turn[0])))

    def is_bot(self, seat: int) -> bool:
        return bool(self.seats[seat]["kind"] == "bot" or self.seats[seat]["away"])

    def frame(self, seat: int | None, since: int | None) -> Frame:
        state = self.match.state
        table = self.table(LINK)
        shown = table["status"] != "open"
        prompt = state.prompt(seat) if shown else None
        told = [] if since is None else self.history[since:]
        frame = Frame(
            self.version,
            since,
            seat,
            table,
            state.view(seat) if shown else None,
            None if prompt is None else WireMessage(**plain_message(prompt)),
            [] if seat is None or not shown else [str(action) for action in state.legal(seat)],
            [],
            [_seen(news, events, seat) for news, events in told],
        )
        # as on the wire, so that nothing is shared and nothing is forgotten
        return msgspec.json.decode(msgspec.json.encode(frame), type=Frame)


def _seen(news: News, events: list[Event], seat: int | None) -> News:
    seen = [WireMessage(**plain_message(event.seen_by(seat))) for event in events]
    return msgspec.structs.replace(news, events=seen)


class FakeTable:
    """One viewer of the table; frames wait in a queue, as they do with the real one."""

    def __init__(self, server: FakeServer, seat: int | None, seen: int | None) -> None:
        self.server = server
        self.seat = seat
        self.current = server.frame(seat, seen)
        self.unread: deque[Frame] = deque()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.asked.append("hang up")

    @property
    def frame(self) -> Frame:
        return self.unread[-1] if self.unread else self.current

    def hear(self) -> None:
        self.unread.append(self.server.frame(self.seat, self.frame.version))

    def next(self) -> Frame:
        while not self.unread:
            if not self.server.meanwhile:
                raise KeyboardInterrupt
            self.server.meanwhile.popleft()()
            self.server.others_move()
        self.current = self.unread.popleft()
        return self.current

    def look(self, seat: int | None) -> Frame:
        self.seat = seat
        self.unread.clear()
        self.server.asked.append(f"look {seat}")
        self.current = self.server.frame(seat, self.current.version)
        return self.current

    def act(self, action: str, seat: int | None = None) -> int:
        server = self.server
        assert seat is not None
        if server.moves:
            recorded = server.moves.popleft()
            assert (recorded.seat, str(recorded.action)) == (seat, action)
        try:
            server.play(seat, action)
        except DvergarError as error:
            raise Refused(error.message.key, {}, str(error)) from None
        version = server.version
        server.others_move()
        return version

    def undo(self, seat: int | None = None) -> int:
        server = self.server
        mine = [number for number, move in enumerate(server.match.moves) if move.seat == seat]
        if not mine:
            raise Refused("no-undo", {}, "There is nothing to undo.")
        if server.must_agree:
            server.undo = {"seat": seat, "to": mine[-1], "waiting": server.must_agree}
            server.happen("ask-undo", seat)
        else:
            self.go_back(mine[-1])
        return server.version

    def go_back(self, number: int) -> None:
        self.server.match.undo(number)
        self.server.undo = None
        self.server.happen("undo", to=number)

    def answer(self, agree: bool) -> int:
        server = self.server
        server.asked.append(f"answer {agree}")
        wish, server.undo = server.undo, None
        if wish is None:
            raise Refused("no-undo-wish", {}, "Nobody wants to undo.")
        if agree:
            self.go_back(wish["to"])
        else:
            server.happen("refuse-undo", server.yours[0])
        return server.version

    def chat(self, text: str) -> int:
        if not text:
            raise Refused("bad-chat", {}, "There are no words.")
        self.server.happen("chat", name="Player 1", text=text)
        return self.server.version
