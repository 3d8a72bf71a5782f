"""What only its owner may read: the data folder, and in it the key that signs cookies."""

from __future__ import annotations

import os
import re
import secrets
import stat
import time
from contextlib import suppress
from pathlib import Path

from dvergar.server.refusal import BAD, Refusal

NAME = "secret.key"
_DRAFT = "secret-"
#: seconds after which nobody is still writing a draft: its process has died
_STALE = 3600
#: more than a key, so that a longer file is noticed
_MOST = 200
_WHOLE = re.compile(r"[0-9a-f]{64}")


def make_folder(folder: Path) -> None:
    """The data folder, made for its owner only. Refuses one in which everybody can write."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        open_to_all = folder.stat().st_mode & stat.S_IWOTH
    except OSError:
        raise _refusal("bad-folder", folder) from None
    if open_to_all:
        raise _refusal("folder-open", folder)


def read_secret(folder: Path) -> bytes:
    """The key that signs cookies: made on the first start. Refuses one that others may know."""
    path = folder / NAME
    _clear_drafts(folder)
    if not os.path.lexists(path):
        with suppress(FileExistsError):  # of several processes the first one wins
            write_secret(folder, secrets.token_hex(32))
    try:
        # neither led elsewhere by a link nor kept waiting by a pipe
        file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError:
        raise _refusal("key-not-ours", path) from None
    try:
        _check_owner(os.fstat(file), path)
        key = os.read(file, _MOST)
    finally:
        os.close(file)
    if not is_whole(key.decode("latin-1")):
        raise _refusal("key-not-whole", path)
    return key


def is_whole(key: object) -> bool:
    """Whether this is a complete key."""
    return isinstance(key, str) and _WHOLE.fullmatch(key) is not None


def _check_owner(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode) or found.st_uid != os.geteuid():
        raise _refusal("key-not-ours", path)
    if found.st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise _refusal("key-open", path)


def write_secret(folder: Path, key: str) -> None:
    """A new key, there as a whole and for good, or not at all. Never over one that is there."""
    draft = folder / f"{_DRAFT}{secrets.token_hex(8)}"
    file = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(file, "w") as out:
            out.write(key)
            out.flush()
            os.fsync(out.fileno())
        os.link(draft, folder / NAME)
    finally:
        draft.unlink()
    _sync(folder)


def _clear_drafts(folder: Path) -> None:
    """Remove what processes have left behind that died while they wrote a key."""
    for draft in folder.glob(f"{_DRAFT}{'[0-9a-f]' * 16}"):
        with suppress(FileNotFoundError):
            if draft.lstat().st_mtime < time.time() - _STALE:
                draft.unlink()


def _sync(folder: Path) -> None:
    """The names in a folder survive a power failure, too."""
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _refusal(key: str, path: Path) -> Refusal:
    return Refusal(BAD, key, {"given": str(path)})
