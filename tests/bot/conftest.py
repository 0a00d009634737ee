"""A playground with the bot on it, for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import IslandBot
from bot.settings import Settings
from playground.kit import Playground


def quick(path: Path, **changes: Any) -> Settings:
    """Settings without pauses, on a database of the test's own."""
    fields = {"automatic_pause": 0.0, "edit_interval": 0.0, "log_level": "warning", "application_emojis": False}
    return Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{path}/island.sqlite3", **(fields | changes))


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Playground]:
    async with Playground(strict=False) as world:
        yield world


@pytest.fixture
async def strict_world() -> AsyncIterator[Playground]:
    """A playground that holds everything against Discord's OpenAPI document, where there is one."""
    async with Playground() as world:
        yield world


@pytest.fixture
async def bot(world: Playground, tmp_path: Path) -> IslandBot:
    started: IslandBot = await world.start(IslandBot(quick(tmp_path)))
    return started
