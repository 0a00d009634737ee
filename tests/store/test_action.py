"""One action is one transaction: all of it, once, on the version it was decided on, or nothing."""

import asyncio

import pytest

from bot.clock import DAY, HandClock
from bot.store import ChannelTaken, Game, Keep, NoSuchGame, Repeated, Seat, Stale, Status, Store


async def test_an_action_writes_everything_together(store: Store, game: Game, clock: HandClock) -> None:
    async with store.action(game.id, game.version, interaction_id=55) as tx:
        tx.save(snapshot=b"one", meta=b"started", history=b"before", status=Status.ACTIVE)
        seq = tx.log(2, b"roll", b"8", user_id=7)
        tx.seats([Seat(0, user_id=7), Seat(1, automatic="easy")])
        tx.arm("remind", clock.now() + 5, b"args", key="seat-2")
        tx.post("table", b"payload", channel_id=100, key="table")
        tx.seal(b"secret")
        tx.answer(b"you rolled 8")
    now = await store.games.load(game.id)
    assert (now.snapshot, now.meta, now.history, now.status) == (b"one", b"started", b"before", "active")
    assert now.version == tx.version == seq == game.version + 1
    assert now.started_at == clock.now()
    [line] = await store.log.read(game.id)
    assert (line.seq, line.seat, line.user_id, line.action, line.draws) == (2, 2, 7, b"roll", b"8")
    assert await store.games.seats(game.id) == [Seat(0, user_id=7), Seat(1, automatic="easy")]
    [timer] = await store.timers.of_game(game.id)
    assert (timer.kind, timer.due_at, timer.args) == ("remind", clock.now() + 5, b"args")
    [delivery] = await store.deliveries.claim()
    assert (delivery.kind, delivery.payload, delivery.game_id) == ("table", b"payload", game.id)
    assert await store.games.seed(game.id) == b"secret"
    done = await store.interactions.find(55)
    assert done is not None and (done.game_id, done.version, done.answer) == (game.id, 2, b"you rolled 8")


async def test_a_body_that_raises_changes_nothing(store: Store, game: Game) -> None:
    with pytest.raises(RuntimeError, match="refused"):
        async with store.action(game.id, game.version, 55) as tx:
            tx.save(snapshot=b"one")
            tx.log(0, b"roll")
            raise RuntimeError("refused")
    assert await store.games.load(game.id) == game
    assert await store.log.read(game.id) == []
    assert await store.interactions.find(55) is None


async def test_what_is_not_given_stays(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        tx.save(snapshot=b"one", history=b"h")
    async with store.action(game.id, 2) as tx:
        tx.save(meta=b"new")
    now = await store.games.load(game.id)
    assert (now.snapshot, now.history, now.meta, now.version) == (b"one", b"h", b"new", 3)


async def test_several_lines_of_one_action_are_numbered_in_order(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        assert [tx.log(0, b"a"), tx.log(1, b"b"), tx.log(None, b"c")] == [2, 3, 4]
    assert (await store.games.load(game.id)).version == 4
    async with store.action(game.id, 4) as tx:
        assert tx.log(0, b"d") == 5
    assert [line.action for line in await store.log.read(game.id)] == [b"a", b"b", b"c", b"d"]


async def test_an_action_on_an_old_version_is_stale_and_changes_nothing(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        tx.save(snapshot=b"first")
    with pytest.raises(Stale) as caught:
        async with store.action(game.id, 1, 56) as tx:
            tx.save(snapshot=b"second")
            tx.log(0, b"late")
            tx.post("table", b"late", channel_id=100)
    assert (caught.value.expected, caught.value.found) == (1, 2)
    assert (await store.games.load(game.id)).snapshot == b"first"
    assert await store.log.read(game.id) == []
    assert await store.deliveries.waiting() == 0
    assert await store.interactions.find(56) is None


async def test_an_action_on_a_game_that_is_not_there(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        async with store.action(999, 1) as tx:
            tx.save(snapshot=b"x")


async def test_a_repeated_interaction_changes_nothing_and_tells_what_it_did(store: Store, game: Game) -> None:
    async with store.action(game.id, 1, 55) as tx:
        tx.save(snapshot=b"one")
        tx.answer(b"done")
    with pytest.raises(Repeated) as caught:
        async with store.action(game.id, 2, 55) as tx:
            tx.save(snapshot=b"two")
    assert (caught.value.done.answer, caught.value.done.version) == (b"done", 2)
    assert (await store.games.load(game.id)).snapshot == b"one"


async def test_repeated_wins_over_stale(store: Store, game: Game) -> None:
    async with store.action(game.id, 1, 55) as tx:
        tx.save(snapshot=b"one")
    with pytest.raises(Repeated):
        async with store.action(game.id, 1, 55) as tx:
            tx.save(snapshot=b"one")


async def test_a_move_refused_only_because_it_was_already_made_is_repeated(store: Store, game: Game) -> None:
    async with store.action(game.id, 1, 55) as tx:
        tx.save(snapshot=b"one")
    with pytest.raises(Repeated):
        async with store.action(game.id, 2, 55):
            raise RuntimeError("it is not your turn any more")


async def test_of_many_actions_on_one_version_exactly_one_wins(store: Store, other: Store, game: Game) -> None:
    async def act(where: Store, number: int) -> bool:
        try:
            async with where.action(game.id, 1, 1000 + number) as tx:
                tx.save(snapshot=str(number).encode())
                tx.log(number, str(number).encode())
                tx.post("table", str(number).encode(), channel_id=100)
        except Stale:
            return False
        return True

    won = await asyncio.gather(*(act(store if n % 2 else other, n) for n in range(20)))
    assert won.count(True) == 1
    winner = str(won.index(True)).encode()
    assert (await store.games.load(game.id)).snapshot == winner
    assert [line.action for line in await store.log.read(game.id)] == [winner]
    assert [delivery.payload for delivery in await store.deliveries.claim()] == [winner]


async def test_of_ten_identical_clicks_one_counts(store: Store, other: Store, game: Game) -> None:
    async def click(where: Store) -> type[Exception] | None:
        try:
            async with where.action(game.id, 1, 77) as tx:
                tx.log(0, b"end turn")
        except (Repeated, Stale) as error:
            return type(error)
        return None

    told = await asyncio.gather(*(click(store if n % 2 else other) for n in range(10)))
    assert sorted(map(str, told)) == sorted(map(str, [None] + [Repeated] * 9))
    assert len(await store.log.read(game.id)) == 1


async def test_a_cancelled_task_leaves_all_or_nothing_and_the_store_usable(store: Store, game: Game) -> None:
    async def act(version: int) -> None:
        async with store.action(game.id, version) as tx:
            tx.save(snapshot=b"x")
            tx.log(0, b"a")

    version = game.version
    for _ in range(20):
        task = asyncio.create_task(act(version))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with store.action(game.id, await settled(store, game.id)) as tx:
            tx.log(1, b"b")
        version = tx.version
    lines = await store.log.read(game.id)
    assert (await store.games.load(game.id)).version == 1 + len(lines)


async def settled(store: Store, game_id: int) -> int:
    """The version once every queued write is through: an empty write waits for its turn behind them."""
    await store.notes.write("settle", b"")
    return await store.games.version(game_id)


async def test_a_game_that_ends_waits_for_nothing_and_frees_its_channel(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        tx.arm("remind", 1, key="a")
        tx.arm("vote", 1)
    async with store.action(game.id, 2) as tx:
        tx.save(status=Status.OVER)
        tx.arm("archive", 9)
    assert [timer.kind for timer in await store.timers.of_game(game.id)] == ["archive"]
    assert (await store.games.load(game.id)).ended_at is not None
    assert await store.games.in_channel(100) is None
    await store.games.create(channel_id=100, guild_id=10, host_id=7, meta=b"rematch")


async def test_a_game_starts_once_and_can_come_back_from_its_end(store: Store, game: Game, clock: HandClock) -> None:
    times = []
    for version, status in enumerate((Status.ACTIVE, Status.ACTIVE, Status.ABANDONED, Status.ACTIVE), start=1):
        async with store.action(game.id, version) as tx:
            tx.save(status=status)
        now = await store.games.load(game.id)
        times.append((now.started_at, now.ended_at))
        await clock.advance(10)
    start = clock.now() - 40
    assert times == [(start, None), (start, None), (start, start + 20), (start, None)]


async def test_an_ended_game_cannot_come_back_into_a_taken_channel(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        tx.save(status=Status.ABANDONED)
    rival = await store.games.create(channel_id=100, guild_id=10, host_id=8, meta=b"")
    with pytest.raises(ChannelTaken) as caught:
        async with store.action(game.id, 2) as tx:
            tx.save(status=Status.ACTIVE)
    assert (caught.value.channel_id, caught.value.game_id) == (100, rival.id)
    assert (await store.games.load(game.id)).status == "abandoned"


async def test_a_game_cannot_move_into_a_taken_channel(store: Store, game: Game) -> None:
    rival = await store.games.create(channel_id=200, guild_id=10, host_id=8, meta=b"")
    with pytest.raises(ChannelTaken) as caught:
        async with store.action(game.id, 1) as tx:
            tx.save(channel_id=200)
    assert caught.value.game_id == rival.id


async def test_tidying_forgets_what_is_days_old(store: Store, game: Game, clock: HandClock) -> None:
    async with store.action(game.id, 1, 55):
        pass
    await clock.advance(2 * DAY)
    await store.keeping.tidy(Keep())
    assert await store.interactions.find(55) is not None
    await clock.advance(2 * DAY)
    await store.keeping.tidy(Keep())
    assert await store.interactions.find(55) is None


async def test_old_interactions_are_forgotten(store: Store, game: Game, clock: HandClock) -> None:
    async with store.action(game.id, 1, 55):
        pass
    await clock.advance(1000)
    async with store.action(game.id, 2, 56):
        pass
    await store.interactions.forget(before=clock.now())
    assert await store.interactions.find(55) is None
    assert await store.interactions.find(56) is not None


async def test_a_game_has_started_when_it_is_played_and_not_before(store: Store, clock: HandClock) -> None:
    lobby = await store.games.create(channel_id=300, guild_id=10, host_id=7, meta=b"")
    played = await store.games.create(channel_id=301, guild_id=10, host_id=7, meta=b"", status=Status.ACTIVE)
    assert lobby.started_at is None and played.started_at == clock.now()
