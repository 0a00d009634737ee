"""Waiting for something to become true, without sleeping."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeVar

from playground.world.world import Event, World

T = TypeVar("T")
SECOND_LOOK = 0.05
PATIENT = 60.0  # seconds in which whatever will happen has happened, however busy the machine is


async def until(world: World, wish: Callable[[], T], story: Callable[[], str], seconds: float = PATIENT) -> T:
    """Look again after every event until the wish is true; then return what it gave.

    A wish may be about the bot's own memory, of which the world hears nothing: hence the slow second look.
    """
    happened = asyncio.Event()

    def hear(event: Event) -> None:
        happened.set()

    world.listeners.append(hear)
    try:
        async with asyncio.timeout(seconds):
            while not (granted := wish()):
                happened.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(happened.wait(), SECOND_LOOK)
            return granted
    except TimeoutError:
        raise AssertionError(story()) from None
    finally:
        world.listeners.remove(hear)
