"""Figures: where they come from, and corrections from a folder of one's own."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import dvergar
from dvergar.games.nidavellir.game import Nidavellir
from dvergar.kernel.data import _SOURCE, DataFolder, DataRecord, Effect, Origin
from dvergar.kernel.errors import BadData, BadMatchFile
from dvergar.kernel.match import Match

SKAA_20 = '[[hero]]\nid = "skaa"\nworth = 20\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "nidavellir").mkdir()
    return tmp_path


def overlay(folder: Path, file: str, content: str) -> Nidavellir:
    (folder / "nidavellir" / file).write_text(content, "utf-8")
    return Nidavellir(folder)


def origin(game: Nidavellir, name: str) -> Origin:
    return next(record for record in game.origins() if record.id == name)


# --- corrections -----------------------------------------------------------------------------


def test_one_field_is_corrected_and_the_rest_stays(folder: Path) -> None:
    plain = Nidavellir()
    game = overlay(folder, "heroes.toml", SKAA_20)
    before, after = origin(plain, "skaa"), origin(game, "skaa")
    assert before.fields["worth"] != 20
    assert after.fields == {**before.fields, "worth": 20}
    assert after.sources == {**before.sources, "worth": "overlay"}
    assert after.shipped == {"worth": (before.fields["worth"], "rulebook")}
    assert after.file == before.file == "heroes.toml"
    others = [record for record in game.origins() if record.id != "skaa"]
    assert others == [record for record in plain.origins() if record.id != "skaa"]


def test_a_correction_may_name_its_own_source(folder: Path) -> None:
    game = overlay(folder, "heroes.toml", SKAA_20 + 'source = "public: my box"\n')
    skaa = origin(game, "skaa")
    assert skaa.sources == {**dict.fromkeys(skaa.fields, "rulebook"), "worth": "public: my box"}


def test_a_correction_changes_scores(folder: Path) -> None:
    plain, game = Nidavellir(), overlay(folder, "heroes.toml", SKAA_20)
    worth = origin(plain, "skaa").fields["worth"]
    scores = []
    for each in (plain, game):
        state = each.new(seats=2, seed=1)
        state.players[0].heroes = (each.figures.hero_of["skaa"],)
        assert state.scores() == [state.score_sheet(seat).total for seat in range(2)]
        scores.append(state.scores())
    assert scores[1][0] - scores[0][0] == 20 - worth
    assert scores[1][1] == scores[0][1]


def test_the_registry_takes_the_folder(folder: Path) -> None:
    (folder / "nidavellir" / "heroes.toml").write_text(SKAA_20, "utf-8")
    game = dvergar.game("nidavellir", data=folder)
    assert game.data_mark
    assert next(r for r in game.origins() if r.id == "skaa").fields["worth"] == 20
    assert dvergar.game("nidavellir").data_mark == ""


def test_an_empty_folder_corrects_nothing(folder: Path) -> None:
    game = Nidavellir(folder)
    assert game.data_mark == ""
    assert game.origins() == Nidavellir().origins()


def test_the_mark_tells_corrections_apart(folder: Path) -> None:
    first = overlay(folder, "heroes.toml", SKAA_20).data_mark
    again = Nidavellir(folder).data_mark
    second = overlay(folder, "heroes.toml", SKAA_20.replace("20", "21")).data_mark
    assert first == again
    assert len({first, second, ""}) == 3


def test_a_match_is_read_only_with_the_figures_it_was_played_with(folder: Path) -> None:
    plain, game = Nidavellir(), overlay(folder, "heroes.toml", SKAA_20)
    match = Match(game, game.setup(2, 1, {}))
    match.play(0, match.state.legal(0)[0])
    text = match.dumps()
    assert f"data {game.data_mark}" in text.splitlines()
    assert Match.loads(text, lambda _: game).state.dump() == match.state.dump()
    with pytest.raises(BadMatchFile) as caught:
        Match.loads(text, lambda _: plain)
    assert caught.value.message.key == "match-other-data"
    assert game.data_mark in str(caught.value)
    old = Match(plain, plain.setup(2, 1, {})).dumps()
    with pytest.raises(BadMatchFile, match="different card data"):
        Match.loads(old, lambda _: game)


def test_every_shipped_record_says_where_it_comes_from() -> None:
    origins = Nidavellir().origins()
    assert {record.file for record in origins} == {
        "distinctions.toml",
        "dwarves.toml",
        "heroes.toml",
        "offerings.toml",
        "table.toml",
        "treasury.toml",
    }
    sources = {source for record in origins for source in record.sources.values()}
    assert all(_SOURCE.fullmatch(source) for source in sources)
    assert not any(source.startswith("overlay") for source in sources)
    assert all(record.sources.keys() == record.fields.keys() for record in origins)


def test_a_correction_may_name_a_source_for_single_fields(folder: Path) -> None:
    content = '[[hero]]\nid = "skaa"\nworth = 20\namount = 1\nsource.worth = "public: my box"\n'
    skaa = origin(overlay(folder, "heroes.toml", content), "skaa")
    assert (skaa.sources["worth"], skaa.sources["amount"]) == ("public: my box", "overlay")
    content = content.replace("source.worth", 'source.ranks = "reconstructed"\nsource.rest')
    skaa = origin(overlay(folder, "heroes.toml", content), "skaa")
    assert {skaa.sources[field] for field in ("worth", "amount")} == {"public: my box"}
    assert (skaa.sources["ranks"], skaa.sources["class"]) == ("reconstructed", "rulebook")
    assert skaa.shipped.keys() == {"worth", "amount", "ranks"}


def test_a_source_alone_says_that_the_whole_record_was_compared(folder: Path) -> None:
    content = '[[hero]]\nid = "skaa"\nsource = "public: my box"\n'
    skaa = origin(overlay(folder, "heroes.toml", content), "skaa")
    assert skaa.source == "public: my box"
    assert skaa.shipped.keys() == skaa.fields.keys()


# --- a game of one's own: sources by field, folders, effects ---------------------------------

CARD = """
[[card]]
id = "axe"
points = 2
cost = [1, 0]
source = { points = "rulebook", rest = "reconstructed" }
[[card.effect]]
verb = "gain"
amount = 3
[[card.effect]]
verb = "draw"
"""


class Gain(Effect, frozen=True, kw_only=True):
    amount: int


class Draw(Effect, frozen=True, kw_only=True):
    pass


class CardRecord(DataRecord, frozen=True, kw_only=True):
    points: int
    cost: tuple[int, ...]
    effect: tuple[Gain | Draw, ...] = ()


FILES = {"book1/cards.toml": CardRecord, "book2/deep/cards.toml": CardRecord}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package whose data lies in folders."""
    (tmp_path / "src" / "axes").mkdir(parents=True)
    (tmp_path / "src" / "axes" / "__init__.py").touch()
    for file in FILES:
        write(tmp_path / "src" / "axes" / "data" / file, CARD)
    monkeypatch.syspath_prepend(tmp_path / "src")
    monkeypatch.delitem(sys.modules, "axes", raising=False)
    return tmp_path


def write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, "utf-8")


def axes(overlay: Path | None = None) -> DataFolder:
    folder = DataFolder("axes", "axes", overlay)
    folder.check_overlay(FILES)
    for file in FILES:
        folder.load(file, CardRecord)
    return folder


def test_files_lie_in_folders_and_each_field_has_its_source(package: Path) -> None:
    first, second = axes().origins
    assert (first.file, second.file) == tuple(FILES)
    assert first.sources == {
        "points": "rulebook",
        "cost": "reconstructed",
        "effect": "reconstructed",
    }
    assert first.source == first.sources
    assert first.fields["effect"] == ({"verb": "gain", "amount": 3}, {"verb": "draw"})


def test_an_overlay_corrects_one_nested_file(package: Path) -> None:
    mine = package / "mine"
    write(mine / "axes" / "book2" / "deep" / "cards.toml", '[[card]]\nid = "axe"\ncost = [9]\n')
    folder = axes(mine)
    first, second = folder.origins
    assert first == axes().origins[0]
    assert folder.corrections == [second]
    assert second.fields == {**first.fields, "cost": (9,)}
    assert second.sources == {**first.sources, "cost": "overlay"}
    assert second.shipped == {"cost": ((1, 0), "reconstructed")}
    assert folder.mark


def test_an_overlay_replaces_a_list_of_effects_as_a_whole(package: Path) -> None:
    content = '[[card]]\nid = "axe"\n[[card.effect]]\nverb = "gain"\namount = 4\n'
    write(package / "mine" / "axes" / "book1" / "cards.toml", content)
    (axe,) = axes(package / "mine").corrections
    assert axe.fields["effect"] == ({"verb": "gain", "amount": 4},)
    assert axe.sources["effect"] == "overlay"


@pytest.mark.parametrize("name", ["cards.toml", "book1/elves.toml", "book3/cards.toml", "book2/x"])
def test_a_nested_file_that_the_game_does_not_have_is_refused(package: Path, name: str) -> None:
    write(package / "mine" / "axes" / name, "")
    with pytest.raises(BadData) as caught:
        axes(package / "mine")
    assert caught.value.message.key == "bad-data-unknown-file"
    assert name.partition("/")[0] in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "field", "words"),
    [
        ('rest = "reconstructed"', 'cost = "rulebook"', "source.effect", "no source"),
        ('points = "rulebook"', 'pints = "rulebook"', "source.pints", "no such field"),
        ('points = "rulebook"', 'points = "somebody"', "source.points", "reconstructed"),
        ('rest = "reconstructed"', 'rest = "somebody"', "source.rest", "rulebook"),
        ('verb = "gain"', 'verb = "grow"', "effect[0].verb", "grow"),
        ("amount = 3", 'amount = "3"', "effect[0].amount", "whole number"),
        ("amount = 3", "", "effect[0].amount", "missing"),
        ('verb = "draw"', 'verb = "draw"\nfrom = 1', "effect[1].from", "no such field"),
        ('verb = "draw"', "", "effect[1].verb", "missing"),
    ],
)
def test_what_a_shipped_record_gets_wrong_is_named(
    package: Path, old: str, new: str, field: str, words: str
) -> None:
    assert old in CARD
    write(package / "src" / "axes" / "data" / "book1" / "cards.toml", CARD.replace(old, new))
    with pytest.raises(BadData) as caught:
        axes()
    args = caught.value.message.args
    assert (args["file"], args["record"], args["field"]) == ("book1/cards.toml", "axe", field)
    assert words in str(caught.value)


# --- what is refused -------------------------------------------------------------------------

BAD: list[tuple[str, str, str, str, str]] = [
    # file, content, record, field, words
    ("heroes.toml", '[[hero]]\nid = "skaa"\nworth = "x"', "skaa", "worth", "whole number"),
    ("heroes.toml", '[[hero]]\nid = "skaa"\nworth = 1.5', "skaa", "worth", "expected"),
    ("heroes.toml", '[[hero]]\nid = "skaa"\nworth = true', "skaa", "worth", "expected"),
    ("heroes.toml", '[[hero]]\nid = "kraal"\nranks = [7, "x"]', "kraal", "ranks", "expected"),
    ("heroes.toml", '[[hero]]\nid = "skaa"\nclass = "bard"', "skaa", "class", "bard"),
    ("heroes.toml", '[[hero]]\nid = "skaa"\nage = 7', "skaa", "age", "no such field"),
    ("heroes.toml", '[[hero]]\nid = "gandalf"\nworth = 7', "gandalf", "id", "no such record"),
    ("heroes.toml", '[[hero]]\nid = "skaa"\nworth = -1', "skaa", "worth", "from 0 to 99"),
    ("heroes.toml", f'[[hero]]\nid = "skaa"\nworth = {10**40}', "skaa", "worth", "0 to 99"),
    ("heroes.toml", '[[hero]]\nid = "skaa"\nsource = "me"', "skaa", "source", "rulebook"),
    ("heroes.toml", '[[hero]]\nid = "skaa"\nsource = 7', "skaa", "source", "a text"),
    ("heroes.toml", SKAA_20 + 'source.worth = "me"', "skaa", "source.worth", "rulebook"),
    ("heroes.toml", SKAA_20 + 'source.age = "rulebook"', "skaa", "source.age", "no such field"),
    ("heroes.toml", SKAA_20 + "source.worth = 7", "skaa", "source", "a text"),
    ("heroes.toml", SKAA_20 + SKAA_20, "skaa", "id", "twice"),
    ("heroes.toml", "[[hero]]\nworth = 7", "hero 1", "id", "a text"),
    ("heroes.toml", "[[hero]]\nid = 7", "hero 1", "id", "a text"),
    ("heroes.toml", "hero = 7", "hero", "-", "[[hero]]"),
    ("heroes.toml", "[hero]\nid = 'skaa'", "hero", "-", "[[hero]]"),
    ("heroes.toml", '[[hero]]\nid = "dagda"\namount = 3', "dagda", "amount", "from 1 to 2"),
    ("heroes.toml", '[[hero]]\nid = "kraal"\nranks = []', "kraal", "ranks", ""),
    ("dwarves.toml", '[[dwarf]]\nid = "W3"\ncopies = 2', "W3", "copies", "card"),
    ("offerings.toml", '[[offering]]\nid = "R3"\nage = 3', "R3", "age", ""),
    ("treasury.toml", '[[coin]]\nid = "7"\nvalue = 8', "7", "value", ""),
    ("treasury.toml", '[[coin]]\nid = "7"\ncopies = 0', "7", "copies", "from 1 to 9"),
    (
        "distinctions.toml",
        '[[distinction]]\nid = "pioneer"\nclass = "warrior"',
        "pioneer",
        "class",
        "",
    ),
    ("table.toml", '[[table]]\nid = "rounds"\nvalues = [4, 4, 3]', "rounds", "values", "4"),
    ("table.toml", '[[table]]\nid = "rounds"\nvalues = [5, 4, 3, 3]', "rounds", "copies", ""),
    (
        "table.toml",
        '[[table]]\nid = "base_coins"\nvalues = [1,2,3,4,5]',
        "base_coins",
        "values",
        "",
    ),
]


@pytest.mark.parametrize(("file", "content", "record", "field", "words"), BAD)
def test_a_bad_record_is_refused_by_name(
    folder: Path, file: str, content: str, record: str, field: str, words: str
) -> None:
    with pytest.raises(BadData) as caught:
        overlay(folder, file, content)
    args = caught.value.message.args
    if record != "rounds":  # the decks do not fit: that may be due to several files
        assert Path(str(args["file"])).name == file
    assert args["record"] == record
    assert str(args["field"]).startswith(field)
    assert words in str(caught.value)
    assert "data-" not in str(caught.value).replace(str(folder), ""), "the reason has words"


@pytest.mark.parametrize(
    "content",
    [
        '[[hero]]\nid = "idunn"\npower = ""',
        '[[hero]]\nid = "uline"\npower = "brother"',
        '[[hero]]\nid = "skaa"\npower = "bids_last"',
        '[[hero]]\nid = "skaa"\npower = "brother"',
        '[[hero]]\nid = "skaa"\npower = "always_on_top"\nranks = [0]',
        '[[hero]]\nid = "ylud"\nclass = "warrior"\nranks = [1]',
    ],
)
def test_powers_that_the_rules_cannot_do_without_or_have_twice_are_refused(
    folder: Path, content: str
) -> None:
    with pytest.raises(BadData) as caught:
        overlay(folder, "heroes.toml", content)
    assert caught.value.message.args["file"]


def unreadable(folder: Path, content: bytes) -> BadData:
    (folder / "nidavellir" / "heroes.toml").write_bytes(content)
    with pytest.raises(BadData) as caught:
        Nidavellir(folder)
    return caught.value


@pytest.mark.parametrize(
    "content",
    [
        b'[[hero]]\nid = "skaa',
        b'[[hero]]\nid = "sk\xff"',
        b"\xff\xfe[",
        b"\0",
        b"[[hero]]\nid = 'skaa'\nworth = " + b"9" * 5000,
        b"a = " + b"[" * 5000,
    ],
)
def test_a_file_that_is_no_toml_is_refused(folder: Path, content: bytes) -> None:
    error = unreadable(folder, content)
    assert error.message.key in ("bad-data-file", "bad-data-syntax")
    assert re.search(
        r"heroes.toml (cannot be read: it is not UTF-8|is not valid TOML: line)", str(error)
    )


def test_a_file_that_the_game_does_not_have_is_refused(folder: Path) -> None:
    with pytest.raises(BadData) as caught:
        overlay(folder, "heros.toml", SKAA_20)
    assert caught.value.message.key == "bad-data-unknown-file"
    assert "heros.toml" in str(caught.value)
    assert "heroes.toml" in str(caught.value)


def test_a_folder_that_is_missing_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    for path in (tmp_path / "none", file):
        with pytest.raises(BadData) as caught:
            dvergar.game("nidavellir", data=path)
        assert str(caught.value).startswith(f"There is no folder {path}")


def test_a_folder_in_place_of_a_file_is_refused(folder: Path) -> None:
    (folder / "nidavellir" / "heroes.toml").mkdir()
    with pytest.raises(BadData, match=r"heroes\.toml"):
        Nidavellir(folder)


def test_a_file_in_place_of_the_games_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "nidavellir").write_text(SKAA_20, "utf-8")
    with pytest.raises(BadData, match="nidavellir"):
        Nidavellir(tmp_path)


def test_fields_are_listed_by_the_names_that_an_overlay_uses(folder: Path) -> None:
    game = overlay(folder, "heroes.toml", SKAA_20)
    assert set(origin(game, "kraal").fields) >= {"class", "ranks", "worth"}
    assert origin(game, "W3").fields["class"] == "warrior"


def test_a_record_in_the_wrong_table_is_refused(folder: Path) -> None:
    with pytest.raises(BadData, match=r"expected records \[\[hero\]\]"):
        overlay(folder, "heroes.toml", '[[foo]]\nid = "kraal"\nworth = 1')


def test_the_order_of_distinctions_is_a_datum(folder: Path) -> None:
    swapped = '[[distinction]]\nid = "{}"\nplace = {}\n'
    content = swapped.format("kings_hand", 2) + swapped.format("hunting_master", 1)
    game = overlay(folder, "distinctions.toml", content)
    view = game.new(seats=2).view(None)
    assert view["distinctions"][:2] == ["hunting_master", "kings_hand"]
    report = dvergar.conformance.check(game, seeds=[1], seat_counts=[2])
    assert report.ok, report


def test_distinctions_cannot_share_a_place(folder: Path) -> None:
    with pytest.raises(BadData) as caught:
        overlay(folder, "distinctions.toml", '[[distinction]]\nid = "pioneer"\nplace = 1')
    assert caught.value.message.args["record"] == "pioneer"
    assert caught.value.message.args["field"] == "place"
