"""Threads of all kinds and their archiving, permissions one by one, direct messages."""

from __future__ import annotations

from typing import Any

from tests.contract.scenarios.shapes import NOBODY, gallery, page, text
from tests.contract.stage import Skipped, Stage

PUBLIC, PRIVATE = 11, 12
VIEW, SEND, FILES, HISTORY, IN_THREADS = 1 << 10, 1 << 11, 1 << 15, 1 << 16, 1 << 38


async def threads_of_all_kinds(stage: Stage) -> None:
    for kind, name in ((PUBLIC, "open"), (PRIVATE, "closed")):
        thread = await _thread(stage, kind, name)
        stage.same("its kind", thread["type"], kind)
        stage.same("its channel", thread["parent_id"], stage.channel)
        stage.fine("writing in it", await stage.post(page(text("hi")), channel=thread["id"]))
    said = stage.fine("posting", await stage.post({"content": "a message to talk about"}))
    path = f"{stage.room}/messages/{said['id']}/threads"
    thread = stage.fine("a thread on a message", await stage.ask("POST", path, {"name": "about"}), 201)
    stage.same("it has the message's id", thread["id"], said["id"])
    stage.refused("a second one", await stage.ask("POST", path, {"name": "about"}), 400, 160004)


async def an_archived_thread(stage: Stage) -> None:
    thread = await _thread(stage, PUBLIC, "asleep")
    path = f"/channels/{thread['id']}"
    message = stage.fine("writing", await stage.post(page(text("table")), channel=thread["id"]))
    stage.fine("archiving", await stage.ask("PATCH", path, {"archived": True}))
    one = f"{path}/messages/{message['id']}"
    stage.refused("editing in it", await stage.ask("PATCH", one, page(text("late"))), 400, 50083)
    stage.refused("deleting in it", await stage.ask("DELETE", one), 400, 50083)
    stage.fine("writing in it", await stage.post(page(text("awake")), channel=thread["id"]))
    awake = stage.fine("looking", await stage.ask("GET", path))
    stage.same("writing wakes it", awake["thread_metadata"]["archived"], False)
    stage.fine("editing again", await stage.ask("PATCH", one, page(text("in time"))))


async def a_thread_falls_asleep_by_itself(stage: Stage) -> None:
    thread = await _thread(stage, PUBLIC, "drowsy", auto_archive_duration=60)
    message = stage.fine("writing", await stage.post(page(text("table")), channel=thread["id"]))
    one = f"/channels/{thread['id']}/messages/{message['id']}"
    await stage.wait(50 * 60)
    stage.fine("editing before", await stage.ask("PATCH", one, page(text("still open"))))
    await stage.wait(15 * 60)
    stage.refused("edits are no activity", await stage.ask("PATCH", one, page(text("late"))), 400, 50083)


async def permissions_one_by_one(stage: Stage) -> None:
    """Taken from the bot itself in its own channel, and given back."""
    await _without(stage, SEND, "sending", lambda: stage.post({"content": "x"}))
    await _without(stage, FILES, "sending files", lambda: stage.post(page(gallery("a.png")), ["a.png"]))
    thread = await _thread(stage, PUBLIC, "talk")
    await _without(stage, IN_THREADS, "in threads", lambda: stage.post({"content": "x"}, channel=thread["id"]))
    overwrite = f"{stage.room}/permissions/{stage.where.me}"
    stage.fine("taking sending away", await stage.ask("PUT", overwrite, {"type": 1, "deny": str(SEND)}), 204)
    stage.fine("in a thread all the same", await stage.post({"content": "x"}, channel=thread["id"]))
    stage.fine("giving it back", await stage.ask("PUT", overwrite, {"type": 1, "deny": "0"}), 204)


async def without_the_history(stage: Stage) -> None:
    made = stage.fine("posting", await stage.post({"content": "x"}))
    overwrite = f"{stage.room}/permissions/{stage.where.me}"
    stage.fine("taking it away", await stage.ask("PUT", overwrite, {"type": 1, "deny": str(HISTORY)}), 204)
    listed = stage.fine("listing", await stage.ask("GET", f"{stage.room}/messages"))
    stage.same("nothing is there to be seen", listed, [])
    stage.refused("reading one", await stage.ask("GET", f"{stage.room}/messages/{made['id']}"), 403, 50013)
    stage.fine("posting all the same", await stage.post({"content": "y"}))
    stage.fine("giving it back", await stage.ask("PUT", overwrite, {"type": 1, "deny": "0"}), 204)
    listed = stage.fine("listing again", await stage.ask("GET", f"{stage.room}/messages"))
    stage.same("everything is there again", made["id"] in [message["id"] for message in listed], True)


async def a_channel_the_bot_does_not_see(stage: Stage) -> None:
    if stage.real:
        raise Skipped("a bot that does not see a channel cannot take it away again")
    hidden = {"name": "hidden", "permission_overwrites": [{"id": stage.where.me, "type": 1, "deny": str(VIEW)}]}
    made = stage.fine("making it", await stage.ask("POST", f"/guilds/{stage.where.guild}/channels", hidden), 201)
    stage.refused("writing", await stage.post({"content": "x"}, channel=made["id"]), 403, 50001)
    stage.refused("looking", await stage.ask("GET", f"/channels/{made['id']}"), 403, 50001)


async def channels_that_are_not_there(stage: Stage) -> None:
    gone = stage.fine(
        "a thread", await stage.ask("POST", f"{stage.room}/threads", {"name": "gone", "type": PUBLIC}), 201
    )
    stage.fine("deleting it", await stage.ask("DELETE", f"/channels/{gone['id']}"))
    stage.refused("writing", await stage.post({"content": "x"}, channel=gone["id"]), 404, 10003)


async def direct_messages(stage: Stage) -> None:
    stage.refused(
        "to itself", await stage.ask("POST", "/users/@me/channels", {"recipient_id": stage.where.me}), 400, 50007
    )
    guild = stage.fine("the server", await stage.ask("GET", f"/guilds/{stage.where.guild}"))
    room = stage.fine("opening", await stage.ask("POST", "/users/@me/channels", {"recipient_id": guild["owner_id"]}))
    stage.same("its kind", room["type"], 1)
    said = await stage.post(
        {"content": "A test of the contract; never mind.", "allowed_mentions": NOBODY}, channel=room["id"]
    )
    made = stage.fine("writing", said)
    stage.fine("cleaning up", await stage.ask("DELETE", f"/channels/{room['id']}/messages/{made['id']}"), 204)


async def _thread(stage: Stage, kind: int, name: str, **more: Any) -> Any:
    return stage.fine(
        "a thread", await stage.ask("POST", f"{stage.room}/threads", {"name": name, "type": kind, **more}), 201
    )


async def _without(stage: Stage, permission: int, what: str, does: Any) -> None:
    overwrite = f"{stage.room}/permissions/{stage.where.me}"
    stage.fine(f"with leave: {what}", await does())
    stage.fine("taking it away", await stage.ask("PUT", overwrite, {"type": 1, "deny": str(permission)}), 204)
    stage.refused(f"without: {what}", await does(), 403, 50013)
    stage.fine("giving it back", await stage.ask("PUT", overwrite, {"type": 1, "deny": "0"}), 204)
    stage.fine(f"with leave again: {what}", await does())


SCENARIOS = (
    threads_of_all_kinds, an_archived_thread, a_thread_falls_asleep_by_itself, permissions_one_by_one,
    without_the_history,     a_channel_the_bot_does_not_see, channels_that_are_not_there, direct_messages,
)  # fmt: skip
