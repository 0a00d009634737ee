"""Ending tasks for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

PATIENCE = 2.0


async def end(tasks: Iterable[asyncio.Task[None]], patience: float = PATIENCE) -> None:
    """Cancel tasks and wait until they are over; one that swallows being cancelled is cancelled again."""
    running = {task for task in tasks if not task.done()}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=patience)
