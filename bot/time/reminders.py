"""Reminders: one timer for each person the game waits for, armed and disarmed with every action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec

from bot.clock import MINUTE, SECOND
from bot.messages.direct import send_direct
from bot.seated import Clock, Seated
from bot.settings import Pace
from bot.store import Action as Transaction
from bot.store import Delivery, Person, Posted, Timer
from bot.time import ballots, letters, seats
from bot.time.clocks import SLOW, clock_of, limit_of, next_reminder, reminded, reminder_key, rung
from bot.time.polite import awake_from
from bot.time.presence import hears
from bot.time.waiting import asked, default, pace_of, slot_seat
from bot.ui import post
from game.engine import Event, Question, Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER = "remind"
SOON = 15 * MINUTE
LOUDER_AT, VOTE_AT = 2, 3  # the second reminder is louder; with the third, or the last there is, the others may vote


class Reminders:
    """Arms timers, acts when they fire, and sends what people read."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds[TIMER] = self.fire
        bot.deliverer.senders[letters.REMINDER] = self.send

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """Whose clock begins to run gets a timer, whose clock stops loses it."""
        pace = pace_of(self.bot.settings, after)
        if pace is None or after.game is None:
            return
        for seat in range(len(after.seats)):
            was, now = clock_of(before, seat), clock_of(after, seat)
            if now is None:
                if was is not None and after.playing:
                    tx.disarm(TIMER, key=str(seat))
            elif str(seat) in after.chronicle.silent and was == now:
                tx.arm(TIMER, tx.now, now.span.encode(), key=str(seat))  # moved for, and its turn goes on
            elif was is None or (was.span, was.since) != (now.span, now.since):
                spent = sum(end - begin for begin, end in now.spent)
                # Soon, for whoever sleeps is called when they wake; a prompt answer costs nothing even so.
                tx.arm(TIMER, tx.now + max(0, min(pace.first - spent, SOON)), now.span.encode(), key=str(seat))

    # --- firing ------------------------------------------------------------------------------------------------------

    async def fire(self, timer: Timer) -> None:
        """Do what the table agreed on when time is up; before that, remind at a polite hour."""
        assert timer.game_id is not None
        bot, seat = self.bot, slot_seat(timer.slot)
        table = await bot.sessions.open(timer.game_id, timer.version)
        question, pace, user = asked(table, seat), pace_of(bot.settings, table), table.user_at(seat)
        clock = clock_of(table, seat)
        if question is None or clock is None or clock.span != timer.args.decode() or pace is None or user is None:
            await bot.store.timers.done(timer)
            return
        now, person = bot.clock.now(), await bot.store.people.load(user)
        if limited(table) and now >= limit_of(clock, person, pace, now):
            await self._time_is_up(timer, table, question)
        elif now < due_at(table, clock, person, pace, now):
            await bot.store.timers.put_off(timer, next_due(table, clock, person, pace, now))
        else:
            await self._remind(timer, seat, person, pace)

    async def _remind(self, timer: Timer, seat: int, person: Person, pace: Pace) -> None:
        """One letter, and the timer for the next; at last the others may vote."""

        def change(tx: Transaction, table: Seated) -> Seated:
            question, clock = asked(table, seat), clock_of(table, seat)
            if question is None or clock is None:
                raise Refused("stale_button")
            table = reminded(tx, table, seat)
            after = table.chronicle.clocks[str(seat)]
            tx.arm(TIMER, next_due(table, after, person, pace, tx.now), timer.args, key=str(seat))
            if person.reminders != "off" and not by_letter(person, pace) and hears(table, person.user_id, None):
                letter = msgspec.msgpack.encode(letters.Letter(seat, question.id, clock.reminders + 1))
                direct = person.reminders == "direct"
                place = {"user_id": person.user_id} if direct else {"channel_id": table.record.channel_id}
                tx.post(letters.REMINDER, letter, **place, key=f"remind-{table.id}-{seat}")
            number, due = rung(clock, person) + 1, due_at(table, after, person, pace, tx.now)
            last = limited(table) and due >= limit_of(after, person, pace, tx.now)
            votes = number == VOTE_AT or (number == LOUDER_AT and last)
            return ballots.open_vote(tx, table, seat, question.id) if votes else table

        await self.bot.sessions.change(timer.game_id or 0, change, timer=timer)

    async def _time_is_up(self, timer: Timer, table: Seated, question: Question) -> None:
        """A safe move, or somebody who plays on until the person returns; either is told."""
        sessions, seat = self.bot.sessions, question.seat
        silent_in = table.chronicle.silent.get(str(seat))
        if table.option("time_up") == "default" and silent_in in (None, table.turn_key):
            told = Event("moved_for", {"seat": seat}) if silent_in is None else None
            await sessions.act(table.id, lambda now: default(now, question), timer=timer, told=told)
        else:
            await sessions.change(table.id, lambda tx, now: seats.stand_in(tx, now, seat, seats.TIME_UP), timer=timer)

    # --- sending -----------------------------------------------------------------------------------------------------

    async def send(self, delivery: Delivery) -> Posted | float | None:
        """A reminder, unless its question was answered meanwhile; into the channel where direct messages are closed.

        It stands until the next one or the answer comes. One that Discord took only at night waits for the morning.
        """
        assert delivery.game_id is not None
        letter = msgspec.msgpack.decode(delivery.payload, type=letters.Letter)
        table = await self.bot.sessions.open(delivery.game_id, delivery.version)
        prompt, user, key = asked(table, letter.seat), table.user_at(letter.seat), reminder_key(table, letter.seat)
        if prompt is None or user is None or key != f"{letter.seat}/{letter.about}/{letter.times}":
            return None
        if delivery.user_id not in (None, user):
            return None  # somebody else holds the seat now
        made: discord.Message | None = None
        person, clock = await self.bot.store.people.load(user), table.chronicle.clocks[str(letter.seat)]
        if (awake := awake_from(person, now := self.bot.clock.now())) > now:
            return (awake - now) / SECOND
        until, times = self._until(table, clock, person), rung(clock, person)
        louder = times >= LOUDER_AT if limited(table) else times == LOUDER_AT
        if delivery.user_id is not None:
            page = await letters.reminder(self.bot, table, letter, prompt, until=until, louder=louder, direct=True)
            made = await send_direct(self.bot, delivery.user_id, page, delivery.nonce)
        if made is None:
            page = await letters.reminder(self.bot, table, letter, prompt, until=until, louder=louder, direct=False)
            channel = self.bot.get_partial_messageable(table.record.channel_id, guild_id=table.record.guild_id)
            made = await post(channel, page, delivery.nonce)
        return Posted(made.id, made.channel.id, table.id, letters.REMINDER, key, self.bot.clock.now(), None)

    def _until(self, table: Seated, clock: Clock, person: Person) -> int | None:
        """When something happens in spite of them; None if nothing does."""
        pace = pace_of(self.bot.settings, table)
        return limit_of(clock, person, pace, self.bot.clock.now()) if pace is not None and limited(table) else None


def next_due(table: Seated, clock: Clock, person: Person, pace: Pace, now: int) -> int:
    """When there is something to do again: remind, or end it."""
    due = due_at(table, clock, person, pace, now)
    return min(due, limit_of(clock, person, pace, now)) if limited(table) else due


def due_at(table: Seated, clock: Clock, person: Person, pace: Pace, now: int) -> int:
    """When the next reminder disturbs nobody: one that is overdue, after a pause or a restart, not at night either.

    A vacation does not count: while it lasts here the clock stands still, and whoever came back early is here.
    """
    return awake_from(person, max(now, next_reminder(clock, person, pace, rarely=not limited(table))))


def by_letter(person: Person, pace: Pace) -> bool:
    """Does the letter of the day stand for single reminders? Not where minutes count."""
    return person.letter_at is not None and pace.limit >= SLOW


def limited(table: Seated) -> bool:
    """Does anything happen when time is up?"""
    return table.option("time_up") != "remind"
