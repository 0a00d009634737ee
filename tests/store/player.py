"""A process that plays one game as fast as it can, and tells on stdout what was committed; made to be killed.

Action number n has interaction n, writes n in the snapshot, the log, a delivery and a timer that is due at once.
Timers are worked off by a second task; the effect of timer n is the log line "fired n".
"""

import asyncio
import os
import sys

from bot.clock import SystemClock
from bot.store import Repeated, Stale, Store, Timer, open_store


async def main(url: str) -> None:
    store = await open_store(url, SystemClock())
    game = await store.games.in_channel(1)
    assert game is not None
    await asyncio.gather(play(store, game.id), fire(store, game.id))


async def play(store: Store, game_id: int) -> None:
    """Count upwards for ever, from the last number anybody can know of: its effect may or may not have happened."""
    lines = [int(line.action) for line in await store.log.read(game_id) if line.seat == 0]
    number = max(lines, default=1)
    while True:
        try:
            await act(store, game_id, number)
        except Stale:
            continue
        except Repeated as repeated:
            assert repeated.done.answer == str(number).encode()
        tell(f"done {number}")
        number += 1


async def act(store: Store, game_id: int, number: int) -> None:
    game = await store.games.load(game_id)
    text = str(number).encode()
    async with store.action(game_id, game.version, interaction_id=number) as tx:
        tx.save(snapshot=text, meta=os.urandom(5000))
        tx.log(0, text)
        tx.arm("fire", tx.now, text, key=str(number))
        tx.post("line", text, channel_id=1)
        tx.answer(text)


async def fire(store: Store, game_id: int) -> None:
    while True:
        for timer in await store.timers.claim(most=3):
            await take_effect(store, game_id, timer)
        await asyncio.sleep(0.001)


async def take_effect(store: Store, game_id: int, timer: Timer) -> None:
    while True:
        game = await store.games.load(game_id)
        try:
            async with store.action(game_id, game.version) as tx:
                tx.done(timer)
                tx.log(1, timer.args)
        except Stale:
            continue
        tell(f"fired {timer.args.decode()}")
        return


def tell(line: str) -> None:
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
