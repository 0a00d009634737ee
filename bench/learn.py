"""Learning beside playing: answers while finished games are looked back at, and the adviser's first words.

The same presses come at the same rate twice: with nothing else to do, then while one look back after the other is made
in the background. The adviser is asked by its button in a full position of the middle game, alone and beside that.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from bench import Figure
from bench._finished import NAMES, finished, lay
from bench._stage import Stage
from bench._tables import Position, position, stored
from bench.bot import Load, button, p99

SHORT = os.environ.get("BENCH") == "short"
GAMES, RATE = 100, 20.0
SECONDS, WARM_UP = (8.0, 1.0) if SHORT else (30.0, 4.0)
ENDED = 12 if SHORT else 40  # games to look back at: more than there is time for
ASKED = 3 if SHORT else 10
ACTIONS = 120  # into a game, for the adviser
PATIENCE, GOAL = 60.0, 2.0
ADVISE = "advise:"
SHOWN = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
PRIVATE = 64  # a message's flag: for one person's eyes


def measure() -> list[Figure]:
    """All figures of learning."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with Stage() as stage:
            return await _played(stage, Path(folder) / "learn.sqlite3")


async def _played(stage: Stage, database: Path) -> list[Figure]:
    people = [await stage.person(name) for name in NAMES]
    rooms = await stage.rooms(people[0], GAMES + ENDED)
    pattern = _advised(await position(ACTIONS, [int(p) for p in people[:3]]))
    await stored(database, pattern, rooms[:GAMES])
    game = await finished([int(p) for p in people])
    await lay(database, game, rooms[GAMES:])
    await stage.start_bot(database, int(people[0]))
    await stage.watch(people[0])
    seats = [str(pattern.table.user_at(seat)) for seat in range(3)]
    load, shelf = Load(stage, seats, rooms[:GAMES], pattern), Shelf(stage, people[0], rooms[GAMES:])
    await load.run(round(WARM_UP * RATE))
    await load.run(round(SECONDS * RATE))
    alone = load.acks
    shelf.begin()
    await load.run(round(SECONDS * RATE), patience=PATIENCE)
    await shelf.stop()
    figures = _answers(alone, load.acks, shelf.times, game.turns)
    adviser = Adviser(stage, seats[pattern.seat], rooms[0])
    if people[0] != adviser.user:
        await stage.watch(adviser.user)
    await adviser.open(load)
    quiet = [await adviser.ask() for _ in range(ASKED)]
    shelf.begin()
    beside = [await adviser.ask() for _ in range(ASKED)]
    left = len(shelf.rooms)
    await shelf.stop()
    if not left:
        raise RuntimeError("there were too few games to look back at")
    return [*figures, *_words("alone", quiet), *_words("while games are looked back at", beside)]


def _advised(pattern: Position) -> Position:
    """The same table, where the adviser may be asked."""
    options = {**pattern.table.meta.options, "adviser": "always"}
    meta = msgspec.structs.replace(pattern.table.meta, options=options)
    return replace(pattern, table=pattern.table.after(pattern.table.record.version, meta=meta))


def _answers(alone: list[float], beside: list[float], reviews: list[float], turns: int) -> list[Figure]:
    what = f"acknowledgement, {RATE:.0f}/s"
    return [
        Figure("processes that wanted a core", os.getloadavg()[0], "processes", "cores", float(os.cpu_count() or 1)),
        Figure(f"games of 4 and {turns} turns looked back at meanwhile", len(reviews), "games"),
        Figure("look back, from the command to its picture", statistics.median(reviews), "s", "promise", 60.0),
        Figure(
            f"{what}, while games are looked back at, p50", statistics.median(beside) * 1000, "ms",
            "without", statistics.median(alone) * 1000,
        ),
        Figure(f"{what}, while games are looked back at, p99", p99(beside) * 1000, "ms", "without", p99(alone) * 1000),
    ]  # fmt: skip


def _words(when: str, times: list[float]) -> list[Figure]:
    what = f"adviser, press to first words, {when}"
    return [
        Figure(f"{what}, p50", statistics.median(times), "s", "goal", GOAL),
        Figure(f"{what}, slowest of {len(times)}", max(times), "s", "goal", GOAL),
    ]


class Shelf:
    """Finished games, looked back at by one person, one after the other."""

    def __init__(self, stage: Stage, user: str, rooms: list[str]) -> None:
        self.stage, self.user, self.rooms = stage, user, list(rooms)
        self.times: list[float] = []
        self._shown: dict[str, asyncio.Event] = {}
        self._open = False
        self._reading: asyncio.Task[None] | None = None
        stage.seen.append(self._see)

    def _see(self, frame: dict[str, Any]) -> None:
        body = frame["d"]
        if frame["t"] not in SHOWN or body["channel_id"] not in self._shown:
            return
        if "course.png" in json.dumps(body):
            self._shown[body["channel_id"]].set()

    def begin(self) -> None:
        self._open, self._reading = True, asyncio.create_task(self._read())

    async def stop(self) -> None:
        """Take no more, and wait for the one at hand: nothing is left to think about then."""
        self._open = False
        if self._reading is not None:
            await self._reading

    async def _read(self) -> None:
        command = (await self.stage.commands(self.user, self.rooms[0]))["review"]
        while self.rooms and self._open:
            room = self.rooms.pop()
            shown, began = self._shown.setdefault(room, asyncio.Event()), time.perf_counter()
            await self.stage.post("slash", user=self.user, channel_id=room, command_id=command, path=[], options={})
            await shown.wait()
            self.times.append(time.perf_counter() - began)


class Adviser:
    """Somebody who asks what to do, again and again."""

    def __init__(self, stage: Stage, user: str, room: str) -> None:
        self.stage, self.user, self.room = stage, user, room
        self._frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._menu = ("", "")
        stage.seen.append(self._see)

    def _see(self, frame: dict[str, Any]) -> None:
        body = frame["d"]
        if frame["t"] in SHOWN and body["channel_id"] == self.room:
            self._frames.put_nowait(body)

    async def open(self, load: Load) -> None:
        """The table of the room stands, with the button of its menu."""
        load.rooms = [self.room]
        await load.run(1, looks=False)
        message, menu = await self._shown("menu:", 0)
        self._menu = message, ":".join(menu.split(":")[:2])  # the one of everything: no group is named

    async def ask(self) -> float:
        """Seconds from the press on “What would you do?” to the first words of an answer."""
        await self._press(*self._menu)
        asks = await self._shown(ADVISE)
        began = time.perf_counter()
        await self._press(*asks)
        await self._shown("do:")
        return time.perf_counter() - began

    async def _press(self, message: str, custom_id: str) -> None:
        while not self._frames.empty():
            self._frames.get_nowait()
        pressed = {"user": self.user, "channel_id": self.room, "message_id": message, "custom_id": custom_id}
        outcome = await self.stage.post("click", **pressed)
        if outcome["result"] == "failed":
            raise RuntimeError(f"nobody answered to {custom_id}")

    async def _shown(self, verb: str, flag: int = PRIVATE) -> tuple[str, str]:
        """The first message with such a button: its number and the button's; advice is no menu it was asked from."""
        async with asyncio.timeout(PATIENCE):
            while True:
                body = await self._frames.get()
                found, asks = (button(body["components"], v) for v in (verb, ADVISE))
                if found and body["flags"] & PRIVATE == flag and (verb == ADVISE or not asks):
                    return body["id"], found
