"""Names and words in many scripts: what can be read is allowed, what hides or heaps up is not."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest

from dvergar.server import words
from dvergar.server.words import account_word, letters, on_one_line, visible_words

MOST = 24
NAMES = {
    "Latin": "Þórr O’Neill-Smith",
    "Vietnamese": "Nguyễn Thị Hồng Ánh",
    "Lithuanian with accents that have no letter of their own": "r\u0303\u0301 Ė\u0303",
    "Cyrillic": "Алёна Й",
    "Greek": "Ὀδυσσεύς",
    "Arabic with vowels": "مُحَمَّد",
    "Persian with a non-joiner": "می\u200cخواهم",
    "Persian with a needless non-joiner": "بازار\u200cها",
    "Hebrew with points": "שָׁלוֹם שּׁ",
    "Hindi": "हिन्दी क्षत्रिय",
    "Bengali with a joiner before the virama": "র\u200d্যাম",
    "Sinhala with a joiner": "ශ්\u200dරී",
    "Malayalam with a joiner at the end": "ന്\u200d",
    "Kannada with a non-joiner": "ರಾಜ್\u200cಕುಮಾರ್",
    "Tamil": "லக்ஷ்மி",
    "Thai": "ที่นี่ น้ำ",
    "Lao": "ກໍ່",
    "Khmer": "ស្ត្រី",
    "Burmese": "မြို့ ကြောင်",
    "Tibetan": "བསྒྲུབས ཧཱུྃ",
    "Korean": "김철수",
    "Korean in parts": unicodedata.normalize("NFD", "김철수"),
    "Chinese": "矮人",
    "Japanese with a variant of a character": "葛\U000e0100城",
    "Amharic": "አማርኛ",
    "Syriac": "ܫܠܡܐ",
    "Braille": "⠃⠕⠃",
    "signs": "x² © ™ ½",
    "a family": "👨\u200d👩\u200d👧\u200d👦",
    "a kiss with skin tones": "👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏻",
    "a flag": "🇮🇸",
    "a flag of tags": "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "a pirate's flag": "🏴\u200d☠\ufe0f",
    "a skin tone": "👍🏽",
    "keycaps": "1\ufe0f\u20e3#\ufe0f\u20e3",
    "emoji as text": "☺\ufe0e",
}
NOT_NAMES = {
    "nothing": "",
    "blanks": " \t\n\u3000\u2003",
    "Hangul filler": "\u3164",
    "leading jamo filler": "\u115f",
    "vowel jamo filler": "\u1160",
    "half-width filler": "\uffa0",
    "Braille blank": "\u2800",
    "musical blank": "\U0001d159",
    "Khmer blank": "\u17b4",
    "soft hyphen": "\u00ad",
    "zero width space": "a\u200bb",
    "word joiner": "a\u2060b",
    "byte order mark": "\ufeffa",
    "grapheme joiner": "a\u034fb",
    "override": "a\u202eb",
    "isolate": "a\u2066b\u2069",
    "direction mark": "a\u200eb",
    "Arabic direction mark": "\u061ca",
    "annotation": "a\ufff9b",
    "control": "a\x00b",
    "escape": "a\x1b[31mb",
    "bell": "a\x07",
    "private use": "\ue000",
    "unassigned": "\u0378",
    "no character": "\U0010ffff",
    "half a pair": "\ud800",
    "only a joiner": "\u200d",
    "a joiner between Latin letters": "a\u200db",
    "a non-joiner between Latin letters": "a\u200cb",
    "a joiner at the end of emoji": "👨\u200d",
    "two joiners": "👨\u200d\u200d👩",
    "an endless family": "👨" + "\u200d👨" * 9,
    "a variation selector without emoji": "a\ufe0f",
    "a variant of a Latin letter": "a\U000e0100",
    "tags without a flag": "a\U000e0067\U000e007f",
    "tags without an end": "🏴\U000e0067",
    "only a mark": "\u0301",
    "a mark on a blank": "a \u0301",
    "four accents": "o\u0302\u0301\u0323\u0300",
    "a heap of marks": "Z" + "\u0315\u0342" * 25,
    "a heap behind a composed letter": "é" + "\u0302" * 3,
    "a row of vowels on one letter": "क" + "ा" * 7,
    "too long": "x" * 25,
    "too long in Hindi": "हि" * 25,
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_in_any_script_is_kept_as_composed_letters(name: str) -> None:
    assert visible_words(name, MOST) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", NOT_NAMES.values(), ids=NOT_NAMES)
def test_what_hides_or_heaps_up_is_no_name(name: str) -> None:
    assert visible_words(name, MOST) is None


@pytest.mark.parametrize(
    ("text", "count"),
    [("Þórr", 4), ("हिन्दी", 3), ("👨\u200d👩\u200d👧\u200d👦🇮🇸", 2), ("e\u0301", 1), ("ที่นี่", 2)],
)
def test_letters_are_counted_as_people_count_them(text: str, count: int) -> None:
    assert letters(text) == count


def test_a_name_of_so_many_families_is_not_too_long() -> None:
    family = "👨\u200d👩\u200d👧\u200d👦"
    assert visible_words(family * MOST, MOST) == family * MOST
    assert visible_words(family * (MOST + 1), MOST) is None


@pytest.mark.parametrize(
    "text", ["a" + "\u0315\u0300" * 1950, "\u0903" * 2600, "x" * 8000, ("a" + "\u0344" * 25) * 100]
)
def test_what_would_take_long_is_refused_before_it_is_put_in_order(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "unicodedata", None)
    assert visible_words(text, 300) is None
    if "x" not in text:
        assert on_one_line(text) == text


def test_a_row_of_flags_is_parted_no_further_than_it_may_be_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parted = []

    class Letters:
        def finditer(self, text: str) -> Iterator[None]:
            for start in range(0, len(text), 2):
                parted.append(start)
                yield

    monkeypatch.setattr(words, "_LETTER", Letters())
    assert visible_words("🇮🇸" * 1000, 300) is None
    assert len(parted) == 301


def test_words_are_put_on_one_line() -> None:
    assert on_one_line(" a\u2028b\u00a0\u3000c\u2800\n") == "a b c"
    assert visible_words("cafe\u0301 \n\n noir", MOST) == "café noir"


@pytest.mark.parametrize(
    "account",
    [
        "bob_1-2",
        "Müller",
        "mu\u0308ller",
        "हिन्दी",
        "محمد",
        "김철수",
        "Иван_1",
        "Ωμέγα",
        "山田たろう",
        "サトウX",
        "金철수",
        "李ㄅㄆ",
    ],
)
def test_an_account_may_be_in_any_script(account: str) -> None:
    assert account_word(account, 3, MOST) is not None


@pytest.mark.parametrize(
    "account",
    [
        "ab",
        "x" * 25,
        "a b c",
        "bob👍",
        "bob\u3164",
        "bob\u200d",
        "𝐁ob",
        "ｂｏｂ",
        "ﬁve",
        "ſam",
        "b²bb",
        "b\u043eb",  # Cyrillic
        "\u03bfmega",  # Greek
        "\u13aala",  # Cherokee
        "金ивано",
        "ひкато",
    ],
)
def test_an_account_has_no_letters_in_disguise(account: str) -> None:
    assert account_word(account, 3, MOST) is None
