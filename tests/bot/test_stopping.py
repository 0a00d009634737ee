"""The bot ends soon when it is told to, whatever it is doing, and leaves nothing running."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import threading
from pathlib import Path

import pytest

from bot.app import LAST_ANSWERS, IslandBot
from bot.ending import end
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.process import Onlooker, peeking, running
from tests.bot.test_whole_game import seated

FULL = os.environ.get("SOAK") == "full"
LIMIT = LAST_ANSWERS + 55.0  # a loaded machine draws its last pictures slowly
PROCESS_LIMIT = 2 * LIMIT  # and unloads a program as slowly


async def test_a_task_that_swallows_being_cancelled_is_ended_all_the_same() -> None:
    deaf = 3

    async def stubborn() -> None:
        nonlocal deaf
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if not deaf:
                    raise
                deaf -= 1

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    await end([task], patience=0.01)
    assert task.cancelled() and deaf == 0


async def stop_under_load(world: Playground, tmp_path: Path, times: int) -> None:
    """Start, let everybody press and draw, stop in the middle of it; every thread and task must be gone."""
    rng = random.Random(times)
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path)))
    hall = await seated(world, bot, 3, 7)
    await world.stop(bot)
    await _only(idle := threading.active_count())
    for _ in range(times):
        tasks = asyncio.all_tasks()
        hall.bot = await world.start(IslandBot(quick(tmp_path)))
        work = [asyncio.create_task(_busy(player, hall, rng.random())) for player in hall.players * 3]
        await asyncio.sleep(rng.uniform(0.0, 0.4))
        assert not all(task.done() for task in work), "nobody is busy"
        async with asyncio.timeout(LIMIT):
            await world.stop(hall.bot)
        await end(work)
        await _only(idle)
        left = {task for task in asyncio.all_tasks() - tasks if not task.done()}
        assert not left, f"still there: {left}"


async def _busy(player: Player, hall: Hall, dice: float) -> None:
    """Pictures without end, and now and then a move; what fails because the bot has gone may fail."""
    with contextlib.suppress(AssertionError, StopIteration):
        while True:
            if dice < 0.3:
                table = await hall.table()
                prompt = table.island.waiting_for()[0]
                await hall.by_command(hall.choice(table, prompt.seat, random.Random(dice)))
            message = player.with_button("My hand")
            assert message is not None
            await player.actor.click("My hand", on=message)


async def _only(threads: int) -> None:
    """Until no thread is left but those there were; one that draws may finish its picture."""
    async with asyncio.timeout(LIMIT):
        while threading.active_count() > threads:  # noqa: ASYNC110 - threads ring nowhere
            await asyncio.sleep(0.02)


async def stop_process(world: Playground, tmp_path: Path, times: int) -> None:
    """The same from outside: a service manager's SIGTERM ends the process well, and the game goes on after it."""
    url = f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3"
    rng = random.Random(times)
    async with running(world, url) as bot, peeking(url) as eyes:
        hall = Onlooker(world, eyes, ["Anna", "Ben", "Cleo"])
        await hall.open()
        await hall.start()
        for _ in range(times):
            work = [asyncio.create_task(_busy(player, hall, 1.0)) for player in hall.players * 2]
            await asyncio.sleep(rng.uniform(0.1, 0.6))
            assert not all(task.done() for task in work), "nobody is busy"
            async with asyncio.timeout(PROCESS_LIMIT):
                assert await bot.stop() == 0
            await end(work)
            await bot.start()


async def test_a_busy_bot_stops_within_its_time(world: Playground, tmp_path: Path) -> None:
    await stop_under_load(world, tmp_path, 1)


@pytest.mark.slow
async def test_a_busy_bot_stops_many_times(world: Playground, tmp_path: Path) -> None:
    await stop_under_load(world, tmp_path, 40 if FULL else 3)


@pytest.mark.slow
async def test_a_busy_process_ends_well_when_it_is_told_to(world: Playground, tmp_path: Path) -> None:
    await stop_process(world, tmp_path, 15 if FULL else 1)


@pytest.mark.parametrize("how", ["button", "command"])
async def test_whoever_presses_while_the_bot_ends_is_told_so(world: Playground, bot: IslandBot, how: str) -> None:
    hall = await seated(world, bot, 3, 7)
    before = (await hall.table()).record.version
    bot._stopping = True
    if how == "button":
        await hall.host.press("My hand")
    else:
        await hall.host.command("/board")
    await hall.host.sees("I am being restarted")
    bot._stopping = False
    assert (await hall.table()).record.version == before
