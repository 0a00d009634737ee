"""The bot beside its playground: from a click to its acknowledgement and to the new picture, memory and start-up.

Playground, bot and the client that measures are three processes. Interactions come at a fixed rate whether or not the
last ones were answered: every other one builds a road or takes it back, by command, in a game chosen by chance; the
others press “My hand”, where a table already stands. Every time is what the client sees: until the request is
answered, and until the table message with the new picture arrives.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from bench import Figure
from bench._stage import Stage
from bench._tables import NAMES, Position, position, stored

SHORT = os.environ.get("BENCH") == "short"
SIZES = (1, 1000) if SHORT else (1, 100, 1000)
CLICKS, WARM_UP = (60, 10) if SHORT else (400, 40)
RATE = 20.0  # interactions a second
STORED = 10_000
LONG = 400  # actions
PATIENCE = 30.0


def measure() -> list[Figure]:
    """All figures of the bot."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            async with Stage() as stage:
                load = await _load(stage, Path(folder) / f"{size}.sqlite3", size)
            figures += load.figures(f"{size:,} games" if size > 1 else "1 game")
        if not SHORT:
            async with Stage() as stage:
                load = await _load(stage, Path(folder) / "long.sqlite3", 1, LONG)
            figures += load.figures(f"1 game after {LONG} actions")
        async with Stage() as stage:
            figures += await _start(stage, Path(folder))
    return figures


class Load:
    """One client's interactions with some games, and how long each took."""

    def __init__(self, stage: Stage, people: list[str], rooms: list[str], pattern: Position) -> None:
        self.stage, self.people, self.rooms, self.pattern = stage, people, rooms, pattern
        self.acks: list[float] = []
        self.pictures: list[float] = []
        self.failed = 0
        self.memory = 0.0
        self.settling = 0.0
        """Seconds from the last interaction until everything was shown."""
        self.moves = 0
        """How many actions were carried out and shown, in all runs."""
        self.weights: dict[int, float] = {}
        """Bytes of the bot in memory after so many actions, for those that are asked for."""
        self._built: set[str] = set()
        self._moving: dict[str, asyncio.Future[None]] = {}
        self._tables: dict[str, tuple[str, str]] = {}  # by room: message, its button “My hand”
        stage.seen.append(self._see)

    def _see(self, frame: dict[str, Any]) -> None:
        """A table message with a picture, new or changed."""
        body = frame["d"]
        if frame["t"] not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        hand = button(body["components"], "hand")
        if hand is None or "/table.png" not in json.dumps(body["components"]):
            return
        self._tables[body["channel_id"]] = (body["id"], hand)
        if (moving := self._moving.pop(body["channel_id"], None)) is not None:
            moving.set_result(None)

    async def run(self, clicks: int, rate: float = RATE, *, looks: bool = True, patience: float = PATIENCE) -> None:
        """So many interactions at a fixed rate, without a pause; every other one only looks, if any does."""
        self.acks, self.pictures, self.failed = [], [], 0
        commands = await self.stage.commands(self.people[0], self.rooms[0])
        rng, began, pending = random.Random(clicks), time.perf_counter(), []
        for n in range(clicks):
            await asyncio.sleep(began + n / rate - time.perf_counter())
            room = rng.choice(self.rooms)
            if (n % 2 == 0 or not looks) and room not in self._moving:
                pending.append(asyncio.create_task(self._move(room, commands)))
            elif self._tables and looks:
                pending.append(asyncio.create_task(self._look(rng)))
        ended = time.perf_counter()
        async with asyncio.timeout(patience):
            await asyncio.gather(*pending)
        self.settling = time.perf_counter() - ended
        self.memory = self.stage.memory()

    async def _move(self, room: str, commands: dict[str, str]) -> None:
        """A road, or taking it back; until the table shows it."""
        shown = self._moving[room] = asyncio.get_running_loop().create_future()
        pattern, undo = self.pattern, room in self._built
        self._built ^= {room}
        command, path, options = ("undo", (), {}) if undo else (pattern.command, pattern.path, pattern.options)
        user = self.people[pattern.seat]
        act = {"command_id": commands[command], "path": path, "options": options}
        began = time.perf_counter()
        if not await self._answered("slash", user=user, channel_id=room, **act):
            self._built ^= {room}  # what was not acknowledged was not done, and nothing new will be shown
            self._moving.pop(room, None)
            return
        await shown
        self.pictures.append(time.perf_counter() - began)
        self.moves += 1
        if self.moves in self.weights:
            self.weights[self.moves] = self.stage.memory()

    async def _look(self, rng: random.Random) -> None:
        """Somebody looks at their hand."""
        room = rng.choice(list(self._tables))
        message, button = self._tables[room]
        user = rng.choice(self.people)
        await self._answered("click", user=user, channel_id=room, message_id=message, custom_id=button)

    async def _answered(self, act: str, **body: Any) -> bool:
        began = time.perf_counter()
        outcome = await self.stage.post(act, **body)
        self.acks.append(time.perf_counter() - began)
        self.failed += outcome["result"] == "failed"
        return bool(outcome["result"] != "failed")

    def figures(self, games: str) -> list[Figure]:
        """What the last run measured."""
        if self.failed:
            raise RuntimeError(f"{self.failed} of {len(self.acks)} interactions were not answered")
        return [
            Figure(f"click to acknowledgement, {games}, p50", statistics.median(self.acks) * 1000, "ms"),
            Figure(f"click to acknowledgement, {games}, p99", p99(self.acks) * 1000, "ms", "promise", 300.0),
            Figure(f"click to new picture, {games}, p50", statistics.median(self.pictures) * 1000, "ms"),
            Figure(f"click to new picture, {games}, p99", p99(self.pictures) * 1000, "ms"),
            Figure(f"memory of the bot after that, {games}", self.memory / 2**20, "MiB"),
        ]


async def _load(stage: Stage, database: Path, size: int, actions: int = 0) -> Load:
    """The figures' interactions, after some that nobody counts."""
    people = [await stage.person(name) for name in NAMES]
    rooms = await stage.rooms(people[0], size)
    pattern = await position(actions, [int(p) for p in people])
    seats = [str(pattern.table.user_at(seat)) for seat in range(len(people))]
    await stored(database, pattern, rooms)
    await stage.start_bot(database, int(people[0]))
    await stage.watch(people[0])
    load = Load(stage, seats, rooms, pattern)
    await load.run(WARM_UP)
    await load.run(CLICKS)
    return load


async def _start(stage: Stage, folder: Path) -> list[Figure]:
    """How long a bot with many stored games needs until it is online, and what they weigh."""
    people = [await stage.person(name) for name in NAMES]
    pattern = await position(LONG, [int(p) for p in people])
    one = await _online(stage, folder / "one.sqlite3", pattern, 1)
    many = await _online(stage, folder / "many.sqlite3", pattern, STORED)
    return [
        Figure(f"process to online, {STORED:,} games", many[0], "s", "promise", 3.0),
        Figure(f"process to online, {STORED:,} games", many[0], "s", "with one game", one[0]),
        Figure("memory per idle game", max(0.0, many[1] - one[1]) / STORED, "bytes"),
        Figure(f"memory of the bot, {STORED:,} games", many[1] / 2**20, "MiB", "with one game", one[1] / 2**20),
    ]


async def _online(stage: Stage, database: Path, pattern: Position, games: int) -> tuple[float, float]:
    """Seconds until online and bytes in memory, of a bot that has been there before and registered its commands."""
    await stored(database, pattern, [str(10**17 + n) for n in range(games)])
    await stage.start_bot(database, pattern.table.record.host_id)
    await stage.stop_bot()
    seconds = await stage.start_bot(database, pattern.table.record.host_id)
    await asyncio.sleep(0.5)
    memory = stage.memory()
    await stage.stop_bot()
    return seconds, memory


def button(components: list[dict[str, Any]], verb: str) -> str | None:
    """The custom id of the first button with this verb, however deep."""
    for part in components:
        if str(part.get("custom_id", "")).startswith(verb):
            return str(part["custom_id"])
        if found := button(part.get("components") or [], verb):
            return found
    return None


def p99(values: list[float]) -> float:
    """The value that one in a hundred exceeds."""
    return sorted(values)[max(0, round(len(values) * 0.99) - 1)]
