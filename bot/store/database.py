"""The one way to a database: a read is one statement, a write is a list of steps that all happen or none."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from sqlalchemy import Column, Delete, Insert, Select, Table, Update, bindparam
from sqlalchemy.dialects import postgresql

Params = Mapping[str, object]
Row = tuple[Any, ...]
Query = Select[Any]
"""A statement that reads rows."""
Write = Insert | Update | Delete
Record = TypeVar("Record", bound=msgspec.Struct)


class Step(NamedTuple):
    """One statement of a write; `unless` is raised, and nothing happens, when it touches no row."""

    statement: Write | Query
    params: Params | Sequence[Params] = {}
    unless: Exception | None = None


class Broken(Exception):
    """A write would have broken a uniqueness or a reference; nothing happened."""


class Database(Protocol):
    """SQLite and PostgreSQL, seen alike."""

    async def read(self, statement: Query, **params: object) -> list[Row]:
        """The rows of one statement, from committed state."""
        ...

    async def write(self, *steps: Step) -> list[list[Row]]:
        """Carry out all steps durably or none; the rows each step gave back (RETURNING)."""
        ...

    async def shrink(self) -> None:
        """Give back to the disk what was cleared away."""
        ...

    async def close(self) -> None:
        """Let go of every connection."""
        ...


def fields(kind: type[msgspec.Struct], table: Table) -> list[Column[Any]]:
    """The columns of a table that make one record, in the record's order."""
    return [table.c[name] for name in kind.__struct_fields__]


def records(kind: type[Record], rows: Sequence[Row]) -> list[Record]:
    """Rows selected with `fields` as records."""
    return [kind(*row) for row in rows]


def first(kind: type[Record], rows: Sequence[Row]) -> Record | None:
    """The first of the rows as a record, if there is one."""
    return kind(*rows[0]) if rows else None


def insert(table: Table, *without: str) -> postgresql.Insert:
    """An insert of all columns but some, each bound by its own name.

    PostgreSQL's insert is the one whose ON CONFLICT both dialects can write.
    """
    return postgresql.insert(table).values({c.name: bindparam(c.name) for c in table.c if c.name not in without})


class Timed:
    """A database of which somebody hears how long everything took."""

    def __init__(self, database: Database, heard: Callable[[str, float, BaseException | None], None]) -> None:
        self._database, self._heard = database, heard

    async def read(self, statement: Query, **params: object) -> list[Row]:
        """The rows of one statement, from committed state."""
        with self._timed("read"):
            return await self._database.read(statement, **params)

    async def write(self, *steps: Step) -> list[list[Row]]:
        """Carry out all steps durably or none."""
        with self._timed("write"):
            return await self._database.write(*steps)

    @contextmanager
    def _timed(self, kind: str) -> Iterator[None]:
        began, failed = time.perf_counter(), None
        try:
            yield
        except BaseException as error:
            failed = error
            raise
        finally:
            self._heard(kind, time.perf_counter() - began, failed)

    async def shrink(self) -> None:
        """Give back to the disk what was cleared away."""
        await self._database.shrink()

    async def close(self) -> None:
        """Let go of every connection."""
        await self._database.close()
