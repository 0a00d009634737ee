"""Seeds and hands lie in files that only their owner can read: the database, what SQLite puts beside it, backups."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.clock import HandClock
from bot.store import open_store
from bot.store.backup import backup, restore

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights than owner, group and others")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """A machine on which everybody may read everything new."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(file: Path) -> str:
    return stat.filemode(file.stat().st_mode)


async def test_fair_5_database_log_and_backups_are_for_their_owner_alone(tmp_path: Path, clock: HandClock) -> None:
    file, copy = tmp_path / "island.sqlite3", tmp_path / "copies" / "one.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    store = await open_store(url, clock)
    await store.games.create(channel_id=1, guild_id=None, host_id=1, meta=b"")
    beside = [tmp_path / f"island.sqlite3{end}" for end in ("", "-wal", "-shm")]
    assert {f.name: rights(f) for f in beside} == {f.name: "-rw-------" for f in beside}
    backup(url, copy)
    assert rights(copy) == "-rw-------"
    await store.close()
    restore(url, copy)
    assert rights(file) == "-rw-------"
    assert rights(tmp_path / "island.sqlite3.before-restore-1") == "-rw-------"


async def test_an_older_database_is_closed_to_strangers_and_its_group_left_alone(
    tmp_path: Path, clock: HandClock
) -> None:
    file = tmp_path / "island.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    await (await open_store(url, clock)).close()
    for before, after in ((0o644, "-rw-r-----"), (0o640, "-rw-r-----"), (0o666, "-rw-rw----"), (0o600, "-rw-------")):
        file.chmod(before)
        await (await open_store(url, clock)).close()
        assert rights(file) == after
