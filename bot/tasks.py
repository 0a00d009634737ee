"""The one place where the bot starts tasks: each has a name, none dies unnoticed, all end with the bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine

from bot.ending import end

log = logging.getLogger(__name__)


class Tasks:
    """Everything that runs beside the interactions."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self.died = 0
        """How many ended by an exception nobody foresaw."""

    def start(
        self, work: Coroutine[object, None, None], name: str, then: Callable[[], object] | None = None
    ) -> asyncio.Task[None]:
        """Run something beside everything else; `then` is called when it is over, however it ended."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)

        def over(task: asyncio.Task[None]) -> None:
            self._running.discard(task)
            if not task.cancelled() and task.exception() is not None:
                self.died += 1
                log.critical("the task %s has died", name, exc_info=task.exception())
            if then is not None:
                then()

        task.add_done_callback(over)
        return task

    def __len__(self) -> int:
        return len(self._running)

    async def close(self) -> None:
        """Give up whatever still runs."""
        await end(list(self._running))
