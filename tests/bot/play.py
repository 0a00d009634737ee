"""Whole games through what people see: an action of the rules becomes a command, or buttons, selects and forms."""

from __future__ import annotations

import asyncio
import random

from bot.app import IslandBot
from bot.commands.paths import option_names, paths
from bot.reading import spelled
from bot.seated import Seated
from game.engine import Action, legal
from game.words import speaking
from playground.kit import Playground
from tests.bot.people import Player

WORDS = speaking("en")
PLACES = ("hex", "corner", "edge")


def label(key: str) -> str:
    return WORDS.say(f"action-{key}")


class Hall:
    """A playground, its bot, the people of one game."""

    def __init__(self, world: Playground, bot: IslandBot, names: list[str]) -> None:
        self.world, self.bot = world, bot
        self.players = [Player(world, name) for name in names]
        self.game_id = 0

    @property
    def host(self) -> Player:
        return self.players[0]

    async def table(self) -> Seated:
        return await self.bot.sessions.open(self.game_id)

    async def open(self, **options: object) -> None:
        """A lobby with everybody in it."""
        await self.host.command("/game new")
        await self.host.sees("A new table")
        found = await self.bot.store.games.in_channel(int(self.world.channel.id))
        assert found is not None
        self.game_id = found.id
        for player in self.players[1:]:
            await player.press("Join")

    async def start(self) -> None:
        await self.host.press("Start")
        await self.settle()

    async def settle(self) -> None:
        """Until everything committed is shown."""
        waiting = -1
        while waiting:
            waiting = await self.bot.store.deliveries.waiting()
            if waiting:
                await asyncio.sleep(0.02)

    def at(self, table: Seated, seat: int) -> Player:
        """Who sits there."""
        user = table.user_at(seat)
        return next(p for p in self.players if int(p.actor.id) == user)

    async def by_command(self, action: Action) -> None:
        """The way of those who type."""
        table = await self.table()
        names = option_names(type(action))
        given = {
            names[a.name]: spelled(table, a.type, getattr(action, a.name))
            for a in action.arguments()
            if getattr(action, a.name) not in ([], "", {}) and not (a.optional and getattr(action, a.name) == 0)
        }
        await self.at(table, action.seat).command(f"/{paths()[action.key]}", **given)

    async def play(self, rng: random.Random, most: int) -> int:
        """Random legal actions by command until the game is over; how many it took."""
        for done in range(most):
            table = await self.table()
            if not table.playing:
                return done
            prompt = rng.choice(table.island.waiting_for())
            action = self.choice(table, prompt.seat, rng)
            await self.by_command(action)
            after = await self.table()
            story = self.at(table, action.seat).actor.story(f"tried {action}")
            assert after.island.moves == table.island.moves + 1, story
        raise AssertionError(f"not over after {most} actions")

    def choice(self, table: Seated, seat: int, rng: random.Random) -> Action:
        actions = [a for a in legal(table.view(seat), seat) if a.key not in ("call", "make_offer")]
        build = [a for a in actions if a.group == "build"]
        return rng.choice(build or actions)
