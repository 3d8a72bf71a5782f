"""What all requests of the API have in common."""

from __future__ import annotations

import pytest

from tests.server.harness import Running

pytestmark = pytest.mark.anyio

_METHODS = ("get", "post", "put", "patch", "delete")


async def test_every_request_has_a_name_of_its_own_and_tells_how_it_may_be_refused(
    server: Running,
) -> None:
    described = await server.visitor().get("/api/openapi.json")
    requests = [
        operation
        for path in described["paths"].values()
        for method, operation in path.items()
        if method in _METHODS
    ]
    names = [operation["operationId"] for operation in requests]
    assert len(set(names)) == len(names) > 0
    assert all({"404", "429", "503"} <= operation["responses"].keys() for operation in requests)
