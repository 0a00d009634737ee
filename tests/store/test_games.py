"""Games: one live game per channel, found by channel, person and server."""

import asyncio

import pytest

from bot.clock import HandClock
from bot.store import ChannelTaken, Game, NoSuchGame, Repeated, Seat, Status, Store


async def test_a_new_game_comes_back_as_it_was_made(store: Store, clock: HandClock) -> None:
    made = await store.games.create(channel_id=1 << 62, guild_id=None, host_id=3, meta=b"\x00\xff", snapshot=b"s")
    assert made == await store.games.load(made.id)
    assert (made.channel_id, made.guild_id, made.meta, made.snapshot) == (1 << 62, None, b"\x00\xff", b"s")
    assert (made.status, made.version, made.created_at) == ("lobby", 1, clock.now())


async def test_a_channel_has_one_live_game(store: Store, game: Game) -> None:
    with pytest.raises(ChannelTaken) as caught:
        await store.games.create(channel_id=100, guild_id=10, host_id=9, meta=b"")
    assert caught.value.game_id == game.id
    assert (await store.games.count()) == {"lobby": 1}


async def test_of_many_new_games_at_once_a_channel_gets_one(store: Store, other: Store) -> None:
    async def make(where: Store, host: int) -> bool:
        try:
            await where.games.create(channel_id=5, guild_id=1, host_id=host, meta=b"")
        except ChannelTaken:
            return False
        return True

    made = await asyncio.gather(*(make(store if n % 2 else other, n) for n in range(10)))
    assert made.count(True) == 1


async def test_a_repeated_new_game_command_makes_no_second_game(store: Store) -> None:
    await store.games.create(channel_id=5, guild_id=1, host_id=1, meta=b"", interaction_id=9)
    with pytest.raises(Repeated):
        await store.games.create(channel_id=6, guild_id=1, host_id=1, meta=b"", interaction_id=9)
    assert await store.games.in_channel(6) is None


async def test_a_game_that_is_not_there(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await store.games.load(12345)
    with pytest.raises(NoSuchGame):
        await store.games.version(12345)


async def test_the_games_of_a_person_newest_change_first(store: Store, clock: HandClock) -> None:
    ids = []
    for channel in (1, 2, 3):
        made = await store.games.create(channel_id=channel, guild_id=10, host_id=7, meta=b"")
        async with store.action(made.id, 1) as tx:
            tx.seats([Seat(0, user_id=7), Seat(1, user_id=8 if channel == 2 else 9)])
        await clock.advance(1)
        ids.append(made.id)
    async with store.action(ids[0], 2) as tx:
        tx.save(status=Status.OVER)
    assert [found.id for found in await store.games.of_user(7)] == [ids[2], ids[1]]
    assert [found.id for found in await store.games.of_user(7, live=False)] == [ids[0], ids[2], ids[1]]
    assert [found.id for found in await store.games.of_user(8)] == [ids[1]]
    assert [found.id for found in await store.games.live()] == ids[1:]
    assert {found.id for found in await store.games.of_guild(10)} == set(ids)


async def test_seats_are_replaced_as_a_whole(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        tx.seats([Seat(0, user_id=7), Seat(1, user_id=8), Seat(2, automatic="hard")])
    async with store.action(game.id, 2) as tx:
        tx.seats([Seat(0, user_id=7, stand_in="easy"), Seat(1, user_id=9)])
    assert await store.games.seats(game.id) == [Seat(0, user_id=7, stand_in="easy"), Seat(1, user_id=9)]
    assert await store.games.of_user(8) == []


async def test_no_record_of_a_game_holds_its_seed(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        tx.seal(b"very secret")
    assert await store.games.seed(game.id) == b"very secret"
    assert "secret" not in repr(await store.games.load(game.id))
    assert "secret" not in repr(await store.games.live())


async def test_the_last_game_of_a_channel_is_found_when_it_is_over(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        tx.save(status=Status.OVER)
    last = await store.games.last_in_channel(100)
    assert last is not None and last.id == game.id
    assert await store.games.last_in_channel(101) is None


async def test_purging_takes_old_ended_games_with_all_their_rows_and_spares_live_ones(
    store: Store, game: Game, clock: HandClock
) -> None:
    async with store.action(game.id, 1) as tx:
        tx.log(0, b"a")
        tx.seats([Seat(0, user_id=7)])
        tx.seal(b"secret")
        tx.post("end", b"", channel_id=100)
        tx.save(status=Status.OVER)
    alive = await store.games.create(channel_id=2, guild_id=10, host_id=7, meta=b"")
    await clock.advance(1000)
    await store.games.purge(before=clock.now())
    with pytest.raises(NoSuchGame):
        await store.games.load(game.id)
    assert await store.log.read(game.id) == []
    assert await store.games.seed(game.id) is None
    assert await store.deliveries.waiting() == 0
    assert (await store.games.load(alive.id)).id == alive.id


async def test_the_number_of_a_purged_game_is_never_given_again(store: Store, game: Game, clock: HandClock) -> None:
    async with store.action(game.id, 1) as tx:
        tx.save(status=Status.OVER)
    await clock.advance(1)
    await store.games.purge(before=clock.now())
    assert (await store.games.create(channel_id=1, guild_id=None, host_id=1, meta=b"")).id > game.id
