"""What a year of games leaves in the database, before and after the nightly upkeep."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any

from bench import Figure
from bench._tables import course
from bot.clock import DAY, HandClock
from bot.store import Keep, Result, Score, Status, open_store

SHORT = os.environ.get("BENCH") == "short"
ENDED, ACTIONS = (20, 100) if SHORT else (200, 400)
DICE = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
SCORES = tuple(Score(seat, seat + 1, None, 10 - seat, seat + 1, DICE) for seat in range(4))


def measure() -> list[Figure]:
    """The database's growth by an ended game."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder) / "growth.sqlite3"))


async def _measure(file: Path) -> list[Figure]:
    """What ended games leave behind, and what is left of that when their time has come."""
    clock, written = HandClock(), await course(ACTIONS)
    store = await open_store(f"sqlite:///{file}", clock)
    empty = await _pages(store)
    for number in range(ENDED):
        game = await store.games.create(channel_id=number, guild_id=1, host_id=1, meta=b"")
        for at, (snapshot, history) in enumerate(written[:ACTIONS]):
            async with store.action(game.id, game.version + at, number * ACTIONS + at + 1) as tx:
                tx.save(snapshot=snapshot, history=history)
                tx.log(0, b"an action of about this size", b"")
        async with store.action(game.id, game.version + ACTIONS) as tx:
            tx.save(status=Status.OVER)
            tx.finish(Result(game.id, 1, ("base",), ACTIONS // 5, 1000, clock.now(), SCORES, DICE))
    full = await _pages(store) - empty
    await clock.advance(91 * DAY)
    await store.keeping.tidy(Keep())
    left = await _pages(store) - empty
    await store.close()
    return [
        Figure(f"database per ended game of {ACTIONS} actions", full / ENDED / 1024, "KiB"),
        Figure("the same after the nightly upkeep", left / ENDED / 1024, "KiB", "before", full / ENDED / 1024),
    ]


async def _pages(store: Any) -> float:
    """The size of the file without its log."""
    sizes = [
        await (await store._database._writer.execute(f"PRAGMA {name}")).fetchone()
        for name in ("page_count", "page_size")
    ]
    return float(sizes[0][0] * sizes[1][0])
