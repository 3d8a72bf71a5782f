"""Optional packages, and what is said where they are missing."""

from __future__ import annotations

import pytest

from dvergar.kernel.errors import DvergarError
from dvergar.kernel.extras import needs


def test_a_fault_inside_an_installed_package_is_not_a_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), needs("server"):
        import json.nothing  # type: ignore[import-not-found]  # noqa: F401  # meant to fail


def test_a_missing_package_is_one_sentence() -> None:
    with pytest.raises(DvergarError) as caught, needs("server"):
        import nothing_at_all  # type: ignore[import-not-found]  # noqa: F401  # meant to fail
    assert "'dvergar[server]'" in str(caught.value)
