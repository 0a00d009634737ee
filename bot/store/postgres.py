"""PostgreSQL: for bots that outgrow one machine; several processes may share it."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import URL, CursorResult, Select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.database import Broken, Row, Step

# Deadlock and serialisation failure: the server has undone everything, and trying again is what it asks for.
IN_EACH_OTHERS_WAY = ("40P01", "40001")
TRIES = 5


def postgres_engine(url: URL) -> AsyncEngine:
    """An engine that notices connections the server has closed meanwhile, and keeps games out of error messages."""
    return create_async_engine(
        url, pool_pre_ping=True, hide_parameters=True, execution_options={"preserve_rowcount": True}
    )


class PostgresDatabase:
    """A PostgreSQL database through asyncpg."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, statement: Select[Any], **params: object) -> list[Row]:
        """The rows of one statement, from committed state."""
        async with self._reading.connect() as connection:
            return [tuple(row) for row in await connection.execute(statement, params)]

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
        try:
            async with self._engine.begin() as connection:
                return [await carry_out_step(connection, step) for step in steps]
        except IntegrityError as error:
            raise Broken(str(error.orig)) from error

    async def close(self) -> None:
        """Let go of every connection."""
        await self._engine.dispose()


async def carry_out_step(connection: AsyncConnection, step: Step) -> list[Row]:
    """One step; whoever touches no row though it must stops the whole write."""
    params = dict(step.params) if isinstance(step.params, Mapping) else [dict(each) for each in step.params]
    result: CursorResult[Any] = await connection.execute(step.statement, params)
    given = [tuple(row) for row in result] if result.returns_rows else []
    if step.unless is not None and not given and result.rowcount < 1:
        raise step.unless
    return given
