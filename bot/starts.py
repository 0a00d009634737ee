"""Beginning a connection with Discord, which counts them: a thousand in a day and the token is taken away.

So starts are remembered across restarts, and a bot that begins again and again is made to wait; what Discord says is
left of the day's connections is asked for before each; and what it refuses for good is not tried again.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.clock import HOUR, SECOND

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

NOTE = "starts"
SPARED = 50  # connections of the day that are left for a person who looks after the bot

FINAL = {
    4004: "Discord does not accept this DISCORD_TOKEN: copy the bot's token from the developer portal into .env.",
    4010: "Discord does not know such a shard: check SHARD_COUNT and SHARD_IDS.",
    4011: "Discord wants this bot to be sharded: set SHARD_COUNT, or leave it empty to let Discord choose.",
    4012: "Discord no longer speaks this version of its protocol: a newer discord.py is needed.",
    4013: "Discord does not know the intents this version asks for: a newer version of the bot is needed.",
    4014: "Discord does not allow the intents this version asks for: switch them on in the developer portal.",
}
"""Closes of the gateway after which trying again only uses up connections, and what to do."""


class Barred(Exception):
    """Discord refuses the connection for good; the message says what to do."""


def final(error: BaseException) -> str | None:
    """What to do about a connection that was refused for good; None where trying again may help."""
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return FINAL[4014]
    if isinstance(error, discord.LoginFailure):
        return FINAL[4004]
    return FINAL.get(error.code) if isinstance(error, discord.ConnectionClosed) else None


async def take_leave(bot: IslandBot) -> None:
    """Wait until a connection may be begun, and remember it."""
    clock = bot.clock
    if wait := await _remember(bot):
        log.warning("started %s times within an hour: waits for %s s", bot.settings.starts_per_hour, wait // SECOND)
        await clock.sleep_until(clock.now() + wait)
    shards, _, limit = await bot.http.get_bot_gateway()
    needed = len(bot.settings.shard_ids) or bot.settings.shard_count or shards
    if limit["remaining"] < needed + SPARED:
        rest = limit["reset_after"] / SECOND
        log.error("%s connections are left for today: waits for %.0f s until there are more", limit["remaining"], rest)
        await clock.sleep_until(clock.now() + limit["reset_after"])


async def _remember(bot: IslandBot) -> int:
    """Note this start; how long it has to wait for those of the last hour."""
    noted, now = await bot.store.notes.read(f"{NOTE} of {bot.settings.worker}"), bot.clock.now()
    times = [t for t in (msgspec.msgpack.decode(noted, type=list[int]) if noted else []) if now - t < HOUR]
    most = bot.settings.starts_per_hour
    wait = times[-most] + HOUR - now if len(times) >= most else 0
    times = [*times, now + wait][-most:]
    await bot.store.notes.write(f"{NOTE} of {bot.settings.worker}", msgspec.msgpack.encode(times))
    return wait
