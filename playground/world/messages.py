"""Posting, editing and deleting messages. Whether it is allowed was decided before."""

from __future__ import annotations

from playground.wire import Json, Upload
from playground.world import things
from playground.world.compose import fill
from playground.world.mentions import pinged, read_mentions
from playground.world.things import Post
from playground.world.world import World, is_thread


def post(
    world: World,
    channel: Json,
    author: Json,
    form: Json,
    uploads: list[Upload],
    *,
    reader: str | None = None,
    extra: Json | None = None,
    id: str | None = None,
) -> Post:
    """Put a new message into a channel and tell everybody who may see it."""
    now = world.clock.iso()
    made = Post(things.blank_message(id or world.clock.snowflake(), channel["id"], author, now), reader)
    made.body["flags"] = int(form.get("flags") or 0)
    made.body["tts"] = bool(form.get("tts"))
    if channel.get("guild_id"):
        made.body["guild_id"] = channel["guild_id"]
    made.body.update(extra or {})
    replied_to = _refer(world, channel, made, form)
    _quote(world, made)
    fill(world, channel, made, form, uploads)
    _call(world, channel, made, form, replied_to)
    world.keep_post(made)
    if reader is None:
        channel["last_message_id"] = made.id
        if is_thread(channel) and made.id != channel["id"]:  # what a post begins with does not count (documented)
            _count_thread(world, channel)
        world.keep_channel(channel)
        world.reads[author["id"]][channel["id"]] = made.id
    world.announce("MESSAGE_CREATE", made.body, guild_id=channel.get("guild_id"), channel_id=channel["id"], post=made)
    return made


def edit(world: World, old: Post, form: Json, uploads: list[Upload], *, silently: bool = False) -> Post:
    """Change a message; nobody is pinged by an edit."""
    channel = world.channel(old.channel_id)
    wished = form.get("flags")
    if wished is not None:
        old.body["flags"] &= ~things.SUPPRESS_EMBEDS  # Components V2 can be begun, never left
        old.body["flags"] |= int(wished) & (things.SUPPRESS_EMBEDS | things.COMPONENTS_V2)
    fill(world, channel, old, form, uploads)
    mentions = read_mentions(world, channel, old.body["author"]["id"], old.body, form.get("allowed_mentions"), None)
    old.body["mentions"] = [world.people[id].user for id in mentions.users]
    if not silently:
        old.body["edited_timestamp"] = world.clock.iso()
    return touched(world, old)


def touched(world: World, changed: Post) -> Post:
    """Keep a message that changed in place, and show it."""
    world.keep_post(changed)
    guild_id = world.channel(changed.channel_id).get("guild_id")
    world.announce("MESSAGE_UPDATE", changed.body, guild_id=guild_id, channel_id=changed.channel_id, post=changed)
    return changed


def delete(world: World, gone: Post) -> None:
    """Take a message away."""
    channel = world.channel(gone.channel_id)
    world.drop_post(gone)
    for attachment in gone.files:
        world.shelf.drop(attachment)
    data: Json = {"id": gone.id, "channel_id": gone.channel_id}
    if channel.get("guild_id"):
        data["guild_id"] = channel["guild_id"]
    world.announce("MESSAGE_DELETE", data, guild_id=channel.get("guild_id"), channel_id=gone.channel_id, post=gone)


def _refer(world: World, channel: Json, made: Post, form: Json) -> Post | None:
    reference = form.get("message_reference")
    if not reference or not reference.get("message_id"):
        return None
    replied_to = world.posts[channel["id"]].get(str(reference["message_id"]))
    if replied_to is None:
        return None
    made.body["type"] = 19
    made.body["message_reference"] = {"type": 0, "channel_id": channel["id"], "message_id": replied_to.id}
    if channel.get("guild_id"):
        made.body["message_reference"]["guild_id"] = channel["guild_id"]
    return replied_to


def _quote(world: World, made: Post) -> None:
    """Show what a message refers to, unless somebody who reads it may not see that."""
    reference = made.body.get("message_reference")
    quoted = world.posts[made.channel_id].get(reference["message_id"]) if reference else None
    if quoted and (quoted.reader is None or quoted.reader == made.reader):
        made.body["referenced_message"] = {k: v for k, v in quoted.body.items() if k != "referenced_message"}


def _call(world: World, channel: Json, made: Post, form: Json, replied_to: Post | None) -> None:
    author_id = made.body["author"]["id"]
    allowed = form.get("allowed_mentions")
    mentions = read_mentions(world, channel, author_id, made.body, allowed, replied_to)
    made.body["mentions"] = [world.people[id].user for id in mentions.users]
    made.body["mention_roles"] = mentions.roles
    made.body["mention_everyone"] = mentions.everyone
    if made.reader is None:
        made.pings = pinged(world, channel, author_id, mentions)


def _count_thread(world: World, thread: Json) -> None:
    thread["message_count"] += 1
    thread["total_message_sent"] += 1
    metadata = thread["thread_metadata"]
    if metadata["archived"]:
        metadata |= {"archived": False, "archive_timestamp": world.clock.iso()}
        world.announce("THREAD_UPDATE", thread, guild_id=thread["guild_id"], channel_id=thread["id"])
