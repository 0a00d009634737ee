"""Timers are rows: they survive restarts, fire once, and are dispatched by kind.

A worker claims what is due under a lease. It ends a timer together with its effect (`tx.done(timer)`) or alone
(`timers.done`); a worker that dies in between leaves a lease that runs out, and the timer fires again.
"""

import asyncio
import secrets

from sqlalchemy import bindparam, delete, func, or_, select, update

from bot.store.database import Database, Step, fields, insert, records
from bot.store.errors import Lapsed
from bot.store.records import Clock, Timer
from bot.store.tables import timer

LEASE = 60_000

_arm = insert(timer, "id", "worker", "leased_until")
ARM = _arm.on_conflict_do_update(
    index_elements=[timer.c.slot],
    set_={
        "due_at": _arm.excluded.due_at,
        "args": _arm.excluded.args,
        "token": _arm.excluded.token,
        "attempts": 0,
        "worker": None,
        "leased_until": None,
    },
)
DISARM = delete(timer).where(timer.c.slot == bindparam("slot"))
DISARM_KIND = delete(timer).where(timer.c.game_id == bindparam("of_game"), timer.c.kind == bindparam("kind"))
DISARM_GAME = delete(timer).where(timer.c.game_id == bindparam("of_game"))
DONE = delete(timer).where(timer.c.id == bindparam("timer_id"), timer.c.token == bindparam("of_token"))
RELEASE = update(timer).where(timer.c.worker == bindparam("me")).values(leased_until=None)
PUT_OFF = (
    update(timer)
    .where(timer.c.id == bindparam("timer_id"), timer.c.token == bindparam("of_token"))
    .values(due_at=bindparam("until"), leased_until=None)
)

_free = or_(timer.c.leased_until.is_(None), timer.c.leased_until <= bindparam("now"))
_due = (
    select(timer.c.id)
    .where(timer.c.due_at <= bindparam("now"), _free)
    .order_by(timer.c.due_at, timer.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
CLAIM = (
    update(timer)
    .where(timer.c.id.in_(_due))
    .values(worker=bindparam("me"), leased_until=bindparam("until"), attempts=timer.c.attempts + 1)
    .returning(*fields(Timer, timer))
)
NEXT_DUE = select(func.min(func.coalesce(timer.c.leased_until, timer.c.due_at)))
OF_GAME = select(*fields(Timer, timer)).where(timer.c.game_id == bindparam("of_game")).order_by(timer.c.due_at)


def slot(kind: str, key: str, game_id: int | None) -> str:
    """The place of a timer: arming the same kind and key in the same game again replaces it."""
    return f"{game_id or '-'}/{kind}/{key}"


def arming(kind: str, due_at: int, args: bytes, key: str, game_id: int | None) -> Step:
    """The step that arms a timer or replaces the one in its place."""
    place = {"kind": kind, "slot": slot(kind, key, game_id), "game_id": game_id}
    return Step(ARM, {**place, "due_at": due_at, "args": args, "token": secrets.token_hex(8), "attempts": 0})


def ending(fired: Timer) -> Step:
    """The step that ends a claimed timer, and stops the write if it no longer stands."""
    return Step(DONE, {"timer_id": fired.id, "of_token": fired.token}, unless=Lapsed(fired))


class Timers:
    """All timers, of games and of the bot itself."""

    def __init__(self, database: Database, clock: Clock, worker: str) -> None:
        self._database, self._clock, self._worker = database, clock, worker
        self.changed = asyncio.Event()
        """Set whenever something was armed, so that a sleeping worker looks again; the worker clears it."""

    async def arm(self, kind: str, due_at: int, args: bytes = b"", *, key: str = "") -> None:
        """Arm a timer that belongs to no game."""
        await self._database.write(arming(kind, due_at, args, key, None))
        self.changed.set()

    async def disarm(self, kind: str, *, key: str = "") -> None:
        """Take back a timer that belongs to no game."""
        await self._database.write(Step(DISARM, {"slot": slot(kind, key, None)}))

    async def next_due(self) -> int | None:
        """When the next timer is due or may be claimed again; None while there is none."""
        [(due,)] = await self._database.read(NEXT_DUE)
        return None if due is None else int(due)

    async def claim(self, most: int = 50, lease: int = LEASE) -> list[Timer]:
        """Take what is due now, earliest first; nobody else gets it before the lease runs out."""
        now = self._clock.now()
        params = {"me": self._worker, "until": now + lease, "now": now, "most": most}
        [rows] = await self._database.write(Step(CLAIM, params))
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

    async def release(self) -> None:
        """Give back what this worker had claimed before it died; called when the store opens."""
        await self._database.write(Step(RELEASE, {"me": self._worker}))
