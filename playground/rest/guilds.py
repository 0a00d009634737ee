"""Servers, their channels, roles and members."""

from __future__ import annotations

from playground.law.form import Mistakes
from playground.law.permissions import Can, guild_permissions, sees
from playground.rest.routes import Routes
from playground.wire import Answer, Call, Json, Refusal
from playground.world import places, things

routes = Routes()
ONE = "/guilds/{guild}"
CHANNEL_TYPES = (things.TEXT, things.CATEGORY, things.FORUM)


def guild_for(call: Call, *needed: Can) -> Json:
    """The server of a request, when the bot is in it and may do what it wants to."""
    world = call.core.world
    guild = world.guild(call.parts["guild"])
    if not world.in_guild(guild["id"], world.bot_id):
        raise Refusal(403, 50001, "Missing Access")
    granted = guild_permissions(world, guild, world.bot_id)
    if any(not granted & permission for permission in needed):
        raise Refusal(403, 50013, "Missing Permissions")
    return guild


@routes.get(ONE)
def read(call: Call) -> Answer:
    """One server."""
    guild = guild_for(call)
    counts = {"approximate_member_count": len(call.core.world.members[guild["id"]]), "approximate_presence_count": 0}
    return {**guild, **counts} if call.flag("with_counts") else guild


@routes.get(ONE + "/channels")
def channels(call: Call) -> Answer:
    """The channels the bot sees."""
    world, guild = call.core.world, guild_for(call)
    return [c for c in world.channels_of(guild["id"]) if sees(world, c, world.bot_id)]


@routes.post(ONE + "/channels")
def create_channel(call: Call) -> Answer:
    """Make a channel; announcements are for servers that are a community (terraform-provider-discord #149)."""
    world, guild, form = call.core.world, guild_for(call, Can.MANAGE_CHANNELS), call.form
    mistakes = Mistakes()
    mistakes.text(["name"], form.get("name"), 1, 100)
    types = (*CHANNEL_TYPES, *([things.NEWS] if "NEWS" in guild["features"] else []))
    if (form.get("type") or 0) not in types:
        mistakes.add(["type"], "BASE_TYPE_CHOICES", f"Value must be one of {types}.")
    mistakes.done()
    position = len(world.channels_of(guild["id"]))
    name, type = str(form["name"]).lower().replace(" ", "-"), form.get("type") or 0
    made = things.text_channel(world.clock.snowflake(), guild["id"], name, position, form.get("topic"), type)
    made["parent_id"] = str(form["parent_id"]) if form.get("parent_id") else None
    for overwrite in form.get("permission_overwrites") or []:
        entry = {k: str(overwrite.get(k) or 0) for k in ("id", "allow", "deny")}
        made["permission_overwrites"].append({**entry, "type": overwrite["type"]})
    world.keep_channel(made)
    world.announce("CHANNEL_CREATE", made, guild_id=guild["id"], channel_id=made["id"])
    return 201, made


@routes.get(ONE + "/roles")
def roles(call: Call) -> Answer:
    """The roles of a server."""
    return list(guild_for(call)["roles"])


@routes.get(ONE + "/members")
def members(call: Call) -> Answer:
    """The members of a server."""
    guild = guild_for(call)
    everybody = sorted(call.core.world.members[guild["id"]].values(), key=lambda m: int(m["user"]["id"]))
    after = int(call.query.get("after") or 0)
    return [m for m in everybody if int(m["user"]["id"]) > after][: call.number("limit", 1, 1000)]


@routes.get(ONE + "/members/search")
def search(call: Call) -> Answer:
    """Members whose name begins like the query."""
    guild = guild_for(call)
    query = call.query.get("query", "").lower()
    found = [m for m in call.core.world.members[guild["id"]].values() if m["user"]["username"].startswith(query)]
    return found[: call.number("limit", 1, 1000)]


@routes.get(ONE + "/members/{user}")
def member(call: Call) -> Answer:
    """One member."""
    guild = guild_for(call)
    found = call.core.world.members[guild["id"]].get(call.parts["user"])
    if found is None:
        raise Refusal(404, 10007, "Unknown Member")
    return found


@routes.delete("/users/@me/guilds/{guild}")
def leave(call: Call) -> Answer:
    """The bot leaves a server."""
    places.leave(call.core.world, guild_for(call))
    return None
