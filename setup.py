"""The part of the build that pyproject.toml cannot say: compiling the kernel and the games.

With DVERGAR_COMPILE=1 in the environment, mypyc compiles them; the same source runs either way.
`make compiled` and `make wheel` set it.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup

#: what mypyc cannot compile (msgspec structs), or is not worth it (words, drawing, score pads);
#: a folder of such a name neither
PLAIN = {
    *("__init__.py", "data.py", "records.py", "language.py", "subclassed.py"),
    *("score_pad.py", "terminal.py", "tutorial.py"),
}


def modules() -> list[str]:
    """The modules to compile."""
    package = Path("src/dvergar")
    found = [*package.glob("kernel/*.py"), *package.glob("games/*/**/*.py")]
    return [str(path) for path in sorted(found) if not PLAIN & _names(path)]


def _names(path: Path) -> set[str]:
    """The name of a file, and of the folders in which it lies as if they were files."""
    return {path.name, *[f"{folder}.py" for folder in path.parts]}


def extensions() -> list[Extension]:
    """The compiled modules, if they are asked for."""
    if os.environ.get("DVERGAR_COMPILE") != "1":
        return []
    from mypyc.build import mypycify  # needed only to compile

    made: list[Extension] = mypycify(
        ["--strict", *modules()], opt_level="3", target_dir="build/mypyc"
    )
    return made


setup(ext_modules=extensions())
