"""The stage: Discord in memory, a machine that starts the bot again and again, and eyes that see the database."""

from __future__ import annotations

import asyncio
import contextvars
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from sqlalchemy import Select

from bot.__main__ import GaveUp, supervise
from bot.clock import SystemClock
from bot.seated import Seated
from bot.sessions import Sessions
from bot.settings import Settings
from bot.starts import Barred
from bot.store import BadDatabase, Store
from bot.store.database import Row, Step
from bot.store.sqlite import carry_out_step, fetch
from playground.core import TOKEN, Core
from playground.kit import Playground
from playground.server import Server
from playground.world.world import Event
from tests.simulation.disk import plainly
from tests.simulation.loop import PROCESS, Process, VirtualLoop
from tests.simulation.wire import Exchange

PACES = {"pace_live": "20s 40s 900s", "automatic_pause": 1.0, "edit_interval": 1.2}
FORESEEN = (GaveUp, Barred, BadDatabase, OSError)  # what a process may end with; somebody starts it again


class Unplugged(Server):
    """The playground without its socket."""

    def __init__(self) -> None:
        self._expose, self._runner, self.port = False, None, 1
        self.address, self.token = "http://127.0.0.1:1", TOKEN
        self.core = Core(self.address, token=TOKEN, free=True, locals=())


class Stage(Playground):
    """A playground in memory."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__(strict=False)
        self._loop = loop

    async def set_up(self) -> None:
        self.server: Any = Unplugged()
        self.core = self.server.core
        self.faults, self.clock, self.journal = self.core.faults, self.core.world.clock, self.core.journal
        runner = await self.server.set_up()
        self.exchange = Exchange(self._loop, runner.server)
        self.server.redirect()
        self.late = 0.0
        """Seconds that the next interaction is on its way."""
        self._punctual, self.core.hub.deliver = self.core.hub.deliver, self._deliver

    def _deliver(self, event: Event) -> list[Event]:
        if event.name != "INTERACTION_CREATE" or not self.late:
            return self._punctual(event)
        self._loop.call_later(self.late, self.core.hub.send, event)
        self.late = 0.0
        return []


class Machine:
    """Where the bot runs: a service manager that starts it again however it ends."""

    def __init__(self, loop: VirtualLoop, settings: Settings) -> None:
        self._loop = loop
        self.settings = settings
        self.process: Process = Process(0)
        """The newest."""
        self.living: list[Process] = []
        self.starts = 0
        self.ends: list[BaseException] = []
        """What it should never end with."""
        self._era = 0
        self._managed: list[asyncio.Task[None]] = []

    @property
    def bot(self) -> Any:
        return getattr(self.process, "bot", None)

    @property
    def ready(self) -> bool:
        return self.bot is not None and not self.process.dead and bool(self.bot.is_ready())

    def begin(self) -> None:
        """Start it, and again whenever it ends; one that ran already is no longer looked after."""
        self._era += 1
        self._managed.append(asyncio.create_task(self._keep_going(self._era)))

    def leave(self) -> None:
        """Nobody starts anything any more."""
        self._era += 1
        for task in self._managed:
            task.cancel()

    async def _keep_going(self, era: int) -> None:
        while era == self._era:
            self.process = process = Process(self.starts + 1)
            await self.once(process)
            await asyncio.sleep(self._loop.lot.choice((0.1, 1.0, 5.0, 15.0)))

    async def once(self, process: Process) -> BaseException | None:
        """One process, until it ends; what stopped it, unless it was killed or told to."""
        self.starts += 1
        over = asyncio.Event()
        process.killed = over.set
        context = contextvars.copy_context()
        context.run(PROCESS.set, process)
        context.run(async_context.set, AsyncWebhookAdapter())  # discord.py's locks are a process's own
        self.living.append(process)
        task = self._loop.create_task(supervise(self.settings, TOKEN, process.stop), context=context)
        task.add_done_callback(lambda _: over.set(), context=contextvars.copy_context())
        await over.wait()
        self.living.remove(process)
        if not task.done():
            return None
        process.kill()  # the system takes back what is left
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, FORESEEN):
            self.ends.append(error)
        return error


class Plain:
    """The database read and written at once, without faults."""

    def __init__(self, path: Path) -> None:
        self._connection = plainly(path, isolation_level=None)

    async def read(self, statement: Select[Any], **params: object) -> list[Row]:
        return fetch(self._connection, statement, params)

    async def write(self, *steps: Step) -> list[list[Row]]:
        return [carry_out_step(self._connection, step) for step in steps]

    async def shrink(self) -> None: ...

    async def close(self) -> None:
        self._connection.close()


class Eyes:
    """What is committed, whatever the bot believes."""

    def __init__(self, path: Path) -> None:
        self._plain = Plain(path)
        self.store = Store(self._plain, SystemClock(), "eyes")
        self.sessions = Sessions(self.store, 8)

    async def table(self, game_id: int) -> Seated:
        self.sessions.forget(game_id)
        return await self.sessions.open(game_id)

    def rows(self, sql: str, *params: Any) -> list[sqlite3.Row]:
        return self._plain._connection.execute(sql, params).fetchall()

    async def close(self) -> None:
        await self._plain.close()


async def later(loop: VirtualLoop, met: Callable[[], bool], seconds: float, look: float = 0.5) -> bool:
    """Until something is so; False if it never is."""
    end = loop.time() + seconds
    while not met():
        if loop.time() >= end:
            return False
        await asyncio.sleep(look)
    return True
