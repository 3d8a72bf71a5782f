"""In the place of `think`. The processes of bots import this, so it imports next to nothing."""

from __future__ import annotations

import os
import signal
import time


def sleep_in_there(*given: object) -> tuple[str, float]:
    """A bot that never comes to an end."""
    while True:
        time.sleep(0.05)


def say_who_thinks(*given: object) -> tuple[str, float]:
    return str(os.getpid()), 0.0


def die_in_there(*given: object) -> tuple[str, float]:
    os.kill(os.getpid(), signal.SIGKILL)
    return "never", 0.0


def fail_in_there(*given: object) -> tuple[str, float]:
    raise ZeroDivisionError("a mistake of the bot")


def think_a_while(*given: object) -> str:
    """A bot that needs some time, and then makes a mistake: the choice falls at random."""
    time.sleep(0.2)
    raise ZeroDivisionError("a mistake of the bot")
