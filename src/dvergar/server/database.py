"""The connection to SQLite or PostgreSQL, and the migrations that are applied at the start."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from dvergar.server.refusal import BAD, Refusal

#: any number of our own, so that two processes do not migrate at once
_MIGRATION_LOCK = 0x44564552

#: what comes of an address behind which there is no database of ours (or no such setting or port)
_NO_DATABASE = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    OverflowError,
    TypeError,
)


def open_engine(url: str, patience: float | None = None, most: int = 10) -> AsyncEngine:
    """An engine for this address; a SQLite file can be read by its owner only.

    `patience`: seconds after which a PostgreSQL that does not answer is given up; `most`: so many
    connections.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise Refusal(BAD, "bad-database", {"given": url.partition(":")[0]}) from None
    if parsed.get_backend_name() == "sqlite":
        path = Path(parsed.database or "")
        file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            os.fchmod(file, 0o600)
        finally:
            os.close(file)
        size = min(most, 4)
        engine = create_async_engine(url, pool_size=size, max_overflow=0, hide_parameters=True)
        _set_up_sqlite(engine)
        return engine
    size = min(most, 6)
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=most - size,
        pool_timeout=patience or 30,
        connect_args={} if patience is None else {"timeout": patience, "command_timeout": patience},
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "handle_error", _give_up)
    return engine


def _give_up(context: ExceptionContext) -> None:
    """A connection on which something took too long is not used again."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


def is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


def _set_up_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        # transactions begin where we say so, not where the driver guesses
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode = WAL",
            # an acknowledged action survives a power failure, too
            "synchronous = FULL",
            "foreign_keys = ON",
            "busy_timeout = 10000",
            "cache_size = -4000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing", False)
        at_once(connection, "BEGIN IMMEDIATE" if writing else "BEGIN")


def at_once(connection: Connection, statement: str) -> Sequence[Any]:
    """The rows of a plain statement, in one turn of SQLite's thread; a cursor takes up to four."""
    adapted: Any = connection.connection.dbapi_connection
    try:
        rows: Sequence[Any] = adapted.run_async(lambda driver: driver.execute_fetchall(statement))
    except sqlite3.Error as error:
        raise DBAPIError(statement, None, error) from error
    return rows


async def open_database(url: str, patience: float | None = None) -> AsyncEngine:
    """A database that can be reached, in its newest form."""
    try:
        engine = open_engine(url)  # to bring it there may take its time
        try:
            await migrate(engine)
        finally:
            await engine.dispose()
    except _NO_DATABASE as error:
        raise Refusal(BAD, "no-database-there", {"reason": type(error).__name__}) from None
    return open_engine(url, patience)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest form."""
    async with engine.connect() as connection:
        await connection.execution_options(writing=True)
        async with connection.begin():
            if not is_sqlite(engine):
                lock = text("SELECT pg_advisory_xact_lock(:key)")
                await connection.execute(lock, {"key": _MIGRATION_LOCK})
            await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(files("dvergar.server") / "migrations"))
    config.attributes["connection"] = connection
    logging.getLogger("alembic").setLevel(logging.WARNING)
    command.upgrade(config, "head")
