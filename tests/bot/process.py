"""The bot in a process of its own, to be killed or stopped; and eyes that read its database from outside."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE
from asyncio.subprocess import Process as Running
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.clock import SystemClock
from bot.seated import Seated
from bot.sessions import Sessions
from bot.store import open_store
from playground.kit import Playground
from playground.redirect import TOKEN
from tests.bot.play import Hall

ROOT = Path(__file__).parents[2]
COMING, GOING = 120.0, 30.0
QUICK = {
    "AUTOMATIC_PAUSE": "0",
    "EDIT_INTERVAL": "0",
    "LOG_LEVEL": "error",
    "APPLICATION_EMOJIS": "false",
    "THINKERS": "1",
    "STARTS_PER_HOUR": "10000",  # it is killed more often than Discord would bear
}


class Process:
    """The bot; while one runs the next has its modules loaded already and waits to begin."""

    def __init__(self, world: Playground, url: str, *, spare: bool = True, **settings: str) -> None:
        self._world, self._spare = world, spare
        here = world.environment()
        self._env = os.environ | here | QUICK | {"DISCORD_TOKEN": here[TOKEN], "DATABASE_URL": url} | settings
        self._running: Running | None = None
        self._next: Running | None = None
        self.kills = 0

    async def start(self) -> None:
        self._running = self._next or await self._spawn()
        assert self._running.stdin is not None
        self._running.stdin.write(b"begin\n")
        self._next = await self._spawn() if self._spare else None
        await self._world.online(seconds=COMING)

    async def _spawn(self) -> Running:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bot.runner", cwd=ROOT, env=self._env, stdin=PIPE
        )

    async def kill(self) -> None:
        """kill -9, and until everybody has noticed."""
        assert await self._end(signal.SIGKILL) == -signal.SIGKILL
        self.kills += 1

    async def stop(self) -> int:
        """As a service manager does; what it ends with."""
        return await self._end(signal.SIGTERM)

    async def _end(self, sign: signal.Signals) -> int:
        assert self._running is not None and self._running.returncode is None, "the bot has ended by itself"
        os.kill(self._running.pid, sign)
        async with asyncio.timeout(GOING):
            ended = await self._running.wait()
        await self._world.core.hub.wait(lambda: not self._world.core.hub.online, GOING)
        return ended

    async def close(self) -> None:
        """Leave no process behind."""
        for process in (self._running, self._next):
            if process is not None and process.returncode is None:
                process.kill()
                await process.wait()


@contextlib.asynccontextmanager
async def running(world: Playground, url: str, **settings: str) -> AsyncIterator[Process]:
    """A bot that has begun, and is gone afterwards whatever happens."""
    bot = Process(world, url, **settings)
    try:
        await bot.start()
        yield bot
    finally:
        await bot.close()


@contextlib.asynccontextmanager
async def peeking(url: str) -> AsyncIterator[Any]:
    """The same database, read from outside."""
    store = await open_store(url, SystemClock(), worker="onlooker")
    try:
        yield SimpleNamespace(store=store, sessions=Sessions(store, 4))
    finally:
        await store.close()


class Onlooker(Hall):
    """A hall whose bot lives elsewhere: everything is read from the database."""

    async def table(self) -> Seated:
        self.bot.sessions.forget(self.game_id)
        return await self.bot.sessions.open(self.game_id)
