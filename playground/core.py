"""The parts of a playground put together, without the HTTP around them."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playground.faults import Faults
from playground.gateway.hub import Hub
from playground.interactions.desk import Desk
from playground.law.openapi import Validator
from playground.law.tokens import refuse_real
from playground.limits import Limits
from playground.people.people import People
from playground.world.seed import LOCALS, seed
from playground.world.store import Store
from playground.world.world import World

TOKEN = "playground"
REMEMBERED = 2000


@dataclass(frozen=True)
class Entry:
    """One REST request in the journal."""

    method: str
    path: str
    status: int
    body: Any
    answer: Any


class Core:
    """World, gateway, interactions, people, law and faults of one playground."""

    def __init__(
        self,
        base: str,
        *,
        state: Path | None = None,
        token: str = TOKEN,
        free: bool = False,
        bot_name: str | None = None,
        locals: tuple[str, ...] = LOCALS,
        validator: Validator | None = None,
    ) -> None:
        self.token = refuse_real(token)
        self.store = Store(state) if state else None
        self.world = World(base, self.store)
        if not self.world.restore():
            seed(self.world, bot_name or "Bot", locals)
        elif bot_name:
            self.world.bot.user["username"] = bot_name
            self.world.keep_person(self.world.bot)
        self.hub = Hub(self.world, base.replace("http", "ws", 1) + "/gateway")
        self.hub.free = free
        self.desk = Desk(self.world, self.hub)
        self.people = People(self.world, self.desk)
        self.faults = Faults(self.world, self.hub)
        self.limits = Limits(free=free)
        self.validator = validator
        self.crashes: list[str] = []
        self.journal: deque[Entry] = deque(maxlen=REMEMBERED)

    async def close(self) -> None:
        """Hang up and let go of the disk."""
        await self.hub.close()
        if self.store:
            self.store.close()
