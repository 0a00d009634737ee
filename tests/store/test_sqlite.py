"""SQLite writes on the spot where the disk is quick, in its thread where it is not, and several at once together."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import HandClock
from bot.store import Store, open_store, sqlite
from bot.store.sqlite import TRUSTED_AFTER, SqliteDatabase


@pytest.fixture
async def store(tmp_path: Path, clock: HandClock) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path}/island.sqlite3", clock)
    yield opened
    await opened.close()


def database(store: Store) -> SqliteDatabase:
    assert isinstance(store._database, SqliteDatabase)
    return store._database


async def note(store: Store, number: int) -> None:
    await store.notes.write(f"note {number}", b"x")


async def notes(store: Store, count: int) -> list[int]:
    """Which of the notes are there."""
    return [n for n in range(count) if await store.notes.read(f"note {n}") is not None]


def commits(store: Store) -> list[str]:
    """Every commit from now on."""
    seen: list[str] = []
    database(store)._writer._conn.set_trace_callback(lambda sql: seen.append(sql) if sql == "COMMIT" else None)
    return seen


def on_the_spot(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Whoever writes through the thread from now on is noticed."""
    hops: list[object] = []
    plain = sqlite.hop

    async def noticed(lane: object, work: object, *args: object) -> object:
        if not args:  # a read says what it reads
            hops.append(work)
        return await plain(lane, work, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(sqlite, "hop", noticed)
    return hops


async def test_after_enough_quick_writes_the_next_ones_need_no_thread(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUICK", 60.0)
    hops = on_the_spot(monkeypatch)
    for number in range(TRUSTED_AFTER + 5):
        await note(store, number)
    assert len(hops) <= TRUSTED_AFTER
    assert await notes(store, TRUSTED_AFTER + 5) == list(range(TRUSTED_AFTER + 5))


async def test_one_slow_write_sends_the_next_ones_to_the_thread(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "QUICK", 60.0)
    for number in range(TRUSTED_AFTER):
        await note(store, number)
    monkeypatch.setattr(sqlite, "QUICK", 0.0)
    await note(store, 100)
    hops = on_the_spot(monkeypatch)
    await note(store, 101)
    await note(store, 102)
    assert len(hops) == 2


@pytest.mark.parametrize("quick", [0.0, 60.0])
async def test_those_who_write_at_the_same_moment_share_a_commit(
    store: Store, quick: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUICK", quick)
    for number in range(TRUSTED_AFTER):
        await note(store, number)
    seen = commits(store)
    await asyncio.gather(*(note(store, number) for number in range(100, 132)))
    assert 1 <= len(seen) <= 3
    assert await notes(store, 132) == [*range(TRUSTED_AFTER), *range(100, 132)]


async def test_whoever_is_cancelled_before_the_write_has_written_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUICK", 60.0)
    for number in range(TRUSTED_AFTER):
        await note(store, number)
    task = asyncio.create_task(note(store, 100))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await note(store, 101)
    assert await notes(store, 102) == [*range(TRUSTED_AFTER), 101]


async def test_the_thread_and_the_spot_never_write_into_each_other(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUICK", 60.0)

    async def often(first: int) -> None:
        for number in range(first, first + 25):
            await note(store, number)
            if number % 7 == 0:
                database(store)._quick = 0  # as after a slow one: some are in the thread, some come on the spot

    await asyncio.gather(*(often(first) for first in range(0, 200, 25)))
    assert await notes(store, 200) == list(range(200))


async def test_ops_01_a_transaction_that_could_not_be_undone_stops_nobody(store: Store) -> None:
    await store.notes.write("before", b"")
    writer = store._database._writer  # type: ignore[attr-defined]
    await writer.execute("BEGIN IMMEDIATE")
    await writer.execute("DELETE FROM note")
    await store.notes.write("after", b"kept")
    assert (await store.notes.read("before"), await store.notes.read("after")) == (b"", b"kept")
