"""The store: opens a database, brings it up to date, and holds one drawer per kind of thing."""

import sqlite3

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.store.action import Action
from bot.store.database import Database
from bot.store.deliveries import Deliveries
from bot.store.errors import BadDatabase
from bot.store.games import Games
from bot.store.interactions import Interactions
from bot.store.log import Log
from bot.store.messages import Messages
from bot.store.migrate import upgrade
from bot.store.notes import Notes
from bot.store.people import People
from bot.store.postgres import PostgresDatabase, postgres_engine
from bot.store.records import Clock
from bot.store.results import Results
from bot.store.servers import Servers
from bot.store.sqlite import SqliteDatabase, sqlite_engine, use_write_ahead_log
from bot.store.timers import Timers

DEFAULT_URL = "sqlite+aiosqlite:///var/island.sqlite3"
DAY = 24 * 60 * 60 * 1000
KEEP_INTERACTIONS = 3 * DAY
KEEP_FAILED = 30 * DAY


class Store:
    """Everything that must survive."""

    def __init__(self, database: Database, clock: Clock, worker: str) -> None:
        self._database, self._clock = database, clock
        self.interactions = Interactions(database)
        self.games = Games(database, clock, self.interactions)
        self.log = Log(database)
        self.timers = Timers(database, clock, worker)
        self.deliveries = Deliveries(database, clock, worker)
        self.messages = Messages(database, clock)
        self.people = People(database, clock)
        self.servers = Servers(database, clock)
        self.results = Results(database)
        self.notes = Notes(database, clock)

    def action(self, game_id: int, expected_version: int, interaction_id: int | None = None) -> Action:
        """One action on a game at the version it was decided on: `async with store.action(...) as tx`."""
        drawers = (self.interactions, self.timers, self.deliveries)
        return Action(self._database, self._clock, drawers, game_id, expected_version, interaction_id)

    async def tidy(self) -> None:
        """Clear away what nobody asks for any more; call it now and then."""
        await self.interactions.forget(before=self._clock.now() - KEEP_INTERACTIONS)
        await self.deliveries.forget_failed(before=self._clock.now() - KEEP_FAILED)

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()


async def open_store(url: str, clock: Clock, *, worker: str = "bot") -> Store:
    """Open a database at the newest schema; what this worker had claimed before it died is free again.

    Processes that share one PostgreSQL need different worker names.
    """
    store = Store(await open_database(url), clock, worker)
    await store.timers.release()
    await store.deliveries.release()
    return store


async def open_database(url: str) -> Database:
    """Connect and migrate."""
    parsed = checked(url)
    sqlite = parsed.get_backend_name() == "sqlite"
    engine = sqlite_engine(parsed) if sqlite else postgres_engine(parsed)
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


NOT_AN_ADDRESS = "DATABASE_URL must look like sqlite:///var/island.sqlite3 or postgresql://user:password@host/name"
