"""SQLite: one writer, a few readers, at most one hop and one fsync per write.

SQLAlchemy opens the connections and writes the SQL. A prepared list of statements then runs as a whole: awaiting
statement by statement costs ten times the fsync it waits for, and a task cancelled between two of them would leave a
transaction open. It runs on the connection's own thread, so that nobody waits for the disk; but where the disk is
quick, the way to the thread and back takes as long as the disk, and the write is made on the spot. There nobody waits
for a lock: one that somebody else holds is waited for in the thread.
"""

import asyncio
import contextlib
import itertools
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite
from sqlalchemy import URL, ClauseElement, event
from sqlalchemy.dialects import sqlite as dialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.compiler import SQLCompiler

from bot.store.database import Broken, Params, Query, Row, Step
from bot.store.errors import Unavailable
from bot.store.files import owned

T = TypeVar("T")
READERS = 2
QUICK = 0.001  # seconds; a write that takes longer keeps others from being answered
TRUSTED_AFTER = 8  # quick writes in a row
PAGES = 200  # given back to the disk at a time
PATIENCE = 10.0  # seconds that the thread waits for a lock somebody else holds
PASSING = (  # what goes away again by itself, or by somebody who clears the disk
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PROTOCOL,
)  # fmt: skip
PRAGMAS = (
    "auto_vacuum = INCREMENTAL",  # of a new file; see `shrink`
    "busy_timeout = 5000",
    "synchronous = FULL",
    "foreign_keys = ON",
    "cache_size = -8192",
    "secure_delete = OFF",  # on in Debian: every page given back would be wiped, and so written once more
)
POSITIONAL = dialect.dialect(paramstyle="qmark")


def sqlite_engine(url: URL) -> AsyncEngine:
    """An engine whose connections are set up as the store wants them."""
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        owned(Path(url.database))
    engine = create_async_engine(url, hide_parameters=True, connect_args={"check_same_thread": False})

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin and end where we say
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


async def use_write_ahead_log(engine: AsyncEngine) -> None:
    """Switch the file to WAL, for good; SQLite does not wait by itself when another process does the same just now."""
    async with engine.connect() as connection:
        raw = await connection.get_raw_connection()
        lane = cast(aiosqlite.Connection, raw.driver_connection)
        for tries_left in reversed(range(100)):
            try:
                await lane.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError:
                if not tries_left:
                    raise
            await asyncio.sleep(0.1)


class Request:
    """A write on its way to the writer's thread, and what became of it."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.given: list[list[Row]] = []
        self.error: Exception | None = None
        self.made = False

    def outcome(self) -> list[list[Row]]:
        """What the steps gave back, or what stopped them."""
        if isinstance(self.error, sqlite3.IntegrityError):
            raise Broken(str(self.error)) from self.error
        if self.error is not None:
            raise passing(self.error) or self.error
        return self.given

    def stop(self, error: Exception) -> None:
        """It cannot be carried out."""
        self.error, self.made = error, True


class SqliteDatabase:
    """A SQLite file in WAL mode."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._open = AsyncExitStack()
        self._waiting: deque[Request] = deque()
        self._writing = threading.Lock()
        self._quick = 0
        """How many writes in a row were quick."""

    async def start(self) -> "SqliteDatabase":
        """Open the writer and the readers."""
        self._writer = await self._lane()
        await hop(self._writer, sqlite3.Connection.execute, "PRAGMA busy_timeout = 0")  # see `begin`
        self._readers = itertools.cycle([await self._lane() for _ in range(READERS)])
        return self

    async def read(self, statement: Query, **params: object) -> list[Row]:
        """The rows of one statement, from committed state."""
        try:
            return await hop(next(self._readers), fetch, statement, params)
        except sqlite3.Error as error:
            raise passing(error) or error from error

    async def write(self, *steps: Step) -> list[list[Row]]:
        """Carry out all steps durably or none; writes that come while another one syncs share the next fsync."""
        mine = Request(steps)
        self._waiting.append(mine)
        if self._quick >= TRUSTED_AFTER:
            await self._company(mine)
        # Whoever comes first carries out everything that waits; mine is made at the latest when my own hop is through.
        if not mine.made and not self._on_the_spot():
            await hop(self._writer, self._in_the_thread)
        return mine.outcome()

    async def _company(self, mine: Request) -> None:
        """Let those who write at the same moment join in; somebody cancelled meanwhile has written nothing."""
        try:
            await asyncio.sleep(0)
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            raise

    def _on_the_spot(self) -> bool:
        """Write here and now, unless that could take long or somebody else has the lock."""
        if self._quick < TRUSTED_AFTER or not self._writing.acquire(blocking=False):
            return False
        try:
            return self._carry_out(self._writer._conn, patience=0.0)
        finally:
            self._writing.release()

    def _in_the_thread(self, connection: sqlite3.Connection) -> None:
        with self._writing:
            self._carry_out(connection, PATIENCE)

    def _carry_out(self, connection: sqlite3.Connection, patience: float) -> bool:
        """Everything that waits by now, and how long it took; False if some of it must go on waiting for the lock."""
        if not (batch := [self._waiting.popleft() for _ in range(len(self._waiting))]):
            return True
        began = time.perf_counter()
        left = carry_out(connection, batch, patience)
        self._waiting.extendleft(reversed(left))
        self._quick = self._quick + 1 if not left and time.perf_counter() - began < QUICK else 0
        return not left

    async def shrink(self) -> None:
        """Give free pages back to the disk, a few at a time, so that nobody waits long for the writer."""
        while await hop(self._writer, self._shrink):
            pass

    def _shrink(self, connection: sqlite3.Connection) -> bool:
        with self._writing:
            [(before,)] = connection.execute("PRAGMA freelist_count").fetchall()
            connection.execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
            [(after,)] = connection.execute("PRAGMA freelist_count").fetchall()
            return bool(0 < after < before)

    async def close(self) -> None:
        """Let go of every connection."""
        await self._open.aclose()
        await self._engine.dispose()

    async def _lane(self) -> aiosqlite.Connection:
        connection = await self._open.enter_async_context(self._engine.connect())
        raw = await connection.get_raw_connection()
        return cast(aiosqlite.Connection, raw.driver_connection)


async def hop(lane: aiosqlite.Connection, work: Callable[..., T], *args: object) -> T:
    """Run a function on the connection's thread; it finishes even if nobody waits for it any more."""
    # aiosqlite has no public door for this; SQLAlchemy's own driver goes through the same one.
    return cast(T, await lane._execute(work, lane._conn, *args))  # type: ignore[no-untyped-call]


def fetch(connection: sqlite3.Connection, statement: Query, params: Mapping[str, object]) -> list[Row]:
    """All rows of a select."""
    sql, values = compiled(statement)
    return connection.execute(sql, values(params)).fetchall()


def carry_out(connection: sqlite3.Connection, batch: Sequence[Request], patience: float) -> list[Request]:
    """All requests in one transaction with one fsync; if one of them fails, each on its own instead.

    Gives back those that found the lock taken and have no time to wait for it.
    """
    try:
        begin(connection, patience)
    except sqlite3.Error as error:
        if is_busy(error) and not patience:
            return list(batch)
        for request in batch:
            request.stop(error)
        return []
    try:
        for request in batch:
            request.given = [carry_out_step(connection, step) for step in request.steps]
        connection.execute("COMMIT")
        for request in batch:
            request.made = True
        return []
    except Exception as error:
        with contextlib.suppress(sqlite3.Error):  # some errors have undone everything already
            connection.execute("ROLLBACK")
        if len(batch) == 1:
            batch[0].stop(error)
            return []
    return [left for request in batch for left in carry_out(connection, [request], patience)]


def begin(connection: sqlite3.Connection, patience: float) -> None:
    """Take the lock; SQLite's own way of waiting could not tell the event loop from a thread."""
    if connection.in_transaction:  # the last one went wrong, and so did undoing it
        connection.execute("ROLLBACK")
    end = time.monotonic() + patience
    while True:
        try:
            connection.execute("BEGIN IMMEDIATE")
            return
        except sqlite3.OperationalError as error:
            if not is_busy(error) or time.monotonic() >= end:
                raise
        time.sleep(0.01)


def is_busy(error: sqlite3.Error) -> bool:
    """Somebody else has the lock."""
    return _code(error) == sqlite3.SQLITE_BUSY


def passing(error: Exception) -> Unavailable | None:
    """The same in our words, if it is something that goes away again."""
    if isinstance(error, sqlite3.Error) and _code(error) in PASSING:
        return Unavailable(str(error))
    return None


def _code(error: sqlite3.Error) -> int:
    """The primary code of an error; extended ones carry it in their last byte."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def carry_out_step(connection: sqlite3.Connection, step: Step) -> list[Row]:
    """One step; whoever touches no row though it must stops the whole write."""
    sql, values = compiled(step.statement)
    if isinstance(step.params, Mapping):
        cursor = connection.execute(sql, values(step.params))
    else:
        cursor = connection.executemany(sql, map(values, step.params))
    given = cursor.fetchall() if cursor.description else []
    if step.unless is not None and not given and cursor.rowcount < 1:
        raise step.unless
    return given


@cache
def compiled(statement: ClauseElement) -> tuple[str, Callable[[Params], list[object]]]:
    """The SQL of a statement and what puts values in its order; statements are made once and kept by their modules."""
    made = cast(SQLCompiler, statement.compile(dialect=POSITIONAL))
    order = made.positiontup or []
    fixed = {name: bind.value for bind, name in made.bind_names.items() if not bind.required}

    def values(params: Params) -> list[object]:
        return [params[name] if name in params else fixed[name] for name in order]

    return str(made), values
