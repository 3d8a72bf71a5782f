"""The database. What happened at a table is its entries, which are only ever added.

`tables` (from `status` on) and `seats` repeat what the entries add up to, so that the lobby can be
asked; they are written in the same transaction. `snapshots` only save time.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    #: the account's name in small letters, and as it was written; null: a guest
    Column("account", String, unique=True),
    Column("account_shown", String),
    Column("password", String),
    #: raised to make all cookies of this person invalid
    Column("generation", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    #: a guest who has logged in: the person that it is now
    Column("became", String),
    #: when last recognised, within a day
    Column("seen", BigInteger),
    #: until then nothing that this person says is passed on
    Column("muted_until", BigInteger),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Index("persons_became", "became"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    #: 64 bits without sign, as text; never sent before the end
    Column("seed", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    #: a position that the game begins with, for forks of running games
    Column("base", Text),
    Column("host", ForeignKey("persons.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String, nullable=False),
    Column("public", Boolean, nullable=False),
    #: the table as everybody may see it, JSON
    Column("shown", Text, nullable=False),
    #: when a bot or a clock wants to be served, if the process that should do it has died
    Column("wake", BigInteger),
    Column("updated", BigInteger, nullable=False),
    #: when it was last brought into memory, within a day; only where nobody plays for a result
    Column("opened", BigInteger),
    Index("tables_lobby", "status", "updated"),
    Index("tables_wake", "wake"),
    Index("tables_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id")),
    Index("seats_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String),
    #: the client's own id of what it sent: the same id is never stored twice
    Column("client", String),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "person", "client", name="entries_once"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    #: the entry after whose move this was the position
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    #: what was found out about each decision so far, JSON; and how many there are
    Column("body", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    #: until then a process works on it, or has died; null: it is complete
    Column("claimed", BigInteger),
)

#: when a server ran (see `uptime.py`), milliseconds since 1970
uptimes = Table(
    "uptimes",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("seen", BigInteger, nullable=False),
)

#: one row: how many transactions were made (see `mark.py`); SQLite only
commits = Table(
    "commits",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("count", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    #: who sat there at the end: a bot's level, or null for a human
    Column("level", String),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    #: the share of the victory in thousandths
    Column("won", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    #: points by line of the score sheet, JSON
    Column("lines", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    #: what the seat got by the game's insight, JSON, and how many decisions it took back;
    #: null: nobody has asked yet
    Column("gains", Text),
    Column("undone", Integer),
    Index("results_game", "game"),
)

#: whom a person has muted or blocked; gone with either of them
relations = Table(
    "relations",
    metadata,
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    #: `mute` or `block`
    Column("kind", String, nullable=False),
    #: what the other was called then
    Column("name", String, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("relations_other", "other"),
)

#: what `dvergar admin` has done, for a server on SQLite; PostgreSQL has NOTIFY for it
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("line", String, nullable=False),
)
#: what is kept in a backup: not what is only true of this one database
_LOCAL = (commits, notices, uptimes)
CONTENT = [table for table in metadata.sorted_tables if table not in _LOCAL]
