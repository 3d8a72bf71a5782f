"""No ruling and no worked check without a test that bears its number."""

from __future__ import annotations

import re
from types import ModuleType

from . import test_checks, test_rulings

RULINGS = 32
CHECKS = 19


def numbers(module: ModuleType, kind: str) -> set[int]:
    """The numbers in names such as `test_ruling_07_…`."""
    found = [re.match(rf"test_{kind}_(\d\d)_\w", name) for name in vars(module)]
    return {int(match[1]) for match in found if match}


def test_every_ruling_has_a_test() -> None:
    assert numbers(test_rulings, "ruling") == set(range(1, RULINGS + 1))


def test_every_worked_check_has_a_test() -> None:
    assert numbers(test_checks, "check") == set(range(1, CHECKS + 1))
