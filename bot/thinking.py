"""Thinking away from the event loop: in a few processes, to which packed games are sent.

Threads would share the interpreter with the loop, and every answer would wait for thoughts. The processes are started
when they are first needed, make way for everybody else, and end with the bot however it ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

import msgspec
from prometheus_client import Histogram

from game.advice import Advice
from game.engine import Action, AnyGame, decode, encode
from game.families import family
from game.family import Family
from game.setup import Setup

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
POLITE = 10  # how far thoughts make way for answers


class Thought(msgspec.Struct, frozen=True):
    """What an automatic player thinks about, as it can be sent away: its seat's view of the game, packed."""

    family: str
    setup: Setup
    packed: bytes
    seat: int
    level: str
    seed: int
    seconds: float


def thought(family: str, setup: Setup, seen: AnyGame, seat: int, level: str, seed: int, seconds: float) -> Thought:
    """Something to think about, made of a view."""
    return Thought(family, setup, encode(seen), seat, level, seed, seconds)


def choose(asked: Thought) -> Action:
    """What the player of a level does; called where thinking happens."""
    about, seen, stop = _unpacked(asked)
    return about.levels[asked.level].choose(seen, asked.seat, random.Random(asked.seed), stop)


def advise(asked: Thought) -> list[Advice]:
    """The best moves with their reasons; called where thinking happens."""
    about, seen, stop = _unpacked(asked)
    prompt = next(p for p in seen.prompts if p.seat == asked.seat and p.answer is None)
    return about.advise(seen, prompt, random.Random(asked.seed), stop)


def _unpacked(asked: Thought) -> tuple[Family, AnyGame, Callable[[], bool]]:
    about = family(asked.family)
    seen = decode(asked.packed, about.compose(asked.setup))
    seen.viewer = asked.seat
    end = time.monotonic() + asked.seconds
    return about, seen, lambda: time.monotonic() >= end


class Thinkers:
    """A bounded number of processes that think; with none of them a thread does, for tests and small machines."""

    def __init__(self, processes: int, times: Histogram | None = None) -> None:
        self._processes, self._times = processes, times
        self._pool: Executor | None = None

    async def run(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Think about something; function and arguments must be such that they can be sent to another process."""
        assert not kwargs
        began = time.perf_counter()
        try:
            return await self._run(think, *args)
        finally:
            if self._times is not None:
                self._times.labels(think.__name__).observe(time.perf_counter() - began)

    async def _run(self, think: Callable[..., T], *args: object) -> T:
        if not self._processes:
            return await asyncio.to_thread(think, *args)
        try:
            return await self._send(think, *args)
        except BrokenProcessPool:  # one was killed, by the system for its memory or by hand: all start anew
            log.warning("a thinking process has died; they are started anew")
            self.close()
            return await self._send(think, *args)

    async def _send(self, think: Callable[..., T], *args: object) -> T:
        """Hand a thought over, from a thread: starting a process for it takes seconds on a busy machine."""
        future = await asyncio.to_thread(self._start().submit, think, *args)
        return await asyncio.wrap_future(future)

    def _start(self) -> Executor:
        if self._pool is None:
            ways = multiprocessing.get_all_start_methods()
            context = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
            context.set_forkserver_preload(["bot.thinking", "bot.__main__"])
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_begin)
        return self._pool

    def close(self) -> None:
        """Let them go; a thought that is still going on is nobody's any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    """In each process: make way for others, leave Ctrl-C to the bot, and do not outlive it."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
