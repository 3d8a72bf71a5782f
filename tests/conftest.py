"""What all tests share."""

from __future__ import annotations

import os
import signal
import tempfile
from pathlib import Path

import pytest

#: memory as a folder: databases and clusters of tests are made and removed by the hundred
_MEMORY = Path("/dev/shm")
if "TMPDIR" not in os.environ and os.access(_MEMORY, os.W_OK):
    os.environ["TMPDIR"] = str(_MEMORY)
    tempfile.tempdir = None

# who runs in the background ignores Ctrl+C, and so would everything that the tests start
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def anyio_backend() -> str:
    """Coroutines are run by asyncio."""
    return "asyncio"
