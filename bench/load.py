"""The bot under load: a thousand games, twenty and fifty interactions a second, for minutes.

Acknowledgements must stay flat whatever waits to be drawn; what waits must be gone soon after; no state is drawn twice.
LOAD_RATES=20 keeps to one of the rates.
"""

from __future__ import annotations

import asyncio
import os
import socket
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bench import Figure
from bench._stage import Stage
from bench._tables import NAMES, position, stored
from bench.bot import Load, p99

SHORT = os.environ.get("BENCH") == "short"
GAMES = 1_000
SECONDS = 15.0 if SHORT else 300.0
RATES = tuple(float(rate) for rate in os.environ.get("LOAD_RATES", "20,50").split(","))
PATIENCE = 120.0


def measure() -> list[Figure]:
    """All figures of the load."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with Stage() as stage:
            return await _loaded(stage, Path(folder) / "load.sqlite3")


async def laid(stage: Stage, database: Path, port: int) -> Load:
    """A bot that serves so many tables, and somebody who is about to press."""
    people = [await stage.person(name) for name in NAMES]
    rooms = await stage.rooms(people[0], GAMES)
    pattern = await position(0, [int(p) for p in people])
    seats = [str(pattern.table.user_at(seat)) for seat in range(len(people))]
    await stored(database, pattern, rooms)
    await stage.start_bot(database, int(people[0]), HEALTH_PORT=str(port))
    await stage.watch(people[0])
    return Load(stage, seats, rooms, pattern)


async def _loaded(stage: Stage, database: Path) -> list[Figure]:
    port = free_port()
    load, figures = await laid(stage, database, port), list[Figure]()
    for rate in RATES:
        drawn, moved = await _counted(port)
        await load.run(round(SECONDS * rate), rate, patience=PATIENCE)
        drained = load.settling + await _drained(port)
        pictures, acts = await _counted(port)
        name = f"{GAMES:,} games, {rate:.0f}/s"
        figures += [
            Figure(f"processes that wanted a core, {name}", os.getloadavg()[0], "processes", "cores", _cores()),
            Figure(f"not answered within Discord's three seconds, {name}", load.failed, "of", "all", len(load.acks)),
            Figure(f"acknowledgement, {name}, p50", statistics.median(load.acks) * 1000, "ms"),
            Figure(f"acknowledgement, {name}, p99", p99(load.acks) * 1000, "ms", "promise", 300.0),
            Figure(f"backlog gone after the load, {name}", drained, "s", "promise", 30.0),
            Figure(f"tables drawn, {name}", pictures - drawn, "pictures", "actions", max(1.0, acts - moved)),
        ]
    return figures


async def _figures(port: int) -> dict[tuple[str, tuple[str, ...]], float]:
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}/metrics") as answer:
        text = await answer.text()
    samples = (sample for family in text_string_to_metric_families(text) for sample in family.samples)
    return {(sample.name, tuple(sample.labels.values())): sample.value for sample in samples}


async def _counted(port: int) -> tuple[float, float]:
    """Tables drawn and commands carried out so far."""
    found: Any = await _figures(port)
    pictures = found.get(("island_picture_seconds_count", ("board_png",)), 0.0)
    return pictures, found.get(("island_interactions_total", ("application_command", "done")), 0.0)


async def _drained(port: int) -> float:
    """Seconds until nothing waits any more."""
    began = time.perf_counter()
    async with asyncio.timeout(PATIENCE):
        while (await _figures(port))["island_deliveries_waiting", ()]:  # noqa: ASYNC110 - another process has it
            await asyncio.sleep(0.2)
    return time.perf_counter() - began


def _cores() -> float:
    return float(os.cpu_count() or 1)


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
