"""Players made of code. They see only the kernel's API and a game's own advice."""

from dvergar.bots.besides import woken
from dvergar.bots.bot import Bot
from dvergar.bots.characters import CHARACTERS, bot_name, deal, find_character
from dvergar.bots.names import BOTS, line_up, make_bot
from dvergar.bots.simple import GreedyBot, RandomBot

__all__ = [
    "BOTS",
    "CHARACTERS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "bot_name",
    "deal",
    "find_character",
    "line_up",
    "make_bot",
    "woken",
]
