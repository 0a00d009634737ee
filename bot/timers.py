"""Timers are rows: a worker claims what is due and hands it to whoever answers for its kind; each fires once."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot import logs
from bot.claims import Claims
from bot.clock import MINUTE, SECOND
from bot.store import Lapsed, NoSuchGame, Timer, Unavailable
from bot.workers import insist
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

Fire = Callable[[Timer], Awaitable[None]]
"""Carries out a timer and ends it, with `tx.done(timer)` in the transaction of its effect or `store.timers.done`."""


class Timers:
    """The worker; `kinds` says who answers for what, and may be added to."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        self.kinds: dict[str, Fire] = {}
        most = bot.settings.timers_at_once
        self.claims = Claims(bot.store.timers, bot.clock, bot.tasks, self._fire, most=most, name="timer")

    async def _fire(self, timer: Timer) -> None:
        logs.note(timer=timer.id, kind=timer.kind, game=timer.game_id)
        fire, outcome = self.kinds.get(timer.kind), "done"
        if fire is None:
            log.error("nobody answers for timers of kind %s", timer.kind)
            await self._put_off(timer, 60 * MINUTE)
            return
        wait = min(MINUTE, SECOND * 2 ** min(timer.attempts, 6))
        try:
            await fire(timer)
        except Lapsed:
            outcome = "lapsed"  # something armed it anew meanwhile
        except (NoSuchGame, Refused):  # what it was armed for can no longer happen
            outcome = "gone"
            await insist(self.bot.clock, lambda: self.bot.store.timers.done(timer))
        except Unavailable as error:
            outcome = "again"
            log.warning("timer %s of game %s again in %s ms: %s", timer.kind, timer.game_id, wait, error)
            await self._put_off(timer, wait)
        except Exception:
            outcome = "failed"
            log.exception("timer %s of game %s failed", timer.kind, timer.game_id)
            await self._put_off(timer, wait)
        finally:
            self.bot.figures.timers.labels(timer.kind, outcome).inc()

    async def _put_off(self, timer: Timer, wait: int) -> None:
        until = self.bot.clock.now() + wait
        await insist(self.bot.clock, lambda: self.bot.store.timers.put_off(timer, until))
