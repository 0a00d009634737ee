"""The gateway, as far as the contract needs it: interactions are heard, everything else is let pass."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import aiohttp

from tests.contract.wire import AGENT

HELLO, HEARTBEAT, IDENTIFY = 10, 1, 2
PATIENCE = 60.0


class Ears:
    """One connection; `heard` is what came, in order."""

    def __init__(self, url: str, token: str) -> None:
        self._url, self._token = f"{url}?v=10&encoding=json", token
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect; returns once the server has let us in."""
        self._task = asyncio.create_task(self._listen())
        async with asyncio.timeout(PATIENCE):
            await self._ready.wait()

    async def next(self, seconds: float) -> Any:
        """The next interaction."""
        async with asyncio.timeout(seconds):
            return await self.heard.get()

    async def _listen(self) -> None:
        async with (
            aiohttp.ClientSession(headers={"User-Agent": AGENT}) as session,
            session.ws_connect(self._url, max_msg_size=0) as socket,
        ):
            beats: asyncio.Task[None] | None = None
            try:
                async for frame in socket:
                    told = frame.json()
                    if told["op"] == HELLO:
                        beats = asyncio.create_task(_beat(socket, told["d"]["heartbeat_interval"] / 1000))
                        who = {"os": "linux", "browser": "island-bot", "device": "island-bot"}
                        data = {"token": self._token, "intents": 1, "properties": who}
                        await socket.send_json({"op": IDENTIFY, "d": data})
                    elif told.get("t") == "READY":
                        self._ready.set()
                    elif told.get("t") == "INTERACTION_CREATE":
                        self.heard.put_nowait(told["d"])
            finally:
                if beats is not None:
                    beats.cancel()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


async def _beat(socket: aiohttp.ClientWebSocketResponse, every: float) -> None:
    while True:
        await asyncio.sleep(every)
        await socket.send_json({"op": HEARTBEAT, "d": None})
