"""What one person sees."""

from __future__ import annotations

from playground.law.permissions import may_send, sees
from playground.people.reading import read_mark, read_marks
from playground.wire import Json
from playground.world.reactions import reactions_for
from playground.world.things import DIRECT, Person, Post
from playground.world.world import Event, World

LOCALES = {  # of the page; bots hear only of those that Discord has
    "en-US": "English (US)",
    "en-GB": "English (UK)",
    "cs": "Čeština",
    "sk": "Slovenčina (page only)",
    "pl": "Polski",
    "de": "Deutsch",
    "hu": "Magyar",
    "uk": "Українська",
    "fr": "Français",
    "es-ES": "Español",
    "it": "Italiano",
    "nl": "Nederlands",
    "pt-BR": "Português do Brasil",
}


def user_view(world: World, person: Person) -> Json:
    """Somebody as the page shows them."""
    user = person.user
    return {
        "id": person.id,
        "username": user["username"],
        "global_name": user["global_name"],
        "name": person.name,
        "bot": user["bot"],
        "locale": person.locale,
        "dms_open": person.dms_open,
        "avatar_url": world.shelf.url(f"people/{person.id}.svg"),
    }


def channel_view(world: World, channel: Json, user_id: str) -> Json:
    """A channel, and whether this person may write there."""
    shown = {**channel, "can_send": may_send(world, channel, user_id)}
    if channel["type"] == DIRECT:
        shown["recipients"] = [user_view(world, world.bot)]
        shown["name"] = world.bot.name
    return shown


def message_view(post: Post, user_id: str) -> Json:
    """A message with the reactions from this person's side."""
    return {**post.body, "reactions": reactions_for(post, user_id)} if post.reactors else post.body


def guild_view(world: World, guild: Json, user_id: str) -> Json:
    """A server with what this person may see of it."""
    members = world.members[guild["id"]]
    channels = [c for c in world.channels_of(guild["id"]) if sees(world, c, user_id)]
    threads = [t for t in world.threads_of(guild["id"]) if sees(world, t, user_id)]
    return {
        "id": guild["id"],
        "name": guild["name"],
        "owner_id": guild["owner_id"],
        "roles": guild["roles"],
        "members": [{"user_id": id, "nick": m["nick"], "roles": m["roles"]} for id, m in members.items()],
        "channels": [channel_view(world, c, user_id) for c in channels],
        "threads": [channel_view(world, t, user_id) for t in threads],
    }


def world_view(world: World, user_id: str, bot_online: bool) -> Json:
    """Everything a page needs to begin."""
    me = world.person(user_id)
    directs = [c for c in world.channels.values() if c["type"] == DIRECT and sees(world, c, user_id)]
    return {
        "me": user_view(world, me),
        "users": [user_view(world, p) for p in world.people.values()],
        "locales": [{"id": id, "name": name} for id, name in LOCALES.items()],
        "application": {"id": world.bot_id, "name": world.bot.name, "bot_id": world.bot_id},
        "bot_online": bot_online,
        "first": [{"command": c, "label": _in(labels, me.locale)} for c, labels in world.first.items()],
        "guilds": [guild_view(world, g, user_id) for g in world.guilds.values() if world.in_guild(g["id"], user_id)],
        "dms": [channel_view(world, c, user_id) for c in directs],
        "read": read_marks(world, user_id),
    }


def _in(labels: dict[str, str], locale: str) -> str:
    """The label in somebody's language, else the first one there is."""
    return labels.get(locale.partition("-")[0], next(iter(labels.values()), ""))


def frame(world: World, user_id: str, event: Event) -> Json | None:
    """An event as this person's page gets it, or None when it is none of their business."""
    name = event.name
    if event.post is not None:
        return _message_frame(world, user_id, event, event.post)
    if name.startswith(("CHANNEL_", "THREAD_")):
        return _channel_frame(world, user_id, event)
    if name == "TYPING_START":
        channel = world.channels.get(event.channel_id or "")
        shown = channel is not None and sees(world, channel, user_id) and event.data["user_id"] != user_id
        data = {"channel_id": event.channel_id, "user_id": event.data["user_id"]}
        return {"t": name, "d": data} if shown else None
    if name in ("READ", "FAILED"):
        if event.data["user_id"] != user_id:
            return None
        return {"t": name, "d": {k: v for k, v in event.data.items() if k != "user_id"}}
    if name == "USER_UPDATE":
        return {"t": name, "d": user_view(world, world.people[event.data["id"]])}
    if name in ("COMMANDS_UPDATE", "BOT"):
        return {"t": name, "d": event.data}
    if name.startswith("GUILD_") and event.guild_id in world.guilds and world.in_guild(event.guild_id, user_id):
        return {"t": "GUILD_UPDATE", "d": guild_view(world, world.guilds[event.guild_id], user_id)}
    return None


def _message_frame(world: World, user_id: str, event: Event, post: Post) -> Json | None:
    channel = world.channels.get(post.channel_id)
    if channel is None or not sees(world, channel, user_id) or not post.visible_to(user_id):
        return None
    if event.name == "MESSAGE_DELETE":
        gone = {"id": post.id, "channel_id": post.channel_id}
        return {"t": event.name, "d": gone, "read": read_mark(world, user_id, post.channel_id)}
    if event.name == "MESSAGE_CREATE":
        mark = read_mark(world, user_id, post.channel_id)
        return {"t": event.name, "d": message_view(post, user_id), "ping": user_id in post.pings, "read": mark}
    return {"t": "MESSAGE_UPDATE", "d": message_view(post, user_id)}


def _channel_frame(world: World, user_id: str, event: Event) -> Json | None:
    channel = world.channels.get(event.channel_id or "")
    if channel is None or event.name in ("CHANNEL_PINS_UPDATE", "THREAD_LIST_SYNC"):
        return None
    if event.name == "THREAD_MEMBERS_UPDATE":
        added = any(m["user_id"] == user_id for m in event.data.get("added_members", []))
        if user_id in event.data.get("removed_member_ids", []):
            return {"t": "THREAD_DELETE", "d": channel_view(world, channel, user_id)}
        return {"t": "THREAD_CREATE", "d": channel_view(world, channel, user_id)} if added else None
    if not sees(world, channel, user_id):
        gone = {"id": channel["id"], "type": channel["type"], "guild_id": channel.get("guild_id")}
        return {"t": "CHANNEL_DELETE", "d": gone} if event.name == "CHANNEL_UPDATE" else None
    return {"t": event.name, "d": channel_view(world, channel, user_id)}
