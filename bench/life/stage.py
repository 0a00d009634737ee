"""The real bot on the playground, both on a time that jumps from one thing that happens to the next."""

from __future__ import annotations

import asyncio
import io
import time
from pathlib import Path
from typing import Any

from PIL import Image

from bot.app import IslandBot
from bot.clock import SECOND
from playground.kit import Playground
from renderer.paint import Picture
from tests.bot.conftest import quick
from tests.bot.hours import Days

PATIENCE = 60.0  # real seconds until everything due is done


class Stage:
    """Moves time, and knows when everything that is due has happened."""

    def __init__(self, world: Playground, start: int) -> None:
        self.world, self.clock = world, Days(start)
        self.bot: IslandBot
        self._claiming = 0
        world.clock.forward(start / SECOND - time.time())

    async def begin(self, path: Path) -> None:
        """Start the bot; its pictures are blank, for nobody looks at them here and they cost most of the time."""
        self.bot = await self.world.start(IslandBot(quick(path, automatic_pause=1.0, thinkers=0), self.clock))
        self.bot.studio._draw = _blank  # type: ignore[method-assign,assignment]
        for drawer in (self.bot.store.timers, self.bot.store.deliveries):
            self._watch(drawer)

    def _watch(self, drawer: Any) -> None:
        claim = drawer.claim

        async def watched(*args: Any, **given: Any) -> Any:
            self._claiming += 1
            try:
                return await claim(*args, **given)
            finally:
                self._claiming -= 1

        drawer.claim = watched

    async def to(self, moment: int) -> None:
        """Move time on, and let everything due then happen and be shown."""
        by = moment - self.clock.now()
        if by > 0:
            self.world.clock.forward(by / SECOND)
            await self.clock.advance(by)
        await self.quiet()

    async def quiet(self) -> None:
        """Until nothing is due any more."""
        end = time.monotonic() + PATIENCE
        while await self._busy():
            if time.monotonic() > end:
                raise RuntimeError("something is due and never done")
            await asyncio.sleep(0.001)

    async def _busy(self) -> bool:
        bot = self.bot
        if self._claiming or bot.timers.claims or bot.deliverer.claims or bot._answering:
            return True
        due = await self.next_due()
        return due is not None and due <= self.clock.now()

    async def next_due(self) -> int | None:
        """When the bot itself has something to do next."""
        found = [await self.bot.store.timers.next_due(), await self.bot.store.deliveries.next_due()]
        return min((due for due in found if due is not None), default=None)


def _picture() -> bytes:
    made = io.BytesIO()
    Image.new("P", (4, 4)).save(made, "PNG")
    return made.getvalue()


BLANK = _picture()


async def _blank(draw: object, *args: object, **kwargs: object) -> Picture:
    return Picture(BLANK, "A picture.", 4, 4)
