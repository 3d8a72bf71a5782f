"""The client for programs that use asyncio."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote

import httpx
import msgspec

from dvergar.client.connection import Connection
from dvergar.client.cookies import NAME, CookieFile, after_answer
from dvergar.client.errors import Refused, Unreachable, refused
from dvergar.client.frames import Frame, Option, Outlook

_LINK = re.compile(r"(?P<server>.*)/t/(?P<table>[^/?#]+)/?")
_TIMEOUT = 30.0

Json = dict[str, Any]


class AsyncClient:
    """A person at a server: the lobby, and the way to a table.

    `url` is the server's address or the link of a table. `cookies` is a file that keeps who one is
    between two runs. `patience` is how many seconds a table is tried to be reached again.
    """

    def __init__(
        self,
        url: str,
        *,
        name: str = "Player",
        cookies: Path | None = None,
        lang: str = "en",
        patience: float = 60.0,
    ) -> None:
        link = _LINK.fullmatch(url)
        self.server = (link["server"] if link else url).rstrip("/")
        self._name = name
        self._lang = lang
        self._patience = patience
        self._cookies = CookieFile(cookies) if cookies else None
        self._cookie = self._cookies.get(self.server) if self._cookies else None
        self._connections: list[Connection] = []
        try:
            self._http = httpx.AsyncClient(base_url=self.server, timeout=_TIMEOUT)
        except httpx.InvalidURL as error:
            raise Unreachable(f"{url} is no address: {error}") from None

    async def __aenter__(self) -> Self:
        """Be the person of the cookie, or become a guest."""
        person = await self.request("GET", "/api/me")
        if person is None:
            person = await self.request("POST", "/api/guest", json={"name": self._name})
        _object(person)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for connection in self._connections:
            await connection.close()
        await self._http.aclose()

    def _headers(self) -> dict[str, str]:
        """The cookie and the language, for requests and sockets."""
        headers = {"Accept-Language": self._lang}
        return headers if self._cookie is None else headers | {"Cookie": f"{NAME}={self._cookie}"}

    async def request(
        self,
        method: str,
        path: str,
        *,
        json: object = None,
        text: str | None = None,
        params: Mapping[str, str] | None = None,
    ) -> Any:
        """Any request of the protocol. JSON is answered as data, all else as text."""
        headers, content = self._headers(), None
        if text is not None:
            headers["Content-Type"], content = "text/plain; charset=utf-8", text
        self._http.cookies.clear()  # we send our own, from the file or the last answer
        try:
            answer = await self._http.request(
                method, path, json=json, content=content, params=params, headers=headers
            )
        except httpx.RequestError as error:
            why = str(error) or type(error).__name__
            raise Unreachable(f"{self.server} cannot be reached: {why}") from error
        self._keep_cookie(answer)
        if 400 <= answer.status_code < 500:
            raise refused(answer.status_code, answer.content)
        if not answer.is_success:
            raise Unreachable(f"{self.server} answers with status {answer.status_code}")
        if not answer.content:
            return None
        if "json" not in answer.headers.get("Content-Type", ""):
            return answer.text
        try:
            return msgspec.json.decode(answer.content)
        except msgspec.DecodeError as error:
            raise Unreachable(f"{self.server} answers with bad JSON: {error}") from None

    def _keep_cookie(self, answer: httpx.Response) -> None:
        cookie = after_answer(self._cookie, answer.headers.get_list("Set-Cookie"))
        if cookie != self._cookie and self._cookies is not None:
            self._cookies.put(self.server, cookie)
        self._cookie = cookie

    # --- the lobby ---------------------------------------------------------------------------

    async def games(self) -> Any:
        """What can be played."""
        return await self.request("GET", "/api/games")

    async def bots(self) -> Any:
        """Against which bots."""
        return await self.request("GET", "/api/bots")

    async def tables(self, show: str = "open", game: str | None = None) -> Any:
        """The tables that are `open`, `running`, `over` or `mine`."""
        params = {"show": show} if game is None else {"show": show, "game": game}
        return await self.request("GET", "/api/tables", params=params)

    async def create(
        self,
        game: str,
        *,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any] | None = None,
        clock: Mapping[str, Any] | None = None,
        hot_seat: bool = False,
        public: bool = False,
    ) -> Json:
        """A new table."""
        table = {
            "game": game,
            "seats": seats,
            "options": options or {},
            "clock": clock,
            "hot_seat": hot_seat,
            "public": public,
        }
        return _object(await self.request("POST", "/api/tables", json=table))

    async def import_match(self, text: str) -> Json:
        """A table to replay a match file at."""
        return _object(await self.request("POST", "/api/matches", text=text))

    # --- one table: by its link, or by its id alone ------------------------------------------

    async def table(self, link: str) -> Json:
        """A table as the lobby shows it."""
        return _object(await self.request("GET", _path(link)))

    async def sit(self, link: str, seat: int | None = None) -> int:
        """Take a seat, by default the one that is mine already, or else the first free one."""
        if seat is not None:
            await self.request("POST", _path(link, f"seats/{seat}/sit"))
            return seat
        table = await self.table(link)
        if table["yours"]:
            return int(table["yours"][0])
        none_free = Refused("no-free-seat", {}, "No seat is free at this table.", 409)
        for number, free in enumerate(table["seats"]):
            if free["kind"] != "open":
                continue
            try:
                return await self.sit(link, number)
            except Refused as refusal:
                if refusal.status != 409:
                    raise
                none_free = refusal  # taken in the meantime: try the next seat
        raise none_free

    async def leave(self, link: str, seat: int) -> None:
        """Leave a seat; during the game a bot takes over."""
        await self.request("POST", _path(link, f"seats/{seat}/leave"))

    async def take_back(self, link: str, seat: int) -> None:
        """Take a seat back from that bot."""
        await self.request("POST", _path(link, f"seats/{seat}/return"))

    async def vote_out(self, link: str, seat: int) -> Json:
        """Agree that a bot plays for a player who has been away for long; the table then."""
        return _object(await self.request("POST", _path(link, f"seats/{seat}/vote-out")))

    async def rematch(self, link: str) -> Json:
        """The table where the same is played again."""
        return _object(await self.request("POST", _path(link, "rematch")))

    async def fork(self, link: str, move: int, seats: Sequence[Mapping[str, Any]]) -> Json:
        """A table where one plays on from a move, with seats as for a new table."""
        wish = {"move": move, "seats": list(seats)}
        return _object(await self.request("POST", _path(link, "fork"), json=wish))

    async def mute(self, link: str, *, seat: int | None = None, said: int | None = None) -> Json:
        """See no more of what the player of a seat, or who `said` an entry of the chat, says."""
        return await self._about(link, "mute", seat, said)

    async def block(self, link: str, *, seat: int | None = None, said: int | None = None) -> Json:
        """Mute someone, and not be seated together."""
        return await self._about(link, "block", seat, said)

    async def remove(self, link: str, *, seat: int | None = None, said: int | None = None) -> Json:
        """As the host, send someone out of the waiting room."""
        return await self._about(link, "remove", seat, said)

    async def _about(self, link: str, what: str, seat: int | None, said: int | None) -> Json:
        whom = {"seat": seat, "said": said}
        return _object(await self.request("POST", _path(link, what), json=whom))

    async def others(self) -> Any:
        """Whom I have muted or blocked."""
        return await self.request("GET", "/api/me/others")

    async def lift(self, handle: str) -> None:
        """Neither mute nor block one of them any more."""
        await self.request("DELETE", f"/api/me/others/{quote(handle, safe='')}")

    async def match(self, link: str) -> str:
        """The match file, after the end."""
        return str(await self.request("GET", _path(link, "match")))

    async def sheets(self, link: str) -> Json:
        """The score sheets, after the end."""
        return _object(await self.request("GET", _path(link, "sheets")))

    async def open(
        self,
        link: str,
        seat: int | None = None,
        seen: int | None = None,
        *,
        scenes: bool = False,
    ) -> AsyncTable:
        """Go to a table, as a seat or as a spectator (None).

        `seen` is the version from which on one wants to hear what happened: 0 is everything, None
        nothing of the past. With `scenes` the news show positions between two decisions, too.
        """
        address = "ws" + self.server.removeprefix("http") + _path(link, "socket")
        connection = Connection(
            address,
            self._headers,
            seat=seat,
            seen=seen,
            scenes=scenes,
            lang=self._lang,
            patience=self._patience,
        )
        open_ones = [one for one in self._connections if one.failure is None]
        self._connections = [*open_ones, connection]
        try:
            await connection.next()
        except BaseException:
            await connection.close()
            raise
        return AsyncTable(connection)


class AsyncTable:
    """A table that one sits at or watches. It is there until `close`, whatever the network does."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def frame(self) -> Frame:
        """The newest frame. It may be ahead of `next`, which leaves none out."""
        frame = self._connection.newest
        assert frame is not None
        return frame

    @property
    def current(self) -> Frame:
        """The frame that was handed out last, by `next`, `look` or a loop."""
        frame = self._connection.current
        assert frame is not None
        return frame

    async def next(self) -> Frame:
        """The frame after `current`; waits until there is one."""
        return await self._connection.next()

    async def __aiter__(self) -> AsyncIterator[Frame]:
        """The current frame, then each next, until the table is over."""
        yield self.current
        while not self.current.over:
            yield await self.next()

    async def act(self, action: str, seat: int | None = None, *, quiet: bool = False) -> int:
        """Do something with a seat, by default the one I look from.

        It is stored at the version that is answered, and `frame` shows it. `quiet`, with the answer
        of silence to a reaction: I do not want to be asked again this turn.
        """
        wish = {"quiet": True} if quiet else {}
        return await self._connection.request("act", seat=self._mine(seat), action=action, **wish)

    async def ask(self, actions: Sequence[str], seat: int | None = None) -> list[Outlook]:
        """What each of these actions would bring to a seat of mine; nothing is done."""
        return await self._connection.ask(self._mine(seat), actions)

    async def hint(self, seat: int | None = None) -> list[Option]:
        """What a bot would do with a seat of mine, if the table allows hints; all are told so."""
        return await self._connection.hint(self._mine(seat))

    async def undo(self, seat: int | None = None) -> int:
        """Take back my last decision; asks the others if needed."""
        return await self._connection.request("undo", seat=self._mine(seat))

    async def answer(self, agree: bool) -> int:
        """Agree, or not, to another player's wish to undo."""
        return await self._connection.request("answer", agree=agree)

    async def chat(self, text: str) -> int:
        """Say something to all at the table."""
        return await self._connection.request("chat", text=text)

    async def phrase(self, key: str) -> int:
        """Say one of the phrases, such as `good-luck`: everyone reads it in their own language."""
        return await self._connection.request("phrase", phrase=key)

    async def react(self, to: int, reaction: str, *, on: bool = True) -> int:
        """React, such as with `thumb`, to what was said in the version `to`; or take that back."""
        return await self._connection.request("react", to=to, reaction=reaction, on=on)

    async def look(self, seat: int | None) -> Frame:
        """Look from another seat, or as a spectator; with what is new as it is seen from there."""
        return await self._connection.look(seat)

    async def close(self) -> None:
        """Go away from the table; the seat stays taken."""
        await self._connection.close()

    def _mine(self, seat: int | None) -> int | None:
        return self._connection.seat if seat is None else seat


def _path(link: str, part: str = "") -> str:
    """The path of a table, or of a part of it, by the table's link or id."""
    found = _LINK.fullmatch(link)
    table = f"/api/tables/{quote(found['table'] if found else link, safe='')}"
    return f"{table}/{part}" if part else table


def _object(answer: Any) -> Json:
    if not isinstance(answer, dict):
        raise Unreachable("This is not the answer of a Dvergar server.")
    return answer
