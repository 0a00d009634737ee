"""What several processes ask of a PostgreSQL besides its rows: locks by shard, words to each other, new schemas.

Rows stand in SQLite as in every simulation, here with several processes on one file; `ShardLocks` is the bot's own and
talks to a driver that is made up. A database that goes away takes every connection with it, and with them the locks.
"""

from __future__ import annotations

import asyncio
import contextvars
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import asyncpg
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

import bot.store.store as opening
from bot.store import BadDatabase
from bot.store.sqlite import SqliteDatabase, sqlite_engine
from tests.simulation.disk import Disk, plainly
from tests.simulation.loop import PROCESS, VirtualLoop

ADDRESS = "postgresql://island@database/island"
NEAR, FAR = 0.001, 0.02  # seconds that something is on its way
NOTICED = (0.0, 0.01, 2.0, None)  # seconds until somebody sees that their connection is lost; None: when they ask


class Server:
    """Who holds which lock, and who listens."""

    def __init__(self, loop: VirtualLoop, disk: Disk, path: Path) -> None:
        self.loop, self.disk, self.path = loop, disk, path
        self.connections: list[Connection] = []
        self.deaf = 0
        """So many words get lost on their way."""
        self.told = 0
        self.newest = 0
        """The schema of the version that is started from now on."""
        self._schema = 0
        disk.said = self._said

    async def connect(self, address: str, **_: float) -> Connection:
        await self.pause()
        if self.loop.time() < self.disk.gone:
            raise ConnectionRefusedError("the database is not there")
        made = Connection(self)
        self.connections.append(made)
        if (process := PROCESS.get()) is not None:
            process.ends.append(made.leave)
        return made

    async def pause(self) -> None:
        await asyncio.sleep(self.loop.lot.uniform(NEAR, FAR))

    def cut(self) -> None:
        """Every connection is lost."""
        for connection in list(self.connections):
            connection.cut()

    def _said(self, word: str) -> None:
        if self.deaf:
            self.deaf -= 1
            return
        self.told += 1
        for connection in self.connections:
            connection.tell(word)

    async def open(self, _url: str, _pool: int = 10) -> SqliteDatabase:
        """In place of the store's own: connect, and bring the schema up to the version that is started."""
        engine = sqlite_engine(make_url(f"sqlite+aiosqlite:///{self.path}"))
        try:
            await self.pause()
            self._migrate()
            return await SqliteDatabase(engine).start()
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            await engine.dispose()
            raise BadDatabase(f"cannot open the database: {error}") from error
        except BaseException:
            await engine.dispose()
            raise

    def _migrate(self) -> None:
        """A newer version adds columns that the older one, still at work, knows nothing of."""
        if self._schema == self.newest:
            return
        connection = plainly(self.path, isolation_level=None)
        for table in ("game", "timer", "delivery", "message"):
            connection.execute(f"ALTER TABLE {table} ADD COLUMN since_{self.newest} TEXT DEFAULT 'new'")
        connection.close()
        self._schema = self.newest


class Connection:
    """As much of asyncpg's as the locks use."""

    def __init__(self, server: Server) -> None:
        self._server, self._context = server, contextvars.copy_context()
        self._held: set[tuple[int, int]] = set()
        self._listeners: list[Callable[..., None]] = []
        self._mourners: list[Callable[[object], None]] = []

    @property
    def _open(self) -> bool:
        return self in self._server.connections

    async def _asked(self) -> None:
        await self._server.pause()
        if not self._open or self._server.loop.time() < self._server.disk.gone:
            raise asyncpg.InterfaceError("connection is closed")

    async def execute(self, sql: str, *key: int) -> None:
        await self._asked()
        if "pg_advisory_lock_shared" in sql:
            self._held.add((key[0], key[1]))

    async def fetch(self, _sql: str, of_counts: int, count: int) -> list[dict[str, int]]:
        """Those who count otherwise."""
        await self._asked()
        held = {key for connection in self._server.connections for key in connection._held}
        return [{"objid": number} for kind, number in held if kind == of_counts and number != count]

    async def fetchval(self, sql: str, kind: int, shard: int) -> bool:
        """One lock, unless somebody else has it."""
        assert "pg_try_advisory_lock" in sql
        await self._asked()
        if any((kind, shard) in other._held for other in self._server.connections if other is not self):
            return False
        self._held.add((kind, shard))
        return True

    async def add_listener(self, _channel: str, heard: Callable[..., None]) -> None:
        await self._asked()
        self._listeners.append(heard)

    def add_termination_listener(self, mourn: Callable[[object], None]) -> None:
        self._mourners.append(mourn)

    def tell(self, word: str) -> None:
        loop = self._server.loop
        loop.call_later(loop.lot.uniform(NEAR, FAR), self._hear, word, context=self._context)

    def _hear(self, word: str) -> None:
        for heard in self._listeners if self._open else ():
            heard(self, 0, "island", word)

    def leave(self) -> None:
        """The server knows nothing of it any more."""
        if self._open:
            self._server.connections.remove(self)

    def cut(self) -> None:
        """Lost, and seen to be sooner or later."""
        self.leave()
        loop = self._server.loop
        if (seen := loop.lot.choice(NOTICED)) is not None:
            loop.call_later(seen, self._mourned, context=self._context)

    def _mourned(self) -> None:
        for mourn in self._mourners:
            mourn(self)

    async def close(self, *, timeout: float = 0.0) -> None:  # noqa: ASYNC109 - asyncpg's own
        self.leave()


@contextmanager
def shared(server: Server) -> Iterator[None]:
    """Until the end of the block PostgreSQL is the made-up one."""
    driver: Any = SimpleNamespace(
        connect=server.connect, PostgresError=asyncpg.PostgresError, InterfaceError=asyncpg.InterfaceError
    )
    with ExitStack() as stack:
        stack.enter_context(mock.patch.dict(sys.modules, asyncpg=driver))
        stack.enter_context(mock.patch.object(opening, "open_database", server.open))
        yield
