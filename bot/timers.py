"""Timers are rows: a worker claims what is due and hands it to whoever answers for its kind; each fires once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

from bot.clock import MINUTE, SECOND
from bot.ending import end
from bot.store import NoSuchGame, Timer

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

Fire = Callable[[Timer], Awaitable[None]]
"""Carries out a timer and ends it, with `tx.done(timer)` in the transaction of its effect or `store.timers.done`."""


class Timers:
    """The worker; `kinds` says who answers for what, and may be added to."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        self.kinds: dict[str, Fire] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Fire for ever."""
        timers, clock = self.bot.store.timers, self.bot.clock
        while True:
            timers.changed.clear()
            for timer in await timers.claim():
                task = asyncio.create_task(self._fire(timer))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            due = await timers.next_due()
            if due is None:
                await timers.changed.wait()
            else:
                await _either(timers.changed.wait(), clock.sleep_until(due))

    async def _fire(self, timer: Timer) -> None:
        store = self.bot.store
        fire = self.kinds.get(timer.kind)
        if fire is None:
            log.error("nobody answers for timers of kind %s", timer.kind)
            await store.timers.put_off(timer, self.bot.clock.now() + 60 * MINUTE)
            return
        try:
            await fire(timer)
        except NoSuchGame:
            await store.timers.done(timer)
        except Exception:
            log.exception("timer %s of game %s failed", timer.kind, timer.game_id)
            wait = min(MINUTE, SECOND * 2 ** min(timer.attempts, 6))
            with contextlib.suppress(Exception):
                await store.timers.put_off(timer, self.bot.clock.now() + wait)

    async def close(self) -> None:
        await end(list(self._tasks))


async def _either(*waits: Coroutine[Any, Any, object]) -> None:
    """Until the first of several things happens; the others are given up."""
    tasks = [asyncio.create_task(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
