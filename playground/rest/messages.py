"""Messages in channels: send, read, edit, delete."""

from __future__ import annotations

from playground.clock import born
from playground.law.form import Mistakes
from playground.law.messages import check_message
from playground.law.permissions import Can, permissions_in, require, sending
from playground.law.places import check_direct, check_open, check_writable
from playground.rest.routes import Routes
from playground.wire import Answer, Call, Json, Refusal
from playground.world import messages, places
from playground.world.things import DIRECT, EPHEMERAL, LOADING, Post

routes = Routes()
LIST = "/channels/{channel}/messages"
ONE = LIST + "/{message}"
OLDEST_TO_BULK_DELETE = 14 * 24 * 3600


def channel_for(call: Call, *needed: Can) -> Json:
    """The channel of a request, when the bot may do there what it wants to."""
    channel = call.core.world.channel(call.parts["channel"])
    require(call.core.world, channel, call.core.world.bot_id, *needed)
    return channel


def message_for(call: Call, *needed: Can) -> Post:
    """The message of a request; ephemeral ones are not reachable by this door."""
    channel = channel_for(call, *needed)
    post = call.core.world.post(channel["id"], call.parts["message"])
    if post.reader is not None:
        raise Refusal(404, 10008, "Unknown Message")
    return post


@routes.post(LIST)
def send(call: Call) -> Answer:
    """Send a message."""
    world = call.core.world
    channel = world.channel(call.parts["channel"])
    needed = [sending(channel)]
    if call.uploads:
        needed.append(Can.ATTACH_FILES)
    channel_for(call, *needed)
    if channel["type"] == DIRECT:
        check_direct(world, channel["recipients"][0]["id"])
    check_writable(channel)
    form = checked(call, call.form)
    if again := _already_sent(call):
        return again
    _check_reference(call, channel)
    nonce = form.get("nonce")
    extra = {"nonce": nonce} if nonce is not None else None
    made = messages.post(world, channel, world.bot.user, form, call.uploads, extra=extra)
    if nonce is not None:
        world.nonces.keep(world.bot_id, nonce, channel["id"], made.id, world.clock.now())
    return made.body


def checked(call: Call, message: Json) -> Json:
    """A new message as it may be posted: only answers to somebody are ephemeral, or still to come."""
    form = {**message, "flags": (message.get("flags") or 0) & ~(EPHEMERAL | LOADING)}
    check_message(form, call.uploads, emojis=call.core.world.emojis)
    return form


def _already_sent(call: Call) -> Json | None:
    """What was sent under this nonce; 404 on purpose if it was deleted since (discord-api-docs #6647)."""
    world, nonce = call.core.world, call.form.get("nonce")
    if nonce is None or not call.form.get("enforce_nonce"):
        return None
    known = world.nonces.sent(world.bot_id, nonce, world.clock.now())
    return world.post(*known).body if known else None


def _check_reference(call: Call, channel: Json) -> None:
    reference = call.form.get("message_reference")
    if not reference or not reference.get("fail_if_not_exists", True):
        return
    if str(reference.get("message_id")) not in call.core.world.posts[channel["id"]]:
        mistakes = Mistakes()
        mistakes.add(["message_reference"], "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        mistakes.done()


@routes.get(LIST)
def history(call: Call) -> Answer:
    """Read messages, newest first; without leave to read the history there are none (documented)."""
    channel = channel_for(call)
    if not permissions_in(call.core.world, channel, call.core.world.bot_id) & Can.READ_MESSAGE_HISTORY:
        return []
    limit = call.number("limit", 50, 100)
    known = [p for p in call.core.world.posts[channel["id"]].values() if p.reader is None]
    if around := call.query.get("around"):
        middle = sum(int(p.id) < int(around) for p in known)
        chosen = known[max(0, middle - limit // 2) : middle + (limit + 1) // 2]
    elif after := call.query.get("after"):
        chosen = [p for p in known if int(p.id) > int(after)][:limit]
    else:
        before = int(call.query.get("before") or 1 << 63)
        chosen = [p for p in known if int(p.id) < before][-limit:]
    return [p.body for p in reversed(chosen)]


@routes.get(ONE)
def read(call: Call) -> Answer:
    """Read one message."""
    return message_for(call, Can.READ_MESSAGE_HISTORY).body


@routes.patch(ONE)
def edit(call: Call) -> Answer:
    """Change a message of the bot; that new files need their permission is likely."""
    post = message_for(call, *([Can.ATTACH_FILES] if call.uploads else []))
    if post.body["author"]["id"] != call.core.world.bot_id:
        raise Refusal(403, 50005, "Cannot edit a message authored by another user")
    check_open(call.core.world.channel(post.channel_id))
    check_message(call.form, call.uploads, post, emojis=call.core.world.emojis)
    return messages.edit(call.core.world, post, call.form, call.uploads).body


@routes.delete(ONE)
def delete(call: Call) -> Answer:
    """Remove a message."""
    post = message_for(call)
    if post.body["author"]["id"] != call.core.world.bot_id:
        channel_for(call, Can.MANAGE_MESSAGES)
    check_open(call.core.world.channel(post.channel_id))
    messages.delete(call.core.world, post)
    return None


@routes.post(LIST + "/bulk-delete")
def bulk_delete(call: Call) -> Answer:
    """Remove 2 to 100 messages that are younger than two weeks."""
    channel = channel_for(call, Can.MANAGE_MESSAGES)
    ids = [str(i) for i in call.form.get("messages") or []]
    mistakes = Mistakes()
    mistakes.length(["messages"], ids, 2, 100)
    mistakes.done()
    if any(call.core.world.clock.now() - born(i) > OLDEST_TO_BULK_DELETE for i in ids):
        raise Refusal(400, 50034, "A message provided was too old to bulk delete")
    for id in ids:
        if post := call.core.world.posts[channel["id"]].get(id):
            messages.delete(call.core.world, post)
    return None


@routes.post("/channels/{channel}/typing")
def typing(call: Call) -> Answer:
    """Show that the bot is writing."""
    channel = call.core.world.channel(call.parts["channel"])
    places.typing(call.core.world, channel_for(call, sending(channel)), call.core.world.bot_id)
    return None
