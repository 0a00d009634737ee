"""Several processes on one database: each touches only what is its own, and none serves what another serves."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.clock import HandClock
from bot.store import BadDatabase, Game, Occupied, Share, Store, open_alone
from bot.store.locks import ShardLocks, tell_owner
from bot.store.store import open_database

COUNT = 4


def guild(shard: int) -> int:
    """A server that Discord gives to this shard."""
    return (1000 + shard) << 22


@asynccontextmanager
async def process(url: str, clock: HandClock, *shards: int, count: int = COUNT) -> AsyncIterator[Store]:
    """A process with some of the shards."""
    store = await open_alone(url, clock, worker=f"shards {shards}", share=Share(shards, count), patience=0)
    try:
        yield store
    finally:
        await store.close()


async def opened(store: Store, shard: int) -> Game:
    """A game of a server of this shard, with something due and something to tell."""
    game = await store.games.create(channel_id=shard + 1, guild_id=guild(shard), host_id=7, meta=b"")
    async with store.action(game.id, game.version) as tx:
        tx.arm("remind", tx.now)
        tx.post("show", b"", channel_id=shard + 1, key="table")
        tx.post("letter", b"", user_id=99, key=f"letter-{shard}")
    return game


several = pytest.mark.parametrize("url", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True)
"""Only a PostgreSQL may be shared by several processes."""


@several
async def test_ops_02_everybody_claims_only_what_is_their_own(url: str, clock: HandClock) -> None:
    async with process(url, clock, 0, 1) as one, process(url, clock, 2, 3) as other:
        games = [await opened(one, shard) for shard in range(COUNT)]
        await one.timers.arm("upkeep", clock.now())
        await one.deliveries.post("letter", b"", user_id=5)
        assert {t.game_id for t in await other.timers.claim()} == {games[2].id, games[3].id}
        assert {t.game_id for t in await one.timers.claim()} == {games[0].id, games[1].id, None}
        theirs = [(d.kind, d.game_id) for d in await other.deliveries.claim()]
        assert sorted(theirs) == [("letter", games[2].id), ("show", games[2].id), ("show", games[3].id)]
        ours = [(d.kind, d.game_id) for d in await one.deliveries.claim()]
        assert ("letter", games[0].id) in ours and ("letter", None) in ours and len(ours) == 4
        assert await other.deliveries.waiting() == 4 and await one.deliveries.waiting() == 5


@several
async def test_what_is_due_for_others_wakes_nobody(url: str, clock: HandClock) -> None:
    async with process(url, clock, 0) as one, process(url, clock, 1) as other:
        await opened(one, 1)
        assert await one.timers.next_due() is None and await one.deliveries.next_due() is None
        assert await other.timers.next_due() == clock.now() and await other.timers.late() == (1, clock.now())


@several
async def test_what_a_dead_process_held_is_taken_over_at_once(url: str, clock: HandClock) -> None:
    async with process(url, clock, 0, 1) as one:
        game = await opened(one, 1)
        [timer] = await one.timers.claim()
        await one.deliveries.claim()
    async with process(url, clock, 1, 2) as heir:
        assert [t.id for t in await heir.timers.claim()] == [timer.id]
        assert heir.deliveries.cut_off == {game.id}
        assert len(await heir.deliveries.claim()) == 2


async def test_rows_carry_the_version_of_their_game(store: Store, clock: HandClock) -> None:
    game = await opened(store, 1)
    [timer] = await store.timers.claim()
    assert timer.version == game.version + 1
    await store.deliveries.post("show", b"", channel_id=2, game_id=game.id, key="table")
    assert {d.version for d in await store.deliveries.claim()} == {game.version + 1}


@several
async def test_nobody_serves_a_shard_that_somebody_serves(url: str, clock: HandClock) -> None:
    async with process(url, clock, 0, 1):
        with pytest.raises(Occupied, match="shard 1 of 4"):
            async with process(url, clock, 1, 2):
                pass
        async with process(url, clock, 2, 3):
            pass
        with pytest.raises(Occupied, match="count 4 shards, this one 8"):
            async with process(url, clock, 7, count=8):
                pass
    async with process(url, clock, 1, 2):
        pass


async def test_ops_04_nobody_opens_a_file_that_somebody_works_on(tmp_path: Path, clock: HandClock) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3"
    first = await open_alone(url, clock)
    with pytest.raises(Occupied, match="another bot already works on"):
        await open_alone(url, clock, patience=0)
    waiting = asyncio.create_task(open_alone(url, clock, patience=10))
    await asyncio.sleep(0.1)
    await first.close()
    await (await waiting).close()
    with pytest.raises(BadDatabase, match="need one PostgreSQL"):
        await open_alone(url, clock, share=Share((0,), 2))


@several
async def test_the_owner_hears_of_what_others_did_to_its_games(url: str, clock: HandClock) -> None:
    heard = list[tuple[int, int]]()
    async with process(url, clock, 0) as one, process(url, clock, 1) as other:
        assert other.lock is not None
        other.lock.heard = lambda game, version: heard.append((game, version))
        for number in (0, 1):
            await one._database.write(tell_owner(guild(number), 10 + number, 5))
        async with asyncio.timeout(60):
            while not heard:  # noqa: ASYNC110 - another connection brings it
                await asyncio.sleep(0.01)
        assert heard == [(11, 5)]


@several
async def test_locks_lost_with_their_connection_are_taken_again(url: str, clock: HandClock) -> None:
    regained, lost = list[bool](), list[bool]()
    async with process(url, clock, 0) as one:
        locks = one.lock
        assert isinstance(locks, ShardLocks)
        locks.regained, locks.lost = lambda: regained.append(True), lambda: lost.append(True)
        await cut(url)
        await asyncio.wait_for(locks._gone.wait(), 60)
        await locks.round()
        assert (regained, lost) == ([True], [])
        await cut(url)
        await asyncio.wait_for(locks._gone.wait(), 60)
        async with process(url, clock, 0):
            with pytest.raises(Occupied):
                await locks.round()
        assert lost == [True]


async def test_a_process_of_the_version_before_goes_on_beside_this_schema(store: Store, clock: HandClock) -> None:
    """It writes rows without the columns it does not know; they are carried out all the same."""
    async with store._database._engine.begin() as connection:  # type: ignore[attr-defined]
        await connection.execute(
            text(
                "INSERT INTO timer (kind, slot, due_at, args, token, attempts)"
                " VALUES ('remind', '-/remind/', 1, :no, 't', 0)"
            ),
            {"no": b""},
        )
        await connection.execute(
            text(
                "INSERT INTO delivery (kind, lane, channel_id, payload, nonce, attempts, next_try_at, created_at)"
                " VALUES ('show', 'channel/1', 1, :no, 'n', 0, 1, 1)"
            ),
            {"no": b""},
        )
    [timer], [delivery] = await store.timers.claim(), await store.deliveries.claim()
    assert (timer.kind, timer.version, delivery.kind, delivery.version) == ("remind", None, "show", None)


async def cut(url: str) -> None:
    """What a restart of the server does to everybody who listens."""
    database = await open_database(url)
    here = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    kill = f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND {here}"
    async with database._engine.begin() as connection:  # type: ignore[attr-defined]
        await connection.execute(text(kill))
    await database.close()
