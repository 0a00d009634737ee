"""Reminders: one timer for each person the game waits for, armed and disarmed with every action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec

from bot.seated import Seated
from bot.settings import Pace, Settings
from bot.store import Action as Transaction
from bot.store import Delivery, Lapsed, Timer
from bot.time import absence, letters
from bot.time.polite import polite_from
from bot.ui import Sheet
from game.engine import Action, Prompt, Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER, AHEAD = "remind", "ahead"
LOUDER_AT, VOTE_AT = 2, 3  # the second reminder is louder, with the third the others may vote
NO_DIRECT_MESSAGES = 50007


class Wait(msgspec.Struct, frozen=True):
    """Since when the game waits for an answer, and how often its person was reminded."""

    prompt: int
    since: int
    times: int = 0


def pace_of(settings: Settings, table: Seated) -> Pace | None:
    """How long a move may take at this table; None: for ever."""
    pace = table.meta.options.get("pace", "none")
    return {"live": settings.pace_live, "day": settings.pace_day, "week": settings.pace_week}.get(str(pace))


def asked(table: Seated, seat: int) -> Prompt | None:
    """The question a person holds everybody up with."""
    if not table.playing or table.is_automatic(seat) or table.user_at(seat) is None:
        return None
    return next((p for p in table.island.waiting_for() if p.seat == seat), None)


class Reminders:
    """Arms timers, and acts when they fire."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds |= {TIMER: self.fire, AHEAD: self.fire_ahead}
        bot.deliverer.senders |= {letters.REMINDER: self.send, letters.AHEAD: self.send_ahead}

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """Whoever is newly waited for gets a timer, whoever has answered loses it."""
        pace = pace_of(self.bot.settings, after)
        for seat in range(len(after.seats)):
            was = asked(before, seat) if before.game is not None else None
            now = asked(after, seat)
            if now is None:
                if was is not None and after.playing:
                    tx.disarm(TIMER, key=str(seat))
            elif pace is not None and (was is None or was.id != now.id):
                wait = Wait(now.id, tx.now)
                tx.arm(TIMER, tx.now + pace.first, msgspec.msgpack.encode(wait), key=str(seat))
        self._watch_turn(tx, before, after)

    def _watch_turn(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """When a turn begins, the one after it may want to know."""
        if not after.playing or pace_of(self.bot.settings, after) is None:
            return
        turn = after.island.table.turn
        if before.game is None or before.island.table.turn.number != turn.number:
            tx.arm(AHEAD, tx.now, msgspec.msgpack.encode((turn.owner + 1) % len(after.seats)))

    # --- firing ------------------------------------------------------------------------------------------------------

    async def fire(self, timer: Timer) -> None:
        """Remind at a polite hour, or do what the table agreed on when time is up."""
        assert timer.game_id is not None
        bot, seat = self.bot, int(timer.slot.rpartition("/")[2])
        wait = msgspec.msgpack.decode(timer.args, type=Wait)
        table = await bot.sessions.open(timer.game_id)
        prompt, pace, user = asked(table, seat), pace_of(bot.settings, table), table.user_at(seat)
        if prompt is None or prompt.id != wait.prompt or pace is None or user is None:
            await bot.store.timers.done(timer)
            return
        now, person = bot.clock.now(), await bot.store.people.load(user)
        polite = polite_from(person, now)
        if polite > now:
            await bot.store.timers.put_off(timer, polite)
        elif now - wait.since >= pace.limit and table.meta.options.get("time_up", "remind") != "remind":
            await self._time_is_up(timer, seat, prompt)
        else:
            await self._remind(
                timer, seat, wait, pace, direct=person.reminders == "direct", off=person.reminders == "off"
            )

    async def _remind(self, timer: Timer, seat: int, wait: Wait, pace: Pace, *, direct: bool, off: bool) -> None:
        """One letter, and the timer for the next."""
        next_wait = Wait(wait.prompt, wait.since, wait.times + 1)

        def change(tx: Transaction, table: Seated) -> Seated:
            limit = wait.since + pace.limit
            due = tx.now + pace.repeat
            due = limit if tx.now < limit < due else due
            tx.arm(TIMER, due, msgspec.msgpack.encode(next_wait), key=str(seat))
            if not off:
                letter = msgspec.msgpack.encode(letters.Letter(seat, wait.prompt, next_wait.times))
                place = {"user_id": table.user_at(seat)} if direct else {"channel_id": table.record.channel_id}
                tx.post(letters.REMINDER, letter, **place, key=f"remind-{table.id}-{seat}")
            return absence.open_vote(tx, table, seat, wait.prompt) if next_wait.times == VOTE_AT else table

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
                    timer.game_id, lambda tx, now: absence.stand_in(tx, now, seat, "time_up"), timer=timer
                )
            else:
                await self.bot.sessions.act(timer.game_id, lambda now: default(now, prompt), timer=timer)
        except Lapsed:
            return
        except Refused:
            await self.bot.store.timers.done(timer)

    async def fire_ahead(self, timer: Timer) -> None:
        """The next in turn is told, if they want to know."""
        assert timer.game_id is not None
        table = await self.bot.sessions.open(timer.game_id)
        seat: int = msgspec.msgpack.decode(timer.args)
        user = table.user_at(seat)
        if user is not None and table.playing and not table.is_automatic(seat):
            person = await self.bot.store.people.load(user)
            if person.one_ahead and polite_from(person, self.bot.clock.now()) <= self.bot.clock.now():
                letter = msgspec.msgpack.encode(letters.Letter(seat, 0, 0))
                place = {"user_id": user, "game_id": table.id}
                await self.bot.store.deliveries.post(letters.AHEAD, letter, **place, key=f"ahead-{table.id}")
        await self.bot.store.timers.done(timer)

    # --- sending -----------------------------------------------------------------------------------------------------

    async def send(self, delivery: Delivery) -> None:
        """A reminder, unless its question was answered meanwhile; into the channel where direct messages are closed."""
        assert delivery.game_id is not None
        letter = msgspec.msgpack.decode(delivery.payload, type=letters.Letter)
        table = await self.bot.sessions.open(delivery.game_id)
        prompt, user = asked(table, letter.seat), table.user_at(letter.seat)
        if prompt is None or prompt.id != letter.prompt or user is None:
            return
        page = await letters.reminder(self.bot, table, letter, prompt, louder=letter.times >= LOUDER_AT)
        await self._send(delivery, table, user, page)

    async def send_ahead(self, delivery: Delivery) -> None:
        assert delivery.game_id is not None
        letter = msgspec.msgpack.decode(delivery.payload, type=letters.Letter)
        table = await self.bot.sessions.open(delivery.game_id)
        user = table.user_at(letter.seat)
        if table.playing and user is not None:
            with_trouble = await letters.ahead(self.bot, table, letter)
            await self._send(delivery, table, user, with_trouble, fall_back=False)

    async def _send(self, delivery: Delivery, table: Seated, user: int, page: Sheet, *, fall_back: bool = True) -> None:
        if delivery.user_id is not None:
            try:
                await self._post(await self.bot.create_dm(discord.Object(user)), delivery, page)
                return
            except discord.Forbidden as error:
                if error.code != NO_DIRECT_MESSAGES or not fall_back:
                    return
        channel = self.bot.get_partial_messageable(table.record.channel_id, guild_id=table.record.guild_id)
        await self._post(channel, delivery, page)

    async def _post(self, room: discord.abc.Messageable, delivery: Delivery, page: Sheet) -> None:
        await room.send(view=page.view, files=page.files, allowed_mentions=page.mentions, nonce=delivery.nonce)


def default(table: Seated, prompt: Prompt) -> tuple[Action, int]:
    """What the game does for somebody silent, as that seat sees it."""
    seen = table.view(prompt.seat)
    mine = seen.prompt(prompt.id)
    if mine is None:
        raise Refused("stale_button")
    return seen.rules.prompts[mine.kind].default(seen, mine), mine.id
