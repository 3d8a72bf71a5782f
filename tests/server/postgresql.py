"""A private PostgreSQL on loopback, from the Debian package, for the length of a test run."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def program(name: str) -> str:
    """Debian keeps the server's programs out of the way."""
    found = shutil.which(name) or next(
        (str(p) for p in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None
    )
    assert found is not None, f"{name} is missing: `make setup-tests` installs PostgreSQL"
    return found


class PostgreSQL:
    """A running cluster; each `database()` is a new, empty one."""

    def __init__(self, port: int) -> None:
        self.port = port

    def database(self) -> str:
        """The address of a new database."""
        name = f"test_{secrets.token_hex(6)}"
        self.run("postgres", f'CREATE DATABASE "{name}"')
        return f"postgresql://dvergar@127.0.0.1:{self.port}/{name}"

    def run(self, database: str, statement: str) -> str:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "dvergar", "-d", database]
        done = subprocess.run(
            [program("psql"), *where, "-At", "-c", statement],
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout


@contextmanager
def private_postgresql() -> Iterator[PostgreSQL]:
    """Make a cluster in a temporary folder, run it, and remove it again."""
    # the server refuses to run as root; Debian's package brings a user for it
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    folder = Path(tempfile.mkdtemp(prefix="dvergar-postgresql-"))
    if user:
        shutil.chown(folder, "postgres")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = str(folder / "data")
    settings = f"-h 127.0.0.1 -p {port} -c unix_socket_directories= -c max_connections=200"
    control = [*user, program("pg_ctl"), "-D", data, "-w"]
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "cwd": "/"}
    try:
        make = [program("initdb"), "-D", data, "-U", "dvergar", "-A", "trust", "--no-sync"]
        subprocess.run([*user, *make, "-E", "UTF8", "--locale=C"], **quiet)  # type: ignore[call-overload]
        log = str(folder / "log")
        subprocess.run([*control, "-l", log, "-o", settings, "start"], **quiet)  # type: ignore[call-overload]
        try:
            yield PostgreSQL(port)
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], **quiet)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
