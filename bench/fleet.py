"""One, two and three processes on one PostgreSQL: the same tables, as many acts as they take in the time.

The playground, everybody who presses and all processes share this machine: with few cores more processes mean safety
and room to grow, not speed. The same load on one process is the peer.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from pathlib import Path

from bench import Figure
from playground.kit import Playground
from tests.bot.drill import SHARDS, Fleet, Room, cluster
from tests.bot.process import peeking

SHORT = os.environ.get("BENCH") == "short"
SECONDS = 8.0 if SHORT else 60.0
SERVERS = 6 if SHORT else 12


def measure() -> list[Figure]:
    """Acts a second by the number of processes."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    rates = [await _rate(processes) for processes in (1, 2, 3)]
    return [
        Figure(f"acts a second, {n} process{'es' if n > 1 else ''}", rate, "acts/s", "one process", rates[0])
        for n, rate in enumerate(rates, 1)
    ]


async def _rate(processes: int) -> float:
    with tempfile.TemporaryDirectory() as folder, cluster(Path(folder)) as own:
        async with Playground(strict=False) as world, peeking(own.url) as eyes:
            fleet = Fleet(world, own.url)
            rooms = [world.channel, *(world.add_guild(f"Server {n}") for n in range(2, SERVERS + 1))]
            try:
                await asyncio.gather(*(fleet.start(*range(n, SHARDS, processes)) for n in range(processes)))
                tables = [Room(world, eyes, channel) for channel in rooms]
                for table in tables:
                    await table.begin()
                began = time.perf_counter()
                acts = await asyncio.gather(*(_act(table, began + SECONDS) for table in tables))
                return sum(acts) / (time.perf_counter() - began)
            finally:
                await fleet.close()


async def _act(table: Room, end: float) -> int:
    rng, done = random.Random(table.game_id), 0
    while time.perf_counter() < end:
        done += await table.act(rng)
    return done
