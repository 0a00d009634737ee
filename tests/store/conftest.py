"""Every store test runs on SQLite, and on PostgreSQL when DATABASE_URL names one."""

import os
import uuid
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url

from bot.clock import HandClock
from bot.store import Game, Store, open_store

POSTGRES = os.environ.get("DATABASE_URL", "")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3"
        return
    if not POSTGRES.startswith("postgres"):
        pytest.skip("DATABASE_URL names no PostgreSQL; .ci/postgres start prints one")
    server = make_url(POSTGRES)
    name = f"test_{uuid.uuid4().hex}"
    plain = server.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)
    await connection.execute(f"CREATE DATABASE {name}")
    yield server.set(drivername="postgresql+asyncpg", database=name).render_as_string(hide_password=False)
    await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await connection.close()


@pytest.fixture
def clock() -> HandClock:
    """A time that stands still."""
    return HandClock()


@pytest.fixture
async def store(url: str, clock: HandClock) -> AsyncIterator[Store]:
    """An empty store."""
    opened = await open_store(url, clock)
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: str, store: Store, clock: HandClock) -> AsyncIterator[Store]:
    """The same database, opened by another worker."""
    opened = await open_store(url, clock, worker="other")
    yield opened
    await opened.close()


@pytest.fixture
async def game(store: Store) -> Game:
    """A game in its lobby."""
    return await store.games.create(channel_id=100, guild_id=10, host_id=7, meta=b"lobby")
