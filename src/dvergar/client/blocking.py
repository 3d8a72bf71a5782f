"""The client for programs without asyncio: the same names, and each call waits for its result."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from anyio.from_thread import BlockingPortal, start_blocking_portal

from dvergar.client.asynchronous import AsyncClient, AsyncTable, Json
from dvergar.client.frames import Frame, Option, Outlook

_T = TypeVar("_T")


def _wait(portal: BlockingPortal, function: Callable[[], Awaitable[_T]]) -> _T:
    """The result of a call. An interrupted one is cancelled, so that it cannot eat a frame."""
    future = portal.start_task_soon(function)
    try:
        return future.result()
    except BaseException:
        future.cancel()
        raise


class Client:
    """`AsyncClient` for programs without asyncio."""

    def __init__(
        self,
        url: str,
        *,
        name: str = "Player",
        cookies: Path | None = None,
        lang: str = "en",
        patience: float = 60.0,
    ) -> None:
        self._client = AsyncClient(url, name=name, cookies=cookies, lang=lang, patience=patience)
        self._portal: BlockingPortal
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self._portal = stack.enter_context(start_blocking_portal())
            stack.enter_context(self._portal.wrap_async_context_manager(self._client))
            self._stack = stack.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.__exit__(kind, error, trace)

    def request(
        self,
        method: str,
        path: str,
        *,
        json: object = None,
        text: str | None = None,
        params: Mapping[str, str] | None = None,
    ) -> Any:
        """Any request of the protocol. JSON is answered as data, all else as text."""
        request = partial(self._client.request, json=json, text=text, params=params)
        return _wait(self._portal, partial(request, method, path))

    def games(self) -> Any:
        """What can be played."""
        return _wait(self._portal, self._client.games)

    def bots(self) -> Any:
        """Against which bots."""
        return _wait(self._portal, self._client.bots)

    def tables(self, show: str = "open", game: str | None = None) -> Any:
        """The tables that are `open`, `running`, `over` or `mine`."""
        return _wait(self._portal, partial(self._client.tables, show, game))

    def create(
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
        create = partial(self._client.create, game, seats=seats, options=options, clock=clock)
        return _wait(self._portal, partial(create, hot_seat=hot_seat, public=public))

    def import_match(self, text: str) -> Json:
        """A table to replay a match file at."""
        return _wait(self._portal, partial(self._client.import_match, text))

    def table(self, link: str) -> Json:
        """A table as the lobby shows it."""
        return _wait(self._portal, partial(self._client.table, link))

    def sit(self, link: str, seat: int | None = None) -> int:
        """Take a seat, by default the one that is mine already, or else the first free one."""
        return _wait(self._portal, partial(self._client.sit, link, seat))

    def leave(self, link: str, seat: int) -> None:
        """Leave a seat; during the game a bot takes over."""
        _wait(self._portal, partial(self._client.leave, link, seat))

    def take_back(self, link: str, seat: int) -> None:
        """Take a seat back from that bot."""
        _wait(self._portal, partial(self._client.take_back, link, seat))

    def vote_out(self, link: str, seat: int) -> Json:
        """Agree that a bot plays for a player who has been away for long; the table then."""
        return _wait(self._portal, partial(self._client.vote_out, link, seat))

    def rematch(self, link: str) -> Json:
        """The table where the same is played again."""
        return _wait(self._portal, partial(self._client.rematch, link))

    def fork(self, link: str, move: int, seats: Sequence[Mapping[str, Any]]) -> Json:
        """A table where one plays on from a move, with seats as for a new table."""
        return _wait(self._portal, partial(self._client.fork, link, move, seats))

    def mute(self, link: str, *, seat: int | None = None, said: int | None = None) -> Json:
        """See no more of what the player of a seat, or who `said` an entry of the chat, says."""
        return _wait(self._portal, partial(self._client.mute, link, seat=seat, said=said))

    def block(self, link: str, *, seat: int | None = None, said: int | None = None) -> Json:
        """Mute someone, and not be seated together."""
        return _wait(self._portal, partial(self._client.block, link, seat=seat, said=said))

    def remove(self, link: str, *, seat: int | None = None, said: int | None = None) -> Json:
        """As the host, send someone out of the waiting room."""
        return _wait(self._portal, partial(self._client.remove, link, seat=seat, said=said))

    def others(self) -> Any:
        """Whom I have muted or blocked."""
        return _wait(self._portal, self._client.others)

    def lift(self, handle: str) -> None:
        """Neither mute nor block one of them any more."""
        _wait(self._portal, partial(self._client.lift, handle))

    def match(self, link: str) -> str:
        """The match file, after the end."""
        return _wait(self._portal, partial(self._client.match, link))

    def sheets(self, link: str) -> Json:
        """The score sheets, after the end."""
        return _wait(self._portal, partial(self._client.sheets, link))

    def open(
        self,
        link: str,
        seat: int | None = None,
        seen: int | None = None,
        *,
        scenes: bool = False,
    ) -> Table:
        """Go to a table, as a seat or as a spectator (None); see `AsyncClient.open`."""
        opening = partial(self._client.open, link, seat, seen, scenes=scenes)
        return Table(self._portal, _wait(self._portal, opening))


class Table:
    """`AsyncTable` for programs without asyncio."""

    def __init__(self, portal: BlockingPortal, table: AsyncTable) -> None:
        self._portal = portal
        self._table = table

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def frame(self) -> Frame:
        """The newest frame. It may be ahead of `next`, which leaves none out."""
        return self._table.frame

    @property
    def current(self) -> Frame:
        """The frame that was handed out last, by `next`, `look` or a loop."""
        return self._table.current

    def next(self) -> Frame:
        """The frame after `current`; waits until there is one."""
        return _wait(self._portal, self._table.next)

    def __iter__(self) -> Iterator[Frame]:
        """The current frame, then each next, until the table is over."""
        yield self.current
        while not self.current.over:
            yield self.next()

    def act(self, action: str, seat: int | None = None, *, quiet: bool = False) -> int:
        """Do something with a seat, by default the one I look from; `quiet`, with the answer of
        silence to a reaction: I do not want to be asked again this turn."""
        return _wait(self._portal, partial(self._table.act, action, seat, quiet=quiet))

    def ask(self, actions: Sequence[str], seat: int | None = None) -> list[Outlook]:
        """What each of these actions would bring to a seat of mine; nothing is done."""
        return _wait(self._portal, partial(self._table.ask, actions, seat))

    def hint(self, seat: int | None = None) -> list[Option]:
        """What a bot would do with a seat of mine, if the table allows hints; all are told so."""
        return _wait(self._portal, partial(self._table.hint, seat))

    def undo(self, seat: int | None = None) -> int:
        """Take back my last decision; asks the others if needed."""
        return _wait(self._portal, partial(self._table.undo, seat))

    def answer(self, agree: bool) -> int:
        """Agree, or not, to another player's wish to undo."""
        return _wait(self._portal, partial(self._table.answer, agree))

    def chat(self, text: str) -> int:
        """Say something to all at the table."""
        return _wait(self._portal, partial(self._table.chat, text))

    def phrase(self, key: str) -> int:
        """Say one of the phrases, such as `good-luck`: everyone reads it in their own language."""
        return _wait(self._portal, partial(self._table.phrase, key))

    def react(self, to: int, reaction: str, *, on: bool = True) -> int:
        """React, such as with `thumb`, to what was said in the version `to`; or take that back."""
        return _wait(self._portal, partial(self._table.react, to, reaction, on=on))

    def look(self, seat: int | None) -> Frame:
        """Look from another seat, or as a spectator; with what is new as it is seen from there."""
        return _wait(self._portal, partial(self._table.look, seat))

    def close(self) -> None:
        """Go away from the table; the seat stays taken."""
        _wait(self._portal, self._table.close)
