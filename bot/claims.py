"""Working on rows that the store gives out: no more than can be worked on, each kept for as long as it takes.

Rows are claimed under a lease. Whoever is worked on keeps its lease, however long Discord lets us wait; what a process
that died had in its hands is free again when its lease runs out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Generic, Protocol, TypeVar

from bot.clock import Clock, either
from bot.tasks import Tasks

Row = TypeVar("Row")


class Drawer(Protocol[Row]):
    """A drawer of the store that gives out rows."""

    changed: asyncio.Event
    lease: int
    nap: int | None
    """The longest rest, in milliseconds, where somebody else may put something in unheard."""

    async def claim(self, most: int) -> list[Row]: ...

    async def renew(self, held: Sequence[Row]) -> None: ...

    async def next_due(self) -> int | None: ...


class Claims(Generic[Row]):
    """The worker of one drawer."""

    def __init__(
        self,
        drawer: Drawer[Row],
        clock: Clock,
        tasks: Tasks,
        work: Callable[[Row], Coroutine[object, None, None]],
        *,
        most: int,
        name: str,
    ) -> None:
        self._drawer, self._clock, self._tasks, self._work = drawer, clock, tasks, work
        self._most, self._name = most, name
        self._in_hand: dict[int, Row] = {}
        self._taken = 0
        self._taking = False
        self._renew_at = 0
        self._due: int | None = None

    def __len__(self) -> int:
        return len(self._in_hand)

    @property
    def busy(self) -> bool:
        """Something is in hand, or on its way from the store."""
        return self._taking or bool(self._in_hand)

    async def round(self) -> None:
        """Keep what is in hand, and take as much more as there are hands for."""
        drawer = self._drawer
        drawer.changed.clear()
        await self._keep()
        free = self._most - len(self._in_hand)
        self._taking = True
        try:
            rows = await drawer.claim(free) if free else []
            for row in rows:
                self._take(row)
        finally:
            self._taking = False
        # With every hand full there is nothing to wait for but a free one.
        self._due = await drawer.next_due() if len(rows) < free else None

    async def _keep(self) -> None:
        if self._in_hand and self._clock.now() >= self._renew_at:
            await self._drawer.renew(list(self._in_hand.values()))
            self._renew_at = self._clock.now() + self._drawer.lease // 3

    def _take(self, row: Row) -> None:
        if not self._in_hand:
            self._renew_at = self._clock.now() + self._drawer.lease // 3
        self._taken += 1
        number = self._taken
        self._in_hand[number] = row

        def over() -> None:
            self._in_hand.pop(number, None)
            self._drawer.changed.set()

        self._tasks.start(self._work(row), self._name, over)

    async def rest(self) -> None:
        """Until something was put in or finished, something is due, or leases want to be renewed."""
        moments = [self._due] if self._due is not None else []
        if self._in_hand:
            moments.append(self._renew_at)
        if self._drawer.nap is not None:
            moments.append(self._clock.now() + self._drawer.nap)
        if not moments:
            await self._drawer.changed.wait()
        else:
            await either(self._drawer.changed.wait(), self._clock.sleep_until(min(moments)))
