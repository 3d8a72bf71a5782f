"""Views that come as what is different from another one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dvergar.client.scenes import patched
from tests.server.patch_examples import FILE


@pytest.mark.parametrize("example", json.loads(FILE.read_text("utf-8")))
def test_a_difference_leads_back(example: dict[str, Any]) -> None:
    before = json.dumps(example)
    back = patched(example["following"], example["patch"])
    # Python takes true for 1
    assert json.dumps(back, sort_keys=True) == json.dumps(example["view"], sort_keys=True)
    assert json.dumps(example) == before, "what follows stays as it is"


def test_as_the_protocol_shows_it() -> None:
    following = {"phase": "bid", "deck": 3, "players": [{"gems": 1, "hand": []}, {"gems": 2}]}
    patch = {"phase": "deal", "players": {"0": {"gems": 0}}}
    assert patched(following, patch) == {
        "phase": "deal",
        "deck": 3,
        "players": [{"gems": 0, "hand": []}, {"gems": 2}],
    }
