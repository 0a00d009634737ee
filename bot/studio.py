"""Pictures of a table, drawn off the event loop; what they show comes from views only."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

from prometheus_client import Histogram

from bot.names import shown
from bot.seated import Seated
from bot.speech import Speech
from game.look import CourseOf, Look, Place, Summary
from renderer.board import board_png
from renderer.course import course_png
from renderer.emoji import emoji_png
from renderer.hand import hand_png
from renderer.offload import Studio as Threads
from renderer.paint import Picture
from renderer.placement import placement_png
from renderer.replay import replay
from renderer.summary import summary_png
from renderer.table import table_png
from renderer.textboard import render_text

P = ParamSpec("P")
T = TypeVar("T")


def table_look(table: Seated) -> Look:
    """What everybody may see."""
    return table.family.look(table.view(), table.names)


def named_look(table: Seated) -> Look:
    """The same with names that are harmless in a message."""
    return table.family.look(table.view(), [shown(name) for name in table.names])


class Studio:
    """Where every picture comes from."""

    def __init__(self, times: Histogram | None = None) -> None:
        self._threads, self._times = Threads(), times
        self._channels = asyncio.Semaphore(1)
        """One picture for a channel at a time: the other threads are free for those who have pressed and wait."""

    async def _draw(self, draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Draw beside the event loop; how long it took, waiting included, is one of the bot's figures."""
        began = time.perf_counter()
        drawn = await self._threads.draw(draw, *args, **kwargs)
        if self._times is not None:
            self._times.labels(draw.__name__).observe(time.perf_counter() - began)
        return drawn

    async def board(self, look: Look, speech: Speech) -> Picture:
        """The board, for a message that tells the rest in words: whoever has asked for a picture comes first."""
        async with self._channels:
            return await self.asked_board(look, speech)

    async def asked_board(self, look: Look, speech: Speech) -> Picture:
        """The same for somebody who waits for it."""
        return await self._draw(board_png, look, speech)

    async def table(self, table: Seated, speech: Speech) -> Picture:
        """The whole table in one picture."""
        return await self._draw(table_png, table_look(table), speech)

    async def island(self, table: Seated, speech: Speech) -> Picture:
        """A table nobody plays at yet: the ground alone."""
        return await self._draw(board_png, table.family.bare(table.view()), speech)

    async def places(self, table: Seated, speech: Speech, places: Sequence[Place]) -> Picture:
        """The table with the legal places of a choice labelled."""
        return await self._draw(placement_png, table_look(table), places, speech)

    async def hand(self, table: Seated, speech: Speech, seat: int) -> Picture:
        """What one player holds."""
        held = table.family.held(table.view(seat), seat, table.names)
        if isinstance(held, Look):
            return await self._draw(board_png, held, speech)
        return await self._draw(hand_png, held, speech)

    async def course(self, course: CourseOf, speech: Speech) -> Picture:
        """The chances of a finished game over its turns."""
        return await self._draw(course_png, course, speech)

    async def summary(self, summary: Summary, speech: Speech) -> Picture:
        """A finished game in charts."""
        return await self._draw(summary_png, summary, speech)

    async def replay(self, looks: Sequence[Look], speech: Speech) -> Picture:
        """A finished game as an animation."""
        return await self._draw(replay, looks, speech)

    async def emoji(self, icon: str) -> bytes:
        """An icon as Discord wants its emojis."""
        return await self._draw(emoji_png, icon)

    def text(self, table: Seated, speech: Speech) -> str:
        """The table in words."""
        return render_text(named_look(table), speech)

    def close(self) -> None:
        self._threads.close()
