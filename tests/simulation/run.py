"""One run: a world made of a seed, people who play in it, faults, and what was found; the same seed, the same run."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import random
import shutil
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

from bot.lobby.actions import Lobby
from bot.speech import speech_of
from tests.bot.conftest import quick
from tests.simulation import truths
from tests.simulation.disk import Disk
from tests.simulation.faults import LONG, Faults
from tests.simulation.loop import Process, VirtualLoop
from tests.simulation.people import NAMES, Ears, Person, Room
from tests.simulation.stage import PACES, Eyes, Machine, Stage, later
from tests.simulation.stand_ins import made_up

FAULTS_BETWEEN_LOOKS = 15
GAP = 1.6  # seconds between two faults, on average
PATIENCE = 900.0  # seconds after which all must be calm again
STARTING = 120.0
LAST_LOOKS = 5  # at what is thrown away: some of it only falls apart when the rest is gone
T = TypeVar("T")
cpu = time.process_time  # taken before time is made up
spent: list[float] = []
"""Seconds of the processor that each run took."""


@dataclass
class Report:
    """What came of a run."""

    seed: object
    faults: Counter[str] = field(default_factory=Counter)
    deeds: int = 0
    moves: int = 0
    starts: int = 0
    outages: int = 0
    """How many were long enough that the bot had to say so."""
    steps: int = 0
    virtual: float = 0.0
    problems: list[str] = field(default_factory=list)
    course: str = ""
    """The same for the same course of events, down to every line of the log and every message."""

    def __str__(self) -> str:
        struck = ", ".join(f"{name} {n}" for name, n in sorted(self.faults.items()))
        lived = f"{self.deeds} deeds, {self.moves} moves, {self.starts} starts in {self.virtual:.0f} virtual seconds"
        return f"seed {self.seed}: {self.faults.total()} faults ({struck}), {lived}; {self.problems or 'nothing found'}"


class Simulation:
    """The world of one run."""

    def __init__(self, seed: object, faults: int, folder: Path) -> None:
        self.seed, self.wanted = seed, faults
        self.loop = VirtualLoop(seed)
        self.disk = Disk(self.loop)
        self.path = folder / "island.sqlite3"
        self.folder = folder
        self.refusals: dict[str, str] = {speech_of("en").say("error-stopping"): "stopping"}
        self.report = Report(seed)
        self.trouble = truths.Trouble()
        self.machines: list[Machine] = []
        self.rooms: list[Room] = []
        self.people: list[Person] = []
        self._watching: list[asyncio.Task[None]] = []

    async def play(self) -> None:
        """All of it."""
        self.stage = Stage(self.loop)
        with made_up(self.loop, self.disk, self.stage, self.refusals), self._surroundings():
            await self.stage.set_up()
            self._set_up()
            self.faults.long_outage = self._outage
            self.leaks, self.doubles = truths.Leaks(self.stage), truths.Doubles(self.stage)
            self.ears = Ears(self.stage)
            for machine in self.machines:
                machine.begin()
            assert await later(self.loop, lambda: self.all_ready, STARTING), "the bot never became ready"
            self.eyes = Eyes(self.path)
            await self._seat()
            lives = [asyncio.create_task(person.live()) for person in self.people]
            while self.faults.total < self.wanted and not self.report.problems:
                await self._trouble()
                await self._look()
            for machine in self.machines:
                machine.leave()
            for task in lives:
                task.cancel()
            await self._sum_up()

    def _surroundings(self) -> AbstractContextManager[None]:
        """What else is made up."""
        return nullcontext()

    def _set_up(self) -> None:
        """One machine, with a database of its own."""
        self.machines.append(Machine(self.loop, quick(self.folder, **PACES)))
        self.faults = Faults(self.loop, self.stage, self.machines, self.disk)

    async def _channels(self) -> list[Any]:
        return [self.stage.channel, self.stage.add_guild("Second")]

    async def _person(self, number: int, room: Room, name: str) -> Person:
        return Person(room, self.ears, name, random.Random(f"{self.seed} {number} {name}"))

    @property
    def all_ready(self) -> bool:
        return all(machine.ready for machine in self.machines)

    async def _quiet(self) -> bool:
        """Nobody has anything to do; who failed for long tries again after a pause, later than all that was wrong."""
        rooms = [await truths.quiet(room, self.machine_of(room)) for room in self.rooms]
        return all(rooms) and self.all_ready and not any(machine.bot.workers.stuck() for machine in self.machines)

    def machine_of(self, room: Room) -> Machine:
        """The one that serves this room."""
        guild = int(room.channel.raw["guild_id"])
        return next(machine for machine in self.machines if machine.settings.share.has(guild))

    async def _seat(self) -> None:
        """Two tables, begun through the front door."""
        for number, channel in enumerate(await self._channels()):
            room = Room(self.stage, self.eyes, channel)
            people = [await self._person(number, room, name) for name in NAMES]
            host = people[0]
            await host._slash("game new")
            assert await later(self.loop, room.find_game, STARTING), "no lobby was opened"
            lobby = Lobby(self.machine_of(room).bot.sessions, room.game_id)
            for person in people[1:]:
                await lobby.join(person.user_id, person.actor.name)
            if number:
                await lobby.add_automatic(host.user_id, "gentle")
            for key, value in (("pace", "live"), ("time_up", "remind")):
                await lobby.choose_option(key, value)
            await lobby.start(host.user_id, bytes([number + 1]) * 32)
            self.rooms.append(room)
            self.people += people

    async def _trouble(self) -> None:
        """People play while one thing after the other goes wrong."""
        for person in self.people:
            person.awake.set()
        for _ in range(FAULTS_BETWEEN_LOOKS):
            await asyncio.sleep(self.loop.lot.expovariate(1 / GAP))
            self.faults.strike()

    def _outage(self) -> None:
        for machine in self.machines:
            self._watching.append(asyncio.create_task(self._watch(machine, machine.process)))

    async def _watch(self, machine: Machine, process: Process) -> None:
        """While the database is away for long, whoever had it open before says so."""
        opened = machine.ready
        await asyncio.sleep(LONG - 5.0)
        if opened and process is machine.process and not process.dead and not machine.bot.is_closed():
            self.report.outages += 1
            self.report.problems += await truths.of_outage(machine)

    async def _look(self) -> None:
        """Everybody rests, nothing goes wrong any more: is all as it should be?"""
        for person in self.people:
            person.awake.clear()
        self.faults.calm()
        await asyncio.sleep(max(0.0, self.faults.until - self.loop.time()) + 5.0)
        problems = self.report.problems
        end = self.loop.time() + PATIENCE
        while not await self._quiet():
            if self.loop.time() > end:
                problems.append(f"never calm: {await self._waiting()}")
                break
            await asyncio.sleep(2.0)
        for room in self.rooms:
            problems += await truths.of_log(room)
            problems += await truths.of_deeds(room, self.refusals)
            if (machine := self.machine_of(room)).ready:
                problems += await truths.of_tables(room, machine)
                problems += await truths.of_timers(room, self.faults.lived_twice)
        problems += self.trouble.found + self.leaks.found + self.leaks.of_hands() + self.doubles.found
        for machine in self.machines:
            problems += truths.of_health(machine) if machine.ready else []
            problems += [f"ended: {error!r}" for error in machine.ends]
        problems += [f"playground: {crash}" for crash in self.stage.core.crashes]

    async def _waiting(self) -> str:
        store = self.eyes.store
        rows = self.eyes.rows("SELECT kind, attempts, next_try_at, worker, error FROM delivery WHERE failed_at IS NULL")
        timers = self.eyes.rows("SELECT kind, slot, due_at, attempts, worker, leased_until FROM timer")
        now, stuck = round(self.loop.wall() * 1000), [m.bot.workers.stuck() for m in self.machines if m.bot]
        waiting = f"{await store.deliveries.waiting()} wait: {rows}; {timers}"
        return f"ready {[machine.ready for machine in self.machines]}, stuck {stuck}, now {now}, {waiting}"

    async def _sum_up(self) -> None:
        report = self.report
        self.faults.sum_up()
        report.faults, report.starts = self.faults.count, sum(machine.starts for machine in self.machines)
        report.deeds = sum(len(room.deeds) for room in self.rooms)
        report.steps, report.virtual = self.loop.steps, self.loop.time()
        course = hashlib.sha256()
        for room in self.rooms:
            lines = await self.eyes.store.log.read(room.game_id)
            report.moves += len(lines)
            course.update(repr([(line.seq, line.user_id, line.action, line.at) for line in lines]).encode())
            course.update(repr([(m.id, m.text) for m in room.messages]).encode())
            course.update(repr([(d.interaction_id, d.key, d.failed, d.told) for d in room.deeds]).encode())
        course.update(repr((self.loop.steps, self.loop.time())).encode())
        report.course = course.hexdigest()
        await self.eyes.close()


class Course(Protocol[T]):
    """What happens in a run."""

    loop: VirtualLoop
    trouble: truths.Trouble
    report: T

    async def play(self) -> None: ...


def simulate(
    seed: object, faults: int = 100, *planted: Any, course: Callable[[object, int, Path], Course[T]] = Simulation
) -> T:
    """One run; `planted` are context managers that break the bot on purpose, `course` says what happens in it."""
    tempfile.gettempdir()  # found out by lot, once in each process: not in the middle of a run
    folder = Path(tempfile.mkdtemp(prefix="simulation", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
    began, collecting, hook = cpu(), gc.isenabled(), sys.unraisablehook
    mute = [logging.getLogger(name) for name in ("asyncio", "sqlalchemy.pool.impl.AsyncAdaptedQueuePool")]
    for logger in mute:  # of tasks and connections that were never closed
        logger.addFilter(_nothing)
    gc.collect()
    gc.disable()  # what is thrown away is thrown away at the same moment in every run
    sys.unraisablehook = lambda _: None  # the dead have no last words
    try:
        return _run(course(seed, faults, folder), planted)
    finally:
        _throw_away()
        sys.unraisablehook = hook
        for logger in mute:
            logger.removeFilter(_nothing)
        if collecting:
            gc.enable()
        shutil.rmtree(folder, ignore_errors=True)
        spent.append(cpu() - began)


def _run(run: Course[T], planted: Sequence[Any]) -> T:
    logging.getLogger().addHandler(run.trouble)
    run.loop.set_exception_handler(lambda *_: None)
    try:
        with ExitStack() as stack:
            for bug in planted:
                stack.enter_context(bug())
            asyncio.set_event_loop(run.loop)
            run.loop.run_until_complete(run.play())
    finally:
        for process in [process for machine in getattr(run, "machines", ()) for process in machine.living]:
            process.kill()  # with its files
        for task in asyncio.all_tasks(run.loop):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        asyncio.set_event_loop(None)
        run.loop.close()
        _bury(asyncio.all_tasks(run.loop))
        logging.getLogger().removeHandler(run.trouble)
    return run.report


def _bury(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """End what waits for ever: a statement half carried out holds its whole process, and nobody else lets it go."""
    logging.disable()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for task in [*tasks] * LAST_LOOKS:  # some try again before they give up
            with suppress(BaseException):
                task.get_coro().close()  # type: ignore[union-attr]
    logging.disable(logging.NOTSET)


def _throw_away() -> None:
    """Whatever still waited, to the last: what ends later ends in the middle of another test."""
    for handler in logging.getLogger().handlers:
        getattr(handler, "records", []).clear()  # pytest keeps errors, and in their frames the dead
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(LAST_LOOKS):
            if not gc.collect():
                break


def _nothing(record: logging.LogRecord) -> bool:
    return False
