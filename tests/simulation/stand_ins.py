"""Everything the bot takes from the machine it runs on, made up for as long as a simulation lasts.

Made up are time, chance, threads, the network and the disk. Pictures are not painted (they say what they would show),
everything else is what runs in a server: the bot, its store, discord.py, aiohttp, SQLite, the playground.
"""

from __future__ import annotations

import asyncio
import datetime as dt
import hashlib
import io
import os
import random
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

import aiohttp
import aiosqlite.core
import discord.gateway
import discord.utils
import msgspec
from PIL import Image

import bot.__main__ as program
import bot.errors as errors
import bot.figures as figures
import bot.store.locks as locks
import bot.store.sqlite as sqlite
from bot.app import IslandBot
from bot.studio import Studio
from renderer.paint import Picture
from tests.simulation import disk as disks
from tests.simulation.loop import PROCESS, VirtualLoop
from tests.simulation.stage import Stage

BEAT = 20.0


@contextmanager
def made_up(loop: VirtualLoop, disk: disks.Disk, stage: Stage, refusals: dict[str, str]) -> Iterator[None]:
    """Until the end of the block nothing comes from outside."""
    with ExitStack() as stack:

        def put(where: Any, **names: Any) -> None:
            for name, value in names.items():
                stack.enter_context(mock.patch.object(where, name, value))

        put(time, time=loop.wall, time_ns=lambda: round(loop.wall() * 1e9))
        put(time, monotonic=loop.time, perf_counter=loop.time)
        put(discord.utils, utcnow=lambda: dt.datetime.fromtimestamp(loop.wall(), dt.UTC))
        put(discord.gateway, KeepAliveHandler=Heart)
        put(secrets, **_secrets(loop.lot))
        put(random.Random, seed=_seeding(loop.lot))
        put(aiohttp, TCPConnector=lambda *_, **__: stage.exchange.connector())
        put(sqlite3, connect=disk.connect)
        put(sqlite, time=disk.clock())
        put(sqlite.SqliteDatabase, write=disks.uncertain(disk))
        put(aiosqlite.core.Connection, __await__=disks.without_thread(disk), __del__=lambda self: None)
        put(locks.FileLock, _take=_taking())
        put(program, IslandBot=Known)
        put(Studio, _draw=_draw)
        put(figures, BEAT=BEAT)
        put(errors, words_for=_noting(refusals))
        yield


class Known(IslandBot):
    """The bot, known to its process."""

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        process: Any = PROCESS.get()
        process.bot = self


class Heart(discord.gateway.KeepAliveHandler):
    """discord.py's heartbeat as a task instead of a thread."""

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._beat(), name="heartbeat")

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.interval or 0.0)
            if self._stop_ev.is_set():
                return
            if self._last_recv + self.heartbeat_timeout < time.perf_counter():
                await self.ws.close(4000)
                return
            try:
                await self.ws.send_heartbeat(self.get_payload())
            except Exception:
                return
            self._last_send = time.perf_counter()


def _secrets(lot: random.Random) -> dict[str, Any]:
    return {
        "token_bytes": lambda n=32: lot.randbytes(n),
        "token_hex": lambda n=32: lot.randbytes(n).hex(),
        "token_urlsafe": lambda n=32: lot.randbytes(n).hex(),
    }


def _seeding(lot: random.Random) -> Any:
    seed, draw = random.Random.seed, lot.getrandbits

    def given(self: random.Random, a: Any = None, version: int = 2) -> None:
        seed(self, draw(64) if a is None else a, version)

    return given


def _taking() -> Any:
    """The lock beside the file goes back to the system when its process dies."""
    take = locks.FileLock._take

    async def taken(self: locks.FileLock) -> None:
        await take(self)
        if (process := PROCESS.get()) is not None:
            process.ends.append(lambda: _let_go(self))

    return taken


def _let_go(lock: locks.FileLock) -> None:
    if lock._descriptor is not None:
        os.close(lock._descriptor)
        lock._descriptor = None


async def _draw(self: Studio, draw: Any, *args: Any, **_: Any) -> Any:
    """A picture that says what it would show, after as long as painting takes."""
    loop: Any = asyncio.get_running_loop()
    if PROCESS.get() is not None:  # else somebody only compares, and nothing must happen meanwhile
        await asyncio.sleep(loop.lot.uniform(0.02, 0.4))
    shown = [each for each in args if isinstance(each, msgspec.Struct)]
    digest = hashlib.blake2b(msgspec.json.encode(shown), digest_size=16).hexdigest()
    return Picture(dot(), f"{draw.__name__} of {digest}", 1, 1)


def dot(kept: list[bytes] = []) -> bytes:  # noqa: B006 - painted once
    """The smallest picture there is."""
    if not kept:
        made = io.BytesIO()
        Image.new("RGB", (1, 1)).save(made, "PNG")
        kept.append(made.getvalue())
    return kept[0]


def _noting(refusals: dict[str, str]) -> Any:
    """Every sentence that tells somebody no, with its reason."""
    words_for = errors.words_for

    def noted(speech: Any, error: BaseException) -> str | None:
        text = words_for(speech, error)
        if text is not None:
            refusals[text] = "uncertain" if getattr(error, "uncertain", False) else type(error).__name__
        return text

    return noted
