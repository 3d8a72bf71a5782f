"""Who is who: guests and accounts, both known by one signed cookie."""

from __future__ import annotations

import asyncio
import os
import secrets
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from itsdangerous import BadSignature, URLSafeSerializer

from dvergar.kernel.language import plain_word
from dvergar.server.now import now_ms
from dvergar.server.refusal import BAD, NOT_NOW, UNKNOWN, Refusal
from dvergar.server.store import Store

COOKIE = "dvergar"
#: seconds that a browser keeps it
COOKIE_AGE = 400 * 24 * 3600
PASSWORD_LENGTHS = (8, 200)
ACCOUNT_LENGTHS = (3, 24)


class Person(NamedTuple):
    """Somebody who has been here before."""

    id: str
    name: str
    #: as it was written; None: a guest
    account: str | None
    generation: int


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
        """The person whose cookie this is."""
        if not cookie or len(cookie) > 500:
            return None
        try:
            shown = self._signer.loads(cookie)
        except BadSignature:
            return None
        row = await self._store.person(shown[0])
        if row is None or row.generation != shown[1] or row.became is not None:
            return None
        return Person(row.id, row.name, row.account_shown, row.generation)

    # --- guests ------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> Person:
        person = Person(secrets.token_urlsafe(12), self.check_name(name), None, 0)
        await self._store.add_person(id=person.id, name=person.name, generation=0, created=now_ms())
        return person

    async def rename(self, person: Person, name: str) -> Person:
        changed = person._replace(name=self.check_name(name))
        await self._store.change_person(person.id, name=changed.name)
        return changed

    def check_name(self, name: str) -> str:
        """A name as it is shown: short, on one line."""
        shown = " ".join(name.split())
        if not 1 <= len(shown) <= self._name_length or not shown.isprintable():
            raise Refusal(BAD, "bad-name", {"limit": self._name_length})
        return shown

    # --- accounts ----------------------------------------------------------------------------

    async def register(self, person: Person, account: str, password: str) -> Person:
        """The guest becomes an account, and stays the same person."""
        if person.account is not None:
            raise Refusal(NOT_NOW, "has-account")
        shown = account.strip()
        least, most = ACCOUNT_LENGTHS
        if not least <= len(shown) <= most or not all(c.isalnum() or c in "-_" for c in shown):
            raise Refusal(BAD, "bad-account", {"low": least, "limit": most})
        hashed = await self._hash(password)
        await self._store.change_person(
            person.id, account=_key(shown), account_shown=shown, password=hashed
        )
        return person._replace(account=shown)

    async def log_in(self, account: str, password: str) -> Person:
        """The person of an account; the same refusal whatever is wrong."""
        row = await self._store.person_of_account(_key(account))
        right = await self._verify(self._nobody if row is None else row.password, password)
        if row is None or not right:
            raise Refusal(UNKNOWN, "wrong-password")
        return Person(row.id, row.name, row.account_shown, row.generation)

    async def merge(self, guest: Person, person: Person) -> None:
        """A guest has logged in: from now on it is the account's person, and nobody else."""
        await self._store.change_person(guest.id, became=person.id)

    async def demand_consent(self, person: Person, password: str | None, name: str | None) -> None:
        """Is it meant? An account says so with its password, a guest with its name."""
        row = await self._store.person(person.id)
        if row is None or row.password is None:
            if name is None or " ".join(name.split()) != person.name:
                raise Refusal(BAD, "wrong-name", {"name": person.name})
        elif not await self._verify(row.password, password or ""):
            raise Refusal(UNKNOWN, "wrong-password")

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """A new password; every other device has to log in again."""
        row = await self._store.person(person.id)
        if row is None or row.password is None:
            raise Refusal(NOT_NOW, "no-account")
        if not await self._verify(row.password, old):
            raise Refusal(UNKNOWN, "wrong-password")
        changed = person._replace(generation=person.generation + 1)
        hashed = await self._hash(new)
        await self._store.change_person(person.id, password=hashed, generation=changed.generation)
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


def _key(account: str) -> str:
    """Accounts that look alike are the same."""
    return plain_word(account)


def read_secret(folder: Path) -> bytes:
    """The key that signs cookies: made on the first start, readable by its owner only."""
    path = folder / "secret.key"
    if not path.exists():
        _write_secret(path)
    return path.read_bytes()


def _write_secret(path: Path) -> None:
    """A new secret, there as a whole or not at all; of several processes the first one wins."""
    draft = path.with_name(f"secret-{secrets.token_hex(8)}")
    file = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(file, "wb") as out:
        out.write(secrets.token_hex(32).encode())
    with suppress(FileExistsError):
        os.link(draft, path)
    draft.unlink()


def make_folder(folder: Path) -> None:
    """The data folder, open to its owner only."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise Refusal(BAD, "bad-folder", {"given": str(folder)}) from None
