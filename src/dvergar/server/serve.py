"""Running a server: one process, or several on the same PostgreSQL."""

from __future__ import annotations

import asyncio
import fcntl
import os
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from dvergar.server import logs
from dvergar.server.config import Config, to_environment
from dvergar.server.connections import BACKLOG, raise_descriptors
from dvergar.server.database import open_database
from dvergar.server.private import make_folder, read_secret
from dvergar.server.protocols import Requests, Socket
from dvergar.server.refusal import BAD, NOT_NOW, Refusal
from dvergar.server.soundness import demand_sound

#: seconds for requests in flight when the server is told to stop
_GRACEFUL = 10


def serve(config: Config, ready: Callable[[int], None], *, accept_loss: bool = False) -> None:
    """Serve until SIGTERM or Ctrl-C. `ready` gets the port as soon as it is ours.

    `accept_loss`: go on with a database that is older than what was acknowledged.
    """
    sqlite = config.database.startswith("sqlite")
    if config.workers > 1 and sqlite:
        raise Refusal(BAD, "workers-need-postgresql")
    make_folder(config.folder)
    with ExitStack() as stack:
        if sqlite:
            stack.enter_context(_alone(config.folder))
        read_secret(config.folder)
        demand_sound(config, accept_loss=accept_loss)
        asyncio.run(_check_database(config))
        to_environment(config)
        listening = stack.enter_context(listen_on(config.host, config.port))
        logs.set_up("info")
        raise_descriptors(config.limits)
        for stop in (signal.SIGTERM, signal.SIGINT):
            signal.signal(stop, _stopped)
        if config.workers > 1:
            figures = tempfile.TemporaryDirectory(prefix="dvergar-metrics-")
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = stack.enter_context(figures)
        ready(listening.getsockname()[1])
        settings = uvicorn_settings(config, "dvergar.server.app:from_worker")
        if config.workers > 1:
            Multiprocess(settings, sockets=[listening]).run()
        else:
            uvicorn.Server(settings).run(sockets=[listening])


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Nobody else may serve from this folder: SQLite cannot tell a second server of moves."""
    try:
        lock = os.open(folder / "lock", os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW, 0o600)
    except OSError:
        raise Refusal(BAD, "bad-folder", {"given": str(folder)}) from None
    with os.fdopen(lock) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refusal(NOT_NOW, "folder-in-use", {"given": str(folder)}) from None
        yield


def _stopped(number: int, frame: object) -> None:
    """Uvicorn raises the signal that stopped it once more; by then all is done."""


def uvicorn_settings(config: Config, app: Any) -> uvicorn.Config:
    """How uvicorn serves us."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=config.workers,
        backlog=BACKLOG,
        # by h11: unlike httptools it bounds the headers of a request
        http=Requests,
        ws=Socket,
        # the frames are small: compressing them costs more memory than it saves time
        ws_per_message_deflate=False,
        ws_max_size=config.limits.frame,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACEFUL,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=16_384,
    )


async def _check_database(config: Config) -> None:
    """Say what is wrong before the port is ours."""
    await (await open_database(config.database)).dispose()


def listen_on(host: str, port: int) -> socket.socket:
    """A socket of our own at this address; port 0: any that is free."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # named explicitly: asyncio switches off Nagle's delay only for sockets that say TCP
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError):
        raise Refusal(BAD, "bad-port", {"given": f"{host}:{port}"}) from None
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening
