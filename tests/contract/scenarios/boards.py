"""Posts in a forum, and threads below announcements."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.contract.scenarios.shapes import page, text
from tests.contract.stage import CHANNEL, Skipped, Stage

ANNOUNCEMENTS, FORUM = 5, 15
ANNOUNCED, PUBLIC, PRIVATE = 10, 11, 12
SEND, PUBLIC_THREADS = 1 << 11, 1 << 35


async def a_post_in_a_forum(stage: Stage) -> None:
    async with _board(stage, FORUM) as board:
        stage.refused("writing beside the posts", await stage.post({"content": "x"}, channel=board), 400, 50008)
        post = await _post(stage, board, applied_tags=[])
        stage.same("its kind", post["type"], PUBLIC)
        stage.same("its forum", post["parent_id"], board)
        stage.same("its tags", post["applied_tags"], [])
        stage.same("its first message has its id", post["message"]["id"], post["id"])
        stage.same("the first message does not count", post["message_count"], 0)
        first = f"/channels/{post['id']}/messages/{post['id']}"
        stage.fine("reading the first message", await stage.ask("GET", first))
        stage.fine("editing it", await stage.ask("PATCH", first, page(text("changed"))))
        await _sleeps_and_wakes(stage, post["id"])


async def a_post_needs_leave_to_send_alone(stage: Stage) -> None:
    async with _board(stage, FORUM) as board:
        overwrite = f"/channels/{board}/permissions/{stage.where.me}"
        denied = {"type": 1, "deny": str(PUBLIC_THREADS)}
        stage.fine("taking threads away", await stage.ask("PUT", overwrite, denied), 204)
        await _post(stage, board)
        stage.fine("taking sending away", await stage.ask("PUT", overwrite, {"type": 1, "deny": str(SEND)}), 204)
        refused = await stage.ask("POST", f"/channels/{board}/threads", {"name": "no", "message": page(text("no"))})
        stage.refused("a post without leave to send", refused, 403, 50013)


async def a_post_falls_asleep_by_itself(stage: Stage) -> None:
    async with _board(stage, FORUM) as board:
        post = await _post(stage, board, auto_archive_duration=60)
        await stage.wait(65 * 60)
        first = f"/channels/{post['id']}/messages/{post['id']}"
        stage.refused("editing its first message", await stage.ask("PATCH", first, page(text("late"))), 400, 50083)


async def a_thread_below_an_announcement(stage: Stage) -> None:
    async with _board(stage, ANNOUNCEMENTS) as board:
        said = stage.fine("announcing", await stage.post({"content": "a new game"}, channel=board))
        path = f"/channels/{board}/messages/{said['id']}/threads"
        thread = stage.fine("a thread on it", await stage.ask("POST", path, {"name": "the game"}), 201)
        stage.same("its kind", thread["type"], ANNOUNCED)
        stage.same("its channel", thread["parent_id"], board)
        stage.same("it has the message's id", thread["id"], said["id"])
        await _sleeps_and_wakes(stage, thread["id"])
        secret = await stage.ask("POST", f"/channels/{board}/threads", {"name": "secret", "type": PRIVATE})
        stage.same("private threads are for text channels alone", secret.status, 400)


@asynccontextmanager
async def _board(stage: Stage, kind: int) -> AsyncIterator[str]:
    """A channel of a kind, by the name under which leftovers are found; taken away at the end."""
    made = await stage.ask("POST", f"/guilds/{stage.where.guild}/channels", {"name": CHANNEL, "type": kind})
    if stage.real and kind == ANNOUNCEMENTS and made.code == 50035:
        raise Skipped("only a server that is a community has announcements: make the test server one")
    board = str(stage.fine("a channel of that kind", made, 201)["id"])
    try:
        yield board
    finally:
        await stage.ask("DELETE", f"/channels/{board}")


async def _post(stage: Stage, board: str, **more: Any) -> Any:
    body = {"name": "a game", "message": page(text("who joins?")), **more}
    return stage.fine("a post", await stage.ask("POST", f"/channels/{board}/threads", body), 201)


async def _sleeps_and_wakes(stage: Stage, thread: str) -> None:
    """Writing, editing, archiving; sending opens it again."""
    message = stage.fine("writing in it", await stage.post(page(text("table")), channel=thread))
    one = f"/channels/{thread}/messages/{message['id']}"
    stage.fine("editing in it", await stage.ask("PATCH", one, page(text("changed"))))
    stage.fine("archiving", await stage.ask("PATCH", f"/channels/{thread}", {"archived": True}))
    stage.refused("editing while archived", await stage.ask("PATCH", one, page(text("late"))), 400, 50083)
    stage.fine("writing while archived", await stage.post(page(text("awake")), channel=thread))
    awake = stage.fine("looking", await stage.ask("GET", f"/channels/{thread}"))
    stage.same("writing wakes it", awake["thread_metadata"]["archived"], False)
    stage.fine("editing again", await stage.ask("PATCH", one, page(text("in time"))))


SCENARIOS = (
    a_post_in_a_forum, a_post_needs_leave_to_send_alone, a_post_falls_asleep_by_itself, a_thread_below_an_announcement,
)  # fmt: skip
