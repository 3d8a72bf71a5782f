"""What all tests share."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

#: memory as a folder: databases and clusters of tests are made and removed by the hundred
_MEMORY = Path("/dev/shm")
if "TMPDIR" not in os.environ and os.access(_MEMORY, os.W_OK):
    os.environ["TMPDIR"] = str(_MEMORY)
    tempfile.tempdir = None


@pytest.fixture
def anyio_backend() -> str:
    """Coroutines are run by asyncio."""
    return "asyncio"
