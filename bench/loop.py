"""How late the event loop comes to what is due, while tables think and pictures are drawn beside it.

Lag is what an answer waits for before anybody looks at it: a nap of a few milliseconds, and how much later it ends.
Thinking in threads, as it was done once, is the peer; an idle loop is the floor.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import statistics
import time
from collections.abc import Awaitable, Callable

from bench import Figure
from bench._tables import position
from bench.bot import p99
from bot.speech import speech_of
from bot.studio import Studio
from bot.thinking import Thinkers, Thought, choose, thought
from game.automa.drive import next_prompt, prompt_id
from game.engine import Chance, submit
from game.families import USUAL, family
from game.setup import Setup

SHORT = os.environ.get("BENCH") == "short"
SECONDS = 3.0 if SHORT else 15.0
NAP = 0.002
TABLES, PICTURES, THREADS = 6, 2, 3
BOX = 0.2  # seconds of one thought
MOVES, COLOURS = 120, ("red", "blue", "orange", "white")


def measure() -> list[Figure]:
    """All figures of the loop."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    pattern = await position(80, [1, 2, 3])
    table, thinkers, threads, studio = pattern.table, Thinkers(1), Thinkers(0), Studio()
    asked = _asked()
    draw: Work = lambda _: studio.table(table, speech_of("en", table))  # noqa: E731
    await thinkers.run(choose, asked)  # the process has started
    idle = await _lag([])
    drawing = await _lag([draw] * PICTURES)
    beside = await _lag([lambda n: _think(thinkers, asked, n)] * TABLES + [draw] * PICTURES)
    within = await _lag([lambda n: _think(threads, asked, n)] * THREADS)
    thinkers.close()
    studio.close()
    return [
        *_figures("idle", idle),
        *_figures(f"{PICTURES} pictures drawn without pause", drawing, idle),
        *_figures(f"{TABLES} tables think, {PICTURES} pictures", beside, idle),
        Figure(f"loop lag, {TABLES} tables think, {PICTURES} pictures, p99", p99(beside) * 1000, "ms", "promise", 20.0),
        *_figures(f"{THREADS} tables think in threads", within, idle),
    ]


Work = Callable[[int], Awaitable[object]]


def _asked() -> Thought:
    """A decision in the middle of a game, as an automatic player gets it."""
    setup, about, rng = Setup(4, (), {}, COLOURS), family(USUAL), random.Random(3)
    chance = Chance(rng.randrange)
    game = about.starter(setup)(chance)
    for number in itertools.count():
        prompt = next_prompt(game, (), lambda _seat: True)
        assert prompt is not None
        seen = about.seen_by(game, prompt)
        if number >= MOVES and prompt.kind == "main":
            return thought(about.key, setup, seen, prompt.seat, "sharp", 1, BOX)
        action = about.levels["gentle"].choose(seen, prompt.seat, rng, lambda: False)
        game = submit(game, action, chance, prompt_id(action, prompt))
    raise AssertionError("unreachable")


async def _think(thinkers: Thinkers, asked: Thought, number: int) -> None:
    await thinkers.run(choose, asked)


async def _lag(works: list[Work]) -> list[float]:
    """The lateness of naps while some work is done again and again."""
    tasks = [asyncio.create_task(_again(work, number)) for number, work in enumerate(works)]
    late, end = [], time.perf_counter() + SECONDS
    rng = random.Random(1)
    while (now := time.perf_counter()) < end:
        nap = NAP * (1 + rng.random())
        await asyncio.sleep(nap)
        late.append(max(0.0, time.perf_counter() - now - nap))
    for task in tasks:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)
    return late


async def _again(work: Work, number: int) -> None:
    while True:
        await work(number)


def _figures(what: str, late: list[float], idle: list[float] | None = None) -> list[Figure]:
    floor = ("idle", statistics.median(idle) * 1000) if idle else (None, None)
    tail = ("idle", p99(idle) * 1000) if idle else (None, None)
    return [
        Figure(f"loop lag, {what}, p50", statistics.median(late) * 1000, "ms", *floor),
        Figure(f"loop lag, {what}, p99", p99(late) * 1000, "ms", *tail),
    ]
