"""Who may do what where."""

from __future__ import annotations

from enum import IntFlag

from playground.wire import Json, Refusal
from playground.world import things
from playground.world.world import World, is_thread


class Can(IntFlag):
    """The permissions the playground knows."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = (1 << 52) - 1
EVERYONE = int(
    Can.ADD_REACTIONS
    | Can.VIEW_CHANNEL
    | Can.SEND_MESSAGES
    | Can.EMBED_LINKS
    | Can.ATTACH_FILES
    | Can.READ_MESSAGE_HISTORY
    | Can.USE_EXTERNAL_EMOJIS
    | Can.CHANGE_NICKNAME
    | Can.USE_APPLICATION_COMMANDS
    | Can.CREATE_PUBLIC_THREADS
    | Can.CREATE_PRIVATE_THREADS
    | Can.SEND_MESSAGES_IN_THREADS
)
BOT = EVERYONE  # like a bot that was invited with what it needs: it manages nothing
IN_DIRECT = EVERYONE | int(Can.MENTION_EVERYONE | Can.PIN_MESSAGES)


def guild_permissions(world: World, guild: Json, user_id: str) -> int:
    """What somebody may do in a server before channels have their say."""
    member = world.members[guild["id"]].get(user_id)
    if member is None:
        return 0
    if guild["owner_id"] == user_id:
        return ALL
    mine = {guild["id"], *member["roles"]}
    granted = 0
    for role in guild["roles"]:
        if role["id"] in mine:
            granted |= int(role["permissions"])
    return ALL if granted & Can.ADMINISTRATOR else granted


def permissions_in(world: World, channel: Json, user_id: str) -> int:
    """What somebody may do in a channel."""
    if channel["type"] == things.DIRECT:
        return IN_DIRECT
    guild = world.guild(channel["guild_id"])
    granted = guild_permissions(world, guild, user_id)
    if granted == ALL:
        return ALL
    place = world.channels.get(channel["parent_id"], channel) if is_thread(channel) else channel
    member = world.members[guild["id"]].get(user_id)
    granted = _overwritten(granted, place.get("permission_overwrites", []), guild["id"], user_id, member)
    return granted if granted & Can.VIEW_CHANNEL else 0


def _overwritten(granted: int, overwrites: list[Json], guild_id: str, user_id: str, member: Json | None) -> int:
    by_id = {o["id"]: o for o in overwrites}
    roles = [by_id[r] for r in (member["roles"] if member else []) if r in by_id]
    for layer in ([by_id[guild_id]] if guild_id in by_id else [], roles, [by_id[user_id]] if user_id in by_id else []):
        for overwrite in layer:
            granted &= ~int(overwrite["deny"])
        for overwrite in layer:
            granted |= int(overwrite["allow"])
    return granted


def sees(world: World, channel: Json, user_id: str) -> bool:
    """May somebody know that this channel exists?"""
    if channel["type"] == things.DIRECT:
        return any(r["id"] == user_id for r in channel["recipients"]) or user_id == world.bot_id
    granted = permissions_in(world, channel, user_id)
    if channel["type"] == things.PRIVATE_THREAD and not granted & Can.MANAGE_THREADS:
        return bool(granted) and user_id in world.thread_members[channel["id"]]
    return bool(granted & Can.VIEW_CHANNEL)


def require(world: World, channel: Json, user_id: str, *needed: Can) -> None:
    """Refuse unless somebody sees the channel and has every permission named."""
    if not sees(world, channel, user_id):
        raise Refusal(403, 50001, "Missing Access")
    granted = permissions_in(world, channel, user_id)
    if any(not granted & permission for permission in needed):
        raise Refusal(403, 50013, "Missing Permissions")


def may_send(world: World, channel: Json, user_id: str) -> bool:
    """May somebody write here?"""
    return sees(world, channel, user_id) and bool(permissions_in(world, channel, user_id) & sending(channel))


def sending(channel: Json) -> Can:
    """The permission that sending needs in this kind of channel."""
    return Can.SEND_MESSAGES_IN_THREADS if is_thread(channel) else Can.SEND_MESSAGES
