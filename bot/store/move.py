"""Moving to another database, such as from SQLite to PostgreSQL: every row of every table, checked by counting."""

from collections.abc import Sequence

from sqlalchemy import BigInteger, Integer, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.backup import existing, sqlite_file
from bot.store.errors import BadDatabase
from bot.store.locks import FileLock
from bot.store.postgres import postgres_engine
from bot.store.sqlite import sqlite_engine
from bot.store.store import checked, open_database
from bot.store.tables import metadata

BATCH = 500


async def move(source: str, target: str) -> str:
    """Copy everything into an empty database; the old one stays as it is. Nobody may write to it meanwhile."""
    lock = FileLock(existing(sqlite_file(source))) if checked(source).get_backend_name() == "sqlite" else None
    for url in (source, target):
        await (await open_database(url)).close()  # both at this program's schema
    if lock is not None:
        await lock.take(patience=0)
    old, new = _engine(source), _engine(target)
    try:
        async with old.connect() as reading, new.begin() as writing:
            counted = [await _copied(reading, writing, table) for table in metadata.sorted_tables]
            await _numbers_go_on(writing)
    except SQLAlchemyError as error:
        raise BadDatabase(f"nothing was moved: {error}") from error
    finally:
        await old.dispose()
        await new.dispose()
        if lock is not None:
            await lock.close()
    rows = [f"{table.name} {n}" for table, n in zip(metadata.sorted_tables, counted, strict=True) if n]
    where = checked(target).render_as_string()
    return f"moved to {where}: {', '.join(rows) or 'nothing, it was empty'}; now set DATABASE_URL to it"


def _engine(url: str) -> AsyncEngine:
    parsed = checked(url)
    return sqlite_engine(parsed) if parsed.get_backend_name() == "sqlite" else postgres_engine(parsed)


async def _copied(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> int:
    """One table; how many rows it has there now."""
    if await _count(writing, table):
        raise BadDatabase(f"the other database is not empty (table {table.name}); name an empty one")
    order = list(table.primary_key)
    rows = await reading.stream(select(table).order_by(*order))
    async for batch in rows.mappings().partitions(BATCH):
        await writing.execute(insert(table), [dict(row) for row in batch])
    copied = await _count(writing, table)
    if copied != await _count(reading, table):
        raise BadDatabase(f"table {table.name} changed while it was copied; stop the bot first")
    return copied


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _numbers_go_on(connection: AsyncConnection) -> None:
    """PostgreSQL counts new rows on from the highest there is."""
    if connection.dialect.name != "postgresql":
        return
    for table in metadata.sorted_tables:
        for column in _numbered(table):
            of = f"pg_get_serial_sequence('{table.name}', '{column}')"
            highest = f"(SELECT coalesce(max({column}), 0) + 1 FROM {table.name})"
            await connection.execute(text(f"SELECT setval({of}, {highest}, false) WHERE {of} IS NOT NULL"))


def _numbered(table: Table) -> Sequence[str]:
    keys = [column for column in table.primary_key if isinstance(column.type, BigInteger | Integer)]
    return [column.name for column in keys if len(keys) == 1 and column.autoincrement]
