"""Who one is, kept between two runs."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from dvergar.client.cookies import CookieFile, after_answer

HERE, THERE = "http://127.0.0.1:1", "http://127.0.0.1:2"


def test_an_answer_may_set_change_or_take_away_the_cookie() -> None:
    assert after_answer(None, []) is None
    assert after_answer("old", []) == "old"
    assert after_answer("old", ["other=1; Path=/"]) == "old"
    assert after_answer("old", ["dvergar=a.b-c_d; HttpOnly; Path=/; SameSite=lax"]) == "a.b-c_d"
    assert after_answer("old", ['dvergar=""; Max-Age=0; Path=/']) is None
    assert after_answer(None, ['dvergar="a b"; Path=/']) == '"a b"'


def test_each_server_has_its_own_cookie(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "cookies"
    assert CookieFile(path).get(HERE) is None
    CookieFile(path).put(HERE, "one")
    CookieFile(path).put(THERE, "two")
    assert (CookieFile(path).get(HERE), CookieFile(path).get(THERE)) == ("one", "two")
    CookieFile(path).put(HERE, None)
    assert json.loads(path.read_text()) == {THERE: "two"}
    assert [file.name for file in path.parent.iterdir()] == ["cookies"]


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "cookies"
    path.write_text("{}")
    path.chmod(0o644)
    CookieFile(path).put(HERE, "one")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_another_file_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_text("Dear diary")
    with pytest.raises(ValueError, match="is no file of cookies"):
        CookieFile(path).put(HERE, "one")
    assert path.read_text() == "Dear diary"


def test_nothing_is_left_behind_when_writing_fails(tmp_path: Path) -> None:
    path = tmp_path / "cookies"
    path.mkdir()
    file = CookieFile(path)
    with pytest.raises(OSError):
        file.put(HERE, "one")
    assert [one.name for one in tmp_path.iterdir()] == ["cookies"]
