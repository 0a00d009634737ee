"""You are next: a direct message at the beginning of the turn before, for those who want it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.messages.direct import send_direct
from bot.seated import Seated
from bot.store import Action as Transaction
from bot.store import Delivery, Timer
from bot.time import letters
from bot.time.polite import polite_from

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER = "ahead"


class Ahead:
    """Looks at each turn that begins."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds[TIMER] = self.fire
        bot.deliverer.senders[letters.AHEAD] = self.send

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """A person's turn has begun, and another person comes after it: the turns of automatic players take no time."""
        if not after.playing or before.game is None:
            return
        turn, following = after.island.table.turn, next_seat(after)
        begins = turn.number != before.island.table.turn.number and not after.is_automatic(turn.owner)
        if begins and following != turn.owner and after.user_at(following) is not None:
            tx.arm(TIMER, tx.now, msgspec.msgpack.encode(letters.Letter(following, turn.number)))

    async def fire(self, timer: Timer) -> None:
        """Write to them if they want to know; at a bad hour later, if it is still true then."""
        assert timer.game_id is not None
        letter = msgspec.msgpack.decode(timer.args, type=letters.Letter)
        table, now = await self.bot.sessions.open(timer.game_id, timer.version), self.bot.clock.now()
        user = table.user_at(letter.seat)
        person = await self.bot.store.people.load(user) if user is not None else None
        wanted = person is not None and person.one_ahead and next_turn(table, letter)
        if person is not None and wanted and (polite := polite_from(person, now)) > now:
            await self.bot.store.timers.put_off(timer, polite)
            return
        if person is not None and wanted:
            await self.bot.store.deliveries.post(
                letters.AHEAD, timer.args, user_id=person.user_id, game_id=table.id, key=f"ahead-{table.id}"
            )
        await self.bot.store.timers.done(timer)

    async def send(self, delivery: Delivery) -> None:
        """The letter, while it is still true; to nobody else where direct messages are closed."""
        assert delivery.game_id is not None and delivery.user_id is not None
        letter = msgspec.msgpack.decode(delivery.payload, type=letters.Letter)
        table = await self.bot.sessions.open(delivery.game_id, delivery.version)
        if next_turn(table, letter) and table.user_at(letter.seat) == delivery.user_id:
            once = f"ahead-{table.id}-{letter.about}"[:25]  # the same, should the timer fire again after a crash
            await send_direct(self.bot, delivery.user_id, await letters.ahead(self.bot, table, letter), once)


def next_turn(table: Seated, letter: letters.Letter) -> bool:
    """Is it still true that their turn comes next?"""
    return table.playing and table.island.table.turn.number == letter.about


def next_seat(table: Seated) -> int:
    """The person whose turn comes after this one."""
    game = table.island
    order = game.from_seat(game.table.turn.owner)
    return next((seat for seat in order[1:] if seat not in game.gone and not table.is_automatic(seat)), order[0])
