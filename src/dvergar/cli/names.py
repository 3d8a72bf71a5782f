"""What bots are called in a terminal."""

from __future__ import annotations

from dvergar.bots import CHARACTERS
from dvergar.kernel.language import Text


def bot_text(text: Text, number: int, bot: str) -> str:
    """The bot of a name (see `bots/names.py`): a character with its level, or a kind with a
    number."""
    level, sign, character = bot.rpartition(":")
    if sign and character in CHARACTERS:
        return text("play-character", character=character, bot=level)
    return text("play-bot", number=number, bot=bot)
