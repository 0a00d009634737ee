"""PostgreSQL: for bots that outgrow one machine; several processes may share it."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import URL, CursorResult
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.database import Broken, Query, Row, Step
from bot.store.errors import Unavailable

# Deadlock and serialisation failure: the server has undone everything, and trying again is what it asks for.
IN_EACH_OTHERS_WAY = ("40P01", "40001")
TRIES = 5
# Classes of SQLSTATE that pass: connection, resources (disk full, too many), intervention (restart), system.
PASSING = ("08", "53", "57", "58")
CONNECT, COMMAND = 5.0, 20.0  # seconds


def postgres_engine(url: URL, pool: int = 10) -> AsyncEngine:
    """An engine that notices connections the server has closed meanwhile, and keeps games out of error messages."""
    return create_async_engine(
        url,
        pool_pre_ping=True,
        pool_size=pool,
        max_overflow=0,
        pool_timeout=CONNECT,
        hide_parameters=True,
        execution_options={"preserve_rowcount": True},
        connect_args={"timeout": CONNECT, "command_timeout": COMMAND},
    )


class PostgresDatabase:
    """A PostgreSQL database through asyncpg."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, statement: Query, **params: object) -> list[Row]:
        """The rows of one statement, from committed state."""
        try:
            async with self._reading.connect() as connection:
                return [tuple(row) for row in await connection.execute(statement, params)]
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise passing(error) or error from error

    async def write(self, *steps: Step) -> list[list[Row]]:
        """Carry out all steps durably or none."""
        for _ in range(TRIES - 1):
            try:
                return await self._try(steps)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in IN_EACH_OTHERS_WAY:
                    raise
        return await self._try(steps)

    async def _try(self, steps: Sequence[Step]) -> list[list[Row]]:
        confirming = False
        try:
            async with self._engine.begin() as connection:
                given = [await carry_out_step(connection, step) for step in steps]
                confirming = True
            return given
        except IntegrityError as error:
            raise Broken(str(error.orig)) from error
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise passing(error, uncertain=confirming) or error from error

    async def shrink(self) -> None:
        """PostgreSQL vacuums by itself."""

    async def close(self) -> None:
        """Let go of every connection."""
        await self._engine.dispose()


def passing(error: Exception, *, uncertain: bool = False) -> Unavailable | None:
    """The same in our words, if it is something that goes away again."""
    away = not isinstance(error, SQLAlchemyError) or isinstance(error, NoConnectionFree)
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")
        lost = error.connection_invalidated or isinstance(error.orig.__cause__ if error.orig else None, OSError)
        away = lost or state.startswith(PASSING)
    return Unavailable(str(error), uncertain=uncertain) if away else None


async def carry_out_step(connection: AsyncConnection, step: Step) -> list[Row]:
    """One step; whoever touches no row though it must stops the whole write."""
    params = dict(step.params) if isinstance(step.params, Mapping) else [dict(each) for each in step.params]
    result: CursorResult[Any] = await connection.execute(step.statement, params)
    given = [tuple(row) for row in result] if result.returns_rows else []
    if step.unless is not None and not given and result.rowcount < 1:
        raise step.unless
    return given
