"""Two views and their difference: what the server and all who read it must agree on.

`python -m tests.server.patch_examples` writes them to `patches.json`, which the page's tests read
too (`web/src/table/scenes.test.ts`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dvergar.server.scenes import difference

FILE = Path(__file__).with_name("patches.json")

#: what it was, and what follows
EXAMPLES: Sequence[tuple[dict[str, Any], dict[str, Any]]] = (
    ({"a": 1}, {"a": 1}),
    ({"a": 1, "b": [2], "c": None}, {"a": 1, "b": [2, 3], "c": None}),
    # null is a value, and not to be there is something else
    ({"a": None, "b": 1}, {"a": 1, "b": None, "c": None}),
    ({"a": None}, {}),
    ({}, {"a": {"b": 1}}),
    # deeper down
    ({"treasury": {"9": 3, "11": 1}}, {"treasury": {"9": 2, "11": 1}}),
    ({"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"c": 1, "e": 2}}}),
    # records of a list, by index
    (
        {"players": [{"gems": 1, "hand": ["x"]}, {"gems": 2, "hand": []}, {"gems": 3}]},
        {"players": [{"gems": 1, "hand": ["x"]}, {"gems": 4, "hand": ["y"]}, {"gems": 5}]},
    ),
    ({"players": [{"bag": [{"n": 1}, {"n": 2}]}]}, {"players": [{"bag": [{"n": 1}, {"n": 3}]}]}),
    ({"players": [{"gems": 1}, {}]}, {"players": [{}, {"gems": 1}]}),
    # other lists, and what changes its kind
    ({"a": [{"b": 1}]}, {"a": [{"b": 1}, {"b": 2}]}),
    ({"a": [{"b": 1}, 2]}, {"a": [{"b": 2}, 2]}),
    ({"a": [[1], [2]]}, {"a": [[1], [3]]}),
    ({"a": [], "b": [{"c": 1}]}, {"a": [{"c": 1}], "b": []}),
    ({"a": {"0": {"b": 1}}}, {"a": [{"b": 1}]}),
    ({"a": [{"b": 1}]}, {"a": {"0": {"b": 1}}}),
    ({"a": {"b": 1}, "c": {}, "d": {}}, {"a": 1, "c": None}),
    # Python takes them for the same
    ({"a": True, "b": [0], "c": {"d": 1}}, {"a": 1, "b": [False], "c": {"d": True}}),
    # names that are signs in a difference
    ({"a": {"=": 1, "b": 2}}, {"a": {"=": 1, "b": 3}}),
    ({"a": {"b": 2}}, {"a": {"-": ["b"]}}),
    ({"-": 1}, {"b": 1}),
    ({"a": [{"=": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 2}]}),
)


def examples() -> list[dict[str, Any]]:
    """Each as JSON-able data: what it was, what follows, and what is sent of the first."""
    return [
        {"view": view, "following": following, "patch": difference(view, following)}
        for view, following in EXAMPLES
    ]


def written(examples: list[dict[str, Any]]) -> str:
    """As they stand in the file: one in a line."""
    lines = ",\n".join(f"  {json.dumps(example)}" for example in examples)
    return f"[\n{lines}\n]\n"


def main() -> None:
    FILE.write_text(written(examples()), "utf-8")


if __name__ == "__main__":
    main()
