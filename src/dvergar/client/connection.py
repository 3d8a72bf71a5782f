"""A viewer's connection to a table that outlives every loss of the network.

Nothing is lost and nothing happens twice, because of two things:

- All that happens at a table has a version. A lost connection is made again and says which version
  was `seen` last; the server goes on from there. What was received already is cut off.
- A request has an id and is kept until it is answered. A new connection sends all that are kept
  again, in order; the server does nothing twice for one id.

Between two attempts the client waits, longer each time. It gives up when nothing has gone ahead for
`patience` seconds, or when the server says that it is of no use to come back.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import count

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from dvergar.client.errors import Refused, Unreachable, refused
from dvergar.client.frames import (
    Advice,
    Done,
    Error,
    Frame,
    No,
    Option,
    Outlook,
    Told,
    read_frame,
    write_frame,
)

#: seconds before the first new attempt, and between two of many
FIRST_DELAY = 0.1
LONGEST_DELAY = 5.0
#: seconds between two frames to a server that finds us too quick, and at the most
FIRST_PAUSE = 0.06
LONGEST_PAUSE = 0.25
#: a socket is closed within so many seconds, whatever the other side does
CLOSE_TIMEOUT = 1.0
#: bytes of a frame: the history of a long game is one
MAX_FRAME = 1 << 26

#: the close code for who sends too much
TOO_MANY = 4429
#: the close code for whose cookie is not, or no longer, good; who was let in may have a new one
NOT_YOURS = 4401
TRIES = 4
#: close codes after which it is of no use to come back: the status that a request would get
FINAL = {
    4400: (400, "The server did not understand the first frame."),
    4401: (401, "You are not signed in, or this is not your seat."),
    4404: (404, "There is no such table."),
    1009: (413, "A frame was too large for the server."),
}


class Connection:
    """One viewer at one table. It lives in a task of its own from its making to `close`."""

    def __init__(
        self,
        address: str,
        headers: Callable[[], Mapping[str, str]],
        *,
        seat: int | None = None,
        seen: int | None = None,
        scenes: bool = False,
        lang: str = "en",
        patience: float = 60.0,
    ) -> None:
        self.seat = seat
        #: the frame that was handed out last, and the one that was received last
        self.current: Frame | None = None
        self.newest: Frame | None = None
        #: why nothing more will come
        self.failure: Exception | None = None
        self._address = address
        self._headers = headers
        self._seen = seen
        self._scenes = scenes
        self._lang = lang
        self._patience = patience
        self._unread: deque[Frame] = deque()
        self._prefix = secrets.token_hex(4)
        self._numbers = count(1)
        self._unanswered: dict[str, str] = {}
        self._answers: dict[str, Done | Told | Advice | No] = {}
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._clock = asyncio.get_running_loop().time
        #: when to give up; None while all is well
        self._deadline: float | None = self._clock() + patience
        self._attempts = 0
        #: how often to come back with a new cookie; not before we were let in
        self._tries = 0
        #: seconds between two frames that we send
        self._pause = 0.0
        self._task = asyncio.create_task(self._live())

    # --- for the table -----------------------------------------------------------------------

    async def next(self) -> Frame:
        """The frame after the one that was handed out last."""
        await self._until(lambda: bool(self._unread))
        self.current = self._unread.popleft()
        return self.current

    async def look(self, seat: int | None) -> Frame:
        """Look from another seat, which then tells all that nobody has read so far."""
        if self.current is not None and seat == self.seat:
            return self.current
        self.seat = seat
        self.newest = self.current
        self._unread.clear()
        self._outbox.put_nowait(self._hello())
        return await self.next()

    async def request(self, kind: str, **fields: object) -> int:
        """Send a request until it is answered. The version, which `newest` then shows too."""
        return (await self._answered(kind, **fields)).version

    async def ask(self, seat: int | None, actions: Sequence[str]) -> list[Outlook]:
        """What actions of a seat would bring."""
        told = await self._answered("ask", seat=seat, actions=actions)
        assert isinstance(told, Told)
        return told.outlooks

    async def hint(self, seat: int | None) -> list[Option]:
        """What a bot would do with a seat."""
        advice = await self._answered("hint", seat=seat)
        assert isinstance(advice, Advice)
        return advice.options

    async def _answered(self, kind: str, **fields: object) -> Done | Told | Advice:
        name = f"{self._prefix}-{next(self._numbers)}"
        self._unanswered[name] = frame = write_frame(kind, id=name, **fields)
        self._outbox.put_nowait(frame)
        try:
            await self._until(lambda: name in self._answers)
        finally:
            self._unanswered.pop(name, None)
            answer = self._answers.pop(name, None)
        assert answer is not None
        version = answer.version
        await self._until(lambda: self.failure is not None or self._version() >= version)
        if isinstance(answer, No):
            raise Refused(answer.key, answer.args, answer.text)
        return answer

    async def close(self) -> None:
        """Hang up. Calls that still wait fail."""
        if self.failure is None:
            self.failure = Unreachable("The connection to the table was closed.")
        self._tell()
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            if self.failure is not None:
                raise self.failure
            await self._changed.wait()

    def _tell(self) -> None:
        """Wake all who wait, to look whether it is what they wait for."""
        self._changed.set()
        self._changed = asyncio.Event()

    def _version(self) -> int:
        return -1 if self.newest is None else self.newest.version

    # --- one connection after the other ------------------------------------------------------

    async def _live(self) -> None:
        try:
            while True:
                await self._wait(await self._converse())
        except Exception as error:  # whatever it is: everybody who waits is told
            self.failure = self.failure or error
        finally:
            self._tell()

    async def _converse(self) -> Exception:
        """One connection, from the handshake to its loss. Why it was lost."""
        began = self._clock()
        try:
            async with asyncio.timeout_at(self._deadline):
                socket = await connect(
                    self._address,
                    additional_headers=self._headers(),
                    compression=None,
                    close_timeout=CLOSE_TIMEOUT,
                    max_size=MAX_FRAME,
                )
            try:
                return await self._exchange(socket)
            finally:
                await socket.close()
        except InvalidStatus as error:
            status = error.response.status_code
            if 400 <= status < 500:
                raise refused(status, error.response.body) from None
            return error
        except ConnectionClosed as error:
            code, reason = (error.rcvd.code, error.rcvd.reason) if error.rcvd else (None, "")
            if code == NOT_YOURS and self._tries > 0:
                self._tries -= 1
            elif code in FINAL:
                raise _final(code, reason) from None
            if code == TOO_MANY:
                self._pause = min(max(FIRST_PAUSE, 2 * self._pause), LONGEST_PAUSE)
            return error
        except (OSError, WebSocketException) as error:
            return error
        finally:
            if self._clock() - began > LONGEST_DELAY:
                self._attempts = 0

    async def _exchange(self, socket: ClientConnection) -> Exception:
        self._outbox = asyncio.Queue()
        for frame in (self._hello(), *self._unanswered.values()):
            self._outbox.put_nowait(frame)
        writer = asyncio.create_task(self._write(socket, self._outbox))
        try:
            while True:
                async with asyncio.timeout_at(self._deadline):
                    text = await socket.recv()
                self._receive(text)
        except _Gap as error:
            return error
        finally:
            writer.cancel()

    async def _write(self, socket: ClientConnection, outbox: asyncio.Queue[str]) -> None:
        with suppress(ConnectionClosed):
            while True:
                await socket.send(await outbox.get())
                await asyncio.sleep(self._pause)

    def _hello(self) -> str:
        seen = self._seen if self.newest is None else self.newest.version
        wish = {"scenes": True} if self._scenes else {}
        return write_frame("hello", seat=self.seat, seen=seen, lang=self._lang, **wish)

    async def _wait(self, reason: Exception) -> None:
        """Before the next attempt. Several clients shall not come back at the same moment."""
        now = self._clock()
        if self._deadline is None:
            self._deadline = now + self._patience
        delay = min(LONGEST_DELAY, FIRST_DELAY * 2**self._attempts) * random.uniform(0.5, 1)
        self._attempts = min(self._attempts + 1, 30)
        if now + delay > self._deadline:
            why = str(reason) or type(reason).__name__
            raise Unreachable(f"{self._address} cannot be reached: {why}") from reason
        await asyncio.sleep(delay)

    # --- what the server says ----------------------------------------------------------------

    def _receive(self, text: str | bytes) -> None:
        try:
            frame = read_frame(text)
        except msgspec.DecodeError as error:
            raise Unreachable(f"{self._address} sent what is no frame: {error}") from None
        if isinstance(frame, Frame):
            self._take(frame)
        elif isinstance(frame, Done | Told | Advice | No):
            self._answer(frame)
        elif isinstance(frame, Error) and self._unanswered:
            # frames are answered in their order, so it means the oldest
            name = next(iter(self._unanswered))
            self._answer(No(name, frame.version, frame.key, frame.text, frame.args))
        self._tell()

    def _answer(self, answer: Done | Told | Advice | No) -> None:
        if self._unanswered.pop(answer.id, None) is not None:
            self._answers[answer.id] = answer
            self._deadline = None

    def _take(self, frame: Frame) -> None:
        """Keep what is new in a frame."""
        self._tries = TRIES
        last = self.newest
        if frame.seat != self.seat:
            if last is not None and frame.seat == last.seat:
                return  # it was on its way when we changed seats
            self.seat = frame.seat  # the seat is no longer ours: we watch now
        if last is not None and frame.since is not None and frame.since > last.version:
            raise _Gap(f"version {last.version} was followed by {frame.since}")
        if not self._unanswered:
            self._deadline = None
        if last is not None and frame.seat == last.seat and not _is_new(frame, last):
            last.table = frame.table
            return
        if last is not None and frame.since is not None:
            frame.since = last.version
            frame.news = [news for news in frame.news if news.version > last.version]
        self.newest = frame
        self._unread.append(frame)


def _is_new(frame: Frame, last: Frame) -> bool:
    """A fresh view from before the last one is of a server that lost something: believe it."""
    return frame.version > last.version or (frame.since is None and frame.version < last.version)


class _Gap(Exception):
    """Something is missing between two frames: come back and ask for it."""


def _final(code: int, reason: str) -> Refused:
    status, text = FINAL[code]
    return Refused(f"closed-{code}", {}, reason or text, status)
