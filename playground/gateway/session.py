"""One identified bot connection: numbered events, kept for a resume."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque

from aiohttp import web

from playground.gateway.compress import Encoder
from playground.wire import Json

REMEMBERED = 1000


class Line:
    """One open socket; payloads leave in order through a queue, so that nobody waits for a slow reader."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport, encode: Encoder | None) -> None:
        self.socket, self.transport, self._encode = socket, transport, encode
        self.muted = False
        self.ended_here = False
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, payload: Json) -> None:
        """Put a payload on its way."""
        self.send_text(json.dumps(payload))

    def send_text(self, raw: str) -> None:
        """Put a payload on its way that is text already."""
        if not self.muted:
            self._queue.put_nowait(raw)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while (raw := await self._queue.get()) is not None:
                if self._encode:
                    await self.socket.send_bytes(self._encode(raw.encode()))
                else:
                    await self.socket.send_str(raw)

    async def flush(self) -> None:
        """Wait until everything sent so far has left."""
        self._queue.put_nowait(None)
        await asyncio.gather(self._writer, return_exceptions=True)

    async def close(self, code: int, reason: str = "") -> None:
        """Say why, and hang up."""
        self.ended_here = True
        await self.flush()
        await self.socket.close(code=code, message=reason.encode())

    def abort(self) -> None:
        """Cut the wire without a word."""
        self.ended_here = True
        self._writer.cancel()
        self.transport.abort()


class Session:
    """What IDENTIFY began and RESUME goes on with."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents, self.shard = intents, shard
        self.line: Line | None = None
        self.seq = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)

    @property
    def online(self) -> bool:
        """Is a socket open right now?"""
        return self.line is not None

    def owns(self, guild_id: str | None) -> bool:
        """Does this shard serve that server (direct messages belong to shard 0)?"""
        number, count = self.shard
        return (int(guild_id) >> 22) % count == number if guild_id else number == 0

    def emit(self, name: str, data: Json) -> None:
        """Number an event, remember it, and send it when a socket is open."""
        self.seq += 1
        raw = json.dumps({"op": 0, "s": self.seq, "t": name, "d": data}, separators=(",", ":"))
        self._sent.append((self.seq, raw))
        if self.line:
            self.line.send_text(raw)

    def missed(self, seq: int) -> list[str] | None:
        """What was sent after `seq`; None when that is no longer remembered."""
        if seq > self.seq or (self._sent and seq < self._sent[0][0] - 1):
            return None
        return [raw for number, raw in self._sent if number > seq]
