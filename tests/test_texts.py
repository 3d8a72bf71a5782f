"""The texts: the three languages say the same, completely, and say all that the rules need."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import dvergar
from dvergar import conformance
from dvergar.games.nidavellir.figures import CLASSES, TAVERNS, Figures
from dvergar.games.nidavellir.game import Nidavellir
from dvergar.kernel.game import show_option
from dvergar.kernel.language import LANGUAGES

ROOT = Path(dvergar.__file__).parents[2]
PACKAGE = ROOT / "src" / "dvergar"
WEB = ROOT / "web" / "src"
EXAMPLES = ROOT / "examples"
FOLDERS = sorted(
    path.parent.relative_to(ROOT).as_posix()
    for folder in (PACKAGE, WEB, EXAMPLES)
    for path in folder.glob("**/text/en.ftl")
    if path.read_text("utf-8").strip()
)
KERNEL = "src/dvergar/kernel/text"
NIDAVELLIR = "src/dvergar/games/nidavellir/text"
PAGES = [folder for folder in FOLDERS if folder.startswith("web/") or "/page/" in folder]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

#: variables that hold numbers; all others hold text
NUMBERS = frozenset(
    (
        *(
            "age",
            "amount",
            "column",
            "count",
            "figure",
            "games",
            "high",
            "limit",
            "line",
            "low",
            "most",
        ),
        *(
            "needed",
            "number",
            "others",
            "ours",
            "players",
            "points",
            "ranks",
            "round",
            "rounds",
            "sum",
        ),
    )
)
#: keys with these beginnings stand in the sources as they are
LITERAL = re.compile(r'"((?:why|bad|match|data|pad)-[a-z0-9-]+)"')
WORD = re.compile(r'"([a-z][a-z0-9_-]*)"')
LONG = 25


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Words:
    """One file: its messages, parsed."""

    def __init__(self, folder: str, language: str) -> None:
        self.source = (ROOT / folder / f"{language}.ftl").read_text("utf-8")
        body = FluentParser().parse(self.source).body
        entries = [entry for entry in body if isinstance(entry, ast.Message)]
        self.junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        self.keys = [entry.id.name for entry in entries]
        self.messages = {entry.id.name: entry for entry in entries}

    def variables(self, key: str) -> set[str]:
        found = _Variables()
        found.visit(self.messages[key])
        return found.names

    def pattern(self, key: str) -> str:
        """What stands behind the key."""
        text = FluentSerializer().serialize_entry(self.messages[key])
        return text.partition("=")[2].strip()

    def attribute(self, key: str, name: str) -> str:
        """What an attribute of the message says."""
        texts = [
            element.value
            for attribute in self.messages[key].attributes
            for element in attribute.value.elements
            if attribute.id.name == name and isinstance(element, ast.TextElement)
        ]
        return "".join(texts)


@cache
def words(folder: str, language: str) -> Words:
    return Words(folder, language)


@cache
def english_keys() -> frozenset[str]:
    """Every key of every English file."""
    return frozenset(key for folder in FOLDERS for key in words(folder, "en").keys)


@cache
def sources() -> str:
    """The package and the examples without the names of faults, some of which look like keys."""
    paths = [path for folder in (PACKAGE, EXAMPLES) for path in sorted(folder.glob("**/*.py"))]
    code = "\n".join(path.read_text("utf-8") for path in paths)
    for fault in conformance.FAULTS:
        code = code.replace(f'"{fault}"', "")
    return code


@pytest.fixture(scope="module")
def nidavellir() -> Nidavellir:
    game = dvergar.game("nidavellir")
    assert isinstance(game, Nidavellir)
    return game


@pytest.fixture(scope="module")
def figures(nidavellir: Nidavellir) -> Figures:
    return nidavellir.figures


def game_texts(name: str) -> str:
    return f"src/dvergar/games/{name}/text"


def demand_keys(keys: list[str], folder: str = NIDAVELLIR) -> None:
    """The keys exist among a game's words, in every language."""
    for language in LANGUAGES:
        known = words(folder, language).messages
        assert [key for key in keys if key not in known] == [], language


# --- each file by itself, and beside the English one -----------------------------------------


def test_there_are_texts() -> None:
    assert {KERNEL, NIDAVELLIR} <= set(FOLDERS)
    assert len(PAGES) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_files_are_sound(folder: str, language: str) -> None:
    file = words(folder, language)
    assert file.junk == []
    assert len(file.keys) == len(file.messages), "a key stands there twice"
    assert all(entry.value is not None for entry in file.messages.values())


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_same_keys_in_the_same_order(folder: str, language: str) -> None:
    english, other = words(folder, "en"), words(folder, language)
    assert set(english.keys) - set(other.keys) == set(), "not translated"
    assert set(other.keys) - set(english.keys) == set(), "not in English"
    assert english.keys == other.keys


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_same_variables(folder: str, language: str) -> None:
    english, other = words(folder, "en"), words(folder, language)
    for key in english.keys:
        assert english.variables(key) == other.variables(key), key


def said_with(folder: str) -> list[str]:
    """The texts that those of a folder may refer to; a page of a game is `games/<game>/<part>`."""
    if folder == KERNEL:
        return []
    game = re.match(r"web/src/games/([^/]+)/", folder)
    example = re.match(r"examples/([^/]+)/page/", folder)
    if example:
        return [KERNEL, f"examples/{example[1]}/{example[1]}/text"]
    return [KERNEL, f"src/dvergar/games/{game[1]}/text"] if game else [KERNEL]


@pytest.mark.parametrize("number", [0, 1, 2, 1000])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_formats(folder: str, language: str, number: int) -> None:
    file = words(folder, language)
    bundle = FluentBundle([language], use_isolating=False)
    for below in said_with(folder):
        bundle.add_resource(FluentResource(words(below, language).source))
    bundle.add_resource(FluentResource(file.source))
    for key in file.keys:
        sample = {name: number if name in NUMBERS else f"<{name}>" for name in file.variables(key)}
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        said, errors = bundle.format_pattern(pattern, sample)
        assert errors == [], key
        assert str(said).strip(), key
        assert "{" not in str(said), key


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_long_messages_are_translated(folder: str, language: str) -> None:
    english, other = words(folder, "en"), words(folder, language)
    for key in english.keys:
        text = english.pattern(key)
        # placeables alone, such as `{ $file }: { $reason }`, need no translation
        spoken = re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", text))
        if len(text) > LONG and spoken:
            assert text != other.pattern(key), key


@pytest.mark.parametrize("folder", FOLDERS)
def test_typography(folder: str) -> None:
    """German and French signs where German and French readers expect them."""
    german, french = words(folder, "de"), words(folder, "fr")
    for key in german.keys:
        text = german.pattern(key)
        assert not re.search("[”«»'\"]", text), key
        assert text.count("„") == text.count("“"), key
    for key in french.keys:
        text = french.pattern(key)
        assert not re.search("[“”„'\"]", text), key
        assert not re.search(r" [:;!?»]|« ", text), f"{key}: a space that could break"
        assert text.count("«\u202f") == text.count("«") == text.count("\u202f»"), key


# --- what the program says has words ---------------------------------------------------------


@cache
def page_sources() -> str:
    """All sources of the page and of the examples' pages, but their tests."""
    found = [*WEB.glob("**/*"), *EXAMPLES.glob("*/page/**/*")]
    paths = [path for path in found if path.suffix in (".ts", ".svelte")]
    return "\n".join(p.read_text("utf-8") for p in sorted(paths) if ".test." not in p.name)


def test_keys_of_the_page_exist() -> None:
    used = set(re.findall(r'\b(?:t|knows)\(\s*"([a-z0-9_-]+)"', page_sources()))
    assert len(used) > 50
    assert sorted(used - english_keys()) == []


@pytest.mark.parametrize("folder", PAGES)
def test_keys_of_the_page_are_used(folder: str) -> None:
    """A key stands in the sources as it is, or is put together from its beginning or ending."""
    code = page_sources()
    literal = set(re.findall(r"""["'`]([a-z][A-Za-z0-9_-]*)["'`]""", code))
    beginnings = tuple(set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", code)))
    endings = tuple(set(re.findall(r"\}(-[a-z][a-z0-9-]*)`", code)))
    for key in words(folder, "en").keys:
        assert key in literal or key.startswith(beginnings) or key.endswith(endings), key


def test_keys_in_the_sources_exist() -> None:
    used = set(LITERAL.findall(sources()))
    assert len(used) > 50
    assert sorted(used - english_keys()) == []


def test_keys_of_these_kinds_are_used() -> None:
    used = set(LITERAL.findall(sources()))
    kinds = ("why-", "bad-", "match-", "data-", "pad-")
    assert sorted(key for key in english_keys() - used if key.startswith(kinds)) == []


def test_events_are_used() -> None:
    said = set(WORD.findall(sources()))
    logs = [key.removeprefix("log-") for key in english_keys() if key.startswith("log-")]
    assert logs
    assert sorted(key for key in logs if not {key, key.removesuffix("-own")} & said) == []


def test_events_exist() -> None:
    told = set(re.findall(r'\.tell\(\s*"([a-z0-9-]+)"', sources()))
    assert len(told) > 15
    assert sorted(key for key in told if f"log-{key}" not in english_keys()) == []


def test_heroes_have_names(figures: Figures) -> None:
    demand_keys([f"{kind}-{hero}" for hero in figures.hero_ids for kind in ("hero", "epithet")])
    singular = [hero for hero in figures.heroes if hero.power != "brother"]
    demand_keys([*[f"topic-{hero.id}" for hero in singular], "topic-brother"])


def test_distinctions_have_names(figures: Figures) -> None:
    ids = [record.id for record in figures.distinctions]
    demand_keys([f"{kind}-{name}" for name in ids for kind in ("distinction", "topic")])


def test_cards_have_names(figures: Figures) -> None:
    demand_keys([f"card-{name}" for name in figures.card_ids[: figures.first_hero]])


def test_coins_have_names(figures: Figures) -> None:
    demand_keys([f"coin-{name}" for name in figures.coin_ids if not name.isdigit()])


def test_classes_and_taverns_have_names() -> None:
    demand_keys([f"{kind}-{name}" for name in CLASSES for kind in ("group", "line", "how")])
    taverns = range(1, TAVERNS + 1)
    demand_keys([f"{kind}-{number}" for number in taverns for kind in ("tavern", "place")])


def test_names_belong_to_something(figures: Figures) -> None:
    known = {
        "hero-": set(figures.hero_ids),
        "epithet-": set(figures.hero_ids),
        "distinction-": {record.id for record in figures.distinctions},
        "card-": set(figures.card_ids),
        "coin-": set(figures.coin_ids),
        "group-": set(CLASSES),
    }
    for key in words(NIDAVELLIR, "en").keys:
        for kind, names in known.items():
            if key.startswith(kind):
                assert key.removeprefix(kind) in names, key


@pytest.mark.parametrize("name", dvergar.game_names())
def test_every_decision_is_asked_for(name: str) -> None:
    steps = dvergar.game(name).steps
    decisions = [step for step, kind in steps.items() if kind.options is not None]
    asked = {f"ask-{step.replace('_', '-')}" for step in decisions}
    demand_keys(sorted(asked), game_texts(name))
    keys = words(game_texts(name), "en").keys
    assert {key for key in keys if key.startswith("ask-")} == asked


@pytest.mark.parametrize("name", dvergar.game_names())
def test_every_action_can_be_said(name: str) -> None:
    """`do-<verb>`, with the words that its attribute names, in every language the same ones."""
    verbs = dvergar.game(name).verbs()
    texts = game_texts(name)
    demand_keys([f"do-{verb}" for verb in verbs], texts)
    for verb in verbs:
        key = f"do-{verb}"
        said = {words(texts, language).attribute(key, "words") for language in LANGUAGES}
        assert len(said) == 1, key
        named = {word for word in said.pop().split() if not word.startswith("=")}
        assert named == words(texts, "en").variables(key), key


@pytest.mark.parametrize("name", dvergar.game_names())
def test_options_have_names_and_are_explained(name: str) -> None:
    for option in dvergar.game(name).options:
        key = f"option-{option.name}"
        values = [f"{key}-{show_option(choice)}" for choice in option.choices]
        demand_keys([key, f"{key}-about", *values], game_texts(name))
