"""Reminders: one timer for each person the game waits for, armed and disarmed with every action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec

from bot.seated import Seated
from bot.settings import Pace
from bot.store import Action as Transaction
from bot.store import Delivery, Lapsed, Person, Timer
from bot.time import ballots, letters, seats
from bot.time.polite import polite_from
from bot.time.waiting import Wait, asked, default, newly_asked, pace_of, slot_seat
from bot.ui import Sheet, post
from game.engine import Prompt, Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER = "remind"
LOUDER_AT, VOTE_AT = 2, 3  # the second reminder is louder, with the third the others may vote
NO_DIRECT_MESSAGES = 50007


class Reminders:
    """Arms timers, acts when they fire, and sends what people read."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds[TIMER] = self.fire
        bot.deliverer.senders[letters.REMINDER] = self.send

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """Whoever is newly waited for gets a timer, whoever has answered loses it."""
        pace = pace_of(self.bot.settings, after)
        if pace is None:
            return
        for seat in range(len(after.seats)):
            if asked(after, seat) is None:
                if after.playing and before.game is not None and asked(before, seat) is not None:
                    tx.disarm(TIMER, key=str(seat))
            elif (now := newly_asked(before, after, seat)) is not None:
                wait = Wait(now.id, tx.now)
                tx.arm(TIMER, tx.now + pace.first, msgspec.msgpack.encode(wait), key=str(seat))

    # --- firing ------------------------------------------------------------------------------------------------------

    async def fire(self, timer: Timer) -> None:
        """Do what the table agreed on when time is up; before that, remind at a polite hour."""
        assert timer.game_id is not None
        bot, seat = self.bot, slot_seat(timer.slot)
        wait = msgspec.msgpack.decode(timer.args, type=Wait)
        table = await bot.sessions.open(timer.game_id)
        prompt, pace, user = asked(table, seat), pace_of(bot.settings, table), table.user_at(seat)
        if prompt is None or prompt.id != wait.prompt or pace is None or user is None:
            await bot.store.timers.done(timer)
            return
        now, person = bot.clock.now(), await bot.store.people.load(user)
        polite, limit = polite_from(person, now), _limit(table, wait, pace)
        if limit is not None and now >= limit:
            await self._time_is_up(timer, seat, prompt)
        elif polite > now:
            await bot.store.timers.put_off(timer, polite if limit is None else min(polite, limit))
        else:
            await self._remind(timer, seat, wait, pace, person)

    async def _remind(self, timer: Timer, seat: int, wait: Wait, pace: Pace, person: Person) -> None:
        """One letter, and the timer for the next; at last the others may vote."""
        next_wait = Wait(wait.prompt, wait.since, wait.times + 1)

        def change(tx: Transaction, table: Seated) -> Seated:
            limit = _limit(table, wait, pace)
            due = tx.now + pace.repeat
            tx.arm(TIMER, due if limit is None else min(due, limit), msgspec.msgpack.encode(next_wait), key=str(seat))
            if person.reminders != "off":
                letter = msgspec.msgpack.encode(letters.Letter(seat, wait.prompt, next_wait.times))
                direct = person.reminders == "direct"
                place = {"user_id": person.user_id} if direct else {"channel_id": table.record.channel_id}
                tx.post(letters.REMINDER, letter, **place, key=f"remind-{table.id}-{seat}")
            return ballots.open_vote(tx, table, seat, wait.prompt) if next_wait.times == VOTE_AT else table

        try:
            await self.bot.sessions.change(timer.game_id or 0, change, timer=timer)
        except Lapsed:
            return  # answered while we wrote

    async def _time_is_up(self, timer: Timer, seat: int, prompt: Prompt) -> None:
        """The fair default, or somebody who plays on until the person returns."""
        assert timer.game_id is not None
        table = await self.bot.sessions.open(timer.game_id)
        try:
            if table.meta.options.get("time_up") == "stand_in":
                await self.bot.sessions.change(
                    timer.game_id, lambda tx, now: seats.stand_in(tx, now, seat, "time_up"), timer=timer
                )
            else:
                await self.bot.sessions.act(timer.game_id, lambda now: default(now, prompt), timer=timer)
        except Lapsed:
            return
        except Refused:
            await self.bot.store.timers.done(timer)

    # --- sending -----------------------------------------------------------------------------------------------------

    async def send(self, delivery: Delivery) -> None:
        """A reminder, unless its question was answered meanwhile; into the channel where direct messages are closed."""
        assert delivery.game_id is not None
        letter = msgspec.msgpack.decode(delivery.payload, type=letters.Letter)
        table = await self.bot.sessions.open(delivery.game_id)
        prompt, user = asked(table, letter.seat), table.user_at(letter.seat)
        if prompt is None or prompt.id != letter.about or user is None:
            return
        louder = letter.times >= LOUDER_AT
        if delivery.user_id is not None:
            page = await letters.reminder(self.bot, table, letter, prompt, louder=louder, direct=True)
            if await send_direct(self.bot, delivery.user_id, page, delivery.nonce):
                return
        page = await letters.reminder(self.bot, table, letter, prompt, louder=louder, direct=False)
        channel = self.bot.get_partial_messageable(table.record.channel_id, guild_id=table.record.guild_id)
        await post(channel, page, delivery.nonce)


async def send_direct(bot: IslandBot, user: int, page: Sheet, nonce: str) -> bool:
    """A direct message; False where they are closed."""
    try:
        room = await bot.create_dm(discord.Object(user))
        await post(room, page, nonce)
    except discord.HTTPException as error:
        if error.code != NO_DIRECT_MESSAGES:
            raise
        return False
    return True


def _limit(table: Seated, wait: Wait, pace: Pace) -> int | None:
    """When time is up; None where the table only reminds."""
    return None if table.meta.options.get("time_up", "remind") == "remind" else wait.since + pace.limit
