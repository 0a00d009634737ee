"""What Discord must be told, at least once, in order, newest state only.

A delivery with a key replaces an undelivered one with the same key to the same place (the latest state wins) and keeps
its position and its waiting time. Each place gets one delivery at a time, oldest first.
"""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import and_, bindparam, case, delete, exists, func, or_, select, update

from bot.store.database import Database, Step, fields, insert, records
from bot.store.games import OF_ITS_GAME
from bot.store.messages import POSTED, posting
from bot.store.records import Clock, Delivery, Posted
from bot.store.share import Share
from bot.store.tables import WAITING, delivery

LEASE = 60_000

_post = insert(delivery, "id", "worker", "leased_until", "failed_at", "error", "guild_id", "version").values(
    OF_ITS_GAME
)
POST = _post.on_conflict_do_update(
    index_elements=[delivery.c.lane, delivery.c.key],
    index_where=WAITING,
    set_={
        "kind": _post.excluded.kind,
        "game_id": _post.excluded.game_id,
        "payload": _post.excluded.payload,
        "nonce": _post.excluded.nonce,
        "guild_id": _post.excluded.guild_id,
        "version": _post.excluded.version,
        "attempts": 0,
    },
)
_same = and_(delivery.c.id == bindparam("delivery_id"), delivery.c.nonce == bindparam("of_nonce"))
DONE = delete(delivery).where(_same)
UNLEASE = update(delivery).where(delivery.c.id == bindparam("delivery_id")).values(leased_until=None)
RETRY = (
    update(delivery)
    .where(delivery.c.id == bindparam("delivery_id"))
    .values(
        next_try_at=bindparam("until"),
        error=bindparam("why"),
        leased_until=None,
        # A newer payload that came meanwhile starts counting afresh.
        attempts=case((delivery.c.nonce == bindparam("of_nonce"), delivery.c.attempts), else_=0),
    )
)
GIVE_UP = update(delivery).where(_same).values(failed_at=bindparam("now"), error=bindparam("why"), leased_until=None)
RENEW = (
    update(delivery)
    .where(
        delivery.c.id == bindparam("delivery_id"),
        delivery.c.worker == bindparam("me"),
        delivery.c.leased_until.is_not(None),
    )
    .values(leased_until=bindparam("until"))
)
PUT_OFF = (
    update(delivery)
    .where(delivery.c.id == bindparam("delivery_id"))
    .values(next_try_at=bindparam("until"), leased_until=None, attempts=0)
)
FORGET_OF = delete(delivery).where(delivery.c.game_id == bindparam("of_game"), delivery.c.failed_at.is_not(None))
FORGET = delete(delivery).where(delivery.c.failed_at < bindparam("before"))
PENDING = (
    select(delivery.c.id)
    .where(delivery.c.game_id == bindparam("of_game"), delivery.c.failed_at.is_(None), ~delivery.c.lane.like("aside/%"))
    .limit(1)
)
FAILED = select(*fields(Delivery, delivery)).where(delivery.c.failed_at.is_not(None)).order_by(delivery.c.id)


class Statements:
    """What a process may ask of the deliveries that are its own."""

    def __init__(self, share: Share) -> None:
        mine = share.rows("delivery")
        earlier = delivery.alias("earlier")
        in_front = exists().where(
            earlier.c.lane == delivery.c.lane,
            earlier.c.failed_at.is_(None),
            earlier.c.id < delivery.c.id,
            share.rows("earlier"),
        )
        ready = (
            select(delivery.c.id)
            .where(
                delivery.c.failed_at.is_(None),
                delivery.c.next_try_at <= bindparam("now"),
                or_(delivery.c.leased_until.is_(None), delivery.c.leased_until <= bindparam("now")),
                ~in_front,
                mine,
            )
            .order_by(delivery.c.id)
            .limit(bindparam("most"))
            .with_for_update(skip_locked=True, of=delivery)
        )
        self.claim = (
            update(delivery)
            .where(delivery.c.id.in_(ready))
            .values(worker=bindparam("me"), leased_until=bindparam("until"), attempts=delivery.c.attempts + 1)
            .returning(*fields(Delivery, delivery))
        )
        next_try = func.coalesce(delivery.c.leased_until, delivery.c.next_try_at)
        self.next_due = select(func.min(next_try)).where(delivery.c.failed_at.is_(None), ~in_front, mine)
        counted: list[Any] = [func.count(), func.min(delivery.c.created_at)]
        self.waiting = select(*counted).select_from(delivery).where(delivery.c.failed_at.is_(None), mine)
        # Also what was to be tried again or not yet begun: whoever died may have sent something for it before.
        left = update(delivery).where(delivery.c.failed_at.is_(None), mine).values(leased_until=None)
        self.release = left.returning(delivery.c.game_id)
        theirs = or_(delivery.c.worker == bindparam("of_worker"), delivery.c.worker.is_(None))
        self.release_of = self.release.where(theirs)


statements = cache(Statements)


def posting_to(
    kind: str,
    payload: bytes,
    now: int,
    *,
    game_id: int | None = None,
    channel_id: int | None = None,
    user_id: int | None = None,
    key: str | None = None,
    not_before: int = 0,
    aside: bool = False,
) -> Step:
    """The step that queues a delivery to a channel, or to a person by direct message.

    What goes `aside` has a way of its own to its channel: it waits for nothing else there, and nothing waits for it.
    """
    if (channel_id is None) == (user_id is None):
        raise ValueError("a delivery goes to a channel or to a person, and to one of them")
    lane = f"channel/{channel_id}" if channel_id is not None else f"user/{user_id}"
    lane = f"aside/{lane}" if aside else lane
    where = {"lane": lane, "key": key, "game_id": game_id, "channel_id": channel_id, "user_id": user_id}
    where["about_game"] = game_id
    what = {"kind": kind, "payload": payload, "nonce": secrets.token_hex(8), "attempts": 0}
    return Step(POST, {**where, **what, "next_try_at": max(now, not_before), "created_at": now})


def place(post: Step) -> str:
    """Where a queued delivery goes."""
    assert isinstance(post.params, Mapping)
    return str(post.params["lane"])


class Deliveries:
    """Everything that still has to reach Discord."""

    def __init__(self, database: Database, clock: Clock, worker: str, share: Share) -> None:
        self._database, self._clock, self._worker = database, clock, worker
        self._mine = statements(share)
        self.lease = LEASE
        self.nap: int | None = None
        self.changed = asyncio.Event()
        """Set whenever something was queued, so that a sleeping worker looks again; the worker clears it."""
        self.cut_off: set[int] = set()
        """Games of which something may have arrived without our knowing, by a crash or a lost answer; the worker
        clears it."""

    async def post(
        self,
        kind: str,
        payload: bytes,
        *,
        channel_id: int | None = None,
        user_id: int | None = None,
        game_id: int | None = None,
        key: str | None = None,
        not_before: int = 0,
        aside: bool = False,
    ) -> None:
        """Queue something that is no part of an action, such as a reminder."""
        now = self._clock.now()
        where = {"channel_id": channel_id, "user_id": user_id, "game_id": game_id}
        step = posting_to(kind, payload, now, **where, key=key, not_before=not_before, aside=aside)
        await self._database.write(step)
        self.changed.set()

    async def claim(self, most: int = 20, lease: int = LEASE) -> list[Delivery]:
        """Take what is ready, oldest first and one per place; nobody else gets it before the lease runs out."""
        now = self._clock.now()
        params = {"me": self._worker, "until": now + lease, "now": now, "most": most}
        [rows] = await self._database.write(Step(self._mine.claim, params))
        return sorted(records(Delivery, rows), key=lambda each: each.id)

    async def renew(self, held: Sequence[Delivery]) -> None:
        """Keep claimed deliveries for another lease."""
        until = self._clock.now() + self.lease
        rows = [{"delivery_id": each.id, "me": self._worker, "until": until} for each in held]
        await self._database.write(Step(RENEW, rows))

    async def done(self, sent: Delivery, message: Posted | None = None, then: Step | None = None) -> None:
        """Discord has it; `message` is remembered even when a newer payload already waits in the same place.

        `then` queues what follows, in the same moment.
        """
        steps = [Step(DONE, {"delivery_id": sent.id, "of_nonce": sent.nonce}), Step(UNLEASE, {"delivery_id": sent.id})]
        if message is not None:
            steps.append(Step(POSTED, posting(message)))
        if then is not None:
            steps.append(then)
        await self._database.write(*steps)
        self.changed.set()

    async def retry(self, tried: Delivery, until: int, why: str) -> None:
        """It did not get through; try again later."""
        params = {"delivery_id": tried.id, "of_nonce": tried.nonce, "until": until, "why": why}
        await self._database.write(Step(RETRY, params))
        if tried.game_id is not None:
            self.cut_off.add(tried.game_id)
        self.changed.set()

    async def put_off(self, begun: Delivery, until: int) -> None:
        """There is more to do for it later; that is no failure, so trying begins anew."""
        await self._database.write(Step(PUT_OFF, {"delivery_id": begun.id, "until": until}))
        self.changed.set()

    async def give_up(self, tried: Delivery, why: str) -> None:
        """It can never get through (channel gone, not allowed): let the next one pass, keep the reason."""
        params = {"delivery_id": tried.id, "of_nonce": tried.nonce, "now": self._clock.now(), "why": why}
        await self._database.write(Step(GIVE_UP, params), Step(UNLEASE, {"delivery_id": tried.id}))
        self.changed.set()

    async def next_due(self) -> int | None:
        """When the next delivery may be tried; None while nothing waits."""
        [(due,)] = await self._database.read(self._mine.next_due)
        return None if due is None else int(due)

    async def pending(self, game_id: int) -> bool:
        """Is anything of a game on its way, but for what goes aside?"""
        return bool(await self._database.read(PENDING, of_game=game_id))

    async def waiting(self) -> int:
        """How many deliveries still wait."""
        return (await self.backlog())[0]

    async def backlog(self) -> tuple[int, int | None]:
        """How many deliveries still wait, and since when the oldest of them does."""
        [(count, since)] = await self._database.read(self._mine.waiting)
        return int(count), None if since is None else int(since)

    async def failed(self) -> list[Delivery]:
        """What was given up, oldest first."""
        return records(Delivery, await self._database.read(FAILED))

    async def forget_failed_of(self, game_id: int) -> None:
        """Clear away what was given up for a game: it got through since, or was given up again."""
        await self._database.write(Step(FORGET_OF, {"of_game": game_id}))

    async def forget_failed(self, before: int) -> None:
        """Clear away what was given up long ago."""
        await self._database.write(Step(FORGET, {"before": before}))

    async def release(self, worker: str | None = None) -> None:
        """Take over what a worker that died had claimed, or without a name whoever it was that died."""
        step = Step(self._mine.release) if worker is None else Step(self._mine.release_of, {"of_worker": worker})
        [rows] = await self._database.write(step)
        self.cut_off |= {game_id for (game_id,) in rows if game_id is not None}
