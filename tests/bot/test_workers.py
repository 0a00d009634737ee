"""Workers go on whatever happens to the store, and say so when they cannot; interactions are answered all the same."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as program
from bot.ages import Ages
from bot.app import IslandBot
from bot.claims import Claims
from bot.clock import HandClock
from bot.figures import Pulse
from bot.health import Watch
from bot.icons import Providing
from bot.settings import Settings
from bot.store import Delivery, Store, Unavailable, open_store
from bot.store.deliveries import LEASE
from bot.store.locks import FileLock
from bot.tasks import Tasks
from bot.workers import SILENT, Workers
from playground.kit import Playground
from tests.bot.conftest import PATIENCE, quick
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.test_faults import some_moves, sound
from tests.bot.test_whole_game import seated


class Failing:
    """A worker that fails until it is mended."""

    def __init__(self) -> None:
        self.broken, self.tries = True, 0

    async def round(self) -> None:
        self.tries += 1
        if self.broken:
            raise OSError("disk I/O error")

    async def rest(self) -> None:
        await asyncio.Event().wait()


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


async def test_a_failing_worker_is_tried_again_told_and_given_up(
    clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    tasks, worker, given_up = Tasks(), Failing(), asyncio.Event()
    workers = Workers(clock, tasks, 300, given_up.set)
    workers.start("letters", worker)
    await clock.advance(0)
    await clock.advance(10_000)
    assert 4 <= worker.tries <= 6, "tried again, with growing pauses"
    assert workers.stuck() == []
    await clock.advance(round(SILENT) * 1000)
    assert workers.stuck() == ["letters"] and not given_up.is_set()
    assert any("letters has managed nothing for" in r.getMessage() for r in caplog.records)
    worker.broken = False
    await clock.advance(20_000)
    assert workers.stuck() == [] and workers.shifts["letters"].rounds == 1
    assert tasks.died == 0
    await tasks.close()


async def test_after_its_patience_the_process_is_told_to_end(clock: HandClock) -> None:
    tasks, given_up = Tasks(), asyncio.Event()
    workers = Workers(clock, tasks, 300, given_up.set)
    workers.start("letters", Failing())
    await clock.advance(0)
    await clock.advance(290_000)
    assert not given_up.is_set()
    await clock.advance(20_000)
    assert given_up.is_set()
    await tasks.close()


async def test_a_round_that_hangs_counts_as_none(clock: HandClock) -> None:
    class Hanging(Failing):
        async def round(self) -> None:
            await asyncio.Event().wait()

    tasks = Tasks()
    workers = Workers(clock, tasks, 0, lambda: None)
    workers.start("letters", Hanging())
    await clock.advance(0)
    await clock.advance(61_000)
    assert workers.stuck() == ["letters"]
    await tasks.close()


def test_the_program_ends_with_a_code_when_it_gives_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def run(settings: Settings) -> None:
        raise program.GaveUp("nothing managed")

    monkeypatch.setattr("sys.argv", ["bot"])
    monkeypatch.setattr(program, "run", run)
    monkeypatch.setattr(program, "load_settings", lambda: quick(tmp_path))
    with pytest.raises(SystemExit) as ended:
        program.main()
    assert ended.value.code == program.START_AGAIN


# --- claims ----------------------------------------------------------------------------------------------------------


@pytest.fixture
async def store(tmp_path: Path, clock: HandClock) -> Any:
    opened = await open_store(f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3", clock)
    yield opened
    await opened.close()


async def until(wish: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wish():  # noqa: ASYNC110 - rows ring nowhere
            await asyncio.sleep(0.005)


async def test_ops_06_no_more_is_claimed_than_there_are_hands_and_nothing_is_worked_on_twice(
    store: Store, clock: HandClock
) -> None:
    started, go_on = list[int](), asyncio.Event()

    async def work(delivery: Delivery) -> None:
        started.append(delivery.id)
        await go_on.wait()
        await store.deliveries.done(delivery)

    for channel in range(10):
        await store.deliveries.post("show", b"", channel_id=channel)
    tasks = Tasks()
    claims = Claims(store.deliveries, clock, tasks, work, most=3, name="delivery")
    workers = Workers(clock, tasks, 0, lambda: None)
    workers.start("deliveries", claims)
    shift = workers.shifts["deliveries"]
    await until(lambda: len(started) == 3 and shift.since is None)
    for _ in range(12):  # far beyond the lease: it is renewed
        rounds = shift.rounds
        await clock.advance(LEASE // 3)
        await until(lambda rounds=rounds: shift.rounds > rounds)  # type: ignore[misc]
    assert len(started) == 3, "still the same three"
    go_on.set()
    await until(lambda: len(started) == 10 and len(tasks) == 2 and shift.since is None)
    assert sorted(started) == sorted(set(started)) and len(started) == 10
    assert await store.deliveries.waiting() == 0
    await tasks.close()


async def test_ops_06_what_is_worked_on_for_long_is_kept_from_others(store: Store, clock: HandClock) -> None:
    """A 429 may take longer than a lease; whoever looks meanwhile, as after a deploy, finds nothing to do."""
    started = list[int]()

    async def work(delivery: Delivery) -> None:
        started.append(delivery.id)
        await asyncio.Event().wait()

    for channel in range(2):
        await store.deliveries.post("show", b"", channel_id=channel)
    tasks = Tasks()
    workers = Workers(clock, tasks, 0, lambda: None)
    workers.start("deliveries", Claims(store.deliveries, clock, tasks, work, most=3, name="delivery"))
    shift, another = workers.shifts["deliveries"], Store(store._database, clock, "another")
    await until(lambda: len(started) == 2 and shift.since is None)
    for _ in range(6):
        rounds = shift.rounds
        await clock.advance(LEASE // 3)
        await until(lambda rounds=rounds: shift.rounds > rounds)  # type: ignore[misc]
        assert await another.deliveries.claim() == []
    await tasks.close()


# --- the whole bot ---------------------------------------------------------------------------------------------------


def failing_once(monkeypatch: pytest.MonkeyPatch, place: Any, name: str, error: Exception) -> Callable[[], int]:
    """Let the next call fail; how often it was called."""
    real, calls = getattr(place, name), [0]

    async def call(*args: Any, **given: Any) -> Any:
        calls[0] += 1
        if calls[0] == 1:
            raise error
        return await real(*args, **given)

    monkeypatch.setattr(place, name, call)
    return lambda: calls[0]


@pytest.mark.parametrize("drawer", ["deliveries", "timers"])
@pytest.mark.parametrize("method", ["claim", "next_due", "done"])
async def test_ops_01_one_error_of_the_store_in_a_worker_costs_nothing_but_time(
    world: Playground, bot: IslandBot, monkeypatch: pytest.MonkeyPatch, drawer: str, method: str
) -> None:
    hall = await seated(world, bot, 3, 7)
    calls = failing_once(monkeypatch, getattr(bot.store, drawer), method, Unavailable("disk I/O error"))
    await some_moves(hall, random.Random(1), 3)
    if (drawer, method) != ("timers", "done"):  # timers of moves end with their effect
        await world.until(lambda: calls() > 1, f"{drawer}.{method} is not tried again", 20)
    await sound(hall)
    assert bot.tasks.died == 0 and bot.workers.stuck() == []


@pytest.mark.parametrize("error", [Unavailable("disk I/O error"), OSError("disk I/O error")], ids=["passing", "other"])
async def test_ops_01_one_error_in_each_worker_ends_none_of_them(
    world: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr("bot.workers.FIRST_PAUSE", 0.01)
    failed = set[int]()

    def once(real: Callable[[Any], Any]) -> Callable[[Any], Any]:
        async def round(self: Any) -> None:
            if id(self) not in failed:
                failed.add(id(self))
                raise error
            await real(self)

        return round

    async def provided(self: Providing) -> None:
        """Without a hundred pictures."""

    monkeypatch.setattr(Providing, "round", provided)
    for kind in (FileLock, Pulse, Watch, Claims, Ages, Providing):
        monkeypatch.setattr(kind, "round", once(kind.round))
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path, application_emojis=True)))
    shifts = bot.workers.shifts
    assert set(shifts) == {"lock", "pulse", "database", "deliveries", "timers", "ages", "emojis"}
    await until(lambda: all(shift.rounds for shift in shifts.values()))
    assert {shift.failures for shift in shifts.values()} == {1}
    assert bot.tasks.died == 0 and bot.workers.stuck() == []
    hall = await seated(world, bot, 3, 7)
    await some_moves(hall, random.Random(1), 1)
    await sound(hall)


class Locked:
    """The database file, locked by somebody else."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path / "island.sqlite3", isolation_level=None, check_same_thread=False)

    def __enter__(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, *_: object) -> None:
        self._connection.execute("ROLLBACK")
        self._connection.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that gives up on a lock soon, so that a test need not wait for it."""
    monkeypatch.setattr("bot.store.sqlite.PATIENCE", 0.2)


async def locked_for(hall: Hall, path: Path, seconds: float) -> None:
    """Somebody tries to play while the database is locked; afterwards everything goes on."""
    table = await hall.table()
    prompt = table.island.waiting_for()[0]
    action = hall.choice(table, prompt.seat, random.Random(1))
    with Locked(path):
        began = time.monotonic()
        await hall.by_command(action)
        player = hall.at(table, prompt.seat)
        await player.sees("Nothing was changed")
        await asyncio.sleep(max(0.0, seconds - (time.monotonic() - began)))
    assert (await hall.table()).island.moves == table.island.moves
    await some_moves(hall, random.Random(1), 3)
    await sound(hall)


async def test_ops_01_a_locked_database_stops_nobody_for_good(
    world: Playground, bot: IslandBot, tmp_path: Path, impatient: None
) -> None:
    hall = await seated(world, bot, 3, 7)
    bot.store.deliveries.changed.set()
    await locked_for(hall, tmp_path, 1.0)
    assert bot.tasks.died == 0 and bot.workers.stuck() == []


@pytest.mark.slow
async def test_ops_01_a_database_locked_for_fourteen_seconds_stops_nobody_for_good(
    world: Playground, bot: IslandBot, tmp_path: Path
) -> None:
    hall = await seated(world, bot, 3, 7)
    await locked_for(hall, tmp_path, 14.0)
    assert bot.tasks.died == 0


async def test_ops_05_the_loop_goes_on_while_somebody_else_holds_the_lock(tmp_path: Path, impatient: None) -> None:
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3", HandClock())
    for number in range(40):  # quick ones: from then on it is written on the spot
        await store.notes.write(f"{number}", b"")
    store._database._quick = 100  # type: ignore[attr-defined]  # however slow this machine is
    passes = 0

    async def count() -> None:
        nonlocal passes
        while True:
            passes += 1
            await asyncio.sleep(0.005)

    counting = asyncio.create_task(count())
    with Locked(tmp_path), pytest.raises(Unavailable):
        await store.notes.write("late", b"")
    assert passes > 5, "the loop stood still"
    await store.notes.write("late", b"in time")
    assert await store.notes.read("late") == b"in time"
    counting.cancel()
    await store.close()


@pytest.mark.parametrize(("locale", "words"), [("en-US", "Nothing was changed"), ("cs", "Nic se nezměnilo")])
async def test_ops_07_without_a_database_everybody_is_answered_in_their_own_language(
    world: Playground, bot: IslandBot, monkeypatch: pytest.MonkeyPatch, locale: str, words: str
) -> None:
    hall = await seated(world, bot, 3, 7)
    player = Player(world, "Dana", locale)

    async def away(*_: Any, **__: Any) -> Any:
        raise Unavailable("connection refused")

    for name in ("read", "write"):
        monkeypatch.setattr(bot.store._database, name, away)
    await player.command("/game status")
    await player.sees(words)
    button = player.with_button("My hand")
    assert button is not None
    known = len(player.actor.messages)
    await player.actor.click("My hand", on=button)
    await player.until(lambda: len(player.actor.messages) > known, "the click is not answered")
    monkeypatch.undo()
    await some_moves(hall, random.Random(1), 2)
    await sound(hall)


async def test_ops_01_a_full_disk_that_is_cleared_again_costs_nothing(
    world: Playground, bot: IslandBot, caplog: pytest.LogCaptureFixture
) -> None:
    hall = await seated(world, bot, 3, 7)
    (pages,) = await _pragma(bot, "page_count")
    await _pragma(bot, f"max_page_count = {pages}")
    caplog.set_level(logging.CRITICAL + 1)
    table = await hall.table()
    before = table.island.moves
    for _ in range(40):  # until nothing fits any more
        table = await hall.table()
        action = hall.choice(table, table.island.waiting_for()[0].seat, random.Random(3))
        try:
            await bot.sessions.act(hall.game_id, lambda _table, action=action: (action, None))
        except Unavailable:
            break
    else:
        raise AssertionError("the disk is never full")
    await _pragma(bot, "max_page_count = 1073741823")
    await some_moves(hall, random.Random(4), 2)
    await sound(hall)
    assert (await hall.table()).island.moves > before


async def _pragma(bot: IslandBot, text: str) -> Any:
    writer = bot.store._database._database._writer  # type: ignore[attr-defined]  # beneath the stop-watch
    cursor = await writer.execute(f"PRAGMA {text}")
    return await cursor.fetchone()
