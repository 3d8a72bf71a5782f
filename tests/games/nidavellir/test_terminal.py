"""The table in the terminal: every position can be drawn, every word on it explained."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

import dvergar
from dvergar.bots import RandomBot
from dvergar.games.nidavellir.figures import CLASSES, LETTERS
from dvergar.games.nidavellir.game import Nidavellir
from dvergar.games.nidavellir.terminal import about, draw, explain, topics
from dvergar.kernel.language import Text
from dvergar.kernel.state import State
from tests.cli.command import LANGUAGES, flat, raw_keys

from .builder import at

GAME = cast(Nidavellir, dvergar.game("nidavellir"))
FIGURES = GAME.figures
SEATS = (2, 3, 4, 5)
#: more actions than this are not listed by number
MOST_OPTIONS = 25


def words(lang: str) -> Text:
    return Text(lang, "dvergar.games.nidavellir")


@lru_cache(maxsize=8)
def positions(seats: int, seed: int) -> list[State]:
    """Every position of a random game, the end included."""
    bot = RandomBot(seed)
    state: State = dvergar.game("nidavellir").new(seats=seats, seed=seed)
    found = [state.copy()]
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state, seat))
        found.append(state.copy())
    return found


def drawn(state: State, seat: int | None, text: Text, width: int) -> str:
    file = StringIO()
    Console(file=file, width=width).print(draw(state.view(seat), text, GAME))
    return file.getvalue()


def viewer(state: State, number: int) -> int | None:
    """Whoever decides; now and then somebody else, or a spectator."""
    if number % 5 == 0:
        return None
    return state.to_act[0] if state.to_act and number % 5 != 1 else state.seats - 1


@pytest.mark.parametrize(
    "seats", [2, *(pytest.param(n, marks=pytest.mark.long) for n in SEATS[1:])]
)
def test_every_position_can_be_drawn(seats: int) -> None:
    texts = [words(lang) for lang in LANGUAGES]
    for number, state in enumerate(positions(seats, seats)):
        width = 80 if number % 2 else 120
        out = drawn(state, viewer(state, number), texts[number % 3], width)
        assert raw_keys(out) == []
        assert max(map(len, out.splitlines())) <= width
        assert "…" not in out, out


@pytest.mark.parametrize("width", [80, 120])
def test_the_table_shows_what_a_player_needs(width: int) -> None:
    table = at(seats=2).seat(0).army(W="W3 W9", E="E5").coins("0 2 3 4 25")
    out = drawn(table.state, 0, words("en"), width)
    assert "Age 1, round 1 of 4" in out
    assert "Laughing Goblin" in out
    row = next(line for line in out.splitlines() if "▶ Player 1" in line)
    assert "0 2 3 4 25" in row
    assert "2·12" in row
    assert [name for name in FIGURES.hero_ids if words("en")(f"hero-{name}") not in flat(out)] == []


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_has_its_line(seats: int) -> None:
    """At 80 columns nothing is wrapped away: name, board and points stand in one line."""
    text = words("de")
    for state in positions(seats, seats)[::7]:
        lines = drawn(state, 0, text, 80).splitlines()
        for seat, score in enumerate(state.scores()):
            row = next(line for line in lines if text.name(seat) in line and " | " in line)
            assert row.split()[-1] == str(score)


def listed() -> Iterator[tuple[State, int]]:
    for seats in SEATS:
        for state in positions(seats, seats):
            for seat in state.to_act:
                if 1 < len(state.legal(seat)) <= MOST_OPTIONS:
                    yield state, seat


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_listed_action_has_a_name_of_its_own(lang: str) -> None:
    text = words(lang)
    for state, seat in listed():
        legal = state.legal(seat)
        said = [text.action(action) for action in legal]
        assert len(set(said)) == len(legal), said
        assert raw_keys("\n".join(said)) == []


@pytest.mark.parametrize(
    "line",
    [
        *("take W9", "take R3", "keep E11", "recruit dagda", "recruit ymir", "discard W M"),
        *("thrud E", "ylud B", "transform 5g pouch", "transform 4 1", "transform 7 hand"),
        *("exchange 3s 5g", "coin 3s"),
    ],
)
def test_every_kind_of_action_has_a_name(line: str) -> None:
    action = dvergar.game("nidavellir").parse(line)
    said = [words(lang).action(action) for lang in LANGUAGES]
    assert line not in said
    assert raw_keys("\n".join(said)) == []


def test_bids_with_equal_coins_are_few_and_listed_by_name() -> None:
    table = at(seats=2).seat(0).coins("9 9 10 10 5")
    legal = table.state.legal(0)
    assert len(legal) <= MOST_OPTIONS
    assert words("en").action(legal[0]) == "Seal the bid: 5, 9, 9"


def test_of_heroes_it_is_told_what_they_do() -> None:
    dagda, card = GAME.parse("recruit dagda"), GAME.parse("take W9")
    assert about(dagda, words("en"), GAME) == words("en")("topic-dagda")
    assert about(card, words("en"), GAME) == ""


# --- explanations ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_explained(lang: str) -> None:
    text = words(lang)
    ids = [*FIGURES.card_ids, *FIGURES.hero_ids, *FIGURES.coin_ids, *LETTERS, "+3", "+5"]
    ids += [record.id for record in FIGURES.distinctions]
    ids += topics(text, GAME)
    for word in ids:
        for typed in (word, word.upper(), word.lower(), f" {word} "):
            said = explain(typed, text, GAME)
            assert said, typed
            assert raw_keys(said) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_can_be_explained(lang: str) -> None:
    text = words(lang)
    keys = [f"hero-{hero}" for hero in FIGURES.hero_ids]
    keys += [f"distinction-{record.id}" for record in FIGURES.distinctions]
    for key in keys:
        name = text(key)
        said = explain(name.lower(), text, GAME)
        assert said is not None, name
        assert said.startswith(name)


@pytest.mark.parametrize(
    "keys",
    [
        [f"group-{name}" for name in CLASSES],
        [f"card-{card}" for card in FIGURES.card_ids[: FIGURES.first_hero]],
        ["tavern-1", "tavern-2", "tavern-3"],
        ["show-gem", "show-pouch", "show-treasury"],
    ],
    ids=["classes", "cards", "taverns", "heads"],
)
def test_words_that_stand_on_the_table_or_in_the_log(keys: list[str]) -> None:
    """The refusal says that there is no such word on this table: then there must be none."""
    for lang in LANGUAGES:
        text = words(lang)
        assert [text(key) for key in keys if explain(text(key), text, GAME) is None] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_can_be_typed_on_a_keyboard(lang: str) -> None:
    """Nobody types a curly apostrophe, not everybody a letter with two dots."""
    text = words(lang)
    keys = [f"distinction-{record.id}" for record in FIGURES.distinctions]
    plain = [text(key).replace("’", "'") for key in keys]
    plain += [text("hero-aesir").replace("ë", "e"), text("hero-aegur").replace("ë", "e")]
    assert [name for name in plain if explain(name, text, GAME) is None] == []


@pytest.mark.parametrize(
    "word", ["", " ", "W99", "R4", "99", "-1", "5x", "nobody", "W9 W9", "topic-W", "{", "[red]"]
)
def test_nonsense_is_not_explained(word: str) -> None:
    assert [explain(word, words(lang), GAME) for lang in LANGUAGES] == [None] * 3


def test_an_explanation_tells_of_corrected_figures(tmp_path: Path) -> None:
    folder = tmp_path / "nidavellir"
    folder.mkdir()
    (folder / "heroes.toml").write_text('[[hero]]\nid = "skaa"\nworth = 18')
    corrected = Nidavellir(tmp_path)
    said = explain("skaa", words("en"), corrected)
    assert said is not None
    assert "Corrected by your data folder: ranks [], worth 18" in said
    assert "Corrected" not in (explain("skaa", words("en"), GAME) or "")
