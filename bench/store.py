"""The store: what a durable action costs beside a bare fdatasync, and how fast a bot with 10,000 games starts.

Actions are those of a real game, of which every state differs from the one before in content and length; what each has
told is delivered before the next, as a running bot does. The floors are measured turn by turn with the action, so that
load hits them alike, and move as many bytes to a file on the same disk: appended, as a plain log would grow; appended
from the writer's thread, because nobody is answered while the event loop waits for a disk; and written over old ones,
which spares the file system its own bookkeeping, as SQLite's log does once it has its size.
"""

import asyncio
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count, cycle
from pathlib import Path

from aiosqlite import Connection

from bench import Figure
from bench._tables import course
from bot.clock import DAY, SystemClock
from bot.store import Seat, Status, Store, open_store
from bot.store.sqlite import SqliteDatabase, hop

WARM_UP = 200
ROUNDS, IN_A_ROUND = 7, 60
GAMES = 10_000
TOGETHER = 16
COURSE = 300
LINE = 40
OLD_BYTES = 4 * 2**20


def measure() -> list[Figure]:
    """All figures of the store."""
    return asyncio.run(measure_all())


async def measure_all() -> list[Figure]:
    """All figures, in a fresh folder on the disk the project is on."""
    here = Path(tempfile.mkdtemp(prefix=".bench-", dir=Path.cwd()))
    states = await course(COURSE)
    try:
        return [*await durable_action(here, states), *await busy_bot(here, states), *await start_up(here, states)]
    finally:
        shutil.rmtree(here)


class Playing:
    """A game that goes on and on, and what it writes."""

    def __init__(self, store: Store, game_id: int, states: list[tuple[bytes, bytes]]) -> None:
        self.store, self.game_id = store, game_id
        self.states, self._numbers = cycle(states[len(states) // 2 :]), count(game_id * 1_000_000)
        self.version = 2
        self.size = 0

    async def act(self) -> None:
        """What a usual action writes: state, history, line of the log, what to show, interaction."""
        (snapshot, history), number = next(self.states), next(self._numbers)
        async with self.store.action(self.game_id, self.version, number) as tx:
            tx.save(snapshot=snapshot, history=history)
            tx.log(0, snapshot[:LINE], b"", user_id=7)
            tx.post("show", b"", channel_id=self.game_id, key=f"game-{self.game_id}")
        self.version, self.size = tx.version, len(snapshot) + len(history) + LINE


class Floors:
    """The same number of bytes, made durable with nothing around it."""

    def __init__(self, here: Path, writer: Connection) -> None:
        self._log = os.open(here / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._old = os.open(here / "old", os.O_WRONLY | os.O_CREAT)
        os.write(self._old, os.urandom(OLD_BYTES))
        os.fsync(self._old)
        self._writer, self._at, self._bytes = writer, 0, os.urandom(OLD_BYTES)

    async def append(self, size: int) -> None:
        """To the end of a file that grows."""
        self._append(size)

    async def append_in_thread(self, size: int) -> None:
        """The same without keeping the event loop waiting."""
        await hop(self._writer, lambda _connection: self._append(size))

    async def overwrite(self, size: int) -> None:
        """Over bytes that are there."""
        self._at = self._at if self._at + size < OLD_BYTES else 0
        os.pwrite(self._old, self._bytes[:size], self._at)
        self._at += size
        os.fdatasync(self._old)

    def _append(self, size: int) -> None:
        os.write(self._log, self._bytes[:size])
        os.fdatasync(self._log)

    def close(self) -> None:
        os.close(self._log)
        os.close(self._old)


async def durable_action(here: Path, states: list[tuple[bytes, bytes]]) -> list[Figure]:
    """One action after the other, each beside its floors, once the journal has its size as in a bot that runs."""
    store = await open_store(f"sqlite:///{here}/action.sqlite3", SystemClock())
    playing = Playing(store, await new_game(store, 1, states), states)
    floors = Floors(here, writer_of(store))
    for _ in range(WARM_UP):
        await playing.act()
        await delivered(store)
    rounds = [await one_round(playing, floors) for _ in range(ROUNDS)]
    floors.close()
    await store.close()
    action, append, thread, old = (statistics.median(column) * 1000 for column in zip(*rounds, strict=True))
    return [
        Figure("durable action, p50", action, "ms", "append + fdatasync", append),
        Figure("durable action, p50", action, "ms", "append + fdatasync in a thread", thread),
        Figure("durable action, p50", action, "ms", "overwrite + fdatasync", old),
    ]


async def one_round(playing: Playing, floors: Floors) -> list[float]:
    """The medians of an action and of the three floors."""
    times: list[tuple[float, ...]] = []
    for _ in range(IN_A_ROUND):
        action = await timed(playing.act)
        size = playing.size
        bare = [await timed(partial(f, size)) for f in (floors.append, floors.append_in_thread, floors.overwrite)]
        times.append((action, *bare))
        await delivered(playing.store)
    return [statistics.median(column) for column in zip(*times, strict=True)]


async def delivered(store: Store) -> None:
    """Everything told is sent."""
    for delivery in await store.deliveries.claim():
        await store.deliveries.done(delivery)


async def busy_bot(here: Path, states: list[tuple[bytes, bytes]]) -> list[Figure]:
    """Many games at once: actions that meet share an fsync."""
    store = await open_store(f"sqlite:///{here}/busy.sqlite3", SystemClock())
    games = [Playing(store, await new_game(store, 1 + n, states), states) for n in range(TOGETHER)]
    floors = Floors(here, writer_of(store))
    rounds: list[tuple[float, float]] = []
    for _ in range(IN_A_ROUND):
        together = await timed(lambda: asyncio.gather(*(playing.act() for playing in games)))
        alone = [await timed(partial(floors.append, games[0].size)) for _ in range(TOGETHER)]
        rounds.append((together, sum(alone)))
        await delivered(store)
    floors.close()
    await store.close()
    ours, bare = (statistics.median(column) * 1000 / TOGETHER for column in zip(*rounds, strict=True))
    return [Figure(f"durable action, {TOGETHER} games at once, each", ours, "ms", "append + fdatasync", bare)]


async def start_up(here: Path, states: list[tuple[bytes, bytes]]) -> list[Figure]:
    """From nothing open to everything a starting bot asks for."""
    url = f"sqlite:///{here}/start.sqlite3"
    store = await open_store(url, SystemClock())
    for first in range(0, GAMES, 500):
        await asyncio.gather(*(running_game(store, channel, states) for channel in range(first, first + 500)))
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


async def new_game(store: Store, channel: int, states: list[tuple[bytes, bytes]]) -> int:
    """A game at version 2."""
    made = await store.games.create(channel_id=channel, guild_id=1, host_id=7, meta=b"{}")
    async with store.action(made.id, 1) as tx:
        tx.save(snapshot=states[-1][0], history=states[-1][1], status=Status.ACTIVE)
        tx.seats([Seat(seat, user_id=100 + seat) for seat in range(4)])
    return made.id


async def running_game(store: Store, channel: int, states: list[tuple[bytes, bytes]]) -> None:
    """A game with some log, a reminder and a message that waits."""
    playing = Playing(store, await new_game(store, channel, states), states)
    await playing.act()
    async with store.action(playing.game_id, playing.version) as tx:
        tx.arm("remind", tx.now - 1 if channel < 100 else tx.now + DAY, key="seat")


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    """Seconds something takes."""
    began = time.perf_counter()
    await work()
    return time.perf_counter() - began


def writer_of(store: Store) -> Connection:
    """The connection on whose thread a store on SQLite writes."""
    assert isinstance(store._database, SqliteDatabase)
    return store._database._writer
