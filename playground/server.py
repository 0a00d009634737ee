"""The playground as a running HTTP server."""

from __future__ import annotations

import ipaddress
import socket
from pathlib import Path
from types import TracebackType
from typing import Any

from aiohttp import web

from playground.core import TOKEN, Core
from playground.gateway.socket import gateway
from playground.law.openapi import Validator
from playground.page import api
from playground.page.policy import HEADERS
from playground.redirect import redirect
from playground.rest import pipeline
from playground.world.media import disc, plain_avatar

STATIC = Path(__file__).parent / "page" / "static"
LARGEST_REQUEST = 30 * 2**20
INLINE = ("image/png", "image/jpeg", "image/gif", "image/webp")


class NotLoopback(ValueError):
    """Somebody asked for an address that others can reach, without saying that they mean it."""


class Server:
    """A playground on a port; use it with `async with`, or `start` and `stop`."""

    def __init__(
        self,
        port: int = 0,
        *,
        host: str = "127.0.0.1",
        state: Path | None = None,
        token: str = TOKEN,
        expose: bool = False,
        validator: Validator | None = None,
        **world: Any,
    ) -> None:
        if not expose and not _is_loopback(host):
            raise NotLoopback(f"{host} can be reached by others. Say --expose if you mean it.")
        self._expose = expose
        self._socket = _listen(host, port)
        self.port = int(self._socket.getsockname()[1])
        self.address = f"http://{host}:{self.port}"
        self.core = Core(self.address, state=state, token=token, validator=validator, **world)
        self.token = token
        self._runner: web.AppRunner | None = None

    async def start(self) -> Server:
        """Begin to listen."""
        await web.SockSite(await self.set_up(), self._socket).start()
        return self

    async def set_up(self) -> web.AppRunner:
        """Everything but a socket."""
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[self._guard])
        pipeline.mount(app, self.core)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get("/cdn/{path:.+}", self._cdn)
        self._page_api = api.mount(app, self.core)
        if STATIC.is_dir():
            app.router.add_get("/", self._page)
            app.router.add_static("/", STATIC)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        return self._runner

    async def stop(self) -> None:
        """Hang up on everybody and close the port."""
        await self.core.close()
        if self._runner:
            await self._page_api.close()
            await self._runner.cleanup()

    def redirect(self) -> None:
        """Point discord.py in this process here."""
        redirect(self.address, self.token)

    async def __aenter__(self) -> Server:
        return await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Only pages served from here may talk to us, whatever name they reached us by."""
        host = request.host.rpartition(":")[0] or request.host
        origin = request.headers.get("Origin")
        if not self._expose and not _is_loopback(host.strip("[]")):
            return web.Response(status=403, text="The playground answers on loopback only.")
        if origin and origin.partition("://")[2] != request.host:
            return web.Response(status=403, text="Another site has no business here.")
        response: web.StreamResponse = await handler(request)
        if not response.prepared:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
        return response

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        return await gateway(request, self.core.hub, self.core.token)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / "index.html")

    async def _cdn(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"]
        if path.startswith("people/"):
            person = self.core.world.people.get(Path(path).stem)
            drawn = disc(person.id, person.name) if person else disc("", "?")
            return web.Response(text=drawn, content_type="image/svg+xml")
        if path.startswith("embed/avatars/"):
            return web.Response(body=plain_avatar(path), content_type="image/png")
        found = self.core.world.shelf.get(path)
        if found is None:
            raise web.HTTPNotFound(text="There is no such file.")
        headers = {"Cache-Control": "private, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
        if found[0] not in INLINE:
            headers |= {"Content-Disposition": "attachment", "Content-Security-Policy": "sandbox"}
        return web.Response(body=found[1], content_type=found[0].partition(";")[0], headers=headers)


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port))
    except OSError as taken:
        words = f"Port {port} of {host} is not free. Is another playground running? Choose another port."
        raise OSError(taken.errno, words) from None


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
