"""Reactions under messages, and the emojis they are made of."""

from __future__ import annotations

from playground.wire import Json
from playground.world.things import Post
from playground.world.world import World


def react(world: World, post: Post, user_id: str, emoji: Json, on: bool) -> None:
    """Add or take back somebody's reaction."""
    key = emoji_key(emoji)
    users = post.reactors.setdefault(key, [])
    if on == (user_id in users):
        return
    if on:
        users.append(user_id)
    else:
        users.remove(user_id)
    if not users:
        del post.reactors[key]
    post.body["reactions"] = reactions_for(post, world.bot_id)
    world.keep_post(post)
    channel = world.channel(post.channel_id)
    data: Json = {"user_id": user_id, "channel_id": post.channel_id, "message_id": post.id, "emoji": emoji}
    data |= {"type": 0, "burst": False}
    guild_id = channel.get("guild_id")
    if guild_id:
        data["guild_id"] = guild_id
        if on:
            data["member"] = world.members[guild_id][user_id]
    if on:
        data["message_author_id"] = post.body["author"]["id"]
    name = "MESSAGE_REACTION_ADD" if on else "MESSAGE_REACTION_REMOVE"
    world.announce(name, data, guild_id=guild_id, channel_id=post.channel_id, post=post)


def reactions_for(post: Post, user_id: str) -> list[Json]:
    """The reactions under a message as one person sees them."""
    return [
        {
            "emoji": emoji_object(key),
            "count": len(users),
            "count_details": {"burst": 0, "normal": len(users)},
            "burst_colors": [],
            "me_burst": False,
            "me": user_id in users,
        }
        for key, users in post.reactors.items()
    ]


def emoji_key(emoji: Json) -> str:
    """An emoji in one word: the character itself, or `name:id`."""
    return f"{emoji['name']}:{emoji['id']}" if emoji.get("id") else str(emoji["name"])


def emoji_object(key: str) -> Json:
    """The emoji that `emoji_key` names."""
    name, _, id = key.strip("<>").removeprefix("a:").removeprefix(":").rpartition(":")
    return {"id": id, "name": name} if name and id.isdecimal() else {"id": None, "name": key}
