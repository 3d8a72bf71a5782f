"""A real server on loopback, and visitors who talk to it without any help from our own client."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from dvergar.server.app import create_app
from dvergar.server.config import Config, Limits, database_url
from dvergar.server.hall import Hall
from dvergar.server.serve import listen_on, uvicorn_settings
from dvergar.server.services import Services
from dvergar.server.store import Store
from tests.patience import PATIENCE

Json = dict[str, Any]
#: so that nothing but a test of limits meets one
GENEROUS = Limits(
    frames=10_000, requests=1_000_000, guests=100_000, logins=10_000, connections=10_000,
    lines=10_000, renames=1_000,
    tables=1_000, imports=1_000, lessons=1_000, chat=1_000, hints=1_000, reviews=1_000,
)  # fmt: skip


class Running:
    """A server that runs in this event loop."""

    def __init__(self, app: FastAPI, port: int) -> None:
        self.app = app
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    @property
    def hall(self) -> Hall:
        return self.services.hall

    @property
    def store(self) -> Store:
        return self.services.store

    def visitor(self) -> Visitor:
        """Somebody new, without a name yet."""
        return Visitor(self.url)

    async def guest(self, name: str = "Player 1") -> Visitor:
        """Somebody new, with a name. Close it with `await visitor.close()`, or do not."""
        visitor = self.visitor()
        await visitor.post("/api/guest", {"name": name}, expect=201)
        return visitor


@asynccontextmanager
async def running(
    folder: Path, database: str | None = None, limits: Limits = GENEROUS, **settings: Any
) -> AsyncIterator[Running]:
    """Serve from this folder (and PostgreSQL address) until the block ends."""
    # no page unless the test has made one, whatever was built on this machine
    settings = {"page": str(folder / "no page"), **settings}
    config = Config(
        data=str(folder), database=database_url(folder, database), limits=limits, **settings
    )
    app = create_app(config)
    listening = listen_on("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn_settings(config, app))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if serving.done():
            serving.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    try:
        yield Running(app, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        listening.close()


class Refused(AssertionError):
    """An answer with another status than expected."""


class Visitor:
    """A person with a cookie jar. `post` and the like check the status and give the JSON."""

    def __init__(self, url: str, cookies: dict[str, str] | None = None) -> None:
        self.url = url
        # no TLS on loopback: to load certificates takes longer than most tests
        self.http = httpx.AsyncClient(base_url=url, cookies=cookies, timeout=PATIENCE, verify=False)

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, expect: int = 200, **given: Any) -> Any:
        answer = await self.http.request(method, path, **given)
        if answer.status_code != expect:
            raise Refused(f"{method} {path}: {answer.status_code} {answer.text[:500]}")
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") else answer.text

    async def get(self, path: str, expect: int = 200, **given: Any) -> Any:
        return await self.ask("GET", path, expect, **given)

    async def post(self, path: str, body: Any = None, expect: int = 200) -> Any:
        return await self.ask("POST", path, expect, json=body)

    async def create(self, *seats: str, expect: int = 201, **more: Any) -> Any:
        """A table of Nidavellir; seats are "me", "open" or the level of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        return await self.post(
            "/api/tables", {"game": "nidavellir", "seats": wishes, **more}, expect
        )

    async def sit(self, table: str, seat: int, expect: int = 200) -> Any:
        return await self.post(f"/api/tables/{table}/seats/{seat}/sit", expect=expect)

    def look(self, table: str, seat: int | None = None, seen: int | None = None) -> Socket:
        """A socket at a table, as an `async with` block: says hello and has the first frame."""
        return Socket(self, table, seat, seen)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Socket:
    """A table's WebSocket. What arrives is kept in `received`, as it came."""

    def __init__(self, visitor: Visitor, table: str, seat: int | None, seen: int | None) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.seen = seen
        self.received: list[bytes] = []
        #: who was here; kept apart, for it comes at any time
        self.presence: Json = {}
        #: the newest state frame
        self.frame: Json = {}
        self._numbers = random.randrange(10**9)
        self._answers: dict[str, Json] = {}
        self.connection: ClientConnection

    async def __aenter__(self) -> Self:
        address = self.visitor.url.replace("http", "ws")
        headers = {"Cookie": self.visitor.cookie} if self.visitor.cookie else {}
        self.connection = await connect(
            f"{address}/api/tables/{self.table}/socket",
            additional_headers=headers,
            compression=None,
            max_size=None,
        )
        hello = {"type": "hello", "seat": self.seat, "seen": self.seen, "scenes": True}
        await self.send(hello)
        await self.next_frame()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.connection.close()

    async def send(self, content: Json) -> None:
        await self.connection.send(json.dumps(content))

    async def receive(self) -> Json:
        """Whatever comes next, but for who is here."""
        while True:
            raw = await asyncio.wait_for(self.connection.recv(decode=False), PATIENCE)
            content: Json = json.loads(raw)
            if content["type"] != "presence":
                break
            self.presence = content
        self.received.append(raw)
        if content["type"] == "state":
            self.frame = content
        elif "id" in content:
            self._answers[content["id"]] = content
        return content

    async def next_frame(self) -> Json:
        """The next state frame."""
        while True:
            content = await self.receive()
            if content["type"] == "state":
                return content

    async def until(self, version: int) -> Json:
        """The first frame that has at least this version."""
        while self.frame.get("version", -1) < version:
            await self.next_frame()
        return self.frame

    async def request(self, kind: str, **content: Any) -> Json:
        """Send something with an id and wait for its answer: `done` or `refused`."""
        self._numbers += 1
        name = content.pop("id", f"t{self._numbers}")
        self._answers.pop(name, None)
        await self.send({"type": kind, "id": name, **content})
        while name not in self._answers:
            await self.receive()
        return self._answers[name]

    async def act(self, action: str, seat: int | None = None) -> Json:
        """A move; waits until it is done and seen."""
        acting = self.frame["seat"] if seat is None else seat
        answer = await self.request("act", seat=acting, action=action)
        if answer["type"] == "done":
            await self.until(answer["version"])
        return answer

    @property
    def my_turn(self) -> bool:
        view = self.frame["view"]
        return view is not None and self.frame["seat"] in view["to_act"] and not view["over"]

    @property
    def over(self) -> bool:
        return bool(self.frame["table"]["status"] == "over")


def against_bots(seats: int, me: int, level: str = "random") -> list[Json]:
    """Seats of a wish: one is mine, bots sit on the others."""
    bot = {"kind": "bot", "level": level}
    return [{"kind": "me"} if seat == me else bot for seat in range(seats)]


async def play_to_the_end(sockets: list[Socket], chance: random.Random) -> None:
    """Everybody makes random moves, each as soon as it is asked, until the game is over."""

    async def play(socket: Socket) -> None:
        while not socket.over:
            if socket.my_turn and socket.frame["legal"]:
                answer = await socket.act(chance.choice(socket.frame["legal"]))
                assert answer["type"] == "done", answer
            else:
                await socket.next_frame()

    await asyncio.gather(*map(play, sockets))
