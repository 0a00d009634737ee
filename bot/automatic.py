"""Automatic players: they see what their seat sees, and move after a short pause, several moves in one transaction."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.seated import Seated
from bot.sessions import Move, Sessions
from bot.store import Action as Transaction
from bot.store import Lapsed, Timer
from game.automa.drive import next_prompt, prompt_id
from game.automa.pace import Pace
from game.engine import Action, Prompt, Refused, why_not
from game.family import AnyGame, Player

TIMER = "automatic"
USUAL = "steady"
MOST_AT_ONCE = 60
BOX = 1.0  # seconds a player may think about one decision
SITTING = 4.0  # seconds of thought after which what was done so far is told
PATIENCE = 45  # pauses that an offer of an automatic player lies open to people before it plays on

log = logging.getLogger(__name__)


def waiting(table: Seated) -> Prompt | None:
    """The question an automatic player answers next, if there is one."""
    if not table.playing or table.paused:
        return None
    return next_prompt(table.island, table.chronicle.answered, table.is_automatic)


def only_automatic(table: Seated) -> bool:
    """Nothing can happen but what automatic players do next, and soon."""
    if waiting(table) is None or awaits_people(table):
        return False
    return all(table.is_automatic(p.seat) for p in table.island.waiting_for())


def awaits_people(table: Seated) -> bool:
    """An automatic player has just offered something, and somebody asked has not answered yet."""
    prompt = waiting(table)
    return prompt is not None and any(
        offer.maker == prompt.seat and any(not table.is_automatic(s) and s not in offer.answers for s in offer.to)
        for offer in table.family.offers(table.island)
    )


@dataclass
class Automatic:
    """Lets automatic players move."""

    sessions: Sessions
    pause: int  # milliseconds
    rng: random.Random = field(default_factory=random.Random)
    paces: dict[int, Pace] = field(default_factory=dict)  # of games in which automatic players have more to do

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """Arm the timer while an automatic player has something to do."""
        if waiting(after) is not None:
            tx.arm(TIMER, tx.now + self.pause * (PATIENCE if awaits_people(after) else 1))

    async def fire(self, timer: Timer) -> None:
        """Move until only people are left to decide."""
        assert timer.game_id is not None
        left, end, patient = MOST_AT_ONCE, time.monotonic() + SITTING, False

        async def moves(table: Seated) -> Move | None:
            nonlocal left, patient
            prompt = waiting(table)
            if prompt is None:
                self.paces.pop(table.id, None)
            if left == MOST_AT_ONCE:
                patient = awaits_people(table)  # it has waited for answers long enough
            left -= 1
            over = left < 0 or time.monotonic() > end or (awaits_people(table) and not patient)
            return None if prompt is None or over else await self._move(table, prompt)

        try:
            await self.sessions.play(timer.game_id, lambda table: moves, timer=timer)
        except Lapsed:
            return  # somebody's move armed it anew
        except Refused:  # the game ended or was closed before it fired
            await self.sessions.store.timers.done(timer)

    async def _move(self, table: Seated, prompt: Prompt) -> Move:
        for order in table.family.standing_orders(table.island, prompt.seat):
            return Move(order)
        levels = table.family.levels
        level = levels.get(table.level(prompt.seat) or "", levels[USUAL])
        seen = table.family.seen_by(table.island, prompt)
        rest = self.paces.setdefault(table.id, Pace()).exhausted(seen, prompt)
        action = rest or _sound(seen, prompt, await self._think(level, seen, prompt))
        return Move(action, prompt_id(action, prompt), prompt.id if prompt.optional else None)

    async def _think(self, level: Player, seen: AnyGame, prompt: Prompt) -> Action:
        """The choice of a player, thought out beside the event loop; who is no longer waited for stops at once."""
        given_up = threading.Event()
        try:
            return await asyncio.to_thread(level.choose, seen, prompt.seat, self.rng, _box(given_up))
        except Exception:
            log.exception("the %s player could not decide about %s", level.name, prompt.kind)
            return _default(seen, prompt)
        finally:
            given_up.set()


def _box(given_up: threading.Event) -> Callable[[], bool]:
    end = time.monotonic() + BOX
    return lambda: given_up.is_set() or time.monotonic() >= end


def _sound(seen: AnyGame, prompt: Prompt, action: Action) -> Action:
    """What a player chose, or the fair default should it be illegal: an error of thought must not stop a game."""
    if why_not(seen, action, prompt_id(action, prompt)) is None:
        return action
    return _default(seen, prompt)


def _default(seen: AnyGame, prompt: Prompt) -> Action:
    action: Action = seen.rules.prompts[prompt.kind].default(seen, prompt)
    return action
