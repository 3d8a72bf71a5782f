"""Players made of code. They see only the kernel's API and a game's own advice."""

from dvergar.bots.besides import woken
from dvergar.bots.bot import Bot
from dvergar.bots.names import BOTS, line_up, make_bot
from dvergar.bots.simple import GreedyBot, RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "line_up", "make_bot", "woken"]
