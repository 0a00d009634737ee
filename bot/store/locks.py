"""Nobody else may serve what this process serves: a lock beside a SQLite file, one per shard in PostgreSQL.

In PostgreSQL the connection that holds the locks also hears what other processes did to games of ours.
"""

import asyncio
import contextlib
import fcntl
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, bindparam, func, select

from bot.store.database import Step
from bot.store.errors import Occupied, Unavailable
from bot.store.share import Share

SHARDS, COUNTS = 7121996, 7121997  # any numbers; every process on one database must use the same
CHANNEL = "island"
CONNECT, COMMAND = 5.0, 20.0  # seconds
LOOK = 10.0  # seconds between two looks whether the locks are still ours
AGAIN = 0.25
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("word")))
OTHER_COUNT = """
    SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid <> $2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class Lock(Protocol):
    """A worker that keeps what is ours ours; `regained` is called when it was lost meanwhile."""

    heard: Callable[[int, int], None]
    """Told the number and the new version of a game of ours that somebody else has changed."""
    regained: Callable[[], None]
    lost: Callable[[], None]

    async def take(self, patience: float) -> None: ...

    async def round(self) -> None: ...

    async def rest(self) -> None: ...

    async def close(self) -> None: ...


def tell_owner(guild_id: int | None, game_id: int, version: int) -> Step:
    """The step that wakes whoever serves a game that is not ours."""
    return Step(NOTIFY, {"word": f"{guild_id or 0} {game_id} {version}"})


async def tried(take: Callable[[], Awaitable[None]], patience: float) -> None:
    """Try until the lock is free: whoever held it may just be ending."""
    for _ in range(round(patience / AGAIN)):
        try:
            return await take()
        except Occupied:
            await asyncio.sleep(AGAIN)
    await take()


class FileLock:
    """A file beside the database, locked by the system for as long as the process lives."""

    def __init__(self, database: Path) -> None:
        self._database, self._file = database, database.with_name(f"{database.name}.lock")
        self._descriptor: int | None = None
        self.heard: Callable[[int, int], None] = _nobody
        self.regained: Callable[[], None] = _nobody
        self.lost: Callable[[], None] = _nobody

    async def take(self, patience: float) -> None:
        """Hold it, or say who does."""
        await tried(self._take, patience)

    async def _take(self) -> None:
        descriptor = os.open(self._file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(descriptor, 20).decode(errors="replace").strip()
            os.close(descriptor)
            raise Occupied(
                f"another bot already works on {self._database} (process {holder or 'unknown'}). "
                "Stop it first, or give this one a DATABASE_URL of its own."
            ) from None
        os.truncate(descriptor, 0)
        os.pwrite(descriptor, str(os.getpid()).encode(), 0)
        self._descriptor = descriptor

    async def round(self) -> None:
        """The system keeps it for us."""

    async def rest(self) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Let others have it."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


class ShardLocks:
    """One advisory lock for each of our shards, held by a connection of their own."""

    def __init__(self, url: URL, share: Share) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._share = share
        self._connection: Any = None
        self._gone = asyncio.Event()
        self.heard: Callable[[int, int], None] = _nobody
        self.regained: Callable[[], None] = _nobody
        self.lost: Callable[[], None] = _nobody

    async def take(self, patience: float) -> None:
        """Hold all of them, or say which one somebody else holds."""
        await tried(self._take, patience)

    async def _take(self) -> None:
        import asyncpg  # only where PostgreSQL is used

        try:
            connection = await asyncpg.connect(self._address, timeout=CONNECT, command_timeout=COMMAND)
            try:
                await self._lock(connection)
                await connection.add_listener(CHANNEL, self._hear)
            except BaseException:
                await connection.close(timeout=CONNECT)
                raise
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Unavailable(str(error) or type(error).__name__) from error
        self._gone.clear()
        connection.add_termination_listener(lambda _: self._gone.set())
        self._connection = connection

    async def _lock(self, connection: Any) -> None:
        """One process per shard, and one number of shards for all."""
        count = self._share.count
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", COUNTS, count)
        others = await connection.fetch(OTHER_COUNT, COUNTS, count)
        if others:
            raise Occupied(
                f"other processes on this database count {others[0]['objid']} shards, this one {count}. "
                "Stop them all before SHARD_COUNT is changed."
            )
        for shard in self._share.shards:
            if not await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", SHARDS, shard):
                raise Occupied(
                    f"another process already serves shard {shard} of {count} on this database. "
                    "Stop it first, or give this one other SHARD_IDS."
                )

    def _hear(self, _connection: object, _pid: int, _channel: str, word: object) -> None:
        with contextlib.suppress(ValueError):
            guild_id, game_id, version = map(int, str(word).split())
            if self._share.has(guild_id):
                self.heard(game_id, version)

    async def round(self) -> None:
        """See that they are still ours; after a lost connection take them again, unless somebody was quicker."""
        if self._connection is not None and not self._gone.is_set():
            try:
                await self._connection.execute("SELECT 1")
                return
            except Exception as error:
                self._gone.set()
                raise Unavailable(str(error)) from error
        try:
            await self._take()
        except Occupied:
            self.lost()
            raise
        self.regained()

    async def rest(self) -> None:
        """Until the connection breaks, and not for long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await self._gone.wait()

    async def close(self) -> None:
        """Let others have them."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=CONNECT)
            self._connection = None


def _nobody(*_: object) -> None:
    """Who is told while nobody listens."""
