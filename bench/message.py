"""The table message as a whole: its words, built with every icon there is, and its picture, as a bot makes them."""

from __future__ import annotations

import asyncio
from statistics import median
from time import process_time
from types import SimpleNamespace
from typing import Any

from bench import Figure
from bench._tables import position
from bot.icons import Icons
from bot.seated import Seated
from bot.show.table import new_key, table_message
from bot.speech import speech_of
from bot.studio import Studio
from renderer import emoji_names

ALLOWED = 25.0  # milliseconds
TIMES = 40
ACTIONS = 120  # into a game


def measure() -> list[Figure]:
    """How long one takes once its board was drawn before."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    table = (await position(ACTIONS, (1, 2, 3))).table
    studio = Studio()
    times = [await _made(studio, table) for _ in range(TIMES)]
    studio.close()
    return [Figure("table message, words and picture", median(times[5:]), "ms", "allowed", ALLOWED)]


async def _made(studio: Studio, table: Seated) -> float:
    """Milliseconds of the processor from a committed state to a message ready to be sent."""
    bot: Any = SimpleNamespace(studio=studio)
    fresh = table.after(table.record.version)  # nothing is remembered of the views
    began = process_time()
    await table_message(bot, speech_of("en", fresh, _ICONS), fresh, new_key(fresh, None)).make()
    return (process_time() - began) * 1000


def _every_icon() -> Icons:
    icons = Icons()
    for name in emoji_names():
        emoji: Any = SimpleNamespace(name=f"{name}_1a2b3c4d", id=10**18)
        icons.add(name, emoji)
    return icons


_ICONS = _every_icon()
