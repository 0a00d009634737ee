"""A playground with a house on it, one for all scenarios of a module."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playground.kit import Playground
from playground.law.permissions import Can
from tests.contract.humans import Local
from tests.contract.run import House, house


def made_ready(world: Playground) -> str:
    """What the test bot may do in its test server; the server's id."""
    world.grant("Bot", Can.MANAGE_CHANNELS, Can.MANAGE_ROLES, Can.MANAGE_THREADS)
    world.make_community()
    return next(iter(world.core.world.guilds))


@asynccontextmanager
async def on_playground(*, strict: bool = False) -> AsyncIterator[tuple[Playground, House]]:
    """A playground, and the house on it."""
    async with Playground(strict=strict) as world:

        async def pass_time(seconds: float) -> None:
            world.clock.forward(seconds)

        guild, human = made_ready(world), Local(world)
        async with house(world.server.address, world.server.token, guild, pass_time, human) as ready:
            yield world, ready
