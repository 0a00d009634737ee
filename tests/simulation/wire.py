"""Connections in memory between the bot's HTTP client and the playground's HTTP server: no sockets, made-up delays.

Both ends are aiohttp's own, so whatever discord.py sends goes through everything it would go through on a network.
"""

from __future__ import annotations

import asyncio
import contextvars
from typing import Any

import aiohttp
from aiohttp import web
from aiohttp.client_proto import ResponseHandler

from tests.simulation.loop import EPSILON, PROCESS, Process, VirtualLoop

NEAR, FAR = 0.001, 0.06  # seconds that something is on its way


class Wire(asyncio.Transport):
    """One end of a connection."""

    peer: Wire

    def __init__(self, loop: VirtualLoop, protocol: Any, context: contextvars.Context, port: int) -> None:
        super().__init__({"peername": ("127.0.0.1", port), "sockname": ("127.0.0.1", 1)})
        self._loop, self._protocol, self._context = loop, protocol, context
        self._last = 0.0
        self._closing = self._over = self._paused = False
        self._kept: list[bytes] = []

    @property
    def process(self) -> Process | None:
        return self._context.get(PROCESS)

    def begin(self) -> None:
        self._context.run(self._protocol.connection_made, self)

    # what the protocol of this end does

    def write(self, data: Any) -> None:
        if not self._closing and data:
            self.peer._arriving(bytes(data))

    def writelines(self, chunks: Any) -> None:
        self.write(b"".join(chunks))

    def can_write_eof(self) -> bool:
        return False

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._loop.call_soon(self._lost, None, context=self._context)
            self.peer._at_last(self.peer._hung_up)

    def abort(self) -> None:
        """Cut without a word."""
        if not self._over:
            self._closing = True
            self._loop.call_soon(self._lost, None, context=self._context)
            self.peer._at_last(self.peer._reset)

    def is_closing(self) -> bool:
        return self._closing

    def get_protocol(self) -> Any:
        return self._protocol

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """There is always room."""

    def get_write_buffer_size(self) -> int:
        return 0

    def is_reading(self) -> bool:
        return not self._paused

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        self._paused = False
        kept, self._kept = self._kept, []
        for data in kept:
            self._loop.call_soon(self._take, data, context=self._context)

    # what comes from the other end

    def _arriving(self, data: bytes) -> None:
        self._last = max(self._last + EPSILON, self._loop.time() + self._loop.lot.uniform(NEAR, FAR))
        self._loop.call_at(self._last, self._take, data, context=self._context)

    def _at_last(self, then: Any) -> None:
        self._last = max(self._last + EPSILON, self._loop.time() + NEAR)
        self._loop.call_at(self._last, then, context=self._context)

    def _take(self, data: bytes) -> None:
        if self._over:
            return
        if self._paused:
            self._kept.append(data)
        else:
            self._protocol.data_received(data)

    def _hung_up(self) -> None:
        if not self._closing:
            self._protocol.eof_received()
            self._closing = True
            self._lost(None)

    def _reset(self) -> None:
        self._closing = True
        self._lost(ConnectionResetError("cut off"))

    def _lost(self, error: Exception | None) -> None:
        if not self._over:
            self._over = True
            self._protocol.connection_lost(error)


class Exchange:
    """Connects whoever asks with one server."""

    def __init__(self, loop: VirtualLoop, server: web.Server) -> None:
        self._loop, self._server = loop, server
        self._outside = contextvars.copy_context()
        self._ports = 1
        self.cut = 0.0
        """Until this moment nobody gets through."""

    async def connect(self, protocol: Any) -> None:
        await asyncio.sleep(self._loop.lot.uniform(NEAR, FAR))
        if self._loop.time() < self.cut:
            raise aiohttp.ClientConnectionError("there is no way to the network")
        self._ports += 1
        here = Wire(self._loop, protocol, contextvars.copy_context(), 1)
        there = Wire(self._loop, self._outside.run(self._server), self._outside.copy(), self._ports)
        here.peer, there.peer = there, here
        if (process := here.process) is not None:
            process.ends.append(here.abort)
        there.begin()
        here.begin()

    def connector(self) -> aiohttp.BaseConnector:
        """What stands in for aiohttp's connector to the network."""
        return Connector(self)


class Connector(aiohttp.BaseConnector):
    """A connector to one exchange."""

    def __init__(self, exchange: Exchange) -> None:
        super().__init__(limit=0)
        self._exchange = exchange

    async def _create_connection(self, req: Any, traces: Any, timeout: Any) -> ResponseHandler:  # noqa: ASYNC109
        protocol = self._factory()
        await self._exchange.connect(protocol)
        return protocol
