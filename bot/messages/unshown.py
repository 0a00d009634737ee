"""Games that cannot be shown for now: nothing is tried until the reason goes, and somebody hears of it once.

Which they are is known from given-up deliveries, so it outlives a restart; bot/messages/places.py shows them again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot import ui
from bot.messages.direct import send_direct
from bot.seated import Seated
from bot.speech import Speech, speech_of
from bot.workers import insist

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds that whoever opens a table waits to hear whether it stands
SHOW = "show"


class Unshown:
    """Which games, and why."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        self.games: dict[int, str] = {}
        self._asked: dict[int, asyncio.Event] = {}

    async def recall(self) -> None:
        """After a start: each is tried once, as its reason may have gone meanwhile."""
        for row in await self.bot.store.deliveries.failed():
            if row.kind == SHOW and row.game_id is not None and row.channel_id is not None:
                self.games[row.game_id] = ""
                await self.bot.deliverer.look_at(row.game_id, row.channel_id)

    async def begin(self, game_id: int, why: str) -> None:
        """A game cannot be shown: tell the host, unless somebody is just asking or knows already."""
        known = game_id in self.games
        self.games[game_id] = why
        if known:
            await self._forget(game_id)  # the new one takes its place
        elif not self._answer(game_id):
            await self._tell(game_id, why)

    async def over(self, game_id: int) -> None:
        """A game is shown as it should be."""
        self._answer(game_id)
        if self.games.pop(game_id, None) is not None:
            await self._forget(game_id)

    async def _forget(self, game_id: int) -> None:
        await insist(self.bot.clock, lambda: self.bot.store.deliveries.forget_failed_of(game_id))

    # --- telling -----------------------------------------------------------------------------------------------------

    def ask(self, game_id: int) -> None:
        """Somebody will want to hear whether a game is shown (`outcome`)."""
        self._asked.setdefault(game_id, asyncio.Event())

    async def outcome(self, game_id: int) -> str:
        """Why a game cannot be shown; nothing if it is shown, or will be."""
        if (asked := self._asked.get(game_id)) is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await asked.wait()
        return self.games.get(game_id, "")

    def _answer(self, game_id: int) -> bool:
        asked = self._asked.pop(game_id, None)
        if asked is not None:
            asked.set()
        return asked is not None

    async def _tell(self, game_id: int, why: str) -> None:
        table = await self.bot.sessions.open(game_id)
        host = table.record.host_id
        person = await self.bot.store.people.load(host)
        speech = speech_of(person.language or table.meta.language, table, self.bot.icons)
        page = ui.sheet(ui.words(reason(speech, table, why)))
        once = f"unshown-{game_id}-{table.record.version}-{why}"[:25]
        try:
            if not await send_direct(self.bot, host, page, once):
                log.info("the host of game %s takes no direct messages", game_id)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("the host of game %s could not be told: %s", game_id, error)


def reason(speech: Speech, table: Seated, why: str) -> str:
    """Why a game cannot be shown, and what would help."""
    return speech.say(f"unshown-{why or 'refused'}", channel=f"<#{table.record.channel_id}>")
