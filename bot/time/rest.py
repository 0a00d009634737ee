"""A table that rests: told once, remembered by two letters, woken by one tap."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.clock import DAY, SECOND
from bot.messages.direct import send_direct
from bot.seated import Seated
from bot.store import Action as Transaction
from bot.store import Delivery, Timer
from bot.time import letters
from bot.time.polite import awake_from
from bot.time.presence import Presence, presence, resting
from bot.time.seats import tell

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER = "rest"
AFTER = (7 * DAY, 30 * DAY)
"""How long a table has rested when its people are written to; after the last they are left in peace."""


class Rest:
    """Tells that a table rests, and writes to its people a week and a month later."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds[TIMER] = self.fire
        bot.deliverer.senders[letters.REST] = self.send

    def keep(self, tx: Transaction, before: Seated, after: Seated) -> Seated:
        """One line when the last person goes."""
        return tell(tx, after, "rests") if resting(after) and not resting(before) else after

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """The letters are due while it rests."""
        if resting(after) and not resting(before):
            tx.arm(TIMER, tx.now + AFTER[0], msgspec.msgpack.encode(0))
        elif resting(before) and after.playing and not resting(after):
            tx.disarm(TIMER)

    async def fire(self, timer: Timer) -> None:
        """Write to everybody who could wake the table."""
        assert timer.game_id is not None
        times: int = msgspec.msgpack.decode(timer.args)

        def change(tx: Transaction, table: Seated) -> Seated:
            for seat in range(len(table.seats)) if resting(table) else ():
                user = table.user_at(seat)
                if user is not None and presence(table, seat) in (Presence.STOOD_IN, Presence.AWAY):
                    letter = msgspec.msgpack.encode(letters.Letter(seat, table.record.version, times))
                    tx.post(letters.REST, letter, user_id=user, key=f"rest-{table.id}-{seat}")
            if resting(table) and times + 1 < len(AFTER):
                due = tx.now + AFTER[times + 1] - AFTER[times]
                tx.arm(TIMER, due, msgspec.msgpack.encode(times + 1))
            return table

        await self.bot.sessions.change(timer.game_id, change, timer=timer)

    async def send(self, delivery: Delivery) -> float | None:
        """The letter, if the table still rests, after quiet hours; to nobody else where direct messages are closed."""
        assert delivery.game_id is not None and delivery.user_id is not None
        letter = msgspec.msgpack.decode(delivery.payload, type=letters.Letter)
        table = await self.bot.sessions.open(delivery.game_id, delivery.version)
        if resting(table) and table.user_at(letter.seat) == delivery.user_id:
            now = self.bot.clock.now()
            if (polite := awake_from(await self.bot.store.people.load(delivery.user_id), now)) > now:
                return (polite - now) / SECOND
            page = await letters.rest(self.bot, table, letter)
            await send_direct(self.bot, delivery.user_id, page, delivery.nonce)
        return None
