"""Pictures of a table, drawn off the event loop; what they show comes from views only."""

from __future__ import annotations

from collections.abc import Sequence

from bot.seated import Seated
from bot.speech import Speech
from game.look import Look, Place, Summary
from renderer.emoji import emoji_png
from renderer.hand import hand_png
from renderer.offload import Studio as Threads
from renderer.paint import Picture
from renderer.placement import placement_png
from renderer.replay import replay
from renderer.summary import summary_png
from renderer.table import table_png
from renderer.textboard import render_text


def table_look(table: Seated) -> Look:
    """What everybody may see."""
    return table.family.look(table.view(), table.names)


class Studio:
    """Where every picture comes from."""

    def __init__(self) -> None:
        self._threads = Threads()

    async def table(self, table: Seated, speech: Speech) -> Picture:
        """The table as everybody sees it."""
        return await self._threads.draw(table_png, table_look(table), speech)

    async def island(self, table: Seated, speech: Speech) -> Picture:
        """A table nobody plays at yet: the ground alone."""
        return await self._threads.draw(table_png, table.family.bare(table.view()), speech)

    async def places(self, table: Seated, speech: Speech, places: Sequence[Place]) -> Picture:
        """The table with the legal places of a choice labelled."""
        return await self._threads.draw(placement_png, table_look(table), places, speech)

    async def hand(self, table: Seated, speech: Speech, seat: int) -> Picture:
        """What one player holds."""
        held = table.family.held(table.view(seat), seat, table.names)
        if isinstance(held, Look):
            return await self._threads.draw(table_png, held, speech)
        return await self._threads.draw(hand_png, held, speech)

    async def summary(self, summary: Summary, speech: Speech) -> Picture:
        """A finished game in charts."""
        return await self._threads.draw(summary_png, summary, speech)

    async def replay(self, looks: Sequence[Look], speech: Speech) -> Picture:
        """A finished game as an animation."""
        return await self._threads.draw(replay, looks, speech)

    async def emoji(self, icon: str) -> bytes:
        """An icon as Discord wants its emojis."""
        return await self._threads.draw(emoji_png, icon)

    def text(self, table: Seated, speech: Speech) -> str:
        """The table in words."""
        return render_text(table_look(table), speech)

    def close(self) -> None:
        self._threads.close()
