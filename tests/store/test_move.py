"""Moving to another database: everything comes along, numbers go on, and nothing is moved onto something."""

from pathlib import Path

import pytest
from sqlalchemy import select

from bot.clock import HandClock
from bot.store import BadDatabase, Person, Result, Score, Seat, Status, Store, open_alone, open_store
from bot.store.move import move
from bot.store.tables import metadata


async def filled(url: str, clock: HandClock) -> Store:
    """A store with something of everything."""
    store = await open_store(url, clock)
    for channel in range(1, 4):
        game = await store.games.create(
            channel_id=channel, guild_id=10, host_id=7, meta=b"\x00meta", interaction_id=channel
        )
        async with store.action(game.id, game.version, 50 + channel) as tx:
            tx.save(snapshot=bytes(range(256)), history=b"h", status=Status.ACTIVE)
            tx.log(0, b"road", b"\x01", user_id=7)
            tx.seats([Seat(0, 7), Seat(1, automatic="steady")])
            tx.seal(b"seed")
            tx.arm("remind", clock.now() + 5, b"args", key="0")
            tx.post("show", b"payload", channel_id=channel, key="table")
    await store.people.save(Person(7, language="cs"))
    await store.notes.write("commands", b"digest")
    async with store.action(1, 2) as tx:
        tx.finish(Result(1, 10, ("base",), 3, 4, 5, (Score(0, 7, None, 10, 1),)))
    return store


async def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    return {table.name: sorted(await store._database.read(select(table)), key=repr) for table in metadata.sorted_tables}


async def test_everything_comes_along_and_numbers_go_on(url: str, tmp_path: Path, clock: HandClock) -> None:
    source = f"sqlite+aiosqlite:///{tmp_path}/old.sqlite3"
    old = await filled(source, clock)
    before = await rows(old)
    await old.close()
    told = await move(source, url)
    assert "game 3" in told and "DATABASE_URL" in told
    new = await open_store(url, clock)
    assert await rows(new) == before
    game = await new.games.create(channel_id=99, guild_id=10, host_id=7, meta=b"")
    assert game.id == 4
    await new.deliveries.post("show", b"", channel_id=99)
    await new.close()
    with pytest.raises(BadDatabase, match="not empty"):
        await move(source, url)


async def test_nothing_is_moved_while_the_bot_runs(tmp_path: Path, clock: HandClock) -> None:
    source = f"sqlite+aiosqlite:///{tmp_path}/old.sqlite3"
    bot = await open_alone(source, clock)
    with pytest.raises(BadDatabase, match="another bot already works on"):
        await move(source, f"sqlite+aiosqlite:///{tmp_path}/new.sqlite3")
    await bot.close()
