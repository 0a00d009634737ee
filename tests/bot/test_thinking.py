"""Thinking in processes: the same thoughts as here, new ones when one is killed, none left when the bot has ended."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
from collections.abc import AsyncIterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bot.app import IslandBot
from bot.thinking import Thinkers, choose, thought
from game.automa.drive import next_prompt, prompt_id
from game.engine import submit
from game.families import FAMILIES, family
from game.setup import Setup
from playground.kit import Playground
from tests.bot.conftest import PATIENCE, quick
from tests.bot.play import Hall
from tests.kit import COLOURS, seeded

STEPS = 40


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(1)
    yield made
    made.close()


@pytest.mark.parametrize("kind", sorted(FAMILIES))
def test_a_thought_about_a_packed_view_is_the_same_thought(kind: str) -> None:
    about, setup = family(kind), Setup(3, (), {}, COLOURS[:3], (), kind)
    game, chance = about.starter(setup)(seeded(5)), seeded(6)
    for step in range(STEPS):
        prompt = next_prompt(game, (), lambda _seat: True)
        assert prompt is not None
        seen = about.seen_by(game, prompt)
        here = about.levels["steady"].choose(seen, prompt.seat, random.Random(step), lambda: False)
        there = choose(thought(kind, setup, about.seen_by(game, prompt), prompt.seat, "steady", step, 60.0))
        assert there == here
        game = submit(game, here, chance, prompt_id(here, prompt))


async def test_a_process_that_is_killed_is_replaced(thinkers: Thinkers) -> None:
    first = await thinkers.run(os.getpid)
    assert first != os.getpid()
    os.kill(first, signal.SIGKILL)
    second = await thinkers.run(os.getpid)
    assert second not in (first, os.getpid())


async def test_ops_22_automatic_players_play_on_thoughts_from_elsewhere(world: Playground, tmp_path: Path) -> None:
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path, thinkers=1)))
    hall = Hall(world, bot, ["Anna"])
    await hall.open()
    for _ in range(2):
        await hall.host.press("Add automatic player")
    await hall.start()
    await hall.settle()
    table = await hall.table()
    assert any(not table.is_automatic(p.seat) for p in table.island.waiting_for()), "they have moved up to the person"
    thinking = await bot.thinkers.run(os.getpid)
    assert thinking != os.getpid()
    await world.stop(bot)
    async with asyncio.timeout(PATIENCE):
        while alive(thinking):  # noqa: ASYNC110 - processes ring nowhere
            await asyncio.sleep(0.05)


def alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


class Slow(ThreadPoolExecutor):
    """A pool that needs a while to start whoever thinks: until the loop has gone on."""

    went_on = threading.Event()

    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
        assert self.went_on.wait(10), "the loop stood still while a process was started"
        return super().submit(*args, **kwargs)


async def test_the_loop_goes_on_while_a_process_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, pool = Thinkers(1), Slow(1)
    monkeypatch.setattr(thinkers, "_start", lambda: pool)
    asyncio.get_running_loop().call_soon(Slow.went_on.set)
    assert await thinkers.run(abs, -7) == 7
    pool.shutdown()
