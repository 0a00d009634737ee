"""People at a table: they press what they see, wait until it is there, and wait until something came of it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from playground.kit import Control, MessageView, Playground, Reply
from tests.bot.conftest import PATIENCE

LOOK = 0.02  # seconds between two looks at what nobody rings for
RECENT = 10  # messages in which something may change


async def eventually(wish: Callable[[], Awaitable[Any]], what: str) -> Any:
    """Look again and again until something in the store is true."""
    end = time.monotonic() + PATIENCE
    while not (granted := await wish()):
        assert time.monotonic() < end, what
        await asyncio.sleep(LOOK)
    return granted


class Player:
    """Somebody who plays by pressing buttons and giving commands."""

    def __init__(self, world: Playground, name: str, locale: str = "en-US") -> None:
        self.world, self.actor = world, world.user(name, locale)
        self.name = name

    async def sees(self, text: str) -> MessageView:
        return await self.actor.sees(text, PATIENCE)

    async def until(self, wish: Any, what: str) -> Any:
        return await self.world.until(wish, f"{self.name}: {what}\n{self.actor.story('waits')}", PATIENCE)

    def with_button(self, label: str) -> MessageView | None:
        """The newest message that has a button of this name, ready to be pressed."""
        found = (m for m in reversed(self.actor.messages) if any(str(b) == label and not b.disabled for b in m.buttons))
        return next(found, None)

    async def press(self, label: str, **more: Any) -> Reply:
        """Press a button as soon as it is there."""
        message = await self.until(lambda: self.with_button(label), f"there is no button “{label}”")
        return await self._settled(self.actor.click(label, on=message, **more), private=message.ephemeral)

    async def tap(self, message: MessageView, button: Control) -> Reply:
        """Press this very button."""
        return await self._settled(self.actor.click(button, on=message), private=message.ephemeral)

    async def move(self, label: str) -> Reply:
        """Press a button of the table message that calls this person."""
        call = f"<@{self.actor.id}>"
        ready = lambda: (m := self.with_button(label)) and call in m.text and m  # noqa: E731
        message = await self.until(ready, f"it is not my move, or there is no “{label}”")
        return await self._settled(self.actor.click(label, on=message))

    async def choose(self, value: str | int = 0, of: str | None = None) -> Reply:
        """Choose from the newest select: by place in the list, or by label."""
        message = await self.until(self._with_select, "there is no select")
        options = message.selects[0].raw["options"]
        chosen = options[value]["value"] if isinstance(value, int) else value
        return await self._settled(self.actor.select(chosen, of=of, on=message), private=True)

    def _with_select(self) -> MessageView | None:
        return next((m for m in reversed(self.actor.messages) if m.selects and m.ephemeral), None)

    async def command(self, line: str, **given: Any) -> Reply:
        return await self._settled(self.actor.slash(line, **given), private=True)

    async def submit(self, values: dict[str, Any]) -> Reply:
        return await self._settled(self.actor.submit(values))

    async def _settled(self, act: Any, *, private: bool = False) -> Reply:
        """Wait for what comes of it: the private message it was pressed on changes, or another appears."""
        before = self._bodies(private, recent=10 * RECENT).items()  # private ones go away, and older ones move up
        reply: Reply = await act
        if reply.form is None:
            await self.until(lambda: self._bodies(private).items() - before, "nothing came of it")
        return reply

    def _bodies(self, private: bool, recent: int = RECENT) -> dict[str, str]:
        seen = [m for m in self.actor.messages[-recent:] if not m.thinking and (m.ephemeral or not private)]
        return {m.id: json.dumps(m.raw, sort_keys=True) for m in seen}
