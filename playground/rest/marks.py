"""Pins and reactions."""

from __future__ import annotations

from urllib.parse import unquote

from playground.law.permissions import Can
from playground.rest.messages import LIST, ONE, channel_for, message_for
from playground.rest.routes import Routes
from playground.wire import Answer, Call, Json, Refusal
from playground.world import messages, reactions

routes = Routes()
PINS = LIST + "/pins"
MOST_PINS, MOST_REACTIONS = 250, 20


@routes.get(PINS)
def pins(call: Call) -> Answer:
    """The pinned messages, latest first."""
    channel = channel_for(call, Can.READ_MESSAGE_HISTORY)
    pinned = [p for p in call.core.world.posts[channel["id"]].values() if p.body["pinned"]]
    items = [{"pinned_at": p.body["timestamp"], "message": p.body} for p in reversed(pinned)]
    return {"items": items[: call.number("limit", 50, 50)], "has_more": False}


@routes.get("/channels/{channel}/pins")
def old_pins(call: Call) -> Answer:
    """The pinned messages, as the older operation lists them."""
    channel = channel_for(call, Can.READ_MESSAGE_HISTORY)
    return [p.body for p in reversed(call.core.world.posts[channel["id"]].values()) if p.body["pinned"]]


@routes.put(PINS + "/{message}")
@routes.put("/channels/{channel}/pins/{message}")
def pin(call: Call) -> Answer:
    """Pin a message."""
    return _pin(call, True)


@routes.delete(PINS + "/{message}")
@routes.delete("/channels/{channel}/pins/{message}")
def unpin(call: Call) -> Answer:
    """Take a pin away."""
    return _pin(call, False)


def _pin(call: Call, pinned: bool) -> Answer:
    world, post = call.core.world, message_for(call, Can.PIN_MESSAGES)
    channel = world.channel(post.channel_id)
    if pinned and sum(p.body["pinned"] for p in world.posts[channel["id"]].values()) >= MOST_PINS:
        raise Refusal(400, 30003, f"Maximum number of pinned messages reached ({MOST_PINS})")
    post.body["pinned"] = pinned
    channel["last_pin_timestamp"] = world.clock.iso()
    world.keep_channel(channel)
    messages.touched(world, post)
    data: Json = {"channel_id": channel["id"], "last_pin_timestamp": channel["last_pin_timestamp"]}
    if channel.get("guild_id"):
        data["guild_id"] = channel["guild_id"]
    world.announce("CHANNEL_PINS_UPDATE", data, guild_id=channel.get("guild_id"), channel_id=channel["id"])
    return None


@routes.put(ONE + "/reactions/{emoji}/@me")
def react(call: Call) -> Answer:
    """Put the bot's reaction under a message."""
    post, emoji = message_for(call, Can.READ_MESSAGE_HISTORY), _emoji(call)
    key = reactions.emoji_key(emoji)
    if key not in post.reactors:
        channel_for(call, Can.ADD_REACTIONS)
        if len(post.reactors) >= MOST_REACTIONS:
            raise Refusal(400, 30010, f"Maximum number of reactions reached ({MOST_REACTIONS})")
    reactions.react(call.core.world, post, call.core.world.bot_id, emoji, True)
    return None


@routes.delete(ONE + "/reactions/{emoji}/{user}")
def unreact(call: Call) -> Answer:
    """Take back a reaction, the bot's own (`@me`) or somebody's."""
    me = call.core.world.bot_id
    user_id = me if call.parts["user"] == "@me" else call.parts["user"]
    post = message_for(call, *([] if user_id == me else [Can.MANAGE_MESSAGES]))
    reactions.react(call.core.world, post, user_id, _emoji(call), False)
    return None


@routes.get(ONE + "/reactions/{emoji}")
def reactors(call: Call) -> Answer:
    """Who reacted with an emoji, oldest account first."""
    users = message_for(call).reactors.get(reactions.emoji_key(_emoji(call)), [])
    after = int(call.query.get("after") or 0)
    chosen = [id for id in sorted(users, key=int) if int(id) > after][: call.number("limit", 25, 100)]
    return [call.core.world.people[id].user for id in chosen]


@routes.delete(ONE + "/reactions")
@routes.delete(ONE + "/reactions/{emoji}")
def clear_reactions(call: Call) -> Answer:
    """Remove all reactions, or all of one emoji."""
    post = message_for(call, Can.MANAGE_MESSAGES)
    keys = [reactions.emoji_key(_emoji(call))] if "emoji" in call.parts else list(post.reactors)
    for key in keys:
        for user_id in list(post.reactors.get(key, [])):
            reactions.react(call.core.world, post, user_id, reactions.emoji_object(key), False)
    return None


def _emoji(call: Call) -> Json:
    emoji = reactions.emoji_object(unquote(call.parts["emoji"]))
    known = emoji["id"] in call.core.world.emojis if emoji["id"] else not str(emoji["name"]).isascii()
    if not known:
        raise Refusal(400, 10014, "Unknown Emoji")
    return emoji
