"""One viewer of a table: versions, acknowledgement, resending and resuming.

- A viewer remembers the version that it was sent last. When the table changes it is sent everything
  since then in one frame, however many changes that were: a slow client never makes others wait.
- A client that returns says which version it has seen. For the server that is the same case.
- What a client sends is answered when it is stored. Sent twice, it is stored once (`Room.change`).
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from dvergar.kernel.errors import DvergarError
from dvergar.server import decisions, frames
from dvergar.server.connections import line_of
from dvergar.server.limiter import Bucket
from dvergar.server.metrics import BAD_FRAMES, FRAMES, SOCKETS
from dvergar.server.people import Person, demand_unmuted
from dvergar.server.refusal import (
    BAD,
    MISSING,
    OUR_FAULT,
    TOO_OFTEN,
    UNKNOWN,
    Refusal,
    status_of,
)
from dvergar.server.relations import Company, company_of, muted_by
from dvergar.server.room import Room
from dvergar.server.services import (
    Services,
    base_address,
    client_address,
    maybe_person,
    services_of,
)
from dvergar.server.side_games import demand_advisable
from dvergar.server.wire import (
    Act,
    Advice,
    AdvisedOption,
    Answer,
    Ask,
    Chat,
    Done,
    Error,
    Hello,
    Hint,
    Phrase,
    Ping,
    Pong,
    Presence,
    Propose,
    React,
    Refused,
    Sent,
    Speech,
    Told,
    Undo,
    read_frame,
    refusal_json,
    write_frame,
)
from dvergar.server.words import visible_words

#: close codes of our own
_BAD_HELLO, _NOT_YOURS, _NO_TABLE, _TOO_MANY = 4400, 4401, 4404, 4429
_HELLO_SECONDS = 20
#: how long a cookie is believed before it is looked at again
_RECOGNISED_SECONDS = 60
#: answers that a client has not taken yet; more, and it is not listening
_OUTBOX = 200
#: so many actions that are asked about count as one more frame
_ACTIONS_A_FRAME = 10


_log = logging.getLogger(__name__)


class Closing(Exception):
    """The socket has to be closed."""

    def __init__(self, code: int) -> None:
        self.code = code


class Connection:
    """A socket, the room it looks into, and what it was sent."""

    def __init__(self, socket: WebSocket, room: Room, person: Person | None) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        #: whose words it is not sent
        self.muted: frozenset[str] = frozenset()
        #: how often that was to be read, and which of these times it was
        self.refreshes, self.refreshed = 1, 0
        self.services: Services = services_of(socket)
        self.address = base_address(socket)
        limits = self.services.config.limits
        self.bucket = Bucket(limits.frames, time.monotonic())
        self.patience = limits.bad_frames
        self.trust = self.services.hall.trust
        #: how often the cookie was doubted, and of these how often it was found good
        self.doubts = self.allayed = 0
        self._recognising = asyncio.Lock()
        # not all at the same moment, if many came at once
        self.recognised = time.monotonic() - random.random() * _RECOGNISED_SECONDS
        self.lang = "en"
        self.seat: int | None = None
        #: the version it was sent last; None: nothing yet
        self.sent: int | None = None
        #: does it want to see what happens between two decisions?
        self.scenes = False
        #: is a frame due although nothing has changed?
        self.asked = False
        #: who it was told is here
        self.presence: Presence | None = None
        #: a bot that thinks about a hint for this viewer
        self.advising: asyncio.Task[None] | None = None
        self.outbox: deque[bytes] = deque()
        self.something = asyncio.Event()

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def was_guest(self) -> bool:
        return self.person is not None and self.person.was_guest

    def doubt(self, *, at_once: bool) -> None:
        self.doubts += 1
        if at_once:
            self.something.set()

    def refresh(self) -> None:
        self.refreshes += 1

    async def recognise_again(self) -> None:
        """A cookie that was good when the socket opened may have been called in since.

        Whom its person mutes is read again, too.
        """
        due = time.monotonic() > self.recognised + _RECOGNISED_SECONDS
        known = self.refreshed == self.refreshes and self.allayed == self.doubts
        if self.person is None or (known and not due):
            return
        async with self._recognising:
            while due or self.allayed != self.doubts:
                doubts = self.doubts
                person = await maybe_person(self.socket)
                if person is None:
                    self.doubts += 1  # further requests here get the same answer
                    raise Closing(_NOT_YOURS)
                self.person, self.allayed, due = person, doubts, False
                self.refreshes += 1
                self.recognised = time.monotonic()
            while self.refreshed != self.refreshes:
                refreshes = self.refreshes
                self.muted = await muted_by(self.services.store, self.person.id)
                self.refreshed = refreshes

    # --- to the client -----------------------------------------------------------------------

    def changed(self) -> None:
        """There is something new at the table."""
        self.something.set()

    def answer(self, frame: msgspec.Struct) -> None:
        self.outbox.append(write_frame(frame))
        if len(self.outbox) > _OUTBOX:
            raise Closing(_TOO_MANY)
        self.something.set()

    async def send_all(self) -> None:
        """Send whatever there is to send, for ever."""
        while True:
            await self.something.wait()
            self.something.clear()
            if self.room.closed:  # the table was removed
                raise Closing(_NO_TABLE)
            await self.recognise_again()
            while self.outbox:
                await self._send(self.outbox.popleft())
            if self.asked or (self.sent is not None and self.sent < self.room.standing.version):
                self.asked = False
                frame = await self.room.frame(
                    self.person_id,
                    self.seat,
                    self.sent,
                    self.address,
                    self.muted,
                    scenes=self.scenes,
                )
                if self.asked:  # another hello came in between
                    continue
                self.seat, self.sent = frame.seat, frame.version
                await self._send(write_frame(frame))
            presence = self.room.viewers.presence
            if self.sent is not None and presence not in (None, self.presence):
                self.presence = presence
                await self._send(write_frame(presence))

    async def _send(self, frame: bytes) -> None:
        await self.recognise_again()
        FRAMES.inc()
        await self.socket.send({"type": "websocket.send", "text": frame.decode()})

    # --- from the client ---------------------------------------------------------------------

    async def receive(self) -> Sent:
        """The next frame that can be understood."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            if not self.bucket.take(time.monotonic()):
                raise Closing(_TOO_MANY)
            try:
                frame: Sent = read_frame(message.get("text") or "")
                return frame
            except (msgspec.DecodeError, ValueError, RecursionError):
                self.complain(Refusal(BAD, "bad-frame"))

    def complain(self, refusal: Refusal) -> None:
        """Say that a frame makes no sense; not for ever."""
        BAD_FRAMES.inc()
        self.patience -= 1
        if self.patience < 0:
            raise Closing(_TOO_MANY)
        self.answer(Error(self.room.standing.version, **refusal_json(refusal, self.lang)))

    def hello(self, frame: Hello) -> None:
        """From now on the client looks from this seat."""
        self.lang = frame.lang
        if self.room.closed:
            raise Closing(_NO_TABLE)
        try:
            self.room.check_view(self.person_id, frame.seat)
        except DvergarError:
            raise Closing(_NOT_YOURS) from None
        self.seat, self.sent, self.asked = frame.seat, frame.seen, True
        self.scenes = frame.scenes
        self.room.viewers.add(self)
        self.something.set()

    async def greet(self) -> None:
        """A player is here, and does something: nobody need vote for a bot."""
        if self.seat is not None:
            await self.recognise_again()
            self.room.viewers.sign(self)
            with self.trust.acting(self.person_id):
                await self.room.watch.greet(self.person_id)

    async def ask(self, frame: Ask) -> None:
        """Say what actions would bring."""
        # a long question costs as much as many frames
        if not self.bucket.take(time.monotonic(), len(frame.actions) // _ACTIONS_A_FRAME):
            raise Closing(_TOO_MANY)
        await self.recognise_again()
        await self.greet()
        standing = self.room.standing
        try:
            decisions.demand_player(standing, self.person_id, frame.seat)
        except DvergarError as error:
            self.answer(Refused(frame.id, standing.version, **refusal_json(error, self.lang)))
        else:
            told = frames.foretell(standing, frame.seat, frame.actions, self.lang)
            self.answer(Told(frame.id, standing.version, told))

    async def hint(self, frame: Hint) -> None:
        """Let a bot think about a hint. What else comes does not wait for it."""
        await self.recognise_again()
        version = self.room.standing.version
        try:
            decisions.hint(self.room.standing, self.person_id, frame.seat)
            await demand_advisable(self.services.hall, self.room)
            if self.advising is not None and not self.advising.done():
                raise Refusal(TOO_OFTEN, "too-often")
            self.services.limiter.demand("hints", str(self.person_id))
        except DvergarError as error:
            self.answer(Refused(frame.id, version, **refusal_json(error, self.lang)))
        else:
            self.advising = asyncio.create_task(self._advise(frame))

    async def _advise(self, frame: Hint) -> None:
        room, playouts = self.room, self.services.config.hint_playouts
        try:
            again = self.recognise_again
            found = await room.hint(self.person_id, frame.seat, playouts, frame.id, again)
        except Closing:  # the cookie was called in: further frames here get the same answer
            return
        except DvergarError as error:
            why = refusal_json(error, self.lang)
        except Exception as error:  # a faulty bot, or no database
            _log.error("hint failed", extra={"error": repr(error)})
            why = refusal_json(Refusal(OUR_FAULT, "our-fault"), self.lang)
        else:
            version, advice = found
            options = msgspec.convert(advice, list[AdvisedOption])
            self.answer(Advice(frame.id, version, options))
            return
        self.answer(Refused(frame.id, room.standing.version, **why))

    async def obey(self, frame: Act | Undo | Answer | Speech | Propose) -> None:
        """Do what a frame asks for, and answer."""
        await self.recognise_again()
        try:
            with self.trust.acting(self.person_id):
                version = await self._do(frame)
        except DvergarError as error:
            why = refusal_json(error, self.lang)
            self.answer(Refused(frame.id, self.room.standing.version, **why))
        else:
            self.answer(Done(frame.id, version))

    async def _do(self, frame: Act | Undo | Answer | Speech | Propose) -> int:
        person, room = self.person_id, self.room
        match frame:
            case Act():
                return await room.act(person, frame.seat, frame.action, frame.id, quiet=frame.quiet)
            case Undo():
                return await room.undo(person, frame.seat, frame.id)
            case Answer():
                return await room.answer_undo(person, frame.agree, frame.id)
            case Chat():
                name, allow = await self._name(), await self._may_chat()
                return await room.chat(person, name, frame.text, frame.id, allow)
            case Phrase(id=client, phrase=key):
                name, may = await self._name(), await self._may_speak()
                return await room.phrase(person, name, key, client, may)
            case React(id=client, to=to, reaction=key, on=on):
                name, may = await self._name(), await self._may_speak()
                return await room.react(person, name, to, key, client, may, on=on)
            case Propose(id=client, seat=seat, action=action, places=places):
                await self._name()
                return await room.propose(person, seat, action, places, client, self._may_propose)

    async def _name(self) -> str:
        """What the person who wants to say something is called by now."""
        row = await self.services.store.person(self.person.id) if self.person else None
        if row is None:
            raise Refusal(UNKNOWN, "sign-in")
        demand_unmuted(row)
        return str(row.name)

    def _may_propose(self) -> None:
        """It counts as something said: so often, and only by who may speak."""
        if self.person is None or self.allayed != self.doubts:
            raise Refusal(UNKNOWN, "sign-in")
        self.services.limiter.demand("chat", self.person.id)

    async def _may_speak(self) -> Callable[[], None]:
        """Asked only for what was not said before: sent twice, it counts once."""
        if self.person is None:
            raise Refusal(UNKNOWN, "sign-in")
        person, room = self.person.id, self.room
        # at a table of one's own nobody else's wish matters
        own = room.standing.host == person
        company = Company() if own else await company_of(self.services.store, person)

        def allow() -> None:
            if self.allayed != self.doubts:  # it was called in while this waited for its turn
                raise Refusal(UNKNOWN, "sign-in")
            decisions.demand_voice(room.standing, person, company)
            self.services.limiter.demand("chat", person)

        return allow

    async def _may_chat(self) -> Callable[[str], str]:
        """The words are looked at last: that costs more than to refuse them."""
        may_speak = await self._may_speak()
        most = self.services.config.limits.chat_length

        def allow(text: str) -> str:
            may_speak()
            words = visible_words(text, most)
            if words is None:
                raise Refusal(BAD, "bad-chat", {"limit": most})
            return words

        return allow

    # --- from beginning to end ---------------------------------------------------------------

    async def run(self) -> None:
        """Serve the socket until one side closes it."""
        with self.trust.believing(self.person_id, self):
            await self._run()

    async def _run(self) -> None:
        sending = asyncio.create_task(self.send_all())
        listening = asyncio.create_task(self._listen())
        done: set[asyncio.Task[None]] = set()
        try:
            done, _ = await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.room.viewers.discard(self)
            tasks = {task for task in (sending, listening, self.advising) if task is not None}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            # they hold the error that ended them, and by its traceback the error holds this frame
            del sending, listening, done, task, tasks

    async def _listen(self) -> None:
        try:
            async with asyncio.timeout(_HELLO_SECONDS):
                first = await self.receive()
        except TimeoutError:
            raise Closing(_BAD_HELLO) from None
        if not isinstance(first, Hello):
            raise Closing(_BAD_HELLO)
        self.hello(first)
        await self.greet()
        while True:
            match await self.receive():
                case Hello() as frame:
                    self.doubt(at_once=False)
                    self.hello(frame)
                    await self.greet()
                case Ask() as frame:
                    await self.ask(frame)
                case Hint() as frame:
                    await self.hint(frame)
                case Ping():
                    self.answer(Pong(self.room.standing.version))
                case frame:
                    await self.obey(frame)


class TableSocket:
    """The WebSocket of a table: a plain ASGI application, for with thousands each layer counts."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        await _serve(socket, socket.path_params["table"])


async def _serve(socket: WebSocket, table: str) -> None:
    services = services_of(socket)
    await socket.accept()
    where = client_address(socket)
    code = 1000
    try:
        line = line_of(socket.scope)
        if line is not None:
            line.claim(where)
            line.serve()
        services.limiter.demand("requests", where)
        services.limiter.add_socket(where)
    except Refusal:
        await socket.close(_TOO_MANY)
        return
    SOCKETS.inc()
    try:
        room = await services.hall.room(table)
        # nothing may come between: from here on it is told when the cookie is called in
        await Connection(socket, room, await maybe_person(socket)).run()
    except Closing as closing:
        code = closing.code
    except Refusal as refusal:
        code = {MISSING: _NO_TABLE, TOO_OFTEN: _TOO_MANY}.get(status_of(refusal), _BAD_HELLO)
    except WebSocketDisconnect:
        return
    except (SQLAlchemyError, OSError) as error:
        _log.error("database failed", extra={"error": type(error).__name__})
        code = 1012
    finally:
        SOCKETS.dec()
        services.limiter.drop_socket(where)
        if socket.application_state is WebSocketState.CONNECTED and code != 1000:
            await _close(socket, code)


async def _close(socket: Any, code: int) -> None:
    try:
        await socket.close(code)
    except (RuntimeError, WebSocketDisconnect, OSError):
        return
