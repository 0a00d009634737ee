"""A stage for every test, and a small bot on it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from playground.kit import Playground
from playground.law.permissions import Can
from tests.playground.little_bot import LittleBot

MANAGING = (Can.MANAGE_MESSAGES, Can.MANAGE_THREADS, Can.PIN_MESSAGES)  # what some bots are invited with


@pytest.fixture
async def world() -> AsyncIterator[Playground]:
    async with Playground() as stage:
        stage.grant("Bot", *MANAGING)
        yield stage


@pytest.fixture
async def bot(world: Playground) -> LittleBot:
    started: LittleBot = await world.start(LittleBot())
    return started
