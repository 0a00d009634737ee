"""What happens to the places of games: permissions come and go, threads fall asleep, channels and servers are lost."""

from __future__ import annotations

import datetime as dt
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord

from bot.clock import DAY
from bot.lessons.door import greet
from bot.seated import Seated
from bot.store import Action as Transaction
from bot.store import Status, Summary
from bot.time.presence import resting
from bot.time.seats import agree, tell

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

MOST = 10_000  # games of one server that are looked through
KEPT_AWAKE = 14 * DAY  # a thread is kept open for so long after the last move
LIVE = (Status.LOBBY.value, Status.ACTIVE.value)


class Places:
    """Hears of places by the gateway; named after discord.py's events."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        for hear in (
            *(self.on_guild_channel_update, self.on_guild_role_update, self.on_member_update),
            *(self.on_guild_join, self.on_guild_remove, self.on_guild_channel_delete),
            *(self.on_thread_join, self.on_raw_thread_update, self.on_raw_thread_delete),
        ):
            bot.event(hear)

    # --- what could not be shown perhaps can --------------------------------------------------------------------------

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        if before.overwrites != after.overwrites:
            await self._wake(after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self._wake(after.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        if after == after.guild.me and before.roles != after.roles:
            await self._wake(after.guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.bot.upkeep.joined(guild.id)
        games = await self._games(guild)
        for game in games:
            await self.bot.sessions.change(game.id, found_again)
        await self._wake(guild)
        if not games:
            await greet(self.bot, guild)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        await self._wake(thread.guild)

    async def _wake(self, guild: discord.Guild) -> None:
        """Show what could not be shown, or only without its picture."""
        deliverer = self.bot.deliverer
        wanting = deliverer.unshown.games.keys() | deliverer.life.plain
        for game in await self._games(guild) if wanting else ():
            if game.id in wanting:
                await deliverer.look_at(game.id, game.channel_id)

    # --- threads fall asleep -----------------------------------------------------------------------------------------

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """The thread of a running game stays open: in an archived one not every client sends what is pressed."""
        data: Any = payload.data
        if not data["thread_metadata"]["archived"]:
            if (guild := self.bot.get_guild(payload.guild_id)) is not None:
                await self._wake(guild)
        elif _fell_asleep(data):
            game = await self.bot.store.games.in_channel(payload.thread_id)
            if game is not None and self.bot.clock.now() - game.updated_at < KEPT_AWAKE:
                table = await self.bot.sessions.open(game.id)
                if table.playing and not table.paused and not resting(table):
                    await self.bot.deliverer.life.open_again(payload.thread_id)

    # --- places are lost ---------------------------------------------------------------------------------------------

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.bot.upkeep.left(guild.id)
        await self._lost(await self._games(guild))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        game = await self.bot.store.games.in_channel(payload.thread_id)
        await self._lost([game] if game is not None else [])

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The games of a channel, and of threads that went with it."""
        await self._lost([game for game in await self._games(channel.guild) if await self._is_gone(game, channel)])

    async def _is_gone(self, game: Summary, channel: discord.abc.GuildChannel) -> bool:
        if game.channel_id == channel.id:
            return True
        if channel.guild.get_channel_or_thread(game.channel_id) is not None:
            return False
        try:
            await self.bot.fetch_channel(game.channel_id)
        except discord.NotFound:
            return True
        except discord.DiscordException as error:
            log.info("whether channel %s is gone is not known: %s", game.channel_id, error)
        return False

    async def _lost(self, games: Iterable[Summary]) -> None:
        """Stop the clocks; that the game cannot be shown is found, and told, when it is looked at again."""
        for game in games:
            await self.bot.sessions.change(game.id, lost)
            await self.bot.deliverer.look_at(game.id, game.channel_id)

    async def _games(self, guild: discord.Guild) -> list[Summary]:
        return [game for game in await self.bot.store.games.of_guild(guild.id, MOST) if game.status in LIVE]


def lost(tx: Transaction, table: Seated) -> Seated:
    """Nobody can see the table: nothing is due until somebody can."""
    if not table.playing or table.paused:
        return table
    return tell(tx, agree(tx, table, paused=True, stranded=True), "lost_sight")


def found_again(tx: Transaction, table: Seated) -> Seated:
    """The table can be seen again: what was stopped because it could not goes on."""
    if not table.meta.stranded:
        return table
    if not table.paused:  # somebody was faster
        return agree(tx, table, stranded=False)
    return tell(tx, agree(tx, table, paused=False, stranded=False), "found_again")


def _fell_asleep(thread: Any) -> bool:
    """Was a thread archived because nothing happened, rather than by somebody?"""
    meta, last = thread["thread_metadata"], thread.get("last_message_id")
    if meta.get("locked"):
        return False
    archived = dt.datetime.fromisoformat(meta["archive_timestamp"])
    since = discord.utils.snowflake_time(int(last or thread["id"]))
    return archived - since >= dt.timedelta(minutes=meta["auto_archive_duration"] * 0.9)
