"""The store: what a durable action costs beside a bare fdatasync, and how fast a bot with 10,000 games starts.

The floor is measured turn by turn with the action: append and fdatasync as many bytes as the action carries, to a file
on the same disk. A second floor does the same from the writer's thread, because a bot that waited for the disk on its
event loop would answer nobody meanwhile.
"""

import asyncio
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from aiosqlite import Connection

from bench import Figure
from bot.clock import DAY, SystemClock
from bot.store import Seat, Status, Store, open_store
from bot.store.sqlite import SqliteDatabase, hop

WARM_UP = 200
ACTIONS = 400
GAMES = 10_000
TOGETHER = 16
SNAPSHOT = 8_000
LINE = 250
PAYLOAD = 400
STATE = os.urandom(SNAPSHOT)


def measure() -> list[Figure]:
    """All figures of the store."""
    return asyncio.run(measure_all())


async def measure_all() -> list[Figure]:
    """All figures, in a fresh folder on the disk the project is on."""
    here = Path(tempfile.mkdtemp(prefix=".bench-", dir=Path.cwd()))
    try:
        return [*await durable_action(here), *await busy_channel(here), *await start_up(here)]
    finally:
        shutil.rmtree(here)


async def durable_action(here: Path) -> list[Figure]:
    """One action after the other, each beside its floors, once the journal has its size as in a bot that runs."""
    store = await open_store(f"sqlite:///{here}/action.sqlite3", SystemClock())
    game_id = await new_game(store, 1)
    for number in range(WARM_UP):
        await act(store, game_id, number)
    with (here / "floor").open("wb", buffering=0) as floor:
        content = os.urandom(SNAPSHOT + LINE + PAYLOAD)
        writer = writer_of(store)

        def bare() -> None:
            floor.write(content)
            os.fdatasync(floor.fileno())

        async def on_the_loop() -> None:
            bare()

        async def in_the_thread() -> None:
            await hop(writer, lambda _connection: bare())

        actions, loops, threads = [], [], []
        for number in range(WARM_UP, WARM_UP + ACTIONS):
            actions.append(await timed(partial(act, store, game_id, number)))
            loops.append(await timed(on_the_loop))
            threads.append(await timed(in_the_thread))
    await store.close()
    action, loop, thread = (statistics.median(times) * 1000 for times in (actions, loops, threads))
    return [
        Figure("durable action, p50", action, "ms", "write + fdatasync", loop),
        Figure("durable action, p50", action, "ms", "write + fdatasync in a thread", thread),
    ]


async def busy_channel(here: Path) -> list[Figure]:
    """Many games at once: actions that meet share an fsync, so each costs less than one."""
    store = await open_store(f"sqlite:///{here}/busy.sqlite3", SystemClock())
    games = [await new_game(store, channel) for channel in range(TOGETHER)]

    async def play(game_id: int) -> None:
        for number in range(ACTIONS // TOGETHER):
            await act(store, game_id, number)

    async def everybody() -> None:
        await asyncio.gather(*(play(game_id) for game_id in games))

    each = await timed(everybody) / (ACTIONS // TOGETHER * TOGETHER) * 1000
    await store.close()
    content = os.urandom(SNAPSHOT + LINE + PAYLOAD)
    with (here / "floor").open("wb", buffering=0) as floor:
        began = time.perf_counter()
        for _ in range(ACTIONS):
            floor.write(content)
            os.fdatasync(floor.fileno())
        alone = (time.perf_counter() - began) / ACTIONS * 1000
    return [Figure(f"durable action, {TOGETHER} games at once, each", each, "ms", "write + fdatasync", alone)]


async def start_up(here: Path) -> list[Figure]:
    """From nothing open to everything a starting bot asks for."""
    url = f"sqlite:///{here}/start.sqlite3"
    store = await open_store(url, SystemClock())
    for first in range(0, GAMES, 500):
        await asyncio.gather(*(running_game(store, channel) for channel in range(first, first + 500)))
    await store.close()
    opened: list[Store] = []

    async def start() -> None:
        opened.append(store := await open_store(url, SystemClock()))
        assert len(await store.games.live()) == GAMES
        assert len(await store.timers.claim()) == 50
        await store.timers.next_due()
        await store.deliveries.claim()

    seconds = await timed(start)
    game = await opened[0].games.in_channel(GAMES // 2)
    assert game is not None

    async def load() -> None:
        await opened[0].games.load(game.id)

    loads = [await timed(load) for _ in range(200)]
    await opened[0].close()
    return [
        Figure(f"start with {GAMES:,} games", seconds, "s"),
        Figure(f"load one of {GAMES:,} games, p50", statistics.median(loads) * 1000, "ms"),
    ]


async def act(store: Store, game_id: int, number: int) -> None:
    """What a usual action writes: state, log line, reminder, table message, interaction."""
    async with store.action(game_id, number + 2, game_id * 1_000_000 + number) as tx:
        tx.save(snapshot=bytes([number % 256]) + STATE)
        tx.log(0, STATE[:LINE], b"", user_id=7)
        tx.arm("remind", tx.now + DAY, key="seat")
        tx.post("table", STATE[:PAYLOAD], channel_id=game_id, key="table")


async def new_game(store: Store, channel: int) -> int:
    """A game at version 2."""
    made = await store.games.create(channel_id=channel, guild_id=1, host_id=7, meta=b"{}")
    async with store.action(made.id, 1) as tx:
        tx.save(snapshot=STATE, status=Status.ACTIVE)
        tx.seats([Seat(seat, user_id=100 + seat) for seat in range(4)])
    return made.id


async def running_game(store: Store, channel: int) -> None:
    """A game with some log, a reminder and a message that waits."""
    game_id = await new_game(store, channel)
    await act(store, game_id, 0)
    if channel < 100:
        async with store.action(game_id, 3) as tx:
            tx.arm("remind", tx.now - 1, key="seat")


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    """Seconds something takes."""
    began = time.perf_counter()
    await work()
    return time.perf_counter() - began


def writer_of(store: Store) -> Connection:
    """The connection on whose thread a store on SQLite writes."""
    assert isinstance(store._database, SqliteDatabase)
    return store._database._writer


if __name__ == "__main__":
    for figure in measure():
        beside = f"  {figure.ratio:.2f} x {figure.floor_name} ({figure.floor:.3f})" if figure.ratio else ""
        print(f"{figure.name}: {figure.value:.3f} {figure.unit}{beside}")
