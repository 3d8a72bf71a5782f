"""Tutorials: every shipped one can be played as it stands, and its bots keep to the script."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.kernel.game import Game
from dvergar.kernel.state import State
from dvergar.kernel.tutorial import LEARNER, Chapter, Tutorial

TAUGHT = [name for name in dvergar.game_names() if dvergar.game(name).tutorial() is not None]


@pytest.fixture(params=TAUGHT)
def game(request: pytest.FixtureRequest) -> Game[State]:
    return dvergar.game(request.param)


@pytest.fixture
def tutorial(game: Game[State]) -> Tutorial:
    found = game.tutorial()
    assert found is not None
    return found


def until_learner(
    game: Game[State],
    tutorial: Tutorial,
    chapter: Chapter,
    state: State,
    made: list[tuple[int, str]],
) -> None:
    """Let the others do what the script says, until it is the learner's turn or over."""
    while not state.is_over and any(seat != LEARNER for seat in state.to_act):
        seat = next(seat for seat in state.to_act if seat != LEARNER)
        action = tutorial.answer(chapter, made, seat)
        assert action is not None
        state.apply(seat, game.parse(action))
        made.append((seat, action))


def test_the_script_is_a_whole_match(game: Game[State], tutorial: Tutorial) -> None:
    assert tutorial.position(game, len(tutorial.moves)).is_over


def test_every_chapter_can_be_played_by_doing_what_it_asks(
    game: Game[State], tutorial: Tutorial
) -> None:
    for chapter in tutorial.chapters:
        if chapter.free:
            continue
        state = tutorial.position(game, chapter.begin)
        made: list[tuple[int, str]] = []
        until_learner(game, tutorial, chapter, state, made)
        for step in chapter.steps:
            # what is said next is said when the learner's last move, or more, has been made
            assert step.at <= chapter.begin + len(made), step
            if not step.do:
                continue
            legal = [str(action) for action in state.legal(LEARNER)]
            assert set(step.do) <= set(legal), step
            state.apply(LEARNER, game.parse(step.do[0]))
            made.append((LEARNER, step.do[0]))
            until_learner(game, tutorial, chapter, state, made)
        assert state.is_over or LEARNER in state.to_act
        assert chapter.end <= chapter.begin + len(made)


def test_what_is_asked_for_is_the_scripts_own_move_first(tutorial: Tutorial) -> None:
    asked = [step for chapter in tutorial.chapters for step in chapter.steps if step.do]
    assert asked
    for step in asked:
        own = next(move for move in tutorial.moves[step.at :] if move.seat == LEARNER)
        assert step.do[0] == str(own.action)


def test_after_a_free_choice_the_next_chapter_begins_anew(tutorial: Tutorial) -> None:
    """It may have left the script: nothing that follows at the same table may need it."""
    for chapter, following in zip(tutorial.chapters, tutorial.chapters[1:], strict=False):
        choices = [number for number, step in enumerate(chapter.steps) if len(step.do) > 1]
        for number in choices:
            assert not any(step.do for step in chapter.steps[number + 1 :])
            assert following.begin != chapter.end


def test_before_a_leap_there_is_something_to_read(tutorial: Tutorial) -> None:
    """Else nobody would press the button that begins the next chapter."""
    for chapter, following in zip(tutorial.chapters, tutorial.chapters[1:], strict=False):
        if following.free or following.begin != chapter.end:
            assert not chapter.steps[-1].do


def test_ids_are_unique(tutorial: Tutorial) -> None:
    ids = [chapter.id for chapter in tutorial.chapters]
    assert len(set(ids)) == len(ids)
    for chapter in tutorial.chapters:
        steps = [step.id for step in chapter.steps]
        assert len(set(steps)) == len(steps)
        assert tutorial.chapter(chapter.id) is chapter
    assert tutorial.chapter("no such chapter") is None


def test_moves_of_different_seats_may_come_in_any_order(tutorial: Tutorial) -> None:
    """Such as bids at the same time."""
    first = tutorial.chapters[0]
    learner, rival = (
        next(str(move.action) for move in tutorial.moves if move.seat == seat) for seat in (0, 1)
    )
    assert tutorial.answer(first, [], 1) == rival
    assert tutorial.answer(first, [(LEARNER, learner)], 1) == rival
    after = tutorial.answer(first, [(LEARNER, learner), (1, rival)], 1)
    assert after == tutorial.answer(first, [(1, rival), (LEARNER, learner)], 1) is not None


def test_who_leaves_the_script_or_plays_freely_gets_no_answer(tutorial: Tutorial) -> None:
    first = tutorial.chapters[0]
    assert tutorial.answer(first, [(LEARNER, "no such move")], 1) is None
    whole = [(move.seat, str(move.action)) for move in tutorial.moves]
    assert tutorial.answer(first, whole, 1) is None
    assert tutorial.answer(first, [*whole, (LEARNER, "one more")], 1) is None
    for chapter in tutorial.chapters:
        if chapter.free:
            assert tutorial.answer(chapter, [], 1) is None


def test_a_game_without_a_tutorial_says_so() -> None:
    game = Game[State]()
    game.package = "dvergar.kernel"
    assert game.tutorial() is None
