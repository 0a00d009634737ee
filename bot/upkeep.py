"""Upkeep: every night old things are cleared away, and after a time of grace what belongs to servers that left."""

from __future__ import annotations

import logging
from datetime import UTC, timedelta
from typing import TYPE_CHECKING

import discord

from bot.clock import DAY, at, moment_of
from bot.store import Keep, Timer

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)
NIGHTLY, LEFT = "upkeep", "guild_left"
HOUR = 3  # of the night, in UTC


class Upkeep:
    """Two kinds of timers that belong to no game."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds[NIGHTLY] = self.clear_away
        bot.timers.kinds[LEFT] = self.clear_guild

    async def begin(self) -> None:
        """Every bot has its nights; a timer that is armed already stays."""
        await self.bot.store.timers.arm_once(NIGHTLY, next_night(self.bot.clock.now()))

    async def clear_away(self, timer: Timer) -> None:
        """What nobody asks for any more, by the settings; then the next night."""
        settings, store = self.bot.settings, self.bot.store
        keep = Keep(settings.keep_games, settings.keep_interactions, settings.keep_failed)
        gone = await store.keeping.tidy(keep)
        log.info("upkeep: %s ended games cleared away", gone)
        await store.timers.arm(NIGHTLY, next_night(self.bot.clock.now()))

    # --- servers that come and go ------------------------------------------------------------------------------------

    async def left(self, guild_id: int) -> None:
        """The bot was removed; should it come back soon, everything is as it was."""
        due = self.bot.clock.now() + self.bot.settings.keep_guild * DAY
        await self.bot.store.timers.arm_once(LEFT, due, str(guild_id).encode(), key=str(guild_id))

    async def joined(self, guild_id: int) -> None:
        """The bot was invited, perhaps again."""
        await self.bot.store.timers.disarm(LEFT, key=str(guild_id))

    async def look_round(self, here: list[discord.Guild]) -> None:
        """Once connected: who left or came back while nobody looked."""
        known = {guild.id for guild in here}
        for guild_id in await self.bot.store.keeping.guilds():
            if self.bot.store.share.has(guild_id):
                await (self.joined if guild_id in known else self.left)(guild_id)

    async def clear_guild(self, timer: Timer) -> None:
        """Grace is over."""
        guild_id = int(timer.args)
        await self.bot.store.keeping.clear_guild(guild_id)
        self.bot.sessions.forget_all()
        await self.bot.store.timers.done(timer)
        log.info("everything of server %s cleared away", guild_id)


def next_night(now: int) -> int:
    """The next time it is night."""
    today = at(now, UTC).replace(hour=HOUR, minute=0, second=0, microsecond=0)
    night = today if moment_of(today) > now else today + timedelta(days=1)
    return moment_of(night)
