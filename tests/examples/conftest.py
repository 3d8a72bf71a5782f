"""Every test here finds the games in `examples/`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.examples.installed import installed_toys


@pytest.fixture(scope="package", autouse=True)
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed_toys(tmp_path_factory.mktemp("toys")):
        yield
