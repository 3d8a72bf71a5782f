"""Compile the kernel and the games with mypyc, beside the source: `python -m tools.compile DIR`.

The same source runs either way. What is not worth compiling (data files, texts, the score pad, the
terminal) stays as it is.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

SOURCE = Path(__file__).parent.parent / "src"
#: modules made of msgspec structs, or of drawing
PLAIN = {
    *("__init__.py", "data.py", "records.py", "language.py"),
    *("score_pad.py", "terminal.py", "tutorial.py"),
}


def modules(package: Path) -> list[str]:
    """The modules to compile, relative to the folder of the package."""
    found = [*package.glob("kernel/*.py"), *package.glob("games/*/*.py")]
    return [
        str(path.relative_to(package.parent)) for path in sorted(found) if path.name not in PLAIN
    ]


def main(folder: Path) -> None:
    """Copy the package to a folder and compile it there."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(
        SOURCE / "dvergar", folder / "dvergar", ignore=shutil.ignore_patterns("__pycache__")
    )
    os.chdir(folder)
    extensions = mypycify(["--strict", *modules(Path("dvergar").resolve())], opt_level="3")
    distribution = Distribution({"name": "dvergar-compiled", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
