"""Options that depend on options: offered where they apply, refused with a reason elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from dvergar.cli.main import describe, where_it_applies
from dvergar.cli.usage import CLI
from dvergar.conformance import setups
from dvergar.games.nidavellir.game import Nidavellir
from dvergar.kernel.errors import BadMatchFile, BadSetup
from dvergar.kernel.game import Only, Option, OptionValue
from dvergar.kernel.language import Text
from dvergar.kernel.match import Match
from dvergar.kernel.message import Message
from dvergar.server.api.games import show_game
from tests.bots.toys import Pennies


class Books(Pennies):
    """Pennies out of a book. Only the first book has maps, only its large map has weather, and
    the second book is not for long games."""

    name = "books"
    options = (
        Option("book", "1", ("1", "2")),
        Option("map", "small", ("small", "large"), Only("book", ("1",))),
        Option("weather", True, (True, False), Only("map", ("large",))),
        Option("long", False, (False, True)),
    )

    def why_not_setup(self, seats: int, options: Mapping[str, OptionValue]) -> Message | None:
        if options["book"] == "2" and options["long"]:
            return Message("bad-option", {"game": self.name, "option": "long", "known_list": []})
        return None


GAME = Books()


def find_toy(name: str) -> Books:
    assert name == GAME.name
    return GAME


def test_a_setup_has_the_options_that_apply_and_no_others() -> None:
    assert GAME.setup(2, 0, {}).options == {"book": "1", "map": "small", "long": False}
    assert GAME.setup(2, 0, {"book": "2"}).options == {"book": "2", "long": False}
    chosen = GAME.setup(2, 0, {"map": "large"}).options
    assert chosen == {"book": "1", "map": "large", "weather": True, "long": False}
    assert GAME.setup(2, 0, chosen).options == chosen


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"book": "2", "map": "small"}, "The option “map” only applies with book: 1."),
        ({"weather": True}, "The option “weather” only applies with map: large."),
        ({"book": "2", "weather": "no"}, "The option “weather” only applies with map: large."),
    ],
)
def test_an_option_that_does_not_apply_is_refused_with_the_reason(
    options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(2, 0, options)
    assert str(caught.value) == reason


def test_a_game_may_refuse_options_that_do_not_go_together() -> None:
    assert GAME.setup(2, 0, {"long": True}).options["long"] is True
    with pytest.raises(BadSetup) as caught:
        GAME.setup(2, 0, {"book": "2", "long": True})
    assert caught.value.message.args["option"] == "long"
    assert caught.value.package == GAME.package


def test_a_number_is_not_a_switch() -> None:
    only = Only("levels", (1,))
    assert only.holds({"levels": 1})
    assert not only.holds({"levels": True})
    assert not only.holds({})


def test_conformance_plays_each_combination_that_is_possible() -> None:
    played = [tuple(setup.options.values()) for setup in setups(GAME, [0])]
    assert sorted(map(str, played)) == sorted(
        map(
            str,
            [
                *[("1", "small", long) for long in (False, True)],
                *[("1", "large", rain, long) for rain in (False, True) for long in (False, True)],
                ("2", False),
            ],
        )
    )


def test_a_match_file_names_the_options_that_apply(tmp_path: Path) -> None:
    file = tmp_path / "books.match"
    match = Match(GAME, GAME.setup(2, 0, {"book": "2"}))
    text = match.dumps()
    assert "option book 2" in text
    assert "option map" not in text
    match.save(file)
    assert Match.load(file, find_toy).setup == match.setup
    wrong = text.replace("option book 2", "option book 2\noption map small")
    with pytest.raises(BadMatchFile, match="only applies with book: 1"):
        Match.loads(wrong, find_toy)


def test_terminal_and_server_say_where_an_option_applies() -> None:
    class Dependent(Nidavellir):
        options = (
            Option("edition", "de", ("de", "fr")),
            Option("first_game", False, (False, True), Only("edition", ("de",))),
            Option("discard_special", True, (True, False)),
        )

    edition, first_game, _ = show_game(Dependent(), "en").options
    assert edition.only is None
    assert first_game.only is not None
    assert (first_game.only.option, first_game.only.values) == ("edition", ["de"])
    described = describe(Dependent())["options"]
    assert [option["only"] for option in described] == [
        None,
        {"option": "edition", "values": ("de",)},
        None,
    ]
    assert where_it_applies(Text("en", CLI), Dependent.options[1]) == "only with edition: de"
