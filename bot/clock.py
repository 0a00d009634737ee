"""Time, as milliseconds since 1970 in UTC: from the system, or from a test that moves it by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Coroutine
from datetime import UTC, datetime, tzinfo
from typing import Protocol

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Clock(Protocol):
    """Where everybody asks for the time and waits."""

    def now(self) -> int:
        """Milliseconds since 1970, UTC."""
        ...

    def steady(self) -> float:
        """Seconds since some moment; they only go forward, whatever is done to the time of day."""
        ...

    async def sleep_until(self, moment: int) -> None:
        """Return once `now()` has reached the moment."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return after so many steady seconds."""
        ...


class SystemClock:
    """The real time."""

    def now(self) -> int:
        """Milliseconds since 1970, UTC."""
        return time.time_ns() // 1_000_000

    def steady(self) -> float:
        """Seconds that only go forward."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        await asyncio.sleep(seconds)

    async def sleep_until(self, moment: int) -> None:
        """Return once the moment has come; looks again at least every minute, should the system clock be set."""
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110 - time passes by itself, nobody rings
            await asyncio.sleep(min(left, MINUTE) / SECOND)


class HandClock:
    """A time that stands still until a test moves it."""

    def __init__(self, start: int = 1_800_000_000 * SECOND) -> None:
        self._now = start
        self._order = itertools.count()
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []

    def now(self) -> int:
        """Milliseconds since 1970, UTC."""
        return self._now

    def steady(self) -> float:
        """Seconds that only go forward."""
        return self._now / SECOND

    async def sleep(self, seconds: float) -> None:
        """Return once a test has moved the clock by so much."""
        await self.sleep_until(self._now + round(seconds * SECOND))

    async def sleep_until(self, moment: int) -> None:
        """Return once a test has moved the clock that far."""
        if moment <= self._now:
            return
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (moment, next(self._order), woken))
        await woken

    async def advance(self, by: int) -> None:
        """Move the clock, waking every sleeper at its own moment and in order."""
        goal = self._now + by
        while self._sleepers and self._sleepers[0][0] <= goal:
            self._now, _, woken = heapq.heappop(self._sleepers)
            if not woken.done():
                woken.set_result(None)
            await _let_others_run()
        self._now = goal
        await _let_others_run()


async def _let_others_run() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def either(*waits: Coroutine[object, None, object]) -> None:
    """Until the first of several things happens; the others are given up."""
    tasks = [asyncio.create_task(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def at(moment: int, zone: tzinfo = UTC) -> datetime:
    """A moment as a date and time of a zone."""
    return datetime.fromtimestamp(moment / SECOND, zone)


def moment_of(when: datetime) -> int:
    """An aware date and time as a moment."""
    if when.tzinfo is None:
        raise ValueError("a date and time without a zone is no moment")
    return round(when.timestamp() * SECOND)
