"""The walk of a game through everything that happens to a channel.

It is played in a thread that archives after an hour, on a clock that jumps; a moderator deletes tables, permissions are
taken and given back, the bot goes and comes. Whatever happened: once it is over, exactly one table is alive, has its
picture and calls whoever must act, and every table before it has lost its buttons.

simcord archives no thread by the clock and cannot be left by a bot that is killed; so the playground alone is walked.
"""

from __future__ import annotations

import os
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.app import IslandBot
from bot.lobby.actions import Lobby
from playground.kit import MessageView, Playground
from playground.law.permissions import Can
from tests.bot.conftest import quick
from tests.bot.play import Hall
from tests.bot.process import Onlooker, peeking, running

HOUR = 3601.0
PATIENCE = 90.0
NAMES = ["Anna", "Ben", "Cleo"]
TAKEN = {"Bot": Can.VIEW_CHANNEL, "@everyone": Can.SEND_MESSAGES_IN_THREADS}
Act = Callable[[], Awaitable[None]]


class Walk:
    """One game, and what is done to its thread."""

    def __init__(self, hall: Hall, seed: int, restart: Act) -> None:
        self.hall, self.world, self.restart = hall, hall.world, restart
        self.rng = random.Random(seed)
        self.done: dict[str, int] = {}
        self.acts: dict[str, Act] = {
            "an hour passes": self.hour,
            "hours pass unseen": self.unseen_hours,
            "a table is deleted": self.deleted,
            "a table is deleted and asked for": self.asked_for,
            "permissions are taken and given back": self.forbidden,
            "files are forbidden and allowed": self.wordless,
            "the bot goes and comes": self.restart,
        }

    async def sit_down(self, target: int) -> None:
        """A lobby in a thread of its own, and a game that ends with so many points."""
        thread = self.hall.host.actor.thread("Our game", archive_after=60)
        for player in self.hall.players:
            player.actor = player.actor.at(thread.channel)
        await self.hall.open()
        await Lobby(self.hall.bot.sessions, self.hall.game_id).choose_option("target", target)
        await self.hall.host.press("Start")
        await self.sound()

    async def act(self, name: str) -> None:
        self.done[name] = self.done.get(name, 0) + 1
        await self.acts[name]()

    async def move(self) -> bool:
        """Somebody does something, if there is still something to do."""
        table = await self.hall.table()
        if not table.playing:
            return False
        prompt = self.rng.choice(table.island.waiting_for())
        await self.hall.by_command(self.hall.choice(table, prompt.seat, self.rng))
        return True

    # --- what happens ------------------------------------------------------------------------------------------------

    async def hour(self) -> None:
        """The thread is archived, and the service says so."""
        self.world.clock.forward(HOUR)
        self.world.core.world.channel(self.place)

    async def unseen_hours(self) -> None:
        """It will be found archived by whoever wants something there."""
        self.world.clock.forward(3 * HOUR)

    async def deleted(self) -> None:
        await self.hour()
        moderator = self.world.user("Owner")
        moderator.at(self.world.channel_by_id(self.place)).say("This thread is too long.")
        for table in self.alive():
            moderator.delete(table)

    async def asked_for(self) -> None:
        await self.deleted()
        await self.hall.host.command("/board")

    async def forbidden(self) -> None:
        role = self.rng.choice(list(TAKEN))
        self.world.deny(role, TAKEN[role])
        for _ in range(self.rng.randint(1, 4)):
            await self.move()
        await self.hall.settle()
        self.world.allow_again(role)

    async def wordless(self) -> None:
        self.world.deny("@everyone", Can.ATTACH_FILES)
        for _ in range(self.rng.randint(1, 4)):
            await self.move()
        await self.hall.settle()
        assert len(self.alive()) <= 1
        self.world.allow_again("@everyone")

    # --- what must be true -------------------------------------------------------------------------------------------

    @property
    def place(self) -> str:
        return self.hall.host.actor.channel.id

    def alive(self) -> list[MessageView]:
        messages = self.hall.host.actor.channel.messages
        return [m for m in messages if any(str(b) == "My hand" for b in m.buttons)]

    async def sound(self) -> None:
        """One table, as it should be."""
        await self.hall.settle()
        table = await self.hall.table()
        if not table.playing:
            return
        called = f"<@{table.user_at(table.island.waiting_for()[0].seat)}>"

        def stands() -> bool:
            alive = self.alive()
            return len(alive) == 1 and alive[0].files == ["table.png"] and called in alive[0].text

        done = ", ".join(f"{what}: {n}" for what, n in self.done.items())
        story = self.hall.host.actor.story(f"does not see one table calling {called} after {done}")
        await self.world.until(stands, story, PATIENCE)

    async def over(self) -> None:
        """The last message has both pictures, and no table is alive."""
        await self.hall.settle()
        ends = [m for m in self.hall.host.actor.channel.messages if m.files == ["table.png", "summary.png"]]
        assert len(ends) == 1 and "wins!" in ends[0].text
        await self.world.until(lambda: not self.alive(), "a table is alive after the end", PATIENCE)
        assert self.world.core.crashes == []


async def test_a_short_walk(world: Playground, tmp_path: Path) -> None:
    """Everything once; the bot is stopped rather than killed."""
    hall = Hall(world, await world.start(IslandBot(quick(tmp_path))), NAMES)

    async def restart() -> None:
        await world.stop(hall.bot)
        hall.bot = await world.start(IslandBot(quick(tmp_path)))

    walk = Walk(hall, 1, restart)
    await walk.sit_down(4)
    for name in walk.acts:
        await walk.act(name)
        await walk.move()
        await walk.sound()


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seed", range(int(os.environ.get("WALKS", "3"))))
async def test_a_whole_game_walks_through_everything(world: Playground, tmp_path: Path, seed: int) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3"
    async with running(world, url) as bot, peeking(url) as eyes:
        hall = Onlooker(world, eyes, NAMES)

        async def killed() -> None:
            await bot.kill()
            await bot.start()

        walk = Walk(hall, seed, killed)
        await walk.sit_down(6)
        while await walk.move():
            if walk.rng.random() < 0.4:
                await walk.act(walk.rng.choice(list(walk.acts)))
                await walk.move()
                await walk.sound()
        await walk.over()
        assert walk.done.keys() == walk.acts.keys(), f"not everything happened: {walk.done}"
        print(f"seed {seed}: {walk.done}")
