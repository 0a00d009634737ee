"""A stage for every test, and a small bot on it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from playground.kit import Playground
from tests.playground.little_bot import LittleBot


@pytest.fixture
async def world() -> AsyncIterator[Playground]:
    async with Playground() as stage:
        yield stage


@pytest.fixture
async def bot(world: Playground) -> LittleBot:
    started: LittleBot = await world.start(LittleBot())
    return started
