"""What is drawn from plain pieces, and how a typed line is understood."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import dvergar
from dvergar.cli.screen import Screen, numbered
from dvergar.kernel.action import Action
from dvergar.kernel.language import Text
from dvergar.kernel.message import Message
from dvergar.kernel.outcome import by_merit
from dvergar.kernel.state import State

from .command import flat, raw_keys

GAME = dvergar.game("nidavellir")
TAKES = [GAME.parse(text) for text in ("take W9", "take H", "take M1")]


class Shown:
    """A screen, and what is on it."""

    def __init__(self, lang: str = "en") -> None:
        self.file = StringIO()
        console = Console(file=self.file, width=100)
        self.screen = Screen(GAME, Text(lang, GAME.package, "dvergar.cli"), console)

    def __str__(self) -> str:
        return self.file.getvalue()


def position() -> State:
    state: State = GAME.new(seats=2, seed=3)
    return state


def refuse(action: Action) -> Message | None:
    return Message("why-not-possible", {"action": str(action)})


def allow(action: Action) -> Message | None:
    return None


# --- what is shown ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "edition", "legend"),
    [
        ("en", "German edition", "W warriors, H hunters, M miners, B blacksmiths, E explorers"),
        ("de", "deutsche Ausgabe", "W Krieger, H Jäger, M Minenarbeiter, B Schmiede, E Entdecker"),
        (
            "fr",
            "édition allemande",
            "W guerriers, H chasseurs, M mineurs, B forgerons, E explorateurs",
        ),
    ],
)
def test_the_table_names_its_edition_and_its_letters(lang: str, edition: str, legend: str) -> None:
    shown = Shown(lang)
    shown.screen.draw(position().view(None))
    assert f"Nidavellir – {edition} – " in str(shown)
    assert legend in flat(str(shown))


def test_the_table_has_its_parts_in_order() -> None:
    shown, state = Shown(), position()
    news = [Message("log-bid-placed", {"seat": 1})]
    shown.screen.show_table(news, state.view(0), state.prompt(0), "A note.")
    out = flat(str(shown))
    prompt = state.prompt(0)
    assert prompt is not None
    parts = [
        "Since your last move:",
        "Player 2 has bid.",
        "Nidavellir – German edition",
        flat(shown.screen.text.say(prompt)),
        "A note.",
    ]
    spots = [out.index(part) for part in parts]
    assert spots == sorted(spots)


def test_a_table_alone() -> None:
    shown, state = Shown(), position()
    shown.screen.show_table([], state.view(None), None)
    again = Shown()
    again.screen.draw(state.view(None))
    assert str(shown) == str(again)
    assert "Since" not in str(shown)


def test_options_are_numbered_where_no_number_could_be_meant() -> None:
    shown = Shown()
    shown.screen.show_options(TAKES)
    assert [line[:11] for line in str(shown).splitlines()] == [
        "  1 take W9",
        "  2 take H ",
        "  3 take M1",
    ]
    exchange = [Action("transform", ("5", "1")), Action("transform", ("4", "1"))]
    assert not numbered(exchange)
    assert not numbered(TAKES * 9)


def test_too_many_options_are_hinted_at() -> None:
    shown = Shown()
    shown.screen.show_options(position().legal(0))
    assert len(str(shown).splitlines()) < 5


def test_the_end_has_the_sheets() -> None:
    shown, state = Shown(), position()
    sheets = [state.score_sheet(seat) for seat in range(2)]
    told = [Message("log-bid-placed", {"seat": 1})]
    shown.screen.show_end(told, state.view(None), sheets, by_merit([(3,), (5,)]))
    out = str(shown)
    assert "Player 2 has bid." in out
    assert "Total" in out
    assert "Player 2 wins." in out
    assert out.endswith("Well played!\n")


def test_a_match_without_an_end_has_no_winner() -> None:
    shown, state = Shown(), position()
    sheets = [state.score_sheet(seat) for seat in range(2)]
    shown.screen.show_end([], state.view(None), sheets, None)
    assert "Total" in str(shown)
    assert "wins" not in str(shown)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_help(lang: str) -> None:
    shown = Shown(lang)
    shown.screen.help("", "The commands.")
    assert str(shown).startswith("The commands.\n")
    shown.screen.help("dagda", "The commands.")
    assert str(shown).count("The commands.") == 1
    shown.screen.help("[red]", "")
    assert "[red]" in str(shown)
    assert raw_keys(str(shown)) == []


# --- what is typed ---------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["2", "take H", "h", "  Take   h "])
def test_a_listed_action_needs_no_permission(line: str) -> None:
    shown = Shown()
    assert shown.screen.understand(line.strip(), TAKES, refuse) == TAKES[1]
    assert str(shown) == ""


def test_an_action_that_is_not_listed_needs_permission() -> None:
    shown = Shown()
    assert shown.screen.understand("take B", TAKES, allow) == Action("take", ("B",))
    assert shown.screen.understand("take B", TAKES, refuse) is None
    assert str(shown) == "“take B” is not possible now.\n"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("4", "Choose a number from 1 to 3"),
        ("0", "Choose a number"),
        ("dance", "I don’t understand"),
    ],
)
def test_what_is_not_understood_is_explained(line: str, answer: str) -> None:
    shown = Shown()
    assert shown.screen.understand(line, TAKES, allow) is None
    assert answer in str(shown)


def test_lines_are_read_and_the_curtain_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Shown()
    monkeypatch.setattr("builtins.input", lambda: "  5 4 3 ")
    assert shown.screen.read() == "5 4 3"
    shown.screen.curtain(1)
    assert "It is Player 2’s turn. Everyone else, look away." in str(shown)
