"""Timers are rows: they survive restarts, fire once, and are dispatched by kind.

A worker claims what is due under a lease. It ends a timer together with its effect (`tx.done(timer)`) or alone
(`timers.done`); a worker that dies in between leaves a lease that runs out, and the timer fires again.
"""

import asyncio
import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import bindparam, delete, func, or_, select, update

from bot.store.database import Database, Step, fields, insert, records
from bot.store.errors import Lapsed
from bot.store.games import OF_ITS_GAME
from bot.store.records import Clock, Timer
from bot.store.share import Share
from bot.store.tables import timer

LEASE = 60_000

_arm = insert(timer, "id", "worker", "leased_until", *OF_ITS_GAME).values(OF_ITS_GAME)
ARM = _arm.on_conflict_do_update(
    index_elements=[timer.c.slot],
    set_={
        "due_at": _arm.excluded.due_at,
        "args": _arm.excluded.args,
        "token": _arm.excluded.token,
        "guild_id": _arm.excluded.guild_id,
        "version": _arm.excluded.version,
        "attempts": 0,
        "worker": None,
        "leased_until": None,
    },
)
ARM_ONCE = _arm.on_conflict_do_nothing(index_elements=[timer.c.slot])
DISARM = delete(timer).where(timer.c.slot == bindparam("slot"))
DISARM_KIND = delete(timer).where(timer.c.game_id == bindparam("of_game"), timer.c.kind == bindparam("kind"))
DISARM_GAME = delete(timer).where(timer.c.game_id == bindparam("of_game"))
DONE = delete(timer).where(timer.c.id == bindparam("timer_id"), timer.c.token == bindparam("of_token"))
PUT_OFF = (
    update(timer)
    .where(timer.c.id == bindparam("timer_id"), timer.c.token == bindparam("of_token"))
    .values(due_at=bindparam("until"), leased_until=None)
)

RENEW = (
    update(timer)
    .where(
        timer.c.id == bindparam("timer_id"),
        timer.c.token == bindparam("of_token"),
        timer.c.worker == bindparam("me"),
        timer.c.leased_until.is_not(None),
    )
    .values(leased_until=bindparam("until"))
)
OF_GAME = select(*fields(Timer, timer)).where(timer.c.game_id == bindparam("of_game")).order_by(timer.c.due_at)


class Statements:
    """What a process may ask of the timers that are its own."""

    def __init__(self, share: Share) -> None:
        mine = share.rows("timer")
        free = or_(timer.c.leased_until.is_(None), timer.c.leased_until <= bindparam("now"))
        due = (
            select(timer.c.id)
            .where(timer.c.due_at <= bindparam("now"), free, mine)
            .order_by(timer.c.due_at, timer.c.id)
            .limit(bindparam("most"))
            .with_for_update(skip_locked=True)
        )
        self.claim = (
            update(timer)
            .where(timer.c.id.in_(due))
            .values(worker=bindparam("me"), leased_until=bindparam("until"), attempts=timer.c.attempts + 1)
            .returning(*fields(Timer, timer))
        )
        # Each half is answered by an index of its own: one look instead of a walk through all timers.
        waiting = select(func.min(timer.c.due_at)).where(timer.c.leased_until.is_(None), mine)
        held = select(func.min(timer.c.leased_until)).where(timer.c.leased_until.is_not(None), mine)
        self.next_due = select(waiting.scalar_subquery(), held.scalar_subquery())
        counted: list[Any] = [func.count(), func.min(timer.c.due_at)]
        self.late = select(*counted).where(timer.c.due_at <= bindparam("now"), mine)
        held_by_us = update(timer).where(timer.c.leased_until.is_not(None), mine).values(leased_until=None)
        self.release = held_by_us
        self.release_of = held_by_us.where(timer.c.worker == bindparam("of_worker"))


statements = cache(Statements)


def slot(kind: str, key: str, game_id: int | None) -> str:
    """The place of a timer: arming the same kind and key in the same game again replaces it."""
    return f"{game_id or '-'}/{kind}/{key}"


def arming(kind: str, due_at: int, args: bytes, key: str, game_id: int | None) -> Step:
    """The step that arms a timer or replaces the one in its place."""
    place = {"kind": kind, "slot": slot(kind, key, game_id), "game_id": game_id, "about_game": game_id}
    return Step(ARM, {**place, "due_at": due_at, "args": args, "token": secrets.token_hex(8), "attempts": 0})


def ending(fired: Timer) -> Step:
    """The step that ends a claimed timer, and stops the write if it no longer stands."""
    return Step(DONE, {"timer_id": fired.id, "of_token": fired.token}, unless=Lapsed(fired))


class Timers:
    """All timers, of games and of the bot itself."""

    def __init__(self, database: Database, clock: Clock, worker: str, share: Share) -> None:
        self._database, self._clock, self._worker = database, clock, worker
        self._mine = statements(share)
        self.lease = LEASE
        self.nap: int | None = None
        self.changed = asyncio.Event()
        """Set whenever something was armed, so that a sleeping worker looks again; the worker clears it."""

    async def arm(self, kind: str, due_at: int, args: bytes = b"", *, key: str = "") -> None:
        """Arm a timer that belongs to no game."""
        await self._database.write(arming(kind, due_at, args, key, None))
        self.changed.set()

    async def arm_once(self, kind: str, due_at: int, args: bytes = b"", *, key: str = "") -> None:
        """The same, unless it is armed already: then it stays as it is."""
        step = arming(kind, due_at, args, key, None)
        await self._database.write(Step(ARM_ONCE, step.params))
        self.changed.set()

    async def disarm(self, kind: str, *, key: str = "") -> None:
        """Take back a timer that belongs to no game."""
        await self._database.write(Step(DISARM, {"slot": slot(kind, key, None)}))

    async def next_due(self) -> int | None:
        """When the next timer is due or may be claimed again; None while there is none."""
        [moments] = await self._database.read(self._mine.next_due)
        return min((int(moment) for moment in moments if moment is not None), default=None)

    async def renew(self, held: Sequence[Timer]) -> None:
        """Keep claimed timers for another lease; one that was armed anew meanwhile is not ours to keep."""
        until = self._clock.now() + self.lease
        rows = [{"timer_id": each.id, "of_token": each.token, "me": self._worker, "until": until} for each in held]
        await self._database.write(Step(RENEW, rows))

    async def claim(self, most: int = 50, lease: int = LEASE) -> list[Timer]:
        """Take what is due now, earliest first; nobody else gets it before the lease runs out."""
        now = self._clock.now()
        params = {"me": self._worker, "until": now + lease, "now": now, "most": most}
        [rows] = await self._database.write(Step(self._mine.claim, params))
        return sorted(records(Timer, rows), key=lambda each: (each.due_at, each.id))

    async def done(self, fired: Timer) -> bool:
        """End a claimed timer whose effect is no game action; False if it no longer stands."""
        try:
            await self._database.write(ending(fired))
        except Lapsed:
            return False
        return True

    async def put_off(self, fired: Timer, until: int) -> None:
        """Let a claimed timer fire again later (quiet hours, a failed try)."""
        await self._database.write(Step(PUT_OFF, {"timer_id": fired.id, "of_token": fired.token, "until": until}))
        self.changed.set()

    async def of_game(self, game_id: int) -> list[Timer]:
        """The timers of a game, earliest first."""
        return records(Timer, await self._database.read(OF_GAME, of_game=game_id))

    async def late(self) -> tuple[int, int | None]:
        """How many timers are due and not carried out yet, and since when the first of them is."""
        [(count, since)] = await self._database.read(self._mine.late, now=self._clock.now())
        return int(count), None if since is None else int(since)

    async def release(self, worker: str | None = None) -> None:
        """Take over what a worker that died had claimed, or without a name whoever it was that died."""
        step = Step(self._mine.release) if worker is None else Step(self._mine.release_of, {"of_worker": worker})
        await self._database.write(step)
