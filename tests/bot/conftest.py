"""A playground with the bot on it, for each test."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest
import sqlalchemy as sa
from msgspec import structs

from bot.app import IslandBot
from bot.automatic import Automatic
from bot.lobby import beginning
from bot.seated import Seated
from bot.settings import Settings
from bot.store.migrate import upgrade
from bot.store.sqlite import PRAGMAS
from game.fair import Terms
from playground.kit import Playground
from tests.bot.sketch import sketch

PATIENCE = 60.0  # seconds, not the three of Discord: a busy machine proves nothing about the bot
SOAKING = bool(os.environ.get("SOAK"))


def quick(path: Path, **changes: Any) -> Settings:
    """Settings without pauses, on a database of the test's own."""
    fields = {"automatic_pause": 0.0, "edit_interval": 0.0, "log_level": "warning", "application_emojis": False}
    fields |= {"thinkers": 0, "starts_per_hour": 10_000, "emoji_pause": 0.0}
    file = path / "island.sqlite3"
    if "database_url" not in changes and not file.exists():
        file.touch(0o600)
        file.write_bytes(_empty_database())
    fields["database_url"] = f"sqlite+aiosqlite:///{file}"
    return Settings(_env_file=None, **(fields | changes))


@cache
def _empty_database() -> bytes:
    """What the migrations make of nothing, made once; tests/store looks at them."""
    with TemporaryDirectory() as folder:
        engine = sa.create_engine(f"sqlite:///{folder}/empty.sqlite3")
        with engine.connect() as connection:
            for pragma in PRAGMAS:
                connection.exec_driver_sql(f"PRAGMA {pragma}")
            upgrade(connection)
            connection.commit()
        engine.dispose()
        return (Path(folder) / "empty.sqlite3").read_bytes()


@pytest.fixture(scope="module", autouse=True)
def unpainted(request: pytest.FixtureRequest) -> Iterator[None]:
    """Painting is most of what a bot does, and few tests look at it; a module that does says PAINTED."""
    if SOAKING or getattr(request.module, "PAINTED", False):
        yield
        return
    with mock.patch("renderer.paint.paint", lambda scene: scene), mock.patch("renderer.paint.encode", sketch):
        yield


@pytest.fixture(autouse=True)
def known_dice(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every game of a test takes the same course each time; a module about luck says LUCKY.

    Seeds are drawn by lot, presses go into the dice by their numbers, and automatic players think with a seed of their
    own: what a test asserts may not hang on any of them.
    """
    if getattr(request.module, "LUCKY", False):
        yield
        return
    drawn, agreed = itertools.count(1), beginning.terms_of

    def terms_of(table: Seated) -> Terms:
        typed = tuple((added.name, added.text) for added in table.meta.luck if added.typed)
        return structs.replace(agreed(table), luck=typed)

    lots = SimpleNamespace(token_bytes=lambda size: bytes([next(drawn)]) * size)
    with (
        mock.patch("bot.lobby.opening.secrets", lots),
        mock.patch("bot.lobby.beginning.terms_of", terms_of),
        mock.patch("bot.app.Automatic", lambda *what: Automatic(*what, rng=random.Random(1))),
    ):
        yield


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Playground]:
    async with Playground(strict=False, patience=PATIENCE) as world:
        yield world


@pytest.fixture
async def strict_world() -> AsyncIterator[Playground]:
    """A playground that holds everything against Discord's OpenAPI document, where there is one."""
    async with Playground(patience=PATIENCE) as world:
        yield world


@pytest.fixture
async def bot(world: Playground, tmp_path: Path) -> IslandBot:
    started: IslandBot = await world.start(IslandBot(quick(tmp_path)))
    return started
