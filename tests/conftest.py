"""What all tests share."""

from __future__ import annotations

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """Coroutines are run by asyncio."""
    return "asyncio"
