"""The bot under load: a thousand games, twenty and fifty interactions a second, for minutes.

Acknowledgements must stay flat whatever waits to be drawn; what waits must be gone soon after; no state is drawn twice;
memory stays where it is. And what a year of games leaves in the database, before and after the nightly upkeep.
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
from bench._tables import NAMES, course, position, stored
from bench.bot import Load, p99
from bot.clock import DAY, HandClock
from bot.store import Keep, Status, open_store

SHORT = os.environ.get("BENCH") == "short"
GAMES = 1_000
SECONDS = 15.0 if SHORT else 300.0
RATES = (20.0, 50.0)
ENDED, ACTIONS = (20, 100) if SHORT else (200, 400)
PATIENCE = 120.0
MARKS = (250, 500, 1_000) if SHORT else (5_000, 10_000, 20_000)  # actions after which memory is looked at


def measure() -> list[Figure]:
    """All figures of the load."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        async with Stage() as stage:
            figures += await _loaded(stage, Path(folder) / "load.sqlite3")
        figures += await _growth(Path(folder) / "growth.sqlite3")
    return figures


async def _loaded(stage: Stage, database: Path) -> list[Figure]:
    people = [await stage.person(name) for name in NAMES]
    rooms = await stage.rooms(people[0], GAMES)
    pattern = await position(0, [int(p) for p in people])
    seats = [str(pattern.table.user_at(seat)) for seat in range(len(people))]
    await stored(database, pattern, rooms)
    port = _free_port()
    await stage.start_bot(database, int(people[0]), HEALTH_PORT=str(port))
    await stage.watch(people[0])
    load, figures, before = Load(stage, seats, rooms, pattern), list[Figure](), stage.memory()
    load.weights = dict.fromkeys(MARKS, 0.0)
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
    while load.moves < MARKS[-1]:  # until there have been enough, nobody only looks any more
        await load.run(MARKS[-1] - load.moves, RATES[-1], looks=False, patience=PATIENCE)
    return figures + [
        Figure(f"memory after {actions:,} actions", weight / 2**20, "MiB", "at first", before / 2**20)
        for actions, weight in load.weights.items()
    ]


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


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def _growth(file: Path) -> list[Figure]:
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
