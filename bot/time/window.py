"""Questions that wait only so long: when their window closes, the default answers for whoever was silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.clock import SECOND
from bot.seated import Seated
from bot.store import Action as Transaction
from bot.store import Timer
from bot.time.waiting import asked, default, newly_asked, slot_seat
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER = "window"


class Windows:
    """One timer for each person asked such a question."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds[TIMER] = self.fire

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """Arm it with the question; the rules say how patient it is."""
        for seat in range(len(after.seats)):
            prompt = newly_asked(before, after, seat)
            seconds = prompt.patience(after.island) if prompt else 0
            if prompt is not None and seconds:
                tx.arm(TIMER, tx.now + seconds * SECOND, msgspec.msgpack.encode(prompt.id), key=str(seat))

    async def fire(self, timer: Timer) -> None:
        """The window closes."""
        assert timer.game_id is not None
        table = await self.bot.sessions.open(timer.game_id, timer.version)
        prompt = asked(table, slot_seat(timer.slot))
        if prompt is None or prompt.id != msgspec.msgpack.decode(timer.args):
            raise Refused("stale_button")
        await self.bot.sessions.act(timer.game_id, lambda now: default(now, prompt), timer=timer)
