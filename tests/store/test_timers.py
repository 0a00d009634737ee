"""Timers fire once, survive crashes, and the newest arming wins."""

import asyncio

import pytest

from bot.clock import HandClock
from bot.store import Game, Lapsed, Store, open_store
from bot.store.timers import LEASE


async def test_a_timer_fires_when_due_and_only_once(store: Store, clock: HandClock) -> None:
    await store.timers.arm("sweep", clock.now() + 100, b"x")
    assert await store.timers.claim() == []
    assert await store.timers.next_due() == clock.now() + 100
    await clock.advance(100)
    [timer] = await store.timers.claim()
    assert (timer.kind, timer.args, timer.game_id, timer.attempts) == ("sweep", b"x", None, 1)
    assert await store.timers.claim() == []
    assert await store.timers.done(timer)
    await clock.advance(LEASE * 2)
    assert await store.timers.claim() == []
    assert await store.timers.next_due() is None


async def test_timers_come_earliest_first_and_no_more_than_asked_for(store: Store, clock: HandClock) -> None:
    for late in (3, 1, 2):
        await store.timers.arm("t", clock.now() - late, key=str(late))
    assert [timer.slot for timer in await store.timers.claim(most=2)] == ["-/t/3", "-/t/2"]
    assert [timer.slot for timer in await store.timers.claim()] == ["-/t/1"]


async def test_arming_again_replaces_and_other_keys_stand_beside(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        tx.arm("remind", 10, b"old", key="seat-1")
        tx.arm("remind", 20, b"other", key="seat-2")
        tx.arm("remind", 30, b"new", key="seat-1")
    assert [(t.due_at, t.args) for t in await store.timers.of_game(game.id)] == [(20, b"other"), (30, b"new")]


async def test_disarming_one_kind_or_one_key(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        for kind, key in (("remind", "a"), ("remind", "b"), ("vote", "a"), ("pace", "")):
            tx.arm(kind, 10, key=key)
    async with store.action(game.id, 2) as tx:
        tx.disarm("remind", key="b")
        tx.disarm("vote")
    assert {t.slot for t in await store.timers.of_game(game.id)} == {f"{game.id}/remind/a", f"{game.id}/pace/"}


async def test_two_workers_share_the_due_timers_without_overlap(store: Store, other: Store, clock: HandClock) -> None:
    for number in range(60):
        await store.timers.arm("t", clock.now(), key=str(number))
    taken = await asyncio.gather(*(worker.timers.claim(most=7) for worker in (store, other) * 10))
    slots = [timer.slot for batch in taken for timer in batch]
    assert len(slots) == len(set(slots))
    # A worker may pass over rows the other is just taking, so the rest comes with the next look.
    slots += [timer.slot for timer in await other.timers.claim(most=100)]
    assert len(slots) == len(set(slots)) == 60


async def test_a_worker_that_dies_leaves_its_timer_to_others_when_the_lease_is_over(
    store: Store, other: Store, clock: HandClock
) -> None:
    await store.timers.arm("t", clock.now())
    [lost] = await store.timers.claim()
    await clock.advance(LEASE - 1)
    assert await other.timers.claim() == []
    await clock.advance(1)
    [again] = await other.timers.claim()
    assert (again.id, again.attempts) == (lost.id, 2)


async def test_a_restarted_worker_finds_its_own_claims_at_once(url: str, store: Store, clock: HandClock) -> None:
    await store.timers.arm("t", clock.now())
    assert len(await store.timers.claim()) == 1
    reborn = await open_store(url, clock)
    try:
        assert len(await reborn.timers.claim()) == 1
    finally:
        await reborn.close()


async def test_effect_and_end_of_a_timer_are_one(store: Store, other: Store, game: Game, clock: HandClock) -> None:
    async with store.action(game.id, 1) as tx:
        tx.arm("default", clock.now())
    [slow] = await store.timers.claim()
    await clock.advance(LEASE)
    [quick] = await other.timers.claim()
    async with other.action(game.id, 2) as tx:
        tx.done(quick)
        tx.log(0, b"default answer")
    with pytest.raises(Lapsed):
        async with store.action(game.id, 3) as tx:
            tx.log(0, b"default answer")
            tx.done(slow)
    assert [line.action for line in await store.log.read(game.id)] == [b"default answer"]


async def test_a_timer_armed_anew_while_it_fires_is_not_ended_by_the_old_worker(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        tx.arm("remind", 0)
    [fired] = await store.timers.claim()
    async with store.action(game.id, 2) as tx:
        tx.arm("remind", 0, b"new")
    assert not await store.timers.done(fired)
    [again] = await store.timers.claim()
    assert again.args == b"new"


async def test_a_timer_can_be_put_off(store: Store, clock: HandClock) -> None:
    await store.timers.arm("remind", clock.now())
    [fired] = await store.timers.claim()
    await store.timers.put_off(fired, clock.now() + 500)
    assert await store.timers.claim() == []
    assert await store.timers.next_due() == clock.now() + 500
    await clock.advance(500)
    assert [timer.id for timer in await store.timers.claim()] == [fired.id]


async def test_a_sleeping_worker_is_rung_when_something_is_armed(store: Store, game: Game, clock: HandClock) -> None:
    store.timers.changed.clear()
    async with store.action(game.id, 1) as tx:
        tx.arm("remind", clock.now())
    assert store.timers.changed.is_set()


async def test_disarming_what_is_not_armed_does_nothing(store: Store) -> None:
    await store.timers.disarm("nothing")
    await store.timers.arm("t", 0)
    await store.timers.disarm("t")
    assert await store.timers.next_due() is None


async def test_a_timer_is_late_from_the_moment_it_is_due(store: Store, clock: HandClock) -> None:
    due = clock.now() + 100
    await store.timers.arm("sweep", due)
    assert await store.timers.late() == (0, None)
    await clock.advance(100)
    assert await store.timers.late() == (1, due)
