"""What the command line says about a play server."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

from rich.console import Console

from dvergar.kernel.errors import DvergarError
from dvergar.kernel.language import Text
from dvergar.server.config import Config, Keep, Limits, database_url, default_folder
from dvergar.server.corrections import check_corrections
from dvergar.server.serve import serve

CLI = "dvergar.cli"


def make_config(
    data: Path | None,
    database: str | None,
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    workers: int = 1,
    limits: Sequence[str] = (),
    keep: Sequence[str] = (),
    corrections: Path | None = None,
) -> Config:
    """What the command line asks for."""
    folder = (default_folder() if data is None else data).expanduser().absolute()
    if not 0 <= port < 1 << 16:
        raise DvergarError("bad-number", {"option": "--port", "given": str(port)}, CLI)
    if not 1 <= workers <= 64:
        raise DvergarError("bad-number", {"option": "--workers", "given": str(workers)}, CLI)
    corrected = None if corrections is None else str(corrections.expanduser().absolute())
    if corrected is not None:
        check_corrections(corrected)
    return Config(
        data=str(folder),
        database=database_url(folder, database),
        host=host,
        port=port,
        workers=workers,
        limits=Limits().with_values(dict(map(_read_limit, limits))),
        keep=Keep().with_values(dict(map(_read_keep, keep))),
        corrections=corrected,
    )


def _read_limit(pair: str) -> tuple[str, int]:
    """`tables=50` and the like."""
    name, _, number = pair.partition("=")
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise DvergarError("bad-limit-form", {"given": pair}, CLI)
    return name.strip(), int(number)


def _read_keep(pair: str) -> tuple[str, int]:
    """`guests=90`, or `guests=never`."""
    name, _, days = pair.partition("=")
    if days == "never":
        return name.strip(), 0
    if not (days.isascii() and days.isdigit() and len(days) < 10):
        raise DvergarError("bad-keep-form", {"given": pair}, CLI)
    return name.strip(), int(days)


def run_server(
    config: Config, text: Text, console: Console, *, browse: bool = False, accept_loss: bool = False
) -> None:
    """Serve until stopped; says where and, if asked to, shows it in the browser."""

    def ready(port: int) -> None:
        hosts = [f"[{host}]" if ":" in host else host for host in addresses(config.host)]
        links = [f"http://{host}:{port}" for host in hosts]
        for link in links:
            console.print(link, markup=False, highlight=False, soft_wrap=True)
        console.print(text("serve-ready"), markup=False, highlight=False)
        if browse and has_screen():
            # a browser may take its time, or never return
            Thread(target=webbrowser.open, args=(links[0],), daemon=True).start()

    serve(config, ready, accept_loss=accept_loss)


def has_screen() -> bool:
    """Whether the operator sits at this machine, in front of a desktop."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or any(
        map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))
    )


def addresses(host: str) -> list[str]:
    """Where others find us: the host itself or, if it means all, this machine's addresses."""
    try:
        everywhere = ipaddress.ip_address(host).is_unspecified
    except ValueError:
        everywhere = False
    if not everywhere:
        return [host]
    return ["127.0.0.1", *_own_address()]


def _own_address() -> list[str]:
    """The address that this machine has in its network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # reserved for documentation: only the routing table is asked
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        found = str(probe.getsockname()[0])
    return [] if found.startswith("127.") else [found]
