"""The page's half of API.md: HTTP for asking and acting, a socket for what happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, web

from playground.core import Core
from playground.interactions.record import Outcome
from playground.law.messages import FILE_SIZE
from playground.law.permissions import Can, require
from playground.people import reading, screen
from playground.wire import Json, Refusal, Upload, reply
from playground.world.world import Event

BASE = "/page/api"


def mount(app: web.Application, core: Core) -> PageApi:
    """Put the page's operations into the application."""
    page = PageApi(core)
    asking = {
        "/users": page.users,
        "/world": page.world,
        "/channels/{channel}/messages": page.messages,
        "/channels/{channel}/pins": page.pins,
        "/channels/{channel}/commands": page.commands,
    }
    for path, ask in asking.items():
        app.router.add_get(BASE + path, _answering(ask))
    for name, act in page.acts().items():
        app.router.add_post(f"{BASE}/{name}", _answering(_from_body(act)))
    app.router.add_post(BASE + "/users", _answering(page.arrive))
    app.router.add_patch(BASE + "/users/{user}", _answering(page.change))
    app.router.add_post(BASE + "/uploads", _answering(page.upload))
    app.router.add_get("/page/live", page.live)
    return page


def _answering(work: Callable[[web.Request], Awaitable[Any]]) -> Any:
    async def endpoint(request: web.Request) -> web.Response:
        try:
            answer = await work(request)
        except Refusal as refusal:
            return reply(refusal.body(), refusal.status)
        except (KeyError, TypeError, ValueError, AttributeError) as wrong:
            return reply({"message": f"The request is incomplete: {wrong}", "code": 50035}, 400)
        status, body = answer if isinstance(answer, tuple) else (200, {} if answer is None else answer)
        return reply(body.body() if isinstance(body, Outcome) else body, status)

    return endpoint


def _from_body(act: Callable[[Json], Any]) -> Callable[[web.Request], Awaitable[Any]]:
    async def work(request: web.Request) -> Any:
        body = json.loads(await request.read() or b"{}")
        if not isinstance(body, dict):
            raise Refusal(400, 50109, "The request body contains invalid JSON.")
        done = act(body)
        return await done if asyncio.iscoroutine(done) else done

    return work


class PageApi:
    """The operations, each a few words around `People`."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self._windows: set[web.WebSocketResponse] = set()

    async def close(self) -> None:
        """Let go of every open window."""
        await asyncio.gather(*(window.close(code=1001) for window in self._windows))

    # asking

    async def users(self, request: web.Request) -> Json:
        """The local people."""
        everybody = self.core.world.people.values()
        return {"users": [screen.user_view(self.core.world, p) for p in everybody if not p.user["bot"]]}

    async def world(self, request: web.Request) -> Json:
        """Everything a page needs to begin."""
        return screen.world_view(self.core.world, self._user(request), self.core.hub.online)

    async def messages(self, request: web.Request) -> Json:
        """Part of a channel, oldest first."""
        user_id, channel_id = self._seeing(request)
        limit = min(max(int(request.query.get("limit", 50)), 1), 100)
        before = int(request.query.get("before") or 1 << 63)
        known = [p for p in self.core.world.history(channel_id, user_id) if int(p.id) < before]
        shown = [screen.message_view(p, user_id) for p in known[-limit:]]
        return {"messages": shown, "more": len(known) > limit}

    async def pins(self, request: web.Request) -> Json:
        """The pinned messages of a channel."""
        user_id, channel_id = self._seeing(request)
        pinned = [p for p in self.core.world.history(channel_id, user_id) if p.body["pinned"]]
        return {"messages": [screen.message_view(p, user_id) for p in pinned]}

    async def commands(self, request: web.Request) -> Json:
        """The commands this person can run here."""
        user_id, channel_id = self._seeing(request)
        return {"commands": self.core.people.commands(user_id, channel_id)}

    def _user(self, request: web.Request) -> str:
        return self.core.world.person(request.query.get("user", "")).id

    def _seeing(self, request: web.Request) -> tuple[str, str]:
        user_id, channel = self._user(request), self.core.world.channel(request.match_info["channel"])
        require(self.core.world, channel, user_id, Can.READ_MESSAGE_HISTORY)
        return user_id, str(channel["id"])

    # acting

    async def arrive(self, request: web.Request) -> tuple[int, Json]:
        """A new local user."""
        body = await request.json()
        locale = body.get("locale") or "en-US"
        _check_locale(locale)
        return 201, screen.user_view(self.core.world, self.core.people.arrive(str(body["name"]), locale))

    async def change(self, request: web.Request) -> Json:
        """Another name, language or taste for direct messages."""
        body = await request.json()
        person = self.core.people.change(request.match_info["user"], body.get("name"), body.get("dms_open"))
        if "locale" in body:
            _check_locale(body["locale"])
            self.core.people.speak(person.id, body["locale"])
        return screen.user_view(self.core.world, person)

    async def upload(self, request: web.Request) -> tuple[int, Json]:
        """A file for later use."""
        async for part in await request.multipart():
            if isinstance(part, BodyPartReader) and part.filename is not None:
                data = bytes(await part.read(decode=False))
                if len(data) > FILE_SIZE:
                    raise Refusal(413, 40005, "A file has at most 10 MiB.")
                id = self.core.people.upload(Upload(part.filename, data))
                return 201, {"id": id, "filename": part.filename, "size": len(data)}
        raise Refusal(400, 50035, "There is no file in the request.")

    def acts(self) -> dict[str, Callable[[Json], Any]]:
        """What people do, by the last part of the path."""
        people, world = self.core.people, self.core.world

        def seen(b: Json, post: Any) -> Json:
            return screen.message_view(post, b["user"])

        def place(b: Json, channel: Json) -> Json:
            return screen.channel_view(world, channel, b["user"])

        def where(b: Json) -> tuple[str, str]:
            return b["user"], b["channel_id"]

        def command(b: Json) -> tuple[str, str, str, list[str], Json]:
            return (*where(b), b["command_id"], b.get("path") or [], b.get("options") or {})

        return {
            "messages": lambda b: (
                201,
                seen(b, people.say(*where(b), b.get("content") or "", b.get("reply_to"), b.get("attachments"))),
            ),
            "messages/edit": lambda b: seen(b, people.edit(*where(b), b["message_id"], b["content"])),
            "messages/delete": lambda b: people.remove(*where(b), b["message_id"]),
            "reactions": lambda b: people.react(*where(b), b["message_id"], b["emoji"], b.get("on", True)),
            "typing": lambda b: people.type(*where(b)),
            "read": lambda b: reading.mark_read(world, *where(b), b.get("message_id")),
            "unread": lambda b: reading.mark_unread(world, *where(b), b["message_id"]),
            "dms": lambda b: place(b, people.direct(b["user"], b["recipient_id"])),
            "threads": lambda b: (201, place(b, people.thread(*where(b), b["name"], b.get("message_id")))),
            "slash": lambda b: people.slash(*command(b)),
            "autocomplete": lambda b: people.autocomplete(*command(b), b["focused"]),
            "menu": lambda b: people.menu(*where(b), b["command_id"], b["target_id"]),
            "click": lambda b: people.click(*where(b), b["message_id"], b["custom_id"]),
            "select": lambda b: people.select(*where(b), b["message_id"], b["custom_id"], b["values"]),
            "modal": lambda b: people.submit(b["user"], b["interaction_id"], b.get("values") or {}),
        }

    # live

    async def live(self, request: web.Request) -> web.StreamResponse:
        """Everything that happens before one person's eyes."""
        world, user_id = self.core.world, request.query.get("user", "")
        if user_id not in world.people:
            raise web.HTTPNotFound(text="Unknown User")
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        queue: asyncio.Queue[str] = asyncio.Queue()

        def hear(event: Event) -> None:
            if (shown := screen.frame(world, user_id, event)) is not None:
                queue.put_nowait(json.dumps(shown))

        ready = screen.world_view(world, user_id, self.core.hub.online)
        queue.put_nowait(json.dumps({"t": "READY", "d": ready}))
        world.listeners.append(hear)
        self._windows.add(socket)
        writer = asyncio.create_task(_write(socket, queue))
        try:
            async for _ in socket:
                pass
        finally:
            self._windows.discard(socket)
            world.listeners.remove(hear)
            writer.cancel()
        return socket


async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[str]) -> None:
    with contextlib.suppress(ConnectionError, RuntimeError):
        while True:
            await socket.send_str(await queue.get())


def _check_locale(locale: str) -> None:
    if locale not in screen.LOCALES:
        raise Refusal(400, 50035, f"“{locale}” is not a language of the playground.")
