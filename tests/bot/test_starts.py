"""Connections with Discord are counted there: none is wasted, and what is refused for good is not tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import bot.__main__ as program
from bot.__main__ import supervise
from bot.app import IslandBot
from bot.clock import HOUR, MINUTE, SECOND, HandClock
from bot.starts import FINAL, SPARED, Barred
from bot.store import Unavailable
from playground.gateway.hub import IDENTIFIES_A_DAY
from playground.kit import Playground
from tests.bot.conftest import quick


class Awaited(HandClock):
    """Remembers every moment that somebody waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: set[int] = set()

    async def sleep_until(self, moment: int) -> None:
        self.moments.add(moment)
        await super().sleep_until(moment)


@pytest.fixture
async def clock() -> Awaited:
    return Awaited()


@asynccontextmanager
async def begun(world: Playground, bot: IslandBot) -> AsyncIterator[None]:
    """The bot is on its way; it may have to wait. Ended in any case: one left alone would hang the process."""
    task = asyncio.create_task(bot.start(world.server.token))
    try:
        await asyncio.sleep(0)
        yield
    finally:
        await bot.close()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_database_that_is_away_at_the_start_is_tried_again(
    world: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop, tries = asyncio.Event(), 0

    async def set_up(self: IslandBot) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise Unavailable("the connection broke")
        stop.set()

    monkeypatch.setattr(IslandBot, "setup_hook", set_up)
    monkeypatch.setattr(program, "LONGEST_WAIT", 0.0)
    await supervise(quick(tmp_path), world.server.token, stop)
    assert tries == 2


async def test_ops_20_a_start_that_hangs_is_begun_anew(
    world: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop, tries = asyncio.Event(), 0

    async def set_up(self: IslandBot) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            await asyncio.Event().wait()
        stop.set()

    monkeypatch.setattr(IslandBot, "_set_up", set_up)
    monkeypatch.setattr(program, "LONGEST_WAIT", 0.0)
    async with asyncio.timeout(60):
        await supervise(quick(tmp_path, exit_after=1), world.server.token, stop)
    assert tries == 2


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])  # what Discord calls final, not what we do
async def test_real_13_a_close_that_is_final_ends_the_bot_with_a_sentence(
    world: Playground, tmp_path: Path, code: int
) -> None:
    stop = asyncio.Event()
    running = asyncio.create_task(supervise(quick(tmp_path), world.server.token, stop))
    await world.online()
    await world.faults.close_gateway(code)
    await world.until(lambda: running.done() or world.core.hub.identifies > 1, "it neither ends nor tries again", 30)
    stop.set()
    with pytest.raises(Barred) as told:
        await running
    assert str(told.value) == FINAL[code]
    assert world.core.hub.identifies == 1


async def test_a_wrong_token_is_final_too(world: Playground, tmp_path: Path) -> None:
    with pytest.raises(Barred, match="DISCORD_TOKEN"):
        await supervise(quick(tmp_path), "another", asyncio.Event())


async def test_real_13_with_the_days_connections_nearly_used_up_the_bot_waits_for_more(
    world: Playground, tmp_path: Path, clock: Awaited, caplog: pytest.LogCaptureFixture
) -> None:
    world.core.hub.identifies = IDENTIFIES_A_DAY - SPARED
    world.core.hub.reset_after = 2 * HOUR
    due = clock.now() + 2 * HOUR
    async with begun(world, IslandBot(quick(tmp_path), clock)):
        await world.until(lambda: due in clock.moments, "it does not wait", 10)
        assert "waits for 7200 s" in caplog.text
        await clock.advance(2 * HOUR - SECOND)
        assert not world.core.hub.online
        await clock.advance(SECOND)
        await world.online()


@pytest.fixture
async def restless(world: Playground, tmp_path: Path, clock: Awaited) -> AsyncIterator[Path]:
    """Three starts in three minutes, of three allowed in an hour."""
    for _ in range(3):
        bot = await world.start(IslandBot(quick(tmp_path, starts_per_hour=3), clock))
        await world.stop(bot)
        await clock.advance(MINUTE)
    yield tmp_path


async def test_real_13_a_bot_that_begins_again_and_again_is_made_to_wait(
    world: Playground, restless: Path, clock: Awaited, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    due = clock.now() + 57 * MINUTE
    clock.moments.clear()
    async with begun(world, IslandBot(quick(restless, starts_per_hour=3), clock)):
        await world.until(lambda: due in clock.moments, "it does not wait", 10)
        assert "started 3 times within an hour: waits for 3420 s" in caplog.text
        await clock.advance(57 * MINUTE - SECOND)
        assert not world.core.hub.online
        await clock.advance(SECOND)
        await world.online()


async def test_after_a_quiet_hour_nobody_waits(world: Playground, restless: Path, clock: Awaited) -> None:
    await clock.advance(HOUR)
    await world.start(IslandBot(quick(restless, starts_per_hour=3), clock))
    assert world.core.hub.online


async def test_real_14_commands_wiped_elsewhere_come_back_with_the_next_start(
    world: Playground, tmp_path: Path
) -> None:
    await world.stop(await world.start(IslandBot(quick(tmp_path))))
    there = len(world.core.world.commands[None])
    told = [e for e in world.journal if e.method == "PUT" and e.path.endswith("/commands")]
    await world.stop(await world.start(IslandBot(quick(tmp_path))))
    assert len([e for e in world.journal if e.method == "PUT" and e.path.endswith("/commands")]) == len(told) == 1
    world.core.world.commands[None] = []
    await world.start(IslandBot(quick(tmp_path)))
    assert len(world.core.world.commands[None]) == there > 10


async def test_real_17_an_application_without_a_description_says_that_it_is_unofficial(
    world: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await world.start(IslandBot(quick(tmp_path)))
    await world.until(lambda: "unofficial" in world.core.world.description, "it says nothing", 10)
    await world.stop(bot)
    world.core.world.description = "Our club's own bot"
    await world.start(IslandBot(quick(tmp_path)))
    await world.until(lambda: "does not say “unofficial”" in caplog.text, "nobody was told", 10)
    assert world.core.world.description == "Our club's own bot", "what somebody wrote is theirs"
