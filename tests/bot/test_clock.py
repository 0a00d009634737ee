"""The clocks: the system's, and one a test moves by hand."""

import asyncio
import time
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.clock import HOUR, MINUTE, HandClock, SystemClock, at, moment_of


def test_the_system_clock_tells_milliseconds() -> None:
    assert abs(SystemClock().now() - time.time() * 1000) < 1000


async def test_the_system_clock_sleeps_until_the_moment_and_not_at_all_for_the_past() -> None:
    clock = SystemClock()
    goal = clock.now() + 30
    await clock.sleep_until(goal)
    assert clock.now() >= goal
    await asyncio.wait_for(clock.sleep_until(goal - MINUTE), 60)


async def test_sleepers_wake_in_order_each_at_its_own_moment() -> None:
    clock = HandClock(0)
    woken: list[tuple[str, int]] = []

    async def sleep(name: str, moment: int) -> None:
        await clock.sleep_until(moment)
        woken.append((name, clock.now()))

    tasks = [asyncio.create_task(sleep(name, moment)) for name, moment in (("b", 20), ("a", 10), ("c", 31))]
    await asyncio.sleep(0)
    await clock.advance(30)
    assert woken == [("a", 10), ("b", 20)]
    assert clock.now() == 30
    await clock.advance(1)
    assert woken[-1] == ("c", 31)
    await asyncio.gather(*tasks)


async def test_a_worker_that_sleeps_again_is_woken_again_within_one_advance() -> None:
    clock = HandClock(0)
    ticks: list[int] = []

    async def tick() -> None:
        while True:
            await clock.sleep_until(clock.now() + 10)
            ticks.append(clock.now())

    task = asyncio.create_task(tick())
    await asyncio.sleep(0)
    await clock.advance(35)
    task.cancel()
    assert ticks == [10, 20, 30]


async def test_a_sleeper_that_gave_up_disturbs_nobody() -> None:
    clock = HandClock(0)
    task = asyncio.create_task(clock.sleep_until(10))
    await asyncio.sleep(0)
    task.cancel()
    await clock.advance(20)
    assert task.cancelled()


def test_moments_and_dates() -> None:
    when = datetime(2026, 7, 1, 12, 30, tzinfo=UTC)
    assert at(moment_of(when)) == when
    assert at(moment_of(when), ZoneInfo("Europe/Prague")).hour == 14
    assert moment_of(when.replace(hour=13)) - moment_of(when) == HOUR
    with pytest.raises(ValueError, match="without a zone"):
        moment_of(datetime(2026, 7, 1))
