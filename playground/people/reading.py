"""How far everybody has read, and what calls them."""

from __future__ import annotations

from playground.law.permissions import sees
from playground.wire import Json
from playground.world.world import World

MOST = 999


def read_mark(world: World, user_id: str, channel_id: str) -> Json:
    """Unread messages and pings of one person in one channel, counted up to 999."""
    last = int(world.reads[user_id].get(channel_id) or 0)
    unread = pings = 0
    for post in reversed(world.posts[channel_id].values()):
        if int(post.id) <= last or unread == MOST:
            break
        if post.visible_to(user_id) and post.body["author"]["id"] != user_id:
            unread += 1
            pings += user_id in post.pings
    return {"channel_id": channel_id, "last_read_id": str(last) if last else None, "unread": unread, "pings": pings}


def read_marks(world: World, user_id: str) -> Json:
    """The marks of every channel a person sees."""
    return {c["id"]: read_mark(world, user_id, c["id"]) for c in world.channels.values() if sees(world, c, user_id)}


def mark_read(world: World, user_id: str, channel_id: str, message_id: str | None) -> Json:
    """Read up to and including a message, by default the newest."""
    newest = next(reversed(world.posts[channel_id]), None)
    return _set(world, user_id, channel_id, message_id or newest or "0")


def mark_unread(world: World, user_id: str, channel_id: str, message_id: str) -> Json:
    """That message and everything after it is unread again."""
    return _set(world, user_id, channel_id, str(int(world.post(channel_id, message_id).id) - 1))


def _set(world: World, user_id: str, channel_id: str, message_id: str) -> Json:
    world.keep_read(user_id, channel_id, message_id)
    mark = read_mark(world, user_id, channel_id)
    world.announce("READ", {**mark, "user_id": user_id}, channel_id=channel_id)
    return mark
