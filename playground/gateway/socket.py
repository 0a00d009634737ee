"""The conversation on one gateway socket."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from aiohttp import WSMsgType, web

from playground.gateway.compress import encoder
from playground.gateway.hub import IDENTIFIES_A_DAY, Hub
from playground.gateway.session import Line, Session
from playground.law.tokens import looks_real
from playground.wire import Json

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, MEMBERS = 1, 2, 3, 4, 6, 8
HELLO, ACK, INVALID_SESSION = 10, 11, 9
ENDED = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)
LARGEST = 4096
SENDS_PER_MINUTE = 120
ACK_AFTER = 0.02


class Hangup(Exception):
    """The server ends the conversation with a close code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Conversation:
    """Answers one client until the socket closes."""

    def __init__(self, hub: Hub, token: str, line: Line) -> None:
        self.hub, self.token, self.line = hub, token, line
        self.session: Session | None = None
        self._sent_at: list[float] = []

    def hear(self, raw: str) -> None:
        """Take one frame of the client."""
        op, data = self._parse(raw)
        if op == HEARTBEAT:
            # As late as over a network: discord.py notes the time of sending only after the frame is out.
            asyncio.get_running_loop().call_later(ACK_AFTER, self.line.send, {"op": ACK})
        elif op == IDENTIFY:
            self._identify(data)
        elif op == RESUME:
            self._resume(data)
        elif self.session is None:
            raise Hangup(4003, "Not authenticated.")
        elif op == MEMBERS:
            self._chunk(self.session, data)
        elif op not in (PRESENCE, VOICE):
            raise Hangup(4001, "Unknown opcode.")

    def _parse(self, raw: str) -> tuple[int, Any]:
        if len(raw.encode()) > LARGEST:
            raise Hangup(4002, "Payload too large.")
        now = asyncio.get_running_loop().time()
        self._sent_at = [t for t in self._sent_at if now - t < 60] + [now]
        if len(self._sent_at) > SENDS_PER_MINUTE:
            raise Hangup(4008, "Rate limited.")
        try:
            payload = json.loads(raw)
            return int(payload["op"]), payload.get("d")
        except (ValueError, KeyError, TypeError):
            raise Hangup(4002, "Error while decoding payload.") from None

    def _identify(self, data: Json) -> None:
        if self.session is not None:
            raise Hangup(4005, "Already authenticated.")
        self._authenticate(data)
        intents = data.get("intents")
        if not isinstance(intents, int) or intents < 0:
            raise Hangup(4013, "Invalid intent(s).")
        if intents & self.hub.forbidden_intents:
            raise Hangup(4014, "Disallowed intent(s).")
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            raise Hangup(4010, "Invalid shard.")
        if self.hub.identifies >= IDENTIFIES_A_DAY:
            raise Hangup(4004, "Authentication failed.")
        if self.hub.too_soon((number, count)):
            self.line.send({"op": INVALID_SESSION, "d": False})
            return
        self.session = self.hub.open(intents, (number, count), self.line)

    def _resume(self, data: Json) -> None:
        self._authenticate(data)
        session = self.hub.sessions.get(data.get("session_id") or "")
        if session is None or not self.hub.resume(session, int(data.get("seq") or 0), self.line):
            self.line.send({"op": INVALID_SESSION, "d": False})
            return
        self.session = session

    def _authenticate(self, data: Json) -> None:
        token = str(data.get("token", "")).removeprefix("Bot ")
        if looks_real(token) or token != self.token:
            raise Hangup(4004, "Authentication failed.")

    def _chunk(self, session: Session, data: Json) -> None:
        world, guild_id = self.hub.world, str(data["guild_id"])
        members = list(world.members[guild_id].values())
        wanted = data.get("user_ids")
        if wanted is not None:
            ids = {str(x) for x in (wanted if isinstance(wanted, list) else [wanted])}
            members = [m for m in members if m["user"]["id"] in ids]
        elif query := str(data.get("query") or "").lower():
            members = [m for m in members if m["user"]["username"].startswith(query)]
        chunk: Json = {"guild_id": guild_id, "members": members, "chunk_index": 0, "chunk_count": 1, "not_found": []}
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.emit("GUILD_MEMBERS_CHUNK", chunk)


async def _listen(socket: web.WebSocketResponse, talk: Conversation, patience: float) -> None:
    while True:
        try:
            frame = await socket.receive(timeout=patience)
        except TimeoutError:
            raise Hangup(4009, "Session timed out.") from None
        if frame.type is WSMsgType.TEXT:
            talk.hear(frame.data)
        elif frame.type in ENDED:
            return


async def gateway(request: web.Request, hub: Hub, token: str) -> web.WebSocketResponse:
    """Serve one gateway connection."""
    socket = web.WebSocketResponse(max_msg_size=0, compress=False)
    await socket.prepare(request)
    assert isinstance(request.transport, asyncio.Transport)
    line = Line(socket, request.transport, encoder(request.query.get("compress")))
    if request.query.get("v", "10") != "10" or request.query.get("encoding", "json") != "json":
        await line.close(4012, "Invalid API version.")
        return socket
    line.send({"op": HELLO, "s": None, "t": None, "d": {"heartbeat_interval": hub.heartbeat_ms, "_trace": []}})
    talk = Conversation(hub, token, line)
    try:
        await _listen(socket, talk, patience=hub.heartbeat_ms / 1000 * 1.5)
    except Hangup as end:
        await line.close(end.code, end.reason)
    finally:
        if talk.session:
            hub.lost(talk.session, line)
        await line.flush()
    return socket
