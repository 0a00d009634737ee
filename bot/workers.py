"""Workers: what goes on for as long as the bot does, one round after the other, and never ends unnoticed.

A round that fails is told in the log with what it was about, counted, and tried again after a pause that grows. Who has
not managed a round for a minute makes the bot unwell (`stuck`), which the log and /healthz say; who has not for much
longer ends the process with a code, so that whoever looks after it starts it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar

from bot import logs
from bot.clock import Clock
from bot.store import Unavailable
from bot.tasks import Tasks

log = logging.getLogger(__name__)

SILENT = 60.0  # seconds without a round that make the bot unwell
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0
LOOK = 5.0  # seconds between two looks at the workers
T = TypeVar("T")


class Worker(Protocol):
    """Somebody with work that never ends."""

    async def round(self) -> None:
        """Do what there is to do now."""
        ...

    async def rest(self) -> None:
        """Return when there may be something to do again."""
        ...


@dataclass
class Shift:
    """One worker, and how it is getting on."""

    name: str
    worker: Worker
    vital: bool = True
    """The bot is of no use without it, and its rounds are short."""
    rounds: int = 0
    failures: int = 0
    in_a_row: int = 0
    since: float | None = None
    """When the round began that has not been managed yet; None at rest."""
    told: bool = False


def pauses() -> Iterator[float]:
    """Seconds to wait before each new try, ever more up to a limit."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(LONGEST_PAUSE, pause * 2)


async def insist(clock: Clock, write: Callable[[], Awaitable[T]]) -> T:
    """Write until the database takes it: what has happened outside must not happen again because it was away."""
    for pause in pauses():
        try:
            return await write()
        except Unavailable as error:
            log.warning("the database is away, again in %s s: %s", pause, error)
        await clock.sleep(pause)
    raise AssertionError("unreachable")


class Workers:
    """All workers of a bot."""

    def __init__(self, clock: Clock, tasks: Tasks, patience: float, give_up: Callable[[], None]) -> None:
        self._clock, self._tasks = clock, tasks
        self._patience, self._give_up = patience, give_up
        self.shifts: dict[str, Shift] = {}
        self._begun = asyncio.Event()

    def start(self, name: str, worker: Worker, *, vital: bool = True) -> None:
        """Let somebody work, looked after; who is not vital may take its time and makes nobody unwell."""
        if not self.shifts:
            self._tasks.start(self._look_after(), "supervisor")
        shift = self.shifts[name] = Shift(name, worker, vital)
        self._tasks.start(self._work(shift), name)

    def stuck(self) -> list[str]:
        """Those who have not managed a round for too long."""
        return [shift.name for shift in self.shifts.values() if self._silent(shift) >= SILENT]

    def _silent(self, shift: Shift) -> float:
        return 0.0 if shift.since is None or not shift.vital else self._clock.steady() - shift.since

    async def _work(self, shift: Shift) -> None:
        with logs.about(worker=shift.name):
            while True:
                await self._round(shift)
                await shift.worker.rest()

    async def _round(self, shift: Shift) -> None:
        """One round, tried until it is managed."""
        shift.since = self._clock.steady()
        self._begun.set()
        for pause in pauses():
            try:
                await shift.worker.round()
                break
            except Exception as error:
                shift.failures += 1
                shift.in_a_row += 1
                passing = isinstance(error, Unavailable)
                log.log(
                    logging.WARNING if passing else logging.ERROR,
                    "the worker %s failed %s times in a row, again in %s s: %s",
                    *(shift.name, shift.in_a_row, pause, error),
                    exc_info=None if passing else error,
                )
            await self._clock.sleep(pause)
        if shift.in_a_row:
            log.warning("the worker %s goes on after %s failures", shift.name, shift.in_a_row)
        shift.rounds, shift.in_a_row, shift.since, shift.told = shift.rounds + 1, 0, None, False

    async def _look_after(self) -> None:
        while True:
            for shift in self.shifts.values():
                silent = self._silent(shift)
                if silent >= SILENT and not shift.told:
                    shift.told = True
                    log.critical("the worker %s has managed nothing for %.0f s", shift.name, silent)
                if 0 < self._patience <= silent:
                    self._give_up()
            if all(shift.since is None for shift in self.shifts.values()):
                self._begun.clear()
                await self._begun.wait()
            await self._clock.sleep(LOOK)
