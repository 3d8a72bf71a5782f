"""README, changes and docs: short lines, links that lead somewhere, commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer.main

from dvergar.cli.main import app

ROOT = Path(__file__).parent.parent
GUIDES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = [*GUIDES, ROOT / "CHANGELOG.md"]
WIDTH = 100


def name(page: Path) -> str:
    """A page as pytest names it."""
    return str(page.relative_to(ROOT))


def without_code(text: str) -> list[str]:
    """The lines of a page; those of code blocks are empty."""
    lines: list[str] = []
    fenced = indented = False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            fenced = not fenced
            lines.append("")
            continue
        # a list never has four spaces after an empty line here, so that this is code
        indented = line.startswith("    ") and (indented or not lines or not lines[-1].strip())
        lines.append("" if fenced or indented else line)
    return lines


def long_lines(text: str) -> list[str]:
    """Lines that could be shorter: no tables, code or single words and links."""
    return [
        line
        for line in without_code(text)
        if len(line) > WIDTH and not line.startswith("|") and not is_one_link(line)
    ]


def is_one_link(line: str) -> bool:
    """Can the line not be wrapped, because all of it is one link or word?"""
    return re.fullmatch(r"\s*(?:[-*] )?(?:!?\[[^\]]*\]\([^)]*\)|\S+)[.,;:]?", line) is not None


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    heads = [line.lstrip("#").strip() for line in without_code(text) if re.match("#+ ", line)]
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def dead_links(page: Path, text: str) -> list[str]:
    """Relative links of a page to a file or heading that does not exist."""
    dead = []
    for link in re.findall(
        r"\]\(([^)\s]+)\)", re.sub(r"`[^`]*`", "", "\n".join(without_code(text)))
    ):
        if re.match("[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        goal = page.parent / file
        there = goal.exists()
        if there and anchor:
            there = anchor in anchors(goal.read_text("utf-8") if file else text)
        dead += [] if there else [link]
    return dead


def code(text: str) -> str:
    """Everything a page shows as code: its blocks and what is between backticks."""
    prose = without_code(text)
    blocks = [line for line, kept in zip(text.splitlines(), prose, strict=True) if line != kept]
    return "\n".join(blocks + re.findall(r"`([^`]+)`", "\n".join(prose)))


def known_commands() -> set[str]:
    """Every command of `dvergar`, groups with their own commands."""
    known = set()
    for command, group in typer.main.get_command(app).commands.items():  # type: ignore[attr-defined]  # typer does not say that it is a group
        known |= {command, *(f"{command} {each}" for each in getattr(group, "commands", ()))}
    return known


def unknown_commands(text: str) -> set[str]:
    """Commands of `make`, `dvergar` and `tools` that a page names and that do not exist."""
    shown = code(text)
    rules = re.findall(r"^([\w -]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    targets = {target for rule in rules for target in rule.split()}
    named = {
        ("make " + each, each in targets) for each in re.findall(r"\bmake ([a-z][\w-]*)", shown)
    }
    for each in re.findall(r"python -m tools\.(\w+)", shown):
        there = (ROOT / "tools" / f"{each}.py").exists() or (ROOT / "tools" / each).is_dir()
        named.add((f"python -m tools.{each}", there))
    commands = known_commands()
    for each in re.findall(r"(?:^|[\s/])dvergar ([a-z][\w-]*)", shown, re.M):
        named.add((f"dvergar {each}", each in commands))
    for each in re.findall(r"\badmin [a-z][\w-]*", shown):
        named.add((f"dvergar {each}", each in commands))
    return {each for each, there in named if not there}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_lines_are_at_most_100_characters_long(page: Path) -> None:
    assert long_lines(page.read_text("utf-8")) == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_relative_link_and_anchor_leads_somewhere(page: Path) -> None:
    assert dead_links(page, page.read_text("utf-8")) == []


@pytest.mark.parametrize("page", GUIDES, ids=name)
def test_every_command_that_is_named_exists(page: Path) -> None:
    assert unknown_commands(page.read_text("utf-8")) == set()


def test_a_long_line_is_found_but_for_tables_code_and_links() -> None:
    words = "word " * 30
    link = f"[{words}](README.md)"
    kept = f"| {words} |\n\n```\n{words}\n```\n\n    {words}\n\n- {link}\n{link}.\n"
    assert long_lines(kept) == []
    assert long_lines(f"{kept}\n{words}\n") == [words]
    assert long_lines(f"- {words}\n  {words}{link}\n") == [f"- {words}", f"  {words}{link}"]


def test_a_dead_link_is_found() -> None:
    page = ROOT / "docs" / "bots.md"
    text = "## Some Words!\n[a](#some-words) [b](arena.md) [c](https://example.org/x)"
    assert dead_links(page, text) == []
    lost = "[a](#other) [b](no.md) [c](arena.md#no-such-heading) [d](../README.md#no)"
    assert dead_links(page, lost) == [
        "#other",
        "no.md",
        "arena.md#no-such-heading",
        "../README.md#no",
    ]


def test_an_unknown_command_is_found() -> None:
    known = "`make play`, `python -m tools.load`, `dvergar serve`, `dvergar admin ban ID`"
    assert unknown_commands(f"{known}\n\n```sh\n.venv/bin/dvergar play nidavellir\n```\n") == set()
    lost = "`make gold`\n\n```sh\npython -m tools.gold\ndvergar dig\ndvergar admin bury ID\n```\n"
    assert unknown_commands(lost) == {
        "make gold",
        "python -m tools.gold",
        "dvergar dig",
        "dvergar admin bury",
    }


def test_prose_names_no_commands() -> None:
    assert unknown_commands("Bots make mistakes, and dvergar means dwarves.") == set()
