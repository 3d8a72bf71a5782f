"""Views that come as what is different from another view, as `docs/protocol.md` describes it."""

from __future__ import annotations

from typing import Any


def patched(value: Any, patch: Any) -> Any:
    """A value with a difference put into it. The value itself stays as it is."""
    if not isinstance(patch, dict):
        return patch
    if "=" in patch:
        return patch["="]
    if isinstance(value, list):
        return [
            patched(each, patch[str(n)]) if str(n) in patch else each
            for n, each in enumerate(value)
        ]
    gone = patch.get("-", ())
    result = {name: each for name, each in value.items() if name not in gone}
    for name, inner in patch.items():
        if name != "-":
            result[name] = patched(result.get(name), inner)
    return result
