"""Posting, editing and deleting messages. Whether it is allowed was decided before."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator
from typing import Any

from playground.wire import Json, Upload
from playground.world import things
from playground.world.mentions import pinged, read_mentions
from playground.world.things import EPHEMERAL, LOADING, Post
from playground.world.world import World, is_thread

KEPT_FLAGS = EPHEMERAL | LOADING
EDITABLE_FLAGS = things.SUPPRESS_EMBEDS | things.COMPONENTS_V2


def post(
    world: World,
    channel: Json,
    author: Json,
    form: Json,
    uploads: list[Upload],
    *,
    reader: str | None = None,
    extra: Json | None = None,
) -> Post:
    """Put a new message into a channel and tell everybody who may see it."""
    now = world.clock.iso()
    made = Post(things.blank_message(world.clock.snowflake(), channel["id"], author, now), reader)
    made.body["flags"] = int(form.get("flags") or 0)
    made.body["tts"] = bool(form.get("tts"))
    if channel.get("guild_id"):
        made.body["guild_id"] = channel["guild_id"]
    made.body.update(extra or {})
    replied_to = _refer(world, channel, made, form)
    _fill(world, channel, made, form, uploads)
    _call(world, channel, made, form, replied_to)
    world.keep_post(made)
    if reader is None:
        channel["last_message_id"] = made.id
        if is_thread(channel):
            _count_thread(channel)
        world.keep_channel(channel)
        world.reads[author["id"]][channel["id"]] = made.id
    world.announce("MESSAGE_CREATE", made.body, guild_id=channel.get("guild_id"), channel_id=channel["id"], post=made)
    return made


def edit(world: World, old: Post, form: Json, uploads: list[Upload], *, silently: bool = False) -> Post:
    """Change a message; nobody is pinged by an edit."""
    channel = world.channel(old.channel_id)
    wished = form.get("flags")
    if wished is not None:
        old.body["flags"] = (old.body["flags"] & ~EDITABLE_FLAGS) | (int(wished) & EDITABLE_FLAGS)
    _fill(world, channel, old, form, uploads)
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
    data: Json = {"id": gone.id, "channel_id": gone.channel_id}
    if channel.get("guild_id"):
        data["guild_id"] = channel["guild_id"]
    world.announce("MESSAGE_DELETE", data, guild_id=channel.get("guild_id"), channel_id=gone.channel_id, post=gone)


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


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a tree, outermost first."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for single in ("accessory", "component"):
            if component.get(single):
                yield from walk([component[single]])


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
    referenced = copy.copy(replied_to.body)
    referenced.pop("referenced_message", None)
    made.body["referenced_message"] = referenced
    return replied_to


def _fill(world: World, channel: Json, made: Post, form: Json, uploads: list[Upload]) -> None:
    body = made.body
    body["attachments"] = _attachments(world, channel["id"], body["attachments"], form, uploads)
    if "content" in form:
        body["content"] = form["content"] or ""
    if "embeds" in form:
        body["embeds"] = [_embed(e, body["attachments"]) for e in form["embeds"] or []]
    if "components" in form:
        taken = {c["id"] for c in walk(form["components"] or []) if c.get("id")}
        numbers = (n for n in itertools.count(1) if n not in taken)
        media = _media(world, body["attachments"])
        body["components"] = [_component(c, media, numbers) for c in form["components"] or []]


def _attachments(world: World, channel_id: str, old: list[Json], form: Json, uploads: list[Upload]) -> list[Json]:
    """The list in the request is complete; without one everything stays and uploads are added."""
    fresh = {u.index: u for u in uploads}
    wishes = form.get("attachments")
    if wishes is None:
        return old + [world.shelf.attach(channel_id, u, {}) for u in uploads]
    kept = {a["id"]: a for a in old}
    out = []
    for wish in wishes:
        id = str(wish["id"])
        if id in fresh:
            out.append(world.shelf.attach(channel_id, fresh.pop(id), wish))
        elif id in kept:
            out.append(kept[id] | {k: wish[k] for k in ("description",) if wish.get(k)})
    return out + [world.shelf.attach(channel_id, u, {}) for u in fresh.values()]


def _embed(embed: Json, attachments: list[Json]) -> Json:
    made = {k: copy.deepcopy(v) for k, v in embed.items() if v is not None}
    made["type"] = "rich"
    for part in ("image", "thumbnail", "author", "footer"):
        if part not in made:
            continue
        key = "url" if part in ("image", "thumbnail") else "icon_url"
        attached = _attached(made[part].get(key), attachments)
        if attached:
            made[part][key] = attached["url"]
            made[part]["proxy_" + key] = attached["url"]
            if part in ("image", "thumbnail"):
                made[part] |= {k: attached[k] for k in ("width", "height", "content_type") if k in attached}
    for field in made.get("fields", []):
        field.setdefault("inline", False)
    return made


def _attached(url: str | None, attachments: list[Json]) -> Json | None:
    if not url or not url.startswith("attachment://"):
        return None
    return next((a for a in attachments if a["filename"] == url.removeprefix("attachment://")), None)


def _media(world: World, attachments: list[Json]) -> Any:
    def resolve(media: Json) -> Json:
        attached = _attached(media.get("url"), attachments)
        made: Json = {"id": world.clock.snowflake(), "url": media["url"], "proxy_url": media["url"]}
        if attached:
            made |= {"url": attached["url"], "proxy_url": attached["url"], "attachment_id": attached["id"]}
            made |= {k: attached.get(k) for k in ("content_type", "width", "height")}
        return made | {"placeholder": None, "placeholder_version": None, "flags": 0, "loading_state": 2}

    return resolve


def _component(component: Json, media: Any, numbers: Iterator[int]) -> Json:
    made = {k: v for k, v in component.items() if v is not None}
    made["id"] = made.get("id") or next(numbers)
    if "components" in made:
        made["components"] = [_component(c, media, numbers) for c in made["components"]]
    if "accessory" in made:
        made["accessory"] = _component(made["accessory"], media, numbers)
    if "media" in made:
        made["media"] = media(made["media"])
    if "items" in made:
        made["items"] = [{**i, "media": media(i["media"])} for i in made["items"]]
    if made["type"] == 13:
        made["file"] = media(made["file"])
        made["name"] = str(made["file"]["url"]).rpartition("/")[2]
    if "emoji" in made:
        made["emoji"] = _bare(made["emoji"])
    if "options" in made:
        made["options"] = [_bare(o) for o in made["options"]]
    return made


def _bare(thing: Json) -> Json:
    """A thing without what it does not have."""
    return {k: _bare(v) if isinstance(v, dict) else v for k, v in thing.items() if v is not None}


def _call(world: World, channel: Json, made: Post, form: Json, replied_to: Post | None) -> None:
    author_id = made.body["author"]["id"]
    allowed = form.get("allowed_mentions")
    mentions = read_mentions(world, channel, author_id, made.body, allowed, replied_to)
    made.body["mentions"] = [world.people[id].user for id in mentions.users]
    made.body["mention_roles"] = mentions.roles
    made.body["mention_everyone"] = mentions.everyone
    if made.reader is None:
        made.pings = pinged(world, channel, author_id, mentions)


def _count_thread(thread: Json) -> None:
    thread["message_count"] += 1
    thread["total_message_sent"] += 1
    metadata = thread["thread_metadata"]
    if metadata["archived"] and not metadata["locked"]:
        metadata["archived"] = False
