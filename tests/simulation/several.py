"""More than one process: two machines share the shards of one database, deploys come in the middle of everything.

A deploy starts the new process while the old one still serves; the old one is told to stop, or is killed, and the new
one takes over. It may bring a schema with more columns, and may move shards from one machine to the other. People have
their reminders as direct messages and answer there: shard 0's process then acts in games that another one serves.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.seated import Seated
from bot.store import Occupied
from bot.store.people import Person as Settings
from game.engine import Action
from playground.kit import MessageView
from tests.bot.conftest import quick
from tests.simulation import postgres
from tests.simulation.faults import Faults
from tests.simulation.loop import Process
from tests.simulation.people import Person
from tests.simulation.run import Simulation
from tests.simulation.stage import PACES, Machine

SHARDS = 3
LAYOUTS = ((0,), (1, 2)), ((0, 1), (2,))
SERVED = 1, 2  # the shards whose servers play; shard 0 has the direct messages
PATIENCE = 15.0
SOON = {**PACES, "pace_live": "3s 60s 900s"}  # so that most moves can be made from a letter
WAITS = 8  # seconds for a letter
MISTAKE = 20.0  # seconds until somebody sees that they started one too many


class Fleet(Faults):
    """Everything that can go wrong with several processes besides all the rest."""

    def __init__(self, *given: Any, server: postgres.Server | None) -> None:
        super().__init__(*given)
        self._server, self._layout = server, 0
        self._going: list[asyncio.Task[None]] = []
        self.refused = 0
        """How many second processes were turned away."""
        self._kinds += [(8, self.deployed), (5, self.second_process)]
        if server is not None:
            self._kinds += [(3, self.shards_moved), (5, self.word_lost), (4, self.lock_lost)]

    def deployed(self) -> float:
        """A new version on one machine: it starts before the old one has ended."""
        if self._server is not None:
            self._server.newest += self.lot.random() < 0.3
        return self._replace(self._machine())

    def shards_moved(self) -> float | None:
        """All machines get other shards, one after the other."""
        self._layout = 1 - self._layout
        lasts = 0.0
        for machine, shards in zip(self.machines, LAYOUTS[self._layout], strict=True):
            changed = {"shard_ids": shards}
            machine.settings = machine.settings.model_copy(update=changed)
            lasts = max(lasts, self._replace(machine))
        return lasts + 20.0  # whoever came too early tries again

    def _replace(self, machine: Machine) -> float:
        old, ends = machine.process, self.lot.choice((0.0, 0.4, 3.0, 10.0))
        machine.begin()
        end = old.kill if self.lot.random() < 0.4 else old.stop.set
        self.loop.call_later(ends, end)
        return ends + PATIENCE + 20.0

    def second_process(self) -> float:
        """Somebody starts one more for what is served already."""
        self._going.append(asyncio.create_task(self._mistake(self._machine())))
        return MISTAKE + 10.0

    async def _mistake(self, machine: Machine) -> None:
        process = Process(1000 + machine.starts)
        self.loop.call_later(MISTAKE, process.stop.set)
        error = await machine.once(process)
        self.refused += isinstance(error, Occupied)

    def word_lost(self) -> float | None:
        assert self._server is not None
        if self._server.deaf:
            return None
        self._server.deaf = 1
        return 6.0

    def lock_lost(self) -> float | None:
        """The connection that holds somebody's locks breaks; theirs is the next to ask, unless somebody is quicker."""
        assert self._server is not None
        if not self._server.connections:
            return None
        self.lot.choice(self._server.connections).cut()
        return 20.0

    def database_gone(self) -> float:
        if self._server is not None:
            self._server.cut()
        return super().database_gone()


class Letters(Person):
    """Somebody who is reminded by direct messages and mostly answers there."""

    async def _do(self, table: Seated, action: Action) -> None:
        """Whoever need only press waits for the letter to press in."""
        for _ in range(WAITS if not action.arguments() else 0):
            if any(self._presses(message, table, action.key) for message in self._letters()):
                break
            await asyncio.sleep(1.0)
        await super()._do(table, action)

    def _letters(self) -> list[MessageView]:
        return self.actor.dm.channel.messages[-4:]

    def _shown(self) -> Iterator[MessageView]:
        if self.lot.random() < 0.9:
            yield from reversed(self._letters())
        yield from super()._shown()


class Several(Simulation):
    """A run with several processes: two machines on one PostgreSQL, or, with every third seed, two on one file."""

    def __init__(self, seed: object, faults: int, folder: Path) -> None:
        super().__init__(seed, faults, folder)
        alone = isinstance(seed, int) and seed % 3 == 0
        self.server = None if alone else postgres.Server(self.loop, self.disk, self.path)

    @contextmanager
    def _surroundings(self) -> Iterator[None]:
        if self.server is None:
            yield
            return
        with postgres.shared(self.server):
            yield

    def _set_up(self) -> None:
        settings = quick(self.folder, **SOON)
        if self.server is None:
            self.machines.append(Machine(self.loop, settings))
        else:
            shared = {"database_url": postgres.ADDRESS, "shard_count": SHARDS, "lock_patience": PATIENCE}
            shared["playground_state"] = self.folder / "promises"
            for shards in LAYOUTS[0]:
                given = settings.model_copy(update=shared | {"shard_ids": shards})
                self.machines.append(Machine(self.loop, given))
        self.faults: Fleet = Fleet(self.loop, self.stage, self.machines, self.disk, server=self.server)

    async def _channels(self) -> list[Any]:
        if self.server is None:
            return await super()._channels()
        return [await self._channel(shard) for shard in SERVED]

    async def _channel(self, shard: int) -> Any:
        """Of a server that Discord gives this shard."""
        while True:
            await asyncio.sleep(0.001)
            made = self.stage.add_guild(f"Server {shard}")
            if (int(made.raw["guild_id"]) >> 22) % SHARDS == shard:
                return made

    async def _person(self, number: int, room: Any, name: str) -> Person:
        if self.server is None:
            return await super()._person(number, room, name)
        person = Letters(room, self.ears, name, random.Random(f"{self.seed} {number} {name}"))
        await self.eyes.store.people.save(Settings(person.user_id, reminders="direct"))
        return person
