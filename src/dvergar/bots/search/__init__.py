"""Information-set Monte-Carlo tree search."""

from dvergar.bots.search.bot import SearchBot

__all__ = ["SearchBot"]
