"""The arrows of the design, and that tests mirror the source."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from dvergar.games import game_names

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "dvergar"
TESTS = ROOT / "tests"

#: modules without a test file of their own name: where they are tested
COVERED_BY = {
    "kernel/action.py": "kernel/test_state.py",
    "kernel/errors.py": "kernel/test_language.py",
    "kernel/game.py": "kernel/test_state.py",
    "kernel/insight.py": "games/nidavellir/test_insight.py",
    "kernel/message.py": "kernel/test_language.py",
    **{
        f"games/{name}/{module}.py": "test_conformance.py"
        for name in game_names()
        for module in ("game", "state")
    },
    **{f"games/{name}/records.py": f"games/{name}/test_figures.py" for name in game_names()},
    "games/nidavellir/advice/worth.py": "games/nidavellir/advice/test_advisor.py",
    "conformance/manners.py": "test_conformance.py",
    "conformance/pairs.py": "conformance/test_hidden.py",
    "conformance/tallies.py": "conformance/test_hidden.py",
    "conformance/worlds.py": "conformance/test_hidden.py",
    "conformance/report.py": "test_conformance.py",
    "conformance/run.py": "test_conformance.py",
    "bots/bot.py": "bots/test_names.py",
    "cli/bench.py": "cli/test_commands.py",
    "cli/main.py": "cli/test_commands.py",
    "cli/plain.py": "kernel/test_outside.py",
    "cli/sheets.py": "cli/test_play.py",
    "cli/terminal.py": "cli/test_play.py",
    "cli/usage.py": "cli/test_bad_input.py",
    "server/decisions.py": "server/test_room.py",
    "server/frames.py": "server/test_secrets.py",
    "server/index.py": "server/test_hall.py",
    "server/metrics.py": "server/test_guard.py",
    "server/migrations/env.py": "server/test_database.py",
    "server/migrations/versions/0001_first.py": "server/test_database.py",
    "server/migrations/versions/0002_reviews.py": "server/test_database.py",
    "server/migrations/versions/0003_person.py": "server/test_database.py",
    "server/migrations/versions/0004_became.py": "server/test_database.py",
    "server/migrations/versions/0007_relations.py": "server/test_database.py",
    "server/migrations/versions/0006_keeping.py": "server/test_database.py",
    "server/migrations/versions/0005_uptimes.py": "server/test_database.py",
    "server/salvage.py": "server/test_check.py",
    "cli/check.py": "server/test_check.py",
    "server/refusal.py": "server/test_guard.py",
    "server/schema.py": "server/test_database.py",
    "server/services.py": "server/test_guard.py",
    "server/api/models.py": "server/test_openapi.py",
}
#: built here so that this file does not name them itself
REGISTRIES = [f"{host}.org" for host in ("pypi", "pythonhosted", "npmjs", "crates")]

MODULES = sorted(
    path.relative_to(SOURCE).as_posix()
    for path in SOURCE.rglob("*.py")
    if path.name not in ("__init__.py", "__main__.py")
)


def test_the_contracts_of_the_design_hold() -> None:
    program = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 kept, 0 broken" in done.stdout


@pytest.mark.parametrize("module", MODULES)
def test_every_module_has_its_test_file(module: str) -> None:
    path = Path(module)
    own = path.with_name(f"test_{path.name}").as_posix()
    assert (TESTS / COVERED_BY.get(module, own)).is_file()


def test_the_list_of_exceptions_is_not_longer_than_needed() -> None:
    for module in COVERED_BY:
        path = Path(module)
        assert module in MODULES
        assert not (TESTS / path.with_name(f"test_{path.name}")).exists()


def test_no_file_names_a_package_registry() -> None:
    parts = ["src", "tests", "tools", "docs", ".ci"]
    files = [path for part in parts for path in (ROOT / part).rglob("*") if path.is_file()]
    files += [path for path in ROOT.iterdir() if path.is_file()]
    assert ROOT / "requirements.lock" in files
    for path in files:
        content = path.read_bytes()  # some are pictures, or compressed
        assert not [host for host in REGISTRIES if host.encode() in content], path
