"""What a scenario is given: a channel of its own, a way to ask, somebody who presses, and a page for what differs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.contract.ears import Ears
from tests.contract.humans import Human
from tests.contract.record import Record
from tests.contract.wire import Asks, Said

COMMAND = CHANNEL = "contract"


class Skipped(Exception):
    """Cannot be shown here; the message says why."""


@dataclass(frozen=True)
class Difference:
    """Something is not as the scenario believes."""

    scenario: str
    what: str
    believed: Any
    found: Any

    def __str__(self) -> str:
        return f"{self.scenario}: {self.what}: believed {self.believed!r}, found {self.found!r}"


@dataclass
class Where:
    """Ids of the server the scenarios run on."""

    guild: str
    channel: str
    application: str
    me: str


@dataclass
class Stage:
    """One scenario's stage."""

    name: str
    wire: Asks
    where: Where
    record: Record
    pass_time: Callable[[float], Awaitable[None]]
    human: Human | None = None
    ears: Ears | None = None
    real: bool = False
    differences: list[Difference] = field(default_factory=list)

    @property
    def channel(self) -> str:
        return self.where.channel

    @property
    def room(self) -> str:
        """The path of the test channel."""
        return f"/channels/{self.channel}"

    async def ask(self, method: str, path: str, body: Any = None, files: Sequence[str] = ()) -> Said:
        said = await self.wire.ask(method, path, body, files)
        self.record.pair(method, path, body, files, said)
        return said

    async def post(self, body: Any, files: Sequence[str] = (), *, channel: str = "") -> Said:
        return await self.ask("POST", f"/channels/{channel or self.channel}/messages", body, files)

    # --- what is believed --------------------------------------------------------------------------------------------

    def same(self, what: str, found: Any, believed: Any) -> None:
        if found != believed:
            self.differences.append(Difference(self.name, what, believed, found))

    def fine(self, what: str, said: Said, status: int = 200) -> Any:
        """It must succeed; what it gave, or the end of the scenario, for the rest would mean nothing."""
        self.same(what, said.status, status)
        if said.status >= 400:
            raise Skipped(f"{what} failed with {said.status}, {said.body}")
        return said.body

    def refused(self, what: str, said: Said, status: int, code: int) -> None:
        self.same(what, (said.status, said.code), (status, code))

    # --- people and time ---------------------------------------------------------------------------------------------

    async def heard(self, act: str, what: str, value: str = "") -> Any:
        """Somebody does something in the channel; the interaction that comes of it."""
        if self.human is None or self.ears is None:
            raise Skipped("a bot cannot press its own buttons: run it at a terminal, with somebody who does")
        self.human.does(act, self.channel, what, value)
        try:
            told = await self.ears.next(self.human.patience)
        except TimeoutError:
            raise Skipped(f"nobody did it within {self.human.patience:.0f} s") from None
        self.record.act(act, what, value, told)
        return told

    async def answer(self, told: Any, kind: int, data: Any = None, files: Sequence[str] = ()) -> Said:
        """The first answer to an interaction."""
        body = {"type": kind} | ({"data": data} if data is not None else {})
        path = f"/interactions/{told['id']}/{told['token']}/callback?with_response=true"
        return await self.ask("POST", path, body, files)

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.pass_time(seconds)
        self.record.wait(seconds)


async def really_wait(longest: float, seconds: float) -> None:
    """Real time, as far as anybody wants to wait."""
    if seconds > longest:
        raise Skipped(f"takes {seconds / 60:.0f} minutes: run it with --slow")
    await asyncio.sleep(seconds)


Scenario = Callable[[Stage], Awaitable[None]]
