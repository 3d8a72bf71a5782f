"""The description of the API is true: whatever it allows or forbids, the answers are as it says.

Schemathesis makes the requests, good and bad ones, in the same order each time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks as openapi_checks

from dvergar.server.app import create_app
from dvergar.server.config import Config
from tests.patience import PATIENCE
from tests.server.harness import Running, against_bots, running
from tests.server.pair import finished_pair, open_pair, running_pair

DESCRIPTION: dict[str, Any] = create_app(Config("unused", "unused")).openapi()
CHECKS = [
    not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.negative_data_rejection,
]
OPERATIONS = [
    (method.upper(), path) for path, item in DESCRIPTION["paths"].items() for method in item
]
BOUNDED = settings(
    max_examples=10,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Site(NamedTuple):
    """A server in another thread, somebody who is known there, and tables of all kinds."""

    url: str
    cookie: str
    tables: list[str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    ready = threading.Event()
    found: list[Site] = []
    stop: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def serve(folder: Path) -> None:
        async with running(folder) as server:
            found.append(await prepare(server))
            end = asyncio.Event()
            stop.append((asyncio.get_running_loop(), end))
            ready.set()
            await end.wait()

    folder = tmp_path_factory.mktemp("server") / "data"
    thread = threading.Thread(target=lambda: asyncio.run(serve(folder)), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    yield found[0]
    loop, end = stop[0]
    loop.call_soon_threadsafe(end.set)
    thread.join(30)
    assert not thread.is_alive()


async def prepare(server: Running) -> Site:
    """Somebody who is host of an open, a running and a finished table, and of a fork."""
    pair = await finished_pair(server, public=True)
    fork = {"move": 3, "seats": against_bots(2, 0)}
    forked = await pair.host.post(f"{pair.path}/fork", fork, expect=201)
    tables = [pair.table, pair.table, forked["id"]]
    for other in (await open_pair(server), await running_pair(server)):
        tables.append(other.table)
    mine = await pair.host.create("me", "open", public=True)
    return Site(server.url, pair.host.http.cookies["dvergar"], [*tables, mine["id"]])


def make_sense(body: object) -> None:
    """Words that the server knows, where any word would be allowed."""
    if isinstance(body, dict):
        body |= {"game": "nidavellir", "options": {}} if "game" in body else {}
        body |= {"level": "random"} if "level" in body else {}
        for seat in body.get("seats", []):
            make_sense(seat)


def check(site: Site, method: str, path: str, mode: schemathesis.GenerationMode) -> int:
    """Make many requests of one kind; how many were fine."""
    operation = schemathesis.openapi.from_dict(DESCRIPTION)[path][method]
    fine = 0

    @BOUNDED
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from(site.tables),
        known=st.sampled_from([True, True, True, False]),
    )
    def ask(case: schemathesis.Case[Any], table: str, known: bool) -> None:
        nonlocal fine
        if mode.is_positive and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        if mode.is_positive:
            make_sense(case.body)
        cookies = {"dvergar": site.cookie} if known else {}
        answer = case.call(base_url=site.url, cookies=cookies, timeout=PATIENCE)
        fine += answer.status_code < 300
        case.validate_response(answer, checks=CHECKS)

    ask()
    return fine


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_good_requests_are_answered_as_described(site: Site, method: str, path: str) -> None:
    check(site, method, path, schemathesis.GenerationMode.POSITIVE)


WITH_INPUT = [
    (method, path)
    for method, path in OPERATIONS
    if {"parameters", "requestBody"} & set(DESCRIPTION["paths"][path][method.lower()])
    # any text is good there, as far as a description can tell
    and path != "/api/matches"
    and not path.startswith("/api/games/{game}/")
]


@pytest.mark.parametrize(("method", "path"), WITH_INPUT)
def test_bad_requests_are_refused_as_described(site: Site, method: str, path: str) -> None:
    check(site, method, path, schemathesis.GenerationMode.NEGATIVE)


def test_what_is_answered_after_the_end_is_described(site: Site) -> None:
    """Were the answers that matter among those that were checked?"""
    for path in ("/match", "/moves", "/positions/{move}", "/sheets", "/scores"):
        fine = check(
            site, "GET", "/api/tables/{table}" + path, schemathesis.GenerationMode.POSITIVE
        )
        assert fine > 0, path


def test_every_operation_describes_its_refusals() -> None:
    for method, path in OPERATIONS:
        operation = DESCRIPTION["paths"][path][method.lower()]
        assert operation["operationId"]
        assert operation["summary"]
        for status, answer in operation["responses"].items():
            if int(status) >= 400:
                content = answer["content"]["application/json"]["schema"]
                assert content == {"$ref": "#/components/schemas/Problem"}, (method, path, status)
                assert list(answer["content"]) == ["application/json"]


def test_names_of_operations_are_unique() -> None:
    names = [
        DESCRIPTION["paths"][path][method.lower()]["operationId"] for method, path in OPERATIONS
    ]
    assert len(set(names)) == len(names)
