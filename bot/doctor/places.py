"""Where the bot is, and what it may do there."""

from __future__ import annotations

from typing import Any

import discord

from bot.doctor.report import Fault, Patient
from bot.permissions import in_words, invite_link, lacking

THREADS = (10, 11, 12)


async def servers(patient: Patient) -> str:
    """Is the bot anywhere?"""
    names = [guild.name async for guild in patient.client.fetch_guilds(limit=200)]
    if not names:
        raise Fault(f"The bot is in no server: invite it with {invite_link(patient.application_id)} .")
    return f"{len(names)}, among them {names[0]}"


async def permissions(patient: Patient) -> str:
    """May it play in the channel that was named, or else anywhere in its first servers?"""
    if patient.channel is not None:
        return await _in_channel(patient, patient.channel)
    async for guild in patient.client.fetch_guilds(limit=10):
        full = await patient.client.fetch_guild(guild.id)
        granted = (await _me(patient, full)).guild_permissions
        if names := lacking(granted, thread=False) or lacking(granted, thread=True):
            link = invite_link(patient.application_id)
            raise Fault(f"In the server {guild.name} the bot lacks {in_words(names)}: invite it again with {link} .")
    return "granted to the bot's role; a channel may take them away again: look with --channel ID"


async def _in_channel(patient: Patient, channel_id: int) -> str:
    client = patient.client
    try:
        raw: Any = await client.http.get_channel(channel_id)
    except discord.NotFound:
        raise Fault(
            f"There is no channel {channel_id}: copy its id from Discord (developer mode, right click on the channel)."
        ) from None
    except discord.Forbidden:
        raise Fault(f"The bot does not see the channel {channel_id}: grant its role View Channel there.") from None
    if "guild_id" not in raw:
        raise Fault(f"The channel {channel_id} is no channel of a server: games are played in servers.")
    guild = await client.fetch_guild(int(raw["guild_id"]))
    thread = raw["type"] in THREADS
    place = int(raw["parent_id"] or 0) if thread else channel_id
    channel = next((c for c in await guild.fetch_channels() if c.id == place), None)
    if channel is None:
        raise Fault(f"The bot does not see the channel of the thread {channel_id}: grant its role View Channel there.")
    names = lacking(granted(channel, await _me(patient, guild)), thread=thread)
    if names:
        raise Fault(f"In #{raw['name']} the bot lacks {in_words(names)}: grant that to its role there.")
    return f"everything needed in #{raw['name']}"


def granted(channel: discord.abc.GuildChannel, me: discord.Member) -> discord.Permissions:
    """What the bot may do in a channel; discord.py's own sum takes more away, which is not true of threads."""
    held = me.guild_permissions
    if held.administrator:
        return discord.Permissions.all()
    roles = [channel.overwrites_for(role).pair() for role in me.roles if not role.is_default()]
    for layer in ([channel.overwrites_for(me.guild.default_role).pair()], roles, [channel.overwrites_for(me).pair()]):
        for _, denied in layer:
            held = held & ~denied
        for allowed, _ in layer:
            held = held | allowed
    return held


async def _me(patient: Patient, guild: discord.Guild) -> discord.Member:
    assert patient.client.user is not None
    return await guild.fetch_member(patient.client.user.id)
