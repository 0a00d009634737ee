"""Whom a message mentions, and whom it calls."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from playground.law.permissions import Can, permissions_in, sees
from playground.wire import Json
from playground.world import things
from playground.world.things import Post
from playground.world.world import World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYBODY = re.compile(r"@(everyone|here)\b")
CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)


@dataclass
class Mentions:
    """The mentions of one message after the sender's wishes and rights were heard."""

    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False
    replied: str | None = None


def texts(components: list[Json]) -> Iterator[str]:
    """Every text display in a tree of components."""
    for component in components:
        if component.get("type") == 10:
            yield str(component.get("content", ""))
        yield from texts(component.get("components") or [])


def read_mentions(
    world: World, channel: Json, author_id: str, body: Json, allowed: Json | None, replied_to: Post | None
) -> Mentions:
    """Find the mentions in a message's text and keep those that are allowed."""
    text = CODE.sub("", "\n".join([body["content"], *texts(body["components"])]))
    parse = None if allowed is None else set(allowed.get("parse") or [])
    found = Mentions()
    for user_id in dict.fromkeys(USER.findall(text)):
        if user_id in world.people and _wished(parse, "users", allowed, user_id):
            found.users.append(user_id)
    may_call_all = bool(permissions_in(world, channel, author_id) & Can.MENTION_EVERYONE)
    if channel.get("guild_id"):
        roles = {r["id"]: r for r in world.guild(channel["guild_id"])["roles"]}
        for role_id in dict.fromkeys(ROLE.findall(text)):
            mentionable = role_id in roles and (may_call_all or roles[role_id]["mentionable"])
            if mentionable and _wished(parse, "roles", allowed, role_id):
                found.roles.append(role_id)
    found.everyone = bool(EVERYBODY.search(text)) and may_call_all and (parse is None or "everyone" in parse)
    if replied_to and (allowed is None or allowed.get("replied_user")):
        found.replied = str(replied_to.body["author"]["id"])
        if found.replied not in found.users:
            found.users.append(found.replied)
    return found


def _wished(parse: set[str] | None, kind: str, allowed: Json | None, id: str) -> bool:
    if parse is None or kind in parse:
        return True
    return id in {str(x) for x in (allowed or {}).get(kind) or []}


def pinged(world: World, channel: Json, author_id: str, mentions: Mentions) -> list[str]:
    """Who sees a ping: never the author, only people who can see the channel."""
    if channel["type"] == things.DIRECT:
        return [r["id"] for r in channel["recipients"] if r["id"] != author_id]
    called = set(mentions.users)
    for user_id, member in world.members[channel["guild_id"]].items():
        if mentions.everyone or set(member["roles"]) & set(mentions.roles):
            called.add(user_id)
    called.discard(author_id)
    return sorted(id for id in called if id in world.people and sees(world, channel, id))
