"""Numbers in the texts: every message with every kind of number, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dvergar.kernel.language import LANGUAGES

from .test_texts import FOLDERS, NUMBERS, said_with, words

VALUES = (0, 1, -1, 2, 5, 21, 1000)
#: numbers that can be below zero; all others count something
SIGNED = frozenset(("points", "sum", "change", "figure", "score"))
CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))
#: what the number before a noun makes of it: 0 is singular in French only, −1 as well
SINGULAR = {"en": (1,), "de": (1,), "fr": (0, 1, -1)}
#: a number, at most one word between, and a word; `-` belongs to the number
COUNTED = re.compile(r"(?<![\w.,–-])(-?\d+) (?:(\w+) )?(\w+)")
THOUSANDS = re.compile(r"(?<=\d)[\u00a0\u202f](?=\d{3})")

#: messages whose noun needs no other form: why, and which
FIXED = {
    "figures of a game, each above one": (
        "log-last-round progress-goals reason-slays reason-brother offer-trade about-trade "
        "topic-builder topic-hunter topic-king topic-miner topic-disguised_ogre topic-explorer "
        "topic-sorcerer topic-monster "
        "short-secret-builder short-secret-hunter short-secret-explorer "
        "trophy-goal trophy-secret trophy-monster goal-said foretell-trade foretell-reveal "
        "log-explorer-looks keep-about keep-other rules-turn-hand rules-rulings-goals-limit "
        "rules-kingdom-picture rules-shared-picture rules-class-example-warrior "
        "rules-class-example-hunter rules-class-example-miner rules-class-example-blacksmith"
    ),
    "said only of more than there are": (
        "pad-kingdom pad-monsters pad-monsters-together pad-dwarfs pad-kingdoms-together "
        "pad-gems pad-ranks pad-ranks-together"
    ),
    "a table has two seats at least": (
        "tournament-title stats-title simulate-title bad-humans replay-title bench-spent "
        "why-no-such-seat fork-seats"
    ),
    "one alone is never said so": "map-stack map-fan bad-bots review-how",
    "an estimate, given as text": "review-brings-points hint-points",
    "the second number is not the one that counts": "how-idunn",
    "of so many that are needed, which is said, too": "foretell-dwarfs map-ready",
    "no noun that changes follows": (
        "reason-secret why-hero-ranks how-warrior how-hunter how-miner how-blacksmith "
        "how-explorer pad-points gems-of pile-gem goal-short hall-left tab-news"
    ),
}
UNCHANGED = frozenset(key for keys in FIXED.values() for key in keys.split())
#: French choices that need no branch for none: why, and which
SOME = {
    "said only if there is one at least": (
        "news-pause-minutes news-pause-hours news-pause-days analyse-title analyse-more "
        "review-title review-flawless check-missing check-unreadable reason-waits reason-takes "
        "reason-drives-off ask-discard why-hero-discards why-discard-amount reason-line-near "
        "reason-discards how-brothers task data-values start-older vote-early actions-next "
        "map-missing hall-may lead-one lead-tie discards-about ask-discard-you "
        "ask-discard-hint tie-swap person-uncounted person-rating-range book-near "
        "lobby-resume-others map-covered news-hint chat-unread foretell-action "
        "foretell-action-later actions-castle"
    ),
    "counts the winners or the names beside it": (
        "log-game-over score-outcome end-wins decide-thinking decide-undo-away"
    ),
    "the number itself is shown beside it": (
        "reason-kingdom reason-loses reason-points actions-word screen-points foretell-points "
        "foretell-points-exchange mine-lines mine-heroes mine-points facts-players"
    ),
}
NEVER_NONE = frozenset(key for keys in SOME.values() for key in keys.split())

Messages = Mapping[str, ast.Message]


# --- what a message does with its numbers ----------------------------------------------------


@dataclass
class Choice:
    """A selector: which number decides, and what each variant says."""

    variable: str
    variants: dict[str, str]


@dataclass
class Use(Visitor):
    """The variables of a message, and its choices by number."""

    names: set[str] = field(default_factory=set)
    choices: list[Choice] = field(default_factory=list)
    formatted: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (fluent's name)
        given = node.arguments.positional
        self.formatted |= {
            each.id.name for each in given if isinstance(each, ast.VariableReference)
        }
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (fluent's name)
        variants = {_key(each): _text(each.value) for each in node.variants}
        by_number = all(key in CATEGORIES or key.lstrip("-").isdigit() for key in variants)
        if isinstance(node.selector, ast.VariableReference) and by_number:
            self.choices.append(Choice(node.selector.id.name, variants))
        self.generic_visit(node)

    @property
    def numbers(self) -> set[str]:
        chosen = {choice.variable for choice in self.choices}
        return chosen | self.formatted | (self.names & NUMBERS)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _text(pattern: ast.Pattern) -> str:
    """A variant as it is written, without what is chosen inside it."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{ ${element.expression.id.name} }}")
        else:
            parts.append("{ … }")
    return "".join(parts)


def use(message: ast.Message) -> Use:
    found = Use()
    found.visit(message)
    return found


def parsed(source: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


# --- the nouns that change, learnt from the selectors ----------------------------------------


@dataclass(frozen=True)
class Nouns:
    """Words that stand behind a number: those for one thing only, those for several only."""

    one: frozenset[str]
    several: frozenset[str]


def learn(messages: Messages) -> Nouns:
    """What follows the number in `[one]` and in `*[other]`, where the two differ."""
    one: set[str] = set()
    several: set[str] = set()
    for message in messages.values():
        for choice in use(message).choices:
            single = choice.variants.get("one") or choice.variants.get("1") or ""
            sign = re.escape(f"{{ ${choice.variable} }}")
            ours = re.search(rf"(?:{sign}|\b1) (\w+)", single)
            theirs = re.search(rf"{sign} (\w+)", choice.variants.get("other", ""))
            if ours and theirs and ours[1] != theirs[1]:
                one.add(ours[1])
                several.add(theirs[1])
    return Nouns(frozenset(one - several), frozenset(several - one))


# --- the faults ------------------------------------------------------------------------------


def wrong_choices(language: str, messages: Messages) -> Iterator[str]:
    """Choices that say something else than the number."""
    for key, message in messages.items():
        for choice in use(message).choices:
            one = choice.variants.get("one")
            outside = "" if message.value is None else _text(message.value)
            shown = f"{{ ${choice.variable} }}" in f"{one} {outside}"
            if one is None:
                continue
            if language == "fr" and not shown and "0" not in choice.variants:
                yield f"{key}: none is said as one ({one})"
            if language != "fr" and choice.variable in SIGNED:
                yield f"{key}: minus one is said as one ({one})"


def wrong_nouns(language: str, said: str, nouns: Nouns) -> Iterator[str]:
    """Numbers with a noun in the wrong form, such as “1 points”."""
    for found in COUNTED.finditer(THOUSANDS.sub("", said)):
        number, between, noun = found.groups()
        wrong = nouns.several if int(number) in SINGULAR[language] else nouns.one
        if noun in wrong or between in wrong:
            yield found[0]


def bare_nouns(key: str, of: Mapping[str, ast.Message]) -> Iterator[str]:
    """Languages that set a noun behind a number that others choose the form by."""
    uses = {language: use(message) for language, message in of.items()}
    chosen = {choice.variable for each in uses.values() for choice in each.choices}
    for language, message in of.items():
        own = {choice.variable for choice in uses[language].choices}
        written = "" if message.value is None else _text(message.value)
        for name in sorted(chosen - own):
            noun = re.search(rf"\{{ \${name} \}} ([^\W\d_]\w+)", written)
            if noun:
                yield f"{language} {key}: ${name} {noun[1]}"


# --- what is shipped -------------------------------------------------------------------------


@cache
def all_messages(language: str) -> dict[str, ast.Message]:
    return {
        f"{folder}:{key}": message
        for folder in FOLDERS
        for key, message in words(folder, language).messages.items()
    }


@cache
def nouns_of(language: str) -> Nouns:
    return learn(all_messages(language))


def numbers_of(folder: str, key: str) -> set[str]:
    """The number arguments of a message: in one language it may be plain which they are."""
    return set().union(*(use(words(folder, each).messages[key]).numbers for each in LANGUAGES))


def filled(folder: str, language: str, value: int) -> Iterator[tuple[str, str, list[Exception]]]:
    """Every message of a file that has a number, with that number."""
    bundle = FluentBundle([language], use_isolating=False)
    for each in (*said_with(folder), folder):
        bundle.add_resource(FluentResource(words(each, language).source))
    for key, message in words(folder, language).messages.items():
        numbers = numbers_of(folder, key)
        if value < 0:
            numbers &= SIGNED
        if not numbers:
            continue
        args = {name: value if name in numbers else f"<{name}>" for name in use(message).names}
        if value < 0:
            args |= dict.fromkeys(numbers_of(folder, key) - numbers, 2)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, args)
        yield key, str(said), errors


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_number_can_be_said(folder: str, language: str, value: int) -> None:
    wrong = []
    for key, said, errors in filled(folder, language, value):
        assert errors == [], key
        if key in UNCHANGED:
            continue
        wrong += [f"{key}: {each}" for each in wrong_nouns(language, said, nouns_of(language))]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_says_its_number(language: str) -> None:
    found = wrong_choices(language, all_messages(language))
    assert [each for each in found if each.split(":")[1] not in NEVER_NONE] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_noun_that_changes_is_chosen(folder: str) -> None:
    found = [
        each
        for key in words(folder, "en").keys
        if key not in UNCHANGED
        for each in bare_nouns(key, {lang: words(folder, lang).messages[key] for lang in LANGUAGES})
    ]
    assert found == []


def test_exceptions_are_messages() -> None:
    keys = {key for folder in FOLDERS for key in words(folder, "en").keys}
    assert sorted((UNCHANGED | NEVER_NONE) - keys) == []


# --- it can fail -----------------------------------------------------------------------------

GOOD = """
score = { $points ->
    [ONE] { $points } NOUN
   *[other] { $points } NOUNS
}
"""


def sample(one: str, noun: str, nouns: str) -> dict[str, ast.Message]:
    return parsed(GOOD.replace("ONE", one).replace("NOUNS", nouns).replace("NOUN", noun))


ENGLISH, GERMAN, FRENCH = (
    learn(sample("one", *pair))
    for pair in (("point", "points"), ("Punkt", "Punkte"), ("point", "points"))
)


@pytest.mark.parametrize(
    ("language", "nouns", "right", "wrong"),
    [
        ("en", ENGLISH, "0 points 1 point -1 points 2 points", "1 points"),
        ("en", ENGLISH, "21 points 1,000 points", "-1 point"),
        ("en", ENGLISH, "1 good point", "21 point"),
        ("de", GERMAN, "0 Punkte 1 Punkt -1 Punkte 2 Punkte", "1 Punkte"),
        ("de", GERMAN, "21 Punkte 1.000 Punkte", "-1 Punkt"),
        ("de", GERMAN, "1 sicherer Punkt", "1 sichere Punkte"),
        ("fr", FRENCH, "0 point 1 point -1 point 2 points", "0 points"),
        ("fr", FRENCH, "21 points 1\u202f000 points", "-1 points"),
    ],
)
def test_a_wrong_noun_is_found(language: str, nouns: Nouns, right: str, wrong: str) -> None:
    assert list(wrong_nouns(language, right, nouns)) == []
    assert list(wrong_nouns(language, f"{right}, {wrong}", nouns)) == [wrong]


def test_a_wrong_choice_is_found() -> None:
    assert list(wrong_choices("en", sample("1", "point", "points"))) == []
    assert list(wrong_choices("en", sample("one", "point", "points"))) != []
    assert list(wrong_choices("fr", sample("one", "point", "points"))) == []
    unsaid = "left = { $count ->\n    [one] Une carte\n   *[other] { $count } cartes\n}\n"
    assert list(wrong_choices("fr", parsed(unsaid))) == ["left: none is said as one (Une carte)"]
    assert list(wrong_choices("fr", parsed(unsaid.replace("[one]", "[0] Rien\n    [one]")))) == []


def test_a_noun_without_a_choice_is_found() -> None:
    of = {
        "en": parsed("score = { $points } points\n")["score"],
        "de": sample("1", "Punkt", "Punkte")["score"],
    }
    assert list(bare_nouns("score", of)) == ["en score: $points points"]
    assert list(bare_nouns("score", {"de": of["de"]})) == []
