"""The store: opens a database, brings it up to date, and holds one drawer per kind of thing."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.store.action import Action
from bot.store.database import Database, Timed
from bot.store.deliveries import Deliveries
from bot.store.departures import Departures
from bot.store.errors import BadDatabase
from bot.store.games import Games
from bot.store.interactions import Interactions
from bot.store.keeping import Keeping
from bot.store.locks import FileLock, Lock, ShardLocks
from bot.store.log import Log
from bot.store.messages import Messages
from bot.store.migrate import upgrade
from bot.store.notes import Notes
from bot.store.people import People
from bot.store.postgres import PostgresDatabase, postgres_engine
from bot.store.records import Clock
from bot.store.results import Results
from bot.store.servers import Servers
from bot.store.share import EVERYTHING, Share
from bot.store.sqlite import SqliteDatabase, sqlite_engine, use_write_ahead_log
from bot.store.timers import Timers

DEFAULT_URL = "sqlite+aiosqlite:///var/island.sqlite3"
NAP = 5_000  # milliseconds: beside other processes, should their word not reach us


class Store:
    """Everything that must survive."""

    def __init__(self, database: Database, clock: Clock, worker: str, share: Share = EVERYTHING) -> None:
        self._database, self._clock, self.share = database, clock, share
        self.lock: Lock | None = None
        """What keeps others from serving the same games."""
        self.interactions = Interactions(database)
        self.games = Games(database, clock, self.interactions)
        self.log = Log(database)
        self.timers = Timers(database, clock, worker, share)
        self.deliveries = Deliveries(database, clock, worker, share)
        self.messages = Messages(database, clock)
        self.people = People(database, clock)
        self.servers = Servers(database, clock)
        self.results = Results(database)
        self.departures = Departures(database)
        self.notes = Notes(database, clock)
        self.keeping = Keeping(database, clock, self.games, self.interactions, self.deliveries)

    def action(self, game_id: int, expected_version: int, interaction_id: int | None = None) -> Action:
        """One action on a game at the version it was decided on: `async with store.action(...) as tx`."""
        drawers = (self.interactions, self.timers, self.deliveries)
        return Action(self._database, self._clock, drawers, game_id, expected_version, interaction_id)

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()
        if self.lock is not None:
            await self.lock.close()


async def open_store(url: str, clock: Clock, *, worker: str = "bot") -> Store:
    """Open a database at the newest schema; what this worker had claimed before it died is free again."""
    store = Store(await open_database(url), clock, worker)
    await store.timers.release(worker)
    await store.deliveries.release(worker)
    return store


async def open_alone(
    url: str,
    clock: Clock,
    *,
    worker: str = "bot",
    share: Share = EVERYTHING,
    pool: int = 10,
    patience: float = 15.0,
    timed: Callable[[str, float, BaseException | None], None] = lambda *_: None,
) -> Store:
    """The same for a process that serves games: `Occupied` if somebody else serves the same ones.

    Whatever was claimed of our share is free again, for whoever claimed it is dead.
    """
    parsed = checked(url)
    sqlite = parsed.get_backend_name() == "sqlite"
    if sqlite and share.count > 1:
        raise BadDatabase("several processes need one PostgreSQL behind them; with SQLite leave SHARD_IDS empty")
    if sqlite:
        Path(parsed.database or "").parent.mkdir(parents=True, exist_ok=True)
    lock: Lock = FileLock(Path(parsed.database or "")) if sqlite else ShardLocks(parsed, share)
    database = await open_database(url, pool) if not sqlite else None
    try:
        await lock.take(patience)
        store = Store(Timed(database or await open_database(url), timed), clock, worker, share)
        store.lock = lock
        await store.timers.release()
        await store.deliveries.release()
    except BaseException:
        await lock.close()
        if database is not None:
            await database.close()
        raise
    if not share.whole:
        store.timers.nap = store.deliveries.nap = NAP
    return store


async def open_database(url: str, pool: int = 10) -> Database:
    """Connect and migrate."""
    parsed = checked(url)
    sqlite = parsed.get_backend_name() == "sqlite"
    try:
        engine = sqlite_engine(parsed) if sqlite else postgres_engine(parsed, pool)
    except ModuleNotFoundError as error:
        raise BadDatabase(NO_DRIVER) from error
    try:
        if sqlite:
            await use_write_ahead_log(engine)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        return await SqliteDatabase(engine).start() if sqlite else PostgresDatabase(engine)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        await engine.dispose()
        raise BadDatabase(f"cannot open the database {parsed.render_as_string()}: {error}") from error
    except BaseException:
        await engine.dispose()
        raise


def checked(url: str) -> URL:
    """A database address with the driver we use, or words about what is wrong with it."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise BadDatabase(f"{NOT_AN_ADDRESS} (cannot be read as an address)") from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    driver = drivers.get(parsed.drivername.partition("+")[0])
    if driver is None:
        raise BadDatabase(f"{NOT_AN_ADDRESS} (not {parsed.drivername})")
    if driver.startswith("sqlite") and parsed.database in (None, "", ":memory:"):
        raise BadDatabase(f"{NOT_AN_ADDRESS} (a database in memory would not survive)")
    return parsed.set(drivername=driver)


NO_DRIVER = "the driver for PostgreSQL is not installed: pip install asyncpg (make run does it), or use SQLite"
NOT_AN_ADDRESS = "DATABASE_URL must look like sqlite:///var/island.sqlite3 or postgresql://user:password@host/name"
