"""Channels that come and go: direct channels, threads and who is in them."""

from __future__ import annotations

from playground.wire import Json, Refusal, Upload
from playground.world import messages, things
from playground.world.things import Post, thread_for, thread_member
from playground.world.world import World, is_thread

MOST_MEMBERS = 1000


def direct(world: World, user_id: str) -> Json:
    """The direct channel between the bot and somebody, made on first use."""
    person = world.person(user_id)
    for channel in world.channels.values():
        if channel["type"] == things.DIRECT and channel["recipients"][0]["id"] == user_id:
            return channel
    channel = world.keep_channel(things.direct_channel(world.clock.snowflake(), [person.user]))
    world.announce("CHANNEL_CREATE", channel, channel_id=channel["id"])
    return channel


def typing(world: World, channel: Json, user_id: str) -> None:
    """Somebody is writing."""
    data: Json = {"channel_id": channel["id"], "user_id": user_id, "timestamp": int(world.clock.now())}
    if guild_id := channel.get("guild_id"):
        data |= {"guild_id": guild_id, "member": world.members[guild_id][user_id]}
    world.announce("TYPING_START", data, guild_id=channel.get("guild_id"), channel_id=channel["id"])


def start_thread(world: World, parent: Json, owner_id: str, form: Json, post: Post | None = None) -> Json:
    """Open a thread below a channel, on a message or on its own."""
    kinds = things.THREADS_IN.get(parent["type"], ())
    type = kinds[0] if kinds and (post or not form.get("type")) else form.get("type")
    if type not in kinds:  # documented, but not with which code
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    if post and "thread" in post.body:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    id = post.id if post else world.clock.snowflake()
    thread = things.thread(id, parent, owner_id, form["name"], type, world.clock.iso(), form)
    world.thread_members[id] = {owner_id: world.clock.iso()}
    world.keep_channel(thread)
    shown = {**thread_for(thread, world.bot_id, world.thread_members), "newly_created": True}
    world.announce("THREAD_CREATE", shown, guild_id=thread["guild_id"], channel_id=id)
    if post:
        post.body["flags"] |= 1 << 5
        post.body["thread"] = thread
        messages.touched(world, post)
    return thread


def start_post(world: World, forum: Json, author: Json, form: Json, uploads: list[Upload]) -> tuple[Json, Post]:
    """Open a thread in a forum with its first message, which has the thread's id (documented)."""
    thread = start_thread(world, forum, author["id"], {**form, "type": None})
    first = messages.post(world, thread, author, form["message"], uploads, id=thread["id"])
    forum["last_message_id"] = thread["id"]
    world.keep_channel(forum)
    return thread, first


def remove(world: World, channel: Json) -> None:
    """Delete a channel and the threads below it."""
    for thread in [c for c in world.channels.values() if is_thread(c) and c["parent_id"] == channel["id"]]:
        remove(world, thread)
    name = "THREAD_DELETE" if is_thread(channel) else "CHANNEL_DELETE"
    world.announce(name, channel, guild_id=channel.get("guild_id"), channel_id=channel["id"])
    world.drop_channel(channel["id"])


def leave(world: World, guild: Json) -> None:
    """The bot is no longer in a server."""
    world.members[guild["id"]].pop(world.bot_id, None)
    world.commands.pop(guild["id"], None)
    world.keep_guild(guild)
    world.announce("GUILD_DELETE", {"id": guild["id"]}, guild_id=guild["id"])


def add_to_thread(world: World, thread: Json, user_id: str) -> None:
    """Bring somebody into a thread."""
    members = world.thread_members[thread["id"]]
    if user_id in members:
        return
    if len(members) >= MOST_MEMBERS:
        raise Refusal(400, 30033, "Maximum number of thread participants reached (1000)")
    members[user_id] = world.clock.iso()
    if user_id == world.bot_id and thread["type"] == things.PRIVATE_THREAD:
        shown = thread_for(thread, user_id, world.thread_members)  # whoever is brought into a private thread is told so
        world.announce("THREAD_CREATE", shown, guild_id=thread["guild_id"], channel_id=thread["id"])
    _members_changed(world, thread, {"added_members": [_full_member(world, thread, user_id)]})


def remove_from_thread(world: World, thread: Json, user_id: str) -> None:
    """Take somebody out of a thread."""
    if world.thread_members[thread["id"]].pop(user_id, None):
        _members_changed(world, thread, {"removed_member_ids": [user_id]})


def _full_member(world: World, thread: Json, user_id: str) -> Json:
    joined = world.thread_members[thread["id"]][user_id]
    member = world.members[thread["guild_id"]].get(user_id)
    return {**thread_member(thread["id"], user_id, joined), "member": member, "presence": None}


def _members_changed(world: World, thread: Json, change: Json) -> None:
    thread["member_count"] = len(world.thread_members[thread["id"]])
    world.keep_channel(thread)
    data = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": thread["member_count"], **change}
    world.announce("THREAD_MEMBERS_UPDATE", data, guild_id=thread["guild_id"], channel_id=thread["id"])
