"""What people may call themselves and say, by Unicode's own definitions.

A letter is what a reader takes for one: a grapheme cluster, be it an accented letter, a syllable or
a family of emoji. Every letter must be visible and small enough not to cover its neighbours.
"""

from __future__ import annotations

import unicodedata
from itertools import islice

import regex

#: accents on one letter: Hebrew, Vietnamese and Burmese need up to three
_ACCENTS = 3
#: marks of any kind after one letter: vowels that are written beside it count, too
_MARKS = 6
#: signs that a letter may take; emoji of a family take the most
_SIGNS = 16
#: so many marks in a row are in no writing, and to put them in order takes long
_RUN = regex.compile(r"\p{M}{25}")

#: signs without any ink that Unicode counts among the visible ones: Braille, music, hieroglyphs
_INKLESS = r"\u2800\U0001D159\U00013441\U00013442\U00016FE4"
_SPACES = regex.compile(rf"[\p{{White_Space}}{_INKLESS}]+")
_LETTER = regex.compile(r"\X")

_MARK = r"(?!\p{Default_Ignorable_Code_Point})\p{M}"
_VISIBLE = rf"[^\p{{C}}\p{{Z}}\p{{M}}\p{{Default_Ignorable_Code_Point}}{_INKLESS}]"
_PICTURE = r"(?!\p{Cn})\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?"
_EMOJI = "|".join(
    [
        rf"{_PICTURE}(?:\u200D{_PICTURE}){{1,3}}",
        r"\U0001F3F4[\U000E0030-\U000E0039\U000E0061-\U000E007A]{1,6}\U000E007F",
        _PICTURE,
        r"[0-9#*]\uFE0F\u20E3?",
    ]
)
#: joiners where writing needs them: at an Indic virama, inside a word of a joined script
_JOINED = r"[\p{Joining_Type=D}\p{Joining_Type=R}\p{Joining_Type=L}\p{Joining_Type=T}]"
_JOINER = "|".join(
    [
        r"(?<=\p{ccc=9})[\u200C\u200D]",
        r"(?<=\p{L})\u200D(?=\p{ccc=9})",
        rf"(?<={_JOINED})[\u200C\u200D](?={_JOINED})",
    ]
)
#: a variant of a Chinese or Japanese character, as in family names
_IDEOGRAPH = r"\p{Ideographic}[\uFE00-\uFE02\U000E0100-\U000E01EF]"
_SEEN = rf"(?:{_EMOJI}|{_IDEOGRAPH}|{_VISIBLE})(?:{_MARK}){{0,{_MARKS}}}+"
_WORDS = regex.compile(rf"(?: |{_SEEN}|(?:{_JOINER})(?:{_MARK})?)++")
_HEAP = regex.compile(rf"(?:[\p{{Mn}}\p{{Me}}]\p{{Mc}}*){{{_ACCENTS + 1}}}")
_ACCOUNT = regex.compile(r"[\p{L}\p{M}\p{Nd}_-]+")
#: scripts in which people write today, and those that are written together (see UTS 39)
_SCRIPTS = (
    "Adlam Arabic Armenian Balinese Bengali Canadian_Aboriginal Cherokee Cyrillic Devanagari "
    "Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Javanese Kannada Khmer Lao Latin Malayalam "
    "Mongolian Myanmar Nko Oriya Sinhala Syriac Tamil Telugu Thaana Thai Tibetan Tifinagh Yi "
    "Latin+Han+Hiragana+Katakana Latin+Han+Hangul Latin+Han+Bopomofo"
)
_ONE_SCRIPT = regex.compile(
    "|".join(
        r"[\p{sc=Common}\p{sc=Inherited}\p{sc=" + r"}\p{sc=".join(each.split("+")) + "}]+"
        for each in _SCRIPTS.split()
    )
)


def on_one_line(text: str) -> str:
    """Composed letters (NFC), and one blank between words; what nobody can read stays as it is."""
    if _RUN.search(text):
        return text
    return _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip()


def visible_words(text: str, most: int) -> str | None:
    """The text on one line; None unless it has 1 to `most` letters and all can be seen."""
    if len(text) > _SIGNS * most or _RUN.search(text):
        return None
    shown = on_one_line(text)
    if _WORDS.fullmatch(shown) is None or _HEAP.search(unicodedata.normalize("NFD", shown)):
        return None
    # not all are counted: to part a long row of flags takes long
    return shown if sum(1 for _ in islice(_LETTER.finditer(shown), most + 1)) <= most else None


def account_word(text: str, least: int, most: int) -> str | None:
    """The name of an account: letters of one script with their marks, digits, - and _."""
    shown = visible_words(text, most)
    if shown is None or _ACCOUNT.fullmatch(shown) is None or letters(shown) < least:
        return None
    if _ONE_SCRIPT.fullmatch(shown) is None:
        return None
    # bold, round or wide letters would be other accounts that read the same
    return shown if unicodedata.is_normalized("NFKC", shown) else None


def letters(text: str) -> int:
    """How many letters a reader counts."""
    return len(_LETTER.findall(text))
