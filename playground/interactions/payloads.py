"""INTERACTION_CREATE as the gateway sends it, and the metadata answers carry."""

from __future__ import annotations

from playground.interactions.record import COMPONENT, MODAL, Interaction
from playground.law.permissions import guild_permissions, permissions_in
from playground.wire import Json
from playground.world.things import Post
from playground.world.world import World

UPLOAD_LIMIT = 10 * 2**20


def payload(
    world: World, id: str, token: str, kind: int, data: Json, user_id: str, channel: Json, source: Post | None
) -> Json:
    """The whole event for one interaction."""
    made: Json = {
        "id": id,
        "application_id": world.bot_id,
        "type": kind,
        "token": token,
        "version": 1,
        "data": data,
        "channel_id": channel["id"],
        "channel": {**channel, "permissions": str(permissions_in(world, channel, user_id))},
        "locale": world.people[user_id].known_locale,
        "entitlements": [],
        "app_permissions": str(permissions_in(world, channel, world.bot_id)),
        "attachment_size_limit": UPLOAD_LIMIT,
        "authorizing_integration_owners": owners(channel),
    }
    if guild_id := channel.get("guild_id"):
        guild = world.guild(guild_id)
        permissions = str(permissions_in(world, channel, user_id))
        made |= {
            "guild_id": guild_id,
            "guild": {"id": guild_id, "locale": guild["preferred_locale"], "features": guild["features"]},
            "guild_locale": guild["preferred_locale"],
            "member": {**world.members[guild_id][user_id], "permissions": permissions},
            "context": 0,
        }
    else:
        made |= {"user": world.people[user_id].user, "context": 1}
    if source is not None:
        made["message"] = source.body
    return made


def owners(channel: Json) -> Json:
    """Who installed the application that answers here."""
    return {"0": channel.get("guild_id") or "0"}


def metadata(world: World, interaction: Interaction) -> Json:
    """What a message says about the interaction it answers."""
    channel = world.channels[interaction.channel_id]
    made: Json = {
        "id": interaction.id,
        "type": interaction.kind,
        "user": world.people[interaction.user_id].user,
        "authorizing_integration_owners": owners(channel),
    }
    if name := interaction.payload["data"].get("name"):
        made["name"] = command_name(interaction.payload["data"]) or name
        made["command_type"] = interaction.payload["data"]["type"]
    if interaction.kind == COMPONENT and interaction.source:
        made["interacted_message_id"] = interaction.source.id
    if interaction.kind == MODAL and interaction.parent:
        made["triggering_interaction_metadata"] = metadata(world, interaction.parent)
    return made


def command_name(data: Json) -> str:
    """A command with its subcommands: `build road`."""
    names = [data["name"]]
    options = data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)


def resolved_user(world: World, user_id: str, guild_id: str | None, into: Json) -> None:
    """Add a user, and the member when there is one, to resolved data."""
    into.setdefault("users", {})[user_id] = world.person(user_id).user
    member = world.members[guild_id].get(user_id) if guild_id else None
    if member and guild_id:
        into.setdefault("members", {})[user_id] = _partial_member(world, member, guild_id)


def _partial_member(world: World, member: Json, guild_id: str) -> Json:
    kept = {k: v for k, v in member.items() if k not in ("user", "deaf", "mute")}
    granted = guild_permissions(world, world.guild(guild_id), member["user"]["id"])
    return {**kept, "permissions": str(granted)}
