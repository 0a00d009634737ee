"""The real bot on a playground in memory, in made-up time: from one event to the next, always the same way.

Nothing comes from outside (tests/simulation says what is made up): a seed is a whole month, down to every message.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Generic, TypeVar
from unittest import mock

from bot import figures, health
from bot.app import IslandBot
from bot.clock import DAY, MINUTE, SECOND, SystemClock
from bot.studio import Studio
from renderer.paint import Picture
from tests.bot.conftest import quick
from tests.simulation import loop as loops
from tests.simulation.disk import Disk
from tests.simulation.run import simulate
from tests.simulation.stage import Stage as Memory
from tests.simulation.stand_ins import dot, made_up
from tests.simulation.truths import Trouble

PATIENCE = 10 * MINUTE  # until everything due is done
LOOK = 0.2  # seconds between two looks at what is going on
SELDOM = 6 * 3600.0  # seconds between two heartbeats and the like: a month has a great many
T = TypeVar("T")


class Clock(SystemClock):
    """Made-up time, which nobody puts back: whoever waits need not look every minute."""

    async def sleep_until(self, moment: int) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110 - time passes by itself, nobody rings
            await asyncio.sleep(left / SECOND)


class Stage(Generic[T]):
    """One run: a loop with its bot; what is to happen in it is a function of this stage."""

    def __init__(self, seed: object, folder: Path, start: int, happens: Callable[[Stage[T]], Awaitable[T]]) -> None:
        self.loop, self.folder, self._happens = loops.VirtualLoop(seed), folder, happens
        self.loop.ahead = start / SECOND - loops.START
        self.trouble = Trouble()
        self.clock = Clock()
        self.world = Memory(self.loop)
        self.bot: IslandBot
        self.report: T

    async def play(self) -> None:
        """From the first start of the bot to the end."""
        with (
            made_up(self.loop, Disk(self.loop), self.world, {}),
            mock.patch.object(figures, "BEAT", SELDOM),
            mock.patch.object(health, "LOOK", SELDOM),
            mock.patch.object(Studio, "_draw", _blank),
        ):
            await self.world.set_up()
            self.world.core.hub.heartbeat_ms = round(SELDOM * SECOND)
            bot = IslandBot(quick(self.folder, automatic_pause=1.0, thinkers=0), self.clock)
            bot._connection.heartbeat_timeout = 2 * SELDOM
            self.bot = await self.world.start(bot)
            tidying = asyncio.create_task(_throw_away_daily())
            self.report = await self._happens(self)
            tidying.cancel()

    async def to(self, moment: int) -> None:
        """Let time pass, and everything due then happen and be shown."""
        await self.clock.sleep_until(moment)
        await self.quiet()

    async def quiet(self) -> None:
        """Until nothing is due any more."""
        end = self.clock.now() + PATIENCE
        while await self._busy():
            if self.clock.now() > end:
                raise RuntimeError("something is due and never done")
            await asyncio.sleep(LOOK)

    async def _busy(self) -> bool:
        bot = self.bot
        if bot.timers.claims.busy or bot.deliverer.claims.busy or bot._answering:
            return True
        due = await self.next_due()
        return due is not None and due <= self.clock.now()

    async def next_due(self) -> int | None:
        """When the bot itself has something to do next."""
        found = [await self.bot.store.timers.next_due(), await self.bot.store.deliveries.next_due()]
        return min((due for due in found if due is not None), default=None)


def staged(seed: object, start: int, happens: Callable[[Stage[T]], Awaitable[T]]) -> T:
    """What comes of a run that begins at this moment."""
    return simulate(seed, 0, course=lambda seed, _, folder: Stage(seed, folder, start, happens))


async def _throw_away_daily() -> None:
    """By hand, so that it is at the same moment in every run."""
    while True:
        await asyncio.sleep(DAY / SECOND)
        gc.collect()


async def _blank(self: Studio, draw: object, *args: Any, **given: Any) -> Picture:
    """Nobody looks at pictures here, and they cost most of the time."""
    return Picture(dot(), "A picture.", 1, 1)
