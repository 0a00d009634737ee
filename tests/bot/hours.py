"""A game on a clock that a test moves by hand."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from msgspec import structs

from bot.app import IslandBot
from bot.clock import SECOND, HandClock
from bot.store import Timer
from playground.kit import MessageView, Playground
from tests.bot.conftest import PATIENCE, quick
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.test_whole_game import seated


class Days(HandClock):
    """Moved by hand over days and weeks; pauses of seconds, of which a week has a great many, pass by themselves."""

    def steady(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


STILL = 5  # looks in a row that find nothing going on: what is claimed is in nobody's hands for a moment


class Hours:
    """The hall, its clock, and the person everybody waits for."""

    def __init__(self, world: Playground, path: Path) -> None:
        self.world, self.path, self.clock = world, path, Days()
        self.hall: Hall
        self._claiming = 0

    async def begin(self, people: int = 3, modules: tuple[str, ...] = (), automatic: int = 0, **options: Any) -> Hall:
        bot = await self._start()
        self.hall = await seated(self.world, bot, people, 7, modules, automatic, island="beginner", **options)
        return self.hall

    @property
    def bot(self) -> IslandBot:
        return self.hall.bot

    async def pass_(self, by: int) -> None:
        """Let time pass, and everything due happen at its own moment and be shown."""
        goal = self.clock.now() + by
        while (due := await self.bot.store.timers.next_due()) is not None and due <= goal:
            await self.clock.advance(max(0, due - self.clock.now()))
            await self.quiet()
        await self.clock.advance(goal - self.clock.now())
        await self.quiet()

    async def through(self, *seconds: int) -> None:
        """Let so many seconds pass, time after time, and everything be sent that is due then; some may be left."""
        for each in (0, *seconds):
            await self.clock.advance(each * SECOND)
            still = 0
            for _ in range(500):
                await asyncio.sleep(0.01)
                due = await self.bot.store.deliveries.next_due()
                busy = self.bot.deliverer.claims.busy or (due is not None and due <= self.clock.now())
                still = 0 if busy else still + 1
                if still == STILL:
                    break

    async def quiet(self) -> None:
        """Until nothing is due any more."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            due = await self.bot.store.timers.next_due()
            busy = self._claiming or (due is not None and due <= self.clock.now())
            if not busy and not self.bot.timers.claims.busy and not await self.bot.store.deliveries.waiting():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"never quiet: {await self.bot.store.timers.of_game(self.hall.game_id)}")

    async def moved(self, before: int, by: int = 1) -> None:
        """Until so many actions more than before were carried out, and no other follows."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if (await self.hall.table()).island.moves >= before + by:
                break
            await asyncio.sleep(0.01)
        await self.quiet()
        assert (await self.hall.table()).island.moves == before + by

    async def stop(self) -> None:
        await self.world.stop(self.bot)

    async def start_again(self) -> None:
        self.hall.bot = await self._start()
        await self.quiet()

    async def _start(self) -> IslandBot:
        """A bot of which we know when it is taking a timer into its hands."""
        bot: IslandBot = await self.world.start(IslandBot(quick(self.path), self.clock))
        claim = bot.store.timers.claim

        async def watched(*args: Any, **given: Any) -> list[Timer]:
            self._claiming += 1
            try:
                return await claim(*args, **given)
            finally:
                self._claiming -= 1

        bot.store.timers.claim = watched  # type: ignore[method-assign]
        return bot

    async def awaited(self) -> Player:
        """The person everybody waits for."""
        table = await self.hall.table()
        return self.hall.at(table, table.island.waiting_for()[0].seat)

    async def settings(self, player: Player, **changes: Any) -> None:
        person = await self.bot.store.people.load(int(player.actor.id))
        await self.bot.store.people.save(structs.replace(person, **changes))

    def reminders(self) -> list[MessageView]:
        """All that stand in the channel."""
        return [m for m in self.world.channel.messages if "waits for you" in m.text or "still waiting" in m.text]
