"""Vacation: announced once with /me, seen at every table, stops the person's clock there, for so many days a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from bot.clock import DAY
from bot.seated import Seated
from bot.store import Action as Transaction
from bot.store import Status, Timer
from bot.time.hands import moment
from bot.time.presence import Presence, presence
from bot.time.seats import agree, tell
from bot.time.waiting import slot_seat

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER = "vacation"


class Vacations:
    """Brings people back when their days are over."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds[TIMER] = self.fire

    async def fire(self, timer: Timer) -> None:
        """The days are over: the table counts on them again."""
        assert timer.game_id is not None
        seat = slot_seat(timer.slot)
        await self.bot.sessions.change(timer.game_id, lambda tx, table: back(tx, table, seat), timer=timer)


async def announce(bot: IslandBot, user: int, until: int | None) -> dict[int, int]:
    """Let every table of a person know until when nobody expects them; None: that they are here again.

    Tables that allow less are given back by channel, with what they allow: 0 where no days are left.
    """
    person = await bot.store.people.load(user)
    await bot.store.people.save(structs.replace(person, vacation_until=until))
    shorter: dict[int, int] = {}
    for game in await bot.store.games.of_user(user):
        if game.status != Status.ACTIVE:
            continue
        _, after = await bot.sessions.change(game.id, lambda tx, table: _announced(tx, table, user, until))
        seat = after.seat_of(user)
        allowed = after.meta.away.get(str(seat), 0)
        here = seat is not None and presence(after, seat) in (Presence.HERE, Presence.AWAY)
        if until is not None and after.playing and here and allowed < until:
            shorter[after.record.channel_id] = allowed
    return shorter


def _announced(tx: Transaction, table: Seated, user: int, until: int | None) -> Seated:
    seat = table.seat_of(user)
    if seat is None or not table.playing:
        return table
    table = back(tx, table, seat)
    return table if until is None else leave(tx, table, seat, until)


def leave(tx: Transaction, table: Seated, seat: int, until: int) -> Seated:
    """Somebody is away from now on, for as long as the table allows."""
    left = days_left(table, seat)
    if presence(table, seat) is not Presence.HERE or left <= 0:
        return table
    until = min(until, tx.now + left)
    tx.arm(TIMER, until, key=str(seat))
    table = agree(tx, table, away={**table.meta.away, str(seat): until}, gone={**table.meta.gone, str(seat): tx.now})
    return tell(tx, table, "went_away", seat=seat, until=moment(until))


def back(tx: Transaction, table: Seated, seat: int) -> Seated:
    """Somebody who was away is expected again; what they used up is remembered."""
    key = str(seat)
    if key not in table.meta.away:
        return table
    tx.disarm(TIMER, key=key)
    used = table.meta.holidays.get(key, 0) + tx.now - table.meta.gone.get(key, tx.now)
    table = agree(
        tx,
        table,
        away={s: until for s, until in table.meta.away.items() if s != key},
        gone={s: since for s, since in table.meta.gone.items() if s != key},
        holidays={**table.meta.holidays, key: used},
    )
    return tell(tx, table, "vacation_over", seat=seat)


def days_left(table: Seated, seat: int) -> int:
    """How much vacation a seat still has at this table, in milliseconds."""
    allowed = int(table.option("vacation")) * DAY
    return allowed - table.meta.holidays.get(str(seat), 0)
