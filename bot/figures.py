"""Figures for whoever watches the bot: counted as things happen, or looked up when somebody asks (/metrics)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from bot.clock import SECOND
from bot.store import Unavailable

if TYPE_CHECKING:
    from bot.app import IslandBot

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
BEAT = 0.1  # seconds between two looks at the loop
GAMES_EVERY = 60.0  # seconds for which counted games are good enough


class Figures:
    """All figures of one bot."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.interactions = self._counter(
            "interactions", "Interactions by kind and what became of them.", "kind", "outcome"
        )
        self.acknowledged = self._histogram(
            "acknowledgement_seconds", "From hearing an interaction to its first answer."
        )
        self.database = self._histogram("database_seconds", "Reads and writes of the database.", "kind")
        self.database_errors = self._counter("database_errors", "Reads and writes that failed.", "kind")
        self.pictures = self._histogram("picture_seconds", "Pictures drawn, waiting for a place included.", "kind")
        self.thoughts = self._histogram("thought_seconds", "Thoughts beside the event loop, waiting included.", "kind")
        self.loop_lag = self._histogram("loop_lag_seconds", "How late the event loop comes to what is due.")
        self.deliveries = self._counter("deliveries", "Deliveries by kind and what became of them.", "kind", "outcome")
        self.timers = self._counter("timers", "Timers by kind and what became of them.", "kind", "outcome")
        self._waiting = self._gauge("deliveries_waiting", "Deliveries that have not reached Discord yet.")
        self._waiting_age = self._gauge("deliveries_oldest_seconds", "How long the oldest of them has waited.")
        self._late = self._gauge("timers_late", "Timers that are due and not carried out yet.")
        self._late_age = self._gauge("timers_late_seconds", "How long the first of them has been due.")
        self._in_hand = self._gauge("in_hand", "Rows being worked on.", "worker")
        self._stuck = self._gauge("worker_stuck", "1 where a worker has managed nothing for a minute.", "worker")
        self._failures = self._gauge("worker_failures", "Rounds of a worker that failed since the start.", "worker")
        self._died = self._gauge("tasks_died", "Tasks that ended by an error nobody foresaw since the start.")
        self._games = self._gauge("games", "Games by state.", "state")
        self._kept = self._gauge("games_in_memory", "Games kept ready.")
        self._shards = self._gauge("shards_connected", "Shards that are connected to Discord.")
        self._counted = -GAMES_EVERY
        self.refused = False
        """The database did not take what was written last."""

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"island_{name}", about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"island_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(f"island_{name}", about, labels, registry=self.registry, buckets=QUICK)

    def asked(self, kind: str, seconds: float, error: BaseException | None) -> None:
        """Somebody has read or written."""
        away = isinstance(error, Unavailable)
        self.database.labels(kind).observe(seconds)
        if kind == "write":
            self.refused = away
        if away:
            self.database_errors.labels(kind).inc()

    async def text(self, bot: IslandBot) -> bytes:
        """Everything as a monitor reads it; what only the database knows stays as it was while that is away."""
        for shift in bot.workers.shifts.values():
            self._failures.labels(shift.name).set(shift.failures)
            self._stuck.labels(shift.name).set(shift.name in bot.workers.stuck())
        self._died.set(bot.tasks.died)
        self._shards.set(sum(not shard.is_closed() for shard in bot.shards.values()))
        with contextlib.suppress(Unavailable, TimeoutError, AttributeError):
            async with asyncio.timeout(2):
                await self._look_up(bot)
        return generate_latest(self.registry)

    async def _look_up(self, bot: IslandBot) -> None:
        now, store = bot.clock.now(), bot.store
        self._in_hand.labels("deliveries").set(len(bot.deliverer.claims))
        self._in_hand.labels("timers").set(len(bot.timers.claims))
        self._kept.set(len(bot.sessions))
        waiting, since = await store.deliveries.backlog()
        self._waiting.set(waiting)
        self._waiting_age.set(0 if since is None else (now - since) / SECOND)
        late, since = await store.timers.late()
        self._late.set(late)
        self._late_age.set(0 if since is None else (now - since) / SECOND)
        if bot.settings.first_process and bot.clock.steady() - self._counted >= GAMES_EVERY:
            self._counted = bot.clock.steady()
            for state, count in (await store.games.count()).items():
                self._games.labels(state).set(count)


class Pulse:
    """A worker that measures how late the event loop comes to what is due."""

    def __init__(self, figures: Figures) -> None:
        self._figures, self._due = figures, 0.0

    async def round(self) -> None:
        """Note it."""
        if self._due:
            self._figures.loop_lag.observe(max(0.0, asyncio.get_running_loop().time() - self._due))

    async def rest(self) -> None:
        """A moment of the loop's own time: what it does is measured, not the time of day."""
        self._due = asyncio.get_running_loop().time() + BEAT
        await asyncio.sleep(BEAT)
