"""kill -9 at a line of a lesson: it stands where it stood, its card comes back, its buttons work."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from playground.kit import Playground
from tests.bot.process import peeking, running
from tests.lessons.learner import Learner


@pytest.mark.timeout(1800)
@pytest.mark.slow
async def test_a_lesson_survives_being_killed(world: Playground, tmp_path: Path) -> None:
    """Before every line it waits at (or every twentieth), to its end."""
    every = 1 if os.environ.get("SOAK") == "full" else 20
    url = f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3"
    async with running(world, url) as bot, peeking(url) as eyes:
        learner = Learner(world, eyes)
        learner.outside = True
        await learner.begin()
        stops = 0
        while not (await learner.course()).over:
            if stops % every == 0:
                at = (await learner.course()).at
                await bot.kill()
                await bot.start()
                assert (await learner.course()).at == at
            await learner.step()
            stops += 1
        assert bot.kills == -(-stops // every)
        assert "Four rounds are played" in learner.me.actor.last.text
