"""People at tables: they press and type what is legal, now and then nonsense, and write down what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import to_builtins

from bot.seated import Seated
from bot.wire import Press, read_press
from game.engine import Action, Refused, legal
from playground.interactions.record import Outcome
from playground.kit import MessageView
from playground.wire import Refusal
from playground.world.compose import walk
from playground.world.things import LOADING
from playground.world.world import Event
from tests.bot.play import typed
from tests.simulation.stage import Eyes, Stage

NAMES = ("Anna", "Ben", "Cleo")
THINK = 6.0  # seconds between two looks at the table, on average
OTHERS = ("make_offer", "call")  # need an answer, and have tests of their own


@dataclass
class Deed:
    """Something somebody did, and what they were told."""

    user_id: int
    game_id: int
    key: str
    values: list[Any]
    interaction_id: int = 0
    failed: bool = True
    """Discord said that the bot did not respond."""
    told: list[str] = field(default_factory=list)


class Room:
    """A table in a channel."""

    def __init__(self, stage: Stage, eyes: Eyes, channel: Any) -> None:
        self.stage, self.eyes, self.channel = stage, eyes, channel
        self.game_id = 0
        self.deeds: list[Deed] = []

    def find_game(self) -> bool:
        """Has a lobby been opened here?"""
        found = self.eyes.rows("SELECT id FROM game WHERE channel_id = ?", int(self.channel.id))
        self.game_id = found[0][0] if found else 0
        return bool(found)

    async def table(self) -> Seated:
        return await self.eyes.table(self.game_id)

    @property
    def messages(self) -> list[MessageView]:
        return list(self.channel.messages)


class Ears:
    """Hears everything anybody is told, by the interaction it answers."""

    def __init__(self, stage: Stage) -> None:
        self._world = stage.core.world
        self.told: dict[str, list[str]] = {}
        self._world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        post = getattr(event, "post", None)
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or post is None:
            return
        about = (event.data.get("interaction_metadata") or {}).get("id")
        if about and not event.data["flags"] & LOADING:
            self.told.setdefault(about, []).append(MessageView(self._world, post).text)


class Person:
    """Somebody who plays in one room."""

    def __init__(self, room: Room, ears: Ears, name: str, lot: random.Random) -> None:
        self.room, self.ears, self.lot = room, ears, lot
        self.actor = room.stage.user(name).at(room.channel)
        self.user_id = int(self.actor.id)
        self._commands: dict[str, tuple[str, list[str]]] = {}
        self.awake = asyncio.Event()

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self.lot.expovariate(1 / THINK))
            await self.awake.wait()
            with contextlib.suppress(Refusal):  # the button has just gone, or there are no commands yet
                await self.act()

    async def act(self) -> None:
        table = await self.room.table()
        if not table.playing:
            return
        mine = [p for p in table.island.waiting_for() if table.user_at(p.seat) == self.user_id]
        if not mine:
            await self._meddle(table)
            return
        seat = self.lot.choice(mine).seat
        action = self._choice(table, seat)
        if action is None:
            return
        twice = self.lot.random() < 0.05
        await asyncio.gather(*(self._do(table, action) for _ in range(1 + twice)))

    def _choice(self, table: Seated, seat: int) -> Action | None:
        actions = [a for a in legal(table.view(seat), seat) if a.key not in OTHERS and not a.keeps]
        build = [a for a in actions if a.group == "build"]
        return self.lot.choice(build or actions) if actions else None

    async def _meddle(self, table: Seated) -> None:
        """Look at one's hand, or press what is not one's to press."""
        chance = self.lot.random()
        if chance < 0.1:
            await self._slash("hand")
        elif chance < 0.2 and (button := self._button(table, None)) is not None:
            deed = Deed(self.user_id, table.id, "", [])
            await self._done(deed, self._click(*button))

    async def _do(self, table: Seated, action: Action) -> None:
        values = [to_builtins(getattr(action, name)) for name in action.argument_names()]
        deed = Deed(self.user_id, table.id, action.key, values)
        button = self._button(table, action.key) if not action.arguments() else None
        if button is not None and self.lot.random() < 0.7:
            await self._done(deed, self._click(*button))
        else:
            line, given = typed(table, action)
            await self._done(deed, self._slash(line, **given))

    async def _done(self, deed: Deed, act: Any) -> None:
        self.room.deeds.append(deed)
        outcome: Outcome = await act
        deed.interaction_id, deed.failed = int(outcome.interaction_id), outcome.result == "failed"
        deed.told = self.ears.told.setdefault(outcome.interaction_id, [])

    def _shown(self) -> Iterator[MessageView]:
        """The messages with buttons that they would look at, one after the other."""
        yield from reversed(self.room.messages[-6:])

    def _button(self, table: Seated, key: str | None) -> tuple[MessageView, str] | None:
        """A button of a public message; of this action, or any that would act."""
        for message in self._shown():
            if (found := self._presses(message, table, key)) is not None:
                return message, found
        return None

    def _presses(self, message: MessageView, table: Seated, key: str | None) -> str | None:
        for part in walk(message.raw["components"]):
            press = _press(part)
            if press is None or (press.game, press.verb, press.args) != (table.id, "do", ""):
                continue
            if key is None or press.action == key:
                return str(part["custom_id"])
        return None

    async def _click(self, message: MessageView, custom_id: str) -> Outcome:
        people, channel = self.room.stage.core.people, message.raw["channel_id"]
        return await people.click(self.actor.id, channel, message.id, custom_id)

    async def _slash(self, line: str, **given: Any) -> Outcome:
        if line not in self._commands:
            command, path = self.actor._command(f"/{line}")
            self._commands[line] = command["id"], path
        command_id, path = self._commands[line]
        return await self.room.stage.core.people.slash(self.actor.id, self.room.channel.id, command_id, path, given)


def _press(part: Any) -> Press | None:
    if not part.get("custom_id") or part.get("disabled"):
        return None
    try:
        return read_press(part["custom_id"])
    except Refused:
        return None
