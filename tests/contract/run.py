"""All scenarios on one server: a channel of their own, and nothing left behind."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tests.contract.ears import Ears
from tests.contract.humans import Human
from tests.contract.record import Record
from tests.contract.scenarios import SCENARIOS
from tests.contract.stage import CHANNEL, COMMAND, Difference, Skipped, Stage, Where
from tests.contract.wire import Asks, Said, Wire

OPTION = {"type": 3, "name": "text", "description": "Anything", "autocomplete": True}
TYPED = {"name": COMMAND, "description": "For the contract", "type": 1, "options": [OPTION]}
PassTime = Callable[[float], Awaitable[None]]


class Unfit(Exception):
    """The scenarios cannot be run here; the message says why and what to do."""


@dataclass(frozen=True)
class Result:
    """What came of one scenario."""

    name: str
    differences: tuple[Difference, ...]
    skipped: str
    record: Record

    def __str__(self) -> str:
        if self.differences:
            return "\n".join([f"DIFFERS {self.name}", *(f"        {difference}" for difference in self.differences)])
        return f"skipped {self.name}: {self.skipped}" if self.skipped else f"same    {self.name}"


@dataclass
class House:
    """A server made ready."""

    wire: Asks
    where: Where
    pass_time: PassTime
    human: Human | None = None
    ears: Ears | None = None
    real: bool = False

    @property
    def known(self) -> dict[str, str]:
        """The ids of the place by the names they have in records."""
        where = self.where
        return {
            "<application>": where.application,
            "<me>": where.me,
            "<guild>": where.guild,
            "<channel>": where.channel,
        }

    async def run(self, name: str) -> Result:
        """One scenario."""
        record = Record({id: blank for blank, id in self.known.items()})
        stage = Stage(name, self.wire, self.where, record, self.pass_time, self.human, self.ears, self.real)
        skipped = ""
        try:
            await SCENARIOS[name](stage)
        except Skipped as reason:
            skipped = str(reason)
        except (LookupError, TypeError, ValueError) as error:
            stage.same("the shape of an answer", repr(error), "as the scenario reads it")
        finally:
            if self.human is not None:
                await self.human.rests()
        return Result(name, tuple(stage.differences), skipped, record)

    async def all(self, names: Iterable[str] = SCENARIOS) -> AsyncIterator[Result]:
        for name in names:
            yield await self.run(name)


@asynccontextmanager
async def house(
    address: str, token: str, guild: str, pass_time: PassTime, human: Human | None = None, *, real: bool = False
) -> AsyncIterator[House]:
    """Make the channel and the command; take both away again, and what an earlier run left behind."""
    wire, ears = Wire(address, token), None
    try:
        where = await _arrive(wire, guild)
        if human is not None:
            ears = Ears((await _asked(wire, "GET", "/gateway/bot"))["url"], token)
            await ears.open()
        try:
            yield House(wire, where, pass_time, human, ears, real)
        finally:
            if ears is not None:
                await ears.close()
            await wire.ask("DELETE", f"/channels/{where.channel}")
            await wire.ask("PUT", f"/applications/{where.application}/guilds/{guild}/commands", [])
    finally:
        await wire.close()


async def _arrive(wire: Wire, guild: str) -> Where:
    me = await _asked(wire, "GET", "/users/@me", says="is DISCORD_TOKEN right?")
    application = await _asked(wire, "GET", "/applications/@me")
    channels = await _asked(
        wire, "GET", f"/guilds/{guild}/channels", says="is the bot in the server CONTRACT_SERVER_ID?"
    )
    for old in [channel for channel in channels if channel["name"] == CHANNEL]:
        await _asked(wire, "DELETE", f"/channels/{old['id']}")
    made = await _asked(
        wire, "POST", f"/guilds/{guild}/channels", {"name": CHANNEL, "type": 0},
        says="the bot needs Manage Channels, Manage Roles and Manage Threads in the test server, and not Administrator",
    )  # fmt: skip
    await _asked(wire, "PUT", f"/applications/{application['id']}/guilds/{guild}/commands", [TYPED])
    return Where(guild, str(made["id"]), str(application["id"]), str(me["id"]))


async def _asked(wire: Wire, method: str, path: str, body: Any = None, says: str = "") -> Any:
    said: Said = await wire.ask(method, path, body)
    if said.status >= 400:
        raise Unfit(f"{method} {path} gave {said.status} {said.body}: {says or 'try again later'}")
    return said.body
