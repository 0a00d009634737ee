"""kill -9 at any moment: no acknowledged action is lost, none is applied twice, the table comes back, buttons work."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.clock import SystemClock
from bot.history import entries
from bot.sessions import Sessions
from bot.store import open_store
from game.create import starter
from game.engine import encode, replay
from playground.kit import Playground
from tests.bot.play import Hall

ROOT = Path(__file__).parents[2]


class Process:
    """The bot, started and killed."""

    def __init__(self, world: Playground, url: str) -> None:
        self._world = world
        quick = {"AUTOMATIC_PAUSE": "0", "EDIT_INTERVAL": "0", "LOG_LEVEL": "error", "DISCORD_TOKEN": ""}
        self._env = os.environ | world.environment() | quick | {"DATABASE_URL": url}
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bot.runner", cwd=ROOT, env=self._env
        )
        await self._world.online(seconds=60)

    async def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            os.kill(self._process.pid, signal.SIGKILL)
            await self._process.wait()
            await asyncio.sleep(0.05)


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

    async def table(self) -> Any:
        self.bot.sessions.forget(self.game_id)
        return await self.bot.sessions.open(self.game_id)


async def sound(hall: Onlooker) -> int:
    """The log gives exactly the position that is kept: nothing missing, nothing twice. How many moves it has."""
    table = await hall.table()
    lines = await entries(hall.bot.store, hall.game_id)
    again = replay(starter(table.setup()), lines)
    assert encode(again) == encode(table.island)
    return len(lines) - 1


async def survive(world: Playground, tmp_path: Path, kills: int, seed: int) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3"
    rng = random.Random(seed)
    bot = Process(world, url)
    await bot.start()
    async with peeking(url) as eyes:
        hall = Onlooker(world, eyes, ["Anna", "Ben", "Cleo"])
        await hall.open()
        await hall.start()
        for _ in range(kills):
            acknowledged = await _until_killed(hall, bot, rng)
            await bot.start()
            assert await sound(hall) >= acknowledged
            if (await hall.table()).island.over:
                break
            await hall.settle()
            await _table_stands(hall)
        await bot.kill()


async def _until_killed(hall: Onlooker, bot: Process, rng: random.Random) -> int:
    """Play by command until the bot is gone; how many moves it had said were done."""
    done = await sound(hall)
    death = asyncio.create_task(_later(bot, rng.uniform(0.02, 1.0)))
    with contextlib.suppress(AssertionError, asyncio.CancelledError):
        while not death.done() and not (await hall.table()).island.over:
            table = await hall.table()
            prompt = rng.choice(table.island.waiting_for())
            action = hall.choice(table, prompt.seat, rng)
            acting = asyncio.create_task(hall.by_command(action))
            await asyncio.wait([acting, death], return_when=asyncio.FIRST_COMPLETED)
            if not acting.done():
                acting.cancel()
                await asyncio.gather(acting, return_exceptions=True)
                break
            acting.result()
            done += 1
    await death
    return done


async def _later(bot: Process, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await bot.kill()


async def _table_stands(hall: Onlooker) -> None:
    """The newest table message calls whoever must act, and its buttons still work."""
    table = await hall.table()
    prompt = table.island.waiting_for()[0]
    player = hall.at(table, prompt.seat)
    await player.sees(f"<@{player.actor.id}>")
    await player.press("My hand")
    await player.until(lambda: player.actor.last.files == ["hand.png"], "the hand was not shown")


async def test_a_killed_bot_loses_and_repeats_nothing(world: Playground, tmp_path: Path) -> None:
    await survive(world, tmp_path, 3, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
async def test_two_hundred_kills(world: Playground, tmp_path: Path, seed: int) -> None:
    await survive(world, tmp_path, 20, seed)
