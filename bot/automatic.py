"""Automatic players: they see what their seat sees, and move after a short pause, several moves in one transaction."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.seated import Seated
from bot.sessions import Move, Sessions
from bot.store import Action as Transaction
from bot.store import Lapsed, Timer
from game.engine import Action, Prompt, legal, view
from game.table import Island

TIMER = "automatic"
MOST_AT_ONCE = 60

Choose: TypeAlias = Callable[[Island, int, random.Random], Action]
"""An automatic player: from a seat's view the action it takes."""


def random_player(seen: Island, seat: int, rng: random.Random) -> Action:
    """Any legal action, dealing with others only when asked."""
    actions = legal(seen, seat)
    if not actions:
        prompt = seen.prompts_of(seat)[0]
        return seen.rules.prompts[prompt.kind].default(seen, prompt)
    asked = any(p.optional for p in seen.prompts_of(seat))
    quiet = [a for a in actions if asked or a.group != "trade"]
    return rng.choice(quiet or actions)


LEVELS: dict[str, Choose] = {"random": random_player}


def player(level: str) -> Choose:
    """The automatic player of a level; an unknown one plays at random."""
    return LEVELS.get(level, random_player)


def waiting(table: Seated) -> list[Prompt]:
    """Questions that automatic players have to answer now, or may."""
    if not table.playing:
        return []
    return [
        p
        for p in table.island.prompts
        if table.is_automatic(p.seat) and p.answer is None and (not p.optional or p.id not in table.chronicle.answered)
    ]


@dataclass
class Automatic:
    """Lets automatic players move."""

    sessions: Sessions
    pause: int  # milliseconds
    rng: random.Random = field(default_factory=random.Random)

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """Arm the timer while an automatic player has something to do."""
        if waiting(after):
            tx.arm(TIMER, tx.now + self.pause)

    async def fire(self, timer: Timer) -> None:
        """Move until only people are left to decide."""
        assert timer.game_id is not None
        left = MOST_AT_ONCE

        def moves(table: Seated) -> Move | None:
            nonlocal left
            left -= 1
            asked = waiting(table)
            if not asked or left < 0:
                return None
            return self._move(table, min(asked, key=lambda p: p.optional))

        try:
            await self.sessions.play(timer.game_id, lambda table: moves, timer=timer)
        except Lapsed:
            return

    def _move(self, table: Seated, prompt: Prompt) -> Move:
        seen = view(table.island, prompt.seat)
        seen.prompts = [p for p in seen.prompts if p.id == prompt.id]
        action = player(table.level(prompt.seat) or "")(seen, prompt.seat, self.rng)
        return Move(action, prompt.id, prompt.id if prompt.optional else None)
