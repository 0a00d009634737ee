"""The letter of the day: one direct message with all tables that wait for somebody, each to be answered in place.

Whoever has chosen it gets no single reminders at paces of a day or more. It stands until the next one comes; what was
answered goes out of it, and with the last answer the letter itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec
from discord import ButtonStyle
from msgspec import structs

from bot import ui
from bot.clock import MINUTE
from bot.messages.answers import Then, read
from bot.messages.direct import send_direct
from bot.router import Call, Router
from bot.seated import Seated
from bot.speech import Speech, speech_of
from bot.store import Action as Transaction
from bot.store import Delivery, Person, Status, Timer
from bot.time import letters
from bot.time.clocks import clock_of
from bot.time.polite import letter_from
from bot.time.waiting import asked
from bot.wire import Press
from game.engine import Question, Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER, VERB, NOTE = "letter", "letter", "letters"
NEW, AGAIN = b"new", b"again"
HOURS = (7, 9, 12, 17, 19, 21)
Place = tuple[int, int]  # channel and message


class Daily:
    """Writes the letters, and keeps those that stand true."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        self._standing: dict[int, Place] = {}  # by person
        bot.timers.kinds[TIMER] = self.fire
        bot.deliverer.senders[letters.DAILY] = self.send

    async def recall(self) -> None:
        """Which letters stood when the bot was stopped."""
        if (kept := await self.bot.store.notes.read(NOTE)) is not None:
            self._standing = msgspec.msgpack.decode(kept, type=dict[int, Place])

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """A letter that names a question which is another one now, or none, is written again."""
        for who in after.seats if self._standing and after.game is not None else ():
            if who.user_id in self._standing and before.game is not None and _moved(before, after, who.seat):
                tx.post(letters.DAILY, AGAIN, user_id=who.user_id, key=f"letter-again-{who.user_id}")

    async def fire(self, timer: Timer) -> None:
        """It is the hour: write, if anything waits, and come again tomorrow."""
        store, now = self.bot.store, self.bot.clock.now()
        person = await store.people.load(int(timer.slot.rpartition("/")[2]))
        due = letter_from(person, now)
        if due is None:
            await store.timers.done(timer)
        elif due > now:
            await store.timers.put_off(timer, due)
        else:
            await store.deliveries.post(letters.DAILY, NEW, user_id=person.user_id, key=f"letter-{person.user_id}")
            await store.timers.put_off(timer, letter_from(person, now + MINUTE) or now)

    async def send(self, delivery: Delivery) -> None:
        """A new letter instead of the old one, or the old one as it is now."""
        user = delivery.user_id
        assert user is not None
        if delivery.game_id is not None:  # what it was written for may not be known to everybody yet
            await self.bot.sessions.open(delivery.game_id, delivery.version)
        person, waiting = await self.bot.store.people.load(user), await self._waiting(user)
        language = person.language or (waiting[0][0].meta.language if waiting else self.bot.settings.bot_language)
        page = await letters.daily(self.bot, speech_of(language, icons=self.bot.icons), waiting)
        old = self._standing.get(user)
        if delivery.payload == AGAIN and old is not None and waiting:
            await self._edit(old, page)
        elif old is not None:
            await self._delete(old)
            await self._stands(user, None)
        if delivery.payload == NEW and waiting and person.letter_at is not None:
            made = await send_direct(self.bot, user, page, delivery.nonce)
            if made is None:  # direct messages are closed: single reminders come again
                await choose(self.bot, person, None)
            else:
                await self._stands(user, (made.channel.id, made.id))

    async def _waiting(self, user: int) -> list[tuple[Seated, Question]]:
        """Every table that waits for somebody, the longest waiting first."""
        found: list[tuple[int, Seated, Question]] = []
        for game in await self.bot.store.games.of_user(user):
            table = await self.bot.sessions.open(game.id) if game.status == Status.ACTIVE else None
            seat = table.seat_of(user) if table is not None else None
            if table is None or seat is None:
                continue
            clock, question = clock_of(table, seat), asked(table, seat)
            if clock is not None and question is not None:
                found.append((clock.since, table, question))
        return [(table, question) for _, table, question in sorted(found, key=lambda one: one[0])]

    async def _stands(self, user: int, place: Place | None) -> None:
        self._standing = {u: p for u, p in self._standing.items() if u != user}
        if place is not None:
            self._standing[user] = place
        await self.bot.store.notes.write(NOTE, msgspec.msgpack.encode(self._standing))

    async def _edit(self, place: Place, page: ui.Sheet) -> None:
        message, quiet = self._message(place), discord.AllowedMentions.none()
        try:
            await ui.sent(page, lambda: message.edit(view=page.view, allowed_mentions=quiet))
        except discord.HTTPException as error:
            if read(error).then is not Then.ANEW:
                raise

    async def _delete(self, place: Place) -> None:
        try:
            await self._message(place).delete()
        except discord.HTTPException as error:
            if read(error).then is not Then.ANEW:
                raise

    def _message(self, place: Place) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(place[0]).get_partial_message(place[1])


def _moved(before: Seated, after: Seated, seat: int) -> bool:
    was, now = asked(before, seat), asked(after, seat)
    return (was.id if was else 0) != (now.id if now else 0)


async def choose(bot: IslandBot, person: Person, hour: int | None) -> Person:
    """A letter at this hour from now on, or none."""
    chosen = structs.replace(person, letter_at=None if hour is None else hour * 60)
    await bot.store.people.save(chosen)
    due = letter_from(chosen, bot.clock.now())
    if due is None:
        await bot.store.timers.disarm(TIMER, key=str(person.user_id))
    else:
        await bot.store.timers.arm(TIMER, due, key=str(person.user_id))
    return chosen


# --- choosing it by taps ----------------------------------------------------------------------------------------------


def register(router: Router) -> None:
    """Answer for the button under /me show, and the hours behind it."""
    router.verbs[VERB] = press


def letter_sheet(speech: Speech, person: Person) -> ui.Sheet:
    """What it is, and the hours at which it may come; the one that stands is green."""
    hours = [(None, speech.say("letter-never")), *((hour, f"{hour}:00") for hour in HOURS)]
    at = None if person.letter_at is None else person.letter_at // 60
    buttons = [
        ui.button(
            label,
            Press(VERB, 0, action="at", args="" if hour is None else str(hour)),
            ButtonStyle.success if hour == at else ButtonStyle.secondary,
        )
        for hour, label in hours
    ]
    text = speech.say("letter-about", zone=person.time_zone or "UTC")
    return ui.sheet(ui.words(text), *ui.rows(buttons))


async def press(call: Call) -> None:
    """Another hour, or none."""
    person, hour = await call.bot.store.people.load(call.user), call.press.args
    if call.press.action == "at":
        if hour and hour not in map(str, HOURS):
            raise Refused("stale_button")
        await call.answer.hold(shows=True)
        person = await choose(call.bot, person, int(hour) if hour else None)
    await call.answer.show(letter_sheet(call.speech, person))
