"""A playground, a bot and a measuring client, each in a process of its own."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import aiohttp

from playground.redirect import environment

ROOT = Path(__file__).parents[1]
BOT = "from playground.redirect import from_environment as here; here(); from bot.__main__ import main; main()"
QUICK = {"AUTOMATIC_PAUSE": "0", "EDIT_INTERVAL": "0", "LOG_LEVEL": "error", "LOG_FORMAT": "text"}
Seen = Callable[[dict[str, Any]], None]


class Stage:
    """The playground's process and one person's window to it; the bot comes and goes."""

    async def __aenter__(self) -> Stage:
        command = ["-m", "playground", "--port", "0", "--free"]
        self._server = await asyncio.create_subprocess_exec(sys.executable, *command, cwd=ROOT, stdout=PIPE)
        assert self._server.stdout is not None
        told = (await self._server.stdout.readline()).decode().split()
        self.address, self._token = told[1], told[-1]
        self._bot: Process | None = None
        self._http = aiohttp.ClientSession(f"{self.address}/page/api/")
        self._windows: list[asyncio.Task[None]] = []
        self.seen: list[Seen] = []
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for window in self._windows:
            window.cancel()
        await asyncio.gather(*self._windows, return_exceptions=True)
        await self._http.close()
        await self.stop_bot()
        await _ended(self._server)

    # people and places

    async def person(self, name: str) -> str:
        """Somebody new; their number."""
        return str((await self.post("users", name=name))["id"])

    async def rooms(self, user: str, count: int) -> list[str]:
        """So many threads of the first channel."""
        world = await self.get("world", user=user)
        channel = world["guilds"][0]["channels"][0]["id"]
        made = [await self.post("threads", user=user, channel_id=channel, name=f"table {n}") for n in range(count)]
        return [str(thread["id"]) for thread in made]

    async def commands(self, user: str, channel: str) -> dict[str, str]:
        """The numbers of the commands by name."""
        found = await self.get(f"channels/{channel}/commands", user=user)
        return {command["name"]: command["id"] for command in found["commands"]}

    async def watch(self, user: str) -> None:
        """Everything that happens before one person's eyes goes to `seen`."""
        opened = asyncio.Event()
        self._windows.append(asyncio.create_task(self._look(user, opened)))
        await opened.wait()

    async def _look(self, user: str, opened: asyncio.Event) -> None:
        async with self._http.ws_connect(f"{self.address}/page/live?user={user}", max_msg_size=0) as window:
            opened.set()
            async for frame in window:
                told = frame.json()
                for see in self.seen:
                    see(told)

    async def get(self, path: str, /, **query: str) -> Any:
        async with self._http.get(path, params=query) as answer:
            answer.raise_for_status()
            return await answer.json()

    async def post(self, path: str, /, **body: Any) -> Any:
        async with self._http.post(path, json=body) as answer:
            answer.raise_for_status()
            return await answer.json()

    # the bot

    async def start_bot(self, database: Path, user: int, **settings: str) -> float:
        """From a process that does not exist to a bot that is online; how many seconds that took."""
        url = f"sqlite+aiosqlite:///{database}"
        given = environment(self.address, self._token) | QUICK | {"DISCORD_TOKEN": self._token, "DATABASE_URL": url}
        given |= settings
        began = time.perf_counter()
        self._bot = await asyncio.create_subprocess_exec(sys.executable, "-c", BOT, cwd=ROOT, env=os.environ | given)
        while not (await self.get("world", user=str(user)))["bot_online"]:
            if self._bot.returncode is not None:
                raise RuntimeError("the bot has ended by itself")
            await asyncio.sleep(0.01)
        return time.perf_counter() - began

    async def stop_bot(self) -> None:
        """End the bot as a service manager does."""
        if self._bot is not None:
            await _ended(self._bot)
            self._bot = None

    def memory(self) -> float:
        """Bytes of the bot's process in memory."""
        assert self._bot is not None
        pages = int(Path(f"/proc/{self._bot.pid}/statm").read_text().split()[1])
        return float(pages * resource.getpagesize())


async def _ended(process: Process) -> None:
    if process.returncode is None:
        process.terminate()
        try:
            async with asyncio.timeout(20):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
