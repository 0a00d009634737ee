"""Channels and threads."""

from __future__ import annotations

from playground.law.form import Mistakes
from playground.law.permissions import Can, require
from playground.law.places import check_open
from playground.rest.messages import channel_for, checked, message_for
from playground.rest.routes import Routes
from playground.wire import Answer, Call, Json, Refusal
from playground.world import places, things
from playground.world.things import PRIVATE_THREAD, THREADS, thread_for, thread_member
from playground.world.world import is_thread

routes = Routes()
ONE = "/channels/{channel}"
MEMBERS = ONE + "/thread-members"
ARCHIVE_AFTER = (60, 1440, 4320, 10080)
EDITABLE = ("name", "topic", "nsfw", "position", "rate_limit_per_user", "parent_id", "permission_overwrites")


@routes.get(ONE)
def read(call: Call) -> Answer:
    """One channel."""
    channel = channel_for(call)
    return thread_for(channel, call.core.world.bot_id, call.core.world.thread_members)


@routes.patch(ONE)
def edit(call: Call) -> Answer:
    """Change a channel or thread."""
    world, channel, form = call.core.world, channel_for(call), call.form
    own = is_thread(channel) and channel["owner_id"] == world.bot_id
    if channel["type"] == things.DIRECT:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    if _only_opens(channel, form):
        # Documented as Send Messages alone; whether that means the one of threads is not said, so both.
        require(world, channel, world.bot_id, Can.SEND_MESSAGES, Can.SEND_MESSAGES_IN_THREADS)
    elif not own:
        require(world, channel, world.bot_id, Can.MANAGE_THREADS if is_thread(channel) else Can.MANAGE_CHANNELS)
    if form.get("archived") is not False:
        check_open(channel)
    mistakes = Mistakes()
    if "name" in form:
        mistakes.text(["name"], form["name"], 1, 100)
    mistakes.text(["topic"], form.get("topic"), 0, 1024)
    _check_archive(form, mistakes)
    mistakes.done()
    channel.update({k: v for k, v in form.items() if k in EDITABLE and k in channel})
    if is_thread(channel):
        _edit_thread(call, channel, form)
    world.keep_channel(channel)
    name = "THREAD_UPDATE" if is_thread(channel) else "CHANNEL_UPDATE"
    world.announce(name, channel, guild_id=channel["guild_id"], channel_id=channel["id"])
    return channel


def _only_opens(channel: Json, form: Json) -> bool:
    """Does a request do no more than bring an archived thread back that nobody has locked?"""
    metadata = channel.get("thread_metadata") or {"locked": True}
    return set(form) <= {"archived", "locked"} and not form.get("archived", True) and not metadata["locked"]


def _edit_thread(call: Call, thread: Json, form: Json) -> None:
    metadata = thread["thread_metadata"]
    for key in ("archived", "locked", "invitable", "auto_archive_duration"):
        if form.get(key) is not None:
            metadata[key] = form[key]
    if "archived" in form:
        metadata["archive_timestamp"] = call.core.world.clock.iso()


def _check_archive(form: Json, mistakes: Mistakes) -> None:
    if form.get("auto_archive_duration") not in (None, *ARCHIVE_AFTER):
        mistakes.add(["auto_archive_duration"], "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_AFTER}.")


@routes.delete(ONE)
def delete(call: Call) -> Answer:
    """Delete a channel or thread; a direct channel is only closed."""
    world, channel = call.core.world, channel_for(call)
    if channel["type"] != things.DIRECT:
        needed = Can.MANAGE_THREADS if is_thread(channel) else Can.MANAGE_CHANNELS
        require(world, channel, world.bot_id, needed)
        places.remove(world, channel)
    return channel


@routes.put(ONE + "/permissions/{overwrite}")
def overwrite(call: Call) -> Answer:
    """Allow or deny a role or member something in a channel."""
    channel, form = channel_for(call, Can.MANAGE_ROLES), call.form
    id = call.parts["overwrite"]
    rest = [o for o in channel["permission_overwrites"] if o["id"] != id]
    made = {"id": id, "type": form["type"], "allow": str(form.get("allow") or 0), "deny": str(form.get("deny") or 0)}
    channel["permission_overwrites"] = [*rest, made]
    call.core.world.keep_channel(channel)
    guild_id = channel["guild_id"]
    call.core.world.announce("CHANNEL_UPDATE", channel, guild_id=guild_id, channel_id=channel["id"])
    return None


# threads


@routes.post(ONE + "/threads")
def start_thread(call: Call) -> Answer:
    """Start a thread without a message, or a post in a forum."""
    form = _thread_form(call)
    if call.core.world.channel(call.parts["channel"])["type"] == things.FORUM:
        return _start_post(call, form)
    private = (form.get("type") or PRIVATE_THREAD) == PRIVATE_THREAD
    needed = Can.CREATE_PRIVATE_THREADS if private else Can.CREATE_PUBLIC_THREADS
    form = {**form, "type": form.get("type") or PRIVATE_THREAD}
    return 201, _started(call, places.start_thread(call.core.world, channel_for(call, needed), _me(call), form))


def _start_post(call: Call, form: Json) -> Answer:
    world = call.core.world
    forum = channel_for(call, Can.SEND_MESSAGES, *([Can.ATTACH_FILES] if call.uploads else []))
    mistakes = Mistakes()
    if not form.get("message"):
        mistakes.required(["message"])
    mistakes.done()
    if form.get("applied_tags"):  # no forum of the playground has tags; the code is documented
        raise Refusal(404, 10087, "Unknown Tag")
    form = {**form, "message": checked(call, form["message"])}
    thread, first = places.start_post(world, forum, world.bot.user, form, call.uploads)
    return 201, {**_started(call, thread), "message": first.body}


@routes.post(ONE + "/messages/{message}/threads")
def start_thread_here(call: Call) -> Answer:
    """Start a thread on a message."""
    form = _thread_form(call)
    channel = channel_for(call, Can.CREATE_PUBLIC_THREADS)
    return 201, _started(call, places.start_thread(call.core.world, channel, _me(call), form, message_for(call)))


def _thread_form(call: Call) -> Json:
    mistakes = Mistakes()
    mistakes.text(["name"], call.form.get("name"), 1, 100)
    if call.form.get("type") not in (None, *THREADS):
        mistakes.add(["type"], "BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.")
    _check_archive(call.form, mistakes)
    mistakes.done()
    return call.form


def _started(call: Call, thread: Json) -> Json:
    return thread_for(thread, _me(call), call.core.world.thread_members)


@routes.put(MEMBERS + "/{user}")
def add_member(call: Call) -> Answer:
    """Join a thread (`@me`), or bring somebody into it."""
    world, thread = call.core.world, _thread(call)
    user_id = _who(call)
    if not world.in_guild(thread["guild_id"], user_id):
        raise Refusal(404, 10007, "Unknown Member")
    check_open(thread)
    places.add_to_thread(world, thread, user_id)
    return None


@routes.delete(MEMBERS + "/{user}")
def remove_member(call: Call) -> Answer:
    """Leave a thread (`@me`), or take somebody out of it."""
    thread = _thread(call)
    if _who(call) != _me(call) and thread["owner_id"] != _me(call):
        channel_for(call, Can.MANAGE_THREADS)
    places.remove_from_thread(call.core.world, thread, _who(call))
    return None


@routes.get(MEMBERS)
def members(call: Call) -> Answer:
    """Who is in a thread."""
    thread = _thread(call)
    joined = call.core.world.thread_members[thread["id"]]
    return [thread_member(thread["id"], id, when) for id, when in joined.items()]


@routes.get("/guilds/{guild}/threads/active")
def active(call: Call) -> Answer:
    """The threads of a server that are not archived."""
    world = call.core.world
    threads = world.threads_of(world.guild(call.parts["guild"])["id"])
    mine = [
        thread_member(t["id"], _me(call), world.thread_members[t["id"]][_me(call)])
        for t in threads
        if _me(call) in world.thread_members[t["id"]]
    ]
    return {"threads": threads, "members": mine, "has_more": False}


def _thread(call: Call) -> Json:
    channel = channel_for(call)
    if not is_thread(channel):
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    return channel


def _me(call: Call) -> str:
    return call.core.world.bot_id


def _who(call: Call) -> str:
    return _me(call) if call.parts["user"] == "@me" else call.parts["user"]
