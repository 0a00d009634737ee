"""A playground with the demo bot on it, for the tests of the page and for looking at it by hand.

`python -m tests.playground.page.stage 8090` serves it until it is interrupted.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator

from playground.server import Server
from tests.playground.page.demo_bot import DemoBot

READY = 60


@contextlib.asynccontextmanager
async def stage(port: int = 0) -> AsyncIterator[Server]:
    """A server on loopback and a bot that has synced its commands and is online."""
    async with Server(port, free=True, bot_name="Guide", locals=("Anna", "Bruno", "Cyril")) as server:
        server.redirect()
        bot = DemoBot()
        running = asyncio.create_task(bot.start(server.token))
        try:
            await asyncio.wait_for(bot.is_synced.wait(), READY)
            await asyncio.wait_for(bot.wait_until_ready(), READY)
            yield server
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


async def main() -> None:
    async with stage(int(sys.argv[1]) if len(sys.argv) > 1 else 0) as server:
        print(server.address, flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main())
