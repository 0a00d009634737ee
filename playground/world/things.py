"""How the things of the world look on the wire, each with every field the API promises."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field

from playground.clock import born
from playground.wire import Json

EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15
SUPPRESS_EMBEDS = 1 << 2
TEXT, DIRECT, CATEGORY, NEWS, FORUM = 0, 1, 4, 5, 15
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
NOT_DISCORDS = {"sk": "en-US"}  # languages of the page alone
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
# Documented: the open kind of each first; private threads are for text channels alone.
THREADS_IN = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), NEWS: (NEWS_THREAD,), FORUM: (PUBLIC_THREAD,)}


@dataclass
class Person:
    """Somebody with an account: a local user or a bot."""

    user: Json
    locale: str = "en-US"
    dms_open: bool = True

    @property
    def id(self) -> str:
        return str(self.user["id"])

    @property
    def known_locale(self) -> str:
        """What a bot hears: Discord has no Slovak, so a Slovak's client speaks another language."""
        return NOT_DISCORDS.get(self.locale, self.locale)

    @property
    def name(self) -> str:
        """What people read."""
        return str(self.user["global_name"] or self.user["username"])


@dataclass
class Post:
    """A message, and what the wire does not say about it."""

    body: Json
    reader: str | None = None
    pings: list[str] = field(default_factory=list)
    reactors: dict[str, list[str]] = field(default_factory=dict)
    files: list[Json] = field(default_factory=list)
    """Every file of it; `attachments` on the wire leaves out those that components show (discord-api-docs #8277)."""

    @property
    def id(self) -> str:
        return str(self.body["id"])

    @property
    def channel_id(self) -> str:
        return str(self.body["channel_id"])

    def visible_to(self, user_id: str) -> bool:
        """Ephemeral messages have one reader; the rest have everybody in the channel."""
        return self.reader is None or self.reader == user_id


def user(id: str, username: str, global_name: str | None, *, bot: bool = False) -> Json:
    """A user object."""
    return {
        "id": id,
        "username": username,
        "global_name": global_name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
        "accent_color": None,
        "banner": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }


def member(person: Json, joined_at: str, roles: list[str] | None = None) -> Json:
    """A member object: a user in one server."""
    return {
        "user": person,
        "nick": None,
        "avatar": None,
        "banner": None,
        "avatar_decoration_data": None,
        "roles": roles or [],
        "joined_at": joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def role(id: str, name: str, permissions: int, position: int = 0, *, managed_by: str | None = None) -> Json:
    """A role object."""
    made: Json = {
        "id": id,
        "name": name,
        "description": None,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(permissions),
        "managed": managed_by is not None,
        "mentionable": False,
        "flags": 0,
    }
    return {**made, "tags": {"bot_id": managed_by}} if managed_by else made


def text_channel(id: str, guild_id: str, name: str, position: int, topic: str | None = None, type: int = TEXT) -> Json:
    """A channel of a server; in a forum people only start threads, which they may give tags."""
    forum: Json = {"available_tags": [], "default_reaction_emoji": None, "default_forum_layout": 0}
    return {
        "id": id,
        "type": type,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "parent_id": None,
        "nsfw": False,
        "topic": topic,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "flags": 0,
        **(forum if type == FORUM else {}),
    }


def direct_channel(id: str, recipients: list[Json]) -> Json:
    """A direct channel between a bot and one person."""
    return {
        "id": id,
        "type": DIRECT,
        "recipients": recipients,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "flags": 0,
    }


def thread(id: str, parent: Json, owner_id: str, name: str, type: int, now: str, form: Json) -> Json:
    """A thread below a channel."""
    metadata: Json = {
        "archived": False,
        "auto_archive_duration": form.get("auto_archive_duration") or 1440,
        "archive_timestamp": now,
        "locked": False,
        "create_timestamp": now,
    }
    if type == PRIVATE_THREAD:
        metadata["invitable"] = bool(form.get("invitable", True))
    return {
        "id": id,
        "type": type,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": name,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "rate_limit_per_user": form.get("rate_limit_per_user") or 0,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "flags": 0,
        "thread_metadata": metadata,
        **({"applied_tags": []} if parent["type"] == FORUM else {}),
    }


def is_idle(thread: Json, now: float) -> bool:
    """Is it time to archive a thread? Messages and being opened count, edits do not."""
    metadata = thread["thread_metadata"]
    opened = dt.datetime.fromisoformat(metadata["archive_timestamp"]).timestamp()
    last = max(opened, born(thread["last_message_id"]) if thread["last_message_id"] else 0.0)
    return not metadata["archived"] and now - last >= metadata["auto_archive_duration"] * 60


def guild(id: str, name: str, owner_id: str) -> Json:
    """The fixed part of a server; roles, members and channels are added when it is shown."""
    return {
        "id": id,
        "name": name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": owner_id,
        "application_id": None,
        "region": "playground",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "premium_progress_bar_enabled_user_updated_at": None,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
        "inventory_settings": None,
    }


def blank_message(id: str, channel_id: str, author: Json, now: str) -> Json:
    """A message with nothing in it yet."""
    return {
        "id": id,
        "channel_id": channel_id,
        "author": author,
        "content": "",
        "timestamp": now,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }


def thread_member(thread_id: str, user_id: str, joined: str) -> Json:
    """A thread member object."""
    return {"id": thread_id, "user_id": user_id, "join_timestamp": joined, "flags": 0}


def thread_for(thread: Json, user_id: str, members: dict[str, dict[str, str]]) -> Json:
    """A thread with somebody's membership, when there is one."""
    joined = members.get(thread["id"], {}).get(user_id)
    return {**thread, "member": thread_member(thread["id"], user_id, joined)} if joined else thread
