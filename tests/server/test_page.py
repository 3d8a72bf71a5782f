"""The page: its files, how they are compressed and cached, and that nothing else is served."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from dvergar.server.guard import HEADERS
from tests.server.harness import Running, running
from tests.server.pair import check_refusal

pytestmark = pytest.mark.anyio

INDEX = b"<!doctype html><title>Dvergar</title>"
SCRIPT = b"console.log('Nidavellir')" * 20
#: as good as any, for a server that does not look into it
BROTLI = b"brotli of the script"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small built page, and a secret beside it."""
    page = tmp_path / "page"
    (page / "assets" / "python-1").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    files = {
        "index.html": INDEX,
        "icon.svg": b"<svg/>",
        "assets/index-a1b2.js": SCRIPT,
        "assets/index-a1b2.js.br": BROTLI,
        "assets/index-a1b2.js.gz": gzip.compress(SCRIPT),
        "assets/font-c3d4.woff2": b"font",
        "assets/python-1/python.wasm": b"wasm",
        "assets/python-1/python.mjs": b"module",
        "assets/strange-e5f6.xyz": b"?",
    }
    for name, content in files.items():
        (page / name).write_bytes(content)
    return page


@pytest.fixture
async def http(tmp_path: Path, folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with running(tmp_path / "data", page=str(folder)) as server:
        visitor = server.visitor()
        yield visitor.http
        await visitor.close()


@pytest.mark.parametrize("path", ["/", "/t/k3v", "/t/nowhere", "/t/%00", "/new/nidavellir"])
async def test_every_address_of_the_page_is_its_index(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


async def test_an_index_that_is_known_is_not_sent_again(http: httpx.AsyncClient) -> None:
    tag = (await http.get("/")).headers["etag"]
    for known in (tag, f'"other", {tag}'):
        answer = await http.get("/t/k3v", headers={"if-none-match": known})
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)
        assert answer.headers["cache-control"] == "no-cache"
    assert (await http.get("/", headers={"if-none-match": '"other"'})).status_code == 200


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/assets/index-a1b2.js", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/font-c3d4.woff2", "font/woff2", "immutable"),
        ("/assets/python-1/python.wasm", "application/wasm", "immutable"),
        ("/assets/python-1/python.mjs", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/strange-e5f6.xyz", "application/octet-stream", "immutable"),
    ],
)
async def test_a_file_has_its_kind_and_is_kept_if_its_name_is_its_content(
    http: httpx.AsyncClient, path: str, kind: str, kept: str
) -> None:
    answer = await http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert kept in answer.headers["cache-control"]
    assert ("max-age=31536000" in answer.headers["cache-control"]) == (kept == "immutable")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0.5, br; q=0.000", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0.1", "br"),
        ("deflate", None),
        ("gzip;q=0", None),
        ("", None),
    ],
)
async def test_the_smallest_form_that_the_visitor_can_read_is_sent(
    http: httpx.AsyncClient, accepted: str, encoding: str | None
) -> None:
    path = "/assets/index-a1b2.js"
    async with http.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        content = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    expected = {"br": BROTLI, None: SCRIPT}
    if encoding == "gzip":
        content = gzip.decompress(content)
    assert content == expected.get(encoding, SCRIPT)


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/assets/index-a1b2.js"])
async def test_head_is_get_without_the_content(http: httpx.AsyncClient, path: str) -> None:
    plain = {"accept-encoding": "identity"}
    head, whole = await http.head(path, headers=plain), await http.get(path, headers=plain)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.content))
    assert head.headers["etag"] == whole.headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/assets/",
        "/assets/nowhere.js",
        "/assets/index-a1b2.js.br",
        "/assets/index.html",
        "/t",
        "/t/k3v/more",
    ],
)
async def test_what_is_not_there_is_refused_as_everywhere(
    http: httpx.AsyncClient, path: str
) -> None:
    check_refusal(await http.get(path), 404, "no-page")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "/assets//../../secret.txt",
        "/assets/..%00/secret.txt",
        "//secret.txt",
    ],
)
async def test_no_path_leads_out_of_the_page(tmp_path: Path, folder: Path, path: str) -> None:
    async with running(tmp_path / "data", page=str(folder)) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        # by hand: a client would tidy the path up
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
    assert b" 404 " in answer.split(b"\r\n")[0]
    assert b"secret" not in answer


async def test_pages_are_only_read(http: httpx.AsyncClient) -> None:
    for path in ("/", "/icon.svg", "/assets/index-a1b2.js"):
        check_refusal(await http.post(path), 405, "bad-method")


async def test_around_the_page_everything_is_where_it_was(http: httpx.AsyncClient) -> None:
    assert (await http.get("/healthz")).text == "ok"
    assert (await http.get("/api/games")).status_code == 200
    check_refusal(await http.get("/api/nowhere"), 404, "no-page")
    check_refusal(await http.get("/api/tables/nowhere"), 404, "no-table")


async def test_without_a_page_one_sentence_says_how_to_play(server: Running) -> None:
    visitor = await server.guest()
    table = await visitor.create("me", "open")
    assert f"dvergar connect {server.url}/t/" in await visitor.get("/")
    assert f"dvergar connect {table['link']}" in await visitor.get(f"/t/{table['id']}")
    assert (await visitor.get("/t/nowhere", 404))["key"] == "no-table"
    assert (await visitor.get("/assets/index-a1b2.js", 404))["key"] == "no-page"
