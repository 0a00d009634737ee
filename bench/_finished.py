"""Games that are over, with their logs: one is played to its end, then laid in as many rooms as wanted."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bench._tables import SEED, decided, started
from bot.clock import SystemClock
from bot.seated import Seated, packed, saved
from bot.sessions import Sessions
from bot.store import Entry, Status, Store, open_store
from game.automa.levels import LEVELS

NAMES = ("Anna", "Ben", "Cleo", "Dan")


class Finished(NamedTuple):
    """A table at its end, and how it came there."""

    table: Seated
    lines: list[Entry]

    @property
    def turns(self) -> int:
        return self.table.isle.table.turn.number


async def finished(users: Sequence[int]) -> Finished:
    """A whole game between people who play gently."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{folder}/one.sqlite3", SystemClock())
        sessions, rng = Sessions(store, 4), random.Random(5)
        game_id = await started(store, sessions, users, NAMES)
        while (table := await sessions.open(game_id)).island.over is None:
            prompt = table.island.waiting_for()[0]
            move = LEVELS["gentle"].choose(table.family.seen_by(table.island, prompt), prompt.seat, rng)
            await sessions.act(game_id, partial(decided, move))
        found = Finished(table, await store.log.read(game_id))
        await store.close()
        return found


async def lay(database: Path, game: Finished, channels: Sequence[str]) -> None:
    """The game with its whole log in every channel of a database that exists."""
    store = await open_store(f"sqlite:///{database}", SystemClock())
    await asyncio.gather(*(_lay(store, game, int(channel)) for channel in channels))
    await store.close()


async def _lay(store: Store, game: Finished, channel: int) -> None:
    table = game.table
    made = await store.games.create(
        channel_id=channel,
        guild_id=None,
        host_id=table.record.host_id,
        meta=packed(table.meta),
        snapshot=saved(table.island),
        status=Status.OVER,
    )
    for number, line in enumerate(game.lines):
        async with store.action(made.id, made.version + number) as tx:
            tx.log(line.seat, line.action, line.draws, user_id=line.user_id)
            if not number:
                tx.seal(SEED)
                tx.save(history=packed(table.chronicle))
                tx.seats(table.seats)
