"""Deliveries: at least once, in order per place, newest state only."""

import asyncio

import pytest

from bot.clock import HandClock
from bot.store import Delivery, Game, Posted, Store, open_store
from bot.store.deliveries import LEASE


def posted(game: Game, message_id: int, kind: str = "table", key: str = "") -> Posted:
    return Posted(message_id, game.channel_id, game.id, kind, key, posted_at=message_id, retired_at=None)


async def payloads(store: Store) -> list[bytes]:
    return [delivery.payload for delivery in await store.deliveries.claim()]


async def test_a_newer_delivery_replaces_an_undelivered_older_one_with_the_same_key(store: Store, game: Game) -> None:
    for version, payload in ((1, b"old"), (2, b"new")):
        async with store.action(game.id, version) as tx:
            tx.post("table", payload, channel_id=100, key="table")
    assert await store.deliveries.waiting() == 1
    [delivery] = await store.deliveries.claim()
    assert delivery.payload == b"new"


async def test_the_nonce_stays_over_retries_and_changes_with_the_payload(store: Store, clock: HandClock) -> None:
    await store.deliveries.post("table", b"a", channel_id=1, key="k")
    [first] = await store.deliveries.claim()
    await store.deliveries.retry(first, clock.now(), "connection reset")
    [again] = await store.deliveries.claim()
    assert (again.nonce, again.attempts) == (first.nonce, 2)
    await store.deliveries.retry(again, clock.now(), "connection reset")
    await store.deliveries.post("table", b"b", channel_id=1, key="k")
    [newer] = await store.deliveries.claim()
    assert newer.nonce != first.nonce
    assert len(newer.nonce) <= 25


async def test_deliveries_without_a_key_all_arrive_in_order_one_at_a_time(store: Store) -> None:
    for payload in (b"1", b"2", b"3"):
        await store.deliveries.post("line", payload, channel_id=1)
    seen = []
    while batch := await store.deliveries.claim():
        [delivery] = batch
        seen.append(delivery.payload)
        await store.deliveries.done(delivery)
    assert seen == [b"1", b"2", b"3"]


async def test_places_do_not_wait_for_each_other(store: Store) -> None:
    await store.deliveries.post("a", b"1", channel_id=1, key="k")
    await store.deliveries.post("a", b"2", channel_id=2, key="k")
    await store.deliveries.post("a", b"3", user_id=1, key="k")
    assert await payloads(store) == [b"1", b"2", b"3"]


async def test_a_delivery_goes_to_exactly_one_place(store: Store) -> None:
    with pytest.raises(ValueError, match="channel or to a person"):
        await store.deliveries.post("a", b"")
    with pytest.raises(ValueError, match="channel or to a person"):
        await store.deliveries.post("a", b"", channel_id=1, user_id=1)


async def test_what_changes_while_it_is_being_sent_is_sent_again_afterwards(store: Store, game: Game) -> None:
    async with store.action(game.id, 1) as tx:
        tx.post("table", b"old", channel_id=100, key="table")
    [sending] = await store.deliveries.claim()
    async with store.action(game.id, 2) as tx:
        tx.post("table", b"new", channel_id=100, key="table")
    assert await payloads(store) == []
    await store.deliveries.done(sending, posted(game, 9000))
    [newer] = await store.deliveries.claim()
    assert newer.payload == b"new"
    standing = await store.messages.newest(game.id, "table")
    assert standing is not None and standing.message_id == 9000


async def test_a_crash_after_the_claim_delivers_again(url: str, store: Store, clock: HandClock) -> None:
    await store.deliveries.post("a", b"1", channel_id=1)
    assert await payloads(store) == [b"1"]
    reborn = await open_store(url, clock)
    try:
        assert await payloads(reborn) == [b"1"]
    finally:
        await reborn.close()


async def test_another_worker_takes_over_when_the_lease_is_over(store: Store, other: Store, clock: HandClock) -> None:
    await store.deliveries.post("a", b"1", channel_id=1)
    assert await payloads(store) == [b"1"]
    assert await payloads(other) == []
    await clock.advance(LEASE)
    assert await payloads(other) == [b"1"]


async def test_two_workers_never_send_the_same_or_overtake_within_a_channel(store: Store, other: Store) -> None:
    for number in range(30):
        await store.deliveries.post("a", str(number).encode(), channel_id=number % 3)
    seen: list[Delivery] = []

    async def work(worker: Store) -> None:
        while await worker.deliveries.waiting():
            for delivery in await worker.deliveries.claim(most=2):
                seen.append(delivery)
                await asyncio.sleep(0)
                await worker.deliveries.done(delivery)

    await asyncio.gather(work(store), work(other))
    for channel in range(3):
        numbers = [int(delivery.payload) for delivery in seen if delivery.channel_id == channel]
        assert numbers == sorted(numbers) and len(numbers) == 10


async def test_actions_that_tell_the_same_people_in_opposite_order_all_get_through(store: Store, other: Store) -> None:
    async def act(where: Store, channel: int, people: list[int]) -> None:
        game = await where.games.create(channel_id=channel, guild_id=None, host_id=1, meta=b"")
        for version in range(1, 15):
            async with where.action(game.id, version) as tx:
                for person in people:
                    tx.post("ping", str(version).encode(), user_id=person, key="ping")

    people = list(range(20))
    await asyncio.gather(act(store, 1, people), act(other, 2, people[::-1]), act(store, 3, people[::-1]))
    assert await store.deliveries.waiting() == len(people)
    assert await payloads(store) == [b"14"] * len(people)


async def test_a_failed_try_holds_back_its_channel_until_its_time(store: Store, clock: HandClock) -> None:
    await store.deliveries.post("a", b"1", channel_id=1)
    await store.deliveries.post("a", b"2", channel_id=1)
    [first] = await store.deliveries.claim()
    await store.deliveries.retry(first, clock.now() + 100, "503")
    assert await payloads(store) == []
    assert await store.deliveries.next_due() == clock.now() + 100
    await clock.advance(100)
    assert await payloads(store) == [b"1"]


async def test_what_can_never_arrive_lets_the_next_pass_and_keeps_the_reason(store: Store, clock: HandClock) -> None:
    await store.deliveries.post("a", b"1", channel_id=1, key="k")
    [hopeless] = await store.deliveries.claim()
    await store.deliveries.give_up(hopeless, "unknown channel")
    await store.deliveries.post("a", b"2", channel_id=1, key="k")
    assert await payloads(store) == [b"2"]
    assert [delivery.payload for delivery in await store.deliveries.failed()] == [b"1"]
    await clock.advance(10)
    await store.deliveries.forget_failed(before=clock.now())
    assert await store.deliveries.failed() == []


async def test_giving_up_an_old_payload_does_not_drop_the_newer_one(store: Store) -> None:
    await store.deliveries.post("a", b"too long", channel_id=1, key="k")
    [old] = await store.deliveries.claim()
    await store.deliveries.post("a", b"short", channel_id=1, key="k")
    await store.deliveries.give_up(old, "invalid form body")
    assert await payloads(store) == [b"short"]


async def test_a_delayed_delivery_keeps_its_first_time_when_it_is_replaced(store: Store, clock: HandClock) -> None:
    start = clock.now()
    for wait in range(3):
        await store.deliveries.post("edit", str(wait).encode(), channel_id=1, key="k", not_before=clock.now() + 1500)
        await clock.advance(500)
    assert clock.now() == start + 1500
    assert await payloads(store) == [b"2"]


async def test_messages_are_found_newest_first_until_they_are_retired(store: Store, game: Game) -> None:
    for message in (posted(game, 1), posted(game, 2), posted(game, 3, "trade", "t1"), posted(game, 2)):
        await store.messages.remember(message)
    assert [m.message_id for m in await store.messages.standing(game.id, "table")] == [2, 1]
    assert [m.message_id for m in await store.messages.standing(game.id)] == [3, 2, 1]
    await store.messages.retire(2)
    newest = await store.messages.newest(game.id, "table")
    assert newest is not None and newest.message_id == 1
    assert await store.messages.newest(game.id, "trade") is None
    trade = await store.messages.newest(game.id, "trade", "t1")
    assert trade is not None and trade == await store.messages.find(3)
    assert await store.messages.find(77) is None
