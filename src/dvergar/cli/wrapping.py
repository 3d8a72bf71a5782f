"""Where a line on the terminal may break: at ordinary spaces only."""

from __future__ import annotations

import re

import rich._wrap

#: a word and the spaces around it; rich's own takes no-break spaces for gaps
_WORD = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")


def keep_together() -> None:
    """Never break at a no-break space, as before a French colon; rich has no setting for it."""
    rich._wrap.re_word = _WORD
