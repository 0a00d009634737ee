"""Drawing away from the event loop: a few threads, and no more pictures waiting than they can draw soon."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


SWITCH = 0.001  # seconds after which a drawing thread lets others have the interpreter; five times as long by default


class Studio:
    """Threads that draw; at most `waiting` drawings are handed to them at once, later callers queue in order."""

    def __init__(self, threads: int = 2, waiting: int = 32) -> None:
        sys.setswitchinterval(SWITCH)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="drawing")
        self._room = asyncio.Semaphore(waiting)

    async def draw(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs a drawing function in a thread and hands back what it made."""
        async with self._room:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, partial(function, *args, **kwargs))

    def close(self) -> None:
        """Lets the threads finish what they draw and go."""
        self._threads.shutdown(wait=False, cancel_futures=True)
