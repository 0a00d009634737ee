"""What must survive: games, their logs, timers, deliveries, settings, results.

Open it once; every drawer has short async functions and gives frozen records:

    store = await open_store("sqlite:///var/island.sqlite3", clock)      # migrates; refuses a newer schema in words
    game = await store.games.create(channel_id=1, guild_id=2, host_id=3, meta=b"...")        # or ChannelTaken

An action is one transaction. Decide on a loaded game, collect everything the action changes, leave the block:

    game = await store.games.load(game_id)                                # or store.games.in_channel(channel_id)
    async with store.action(game.id, game.version, interaction.id) as tx:
        tx.save(snapshot=..., meta=..., history=..., status=Status.ACTIVE)   # only what changed
        tx.log(seat, action_bytes, draws_bytes, user_id=user.id)             # several lines are fine
        tx.seats([Seat(0, user_id=7), Seat(1, automatic="easy")])            # all seats at once
        tx.arm("remind", clock.now() + DAY, key="seat-2")                    # same kind and key: replaced
        tx.post("table", payload, channel_id=game.channel_id, key="table")   # undelivered one with this key: replaced
        tx.answer(b"what to say if this interaction comes again")
    tx.version                                                            # the game's version now

Nothing is written before the block ends, and then all of it or nothing. Leaving the block raises
`Stale` (somebody else moved first: load again), `Repeated` (this interaction already had its effect; `.done.answer`),
`Lapsed` (the timer given to `tx.done` no longer stands), `ChannelTaken`, `NoSuchGame`. When the body itself raises and
its interaction was already carried out, `Repeated` comes instead: a double tap never looks like a refused move.

Timers fire once. Effect and end in one transaction, so that a crash in between changes nothing:

    for timer in await store.timers.claim():
        async with store.action(game.id, game.version) as tx:
            tx.done(timer)                                                # or store.timers.done / put_off(timer, until)
            ...
    await asyncio.wait_for(store.timers.changed.wait(), ...)              # until store.timers.next_due()

Deliveries reach Discord at least once, in order, one at a time per channel or person:

    for delivery in await store.deliveries.claim():
        old = await store.messages.newest(delivery.game_id, "table")     # edit this one, or post a new one
        await store.deliveries.done(delivery, Posted(...))                # or .retry(delivery, until, why) / .give_up

Whatever is asked while the database is away raises `Unavailable`; asking again later is all that is needed.

All times are whole milliseconds since 1970 (UTC) and come from the clock given to `open_store`.
All bytes are opaque: snapshots, actions, payloads and arguments are encoded and read by whoever wrote them.
"""

from bot.store.action import Action
from bot.store.errors import (
    BadDatabase,
    ChannelTaken,
    Lapsed,
    NoSuchGame,
    Occupied,
    Repeated,
    Stale,
    StoreError,
    Unavailable,
)
from bot.store.keeping import Keep
from bot.store.people import Person
from bot.store.records import (
    Clock,
    Delivery,
    Done,
    Entry,
    Game,
    Posted,
    Result,
    Score,
    Seat,
    Standing,
    Status,
    Summary,
    Timer,
    TrackRecord,
)
from bot.store.servers import Server
from bot.store.share import EVERYTHING, Share
from bot.store.store import DEFAULT_URL, Store, open_alone, open_store

__all__ = [
    "DEFAULT_URL",
    "EVERYTHING",
    "Action",
    "BadDatabase",
    "ChannelTaken",
    "Clock",
    "Delivery",
    "Done",
    "Entry",
    "Game",
    "Keep",
    "Lapsed",
    "NoSuchGame",
    "Occupied",
    "Person",
    "Posted",
    "Repeated",
    "Result",
    "Score",
    "Seat",
    "Server",
    "Share",
    "Stale",
    "Standing",
    "Status",
    "Store",
    "StoreError",
    "Summary",
    "Timer",
    "TrackRecord",
    "Unavailable",
    "open_alone",
    "open_store",
]
