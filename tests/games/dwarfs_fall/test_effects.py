"""The tasks of kingdom cards as their records say them: what each verb does and how it is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from dvergar.games.dwarfs_fall.figures import GEMS, KINDS, TASKS, Figures
from dvergar.games.dwarfs_fall.game import DwarfsFall
from dvergar.games.dwarfs_fall.records import Dig, Hire, Mine, Slay, Task, Trade
from dvergar.games.dwarfs_fall.terminal import explain
from dvergar.kernel.effects import worded
from dvergar.kernel.language import LANGUAGES, Text

from .builder import RUBY, at

FIGURES = Figures()
#: by kind, what the card does
EFFECTS: dict[str, Task] = {
    "castle": Dig(),
    "emerald_mine": Mine(gem="emerald", amount=1),
    "gold_mine": Mine(gem="gold", amount=2),
    "diamond_mine": Mine(gem="diamond", amount=1),
    "ruby_mine": Mine(gem="ruby", amount=1),
    "dragon": Slay(),
    "giant": Slay(),
    "inn": Hire(),
    "shop": Trade(),
}
EN = Text("en", "dvergar.games.dwarfs_fall")


def corrected(folder: Path, kind: str, need: int, *effect: str) -> Path:
    """A folder that corrects how many dwarfs a card takes, and what it does."""
    lines = ["[[card]]", f'id = "{kind}"', f"need = {need}", "[[card.effect]]", *effect]
    (folder / "dwarfs_fall").mkdir()
    (folder / "dwarfs_fall" / "cards.toml").write_text("\n".join(lines), "utf-8")
    return folder


def test_every_card_does_what_its_record_says() -> None:
    assert dict(zip(KINDS, FIGURES.effect, strict=True)) == EFFECTS
    assert [TASKS[task] for task in FIGURES.task] == [
        str(effect.__struct_config__.tag) for effect in FIGURES.effect
    ]


def test_mine(tmp_path: Path) -> None:
    """So many gems of its kind; rules and words follow the same record."""
    data = corrected(tmp_path, "ruby_mine", 2, 'verb = "mine"', 'gem = "ruby"', "amount = 3")
    table = at(data=data).hand(0, "").lay("ruby_mine@0,0,0").dwarfs("0,0", blue=2).resolve(0)
    assert table.player(0).gems[RUBY] == 3
    assert table.state.piles[GEMS.index("ruby")] == FIGURES.gem_copies[RUBY] - 3
    effect = table.state.config.figures.effect[KINDS.index("ruby_mine")]
    assert EN.say(worded(effect)) == "take 3 × ruby from the pile"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_card_are_those_of_its_record(tmp_path: Path, lang: str) -> None:
    data = corrected(tmp_path, "ruby_mine", 4, 'verb = "mine"', 'gem = "ruby"', "amount = 7")
    text = Text(lang, "dvergar.games.dwarfs_fall")
    said = explain("ruby_mine", text, DwarfsFall(data))
    shipped = explain("ruby_mine", text, DwarfsFall())
    assert said is not None
    assert shipped is not None
    assert said == shipped.replace("3", "4", 1).replace("1", "7", 1)


def test_hire() -> None:
    """The top ogre card."""
    table = at().hand(0, "").lay("inn@0,0,0").dwarfs("0,0", blue=2)
    top, left = table.state.ogre_deck[0], len(table.state.ogre_deck)
    table.resolve(0)
    assert table.player(0).ogres.cards == (top,)
    assert len(table.state.ogre_deck) == left - 1
    assert EN.say(worded(Hire())) == "draw an ogre card"


def test_trade() -> None:
    """One open goal, or none."""
    table = at().hand(0, "").lay("shop@0,0,0").dwarfs("0,0", blue=3)
    table.gems(0, emerald=3).row("T04 T06 T09").resolve(0)
    assert table.legal() == ["trade T04", "trade none"]
    assert EN.say(worded(Trade())) == "you may pay the gems for one open goal and take it"


def test_dig() -> None:
    """The top card of a stack to its bottom, or none."""
    table = at().hand(0, "").lay("castle@0,0,0", "inn@1,0,0", "shop@1,0,0")
    table.dwarfs("0,0", blue=2).resolve(0)
    assert table.legal() == ["dig 1,0", "dig none"]
    table.do("dig 1,0")
    assert table.state.tops[table.cell("1,0")] >> 4 == KINDS.index("inn")
    assert EN.say(worded(Dig())) == "you may put the top card of a stack at the bottom"


def test_slay() -> None:
    """The monster becomes a trophy, and leaves its place."""
    table = at().hand(0, "").lay("giant@0,0,0").dwarfs("0,0", blue=5).resolve(0)
    assert [card >> 4 for card in table.player(0).monsters] == [KINDS.index("giant")]
    assert table.cell("0,0") not in table.state.tops
    assert EN.say(worded(Slay())) == "slay the monster"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_task_has_words_of_its_own(lang: str) -> None:
    text = Text(lang, "dvergar.games.dwarfs_fall")
    said = {text.say(worded(effect)) for effect in EFFECTS.values()}
    assert len(said) == len(EFFECTS) - 1, "the two monsters are slain alike"
