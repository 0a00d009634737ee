"""Telling Discord: a worker over the store's deliveries, at least once, newest state only, one place at a time.

A delivery of kind "show" says no more than “look at this game again”: what should stand in its channel follows from the
committed state (bot/show/stage.py), so coalescing, retries and restarts lose nothing. One of kind "tidy" closes what
should stand no longer; it goes a way of its own, so that nothing old ever delays what is new. Other kinds have own
senders. bot/messages/ has what is done to a message, and what follows from each of Discord's answers.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import discord

from bot import logs
from bot.claims import Claims
from bot.clock import HOUR, SECOND
from bot.lessons.course import following
from bot.messages import strays
from bot.messages.answers import TRIES, Reading, Then, is_bug, next_try, read
from bot.messages.life import Life
from bot.messages.pace import Pace
from bot.messages.unshown import SHOW, Unshown
from bot.seated import Seated
from bot.show.message import Standing
from bot.show.stage import stays, unmoved, wanted
from bot.store import Action as Transaction
from bot.store import Delivery, NoSuchGame, Posted
from bot.store.database import Step
from bot.store.deliveries import posting_to
from bot.workers import insist

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

TIDY = "tidy"
OLD = HOUR  # messages older than this may be edited three times in six seconds
LOOK_AGAIN = 5.0  # seconds after which what is on its way should have arrived
OLD_PACE, TIDY_PACE = 2.5, 5  # times the interval between two edits: together they stay below what Discord allows

T = TypeVar("T")
Sender = Callable[[Delivery], Awaitable[Posted | float | None]]
"""Sends a delivery: what was posted, if it is to be remembered; seconds, if there is more to do after them."""


class Deliverer:
    """The worker; `senders` by kind of delivery may be added to."""

    def __init__(self, bot: IslandBot, interval: float) -> None:
        self.bot, self.interval = bot, interval
        self.senders: dict[str, Sender] = {SHOW: self._show, TIDY: self._tidy}
        self.life, self.unshown = Life(bot), Unshown(bot)
        self._pace = Pace(bot.clock)
        self._doubts = Counter[tuple[str, int | None]]()
        """How often in a row each kind of delivery of a game was refused for no known reason."""
        most = bot.settings.deliveries_at_once
        self.claims = Claims(bot.store.deliveries, bot.clock, bot.tasks, self._deliver, most=most, name="delivery")

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """After every change the channel is looked at again; while only automatic players are to move, after theirs."""
        waits = self.bot.automatic.goes_on(after, tx.now) or following(after) is not None
        if waits or unmoved(self.bot, before, after):
            return
        tx.post(SHOW, b"", channel_id=after.record.channel_id, key=f"game-{after.id}")

    async def again(self, table: Seated) -> None:
        """Show a game anew at the end of its channel, for those who have lost it."""
        for old in await self.bot.store.messages.standing(table.id):
            if old.kind in ("lobby", "table"):
                try:
                    await self.life.close(table, old)
                except discord.HTTPException as error:
                    log.info("message %s of game %s was not closed: %s", old.message_id, table.id, error)
                    await self.bot.store.messages.retire(old.message_id)
        await self.look_at(table.id, table.record.channel_id)

    async def repair(self, table: Seated) -> None:
        """Take nothing for granted that should stand in the channel: what is missing comes back."""
        for old in await self.bot.store.messages.standing(table.id):
            self.life.doubt(old.message_id)
        await self.look_at(table.id, table.record.channel_id)

    async def look_at(self, game_id: int, channel_id: int) -> None:
        """Look at a game again."""
        await self.bot.store.deliveries.post(SHOW, b"", channel_id=channel_id, game_id=game_id, key=f"game-{game_id}")

    # --- working -----------------------------------------------------------------------------------------------------

    async def _deliver(self, delivery: Delivery) -> None:
        logs.note(delivery=delivery.id, kind=delivery.kind, game=delivery.game_id, channel=delivery.channel_id)
        deliveries, counted = self.bot.store.deliveries, self.bot.figures.deliveries
        try:
            came = await self.senders[delivery.kind](delivery)
        except Exception as error:
            counted.labels(delivery.kind, await self._failed(delivery, error, read(error))).inc()
            return
        counted.labels(delivery.kind, "done").inc()
        if isinstance(came, int | float):
            until = self.bot.clock.now() + round(came * SECOND)
            await self._insist(lambda: deliveries.put_off(delivery, until))
        else:
            strays = await self._insist(lambda: self._strays(delivery))
            await self._insist(lambda: deliveries.done(delivery, came, strays))
        self._doubts.pop((delivery.kind, delivery.game_id), None)
        if delivery.kind == SHOW:
            await self.unshown.over(delivery.game_id or 0)

    async def _strays(self, delivery: Delivery) -> Step | None:
        """Something may have arrived without our knowing, and what it was about may be over: have a look afterwards."""
        if delivery.kind == TIDY or delivery.game_id not in self.bot.store.deliveries.cut_off:
            return None
        try:
            table = await self.bot.sessions.open(delivery.game_id)
        except NoSuchGame:
            return None
        place, now = table.record.channel_id, self.bot.clock.now()
        return posting_to(TIDY, b"", now, channel_id=place, game_id=table.id, key=f"tidy-{table.id}", aside=True)

    async def _failed(self, delivery: Delivery, error: Exception, reading: Reading) -> str:
        """Again, or never again; which of them."""
        deliveries, why = self.bot.store.deliveries, str(error) or repr(error)
        about = delivery.kind, delivery.game_id
        self._doubts[about] += reading.then is Then.DOUBT
        wait = next_try(reading, delivery.attempts, self._doubts[about])
        what = f"delivery {delivery.kind} of game {delivery.game_id}"
        if wait is not None:
            until = self.bot.clock.now() + wait
            log.log(
                logging.ERROR if is_bug(error) else logging.INFO,
                *("%s again in %s ms: %s", what, wait, why),
                exc_info=error if is_bug(error) else None,
            )
            await self._insist(lambda: deliveries.retry(delivery, until, why))
            return "failed" if is_bug(error) else "again"
        known = delivery.game_id in self.unshown.games
        log.log(logging.INFO if known else logging.WARNING, "%s given up: %s", what, why)
        if delivery.kind == SHOW and reading.then is not Then.NEVER:
            await self.unshown.begin(delivery.game_id or 0, reading.why)
        await self._insist(lambda: deliveries.give_up(delivery, why))
        return "given_up"

    async def _insist(self, write: Callable[[], Awaitable[T]]) -> T:
        return await insist(self.bot.clock, write)

    # --- what should stand in a game's channel -----------------------------------------------------------------------

    async def _show(self, delivery: Delivery) -> None:
        assert delivery.game_id is not None and delivery.channel_id is not None
        await self._pace.wait(delivery.channel_id)
        table = await self.bot.sessions.open(delivery.game_id, delivery.version)
        standing = await self.bot.store.messages.standing(table.id)
        plan = wanted(self.bot, table, _here(table, standing))
        plain, old = self._doubts[SHOW, table.id] >= TRIES, False
        for message in plan:
            found = _found(message, _here(table, standing))
            old = old or (found is not None and self._is_old(found))
            await self.life.stand(table, message, found, plain=plain)
        self._pace.hold(delivery.channel_id, self.interval * (OLD_PACE if old else 1))
        if _past(table, plan, await self.bot.store.messages.standing(table.id)):
            place = table.record.channel_id
            await self.bot.store.deliveries.post(
                TIDY, b"", channel_id=place, game_id=table.id, key=f"tidy-{table.id}", aside=True
            )

    def _is_old(self, posted: Posted) -> bool:
        return self.bot.clock.now() - posted.posted_at > OLD

    # --- what should stand there no longer ---------------------------------------------------------------------------

    async def _tidy(self, delivery: Delivery) -> float | None:
        """Close one message after the other, slowly; seconds until the next one."""
        assert delivery.game_id is not None
        table = await self.bot.sessions.open(delivery.game_id)
        standing = await self.bot.store.messages.standing(table.id)
        plan = wanted(self.bot, table, _here(table, standing))
        past = _past(table, plan, standing)
        for left, old in enumerate(past, start=1 - len(past)):
            await self._close(table, old)
            if left and self.interval:
                return self.interval * TIDY_PACE
        cut_off = self.bot.store.deliveries.cut_off
        if table.id not in cut_off:
            return None
        if not await strays.clear(self.bot, table):
            return LOOK_AGAIN
        cut_off.discard(table.id)
        return None

    async def _close(self, table: Seated, old: Posted) -> None:
        """Close a message; one that cannot be reached stays for the next time, unless its place was left."""
        try:
            await self.life.close(table, old, plain=self._doubts[TIDY, table.id] >= TRIES)
        except discord.HTTPException as error:
            reading = read(error)
            if next_try(reading, 1, self._doubts[TIDY, table.id] + 1) is not None:
                raise
            log.info("message %s of game %s stays as it is: %s", old.message_id, table.id, error)
            later = reading.then in (Then.STOP, Then.OPEN) and old.channel_id == table.record.channel_id
            if not later:
                await self.bot.store.messages.retire(old.message_id)


def _here(table: Seated, standing: Sequence[Posted]) -> list[Posted]:
    """What stands in the game's own channel; it may have moved."""
    return [posted for posted in standing if posted.channel_id == table.record.channel_id]


def _found(message: Standing, standing: Sequence[Posted]) -> Posted | None:
    """The message that is to become this one."""
    return next((p for p in standing if (p.kind, p.key) == (message.kind, message.key)), None)


def _past(table: Seated, plan: Sequence[Standing], standing: Sequence[Posted]) -> list[Posted]:
    """What has had its time, the oldest first.

    The newest table stays until the next one stands: from its key follows what the next one tells, and its nonce.
    """
    here = _here(table, standing)
    stands = [_found(message, here) for message in plan]
    if any(message.kind == "table" and found is None for message, found in zip(plan, stands, strict=True)):
        stands.append(next((posted for posted in here if posted.kind == "table"), None))
    return [posted for posted in reversed(standing) if posted not in stands and not stays(table, posted)]
