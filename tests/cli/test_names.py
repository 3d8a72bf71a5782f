"""What bots are called in a terminal."""

from __future__ import annotations

import pytest

from dvergar.bots.characters import PACKAGE
from dvergar.cli.names import bot_text
from dvergar.cli.usage import CLI
from dvergar.kernel.language import Text


@pytest.mark.parametrize(
    ("language", "bot", "called"),
    [
        ("en", "master:sindri", "Sindri (Master)"),
        ("de", "master:sindri", "Sindri (Meister)"),
        ("en", "greedy", "Greedy 2"),
        ("en", "elder", "Elder 2"),
    ],
)
def test_a_character_has_its_name_and_any_other_bot_a_number(
    language: str, bot: str, called: str
) -> None:
    assert bot_text(Text(language, PACKAGE, CLI), 2, bot) == called
