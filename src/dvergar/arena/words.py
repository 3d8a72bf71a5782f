"""Figures and names in words, the same in every report."""

from __future__ import annotations

from collections.abc import Sequence

from dvergar.arena.bootstrap import Interval
from dvergar.arena.schedule import Plan
from dvergar.kernel.game import show_option
from dvergar.kernel.language import Text


def columns(text: Text, *keys: str) -> list[str]:
    """Heads of columns."""
    return [text(f"column-{key}") for key in keys]


def options_of(plan: Plan) -> Sequence[str]:
    return [f"{name}={show_option(value)}" for name, value in plan.setup.options.items()]


def category(text: Text, key: str) -> str:
    """What lines of the score sheet are called when several are counted together."""
    own = f"category-{key}"
    return text(own if text.knows(own) else f"line-{key}")


def ending_name(text: Text, ending: str) -> str:
    """How games ended, whatever differs from one to the other: `outcome-<key>-often`, or the
    sentence of the end where nothing does."""
    own = f"outcome-{ending}-often"
    return text(own if text.knows(own) else f"outcome-{ending}")


def item_name(text: Text, kind: str, item: str) -> str:
    """What an item is called, if it has a name of its own."""
    key = f"{kind}-{item}"
    return text(key) if text.knows(key) else item


def one_digit(text: Text, figure: float) -> str:
    return text("figure-one", figure=figure)


def whole(text: Text, figure: int) -> str:
    return text("figure-whole", figure=figure)


def between(text: Text, interval: Interval) -> str:
    return f"{one_digit(text, interval.low)}–{one_digit(text, interval.high)}"


def percent(text: Text, share: float) -> str:
    return text("figure-percent", figure=100 * share)


def percents(text: Text, interval: Interval) -> str:
    """Without the sign, which stands beside it."""
    return between(text, interval.scaled(100))


def milliseconds(text: Text, us: float) -> str:
    return text("figure-milliseconds", figure=us / 1000)
