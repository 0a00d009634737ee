"""Automatic players: they see what their seat sees, and move after a short pause, several moves in one transaction."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

from bot.seated import Seated
from bot.sessions import Move, Sessions
from bot.store import Action as Transaction
from bot.store import Lapsed, Timer
from game.automa.drive import next_prompt, seen_by
from game.automa.levels import LEVELS
from game.engine import Action, Prompt, Refused, why_not
from game.table import Island

TIMER = "automatic"
USUAL = "steady"
MOST_AT_ONCE = 60


def waiting(table: Seated) -> Prompt | None:
    """The question an automatic player answers next, if there is one."""
    if not table.playing or table.paused:
        return None
    return next_prompt(table.island, table.chronicle.answered, table.is_automatic)


def only_automatic(table: Seated) -> bool:
    """Nothing can happen but what automatic players do next."""
    return waiting(table) is not None and all(table.is_automatic(p.seat) for p in table.island.waiting_for())


@dataclass
class Automatic:
    """Lets automatic players move."""

    sessions: Sessions
    pause: int  # milliseconds
    rng: random.Random = field(default_factory=random.Random)

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """Arm the timer while an automatic player has something to do."""
        if waiting(after) is not None:
            tx.arm(TIMER, tx.now + self.pause)

    async def fire(self, timer: Timer) -> None:
        """Move until only people are left to decide."""
        assert timer.game_id is not None
        left = MOST_AT_ONCE

        async def moves(table: Seated) -> Move | None:
            nonlocal left
            left -= 1
            prompt = waiting(table)
            return await self._move(table, prompt) if prompt is not None and left >= 0 else None

        try:
            await self.sessions.play(timer.game_id, lambda table: moves, timer=timer)
        except Lapsed:
            return  # somebody's move armed it anew
        except Refused:  # the game ended or was closed before it fired
            await self.sessions.store.timers.done(timer)

    async def _move(self, table: Seated, prompt: Prompt) -> Move:
        level = LEVELS.get(table.level(prompt.seat) or "", LEVELS[USUAL])
        seen = seen_by(table.island, prompt)
        action = await asyncio.to_thread(level.choose, seen, prompt.seat, self.rng)
        action = _sound(seen, prompt, action)
        return Move(action, prompt.id, prompt.id if prompt.optional else None)


def _sound(seen: Island, prompt: Prompt, action: Action) -> Action:
    """What a player chose, or the fair default should it be illegal: an error of thought must not stop a game."""
    if why_not(seen, action, prompt.id) is None:
        return action
    return seen.rules.prompts[prompt.kind].default(seen, prompt)
