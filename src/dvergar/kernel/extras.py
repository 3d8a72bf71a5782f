"""What the light install lacks: optional packages, and how to get them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from dvergar.kernel.errors import DvergarError


def install_command(extra: str) -> str:
    """The command that installs the packages of an extra; quoted, for shells that read brackets."""
    return f"pip install 'dvergar[{extra}]'"


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra to install if an import fails because one of its packages is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        # a module missing from a package that is here is a fault, not a light install
        if not package or find_spec(package) is not None:
            raise
        raise DvergarError("missing-extra", {"command": install_command(extra)}) from None
