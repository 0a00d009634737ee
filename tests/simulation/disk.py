"""SQLite without threads, on a disk that breaks: what aiosqlite hands to its thread is done in the loop, a bit later.

Each connection still does one thing after the other, and what was handed over is done even if nobody waits for it any
more; a killed process does nothing further, and the system closes its files.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterable
from typing import Any
from weakref import WeakSet

from bot.store import Unavailable
from bot.store.sqlite import PATIENCE, SqliteDatabase
from tests.simulation.loop import EPSILON, PROCESS, VirtualLoop

plainly = sqlite3.connect
SLOW_WRITES = 0.1  # of the writes take longer than the loop may wait


class Disk:
    """What is wrong with it just now."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.locked = self.full = self.gone = 0.0
        """Until when."""
        self.break_at: int | None = None
        """After so many statements one fails, whichever it is."""
        self.lose_answer = 0
        """So many writes are made, and nobody hears that they were."""
        self.said: Callable[[str], None] = lambda word: None
        """Told what a transaction told other processes, once it is committed."""

    def touched(self, sql: str) -> None:
        """A statement is carried out; or is not."""
        now = self.loop.time() + self.loop.threads
        if self.break_at is not None:
            self.break_at -= 1
            if self.break_at < 0:
                self.break_at = None
                raise trouble(sqlite3.SQLITE_IOERR, "disk I/O error")
        if now < self.gone:
            raise trouble(sqlite3.SQLITE_CANTOPEN, "unable to open database file")
        word = sql.lstrip()[:6].upper()
        if now < self.locked and word == "BEGIN ":
            raise trouble(sqlite3.SQLITE_BUSY, "database is locked")
        if now < self.full and word in ("INSERT", "UPDATE", "DELETE", "COMMIT"):
            raise trouble(sqlite3.SQLITE_FULL, "database or disk is full")

    def connect(self, *args: Any, **given: Any) -> sqlite3.Connection:
        """In place of sqlite3's own."""
        disk, words = self, list[str]()

        class Watched(sqlite3.Cursor):
            def execute(self, sql: str, *params: Any) -> sqlite3.Cursor:
                disk.touched(sql)
                done = super().execute(sql, *params)
                if sql in ("COMMIT", "ROLLBACK"):
                    told, words[:] = list(words), []
                    for word in told if sql == "COMMIT" else ():
                        disk.said(word)
                return done

            def executemany(self, sql: str, *params: Any) -> sqlite3.Cursor:
                disk.touched(sql)
                return super().executemany(sql, *params)

        cursors = WeakSet[sqlite3.Cursor]()

        class Connection(sqlite3.Connection):
            def cursor(self, factory: Any = Watched) -> Any:
                made = super().cursor(Watched)
                cursors.add(made)
                return made

            def execute(self, sql: str, *params: Any) -> sqlite3.Cursor:
                return self.cursor().execute(sql, *params)

            def executemany(self, sql: str, *params: Any) -> sqlite3.Cursor:
                return self.cursor().executemany(sql, *params)

        made = plainly(*args, **given, factory=Connection)
        made.create_function("pg_notify", 2, lambda _, word: words.append(word))
        if (process := PROCESS.get()) is not None:
            process.ends.append(lambda: _cut_off(made, list(cursors)))
        return made

    def clock(self) -> Clock:
        return Clock(self.loop)


def _cut_off(connection: sqlite3.Connection, cursors: Iterable[sqlite3.Cursor]) -> None:
    """As the system does: one whose statements somebody still holds would keep its locks although it is closed."""
    with contextlib.suppress(sqlite3.ProgrammingError):  # closed already
        for cursor in cursors:
            cursor.close()
        connection.rollback()
        connection.close()


def trouble(code: int, words: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(words)
    error.sqlite_errorcode = code
    return error


class Clock:
    """The module `time`, as the store sees it: a thread may wait, and a disk may be slow."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop

    def monotonic(self) -> float:
        return self._loop.time() + self._loop.threads

    def perf_counter(self) -> float:
        late = self._loop.lot.random() < SLOW_WRITES
        return self._loop.time() + self._loop.threads + (0.005 if late else 0.0)

    def sleep(self, seconds: float) -> None:
        self._loop.threads += seconds


# --- in place of aiosqlite's thread ----------------------------------------------------------------------------------


class Lane:
    """The queue of a connection: what is put in is done in its turn, in the loop."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._last = 0.0

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        """Somebody else's lock is waited for first, as a thread would."""
        loop = self._disk.loop
        if (
            getattr(item[1], "__name__", "") == "close_and_stop"
        ):  # perhaps by whoever throws it away, at any moment: nothing may follow
            self._close(*item)
            return
        wait = min(PATIENCE, max(0.0, self._disk.locked - loop.time())) + loop.lot.uniform(0.0002, 0.01)
        self._last = max(self._last + EPSILON, loop.time() + wait)
        loop.call_at(self._last, self._do, *item)

    def _close(self, future: asyncio.Future[Any] | None, close: Callable[[], Any]) -> None:
        close()
        if future is not None and not self._disk.loop.is_closed():
            future.set_result(None)

    def _do(self, future: asyncio.Future[Any] | None, work: Callable[[], Any]) -> None:
        loop, given, failed = self._disk.loop, None, None
        loop.threads = 0.0
        try:
            given = work()
        except Exception as error:
            failed = error
        waited, loop.threads = loop.threads, 0.0
        if future is not None:
            loop.call_later(waited + EPSILON, _answer, future, given, failed)


def _answer(future: asyncio.Future[Any], given: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(given)
    else:
        future.set_exception(error)


def without_thread(disk: Disk) -> Callable[..., Any]:
    """What awaiting a connection of aiosqlite does, with a lane in place of its queue and thread."""

    def opened(self: Any) -> Any:
        self._tx = Lane(disk)
        return self._connect().__await__()

    return opened


def uncertain(disk: Disk) -> Callable[..., Any]:
    """`SqliteDatabase.write` whose answer may be lost, as that of a database elsewhere."""
    write = SqliteDatabase.write

    async def lossy(self: SqliteDatabase, *steps: Any) -> Any:
        given = await write(self, *steps)
        if disk.lose_answer:
            disk.lose_answer -= 1
            raise Unavailable("the connection broke while the change was being confirmed", uncertain=True)
        return given

    return lossy
