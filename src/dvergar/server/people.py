"""People: guests and accounts, both identified by one signed cookie."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import cache
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Row
from sqlalchemy.exc import SQLAlchemyError

from dvergar.kernel.language import plain_word
from dvergar.server.now import now_ms
from dvergar.server.refusal import BAD, FORBIDDEN, NOT_NOW, UNKNOWN, Refusal
from dvergar.server.schema import persons
from dvergar.server.store import DAY, Store
from dvergar.server.words import account_word, on_one_line, visible_words

COOKIE = "dvergar"
#: seconds that a browser keeps it
COOKIE_AGE = 400 * 24 * 3600
PASSWORD_LENGTHS = (8, 200)
ACCOUNT_LENGTHS = (3, 24)

_log = logging.getLogger(__name__)


class Person(NamedTuple):
    """A person who has been here before."""

    id: str
    name: str
    #: as it was written; None: a guest
    account: str | None
    generation: int
    #: has a guest logged in as this person?
    was_guest: bool = False


@cache
def _nobodys_password() -> str:
    """The hash of a password that nobody has. It takes a quarter of a second: once is enough."""
    return PasswordHasher().hash(secrets.token_hex())


class People:
    """Makes people, and recognises them."""

    def __init__(self, store: Store, secret: bytes, name_length: int) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="person")
        self._hasher = PasswordHasher()
        #: hashing takes much memory on purpose: two at a time
        self._hashing = asyncio.Semaphore(2)
        self._name_length = name_length
        #: for accounts that do not exist, so that these take as long
        self._nobody = _nobodys_password()

    # --- cookies -----------------------------------------------------------------------------

    def cookie(self, person: Person) -> str:
        """What the person shows next time."""
        return str(self._signer.dumps([person.id, person.generation]))

    async def recognise(self, cookie: str | None) -> Person | None:
        """The person whose cookie this is, if it may come here."""
        row = await self._shown(cookie)
        if row is None or row.banned:
            return None
        now = now_ms()
        if row.seen is None or row.seen < now - DAY:
            try:
                await self._store.change_person(row.id, seen=now)
            except (SQLAlchemyError, OSError) as error:  # a full disk keeps nobody from looking
                _log.error("noting failed", extra={"error": type(error).__name__})
        return Person(row.id, row.name, row.account_shown, row.generation, row.was_guest)

    async def demand_welcome(self, cookie: str | None) -> None:
        """Refuse a banned person."""
        row = await self._shown(cookie)
        if row is not None and row.banned:
            raise Refusal(FORBIDDEN, "banned")

    async def _shown(self, cookie: str | None) -> Row[Any] | None:
        """The person a cookie belongs to."""
        if not cookie or len(cookie) > 500:
            return None
        try:
            shown = self._signer.loads(cookie)
        except BadSignature:
            return None
        row = await self._store.known_person(shown[0])
        if row is None or row.generation != shown[1] or row.became is not None:
            return None
        return row

    # --- guests ------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> Person:
        person = Person(secrets.token_urlsafe(12), self.check_name(name), None, 0)
        now = now_ms()
        values = {"id": person.id, "name": person.name, "generation": 0}
        await self._store.add_person(**values, created=now, seen=now)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        changed = person._replace(name=self.check_name(name))
        row = await self._store.person(person.id)
        if row is not None:
            demand_unmuted(row)
        await self._store.change_person(person.id, name=changed.name)
        return changed

    def check_name(self, name: str) -> str:
        """A name as it is shown: short, on one line, each letter visible."""
        shown = visible_words(name, self._name_length)
        if shown is None:
            raise Refusal(BAD, "bad-name", {"limit": self._name_length})
        return shown

    # --- accounts ----------------------------------------------------------------------------

    async def register(self, person: Person, account: str, password: str) -> Person:
        """The guest becomes an account, and stays the same person."""
        if person.account is not None:
            raise Refusal(NOT_NOW, "has-account")
        least, most = ACCOUNT_LENGTHS
        shown = account_word(account, least, most)
        if shown is None:
            raise Refusal(BAD, "bad-account", {"low": least, "limit": most})
        hashed = await self._hash(password)
        still = (persons.c.account.is_(None), persons.c.became.is_(None))
        values = {"account": _key(shown), "account_shown": shown, "password": hashed}
        if not await self._store.change_person(person.id, *still, **values):
            raise Refusal(NOT_NOW, "has-account")
        return person._replace(account=shown)

    async def log_in(self, account: str, password: str) -> Person:
        """The person of an account; the same refusal whatever is wrong."""
        row = await self._store.person_of_account(_key(account))
        right = await self._verify(self._nobody if row is None else row.password, password)
        if row is None or not right:
            raise Refusal(UNKNOWN, "wrong-password")
        if row.banned:
            raise Refusal(FORBIDDEN, "banned")
        return Person(row.id, row.name, row.account_shown, row.generation)

    async def merge(self, guest: Person, person: Person) -> None:
        """A guest has logged in: from now on it is the account's person, and nobody else."""
        still = (persons.c.account.is_(None), persons.c.became.is_(None))
        await self._store.change_person(guest.id, *still, became=person.id)

    async def demand_consent(self, person: Person, password: str | None, name: str | None) -> None:
        """Refuse a request not confirmed by an account's password, or a guest's name."""
        row = await self._store.person(person.id)
        if row is None or row.password is None:
            if name is None or on_one_line(name) != on_one_line(person.name):
                raise Refusal(BAD, "wrong-name", {"name": person.name})
        elif not await self._verify(row.password, password or ""):
            raise Refusal(UNKNOWN, "wrong-password")

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """A new password; every other device has to log in again."""
        row = await self._store.person(person.id)
        if row is None or row.password is None:
            raise Refusal(NOT_NOW, "no-account")
        still = persons.c.generation == person.generation
        if not await self._verify(row.password, old):
            raise Refusal(UNKNOWN, "wrong-password")
        changed = person._replace(generation=person.generation + 1)
        hashed = await self._hash(new)
        values = {"password": hashed, "generation": changed.generation}
        # the cookie was called in while this was hashed: then the other password holds
        if not await self._store.change_person(person.id, still, **values):
            raise Refusal(UNKNOWN, "sign-in")
        return changed

    async def _hash(self, password: str) -> str:
        least, most = PASSWORD_LENGTHS
        if not least <= len(password) <= most:
            raise Refusal(BAD, "bad-password", {"low": least, "limit": most})
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        if len(password) > PASSWORD_LENGTHS[1]:
            return False
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerifyMismatchError:
                return False


def demand_unmuted(row: Row[Any]) -> None:
    """Refuse a muted person: a name says something, too."""
    if row.muted_until is not None and row.muted_until > now_ms():
        raise Refusal(FORBIDDEN, "muted")


def _key(account: str) -> str:
    """Accounts that look alike are the same."""
    return plain_word(account)
