"""What can be asked from outside, on a port of this machine: is it well, is it ready, and its figures.

/healthz   200 while every worker manages its rounds, else 503 and who does not: start the process anew
/readyz    200 while Discord is connected and the database answers, else 503 and why: send it no traffic
/metrics   the figures, for Prometheus

The other workers ask the database when there is something to do, which may be in an hour; one asks it all the time.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.store import Unavailable

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

LOOK = 15.0  # seconds between two looks at the database
NOTE = "database"


class Health:
    """The small server."""

    def __init__(self, bot: IslandBot) -> None:
        self._bot = bot
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def start(self, host: str, port: int) -> None:
        """Listen; port 0 takes any free one."""
        app = web.Application()
        app.add_routes(
            [web.get("/healthz", self._well), web.get("/readyz", self._ready), web.get("/metrics", self._figures)]
        )
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        log.info("health and figures at http://%s:%s/healthz, /readyz, /metrics", host, self.port)

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _well(self, _request: web.Request) -> web.Response:
        stuck = self._bot.workers.stuck()
        return _answer([f"{name} has managed nothing for a minute" for name in stuck])

    async def _ready(self, _request: web.Request) -> web.Response:
        bot = self._bot
        faults = [] if bot.is_ready() else ["Discord is not connected"]
        try:
            async with asyncio.timeout(2):
                await bot.store.notes.read("commands")
        except (Unavailable, TimeoutError) as error:
            faults.append(f"the database does not answer: {error}")
        except AttributeError:
            faults.append("the database is not open yet")
        return _answer(faults + [f"{name} is stuck" for name in bot.workers.stuck()])

    async def _figures(self, _request: web.Request) -> web.Response:
        text = await self._bot.figures.text(self._bot)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})


def _answer(faults: list[str]) -> web.Response:
    return web.json_response({"ok": not faults, "faults": faults}, status=503 if faults else 200)


class Watch:
    """A worker that sees whether the database is there while nobody else has anything to ask of it."""

    def __init__(self, bot: IslandBot) -> None:
        self._bot = bot

    async def round(self) -> None:
        """Read, and after a write that failed write as well: a full disk can still be read."""
        notes = self._bot.store.notes
        await notes.read(NOTE)
        if self._bot.figures.refused:
            await notes.write(NOTE, b"")

    async def rest(self) -> None:
        """A while of the loop's own time: what it does is looked at, not the time of day."""
        await asyncio.sleep(LOOK)
