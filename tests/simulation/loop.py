"""An event loop whose time is made up and whose scheduling is drawn by lot, and the processes that live in it.

Whatever runs for one process of the bot carries it in its context; a process that is killed simply runs no further,
between any two of its steps, and none of its `finally` sees it coming.
"""

from __future__ import annotations

import asyncio
import heapq
import random
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

START = 1_800_000_000.0
EPSILON = 1e-6
SHUFFLED = 0.4  # of the rounds run their tasks in another order than they came
MANY = 1_000  # timers given up before they are thrown away


class Process:
    """One process of the bot, as far as the loop knows it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.dead = False
        self.steps_left: int | None = None
        """After so many steps it is killed."""
        self.stop = asyncio.Event()
        """Asks it to end, as a service manager does."""
        self.killed: Callable[[], None] = lambda: None
        self.ends: list[Callable[[], None]] = []
        """What the system takes back from the dead: files, locks, connections."""

    def kill(self) -> None:
        if not self.dead:
            self.dead = True
            for end in self.ends:
                end()
            self.killed()


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class Stalled(AssertionError):
    """Nobody will ever do anything again."""


class VirtualLoop(asyncio.BaseEventLoop):
    """No selector, no threads, no sockets: when nothing is ready it is simply later."""

    def __init__(self, seed: object) -> None:
        super().__init__()
        self._moment = 0.0
        self._rng = random.Random(f"loop {seed}")
        self.lot = random.Random(f"world {seed}")
        """For everything else that is decided by lot outside the bot."""
        self.ahead = 0.0
        """How far the clock on the wall was put forward."""
        self.steps = 0
        self.threads = 0.0
        """Seconds that a thread has waited for something, while it is being run."""

    def time(self) -> float:
        return self._moment

    def wall(self) -> float:
        """Seconds since 1970."""
        return START + self._moment + self.ahead + self.threads

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:
        """A thread is somebody who answers a little later."""
        future = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(self.lot.uniform(0.001, 0.2), work)
        return future

    def call_soon_threadsafe(self, callback: Any, *args: Any, context: Any = None) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def _run_once(self) -> None:
        self._due()
        batch = [self._ready.popleft() for _ in range(len(self._ready))]
        if len(batch) > 1 and self._rng.random() < SHUFFLED:
            self._shuffle(batch)
        for handle in batch:
            if not handle._cancelled:
                self._step(handle)

    def _due(self) -> None:
        heap = self._scheduled
        if self._timer_cancelled_count > MANY:
            for handle in (gone := [h for h in heap if h._cancelled]):
                handle._scheduled = False
            self._timer_cancelled_count -= len(gone)
            heap[:] = [h for h in heap if not h._cancelled]
            heapq.heapify(heap)
        while heap and heap[0]._cancelled:
            heapq.heappop(heap)._scheduled = False
            self._timer_cancelled_count -= 1
        if not self._ready:
            if not heap:
                raise Stalled("nothing is ready and nothing is due")
            self._moment = max(self._moment, heap[0]._when)
        while heap and heap[0]._when <= self._moment:
            handle = heapq.heappop(heap)
            handle._scheduled = False
            self._ready.append(handle)

    def _shuffle(self, batch: list[asyncio.Handle]) -> None:
        """Tasks that could go on at the same moment do so in any order; what was called back stays in its own."""
        places = [n for n, handle in enumerate(batch) if _is_task(handle)]
        mixed = [batch[n] for n in places]
        self._rng.shuffle(mixed)
        for n, handle in zip(places, mixed, strict=True):
            batch[n] = handle

    def _step(self, handle: asyncio.Handle) -> None:
        process = handle._context.get(PROCESS)
        if process is not None:
            if process.steps_left is not None:
                process.steps_left -= 1
                if process.steps_left <= 0 and not process.dead:
                    process.kill()
            if process.dead:
                return
        self.steps += 1
        handle._run()

    def _write_to_self(self) -> None:
        """Nobody sleeps who would have to be woken."""

    def _process_events(self, event_list: Any) -> None:
        """There are none."""


def _is_task(handle: asyncio.Handle) -> bool:
    callback = handle._callback
    return "Task" in (getattr(callback, "__name__", "") or type(callback).__name__)
