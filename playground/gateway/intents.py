"""Which events a session asked for, and how much of a message it may read."""

from __future__ import annotations

from playground.law.permissions import sees
from playground.wire import Json
from playground.world.world import Event, World

GUILDS, GUILD_MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING = 1 << 9, 1 << 10, 1 << 11
DIRECT_MESSAGES, DIRECT_REACTIONS, DIRECT_TYPING = 1 << 12, 1 << 13, 1 << 14
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT

BY_PREFIX = (
    ("MESSAGE_REACTION_", GUILD_REACTIONS, DIRECT_REACTIONS),
    ("MESSAGE_", GUILD_MESSAGES, DIRECT_MESSAGES),
    ("TYPING_", GUILD_TYPING, DIRECT_TYPING),
    ("GUILD_MEMBER_", GUILD_MEMBERS, 0),
    ("CHANNEL_PINS_", GUILDS, DIRECT_MESSAGES),
    ("CHANNEL_", GUILDS, DIRECT_MESSAGES),
    ("THREAD_", GUILDS, 0),
    ("GUILD_", GUILDS, 0),
)


def wanted(intents: int, event: Event) -> bool:
    """Did a session with these intents ask for this event?"""
    if event.name == "INTERACTION_CREATE":
        return True
    for prefix, in_guild, in_direct in BY_PREFIX:
        if event.name.startswith(prefix):
            return bool(intents & (in_guild if event.guild_id else in_direct))
    return False


def for_bot(world: World, intents: int, event: Event) -> Json | None:
    """The event's data as the bot gets it, or None when it gets nothing."""
    if not wanted(intents, event) or (event.name == "CHANNEL_CREATE" and not event.guild_id):
        return None
    if event.guild_id and event.name != "GUILD_DELETE" and not world.in_guild(event.guild_id, world.bot_id):
        return None
    if event.post is not None and event.post.reader is not None:
        return None
    if event.name.startswith("MESSAGE_") or event.name == "TYPING_START":
        channel = world.channels.get(event.channel_id or "")
        if channel and not sees(world, channel, world.bot_id):
            return None
    if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
        return _message(world, intents, event)
    return event.data


def _message(world: World, intents: int, event: Event) -> Json:
    data = dict(event.data)
    author_id = data["author"]["id"]
    if event.guild_id and author_id in world.members[event.guild_id]:
        data["member"] = {k: v for k, v in world.members[event.guild_id][author_id].items() if k != "user"}
    mentioned = any(u["id"] == world.bot_id for u in data["mentions"])
    if intents & MESSAGE_CONTENT or not event.guild_id or author_id == world.bot_id or mentioned:
        return data
    return data | {"content": "", "embeds": [], "attachments": [], "components": []}
