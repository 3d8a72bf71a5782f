"""A table in memory: everything that changes it, and everybody who looks at it.

Every change is an entry. It is made on a copy, stored, and only then true and told. If another
process has stored an entry with the same number, its entries are read and the change tried again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Container, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from dvergar.kernel.errors import DvergarError
from dvergar.server import absence, clocks, decisions, frames, proposals, talk, undo, uptime
from dvergar.server.bots import Thinkers
from dvergar.server.config import USUAL, Patience
from dvergar.server.entry import Draft, Entry, Header
from dvergar.server.history import (
    RECENT,
    Happened,
    happened_since,
    position_at,
    standing_after,
    take_entry,
)
from dvergar.server.index import index_row_of
from dvergar.server.lessons import scripted
from dvergar.server.metrics import ACTIONS, THINKING
from dvergar.server.now import now_ms
from dvergar.server.presence import Viewers
from dvergar.server.refusal import NOT_NOW, Refusal
from dvergar.server.relations import Company
from dvergar.server.shares import Share
from dvergar.server.standing import Standing
from dvergar.server.store import Store
from dvergar.server.watch import Watch
from dvergar.server.wire import Frame

#: how much may happen at one table; no honest game comes near
MOST_ENTRIES = 20_000

_log = logging.getLogger(__name__)


def _share(standing: Standing) -> Share:
    """For whom the bots of a table think."""
    people = standing.present()
    return Share(people or (standing.host,), urgent=bool(people))


class Room:
    """A table that is open in this process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None,
        standing: Standing,
        patience: Patience,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.standing = standing
        self.patience = patience
        self.closed = False
        self.used = time.monotonic()
        self.now = now_ms
        self.opened = now_ms()
        self.watch = Watch(self)
        self.viewers = Viewers(lambda: self.standing, self.watch.quiet, lambda: self.now())
        #: the last move about which one asked whether it reveals something, and whether it does
        self._revealing = (0, True)
        self._recent: deque[Happened] = deque(maxlen=RECENT)
        self._lock = asyncio.Lock()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        #: bots that think of what they do besides
        self._besides: dict[int, asyncio.Task[None]] = {}
        #: by seat: the last move after which its bot was asked for that
        self._offered: dict[int, int] = {}
        #: the moves that bots made besides: nobody is asked again because of them
        self._extra: set[int] = set()
        self._changes: set[asyncio.Task[int]] = set()

    @classmethod
    async def open(
        cls, store: Store, thinkers: Thinkers | None, table: str, patience: Patience = USUAL
    ) -> Room:
        """Bring a table from the store into memory."""
        header = await store.header(table)
        made = await store.entries_after(table, 0)
        room = cls(store, thinkers, await standing_after(store, header, made), patience)
        await room.forgive()
        return room

    @property
    def header(self) -> Header:
        return self.standing.header

    @property
    def is_idle(self) -> bool:
        """Whether this room can be forgotten until it is asked for again."""
        busy = self._thinking or self._besides or self._changes
        return not (self.viewers or busy or self.watch.is_set)

    async def close(self) -> None:
        """Stop thinking and waiting; changes that were begun are finished."""
        self.closed = True
        for task in (*self._thinking.values(), *self._besides.values()):
            task.cancel()
        self.watch.close()
        self.viewers.close()
        await self.settled()

    async def settled(self) -> None:
        """Wait for the changes that were begun."""
        await asyncio.gather(*self._changes, return_exceptions=True)

    # --- changing ----------------------------------------------------------------------------

    async def change(
        self,
        decide: Callable[[Standing], Draft],
        person: str | None = None,
        client: str | None = None,
    ) -> int:
        """Make a change; `decide` says which, or refuses. Returns the version it led to.

        It is finished even if the asker goes away: what is stored is also sent.
        """
        task = asyncio.create_task(self._change(decide, person, client))
        self._changes.add(task)
        task.add_done_callback(self._made)
        try:
            return await asyncio.shield(task)
        finally:
            # a refusal that it holds would hold this frame by its traceback, and so itself
            del task

    def _made(self, task: asyncio.Task[int]) -> None:
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()  # the asker may be gone; the refusal is then dropped

    async def _change(
        self, decide: Callable[[Standing], Draft], person: str | None, client: str | None
    ) -> int:
        self.used = time.monotonic()
        async with self._lock:
            while True:
                # a guest may have sent the same before logging in
                if self.viewers.was_guest(person):
                    known = await self._known(person, client)
                    if known is not None:
                        return known
                try:
                    draft = decide(self.standing)
                except DvergarError:
                    # it may have been done already: what is sent twice is applied once
                    known = await self._known(person, client)
                    if known is not None:
                        return known
                    # or another process knows more
                    if not await self._catch_up():
                        raise
                    continue
                if person is not None and self.standing.version >= MOST_ENTRIES:
                    raise Refusal(NOT_NOW, "table-full")
                entry = Entry(
                    self.standing.version + 1, draft.kind, person, client, self.now(), draft.body
                )
                after = self.standing.copy()
                events = await take_entry(self.store, after, entry)
                if await self.store.append(
                    self.header.id, entry, index_row_of(self.standing, after, entry)
                ):
                    break
                known = await self._known(person, client)
                await self._catch_up()
                if known is not None:
                    return known
            self._stands(after, [(entry, events)])
        self.wake()
        return entry.number

    async def _known(self, person: str | None, client: str | None) -> int | None:
        if person is None or client is None:
            return None
        return await self.store.version_of(self.header.id, person, client)

    async def catch_up(self) -> None:
        """Read what other processes have stored."""
        async with self._lock:
            await self._catch_up()
        self.watch.set()

    async def _catch_up(self) -> bool:
        """Whether there was anything to read."""
        after = self.standing.copy()
        happened: list[Happened] = []
        for entry in await self.store.entries_after(self.header.id, after.version):
            happened.append((entry, await take_entry(self.store, after, entry)))
        if happened:
            self._stands(after, happened)
        return bool(happened)

    def _stands(self, after: Standing, happened: list[Happened]) -> None:
        before, self.standing = self.standing, after
        if any(entry.kind == "gone" for entry, _ in happened):  # older ones may name somebody
            self._recent.clear()
        self._recent.extend(happened)
        self.viewers.tell()
        if [seat.person for seat in before.seats] != [seat.person for seat in after.seats]:
            self.viewers.count_again()
        self.viewers.look_again()

    # --- what people do ----------------------------------------------------------------------

    async def act(
        self,
        person: str | None,
        seat: int,
        action: str,
        client: str | None,
        *,
        quiet: bool = False,
    ) -> int:
        """A seat does something; who was voted out has the seat back by that."""
        if any(self.standing.seats[own].voted_out for own in self.standing.seats_of(person)):
            await self.watch.greet(person)
        if clocks.spent(self.standing, seat, self.now()).get("spent", 0) > uptime.AWAY:
            await self.forgive_standstill()

        def decide(standing: Standing) -> Draft:
            return decisions.act(standing, person, seat, action, self.now(), quiet=quiet)

        try:
            version = await self.change(decide, person, client)
        except DvergarError:
            ACTIONS.labels("refused").inc()
            raise
        ACTIONS.labels("accepted").inc()
        return version

    async def undo(self, person: str | None, seat: int, client: str | None) -> int:
        """Take back a seat's last decision: at once if that harms nobody, else ask the others."""
        harmless = await self._harmless(person, seat)

        def decide(standing: Standing) -> Draft:
            return decisions.undo(standing, person, seat, harmless)

        return await self.change(decide, person, client)

    async def _harmless(self, person: str | None, seat: int) -> int | None:
        """The entry of the last move, if taking back this seat's last decision harms nobody."""
        standing = self.standing
        asks = seat in standing.seats_of(person) and not undo.all_agree(standing, person, seat)
        target = undo.last_decision(standing, seat) if asks else None
        if target is None or not undo.nobody_acted_on(standing, seat, target):
            return None
        last = standing.line[-1].number
        if self._revealing[0] != last:
            before = await position_at(self.store, self.header, standing.line, target)
            self._revealing = (last, undo.reveals(before, standing, seat, target))
        return None if self._revealing[1] else last

    async def answer_undo(self, person: str | None, agree: bool, client: str | None) -> int:
        """Agree to another player's wish to undo, or decline it."""

        def decide(standing: Standing) -> Draft:
            return decisions.answer_undo(standing, person, agree)

        return await self.change(decide, person, client)

    async def chat(
        self,
        person: str | None,
        name: str,
        words: str,
        client: str | None,
        allow: Callable[[str], str] = str,
    ) -> int:
        """Add a chat message, as `allow` returns it; it may refuse."""

        def decide(standing: Standing) -> Draft:
            return talk.chat(standing, person, name, allow(words))

        return await self.change(decide, person, client)

    async def phrase(
        self,
        person: str | None,
        name: str,
        key: str,
        client: str | None,
        allow: Callable[[], None] = lambda: None,
    ) -> int:
        """Say one of the phrases that everyone reads in their own language; `allow` may refuse."""

        def decide(standing: Standing) -> Draft:
            draft = talk.phrase(standing, person, name, key)
            allow()
            return draft

        return await self.change(decide, person, client)

    async def react(
        self,
        person: str | None,
        name: str,
        to: int,
        key: str,
        client: str | None,
        allow: Callable[[], None] = lambda: None,
        *,
        on: bool = True,
    ) -> int:
        """Give or take back a reaction to something that was said; `allow` may refuse."""

        def decide(standing: Standing) -> Draft:
            draft = talk.react(standing, person, name, to, key, on=on)
            allow()
            return draft

        return await self.change(decide, person, client)

    async def propose(
        self,
        person: str | None,
        seat: int,
        action: str | None,
        places: Sequence[str],
        client: str | None,
        allow: Callable[[], None] = lambda: None,
    ) -> int:
        """Tell all what a player would do in the place of those who decide; `allow` may refuse."""

        def decide(standing: Standing) -> Draft:
            draft = proposals.propose(standing, person, seat, action, places)
            allow()
            return draft

        return await self.change(decide, person, client)

    async def hint(
        self,
        person: str | None,
        seat: int,
        playouts: int,
        client: str | None,
        still: Callable[[], Awaitable[None]],
    ) -> tuple[int, list[dict[str, Any]]]:
        """What a bot would do with a seat. The question is announced once per decision.

        When the bot has thought, `still` looks whether it may be told.
        """
        then = self.standing
        decisions.hint(then, person, seat)
        assert self.thinkers is not None
        share = Share((person or then.host,), urgent=True)
        advice = await self.thinkers.advise(then.state, seat, playouts, share)
        await still()

        def decide(standing: Standing) -> Draft:
            draft = decisions.hint(standing, person, seat)
            acted = any(made.seat == seat for made in standing.line[len(then.line) :])
            if acted or standing.state.legal(seat) != then.state.legal(seat):
                raise Refusal(NOT_NOW, "hint-late")
            return draft

        standing = self.standing
        if standing.hinted.get(seat) == len(standing.line):
            decide(standing)
            return standing.version, advice
        return await self.change(decide, person, client), advice

    async def sit(
        self,
        person: str,
        name: str,
        seat: int,
        company: Company,
        *,
        invited: bool = False,
        named: bool = False,
    ) -> int:
        """Take a free seat; `named`: the name is the seat's own, not the person's."""

        return await self.change(
            lambda s: decisions.sit(s, person, name, seat, company, invited=invited, named=named),
            person,
        )

    async def leave(self, person: str, seat: int, *, bot: bool = True) -> int:
        """Free a seat or, once the game runs, let a bot take over, if a `bot` may."""
        return await self.change(
            lambda s: decisions.leave(s, person, seat, self.now(), bot=bot), person
        )

    async def ban(self, person: str, seat: int) -> int:
        """Stop waiting in any way for a person the operator has banned."""
        return await self.change(lambda s: decisions.ban(s, person, seat, self.now()), person)

    async def take_back(self, person: str, seat: int) -> int:
        """Play again for oneself."""
        return await self.change(lambda s: decisions.take_back(s, person, seat), person)

    async def vote_out(self, person: str, seat: int) -> int:
        """Agree that a bot plays for a player who has been away for long."""

        def decide(standing: Standing) -> Draft:
            return absence.vote_out(
                standing, person, seat, self.now(), self.watch.signs_of, self.patience
            )

        return await self.change(decide, person)

    async def tell_fork(self, person: str) -> int:
        """Tell the others that a player goes on from here elsewhere."""

        def decide(standing: Standing) -> Draft:
            return decisions.fork(standing, person)

        return await self.change(decide, person)

    async def set_seat(
        self, person: str, seat: int, level: str | None, character: str | None = None
    ) -> int:
        """The host opens a seat or puts a bot there, before the game begins."""
        return await self.change(
            lambda s: decisions.set_seat(s, person, seat, level, character), person
        )

    async def remove(self, person: str, other: str) -> int:
        """The host sends someone out of the waiting room."""
        return await self.change(lambda s: decisions.remove(s, person, other), person)

    async def cancel(self, person: str) -> int:
        """The host gives up a table that has not begun."""
        return await self.change(lambda s: decisions.cancel(s, person), person)

    async def expire(self, before: int) -> int:
        """The server gives up a table at which nothing has happened since."""
        return await self.change(lambda s: decisions.expire(s, before))

    async def abandon(self, before: int) -> int:
        """Bots take over from all people in a game in which nothing has happened since."""
        version = await self.change(lambda s: decisions.abandon(s, before, self.now()))
        while self.standing.present():
            version = await self.change(lambda s: decisions.abandon(s, None, self.now()))
        return version

    async def rename(self, was: str, person: str, name: str, company: Company | None = None) -> int:
        """A player has another name, or is known by an account now, which has this `company`."""
        return await self.change(lambda s: decisions.rename(s, was, person, name, company), was)

    async def set_rematch(self, person: str, table: str, instead: str | None = None) -> str:
        """Say which table is the rematch (instead of one that was given up); returns the one that
        was said first."""
        try:
            await self.change(lambda s: decisions.rematch(s, table, instead), person)
        except Refusal:
            if self.standing.rematch is None:
                raise
        assert self.standing.rematch is not None
        return self.standing.rematch

    # --- bots and clocks ---------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots think whose turn it is, and watch the clocks."""
        if self.closed or self.thinkers is None:
            return
        for seat in self.standing.bots_due():
            if seat not in self._thinking:
                task = asyncio.create_task(self._think(seat))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))
        self._wake_besides()
        self.watch.set()

    def _wake_besides(self) -> None:
        """Once after each move of others, ask bots what they do although nobody waits for them."""
        for seat in self.standing.bots_besides():
            moves = reversed(self.standing.line)
            others = (made.number for made in moves if made.seat != seat)
            last = next((number for number in others if number not in self._extra), 0)
            if self._offered.get(seat) != last and seat not in self._besides:
                self._offered[seat] = last
                task = asyncio.create_task(self._think_besides(seat))
                self._besides[seat] = task
                task.add_done_callback(partial(self._thought_besides, seat))

    def _thought_besides(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._besides[seat]
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _log.error("bot failed", extra={"table": self.header.id, "error": repr(error)})
        elif not task.cancelled() and not self.closed:
            self._wake_besides()  # something may have happened meanwhile

    async def _think_besides(self, seat: int) -> None:
        standing = self.standing
        bot = standing.seats[seat].bot
        assert self.thinkers is not None
        action = await self.thinkers.besides(standing.state, seat, bot, _share(standing))
        if action is None:
            return

        def decide(now: Standing) -> Draft:
            if now.line != standing.line or seat not in now.bots_besides():
                raise Refusal(NOT_NOW, "why-not-your-turn")
            return decisions.move(now, seat, action, self.now())

        with suppress(DvergarError):  # the table has changed, or the bot was wrong
            self._extra.add(await self.change(decide))

    def _thought(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._thinking[seat]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:  # the keeper of the hall will try again
            _log.error("bot failed", extra={"table": self.header.id, "error": repr(error)})
        elif seat in self.standing.bots_due():
            self.wake()

    async def _think(self, seat: int) -> None:
        standing = self.standing
        line = standing.line
        action = scripted(standing, seat) or await self._choice(standing, seat)

        def decide(standing: Standing) -> Draft:
            same = standing.line[: len(line)] == line
            if not same or seat not in standing.bots_due():
                raise Refusal(NOT_NOW, "why-not-your-turn")
            return decisions.move(standing, seat, action, self.now())

        try:
            await self.change(decide)
        except Refusal:  # the table has changed in the meantime
            return
        except DvergarError as error:
            if len(self.standing.line) != len(line):  # of two who wanted the same it was the slower
                return
            # a faulty bot must not stop the game
            _log.error("bot failed", extra={"error": repr(error)})
            legal = standing.state.legal(seat)
            chance = random.SystemRandom()
            action = str(chance.choice(legal) if legal else standing.state.sample(seat, chance))
            with suppress(Refusal):
                await self.change(decide)

    async def _choice(self, standing: Standing, seat: int) -> str:
        """What a bot comes to think."""
        sitting = standing.seats[seat]
        assert self.thinkers is not None
        with THINKING.labels(sitting.level).time():
            return await self.thinkers.choose(standing.state, seat, sitting.bot, _share(standing))

    async def forgive_standstill(self) -> None:
        """Before time takes effect: we may have been frozen, and the keeper not have noticed."""
        if await uptime.is_silent(self.store):
            await uptime.beat(self.store)
        await self.forgive()

    async def forgive(self) -> None:
        """Time in which no server ran does not count for those who are waited for here."""
        began = [clocks.waited_since(self.standing, seat) for seat in clocks.awaited(self.standing)]
        gaps = await uptime.gaps(self.store, min(began)) if began else []
        if gaps:
            with suppress(Refusal):  # another process has done so
                await self.change(lambda s: decisions.pause(s, gaps))

    # --- looking -----------------------------------------------------------------------------

    def check_view(self, person: str | None, seat: int | None) -> None:
        """Whether this person may look from this seat: their own, or any after the end."""
        standing = self.standing
        if seat is None:
            return
        standing.state.check_seat(seat)
        if not standing.is_over:
            decisions.demand_own(standing, person, seat)

    def may_view(self, person: str | None, seat: int | None) -> bool:
        """Whether `check_view` does not refuse."""
        try:
            self.check_view(person, seat)
        except DvergarError:
            return False
        return True

    async def happened(self, seen: int) -> list[Happened]:
        """What happened after a version, up to now."""
        version = self.standing.version
        if seen >= version:
            return []
        recent = [each for each in self._recent if seen < each[0].number <= version]
        if len(recent) == version - seen:
            return recent
        found = await happened_since(self.store, self.header, seen)
        return [each for each in found if each[0].number <= version]

    async def frame(
        self,
        person: str | None,
        seat: int | None,
        seen: int | None,
        address: str,
        muted: Container[str | None] = (),
        *,
        scenes: bool = False,
    ) -> Frame:
        """What a viewer may know, and what is new to it, but for what `muted` people say."""
        if seen is not None and seen > self.standing.version:  # it comes from another process
            await self.catch_up()
        since = None if seen is None or seen > self.standing.version else seen
        while True:
            standing = self.standing
            happened = [] if since is None else await self.happened(since)
            if standing is self.standing:
                break
        # the seat may have changed hands while we looked
        shown = seat if self.may_view(person, seat) else None
        happened = [each for each in happened if not frames.is_muted(each[0], muted)]
        return frames.make_frame(
            standing,
            happened,
            person,
            shown,
            since,
            self.now(),
            address,
            scenes=scenes,
            muted=muted,
        )
