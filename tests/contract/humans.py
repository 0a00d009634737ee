"""A bot cannot press its own buttons: somebody must, by a local player's hand or at a terminal."""

from __future__ import annotations

import asyncio
from typing import Protocol

from playground.kit import Actor, Playground

SOON = 60.0


class Human(Protocol):
    """Somebody in the test channel. An act is done when it is begun: what comes of it is heard on the gateway."""

    patience: float

    def does(self, act: str, channel: str, what: str, value: str = "") -> None:
        """`slash`, `type` (value so far), `press`, `choose` (value), `fill` (value) in a channel."""
        ...

    async def rests(self) -> None:
        """The scenario is over: nothing more will come of what was begun."""
        ...


class Terminal:
    """Asks the person who runs the contract."""

    patience = 90.0

    def does(self, act: str, channel: str, what: str, value: str = "") -> None:
        words = {
            "slash": f"type /{what} and send it",
            "type": f"begin to type /{what} and write “{value}” into its option, without sending",
            "press": f"press the button “{what}”",
            "choose": f"choose “{value}” in the menu “{what}”",
            "fill": f"write “{value}” into the form and send it",
        }
        print(f"  → in #contract, within {self.patience:.0f} s: {words[act]}", flush=True)

    async def rests(self) -> None:
        return None


class Local:
    """A player of a playground in this process."""

    patience = SOON

    def __init__(self, world: Playground, name: str = "Anna") -> None:
        self._world, self._name = world, name
        self._begun: list[asyncio.Task[None]] = []

    def does(self, act: str, channel: str, what: str, value: str = "") -> None:
        actor = self._world.user(self._name).at(self._world.channel_by_id(channel))
        before = list(self._begun)
        self._begun.append(asyncio.create_task(self._do(actor, act, what, value, before)))

    async def _do(self, actor: Actor, act: str, what: str, value: str, before: list[asyncio.Task[None]]) -> None:
        if act == "slash":
            await actor.slash(f"/{what}", answered=False)
        elif act == "type":
            await actor.complete(f"/{what}", text=value)
        elif act == "press":
            await actor.click(what, answered=False)
        elif act == "choose":
            await actor.select(value, of=what, answered=False)
        else:
            await asyncio.gather(*before, return_exceptions=True)  # the form must be open
            await actor.submit({what: value}, answered=False)

    async def rests(self) -> None:
        for task in self._begun:
            task.cancel()
        await asyncio.gather(*self._begun, return_exceptions=True)
        self._begun.clear()
