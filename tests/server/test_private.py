"""What only its owner may read: the data folder, and in it the key that signs cookies."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from dvergar.server.private import make_folder, read_secret, write_secret
from dvergar.server.refusal import Refusal
from tests.cli.command import flat, run

KEY = "0123456789abcdef" * 4


def put(folder: Path, content: str, mode: int = 0o600) -> Path:
    path = folder / "secret.key"
    path.write_text(content)
    path.chmod(mode)
    return path


def refused(folder: Path) -> str:
    with pytest.raises(Refusal) as caught:
        read_secret(folder)
    assert str(folder / "secret.key") in str(caught.value)
    return caught.value.message.key


def test_a_key_is_made_once(tmp_path: Path) -> None:
    key = read_secret(tmp_path)
    assert len(key) == 64
    assert read_secret(tmp_path) == key
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("mode", [0o600, 0o400])
def test_a_key_of_an_earlier_version_is_still_good(tmp_path: Path, mode: int) -> None:
    put(tmp_path, KEY, mode)
    assert read_secret(tmp_path) == KEY.encode()


@pytest.mark.parametrize(
    "content", ["", KEY[:-1], KEY + "0", KEY + "\n", " " * 64, KEY.upper(), "é" * 64, "x" * 10_000]
)
def test_a_key_that_is_not_whole_is_refused(tmp_path: Path, content: str) -> None:
    path = put(tmp_path, content)
    assert refused(tmp_path) == "key-not-whole"
    assert path.read_text() == content, "nobody's key is thrown away"


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o602, 0o644, 0o666])
def test_a_key_that_others_can_read_or_write_is_refused(tmp_path: Path, mode: int) -> None:
    put(tmp_path, KEY, mode)
    assert refused(tmp_path) == "key-open"


def test_a_key_of_somebody_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, KEY)
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    assert refused(tmp_path) == "key-not-ours"


def link_elsewhere(path: Path) -> None:
    path.symlink_to(put(path.parent, KEY).rename(path.with_name("elsewhere")))


def link_nowhere(path: Path) -> None:
    path.symlink_to("nowhere")


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo, link_elsewhere, link_nowhere])
def test_what_is_no_ordinary_file_is_refused(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "secret.key")
    assert refused(tmp_path) == "key-not-ours"
    assert not (tmp_path / "nowhere").exists()


def test_a_key_is_on_the_disk_before_it_has_its_name_and_its_name_before_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    sync, link = os.fsync, os.link

    def synced(file: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(file).st_mode) else "file")
        sync(file)

    def linked(draft: Path, path: Path) -> None:
        assert len(draft.read_text()) == 64
        steps.append("name")
        link(draft, path)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "link", linked)
    read_secret(tmp_path)
    assert steps == ["file", "name", "folder"]


@pytest.mark.parametrize("step", ["fsync", "link"])
def test_a_crash_before_the_key_has_its_name_leaves_no_half_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def crash(*args: object) -> None:
        raise SystemExit

    with monkeypatch.context() as broken:
        broken.setattr(os, step, crash)
        broken.setattr(Path, "unlink", crash)  # as if killed: nothing is cleared up
        with pytest.raises(SystemExit):
            read_secret(tmp_path)
    left = [path.name for path in tmp_path.iterdir()]
    assert len(left) == 1
    assert left[0].startswith("secret-")
    assert len(read_secret(tmp_path)) == 64
    assert (tmp_path / left[0]).exists(), "somebody may still be writing it"
    os.utime(tmp_path / left[0], (0, 0))
    read_secret(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    for name in ("secret-santa", "secret-0123456789abcdef.txt", "notes"):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (0, 0))
    read_secret(tmp_path)
    assert len(list(tmp_path.iterdir())) == 4


def test_a_key_is_never_written_over(tmp_path: Path) -> None:
    put(tmp_path, KEY)
    with pytest.raises(FileExistsError):
        write_secret(tmp_path, KEY[::-1])
    assert [path.read_text() for path in tmp_path.iterdir()] == [KEY]


def test_a_folder_for_everybody_is_refused(tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o1777)
    with pytest.raises(Refusal, match="chmod 700"):
        make_folder(tmp_path / "open")
    make_folder(tmp_path / "own" / "new")
    assert (tmp_path / "own" / "new").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "is incomplete"), ("de", "ist nicht vollständig"), ("fr", "n’est pas complète")],
)
def test_the_server_says_in_one_sentence_why_it_does_not_start(
    tmp_path: Path, lang: str, words: str
) -> None:
    put(tmp_path, "")
    outcome = run("serve", "--data", str(tmp_path), "--port", "0", "--lang", lang)
    assert outcome.code == 2
    assert words in flat(outcome.err)
    assert "Traceback" not in outcome.err
    assert not (tmp_path / "dvergar.sqlite").exists()
