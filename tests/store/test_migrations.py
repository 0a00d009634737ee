"""Every schema there ever was leads to the newest; a newer one is refused in words."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.clock import HandClock
from bot.store import BadDatabase, open_store
from bot.store.database import Broken, Step
from bot.store.games import SEAL
from bot.store.migrate import MIGRATIONS, head, revision, revisions, upgrade
from bot.store.sqlite import SqliteDatabase, sqlite_engine
from bot.store.tables import metadata

REVISIONS = [script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()][::-1]


def engine_of(url: str) -> AsyncEngine:
    return sqlite_engine(make_url(url)) if url.startswith("sqlite") else create_async_engine(url)


def differences(connection: Connection) -> list[object]:
    """What the migrated database has otherwise than tables.py says."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_revisions_are_one_line_of_numbers() -> None:
    assert [f"{number:04}" for number in range(1, len(REVISIONS) + 1)] == REVISIONS
    assert (revisions(), head()) == (REVISIONS, REVISIONS[-1])


async def test_an_empty_database_comes_to_exactly_the_tables_we_declare(url: str, clock: HandClock) -> None:
    await (await open_store(url, clock)).close()
    engine = engine_of(url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(revision) == head()
        names = await connection.run_sync(lambda c: {name: inspect(c).get_indexes(name) for name in metadata.tables})
    await engine.dispose()
    assert "uq_game_live_channel" in [index["name"] for index in names["game"]]


@pytest.mark.parametrize("start", REVISIONS)
async def test_every_earlier_schema_comes_to_the_newest_with_its_games(url: str, clock: HandClock, start: str) -> None:
    engine = engine_of(url)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, start)
        assert await connection.run_sync(revision) == start
        await connection.execute(
            text(
                "INSERT INTO game (channel_id, host_id, status, version, created_at, updated_at, meta)"
                " VALUES (5, 6, 'active', 9, 1, 2, :meta)"
            ),
            {"meta": b"kept"},
        )
    await engine.dispose()
    store = await open_store(url, clock)
    found = await store.games.in_channel(5)
    assert found is not None and (found.meta, found.version) == (b"kept", 9)
    async with store.action(found.id, 9) as tx:
        tx.log(0, b"goes on")
    await store.close()


async def test_a_newer_schema_is_refused_in_words_and_left_alone(url: str, clock: HandClock) -> None:
    await (await open_store(url, clock)).close()
    engine = engine_of(url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match=r"'9999'.*newer version"):
        await open_store(url, clock)
    async with engine.connect() as connection:
        assert await connection.run_sync(revision) == "9999"
    await engine.dispose()


async def test_two_processes_that_start_at_once_both_find_the_newest_schema(url: str, clock: HandClock) -> None:
    opened = await asyncio.gather(*(open_store(url, clock, worker=str(number)) for number in range(6)))
    for store in opened:
        assert await store.games.live() == []
        await store.close()


async def test_a_migration_that_fails_leaves_nothing_behind(url: str) -> None:
    class Stop(Exception):
        pass

    def broken(connection: Connection) -> None:
        upgrade(connection)
        raise Stop

    engine = engine_of(url)
    with pytest.raises(Stop):
        async with engine.begin() as connection:
            await connection.run_sync(broken)
    async with engine.connect() as connection:
        assert await connection.run_sync(lambda c: inspect(c).get_table_names()) == []
    await engine.dispose()


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("", "cannot be read"),
        ("not an address", "cannot be read"),
        ("mysql://root@localhost/x", "not mysql"),
        ("sqlite://", "would not survive"),
        ("sqlite:///:memory:", "would not survive"),
        ("postgresql://nobody:hidden@127.0.0.1:1/none", "cannot open"),
    ],
)
async def test_a_useless_address_is_refused_in_words_without_the_password(
    address: str, words: str, clock: HandClock
) -> None:
    with pytest.raises(BadDatabase, match=words) as caught:
        await open_store(address, clock)
    assert "hidden" not in str(caught.value)


async def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path, clock: HandClock) -> None:
    file = tmp_path / "island.sqlite3"
    file.write_text("these are not the bytes you are looking for" * 100)
    with pytest.raises(BadDatabase, match="not a database"):
        await open_store(f"sqlite:///{file}", clock)


async def test_sqlite_is_durable_and_keeps_references(tmp_path: Path, clock: HandClock) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/new/folder/island.sqlite3", clock)
    database = store._database
    assert isinstance(database, SqliteDatabase)
    lane = database._writer
    found = [(await (await lane.execute(f"PRAGMA {name}")).fetchone()) for name in ("journal_mode", "synchronous")]
    assert [tuple(row) for row in found if row] == [("wal",), (2,)]
    with pytest.raises(Broken):
        await database.write(Step(SEAL, {"game_id": 404, "seed": b"x"}))
    await store.close()
