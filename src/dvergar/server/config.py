"""How a server is set up: where it listens, where it keeps its data, and what it allows."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
from platformdirs import user_data_path
from sqlalchemy.engine import URL

from dvergar.server.refusal import BAD, Refusal


class Limits(msgspec.Struct, frozen=True):
    """What one person, address or frame may use. `dvergar serve --limit NAME=N` sets one."""

    #: bytes of a request, of a match file to import, of a frame on a socket
    body: int = 64_000
    match_file: int = 200_000
    frame: int = 8_000
    #: frames a second on one socket, and how many that cannot be understood close it
    frames: int = 20
    bad_frames: int = 20
    #: requests a minute from one address; new guests an hour; log-ins and new accounts a minute
    requests: int = 1_200
    guests: int = 120
    logins: int = 20
    #: sockets of one address, and of all
    connections: int = 100
    all_connections: int = 10_000
    #: connections of any kind of one address, and of all
    lines: int = 300
    all_lines: int = 12_000
    #: seconds for the head of a request, for its body, and without taking anything of an answer
    head_seconds: int = 15
    body_seconds: int = 30
    read_seconds: int = 60
    #: tables of one person that are not over
    tables: int = 20
    #: imports and forks of one person a minute
    imports: int = 10
    #: exports of all own data of one person an hour
    exports: int = 12
    #: new names of one person an hour
    renames: int = 10
    #: lessons that one person begins a minute
    lessons: int = 30
    #: people whom one person mutes or blocks
    others: int = 500
    #: chat: letters, and messages a minute of one person
    chat_length: int = 300
    chat: int = 20
    #: hints, and reviews begun, of one person a minute; reviews that may wait in one process
    hints: int = 30
    reviews: int = 10
    review_queue: int = 20
    name_length: int = 24

    def with_values(self, pairs: dict[str, int]) -> Limits:
        """The same with some limits changed."""
        for name, value in pairs.items():
            if name not in self.__struct_fields__ or not 1 <= value <= 1_000_000_000:
                names = list(self.__struct_fields__)
                raise Refusal(BAD, "bad-limit", {"given": f"{name}={value}", "known_list": names})
        return msgspec.structs.replace(self, **pairs)


class Keep(msgspec.Struct, frozen=True):
    """Days after which something is let go; 0: never. `dvergar serve --keep NAME=DAYS` sets one."""

    #: open tables at which nothing happens are cancelled, and cancelled ones removed
    open: int = 14
    cancelled: int = 30
    #: running games in which nothing happens are left to bots
    running: int = 180
    #: guests who hold no seat, host nothing and do not come back
    guests: int = 60
    #: imports, and forks in which nobody made a move, if nobody opens them
    imports: int = 90
    lessons: int = 30

    def with_values(self, pairs: dict[str, int]) -> Keep:
        """The same with some of them changed."""
        for name, days in pairs.items():
            if name not in self.__struct_fields__ or not 0 <= days <= 36_500:
                names = list(self.__struct_fields__)
                raise Refusal(BAD, "bad-keep", {"given": f"{name}={days}", "known_list": names})
        return msgspec.structs.replace(self, **pairs)


class Patience(msgspec.Struct, frozen=True):
    """Seconds after which a bot may play for a player who is waited for, if the others agree; and
    how long a reaction waits for one who is gone."""

    #: not connected
    away: int = 180
    #: connected, but without a sign of life
    silent: int = 600
    #: where a game goes on over days
    days: int = 3 * 24 * 3600
    #: that remain for an answer after the first vote
    answer: int = 20
    #: at a live table: not connected, and asked for a reaction: then the person is called, and
    #: after so many more silence answers
    gone: int = 6
    call: int = 3


USUAL = Patience()


class Config(msgspec.Struct, frozen=True):
    """Everything that `dvergar serve` decides."""

    data: str
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    #: processes in which bots think, and how long one decision may take them
    thinkers: int = 2
    think_seconds: float = 10.0
    #: playouts for a hint, and for each decision of a review
    hint_playouts: int = 400
    review_playouts: int = 200
    #: the folder of the built page; without one there, tables are joined from the terminal
    page: str = str(Path(__file__).with_name("page"))
    limits: Limits = Limits()
    keep: Keep = Keep()
    patience: Patience = USUAL
    #: a folder that corrects the figures of games
    corrections: str | None = None

    @property
    def folder(self) -> Path:
        return Path(self.data)


def default_folder() -> Path:
    """Where the data lie if nobody says otherwise."""
    return user_data_path("dvergar", appauthor=False)


def database_url(folder: Path, given: str | None) -> str:
    """The database in SQLAlchemy's words: a file in the data folder, or PostgreSQL."""
    if given is None:
        file = str(folder / "dvergar.sqlite")
        return URL.create("sqlite+aiosqlite", database=file).render_as_string()
    scheme, sign, rest = given.partition("://")
    if not sign or scheme not in ("postgresql", "postgres"):
        raise Refusal(BAD, "bad-database", {"given": scheme})
    # the driver's own word for what PostgreSQL's programs call sslmode
    rest = re.sub(r"(?<=[?&])sslmode=", "ssl=", rest)
    return f"postgresql+asyncpg://{rest}"


_VARIABLE = "DVERGAR_SERVER"


def to_environment(config: Config) -> None:
    """Hand the set-up to the worker processes."""
    os.environ[_VARIABLE] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    return msgspec.json.decode(os.environ[_VARIABLE], type=Config)
