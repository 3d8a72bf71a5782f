"""Lessons: chapters of a game's tutorial, played at tables whose bots follow its script."""

from __future__ import annotations

from typing import Any

from dvergar.games import game_names
from dvergar.kernel.game import Game
from dvergar.kernel.tutorial import Chapter, Tutorial
from dvergar.server.corrections import FindGame
from dvergar.server.refusal import MISSING, Refusal
from dvergar.server.standing import Standing

#: the bot that plays on where the script does not say
LESSON_LEVEL = "apprentice"


def demand_game(find_game: FindGame, name: str) -> Game[Any]:
    if name not in game_names():
        raise Refusal(MISSING, "no-game")
    return find_game(name)


def demand_tutorial(game: Game[Any]) -> Tutorial:
    tutorial = game.tutorial()
    if tutorial is None:
        raise Refusal(MISSING, "no-tutorial")
    return tutorial


def find_chapter(game: Game[Any], name: str) -> tuple[Tutorial, Chapter]:
    """A chapter and the tutorial that it belongs to."""
    tutorial = demand_tutorial(game)
    chapter = tutorial.chapter(name)
    if chapter is None:
        raise Refusal(MISSING, "no-chapter")
    return tutorial, chapter


def scripted(standing: Standing, seat: int) -> str | None:
    """What the script lets a seat do now; None: this is no lesson, or it does not say."""
    name = standing.header.settings.lesson
    if name is None:
        return None
    tutorial, chapter = find_chapter(standing.header.game, name)
    return tutorial.answer(chapter, [(made.seat, made.action) for made in standing.line], seat)
