"""What a bot weighs that goes on and on: a thousand games, twenty thousand actions."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

from bench import Figure
from bench._stage import Stage
from bench.load import free_port, laid

SHORT = os.environ.get("BENCH") == "short"
MARKS = (250, 500, 1_000) if SHORT else (5_000, 10_000, 20_000)  # actions after which somebody looks
RATE = 40.0  # actions a second, each with its picture
PATIENCE = 120.0


def measure() -> list[Figure]:
    """Memory after so many actions, each beside that of the mark before."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with Stage() as stage:
            load = await laid(stage, Path(folder) / "memory.sqlite3", free_port())
            name, before, figures = "at first", stage.memory(), list[Figure]()
            load.weights = dict.fromkeys(MARKS, 0.0)
            while load.moves < MARKS[-1]:
                await load.run(MARKS[-1] - load.moves, RATE, looks=False, patience=PATIENCE)
    for actions, weight in load.weights.items():
        figures.append(Figure(f"memory after {actions:,} actions", weight / 2**20, "MiB", name, before / 2**20))
        name, before = f"after {actions:,}", weight
    return figures
