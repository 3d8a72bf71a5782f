"""What goes wrong because of something from outside. Each is one clear sentence."""

from __future__ import annotations

import errno

from dvergar.kernel.message import Args, Message


class DvergarError(Exception):
    """Bad input. Nothing was changed. `message` says why; `package` has its words, if not here."""

    def __init__(self, key: str, args: Args | None = None, package: str = "") -> None:
        self.message = Message(key, args or {})
        self.package = package
        super().__init__(key, args, package)

    def say(self, language: str) -> str:
        """The sentence in a language."""
        from dvergar.kernel.language import Text

        packages = [self.package] if self.package else []
        return Text(language, *packages).say(self.message)

    def __str__(self) -> str:
        return self.say("en")


def why_failed(error: OSError) -> Args:
    """What the system says about a file: `reason-ENOENT` and the like are texts."""
    return {"reason": errno.errorcode.get(error.errno or 0, "?")}


class IllegalAction(DvergarError):
    """An action that the rules do not allow now."""


class BadSetup(DvergarError):
    """A seat count, seed or option that a game does not have."""


class BadActionText(DvergarError):
    """Words that are no action of this game."""


class BadSnapshot(DvergarError):
    """Data that no state was dumped as."""


class BadMatchFile(DvergarError):
    """A match file that cannot be read."""


class BadData(DvergarError):
    """A record of a data file that is not valid."""


class BadScorePad(DvergarError):
    """A score pad with something impossible on it: with which player (from 0), in which field."""

    def __init__(
        self,
        key: str,
        args: Args | None = None,
        package: str = "",
        *,
        player: int | None = None,
        field: str = "",
    ) -> None:
        super().__init__(key, args, package)
        self.player = player
        self.field = field
