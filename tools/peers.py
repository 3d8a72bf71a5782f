"""How fast Dvergar and other projects play at random: `python -m tools.peers [--seconds S]`.

The others come from PyPI, as `tools/peers.lock` says, into an environment of their own. Everyone
plays in turn, several times, and the best round counts: a busy machine is busy for all. Time is
processor time, which two threads would spend twice: nobody gains from a second core.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dvergar.games import game_names

_ROOT = Path(__file__).parent.parent
_LOCK = _ROOT / "tools" / "peers.lock"
_DRIVER = _ROOT / "tools" / "peers_driver.py"
_PLACE = _ROOT / "build" / "peers"
_BUILDS = {"interpreted": _ROOT / "src", "compiled": _ROOT / "build" / "compiled"}
_BASE = "Dvergar nidavellir, interpreted"
_SEATS = 4
_ROUNDS = 3


def pinned(lock: str) -> list[str]:
    """The packages of a lock file, each with its hashes."""
    return re.findall(r"^\S+==.*(?:\n +--hash=.*)+", lock, re.MULTILINE)


def make_environment(place: Path, lock: str) -> None:
    """Install what the lock file names, unless that was done before. Each package on its own: those
    that are not there for this Python are named, and do without."""
    ready = place / "ready"
    if ready.exists() and ready.read_text("utf-8") == lock:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", place], check=True)
    installed = [_install(place, package) for package in pinned(lock)]
    if all(installed):
        ready.write_text(lock, "utf-8")


def _install(place: Path, package: str) -> bool:
    wanted = place / "wanted"
    wanted.write_text(package, "utf-8")
    options = (
        *("--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes"),
        *("--only-binary", ":all:"),
    )
    done = subprocess.run(
        [place / "bin" / "python", "-Im", "pip", "install", *options, "--requirement", wanted],
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        name, why = package.split()[0], done.stderr.strip().splitlines()[-1:]
        print(f"{name} cannot be installed for Python {platform.python_version()}:", *why)
    return not done.returncode


def own_rates(build: str, seconds: float) -> dict[str, float]:
    """Decisions a second of Dvergar's games, as `dvergar bench` measures them."""
    rates = {}
    for game in game_names():
        [found] = _printed(
            *(sys.executable, "-m", "dvergar", "bench", game, "--json"),
            *("--seats", str(_SEATS), "--seconds", str(seconds)),
            environment={**os.environ, "PYTHONPATH": str(_BUILDS[build])},
        )
        assert found["compiled"] == (build == "compiled"), f"{build}: another build was measured"
        rates[f"Dvergar {game}, {build}"] = found["decisions_per_second"]
    return rates


def _printed(*command: str | Path, environment: Mapping[str, str] | None = None) -> Any:
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def peer_rates(seconds: float) -> tuple[dict[str, float], dict[str, str]]:
    """Decisions a second of the others, at least one of them, and why packages are missing."""
    found = _printed(_PLACE / "bin" / "python", "-I", _DRIVER, "--seconds", str(seconds))
    if not found["rates"]:
        sys.exit(f"No peer could be measured: {found['missing']}")
    return found["rates"], found["missing"]


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best rate of each over all rounds, the fastest first."""
    rates = {name: max(each[name] for each in rounds) for name in rounds[0]}
    return dict(sorted(rates.items(), key=lambda item: -item[1]))


def table(rates: Mapping[str, float], base: str) -> str:
    """In Markdown: who, decisions a second, and how many times as many as the base."""
    lines = [f"| random play | decisions a second | times {base} |", "| --- | ---: | ---: |"]
    lines += [
        f"| {name} | {rate:,.0f} | {rate / rates[base]:.2f} |" for name, rate in rates.items()
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game, in each round")
    wish = parser.parse_args()
    make_environment(_PLACE, _LOCK.read_text("utf-8"))
    builds = ["interpreted"]
    if (_BUILDS["compiled"] / "ready").exists():
        builds.append("compiled")
    else:
        print("Dvergar is measured interpreted only: `make compiled` was not run.")
    rounds = []
    for _ in range(_ROUNDS):
        rates, missing = peer_rates(wish.seconds)
        for build in builds:
            rates |= own_rates(build, wish.seconds)
        rounds.append(rates)
    for package, why in missing.items():
        print(f"{package} is not measured: {why}")
    print(table(best(rounds), _BASE))


if __name__ == "__main__":
    main()
